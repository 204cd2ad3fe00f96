// Made of runtime/call/tvm_call.c by `make core`: do not edit.
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<10 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str", unnamed_addr = 0 : i64, value = "TypeError\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<5 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_1", unnamed_addr = 0 : i64, value = "%lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_0", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2288 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2288) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_1", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2287 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2287) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2286 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2286) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_3", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2285 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2285) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_4", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2284 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2284) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_5", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2283 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2283) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_6", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2282 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2282) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_7", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2281 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2281) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = i32, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_is_ready", unnamed_addr = 0 : i64, value = 0 : i32, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<14 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_2", unnamed_addr = 0 : i64, value = "libtvm_ffi.so\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, constant, global_type = !llvm.array<8 x ptr>, linkage = #llvm.linkage<external>, sym_name = "_mlir_abi_tvm_ffi_symbols", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<8 x array<36 x i8>>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_NAMES", unnamed_addr = 0 : i64, value = dense<"0x54564D4646494572726F7253657452616973656446726F6D43537472506172747300000054564D46464946756E6374696F6E43616C6C00000000000000000000000000000000000054564D46464946756E6374696F6E476574476C6F62616C0000000000000000000000000054564D46464947657454797065496E666F0000000000000000000000000000000000000054564D4646494F626A6563744372656174654F706171756500000000000000000000000054564D4646494F626A65637444656352656600000000000000000000000000000000000054564D464649537472696E6746726F6D427974654172726179000000000000000000000054564D46464954656E736F72437265617465556E73616665566965770000000000000000"> : tensor<8x36xi8>, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<6 x array<16 x i8>>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_GLOBALS", unnamed_addr = 0 : i64, value = dense<[[102, 102, 105, 46, 65, 114, 114, 97, 121, 0, 0, 0, 0, 0, 0, 0], [102, 102, 105, 46, 77, 97, 112, 0, 0, 0, 0, 0, 0, 0, 0, 0], [102, 102, 105, 46, 77, 97, 112, 83, 105, 122, 101, 0, 0, 0, 0, 0], [102, 102, 105, 46, 77, 97, 112, 71, 101, 116, 73, 116, 101, 109, 0, 0], [102, 102, 105, 46, 68, 105, 99, 116, 83, 105, 122, 101, 0, 0, 0, 0], [102, 102, 105, 46, 68, 105, 99, 116, 71, 101, 116, 73, 116, 101, 109, 0]]> : tensor<6x16xi8>, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.array<6 x ptr>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_globals", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2279 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2280 = "llvm.mlir.zero"() : () -> !llvm.array<6 x ptr>
    "llvm.return"(%2280) : (!llvm.array<6 x ptr>) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<47 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_refuse_runtime_text", unnamed_addr = 0 : i64, value = "TVM FFI 0.1.9 or newer is needed: there is no \00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<13 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_3", unnamed_addr = 0 : i64, value = "RuntimeError\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<1 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_4", unnamed_addr = 0 : i64, value = dense<0> : tensor<1xi8>, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<6 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_5", unnamed_addr = 0 : i64, value = "%s%s\0A\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<5 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_6", unnamed_addr = 0 : i64, value = "None\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<7 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_7", unnamed_addr = 0 : i64, value = "a bool\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<13 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_8", unnamed_addr = 0 : i64, value = "the float %g\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<6 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_9", unnamed_addr = 0 : i64, value = "a str\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<6 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_10", unnamed_addr = 0 : i64, value = "bytes\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<15 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_11", unnamed_addr = 0 : i64, value = "a list of %lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<7 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_12", unnamed_addr = 0 : i64, value = "a dict\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<16 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_13", unnamed_addr = 0 : i64, value = "a Python object\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<24 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_14", unnamed_addr = 0 : i64, value = "an integer beyond int64\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<21 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_15", unnamed_addr = 0 : i64, value = "a value of type %lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<5 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_16", unnamed_addr = 0 : i64, value = "a %s\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<18 x array<20 x i8>>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_DTYPES", unnamed_addr = 0 : i64, value = dense<"0x696E74256C6C640000000000000000000000000075696E74256C6C64000000000000000000000000666C6F6174256C6C64000000000000000000000068616E646C65256C6C640000000000000000000062666C6F6174256C6C6400000000000000000000636F6D706C6578256C6C64000000000000000000626F6F6C00000000000000000000000000000000666C6F6174385F65336D34000000000000000000666C6F6174385F65346D33000000000000000000666C6F6174385F65346D33623131666E757A0000666C6F6174385F65346D33666E00000000000000666C6F6174385F65346D33666E757A0000000000666C6F6174385F65356D32000000000000000000666C6F6174385F65356D32666E757A0000000000666C6F6174385F65386D30666E75000000000000666C6F6174365F65326D33666E00000000000000666C6F6174365F65336D32666E00000000000000666C6F6174345F65326D31666E00000000000000"> : tensor<18x20xi8>, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<6 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_17", unnamed_addr = 0 : i64, value = "x%lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<15 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_18", unnamed_addr = 0 : i64, value = " with strides \00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<2 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_19", unnamed_addr = 0 : i64, value = "[\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<6 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_20", unnamed_addr = 0 : i64, value = ",%lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<2 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_21", unnamed_addr = 0 : i64, value = "]\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<11 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_22", unnamed_addr = 0 : i64, value = "ValueError\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<9 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_23", unnamed_addr = 0 : i64, value = " of %lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<11 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_24", unnamed_addr = 0 : i64, value = " without \22\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<2 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_25", unnamed_addr = 0 : i64, value = "\22\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<29 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_26", unnamed_addr = 0 : i64, value = " whose elements share memory\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<36 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_27", unnamed_addr = 0 : i64, value = ", which overlaps with another array\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<41 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_28", unnamed_addr = 0 : i64, value = " whose address is not a multiple of %lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<26 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_29", unnamed_addr = 0 : i64, value = " on a device of type %lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<46 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_30", unnamed_addr = 0 : i64, value = ", which an index of %lld bits cannot describe\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<5 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_31", unnamed_addr = 0 : i64, value = "%llu\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<12 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_32", unnamed_addr = 0 : i64, value = "MemoryError\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<35 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_33", unnamed_addr = 0 : i64, value = "null: no memory could be allocated\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<21 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_34", unnamed_addr = 0 : i64, value = "no memory for a copy\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<31 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_35", unnamed_addr = 0 : i64, value = ", and the result has rank %lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<35 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_36", unnamed_addr = 0 : i64, value = ", and a size of the result is %lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, i32, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_call", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg64: !llvm.ptr, %arg65: !llvm.ptr, %arg66: !llvm.ptr, %arg67: i32, %arg68: !llvm.ptr):
    %1794 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1795 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1796 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1797 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1798 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1799 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1800 = "llvm.mlir.constant"() <{value = 48 : i32}> : () -> i32
    %1801 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1802 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1803 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1804 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1805 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1806 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1807 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %1808 = "llvm.mlir.constant"() <{value = 108 : i32}> : () -> i32
    %1809 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1810 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1811 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1812 = "llvm.mlir.constant"() <{value = 3.4028234663852886E+38 : f64}> : () -> f64
    %1813 = "llvm.mlir.constant"() <{value = 1.7976931348623157E+308 : f64}> : () -> f64
    %1814 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1815 = "llvm.mlir.constant"() <{value = 3.3895313892515355E+38 : f64}> : () -> f64
    %1816 = "llvm.mlir.constant"() <{value = 6.550400e+04 : f64}> : () -> f64
    %1817 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1818 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1819 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1820 = "llvm.mlir.constant"() <{value = 14 : i32}> : () -> i32
    %1821 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1822 = "llvm.mlir.constant"() <{value = -1023 : i32}> : () -> i32
    %1823 = "llvm.mlir.constant"() <{value = 1024 : i32}> : () -> i32
    %1824 = "llvm.mlir.constant"() <{value = -32768 : i16}> : () -> i16
    %1825 = "llvm.mlir.constant"() <{value = 52 : i32}> : () -> i32
    %1826 = "llvm.mlir.constant"() <{value = 4503599627370495 : i64}> : () -> i64
    %1827 = "llvm.mlir.constant"() <{value = 4503599627370496 : i64}> : () -> i64
    %1828 = "llvm.mlir.constant"() <{value = 51 : i32}> : () -> i32
    %1829 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1830 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1831 = "llvm.mlir.constant"() <{value = 9007199254740991 : i64}> : () -> i64
    %1832 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1833 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1834 = "llvm.mlir.constant"() <{value = 32768 : i64}> : () -> i64
    %1835 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1836 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1837 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1838 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1839 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1840 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1841 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1842 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1843 = "llvm.mlir.constant"() <{value = 44 : i32}> : () -> i32
    %1844 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1845 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1846 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1847 = "llvm.alloca"(%1794) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>}> : (i32) -> !llvm.ptr
    %1848 = "llvm.alloca"(%1794) <{alignment = 1 : i64, elem_type = !llvm.array<1056 x i8>}> : (i32) -> !llvm.ptr
    %1849 = "llvm.alloca"(%1794) <{alignment = 4 : i64, elem_type = !llvm.array<2 x i32>}> : (i32) -> !llvm.ptr
    %1850 = "llvm.alloca"(%1794) <{alignment = 4 : i64, elem_type = !llvm.array<2 x i32>}> : (i32) -> !llvm.ptr
    %1851 = "llvm.alloca"(%1794) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1852 = "llvm.alloca"(%1794) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Call", (ptr, ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1853 = "llvm.load"(%1795) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1854 = "llvm.icmp"(%1853, %1796) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1854)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1855 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1856 = "llvm.icmp"(%1855, %1796) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1856, %1797)[^bb2, ^bb108] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1857 = "llvm.getelementptr"(%arg64, %1798) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1858 = "llvm.load"(%1857) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1859 = "llvm.getelementptr"(%arg64, %1799) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1860 = "llvm.load"(%1859) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1861 = "llvm.add"(%1860, %1858) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1862 = "llvm.icmp"(%arg67, %1861) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1863 = "llvm.icmp"(%arg67, %1858) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1864 = "llvm.or"(%1863, %1862) : (i1, i1) -> i1
    "llvm.cond_br"(%1864)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1865 = "llvm.getelementptr"(%arg64, %1800) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1866 = "llvm.load"(%1865) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1867 = "llvm.getelementptr"(%arg64, %1866) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1868 = "llvm.sext"(%arg67) : (i32) -> i64
    "llvm.call"(%1801, %1867, %1802, %1803, %1868) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1797)[^bb108] : (i32) -> ()
  ^bb4:  // pred: ^bb2
    %1869 = "llvm.getelementptr"(%arg64, %1804) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1870 = "llvm.load"(%1869) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1871 = "llvm.add"(%1870, %1794) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1872 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1873 = "llvm.alloca"(%1871) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1874 = "llvm.icmp"(%1860, %1796) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1875 = "llvm.and"(%1874, %1862) : (i1, i1) -> i1
    %1876 = "llvm.getelementptr"(%arg66, %1858) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1877 = "llvm.select"(%1875, %1876, %1802) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1878 = "llvm.getelementptr"(%arg64, %1805) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1879 = "llvm.load"(%1878) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1880 = "llvm.add"(%1879, %1794) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1881 = "llvm.alloca"(%1880) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1882 = "llvm.getelementptr"(%arg64, %1806) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1883 = "llvm.load"(%1882) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1884 = "llvm.add"(%1883, %1798) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1885 = "llvm.alloca"(%1884) <{alignment = 16 : i64, elem_type = i8}> : (i32) -> !llvm.ptr
    "llvm.store"(%arg64, %1852) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1886 = "llvm.getelementptr"(%1852, %1806) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1873, %1886) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1887 = "llvm.getelementptr"(%1852, %1804) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1885, %1887) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1888 = "llvm.getelementptr"(%1852, %1799) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1881, %1888) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1889 = "llvm.icmp"(%1858, %1796) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1889)[^bb5, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1890 = "llvm.getelementptr"(%arg64, %1807) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1891 = "llvm.load"(%1890) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1892 = "llvm.getelementptr"(%arg64, %1891) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1892, %1796)[^bb6] : (!llvm.ptr, i32) -> ()
  ^bb6(%1893: !llvm.ptr, %1894: i32):  // 2 preds: ^bb5, ^bb9
    %1895 = "llvm.load"(%1893) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1896 = "llvm.icmp"(%1895, %1808) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1897 = "llvm.getelementptr"(%arg66, %1894) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%1896)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %1898 = "llvm.getelementptr"(%1893, %1798) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1899 = "llvm.getelementptr"(%1893, %1806) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1900 = "llvm.load"(%1899) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1901 = "llvm.getelementptr"(%1873, %1900) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1897, %1901) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1898)[^bb9] : (!llvm.ptr) -> ()
  ^bb8:  // pred: ^bb6
    %1902 = "llvm.call"(%1852, %1893, %1897) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1903 = "llvm.icmp"(%1902, %1802) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1903, %1797, %1902)[^bb107, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb9(%1904: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %1905 = "llvm.add"(%1894, %1794) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1906 = "llvm.icmp"(%1905, %1858) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1906, %1904, %1905)[^bb10, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb10:  // 2 preds: ^bb4, ^bb9
    %1907 = "llvm.getelementptr"(%arg64, %1809) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1908 = "llvm.load"(%1907) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1909 = "llvm.getelementptr"(%arg64, %1908) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1910 = "llvm.load"(%1869) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1911 = "llvm.icmp"(%1910, %1796) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1911)[^bb11, ^bb80] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1912 = "llvm.getelementptr"(%1850, %1806) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1913 = "llvm.getelementptr"(%1849, %1806) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1796)[^bb12] : (i32) -> ()
  ^bb12(%1914: i32):  // 2 preds: ^bb11, ^bb79
    %1915 = "llvm.getelementptr"(%1909, %1914) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1916 = "llvm.load"(%1886) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1917 = "llvm.getelementptr"(%1916, %1914) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1918 = "llvm.load"(%1917) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1919 = "llvm.load"(%1852) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1920 = "llvm.getelementptr"(%1915, %1810) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1921 = "llvm.load"(%1920) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1922 = "llvm.load"(%1915) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1923 = "llvm.load"(%1918) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1922)[^bb47, ^bb13, ^bb31] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[97, 102]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb13:  // pred: ^bb12
    "llvm.switch"(%1923, %1919, %1794)[^bb30, ^bb14, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i32) -> ()
  ^bb14:  // pred: ^bb13
    %1924 = "llvm.getelementptr"(%1918, %1804) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1925 = "llvm.load"(%1924) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1926 = "llvm.getelementptr"(%1925, %1805) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1926)[^bb16] : (!llvm.ptr) -> ()
  ^bb15:  // pred: ^bb13
    %1927 = "llvm.getelementptr"(%1918, %1804) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1928 = "llvm.load"(%1927) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1929 = "llvm.icmp"(%1928, %1802) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1929, %1919, %1794, %1928)[^bb30, ^bb16] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb16(%1930: !llvm.ptr):  // 2 preds: ^bb14, ^bb15
    %1931 = "llvm.load"(%1887) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1932 = "llvm.call"(%1919, %1915, %1930, %1931) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_describe, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1933 = "llvm.icmp"(%1932, %1796) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1934 = "llvm.load"(%1852) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.cond_br"(%1933, %1934, %1932)[^bb17, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb17:  // pred: ^bb16
    %1935 = "llvm.load"(%1887) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1936 = "llvm.getelementptr"(%1934, %1825) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1937 = "llvm.load"(%1936) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1938 = "llvm.icmp"(%1914, %1937) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1938)[^bb28, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb18:  // pred: ^bb17
    %1939 = "llvm.getelementptr"(%1934, %1809) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1940 = "llvm.load"(%1939) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1941 = "llvm.getelementptr"(%1934, %1940) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1942 = "llvm.icmp"(%1914, %1796) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1942)[^bb28, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb19:  // pred: ^bb18
    %1943 = "llvm.getelementptr"(%1941, %1914) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1944 = "llvm.getelementptr"(%1943, %1805) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1796)[^bb20] : (i32) -> ()
  ^bb20(%1945: i32):  // 2 preds: ^bb19, ^bb27
    %1946 = "llvm.getelementptr"(%1941, %1945) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1947 = "llvm.load"(%1946) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1948 = "llvm.icmp"(%1947, %1836) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1948)[^bb21, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb21:  // pred: ^bb20
    %1949 = "llvm.load"(%1944) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1950 = "llvm.icmp"(%1949, %1811) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1950)[^bb23, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb22:  // pred: ^bb21
    %1951 = "llvm.getelementptr"(%1946, %1805) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1952 = "llvm.load"(%1951) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1953 = "llvm.icmp"(%1952, %1811) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1953)[^bb23, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb23:  // 2 preds: ^bb21, ^bb22
    %1954 = "llvm.call"(%1934, %1943, %1935, %1849) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1955 = "llvm.icmp"(%1954, %1796) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1955)[^bb28, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb24:  // pred: ^bb23
    %1956 = "llvm.call"(%1934, %1946, %1935, %1850) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1957 = "llvm.icmp"(%1956, %1796) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1957)[^bb27, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb25:  // pred: ^bb24
    %1958 = "llvm.load"(%1849) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1959 = "llvm.load"(%1912) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1960 = "llvm.icmp"(%1958, %1959) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1960)[^bb26, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb26:  // pred: ^bb25
    %1961 = "llvm.load"(%1850) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1962 = "llvm.load"(%1913) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1963 = "llvm.icmp"(%1961, %1962) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1963)[^bb29, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb27:  // 5 preds: ^bb20, ^bb22, ^bb24, ^bb25, ^bb26
    %1964 = "llvm.add"(%1945, %1794) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1965 = "llvm.icmp"(%1964, %1914) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1965, %1964)[^bb28, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb28:  // 4 preds: ^bb17, ^bb18, ^bb23, ^bb27
    "llvm.br"()[^bb79] : () -> ()
  ^bb29:  // pred: ^bb26
    "llvm.br"(%1934, %1799)[^bb30] : (!llvm.ptr, i32) -> ()
  ^bb30(%1966: !llvm.ptr, %1967: i32):  // 4 preds: ^bb13, ^bb15, ^bb16, ^bb29
    %1968 = "llvm.getelementptr"(%1919, %1921) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1967, %1968, %1918, %1915, %1966) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1797)[^bb107] : (i32) -> ()
  ^bb31:  // pred: ^bb12
    %1969 = "llvm.add"(%1923, %1797) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1970 = "llvm.icmp"(%1969, %1811) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1970)[^bb33, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb32:  // pred: ^bb31
    "llvm.switch"(%1923, %1794)[^bb75, ^bb34, ^bb70, ^bb71] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[3, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb33:  // pred: ^bb31
    %1971 = "llvm.getelementptr"(%1918, %1804) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1972 = "llvm.load"(%1971) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1973 = "llvm.sitofp"(%1972) : (i64) -> f64
    "llvm.br"(%1973)[^bb35] : (f64) -> ()
  ^bb34:  // pred: ^bb32
    %1974 = "llvm.getelementptr"(%1918, %1804) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1975 = "llvm.load"(%1974) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%1975)[^bb35] : (f64) -> ()
  ^bb35(%1976: f64):  // 2 preds: ^bb33, ^bb34
    %1977 = "llvm.load"(%1887) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1978 = "llvm.getelementptr"(%1915, %1799) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1979 = "llvm.load"(%1978) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1980 = "llvm.getelementptr"(%1977, %1979) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1981 = "llvm.getelementptr"(%1915, %1804) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1982 = "llvm.load"(%1981) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1982)[^bb37, ^bb36, ^bb38] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb36:  // pred: ^bb35
    "llvm.store"(%1976, %1980) <{alignment = 1 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"()[^bb79] : () -> ()
  ^bb37:  // pred: ^bb35
    %1983 = "llvm.getelementptr"(%1915, %1806) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1984 = "llvm.load"(%1983) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1985 = "llvm.and"(%1984, %1814) : (i32, i32) -> i32
    %1986 = "llvm.icmp"(%1985, %1806) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1987 = "llvm.select"(%1986, %1815, %1816) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %1988 = "llvm.intr.fabs"(%1976) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %1989 = "llvm.fcmp"(%1988, %1987) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %1990 = "llvm.fcmp"(%1988, %1813) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %1991 = "llvm.and"(%1990, %1989) : (i1, i1) -> i1
    "llvm.cond_br"(%1991)[^bb78, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb38:  // pred: ^bb35
    %1992 = "llvm.intr.fabs"(%1976) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %1993 = "llvm.fcmp"(%1992, %1812) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %1994 = "llvm.fcmp"(%1992, %1813) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %1995 = "llvm.and"(%1993, %1994) : (i1, i1) -> i1
    "llvm.cond_br"(%1995)[^bb78, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb39:  // pred: ^bb38
    %1996 = "llvm.fptrunc"(%1976) : (f64) -> f32
    "llvm.store"(%1996, %1980) <{alignment = 1 : i64, ordering = 0 : i64}> : (f32, !llvm.ptr) -> ()
    "llvm.br"()[^bb79] : () -> ()
  ^bb40:  // pred: ^bb37
    %1997 = "llvm.select"(%1986, %1817, %1818) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1998 = "llvm.bitcast"(%1976) : (f64) -> i64
    %1999 = "llvm.lshr"(%1998, %1819) : (i64, i64) -> i64
    %2000 = "llvm.bitcast"(%1988) : (f64) -> i64
    %2001 = "llvm.sub"(%1820, %1997) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2002 = "llvm.shl"(%1797, %2001) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2003 = "llvm.add"(%2002, %1811) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2004 = "llvm.lshr"(%2000, %1821) : (i64, i64) -> i64
    %2005 = "llvm.trunc"(%2004) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %2006 = "llvm.add"(%2005, %1822) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2007 = "llvm.zext"(%1997) <{nonNeg}> : (i32) -> i64
    %2008 = "llvm.icmp"(%2006, %1823) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2008)[^bb41, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb41:  // pred: ^bb40
    %2009 = "llvm.xor"(%1997, %1835) : (i32, i32) -> i32
    %2010 = "llvm.shl"(%1797, %2009) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2011 = "llvm.xor"(%2010, %1797) : (i32, i32) -> i32
    %2012 = "llvm.zext"(%2011) <{nonNeg}> : (i32) -> i64
    %2013 = "llvm.shl"(%2012, %2007) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2014 = "llvm.and"(%1999, %1834) : (i64, i64) -> i64
    %2015 = "llvm.or"(%2013, %2014) : (i64, i64) -> i64
    %2016 = "llvm.and"(%2000, %1826) : (i64, i64) -> i64
    %2017 = "llvm.icmp"(%2016, %1832) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2018 = "llvm.add"(%1997, %1797) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2019 = "llvm.shl"(%1794, %2018) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2020 = "llvm.zext"(%2019) <{nonNeg}> : (i32) -> i64
    %2021 = "llvm.select"(%2017, %1832, %2020) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %2022 = "llvm.or"(%2015, %2021) : (i64, i64) -> i64
    %2023 = "llvm.trunc"(%2022) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%2023)[^bb46] : (i16) -> ()
  ^bb42:  // pred: ^bb40
    %2024 = "llvm.trunc"(%1999) <{overflowFlags = 2 : i32}> : (i64) -> i16
    %2025 = "llvm.and"(%2024, %1824) : (i16, i16) -> i16
    %2026 = "llvm.icmp"(%2006, %2003) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %2027 = "llvm.sub"(%2003, %2006) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2028 = "llvm.select"(%2026, %2027, %1796) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2029 = "llvm.sub"(%2028, %1997) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2030 = "llvm.icmp"(%2029, %1811) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2030, %2025)[^bb46, ^bb43] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i16) -> ()
  ^bb43:  // pred: ^bb42
    %2031 = "llvm.add"(%2029, %1825) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2032 = "llvm.and"(%2000, %1826) : (i64, i64) -> i64
    %2033 = "llvm.or"(%2032, %1827) <{isDisjoint}> : (i64, i64) -> i64
    %2034 = "llvm.add"(%2029, %1828) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2035 = "llvm.zext"(%2034) <{nonNeg}> : (i32) -> i64
    %2036 = "llvm.shl"(%1829, %2035) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %2037 = "llvm.zext"(%2031) <{nonNeg}> : (i32) -> i64
    %2038 = "llvm.lshr"(%2033, %2037) : (i64, i64) -> i64
    %2039 = "llvm.shl"(%1830, %2035) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2040 = "llvm.add"(%2039, %1831) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %2041 = "llvm.and"(%2040, %2033) : (i64, i64) -> i64
    %2042 = "llvm.icmp"(%2041, %2036) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2042, %1794)[^bb45, ^bb44] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb44:  // pred: ^bb43
    %2043 = "llvm.icmp"(%2041, %2036) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2044 = "llvm.and"(%2038, %1829) : (i64, i64) -> i64
    %2045 = "llvm.icmp"(%2044, %1832) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2046 = "llvm.select"(%2043, %2045, %1833) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %2047 = "llvm.zext"(%2046) : (i1) -> i32
    "llvm.br"(%2047)[^bb45] : (i32) -> ()
  ^bb45(%2048: i32):  // 2 preds: ^bb43, ^bb44
    %2049 = "llvm.zext"(%2048) <{nonNeg}> : (i32) -> i64
    %2050 = "llvm.sub"(%2006, %2003) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2051 = "llvm.select"(%2026, %1796, %2050) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2052 = "llvm.zext"(%2051) : (i32) -> i64
    %2053 = "llvm.and"(%1999, %1834) : (i64, i64) -> i64
    %2054 = "llvm.shl"(%2052, %2007) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2055 = "llvm.add"(%2038, %2054) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2056 = "llvm.add"(%2055, %2049) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2057 = "llvm.or"(%2056, %2053) : (i64, i64) -> i64
    %2058 = "llvm.trunc"(%2057) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%2058)[^bb46] : (i16) -> ()
  ^bb46(%2059: i16):  // 3 preds: ^bb41, ^bb42, ^bb45
    "llvm.store"(%2059, %1980) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb79] : () -> ()
  ^bb47:  // pred: ^bb12
    %2060 = "llvm.add"(%1923, %1797) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2061 = "llvm.icmp"(%2060, %1811) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2061)[^bb48, ^bb64] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb48:  // pred: ^bb47
    %2062 = "llvm.getelementptr"(%1918, %1804) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2063 = "llvm.load"(%2062) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2064 = "llvm.load"(%1887) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2065 = "llvm.getelementptr"(%1915, %1799) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2066 = "llvm.load"(%2065) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2067 = "llvm.getelementptr"(%2064, %2066) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2068 = "llvm.getelementptr"(%1915, %1804) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2069 = "llvm.load"(%2068) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2069)[^bb51, ^bb49, ^bb52, ^bb50] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 8, 4]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb49:  // pred: ^bb48
    %2070 = "llvm.trunc"(%2063) <{overflowFlags = 0 : i32}> : (i64) -> i8
    "llvm.store"(%2070, %2067) <{alignment = 1 : i64, ordering = 0 : i64}> : (i8, !llvm.ptr) -> ()
    "llvm.br"()[^bb53] : () -> ()
  ^bb50:  // pred: ^bb48
    %2071 = "llvm.trunc"(%2063) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%2071, %2067) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb53] : () -> ()
  ^bb51:  // pred: ^bb48
    %2072 = "llvm.trunc"(%2063) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%2072, %2067) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb53] : () -> ()
  ^bb52:  // pred: ^bb48
    "llvm.store"(%2063, %2067) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb53] : () -> ()
  ^bb53:  // 4 preds: ^bb49, ^bb50, ^bb51, ^bb52
    %2073 = "llvm.load"(%2065) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2074 = "llvm.getelementptr"(%2064, %2073) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2075 = "llvm.load"(%2074) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %2076 = "llvm.zext"(%2075) : (i8) -> i64
    %2077 = "llvm.load"(%1915) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2078 = "llvm.icmp"(%2077, %1839) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2078)[^bb54, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // pred: ^bb53
    %2079 = "llvm.and"(%2076, %1829) : (i64, i64) -> i64
    "llvm.br"(%2079)[^bb63] : (i64) -> ()
  ^bb55:  // pred: ^bb53
    %2080 = "llvm.load"(%2068) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2081 = "llvm.icmp"(%2080, %1794) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2081, %2076)[^bb56, ^bb60] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb56:  // pred: ^bb55
    "llvm.switch"(%2080)[^bb59, ^bb57, ^bb58] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb57:  // pred: ^bb56
    %2082 = "llvm.load"(%2074) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%2082)[^bb60] : (i64) -> ()
  ^bb58:  // pred: ^bb56
    %2083 = "llvm.load"(%2074) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2084 = "llvm.sext"(%2083) : (i32) -> i64
    "llvm.br"(%2084)[^bb60] : (i64) -> ()
  ^bb59:  // pred: ^bb56
    %2085 = "llvm.load"(%2074) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %2086 = "llvm.sext"(%2085) : (i16) -> i64
    "llvm.br"(%2086)[^bb60] : (i64) -> ()
  ^bb60(%2087: i64):  // 4 preds: ^bb55, ^bb57, ^bb58, ^bb59
    %2088 = "llvm.shl"(%2080, %1840) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2089 = "llvm.sub"(%1841, %2088) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2090 = "llvm.icmp"(%2077, %1837) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2091 = "llvm.zext"(%2089) : (i32) -> i64
    "llvm.cond_br"(%2090)[^bb61, ^bb62] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb61:  // pred: ^bb60
    %2092 = "llvm.lshr"(%1842, %2091) : (i64, i64) -> i64
    %2093 = "llvm.and"(%2087, %2092) : (i64, i64) -> i64
    "llvm.br"(%2093)[^bb63] : (i64) -> ()
  ^bb62:  // pred: ^bb60
    %2094 = "llvm.shl"(%2087, %2091) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2095 = "llvm.ashr"(%2094, %2091) <{isExact}> : (i64, i64) -> i64
    "llvm.br"(%2095)[^bb63] : (i64) -> ()
  ^bb63(%2096: i64):  // 3 preds: ^bb54, ^bb61, ^bb62
    %2097 = "llvm.icmp"(%2096, %2063) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2097)[^bb77, ^bb78] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb64:  // pred: ^bb47
    "llvm.switch"(%1923, %1794)[^bb75, ^bb65, ^bb70, ^bb71] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[78, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb65:  // pred: ^bb64
    %2098 = "llvm.getelementptr"(%1918, %1804) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2099 = "llvm.load"(%2098) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2100 = "llvm.getelementptr"(%2099, %1805) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2101 = "llvm.icmp"(%1922, %1837) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2101)[^bb66, ^bb78] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb66:  // pred: ^bb65
    %2102 = "llvm.getelementptr"(%1915, %1804) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2103 = "llvm.load"(%2102) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2104 = "llvm.icmp"(%2103, %1804) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2104)[^bb67, ^bb78] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb67:  // pred: ^bb66
    %2105 = "llvm.load"(%2100) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2106 = "llvm.icmp"(%2105, %1830) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2106)[^bb68, ^bb78] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb68:  // pred: ^bb67
    %2107 = "llvm.getelementptr"(%2099, %1810) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2108 = "llvm.load"(%2107) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2109 = "llvm.icmp"(%2108, %1832) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2109)[^bb69, ^bb78] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb69:  // pred: ^bb68
    %2110 = "llvm.load"(%1887) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2111 = "llvm.getelementptr"(%1915, %1799) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2112 = "llvm.load"(%2111) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2113 = "llvm.getelementptr"(%2110, %2112) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2114 = "llvm.getelementptr"(%2099, %1838) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2115 = "llvm.load"(%2114) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%2115, %2113) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb79] : () -> ()
  ^bb70:  // 2 preds: ^bb32, ^bb64
    %2116 = "llvm.getelementptr"(%1918, %1804) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2117 = "llvm.load"(%2116) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2118 = "llvm.getelementptr"(%2117, %1805) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%2118)[^bb72] : (!llvm.ptr) -> ()
  ^bb71:  // 2 preds: ^bb32, ^bb64
    %2119 = "llvm.getelementptr"(%1918, %1804) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2120 = "llvm.load"(%2119) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2121 = "llvm.icmp"(%2120, %1802) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2121, %1794, %2120)[^bb75, ^bb72] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb72(%2122: !llvm.ptr):  // 2 preds: ^bb70, ^bb71
    %2123 = "llvm.getelementptr"(%2122, %1798) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2124 = "llvm.load"(%2123) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2125 = "llvm.getelementptr"(%1915, %1806) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2126 = "llvm.load"(%2125) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2127 = "llvm.icmp"(%2124, %2126) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2127, %1811)[^bb73, ^bb75] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb73:  // pred: ^bb72
    %2128 = "llvm.getelementptr"(%2122, %1799) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2129 = "llvm.load"(%2128) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2130 = "llvm.icmp"(%2129, %1796) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2130, %1811)[^bb74, ^bb75] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb74:  // pred: ^bb73
    %2131 = "llvm.getelementptr"(%2122, %1806) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2132 = "llvm.load"(%2131) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2132, %1804)[^bb75, ^bb76, ^bb76, ^bb76] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb75(%2133: i32):  // 6 preds: ^bb32, ^bb64, ^bb71, ^bb72, ^bb73, ^bb74
    %2134 = "llvm.getelementptr"(%1919, %1921) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%2133, %2134, %1918, %1915, %1919) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1797)[^bb107] : (i32) -> ()
  ^bb76:  // 3 preds: ^bb74, ^bb74, ^bb74
    %2135 = "llvm.load"(%1887) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2136 = "llvm.getelementptr"(%1915, %1799) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2137 = "llvm.load"(%2136) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2138 = "llvm.getelementptr"(%2135, %2137) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2139 = "llvm.load"(%2122) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2140 = "llvm.getelementptr"(%2122, %1809) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2141 = "llvm.load"(%2140) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2142 = "llvm.trunc"(%2141) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2143 = "llvm.getelementptr"(%2139, %2142) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2144 = "llvm.getelementptr"(%1915, %1804) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2145 = "llvm.load"(%2144) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.memcpy"(%2138, %2143, %2145) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb79] : () -> ()
  ^bb77:  // pred: ^bb63
    %2146 = "llvm.icmp"(%2077, %1837) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2147 = "llvm.icmp"(%2063, %1832) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %2148 = "llvm.and"(%2147, %2146) : (i1, i1) -> i1
    "llvm.cond_br"(%2148)[^bb78, ^bb79] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb78:  // 8 preds: ^bb37, ^bb38, ^bb63, ^bb65, ^bb66, ^bb67, ^bb68, ^bb77
    %2149 = "llvm.getelementptr"(%1919, %1921) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1845, %2149, %1918, %1846, %1832) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1797)[^bb107] : (i32) -> ()
  ^bb79:  // 7 preds: ^bb28, ^bb36, ^bb39, ^bb46, ^bb69, ^bb76, ^bb77
    %2150 = "llvm.add"(%1914, %1794) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2151 = "llvm.load"(%1869) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2152 = "llvm.icmp"(%2150, %2151) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2152, %2150)[^bb12, ^bb80] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb80:  // 2 preds: ^bb10, ^bb79
    %2153 = "llvm.getelementptr"(%arg64, %1843) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2154 = "llvm.load"(%2153) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2155 = "llvm.getelementptr"(%arg64, %2154) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2156 = "llvm.getelementptr"(%arg64, %1844) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2157 = "llvm.load"(%2156) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2158 = "llvm.icmp"(%2157, %1796) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2158, %1796)[^bb81, ^bb89] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb81(%2159: i32):  // 2 preds: ^bb80, ^bb88
    %2160 = "llvm.getelementptr"(%2155, %2159) <{elem_type = !llvm.struct<"mlir_abi.struct.Condition", (struct<"mlir_abi.struct.Sum", (i32, i32)>, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2161 = "llvm.getelementptr"(%2160, %1806) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2162 = "llvm.load"(%2161) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2163 = "llvm.getelementptr"(%arg64, %2162) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2164 = "llvm.getelementptr"(%2160, %1799) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2165 = "llvm.load"(%2164) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2166 = "llvm.sext"(%2165) : (i32) -> i64
    %2167 = "llvm.icmp"(%2165, %1796) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2168 = "llvm.load"(%2160) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2169 = "llvm.icmp"(%2168, %1796) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2167)[^bb83, ^bb82] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb82:  // pred: ^bb81
    "llvm.cond_br"(%2169, %1796, %1832)[^bb86, ^bb88] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb83:  // pred: ^bb81
    "llvm.cond_br"(%2169, %1796, %1832, %1832)[^bb84, ^bb85] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i64, i64) -> ()
  ^bb84(%2170: i32, %2171: i64):  // 2 preds: ^bb83, ^bb84
    %2172 = "llvm.getelementptr"(%2163, %2170) <{elem_type = !llvm.struct<"mlir_abi.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2173 = "llvm.call"(%arg64, %1885, %2172) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %2174 = "llvm.load"(%2172) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2175 = "llvm.mul"(%2174, %2173) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2176 = "llvm.add"(%2175, %2171) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2177 = "llvm.add"(%2170, %1794) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2178 = "llvm.icmp"(%2177, %2168) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2178, %2176, %2177, %2176)[^bb85, ^bb84] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i64) -> ()
  ^bb85(%2179: i64):  // 2 preds: ^bb83, ^bb84
    %2180 = "llvm.getelementptr"(%2160, %1804) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2181 = "llvm.load"(%2180) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2182 = "llvm.icmp"(%2181, %1796) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2183 = "llvm.icmp"(%2179, %1842) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %2184 = "llvm.icmp"(%2179, %1832) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2185 = "llvm.select"(%2182, %2184, %2183) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2185)[^bb88, ^bb91] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb86(%2186: i32, %2187: i64):  // 2 preds: ^bb82, ^bb86
    %2188 = "llvm.getelementptr"(%2163, %2186) <{elem_type = !llvm.struct<"mlir_abi.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2189 = "llvm.call"(%arg64, %1885, %2188) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %2190 = "llvm.srem"(%2189, %2166) : (i64, i64) -> i64
    %2191 = "llvm.load"(%2188) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2192 = "llvm.srem"(%2191, %2166) : (i64, i64) -> i64
    %2193 = "llvm.mul"(%2192, %2190) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2194 = "llvm.add"(%2193, %2187) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2195 = "llvm.srem"(%2194, %2166) : (i64, i64) -> i64
    %2196 = "llvm.add"(%2186, %1794) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2197 = "llvm.icmp"(%2196, %2168) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2197, %2196, %2195)[^bb87, ^bb86] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb87:  // pred: ^bb86
    %2198 = "llvm.icmp"(%2195, %1832) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2198)[^bb88, ^bb91] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb88:  // 3 preds: ^bb82, ^bb85, ^bb87
    %2199 = "llvm.add"(%2159, %1794) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2200 = "llvm.icmp"(%2199, %2157) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2200, %2199)[^bb89, ^bb81] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb89:  // 2 preds: ^bb80, ^bb88
    %2201 = "llvm.icmp"(%1877, %1802) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %2202 = "llvm.icmp"(%1860, %1796) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %2203 = "llvm.and"(%2201, %2202) : (i1, i1) -> i1
    "llvm.cond_br"(%2203)[^bb90, ^bb102] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb90:  // pred: ^bb89
    %2204 = "llvm.getelementptr"(%arg64, %1838) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2205 = "llvm.load"(%2204) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2206 = "llvm.getelementptr"(%arg64, %2205) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2207 = "llvm.getelementptr"(%1847, %1800) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2208 = "llvm.getelementptr"(%1847, %1798) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2209 = "llvm.getelementptr"(%1847, %1804) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2210 = "llvm.getelementptr"(%1847, %1809) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2211 = "llvm.getelementptr"(%1847, %1838) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2212 = "llvm.getelementptr"(%1847, %1799) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2213 = "llvm.getelementptr"(%1847, %1844) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2214 = "llvm.getelementptr"(%1847, %1805) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2215 = "llvm.getelementptr"(%1847, %1843) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2216 = "llvm.getelementptr"(%1847, %1807) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1796)[^bb94] : (i32) -> ()
  ^bb91:  // 2 preds: ^bb85, ^bb87
    %2217 = "llvm.load"(%1852) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2218 = "llvm.getelementptr"(%2217, %2162) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2219 = "llvm.getelementptr"(%2160, %1798) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2220 = "llvm.load"(%2219) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2221 = "llvm.icmp"(%2220, %1796) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2221, %1802, %2220)[^bb92, ^bb93] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb92:  // pred: ^bb91
    %2222 = "llvm.getelementptr"(%2217, %1809) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2223 = "llvm.load"(%2222) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2224 = "llvm.getelementptr"(%2217, %2223) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2225 = "llvm.getelementptr"(%2218, %1807) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2226 = "llvm.load"(%2225) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2227 = "llvm.getelementptr"(%2224, %2226) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2228 = "llvm.getelementptr"(%2227, %1810) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2229 = "llvm.load"(%2228) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2230 = "llvm.load"(%1886) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2231 = "llvm.getelementptr"(%2230, %2226) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2232 = "llvm.load"(%2231) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%2232, %2229)[^bb93] : (!llvm.ptr, i32) -> ()
  ^bb93(%2233: !llvm.ptr, %2234: i32):  // 2 preds: ^bb91, ^bb92
    %2235 = "llvm.getelementptr"(%2217, %2234) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2236 = "llvm.load"(%1887) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2237 = "llvm.call"(%2217, %2236, %2218) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %2238 = "llvm.getelementptr"(%2160, %1844) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2239 = "llvm.load"(%2238) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2240 = "llvm.getelementptr"(%2217, %2239) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1845, %2235, %2233, %2240, %2237) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1797)[^bb107] : (i32) -> ()
  ^bb94(%2241: i32):  // 2 preds: ^bb90, ^bb101
    %2242 = "llvm.getelementptr"(%1876, %2241) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2243 = "llvm.getelementptr"(%2206, %2241) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memcpy"(%1847, %2243, %1825) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %2244 = "llvm.load"(%2207) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2245 = "llvm.load"(%1847) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2246 = "llvm.icmp"(%2245, %1836) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2246)[^bb96, ^bb95] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb95:  // pred: ^bb94
    "llvm.store"(%1796, %2208) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2247 = "llvm.load"(%2209) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2247, %2210) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb96] : () -> ()
  ^bb96:  // 2 preds: ^bb94, ^bb95
    "llvm.store"(%1796, %2211) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1796, %2212) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1798, %2213) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1794, %2214) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2248 = "llvm.load"(%2215) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2248, %2216) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2249 = "llvm.load"(%2242) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2249, %1794)[^bb100, ^bb98, ^bb97] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb97:  // pred: ^bb96
    %2250 = "llvm.getelementptr"(%2242, %1804) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2251 = "llvm.load"(%2250) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2252 = "llvm.icmp"(%2251, %1802) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2252, %1794, %2251)[^bb100, ^bb99] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb98:  // pred: ^bb96
    %2253 = "llvm.getelementptr"(%2242, %1804) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2254 = "llvm.load"(%2253) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2255 = "llvm.getelementptr"(%2254, %1805) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%2255)[^bb99] : (!llvm.ptr) -> ()
  ^bb99(%2256: !llvm.ptr):  // 2 preds: ^bb97, ^bb98
    %2257 = "llvm.call"(%arg64, %1847, %2256, %1848) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_describe, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2258 = "llvm.icmp"(%2257, %1796) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2258, %2257)[^bb101, ^bb100] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb100(%2259: i32):  // 3 preds: ^bb96, ^bb97, ^bb99
    %2260 = "llvm.getelementptr"(%arg64, %2244) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%2259, %2260, %2242, %1847, %arg64) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1797)[^bb107] : (i32) -> ()
  ^bb101:  // pred: ^bb99
    %2261 = "llvm.add"(%2241, %1794) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2262 = "llvm.icmp"(%2261, %1860) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2262, %2261)[^bb94, ^bb102] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb102:  // 2 preds: ^bb89, ^bb101
    %2263 = "llvm.call"(%arg65, %1885, %1851, %1802) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.cond_br"(%1874, %1796)[^bb103, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb103:  // pred: ^bb102
    %2264 = "llvm.getelementptr"(%arg64, %1838) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2265 = "llvm.load"(%2264) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2266 = "llvm.getelementptr"(%arg64, %2265) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2267 = "llvm.getelementptr"(%arg64, %1810) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2268 = "llvm.load"(%2267) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2269 = "llvm.getelementptr"(%arg64, %2268) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2270 = "llvm.load"(%2269) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2271 = "llvm.icmp"(%2270, %1808) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2271)[^bb104, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb104:  // pred: ^bb103
    %2272 = "llvm.load"(%2266) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2273 = "llvm.icmp"(%2272, %1836) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2274 = "llvm.or"(%2201, %2273) : (i1, i1) -> i1
    "llvm.cond_br"(%2274)[^bb106, ^bb105] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb105:  // pred: ^bb104
    %2275 = "llvm.call"(%1852, %2266, %arg68) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2275)[^bb107] : (i32) -> ()
  ^bb106:  // 2 preds: ^bb103, ^bb104
    %2276 = "llvm.call"(%1852, %1877, %arg68) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_results, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2276)[^bb107] : (i32) -> ()
  ^bb107(%2277: i32):  // 9 preds: ^bb8, ^bb30, ^bb75, ^bb78, ^bb93, ^bb100, ^bb102, ^bb105, ^bb106
    "llvm.intr.stackrestore"(%1872) : (!llvm.ptr) -> ()
    "llvm.br"(%2277)[^bb108] : (i32) -> ()
  ^bb108(%2278: i32):  // 3 preds: ^bb1, ^bb3, ^bb107
    "llvm.return"(%2278) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_refuse", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg59: !llvm.ptr, %arg60: !llvm.ptr, %arg61: !llvm.ptr, %arg62: !llvm.ptr, %arg63: i64):
    %1774 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1775 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1776 = "llvm.mlir.constant"() <{value = 484 : i32}> : () -> i32
    %1777 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1778 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1779 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1780 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1781 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_0}> : () -> !llvm.ptr
    %1782 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1783 = "llvm.alloca"(%1774) <{alignment = 4 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1784 = "llvm.alloca"(%1774) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%1784, %1775, %1776) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %1785 = "llvm.icmp"(%arg61, %1777) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1785)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%1784, %arg61) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1786 = "llvm.call"(%1777, %1778, %arg62, %arg63) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %1787 = "llvm.add"(%1786, %1774) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1788 = "llvm.alloca"(%1787) <{alignment = 1 : i64, elem_type = i8}> : (i32) -> !llvm.ptr
    %1789 = "llvm.call"(%1788, %1787, %arg62, %arg63) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %1790 = "llvm.getelementptr"(%1784, %1779) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg60, %1783) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1791 = "llvm.getelementptr"(%1783, %1779) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1790, %1791) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1792 = "llvm.getelementptr"(%1783, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1788, %1792) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1793 = "llvm.load"(%1781) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1793, %arg59, %1783, %1782) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<ptr (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_flatten", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg56: !llvm.ptr, %arg57: !llvm.ptr, %arg58: !llvm.ptr):
    %1675 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1676 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1677 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1678 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1679 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1680 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1681 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1682 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1683 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1684 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1685 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1686 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1687 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1688 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1689 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %1690 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1691 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1692 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1693 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_1}> : () -> !llvm.ptr
    %1694 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1695 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1696 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_5}> : () -> !llvm.ptr
    %1697 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_23}> : () -> !llvm.ptr
    %1698 = "llvm.alloca"(%1675) <{alignment = 4 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %1699 = "llvm.alloca"(%1675) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1700 = "llvm.getelementptr"(%arg57, %1676) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1701 = "llvm.load"(%arg56) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1702 = "llvm.getelementptr"(%arg57, %1677) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1703 = "llvm.load"(%1702) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1704 = "llvm.getelementptr"(%1701, %1703) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1705 = "llvm.load"(%arg57) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1705)[^bb1, ^bb2, ^bb3, ^bb5] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[108, 110, 115]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1706 = "llvm.getelementptr"(%arg57, %1681) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1707 = "llvm.getelementptr"(%arg56, %1677) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1682, %1700)[^bb10] : (i32, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1708 = "llvm.getelementptr"(%arg56, %1681) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1709 = "llvm.load"(%1708) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1710 = "llvm.getelementptr"(%arg57, %1681) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1711 = "llvm.load"(%1710) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1712 = "llvm.getelementptr"(%1709, %1711) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg58, %1712) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1700)[^bb21] : (!llvm.ptr) -> ()
  ^bb3:  // pred: ^bb0
    %1713 = "llvm.load"(%arg58) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1714 = "llvm.icmp"(%1713, %1682) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1714, %1700)[^bb21, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%1678, %1704, %arg58, %1686, %1687) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1685)[^bb21] : (!llvm.ptr) -> ()
  ^bb5:  // pred: ^bb0
    %1715 = "llvm.load"(%arg58) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1715, %1678)[^bb7, ^bb6, ^bb6] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[75, 71]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb6:  // 2 preds: ^bb5, ^bb5
    %1716 = "llvm.getelementptr"(%arg58, %1679) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1717 = "llvm.load"(%1716) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1718 = "llvm.getelementptr"(%1717, %1680) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1719 = "llvm.load"(%1718) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1720 = "llvm.getelementptr"(%arg57, %1681) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1721 = "llvm.load"(%1720) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1722 = "llvm.sext"(%1721) : (i32) -> i64
    %1723 = "llvm.icmp"(%1719, %1722) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1723, %1682, %1700, %1683)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, !llvm.ptr, !llvm.ptr) -> ()
  ^bb7(%1724: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    "llvm.call"(%1724, %1704, %arg58, %1686, %1687) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1685)[^bb21] : (!llvm.ptr) -> ()
  ^bb8(%1725: i32, %1726: !llvm.ptr):  // 2 preds: ^bb6, ^bb9
    %1727 = "llvm.load"(%1720) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1728 = "llvm.icmp"(%1725, %1727) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1728, %1726)[^bb9, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb9:  // pred: ^bb8
    %1729 = "llvm.load"(%1716) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1730 = "llvm.getelementptr"(%1729, %1684) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1731 = "llvm.load"(%1730) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1732 = "llvm.getelementptr"(%1731, %1725) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1733 = "llvm.call"(%arg56, %1726, %1732) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1734 = "llvm.add"(%1725, %1675) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1735 = "llvm.icmp"(%1733, %1685) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1735, %1685, %1734, %1733)[^bb21, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb10(%1736: i32, %1737: !llvm.ptr):  // 2 preds: ^bb1, ^bb12
    %1738 = "llvm.load"(%1706) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1739 = "llvm.icmp"(%1736, %1738) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1739)[^bb11, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1740 = "llvm.load"(%1707) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1741 = "llvm.getelementptr"(%1740, %1676) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1741, %1707) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1742 = "llvm.load"(%arg56) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1743 = "llvm.getelementptr"(%1737, %1679) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1744 = "llvm.load"(%1743) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1745 = "llvm.getelementptr"(%1742, %1744) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1746 = "llvm.call"(%arg58, %1704, %1745, %1740) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_get_item, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1747 = "llvm.icmp"(%1746, %1682) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1747, %1685)[^bb12, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %1748 = "llvm.call"(%arg56, %1737, %1740) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1749 = "llvm.add"(%1736, %1675) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1750 = "llvm.icmp"(%1748, %1685) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1750, %1685, %1749, %1748)[^bb21, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb13:  // pred: ^bb10
    %1751 = "llvm.load"(%arg58) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1751)[^bb14, ^bb15, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    "llvm.call"(%1678, %1704, %arg58, %1686, %1687) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb18] : () -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb13
    "llvm.intr.memcpy"(%1698, %arg58, %1676) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %1752 = "llvm.getelementptr"(%1698, %1676) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1679, %1752) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1753 = "llvm.getelementptr"(%1698, %1688) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1682, %1753) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1754 = "llvm.getelementptr"(%1698, %1684) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1685, %1754) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1755 = "llvm.getelementptr"(%1698, %1680) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1682, %1755) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1756 = "llvm.icmp"(%1751, %1689) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1757 = "llvm.select"(%1756, %1690, %1681) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1758 = "llvm.getelementptr"(%1699, %1679) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memset"(%1699, %1691, %1692) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1759 = "llvm.load"(%1693) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1760 = "llvm.getelementptr"(%1694, %1757) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1761 = "llvm.load"(%1760) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1762 = "llvm.call"(%1759, %1761, %1698, %1675, %1699) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %1763 = "llvm.icmp"(%1762, %1682) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1763)[^bb16, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1764 = "llvm.load"(%1699) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1765 = "llvm.icmp"(%1764, %1695) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1765)[^bb17, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // pred: ^bb16
    %1766 = "llvm.load"(%1696) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1767 = "llvm.load"(%1758) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1768 = "llvm.call"(%1766, %1767) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb19] : () -> ()
  ^bb18:  // 2 preds: ^bb14, ^bb15
    "llvm.br"(%1685)[^bb21] : (!llvm.ptr) -> ()
  ^bb19:  // 2 preds: ^bb16, ^bb17
    %1769 = "llvm.load"(%1758) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1770 = "llvm.load"(%1706) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1771 = "llvm.sext"(%1770) : (i32) -> i64
    %1772 = "llvm.icmp"(%1769, %1771) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1772, %1737)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    "llvm.call"(%1683, %1704, %arg58, %1697, %1769) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1685)[^bb21] : (!llvm.ptr) -> ()
  ^bb21(%1773: !llvm.ptr):  // 11 preds: ^bb2, ^bb3, ^bb4, ^bb7, ^bb8, ^bb9, ^bb11, ^bb12, ^bb18, ^bb19, ^bb20
    "llvm.return"(%1773) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_number", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg53: !llvm.ptr, %arg54: !llvm.ptr, %arg55: !llvm.ptr):
    %1560 = "llvm.mlir.constant"() <{value = 102 : i32}> : () -> i32
    %1561 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1562 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1563 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1564 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1565 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1566 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1567 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1568 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1569 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1570 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1571 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1572 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1573 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1574 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_31}> : () -> !llvm.ptr
    %1575 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1576 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1577 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1578 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1579 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1580 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1581 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1582 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1583 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1584 = "llvm.mlir.constant"() <{value = 65535 : i32}> : () -> i32
    %1585 = "llvm.mlir.constant"() <{value = -1 : i16}> : () -> i16
    %1586 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %1587 = "llvm.mlir.constant"() <{value = -1.000000e+00 : f64}> : () -> f64
    %1588 = "llvm.mlir.constant"() <{value = 1023 : i32}> : () -> i32
    %1589 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1590 = "llvm.mlir.constant"() <{value = 0x7FF0000000000000 : f64}> : () -> f64
    %1591 = "llvm.mlir.constant"() <{value = 0x7FF8000000000000 : f64}> : () -> f64
    %1592 = "llvm.load"(%arg54) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1593 = "llvm.icmp"(%1592, %1560) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1594 = "llvm.getelementptr"(%arg53, %1561) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1595 = "llvm.load"(%1594) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1596 = "llvm.getelementptr"(%arg54, %1562) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1597 = "llvm.load"(%1596) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1598 = "llvm.getelementptr"(%1595, %1597) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%1593)[^bb1, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1599 = "llvm.getelementptr"(%arg54, %1561) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1600 = "llvm.load"(%1599) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1600)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %1601 = "llvm.load"(%1598) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%1601)[^bb7] : (f64) -> ()
  ^bb3:  // pred: ^bb1
    %1602 = "llvm.load"(%1598) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %1603 = "llvm.fpext"(%1602) : (f32) -> f64
    "llvm.br"(%1603)[^bb7] : (f64) -> ()
  ^bb4:  // pred: ^bb1
    %1604 = "llvm.load"(%1598) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1605 = "llvm.getelementptr"(%arg54, %1578) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1606 = "llvm.load"(%1605) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1607 = "llvm.and"(%1606, %1580) : (i32, i32) -> i32
    %1608 = "llvm.icmp"(%1607, %1578) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1609 = "llvm.select"(%1608, %1581, %1582) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1610 = "llvm.xor"(%1609, %1583) : (i32, i32) -> i32
    %1611 = "llvm.shl"(%1575, %1610) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1612 = "llvm.xor"(%1611, %1575) : (i32, i32) -> i32
    %1613 = "llvm.zext"(%1604) : (i16) -> i32
    %1614 = "llvm.lshr"(%1613, %1609) : (i32, i32) -> i32
    %1615 = "llvm.and"(%1614, %1612) : (i32, i32) -> i32
    %1616 = "llvm.shl"(%1564, %1609) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1617 = "llvm.add"(%1616, %1584) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1618 = "llvm.and"(%1617, %1613) : (i32, i32) -> i32
    %1619 = "llvm.icmp"(%1604, %1585) <{predicate = 4 : i64}> : (i16, i16) -> i1
    %1620 = "llvm.select"(%1619, %1586, %1587) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %1621 = "llvm.icmp"(%1615, %1612) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1621)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1622 = "llvm.icmp"(%1618, %1579) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1623 = "llvm.fmul"(%1620, %1590) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1624 = "llvm.select"(%1622, %1623, %1591) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    "llvm.br"(%1624)[^bb7] : (f64) -> ()
  ^bb6:  // pred: ^bb4
    %1625 = "llvm.lshr"(%1612, %1564) : (i32, i32) -> i32
    %1626 = "llvm.icmp"(%1615, %1579) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1627 = "llvm.select"(%1626, %1579, %1616) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1628 = "llvm.add"(%1627, %1618) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1629 = "llvm.uitofp"(%1628) <{nonNeg}> : (i32) -> f64
    %1630 = "llvm.fmul"(%1620, %1629) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1631 = "llvm.intr.umax"(%1615, %1564) : (i32, i32) -> i32
    %1632 = "llvm.xor"(%1609, %1588) : (i32, i32) -> i32
    %1633 = "llvm.sub"(%1632, %1625) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1634 = "llvm.add"(%1633, %1631) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1635 = "llvm.zext"(%1634) <{nonNeg}> : (i32) -> i64
    %1636 = "llvm.shl"(%1635, %1589) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1637 = "llvm.bitcast"(%1636) : (i64) -> f64
    %1638 = "llvm.fmul"(%1630, %1637) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    "llvm.br"(%1638)[^bb7] : (f64) -> ()
  ^bb7(%1639: f64):  // 4 preds: ^bb2, ^bb3, ^bb5, ^bb6
    "llvm.store"(%1565, %arg55) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1640 = "llvm.getelementptr"(%arg55, %1578) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1579, %1640) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1641 = "llvm.getelementptr"(%arg55, %1561) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1639, %1641) <{alignment = 4 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"(%1579)[^bb18] : (i32) -> ()
  ^bb8:  // pred: ^bb0
    %1642 = "llvm.load"(%1598) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %1643 = "llvm.zext"(%1642) : (i8) -> i64
    %1644 = "llvm.icmp"(%1592, %1563) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1644)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %1645 = "llvm.and"(%1643, %1576) : (i64, i64) -> i64
    "llvm.br"(%1577, %1645)[^bb17] : (i32, i64) -> ()
  ^bb10:  // pred: ^bb8
    %1646 = "llvm.getelementptr"(%arg54, %1561) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1647 = "llvm.load"(%1646) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1648 = "llvm.icmp"(%1647, %1564) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1648, %1643)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb11:  // pred: ^bb10
    "llvm.switch"(%1647)[^bb14, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb12:  // pred: ^bb11
    %1649 = "llvm.load"(%1598) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1649)[^bb15] : (i64) -> ()
  ^bb13:  // pred: ^bb11
    %1650 = "llvm.load"(%1598) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1651 = "llvm.sext"(%1650) : (i32) -> i64
    "llvm.br"(%1651)[^bb15] : (i64) -> ()
  ^bb14:  // pred: ^bb11
    %1652 = "llvm.load"(%1598) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1653 = "llvm.sext"(%1652) : (i16) -> i64
    "llvm.br"(%1653)[^bb15] : (i64) -> ()
  ^bb15(%1654: i64):  // 4 preds: ^bb10, ^bb12, ^bb13, ^bb14
    %1655 = "llvm.shl"(%1647, %1565) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1656 = "llvm.sub"(%1566, %1655) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1657 = "llvm.icmp"(%1592, %1567) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1658 = "llvm.zext"(%1656) : (i32) -> i64
    %1659 = "llvm.shl"(%1654, %1658) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1660 = "llvm.ashr"(%1659, %1658) <{isExact}> : (i64, i64) -> i64
    %1661 = "llvm.lshr"(%1568, %1658) : (i64, i64) -> i64
    %1662 = "llvm.and"(%1654, %1661) : (i64, i64) -> i64
    %1663 = "llvm.select"(%1657, %1662, %1660) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1664 = "llvm.icmp"(%1663, %1569) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %1665 = "llvm.select"(%1657, %1664, %1570) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1665, %1564, %1663)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb16:  // pred: ^bb15
    %1666 = "llvm.load"(%arg53) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1667 = "llvm.getelementptr"(%arg54, %1571) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1668 = "llvm.load"(%1667) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1669 = "llvm.getelementptr"(%1666, %1668) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1572, %1669, %1573, %1574, %1662) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1575)[^bb18] : (i32) -> ()
  ^bb17(%1670: i32, %1671: i64):  // 2 preds: ^bb9, ^bb15
    "llvm.store"(%1670, %arg55) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1672 = "llvm.getelementptr"(%arg55, %1578) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1579, %1672) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1673 = "llvm.getelementptr"(%arg55, %1561) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1671, %1673) <{alignment = 4 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%1579)[^bb18] : (i32) -> ()
  ^bb18(%1674: i32):  // 3 preds: ^bb7, ^bb16, ^bb17
    "llvm.return"(%1674) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_results", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg50: !llvm.ptr, %arg51: !llvm.ptr, %arg52: !llvm.ptr):
    %1342 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1343 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1344 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1345 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1346 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1347 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1348 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1349 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1350 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1351 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1352 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1353 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1354 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1355 = "llvm.mlir.constant"() <{value = -559038737 : i32}> : () -> i32
    %1356 = "llvm.inttoptr"(%1355) : (i32) -> !llvm.ptr
    %1357 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %1358 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1359 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1360 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1361 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1362 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_5}> : () -> !llvm.ptr
    %1363 = "llvm.alloca"(%1342) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1364 = "llvm.load"(%arg50) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1365 = "llvm.getelementptr"(%1364, %1343) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1366 = "llvm.load"(%1365) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1367 = "llvm.getelementptr"(%1364, %1366) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1368 = "llvm.getelementptr"(%1364, %1344) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1369 = "llvm.load"(%1368) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1370 = "llvm.getelementptr"(%1364, %1369) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1370, %1363) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1371 = "llvm.getelementptr"(%1364, %1345) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1372 = "llvm.load"(%1371) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1373 = "llvm.alloca"(%1372) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1374 = "llvm.alloca"(%1372) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1375 = "llvm.alloca"(%1372) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1376 = "llvm.shl"(%1372, %1346) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    "llvm.intr.memset"(%1373, %1347, %1376) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %1377 = "llvm.mul"(%1372, %1345) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    "llvm.intr.memset"(%1374, %1347, %1377) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %1378 = "llvm.icmp"(%1372, %1348) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1378, %1349, %1348)[^bb1, ^bb44] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1379 = "llvm.getelementptr"(%arg50, %1350) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1380 = "llvm.getelementptr"(%1364, %1351) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1381 = "llvm.getelementptr"(%1364, %1350) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1382 = "llvm.getelementptr"(%arg50, %1346) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1348)[^bb3] : (i32) -> ()
  ^bb2:  // pred: ^bb30
    %1383 = "llvm.icmp"(%arg51, %1358) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.br"(%1348)[^bb33] : (i32) -> ()
  ^bb3(%1384: i32):  // 2 preds: ^bb1, ^bb30
    %1385 = "llvm.getelementptr"(%1367, %1384) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1386 = "llvm.load"(%1385) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1387 = "llvm.icmp"(%1386, %1352) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1387)[^bb4, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %1388 = "llvm.load"(%1379) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1389 = "llvm.load"(%1380) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1390 = "llvm.getelementptr"(%1364, %1389) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1391 = "llvm.getelementptr"(%1385, %1345) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1392 = "llvm.load"(%1391) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1393 = "llvm.getelementptr"(%1388, %1392) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1394 = "llvm.getelementptr"(%1385, %1353) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1395 = "llvm.load"(%1394) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1396 = "llvm.icmp"(%1395, %1354) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1396, %1393)[^bb6, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb5:  // pred: ^bb4
    %1397 = "llvm.load"(%1364) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1398 = "llvm.intr.smax"(%1397, %1346) : (i32, i32) -> i32
    %1399 = "llvm.getelementptr"(%1393, %1398) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1400 = "llvm.load"(%1399) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1400)[^bb6] : (!llvm.ptr) -> ()
  ^bb6(%1401: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    %1402 = "llvm.load"(%1401) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1403 = "llvm.icmp"(%1384, %1348) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1403, %1348)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb7:  // 2 preds: ^bb6, ^bb13
    %1404 = "llvm.load"(%1381) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1405 = "llvm.icmp"(%1404, %1348) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1405, %1348, %1404, %1354)[^bb14, ^bb19] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i32, i32) -> ()
  ^bb8(%1406: i32):  // 2 preds: ^bb6, ^bb13
    %1407 = "llvm.getelementptr"(%1367, %1406) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1408 = "llvm.load"(%1407) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1409 = "llvm.icmp"(%1408, %1352) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1409)[^bb9, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %1410 = "llvm.getelementptr"(%1407, %1345) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1411 = "llvm.load"(%1410) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1412 = "llvm.getelementptr"(%1388, %1411) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1413 = "llvm.getelementptr"(%1407, %1353) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1414 = "llvm.load"(%1413) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1415 = "llvm.icmp"(%1414, %1354) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1415, %1412)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb10:  // pred: ^bb9
    %1416 = "llvm.load"(%1364) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1417 = "llvm.intr.smax"(%1416, %1346) : (i32, i32) -> i32
    %1418 = "llvm.getelementptr"(%1412, %1417) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1419 = "llvm.load"(%1418) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1419)[^bb11] : (!llvm.ptr) -> ()
  ^bb11(%1420: !llvm.ptr):  // 2 preds: ^bb9, ^bb10
    %1421 = "llvm.load"(%1420) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1422 = "llvm.icmp"(%1421, %1402) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1422)[^bb12, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb12:  // pred: ^bb11
    %1423 = "llvm.load"(%1381) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1424 = "llvm.add"(%1423, %1406) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%1423, %1424)[^bb19] : (i32, i32) -> ()
  ^bb13:  // 2 preds: ^bb8, ^bb11
    %1425 = "llvm.add"(%1406, %1342) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1426 = "llvm.icmp"(%1425, %1384) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1426, %1425)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb14(%1427: i32):  // 2 preds: ^bb7, ^bb18
    %1428 = "llvm.getelementptr"(%1390, %1427) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1429 = "llvm.load"(%1428) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1430 = "llvm.icmp"(%1429, %1352) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1430)[^bb15, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // pred: ^bb14
    %1431 = "llvm.getelementptr"(%1428, %1345) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1432 = "llvm.load"(%1431) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1433 = "llvm.getelementptr"(%1388, %1432) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1434 = "llvm.getelementptr"(%1428, %1353) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1435 = "llvm.load"(%1434) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1436 = "llvm.icmp"(%1435, %1354) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1436, %1433)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb16:  // pred: ^bb15
    %1437 = "llvm.load"(%1364) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1438 = "llvm.intr.smax"(%1437, %1346) : (i32, i32) -> i32
    %1439 = "llvm.getelementptr"(%1433, %1438) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1440 = "llvm.load"(%1439) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1440)[^bb17] : (!llvm.ptr) -> ()
  ^bb17(%1441: !llvm.ptr):  // 2 preds: ^bb15, ^bb16
    %1442 = "llvm.load"(%1441) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1443 = "llvm.icmp"(%1442, %1402) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1443, %1404, %1427)[^bb19, ^bb18] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb18:  // 2 preds: ^bb14, ^bb17
    %1444 = "llvm.add"(%1427, %1342) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1445 = "llvm.icmp"(%1444, %1404) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1445, %1404, %1354, %1444)[^bb19, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i32, i32) -> ()
  ^bb19(%1446: i32, %1447: i32):  // 4 preds: ^bb7, ^bb12, ^bb17, ^bb18
    "llvm.cond_br"(%1396, %1393)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    %1448 = "llvm.load"(%1364) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1449 = "llvm.intr.smax"(%1448, %1346) : (i32, i32) -> i32
    %1450 = "llvm.getelementptr"(%1393, %1449) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1451 = "llvm.load"(%1450) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1451)[^bb21] : (!llvm.ptr) -> ()
  ^bb21(%1452: !llvm.ptr):  // 2 preds: ^bb19, ^bb20
    %1453 = "llvm.load"(%1452) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1454 = "llvm.icmp"(%1447, %1446) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1454)[^bb23, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb22:  // pred: ^bb21
    %1455 = "llvm.sub"(%1447, %1446) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%1455)[^bb29] : (i32) -> ()
  ^bb23:  // pred: ^bb21
    %1456 = "llvm.icmp"(%1447, %1354) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1456)[^bb24, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb24:  // pred: ^bb23
    %1457 = "llvm.load"(%1382) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1458 = "llvm.getelementptr"(%1457, %1447) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1459 = "llvm.load"(%1458) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1460 = "llvm.load"(%1459) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1461 = "llvm.icmp"(%1460, %1357) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1461, %1358)[^bb25, ^bb26] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb25:  // pred: ^bb24
    %1462 = "llvm.getelementptr"(%1459, %1350) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1463 = "llvm.load"(%1462) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1463)[^bb26] : (!llvm.ptr) -> ()
  ^bb26(%1464: !llvm.ptr):  // 2 preds: ^bb24, ^bb25
    %1465 = "llvm.getelementptr"(%1374, %1384) <{elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1466 = "llvm.getelementptr"(%1465, %1350) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1464, %1466) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1384)[^bb29] : (i32) -> ()
  ^bb27:  // pred: ^bb23
    %1467 = "llvm.icmp"(%1453, %1356) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1467, %1384)[^bb29, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb28:  // pred: ^bb27
    %1468 = "llvm.getelementptr"(%1374, %1384) <{elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1453, %1468) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1384)[^bb29] : (i32) -> ()
  ^bb29(%1469: i32):  // 4 preds: ^bb22, ^bb26, ^bb27, ^bb28
    %1470 = "llvm.getelementptr"(%1374, %1469) <{elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1471 = "llvm.getelementptr"(%1375, %1384) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1470, %1471) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb30] : () -> ()
  ^bb30:  // 2 preds: ^bb3, ^bb29
    %1472 = "llvm.add"(%1384, %1342) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1473 = "llvm.icmp"(%1472, %1372) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1473, %1472)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb31:  // pred: ^bb37
    %1474 = "llvm.icmp"(%arg51, %1358) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1475 = "llvm.or"(%1474, %1491) : (i1, i1) -> i1
    "llvm.cond_br"(%1475, %1491, %1489)[^bb44, ^bb32] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i1, i32) -> ()
  ^bb32:  // pred: ^bb31
    %1476 = "llvm.getelementptr"(%arg50, %1350) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1348)[^bb38] : (i32) -> ()
  ^bb33(%1477: i32):  // 2 preds: ^bb2, ^bb37
    %1478 = "llvm.getelementptr"(%1367, %1477) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1479 = "llvm.load"(%1478) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1480 = "llvm.icmp"(%1479, %1352) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1480)[^bb34, ^bb35] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb34:  // pred: ^bb33
    %1481 = "llvm.getelementptr"(%arg51, %1477) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1482 = "llvm.select"(%1383, %1358, %1481) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1483 = "llvm.getelementptr"(%1375, %1477) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1484 = "llvm.load"(%1483) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1485 = "llvm.getelementptr"(%1373, %1477) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1486 = "llvm.call"(%arg50, %1484, %1477, %1485, %1482) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1486)[^bb37] : (i32) -> ()
  ^bb35:  // pred: ^bb33
    "llvm.cond_br"(%1383, %1348)[^bb36, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb36:  // pred: ^bb35
    %1487 = "llvm.getelementptr"(%1373, %1477) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1488 = "llvm.call"(%arg50, %1478, %1487) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1488)[^bb37] : (i32) -> ()
  ^bb37(%1489: i32):  // 3 preds: ^bb34, ^bb35, ^bb36
    %1490 = "llvm.add"(%1477, %1342) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1491 = "llvm.icmp"(%1489, %1348) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1492 = "llvm.icmp"(%1490, %1372) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %1493 = "llvm.select"(%1491, %1359, %1492) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1493, %1490)[^bb31, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb38(%1494: i32):  // 2 preds: ^bb32, ^bb43
    %1495 = "llvm.getelementptr"(%arg51, %1494) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1496 = "llvm.load"(%1495) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1496, %1358)[^bb41, ^bb39, ^bb40] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb39:  // pred: ^bb38
    %1497 = "llvm.getelementptr"(%1495, %1350) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1498 = "llvm.load"(%1497) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1499 = "llvm.getelementptr"(%1498, %1360) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1499)[^bb41] : (!llvm.ptr) -> ()
  ^bb40:  // pred: ^bb38
    %1500 = "llvm.getelementptr"(%1495, %1350) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1501 = "llvm.load"(%1500) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1501)[^bb41] : (!llvm.ptr) -> ()
  ^bb41(%1502: !llvm.ptr):  // 3 preds: ^bb38, ^bb39, ^bb40
    %1503 = "llvm.getelementptr"(%1367, %1494) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1504 = "llvm.load"(%1503) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1505 = "llvm.icmp"(%1504, %1352) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1505)[^bb43, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb42:  // pred: ^bb41
    %1506 = "llvm.load"(%1476) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1507 = "llvm.getelementptr"(%1503, %1345) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1508 = "llvm.load"(%1507) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1509 = "llvm.getelementptr"(%1506, %1508) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1510 = "llvm.load"(%1502) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1511 = "llvm.getelementptr"(%1502, %1351) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1512 = "llvm.load"(%1511) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1513 = "llvm.trunc"(%1512) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1514 = "llvm.getelementptr"(%1510, %1513) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1515 = "llvm.getelementptr"(%1503, %1350) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1516 = "llvm.load"(%1515) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.memcpy"(%1514, %1509, %1516) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb43] : () -> ()
  ^bb43:  // 2 preds: ^bb41, ^bb42
    %1517 = "llvm.add"(%1494, %1342) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1518 = "llvm.icmp"(%1517, %1372) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1518, %1517, %1489)[^bb38, ^bb46] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb44(%1519: i1, %1520: i32):  // 2 preds: ^bb0, ^bb31
    %1521 = "llvm.icmp"(%arg51, %1358) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1522 = "llvm.or"(%1521, %1519) : (i1, i1) -> i1
    "llvm.cond_br"(%1522, %1520)[^bb46, ^bb45] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb45:  // pred: ^bb44
    %1523 = "llvm.call"(%1364, %1363, %1373, %arg52) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_nest, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1523)[^bb46] : (i32) -> ()
  ^bb46(%1524: i32):  // 3 preds: ^bb43, ^bb44, ^bb45
    "llvm.cond_br"(%1378, %1348)[^bb47, ^bb57] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb47(%1525: i32):  // 2 preds: ^bb46, ^bb49
    %1526 = "llvm.getelementptr"(%1373, %1525) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1527 = "llvm.load"(%1526) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1528 = "llvm.icmp"(%1527, %1361) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1528)[^bb48, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb48:  // pred: ^bb47
    %1529 = "llvm.load"(%1362) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1530 = "llvm.getelementptr"(%1526, %1350) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1531 = "llvm.load"(%1530) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1532 = "llvm.call"(%1529, %1531) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb49] : () -> ()
  ^bb49:  // 2 preds: ^bb47, ^bb48
    %1533 = "llvm.add"(%1525, %1342) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1534 = "llvm.icmp"(%1533, %1372) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1534, %1533)[^bb50, ^bb47] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb50:  // pred: ^bb49
    %1535 = "llvm.getelementptr"(%arg50, %1350) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1348)[^bb51] : (i32) -> ()
  ^bb51(%1536: i32):  // 2 preds: ^bb50, ^bb56
    %1537 = "llvm.getelementptr"(%1374, %1536) <{elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1538 = "llvm.getelementptr"(%1537, %1346) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1539 = "llvm.load"(%1538) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1540 = "llvm.icmp"(%1539, %1358) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1540)[^bb53, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb52:  // pred: ^bb51
    %1541 = "llvm.load"(%1362) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1542 = "llvm.call"(%1541, %1539) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb53] : () -> ()
  ^bb53:  // 2 preds: ^bb51, ^bb52
    %1543 = "llvm.load"(%1537) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1543) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1544 = "llvm.getelementptr"(%1367, %1536) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1545 = "llvm.load"(%1544) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1546 = "llvm.icmp"(%1545, %1352) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1546)[^bb54, ^bb56] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // pred: ^bb53
    %1547 = "llvm.getelementptr"(%1544, %1353) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1548 = "llvm.load"(%1547) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1549 = "llvm.icmp"(%1548, %1348) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1549)[^bb55, ^bb56] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb55:  // pred: ^bb54
    %1550 = "llvm.load"(%1535) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1551 = "llvm.getelementptr"(%1544, %1345) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1552 = "llvm.load"(%1551) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1553 = "llvm.getelementptr"(%1550, %1552) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1554 = "llvm.load"(%1364) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1555 = "llvm.intr.smax"(%1554, %1346) : (i32, i32) -> i32
    %1556 = "llvm.getelementptr"(%1553, %1555) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1557 = "llvm.load"(%1556) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1557) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"()[^bb56] : () -> ()
  ^bb56:  // 3 preds: ^bb53, ^bb54, ^bb55
    %1558 = "llvm.add"(%1536, %1342) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1559 = "llvm.icmp"(%1558, %1372) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1559, %1558)[^bb57, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb57:  // 2 preds: ^bb46, ^bb56
    "llvm.return"(%1524) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_text", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg48: !llvm.ptr, %arg49: !llvm.ptr):
    %1326 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1327 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1328 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1329 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1330 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1331 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_6}> : () -> !llvm.ptr
    %1332 = "llvm.alloca"(%1326) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Bytes", (ptr, i32)>}> : (i32) -> !llvm.ptr
    "llvm.store"(%arg48, %1332) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1333 = "llvm.getelementptr"(%1332, %1327) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1334 = "llvm.call"(%arg48) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i32
    "llvm.store"(%1334, %1333) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1335 = "llvm.load"(%1328) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1336 = "llvm.icmp"(%1335, %1329) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1336)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1337 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1338 = "llvm.icmp"(%1337, %1329) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1338, %1330)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1339 = "llvm.load"(%1331) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1340 = "llvm.call"(%1339, %1332, %arg49) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1340)[^bb3] : (i32) -> ()
  ^bb3(%1341: i32):  // 2 preds: ^bb1, ^bb2
    "llvm.return"(%1341) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "strlen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_find_functions", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %1171 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1172 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_2}> : () -> !llvm.ptr
    %1173 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1174 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_symbols}> : () -> !llvm.ptr
    %1175 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1176 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_0}> : () -> !llvm.ptr
    %1177 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_NAMES}> : () -> !llvm.ptr
    %1178 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1179 = "llvm.getelementptr"(%1174, %1178) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1180 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_1}> : () -> !llvm.ptr
    %1181 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %1182 = "llvm.getelementptr"(%1177, %1181) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1183 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1184 = "llvm.getelementptr"(%1174, %1183) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1185 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_2}> : () -> !llvm.ptr
    %1186 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %1187 = "llvm.getelementptr"(%1177, %1186) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1188 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1189 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1190 = "llvm.getelementptr"(%1174, %1189) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1191 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_3}> : () -> !llvm.ptr
    %1192 = "llvm.mlir.constant"() <{value = 108 : i32}> : () -> i32
    %1193 = "llvm.getelementptr"(%1177, %1192) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1194 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1195 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1196 = "llvm.getelementptr"(%1174, %1195) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1197 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_4}> : () -> !llvm.ptr
    %1198 = "llvm.mlir.constant"() <{value = 144 : i32}> : () -> i32
    %1199 = "llvm.getelementptr"(%1177, %1198) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1200 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1201 = "llvm.getelementptr"(%1174, %1200) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1202 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_5}> : () -> !llvm.ptr
    %1203 = "llvm.mlir.constant"() <{value = 180 : i32}> : () -> i32
    %1204 = "llvm.getelementptr"(%1177, %1203) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1205 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1206 = "llvm.getelementptr"(%1174, %1205) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1207 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_6}> : () -> !llvm.ptr
    %1208 = "llvm.mlir.constant"() <{value = 216 : i32}> : () -> i32
    %1209 = "llvm.getelementptr"(%1177, %1208) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1210 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %1211 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1212 = "llvm.getelementptr"(%1174, %1211) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1213 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_7}> : () -> !llvm.ptr
    %1214 = "llvm.mlir.constant"() <{value = 252 : i32}> : () -> i32
    %1215 = "llvm.getelementptr"(%1177, %1214) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1216 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1217 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_GLOBALS}> : () -> !llvm.ptr
    %1218 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %1219 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1220 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1221 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1222 = "llvm.getelementptr"(%1217, %1195) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1223 = "llvm.getelementptr"(%1219, %1178) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1224 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1225 = "llvm.getelementptr"(%1217, %1224) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1226 = "llvm.mlir.constant"() <{value = 11 : i32}> : () -> i32
    %1227 = "llvm.getelementptr"(%1219, %1183) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1228 = "llvm.mlir.constant"() <{value = 48 : i32}> : () -> i32
    %1229 = "llvm.getelementptr"(%1217, %1228) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1230 = "llvm.mlir.constant"() <{value = 14 : i32}> : () -> i32
    %1231 = "llvm.getelementptr"(%1219, %1189) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1232 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1233 = "llvm.getelementptr"(%1217, %1232) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1234 = "llvm.getelementptr"(%1219, %1195) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1235 = "llvm.mlir.constant"() <{value = 80 : i32}> : () -> i32
    %1236 = "llvm.getelementptr"(%1217, %1235) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1237 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1238 = "llvm.getelementptr"(%1219, %1200) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1239 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1240 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_refuse_runtime_text}> : () -> !llvm.ptr
    %1241 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1242 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_3}> : () -> !llvm.ptr
    %1243 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_5}> : () -> !llvm.ptr
    %1244 = "llvm.alloca"(%1171) <{alignment = 4 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1245 = "llvm.alloca"(%1171) <{alignment = 4 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1246 = "llvm.alloca"(%1171) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Bytes", (ptr, i32)>}> : (i32) -> !llvm.ptr
    %1247 = "llvm.call"(%1172, %1173) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlopen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1248 = "llvm.load"(%1174) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1249 = "llvm.icmp"(%1248, %1175) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1249)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.store"(%1248, %1176) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb6] : () -> ()
  ^bb2:  // pred: ^bb0
    %1250 = "llvm.call"(%1247, %1177) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1250, %1176) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1251 = "llvm.icmp"(%1250, %1175) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1251, %1177)[^bb4, ^bb6] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb3(%1252: i32):  // 7 preds: ^bb8, ^bb11, ^bb14, ^bb17, ^bb20, ^bb23, ^bb26
    %1253 = "llvm.load"(%1176) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1254 = "llvm.getelementptr"(%1177, %1252) <{elem_type = !llvm.array<36 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1255 = "llvm.icmp"(%1253, %1175) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1255, %1254)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb4(%1256: !llvm.ptr):  // 2 preds: ^bb2, ^bb3
    %1257 = "llvm.call"(%1188, %1243, %1240, %1256) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (i32, ptr, ...)>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @abort, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.unreachable"() : () -> ()
  ^bb5:  // pred: ^bb3
    "llvm.store"(%1240, %1245) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1258 = "llvm.getelementptr"(%1245, %1178) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1254, %1258) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1259 = "llvm.getelementptr"(%1245, %1183) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1241, %1259) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.call"(%1253, %1242, %1245, %1194) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%1221)[^bb43] : (i32) -> ()
  ^bb6:  // 2 preds: ^bb1, ^bb2
    %1260 = "llvm.load"(%1179) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1261 = "llvm.icmp"(%1260, %1175) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1261)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    "llvm.store"(%1260, %1180) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb9] : () -> ()
  ^bb8:  // pred: ^bb6
    %1262 = "llvm.call"(%1247, %1182) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1262, %1180) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1263 = "llvm.icmp"(%1262, %1175) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1263, %1171)[^bb3, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb9:  // 2 preds: ^bb7, ^bb8
    %1264 = "llvm.load"(%1184) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1265 = "llvm.icmp"(%1264, %1175) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1265)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    "llvm.store"(%1264, %1185) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb12] : () -> ()
  ^bb11:  // pred: ^bb9
    %1266 = "llvm.call"(%1247, %1187) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1266, %1185) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1267 = "llvm.icmp"(%1266, %1175) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1267, %1188)[^bb3, ^bb12] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb12:  // 2 preds: ^bb10, ^bb11
    %1268 = "llvm.load"(%1190) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1269 = "llvm.icmp"(%1268, %1175) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1269)[^bb14, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb13:  // pred: ^bb12
    "llvm.store"(%1268, %1191) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb15] : () -> ()
  ^bb14:  // pred: ^bb12
    %1270 = "llvm.call"(%1247, %1193) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1270, %1191) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1271 = "llvm.icmp"(%1270, %1175) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1271, %1194)[^bb3, ^bb15] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb14
    %1272 = "llvm.load"(%1196) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1273 = "llvm.icmp"(%1272, %1175) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1273)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    "llvm.store"(%1272, %1197) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb18] : () -> ()
  ^bb17:  // pred: ^bb15
    %1274 = "llvm.call"(%1247, %1199) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1274, %1197) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1275 = "llvm.icmp"(%1274, %1175) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1275, %1178)[^bb3, ^bb18] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb18:  // 2 preds: ^bb16, ^bb17
    %1276 = "llvm.load"(%1201) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1277 = "llvm.icmp"(%1276, %1175) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1277)[^bb20, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb19:  // pred: ^bb18
    "llvm.store"(%1276, %1202) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb20:  // pred: ^bb18
    %1278 = "llvm.call"(%1247, %1204) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1278, %1202) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1279 = "llvm.icmp"(%1278, %1175) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1279, %1173)[^bb3, ^bb21] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb21:  // 2 preds: ^bb19, ^bb20
    %1280 = "llvm.load"(%1206) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1281 = "llvm.icmp"(%1280, %1175) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1281)[^bb23, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb22:  // pred: ^bb21
    "llvm.store"(%1280, %1207) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb24] : () -> ()
  ^bb23:  // pred: ^bb21
    %1282 = "llvm.call"(%1247, %1209) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1282, %1207) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1283 = "llvm.icmp"(%1282, %1175) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1283, %1210)[^bb3, ^bb24] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb24:  // 2 preds: ^bb22, ^bb23
    %1284 = "llvm.load"(%1212) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1285 = "llvm.icmp"(%1284, %1175) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1285)[^bb26, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb25:  // pred: ^bb24
    "llvm.store"(%1284, %1213) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb26:  // pred: ^bb24
    %1286 = "llvm.call"(%1247, %1215) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1286, %1213) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1287 = "llvm.icmp"(%1286, %1175) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1287, %1216)[^bb3, ^bb27] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb27:  // 2 preds: ^bb25, ^bb26
    %1288 = "llvm.getelementptr"(%1246, %1178) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1217, %1246) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1218, %1288) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1289 = "llvm.load"(%1185) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1290 = "llvm.call"(%1289, %1246, %1219) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1291 = "llvm.icmp"(%1290, %1220) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1291, %1221)[^bb39, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb28:  // pred: ^bb39
    "llvm.store"(%1222, %1246) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1216, %1288) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1292 = "llvm.load"(%1185) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1293 = "llvm.call"(%1292, %1246, %1223) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1294 = "llvm.icmp"(%1293, %1220) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1294, %1221)[^bb29, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb29:  // pred: ^bb28
    %1295 = "llvm.load"(%1223) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1296 = "llvm.icmp"(%1295, %1175) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1296, %1222)[^bb40, ^bb30] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb30:  // pred: ^bb29
    "llvm.store"(%1225, %1246) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1226, %1288) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1297 = "llvm.load"(%1185) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1298 = "llvm.call"(%1297, %1246, %1227) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1299 = "llvm.icmp"(%1298, %1220) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1299, %1221)[^bb31, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb31:  // pred: ^bb30
    %1300 = "llvm.load"(%1227) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1301 = "llvm.icmp"(%1300, %1175) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1301, %1225)[^bb40, ^bb32] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb32:  // pred: ^bb31
    "llvm.store"(%1229, %1246) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1230, %1288) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1302 = "llvm.load"(%1185) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1303 = "llvm.call"(%1302, %1246, %1231) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1304 = "llvm.icmp"(%1303, %1220) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1304, %1221)[^bb33, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb33:  // pred: ^bb32
    %1305 = "llvm.load"(%1231) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1306 = "llvm.icmp"(%1305, %1175) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1306, %1229)[^bb40, ^bb34] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb34:  // pred: ^bb33
    "llvm.store"(%1233, %1246) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1189, %1288) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1307 = "llvm.load"(%1185) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1308 = "llvm.call"(%1307, %1246, %1234) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1309 = "llvm.icmp"(%1308, %1220) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1309, %1221)[^bb35, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb35:  // pred: ^bb34
    %1310 = "llvm.load"(%1234) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1311 = "llvm.icmp"(%1310, %1175) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1311, %1233)[^bb40, ^bb36] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb36:  // pred: ^bb35
    "llvm.store"(%1236, %1246) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1237, %1288) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1312 = "llvm.load"(%1185) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1313 = "llvm.call"(%1312, %1246, %1238) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1314 = "llvm.icmp"(%1313, %1220) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1314, %1221)[^bb37, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb37:  // pred: ^bb36
    %1315 = "llvm.load"(%1238) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1316 = "llvm.icmp"(%1315, %1175) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1316, %1236)[^bb40, ^bb38] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb38:  // pred: ^bb37
    "llvm.store"(%1171, %1239) <{alignment = 4 : i64, ordering = 5 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%1220)[^bb43] : (i32) -> ()
  ^bb39:  // pred: ^bb27
    %1317 = "llvm.load"(%1219) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1318 = "llvm.icmp"(%1317, %1175) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1318, %1217)[^bb40, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb40(%1319: !llvm.ptr):  // 6 preds: ^bb29, ^bb31, ^bb33, ^bb35, ^bb37, ^bb39
    %1320 = "llvm.load"(%1176) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1321 = "llvm.icmp"(%1320, %1175) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1321)[^bb41, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb41:  // pred: ^bb40
    %1322 = "llvm.call"(%1188, %1243, %1240, %1319) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (i32, ptr, ...)>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @abort, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.unreachable"() : () -> ()
  ^bb42:  // pred: ^bb40
    "llvm.store"(%1240, %1244) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1323 = "llvm.getelementptr"(%1244, %1178) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1319, %1323) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1324 = "llvm.getelementptr"(%1244, %1183) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1241, %1324) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.call"(%1320, %1242, %1244, %1194) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%1221)[^bb43] : (i32) -> ()
  ^bb43(%1325: i32):  // 9 preds: ^bb5, ^bb27, ^bb28, ^bb30, ^bb32, ^bb34, ^bb36, ^bb38, ^bb42
    "llvm.return"(%1325) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "dlopen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, ptr)>, linkage = #llvm.linkage<external>, sym_name = "dlsym", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "dprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "abort", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_append_value", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg46: !llvm.ptr, %arg47: !llvm.ptr):
    %1122 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_14}> : () -> !llvm.ptr
    %1123 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1124 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_13}> : () -> !llvm.ptr
    %1125 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_12}> : () -> !llvm.ptr
    %1126 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1127 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1128 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_11}> : () -> !llvm.ptr
    %1129 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_10}> : () -> !llvm.ptr
    %1130 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_9}> : () -> !llvm.ptr
    %1131 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1132 = "llvm.mlir.constant"() <{value = 480 : i32}> : () -> i32
    %1133 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_8}> : () -> !llvm.ptr
    %1134 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_7}> : () -> !llvm.ptr
    %1135 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1136 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_6}> : () -> !llvm.ptr
    %1137 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1138 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1139 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1140 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_3}> : () -> !llvm.ptr
    %1141 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_16}> : () -> !llvm.ptr
    %1142 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %1143 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_15}> : () -> !llvm.ptr
    %1144 = "llvm.load"(%arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1144)[^bb14, ^bb2, ^bb1, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb8, ^bb8, ^bb9, ^bb9, ^bb10, ^bb10, ^bb11, ^bb11, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, case_values = dense<[70, 7, 0, 1, 2, 3, 8, 11, 65, 12, 66, 71, 75, 72, 76, 74, 78]> : vector<17xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1145 = "llvm.getelementptr"(%arg47, %1126) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1146 = "llvm.load"(%1145) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1147 = "llvm.icmp"(%1146, %1137) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1147, %1146)[^bb15, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1148 = "llvm.getelementptr"(%arg47, %1126) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1149 = "llvm.load"(%1148) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1150 = "llvm.getelementptr"(%1149, %1138) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1150)[^bb3] : (!llvm.ptr) -> ()
  ^bb3(%1151: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    "llvm.call"(%arg46, %1151) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_tensor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb4:  // pred: ^bb0
    "llvm.call"(%arg46, %1136, %1123) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb5:  // pred: ^bb0
    %1152 = "llvm.getelementptr"(%arg47, %1126) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1153 = "llvm.load"(%1152) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg46, %1135, %1153) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb6:  // pred: ^bb0
    "llvm.call"(%arg46, %1134, %1123) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb7:  // pred: ^bb0
    %1154 = "llvm.getelementptr"(%arg46, %1131) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1155 = "llvm.getelementptr"(%arg47, %1126) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1156 = "llvm.load"(%1155) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    %1157 = "llvm.call"(%1154, %1132, %1133, %1156) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, f64) -> i32
    "llvm.store"(%1157, %arg46) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb8:  // 3 preds: ^bb0, ^bb0, ^bb0
    "llvm.call"(%arg46, %1130, %1123) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb9:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg46, %1129, %1123) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb10:  // 2 preds: ^bb0, ^bb0
    %1158 = "llvm.getelementptr"(%arg47, %1126) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1159 = "llvm.load"(%1158) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1160 = "llvm.getelementptr"(%1159, %1127) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1161 = "llvm.load"(%1160) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg46, %1128, %1161) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb11:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg46, %1125, %1123) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb12:  // pred: ^bb0
    "llvm.call"(%arg46, %1124, %1123) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb13:  // pred: ^bb0
    "llvm.call"(%arg46, %1122, %1123) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb14:  // pred: ^bb0
    %1162 = "llvm.icmp"(%1144, %1139) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1162)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // 2 preds: ^bb1, ^bb14
    %1163 = "llvm.sext"(%1144) : (i32) -> i64
    "llvm.call"(%arg46, %1143, %1163) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb16:  // pred: ^bb14
    %1164 = "llvm.getelementptr"(%arg46, %1131) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1165 = "llvm.load"(%1140) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1166 = "llvm.call"(%1165, %1144) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1167 = "llvm.getelementptr"(%1166, %1126) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1168 = "llvm.load"(%1167) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1169 = "llvm.call"(%1164, %1132, %1141, %1168) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    %1170 = "llvm.intr.smin"(%1169, %1142) : (i32, i32) -> i32
    "llvm.store"(%1170, %arg46) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb17:  // 13 preds: ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb15, ^bb16
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i32, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "snprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_append_tensor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg44: !llvm.ptr, %arg45: !llvm.ptr):
    %1011 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1012 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1013 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1014 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1015 = "llvm.mlir.constant"() <{value = 18 : i32}> : () -> i32
    %1016 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_DTYPES}> : () -> !llvm.ptr
    %1017 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1018 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_17}> : () -> !llvm.ptr
    %1019 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1020 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_19}> : () -> !llvm.ptr
    %1021 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1022 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1023 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1024 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_20}> : () -> !llvm.ptr
    %1025 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_21}> : () -> !llvm.ptr
    %1026 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1027 = "llvm.mlir.constant"() <{value = 2147483646 : i32}> : () -> i32
    %1028 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1029 = "llvm.mlir.constant"() <{value = -2 : i32}> : () -> i32
    %1030 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1031 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1032 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1033 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_18}> : () -> !llvm.ptr
    %1034 = "llvm.getelementptr"(%arg45, %1011) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1035 = "llvm.load"(%1034) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1036 = "llvm.and"(%1035, %1012) : (i32, i32) -> i32
    %1037 = "llvm.lshr"(%1035, %1011) : (i32, i32) -> i32
    %1038 = "llvm.getelementptr"(%arg45, %1013) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1039 = "llvm.load"(%1038) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1040 = "llvm.add"(%1039, %1014) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1041 = "llvm.alloca"(%1040) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %1042 = "llvm.icmp"(%1036, %1015) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1042)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1043 = "llvm.getelementptr"(%1016, %1036) <{elem_type = !llvm.array<20 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1044 = "llvm.lshr"(%1035, %1017) : (i32, i32) -> i32
    %1045 = "llvm.and"(%1044, %1012) : (i32, i32) -> i32
    %1046 = "llvm.zext"(%1045) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg44, %1043, %1046) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1047 = "llvm.icmp"(%1037, %1014) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1047)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1048 = "llvm.zext"(%1037) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg44, %1018, %1048) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb4] : () -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %1049 = "llvm.getelementptr"(%arg45, %1019) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1050 = "llvm.load"(%1049) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1051 = "llvm.load"(%1038) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg44, %1020, %1021) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1052 = "llvm.icmp"(%1051, %1022) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1052)[^bb5, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1053 = "llvm.load"(%1050) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %1023, %1053) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1054 = "llvm.icmp"(%1051, %1014) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1054, %1014)[^bb7, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb6(%1055: i32):  // 2 preds: ^bb5, ^bb6
    %1056 = "llvm.getelementptr"(%1050, %1055) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1057 = "llvm.load"(%1056) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %1024, %1057) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1058 = "llvm.add"(%1055, %1014) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1059 = "llvm.icmp"(%1058, %1051) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1059, %1058)[^bb7, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb7:  // 3 preds: ^bb4, ^bb5, ^bb6
    "llvm.call"(%arg44, %1025, %1021) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1060 = "llvm.load"(%1038) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1061 = "llvm.load"(%1049) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1062 = "llvm.icmp"(%1060, %1022) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1062)[^bb8, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb8:  // pred: ^bb7
    %1063 = "llvm.and"(%1060, %1014) : (i32, i32) -> i32
    %1064 = "llvm.icmp"(%1060, %1014) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1064, %1060, %1026, %1026)[^bb12, ^bb9] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, i64, i64) -> ()
  ^bb9:  // pred: ^bb8
    %1065 = "llvm.and"(%1060, %1027) : (i32, i32) -> i32
    "llvm.br"(%1060, %1026, %1026, %1022)[^bb10] : (i32, i64, i64, i32) -> ()
  ^bb10(%1066: i32, %1067: i64, %1068: i64, %1069: i32):  // 2 preds: ^bb9, ^bb10
    %1070 = "llvm.add"(%1066, %1028) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1071 = "llvm.getelementptr"(%1041, %1070) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1068, %1071) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1072 = "llvm.getelementptr"(%1061, %1070) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1073 = "llvm.load"(%1072) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1074 = "llvm.intr.umax"(%1073, %1026) : (i64, i64) -> i64
    %1075 = "llvm.mul"(%1074, %1068) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1076 = "llvm.mul"(%1073, %1067) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1077 = "llvm.add"(%1066, %1029) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1078 = "llvm.getelementptr"(%1041, %1077) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1075, %1078) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1079 = "llvm.getelementptr"(%1061, %1077) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1080 = "llvm.load"(%1079) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1081 = "llvm.intr.umax"(%1080, %1026) : (i64, i64) -> i64
    %1082 = "llvm.mul"(%1081, %1075) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1083 = "llvm.mul"(%1080, %1076) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1084 = "llvm.add"(%1069, %1030) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1085 = "llvm.icmp"(%1084, %1065) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1085, %1077, %1083, %1082, %1084)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, i32, i64, i64, i32) -> ()
  ^bb11:  // pred: ^bb10
    %1086 = "llvm.icmp"(%1063, %1022) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1086, %1083, %1077, %1083, %1082)[^bb13, ^bb12] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, i64, i32, i64, i64) -> ()
  ^bb12(%1087: i32, %1088: i64, %1089: i64):  // 2 preds: ^bb8, ^bb11
    %1090 = "llvm.icmp"(%1063, %1022) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.intr.assume"(%1090) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %1091 = "llvm.add"(%1087, %1028) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1092 = "llvm.getelementptr"(%1041, %1091) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1089, %1092) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1093 = "llvm.getelementptr"(%1061, %1091) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1094 = "llvm.load"(%1093) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1095 = "llvm.mul"(%1094, %1088) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%1095)[^bb13] : (i64) -> ()
  ^bb13(%1096: i64):  // 2 preds: ^bb11, ^bb12
    %1097 = "llvm.icmp"(%1096, %1021) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1097)[^bb22, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb14:  // pred: ^bb13
    %1098 = "llvm.getelementptr"(%arg45, %1031) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1099 = "llvm.load"(%1098) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1100 = "llvm.icmp"(%1099, %1032) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1100, %1022)[^bb22, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb15(%1101: i32):  // 2 preds: ^bb14, ^bb17
    %1102 = "llvm.getelementptr"(%1061, %1101) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1103 = "llvm.load"(%1102) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1104 = "llvm.icmp"(%1103, %1026) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1104)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1105 = "llvm.getelementptr"(%1099, %1101) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1106 = "llvm.load"(%1105) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1107 = "llvm.getelementptr"(%1041, %1101) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1108 = "llvm.load"(%1107) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1109 = "llvm.icmp"(%1106, %1108) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1109)[^bb17, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // 2 preds: ^bb15, ^bb16
    %1110 = "llvm.add"(%1101, %1014) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1111 = "llvm.icmp"(%1110, %1060) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1111, %1110)[^bb22, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb18:  // pred: ^bb16
    "llvm.call"(%arg44, %1033, %1021) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1112 = "llvm.load"(%1098) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1113 = "llvm.load"(%1038) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg44, %1020, %1021) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1114 = "llvm.icmp"(%1113, %1022) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1114)[^bb19, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb19:  // pred: ^bb18
    %1115 = "llvm.load"(%1112) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %1023, %1115) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1116 = "llvm.icmp"(%1113, %1014) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1116, %1014)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb20(%1117: i32):  // 2 preds: ^bb19, ^bb20
    %1118 = "llvm.getelementptr"(%1112, %1117) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1119 = "llvm.load"(%1118) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %1024, %1119) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1120 = "llvm.add"(%1117, %1014) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1121 = "llvm.icmp"(%1120, %1113) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1121, %1120)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb21:  // 3 preds: ^bb18, ^bb19, ^bb20
    "llvm.call"(%arg44, %1025, %1021) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb22] : () -> ()
  ^bb22:  // 5 preds: ^bb7, ^bb13, ^bb14, ^bb17, ^bb21
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_append", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg41: !llvm.ptr, %arg42: !llvm.ptr, %arg43: i64):
    %1000 = "llvm.mlir.constant"() <{value = 480 : i32}> : () -> i32
    %1001 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1002 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %1003 = "llvm.load"(%arg41) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1004 = "llvm.sub"(%1000, %1003) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1005 = "llvm.getelementptr"(%arg41, %1001) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1006 = "llvm.getelementptr"(%1005, %1003) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1007 = "llvm.call"(%1006, %1004, %arg42, %arg43) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %1008 = "llvm.load"(%arg41) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1009 = "llvm.add"(%1008, %1007) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1010 = "llvm.intr.smin"(%1009, %1002) : (i32, i32) -> i32
    "llvm.store"(%1010, %arg41) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_get_item", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg37: !llvm.ptr, %arg38: !llvm.ptr, %arg39: !llvm.ptr, %arg40: !llvm.ptr):
    %940 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %941 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %942 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %943 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %944 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %945 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %946 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %947 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %948 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %949 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %950 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %951 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %952 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %953 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_1}> : () -> !llvm.ptr
    %954 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %955 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %956 = "llvm.mlir.constant"() <{value = 484 : i32}> : () -> i32
    %957 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_24}> : () -> !llvm.ptr
    %958 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %959 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_25}> : () -> !llvm.ptr
    %960 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_0}> : () -> !llvm.ptr
    %961 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %962 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %963 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %964 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_5}> : () -> !llvm.ptr
    %965 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %966 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %967 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %968 = "llvm.alloca"(%940) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    %969 = "llvm.alloca"(%940) <{alignment = 4 : i64, elem_type = !llvm.array<5 x ptr>}> : (i32) -> !llvm.ptr
    %970 = "llvm.alloca"(%940) <{alignment = 4 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %971 = "llvm.load"(%arg37) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%971)[^bb1, ^bb2, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%965, %arg38, %arg37, %966, %967) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%955)[^bb7] : (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb0
    "llvm.intr.memcpy"(%970, %arg37, %941) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %972 = "llvm.getelementptr"(%970, %941) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%942, %972) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %973 = "llvm.getelementptr"(%970, %943) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%944, %973) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %974 = "llvm.getelementptr"(%970, %945) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg39, %974) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %975 = "llvm.getelementptr"(%970, %946) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%944, %975) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %976 = "llvm.icmp"(%971, %947) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %977 = "llvm.select"(%976, %948, %949) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %978 = "llvm.icmp"(%arg39, %950) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %979 = "llvm.zext"(%978) : (i1) -> i32
    %980 = "llvm.getelementptr"(%arg40, %942) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memset"(%arg40, %951, %952) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %981 = "llvm.load"(%953) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %982 = "llvm.getelementptr"(%954, %977) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %983 = "llvm.getelementptr"(%982, %979) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %984 = "llvm.load"(%983) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %985 = "llvm.select"(%978, %948, %940) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %986 = "llvm.call"(%981, %984, %970, %985, %arg40) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %987 = "llvm.icmp"(%986, %944) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%987)[^bb5, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    "llvm.cond_br"(%978, %955)[^bb4, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.intr.memset"(%968, %951, %956) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    "llvm.call"(%968, %arg37) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%arg38, %969) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %988 = "llvm.getelementptr"(%969, %949) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %989 = "llvm.getelementptr"(%968, %949) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%989, %988) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %990 = "llvm.getelementptr"(%969, %942) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%957, %990) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %991 = "llvm.getelementptr"(%969, %958) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg39, %991) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %992 = "llvm.getelementptr"(%969, %941) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%959, %992) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %993 = "llvm.load"(%960) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%993, %961, %969, %962) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%955)[^bb7] : (i32) -> ()
  ^bb5:  // pred: ^bb2
    %994 = "llvm.load"(%arg40) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %995 = "llvm.icmp"(%994, %963) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%995, %944)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb6:  // pred: ^bb5
    %996 = "llvm.load"(%964) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %997 = "llvm.load"(%980) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %998 = "llvm.call"(%996, %997) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%944)[^bb7] : (i32) -> ()
  ^bb7(%999: i32):  // 5 preds: ^bb1, ^bb3, ^bb4, ^bb5, ^bb6
    "llvm.return"(%999) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (i32, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_refuse_array", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg32: i32, %arg33: !llvm.ptr, %arg34: !llvm.ptr, %arg35: !llvm.ptr, %arg36: !llvm.ptr):
    %899 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %900 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_26}> : () -> !llvm.ptr
    %901 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %902 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %903 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_27}> : () -> !llvm.ptr
    %904 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %905 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %906 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_30}> : () -> !llvm.ptr
    %907 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %908 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %909 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %910 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %911 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %912 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_29}> : () -> !llvm.ptr
    %913 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %914 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_28}> : () -> !llvm.ptr
    %915 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %916 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %917 = "llvm.icmp"(%arg32, %899) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %918 = "llvm.select"(%917, %900, %901) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %919 = "llvm.icmp"(%arg32, %902) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %920 = "llvm.select"(%919, %903, %918) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%arg32, %920, %904)[^bb4, ^bb1, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[7, 8, 9]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i64) -> ()
  ^bb1:  // pred: ^bb0
    %921 = "llvm.getelementptr"(%arg35, %913) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %922 = "llvm.load"(%921) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %923 = "llvm.sext"(%922) : (i32) -> i64
    "llvm.br"(%914, %923)[^bb4] : (!llvm.ptr, i64) -> ()
  ^bb2:  // pred: ^bb0
    %924 = "llvm.load"(%arg34) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %925 = "llvm.icmp"(%924, %907) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %926 = "llvm.getelementptr"(%arg34, %908) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %927 = "llvm.load"(%926) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %928 = "llvm.select"(%925, %909, %910) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %929 = "llvm.getelementptr"(%927, %928) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %930 = "llvm.getelementptr"(%929, %911) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %931 = "llvm.load"(%930) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %932 = "llvm.sext"(%931) : (i32) -> i64
    "llvm.br"(%912, %932)[^bb4] : (!llvm.ptr, i64) -> ()
  ^bb3:  // pred: ^bb0
    %933 = "llvm.load"(%arg36) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %934 = "llvm.shl"(%933, %905) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %935 = "llvm.sext"(%934) : (i32) -> i64
    "llvm.br"(%906, %935)[^bb4] : (!llvm.ptr, i64) -> ()
  ^bb4(%936: !llvm.ptr, %937: i64):  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb3
    %938 = "llvm.icmp"(%arg32, %905) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %939 = "llvm.select"(%938, %915, %916) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.call"(%939, %arg33, %arg34, %936, %937) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_describe", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg28: !llvm.ptr, %arg29: !llvm.ptr, %arg30: !llvm.ptr, %arg31: !llvm.ptr):
    %645 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %646 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %647 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %648 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %649 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %650 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %651 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %652 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %653 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %654 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %655 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %656 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %657 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %658 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %659 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %660 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %661 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %662 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %663 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %664 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %665 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %666 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %667 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %668 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %669 = "llvm.getelementptr"(%arg29, %645) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %670 = "llvm.load"(%669) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %671 = "llvm.getelementptr"(%arg31, %670) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %672 = "llvm.getelementptr"(%arg29, %646) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %673 = "llvm.load"(%672) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %674 = "llvm.icmp"(%673, %647) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%674, %671)[^bb1, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb1:  // pred: ^bb0
    %675 = "llvm.getelementptr"(%arg29, %648) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %676 = "llvm.load"(%675) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %677 = "llvm.getelementptr"(%arg31, %676) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %678 = "llvm.getelementptr"(%arg30, %645) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %679 = "llvm.load"(%678) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %680 = "llvm.load"(%arg28) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%680)[^bb3, ^bb4, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    "llvm.store"(%679, %671) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb5] : () -> ()
  ^bb3:  // pred: ^bb1
    %681 = "llvm.trunc"(%679) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%681, %671) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb5] : () -> ()
  ^bb4:  // pred: ^bb1
    %682 = "llvm.sext"(%679) : (i32) -> i64
    "llvm.store"(%682, %671) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb5] : () -> ()
  ^bb5:  // 3 preds: ^bb2, ^bb3, ^bb4
    %683 = "llvm.load"(%arg28) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %684 = "llvm.intr.smax"(%683, %649) : (i32, i32) -> i32
    %685 = "llvm.getelementptr"(%671, %684) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%677, %685) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%677)[^bb6] : (!llvm.ptr) -> ()
  ^bb6(%686: !llvm.ptr):  // 2 preds: ^bb0, ^bb5
    %687 = "llvm.load"(%arg28) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %688 = "llvm.icmp"(%687, %650) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %689 = "llvm.getelementptr"(%arg30, %646) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %690 = "llvm.load"(%689) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %691 = "llvm.getelementptr"(%arg29, %649) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %692 = "llvm.load"(%691) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %693 = "llvm.icmp"(%690, %692) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%688)[^bb7, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    "llvm.cond_br"(%693, %651)[^bb8, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb8:  // pred: ^bb7
    %694 = "llvm.getelementptr"(%arg30, %645) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %695 = "llvm.load"(%694) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %696 = "llvm.load"(%672) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %697 = "llvm.icmp"(%696, %647) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%697)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %698 = "llvm.icmp"(%695, %653) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%698, %652)[^bb54, ^bb11] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb10:  // pred: ^bb8
    %699 = "llvm.icmp"(%695, %696) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%699, %652)[^bb11, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb11:  // 2 preds: ^bb9, ^bb10
    %700 = "llvm.getelementptr"(%arg29, %654) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %701 = "llvm.load"(%700) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %702 = "llvm.getelementptr"(%arg28, %701) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %703 = "llvm.getelementptr"(%arg30, %648) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %704 = "llvm.load"(%703) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %705 = "llvm.icmp"(%695, %647) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%705, %647, %655)[^bb12, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb12:  // pred: ^bb11
    %706 = "llvm.getelementptr"(%702, %650) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %707 = "llvm.getelementptr"(%arg29, %656) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %708 = "llvm.getelementptr"(%706, %695) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %709 = "llvm.getelementptr"(%arg30, %657) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %710 = "llvm.getelementptr"(%arg29, %657) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %711 = "llvm.getelementptr"(%686, %650) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%647, %695, %658, %647)[^bb13] : (i32, i32, i64, i32) -> ()
  ^bb13(%712: i32, %713: i32, %714: i64, %715: i32):  // 2 preds: ^bb12, ^bb22
    %716 = "llvm.add"(%713, %660) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %717 = "llvm.getelementptr"(%704, %716) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %718 = "llvm.load"(%717) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %719 = "llvm.load"(%707) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %720 = "llvm.icmp"(%719, %647) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%720, %714)[^bb15, ^bb14] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb14:  // pred: ^bb13
    %721 = "llvm.getelementptr"(%708, %716) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %722 = "llvm.load"(%721) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%722)[^bb15] : (i64) -> ()
  ^bb15(%723: i64):  // 2 preds: ^bb13, ^bb14
    %724 = "llvm.icmp"(%723, %661) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %725 = "llvm.select"(%724, %723, %714) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%697)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %726 = "llvm.getelementptr"(%702, %713) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %727 = "llvm.load"(%726) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %728 = "llvm.icmp"(%727, %661) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %729 = "llvm.icmp"(%727, %718) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %730 = "llvm.select"(%728, %655, %729) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%730, %649)[^bb17, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb17:  // 2 preds: ^bb15, ^bb16
    %731 = "llvm.icmp"(%718, %658) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%731, %715, %725)[^bb18, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb18:  // pred: ^bb17
    %732 = "llvm.load"(%709) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %733 = "llvm.icmp"(%732, %662) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%733, %715, %725)[^bb22, ^bb19] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb19:  // pred: ^bb18
    %734 = "llvm.getelementptr"(%732, %716) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %735 = "llvm.load"(%734) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %736 = "llvm.icmp"(%735, %723) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %737 = "llvm.or"(%724, %736) : (i1, i1) -> i1
    %738 = "llvm.select"(%736, %715, %663) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %739 = "llvm.select"(%736, %725, %735) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%737, %738, %739)[^bb22, ^bb20] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb20:  // pred: ^bb19
    %740 = "llvm.load"(%710) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %741 = "llvm.icmp"(%740, %647) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %742 = "llvm.icmp"(%735, %664) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %743 = "llvm.or"(%742, %741) : (i1, i1) -> i1
    "llvm.cond_br"(%743, %715, %735)[^bb22, ^bb21] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb21:  // pred: ^bb20
    "llvm.br"(%665, %664)[^bb22] : (i32, i64) -> ()
  ^bb22(%744: i32, %745: i64):  // 5 preds: ^bb17, ^bb18, ^bb19, ^bb20, ^bb21
    %746 = "llvm.shl"(%713, %652) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %747 = "llvm.getelementptr"(%711, %746) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%718, %747) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %748 = "llvm.add"(%713, %695) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %749 = "llvm.shl"(%748, %652) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %750 = "llvm.getelementptr"(%711, %749) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%745, %750) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %751 = "llvm.icmp"(%718, %664) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %752 = "llvm.zext"(%751) : (i1) -> i32
    %753 = "llvm.or"(%712, %752) : (i32, i32) -> i32
    %754 = "llvm.intr.umax"(%718, %658) : (i64, i64) -> i64
    %755 = "llvm.mul"(%754, %714) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %756 = "llvm.icmp"(%713, %659) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%756, %753, %716, %755, %744)[^bb13, ^bb23] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i32, i32, i64, i32) -> ()
  ^bb23:  // pred: ^bb22
    %757 = "llvm.icmp"(%753, %647) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%744, %757)[^bb24] : (i32, i1) -> ()
  ^bb24(%758: i32, %759: i1):  // 2 preds: ^bb11, ^bb23
    %760 = "llvm.getelementptr"(%arg30, %649) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %761 = "llvm.load"(%760) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%761, %650)[^bb54, ^bb25, ^bb25, ^bb25] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb25:  // 3 preds: ^bb24, ^bb24, ^bb24
    %762 = "llvm.load"(%arg30) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %763 = "llvm.ptrtoint"(%762) : (!llvm.ptr) -> i32
    %764 = "llvm.getelementptr"(%arg30, %666) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %765 = "llvm.load"(%764) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %766 = "llvm.trunc"(%765) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %767 = "llvm.add"(%766, %763) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %768 = "llvm.load"(%702) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %769 = "llvm.getelementptr"(%arg29, %650) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %770 = "llvm.load"(%769) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %771 = "llvm.trunc"(%768) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %772 = "llvm.mul"(%770, %771) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %773 = "llvm.sub"(%767, %772) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%773, %686) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %774 = "llvm.getelementptr"(%686, %649) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%773, %774) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %775 = "llvm.getelementptr"(%686, %650) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %776 = "llvm.load"(%702) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%776, %775) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%759, %647)[^bb26, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb26:  // pred: ^bb25
    %777 = "llvm.getelementptr"(%arg29, %666) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %778 = "llvm.load"(%777) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %779 = "llvm.add"(%778, %660) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %780 = "llvm.and"(%779, %773) : (i32, i32) -> i32
    %781 = "llvm.icmp"(%780, %647) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %782 = "llvm.select"(%781, %758, %667) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%782)[^bb54] : (i32) -> ()
  ^bb27:  // pred: ^bb6
    "llvm.cond_br"(%693, %651)[^bb28, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb28:  // pred: ^bb27
    %783 = "llvm.getelementptr"(%arg30, %645) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %784 = "llvm.load"(%783) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %785 = "llvm.load"(%672) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %786 = "llvm.icmp"(%785, %647) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%786)[^bb29, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb29:  // pred: ^bb28
    %787 = "llvm.icmp"(%784, %653) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%787, %652)[^bb54, ^bb31] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb30:  // pred: ^bb28
    %788 = "llvm.icmp"(%784, %785) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%788, %652)[^bb31, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb31:  // 2 preds: ^bb29, ^bb30
    %789 = "llvm.getelementptr"(%arg29, %654) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %790 = "llvm.load"(%789) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %791 = "llvm.getelementptr"(%arg28, %790) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %792 = "llvm.getelementptr"(%arg30, %648) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %793 = "llvm.load"(%792) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %794 = "llvm.icmp"(%784, %647) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%794, %655, %647, %655)[^bb32, ^bb47] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i1, i32, i1) -> ()
  ^bb32:  // pred: ^bb31
    %795 = "llvm.getelementptr"(%791, %650) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %796 = "llvm.getelementptr"(%arg29, %656) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %797 = "llvm.getelementptr"(%795, %784) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %798 = "llvm.getelementptr"(%arg30, %657) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %799 = "llvm.getelementptr"(%arg29, %657) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %800 = "llvm.getelementptr"(%686, %650) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %801 = "llvm.icmp"(%687, %649) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %802 = "llvm.icmp"(%687, %649) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%647, %784, %658, %647, %659)[^bb33] : (i32, i32, i64, i32, i32) -> ()
  ^bb33(%803: i32, %804: i32, %805: i64, %806: i32, %807: i32):  // 2 preds: ^bb32, ^bb45
    %808 = "llvm.add"(%804, %660) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %809 = "llvm.getelementptr"(%793, %808) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %810 = "llvm.load"(%809) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %811 = "llvm.load"(%796) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %812 = "llvm.icmp"(%811, %647) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%812, %805)[^bb35, ^bb34] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb34:  // pred: ^bb33
    %813 = "llvm.getelementptr"(%797, %808) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %814 = "llvm.load"(%813) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%814)[^bb35] : (i64) -> ()
  ^bb35(%815: i64):  // 2 preds: ^bb33, ^bb34
    %816 = "llvm.icmp"(%815, %661) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %817 = "llvm.select"(%816, %815, %805) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%786)[^bb37, ^bb36] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb36:  // pred: ^bb35
    %818 = "llvm.getelementptr"(%791, %804) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %819 = "llvm.load"(%818) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %820 = "llvm.icmp"(%819, %661) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %821 = "llvm.icmp"(%819, %810) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %822 = "llvm.select"(%820, %655, %821) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%822, %649)[^bb37, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb37:  // 2 preds: ^bb35, ^bb36
    %823 = "llvm.icmp"(%810, %658) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%823, %806, %817)[^bb38, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb38:  // pred: ^bb37
    %824 = "llvm.load"(%798) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %825 = "llvm.icmp"(%824, %662) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%825, %806, %817)[^bb42, ^bb39] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb39:  // pred: ^bb38
    %826 = "llvm.getelementptr"(%824, %808) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %827 = "llvm.load"(%826) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %828 = "llvm.icmp"(%827, %815) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %829 = "llvm.or"(%816, %828) : (i1, i1) -> i1
    %830 = "llvm.select"(%828, %806, %663) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %831 = "llvm.select"(%828, %817, %827) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%829, %830, %831)[^bb42, ^bb40] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb40:  // pred: ^bb39
    %832 = "llvm.load"(%799) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %833 = "llvm.icmp"(%832, %647) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %834 = "llvm.icmp"(%827, %664) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %835 = "llvm.or"(%834, %833) : (i1, i1) -> i1
    "llvm.cond_br"(%835, %806, %827)[^bb42, ^bb41] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb41:  // pred: ^bb40
    "llvm.br"(%665, %664)[^bb42] : (i32, i64) -> ()
  ^bb42(%836: i32, %837: i64):  // 5 preds: ^bb37, ^bb38, ^bb39, ^bb40, ^bb41
    %838 = "llvm.mul"(%804, %687) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %839 = "llvm.getelementptr"(%800, %838) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %840 = "llvm.add"(%804, %784) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %841 = "llvm.trunc"(%837) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %842 = "llvm.trunc"(%837) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.cond_br"(%802)[^bb43, ^bb44] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb43:  // pred: ^bb42
    %843 = "llvm.trunc"(%810) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%843, %839) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %844 = "llvm.sext"(%843) : (i32) -> i64
    %845 = "llvm.shl"(%840, %651) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %846 = "llvm.getelementptr"(%800, %845) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%841, %846) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%844)[^bb45] : (i64) -> ()
  ^bb44:  // pred: ^bb42
    %847 = "llvm.trunc"(%810) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%847, %839) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    %848 = "llvm.sext"(%847) : (i16) -> i64
    %849 = "llvm.mul"(%840, %687) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %850 = "llvm.getelementptr"(%800, %849) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%842, %850) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"(%848)[^bb45] : (i64) -> ()
  ^bb45(%851: i64):  // 2 preds: ^bb43, ^bb44
    %852 = "llvm.icmp"(%810, %851) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %853 = "llvm.sext"(%842) : (i16) -> i32
    %854 = "llvm.select"(%801, %841, %853) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %855 = "llvm.sext"(%854) : (i32) -> i64
    %856 = "llvm.icmp"(%837, %855) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %857 = "llvm.and"(%852, %856) : (i1, i1) -> i1
    %858 = "llvm.select"(%857, %807, %647) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %859 = "llvm.icmp"(%810, %664) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %860 = "llvm.zext"(%859) : (i1) -> i32
    %861 = "llvm.or"(%803, %860) : (i32, i32) -> i32
    %862 = "llvm.intr.umax"(%810, %658) : (i64, i64) -> i64
    %863 = "llvm.mul"(%862, %805) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %864 = "llvm.icmp"(%804, %659) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%864, %861, %808, %863, %836, %858)[^bb33, ^bb46] <{operandSegmentSizes = array<i32: 1, 5, 0>}> : (i1, i32, i32, i64, i32, i32) -> ()
  ^bb46:  // pred: ^bb45
    %865 = "llvm.icmp"(%861, %647) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %866 = "llvm.icmp"(%858, %647) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.br"(%866, %836, %865)[^bb47] : (i1, i32, i1) -> ()
  ^bb47(%867: i1, %868: i32, %869: i1):  // 2 preds: ^bb31, ^bb46
    %870 = "llvm.getelementptr"(%arg30, %649) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %871 = "llvm.load"(%870) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%871, %650)[^bb54, ^bb48, ^bb48, ^bb48] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb48:  // 3 preds: ^bb47, ^bb47, ^bb47
    %872 = "llvm.load"(%arg30) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %873 = "llvm.ptrtoint"(%872) : (!llvm.ptr) -> i32
    %874 = "llvm.getelementptr"(%arg30, %666) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %875 = "llvm.load"(%874) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %876 = "llvm.trunc"(%875) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %877 = "llvm.add"(%876, %873) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %878 = "llvm.load"(%791) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %879 = "llvm.getelementptr"(%arg29, %650) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %880 = "llvm.load"(%879) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %881 = "llvm.trunc"(%878) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %882 = "llvm.mul"(%880, %881) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %883 = "llvm.sub"(%877, %882) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%883, %686) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %884 = "llvm.getelementptr"(%686, %649) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%883, %884) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %885 = "llvm.getelementptr"(%686, %650) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %886 = "llvm.load"(%791) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %887 = "llvm.icmp"(%687, %649) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%887)[^bb49, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb49:  // pred: ^bb48
    %888 = "llvm.trunc"(%886) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%888, %885) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb51] : () -> ()
  ^bb50:  // pred: ^bb48
    %889 = "llvm.trunc"(%886) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%889, %885) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb51] : () -> ()
  ^bb51:  // 2 preds: ^bb49, ^bb50
    "llvm.cond_br"(%869, %647)[^bb52, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb52:  // pred: ^bb51
    %890 = "llvm.getelementptr"(%arg29, %666) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %891 = "llvm.load"(%890) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %892 = "llvm.add"(%891, %660) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %893 = "llvm.and"(%892, %883) : (i32, i32) -> i32
    %894 = "llvm.icmp"(%893, %647) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%894, %667)[^bb53, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb53:  // pred: ^bb52
    %895 = "llvm.icmp"(%868, %647) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %896 = "llvm.select"(%895, %655, %867) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %897 = "llvm.select"(%896, %868, %668) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%897)[^bb54] : (i32) -> ()
  ^bb54(%898: i32):  // 15 preds: ^bb7, ^bb9, ^bb10, ^bb16, ^bb24, ^bb25, ^bb26, ^bb27, ^bb29, ^bb30, ^bb36, ^bb47, ^bb51, ^bb52, ^bb53
    "llvm.return"(%898) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_find_ends", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg24: !llvm.ptr, %arg25: !llvm.ptr, %arg26: !llvm.ptr, %arg27: !llvm.ptr):
    %531 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %532 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %533 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %534 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %535 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %536 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %537 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %538 = "llvm.mlir.constant"() <{value = 2147483646 : i32}> : () -> i32
    %539 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %540 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %541 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %542 = "llvm.alloca"(%531) <{alignment = 8 : i64, elem_type = !llvm.array<128 x i64>}> : (i32) -> !llvm.ptr
    %543 = "llvm.getelementptr"(%arg25, %532) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %544 = "llvm.load"(%543) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %545 = "llvm.getelementptr"(%arg26, %544) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %546 = "llvm.getelementptr"(%arg25, %533) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %547 = "llvm.load"(%546) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %548 = "llvm.icmp"(%547, %534) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %549 = "llvm.load"(%arg24) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%548, %549, %545, %547)[^bb5, ^bb1] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, !llvm.ptr, i32) -> ()
  ^bb1:  // pred: ^bb0
    %550 = "llvm.intr.smax"(%549, %535) : (i32, i32) -> i32
    %551 = "llvm.getelementptr"(%545, %550) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %552 = "llvm.load"(%551) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%549)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %553 = "llvm.load"(%545) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %554 = "llvm.trunc"(%553) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%536, %552, %554)[^bb5] : (i32, !llvm.ptr, i32) -> ()
  ^bb3:  // pred: ^bb1
    %555 = "llvm.load"(%545) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%535, %552, %555)[^bb5] : (i32, !llvm.ptr, i32) -> ()
  ^bb4:  // pred: ^bb1
    %556 = "llvm.load"(%545) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %557 = "llvm.sext"(%556) : (i16) -> i32
    "llvm.br"(%549, %552, %557)[^bb5] : (i32, !llvm.ptr, i32) -> ()
  ^bb5(%558: i32, %559: !llvm.ptr, %560: i32):  // 4 preds: ^bb0, ^bb2, ^bb3, ^bb4
    %561 = "llvm.icmp"(%560, %537) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%561)[^bb6, ^bb23] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    %562 = "llvm.shl"(%560, %531) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %563 = "llvm.getelementptr"(%559, %536) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %564 = "llvm.intr.smax"(%562, %531) : (i32, i32) -> i32
    %565 = "llvm.and"(%564, %531) : (i32, i32) -> i32
    %566 = "llvm.icmp"(%564, %531) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%566, %537)[^bb18, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb7:  // pred: ^bb6
    %567 = "llvm.and"(%564, %538) : (i32, i32) -> i32
    "llvm.br"(%537, %537)[^bb8] : (i32, i32) -> ()
  ^bb8(%568: i32, %569: i32):  // 2 preds: ^bb7, ^bb16
    %570 = "llvm.or"(%568, %531) <{isDisjoint}> : (i32, i32) -> i32
    %571 = "llvm.mul"(%570, %558) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %572 = "llvm.getelementptr"(%563, %571) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%558)[^bb11, ^bb9, ^bb10] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb9:  // pred: ^bb8
    %573 = "llvm.load"(%572) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%573)[^bb12] : (i64) -> ()
  ^bb10:  // pred: ^bb8
    %574 = "llvm.load"(%572) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %575 = "llvm.sext"(%574) : (i32) -> i64
    "llvm.br"(%575)[^bb12] : (i64) -> ()
  ^bb11:  // pred: ^bb8
    %576 = "llvm.load"(%572) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %577 = "llvm.sext"(%576) : (i16) -> i64
    "llvm.br"(%577)[^bb12] : (i64) -> ()
  ^bb12(%578: i64):  // 3 preds: ^bb9, ^bb10, ^bb11
    %579 = "llvm.getelementptr"(%542, %568) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%578, %579) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %580 = "llvm.add"(%568, %539) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %581 = "llvm.mul"(%580, %558) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %582 = "llvm.getelementptr"(%563, %581) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%558)[^bb15, ^bb14, ^bb13] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb13:  // pred: ^bb12
    %583 = "llvm.load"(%582) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %584 = "llvm.sext"(%583) : (i32) -> i64
    "llvm.br"(%584)[^bb16] : (i64) -> ()
  ^bb14:  // pred: ^bb12
    %585 = "llvm.load"(%582) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%585)[^bb16] : (i64) -> ()
  ^bb15:  // pred: ^bb12
    %586 = "llvm.load"(%582) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %587 = "llvm.sext"(%586) : (i16) -> i64
    "llvm.br"(%587)[^bb16] : (i64) -> ()
  ^bb16(%588: i64):  // 3 preds: ^bb13, ^bb14, ^bb15
    %589 = "llvm.getelementptr"(%542, %570) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%588, %589) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %590 = "llvm.add"(%569, %539) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %591 = "llvm.icmp"(%590, %567) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%591, %580, %590)[^bb17, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
  ^bb17:  // pred: ^bb16
    %592 = "llvm.icmp"(%565, %537) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%592, %580)[^bb23, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb18(%593: i32):  // 2 preds: ^bb6, ^bb17
    %594 = "llvm.icmp"(%565, %537) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.intr.assume"(%594) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %595 = "llvm.add"(%593, %531) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %596 = "llvm.mul"(%595, %558) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %597 = "llvm.getelementptr"(%563, %596) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%558)[^bb21, ^bb20, ^bb19] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb19:  // pred: ^bb18
    %598 = "llvm.load"(%597) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %599 = "llvm.sext"(%598) : (i32) -> i64
    "llvm.br"(%599)[^bb22] : (i64) -> ()
  ^bb20:  // pred: ^bb18
    %600 = "llvm.load"(%597) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%600)[^bb22] : (i64) -> ()
  ^bb21:  // pred: ^bb18
    %601 = "llvm.load"(%597) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %602 = "llvm.sext"(%601) : (i16) -> i64
    "llvm.br"(%602)[^bb22] : (i64) -> ()
  ^bb22(%603: i64):  // 3 preds: ^bb19, ^bb20, ^bb21
    %604 = "llvm.getelementptr"(%542, %593) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%603, %604) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb23] : () -> ()
  ^bb23:  // 3 preds: ^bb5, ^bb17, ^bb22
    %605 = "llvm.getelementptr"(%559, %536) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%558)[^bb26, ^bb24, ^bb25] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb24:  // pred: ^bb23
    %606 = "llvm.load"(%605) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %607 = "llvm.trunc"(%606) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%607)[^bb27] : (i32) -> ()
  ^bb25:  // pred: ^bb23
    %608 = "llvm.load"(%605) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%608)[^bb27] : (i32) -> ()
  ^bb26:  // pred: ^bb23
    %609 = "llvm.load"(%605) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %610 = "llvm.sext"(%609) : (i16) -> i32
    "llvm.br"(%610)[^bb27] : (i32) -> ()
  ^bb27(%611: i32):  // 3 preds: ^bb24, ^bb25, ^bb26
    %612 = "llvm.getelementptr"(%arg25, %536) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %613 = "llvm.load"(%612) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %614 = "llvm.getelementptr"(%559, %535) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %615 = "llvm.load"(%614) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %616 = "llvm.ptrtoint"(%615) : (!llvm.ptr) -> i32
    %617 = "llvm.mul"(%613, %611) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %618 = "llvm.add"(%617, %616) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %619 = "llvm.getelementptr"(%542, %560) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %620 = "llvm.getelementptr"(%arg27, %535) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%618, %620) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%618, %arg27) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.cond_br"(%561, %537, %618)[^bb28, ^bb31] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb28(%621: i32):  // 2 preds: ^bb27, ^bb29
    %622 = "llvm.getelementptr"(%542, %621) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %623 = "llvm.load"(%622) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %624 = "llvm.icmp"(%623, %540) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%624, %537)[^bb32, ^bb29] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb29:  // pred: ^bb28
    %625 = "llvm.add"(%623, %541) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %626 = "llvm.getelementptr"(%619, %621) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %627 = "llvm.load"(%626) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %628 = "llvm.mul"(%627, %625) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %629 = "llvm.load"(%612) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %630 = "llvm.sext"(%629) : (i32) -> i64
    %631 = "llvm.mul"(%628, %630) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %632 = "llvm.trunc"(%631) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %633 = "llvm.icmp"(%631, %540) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %634 = "llvm.zext"(%633) : (i1) -> i32
    %635 = "llvm.getelementptr"(%arg27, %634) <{elem_type = i32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %636 = "llvm.load"(%635) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %637 = "llvm.add"(%636, %632) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%637, %635) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %638 = "llvm.add"(%621, %531) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %639 = "llvm.icmp"(%638, %560) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%639, %638)[^bb30, ^bb28] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb30:  // pred: ^bb29
    %640 = "llvm.load"(%620) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%640)[^bb31] : (i32) -> ()
  ^bb31(%641: i32):  // 2 preds: ^bb27, ^bb30
    %642 = "llvm.load"(%612) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %643 = "llvm.add"(%641, %642) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%643, %620) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%531)[^bb32] : (i32) -> ()
  ^bb32(%644: i32):  // 2 preds: ^bb28, ^bb31
    "llvm.return"(%644) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i64 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_value_of", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg21: !llvm.ptr, %arg22: !llvm.ptr, %arg23: !llvm.ptr):
    %434 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %435 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %436 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %437 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %438 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %439 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %440 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %441 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %442 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %443 = "llvm.mlir.constant"() <{value = 42 : i32}> : () -> i32
    %444 = "llvm.mlir.constant"() <{value = 63 : i64}> : () -> i64
    %445 = "llvm.getelementptr"(%arg23, %434) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %446 = "llvm.load"(%445) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%446, %435)[^bb9, ^bb18, ^bb1, ^bb5] <{case_operand_segments = array<i32: 1, 0, 0>, case_values = dense<[49, 115, 110]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i64) -> ()
  ^bb1:  // pred: ^bb0
    %447 = "llvm.getelementptr"(%arg23, %437) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %448 = "llvm.load"(%447) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %449 = "llvm.getelementptr"(%arg23, %438) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %450 = "llvm.load"(%449) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %451 = "llvm.getelementptr"(%arg21, %436) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %452 = "llvm.load"(%451) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %453 = "llvm.getelementptr"(%arg21, %452) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %454 = "llvm.getelementptr"(%453, %448) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %455 = "llvm.load"(%arg21) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %456 = "llvm.getelementptr"(%454, %437) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %457 = "llvm.load"(%456) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %458 = "llvm.getelementptr"(%arg22, %457) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %459 = "llvm.getelementptr"(%458, %434) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %460 = "llvm.add"(%450, %439) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %461 = "llvm.mul"(%455, %460) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %462 = "llvm.getelementptr"(%459, %461) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%455)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %463 = "llvm.load"(%462) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%463)[^bb18] : (i64) -> ()
  ^bb3:  // pred: ^bb1
    %464 = "llvm.load"(%462) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %465 = "llvm.sext"(%464) : (i32) -> i64
    "llvm.br"(%465)[^bb18] : (i64) -> ()
  ^bb4:  // pred: ^bb1
    %466 = "llvm.load"(%462) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %467 = "llvm.sext"(%466) : (i16) -> i64
    "llvm.br"(%467)[^bb18] : (i64) -> ()
  ^bb5:  // pred: ^bb0
    %468 = "llvm.getelementptr"(%arg21, %436) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %469 = "llvm.load"(%468) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %470 = "llvm.getelementptr"(%arg21, %469) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %471 = "llvm.getelementptr"(%arg23, %437) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %472 = "llvm.load"(%471) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %473 = "llvm.getelementptr"(%470, %472) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %474 = "llvm.getelementptr"(%473, %437) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %475 = "llvm.load"(%474) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %476 = "llvm.getelementptr"(%arg22, %475) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %477 = "llvm.load"(%arg21) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%477)[^bb8, ^bb6, ^bb7] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb6:  // pred: ^bb5
    %478 = "llvm.load"(%476) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%478)[^bb18] : (i64) -> ()
  ^bb7:  // pred: ^bb5
    %479 = "llvm.load"(%476) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %480 = "llvm.sext"(%479) : (i32) -> i64
    "llvm.br"(%480)[^bb18] : (i64) -> ()
  ^bb8:  // pred: ^bb5
    %481 = "llvm.load"(%476) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %482 = "llvm.sext"(%481) : (i16) -> i64
    "llvm.br"(%482)[^bb18] : (i64) -> ()
  ^bb9:  // pred: ^bb0
    %483 = "llvm.getelementptr"(%arg23, %437) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %484 = "llvm.load"(%483) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %485 = "llvm.getelementptr"(%arg21, %484) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %486 = "llvm.getelementptr"(%485, %440) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %487 = "llvm.load"(%486) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %488 = "llvm.getelementptr"(%arg21, %487) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %489 = "llvm.load"(%485) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %490 = "llvm.icmp"(%489, %441) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%490, %441, %442, %442)[^bb10, ^bb11] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i64, i64) -> ()
  ^bb10(%491: i32, %492: i64):  // 2 preds: ^bb9, ^bb10
    %493 = "llvm.getelementptr"(%488, %491) <{elem_type = !llvm.struct<"mlir_abi.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %494 = "llvm.call"(%arg21, %arg22, %493) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %495 = "llvm.load"(%493) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %496 = "llvm.mul"(%495, %494) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %497 = "llvm.add"(%496, %492) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %498 = "llvm.add"(%491, %439) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %499 = "llvm.icmp"(%498, %489) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%499, %497, %498, %497)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i64) -> ()
  ^bb11(%500: i64):  // 2 preds: ^bb9, ^bb10
    %501 = "llvm.getelementptr"(%arg23, %438) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %502 = "llvm.load"(%501) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %503 = "llvm.getelementptr"(%arg21, %502) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %504 = "llvm.getelementptr"(%503, %440) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %505 = "llvm.load"(%504) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %506 = "llvm.getelementptr"(%arg21, %505) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %507 = "llvm.load"(%503) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %508 = "llvm.icmp"(%507, %441) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%508, %441, %442)[^bb12, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb12(%509: i32, %510: i64):  // 2 preds: ^bb11, ^bb12
    %511 = "llvm.getelementptr"(%506, %509) <{elem_type = !llvm.struct<"mlir_abi.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %512 = "llvm.call"(%arg21, %arg22, %511) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %513 = "llvm.load"(%511) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %514 = "llvm.mul"(%513, %512) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %515 = "llvm.add"(%514, %510) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %516 = "llvm.add"(%509, %439) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %517 = "llvm.icmp"(%516, %507) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%517, %516, %515)[^bb13, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb13:  // pred: ^bb12
    %518 = "llvm.icmp"(%446, %443) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%518, %515)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb14:  // pred: ^bb11
    %519 = "llvm.icmp"(%446, %443) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%519, %442, %442)[^bb15, ^bb18] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i64) -> ()
  ^bb15(%520: i64):  // 2 preds: ^bb13, ^bb14
    %521 = "llvm.mul"(%520, %500) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    "llvm.br"(%521)[^bb18] : (i64) -> ()
  ^bb16:  // pred: ^bb13
    %522 = "llvm.icmp"(%515, %435) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%522, %442)[^bb18, ^bb17] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb17:  // pred: ^bb16
    %523 = "llvm.freeze"(%500) : (i64) -> i64
    %524 = "llvm.freeze"(%515) : (i64) -> i64
    %525 = "llvm.sdiv"(%523, %524) : (i64, i64) -> i64
    %526 = "llvm.mul"(%525, %524) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %527 = "llvm.sub"(%523, %526) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %528 = "llvm.ashr"(%527, %444) : (i64, i64) -> i64
    %529 = "llvm.add"(%528, %525) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%529)[^bb18] : (i64) -> ()
  ^bb18(%530: i64):  // 11 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb6, ^bb7, ^bb8, ^bb14, ^bb15, ^bb16, ^bb17
    "llvm.return"(%530) : (i64) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, i32, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_array", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg16: !llvm.ptr, %arg17: !llvm.ptr, %arg18: i32, %arg19: !llvm.ptr, %arg20: !llvm.ptr):
    %135 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %136 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %137 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %138 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %139 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %140 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %141 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %142 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %143 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %144 = "llvm.mlir.constant"() <{value = 2147483646 : i32}> : () -> i32
    %145 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %146 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %147 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %148 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %149 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %150 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %151 = "llvm.mlir.constant"() <{value = -2 : i32}> : () -> i32
    %152 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %153 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %154 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %155 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_35}> : () -> !llvm.ptr
    %156 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_36}> : () -> !llvm.ptr
    %157 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %158 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_4}> : () -> !llvm.ptr
    %159 = "llvm.mlir.constant"() <{value = 74 : i32}> : () -> i32
    %160 = "llvm.mlir.addressof"() <{global_name = @free}> : () -> !llvm.ptr
    %161 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_7}> : () -> !llvm.ptr
    %162 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %163 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_5}> : () -> !llvm.ptr
    %164 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_32}> : () -> !llvm.ptr
    %165 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_34}> : () -> !llvm.ptr
    %166 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_33}> : () -> !llvm.ptr
    %167 = "llvm.alloca"(%135) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %168 = "llvm.alloca"(%135) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %169 = "llvm.alloca"(%135) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %170 = "llvm.load"(%arg16) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %171 = "llvm.getelementptr"(%170, %136) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %172 = "llvm.load"(%171) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %173 = "llvm.getelementptr"(%170, %172) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %174 = "llvm.getelementptr"(%173, %arg18) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %175 = "llvm.getelementptr"(%174, %137) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %176 = "llvm.load"(%175) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %177 = "llvm.getelementptr"(%170, %176) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %178 = "llvm.getelementptr"(%arg16, %138) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %179 = "llvm.load"(%178) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %180 = "llvm.getelementptr"(%174, %139) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %181 = "llvm.load"(%180) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %182 = "llvm.icmp"(%181, %140) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %183 = "llvm.getelementptr"(%arg17, %141) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %184 = "llvm.getelementptr"(%168, %141) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %185 = "llvm.getelementptr"(%arg17, %138) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %186 = "llvm.getelementptr"(%168, %138) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %187 = "llvm.getelementptr"(%174, %142) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %188 = "llvm.load"(%187) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%182)[^bb4, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %189 = "llvm.getelementptr"(%179, %188) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %190 = "llvm.load"(%170) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%190)[^bb5, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %191 = "llvm.load"(%189) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %192 = "llvm.trunc"(%191) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %193 = "llvm.shl"(%192, %135) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %194 = "llvm.or"(%193, %135) <{isDisjoint}> : (i32, i32) -> i32
    %195 = "llvm.alloca"(%194) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %196 = "llvm.add"(%192, %135) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %197 = "llvm.alloca"(%196) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %198 = "llvm.getelementptr"(%179, %188) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %199 = "llvm.getelementptr"(%198, %138) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %200 = "llvm.load"(%199) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %201 = "llvm.load"(%198) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %202 = "llvm.trunc"(%201) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%198, %197, %195, %192, %138, %200, %202)[^bb6] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32) -> ()
  ^bb3:  // pred: ^bb1
    %203 = "llvm.load"(%189) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %204 = "llvm.shl"(%203, %135) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %205 = "llvm.or"(%204, %135) <{isDisjoint}> : (i32, i32) -> i32
    %206 = "llvm.alloca"(%205) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %207 = "llvm.add"(%203, %135) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %208 = "llvm.alloca"(%207) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %209 = "llvm.getelementptr"(%179, %188) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %210 = "llvm.getelementptr"(%209, %141) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %211 = "llvm.load"(%210) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %212 = "llvm.load"(%209) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%209, %208, %206, %203, %141, %211, %212)[^bb6] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32) -> ()
  ^bb4:  // pred: ^bb0
    %213 = "llvm.load"(%170) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %214 = "llvm.shl"(%181, %135) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %215 = "llvm.or"(%214, %135) <{isDisjoint}> : (i32, i32) -> i32
    %216 = "llvm.alloca"(%215) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %217 = "llvm.add"(%181, %135) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %218 = "llvm.alloca"(%217) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %219 = "llvm.getelementptr"(%179, %188) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%219, %218, %216, %181, %213, %219, %181)[^bb6] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32) -> ()
  ^bb5:  // pred: ^bb1
    %220 = "llvm.load"(%189) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %221 = "llvm.sext"(%220) : (i16) -> i32
    %222 = "llvm.shl"(%221, %135) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %223 = "llvm.or"(%222, %135) <{isDisjoint}> : (i32, i32) -> i32
    %224 = "llvm.alloca"(%223) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %225 = "llvm.add"(%221, %135) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %226 = "llvm.alloca"(%225) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %227 = "llvm.getelementptr"(%179, %188) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %228 = "llvm.intr.smax"(%190, %141) : (i32, i32) -> i32
    %229 = "llvm.getelementptr"(%227, %228) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %230 = "llvm.load"(%229) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %231 = "llvm.load"(%227) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %232 = "llvm.sext"(%231) : (i16) -> i32
    "llvm.br"(%227, %226, %224, %221, %190, %230, %232)[^bb6] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32) -> ()
  ^bb6(%233: !llvm.ptr, %234: !llvm.ptr, %235: !llvm.ptr, %236: i32, %237: i32, %238: !llvm.ptr, %239: i32):  // 4 preds: ^bb2, ^bb3, ^bb4, ^bb5
    %240 = "llvm.getelementptr"(%174, %138) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %241 = "llvm.load"(%240) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %242 = "llvm.icmp"(%239, %143) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%242)[^bb7, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %243 = "llvm.shl"(%239, %135) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %244 = "llvm.getelementptr"(%238, %138) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %245 = "llvm.intr.smax"(%243, %135) : (i32, i32) -> i32
    %246 = "llvm.and"(%245, %135) : (i32, i32) -> i32
    %247 = "llvm.icmp"(%245, %135) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%247, %143)[^bb19, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb8:  // pred: ^bb7
    %248 = "llvm.and"(%245, %144) : (i32, i32) -> i32
    "llvm.br"(%143, %143)[^bb9] : (i32, i32) -> ()
  ^bb9(%249: i32, %250: i32):  // 2 preds: ^bb8, ^bb17
    %251 = "llvm.or"(%249, %135) <{isDisjoint}> : (i32, i32) -> i32
    %252 = "llvm.mul"(%251, %237) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %253 = "llvm.getelementptr"(%244, %252) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%237)[^bb12, ^bb10, ^bb11] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb10:  // pred: ^bb9
    %254 = "llvm.load"(%253) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%254)[^bb13] : (i64) -> ()
  ^bb11:  // pred: ^bb9
    %255 = "llvm.load"(%253) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %256 = "llvm.sext"(%255) : (i32) -> i64
    "llvm.br"(%256)[^bb13] : (i64) -> ()
  ^bb12:  // pred: ^bb9
    %257 = "llvm.load"(%253) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %258 = "llvm.sext"(%257) : (i16) -> i64
    "llvm.br"(%258)[^bb13] : (i64) -> ()
  ^bb13(%259: i64):  // 3 preds: ^bb10, ^bb11, ^bb12
    %260 = "llvm.getelementptr"(%235, %249) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%259, %260) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %261 = "llvm.add"(%249, %145) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %262 = "llvm.mul"(%261, %237) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %263 = "llvm.getelementptr"(%244, %262) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%237)[^bb16, ^bb15, ^bb14] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    %264 = "llvm.load"(%263) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %265 = "llvm.sext"(%264) : (i32) -> i64
    "llvm.br"(%265)[^bb17] : (i64) -> ()
  ^bb15:  // pred: ^bb13
    %266 = "llvm.load"(%263) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%266)[^bb17] : (i64) -> ()
  ^bb16:  // pred: ^bb13
    %267 = "llvm.load"(%263) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %268 = "llvm.sext"(%267) : (i16) -> i64
    "llvm.br"(%268)[^bb17] : (i64) -> ()
  ^bb17(%269: i64):  // 3 preds: ^bb14, ^bb15, ^bb16
    %270 = "llvm.getelementptr"(%235, %251) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%269, %270) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %271 = "llvm.add"(%250, %145) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %272 = "llvm.icmp"(%271, %248) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%272, %261, %271)[^bb18, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
  ^bb18:  // pred: ^bb17
    %273 = "llvm.icmp"(%246, %143) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%273, %261)[^bb24, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb19(%274: i32):  // 2 preds: ^bb7, ^bb18
    %275 = "llvm.icmp"(%246, %143) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.intr.assume"(%275) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %276 = "llvm.add"(%274, %135) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %277 = "llvm.mul"(%276, %237) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %278 = "llvm.getelementptr"(%244, %277) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%237)[^bb22, ^bb21, ^bb20] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb20:  // pred: ^bb19
    %279 = "llvm.load"(%278) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %280 = "llvm.sext"(%279) : (i32) -> i64
    "llvm.br"(%280)[^bb23] : (i64) -> ()
  ^bb21:  // pred: ^bb19
    %281 = "llvm.load"(%278) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%281)[^bb23] : (i64) -> ()
  ^bb22:  // pred: ^bb19
    %282 = "llvm.load"(%278) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %283 = "llvm.sext"(%282) : (i16) -> i64
    "llvm.br"(%283)[^bb23] : (i64) -> ()
  ^bb23(%284: i64):  // 3 preds: ^bb20, ^bb21, ^bb22
    %285 = "llvm.getelementptr"(%235, %274) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%284, %285) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb24] : () -> ()
  ^bb24:  // 3 preds: ^bb6, ^bb18, ^bb23
    %286 = "llvm.getelementptr"(%238, %138) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%237)[^bb27, ^bb25, ^bb26] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb25:  // pred: ^bb24
    %287 = "llvm.load"(%286) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %288 = "llvm.trunc"(%287) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%288)[^bb28] : (i32) -> ()
  ^bb26:  // pred: ^bb24
    %289 = "llvm.load"(%286) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%289)[^bb28] : (i32) -> ()
  ^bb27:  // pred: ^bb24
    %290 = "llvm.load"(%286) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %291 = "llvm.sext"(%290) : (i16) -> i32
    "llvm.br"(%291)[^bb28] : (i32) -> ()
  ^bb28(%292: i32):  // 3 preds: ^bb25, ^bb26, ^bb27
    %293 = "llvm.getelementptr"(%238, %141) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %294 = "llvm.load"(%293) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %295 = "llvm.ptrtoint"(%294) : (!llvm.ptr) -> i32
    %296 = "llvm.mul"(%241, %292) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %297 = "llvm.add"(%296, %295) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %298 = "llvm.inttoptr"(%297) : (i32) -> !llvm.ptr
    "llvm.store"(%298, %167) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %299 = "llvm.getelementptr"(%167, %141) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%135, %299) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %300 = "llvm.getelementptr"(%167, %138) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%143, %300) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %301 = "llvm.getelementptr"(%167, %142) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%239, %301) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %302 = "llvm.getelementptr"(%167, %139) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %303 = "llvm.getelementptr"(%174, %141) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %304 = "llvm.load"(%303) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%304, %302) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %305 = "llvm.getelementptr"(%167, %146) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%235, %305) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %306 = "llvm.getelementptr"(%167, %147) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %307 = "llvm.getelementptr"(%235, %239) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%307, %306) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %308 = "llvm.getelementptr"(%167, %148) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%149, %308) <{alignment = 4 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %309 = "llvm.icmp"(%236, %143) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%309, %150)[^bb29, ^bb34] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb29:  // pred: ^bb28
    %310 = "llvm.and"(%236, %135) : (i32, i32) -> i32
    %311 = "llvm.icmp"(%236, %135) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%311, %236, %150, %150)[^bb33, ^bb30] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, i64, i64) -> ()
  ^bb30:  // pred: ^bb29
    %312 = "llvm.and"(%236, %144) : (i32, i32) -> i32
    "llvm.br"(%236, %150, %150, %143)[^bb31] : (i32, i64, i64, i32) -> ()
  ^bb31(%313: i32, %314: i64, %315: i64, %316: i32):  // 2 preds: ^bb30, ^bb31
    %317 = "llvm.add"(%313, %140) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %318 = "llvm.getelementptr"(%234, %317) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%315, %318) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %319 = "llvm.getelementptr"(%235, %317) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %320 = "llvm.load"(%319) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %321 = "llvm.intr.umax"(%320, %150) : (i64, i64) -> i64
    %322 = "llvm.mul"(%321, %315) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %323 = "llvm.mul"(%320, %314) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %324 = "llvm.add"(%313, %151) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %325 = "llvm.getelementptr"(%234, %324) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%322, %325) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %326 = "llvm.getelementptr"(%235, %324) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %327 = "llvm.load"(%326) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %328 = "llvm.intr.umax"(%327, %150) : (i64, i64) -> i64
    %329 = "llvm.mul"(%328, %322) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %330 = "llvm.mul"(%327, %323) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %331 = "llvm.add"(%316, %145) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %332 = "llvm.icmp"(%331, %312) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%332, %324, %330, %329, %331)[^bb32, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, i32, i64, i64, i32) -> ()
  ^bb32:  // pred: ^bb31
    %333 = "llvm.icmp"(%310, %143) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%333, %330, %324, %330, %329)[^bb34, ^bb33] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, i64, i32, i64, i64) -> ()
  ^bb33(%334: i32, %335: i64, %336: i64):  // 2 preds: ^bb29, ^bb32
    %337 = "llvm.icmp"(%310, %143) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.intr.assume"(%337) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %338 = "llvm.add"(%334, %140) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %339 = "llvm.getelementptr"(%234, %338) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%336, %339) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %340 = "llvm.getelementptr"(%235, %338) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %341 = "llvm.load"(%340) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %342 = "llvm.mul"(%341, %335) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%342)[^bb34] : (i64) -> ()
  ^bb34(%343: i64):  // 3 preds: ^bb28, ^bb32, ^bb33
    "llvm.cond_br"(%182, %233)[^bb36, ^bb35] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb35:  // pred: ^bb34
    %344 = "llvm.getelementptr"(%179, %188) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %345 = "llvm.intr.smax"(%237, %141) : (i32, i32) -> i32
    %346 = "llvm.getelementptr"(%344, %345) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %347 = "llvm.load"(%346) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%347)[^bb36] : (!llvm.ptr) -> ()
  ^bb36(%348: !llvm.ptr):  // 2 preds: ^bb34, ^bb35
    %349 = "llvm.load"(%348) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %350 = "llvm.icmp"(%349, %152) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %351 = "llvm.icmp"(%343, %149) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %352 = "llvm.select"(%350, %351, %153) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%352)[^bb37, ^bb38] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb37:  // pred: ^bb36
    "llvm.call"(%164, %177, %152, %166, %149) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%140)[^bb68] : (i32) -> ()
  ^bb38:  // pred: ^bb36
    %353 = "llvm.icmp"(%arg20, %152) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%353)[^bb56, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb39:  // pred: ^bb38
    %354 = "llvm.load"(%arg20) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%354, %152)[^bb42, ^bb40, ^bb41] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb40:  // pred: ^bb39
    %355 = "llvm.getelementptr"(%arg20, %138) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %356 = "llvm.load"(%355) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %357 = "llvm.getelementptr"(%356, %147) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%357)[^bb42] : (!llvm.ptr) -> ()
  ^bb41:  // pred: ^bb39
    %358 = "llvm.getelementptr"(%arg20, %138) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %359 = "llvm.load"(%358) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%359)[^bb42] : (!llvm.ptr) -> ()
  ^bb42(%360: !llvm.ptr):  // 3 preds: ^bb39, ^bb40, ^bb41
    %361 = "llvm.getelementptr"(%360, %142) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %362 = "llvm.load"(%361) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %363 = "llvm.icmp"(%362, %239) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%363)[^bb43, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb43:  // pred: ^bb42
    "llvm.cond_br"(%242)[^bb44, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb44:  // pred: ^bb43
    %364 = "llvm.getelementptr"(%360, %146) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %365 = "llvm.load"(%364) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%143)[^bb47] : (i32) -> ()
  ^bb45:  // pred: ^bb42
    %366 = "llvm.sext"(%239) : (i32) -> i64
    "llvm.call"(%154, %177, %arg20, %155, %366) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%140)[^bb68] : (i32) -> ()
  ^bb46:  // pred: ^bb47
    %367 = "llvm.add"(%369, %135) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %368 = "llvm.icmp"(%367, %239) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%368, %367)[^bb49, ^bb47] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb47(%369: i32):  // 2 preds: ^bb44, ^bb46
    %370 = "llvm.getelementptr"(%235, %369) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %371 = "llvm.load"(%370) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %372 = "llvm.getelementptr"(%365, %369) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %373 = "llvm.load"(%372) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %374 = "llvm.icmp"(%373, %371) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%374)[^bb46, ^bb48] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb48:  // pred: ^bb47
    "llvm.call"(%154, %177, %arg20, %156, %371) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%140)[^bb68] : (i32) -> ()
  ^bb49:  // pred: ^bb46
    %375 = "llvm.load"(%360) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %376 = "llvm.getelementptr"(%360, %148) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %377 = "llvm.load"(%376) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %378 = "llvm.trunc"(%377) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %379 = "llvm.getelementptr"(%375, %378) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %380 = "llvm.icmp"(%343, %149) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%380, %143, %143)[^bb68, ^bb51] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb50:  // pred: ^bb43
    %381 = "llvm.load"(%360) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %382 = "llvm.getelementptr"(%360, %148) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %383 = "llvm.load"(%382) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %384 = "llvm.trunc"(%383) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %385 = "llvm.getelementptr"(%381, %384) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %386 = "llvm.icmp"(%343, %149) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%386, %143, %385)[^bb68, ^bb54] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb51(%387: i32):  // 2 preds: ^bb49, ^bb53
    %388 = "llvm.getelementptr"(%235, %387) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %389 = "llvm.load"(%388) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %390 = "llvm.icmp"(%389, %150) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%390)[^bb52, ^bb53] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb52:  // pred: ^bb51
    %391 = "llvm.getelementptr"(%307, %387) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %392 = "llvm.load"(%391) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %393 = "llvm.getelementptr"(%234, %387) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %394 = "llvm.load"(%393) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %395 = "llvm.icmp"(%392, %394) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%395)[^bb53, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb53:  // 2 preds: ^bb51, ^bb52
    %396 = "llvm.add"(%387, %135) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %397 = "llvm.icmp"(%396, %239) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%397, %379, %396)[^bb54, ^bb51] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb54(%398: !llvm.ptr):  // 2 preds: ^bb50, ^bb53
    %399 = "llvm.trunc"(%343) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %400 = "llvm.mul"(%241, %399) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.intr.memmove"(%398, %298, %400) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%143)[^bb68] : (i32) -> ()
  ^bb55:  // pred: ^bb52
    "llvm.call"(%241, %239, %235, %298, %307, %379, %234) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_copy_strided, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 7, 0>}> : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%143)[^bb68] : (i32) -> ()
  ^bb56:  // pred: ^bb38
    "llvm.intr.memset"(%168, %157, %142) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %401 = "llvm.load"(%arg17) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %402 = "llvm.icmp"(%401, %152) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%402, %arg17, %185, %183, %401)[^bb57, ^bb61] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb57:  // pred: ^bb56
    %403 = "llvm.load"(%185) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %404 = "llvm.icmp"(%403, %152) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%404, %169, %403)[^bb58, ^bb63] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, !llvm.ptr) -> ()
  ^bb58:  // pred: ^bb57
    %405 = "llvm.trunc"(%343) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %406 = "llvm.mul"(%241, %405) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %407 = "llvm.add"(%406, %135) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %408 = "llvm.call"(%152, %407) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @realloc, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%408, %168) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %409 = "llvm.icmp"(%408, %152) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%409)[^bb59, ^bb60] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb59:  // pred: ^bb58
    "llvm.call"(%164, %177, %152, %165, %149) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%140)[^bb68] : (i32) -> ()
  ^bb60:  // pred: ^bb58
    "llvm.call"(%408, %167, %241, %234, %343) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_copy_elements, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i64) -> ()
    "llvm.store"(%408, %167) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%234, %306) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%168, %186, %184, %408)[^bb61] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb61(%410: !llvm.ptr, %411: !llvm.ptr, %412: !llvm.ptr, %413: !llvm.ptr):  // 2 preds: ^bb56, ^bb60
    "llvm.store"(%152, %169) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %414 = "llvm.load"(%158) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %415 = "llvm.call"(%414, %413, %159, %160, %412) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    %416 = "llvm.icmp"(%415, %143) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%416, %140)[^bb62, ^bb65] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb62:  // pred: ^bb61
    %417 = "llvm.load"(%412) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%417, %411) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%410, %417)[^bb63] : (!llvm.ptr, !llvm.ptr) -> ()
  ^bb63(%418: !llvm.ptr, %419: !llvm.ptr):  // 2 preds: ^bb57, ^bb62
    "llvm.store"(%152, %418) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %420 = "llvm.load"(%161) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %421 = "llvm.call"(%420, %419, %167, %169) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %422 = "llvm.icmp"(%421, %143) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%422, %421)[^bb64, ^bb65] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb64:  // pred: ^bb63
    %423 = "llvm.load"(%169) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%162, %arg19) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %424 = "llvm.getelementptr"(%arg19, %141) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%143, %424) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %425 = "llvm.getelementptr"(%arg19, %138) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%423, %425) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %426 = "llvm.getelementptr"(%arg19, %142) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%143, %426) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%143)[^bb65] : (i32) -> ()
  ^bb65(%427: i32):  // 3 preds: ^bb61, ^bb63, ^bb64
    %428 = "llvm.load"(%184) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %429 = "llvm.icmp"(%428, %152) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%429)[^bb67, ^bb66] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb66:  // pred: ^bb65
    %430 = "llvm.load"(%163) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %431 = "llvm.call"(%430, %428) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb67] : () -> ()
  ^bb67:  // 2 preds: ^bb65, ^bb66
    %432 = "llvm.load"(%168) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%432) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%427)[^bb68] : (i32) -> ()
  ^bb68(%433: i32):  // 9 preds: ^bb37, ^bb45, ^bb48, ^bb49, ^bb50, ^bb54, ^bb55, ^bb59, ^bb67
    "llvm.return"(%433) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_nest", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg12: !llvm.ptr, %arg13: !llvm.ptr, %arg14: !llvm.ptr, %arg15: !llvm.ptr):
    %62 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %63 = "llvm.mlir.constant"() <{value = 108 : i32}> : () -> i32
    %64 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %65 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %66 = "llvm.mlir.constant"() <{value = 100 : i32}> : () -> i32
    %67 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %68 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %69 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %70 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %71 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_1}> : () -> !llvm.ptr
    %72 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %73 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %74 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %75 = "llvm.mlir.constant"() <{value = -16 : i32}> : () -> i32
    %76 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %77 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_5}> : () -> !llvm.ptr
    %78 = "llvm.load"(%arg13) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %79 = "llvm.getelementptr"(%78, %62) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%79, %arg13) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %80 = "llvm.load"(%78) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %81 = "llvm.icmp"(%80, %63) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%81, %80)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %82 = "llvm.getelementptr"(%78, %64) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %83 = "llvm.load"(%82) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %84 = "llvm.getelementptr"(%arg14, %83) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memcpy"(%arg15, %84, %62) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %85 = "llvm.load"(%82) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %86 = "llvm.getelementptr"(%arg14, %85) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%65, %86) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %87 = "llvm.load"(%78) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%87)[^bb2] : (i32) -> ()
  ^bb2(%88: i32):  // 2 preds: ^bb0, ^bb1
    "llvm.switch"(%88, %65, %65)[^bb3, ^bb14, ^bb14] <{case_operand_segments = array<i32: 1, 1>, case_values = dense<[108, 110]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 2>}> : (i32, i32, i32) -> ()
  ^bb3:  // pred: ^bb2
    %89 = "llvm.icmp"(%88, %66) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %90 = "llvm.select"(%89, %67, %68) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %91 = "llvm.getelementptr"(%78, %64) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %92 = "llvm.load"(%91) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %93 = "llvm.zext"(%89) : (i1) -> i32
    %94 = "llvm.shl"(%92, %93) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %95 = "llvm.add"(%94, %68) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %96 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %97 = "llvm.alloca"(%95) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %98 = "llvm.shl"(%95, %64) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    "llvm.intr.memset"(%97, %69, %98) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %99 = "llvm.getelementptr"(%97, %90) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%65)[^bb4] : (i32) -> ()
  ^bb4(%100: i32):  // 2 preds: ^bb3, ^bb7
    %101 = "llvm.load"(%91) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %102 = "llvm.icmp"(%100, %101) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%102)[^bb5, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    "llvm.cond_br"(%89)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    %103 = "llvm.shl"(%100, %72) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %104 = "llvm.getelementptr"(%97, %103) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %105 = "llvm.load"(%arg13) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %106 = "llvm.getelementptr"(%105, %73) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %107 = "llvm.load"(%106) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %108 = "llvm.getelementptr"(%arg12, %107) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%73, %104) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %109 = "llvm.getelementptr"(%104, %64) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%65, %109) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %110 = "llvm.getelementptr"(%104, %73) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%108, %110) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %111 = "llvm.getelementptr"(%104, %74) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%65, %111) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb7] : () -> ()
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %112 = "llvm.shl"(%100, %93) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %113 = "llvm.getelementptr"(%99, %112) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %114 = "llvm.getelementptr"(%113, %75) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %115 = "llvm.call"(%arg12, %arg13, %arg14, %114) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_nest, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %116 = "llvm.add"(%100, %68) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %117 = "llvm.icmp"(%115, %65) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%117, %116, %115)[^bb4, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb8:  // pred: ^bb4
    %118 = "llvm.getelementptr"(%70, %93) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %119 = "llvm.load"(%118) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %120 = "llvm.load"(%71) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %121 = "llvm.call"(%120, %119, %97, %94, %arg15) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    "llvm.br"(%121)[^bb9] : (i32) -> ()
  ^bb9(%122: i32):  // 2 preds: ^bb7, ^bb8
    %123 = "llvm.icmp"(%94, %65) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%123, %65)[^bb10, ^bb13] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb10(%124: i32):  // 2 preds: ^bb9, ^bb12
    %125 = "llvm.getelementptr"(%97, %124) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %126 = "llvm.load"(%125) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %127 = "llvm.icmp"(%126, %76) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%127)[^bb11, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %128 = "llvm.load"(%77) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %129 = "llvm.getelementptr"(%125, %73) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %130 = "llvm.load"(%129) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %131 = "llvm.call"(%128, %130) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb12] : () -> ()
  ^bb12:  // 2 preds: ^bb10, ^bb11
    %132 = "llvm.add"(%124, %68) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %133 = "llvm.icmp"(%132, %94) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%133, %132)[^bb13, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb13:  // 2 preds: ^bb9, ^bb12
    "llvm.intr.stackrestore"(%96) : (!llvm.ptr) -> ()
    "llvm.br"(%122)[^bb14] : (i32) -> ()
  ^bb14(%134: i32):  // 3 preds: ^bb2, ^bb2, ^bb13
    "llvm.return"(%134) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "free", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "realloc", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i32, ptr, i64)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_copy_elements", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i32, %arg10: !llvm.ptr, %arg11: i64):
    %32 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %33 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %34 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %35 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %36 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %37 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %38 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %39 = "llvm.icmp"(%arg11, %32) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%39)[^bb8, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %40 = "llvm.getelementptr"(%arg8, %33) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %41 = "llvm.getelementptr"(%arg8, %34) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %42 = "llvm.load"(%41) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %43 = "llvm.icmp"(%42, %35) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%43)[^bb2, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %44 = "llvm.getelementptr"(%arg8, %36) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %45 = "llvm.load"(%44) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%35)[^bb3] : (i32) -> ()
  ^bb3(%46: i32):  // 2 preds: ^bb2, ^bb5
    %47 = "llvm.getelementptr"(%45, %46) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %48 = "llvm.load"(%47) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %49 = "llvm.icmp"(%48, %37) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%49)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %50 = "llvm.load"(%40) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %51 = "llvm.getelementptr"(%50, %46) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %52 = "llvm.load"(%51) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %53 = "llvm.getelementptr"(%arg10, %46) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %54 = "llvm.load"(%53) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %55 = "llvm.icmp"(%52, %54) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%55)[^bb5, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %56 = "llvm.add"(%46, %38) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %57 = "llvm.icmp"(%56, %42) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%57, %56)[^bb6, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb6:  // 2 preds: ^bb1, ^bb5
    %58 = "llvm.load"(%arg8) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %59 = "llvm.trunc"(%arg11) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %60 = "llvm.mul"(%arg9, %59) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.intr.memmove"(%arg7, %58, %60) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb8] : () -> ()
  ^bb7:  // pred: ^bb4
    %61 = "llvm.load"(%arg8) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%arg9, %42, %45, %61, %50, %arg7, %arg10) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_copy_strided, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 7, 0>}> : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb8] : () -> ()
  ^bb8:  // 3 preds: ^bb0, ^bb6, ^bb7
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (i32, i32, ptr, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_copy_strided", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: !llvm.ptr, %arg6: !llvm.ptr):
    %0 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %2 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %3 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    "llvm.switch"(%arg1, %arg0)[^bb4, ^bb6, ^bb1] <{case_operand_segments = array<i32: 1, 0>, case_values = dense<[0, 1]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
  ^bb1:  // pred: ^bb0
    %4 = "llvm.load"(%arg4) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %5 = "llvm.icmp"(%4, %0) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%5)[^bb2, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %6 = "llvm.load"(%arg6) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %7 = "llvm.icmp"(%6, %0) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%7)[^bb3, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %8 = "llvm.load"(%arg2) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %9 = "llvm.trunc"(%8) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %10 = "llvm.mul"(%arg0, %9) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.br"(%10)[^bb6] : (i32) -> ()
  ^bb4:  // 3 preds: ^bb0, ^bb1, ^bb2
    %11 = "llvm.add"(%arg1, %1) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %12 = "llvm.getelementptr"(%arg2, %2) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %13 = "llvm.getelementptr"(%arg4, %2) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %14 = "llvm.getelementptr"(%arg6, %2) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %15 = "llvm.load"(%arg2) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %16 = "llvm.icmp"(%15, %3) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%16, %3)[^bb5, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb5(%17: i64):  // 2 preds: ^bb4, ^bb5
    %18 = "llvm.load"(%arg4) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %19 = "llvm.mul"(%18, %17) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %20 = "llvm.trunc"(%19) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %21 = "llvm.mul"(%arg0, %20) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %22 = "llvm.getelementptr"(%arg3, %21) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %23 = "llvm.load"(%arg6) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %24 = "llvm.mul"(%23, %17) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %25 = "llvm.trunc"(%24) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %26 = "llvm.mul"(%arg0, %25) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %27 = "llvm.getelementptr"(%arg5, %26) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%arg0, %11, %12, %22, %13, %27, %14) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_copy_strided, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 7, 0>}> : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %28 = "llvm.add"(%17, %0) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %29 = "llvm.load"(%arg2) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %30 = "llvm.icmp"(%28, %29) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%30, %28)[^bb5, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb6(%31: i32):  // 2 preds: ^bb0, ^bb3
    "llvm.intr.memmove"(%arg5, %arg3, %31) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb7] : () -> ()
  ^bb7:  // 3 preds: ^bb4, ^bb5, ^bb6
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

