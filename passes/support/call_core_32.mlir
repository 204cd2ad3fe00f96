// Made of runtime/call/tvm_call.c by `make core`: do not edit.
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<10 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str", unnamed_addr = 0 : i64, value = "TypeError\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<5 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_1", unnamed_addr = 0 : i64, value = "%lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_0", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2400 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2400) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_1", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2399 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2399) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2398 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2398) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_3", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2397 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2397) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_4", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2396 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2396) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_5", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2395 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2395) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_6", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2394 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2394) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_7", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2393 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2393) : (!llvm.ptr) -> ()
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
    %2391 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2392 = "llvm.mlir.zero"() : () -> !llvm.array<6 x ptr>
    "llvm.return"(%2392) : (!llvm.array<6 x ptr>) -> ()
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
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<49 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_27", unnamed_addr = 0 : i64, value = ", whose strides must be those of row-major order\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<36 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_28", unnamed_addr = 0 : i64, value = ", which overlaps with another array\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<41 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_29", unnamed_addr = 0 : i64, value = " whose address is not a multiple of %lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<26 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_30", unnamed_addr = 0 : i64, value = " on a device of type %lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<46 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_31", unnamed_addr = 0 : i64, value = ", which an index of %lld bits cannot describe\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<5 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_32", unnamed_addr = 0 : i64, value = "%llu\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<12 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_33", unnamed_addr = 0 : i64, value = "MemoryError\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<35 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_34", unnamed_addr = 0 : i64, value = "null: no memory could be allocated\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<21 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_35", unnamed_addr = 0 : i64, value = "no memory for a copy\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<31 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_36", unnamed_addr = 0 : i64, value = ", and the result has rank %lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<35 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_37", unnamed_addr = 0 : i64, value = ", and a size of the result is %lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, i32, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_call", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg64: !llvm.ptr, %arg65: !llvm.ptr, %arg66: !llvm.ptr, %arg67: i32, %arg68: !llvm.ptr):
    %1703 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1704 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1705 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1706 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1707 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1708 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1709 = "llvm.mlir.constant"() <{value = 48 : i32}> : () -> i32
    %1710 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1711 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1712 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1713 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1714 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1715 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1716 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %1717 = "llvm.mlir.constant"() <{value = 108 : i32}> : () -> i32
    %1718 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1719 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1720 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1721 = "llvm.mlir.constant"() <{value = 3.4028234663852886E+38 : f64}> : () -> f64
    %1722 = "llvm.mlir.constant"() <{value = 1.7976931348623157E+308 : f64}> : () -> f64
    %1723 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1724 = "llvm.mlir.constant"() <{value = 3.3895313892515355E+38 : f64}> : () -> f64
    %1725 = "llvm.mlir.constant"() <{value = 6.550400e+04 : f64}> : () -> f64
    %1726 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1727 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1728 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1729 = "llvm.mlir.constant"() <{value = 14 : i32}> : () -> i32
    %1730 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1731 = "llvm.mlir.constant"() <{value = -1023 : i32}> : () -> i32
    %1732 = "llvm.mlir.constant"() <{value = 1024 : i32}> : () -> i32
    %1733 = "llvm.mlir.constant"() <{value = -32768 : i16}> : () -> i16
    %1734 = "llvm.mlir.constant"() <{value = 52 : i32}> : () -> i32
    %1735 = "llvm.mlir.constant"() <{value = 4503599627370495 : i64}> : () -> i64
    %1736 = "llvm.mlir.constant"() <{value = 4503599627370496 : i64}> : () -> i64
    %1737 = "llvm.mlir.constant"() <{value = 51 : i32}> : () -> i32
    %1738 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1739 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1740 = "llvm.mlir.constant"() <{value = 9007199254740991 : i64}> : () -> i64
    %1741 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1742 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1743 = "llvm.mlir.constant"() <{value = 32768 : i64}> : () -> i64
    %1744 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1745 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1746 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1747 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1748 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1749 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1750 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %1751 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1752 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %1753 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1754 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1755 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1756 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1757 = "llvm.mlir.constant"() <{value = 44 : i32}> : () -> i32
    %1758 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1759 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1760 = "llvm.alloca"(%1703) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>}> : (i32) -> !llvm.ptr
    %1761 = "llvm.alloca"(%1703) <{alignment = 8 : i64, elem_type = !llvm.array<1056 x i8>}> : (i32) -> !llvm.ptr
    %1762 = "llvm.alloca"(%1703) <{alignment = 4 : i64, elem_type = !llvm.array<2 x i32>}> : (i32) -> !llvm.ptr
    %1763 = "llvm.alloca"(%1703) <{alignment = 4 : i64, elem_type = !llvm.array<2 x i32>}> : (i32) -> !llvm.ptr
    %1764 = "llvm.alloca"(%1703) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1765 = "llvm.alloca"(%1703) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Call", (ptr, ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1766 = "llvm.load"(%1704) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1767 = "llvm.icmp"(%1766, %1705) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1767)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1768 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1769 = "llvm.icmp"(%1768, %1705) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1769, %1706)[^bb2, ^bb162] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1770 = "llvm.getelementptr"(%arg64, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1771 = "llvm.load"(%1770) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1772 = "llvm.getelementptr"(%arg64, %1708) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1773 = "llvm.load"(%1772) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1774 = "llvm.add"(%1773, %1771) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1775 = "llvm.icmp"(%arg67, %1774) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1776 = "llvm.icmp"(%arg67, %1771) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1777 = "llvm.or"(%1776, %1775) : (i1, i1) -> i1
    "llvm.cond_br"(%1777)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1778 = "llvm.getelementptr"(%arg64, %1709) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1779 = "llvm.load"(%1778) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1780 = "llvm.getelementptr"(%arg64, %1779) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1781 = "llvm.sext"(%arg67) : (i32) -> i64
    "llvm.call"(%1710, %1780, %1711, %1712, %1781) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1706)[^bb162] : (i32) -> ()
  ^bb4:  // pred: ^bb2
    %1782 = "llvm.getelementptr"(%arg64, %1713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1783 = "llvm.load"(%1782) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1784 = "llvm.add"(%1783, %1703) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1785 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1786 = "llvm.alloca"(%1784) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1787 = "llvm.icmp"(%1773, %1705) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1788 = "llvm.and"(%1787, %1775) : (i1, i1) -> i1
    %1789 = "llvm.getelementptr"(%arg66, %1771) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1790 = "llvm.select"(%1788, %1789, %1711) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1791 = "llvm.getelementptr"(%arg64, %1714) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1792 = "llvm.load"(%1791) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1793 = "llvm.add"(%1792, %1703) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1794 = "llvm.alloca"(%1793) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1795 = "llvm.getelementptr"(%arg64, %1715) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1796 = "llvm.load"(%1795) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1797 = "llvm.add"(%1796, %1707) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1798 = "llvm.alloca"(%1797) <{alignment = 16 : i64, elem_type = i8}> : (i32) -> !llvm.ptr
    "llvm.store"(%arg64, %1765) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1799 = "llvm.getelementptr"(%1765, %1715) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1786, %1799) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1800 = "llvm.getelementptr"(%1765, %1713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1798, %1800) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1801 = "llvm.getelementptr"(%1765, %1708) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1794, %1801) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1802 = "llvm.icmp"(%1771, %1705) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1802)[^bb5, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1803 = "llvm.getelementptr"(%arg64, %1716) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1804 = "llvm.load"(%1803) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1805 = "llvm.getelementptr"(%arg64, %1804) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1805, %1705)[^bb6] : (!llvm.ptr, i32) -> ()
  ^bb6(%1806: !llvm.ptr, %1807: i32):  // 2 preds: ^bb5, ^bb9
    %1808 = "llvm.load"(%1806) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1809 = "llvm.icmp"(%1808, %1717) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1810 = "llvm.getelementptr"(%arg66, %1807) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%1809)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %1811 = "llvm.getelementptr"(%1806, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1812 = "llvm.getelementptr"(%1806, %1715) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1813 = "llvm.load"(%1812) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1814 = "llvm.getelementptr"(%1786, %1813) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1810, %1814) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1811)[^bb9] : (!llvm.ptr) -> ()
  ^bb8:  // pred: ^bb6
    %1815 = "llvm.call"(%1765, %1806, %1810) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1816 = "llvm.icmp"(%1815, %1711) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1816, %1706, %1815)[^bb161, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb9(%1817: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %1818 = "llvm.add"(%1807, %1703) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1819 = "llvm.icmp"(%1818, %1771) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1819, %1817, %1818)[^bb10, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb10:  // 2 preds: ^bb4, ^bb9
    %1820 = "llvm.getelementptr"(%arg64, %1718) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1821 = "llvm.load"(%1820) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1822 = "llvm.getelementptr"(%arg64, %1821) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1823 = "llvm.load"(%1782) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1824 = "llvm.icmp"(%1823, %1705) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1824)[^bb11, ^bb108] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1825 = "llvm.getelementptr"(%1763, %1715) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1826 = "llvm.getelementptr"(%1762, %1715) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1705)[^bb12] : (i32) -> ()
  ^bb12(%1827: i32):  // 2 preds: ^bb11, ^bb107
    %1828 = "llvm.getelementptr"(%1822, %1827) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1829 = "llvm.load"(%1799) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1830 = "llvm.getelementptr"(%1829, %1827) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1831 = "llvm.load"(%1830) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1832 = "llvm.load"(%1765) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1833 = "llvm.getelementptr"(%1828, %1719) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1834 = "llvm.load"(%1833) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1835 = "llvm.load"(%1828) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1836 = "llvm.load"(%1831) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1835)[^bb75, ^bb13, ^bb59] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[97, 102]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb13:  // pred: ^bb12
    "llvm.switch"(%1836, %1703)[^bb58, ^bb14, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb14:  // pred: ^bb13
    %1837 = "llvm.getelementptr"(%1831, %1713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1838 = "llvm.load"(%1837) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1839 = "llvm.getelementptr"(%1838, %1714) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1839)[^bb16] : (!llvm.ptr) -> ()
  ^bb15:  // pred: ^bb13
    %1840 = "llvm.getelementptr"(%1831, %1713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1841 = "llvm.load"(%1840) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1842 = "llvm.icmp"(%1841, %1711) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1842, %1703, %1841)[^bb58, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb16(%1843: !llvm.ptr):  // 2 preds: ^bb14, ^bb15
    %1844 = "llvm.load"(%1800) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1845 = "llvm.getelementptr"(%1828, %1708) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1846 = "llvm.load"(%1845) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1847 = "llvm.getelementptr"(%1844, %1846) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1848 = "llvm.getelementptr"(%1828, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1849 = "llvm.load"(%1848) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1850 = "llvm.icmp"(%1849, %1705) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1850, %1847)[^bb17, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb17:  // pred: ^bb16
    %1851 = "llvm.getelementptr"(%1828, %1745) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1852 = "llvm.load"(%1851) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1853 = "llvm.getelementptr"(%1844, %1852) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1854 = "llvm.getelementptr"(%1843, %1708) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1855 = "llvm.load"(%1854) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1856 = "llvm.load"(%1832) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1856)[^bb19, ^bb20, ^bb18] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb18:  // pred: ^bb17
    "llvm.store"(%1855, %1847) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb19:  // pred: ^bb17
    %1857 = "llvm.trunc"(%1855) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%1857, %1847) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb20:  // pred: ^bb17
    %1858 = "llvm.sext"(%1855) : (i32) -> i64
    "llvm.store"(%1858, %1847) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb21:  // 3 preds: ^bb18, ^bb19, ^bb20
    %1859 = "llvm.load"(%1832) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1860 = "llvm.intr.smax"(%1859, %1715) : (i32, i32) -> i32
    %1861 = "llvm.getelementptr"(%1847, %1860) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1853, %1861) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1853)[^bb22] : (!llvm.ptr) -> ()
  ^bb22(%1862: !llvm.ptr):  // 2 preds: ^bb16, ^bb21
    %1863 = "llvm.load"(%1832) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1864 = "llvm.icmp"(%1863, %1713) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1864)[^bb23, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb23:  // pred: ^bb22
    %1865 = "llvm.call"(%1832, %1828, %1843, %1862) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_narrow_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1865)[^bb44] : (i32) -> ()
  ^bb24:  // pred: ^bb22
    %1866 = "llvm.getelementptr"(%1843, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1867 = "llvm.load"(%1866) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1868 = "llvm.getelementptr"(%1828, %1715) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1869 = "llvm.load"(%1868) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1870 = "llvm.icmp"(%1867, %1869) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1870, %1720)[^bb25, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb25:  // pred: ^bb24
    %1871 = "llvm.getelementptr"(%1843, %1708) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1872 = "llvm.load"(%1871) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1873 = "llvm.load"(%1848) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1874 = "llvm.icmp"(%1873, %1705) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1874)[^bb26, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb26:  // pred: ^bb25
    %1875 = "llvm.icmp"(%1872, %1747) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1875, %1746)[^bb58, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb27:  // pred: ^bb25
    %1876 = "llvm.icmp"(%1872, %1873) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1876, %1746)[^bb28, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb28:  // 2 preds: ^bb26, ^bb27
    %1877 = "llvm.getelementptr"(%1828, %1716) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1878 = "llvm.load"(%1877) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1879 = "llvm.getelementptr"(%1832, %1878) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1880 = "llvm.getelementptr"(%1843, %1745) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1881 = "llvm.load"(%1880) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1882 = "llvm.icmp"(%1872, %1705) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1882, %1705, %1748)[^bb29, ^bb41] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb29:  // pred: ^bb28
    %1883 = "llvm.getelementptr"(%1879, %1713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1884 = "llvm.getelementptr"(%1828, %1749) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1885 = "llvm.getelementptr"(%1883, %1872) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1886 = "llvm.getelementptr"(%1843, %1714) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1887 = "llvm.getelementptr"(%1828, %1714) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1888 = "llvm.getelementptr"(%1862, %1713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1705, %1872, %1738, %1705)[^bb30] : (i32, i32, i64, i32) -> ()
  ^bb30(%1889: i32, %1890: i32, %1891: i64, %1892: i32):  // 2 preds: ^bb29, ^bb39
    %1893 = "llvm.add"(%1890, %1706) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1894 = "llvm.getelementptr"(%1881, %1893) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1895 = "llvm.load"(%1894) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1896 = "llvm.load"(%1884) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1897 = "llvm.icmp"(%1896, %1705) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1897, %1891)[^bb32, ^bb31] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb31:  // pred: ^bb30
    %1898 = "llvm.getelementptr"(%1885, %1893) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1899 = "llvm.load"(%1898) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1899)[^bb32] : (i64) -> ()
  ^bb32(%1900: i64):  // 2 preds: ^bb30, ^bb31
    %1901 = "llvm.icmp"(%1900, %1750) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1902 = "llvm.select"(%1901, %1900, %1891) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1874)[^bb34, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb33:  // pred: ^bb32
    %1903 = "llvm.getelementptr"(%1879, %1890) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1904 = "llvm.load"(%1903) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1905 = "llvm.icmp"(%1904, %1750) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1906 = "llvm.icmp"(%1904, %1895) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1907 = "llvm.select"(%1905, %1748, %1906) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1907, %1715)[^bb34, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb34:  // 2 preds: ^bb32, ^bb33
    %1908 = "llvm.icmp"(%1895, %1738) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1908, %1892, %1902)[^bb35, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb35:  // pred: ^bb34
    %1909 = "llvm.load"(%1886) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1910 = "llvm.icmp"(%1909, %1711) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1910, %1892, %1902)[^bb39, ^bb36] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb36:  // pred: ^bb35
    %1911 = "llvm.getelementptr"(%1909, %1893) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1912 = "llvm.load"(%1911) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1913 = "llvm.icmp"(%1912, %1900) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1914 = "llvm.or"(%1901, %1913) : (i1, i1) -> i1
    %1915 = "llvm.select"(%1913, %1892, %1751) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1916 = "llvm.select"(%1913, %1902, %1912) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1914, %1915, %1916)[^bb39, ^bb37] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb37:  // pred: ^bb36
    %1917 = "llvm.load"(%1887) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1918 = "llvm.icmp"(%1917, %1705) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1919 = "llvm.icmp"(%1912, %1741) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1920 = "llvm.or"(%1919, %1918) : (i1, i1) -> i1
    "llvm.cond_br"(%1920, %1892, %1912)[^bb39, ^bb38] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb38:  // pred: ^bb37
    "llvm.br"(%1752, %1741)[^bb39] : (i32, i64) -> ()
  ^bb39(%1921: i32, %1922: i64):  // 5 preds: ^bb34, ^bb35, ^bb36, ^bb37, ^bb38
    %1923 = "llvm.shl"(%1890, %1746) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1924 = "llvm.getelementptr"(%1888, %1923) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1895, %1924) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1925 = "llvm.add"(%1890, %1872) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %1926 = "llvm.shl"(%1925, %1746) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1927 = "llvm.getelementptr"(%1888, %1926) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1922, %1927) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1928 = "llvm.icmp"(%1895, %1741) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1929 = "llvm.zext"(%1928) : (i1) -> i32
    %1930 = "llvm.or"(%1889, %1929) : (i32, i32) -> i32
    %1931 = "llvm.intr.umax"(%1895, %1738) : (i64, i64) -> i64
    %1932 = "llvm.mul"(%1931, %1891) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1933 = "llvm.icmp"(%1890, %1703) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1933, %1930, %1893, %1932, %1921)[^bb30, ^bb40] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i32, i32, i64, i32) -> ()
  ^bb40:  // pred: ^bb39
    %1934 = "llvm.icmp"(%1930, %1705) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%1921, %1934)[^bb41] : (i32, i1) -> ()
  ^bb41(%1935: i32, %1936: i1):  // 2 preds: ^bb28, ^bb40
    %1937 = "llvm.getelementptr"(%1843, %1715) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1938 = "llvm.load"(%1937) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1938, %1713)[^bb58, ^bb42, ^bb42, ^bb42] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb42:  // 3 preds: ^bb41, ^bb41, ^bb41
    %1939 = "llvm.load"(%1843) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1940 = "llvm.ptrtoint"(%1939) : (!llvm.ptr) -> i32
    %1941 = "llvm.getelementptr"(%1843, %1718) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1942 = "llvm.load"(%1941) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1943 = "llvm.trunc"(%1942) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1944 = "llvm.add"(%1943, %1940) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1945 = "llvm.load"(%1879) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1946 = "llvm.getelementptr"(%1828, %1713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1947 = "llvm.load"(%1946) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1948 = "llvm.trunc"(%1945) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1949 = "llvm.mul"(%1947, %1948) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1950 = "llvm.sub"(%1944, %1949) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%1950, %1862) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1951 = "llvm.getelementptr"(%1862, %1715) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1950, %1951) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1952 = "llvm.getelementptr"(%1862, %1713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1953 = "llvm.load"(%1879) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%1953, %1952) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%1936)[^bb43, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb43:  // pred: ^bb42
    %1954 = "llvm.getelementptr"(%1828, %1718) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1955 = "llvm.load"(%1954) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1956 = "llvm.add"(%1955, %1706) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1957 = "llvm.and"(%1956, %1950) : (i32, i32) -> i32
    %1958 = "llvm.icmp"(%1957, %1705) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1958, %1935, %1726)[^bb44, ^bb58] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb44(%1959: i32):  // 2 preds: ^bb23, ^bb43
    %1960 = "llvm.icmp"(%1959, %1705) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1960, %1959)[^bb45, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb45:  // 2 preds: ^bb42, ^bb44
    %1961 = "llvm.load"(%1765) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1962 = "llvm.load"(%1800) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1963 = "llvm.getelementptr"(%1961, %1734) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1964 = "llvm.load"(%1963) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1965 = "llvm.icmp"(%1827, %1964) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1965)[^bb56, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb46:  // pred: ^bb45
    %1966 = "llvm.getelementptr"(%1961, %1718) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1967 = "llvm.load"(%1966) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1968 = "llvm.getelementptr"(%1961, %1967) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1969 = "llvm.icmp"(%1827, %1705) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1969)[^bb56, ^bb47] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb47:  // pred: ^bb46
    %1970 = "llvm.getelementptr"(%1968, %1827) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1971 = "llvm.getelementptr"(%1970, %1714) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1705)[^bb48] : (i32) -> ()
  ^bb48(%1972: i32):  // 2 preds: ^bb47, ^bb55
    %1973 = "llvm.getelementptr"(%1968, %1972) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1974 = "llvm.load"(%1973) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1975 = "llvm.icmp"(%1974, %1753) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1975)[^bb49, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb49:  // pred: ^bb48
    %1976 = "llvm.load"(%1971) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1977 = "llvm.icmp"(%1976, %1720) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1977)[^bb51, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb50:  // pred: ^bb49
    %1978 = "llvm.getelementptr"(%1973, %1714) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1979 = "llvm.load"(%1978) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1980 = "llvm.icmp"(%1979, %1720) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1980)[^bb51, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb51:  // 2 preds: ^bb49, ^bb50
    %1981 = "llvm.call"(%1961, %1970, %1962, %1762) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1982 = "llvm.icmp"(%1981, %1705) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1982)[^bb56, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb52:  // pred: ^bb51
    %1983 = "llvm.call"(%1961, %1973, %1962, %1763) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1984 = "llvm.icmp"(%1983, %1705) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1984)[^bb55, ^bb53] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb53:  // pred: ^bb52
    %1985 = "llvm.load"(%1762) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1986 = "llvm.load"(%1825) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1987 = "llvm.icmp"(%1985, %1986) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1987)[^bb54, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // pred: ^bb53
    %1988 = "llvm.load"(%1763) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1989 = "llvm.load"(%1826) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1990 = "llvm.icmp"(%1988, %1989) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1990)[^bb57, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb55:  // 5 preds: ^bb48, ^bb50, ^bb52, ^bb53, ^bb54
    %1991 = "llvm.add"(%1972, %1703) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1992 = "llvm.icmp"(%1991, %1827) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1992, %1991)[^bb56, ^bb48] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb56:  // 4 preds: ^bb45, ^bb46, ^bb51, ^bb55
    "llvm.br"()[^bb107] : () -> ()
  ^bb57:  // pred: ^bb54
    "llvm.br"(%1708)[^bb58] : (i32) -> ()
  ^bb58(%1993: i32):  // 10 preds: ^bb13, ^bb15, ^bb24, ^bb26, ^bb27, ^bb33, ^bb41, ^bb43, ^bb44, ^bb57
    %1994 = "llvm.getelementptr"(%1832, %1834) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1995 = "llvm.load"(%1765) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1993, %1994, %1831, %1828, %1995) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1706)[^bb161] : (i32) -> ()
  ^bb59:  // pred: ^bb12
    %1996 = "llvm.add"(%1836, %1706) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1997 = "llvm.icmp"(%1996, %1720) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1997)[^bb61, ^bb60] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb60:  // pred: ^bb59
    "llvm.switch"(%1836, %1703)[^bb103, ^bb62, ^bb98, ^bb99] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[3, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb61:  // pred: ^bb59
    %1998 = "llvm.getelementptr"(%1831, %1713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1999 = "llvm.load"(%1998) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2000 = "llvm.sitofp"(%1999) : (i64) -> f64
    "llvm.br"(%2000)[^bb63] : (f64) -> ()
  ^bb62:  // pred: ^bb60
    %2001 = "llvm.getelementptr"(%1831, %1713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2002 = "llvm.load"(%2001) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%2002)[^bb63] : (f64) -> ()
  ^bb63(%2003: f64):  // 2 preds: ^bb61, ^bb62
    %2004 = "llvm.load"(%1800) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2005 = "llvm.getelementptr"(%1828, %1708) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2006 = "llvm.load"(%2005) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2007 = "llvm.getelementptr"(%2004, %2006) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2008 = "llvm.getelementptr"(%1828, %1713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2009 = "llvm.load"(%2008) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2009)[^bb65, ^bb64, ^bb66] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb64:  // pred: ^bb63
    "llvm.store"(%2003, %2007) <{alignment = 1 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"()[^bb107] : () -> ()
  ^bb65:  // pred: ^bb63
    %2010 = "llvm.getelementptr"(%1828, %1715) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2011 = "llvm.load"(%2010) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2012 = "llvm.and"(%2011, %1723) : (i32, i32) -> i32
    %2013 = "llvm.icmp"(%2012, %1715) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2014 = "llvm.select"(%2013, %1724, %1725) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %2015 = "llvm.intr.fabs"(%2003) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %2016 = "llvm.fcmp"(%2015, %2014) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %2017 = "llvm.fcmp"(%2015, %1722) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %2018 = "llvm.and"(%2017, %2016) : (i1, i1) -> i1
    "llvm.cond_br"(%2018)[^bb106, ^bb68] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb66:  // pred: ^bb63
    %2019 = "llvm.intr.fabs"(%2003) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %2020 = "llvm.fcmp"(%2019, %1721) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %2021 = "llvm.fcmp"(%2019, %1722) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %2022 = "llvm.and"(%2020, %2021) : (i1, i1) -> i1
    "llvm.cond_br"(%2022)[^bb106, ^bb67] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb67:  // pred: ^bb66
    %2023 = "llvm.fptrunc"(%2003) : (f64) -> f32
    "llvm.store"(%2023, %2007) <{alignment = 1 : i64, ordering = 0 : i64}> : (f32, !llvm.ptr) -> ()
    "llvm.br"()[^bb107] : () -> ()
  ^bb68:  // pred: ^bb65
    %2024 = "llvm.select"(%2013, %1726, %1727) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2025 = "llvm.bitcast"(%2003) : (f64) -> i64
    %2026 = "llvm.lshr"(%2025, %1728) : (i64, i64) -> i64
    %2027 = "llvm.bitcast"(%2015) : (f64) -> i64
    %2028 = "llvm.sub"(%1729, %2024) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2029 = "llvm.shl"(%1706, %2028) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2030 = "llvm.add"(%2029, %1720) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2031 = "llvm.lshr"(%2027, %1730) : (i64, i64) -> i64
    %2032 = "llvm.trunc"(%2031) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %2033 = "llvm.add"(%2032, %1731) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2034 = "llvm.zext"(%2024) <{nonNeg}> : (i32) -> i64
    %2035 = "llvm.icmp"(%2033, %1732) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2035)[^bb69, ^bb70] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb69:  // pred: ^bb68
    %2036 = "llvm.xor"(%2024, %1744) : (i32, i32) -> i32
    %2037 = "llvm.shl"(%1706, %2036) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2038 = "llvm.xor"(%2037, %1706) : (i32, i32) -> i32
    %2039 = "llvm.zext"(%2038) <{nonNeg}> : (i32) -> i64
    %2040 = "llvm.shl"(%2039, %2034) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2041 = "llvm.and"(%2026, %1743) : (i64, i64) -> i64
    %2042 = "llvm.or"(%2040, %2041) : (i64, i64) -> i64
    %2043 = "llvm.and"(%2027, %1735) : (i64, i64) -> i64
    %2044 = "llvm.icmp"(%2043, %1741) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2045 = "llvm.add"(%2024, %1706) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2046 = "llvm.shl"(%1703, %2045) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2047 = "llvm.zext"(%2046) <{nonNeg}> : (i32) -> i64
    %2048 = "llvm.select"(%2044, %1741, %2047) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %2049 = "llvm.or"(%2042, %2048) : (i64, i64) -> i64
    %2050 = "llvm.trunc"(%2049) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%2050)[^bb74] : (i16) -> ()
  ^bb70:  // pred: ^bb68
    %2051 = "llvm.trunc"(%2026) <{overflowFlags = 2 : i32}> : (i64) -> i16
    %2052 = "llvm.and"(%2051, %1733) : (i16, i16) -> i16
    %2053 = "llvm.icmp"(%2033, %2030) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %2054 = "llvm.sub"(%2030, %2033) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2055 = "llvm.select"(%2053, %2054, %1705) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2056 = "llvm.sub"(%2055, %2024) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2057 = "llvm.icmp"(%2056, %1720) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2057, %2052)[^bb74, ^bb71] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i16) -> ()
  ^bb71:  // pred: ^bb70
    %2058 = "llvm.add"(%2056, %1734) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2059 = "llvm.and"(%2027, %1735) : (i64, i64) -> i64
    %2060 = "llvm.or"(%2059, %1736) <{isDisjoint}> : (i64, i64) -> i64
    %2061 = "llvm.add"(%2056, %1737) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2062 = "llvm.zext"(%2061) <{nonNeg}> : (i32) -> i64
    %2063 = "llvm.shl"(%1738, %2062) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %2064 = "llvm.zext"(%2058) <{nonNeg}> : (i32) -> i64
    %2065 = "llvm.lshr"(%2060, %2064) : (i64, i64) -> i64
    %2066 = "llvm.shl"(%1739, %2062) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2067 = "llvm.add"(%2066, %1740) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %2068 = "llvm.and"(%2067, %2060) : (i64, i64) -> i64
    %2069 = "llvm.icmp"(%2068, %2063) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2069, %1703)[^bb73, ^bb72] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb72:  // pred: ^bb71
    %2070 = "llvm.icmp"(%2068, %2063) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2071 = "llvm.and"(%2065, %1738) : (i64, i64) -> i64
    %2072 = "llvm.icmp"(%2071, %1741) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2073 = "llvm.select"(%2070, %2072, %1742) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %2074 = "llvm.zext"(%2073) : (i1) -> i32
    "llvm.br"(%2074)[^bb73] : (i32) -> ()
  ^bb73(%2075: i32):  // 2 preds: ^bb71, ^bb72
    %2076 = "llvm.zext"(%2075) <{nonNeg}> : (i32) -> i64
    %2077 = "llvm.sub"(%2033, %2030) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2078 = "llvm.select"(%2053, %1705, %2077) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2079 = "llvm.zext"(%2078) : (i32) -> i64
    %2080 = "llvm.and"(%2026, %1743) : (i64, i64) -> i64
    %2081 = "llvm.shl"(%2079, %2034) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2082 = "llvm.add"(%2065, %2081) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2083 = "llvm.add"(%2082, %2076) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2084 = "llvm.or"(%2083, %2080) : (i64, i64) -> i64
    %2085 = "llvm.trunc"(%2084) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%2085)[^bb74] : (i16) -> ()
  ^bb74(%2086: i16):  // 3 preds: ^bb69, ^bb70, ^bb73
    "llvm.store"(%2086, %2007) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb107] : () -> ()
  ^bb75:  // pred: ^bb12
    %2087 = "llvm.add"(%1836, %1706) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2088 = "llvm.icmp"(%2087, %1720) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2088)[^bb76, ^bb92] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb76:  // pred: ^bb75
    %2089 = "llvm.getelementptr"(%1831, %1713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2090 = "llvm.load"(%2089) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2091 = "llvm.load"(%1800) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2092 = "llvm.getelementptr"(%1828, %1708) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2093 = "llvm.load"(%2092) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2094 = "llvm.getelementptr"(%2091, %2093) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2095 = "llvm.getelementptr"(%1828, %1713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2096 = "llvm.load"(%2095) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2096)[^bb79, ^bb77, ^bb80, ^bb78] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 8, 4]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb77:  // pred: ^bb76
    %2097 = "llvm.trunc"(%2090) <{overflowFlags = 0 : i32}> : (i64) -> i8
    "llvm.store"(%2097, %2094) <{alignment = 1 : i64, ordering = 0 : i64}> : (i8, !llvm.ptr) -> ()
    "llvm.br"()[^bb81] : () -> ()
  ^bb78:  // pred: ^bb76
    %2098 = "llvm.trunc"(%2090) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%2098, %2094) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb81] : () -> ()
  ^bb79:  // pred: ^bb76
    %2099 = "llvm.trunc"(%2090) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%2099, %2094) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb81] : () -> ()
  ^bb80:  // pred: ^bb76
    "llvm.store"(%2090, %2094) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb81] : () -> ()
  ^bb81:  // 4 preds: ^bb77, ^bb78, ^bb79, ^bb80
    %2100 = "llvm.load"(%2092) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2101 = "llvm.getelementptr"(%2091, %2100) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2102 = "llvm.load"(%2101) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %2103 = "llvm.zext"(%2102) : (i8) -> i64
    %2104 = "llvm.load"(%1828) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2105 = "llvm.icmp"(%2104, %1755) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2105)[^bb82, ^bb83] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb82:  // pred: ^bb81
    %2106 = "llvm.and"(%2103, %1738) : (i64, i64) -> i64
    "llvm.br"(%2106)[^bb91] : (i64) -> ()
  ^bb83:  // pred: ^bb81
    %2107 = "llvm.load"(%2095) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2108 = "llvm.icmp"(%2107, %1703) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2108, %2103)[^bb84, ^bb88] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb84:  // pred: ^bb83
    "llvm.switch"(%2107)[^bb87, ^bb85, ^bb86] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb85:  // pred: ^bb84
    %2109 = "llvm.load"(%2101) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%2109)[^bb88] : (i64) -> ()
  ^bb86:  // pred: ^bb84
    %2110 = "llvm.load"(%2101) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2111 = "llvm.sext"(%2110) : (i32) -> i64
    "llvm.br"(%2111)[^bb88] : (i64) -> ()
  ^bb87:  // pred: ^bb84
    %2112 = "llvm.load"(%2101) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %2113 = "llvm.sext"(%2112) : (i16) -> i64
    "llvm.br"(%2113)[^bb88] : (i64) -> ()
  ^bb88(%2114: i64):  // 4 preds: ^bb83, ^bb85, ^bb86, ^bb87
    %2115 = "llvm.shl"(%2107, %1746) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2116 = "llvm.sub"(%1747, %2115) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2117 = "llvm.icmp"(%2104, %1754) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2118 = "llvm.zext"(%2116) : (i32) -> i64
    "llvm.cond_br"(%2117)[^bb89, ^bb90] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb89:  // pred: ^bb88
    %2119 = "llvm.lshr"(%1756, %2118) : (i64, i64) -> i64
    %2120 = "llvm.and"(%2114, %2119) : (i64, i64) -> i64
    "llvm.br"(%2120)[^bb91] : (i64) -> ()
  ^bb90:  // pred: ^bb88
    %2121 = "llvm.shl"(%2114, %2118) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2122 = "llvm.ashr"(%2121, %2118) <{isExact}> : (i64, i64) -> i64
    "llvm.br"(%2122)[^bb91] : (i64) -> ()
  ^bb91(%2123: i64):  // 3 preds: ^bb82, ^bb89, ^bb90
    %2124 = "llvm.icmp"(%2123, %2090) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2124)[^bb105, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb92:  // pred: ^bb75
    "llvm.switch"(%1836, %1703)[^bb103, ^bb93, ^bb98, ^bb99] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[78, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb93:  // pred: ^bb92
    %2125 = "llvm.getelementptr"(%1831, %1713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2126 = "llvm.load"(%2125) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2127 = "llvm.getelementptr"(%2126, %1714) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2128 = "llvm.icmp"(%1835, %1754) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2128)[^bb94, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb94:  // pred: ^bb93
    %2129 = "llvm.getelementptr"(%1828, %1713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2130 = "llvm.load"(%2129) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2131 = "llvm.icmp"(%2130, %1713) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2131)[^bb95, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb95:  // pred: ^bb94
    %2132 = "llvm.load"(%2127) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2133 = "llvm.icmp"(%2132, %1739) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2133)[^bb96, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb96:  // pred: ^bb95
    %2134 = "llvm.getelementptr"(%2126, %1719) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2135 = "llvm.load"(%2134) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2136 = "llvm.icmp"(%2135, %1741) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2136)[^bb97, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb97:  // pred: ^bb96
    %2137 = "llvm.load"(%1800) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2138 = "llvm.getelementptr"(%1828, %1708) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2139 = "llvm.load"(%2138) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2140 = "llvm.getelementptr"(%2137, %2139) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2141 = "llvm.getelementptr"(%2126, %1749) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2142 = "llvm.load"(%2141) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%2142, %2140) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb107] : () -> ()
  ^bb98:  // 2 preds: ^bb60, ^bb92
    %2143 = "llvm.getelementptr"(%1831, %1713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2144 = "llvm.load"(%2143) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2145 = "llvm.getelementptr"(%2144, %1714) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%2145)[^bb100] : (!llvm.ptr) -> ()
  ^bb99:  // 2 preds: ^bb60, ^bb92
    %2146 = "llvm.getelementptr"(%1831, %1713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2147 = "llvm.load"(%2146) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2148 = "llvm.icmp"(%2147, %1711) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2148, %1703, %2147)[^bb103, ^bb100] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb100(%2149: !llvm.ptr):  // 2 preds: ^bb98, ^bb99
    %2150 = "llvm.getelementptr"(%2149, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2151 = "llvm.load"(%2150) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2152 = "llvm.getelementptr"(%1828, %1715) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2153 = "llvm.load"(%2152) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2154 = "llvm.icmp"(%2151, %2153) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2154, %1720)[^bb101, ^bb103] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb101:  // pred: ^bb100
    %2155 = "llvm.getelementptr"(%2149, %1708) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2156 = "llvm.load"(%2155) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2157 = "llvm.icmp"(%2156, %1705) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2157, %1720)[^bb102, ^bb103] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb102:  // pred: ^bb101
    %2158 = "llvm.getelementptr"(%2149, %1715) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2159 = "llvm.load"(%2158) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2159, %1713)[^bb103, ^bb104, ^bb104, ^bb104] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb103(%2160: i32):  // 6 preds: ^bb60, ^bb92, ^bb99, ^bb100, ^bb101, ^bb102
    %2161 = "llvm.getelementptr"(%1832, %1834) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%2160, %2161, %1831, %1828, %1832) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1706)[^bb161] : (i32) -> ()
  ^bb104:  // 3 preds: ^bb102, ^bb102, ^bb102
    %2162 = "llvm.load"(%1800) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2163 = "llvm.getelementptr"(%1828, %1708) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2164 = "llvm.load"(%2163) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2165 = "llvm.getelementptr"(%2162, %2164) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2166 = "llvm.load"(%2149) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2167 = "llvm.getelementptr"(%2149, %1718) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2168 = "llvm.load"(%2167) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2169 = "llvm.trunc"(%2168) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2170 = "llvm.getelementptr"(%2166, %2169) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2171 = "llvm.getelementptr"(%1828, %1713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2172 = "llvm.load"(%2171) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.memcpy"(%2165, %2170, %2172) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb107] : () -> ()
  ^bb105:  // pred: ^bb91
    %2173 = "llvm.icmp"(%2104, %1754) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2174 = "llvm.icmp"(%2090, %1741) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %2175 = "llvm.and"(%2174, %2173) : (i1, i1) -> i1
    "llvm.cond_br"(%2175)[^bb106, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb106:  // 8 preds: ^bb65, ^bb66, ^bb91, ^bb93, ^bb94, ^bb95, ^bb96, ^bb105
    %2176 = "llvm.getelementptr"(%1832, %1834) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1758, %2176, %1831, %1759, %1741) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1706)[^bb161] : (i32) -> ()
  ^bb107:  // 7 preds: ^bb56, ^bb64, ^bb67, ^bb74, ^bb97, ^bb104, ^bb105
    %2177 = "llvm.add"(%1827, %1703) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2178 = "llvm.load"(%1782) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2179 = "llvm.icmp"(%2177, %2178) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2179, %2177)[^bb12, ^bb108] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb108:  // 2 preds: ^bb10, ^bb107
    %2180 = "llvm.getelementptr"(%arg64, %1757) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2181 = "llvm.load"(%2180) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2182 = "llvm.getelementptr"(%arg64, %2181) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2183 = "llvm.getelementptr"(%arg64, %1745) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2184 = "llvm.load"(%2183) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2185 = "llvm.icmp"(%2184, %1705) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2185, %1705)[^bb109, ^bb117] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb109(%2186: i32):  // 2 preds: ^bb108, ^bb116
    %2187 = "llvm.getelementptr"(%2182, %2186) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Condition", (struct<"mlir_abi_32.struct.Sum", (i32, i32)>, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2188 = "llvm.getelementptr"(%2187, %1715) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2189 = "llvm.load"(%2188) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2190 = "llvm.getelementptr"(%arg64, %2189) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2191 = "llvm.getelementptr"(%2187, %1708) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2192 = "llvm.load"(%2191) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2193 = "llvm.sext"(%2192) : (i32) -> i64
    %2194 = "llvm.icmp"(%2192, %1705) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2195 = "llvm.load"(%2187) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2196 = "llvm.icmp"(%2195, %1705) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2194)[^bb111, ^bb110] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb110:  // pred: ^bb109
    "llvm.cond_br"(%2196, %1705, %1741)[^bb114, ^bb116] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb111:  // pred: ^bb109
    "llvm.cond_br"(%2196, %1705, %1741, %1741)[^bb112, ^bb113] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i64, i64) -> ()
  ^bb112(%2197: i32, %2198: i64):  // 2 preds: ^bb111, ^bb112
    %2199 = "llvm.getelementptr"(%2190, %2197) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2200 = "llvm.call"(%arg64, %1798, %2199) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %2201 = "llvm.load"(%2199) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2202 = "llvm.mul"(%2201, %2200) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2203 = "llvm.add"(%2202, %2198) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2204 = "llvm.add"(%2197, %1703) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2205 = "llvm.icmp"(%2204, %2195) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2205, %2203, %2204, %2203)[^bb113, ^bb112] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i64) -> ()
  ^bb113(%2206: i64):  // 2 preds: ^bb111, ^bb112
    %2207 = "llvm.getelementptr"(%2187, %1713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2208 = "llvm.load"(%2207) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2209 = "llvm.icmp"(%2208, %1705) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2210 = "llvm.icmp"(%2206, %1756) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %2211 = "llvm.icmp"(%2206, %1741) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2212 = "llvm.select"(%2209, %2211, %2210) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2212)[^bb116, ^bb119] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb114(%2213: i32, %2214: i64):  // 2 preds: ^bb110, ^bb114
    %2215 = "llvm.getelementptr"(%2190, %2213) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2216 = "llvm.call"(%arg64, %1798, %2215) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %2217 = "llvm.srem"(%2216, %2193) : (i64, i64) -> i64
    %2218 = "llvm.load"(%2215) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2219 = "llvm.srem"(%2218, %2193) : (i64, i64) -> i64
    %2220 = "llvm.mul"(%2219, %2217) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2221 = "llvm.add"(%2220, %2214) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2222 = "llvm.srem"(%2221, %2193) : (i64, i64) -> i64
    %2223 = "llvm.add"(%2213, %1703) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2224 = "llvm.icmp"(%2223, %2195) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2224, %2223, %2222)[^bb115, ^bb114] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb115:  // pred: ^bb114
    %2225 = "llvm.icmp"(%2222, %1741) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2225)[^bb116, ^bb119] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb116:  // 3 preds: ^bb110, ^bb113, ^bb115
    %2226 = "llvm.add"(%2186, %1703) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2227 = "llvm.icmp"(%2226, %2184) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2227, %2226)[^bb117, ^bb109] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb117:  // 2 preds: ^bb108, ^bb116
    %2228 = "llvm.icmp"(%1790, %1711) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %2229 = "llvm.icmp"(%1773, %1705) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %2230 = "llvm.and"(%2228, %2229) : (i1, i1) -> i1
    "llvm.cond_br"(%2230)[^bb118, ^bb156] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb118:  // pred: ^bb117
    %2231 = "llvm.getelementptr"(%arg64, %1749) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2232 = "llvm.load"(%2231) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2233 = "llvm.getelementptr"(%arg64, %2232) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2234 = "llvm.getelementptr"(%1760, %1709) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2235 = "llvm.getelementptr"(%1760, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2236 = "llvm.getelementptr"(%1760, %1713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2237 = "llvm.getelementptr"(%1760, %1718) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2238 = "llvm.getelementptr"(%1760, %1749) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2239 = "llvm.getelementptr"(%1760, %1708) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2240 = "llvm.getelementptr"(%1760, %1745) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2241 = "llvm.getelementptr"(%1760, %1714) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2242 = "llvm.getelementptr"(%1760, %1757) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2243 = "llvm.getelementptr"(%1760, %1716) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2244 = "llvm.getelementptr"(%1761, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2245 = "llvm.getelementptr"(%1760, %1715) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1705)[^bb122] : (i32) -> ()
  ^bb119:  // 2 preds: ^bb113, ^bb115
    %2246 = "llvm.load"(%1765) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2247 = "llvm.getelementptr"(%2246, %2189) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2248 = "llvm.getelementptr"(%2187, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2249 = "llvm.load"(%2248) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2250 = "llvm.icmp"(%2249, %1705) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2250, %1711, %2249)[^bb120, ^bb121] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb120:  // pred: ^bb119
    %2251 = "llvm.getelementptr"(%2246, %1718) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2252 = "llvm.load"(%2251) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2253 = "llvm.getelementptr"(%2246, %2252) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2254 = "llvm.getelementptr"(%2247, %1716) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2255 = "llvm.load"(%2254) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2256 = "llvm.getelementptr"(%2253, %2255) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2257 = "llvm.getelementptr"(%2256, %1719) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2258 = "llvm.load"(%2257) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2259 = "llvm.load"(%1799) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2260 = "llvm.getelementptr"(%2259, %2255) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2261 = "llvm.load"(%2260) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%2261, %2258)[^bb121] : (!llvm.ptr, i32) -> ()
  ^bb121(%2262: !llvm.ptr, %2263: i32):  // 2 preds: ^bb119, ^bb120
    %2264 = "llvm.getelementptr"(%2246, %2263) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2265 = "llvm.load"(%1800) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2266 = "llvm.call"(%2246, %2265, %2247) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %2267 = "llvm.getelementptr"(%2187, %1745) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2268 = "llvm.load"(%2267) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2269 = "llvm.getelementptr"(%2246, %2268) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1758, %2264, %2262, %2269, %2266) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1706)[^bb161] : (i32) -> ()
  ^bb122(%2270: i32):  // 2 preds: ^bb118, ^bb155
    %2271 = "llvm.getelementptr"(%1789, %2270) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2272 = "llvm.getelementptr"(%2233, %2270) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memcpy"(%1760, %2272, %1734) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %2273 = "llvm.load"(%2234) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2274 = "llvm.load"(%1760) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2275 = "llvm.icmp"(%2274, %1753) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2275)[^bb124, ^bb123] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb123:  // pred: ^bb122
    "llvm.store"(%1705, %2235) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2276 = "llvm.load"(%2236) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2276, %2237) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb124] : () -> ()
  ^bb124:  // 2 preds: ^bb122, ^bb123
    "llvm.store"(%1705, %2238) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1705, %2239) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1707, %2240) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1703, %2241) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2277 = "llvm.load"(%2242) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2277, %2243) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2278 = "llvm.load"(%2271) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2278, %1703)[^bb154, ^bb126, ^bb125] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb125:  // pred: ^bb124
    %2279 = "llvm.getelementptr"(%2271, %1713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2280 = "llvm.load"(%2279) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2281 = "llvm.icmp"(%2280, %1711) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2281, %1703, %2280)[^bb154, ^bb127] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb126:  // pred: ^bb124
    %2282 = "llvm.getelementptr"(%2271, %1713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2283 = "llvm.load"(%2282) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2284 = "llvm.getelementptr"(%2283, %1714) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%2284)[^bb127] : (!llvm.ptr) -> ()
  ^bb127(%2285: !llvm.ptr):  // 2 preds: ^bb125, ^bb126
    %2286 = "llvm.load"(%2235) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2287 = "llvm.icmp"(%2286, %1705) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %2288 = "llvm.load"(%arg64) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%2287, %1761)[^bb128, ^bb133] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb128:  // pred: ^bb127
    %2289 = "llvm.getelementptr"(%2285, %1708) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2290 = "llvm.load"(%2289) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2288)[^bb130, ^bb131, ^bb129] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb129:  // pred: ^bb128
    "llvm.store"(%2290, %1761) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb132] : () -> ()
  ^bb130:  // pred: ^bb128
    %2291 = "llvm.trunc"(%2290) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%2291, %1761) <{alignment = 8 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb132] : () -> ()
  ^bb131:  // pred: ^bb128
    %2292 = "llvm.sext"(%2290) : (i32) -> i64
    "llvm.store"(%2292, %1761) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb132] : () -> ()
  ^bb132:  // 3 preds: ^bb129, ^bb130, ^bb131
    %2293 = "llvm.intr.smax"(%2288, %1715) : (i32, i32) -> i32
    %2294 = "llvm.getelementptr"(%1761, %2293) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2244, %2294) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%2244)[^bb133] : (!llvm.ptr) -> ()
  ^bb133(%2295: !llvm.ptr):  // 2 preds: ^bb127, ^bb132
    %2296 = "llvm.icmp"(%2288, %1713) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2296)[^bb134, ^bb135] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb134:  // pred: ^bb133
    %2297 = "llvm.call"(%arg64, %1760, %2285, %2295) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_narrow_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2297)[^bb153] : (i32) -> ()
  ^bb135:  // pred: ^bb133
    %2298 = "llvm.getelementptr"(%2285, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2299 = "llvm.load"(%2298) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2300 = "llvm.load"(%2245) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2301 = "llvm.icmp"(%2299, %2300) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2301, %1720)[^bb136, ^bb154] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb136:  // pred: ^bb135
    %2302 = "llvm.getelementptr"(%2285, %1708) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2303 = "llvm.load"(%2302) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%2287)[^bb137, ^bb138] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb137:  // pred: ^bb136
    %2304 = "llvm.icmp"(%2303, %1747) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2304, %1746)[^bb154, ^bb139] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb138:  // pred: ^bb136
    %2305 = "llvm.icmp"(%2303, %2286) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2305, %1746)[^bb139, ^bb154] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb139:  // 2 preds: ^bb137, ^bb138
    %2306 = "llvm.getelementptr"(%arg64, %2277) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2307 = "llvm.getelementptr"(%2285, %1745) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2308 = "llvm.load"(%2307) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2309 = "llvm.icmp"(%2303, %1705) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2309, %1705, %1748)[^bb140, ^bb150] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb140:  // pred: ^bb139
    %2310 = "llvm.getelementptr"(%2285, %1714) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2311 = "llvm.getelementptr"(%2295, %1713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1705, %2303, %1738, %1705)[^bb141] : (i32, i32, i64, i32) -> ()
  ^bb141(%2312: i32, %2313: i32, %2314: i64, %2315: i32):  // 2 preds: ^bb140, ^bb148
    %2316 = "llvm.add"(%2313, %1706) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2317 = "llvm.getelementptr"(%2308, %2316) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2318 = "llvm.load"(%2317) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2319 = "llvm.icmp"(%2314, %1750) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2287)[^bb143, ^bb142] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb142:  // pred: ^bb141
    %2320 = "llvm.getelementptr"(%2306, %2313) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2321 = "llvm.load"(%2320) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2322 = "llvm.icmp"(%2321, %1750) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2323 = "llvm.icmp"(%2321, %2318) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2324 = "llvm.select"(%2322, %1748, %2323) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2324, %1715)[^bb143, ^bb154] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb143:  // 2 preds: ^bb141, ^bb142
    %2325 = "llvm.icmp"(%2318, %1738) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2325, %2315, %2314)[^bb144, ^bb148] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb144:  // pred: ^bb143
    %2326 = "llvm.load"(%2310) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2327 = "llvm.icmp"(%2326, %1711) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2327, %2315, %2314)[^bb148, ^bb145] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb145:  // pred: ^bb144
    %2328 = "llvm.getelementptr"(%2326, %2316) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2329 = "llvm.load"(%2328) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2330 = "llvm.icmp"(%2329, %2314) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2331 = "llvm.or"(%2319, %2330) : (i1, i1) -> i1
    %2332 = "llvm.select"(%2330, %2315, %1751) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.cond_br"(%2331, %2332, %2329)[^bb148, ^bb146] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb146:  // pred: ^bb145
    %2333 = "llvm.icmp"(%2329, %1741) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2333, %2315, %2329)[^bb147, ^bb148] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb147:  // pred: ^bb146
    "llvm.br"(%1752, %1741)[^bb148] : (i32, i64) -> ()
  ^bb148(%2334: i32, %2335: i64):  // 5 preds: ^bb143, ^bb144, ^bb145, ^bb146, ^bb147
    %2336 = "llvm.shl"(%2313, %1746) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2337 = "llvm.getelementptr"(%2311, %2336) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2318, %2337) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2338 = "llvm.add"(%2313, %2303) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %2339 = "llvm.shl"(%2338, %1746) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2340 = "llvm.getelementptr"(%2311, %2339) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2335, %2340) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2341 = "llvm.icmp"(%2318, %1741) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2342 = "llvm.zext"(%2341) : (i1) -> i32
    %2343 = "llvm.or"(%2312, %2342) : (i32, i32) -> i32
    %2344 = "llvm.intr.umax"(%2318, %1738) : (i64, i64) -> i64
    %2345 = "llvm.mul"(%2344, %2314) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2346 = "llvm.icmp"(%2313, %1703) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2346, %2343, %2316, %2345, %2334)[^bb141, ^bb149] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i32, i32, i64, i32) -> ()
  ^bb149:  // pred: ^bb148
    %2347 = "llvm.icmp"(%2343, %1705) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%2334, %2347)[^bb150] : (i32, i1) -> ()
  ^bb150(%2348: i32, %2349: i1):  // 2 preds: ^bb139, ^bb149
    %2350 = "llvm.getelementptr"(%2285, %1715) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2351 = "llvm.load"(%2350) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2351, %1713)[^bb154, ^bb151, ^bb151, ^bb151] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb151:  // 3 preds: ^bb150, ^bb150, ^bb150
    %2352 = "llvm.load"(%2285) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2353 = "llvm.ptrtoint"(%2352) : (!llvm.ptr) -> i32
    %2354 = "llvm.getelementptr"(%2285, %1718) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2355 = "llvm.load"(%2354) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2356 = "llvm.trunc"(%2355) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2357 = "llvm.add"(%2356, %2353) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2358 = "llvm.load"(%2306) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2359 = "llvm.load"(%2236) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2360 = "llvm.trunc"(%2358) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2361 = "llvm.mul"(%2359, %2360) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2362 = "llvm.sub"(%2357, %2361) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%2362, %2295) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2363 = "llvm.getelementptr"(%2295, %1715) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2362, %2363) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2364 = "llvm.getelementptr"(%2295, %1713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2358, %2364) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%2349)[^bb152, ^bb155] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb152:  // pred: ^bb151
    %2365 = "llvm.load"(%2237) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2366 = "llvm.add"(%2365, %1706) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2367 = "llvm.and"(%2366, %2362) : (i32, i32) -> i32
    %2368 = "llvm.icmp"(%2367, %1705) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2368, %2348, %1726)[^bb153, ^bb154] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb153(%2369: i32):  // 2 preds: ^bb134, ^bb152
    %2370 = "llvm.icmp"(%2369, %1705) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2370, %2369)[^bb155, ^bb154] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb154(%2371: i32):  // 9 preds: ^bb124, ^bb125, ^bb135, ^bb137, ^bb138, ^bb142, ^bb150, ^bb152, ^bb153
    %2372 = "llvm.getelementptr"(%arg64, %2273) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%2371, %2372, %2271, %1760, %arg64) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1706)[^bb161] : (i32) -> ()
  ^bb155:  // 2 preds: ^bb151, ^bb153
    %2373 = "llvm.add"(%2270, %1703) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2374 = "llvm.icmp"(%2373, %1773) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2374, %2373)[^bb122, ^bb156] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb156:  // 2 preds: ^bb117, ^bb155
    %2375 = "llvm.call"(%arg65, %1798, %1764, %1711) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.cond_br"(%1787, %1705)[^bb157, ^bb161] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb157:  // pred: ^bb156
    %2376 = "llvm.getelementptr"(%arg64, %1749) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2377 = "llvm.load"(%2376) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2378 = "llvm.getelementptr"(%arg64, %2377) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2379 = "llvm.getelementptr"(%arg64, %1719) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2380 = "llvm.load"(%2379) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2381 = "llvm.getelementptr"(%arg64, %2380) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2382 = "llvm.load"(%2381) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2383 = "llvm.icmp"(%2382, %1717) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2383)[^bb158, ^bb160] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb158:  // pred: ^bb157
    %2384 = "llvm.load"(%2378) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2385 = "llvm.icmp"(%2384, %1753) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2386 = "llvm.or"(%2228, %2385) : (i1, i1) -> i1
    "llvm.cond_br"(%2386)[^bb160, ^bb159] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb159:  // pred: ^bb158
    %2387 = "llvm.call"(%1765, %2378, %arg68) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2387)[^bb161] : (i32) -> ()
  ^bb160:  // 2 preds: ^bb157, ^bb158
    %2388 = "llvm.call"(%1765, %1790, %arg68) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_results, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2388)[^bb161] : (i32) -> ()
  ^bb161(%2389: i32):  // 9 preds: ^bb8, ^bb58, ^bb103, ^bb106, ^bb121, ^bb154, ^bb156, ^bb159, ^bb160
    "llvm.intr.stackrestore"(%1785) : (!llvm.ptr) -> ()
    "llvm.br"(%2389)[^bb162] : (i32) -> ()
  ^bb162(%2390: i32):  // 3 preds: ^bb1, ^bb3, ^bb161
    "llvm.return"(%2390) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_refuse", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg59: !llvm.ptr, %arg60: !llvm.ptr, %arg61: !llvm.ptr, %arg62: !llvm.ptr, %arg63: i64):
    %1683 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1684 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1685 = "llvm.mlir.constant"() <{value = 484 : i32}> : () -> i32
    %1686 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1687 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1688 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1689 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1690 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_0}> : () -> !llvm.ptr
    %1691 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1692 = "llvm.alloca"(%1683) <{alignment = 4 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1693 = "llvm.alloca"(%1683) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%1693, %1684, %1685) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %1694 = "llvm.icmp"(%arg61, %1686) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1694)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%1693, %arg61) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1695 = "llvm.call"(%1686, %1687, %arg62, %arg63) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %1696 = "llvm.add"(%1695, %1683) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1697 = "llvm.alloca"(%1696) <{alignment = 1 : i64, elem_type = i8}> : (i32) -> !llvm.ptr
    %1698 = "llvm.call"(%1697, %1696, %arg62, %arg63) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %1699 = "llvm.getelementptr"(%1693, %1688) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg60, %1692) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1700 = "llvm.getelementptr"(%1692, %1688) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1699, %1700) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1701 = "llvm.getelementptr"(%1692, %1689) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1697, %1701) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1702 = "llvm.load"(%1690) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1702, %arg59, %1692, %1691) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<ptr (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_flatten", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg56: !llvm.ptr, %arg57: !llvm.ptr, %arg58: !llvm.ptr):
    %1584 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1585 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1586 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1587 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1588 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1589 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1590 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1591 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1592 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1593 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1594 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1595 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1596 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1597 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1598 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %1599 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1600 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1601 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1602 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_1}> : () -> !llvm.ptr
    %1603 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1604 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1605 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_5}> : () -> !llvm.ptr
    %1606 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_23}> : () -> !llvm.ptr
    %1607 = "llvm.alloca"(%1584) <{alignment = 4 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %1608 = "llvm.alloca"(%1584) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1609 = "llvm.getelementptr"(%arg57, %1585) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1610 = "llvm.load"(%arg56) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1611 = "llvm.getelementptr"(%arg57, %1586) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1612 = "llvm.load"(%1611) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1613 = "llvm.getelementptr"(%1610, %1612) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1614 = "llvm.load"(%arg57) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1614)[^bb1, ^bb2, ^bb3, ^bb5] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[108, 110, 115]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1615 = "llvm.getelementptr"(%arg57, %1590) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1616 = "llvm.getelementptr"(%arg56, %1586) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1591, %1609)[^bb10] : (i32, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1617 = "llvm.getelementptr"(%arg56, %1590) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1618 = "llvm.load"(%1617) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1619 = "llvm.getelementptr"(%arg57, %1590) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1620 = "llvm.load"(%1619) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1621 = "llvm.getelementptr"(%1618, %1620) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg58, %1621) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1609)[^bb21] : (!llvm.ptr) -> ()
  ^bb3:  // pred: ^bb0
    %1622 = "llvm.load"(%arg58) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1623 = "llvm.icmp"(%1622, %1591) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1623, %1609)[^bb21, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%1587, %1613, %arg58, %1595, %1596) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1594)[^bb21] : (!llvm.ptr) -> ()
  ^bb5:  // pred: ^bb0
    %1624 = "llvm.load"(%arg58) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1624, %1587)[^bb7, ^bb6, ^bb6] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[75, 71]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb6:  // 2 preds: ^bb5, ^bb5
    %1625 = "llvm.getelementptr"(%arg58, %1588) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1626 = "llvm.load"(%1625) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1627 = "llvm.getelementptr"(%1626, %1589) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1628 = "llvm.load"(%1627) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1629 = "llvm.getelementptr"(%arg57, %1590) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1630 = "llvm.load"(%1629) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1631 = "llvm.sext"(%1630) : (i32) -> i64
    %1632 = "llvm.icmp"(%1628, %1631) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1632, %1591, %1609, %1592)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, !llvm.ptr, !llvm.ptr) -> ()
  ^bb7(%1633: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    "llvm.call"(%1633, %1613, %arg58, %1595, %1596) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1594)[^bb21] : (!llvm.ptr) -> ()
  ^bb8(%1634: i32, %1635: !llvm.ptr):  // 2 preds: ^bb6, ^bb9
    %1636 = "llvm.load"(%1629) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1637 = "llvm.icmp"(%1634, %1636) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1637, %1635)[^bb9, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb9:  // pred: ^bb8
    %1638 = "llvm.load"(%1625) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1639 = "llvm.getelementptr"(%1638, %1593) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1640 = "llvm.load"(%1639) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1641 = "llvm.getelementptr"(%1640, %1634) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1642 = "llvm.call"(%arg56, %1635, %1641) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1643 = "llvm.add"(%1634, %1584) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1644 = "llvm.icmp"(%1642, %1594) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1644, %1594, %1643, %1642)[^bb21, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb10(%1645: i32, %1646: !llvm.ptr):  // 2 preds: ^bb1, ^bb12
    %1647 = "llvm.load"(%1615) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1648 = "llvm.icmp"(%1645, %1647) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1648)[^bb11, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1649 = "llvm.load"(%1616) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1650 = "llvm.getelementptr"(%1649, %1585) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1650, %1616) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1651 = "llvm.load"(%arg56) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1652 = "llvm.getelementptr"(%1646, %1588) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1653 = "llvm.load"(%1652) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1654 = "llvm.getelementptr"(%1651, %1653) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1655 = "llvm.call"(%arg58, %1613, %1654, %1649) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_get_item, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1656 = "llvm.icmp"(%1655, %1591) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1656, %1594)[^bb12, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %1657 = "llvm.call"(%arg56, %1646, %1649) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1658 = "llvm.add"(%1645, %1584) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1659 = "llvm.icmp"(%1657, %1594) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1659, %1594, %1658, %1657)[^bb21, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb13:  // pred: ^bb10
    %1660 = "llvm.load"(%arg58) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1660)[^bb14, ^bb15, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    "llvm.call"(%1587, %1613, %arg58, %1595, %1596) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb18] : () -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb13
    "llvm.intr.memcpy"(%1607, %arg58, %1585) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %1661 = "llvm.getelementptr"(%1607, %1585) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1588, %1661) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1662 = "llvm.getelementptr"(%1607, %1597) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1591, %1662) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1663 = "llvm.getelementptr"(%1607, %1593) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1594, %1663) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1664 = "llvm.getelementptr"(%1607, %1589) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1591, %1664) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1665 = "llvm.icmp"(%1660, %1598) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1666 = "llvm.select"(%1665, %1599, %1590) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1667 = "llvm.getelementptr"(%1608, %1588) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memset"(%1608, %1600, %1601) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1668 = "llvm.load"(%1602) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1669 = "llvm.getelementptr"(%1603, %1666) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1670 = "llvm.load"(%1669) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1671 = "llvm.call"(%1668, %1670, %1607, %1584, %1608) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %1672 = "llvm.icmp"(%1671, %1591) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1672)[^bb16, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1673 = "llvm.load"(%1608) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1674 = "llvm.icmp"(%1673, %1604) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1674)[^bb17, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // pred: ^bb16
    %1675 = "llvm.load"(%1605) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1676 = "llvm.load"(%1667) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1677 = "llvm.call"(%1675, %1676) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb19] : () -> ()
  ^bb18:  // 2 preds: ^bb14, ^bb15
    "llvm.br"(%1594)[^bb21] : (!llvm.ptr) -> ()
  ^bb19:  // 2 preds: ^bb16, ^bb17
    %1678 = "llvm.load"(%1667) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1679 = "llvm.load"(%1615) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1680 = "llvm.sext"(%1679) : (i32) -> i64
    %1681 = "llvm.icmp"(%1678, %1680) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1681, %1646)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    "llvm.call"(%1592, %1613, %arg58, %1606, %1678) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1594)[^bb21] : (!llvm.ptr) -> ()
  ^bb21(%1682: !llvm.ptr):  // 11 preds: ^bb2, ^bb3, ^bb4, ^bb7, ^bb8, ^bb9, ^bb11, ^bb12, ^bb18, ^bb19, ^bb20
    "llvm.return"(%1682) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_number", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg53: !llvm.ptr, %arg54: !llvm.ptr, %arg55: !llvm.ptr):
    %1469 = "llvm.mlir.constant"() <{value = 102 : i32}> : () -> i32
    %1470 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1471 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1472 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1473 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1474 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1475 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1476 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1477 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1478 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1479 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1480 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1481 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1482 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1483 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_32}> : () -> !llvm.ptr
    %1484 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1485 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1486 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1487 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1488 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1489 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1490 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1491 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1492 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1493 = "llvm.mlir.constant"() <{value = 65535 : i32}> : () -> i32
    %1494 = "llvm.mlir.constant"() <{value = -1 : i16}> : () -> i16
    %1495 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %1496 = "llvm.mlir.constant"() <{value = -1.000000e+00 : f64}> : () -> f64
    %1497 = "llvm.mlir.constant"() <{value = 1023 : i32}> : () -> i32
    %1498 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1499 = "llvm.mlir.constant"() <{value = 0x7FF0000000000000 : f64}> : () -> f64
    %1500 = "llvm.mlir.constant"() <{value = 0x7FF8000000000000 : f64}> : () -> f64
    %1501 = "llvm.load"(%arg54) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1502 = "llvm.icmp"(%1501, %1469) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1503 = "llvm.getelementptr"(%arg53, %1470) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1504 = "llvm.load"(%1503) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1505 = "llvm.getelementptr"(%arg54, %1471) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1506 = "llvm.load"(%1505) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1507 = "llvm.getelementptr"(%1504, %1506) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%1502)[^bb1, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1508 = "llvm.getelementptr"(%arg54, %1470) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1509 = "llvm.load"(%1508) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1509)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %1510 = "llvm.load"(%1507) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%1510)[^bb7] : (f64) -> ()
  ^bb3:  // pred: ^bb1
    %1511 = "llvm.load"(%1507) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %1512 = "llvm.fpext"(%1511) : (f32) -> f64
    "llvm.br"(%1512)[^bb7] : (f64) -> ()
  ^bb4:  // pred: ^bb1
    %1513 = "llvm.load"(%1507) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1514 = "llvm.getelementptr"(%arg54, %1487) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1515 = "llvm.load"(%1514) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1516 = "llvm.and"(%1515, %1489) : (i32, i32) -> i32
    %1517 = "llvm.icmp"(%1516, %1487) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1518 = "llvm.select"(%1517, %1490, %1491) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1519 = "llvm.xor"(%1518, %1492) : (i32, i32) -> i32
    %1520 = "llvm.shl"(%1484, %1519) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1521 = "llvm.xor"(%1520, %1484) : (i32, i32) -> i32
    %1522 = "llvm.zext"(%1513) : (i16) -> i32
    %1523 = "llvm.lshr"(%1522, %1518) : (i32, i32) -> i32
    %1524 = "llvm.and"(%1523, %1521) : (i32, i32) -> i32
    %1525 = "llvm.shl"(%1473, %1518) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1526 = "llvm.add"(%1525, %1493) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1527 = "llvm.and"(%1526, %1522) : (i32, i32) -> i32
    %1528 = "llvm.icmp"(%1513, %1494) <{predicate = 4 : i64}> : (i16, i16) -> i1
    %1529 = "llvm.select"(%1528, %1495, %1496) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %1530 = "llvm.icmp"(%1524, %1521) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1530)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1531 = "llvm.icmp"(%1527, %1488) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1532 = "llvm.fmul"(%1529, %1499) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1533 = "llvm.select"(%1531, %1532, %1500) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    "llvm.br"(%1533)[^bb7] : (f64) -> ()
  ^bb6:  // pred: ^bb4
    %1534 = "llvm.lshr"(%1521, %1473) : (i32, i32) -> i32
    %1535 = "llvm.icmp"(%1524, %1488) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1536 = "llvm.select"(%1535, %1488, %1525) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1537 = "llvm.add"(%1536, %1527) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1538 = "llvm.uitofp"(%1537) <{nonNeg}> : (i32) -> f64
    %1539 = "llvm.fmul"(%1529, %1538) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1540 = "llvm.intr.umax"(%1524, %1473) : (i32, i32) -> i32
    %1541 = "llvm.xor"(%1518, %1497) : (i32, i32) -> i32
    %1542 = "llvm.sub"(%1541, %1534) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1543 = "llvm.add"(%1542, %1540) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1544 = "llvm.zext"(%1543) <{nonNeg}> : (i32) -> i64
    %1545 = "llvm.shl"(%1544, %1498) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1546 = "llvm.bitcast"(%1545) : (i64) -> f64
    %1547 = "llvm.fmul"(%1539, %1546) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    "llvm.br"(%1547)[^bb7] : (f64) -> ()
  ^bb7(%1548: f64):  // 4 preds: ^bb2, ^bb3, ^bb5, ^bb6
    "llvm.store"(%1474, %arg55) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1549 = "llvm.getelementptr"(%arg55, %1487) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1488, %1549) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1550 = "llvm.getelementptr"(%arg55, %1470) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1548, %1550) <{alignment = 4 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"(%1488)[^bb18] : (i32) -> ()
  ^bb8:  // pred: ^bb0
    %1551 = "llvm.load"(%1507) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %1552 = "llvm.zext"(%1551) : (i8) -> i64
    %1553 = "llvm.icmp"(%1501, %1472) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1553)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %1554 = "llvm.and"(%1552, %1485) : (i64, i64) -> i64
    "llvm.br"(%1486, %1554)[^bb17] : (i32, i64) -> ()
  ^bb10:  // pred: ^bb8
    %1555 = "llvm.getelementptr"(%arg54, %1470) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1556 = "llvm.load"(%1555) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1557 = "llvm.icmp"(%1556, %1473) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1557, %1552)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb11:  // pred: ^bb10
    "llvm.switch"(%1556)[^bb14, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb12:  // pred: ^bb11
    %1558 = "llvm.load"(%1507) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1558)[^bb15] : (i64) -> ()
  ^bb13:  // pred: ^bb11
    %1559 = "llvm.load"(%1507) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1560 = "llvm.sext"(%1559) : (i32) -> i64
    "llvm.br"(%1560)[^bb15] : (i64) -> ()
  ^bb14:  // pred: ^bb11
    %1561 = "llvm.load"(%1507) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1562 = "llvm.sext"(%1561) : (i16) -> i64
    "llvm.br"(%1562)[^bb15] : (i64) -> ()
  ^bb15(%1563: i64):  // 4 preds: ^bb10, ^bb12, ^bb13, ^bb14
    %1564 = "llvm.shl"(%1556, %1474) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1565 = "llvm.sub"(%1475, %1564) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1566 = "llvm.icmp"(%1501, %1476) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1567 = "llvm.zext"(%1565) : (i32) -> i64
    %1568 = "llvm.shl"(%1563, %1567) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1569 = "llvm.ashr"(%1568, %1567) <{isExact}> : (i64, i64) -> i64
    %1570 = "llvm.lshr"(%1477, %1567) : (i64, i64) -> i64
    %1571 = "llvm.and"(%1563, %1570) : (i64, i64) -> i64
    %1572 = "llvm.select"(%1566, %1571, %1569) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1573 = "llvm.icmp"(%1572, %1478) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %1574 = "llvm.select"(%1566, %1573, %1479) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1574, %1473, %1572)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb16:  // pred: ^bb15
    %1575 = "llvm.load"(%arg53) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1576 = "llvm.getelementptr"(%arg54, %1480) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1577 = "llvm.load"(%1576) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1578 = "llvm.getelementptr"(%1575, %1577) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1481, %1578, %1482, %1483, %1571) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1484)[^bb18] : (i32) -> ()
  ^bb17(%1579: i32, %1580: i64):  // 2 preds: ^bb9, ^bb15
    "llvm.store"(%1579, %arg55) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1581 = "llvm.getelementptr"(%arg55, %1487) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1488, %1581) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1582 = "llvm.getelementptr"(%arg55, %1470) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1580, %1582) <{alignment = 4 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%1488)[^bb18] : (i32) -> ()
  ^bb18(%1583: i32):  // 3 preds: ^bb7, ^bb16, ^bb17
    "llvm.return"(%1583) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_results", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg50: !llvm.ptr, %arg51: !llvm.ptr, %arg52: !llvm.ptr):
    %1251 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1252 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1253 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1254 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1255 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1256 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1257 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1258 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1259 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1260 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1261 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1262 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1263 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1264 = "llvm.mlir.constant"() <{value = -559038737 : i32}> : () -> i32
    %1265 = "llvm.inttoptr"(%1264) : (i32) -> !llvm.ptr
    %1266 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %1267 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1268 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1269 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1270 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1271 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_5}> : () -> !llvm.ptr
    %1272 = "llvm.alloca"(%1251) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1273 = "llvm.load"(%arg50) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1274 = "llvm.getelementptr"(%1273, %1252) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1275 = "llvm.load"(%1274) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1276 = "llvm.getelementptr"(%1273, %1275) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1277 = "llvm.getelementptr"(%1273, %1253) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1278 = "llvm.load"(%1277) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1279 = "llvm.getelementptr"(%1273, %1278) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1279, %1272) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1280 = "llvm.getelementptr"(%1273, %1254) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1281 = "llvm.load"(%1280) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1282 = "llvm.alloca"(%1281) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1283 = "llvm.alloca"(%1281) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Block", (ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1284 = "llvm.alloca"(%1281) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1285 = "llvm.shl"(%1281, %1255) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    "llvm.intr.memset"(%1282, %1256, %1285) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %1286 = "llvm.mul"(%1281, %1254) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    "llvm.intr.memset"(%1283, %1256, %1286) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %1287 = "llvm.icmp"(%1281, %1257) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1287, %1258, %1257)[^bb1, ^bb44] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1288 = "llvm.getelementptr"(%arg50, %1259) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1289 = "llvm.getelementptr"(%1273, %1260) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1290 = "llvm.getelementptr"(%1273, %1259) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1291 = "llvm.getelementptr"(%arg50, %1255) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1257)[^bb3] : (i32) -> ()
  ^bb2:  // pred: ^bb30
    %1292 = "llvm.icmp"(%arg51, %1267) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.br"(%1257)[^bb33] : (i32) -> ()
  ^bb3(%1293: i32):  // 2 preds: ^bb1, ^bb30
    %1294 = "llvm.getelementptr"(%1276, %1293) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1295 = "llvm.load"(%1294) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1296 = "llvm.icmp"(%1295, %1261) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1296)[^bb4, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %1297 = "llvm.load"(%1288) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1298 = "llvm.load"(%1289) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1299 = "llvm.getelementptr"(%1273, %1298) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1300 = "llvm.getelementptr"(%1294, %1254) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1301 = "llvm.load"(%1300) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1302 = "llvm.getelementptr"(%1297, %1301) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1303 = "llvm.getelementptr"(%1294, %1262) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1304 = "llvm.load"(%1303) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1305 = "llvm.icmp"(%1304, %1263) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1305, %1302)[^bb6, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb5:  // pred: ^bb4
    %1306 = "llvm.load"(%1273) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1307 = "llvm.intr.smax"(%1306, %1255) : (i32, i32) -> i32
    %1308 = "llvm.getelementptr"(%1302, %1307) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1309 = "llvm.load"(%1308) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1309)[^bb6] : (!llvm.ptr) -> ()
  ^bb6(%1310: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    %1311 = "llvm.load"(%1310) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1312 = "llvm.icmp"(%1293, %1257) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1312, %1257)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb7:  // 2 preds: ^bb6, ^bb13
    %1313 = "llvm.load"(%1290) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1314 = "llvm.icmp"(%1313, %1257) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1314, %1257, %1313, %1263)[^bb14, ^bb19] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i32, i32) -> ()
  ^bb8(%1315: i32):  // 2 preds: ^bb6, ^bb13
    %1316 = "llvm.getelementptr"(%1276, %1315) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1317 = "llvm.load"(%1316) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1318 = "llvm.icmp"(%1317, %1261) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1318)[^bb9, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %1319 = "llvm.getelementptr"(%1316, %1254) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1320 = "llvm.load"(%1319) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1321 = "llvm.getelementptr"(%1297, %1320) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1322 = "llvm.getelementptr"(%1316, %1262) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1323 = "llvm.load"(%1322) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1324 = "llvm.icmp"(%1323, %1263) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1324, %1321)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb10:  // pred: ^bb9
    %1325 = "llvm.load"(%1273) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1326 = "llvm.intr.smax"(%1325, %1255) : (i32, i32) -> i32
    %1327 = "llvm.getelementptr"(%1321, %1326) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1328 = "llvm.load"(%1327) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1328)[^bb11] : (!llvm.ptr) -> ()
  ^bb11(%1329: !llvm.ptr):  // 2 preds: ^bb9, ^bb10
    %1330 = "llvm.load"(%1329) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1331 = "llvm.icmp"(%1330, %1311) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1331)[^bb12, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb12:  // pred: ^bb11
    %1332 = "llvm.load"(%1290) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1333 = "llvm.add"(%1332, %1315) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%1332, %1333)[^bb19] : (i32, i32) -> ()
  ^bb13:  // 2 preds: ^bb8, ^bb11
    %1334 = "llvm.add"(%1315, %1251) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1335 = "llvm.icmp"(%1334, %1293) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1335, %1334)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb14(%1336: i32):  // 2 preds: ^bb7, ^bb18
    %1337 = "llvm.getelementptr"(%1299, %1336) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1338 = "llvm.load"(%1337) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1339 = "llvm.icmp"(%1338, %1261) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1339)[^bb15, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // pred: ^bb14
    %1340 = "llvm.getelementptr"(%1337, %1254) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1341 = "llvm.load"(%1340) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1342 = "llvm.getelementptr"(%1297, %1341) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1343 = "llvm.getelementptr"(%1337, %1262) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1344 = "llvm.load"(%1343) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1345 = "llvm.icmp"(%1344, %1263) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1345, %1342)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb16:  // pred: ^bb15
    %1346 = "llvm.load"(%1273) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1347 = "llvm.intr.smax"(%1346, %1255) : (i32, i32) -> i32
    %1348 = "llvm.getelementptr"(%1342, %1347) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1349 = "llvm.load"(%1348) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1349)[^bb17] : (!llvm.ptr) -> ()
  ^bb17(%1350: !llvm.ptr):  // 2 preds: ^bb15, ^bb16
    %1351 = "llvm.load"(%1350) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1352 = "llvm.icmp"(%1351, %1311) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1352, %1313, %1336)[^bb19, ^bb18] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb18:  // 2 preds: ^bb14, ^bb17
    %1353 = "llvm.add"(%1336, %1251) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1354 = "llvm.icmp"(%1353, %1313) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1354, %1313, %1263, %1353)[^bb19, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i32, i32) -> ()
  ^bb19(%1355: i32, %1356: i32):  // 4 preds: ^bb7, ^bb12, ^bb17, ^bb18
    "llvm.cond_br"(%1305, %1302)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    %1357 = "llvm.load"(%1273) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1358 = "llvm.intr.smax"(%1357, %1255) : (i32, i32) -> i32
    %1359 = "llvm.getelementptr"(%1302, %1358) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1360 = "llvm.load"(%1359) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1360)[^bb21] : (!llvm.ptr) -> ()
  ^bb21(%1361: !llvm.ptr):  // 2 preds: ^bb19, ^bb20
    %1362 = "llvm.load"(%1361) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1363 = "llvm.icmp"(%1356, %1355) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1363)[^bb23, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb22:  // pred: ^bb21
    %1364 = "llvm.sub"(%1356, %1355) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%1364)[^bb29] : (i32) -> ()
  ^bb23:  // pred: ^bb21
    %1365 = "llvm.icmp"(%1356, %1263) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1365)[^bb24, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb24:  // pred: ^bb23
    %1366 = "llvm.load"(%1291) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1367 = "llvm.getelementptr"(%1366, %1356) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1368 = "llvm.load"(%1367) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1369 = "llvm.load"(%1368) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1370 = "llvm.icmp"(%1369, %1266) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1370, %1267)[^bb25, ^bb26] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb25:  // pred: ^bb24
    %1371 = "llvm.getelementptr"(%1368, %1259) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1372 = "llvm.load"(%1371) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1372)[^bb26] : (!llvm.ptr) -> ()
  ^bb26(%1373: !llvm.ptr):  // 2 preds: ^bb24, ^bb25
    %1374 = "llvm.getelementptr"(%1283, %1293) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1375 = "llvm.getelementptr"(%1374, %1259) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1373, %1375) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1293)[^bb29] : (i32) -> ()
  ^bb27:  // pred: ^bb23
    %1376 = "llvm.icmp"(%1362, %1265) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1376, %1293)[^bb29, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb28:  // pred: ^bb27
    %1377 = "llvm.getelementptr"(%1283, %1293) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1362, %1377) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1293)[^bb29] : (i32) -> ()
  ^bb29(%1378: i32):  // 4 preds: ^bb22, ^bb26, ^bb27, ^bb28
    %1379 = "llvm.getelementptr"(%1283, %1378) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1380 = "llvm.getelementptr"(%1284, %1293) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1379, %1380) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb30] : () -> ()
  ^bb30:  // 2 preds: ^bb3, ^bb29
    %1381 = "llvm.add"(%1293, %1251) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1382 = "llvm.icmp"(%1381, %1281) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1382, %1381)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb31:  // pred: ^bb37
    %1383 = "llvm.icmp"(%arg51, %1267) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1384 = "llvm.or"(%1383, %1400) : (i1, i1) -> i1
    "llvm.cond_br"(%1384, %1400, %1398)[^bb44, ^bb32] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i1, i32) -> ()
  ^bb32:  // pred: ^bb31
    %1385 = "llvm.getelementptr"(%arg50, %1259) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1257)[^bb38] : (i32) -> ()
  ^bb33(%1386: i32):  // 2 preds: ^bb2, ^bb37
    %1387 = "llvm.getelementptr"(%1276, %1386) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1388 = "llvm.load"(%1387) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1389 = "llvm.icmp"(%1388, %1261) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1389)[^bb34, ^bb35] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb34:  // pred: ^bb33
    %1390 = "llvm.getelementptr"(%arg51, %1386) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1391 = "llvm.select"(%1292, %1267, %1390) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1392 = "llvm.getelementptr"(%1284, %1386) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1393 = "llvm.load"(%1392) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1394 = "llvm.getelementptr"(%1282, %1386) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1395 = "llvm.call"(%arg50, %1393, %1386, %1394, %1391) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1395)[^bb37] : (i32) -> ()
  ^bb35:  // pred: ^bb33
    "llvm.cond_br"(%1292, %1257)[^bb36, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb36:  // pred: ^bb35
    %1396 = "llvm.getelementptr"(%1282, %1386) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1397 = "llvm.call"(%arg50, %1387, %1396) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1397)[^bb37] : (i32) -> ()
  ^bb37(%1398: i32):  // 3 preds: ^bb34, ^bb35, ^bb36
    %1399 = "llvm.add"(%1386, %1251) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1400 = "llvm.icmp"(%1398, %1257) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1401 = "llvm.icmp"(%1399, %1281) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %1402 = "llvm.select"(%1400, %1268, %1401) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1402, %1399)[^bb31, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb38(%1403: i32):  // 2 preds: ^bb32, ^bb43
    %1404 = "llvm.getelementptr"(%arg51, %1403) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1405 = "llvm.load"(%1404) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1405, %1267)[^bb41, ^bb39, ^bb40] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb39:  // pred: ^bb38
    %1406 = "llvm.getelementptr"(%1404, %1259) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1407 = "llvm.load"(%1406) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1408 = "llvm.getelementptr"(%1407, %1269) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1408)[^bb41] : (!llvm.ptr) -> ()
  ^bb40:  // pred: ^bb38
    %1409 = "llvm.getelementptr"(%1404, %1259) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1410 = "llvm.load"(%1409) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1410)[^bb41] : (!llvm.ptr) -> ()
  ^bb41(%1411: !llvm.ptr):  // 3 preds: ^bb38, ^bb39, ^bb40
    %1412 = "llvm.getelementptr"(%1276, %1403) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1413 = "llvm.load"(%1412) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1414 = "llvm.icmp"(%1413, %1261) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1414)[^bb43, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb42:  // pred: ^bb41
    %1415 = "llvm.load"(%1385) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1416 = "llvm.getelementptr"(%1412, %1254) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1417 = "llvm.load"(%1416) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1418 = "llvm.getelementptr"(%1415, %1417) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1419 = "llvm.load"(%1411) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1420 = "llvm.getelementptr"(%1411, %1260) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1421 = "llvm.load"(%1420) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1422 = "llvm.trunc"(%1421) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1423 = "llvm.getelementptr"(%1419, %1422) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1424 = "llvm.getelementptr"(%1412, %1259) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1425 = "llvm.load"(%1424) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.memcpy"(%1423, %1418, %1425) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb43] : () -> ()
  ^bb43:  // 2 preds: ^bb41, ^bb42
    %1426 = "llvm.add"(%1403, %1251) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1427 = "llvm.icmp"(%1426, %1281) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1427, %1426, %1398)[^bb38, ^bb46] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb44(%1428: i1, %1429: i32):  // 2 preds: ^bb0, ^bb31
    %1430 = "llvm.icmp"(%arg51, %1267) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1431 = "llvm.or"(%1430, %1428) : (i1, i1) -> i1
    "llvm.cond_br"(%1431, %1429)[^bb46, ^bb45] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb45:  // pred: ^bb44
    %1432 = "llvm.call"(%1273, %1272, %1282, %arg52) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_nest, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1432)[^bb46] : (i32) -> ()
  ^bb46(%1433: i32):  // 3 preds: ^bb43, ^bb44, ^bb45
    "llvm.cond_br"(%1287, %1257)[^bb47, ^bb57] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb47(%1434: i32):  // 2 preds: ^bb46, ^bb49
    %1435 = "llvm.getelementptr"(%1282, %1434) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1436 = "llvm.load"(%1435) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1437 = "llvm.icmp"(%1436, %1270) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1437)[^bb48, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb48:  // pred: ^bb47
    %1438 = "llvm.load"(%1271) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1439 = "llvm.getelementptr"(%1435, %1259) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1440 = "llvm.load"(%1439) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1441 = "llvm.call"(%1438, %1440) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb49] : () -> ()
  ^bb49:  // 2 preds: ^bb47, ^bb48
    %1442 = "llvm.add"(%1434, %1251) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1443 = "llvm.icmp"(%1442, %1281) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1443, %1442)[^bb50, ^bb47] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb50:  // pred: ^bb49
    %1444 = "llvm.getelementptr"(%arg50, %1259) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1257)[^bb51] : (i32) -> ()
  ^bb51(%1445: i32):  // 2 preds: ^bb50, ^bb56
    %1446 = "llvm.getelementptr"(%1283, %1445) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1447 = "llvm.getelementptr"(%1446, %1255) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1448 = "llvm.load"(%1447) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1449 = "llvm.icmp"(%1448, %1267) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1449)[^bb53, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb52:  // pred: ^bb51
    %1450 = "llvm.load"(%1271) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1451 = "llvm.call"(%1450, %1448) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb53] : () -> ()
  ^bb53:  // 2 preds: ^bb51, ^bb52
    %1452 = "llvm.load"(%1446) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1452) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1453 = "llvm.getelementptr"(%1276, %1445) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1454 = "llvm.load"(%1453) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1455 = "llvm.icmp"(%1454, %1261) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1455)[^bb54, ^bb56] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // pred: ^bb53
    %1456 = "llvm.getelementptr"(%1453, %1262) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1457 = "llvm.load"(%1456) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1458 = "llvm.icmp"(%1457, %1257) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1458)[^bb55, ^bb56] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb55:  // pred: ^bb54
    %1459 = "llvm.load"(%1444) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1460 = "llvm.getelementptr"(%1453, %1254) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1461 = "llvm.load"(%1460) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1462 = "llvm.getelementptr"(%1459, %1461) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1463 = "llvm.load"(%1273) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1464 = "llvm.intr.smax"(%1463, %1255) : (i32, i32) -> i32
    %1465 = "llvm.getelementptr"(%1462, %1464) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1466 = "llvm.load"(%1465) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1466) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"()[^bb56] : () -> ()
  ^bb56:  // 3 preds: ^bb53, ^bb54, ^bb55
    %1467 = "llvm.add"(%1445, %1251) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1468 = "llvm.icmp"(%1467, %1281) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1468, %1467)[^bb57, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb57:  // 2 preds: ^bb46, ^bb56
    "llvm.return"(%1433) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_text", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg48: !llvm.ptr, %arg49: !llvm.ptr):
    %1235 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1236 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1237 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1238 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1239 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1240 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_6}> : () -> !llvm.ptr
    %1241 = "llvm.alloca"(%1235) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Bytes", (ptr, i32)>}> : (i32) -> !llvm.ptr
    "llvm.store"(%arg48, %1241) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1242 = "llvm.getelementptr"(%1241, %1236) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1243 = "llvm.call"(%arg48) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i32
    "llvm.store"(%1243, %1242) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1244 = "llvm.load"(%1237) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1245 = "llvm.icmp"(%1244, %1238) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1245)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1246 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1247 = "llvm.icmp"(%1246, %1238) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1247, %1239)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1248 = "llvm.load"(%1240) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1249 = "llvm.call"(%1248, %1241, %arg49) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1249)[^bb3] : (i32) -> ()
  ^bb3(%1250: i32):  // 2 preds: ^bb1, ^bb2
    "llvm.return"(%1250) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "strlen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_find_functions", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %1080 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1081 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_2}> : () -> !llvm.ptr
    %1082 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1083 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_symbols}> : () -> !llvm.ptr
    %1084 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1085 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_0}> : () -> !llvm.ptr
    %1086 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_NAMES}> : () -> !llvm.ptr
    %1087 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1088 = "llvm.getelementptr"(%1083, %1087) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1089 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_1}> : () -> !llvm.ptr
    %1090 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %1091 = "llvm.getelementptr"(%1086, %1090) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1092 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1093 = "llvm.getelementptr"(%1083, %1092) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1094 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_2}> : () -> !llvm.ptr
    %1095 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %1096 = "llvm.getelementptr"(%1086, %1095) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1097 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1098 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1099 = "llvm.getelementptr"(%1083, %1098) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1100 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_3}> : () -> !llvm.ptr
    %1101 = "llvm.mlir.constant"() <{value = 108 : i32}> : () -> i32
    %1102 = "llvm.getelementptr"(%1086, %1101) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1103 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1104 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1105 = "llvm.getelementptr"(%1083, %1104) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1106 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_4}> : () -> !llvm.ptr
    %1107 = "llvm.mlir.constant"() <{value = 144 : i32}> : () -> i32
    %1108 = "llvm.getelementptr"(%1086, %1107) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1109 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1110 = "llvm.getelementptr"(%1083, %1109) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1111 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_5}> : () -> !llvm.ptr
    %1112 = "llvm.mlir.constant"() <{value = 180 : i32}> : () -> i32
    %1113 = "llvm.getelementptr"(%1086, %1112) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1114 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1115 = "llvm.getelementptr"(%1083, %1114) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1116 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_6}> : () -> !llvm.ptr
    %1117 = "llvm.mlir.constant"() <{value = 216 : i32}> : () -> i32
    %1118 = "llvm.getelementptr"(%1086, %1117) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1119 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %1120 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1121 = "llvm.getelementptr"(%1083, %1120) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1122 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_7}> : () -> !llvm.ptr
    %1123 = "llvm.mlir.constant"() <{value = 252 : i32}> : () -> i32
    %1124 = "llvm.getelementptr"(%1086, %1123) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1125 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1126 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_GLOBALS}> : () -> !llvm.ptr
    %1127 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %1128 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1129 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1130 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1131 = "llvm.getelementptr"(%1126, %1104) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1132 = "llvm.getelementptr"(%1128, %1087) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1133 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1134 = "llvm.getelementptr"(%1126, %1133) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1135 = "llvm.mlir.constant"() <{value = 11 : i32}> : () -> i32
    %1136 = "llvm.getelementptr"(%1128, %1092) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1137 = "llvm.mlir.constant"() <{value = 48 : i32}> : () -> i32
    %1138 = "llvm.getelementptr"(%1126, %1137) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1139 = "llvm.mlir.constant"() <{value = 14 : i32}> : () -> i32
    %1140 = "llvm.getelementptr"(%1128, %1098) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1141 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1142 = "llvm.getelementptr"(%1126, %1141) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1143 = "llvm.getelementptr"(%1128, %1104) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1144 = "llvm.mlir.constant"() <{value = 80 : i32}> : () -> i32
    %1145 = "llvm.getelementptr"(%1126, %1144) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1146 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1147 = "llvm.getelementptr"(%1128, %1109) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1148 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1149 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_refuse_runtime_text}> : () -> !llvm.ptr
    %1150 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1151 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_3}> : () -> !llvm.ptr
    %1152 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_5}> : () -> !llvm.ptr
    %1153 = "llvm.alloca"(%1080) <{alignment = 4 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1154 = "llvm.alloca"(%1080) <{alignment = 4 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1155 = "llvm.alloca"(%1080) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Bytes", (ptr, i32)>}> : (i32) -> !llvm.ptr
    %1156 = "llvm.call"(%1081, %1082) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlopen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1157 = "llvm.load"(%1083) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1158 = "llvm.icmp"(%1157, %1084) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1158)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.store"(%1157, %1085) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb6] : () -> ()
  ^bb2:  // pred: ^bb0
    %1159 = "llvm.call"(%1156, %1086) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1159, %1085) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1160 = "llvm.icmp"(%1159, %1084) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1160, %1086)[^bb4, ^bb6] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb3(%1161: i32):  // 7 preds: ^bb8, ^bb11, ^bb14, ^bb17, ^bb20, ^bb23, ^bb26
    %1162 = "llvm.load"(%1085) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1163 = "llvm.getelementptr"(%1086, %1161) <{elem_type = !llvm.array<36 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1164 = "llvm.icmp"(%1162, %1084) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1164, %1163)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb4(%1165: !llvm.ptr):  // 2 preds: ^bb2, ^bb3
    %1166 = "llvm.call"(%1097, %1152, %1149, %1165) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (i32, ptr, ...)>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @abort, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.unreachable"() : () -> ()
  ^bb5:  // pred: ^bb3
    "llvm.store"(%1149, %1154) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1167 = "llvm.getelementptr"(%1154, %1087) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1163, %1167) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1168 = "llvm.getelementptr"(%1154, %1092) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1150, %1168) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.call"(%1162, %1151, %1154, %1103) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%1130)[^bb43] : (i32) -> ()
  ^bb6:  // 2 preds: ^bb1, ^bb2
    %1169 = "llvm.load"(%1088) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1170 = "llvm.icmp"(%1169, %1084) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1170)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    "llvm.store"(%1169, %1089) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb9] : () -> ()
  ^bb8:  // pred: ^bb6
    %1171 = "llvm.call"(%1156, %1091) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1171, %1089) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1172 = "llvm.icmp"(%1171, %1084) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1172, %1080)[^bb3, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb9:  // 2 preds: ^bb7, ^bb8
    %1173 = "llvm.load"(%1093) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1174 = "llvm.icmp"(%1173, %1084) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1174)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    "llvm.store"(%1173, %1094) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb12] : () -> ()
  ^bb11:  // pred: ^bb9
    %1175 = "llvm.call"(%1156, %1096) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1175, %1094) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1176 = "llvm.icmp"(%1175, %1084) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1176, %1097)[^bb3, ^bb12] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb12:  // 2 preds: ^bb10, ^bb11
    %1177 = "llvm.load"(%1099) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1178 = "llvm.icmp"(%1177, %1084) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1178)[^bb14, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb13:  // pred: ^bb12
    "llvm.store"(%1177, %1100) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb15] : () -> ()
  ^bb14:  // pred: ^bb12
    %1179 = "llvm.call"(%1156, %1102) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1179, %1100) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1180 = "llvm.icmp"(%1179, %1084) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1180, %1103)[^bb3, ^bb15] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb14
    %1181 = "llvm.load"(%1105) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1182 = "llvm.icmp"(%1181, %1084) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1182)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    "llvm.store"(%1181, %1106) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb18] : () -> ()
  ^bb17:  // pred: ^bb15
    %1183 = "llvm.call"(%1156, %1108) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1183, %1106) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1184 = "llvm.icmp"(%1183, %1084) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1184, %1087)[^bb3, ^bb18] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb18:  // 2 preds: ^bb16, ^bb17
    %1185 = "llvm.load"(%1110) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1186 = "llvm.icmp"(%1185, %1084) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1186)[^bb20, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb19:  // pred: ^bb18
    "llvm.store"(%1185, %1111) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb20:  // pred: ^bb18
    %1187 = "llvm.call"(%1156, %1113) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1187, %1111) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1188 = "llvm.icmp"(%1187, %1084) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1188, %1082)[^bb3, ^bb21] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb21:  // 2 preds: ^bb19, ^bb20
    %1189 = "llvm.load"(%1115) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1190 = "llvm.icmp"(%1189, %1084) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1190)[^bb23, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb22:  // pred: ^bb21
    "llvm.store"(%1189, %1116) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb24] : () -> ()
  ^bb23:  // pred: ^bb21
    %1191 = "llvm.call"(%1156, %1118) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1191, %1116) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1192 = "llvm.icmp"(%1191, %1084) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1192, %1119)[^bb3, ^bb24] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb24:  // 2 preds: ^bb22, ^bb23
    %1193 = "llvm.load"(%1121) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1194 = "llvm.icmp"(%1193, %1084) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1194)[^bb26, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb25:  // pred: ^bb24
    "llvm.store"(%1193, %1122) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb26:  // pred: ^bb24
    %1195 = "llvm.call"(%1156, %1124) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1195, %1122) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1196 = "llvm.icmp"(%1195, %1084) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1196, %1125)[^bb3, ^bb27] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb27:  // 2 preds: ^bb25, ^bb26
    %1197 = "llvm.getelementptr"(%1155, %1087) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1126, %1155) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1127, %1197) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1198 = "llvm.load"(%1094) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1199 = "llvm.call"(%1198, %1155, %1128) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1200 = "llvm.icmp"(%1199, %1129) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1200, %1130)[^bb39, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb28:  // pred: ^bb39
    "llvm.store"(%1131, %1155) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1125, %1197) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1201 = "llvm.load"(%1094) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1202 = "llvm.call"(%1201, %1155, %1132) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1203 = "llvm.icmp"(%1202, %1129) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1203, %1130)[^bb29, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb29:  // pred: ^bb28
    %1204 = "llvm.load"(%1132) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1205 = "llvm.icmp"(%1204, %1084) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1205, %1131)[^bb40, ^bb30] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb30:  // pred: ^bb29
    "llvm.store"(%1134, %1155) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1135, %1197) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1206 = "llvm.load"(%1094) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1207 = "llvm.call"(%1206, %1155, %1136) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1208 = "llvm.icmp"(%1207, %1129) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1208, %1130)[^bb31, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb31:  // pred: ^bb30
    %1209 = "llvm.load"(%1136) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1210 = "llvm.icmp"(%1209, %1084) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1210, %1134)[^bb40, ^bb32] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb32:  // pred: ^bb31
    "llvm.store"(%1138, %1155) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1139, %1197) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1211 = "llvm.load"(%1094) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1212 = "llvm.call"(%1211, %1155, %1140) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1213 = "llvm.icmp"(%1212, %1129) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1213, %1130)[^bb33, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb33:  // pred: ^bb32
    %1214 = "llvm.load"(%1140) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1215 = "llvm.icmp"(%1214, %1084) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1215, %1138)[^bb40, ^bb34] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb34:  // pred: ^bb33
    "llvm.store"(%1142, %1155) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1098, %1197) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1216 = "llvm.load"(%1094) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1217 = "llvm.call"(%1216, %1155, %1143) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1218 = "llvm.icmp"(%1217, %1129) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1218, %1130)[^bb35, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb35:  // pred: ^bb34
    %1219 = "llvm.load"(%1143) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1220 = "llvm.icmp"(%1219, %1084) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1220, %1142)[^bb40, ^bb36] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb36:  // pred: ^bb35
    "llvm.store"(%1145, %1155) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1146, %1197) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1221 = "llvm.load"(%1094) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1222 = "llvm.call"(%1221, %1155, %1147) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1223 = "llvm.icmp"(%1222, %1129) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1223, %1130)[^bb37, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb37:  // pred: ^bb36
    %1224 = "llvm.load"(%1147) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1225 = "llvm.icmp"(%1224, %1084) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1225, %1145)[^bb40, ^bb38] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb38:  // pred: ^bb37
    "llvm.store"(%1080, %1148) <{alignment = 4 : i64, ordering = 5 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%1129)[^bb43] : (i32) -> ()
  ^bb39:  // pred: ^bb27
    %1226 = "llvm.load"(%1128) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1227 = "llvm.icmp"(%1226, %1084) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1227, %1126)[^bb40, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb40(%1228: !llvm.ptr):  // 6 preds: ^bb29, ^bb31, ^bb33, ^bb35, ^bb37, ^bb39
    %1229 = "llvm.load"(%1085) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1230 = "llvm.icmp"(%1229, %1084) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1230)[^bb41, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb41:  // pred: ^bb40
    %1231 = "llvm.call"(%1097, %1152, %1149, %1228) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (i32, ptr, ...)>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @abort, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.unreachable"() : () -> ()
  ^bb42:  // pred: ^bb40
    "llvm.store"(%1149, %1153) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1232 = "llvm.getelementptr"(%1153, %1087) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1228, %1232) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1233 = "llvm.getelementptr"(%1153, %1092) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1150, %1233) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.call"(%1229, %1151, %1153, %1103) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%1130)[^bb43] : (i32) -> ()
  ^bb43(%1234: i32):  // 9 preds: ^bb5, ^bb27, ^bb28, ^bb30, ^bb32, ^bb34, ^bb36, ^bb38, ^bb42
    "llvm.return"(%1234) : (i32) -> ()
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
    %1031 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_14}> : () -> !llvm.ptr
    %1032 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1033 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_13}> : () -> !llvm.ptr
    %1034 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_12}> : () -> !llvm.ptr
    %1035 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1036 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1037 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_11}> : () -> !llvm.ptr
    %1038 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_10}> : () -> !llvm.ptr
    %1039 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_9}> : () -> !llvm.ptr
    %1040 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1041 = "llvm.mlir.constant"() <{value = 480 : i32}> : () -> i32
    %1042 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_8}> : () -> !llvm.ptr
    %1043 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_7}> : () -> !llvm.ptr
    %1044 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1045 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_6}> : () -> !llvm.ptr
    %1046 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1047 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1048 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1049 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_3}> : () -> !llvm.ptr
    %1050 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_16}> : () -> !llvm.ptr
    %1051 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %1052 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_15}> : () -> !llvm.ptr
    %1053 = "llvm.load"(%arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1053)[^bb14, ^bb2, ^bb1, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb8, ^bb8, ^bb9, ^bb9, ^bb10, ^bb10, ^bb11, ^bb11, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, case_values = dense<[70, 7, 0, 1, 2, 3, 8, 11, 65, 12, 66, 71, 75, 72, 76, 74, 78]> : vector<17xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1054 = "llvm.getelementptr"(%arg47, %1035) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1055 = "llvm.load"(%1054) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1056 = "llvm.icmp"(%1055, %1046) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1056, %1055)[^bb15, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1057 = "llvm.getelementptr"(%arg47, %1035) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1058 = "llvm.load"(%1057) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1059 = "llvm.getelementptr"(%1058, %1047) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1059)[^bb3] : (!llvm.ptr) -> ()
  ^bb3(%1060: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    "llvm.call"(%arg46, %1060) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_tensor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb4:  // pred: ^bb0
    "llvm.call"(%arg46, %1045, %1032) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb5:  // pred: ^bb0
    %1061 = "llvm.getelementptr"(%arg47, %1035) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1062 = "llvm.load"(%1061) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg46, %1044, %1062) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb6:  // pred: ^bb0
    "llvm.call"(%arg46, %1043, %1032) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb7:  // pred: ^bb0
    %1063 = "llvm.getelementptr"(%arg46, %1040) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1064 = "llvm.getelementptr"(%arg47, %1035) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1065 = "llvm.load"(%1064) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    %1066 = "llvm.call"(%1063, %1041, %1042, %1065) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, f64) -> i32
    "llvm.store"(%1066, %arg46) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb8:  // 3 preds: ^bb0, ^bb0, ^bb0
    "llvm.call"(%arg46, %1039, %1032) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb9:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg46, %1038, %1032) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb10:  // 2 preds: ^bb0, ^bb0
    %1067 = "llvm.getelementptr"(%arg47, %1035) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1068 = "llvm.load"(%1067) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1069 = "llvm.getelementptr"(%1068, %1036) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1070 = "llvm.load"(%1069) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg46, %1037, %1070) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb11:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg46, %1034, %1032) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb12:  // pred: ^bb0
    "llvm.call"(%arg46, %1033, %1032) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb13:  // pred: ^bb0
    "llvm.call"(%arg46, %1031, %1032) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb14:  // pred: ^bb0
    %1071 = "llvm.icmp"(%1053, %1048) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1071)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // 2 preds: ^bb1, ^bb14
    %1072 = "llvm.sext"(%1053) : (i32) -> i64
    "llvm.call"(%arg46, %1052, %1072) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb16:  // pred: ^bb14
    %1073 = "llvm.getelementptr"(%arg46, %1040) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1074 = "llvm.load"(%1049) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1075 = "llvm.call"(%1074, %1053) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1076 = "llvm.getelementptr"(%1075, %1035) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1077 = "llvm.load"(%1076) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1078 = "llvm.call"(%1073, %1041, %1050, %1077) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    %1079 = "llvm.intr.smin"(%1078, %1051) : (i32, i32) -> i32
    "llvm.store"(%1079, %arg46) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb17:  // 13 preds: ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb15, ^bb16
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i32, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "snprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_append_tensor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg44: !llvm.ptr, %arg45: !llvm.ptr):
    %920 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %921 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %922 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %923 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %924 = "llvm.mlir.constant"() <{value = 18 : i32}> : () -> i32
    %925 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_DTYPES}> : () -> !llvm.ptr
    %926 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %927 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_17}> : () -> !llvm.ptr
    %928 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %929 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_19}> : () -> !llvm.ptr
    %930 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %931 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %932 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %933 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_20}> : () -> !llvm.ptr
    %934 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_21}> : () -> !llvm.ptr
    %935 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %936 = "llvm.mlir.constant"() <{value = 2147483646 : i32}> : () -> i32
    %937 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %938 = "llvm.mlir.constant"() <{value = -2 : i32}> : () -> i32
    %939 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %940 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %941 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %942 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_18}> : () -> !llvm.ptr
    %943 = "llvm.getelementptr"(%arg45, %920) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %944 = "llvm.load"(%943) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %945 = "llvm.and"(%944, %921) : (i32, i32) -> i32
    %946 = "llvm.lshr"(%944, %920) : (i32, i32) -> i32
    %947 = "llvm.getelementptr"(%arg45, %922) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %948 = "llvm.load"(%947) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %949 = "llvm.add"(%948, %923) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %950 = "llvm.alloca"(%949) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %951 = "llvm.icmp"(%945, %924) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%951)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %952 = "llvm.getelementptr"(%925, %945) <{elem_type = !llvm.array<20 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %953 = "llvm.lshr"(%944, %926) : (i32, i32) -> i32
    %954 = "llvm.and"(%953, %921) : (i32, i32) -> i32
    %955 = "llvm.zext"(%954) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg44, %952, %955) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %956 = "llvm.icmp"(%946, %923) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%956)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %957 = "llvm.zext"(%946) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg44, %927, %957) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb4] : () -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %958 = "llvm.getelementptr"(%arg45, %928) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %959 = "llvm.load"(%958) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %960 = "llvm.load"(%947) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg44, %929, %930) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %961 = "llvm.icmp"(%960, %931) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%961)[^bb5, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %962 = "llvm.load"(%959) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %932, %962) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %963 = "llvm.icmp"(%960, %923) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%963, %923)[^bb7, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb6(%964: i32):  // 2 preds: ^bb5, ^bb6
    %965 = "llvm.getelementptr"(%959, %964) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %966 = "llvm.load"(%965) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %933, %966) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %967 = "llvm.add"(%964, %923) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %968 = "llvm.icmp"(%967, %960) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%968, %967)[^bb7, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb7:  // 3 preds: ^bb4, ^bb5, ^bb6
    "llvm.call"(%arg44, %934, %930) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %969 = "llvm.load"(%947) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %970 = "llvm.load"(%958) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %971 = "llvm.icmp"(%969, %931) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%971)[^bb8, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb8:  // pred: ^bb7
    %972 = "llvm.and"(%969, %923) : (i32, i32) -> i32
    %973 = "llvm.icmp"(%969, %923) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%973, %969, %935, %935)[^bb12, ^bb9] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, i64, i64) -> ()
  ^bb9:  // pred: ^bb8
    %974 = "llvm.and"(%969, %936) : (i32, i32) -> i32
    "llvm.br"(%969, %935, %935, %931)[^bb10] : (i32, i64, i64, i32) -> ()
  ^bb10(%975: i32, %976: i64, %977: i64, %978: i32):  // 2 preds: ^bb9, ^bb10
    %979 = "llvm.add"(%975, %937) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %980 = "llvm.getelementptr"(%950, %979) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%977, %980) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %981 = "llvm.getelementptr"(%970, %979) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %982 = "llvm.load"(%981) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %983 = "llvm.intr.umax"(%982, %935) : (i64, i64) -> i64
    %984 = "llvm.mul"(%983, %977) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %985 = "llvm.mul"(%982, %976) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %986 = "llvm.add"(%975, %938) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %987 = "llvm.getelementptr"(%950, %986) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%984, %987) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %988 = "llvm.getelementptr"(%970, %986) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %989 = "llvm.load"(%988) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %990 = "llvm.intr.umax"(%989, %935) : (i64, i64) -> i64
    %991 = "llvm.mul"(%990, %984) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %992 = "llvm.mul"(%989, %985) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %993 = "llvm.add"(%978, %939) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %994 = "llvm.icmp"(%993, %974) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%994, %986, %992, %991, %993)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, i32, i64, i64, i32) -> ()
  ^bb11:  // pred: ^bb10
    %995 = "llvm.icmp"(%972, %931) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%995, %992, %986, %992, %991)[^bb13, ^bb12] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, i64, i32, i64, i64) -> ()
  ^bb12(%996: i32, %997: i64, %998: i64):  // 2 preds: ^bb8, ^bb11
    %999 = "llvm.icmp"(%972, %931) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.intr.assume"(%999) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %1000 = "llvm.add"(%996, %937) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1001 = "llvm.getelementptr"(%950, %1000) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%998, %1001) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1002 = "llvm.getelementptr"(%970, %1000) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1003 = "llvm.load"(%1002) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1004 = "llvm.mul"(%1003, %997) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%1004)[^bb13] : (i64) -> ()
  ^bb13(%1005: i64):  // 2 preds: ^bb11, ^bb12
    %1006 = "llvm.icmp"(%1005, %930) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1006)[^bb22, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb14:  // pred: ^bb13
    %1007 = "llvm.getelementptr"(%arg45, %940) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1008 = "llvm.load"(%1007) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1009 = "llvm.icmp"(%1008, %941) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1009, %931)[^bb22, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb15(%1010: i32):  // 2 preds: ^bb14, ^bb17
    %1011 = "llvm.getelementptr"(%970, %1010) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1012 = "llvm.load"(%1011) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1013 = "llvm.icmp"(%1012, %935) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1013)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1014 = "llvm.getelementptr"(%1008, %1010) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1015 = "llvm.load"(%1014) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1016 = "llvm.getelementptr"(%950, %1010) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1017 = "llvm.load"(%1016) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1018 = "llvm.icmp"(%1015, %1017) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1018)[^bb17, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // 2 preds: ^bb15, ^bb16
    %1019 = "llvm.add"(%1010, %923) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1020 = "llvm.icmp"(%1019, %969) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1020, %1019)[^bb22, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb18:  // pred: ^bb16
    "llvm.call"(%arg44, %942, %930) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1021 = "llvm.load"(%1007) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1022 = "llvm.load"(%947) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg44, %929, %930) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1023 = "llvm.icmp"(%1022, %931) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1023)[^bb19, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb19:  // pred: ^bb18
    %1024 = "llvm.load"(%1021) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %932, %1024) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1025 = "llvm.icmp"(%1022, %923) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1025, %923)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb20(%1026: i32):  // 2 preds: ^bb19, ^bb20
    %1027 = "llvm.getelementptr"(%1021, %1026) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1028 = "llvm.load"(%1027) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %933, %1028) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1029 = "llvm.add"(%1026, %923) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1030 = "llvm.icmp"(%1029, %1022) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1030, %1029)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb21:  // 3 preds: ^bb18, ^bb19, ^bb20
    "llvm.call"(%arg44, %934, %930) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb22] : () -> ()
  ^bb22:  // 5 preds: ^bb7, ^bb13, ^bb14, ^bb17, ^bb21
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_append", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg41: !llvm.ptr, %arg42: !llvm.ptr, %arg43: i64):
    %909 = "llvm.mlir.constant"() <{value = 480 : i32}> : () -> i32
    %910 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %911 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %912 = "llvm.load"(%arg41) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %913 = "llvm.sub"(%909, %912) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %914 = "llvm.getelementptr"(%arg41, %910) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %915 = "llvm.getelementptr"(%914, %912) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %916 = "llvm.call"(%915, %913, %arg42, %arg43) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %917 = "llvm.load"(%arg41) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %918 = "llvm.add"(%917, %916) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %919 = "llvm.intr.smin"(%918, %911) : (i32, i32) -> i32
    "llvm.store"(%919, %arg41) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_get_item", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg37: !llvm.ptr, %arg38: !llvm.ptr, %arg39: !llvm.ptr, %arg40: !llvm.ptr):
    %849 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %850 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %851 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %852 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %853 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %854 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %855 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %856 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %857 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %858 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %859 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %860 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %861 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %862 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_1}> : () -> !llvm.ptr
    %863 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %864 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %865 = "llvm.mlir.constant"() <{value = 484 : i32}> : () -> i32
    %866 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_24}> : () -> !llvm.ptr
    %867 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %868 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_25}> : () -> !llvm.ptr
    %869 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_0}> : () -> !llvm.ptr
    %870 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %871 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %872 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %873 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_5}> : () -> !llvm.ptr
    %874 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %875 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %876 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %877 = "llvm.alloca"(%849) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    %878 = "llvm.alloca"(%849) <{alignment = 4 : i64, elem_type = !llvm.array<5 x ptr>}> : (i32) -> !llvm.ptr
    %879 = "llvm.alloca"(%849) <{alignment = 4 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %880 = "llvm.load"(%arg37) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%880)[^bb1, ^bb2, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%874, %arg38, %arg37, %875, %876) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%864)[^bb7] : (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb0
    "llvm.intr.memcpy"(%879, %arg37, %850) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %881 = "llvm.getelementptr"(%879, %850) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%851, %881) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %882 = "llvm.getelementptr"(%879, %852) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%853, %882) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %883 = "llvm.getelementptr"(%879, %854) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg39, %883) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %884 = "llvm.getelementptr"(%879, %855) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%853, %884) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %885 = "llvm.icmp"(%880, %856) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %886 = "llvm.select"(%885, %857, %858) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %887 = "llvm.icmp"(%arg39, %859) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %888 = "llvm.zext"(%887) : (i1) -> i32
    %889 = "llvm.getelementptr"(%arg40, %851) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memset"(%arg40, %860, %861) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %890 = "llvm.load"(%862) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %891 = "llvm.getelementptr"(%863, %886) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %892 = "llvm.getelementptr"(%891, %888) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %893 = "llvm.load"(%892) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %894 = "llvm.select"(%887, %857, %849) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %895 = "llvm.call"(%890, %893, %879, %894, %arg40) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %896 = "llvm.icmp"(%895, %853) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%896)[^bb5, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    "llvm.cond_br"(%887, %864)[^bb4, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.intr.memset"(%877, %860, %865) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    "llvm.call"(%877, %arg37) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%arg38, %878) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %897 = "llvm.getelementptr"(%878, %858) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %898 = "llvm.getelementptr"(%877, %858) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%898, %897) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %899 = "llvm.getelementptr"(%878, %851) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%866, %899) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %900 = "llvm.getelementptr"(%878, %867) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg39, %900) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %901 = "llvm.getelementptr"(%878, %850) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%868, %901) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %902 = "llvm.load"(%869) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%902, %870, %878, %871) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%864)[^bb7] : (i32) -> ()
  ^bb5:  // pred: ^bb2
    %903 = "llvm.load"(%arg40) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %904 = "llvm.icmp"(%903, %872) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%904, %853)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb6:  // pred: ^bb5
    %905 = "llvm.load"(%873) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %906 = "llvm.load"(%889) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %907 = "llvm.call"(%905, %906) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%853)[^bb7] : (i32) -> ()
  ^bb7(%908: i32):  // 5 preds: ^bb1, ^bb3, ^bb4, ^bb5, ^bb6
    "llvm.return"(%908) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (i32, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_refuse_array", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg32: i32, %arg33: !llvm.ptr, %arg34: !llvm.ptr, %arg35: !llvm.ptr, %arg36: !llvm.ptr):
    %800 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %801 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %802 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_26}> : () -> !llvm.ptr
    %803 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %804 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %805 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_28}> : () -> !llvm.ptr
    %806 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %807 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %808 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_31}> : () -> !llvm.ptr
    %809 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %810 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %811 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %812 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %813 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %814 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_30}> : () -> !llvm.ptr
    %815 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %816 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_29}> : () -> !llvm.ptr
    %817 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %818 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_27}> : () -> !llvm.ptr
    %819 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %820 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %821 = "llvm.icmp"(%arg32, %800) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%821)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %822 = "llvm.getelementptr"(%arg35, %817) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %823 = "llvm.load"(%822) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %824 = "llvm.icmp"(%823, %812) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %825 = "llvm.select"(%824, %818, %803) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.br"(%825, %806)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb2:  // pred: ^bb0
    %826 = "llvm.icmp"(%arg32, %801) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %827 = "llvm.select"(%826, %802, %803) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %828 = "llvm.icmp"(%arg32, %804) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %829 = "llvm.select"(%828, %805, %827) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%arg32, %829, %806)[^bb6, ^bb3, ^bb4, ^bb5] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[7, 8, 9]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i64) -> ()
  ^bb3:  // pred: ^bb2
    %830 = "llvm.getelementptr"(%arg35, %815) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %831 = "llvm.load"(%830) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %832 = "llvm.sext"(%831) : (i32) -> i64
    "llvm.br"(%816, %832)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb4:  // pred: ^bb2
    %833 = "llvm.load"(%arg34) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %834 = "llvm.icmp"(%833, %809) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %835 = "llvm.getelementptr"(%arg34, %810) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %836 = "llvm.load"(%835) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %837 = "llvm.select"(%834, %811, %812) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %838 = "llvm.getelementptr"(%836, %837) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %839 = "llvm.getelementptr"(%838, %813) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %840 = "llvm.load"(%839) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %841 = "llvm.sext"(%840) : (i32) -> i64
    "llvm.br"(%814, %841)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb5:  // pred: ^bb2
    %842 = "llvm.load"(%arg36) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %843 = "llvm.shl"(%842, %807) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %844 = "llvm.sext"(%843) : (i32) -> i64
    "llvm.br"(%808, %844)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb6(%845: !llvm.ptr, %846: i64):  // 5 preds: ^bb1, ^bb2, ^bb3, ^bb4, ^bb5
    %847 = "llvm.icmp"(%arg32, %807) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %848 = "llvm.select"(%847, %819, %820) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.call"(%848, %arg33, %arg34, %845, %846) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_write_narrow_descriptor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg28: !llvm.ptr, %arg29: !llvm.ptr, %arg30: !llvm.ptr, %arg31: !llvm.ptr):
    %645 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %646 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %647 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %648 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %649 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %650 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %651 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %652 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %653 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %654 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %655 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
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
    %669 = "llvm.load"(%arg28) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %670 = "llvm.getelementptr"(%arg30, %645) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %671 = "llvm.load"(%670) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %672 = "llvm.getelementptr"(%arg29, %646) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %673 = "llvm.load"(%672) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %674 = "llvm.icmp"(%671, %673) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%674, %647)[^bb1, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %675 = "llvm.getelementptr"(%arg30, %648) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %676 = "llvm.load"(%675) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %677 = "llvm.getelementptr"(%arg29, %645) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %678 = "llvm.load"(%677) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %679 = "llvm.icmp"(%678, %649) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%679)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %680 = "llvm.icmp"(%676, %651) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%680, %650)[^bb30, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb3:  // pred: ^bb1
    %681 = "llvm.icmp"(%676, %678) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%681, %650)[^bb4, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %682 = "llvm.getelementptr"(%arg29, %652) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %683 = "llvm.load"(%682) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %684 = "llvm.getelementptr"(%arg28, %683) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %685 = "llvm.getelementptr"(%arg30, %653) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %686 = "llvm.load"(%685) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %687 = "llvm.icmp"(%676, %649) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%687, %654, %649, %654)[^bb5, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i1, i32, i1) -> ()
  ^bb5:  // pred: ^bb4
    %688 = "llvm.getelementptr"(%684, %655) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %689 = "llvm.getelementptr"(%arg29, %656) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %690 = "llvm.getelementptr"(%688, %676) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %691 = "llvm.getelementptr"(%arg30, %657) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %692 = "llvm.getelementptr"(%arg29, %657) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %693 = "llvm.getelementptr"(%arg31, %655) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %694 = "llvm.icmp"(%669, %646) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%649, %676, %658, %649, %659)[^bb6] : (i32, i32, i64, i32, i32) -> ()
  ^bb6(%695: i32, %696: i32, %697: i64, %698: i32, %699: i32):  // 2 preds: ^bb5, ^bb20
    %700 = "llvm.add"(%696, %660) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %701 = "llvm.getelementptr"(%686, %700) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %702 = "llvm.load"(%701) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %703 = "llvm.load"(%689) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %704 = "llvm.icmp"(%703, %649) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%704, %697)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb7:  // pred: ^bb6
    %705 = "llvm.getelementptr"(%690, %700) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %706 = "llvm.load"(%705) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%706)[^bb8] : (i64) -> ()
  ^bb8(%707: i64):  // 2 preds: ^bb6, ^bb7
    %708 = "llvm.icmp"(%707, %661) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %709 = "llvm.select"(%708, %707, %697) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%679)[^bb10, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %710 = "llvm.getelementptr"(%684, %696) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %711 = "llvm.load"(%710) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %712 = "llvm.icmp"(%711, %661) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %713 = "llvm.icmp"(%711, %702) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %714 = "llvm.select"(%712, %654, %713) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%714, %646)[^bb10, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %715 = "llvm.icmp"(%702, %658) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%715, %698, %709)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb11:  // pred: ^bb10
    %716 = "llvm.load"(%691) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %717 = "llvm.icmp"(%716, %662) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%717, %698, %709)[^bb15, ^bb12] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb12:  // pred: ^bb11
    %718 = "llvm.getelementptr"(%716, %700) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %719 = "llvm.load"(%718) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %720 = "llvm.icmp"(%719, %707) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %721 = "llvm.or"(%708, %720) : (i1, i1) -> i1
    %722 = "llvm.select"(%720, %698, %663) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %723 = "llvm.select"(%720, %709, %719) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%721, %722, %723)[^bb15, ^bb13] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb13:  // pred: ^bb12
    %724 = "llvm.load"(%692) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %725 = "llvm.icmp"(%724, %649) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %726 = "llvm.icmp"(%719, %664) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %727 = "llvm.or"(%726, %725) : (i1, i1) -> i1
    "llvm.cond_br"(%727, %698, %719)[^bb15, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb14:  // pred: ^bb13
    "llvm.br"(%665, %664)[^bb15] : (i32, i64) -> ()
  ^bb15(%728: i32, %729: i64):  // 5 preds: ^bb10, ^bb11, ^bb12, ^bb13, ^bb14
    %730 = "llvm.mul"(%696, %669) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %731 = "llvm.getelementptr"(%693, %730) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%669)[^bb18, ^bb17, ^bb16] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb16:  // pred: ^bb15
    %732 = "llvm.trunc"(%702) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%732, %731) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %733 = "llvm.sext"(%732) : (i32) -> i64
    %734 = "llvm.add"(%696, %676) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %735 = "llvm.shl"(%734, %647) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %736 = "llvm.getelementptr"(%693, %735) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %737 = "llvm.trunc"(%729) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %738 = "llvm.trunc"(%729) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%737, %736) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%738, %737, %733)[^bb19] : (i16, i32, i64) -> ()
  ^bb17:  // pred: ^bb15
    "llvm.store"(%702, %731) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %739 = "llvm.add"(%696, %676) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %740 = "llvm.shl"(%739, %650) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %741 = "llvm.getelementptr"(%693, %740) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%729, %741) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%659)[^bb20] : (i32) -> ()
  ^bb18:  // pred: ^bb15
    %742 = "llvm.trunc"(%702) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%742, %731) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    %743 = "llvm.sext"(%742) : (i16) -> i64
    %744 = "llvm.add"(%696, %676) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %745 = "llvm.mul"(%744, %669) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %746 = "llvm.getelementptr"(%693, %745) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %747 = "llvm.trunc"(%729) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %748 = "llvm.trunc"(%729) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%748, %746) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"(%748, %747, %743)[^bb19] : (i16, i32, i64) -> ()
  ^bb19(%749: i16, %750: i32, %751: i64):  // 2 preds: ^bb16, ^bb18
    %752 = "llvm.icmp"(%702, %751) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %753 = "llvm.sext"(%749) : (i16) -> i32
    %754 = "llvm.select"(%694, %750, %753) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %755 = "llvm.sext"(%754) : (i32) -> i64
    %756 = "llvm.icmp"(%729, %755) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %757 = "llvm.and"(%752, %756) : (i1, i1) -> i1
    %758 = "llvm.zext"(%757) : (i1) -> i32
    "llvm.br"(%758)[^bb20] : (i32) -> ()
  ^bb20(%759: i32):  // 2 preds: ^bb17, ^bb19
    %760 = "llvm.and"(%759, %699) : (i32, i32) -> i32
    %761 = "llvm.icmp"(%702, %664) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %762 = "llvm.zext"(%761) : (i1) -> i32
    %763 = "llvm.or"(%695, %762) : (i32, i32) -> i32
    %764 = "llvm.intr.umax"(%702, %658) : (i64, i64) -> i64
    %765 = "llvm.mul"(%764, %697) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %766 = "llvm.icmp"(%696, %659) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%766, %763, %700, %765, %728, %760)[^bb6, ^bb21] <{operandSegmentSizes = array<i32: 1, 5, 0>}> : (i1, i32, i32, i64, i32, i32) -> ()
  ^bb21:  // pred: ^bb20
    %767 = "llvm.icmp"(%763, %649) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %768 = "llvm.icmp"(%760, %649) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.br"(%768, %728, %767)[^bb22] : (i1, i32, i1) -> ()
  ^bb22(%769: i1, %770: i32, %771: i1):  // 2 preds: ^bb4, ^bb21
    %772 = "llvm.getelementptr"(%arg30, %646) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %773 = "llvm.load"(%772) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%773, %655)[^bb30, ^bb23, ^bb23, ^bb23] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb23:  // 3 preds: ^bb22, ^bb22, ^bb22
    %774 = "llvm.load"(%arg30) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %775 = "llvm.ptrtoint"(%774) : (!llvm.ptr) -> i32
    %776 = "llvm.getelementptr"(%arg30, %666) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %777 = "llvm.load"(%776) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %778 = "llvm.trunc"(%777) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %779 = "llvm.add"(%778, %775) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %780 = "llvm.load"(%684) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %781 = "llvm.getelementptr"(%arg29, %655) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %782 = "llvm.load"(%781) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %783 = "llvm.trunc"(%780) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %784 = "llvm.mul"(%782, %783) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %785 = "llvm.sub"(%779, %784) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%785, %arg31) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %786 = "llvm.getelementptr"(%arg31, %646) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%785, %786) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %787 = "llvm.getelementptr"(%arg31, %655) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %788 = "llvm.load"(%684) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.switch"(%669)[^bb25, ^bb26, ^bb24] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb24:  // pred: ^bb23
    %789 = "llvm.trunc"(%788) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%789, %787) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb25:  // pred: ^bb23
    %790 = "llvm.trunc"(%788) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%790, %787) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb26:  // pred: ^bb23
    "llvm.store"(%788, %787) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb27:  // 3 preds: ^bb24, ^bb25, ^bb26
    "llvm.cond_br"(%771, %649)[^bb28, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb28:  // pred: ^bb27
    %791 = "llvm.getelementptr"(%arg29, %666) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %792 = "llvm.load"(%791) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %793 = "llvm.add"(%792, %660) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %794 = "llvm.and"(%793, %785) : (i32, i32) -> i32
    %795 = "llvm.icmp"(%794, %649) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%795, %667)[^bb29, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb29:  // pred: ^bb28
    %796 = "llvm.icmp"(%770, %649) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %797 = "llvm.select"(%796, %654, %769) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %798 = "llvm.select"(%797, %770, %668) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%798)[^bb30] : (i32) -> ()
  ^bb30(%799: i32):  // 8 preds: ^bb0, ^bb2, ^bb3, ^bb9, ^bb22, ^bb27, ^bb28, ^bb29
    "llvm.return"(%799) : (i32) -> ()
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
    %454 = "llvm.getelementptr"(%453, %448) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
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
    %473 = "llvm.getelementptr"(%470, %472) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
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
    %493 = "llvm.getelementptr"(%488, %491) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
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
    %511 = "llvm.getelementptr"(%506, %509) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
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
    %155 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_36}> : () -> !llvm.ptr
    %156 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_37}> : () -> !llvm.ptr
    %157 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %158 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_4}> : () -> !llvm.ptr
    %159 = "llvm.mlir.constant"() <{value = 74 : i32}> : () -> i32
    %160 = "llvm.mlir.addressof"() <{global_name = @free}> : () -> !llvm.ptr
    %161 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_7}> : () -> !llvm.ptr
    %162 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %163 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_5}> : () -> !llvm.ptr
    %164 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_33}> : () -> !llvm.ptr
    %165 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_35}> : () -> !llvm.ptr
    %166 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_34}> : () -> !llvm.ptr
    %167 = "llvm.alloca"(%135) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %168 = "llvm.alloca"(%135) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Block", (ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %169 = "llvm.alloca"(%135) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %170 = "llvm.load"(%arg16) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %171 = "llvm.getelementptr"(%170, %136) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %172 = "llvm.load"(%171) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %173 = "llvm.getelementptr"(%170, %172) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %174 = "llvm.getelementptr"(%173, %arg18) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
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
    %84 = "llvm.getelementptr"(%arg14, %83) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memcpy"(%arg15, %84, %62) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %85 = "llvm.load"(%82) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %86 = "llvm.getelementptr"(%arg14, %85) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
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
    %97 = "llvm.alloca"(%95) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %98 = "llvm.shl"(%95, %64) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    "llvm.intr.memset"(%97, %69, %98) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %99 = "llvm.getelementptr"(%97, %90) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
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
    %113 = "llvm.getelementptr"(%99, %112) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
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
    %125 = "llvm.getelementptr"(%97, %124) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
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

