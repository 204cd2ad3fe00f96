// Made of runtime/call/tvm_call.c by `make core`: do not edit.
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<10 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str", unnamed_addr = 0 : i64, value = "TypeError\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<5 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_1", unnamed_addr = 0 : i64, value = "%lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_0", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2461 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2461) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_1", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2460 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2460) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2459 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2459) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_3", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2458 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2458) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_4", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2457 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2457) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_5", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2456 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2456) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_6", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2455 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2455) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_7", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2454 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2454) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = i32, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_is_ready", unnamed_addr = 0 : i64, value = 0 : i32, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<14 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_2", unnamed_addr = 0 : i64, value = "libtvm_ffi.so\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 16 : i64, constant, global_type = !llvm.array<8 x ptr>, linkage = #llvm.linkage<external>, sym_name = "_mlir_abi_tvm_ffi_symbols", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 16 : i64, constant, global_type = !llvm.array<8 x array<36 x i8>>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_NAMES", unnamed_addr = 0 : i64, value = dense<"0x54564D4646494572726F7253657452616973656446726F6D43537472506172747300000054564D46464946756E6374696F6E43616C6C00000000000000000000000000000000000054564D46464946756E6374696F6E476574476C6F62616C0000000000000000000000000054564D46464947657454797065496E666F0000000000000000000000000000000000000054564D4646494F626A6563744372656174654F706171756500000000000000000000000054564D4646494F626A65637444656352656600000000000000000000000000000000000054564D464649537472696E6746726F6D427974654172726179000000000000000000000054564D46464954656E736F72437265617465556E73616665566965770000000000000000"> : tensor<8x36xi8>, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 16 : i64, constant, global_type = !llvm.array<6 x array<16 x i8>>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_GLOBALS", unnamed_addr = 0 : i64, value = dense<[[102, 102, 105, 46, 65, 114, 114, 97, 121, 0, 0, 0, 0, 0, 0, 0], [102, 102, 105, 46, 77, 97, 112, 0, 0, 0, 0, 0, 0, 0, 0, 0], [102, 102, 105, 46, 77, 97, 112, 83, 105, 122, 101, 0, 0, 0, 0, 0], [102, 102, 105, 46, 77, 97, 112, 71, 101, 116, 73, 116, 101, 109, 0, 0], [102, 102, 105, 46, 68, 105, 99, 116, 83, 105, 122, 101, 0, 0, 0, 0], [102, 102, 105, 46, 68, 105, 99, 116, 71, 101, 116, 73, 116, 101, 109, 0]]> : tensor<6x16xi8>, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 16 : i64, global_type = !llvm.array<6 x ptr>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_globals", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2452 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2453 = "llvm.mlir.zero"() : () -> !llvm.array<6 x ptr>
    "llvm.return"(%2453) : (!llvm.array<6 x ptr>) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 16 : i64, constant, global_type = !llvm.array<47 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_refuse_runtime_text", unnamed_addr = 0 : i64, value = "TVM FFI 0.1.9 or newer is needed: there is no \00", visibility_ = 0 : i64}> ({
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
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 16 : i64, constant, global_type = !llvm.array<18 x array<20 x i8>>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_DTYPES", unnamed_addr = 0 : i64, value = dense<"0x696E74256C6C640000000000000000000000000075696E74256C6C64000000000000000000000000666C6F6174256C6C64000000000000000000000068616E646C65256C6C640000000000000000000062666C6F6174256C6C6400000000000000000000636F6D706C6578256C6C64000000000000000000626F6F6C00000000000000000000000000000000666C6F6174385F65336D34000000000000000000666C6F6174385F65346D33000000000000000000666C6F6174385F65346D33623131666E757A0000666C6F6174385F65346D33666E00000000000000666C6F6174385F65346D33666E757A0000000000666C6F6174385F65356D32000000000000000000666C6F6174385F65356D32666E757A0000000000666C6F6174385F65386D30666E75000000000000666C6F6174365F65326D33666E00000000000000666C6F6174365F65336D32666E00000000000000666C6F6174345F65326D31666E00000000000000"> : tensor<18x20xi8>, visibility_ = 0 : i64}> ({
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
    %1925 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1926 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1927 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1928 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1929 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1930 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1931 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1932 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1933 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1934 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1935 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1936 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1937 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1938 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1939 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %1940 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1941 = "llvm.mlir.constant"() <{value = 108 : i32}> : () -> i32
    %1942 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1943 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1944 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1945 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1946 = "llvm.mlir.constant"() <{value = 3.4028234663852886E+38 : f64}> : () -> f64
    %1947 = "llvm.mlir.constant"() <{value = 1.7976931348623157E+308 : f64}> : () -> f64
    %1948 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1949 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1950 = "llvm.mlir.constant"() <{value = 3.3895313892515355E+38 : f64}> : () -> f64
    %1951 = "llvm.mlir.constant"() <{value = 6.550400e+04 : f64}> : () -> f64
    %1952 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1953 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1954 = "llvm.mlir.constant"() <{value = 14 : i32}> : () -> i32
    %1955 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1956 = "llvm.mlir.constant"() <{value = -1023 : i32}> : () -> i32
    %1957 = "llvm.mlir.constant"() <{value = 1024 : i32}> : () -> i32
    %1958 = "llvm.mlir.constant"() <{value = -32768 : i16}> : () -> i16
    %1959 = "llvm.mlir.constant"() <{value = 52 : i32}> : () -> i32
    %1960 = "llvm.mlir.constant"() <{value = 4503599627370495 : i64}> : () -> i64
    %1961 = "llvm.mlir.constant"() <{value = 4503599627370496 : i64}> : () -> i64
    %1962 = "llvm.mlir.constant"() <{value = 51 : i32}> : () -> i32
    %1963 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1964 = "llvm.mlir.constant"() <{value = 9007199254740991 : i64}> : () -> i64
    %1965 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1966 = "llvm.mlir.constant"() <{value = 32768 : i64}> : () -> i64
    %1967 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1968 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1969 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1970 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1971 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1972 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1973 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1974 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1975 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1976 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1977 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1978 = "llvm.mlir.constant"() <{value = 44 : i64}> : () -> i64
    %1979 = "llvm.mlir.constant"() <{value = 0 : i128}> : () -> i128
    %1980 = "llvm.mlir.constant"() <{value = -1 : i128}> : () -> i128
    %1981 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1982 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1983 = "llvm.alloca"(%1925) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>}> : (i32) -> !llvm.ptr
    %1984 = "llvm.alloca"(%1925) <{alignment = 16 : i64, elem_type = !llvm.array<1064 x i8>}> : (i32) -> !llvm.ptr
    %1985 = "llvm.alloca"(%1925) <{alignment = 16 : i64, elem_type = !llvm.array<2 x i64>}> : (i32) -> !llvm.ptr
    %1986 = "llvm.alloca"(%1925) <{alignment = 16 : i64, elem_type = !llvm.array<2 x i64>}> : (i32) -> !llvm.ptr
    %1987 = "llvm.alloca"(%1925) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1988 = "llvm.alloca"(%1925) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Call", (ptr, ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1989 = "llvm.load"(%1926) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1990 = "llvm.icmp"(%1989, %1927) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1990)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1991 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1992 = "llvm.icmp"(%1991, %1927) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1992, %1928)[^bb2, ^bb110] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1993 = "llvm.getelementptr"(%arg64, %1929) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1994 = "llvm.load"(%1993) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1995 = "llvm.getelementptr"(%arg64, %1930) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1996 = "llvm.load"(%1995) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1997 = "llvm.add"(%1996, %1994) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1998 = "llvm.icmp"(%arg67, %1997) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1999 = "llvm.icmp"(%arg67, %1994) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2000 = "llvm.or"(%1999, %1998) : (i1, i1) -> i1
    "llvm.cond_br"(%2000)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %2001 = "llvm.getelementptr"(%arg64, %1931) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2002 = "llvm.load"(%2001) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2003 = "llvm.sext"(%2002) : (i32) -> i64
    %2004 = "llvm.getelementptr"(%arg64, %2003) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2005 = "llvm.sext"(%arg67) : (i32) -> i64
    "llvm.call"(%1932, %2004, %1933, %1934, %2005) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1928)[^bb110] : (i32) -> ()
  ^bb4:  // pred: ^bb2
    %2006 = "llvm.getelementptr"(%arg64, %1935) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2007 = "llvm.load"(%2006) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2008 = "llvm.add"(%2007, %1925) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2009 = "llvm.zext"(%2008) : (i32) -> i64
    %2010 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %2011 = "llvm.alloca"(%2009) <{alignment = 16 : i64, elem_type = !llvm.ptr}> : (i64) -> !llvm.ptr
    %2012 = "llvm.icmp"(%1996, %1927) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %2013 = "llvm.and"(%2012, %1998) : (i1, i1) -> i1
    %2014 = "llvm.sext"(%1994) : (i32) -> i64
    %2015 = "llvm.getelementptr"(%arg66, %2014) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2016 = "llvm.select"(%2013, %2015, %1933) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %2017 = "llvm.getelementptr"(%arg64, %1936) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2018 = "llvm.load"(%2017) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2019 = "llvm.add"(%2018, %1925) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2020 = "llvm.zext"(%2019) : (i32) -> i64
    %2021 = "llvm.alloca"(%2020) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>}> : (i64) -> !llvm.ptr
    %2022 = "llvm.getelementptr"(%arg64, %1937) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2023 = "llvm.load"(%2022) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2024 = "llvm.add"(%2023, %1938) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2025 = "llvm.zext"(%2024) : (i32) -> i64
    %2026 = "llvm.alloca"(%2025) <{alignment = 16 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
    "llvm.store"(%arg64, %1988) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2027 = "llvm.getelementptr"(%1988, %1935) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2011, %2027) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2028 = "llvm.getelementptr"(%1988, %1929) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2026, %2028) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2029 = "llvm.getelementptr"(%1988, %1936) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2021, %2029) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2030 = "llvm.icmp"(%1994, %1927) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2030)[^bb5, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %2031 = "llvm.getelementptr"(%arg64, %1939) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2032 = "llvm.load"(%2031) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2033 = "llvm.sext"(%2032) : (i32) -> i64
    %2034 = "llvm.getelementptr"(%arg64, %2033) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2035 = "llvm.zext"(%1994) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1940, %2034)[^bb6] : (i64, !llvm.ptr) -> ()
  ^bb6(%2036: i64, %2037: !llvm.ptr):  // 2 preds: ^bb5, ^bb9
    %2038 = "llvm.load"(%2037) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2039 = "llvm.icmp"(%2038, %1941) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2040 = "llvm.getelementptr"(%arg66, %2036) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%2039)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %2041 = "llvm.getelementptr"(%2037, %1929) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2042 = "llvm.getelementptr"(%2037, %1937) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2043 = "llvm.load"(%2042) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2044 = "llvm.sext"(%2043) : (i32) -> i64
    %2045 = "llvm.getelementptr"(%2011, %2044) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2040, %2045) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%2041)[^bb9] : (!llvm.ptr) -> ()
  ^bb8:  // pred: ^bb6
    %2046 = "llvm.call"(%1988, %2037, %2040) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %2047 = "llvm.icmp"(%2046, %1933) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2047, %1928, %2046)[^bb109, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb9(%2048: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %2049 = "llvm.add"(%2036, %1942) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2050 = "llvm.icmp"(%2049, %2035) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2050, %2049, %2048)[^bb10, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, !llvm.ptr) -> ()
  ^bb10:  // 2 preds: ^bb4, ^bb9
    %2051 = "llvm.getelementptr"(%arg64, %1943) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2052 = "llvm.load"(%2051) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2053 = "llvm.sext"(%2052) : (i32) -> i64
    %2054 = "llvm.getelementptr"(%arg64, %2053) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2055 = "llvm.load"(%2006) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2056 = "llvm.icmp"(%2055, %1927) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2056)[^bb11, ^bb79] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %2057 = "llvm.getelementptr"(%1986, %1935) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2058 = "llvm.getelementptr"(%1985, %1935) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1940)[^bb12] : (i64) -> ()
  ^bb12(%2059: i64):  // 2 preds: ^bb11, ^bb78
    %2060 = "llvm.getelementptr"(%2054, %2059) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2061 = "llvm.load"(%2027) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2062 = "llvm.getelementptr"(%2061, %2059) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2063 = "llvm.load"(%2062) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2064 = "llvm.load"(%1988) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2065 = "llvm.getelementptr"(%2060, %1944) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2066 = "llvm.load"(%2065) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2067 = "llvm.load"(%2060) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2068 = "llvm.load"(%2063) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2067)[^bb47, ^bb13, ^bb31] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[97, 102]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb13:  // pred: ^bb12
    "llvm.switch"(%2068, %2064, %1925)[^bb30, ^bb14, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i32) -> ()
  ^bb14:  // pred: ^bb13
    %2069 = "llvm.getelementptr"(%2063, %1935) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2070 = "llvm.load"(%2069) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2071 = "llvm.getelementptr"(%2070, %1936) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%2071)[^bb16] : (!llvm.ptr) -> ()
  ^bb15:  // pred: ^bb13
    %2072 = "llvm.getelementptr"(%2063, %1935) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2073 = "llvm.load"(%2072) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2074 = "llvm.icmp"(%2073, %1933) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2074, %2064, %1925, %2073)[^bb30, ^bb16] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb16(%2075: !llvm.ptr):  // 2 preds: ^bb14, ^bb15
    %2076 = "llvm.load"(%2028) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2077 = "llvm.call"(%2064, %2060, %2075, %2076) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_describe, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2078 = "llvm.icmp"(%2077, %1927) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2079 = "llvm.load"(%1988) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.cond_br"(%2078, %2079, %2077)[^bb17, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb17:  // pred: ^bb16
    %2080 = "llvm.load"(%2028) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2081 = "llvm.getelementptr"(%2079, %1955) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2082 = "llvm.load"(%2081) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2083 = "llvm.sext"(%2082) : (i32) -> i64
    %2084 = "llvm.icmp"(%2059, %2083) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2084)[^bb28, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb18:  // pred: ^bb17
    %2085 = "llvm.getelementptr"(%2079, %1943) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2086 = "llvm.load"(%2085) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2087 = "llvm.sext"(%2086) : (i32) -> i64
    %2088 = "llvm.getelementptr"(%2079, %2087) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2089 = "llvm.icmp"(%2059, %1940) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2089)[^bb28, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb19:  // pred: ^bb18
    %2090 = "llvm.getelementptr"(%2088, %2059) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2091 = "llvm.getelementptr"(%2090, %1936) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1940)[^bb20] : (i64) -> ()
  ^bb20(%2092: i64):  // 2 preds: ^bb19, ^bb27
    %2093 = "llvm.getelementptr"(%2088, %2092) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2094 = "llvm.load"(%2093) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2095 = "llvm.icmp"(%2094, %1968) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2095)[^bb21, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb21:  // pred: ^bb20
    %2096 = "llvm.load"(%2091) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2097 = "llvm.icmp"(%2096, %1945) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2097)[^bb23, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb22:  // pred: ^bb21
    %2098 = "llvm.getelementptr"(%2093, %1936) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2099 = "llvm.load"(%2098) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2100 = "llvm.icmp"(%2099, %1945) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2100)[^bb23, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb23:  // 2 preds: ^bb21, ^bb22
    %2101 = "llvm.call"(%2079, %2090, %2080, %1985) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2102 = "llvm.icmp"(%2101, %1927) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2102)[^bb28, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb24:  // pred: ^bb23
    %2103 = "llvm.call"(%2079, %2093, %2080, %1986) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2104 = "llvm.icmp"(%2103, %1927) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2104)[^bb27, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb25:  // pred: ^bb24
    %2105 = "llvm.load"(%1985) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2106 = "llvm.load"(%2057) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2107 = "llvm.icmp"(%2105, %2106) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2107)[^bb26, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb26:  // pred: ^bb25
    %2108 = "llvm.load"(%1986) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2109 = "llvm.load"(%2058) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2110 = "llvm.icmp"(%2108, %2109) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2110)[^bb29, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb27:  // 5 preds: ^bb20, ^bb22, ^bb24, ^bb25, ^bb26
    %2111 = "llvm.add"(%2092, %1942) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2112 = "llvm.icmp"(%2111, %2059) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2112, %2111)[^bb28, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb28:  // 4 preds: ^bb17, ^bb18, ^bb23, ^bb27
    "llvm.br"()[^bb78] : () -> ()
  ^bb29:  // pred: ^bb26
    "llvm.br"(%2079, %1969)[^bb30] : (!llvm.ptr, i32) -> ()
  ^bb30(%2113: !llvm.ptr, %2114: i32):  // 4 preds: ^bb13, ^bb15, ^bb16, ^bb29
    %2115 = "llvm.sext"(%2066) : (i32) -> i64
    %2116 = "llvm.getelementptr"(%2064, %2115) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%2114, %2116, %2063, %2060, %2113) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1928)[^bb109] : (i32) -> ()
  ^bb31:  // pred: ^bb12
    %2117 = "llvm.add"(%2068, %1928) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2118 = "llvm.icmp"(%2117, %1945) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2118)[^bb33, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb32:  // pred: ^bb31
    "llvm.switch"(%2068, %1925)[^bb74, ^bb34, ^bb69, ^bb70] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[3, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb33:  // pred: ^bb31
    %2119 = "llvm.getelementptr"(%2063, %1935) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2120 = "llvm.load"(%2119) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2121 = "llvm.sitofp"(%2120) : (i64) -> f64
    "llvm.br"(%2121)[^bb35] : (f64) -> ()
  ^bb34:  // pred: ^bb32
    %2122 = "llvm.getelementptr"(%2063, %1935) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2123 = "llvm.load"(%2122) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%2123)[^bb35] : (f64) -> ()
  ^bb35(%2124: f64):  // 2 preds: ^bb33, ^bb34
    %2125 = "llvm.load"(%2028) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2126 = "llvm.getelementptr"(%2060, %1930) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2127 = "llvm.load"(%2126) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2128 = "llvm.sext"(%2127) : (i32) -> i64
    %2129 = "llvm.getelementptr"(%2125, %2128) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2130 = "llvm.getelementptr"(%2060, %1935) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2131 = "llvm.load"(%2130) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2131)[^bb37, ^bb36, ^bb38] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb36:  // pred: ^bb35
    "llvm.store"(%2124, %2129) <{alignment = 1 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"()[^bb78] : () -> ()
  ^bb37:  // pred: ^bb35
    %2132 = "llvm.getelementptr"(%2060, %1937) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2133 = "llvm.load"(%2132) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2134 = "llvm.and"(%2133, %1948) : (i32, i32) -> i32
    %2135 = "llvm.icmp"(%2134, %1949) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2136 = "llvm.select"(%2135, %1950, %1951) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %2137 = "llvm.intr.fabs"(%2124) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %2138 = "llvm.fcmp"(%2137, %2136) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %2139 = "llvm.fcmp"(%2137, %1947) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %2140 = "llvm.and"(%2139, %2138) : (i1, i1) -> i1
    "llvm.cond_br"(%2140)[^bb77, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb38:  // pred: ^bb35
    %2141 = "llvm.intr.fabs"(%2124) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %2142 = "llvm.fcmp"(%2141, %1946) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %2143 = "llvm.fcmp"(%2141, %1947) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %2144 = "llvm.and"(%2142, %2143) : (i1, i1) -> i1
    "llvm.cond_br"(%2144)[^bb77, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb39:  // pred: ^bb38
    %2145 = "llvm.fptrunc"(%2124) : (f64) -> f32
    "llvm.store"(%2145, %2129) <{alignment = 1 : i64, ordering = 0 : i64}> : (f32, !llvm.ptr) -> ()
    "llvm.br"()[^bb78] : () -> ()
  ^bb40:  // pred: ^bb37
    %2146 = "llvm.select"(%2135, %1952, %1953) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2147 = "llvm.bitcast"(%2124) : (f64) -> i64
    %2148 = "llvm.lshr"(%2147, %1931) : (i64, i64) -> i64
    %2149 = "llvm.bitcast"(%2137) : (f64) -> i64
    %2150 = "llvm.sub"(%1954, %2146) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2151 = "llvm.shl"(%1928, %2150) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2152 = "llvm.add"(%2151, %1945) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2153 = "llvm.lshr"(%2149, %1955) : (i64, i64) -> i64
    %2154 = "llvm.trunc"(%2153) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %2155 = "llvm.add"(%2154, %1956) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2156 = "llvm.zext"(%2146) <{nonNeg}> : (i32) -> i64
    %2157 = "llvm.icmp"(%2155, %1957) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2157)[^bb41, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb41:  // pred: ^bb40
    %2158 = "llvm.xor"(%2146, %1967) : (i32, i32) -> i32
    %2159 = "llvm.shl"(%1928, %2158) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2160 = "llvm.xor"(%2159, %1928) : (i32, i32) -> i32
    %2161 = "llvm.zext"(%2160) <{nonNeg}> : (i32) -> i64
    %2162 = "llvm.shl"(%2161, %2156) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2163 = "llvm.and"(%2148, %1966) : (i64, i64) -> i64
    %2164 = "llvm.or"(%2162, %2163) : (i64, i64) -> i64
    %2165 = "llvm.and"(%2149, %1960) : (i64, i64) -> i64
    %2166 = "llvm.icmp"(%2165, %1940) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2167 = "llvm.add"(%2146, %1928) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2168 = "llvm.shl"(%1925, %2167) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2169 = "llvm.zext"(%2168) <{nonNeg}> : (i32) -> i64
    %2170 = "llvm.select"(%2166, %1940, %2169) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %2171 = "llvm.or"(%2164, %2170) : (i64, i64) -> i64
    %2172 = "llvm.trunc"(%2171) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%2172)[^bb46] : (i16) -> ()
  ^bb42:  // pred: ^bb40
    %2173 = "llvm.trunc"(%2148) <{overflowFlags = 2 : i32}> : (i64) -> i16
    %2174 = "llvm.and"(%2173, %1958) : (i16, i16) -> i16
    %2175 = "llvm.icmp"(%2155, %2152) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %2176 = "llvm.sub"(%2152, %2155) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2177 = "llvm.select"(%2175, %2176, %1927) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2178 = "llvm.sub"(%2177, %2146) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2179 = "llvm.icmp"(%2178, %1945) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2179, %2174)[^bb46, ^bb43] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i16) -> ()
  ^bb43:  // pred: ^bb42
    %2180 = "llvm.add"(%2178, %1959) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2181 = "llvm.and"(%2149, %1960) : (i64, i64) -> i64
    %2182 = "llvm.or"(%2181, %1961) <{isDisjoint}> : (i64, i64) -> i64
    %2183 = "llvm.add"(%2178, %1962) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2184 = "llvm.zext"(%2183) <{nonNeg}> : (i32) -> i64
    %2185 = "llvm.shl"(%1942, %2184) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %2186 = "llvm.zext"(%2180) <{nonNeg}> : (i32) -> i64
    %2187 = "llvm.lshr"(%2182, %2186) : (i64, i64) -> i64
    %2188 = "llvm.shl"(%1963, %2184) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2189 = "llvm.add"(%2188, %1964) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %2190 = "llvm.and"(%2189, %2182) : (i64, i64) -> i64
    %2191 = "llvm.icmp"(%2190, %2185) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2191, %1942)[^bb45, ^bb44] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb44:  // pred: ^bb43
    %2192 = "llvm.icmp"(%2190, %2185) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2193 = "llvm.and"(%2187, %1942) : (i64, i64) -> i64
    %2194 = "llvm.icmp"(%2193, %1940) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2195 = "llvm.select"(%2192, %2194, %1965) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %2196 = "llvm.zext"(%2195) : (i1) -> i64
    "llvm.br"(%2196)[^bb45] : (i64) -> ()
  ^bb45(%2197: i64):  // 2 preds: ^bb43, ^bb44
    %2198 = "llvm.sub"(%2155, %2152) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2199 = "llvm.select"(%2175, %1927, %2198) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2200 = "llvm.zext"(%2199) : (i32) -> i64
    %2201 = "llvm.and"(%2148, %1966) : (i64, i64) -> i64
    %2202 = "llvm.shl"(%2200, %2156) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2203 = "llvm.add"(%2187, %2202) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2204 = "llvm.add"(%2203, %2197) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2205 = "llvm.or"(%2204, %2201) : (i64, i64) -> i64
    %2206 = "llvm.trunc"(%2205) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%2206)[^bb46] : (i16) -> ()
  ^bb46(%2207: i16):  // 3 preds: ^bb41, ^bb42, ^bb45
    "llvm.store"(%2207, %2129) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb78] : () -> ()
  ^bb47:  // pred: ^bb12
    %2208 = "llvm.add"(%2068, %1928) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2209 = "llvm.icmp"(%2208, %1945) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2209)[^bb48, ^bb63] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb48:  // pred: ^bb47
    %2210 = "llvm.getelementptr"(%2063, %1935) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2211 = "llvm.load"(%2210) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2212 = "llvm.load"(%2028) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2213 = "llvm.getelementptr"(%2060, %1930) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2214 = "llvm.load"(%2213) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2215 = "llvm.sext"(%2214) : (i32) -> i64
    %2216 = "llvm.getelementptr"(%2212, %2215) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2217 = "llvm.getelementptr"(%2060, %1935) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2218 = "llvm.load"(%2217) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2218)[^bb51, ^bb49, ^bb52, ^bb50] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 8, 4]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb49:  // pred: ^bb48
    %2219 = "llvm.trunc"(%2211) <{overflowFlags = 0 : i32}> : (i64) -> i8
    "llvm.store"(%2219, %2216) <{alignment = 1 : i64, ordering = 0 : i64}> : (i8, !llvm.ptr) -> ()
    "llvm.br"()[^bb53] : () -> ()
  ^bb50:  // pred: ^bb48
    %2220 = "llvm.trunc"(%2211) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%2220, %2216) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb53] : () -> ()
  ^bb51:  // pred: ^bb48
    %2221 = "llvm.trunc"(%2211) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%2221, %2216) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb53] : () -> ()
  ^bb52:  // pred: ^bb48
    "llvm.store"(%2211, %2216) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb53] : () -> ()
  ^bb53:  // 4 preds: ^bb49, ^bb50, ^bb51, ^bb52
    %2222 = "llvm.load"(%2213) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2223 = "llvm.sext"(%2222) : (i32) -> i64
    %2224 = "llvm.getelementptr"(%2212, %2223) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2225 = "llvm.load"(%2224) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %2226 = "llvm.zext"(%2225) : (i8) -> i64
    %2227 = "llvm.load"(%2060) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2228 = "llvm.icmp"(%2227, %1974) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2228)[^bb54, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // pred: ^bb53
    %2229 = "llvm.and"(%2226, %1942) : (i64, i64) -> i64
    "llvm.br"(%2229)[^bb76] : (i64) -> ()
  ^bb55:  // pred: ^bb53
    %2230 = "llvm.load"(%2217) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2231 = "llvm.icmp"(%2230, %1925) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2231, %2226)[^bb56, ^bb60] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb56:  // pred: ^bb55
    "llvm.switch"(%2230)[^bb59, ^bb57, ^bb58] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb57:  // pred: ^bb56
    %2232 = "llvm.load"(%2224) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%2232)[^bb60] : (i64) -> ()
  ^bb58:  // pred: ^bb56
    %2233 = "llvm.load"(%2224) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2234 = "llvm.sext"(%2233) : (i32) -> i64
    "llvm.br"(%2234)[^bb60] : (i64) -> ()
  ^bb59:  // pred: ^bb56
    %2235 = "llvm.load"(%2224) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %2236 = "llvm.sext"(%2235) : (i16) -> i64
    "llvm.br"(%2236)[^bb60] : (i64) -> ()
  ^bb60(%2237: i64):  // 4 preds: ^bb55, ^bb57, ^bb58, ^bb59
    %2238 = "llvm.shl"(%2230, %1975) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2239 = "llvm.sub"(%1976, %2238) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2240 = "llvm.icmp"(%2227, %1972) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2241 = "llvm.zext"(%2239) : (i32) -> i64
    "llvm.cond_br"(%2240)[^bb61, ^bb62] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb61:  // pred: ^bb60
    %2242 = "llvm.lshr"(%1977, %2241) : (i64, i64) -> i64
    %2243 = "llvm.and"(%2237, %2242) : (i64, i64) -> i64
    "llvm.br"(%2243)[^bb76] : (i64) -> ()
  ^bb62:  // pred: ^bb60
    %2244 = "llvm.shl"(%2237, %2241) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2245 = "llvm.ashr"(%2244, %2241) <{isExact}> : (i64, i64) -> i64
    "llvm.br"(%2245)[^bb76] : (i64) -> ()
  ^bb63:  // pred: ^bb47
    "llvm.switch"(%2068, %1925)[^bb74, ^bb64, ^bb69, ^bb70] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[78, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb64:  // pred: ^bb63
    %2246 = "llvm.getelementptr"(%2063, %1935) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2247 = "llvm.load"(%2246) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2248 = "llvm.getelementptr"(%2247, %1936) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2249 = "llvm.icmp"(%2067, %1972) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2249)[^bb65, ^bb77] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb65:  // pred: ^bb64
    %2250 = "llvm.getelementptr"(%2060, %1935) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2251 = "llvm.load"(%2250) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2252 = "llvm.icmp"(%2251, %1971) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2252)[^bb66, ^bb77] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb66:  // pred: ^bb65
    %2253 = "llvm.load"(%2248) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2254 = "llvm.icmp"(%2253, %1963) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2254)[^bb67, ^bb77] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb67:  // pred: ^bb66
    %2255 = "llvm.getelementptr"(%2247, %1944) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2256 = "llvm.load"(%2255) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2257 = "llvm.icmp"(%2256, %1940) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2257)[^bb68, ^bb77] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb68:  // pred: ^bb67
    %2258 = "llvm.load"(%2028) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2259 = "llvm.getelementptr"(%2060, %1930) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2260 = "llvm.load"(%2259) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2261 = "llvm.sext"(%2260) : (i32) -> i64
    %2262 = "llvm.getelementptr"(%2258, %2261) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2263 = "llvm.getelementptr"(%2247, %1973) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2264 = "llvm.load"(%2263) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%2264, %2262) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb78] : () -> ()
  ^bb69:  // 2 preds: ^bb32, ^bb63
    %2265 = "llvm.getelementptr"(%2063, %1935) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2266 = "llvm.load"(%2265) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2267 = "llvm.getelementptr"(%2266, %1936) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%2267)[^bb71] : (!llvm.ptr) -> ()
  ^bb70:  // 2 preds: ^bb32, ^bb63
    %2268 = "llvm.getelementptr"(%2063, %1935) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2269 = "llvm.load"(%2268) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2270 = "llvm.icmp"(%2269, %1933) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2270, %1925, %2269)[^bb74, ^bb71] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb71(%2271: !llvm.ptr):  // 2 preds: ^bb69, ^bb70
    %2272 = "llvm.getelementptr"(%2271, %1970) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2273 = "llvm.load"(%2272) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2274 = "llvm.getelementptr"(%2060, %1937) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2275 = "llvm.load"(%2274) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2276 = "llvm.icmp"(%2273, %2275) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2276, %1945)[^bb72, ^bb74] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb72:  // pred: ^bb71
    %2277 = "llvm.getelementptr"(%2271, %1929) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2278 = "llvm.load"(%2277) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2279 = "llvm.icmp"(%2278, %1927) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2279, %1945)[^bb73, ^bb74] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb73:  // pred: ^bb72
    %2280 = "llvm.getelementptr"(%2271, %1935) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2281 = "llvm.load"(%2280) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2281, %1971)[^bb74, ^bb75, ^bb75, ^bb75] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb74(%2282: i32):  // 6 preds: ^bb32, ^bb63, ^bb70, ^bb71, ^bb72, ^bb73
    %2283 = "llvm.sext"(%2066) : (i32) -> i64
    %2284 = "llvm.getelementptr"(%2064, %2283) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%2282, %2284, %2063, %2060, %2064) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1928)[^bb109] : (i32) -> ()
  ^bb75:  // 3 preds: ^bb73, ^bb73, ^bb73
    %2285 = "llvm.load"(%2028) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2286 = "llvm.getelementptr"(%2060, %1930) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2287 = "llvm.load"(%2286) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2288 = "llvm.sext"(%2287) : (i32) -> i64
    %2289 = "llvm.getelementptr"(%2285, %2288) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2290 = "llvm.load"(%2271) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2291 = "llvm.getelementptr"(%2271, %1944) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2292 = "llvm.load"(%2291) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2293 = "llvm.getelementptr"(%2290, %2292) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2294 = "llvm.getelementptr"(%2060, %1935) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2295 = "llvm.load"(%2294) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2296 = "llvm.sext"(%2295) : (i32) -> i64
    "llvm.intr.memcpy"(%2289, %2293, %2296) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb78] : () -> ()
  ^bb76(%2297: i64):  // 3 preds: ^bb54, ^bb61, ^bb62
    %2298 = "llvm.icmp"(%2297, %2211) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2299 = "llvm.icmp"(%2227, %1972) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2300 = "llvm.icmp"(%2211, %1940) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %2301 = "llvm.and"(%2300, %2299) : (i1, i1) -> i1
    %2302 = "llvm.or"(%2301, %2298) : (i1, i1) -> i1
    "llvm.cond_br"(%2302)[^bb77, ^bb78] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb77:  // 7 preds: ^bb37, ^bb38, ^bb64, ^bb65, ^bb66, ^bb67, ^bb76
    %2303 = "llvm.sext"(%2066) : (i32) -> i64
    %2304 = "llvm.getelementptr"(%2064, %2303) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%1981, %2304, %2063, %1982, %1940) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1928)[^bb109] : (i32) -> ()
  ^bb78:  // 7 preds: ^bb28, ^bb36, ^bb39, ^bb46, ^bb68, ^bb75, ^bb76
    %2305 = "llvm.add"(%2059, %1942) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2306 = "llvm.load"(%2006) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2307 = "llvm.sext"(%2306) : (i32) -> i64
    %2308 = "llvm.icmp"(%2305, %2307) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2308, %2305)[^bb12, ^bb79] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb79:  // 2 preds: ^bb10, ^bb78
    %2309 = "llvm.getelementptr"(%arg64, %1978) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2310 = "llvm.load"(%2309) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2311 = "llvm.sext"(%2310) : (i32) -> i64
    %2312 = "llvm.getelementptr"(%arg64, %2311) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2313 = "llvm.getelementptr"(%arg64, %1970) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2314 = "llvm.load"(%2313) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2315 = "llvm.icmp"(%2314, %1927) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2315)[^bb80, ^bb91] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb80:  // pred: ^bb79
    %2316 = "llvm.zext"(%2314) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1940)[^bb81] : (i64) -> ()
  ^bb81(%2317: i64):  // 2 preds: ^bb80, ^bb90
    %2318 = "llvm.getelementptr"(%2312, %2317) <{elem_type = !llvm.struct<"mlir_abi.struct.Condition", (struct<"mlir_abi.struct.Sum", (i32, i32)>, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2319 = "llvm.getelementptr"(%2318, %1937) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2320 = "llvm.load"(%2319) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2321 = "llvm.sext"(%2320) : (i32) -> i64
    %2322 = "llvm.getelementptr"(%arg64, %2321) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2323 = "llvm.getelementptr"(%2318, %1930) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2324 = "llvm.load"(%2323) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2325 = "llvm.sext"(%2324) : (i32) -> i64
    %2326 = "llvm.icmp"(%2324, %1927) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2327 = "llvm.load"(%2318) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2328 = "llvm.icmp"(%2327, %1927) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2326)[^bb84, ^bb82] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb82:  // pred: ^bb81
    "llvm.cond_br"(%2328)[^bb83, ^bb90] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb83:  // pred: ^bb82
    %2329 = "llvm.zext"(%2327) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1940, %1940)[^bb88] : (i64, i64) -> ()
  ^bb84:  // pred: ^bb81
    "llvm.cond_br"(%2328, %1979)[^bb85, ^bb87] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb85:  // pred: ^bb84
    %2330 = "llvm.zext"(%2327) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1940, %1979)[^bb86] : (i64, i128) -> ()
  ^bb86(%2331: i64, %2332: i128):  // 2 preds: ^bb85, ^bb86
    %2333 = "llvm.getelementptr"(%2322, %2331) <{elem_type = !llvm.struct<"mlir_abi.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2334 = "llvm.call"(%arg64, %2026, %2333) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %2335 = "llvm.load"(%2333) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2336 = "llvm.sext"(%2335) : (i64) -> i128
    %2337 = "llvm.mul"(%2334, %2336) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %2338 = "llvm.add"(%2337, %2332) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %2339 = "llvm.add"(%2331, %1942) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2340 = "llvm.icmp"(%2339, %2330) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2340, %2338, %2339, %2338)[^bb87, ^bb86] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb87(%2341: i128):  // 2 preds: ^bb84, ^bb86
    %2342 = "llvm.getelementptr"(%2318, %1935) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2343 = "llvm.load"(%2342) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2344 = "llvm.icmp"(%2343, %1927) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2345 = "llvm.icmp"(%2341, %1980) <{predicate = 4 : i64}> : (i128, i128) -> i1
    %2346 = "llvm.icmp"(%2341, %1979) <{predicate = 0 : i64}> : (i128, i128) -> i1
    %2347 = "llvm.select"(%2344, %2346, %2345) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2347)[^bb90, ^bb93] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb88(%2348: i64, %2349: i64):  // 2 preds: ^bb83, ^bb88
    %2350 = "llvm.getelementptr"(%2322, %2348) <{elem_type = !llvm.struct<"mlir_abi.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2351 = "llvm.call"(%arg64, %2026, %2350) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %2352 = "llvm.trunc"(%2351) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %2353 = "llvm.srem"(%2352, %2325) : (i64, i64) -> i64
    %2354 = "llvm.load"(%2350) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2355 = "llvm.srem"(%2354, %2325) : (i64, i64) -> i64
    %2356 = "llvm.mul"(%2355, %2353) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2357 = "llvm.add"(%2356, %2349) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2358 = "llvm.srem"(%2357, %2325) : (i64, i64) -> i64
    %2359 = "llvm.add"(%2348, %1942) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2360 = "llvm.icmp"(%2359, %2329) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2360, %2359, %2358)[^bb89, ^bb88] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb89:  // pred: ^bb88
    %2361 = "llvm.icmp"(%2358, %1940) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2361)[^bb90, ^bb93] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb90:  // 3 preds: ^bb82, ^bb87, ^bb89
    %2362 = "llvm.add"(%2317, %1942) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2363 = "llvm.icmp"(%2362, %2316) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2363, %2362)[^bb91, ^bb81] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb91:  // 2 preds: ^bb79, ^bb90
    %2364 = "llvm.icmp"(%2016, %1933) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %2365 = "llvm.icmp"(%1996, %1927) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %2366 = "llvm.and"(%2364, %2365) : (i1, i1) -> i1
    "llvm.cond_br"(%2366)[^bb92, ^bb104] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb92:  // pred: ^bb91
    %2367 = "llvm.getelementptr"(%arg64, %1973) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2368 = "llvm.load"(%2367) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2369 = "llvm.sext"(%2368) : (i32) -> i64
    %2370 = "llvm.getelementptr"(%arg64, %2369) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2371 = "llvm.getelementptr"(%1983, %1931) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2372 = "llvm.getelementptr"(%1983, %1929) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2373 = "llvm.getelementptr"(%1983, %1935) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2374 = "llvm.getelementptr"(%1983, %1943) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2375 = "llvm.getelementptr"(%1983, %1973) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2376 = "llvm.getelementptr"(%1983, %1930) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2377 = "llvm.getelementptr"(%1983, %1970) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2378 = "llvm.getelementptr"(%1983, %1936) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2379 = "llvm.getelementptr"(%1983, %1978) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2380 = "llvm.getelementptr"(%1983, %1939) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2381 = "llvm.zext"(%1996) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1940)[^bb96] : (i64) -> ()
  ^bb93:  // 2 preds: ^bb87, ^bb89
    %2382 = "llvm.load"(%1988) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2383 = "llvm.getelementptr"(%2382, %2321) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2384 = "llvm.getelementptr"(%2318, %1929) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2385 = "llvm.load"(%2384) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2386 = "llvm.icmp"(%2385, %1927) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2386, %1933, %2385)[^bb94, ^bb95] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb94:  // pred: ^bb93
    %2387 = "llvm.getelementptr"(%2382, %1943) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2388 = "llvm.load"(%2387) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2389 = "llvm.sext"(%2388) : (i32) -> i64
    %2390 = "llvm.getelementptr"(%2382, %2389) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2391 = "llvm.getelementptr"(%2383, %1939) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2392 = "llvm.load"(%2391) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2393 = "llvm.sext"(%2392) : (i32) -> i64
    %2394 = "llvm.getelementptr"(%2390, %2393) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2395 = "llvm.getelementptr"(%2394, %1944) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2396 = "llvm.load"(%2395) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2397 = "llvm.load"(%2027) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2398 = "llvm.getelementptr"(%2397, %2393) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2399 = "llvm.load"(%2398) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%2399, %2396)[^bb95] : (!llvm.ptr, i32) -> ()
  ^bb95(%2400: !llvm.ptr, %2401: i32):  // 2 preds: ^bb93, ^bb94
    %2402 = "llvm.sext"(%2401) : (i32) -> i64
    %2403 = "llvm.getelementptr"(%2382, %2402) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2404 = "llvm.load"(%2028) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2405 = "llvm.call"(%2382, %2404, %2383) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %2406 = "llvm.trunc"(%2405) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %2407 = "llvm.getelementptr"(%2318, %1970) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2408 = "llvm.load"(%2407) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2409 = "llvm.sext"(%2408) : (i32) -> i64
    %2410 = "llvm.getelementptr"(%2382, %2409) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%1981, %2403, %2400, %2410, %2406) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1928)[^bb109] : (i32) -> ()
  ^bb96(%2411: i64):  // 2 preds: ^bb92, ^bb103
    %2412 = "llvm.getelementptr"(%2015, %2411) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2413 = "llvm.getelementptr"(%2370, %2411) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memcpy"(%1983, %2413, %1955) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %2414 = "llvm.load"(%2371) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2415 = "llvm.load"(%1983) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2416 = "llvm.icmp"(%2415, %1968) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2416)[^bb98, ^bb97] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb97:  // pred: ^bb96
    "llvm.store"(%1927, %2372) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2417 = "llvm.load"(%2373) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2417, %2374) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb98] : () -> ()
  ^bb98:  // 2 preds: ^bb96, ^bb97
    "llvm.store"(%1927, %2375) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1927, %2376) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1938, %2377) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1925, %2378) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2418 = "llvm.load"(%2379) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2418, %2380) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2419 = "llvm.load"(%2412) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2419, %1925)[^bb102, ^bb100, ^bb99] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb99:  // pred: ^bb98
    %2420 = "llvm.getelementptr"(%2412, %1935) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2421 = "llvm.load"(%2420) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2422 = "llvm.icmp"(%2421, %1933) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2422, %1925, %2421)[^bb102, ^bb101] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb100:  // pred: ^bb98
    %2423 = "llvm.getelementptr"(%2412, %1935) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2424 = "llvm.load"(%2423) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2425 = "llvm.getelementptr"(%2424, %1936) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%2425)[^bb101] : (!llvm.ptr) -> ()
  ^bb101(%2426: !llvm.ptr):  // 2 preds: ^bb99, ^bb100
    %2427 = "llvm.call"(%arg64, %1983, %2426, %1984) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_describe, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2428 = "llvm.icmp"(%2427, %1927) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2428, %2427)[^bb103, ^bb102] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb102(%2429: i32):  // 3 preds: ^bb98, ^bb99, ^bb101
    %2430 = "llvm.sext"(%2414) : (i32) -> i64
    %2431 = "llvm.getelementptr"(%arg64, %2430) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%2429, %2431, %2412, %1983, %arg64) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1928)[^bb109] : (i32) -> ()
  ^bb103:  // pred: ^bb101
    %2432 = "llvm.add"(%2411, %1942) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2433 = "llvm.icmp"(%2432, %2381) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2433, %2432)[^bb96, ^bb104] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb104:  // 2 preds: ^bb91, ^bb103
    %2434 = "llvm.call"(%arg65, %2026, %1987, %1933) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.cond_br"(%2012, %1927)[^bb105, ^bb109] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb105:  // pred: ^bb104
    %2435 = "llvm.getelementptr"(%arg64, %1973) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2436 = "llvm.load"(%2435) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2437 = "llvm.sext"(%2436) : (i32) -> i64
    %2438 = "llvm.getelementptr"(%arg64, %2437) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2439 = "llvm.getelementptr"(%arg64, %1944) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2440 = "llvm.load"(%2439) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2441 = "llvm.sext"(%2440) : (i32) -> i64
    %2442 = "llvm.getelementptr"(%arg64, %2441) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2443 = "llvm.load"(%2442) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2444 = "llvm.icmp"(%2443, %1941) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2444)[^bb106, ^bb108] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb106:  // pred: ^bb105
    %2445 = "llvm.load"(%2438) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2446 = "llvm.icmp"(%2445, %1968) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2447 = "llvm.or"(%2364, %2446) : (i1, i1) -> i1
    "llvm.cond_br"(%2447)[^bb108, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb107:  // pred: ^bb106
    %2448 = "llvm.call"(%1988, %2438, %arg68) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2448)[^bb109] : (i32) -> ()
  ^bb108:  // 2 preds: ^bb105, ^bb106
    %2449 = "llvm.call"(%1988, %2016, %arg68) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_results, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2449)[^bb109] : (i32) -> ()
  ^bb109(%2450: i32):  // 9 preds: ^bb8, ^bb30, ^bb74, ^bb77, ^bb95, ^bb102, ^bb104, ^bb107, ^bb108
    "llvm.intr.stackrestore"(%2010) : (!llvm.ptr) -> ()
    "llvm.br"(%2450)[^bb110] : (i32) -> ()
  ^bb110(%2451: i32):  // 3 preds: ^bb1, ^bb3, ^bb109
    "llvm.return"(%2451) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_refuse", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg59: !llvm.ptr, %arg60: !llvm.ptr, %arg61: !llvm.ptr, %arg62: !llvm.ptr, %arg63: i64):
    %1903 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1904 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1905 = "llvm.mlir.constant"() <{value = 484 : i64}> : () -> i64
    %1906 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1907 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1908 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1909 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1910 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1911 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_0}> : () -> !llvm.ptr
    %1912 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1913 = "llvm.alloca"(%1903) <{alignment = 16 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1914 = "llvm.alloca"(%1903) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%1914, %1904, %1905) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1915 = "llvm.icmp"(%arg61, %1906) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1915)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%1914, %arg61) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1916 = "llvm.call"(%1906, %1907, %arg62, %arg63) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
    %1917 = "llvm.add"(%1916, %1903) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1918 = "llvm.zext"(%1917) : (i32) -> i64
    %1919 = "llvm.alloca"(%1918) <{alignment = 16 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
    %1920 = "llvm.call"(%1919, %1918, %arg62, %arg63) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
    %1921 = "llvm.getelementptr"(%1914, %1908) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg60, %1913) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1922 = "llvm.getelementptr"(%1913, %1909) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1921, %1922) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1923 = "llvm.getelementptr"(%1913, %1910) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1919, %1923) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1924 = "llvm.load"(%1911) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1924, %arg59, %1913, %1912) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<ptr (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_flatten", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg56: !llvm.ptr, %arg57: !llvm.ptr, %arg58: !llvm.ptr):
    %1800 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1801 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1802 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1803 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1804 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1805 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1806 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1807 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1808 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1809 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1810 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1811 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1812 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1813 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1814 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1815 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1816 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %1817 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1818 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1819 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_1}> : () -> !llvm.ptr
    %1820 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1821 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1822 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_5}> : () -> !llvm.ptr
    %1823 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_23}> : () -> !llvm.ptr
    %1824 = "llvm.alloca"(%1800) <{alignment = 16 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %1825 = "llvm.alloca"(%1800) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1826 = "llvm.getelementptr"(%arg57, %1801) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1827 = "llvm.load"(%arg56) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1828 = "llvm.getelementptr"(%arg57, %1802) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1829 = "llvm.load"(%1828) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1830 = "llvm.sext"(%1829) : (i32) -> i64
    %1831 = "llvm.getelementptr"(%1827, %1830) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1832 = "llvm.load"(%arg57) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1832)[^bb1, ^bb2, ^bb3, ^bb5] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[108, 110, 115]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1833 = "llvm.getelementptr"(%arg57, %1806) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1834 = "llvm.getelementptr"(%arg56, %1809) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1813, %1826)[^bb10] : (i32, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1835 = "llvm.getelementptr"(%arg56, %1804) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1836 = "llvm.load"(%1835) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1837 = "llvm.getelementptr"(%arg57, %1806) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1838 = "llvm.load"(%1837) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1839 = "llvm.sext"(%1838) : (i32) -> i64
    %1840 = "llvm.getelementptr"(%1836, %1839) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg58, %1840) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1826)[^bb21] : (!llvm.ptr) -> ()
  ^bb3:  // pred: ^bb0
    %1841 = "llvm.load"(%arg58) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1842 = "llvm.icmp"(%1841, %1813) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1842, %1826)[^bb21, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%1803, %1831, %arg58, %1812, %1807) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1811)[^bb21] : (!llvm.ptr) -> ()
  ^bb5:  // pred: ^bb0
    %1843 = "llvm.load"(%arg58) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1843, %1803)[^bb7, ^bb6, ^bb6] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[75, 71]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb6:  // 2 preds: ^bb5, ^bb5
    %1844 = "llvm.getelementptr"(%arg58, %1804) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1845 = "llvm.load"(%1844) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1846 = "llvm.getelementptr"(%1845, %1805) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1847 = "llvm.load"(%1846) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1848 = "llvm.getelementptr"(%arg57, %1806) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1849 = "llvm.load"(%1848) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1850 = "llvm.sext"(%1849) : (i32) -> i64
    %1851 = "llvm.icmp"(%1847, %1850) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1851, %1807, %1826, %1808)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i64, !llvm.ptr, !llvm.ptr) -> ()
  ^bb7(%1852: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    "llvm.call"(%1852, %1831, %arg58, %1812, %1807) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1811)[^bb21] : (!llvm.ptr) -> ()
  ^bb8(%1853: i64, %1854: !llvm.ptr):  // 2 preds: ^bb6, ^bb9
    %1855 = "llvm.load"(%1848) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1856 = "llvm.sext"(%1855) : (i32) -> i64
    %1857 = "llvm.icmp"(%1853, %1856) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1857, %1854)[^bb9, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb9:  // pred: ^bb8
    %1858 = "llvm.load"(%1844) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1859 = "llvm.getelementptr"(%1858, %1809) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1860 = "llvm.load"(%1859) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1861 = "llvm.getelementptr"(%1860, %1853) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1862 = "llvm.call"(%arg56, %1854, %1861) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1863 = "llvm.add"(%1853, %1810) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1864 = "llvm.icmp"(%1862, %1811) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1864, %1811, %1863, %1862)[^bb21, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i64, !llvm.ptr) -> ()
  ^bb10(%1865: i32, %1866: !llvm.ptr):  // 2 preds: ^bb1, ^bb12
    %1867 = "llvm.load"(%1833) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1868 = "llvm.icmp"(%1865, %1867) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1868)[^bb11, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1869 = "llvm.load"(%1834) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1870 = "llvm.getelementptr"(%1869, %1801) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1870, %1834) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1871 = "llvm.load"(%arg56) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1872 = "llvm.getelementptr"(%1866, %1804) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1873 = "llvm.load"(%1872) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1874 = "llvm.sext"(%1873) : (i32) -> i64
    %1875 = "llvm.getelementptr"(%1871, %1874) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1876 = "llvm.call"(%arg58, %1831, %1875, %1869) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_get_item, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1877 = "llvm.icmp"(%1876, %1813) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1877, %1811)[^bb12, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %1878 = "llvm.call"(%arg56, %1866, %1869) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1879 = "llvm.add"(%1865, %1800) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1880 = "llvm.icmp"(%1878, %1811) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1880, %1811, %1879, %1878)[^bb21, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb13:  // pred: ^bb10
    %1881 = "llvm.load"(%arg58) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1881)[^bb14, ^bb15, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    "llvm.call"(%1803, %1831, %arg58, %1812, %1807) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb18] : () -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb13
    "llvm.intr.memcpy"(%1824, %arg58, %1801) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1882 = "llvm.getelementptr"(%1824, %1801) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1814, %1882) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1883 = "llvm.getelementptr"(%1824, %1815) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1813, %1883) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1884 = "llvm.getelementptr"(%1824, %1809) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1811, %1884) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1885 = "llvm.icmp"(%1881, %1816) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1886 = "llvm.select"(%1885, %1817, %1806) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1887 = "llvm.getelementptr"(%1825, %1804) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memset"(%1825, %1818, %1801) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1888 = "llvm.load"(%1819) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1889 = "llvm.getelementptr"(%1820, %1886) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1890 = "llvm.load"(%1889) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1891 = "llvm.call"(%1888, %1890, %1824, %1800, %1825) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %1892 = "llvm.icmp"(%1891, %1813) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1892)[^bb16, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1893 = "llvm.load"(%1825) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1894 = "llvm.icmp"(%1893, %1821) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1894)[^bb17, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // pred: ^bb16
    %1895 = "llvm.load"(%1822) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1896 = "llvm.load"(%1887) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1897 = "llvm.call"(%1895, %1896) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb19] : () -> ()
  ^bb18:  // 2 preds: ^bb14, ^bb15
    "llvm.br"(%1811)[^bb21] : (!llvm.ptr) -> ()
  ^bb19:  // 2 preds: ^bb16, ^bb17
    %1898 = "llvm.load"(%1887) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1899 = "llvm.load"(%1833) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1900 = "llvm.sext"(%1899) : (i32) -> i64
    %1901 = "llvm.icmp"(%1898, %1900) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1901, %1866)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    "llvm.call"(%1808, %1831, %arg58, %1823, %1898) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1811)[^bb21] : (!llvm.ptr) -> ()
  ^bb21(%1902: !llvm.ptr):  // 11 preds: ^bb2, ^bb3, ^bb4, ^bb7, ^bb8, ^bb9, ^bb11, ^bb12, ^bb18, ^bb19, ^bb20
    "llvm.return"(%1902) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_number", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg53: !llvm.ptr, %arg54: !llvm.ptr, %arg55: !llvm.ptr):
    %1681 = "llvm.mlir.constant"() <{value = 102 : i32}> : () -> i32
    %1682 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1683 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1684 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1685 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1686 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1687 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1688 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1689 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1690 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1691 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1692 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1693 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1694 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1695 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1696 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_31}> : () -> !llvm.ptr
    %1697 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1698 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1699 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1700 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1701 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1702 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1703 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1704 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1705 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1706 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1707 = "llvm.mlir.constant"() <{value = 65535 : i32}> : () -> i32
    %1708 = "llvm.mlir.constant"() <{value = -1 : i16}> : () -> i16
    %1709 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %1710 = "llvm.mlir.constant"() <{value = -1.000000e+00 : f64}> : () -> f64
    %1711 = "llvm.mlir.constant"() <{value = 1023 : i32}> : () -> i32
    %1712 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1713 = "llvm.mlir.constant"() <{value = 0x7FF0000000000000 : f64}> : () -> f64
    %1714 = "llvm.mlir.constant"() <{value = 0x7FF8000000000000 : f64}> : () -> f64
    %1715 = "llvm.load"(%arg54) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1716 = "llvm.icmp"(%1715, %1681) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1717 = "llvm.getelementptr"(%arg53, %1682) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1718 = "llvm.load"(%1717) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1719 = "llvm.getelementptr"(%arg54, %1683) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1720 = "llvm.load"(%1719) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1721 = "llvm.sext"(%1720) : (i32) -> i64
    %1722 = "llvm.getelementptr"(%1718, %1721) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%1716)[^bb1, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1723 = "llvm.getelementptr"(%arg54, %1685) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1724 = "llvm.load"(%1723) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1724)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %1725 = "llvm.load"(%1722) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%1725)[^bb7] : (f64) -> ()
  ^bb3:  // pred: ^bb1
    %1726 = "llvm.load"(%1722) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %1727 = "llvm.fpext"(%1726) : (f32) -> f64
    "llvm.br"(%1727)[^bb7] : (f64) -> ()
  ^bb4:  // pred: ^bb1
    %1728 = "llvm.load"(%1722) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1729 = "llvm.getelementptr"(%arg54, %1700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1730 = "llvm.load"(%1729) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1731 = "llvm.and"(%1730, %1702) : (i32, i32) -> i32
    %1732 = "llvm.icmp"(%1731, %1703) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1733 = "llvm.select"(%1732, %1704, %1705) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1734 = "llvm.xor"(%1733, %1706) : (i32, i32) -> i32
    %1735 = "llvm.shl"(%1697, %1734) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1736 = "llvm.xor"(%1735, %1697) : (i32, i32) -> i32
    %1737 = "llvm.zext"(%1728) : (i16) -> i32
    %1738 = "llvm.lshr"(%1737, %1733) : (i32, i32) -> i32
    %1739 = "llvm.and"(%1738, %1736) : (i32, i32) -> i32
    %1740 = "llvm.shl"(%1686, %1733) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1741 = "llvm.add"(%1740, %1707) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1742 = "llvm.and"(%1741, %1737) : (i32, i32) -> i32
    %1743 = "llvm.icmp"(%1728, %1708) <{predicate = 4 : i64}> : (i16, i16) -> i1
    %1744 = "llvm.select"(%1743, %1709, %1710) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %1745 = "llvm.icmp"(%1739, %1736) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1745)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1746 = "llvm.icmp"(%1742, %1701) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1747 = "llvm.fmul"(%1744, %1713) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1748 = "llvm.select"(%1746, %1747, %1714) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    "llvm.br"(%1748)[^bb7] : (f64) -> ()
  ^bb6:  // pred: ^bb4
    %1749 = "llvm.lshr"(%1736, %1686) : (i32, i32) -> i32
    %1750 = "llvm.icmp"(%1739, %1701) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1751 = "llvm.select"(%1750, %1701, %1740) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1752 = "llvm.add"(%1751, %1742) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1753 = "llvm.uitofp"(%1752) <{nonNeg}> : (i32) -> f64
    %1754 = "llvm.fmul"(%1744, %1753) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1755 = "llvm.intr.umax"(%1739, %1686) : (i32, i32) -> i32
    %1756 = "llvm.xor"(%1733, %1711) : (i32, i32) -> i32
    %1757 = "llvm.sub"(%1756, %1749) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1758 = "llvm.add"(%1757, %1755) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1759 = "llvm.zext"(%1758) <{nonNeg}> : (i32) -> i64
    %1760 = "llvm.shl"(%1759, %1712) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1761 = "llvm.bitcast"(%1760) : (i64) -> f64
    %1762 = "llvm.fmul"(%1754, %1761) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    "llvm.br"(%1762)[^bb7] : (f64) -> ()
  ^bb7(%1763: f64):  // 4 preds: ^bb2, ^bb3, ^bb5, ^bb6
    "llvm.store"(%1687, %arg55) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1764 = "llvm.getelementptr"(%arg55, %1700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1701, %1764) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1765 = "llvm.getelementptr"(%arg55, %1685) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1763, %1765) <{alignment = 8 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"(%1701)[^bb18] : (i32) -> ()
  ^bb8:  // pred: ^bb0
    %1766 = "llvm.load"(%1722) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %1767 = "llvm.zext"(%1766) : (i8) -> i64
    %1768 = "llvm.icmp"(%1715, %1684) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1768)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %1769 = "llvm.and"(%1767, %1698) : (i64, i64) -> i64
    "llvm.br"(%1699, %1769)[^bb17] : (i32, i64) -> ()
  ^bb10:  // pred: ^bb8
    %1770 = "llvm.getelementptr"(%arg54, %1685) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1771 = "llvm.load"(%1770) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1772 = "llvm.icmp"(%1771, %1686) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1772, %1767)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb11:  // pred: ^bb10
    "llvm.switch"(%1771)[^bb14, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb12:  // pred: ^bb11
    %1773 = "llvm.load"(%1722) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1773)[^bb15] : (i64) -> ()
  ^bb13:  // pred: ^bb11
    %1774 = "llvm.load"(%1722) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1775 = "llvm.sext"(%1774) : (i32) -> i64
    "llvm.br"(%1775)[^bb15] : (i64) -> ()
  ^bb14:  // pred: ^bb11
    %1776 = "llvm.load"(%1722) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1777 = "llvm.sext"(%1776) : (i16) -> i64
    "llvm.br"(%1777)[^bb15] : (i64) -> ()
  ^bb15(%1778: i64):  // 4 preds: ^bb10, ^bb12, ^bb13, ^bb14
    %1779 = "llvm.shl"(%1771, %1687) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1780 = "llvm.sub"(%1688, %1779) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1781 = "llvm.icmp"(%1715, %1689) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1782 = "llvm.zext"(%1780) : (i32) -> i64
    %1783 = "llvm.shl"(%1778, %1782) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1784 = "llvm.ashr"(%1783, %1782) <{isExact}> : (i64, i64) -> i64
    %1785 = "llvm.lshr"(%1690, %1782) : (i64, i64) -> i64
    %1786 = "llvm.and"(%1778, %1785) : (i64, i64) -> i64
    %1787 = "llvm.select"(%1781, %1786, %1784) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1788 = "llvm.icmp"(%1787, %1691) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %1789 = "llvm.select"(%1781, %1788, %1692) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1789, %1686, %1787)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb16:  // pred: ^bb15
    %1790 = "llvm.load"(%arg53) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1791 = "llvm.getelementptr"(%arg54, %1693) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1792 = "llvm.load"(%1791) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1793 = "llvm.sext"(%1792) : (i32) -> i64
    %1794 = "llvm.getelementptr"(%1790, %1793) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%1694, %1794, %1695, %1696, %1786) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1697)[^bb18] : (i32) -> ()
  ^bb17(%1795: i32, %1796: i64):  // 2 preds: ^bb9, ^bb15
    "llvm.store"(%1795, %arg55) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1797 = "llvm.getelementptr"(%arg55, %1700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1701, %1797) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1798 = "llvm.getelementptr"(%arg55, %1685) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1796, %1798) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%1701)[^bb18] : (i32) -> ()
  ^bb18(%1799: i32):  // 3 preds: ^bb7, ^bb16, ^bb17
    "llvm.return"(%1799) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_results", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg50: !llvm.ptr, %arg51: !llvm.ptr, %arg52: !llvm.ptr):
    %1438 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1439 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1440 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1441 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1442 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1443 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1444 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1445 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1446 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1447 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1448 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1449 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1450 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1451 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1452 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1453 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1454 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1455 = "llvm.mlir.constant"() <{value = 3735928559 : i64}> : () -> i64
    %1456 = "llvm.inttoptr"(%1455) : (i64) -> !llvm.ptr
    %1457 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %1458 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1459 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1460 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1461 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_5}> : () -> !llvm.ptr
    %1462 = "llvm.alloca"(%1438) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1463 = "llvm.load"(%arg50) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1464 = "llvm.getelementptr"(%1463, %1439) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1465 = "llvm.load"(%1464) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1466 = "llvm.sext"(%1465) : (i32) -> i64
    %1467 = "llvm.getelementptr"(%1463, %1466) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1468 = "llvm.getelementptr"(%1463, %1440) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1469 = "llvm.load"(%1468) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1470 = "llvm.sext"(%1469) : (i32) -> i64
    %1471 = "llvm.getelementptr"(%1463, %1470) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1471, %1462) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1472 = "llvm.getelementptr"(%1463, %1441) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1473 = "llvm.load"(%1472) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1474 = "llvm.zext"(%1473) : (i32) -> i64
    %1475 = "llvm.alloca"(%1474) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>}> : (i64) -> !llvm.ptr
    %1476 = "llvm.alloca"(%1474) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>}> : (i64) -> !llvm.ptr
    %1477 = "llvm.alloca"(%1474) <{alignment = 16 : i64, elem_type = !llvm.ptr}> : (i64) -> !llvm.ptr
    %1478 = "llvm.shl"(%1474, %1442) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    "llvm.intr.memset"(%1475, %1443, %1478) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1479 = "llvm.mul"(%1474, %1444) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    "llvm.intr.memset"(%1476, %1443, %1479) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1480 = "llvm.icmp"(%1473, %1445) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1480, %1446, %1445)[^bb1, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1481 = "llvm.getelementptr"(%arg50, %1447) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1482 = "llvm.getelementptr"(%1463, %1448) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1483 = "llvm.getelementptr"(%1463, %1449) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1484 = "llvm.getelementptr"(%arg50, %1449) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1450)[^bb3] : (i64) -> ()
  ^bb2:  // pred: ^bb32
    %1485 = "llvm.icmp"(%arg51, %1458) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1486 = "llvm.zext"(%1473) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1450)[^bb35] : (i64) -> ()
  ^bb3(%1487: i64):  // 2 preds: ^bb1, ^bb32
    %1488 = "llvm.getelementptr"(%1467, %1487) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1489 = "llvm.load"(%1488) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1490 = "llvm.icmp"(%1489, %1451) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1490)[^bb4, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %1491 = "llvm.load"(%1481) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1492 = "llvm.load"(%1482) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1493 = "llvm.sext"(%1492) : (i32) -> i64
    %1494 = "llvm.getelementptr"(%1463, %1493) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1495 = "llvm.getelementptr"(%1488, %1441) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1496 = "llvm.load"(%1495) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1497 = "llvm.sext"(%1496) : (i32) -> i64
    %1498 = "llvm.getelementptr"(%1491, %1497) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1499 = "llvm.getelementptr"(%1488, %1447) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1500 = "llvm.load"(%1499) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1501 = "llvm.icmp"(%1500, %1452) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1501, %1498)[^bb6, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb5:  // pred: ^bb4
    %1502 = "llvm.load"(%1463) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1503 = "llvm.intr.smax"(%1502, %1453) : (i32, i32) -> i32
    %1504 = "llvm.zext"(%1503) <{nonNeg}> : (i32) -> i64
    %1505 = "llvm.getelementptr"(%1498, %1504) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1506 = "llvm.load"(%1505) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1506)[^bb6] : (!llvm.ptr) -> ()
  ^bb6(%1507: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    %1508 = "llvm.load"(%1507) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1509 = "llvm.icmp"(%1487, %1450) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1509, %1450)[^bb7, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb7:  // 2 preds: ^bb6, ^bb14
    %1510 = "llvm.load"(%1483) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1511 = "llvm.icmp"(%1510, %1445) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1511, %1510, %1452)[^bb8, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
  ^bb8:  // pred: ^bb7
    %1512 = "llvm.zext"(%1510) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1450)[^bb15] : (i64) -> ()
  ^bb9(%1513: i64):  // 2 preds: ^bb6, ^bb14
    %1514 = "llvm.getelementptr"(%1467, %1513) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1515 = "llvm.load"(%1514) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1516 = "llvm.icmp"(%1515, %1451) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1516)[^bb10, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    %1517 = "llvm.getelementptr"(%1514, %1441) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1518 = "llvm.load"(%1517) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1519 = "llvm.sext"(%1518) : (i32) -> i64
    %1520 = "llvm.getelementptr"(%1491, %1519) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1521 = "llvm.getelementptr"(%1514, %1447) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1522 = "llvm.load"(%1521) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1523 = "llvm.icmp"(%1522, %1452) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1523, %1520)[^bb12, ^bb11] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb11:  // pred: ^bb10
    %1524 = "llvm.load"(%1463) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1525 = "llvm.intr.smax"(%1524, %1453) : (i32, i32) -> i32
    %1526 = "llvm.zext"(%1525) <{nonNeg}> : (i32) -> i64
    %1527 = "llvm.getelementptr"(%1520, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1528 = "llvm.load"(%1527) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1528)[^bb12] : (!llvm.ptr) -> ()
  ^bb12(%1529: !llvm.ptr):  // 2 preds: ^bb10, ^bb11
    %1530 = "llvm.load"(%1529) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1531 = "llvm.icmp"(%1530, %1508) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1531)[^bb13, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb13:  // pred: ^bb12
    %1532 = "llvm.trunc"(%1513) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %1533 = "llvm.load"(%1483) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1534 = "llvm.add"(%1533, %1532) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%1533, %1534)[^bb21] : (i32, i32) -> ()
  ^bb14:  // 2 preds: ^bb9, ^bb12
    %1535 = "llvm.add"(%1513, %1454) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1536 = "llvm.icmp"(%1535, %1487) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1536, %1535)[^bb7, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb15(%1537: i64):  // 2 preds: ^bb8, ^bb19
    %1538 = "llvm.getelementptr"(%1494, %1537) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1539 = "llvm.load"(%1538) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1540 = "llvm.icmp"(%1539, %1451) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1540)[^bb16, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1541 = "llvm.getelementptr"(%1538, %1441) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1542 = "llvm.load"(%1541) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1543 = "llvm.sext"(%1542) : (i32) -> i64
    %1544 = "llvm.getelementptr"(%1491, %1543) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1545 = "llvm.getelementptr"(%1538, %1447) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1546 = "llvm.load"(%1545) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1547 = "llvm.icmp"(%1546, %1452) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1547, %1544)[^bb18, ^bb17] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb17:  // pred: ^bb16
    %1548 = "llvm.load"(%1463) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1549 = "llvm.intr.smax"(%1548, %1453) : (i32, i32) -> i32
    %1550 = "llvm.zext"(%1549) <{nonNeg}> : (i32) -> i64
    %1551 = "llvm.getelementptr"(%1544, %1550) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1552 = "llvm.load"(%1551) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1552)[^bb18] : (!llvm.ptr) -> ()
  ^bb18(%1553: !llvm.ptr):  // 2 preds: ^bb16, ^bb17
    %1554 = "llvm.load"(%1553) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1555 = "llvm.icmp"(%1554, %1508) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1555)[^bb20, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb19:  // 2 preds: ^bb15, ^bb18
    %1556 = "llvm.add"(%1537, %1454) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1557 = "llvm.icmp"(%1556, %1512) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1557, %1510, %1452, %1556)[^bb21, ^bb15] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i32, i64) -> ()
  ^bb20:  // pred: ^bb18
    %1558 = "llvm.trunc"(%1537) <{overflowFlags = 3 : i32}> : (i64) -> i32
    "llvm.br"(%1510, %1558)[^bb21] : (i32, i32) -> ()
  ^bb21(%1559: i32, %1560: i32):  // 4 preds: ^bb7, ^bb13, ^bb19, ^bb20
    "llvm.cond_br"(%1501, %1498)[^bb23, ^bb22] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb22:  // pred: ^bb21
    %1561 = "llvm.load"(%1463) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1562 = "llvm.intr.smax"(%1561, %1453) : (i32, i32) -> i32
    %1563 = "llvm.zext"(%1562) <{nonNeg}> : (i32) -> i64
    %1564 = "llvm.getelementptr"(%1498, %1563) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1565 = "llvm.load"(%1564) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1565)[^bb23] : (!llvm.ptr) -> ()
  ^bb23(%1566: !llvm.ptr):  // 2 preds: ^bb21, ^bb22
    %1567 = "llvm.load"(%1566) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1568 = "llvm.icmp"(%1560, %1559) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1568)[^bb25, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb24:  // pred: ^bb23
    %1569 = "llvm.sub"(%1560, %1559) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1570 = "llvm.zext"(%1569) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1570)[^bb31] : (i64) -> ()
  ^bb25:  // pred: ^bb23
    %1571 = "llvm.icmp"(%1560, %1452) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1571)[^bb26, ^bb29] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb26:  // pred: ^bb25
    %1572 = "llvm.load"(%1484) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1573 = "llvm.zext"(%1560) <{nonNeg}> : (i32) -> i64
    %1574 = "llvm.getelementptr"(%1572, %1573) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1575 = "llvm.load"(%1574) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1576 = "llvm.load"(%1575) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1577 = "llvm.icmp"(%1576, %1457) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1577, %1458)[^bb27, ^bb28] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb27:  // pred: ^bb26
    %1578 = "llvm.getelementptr"(%1575, %1449) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1579 = "llvm.load"(%1578) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1579)[^bb28] : (!llvm.ptr) -> ()
  ^bb28(%1580: !llvm.ptr):  // 2 preds: ^bb26, ^bb27
    %1581 = "llvm.getelementptr"(%1476, %1487) <{elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1582 = "llvm.getelementptr"(%1581, %1447) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1580, %1582) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1487)[^bb31] : (i64) -> ()
  ^bb29:  // pred: ^bb25
    %1583 = "llvm.icmp"(%1567, %1456) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1583, %1487)[^bb31, ^bb30] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb30:  // pred: ^bb29
    %1584 = "llvm.getelementptr"(%1476, %1487) <{elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1567, %1584) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1487)[^bb31] : (i64) -> ()
  ^bb31(%1585: i64):  // 4 preds: ^bb24, ^bb28, ^bb29, ^bb30
    %1586 = "llvm.getelementptr"(%1476, %1585) <{elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1587 = "llvm.getelementptr"(%1477, %1487) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1586, %1587) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb32] : () -> ()
  ^bb32:  // 2 preds: ^bb3, ^bb31
    %1588 = "llvm.add"(%1487, %1454) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1589 = "llvm.icmp"(%1588, %1474) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1589, %1588)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb33:  // pred: ^bb39
    %1590 = "llvm.icmp"(%arg51, %1458) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1591 = "llvm.or"(%1590, %1609) : (i1, i1) -> i1
    "llvm.cond_br"(%1591, %1609, %1607)[^bb46, ^bb34] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i1, i32) -> ()
  ^bb34:  // pred: ^bb33
    %1592 = "llvm.getelementptr"(%arg50, %1447) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1593 = "llvm.zext"(%1473) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1450)[^bb40] : (i64) -> ()
  ^bb35(%1594: i64):  // 2 preds: ^bb2, ^bb39
    %1595 = "llvm.getelementptr"(%1467, %1594) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1596 = "llvm.load"(%1595) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1597 = "llvm.icmp"(%1596, %1451) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1597)[^bb36, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb36:  // pred: ^bb35
    %1598 = "llvm.getelementptr"(%arg51, %1594) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1599 = "llvm.select"(%1485, %1458, %1598) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1600 = "llvm.getelementptr"(%1477, %1594) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1601 = "llvm.load"(%1600) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1602 = "llvm.getelementptr"(%1475, %1594) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1603 = "llvm.trunc"(%1594) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %1604 = "llvm.call"(%arg50, %1601, %1603, %1602, %1599) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1604)[^bb39] : (i32) -> ()
  ^bb37:  // pred: ^bb35
    "llvm.cond_br"(%1485, %1445)[^bb38, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb38:  // pred: ^bb37
    %1605 = "llvm.getelementptr"(%1475, %1594) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1606 = "llvm.call"(%arg50, %1595, %1605) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1606)[^bb39] : (i32) -> ()
  ^bb39(%1607: i32):  // 3 preds: ^bb36, ^bb37, ^bb38
    %1608 = "llvm.add"(%1594, %1454) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1609 = "llvm.icmp"(%1607, %1445) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1610 = "llvm.icmp"(%1608, %1486) <{predicate = 9 : i64}> : (i64, i64) -> i1
    %1611 = "llvm.select"(%1609, %1459, %1610) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1611, %1608)[^bb33, ^bb35] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb40(%1612: i64):  // 2 preds: ^bb34, ^bb45
    %1613 = "llvm.getelementptr"(%arg51, %1612) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1614 = "llvm.load"(%1613) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1614, %1458)[^bb43, ^bb41, ^bb42] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb41:  // pred: ^bb40
    %1615 = "llvm.getelementptr"(%1613, %1449) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1616 = "llvm.load"(%1615) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1617 = "llvm.getelementptr"(%1616, %1444) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1617)[^bb43] : (!llvm.ptr) -> ()
  ^bb42:  // pred: ^bb40
    %1618 = "llvm.getelementptr"(%1613, %1449) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1619 = "llvm.load"(%1618) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1619)[^bb43] : (!llvm.ptr) -> ()
  ^bb43(%1620: !llvm.ptr):  // 3 preds: ^bb40, ^bb41, ^bb42
    %1621 = "llvm.getelementptr"(%1467, %1612) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1622 = "llvm.load"(%1621) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1623 = "llvm.icmp"(%1622, %1451) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1623)[^bb45, ^bb44] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb44:  // pred: ^bb43
    %1624 = "llvm.load"(%1592) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1625 = "llvm.getelementptr"(%1621, %1441) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1626 = "llvm.load"(%1625) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1627 = "llvm.sext"(%1626) : (i32) -> i64
    %1628 = "llvm.getelementptr"(%1624, %1627) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1629 = "llvm.load"(%1620) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1630 = "llvm.getelementptr"(%1620, %1440) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1631 = "llvm.load"(%1630) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1632 = "llvm.getelementptr"(%1629, %1631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1633 = "llvm.getelementptr"(%1621, %1449) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1634 = "llvm.load"(%1633) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1635 = "llvm.sext"(%1634) : (i32) -> i64
    "llvm.intr.memcpy"(%1632, %1628, %1635) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb45] : () -> ()
  ^bb45:  // 2 preds: ^bb43, ^bb44
    %1636 = "llvm.add"(%1612, %1454) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1637 = "llvm.icmp"(%1636, %1593) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1637, %1636, %1607)[^bb40, ^bb48] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i32) -> ()
  ^bb46(%1638: i1, %1639: i32):  // 2 preds: ^bb0, ^bb33
    %1640 = "llvm.icmp"(%arg51, %1458) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1641 = "llvm.or"(%1640, %1638) : (i1, i1) -> i1
    "llvm.cond_br"(%1641, %1639)[^bb48, ^bb47] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb47:  // pred: ^bb46
    %1642 = "llvm.call"(%1463, %1462, %1475, %arg52) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_nest, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1642)[^bb48] : (i32) -> ()
  ^bb48(%1643: i32):  // 3 preds: ^bb45, ^bb46, ^bb47
    "llvm.cond_br"(%1480, %1450)[^bb49, ^bb59] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb49(%1644: i64):  // 2 preds: ^bb48, ^bb51
    %1645 = "llvm.getelementptr"(%1475, %1644) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1646 = "llvm.load"(%1645) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1647 = "llvm.icmp"(%1646, %1460) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1647)[^bb50, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb50:  // pred: ^bb49
    %1648 = "llvm.load"(%1461) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1649 = "llvm.getelementptr"(%1645, %1449) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1650 = "llvm.load"(%1649) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1651 = "llvm.call"(%1648, %1650) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb51] : () -> ()
  ^bb51:  // 2 preds: ^bb49, ^bb50
    %1652 = "llvm.add"(%1644, %1454) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1653 = "llvm.icmp"(%1652, %1474) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1653, %1652)[^bb52, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb52:  // pred: ^bb51
    %1654 = "llvm.getelementptr"(%arg50, %1447) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1450)[^bb53] : (i64) -> ()
  ^bb53(%1655: i64):  // 2 preds: ^bb52, ^bb58
    %1656 = "llvm.getelementptr"(%1476, %1655) <{elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1657 = "llvm.getelementptr"(%1656, %1449) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1658 = "llvm.load"(%1657) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1659 = "llvm.icmp"(%1658, %1458) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1659)[^bb55, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // pred: ^bb53
    %1660 = "llvm.load"(%1461) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1661 = "llvm.call"(%1660, %1658) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb55] : () -> ()
  ^bb55:  // 2 preds: ^bb53, ^bb54
    %1662 = "llvm.load"(%1656) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1662) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1663 = "llvm.getelementptr"(%1467, %1655) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1664 = "llvm.load"(%1663) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1665 = "llvm.icmp"(%1664, %1451) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1665)[^bb56, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb56:  // pred: ^bb55
    %1666 = "llvm.getelementptr"(%1663, %1447) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1667 = "llvm.load"(%1666) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1668 = "llvm.icmp"(%1667, %1445) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1668)[^bb57, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb57:  // pred: ^bb56
    %1669 = "llvm.load"(%1654) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1670 = "llvm.getelementptr"(%1663, %1441) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1671 = "llvm.load"(%1670) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1672 = "llvm.sext"(%1671) : (i32) -> i64
    %1673 = "llvm.getelementptr"(%1669, %1672) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1674 = "llvm.load"(%1463) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1675 = "llvm.intr.smax"(%1674, %1453) : (i32, i32) -> i32
    %1676 = "llvm.zext"(%1675) <{nonNeg}> : (i32) -> i64
    %1677 = "llvm.getelementptr"(%1673, %1676) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1678 = "llvm.load"(%1677) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1678) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"()[^bb58] : () -> ()
  ^bb58:  // 3 preds: ^bb55, ^bb56, ^bb57
    %1679 = "llvm.add"(%1655, %1454) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1680 = "llvm.icmp"(%1679, %1474) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1680, %1679)[^bb59, ^bb53] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb59:  // 2 preds: ^bb48, ^bb58
    "llvm.return"(%1643) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_text", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg48: !llvm.ptr, %arg49: !llvm.ptr):
    %1422 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1423 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1424 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1425 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1426 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1427 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_6}> : () -> !llvm.ptr
    %1428 = "llvm.alloca"(%1422) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Bytes", (ptr, i64)>}> : (i32) -> !llvm.ptr
    "llvm.store"(%arg48, %1428) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1429 = "llvm.getelementptr"(%1428, %1423) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1430 = "llvm.call"(%arg48) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i64
    "llvm.store"(%1430, %1429) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1431 = "llvm.load"(%1424) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1432 = "llvm.icmp"(%1431, %1425) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1432)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1433 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1434 = "llvm.icmp"(%1433, %1425) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1434, %1426)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1435 = "llvm.load"(%1427) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1436 = "llvm.call"(%1435, %1428, %arg49) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1436)[^bb3] : (i32) -> ()
  ^bb3(%1437: i32):  // 2 preds: ^bb1, ^bb2
    "llvm.return"(%1437) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "strlen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_find_functions", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %1263 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1264 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_2}> : () -> !llvm.ptr
    %1265 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1266 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_symbols}> : () -> !llvm.ptr
    %1267 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1268 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_0}> : () -> !llvm.ptr
    %1269 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_NAMES}> : () -> !llvm.ptr
    %1270 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1271 = "llvm.getelementptr"(%1266, %1270) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1272 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_1}> : () -> !llvm.ptr
    %1273 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %1274 = "llvm.getelementptr"(%1269, %1273) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1275 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1276 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1277 = "llvm.getelementptr"(%1266, %1276) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1278 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_2}> : () -> !llvm.ptr
    %1279 = "llvm.mlir.constant"() <{value = 72 : i64}> : () -> i64
    %1280 = "llvm.getelementptr"(%1269, %1279) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1281 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1282 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1283 = "llvm.getelementptr"(%1266, %1282) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1284 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_3}> : () -> !llvm.ptr
    %1285 = "llvm.mlir.constant"() <{value = 108 : i64}> : () -> i64
    %1286 = "llvm.getelementptr"(%1269, %1285) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1287 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %1288 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1289 = "llvm.getelementptr"(%1266, %1288) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1290 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_4}> : () -> !llvm.ptr
    %1291 = "llvm.mlir.constant"() <{value = 144 : i64}> : () -> i64
    %1292 = "llvm.getelementptr"(%1269, %1291) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1293 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1294 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1295 = "llvm.getelementptr"(%1266, %1294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1296 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_5}> : () -> !llvm.ptr
    %1297 = "llvm.mlir.constant"() <{value = 180 : i64}> : () -> i64
    %1298 = "llvm.getelementptr"(%1269, %1297) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1299 = "llvm.mlir.constant"() <{value = 5 : i64}> : () -> i64
    %1300 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1301 = "llvm.getelementptr"(%1266, %1300) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1302 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_6}> : () -> !llvm.ptr
    %1303 = "llvm.mlir.constant"() <{value = 216 : i64}> : () -> i64
    %1304 = "llvm.getelementptr"(%1269, %1303) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1305 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %1306 = "llvm.mlir.constant"() <{value = 56 : i64}> : () -> i64
    %1307 = "llvm.getelementptr"(%1266, %1306) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1308 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_7}> : () -> !llvm.ptr
    %1309 = "llvm.mlir.constant"() <{value = 252 : i64}> : () -> i64
    %1310 = "llvm.getelementptr"(%1269, %1309) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1311 = "llvm.mlir.constant"() <{value = 7 : i64}> : () -> i64
    %1312 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_GLOBALS}> : () -> !llvm.ptr
    %1313 = "llvm.mlir.constant"() <{value = 9 : i64}> : () -> i64
    %1314 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1315 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1316 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1317 = "llvm.getelementptr"(%1312, %1276) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1318 = "llvm.getelementptr"(%1314, %1270) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1319 = "llvm.getelementptr"(%1312, %1288) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1320 = "llvm.mlir.constant"() <{value = 11 : i64}> : () -> i64
    %1321 = "llvm.getelementptr"(%1314, %1276) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1322 = "llvm.getelementptr"(%1312, %1300) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1323 = "llvm.mlir.constant"() <{value = 14 : i64}> : () -> i64
    %1324 = "llvm.getelementptr"(%1314, %1282) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1325 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %1326 = "llvm.getelementptr"(%1312, %1325) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1327 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1328 = "llvm.getelementptr"(%1314, %1288) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1329 = "llvm.mlir.constant"() <{value = 80 : i64}> : () -> i64
    %1330 = "llvm.getelementptr"(%1312, %1329) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1331 = "llvm.mlir.constant"() <{value = 15 : i64}> : () -> i64
    %1332 = "llvm.getelementptr"(%1314, %1294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1333 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1334 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_refuse_runtime_text}> : () -> !llvm.ptr
    %1335 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1336 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_3}> : () -> !llvm.ptr
    %1337 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1338 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1339 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_5}> : () -> !llvm.ptr
    %1340 = "llvm.alloca"(%1263) <{alignment = 16 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1341 = "llvm.alloca"(%1263) <{alignment = 16 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1342 = "llvm.alloca"(%1263) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Bytes", (ptr, i64)>}> : (i32) -> !llvm.ptr
    %1343 = "llvm.call"(%1264, %1265) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlopen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1344 = "llvm.load"(%1266) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1345 = "llvm.icmp"(%1344, %1267) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1345)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.store"(%1344, %1268) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb6] : () -> ()
  ^bb2:  // pred: ^bb0
    %1346 = "llvm.call"(%1343, %1269) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1346, %1268) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1347 = "llvm.icmp"(%1346, %1267) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1347, %1269)[^bb4, ^bb6] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb3(%1348: i64):  // 7 preds: ^bb8, ^bb11, ^bb14, ^bb17, ^bb20, ^bb23, ^bb26
    %1349 = "llvm.load"(%1268) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1350 = "llvm.getelementptr"(%1269, %1348) <{elem_type = !llvm.array<36 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1351 = "llvm.icmp"(%1349, %1267) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1351, %1350)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb4(%1352: !llvm.ptr):  // 2 preds: ^bb2, ^bb3
    %1353 = "llvm.call"(%1338, %1339, %1334, %1352) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (i32, ptr, ...)>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @abort, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.unreachable"() : () -> ()
  ^bb5:  // pred: ^bb3
    "llvm.store"(%1334, %1341) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1354 = "llvm.getelementptr"(%1341, %1270) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1350, %1354) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1355 = "llvm.getelementptr"(%1341, %1276) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1335, %1355) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.call"(%1349, %1336, %1341, %1337) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%1316)[^bb43] : (i32) -> ()
  ^bb6:  // 2 preds: ^bb1, ^bb2
    %1356 = "llvm.load"(%1271) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1357 = "llvm.icmp"(%1356, %1267) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1357)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    "llvm.store"(%1356, %1272) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb9] : () -> ()
  ^bb8:  // pred: ^bb6
    %1358 = "llvm.call"(%1343, %1274) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1358, %1272) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1359 = "llvm.icmp"(%1358, %1267) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1359, %1275)[^bb3, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb9:  // 2 preds: ^bb7, ^bb8
    %1360 = "llvm.load"(%1277) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1361 = "llvm.icmp"(%1360, %1267) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1361)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    "llvm.store"(%1360, %1278) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb12] : () -> ()
  ^bb11:  // pred: ^bb9
    %1362 = "llvm.call"(%1343, %1280) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1362, %1278) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1363 = "llvm.icmp"(%1362, %1267) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1363, %1281)[^bb3, ^bb12] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb12:  // 2 preds: ^bb10, ^bb11
    %1364 = "llvm.load"(%1283) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1365 = "llvm.icmp"(%1364, %1267) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1365)[^bb14, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb13:  // pred: ^bb12
    "llvm.store"(%1364, %1284) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb15] : () -> ()
  ^bb14:  // pred: ^bb12
    %1366 = "llvm.call"(%1343, %1286) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1366, %1284) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1367 = "llvm.icmp"(%1366, %1267) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1367, %1287)[^bb3, ^bb15] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb14
    %1368 = "llvm.load"(%1289) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1369 = "llvm.icmp"(%1368, %1267) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1369)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    "llvm.store"(%1368, %1290) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb18] : () -> ()
  ^bb17:  // pred: ^bb15
    %1370 = "llvm.call"(%1343, %1292) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1370, %1290) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1371 = "llvm.icmp"(%1370, %1267) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1371, %1293)[^bb3, ^bb18] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb18:  // 2 preds: ^bb16, ^bb17
    %1372 = "llvm.load"(%1295) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1373 = "llvm.icmp"(%1372, %1267) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1373)[^bb20, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb19:  // pred: ^bb18
    "llvm.store"(%1372, %1296) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb20:  // pred: ^bb18
    %1374 = "llvm.call"(%1343, %1298) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1374, %1296) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1375 = "llvm.icmp"(%1374, %1267) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1375, %1299)[^bb3, ^bb21] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb21:  // 2 preds: ^bb19, ^bb20
    %1376 = "llvm.load"(%1301) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1377 = "llvm.icmp"(%1376, %1267) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1377)[^bb23, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb22:  // pred: ^bb21
    "llvm.store"(%1376, %1302) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb24] : () -> ()
  ^bb23:  // pred: ^bb21
    %1378 = "llvm.call"(%1343, %1304) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1378, %1302) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1379 = "llvm.icmp"(%1378, %1267) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1379, %1305)[^bb3, ^bb24] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb24:  // 2 preds: ^bb22, ^bb23
    %1380 = "llvm.load"(%1307) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1381 = "llvm.icmp"(%1380, %1267) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1381)[^bb26, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb25:  // pred: ^bb24
    "llvm.store"(%1380, %1308) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb26:  // pred: ^bb24
    %1382 = "llvm.call"(%1343, %1310) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1382, %1308) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1383 = "llvm.icmp"(%1382, %1267) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1383, %1311)[^bb3, ^bb27] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb27:  // 2 preds: ^bb25, ^bb26
    %1384 = "llvm.getelementptr"(%1342, %1270) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1312, %1342) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1313, %1384) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1385 = "llvm.load"(%1278) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1386 = "llvm.call"(%1385, %1342, %1314) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1387 = "llvm.icmp"(%1386, %1315) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1387, %1316)[^bb39, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb28:  // pred: ^bb39
    "llvm.store"(%1317, %1342) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1311, %1384) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1388 = "llvm.load"(%1278) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1389 = "llvm.call"(%1388, %1342, %1318) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1390 = "llvm.icmp"(%1389, %1315) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1390, %1316)[^bb29, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb29:  // pred: ^bb28
    %1391 = "llvm.load"(%1318) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1392 = "llvm.icmp"(%1391, %1267) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1392, %1317)[^bb40, ^bb30] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb30:  // pred: ^bb29
    "llvm.store"(%1319, %1342) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1320, %1384) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1393 = "llvm.load"(%1278) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1394 = "llvm.call"(%1393, %1342, %1321) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1395 = "llvm.icmp"(%1394, %1315) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1395, %1316)[^bb31, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb31:  // pred: ^bb30
    %1396 = "llvm.load"(%1321) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1397 = "llvm.icmp"(%1396, %1267) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1397, %1319)[^bb40, ^bb32] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb32:  // pred: ^bb31
    "llvm.store"(%1322, %1342) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1323, %1384) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1398 = "llvm.load"(%1278) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1399 = "llvm.call"(%1398, %1342, %1324) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1400 = "llvm.icmp"(%1399, %1315) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1400, %1316)[^bb33, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb33:  // pred: ^bb32
    %1401 = "llvm.load"(%1324) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1402 = "llvm.icmp"(%1401, %1267) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1402, %1322)[^bb40, ^bb34] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb34:  // pred: ^bb33
    "llvm.store"(%1326, %1342) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1327, %1384) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1403 = "llvm.load"(%1278) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1404 = "llvm.call"(%1403, %1342, %1328) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1405 = "llvm.icmp"(%1404, %1315) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1405, %1316)[^bb35, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb35:  // pred: ^bb34
    %1406 = "llvm.load"(%1328) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1407 = "llvm.icmp"(%1406, %1267) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1407, %1326)[^bb40, ^bb36] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb36:  // pred: ^bb35
    "llvm.store"(%1330, %1342) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1331, %1384) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1408 = "llvm.load"(%1278) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1409 = "llvm.call"(%1408, %1342, %1332) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1410 = "llvm.icmp"(%1409, %1315) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1410, %1316)[^bb37, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb37:  // pred: ^bb36
    %1411 = "llvm.load"(%1332) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1412 = "llvm.icmp"(%1411, %1267) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1412, %1330)[^bb40, ^bb38] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb38:  // pred: ^bb37
    "llvm.store"(%1263, %1333) <{alignment = 4 : i64, ordering = 5 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%1315)[^bb43] : (i32) -> ()
  ^bb39:  // pred: ^bb27
    %1413 = "llvm.load"(%1314) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1414 = "llvm.icmp"(%1413, %1267) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1414, %1312)[^bb40, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb40(%1415: !llvm.ptr):  // 6 preds: ^bb29, ^bb31, ^bb33, ^bb35, ^bb37, ^bb39
    %1416 = "llvm.load"(%1268) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1417 = "llvm.icmp"(%1416, %1267) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1417)[^bb41, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb41:  // pred: ^bb40
    %1418 = "llvm.call"(%1338, %1339, %1334, %1415) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (i32, ptr, ...)>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @abort, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.unreachable"() : () -> ()
  ^bb42:  // pred: ^bb40
    "llvm.store"(%1334, %1340) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1419 = "llvm.getelementptr"(%1340, %1270) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1415, %1419) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1420 = "llvm.getelementptr"(%1340, %1276) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1335, %1420) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.call"(%1416, %1336, %1340, %1337) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%1316)[^bb43] : (i32) -> ()
  ^bb43(%1421: i32):  // 9 preds: ^bb5, ^bb27, ^bb28, ^bb30, ^bb32, ^bb34, ^bb36, ^bb38, ^bb42
    "llvm.return"(%1421) : (i32) -> ()
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
    %1214 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_14}> : () -> !llvm.ptr
    %1215 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1216 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_13}> : () -> !llvm.ptr
    %1217 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_12}> : () -> !llvm.ptr
    %1218 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1219 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1220 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_11}> : () -> !llvm.ptr
    %1221 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_10}> : () -> !llvm.ptr
    %1222 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_9}> : () -> !llvm.ptr
    %1223 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1224 = "llvm.mlir.constant"() <{value = 480 : i64}> : () -> i64
    %1225 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_8}> : () -> !llvm.ptr
    %1226 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_7}> : () -> !llvm.ptr
    %1227 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1228 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_6}> : () -> !llvm.ptr
    %1229 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1230 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1231 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1232 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_3}> : () -> !llvm.ptr
    %1233 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_16}> : () -> !llvm.ptr
    %1234 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %1235 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_15}> : () -> !llvm.ptr
    %1236 = "llvm.load"(%arg47) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1236)[^bb14, ^bb2, ^bb1, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb8, ^bb8, ^bb9, ^bb9, ^bb10, ^bb10, ^bb11, ^bb11, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, case_values = dense<[70, 7, 0, 1, 2, 3, 8, 11, 65, 12, 66, 71, 75, 72, 76, 74, 78]> : vector<17xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1237 = "llvm.getelementptr"(%arg47, %1218) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1238 = "llvm.load"(%1237) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1239 = "llvm.icmp"(%1238, %1229) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1239, %1238)[^bb15, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1240 = "llvm.getelementptr"(%arg47, %1218) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1241 = "llvm.load"(%1240) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1242 = "llvm.getelementptr"(%1241, %1230) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1242)[^bb3] : (!llvm.ptr) -> ()
  ^bb3(%1243: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    "llvm.call"(%arg46, %1243) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_tensor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb4:  // pred: ^bb0
    "llvm.call"(%arg46, %1228, %1215) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb5:  // pred: ^bb0
    %1244 = "llvm.getelementptr"(%arg47, %1218) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1245 = "llvm.load"(%1244) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg46, %1227, %1245) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb6:  // pred: ^bb0
    "llvm.call"(%arg46, %1226, %1215) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb7:  // pred: ^bb0
    %1246 = "llvm.getelementptr"(%arg46, %1223) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1247 = "llvm.getelementptr"(%arg47, %1218) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1248 = "llvm.load"(%1247) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    %1249 = "llvm.call"(%1246, %1224, %1225, %1248) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, f64) -> i32
    "llvm.store"(%1249, %arg46) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb8:  // 3 preds: ^bb0, ^bb0, ^bb0
    "llvm.call"(%arg46, %1222, %1215) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb9:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg46, %1221, %1215) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb10:  // 2 preds: ^bb0, ^bb0
    %1250 = "llvm.getelementptr"(%arg47, %1218) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1251 = "llvm.load"(%1250) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1252 = "llvm.getelementptr"(%1251, %1219) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1253 = "llvm.load"(%1252) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg46, %1220, %1253) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb11:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg46, %1217, %1215) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb12:  // pred: ^bb0
    "llvm.call"(%arg46, %1216, %1215) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb13:  // pred: ^bb0
    "llvm.call"(%arg46, %1214, %1215) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb14:  // pred: ^bb0
    %1254 = "llvm.icmp"(%1236, %1231) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1254)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // 2 preds: ^bb1, ^bb14
    %1255 = "llvm.sext"(%1236) : (i32) -> i64
    "llvm.call"(%arg46, %1235, %1255) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb16:  // pred: ^bb14
    %1256 = "llvm.getelementptr"(%arg46, %1223) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1257 = "llvm.load"(%1232) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1258 = "llvm.call"(%1257, %1236) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1259 = "llvm.getelementptr"(%1258, %1218) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1260 = "llvm.load"(%1259) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1261 = "llvm.call"(%1256, %1224, %1233, %1260) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) -> i32
    %1262 = "llvm.intr.smin"(%1261, %1234) : (i32, i32) -> i32
    "llvm.store"(%1262, %arg46) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb17:  // 13 preds: ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb15, ^bb16
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i64, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "snprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_append_tensor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg44: !llvm.ptr, %arg45: !llvm.ptr):
    %1097 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1098 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1099 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1100 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1101 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1102 = "llvm.mlir.constant"() <{value = 18 : i32}> : () -> i32
    %1103 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_DTYPES}> : () -> !llvm.ptr
    %1104 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1105 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_17}> : () -> !llvm.ptr
    %1106 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1107 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_19}> : () -> !llvm.ptr
    %1108 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1109 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1110 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1111 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1112 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_20}> : () -> !llvm.ptr
    %1113 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_21}> : () -> !llvm.ptr
    %1114 = "llvm.mlir.constant"() <{value = 2147483646 : i64}> : () -> i64
    %1115 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1116 = "llvm.mlir.constant"() <{value = -2 : i64}> : () -> i64
    %1117 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1118 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1119 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1120 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_18}> : () -> !llvm.ptr
    %1121 = "llvm.getelementptr"(%arg45, %1097) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1122 = "llvm.load"(%1121) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1123 = "llvm.and"(%1122, %1098) : (i32, i32) -> i32
    %1124 = "llvm.lshr"(%1122, %1099) : (i32, i32) -> i32
    %1125 = "llvm.getelementptr"(%arg45, %1100) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1126 = "llvm.load"(%1125) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1127 = "llvm.add"(%1126, %1101) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1128 = "llvm.zext"(%1127) : (i32) -> i64
    %1129 = "llvm.alloca"(%1128) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %1130 = "llvm.icmp"(%1123, %1102) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1130)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1131 = "llvm.zext"(%1123) <{nonNeg}> : (i32) -> i64
    %1132 = "llvm.getelementptr"(%1103, %1131) <{elem_type = !llvm.array<20 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1133 = "llvm.lshr"(%1122, %1104) : (i32, i32) -> i32
    %1134 = "llvm.and"(%1133, %1098) : (i32, i32) -> i32
    %1135 = "llvm.zext"(%1134) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg44, %1132, %1135) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1136 = "llvm.icmp"(%1124, %1101) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1136)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1137 = "llvm.zext"(%1124) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg44, %1105, %1137) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb4] : () -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %1138 = "llvm.getelementptr"(%arg45, %1106) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1139 = "llvm.load"(%1138) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1140 = "llvm.load"(%1125) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg44, %1107, %1108) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1141 = "llvm.icmp"(%1140, %1109) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1141)[^bb5, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1142 = "llvm.zext"(%1140) <{nonNeg}> : (i32) -> i64
    %1143 = "llvm.load"(%1139) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %1110, %1143) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1144 = "llvm.icmp"(%1140, %1101) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1144, %1111)[^bb7, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb6(%1145: i64):  // 2 preds: ^bb5, ^bb6
    %1146 = "llvm.getelementptr"(%1139, %1145) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1147 = "llvm.load"(%1146) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %1112, %1147) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1148 = "llvm.add"(%1145, %1111) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1149 = "llvm.icmp"(%1148, %1142) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1149, %1148)[^bb7, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb7:  // 3 preds: ^bb4, ^bb5, ^bb6
    "llvm.call"(%arg44, %1113, %1108) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1150 = "llvm.load"(%1125) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1151 = "llvm.load"(%1138) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1152 = "llvm.icmp"(%1150, %1109) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1152)[^bb8, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb8:  // pred: ^bb7
    %1153 = "llvm.zext"(%1150) <{nonNeg}> : (i32) -> i64
    %1154 = "llvm.and"(%1153, %1111) : (i64, i64) -> i64
    %1155 = "llvm.icmp"(%1150, %1101) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1155, %1153, %1111, %1111)[^bb12, ^bb9] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i64, i64, i64) -> ()
  ^bb9:  // pred: ^bb8
    %1156 = "llvm.and"(%1153, %1114) : (i64, i64) -> i64
    "llvm.br"(%1153, %1111, %1111, %1108)[^bb10] : (i64, i64, i64, i64) -> ()
  ^bb10(%1157: i64, %1158: i64, %1159: i64, %1160: i64):  // 2 preds: ^bb9, ^bb10
    %1161 = "llvm.add"(%1157, %1115) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1162 = "llvm.getelementptr"(%1129, %1161) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1159, %1162) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1163 = "llvm.getelementptr"(%1151, %1161) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1164 = "llvm.load"(%1163) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1165 = "llvm.intr.umax"(%1164, %1111) : (i64, i64) -> i64
    %1166 = "llvm.mul"(%1165, %1159) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1167 = "llvm.mul"(%1164, %1158) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1168 = "llvm.add"(%1157, %1116) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1169 = "llvm.getelementptr"(%1129, %1168) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1166, %1169) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1170 = "llvm.getelementptr"(%1151, %1168) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1171 = "llvm.load"(%1170) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1172 = "llvm.intr.umax"(%1171, %1111) : (i64, i64) -> i64
    %1173 = "llvm.mul"(%1172, %1166) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1174 = "llvm.mul"(%1171, %1167) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1175 = "llvm.add"(%1160, %1117) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1176 = "llvm.icmp"(%1175, %1156) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1176, %1168, %1174, %1173, %1175)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, i64, i64, i64, i64) -> ()
  ^bb11:  // pred: ^bb10
    %1177 = "llvm.icmp"(%1154, %1108) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1177, %1174, %1168, %1174, %1173)[^bb13, ^bb12] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, i64, i64, i64, i64) -> ()
  ^bb12(%1178: i64, %1179: i64, %1180: i64):  // 2 preds: ^bb8, ^bb11
    %1181 = "llvm.icmp"(%1154, %1108) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%1181) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %1182 = "llvm.add"(%1178, %1115) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1183 = "llvm.getelementptr"(%1129, %1182) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1180, %1183) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1184 = "llvm.getelementptr"(%1151, %1182) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1185 = "llvm.load"(%1184) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1186 = "llvm.mul"(%1185, %1179) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%1186)[^bb13] : (i64) -> ()
  ^bb13(%1187: i64):  // 2 preds: ^bb11, ^bb12
    %1188 = "llvm.icmp"(%1187, %1108) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1188)[^bb22, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb14:  // pred: ^bb13
    %1189 = "llvm.getelementptr"(%arg45, %1118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1190 = "llvm.load"(%1189) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1191 = "llvm.icmp"(%1190, %1119) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1191, %1108)[^bb22, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb15(%1192: i64):  // 2 preds: ^bb14, ^bb17
    %1193 = "llvm.getelementptr"(%1151, %1192) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1194 = "llvm.load"(%1193) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1195 = "llvm.icmp"(%1194, %1111) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1195)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1196 = "llvm.getelementptr"(%1190, %1192) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1197 = "llvm.load"(%1196) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1198 = "llvm.getelementptr"(%1129, %1192) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1199 = "llvm.load"(%1198) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1200 = "llvm.icmp"(%1197, %1199) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1200)[^bb17, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // 2 preds: ^bb15, ^bb16
    %1201 = "llvm.add"(%1192, %1111) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1202 = "llvm.icmp"(%1201, %1153) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1202, %1201)[^bb22, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb18:  // pred: ^bb16
    "llvm.call"(%arg44, %1120, %1108) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1203 = "llvm.load"(%1189) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1204 = "llvm.load"(%1125) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg44, %1107, %1108) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1205 = "llvm.icmp"(%1204, %1109) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1205)[^bb19, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb19:  // pred: ^bb18
    %1206 = "llvm.zext"(%1204) <{nonNeg}> : (i32) -> i64
    %1207 = "llvm.load"(%1203) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %1110, %1207) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1208 = "llvm.icmp"(%1204, %1101) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1208, %1111)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb20(%1209: i64):  // 2 preds: ^bb19, ^bb20
    %1210 = "llvm.getelementptr"(%1203, %1209) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1211 = "llvm.load"(%1210) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %1112, %1211) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1212 = "llvm.add"(%1209, %1111) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1213 = "llvm.icmp"(%1212, %1206) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1213, %1212)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb21:  // 3 preds: ^bb18, ^bb19, ^bb20
    "llvm.call"(%arg44, %1113, %1108) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb22] : () -> ()
  ^bb22:  // 5 preds: ^bb7, ^bb13, ^bb14, ^bb17, ^bb21
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_append", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg41: !llvm.ptr, %arg42: !llvm.ptr, %arg43: i64):
    %1084 = "llvm.mlir.constant"() <{value = 480 : i32}> : () -> i32
    %1085 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1086 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %1087 = "llvm.load"(%arg41) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1088 = "llvm.sub"(%1084, %1087) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1089 = "llvm.getelementptr"(%arg41, %1085) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1090 = "llvm.sext"(%1087) : (i32) -> i64
    %1091 = "llvm.getelementptr"(%1089, %1090) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1092 = "llvm.sext"(%1088) : (i32) -> i64
    %1093 = "llvm.call"(%1091, %1092, %arg42, %arg43) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
    %1094 = "llvm.load"(%arg41) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1095 = "llvm.add"(%1094, %1093) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1096 = "llvm.intr.smin"(%1095, %1086) : (i32, i32) -> i32
    "llvm.store"(%1096, %arg41) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_get_item", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg37: !llvm.ptr, %arg38: !llvm.ptr, %arg39: !llvm.ptr, %arg40: !llvm.ptr):
    %1025 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1026 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1027 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1028 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1029 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1030 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1031 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %1032 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1033 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1034 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1035 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1036 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1037 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_1}> : () -> !llvm.ptr
    %1038 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1039 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1040 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1041 = "llvm.mlir.constant"() <{value = 484 : i64}> : () -> i64
    %1042 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_24}> : () -> !llvm.ptr
    %1043 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1044 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_25}> : () -> !llvm.ptr
    %1045 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_0}> : () -> !llvm.ptr
    %1046 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1047 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1048 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1049 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_5}> : () -> !llvm.ptr
    %1050 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1051 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1052 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1053 = "llvm.alloca"(%1025) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    %1054 = "llvm.alloca"(%1025) <{alignment = 16 : i64, elem_type = !llvm.array<5 x ptr>}> : (i32) -> !llvm.ptr
    %1055 = "llvm.alloca"(%1025) <{alignment = 16 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %1056 = "llvm.load"(%arg37) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1056)[^bb1, ^bb2, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%1050, %arg38, %arg37, %1051, %1052) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1040)[^bb7] : (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb0
    "llvm.intr.memcpy"(%1055, %arg37, %1026) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1057 = "llvm.getelementptr"(%1055, %1026) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1027, %1057) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1058 = "llvm.getelementptr"(%1055, %1028) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1029, %1058) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1059 = "llvm.getelementptr"(%1055, %1030) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg39, %1059) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1060 = "llvm.icmp"(%1056, %1031) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1061 = "llvm.select"(%1060, %1032, %1033) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1062 = "llvm.icmp"(%arg39, %1034) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1063 = "llvm.zext"(%1062) : (i1) -> i64
    %1064 = "llvm.getelementptr"(%arg40, %1035) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memset"(%arg40, %1036, %1026) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1065 = "llvm.load"(%1037) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1066 = "llvm.getelementptr"(%1038, %1061) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1067 = "llvm.getelementptr"(%1066, %1063) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1068 = "llvm.load"(%1067) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1069 = "llvm.select"(%1062, %1039, %1025) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1070 = "llvm.call"(%1065, %1068, %1055, %1069, %arg40) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %1071 = "llvm.icmp"(%1070, %1029) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1071)[^bb5, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    "llvm.cond_br"(%1062, %1040)[^bb4, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.intr.memset"(%1053, %1036, %1041) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.call"(%1053, %arg37) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%arg38, %1054) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1072 = "llvm.getelementptr"(%1054, %1035) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1073 = "llvm.getelementptr"(%1053, %1033) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1073, %1072) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1074 = "llvm.getelementptr"(%1054, %1026) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1042, %1074) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1075 = "llvm.getelementptr"(%1054, %1030) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg39, %1075) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1076 = "llvm.getelementptr"(%1054, %1043) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1044, %1076) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1077 = "llvm.load"(%1045) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1077, %1046, %1054, %1047) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%1040)[^bb7] : (i32) -> ()
  ^bb5:  // pred: ^bb2
    %1078 = "llvm.load"(%arg40) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1079 = "llvm.icmp"(%1078, %1048) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1079, %1029)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb6:  // pred: ^bb5
    %1080 = "llvm.load"(%1049) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1081 = "llvm.load"(%1064) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1082 = "llvm.call"(%1080, %1081) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1029)[^bb7] : (i32) -> ()
  ^bb7(%1083: i32):  // 5 preds: ^bb1, ^bb3, ^bb4, ^bb5, ^bb6
    "llvm.return"(%1083) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (i32, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_refuse_array", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg32: i32, %arg33: !llvm.ptr, %arg34: !llvm.ptr, %arg35: !llvm.ptr, %arg36: !llvm.ptr):
    %986 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %987 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_26}> : () -> !llvm.ptr
    %988 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %989 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %990 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_27}> : () -> !llvm.ptr
    %991 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %992 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %993 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_30}> : () -> !llvm.ptr
    %994 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %995 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %996 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %997 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_29}> : () -> !llvm.ptr
    %998 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %999 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_28}> : () -> !llvm.ptr
    %1000 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1001 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1002 = "llvm.icmp"(%arg32, %986) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1003 = "llvm.select"(%1002, %987, %988) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1004 = "llvm.icmp"(%arg32, %989) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1005 = "llvm.select"(%1004, %990, %1003) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%arg32, %1005, %991)[^bb4, ^bb1, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[7, 8, 9]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i64) -> ()
  ^bb1:  // pred: ^bb0
    %1006 = "llvm.getelementptr"(%arg35, %998) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1007 = "llvm.load"(%1006) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1008 = "llvm.sext"(%1007) : (i32) -> i64
    "llvm.br"(%999, %1008)[^bb4] : (!llvm.ptr, i64) -> ()
  ^bb2:  // pred: ^bb0
    %1009 = "llvm.load"(%arg34) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1010 = "llvm.icmp"(%1009, %994) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1011 = "llvm.getelementptr"(%arg34, %995) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1012 = "llvm.load"(%1011) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1013 = "llvm.select"(%1010, %996, %991) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1014 = "llvm.getelementptr"(%1012, %1013) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1015 = "llvm.getelementptr"(%1014, %995) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1016 = "llvm.load"(%1015) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1017 = "llvm.sext"(%1016) : (i32) -> i64
    "llvm.br"(%997, %1017)[^bb4] : (!llvm.ptr, i64) -> ()
  ^bb3:  // pred: ^bb0
    %1018 = "llvm.load"(%arg36) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1019 = "llvm.shl"(%1018, %992) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1020 = "llvm.sext"(%1019) : (i32) -> i64
    "llvm.br"(%993, %1020)[^bb4] : (!llvm.ptr, i64) -> ()
  ^bb4(%1021: !llvm.ptr, %1022: i64):  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb3
    %1023 = "llvm.icmp"(%arg32, %992) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %1024 = "llvm.select"(%1023, %1000, %1001) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1024, %arg33, %arg34, %1021, %1022) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_describe", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg28: !llvm.ptr, %arg29: !llvm.ptr, %arg30: !llvm.ptr, %arg31: !llvm.ptr):
    %706 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %707 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %708 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %709 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %710 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %711 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %712 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %713 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %714 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %715 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %716 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %717 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %718 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %719 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %720 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %721 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %722 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %723 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %724 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %725 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %726 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %727 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %728 = "llvm.mlir.constant"() <{value = 32768 : i64}> : () -> i64
    %729 = "llvm.mlir.constant"() <{value = 65536 : i64}> : () -> i64
    %730 = "llvm.mlir.constant"() <{value = 2147483648 : i64}> : () -> i64
    %731 = "llvm.mlir.constant"() <{value = 4294967296 : i64}> : () -> i64
    %732 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %733 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %734 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %735 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %736 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %737 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %738 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %739 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %740 = "llvm.getelementptr"(%arg29, %706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %741 = "llvm.load"(%740) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %742 = "llvm.sext"(%741) : (i32) -> i64
    %743 = "llvm.getelementptr"(%arg31, %742) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %744 = "llvm.getelementptr"(%arg29, %707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %745 = "llvm.load"(%744) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %746 = "llvm.icmp"(%745, %708) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%746, %743)[^bb1, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb1:  // pred: ^bb0
    %747 = "llvm.getelementptr"(%arg29, %709) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %748 = "llvm.load"(%747) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %749 = "llvm.sext"(%748) : (i32) -> i64
    %750 = "llvm.getelementptr"(%arg31, %749) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %751 = "llvm.getelementptr"(%arg30, %707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %752 = "llvm.load"(%751) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %753 = "llvm.load"(%arg28) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%753)[^bb3, ^bb4, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    "llvm.store"(%752, %743) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb5] : () -> ()
  ^bb3:  // pred: ^bb1
    %754 = "llvm.trunc"(%752) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%754, %743) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb5] : () -> ()
  ^bb4:  // pred: ^bb1
    %755 = "llvm.sext"(%752) : (i32) -> i64
    "llvm.store"(%755, %743) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb5] : () -> ()
  ^bb5:  // 3 preds: ^bb2, ^bb3, ^bb4
    %756 = "llvm.load"(%arg28) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %757 = "llvm.intr.smax"(%756, %710) : (i32, i32) -> i32
    %758 = "llvm.zext"(%757) <{nonNeg}> : (i32) -> i64
    %759 = "llvm.getelementptr"(%743, %758) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%750, %759) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%750)[^bb6] : (!llvm.ptr) -> ()
  ^bb6(%760: !llvm.ptr):  // 2 preds: ^bb0, ^bb5
    %761 = "llvm.load"(%arg28) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %762 = "llvm.icmp"(%761, %710) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %763 = "llvm.getelementptr"(%arg30, %709) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %764 = "llvm.load"(%763) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %765 = "llvm.getelementptr"(%arg29, %711) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %766 = "llvm.load"(%765) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %767 = "llvm.icmp"(%764, %766) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%762)[^bb7, ^bb26] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    "llvm.cond_br"(%767, %712)[^bb8, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb8:  // pred: ^bb7
    %768 = "llvm.getelementptr"(%arg30, %707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %769 = "llvm.load"(%768) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %770 = "llvm.load"(%744) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %771 = "llvm.icmp"(%770, %708) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%771)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %772 = "llvm.icmp"(%769, %714) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%772, %713)[^bb52, ^bb11] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb10:  // pred: ^bb8
    %773 = "llvm.icmp"(%769, %770) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%773, %713)[^bb11, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb11:  // 2 preds: ^bb9, ^bb10
    %774 = "llvm.getelementptr"(%arg29, %715) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %775 = "llvm.load"(%774) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %776 = "llvm.sext"(%775) : (i32) -> i64
    %777 = "llvm.getelementptr"(%arg28, %776) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %778 = "llvm.getelementptr"(%arg30, %716) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %779 = "llvm.load"(%778) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %780 = "llvm.icmp"(%769, %708) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%780, %708, %717)[^bb12, ^bb23] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb12:  // pred: ^bb11
    %781 = "llvm.getelementptr"(%arg29, %718) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %782 = "llvm.getelementptr"(%arg30, %718) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %783 = "llvm.getelementptr"(%arg29, %716) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %784 = "llvm.getelementptr"(%760, %707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %785 = "llvm.zext"(%769) <{nonNeg}> : (i32) -> i64
    %786 = "llvm.getelementptr"(%777, %785) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%785, %708, %720, %708)[^bb13] : (i64, i32, i64, i32) -> ()
  ^bb13(%787: i64, %788: i32, %789: i64, %790: i32):  // 2 preds: ^bb12, ^bb21
    %791 = "llvm.add"(%787, %722) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %792 = "llvm.getelementptr"(%779, %791) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %793 = "llvm.load"(%792) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %794 = "llvm.load"(%781) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %795 = "llvm.icmp"(%794, %708) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%795, %789)[^bb15, ^bb14] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb14:  // pred: ^bb13
    %796 = "llvm.getelementptr"(%786, %787) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %797 = "llvm.load"(%796) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%797)[^bb15] : (i64) -> ()
  ^bb15(%798: i64):  // 2 preds: ^bb13, ^bb14
    %799 = "llvm.icmp"(%798, %723) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %800 = "llvm.select"(%799, %798, %789) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%771)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %801 = "llvm.getelementptr"(%777, %787) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %802 = "llvm.load"(%801) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %803 = "llvm.icmp"(%802, %723) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %804 = "llvm.icmp"(%802, %793) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %805 = "llvm.select"(%803, %717, %804) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%805, %719)[^bb17, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb17:  // 2 preds: ^bb15, ^bb16
    %806 = "llvm.icmp"(%793, %720) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%806, %790, %800)[^bb18, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb18:  // pred: ^bb17
    %807 = "llvm.load"(%782) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %808 = "llvm.icmp"(%807, %724) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%808, %790, %800)[^bb21, ^bb19] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb19:  // pred: ^bb18
    %809 = "llvm.getelementptr"(%807, %791) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %810 = "llvm.load"(%809) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %811 = "llvm.icmp"(%810, %798) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %812 = "llvm.or"(%799, %811) : (i1, i1) -> i1
    %813 = "llvm.select"(%811, %790, %725) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %814 = "llvm.select"(%811, %800, %810) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%812, %813, %814)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb20:  // pred: ^bb19
    %815 = "llvm.load"(%783) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %816 = "llvm.icmp"(%815, %708) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %817 = "llvm.icmp"(%810, %726) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %818 = "llvm.or"(%817, %816) : (i1, i1) -> i1
    %819 = "llvm.select"(%818, %790, %727) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%819, %810)[^bb21] : (i32, i64) -> ()
  ^bb21(%820: i32, %821: i64):  // 4 preds: ^bb17, ^bb18, ^bb19, ^bb20
    %822 = "llvm.shl"(%787, %739) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %823 = "llvm.getelementptr"(%784, %822) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%793, %823) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %824 = "llvm.trunc"(%787) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %825 = "llvm.add"(%769, %824) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %826 = "llvm.shl"(%825, %713) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %827 = "llvm.sext"(%826) : (i32) -> i64
    %828 = "llvm.getelementptr"(%784, %827) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%821, %828) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %829 = "llvm.icmp"(%793, %726) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %830 = "llvm.zext"(%829) : (i1) -> i32
    %831 = "llvm.or"(%788, %830) : (i32, i32) -> i32
    %832 = "llvm.intr.umax"(%793, %720) : (i64, i64) -> i64
    %833 = "llvm.mul"(%832, %789) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %834 = "llvm.icmp"(%787, %720) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%834, %791, %831, %833, %820)[^bb13, ^bb22] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i64, i32, i64, i32) -> ()
  ^bb22:  // pred: ^bb21
    %835 = "llvm.icmp"(%831, %708) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%820, %835)[^bb23] : (i32, i1) -> ()
  ^bb23(%836: i32, %837: i1):  // 2 preds: ^bb11, ^bb22
    %838 = "llvm.getelementptr"(%arg30, %733) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %839 = "llvm.load"(%838) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%839, %710)[^bb52, ^bb24, ^bb24, ^bb24] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb24:  // 3 preds: ^bb23, ^bb23, ^bb23
    %840 = "llvm.load"(%arg30) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %841 = "llvm.ptrtoint"(%840) : (!llvm.ptr) -> i64
    %842 = "llvm.getelementptr"(%arg30, %734) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %843 = "llvm.load"(%842) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %844 = "llvm.add"(%843, %841) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %845 = "llvm.load"(%777) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %846 = "llvm.getelementptr"(%arg29, %733) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %847 = "llvm.load"(%846) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %848 = "llvm.sext"(%847) : (i32) -> i64
    %849 = "llvm.mul"(%845, %848) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %850 = "llvm.sub"(%844, %849) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%850, %760) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %851 = "llvm.getelementptr"(%760, %733) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%850, %851) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %852 = "llvm.getelementptr"(%760, %707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %853 = "llvm.load"(%777) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%853, %852) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%837, %708)[^bb25, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb25:  // pred: ^bb24
    %854 = "llvm.getelementptr"(%arg29, %735) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %855 = "llvm.load"(%854) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %856 = "llvm.add"(%855, %736) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %857 = "llvm.sext"(%856) : (i32) -> i64
    %858 = "llvm.and"(%850, %857) : (i64, i64) -> i64
    %859 = "llvm.icmp"(%858, %726) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %860 = "llvm.select"(%859, %836, %737) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%860)[^bb52] : (i32) -> ()
  ^bb26:  // pred: ^bb6
    "llvm.cond_br"(%767, %712)[^bb27, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb27:  // pred: ^bb26
    %861 = "llvm.getelementptr"(%arg30, %707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %862 = "llvm.load"(%861) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %863 = "llvm.load"(%744) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %864 = "llvm.icmp"(%863, %708) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%864)[^bb28, ^bb29] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb28:  // pred: ^bb27
    %865 = "llvm.icmp"(%862, %714) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%865, %713)[^bb52, ^bb30] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb29:  // pred: ^bb27
    %866 = "llvm.icmp"(%862, %863) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%866, %713)[^bb30, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb30:  // 2 preds: ^bb28, ^bb29
    %867 = "llvm.getelementptr"(%arg29, %715) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %868 = "llvm.load"(%867) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %869 = "llvm.sext"(%868) : (i32) -> i64
    %870 = "llvm.getelementptr"(%arg28, %869) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %871 = "llvm.getelementptr"(%arg30, %716) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %872 = "llvm.load"(%871) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %873 = "llvm.icmp"(%862, %708) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%873, %717, %708, %717)[^bb31, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i1, i32, i1) -> ()
  ^bb31:  // pred: ^bb30
    %874 = "llvm.getelementptr"(%arg29, %718) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %875 = "llvm.getelementptr"(%arg30, %718) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %876 = "llvm.getelementptr"(%arg29, %716) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %877 = "llvm.getelementptr"(%760, %707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %878 = "llvm.icmp"(%761, %719) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %879 = "llvm.zext"(%862) <{nonNeg}> : (i32) -> i64
    %880 = "llvm.sext"(%761) : (i32) -> i64
    %881 = "llvm.getelementptr"(%870, %879) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %882 = "llvm.icmp"(%761, %719) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%879, %708, %720, %708, %721)[^bb32] : (i64, i32, i64, i32, i32) -> ()
  ^bb32(%883: i64, %884: i32, %885: i64, %886: i32, %887: i32):  // 2 preds: ^bb31, ^bb43
    %888 = "llvm.add"(%883, %722) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %889 = "llvm.getelementptr"(%872, %888) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %890 = "llvm.load"(%889) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %891 = "llvm.load"(%874) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %892 = "llvm.icmp"(%891, %708) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%892, %885)[^bb34, ^bb33] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb33:  // pred: ^bb32
    %893 = "llvm.getelementptr"(%881, %883) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %894 = "llvm.load"(%893) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%894)[^bb34] : (i64) -> ()
  ^bb34(%895: i64):  // 2 preds: ^bb32, ^bb33
    %896 = "llvm.icmp"(%895, %723) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %897 = "llvm.select"(%896, %895, %885) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%864)[^bb36, ^bb35] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb35:  // pred: ^bb34
    %898 = "llvm.getelementptr"(%870, %883) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %899 = "llvm.load"(%898) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %900 = "llvm.icmp"(%899, %723) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %901 = "llvm.icmp"(%899, %890) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %902 = "llvm.select"(%900, %717, %901) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%902, %719)[^bb36, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb36:  // 2 preds: ^bb34, ^bb35
    %903 = "llvm.icmp"(%890, %720) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%903, %886, %897)[^bb37, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb37:  // pred: ^bb36
    %904 = "llvm.load"(%875) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %905 = "llvm.icmp"(%904, %724) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%905, %886, %897)[^bb40, ^bb38] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb38:  // pred: ^bb37
    %906 = "llvm.getelementptr"(%904, %888) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %907 = "llvm.load"(%906) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %908 = "llvm.icmp"(%907, %895) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %909 = "llvm.or"(%896, %908) : (i1, i1) -> i1
    %910 = "llvm.select"(%908, %886, %725) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %911 = "llvm.select"(%908, %897, %907) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%909, %910, %911)[^bb40, ^bb39] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb39:  // pred: ^bb38
    %912 = "llvm.load"(%876) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %913 = "llvm.icmp"(%912, %708) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %914 = "llvm.icmp"(%907, %726) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %915 = "llvm.or"(%914, %913) : (i1, i1) -> i1
    %916 = "llvm.select"(%915, %886, %727) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%916, %907)[^bb40] : (i32, i64) -> ()
  ^bb40(%917: i32, %918: i64):  // 4 preds: ^bb36, ^bb37, ^bb38, ^bb39
    %919 = "llvm.mul"(%883, %880) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %920 = "llvm.getelementptr"(%877, %919) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %921 = "llvm.trunc"(%883) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %922 = "llvm.add"(%862, %921) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.cond_br"(%882)[^bb41, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb41:  // pred: ^bb40
    %923 = "llvm.trunc"(%890) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%923, %920) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %924 = "llvm.add"(%890, %730) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %925 = "llvm.icmp"(%924, %731) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %926 = "llvm.shl"(%922, %712) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %927 = "llvm.sext"(%926) : (i32) -> i64
    %928 = "llvm.getelementptr"(%877, %927) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %929 = "llvm.trunc"(%918) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%929, %928) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%925)[^bb43] : (i1) -> ()
  ^bb42:  // pred: ^bb40
    %930 = "llvm.trunc"(%890) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%930, %920) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    %931 = "llvm.add"(%890, %728) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %932 = "llvm.icmp"(%931, %729) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %933 = "llvm.mul"(%922, %761) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %934 = "llvm.sext"(%933) : (i32) -> i64
    %935 = "llvm.getelementptr"(%877, %934) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %936 = "llvm.trunc"(%918) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%936, %935) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"(%932)[^bb43] : (i1) -> ()
  ^bb43(%937: i1):  // 2 preds: ^bb41, ^bb42
    %938 = "llvm.shl"(%918, %732) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %939 = "llvm.ashr"(%938, %732) <{isExact}> : (i64, i64) -> i64
    %940 = "llvm.select"(%878, %918, %939) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %941 = "llvm.shl"(%940, %718) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %942 = "llvm.ashr"(%941, %718) <{isExact}> : (i64, i64) -> i64
    %943 = "llvm.icmp"(%918, %942) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %944 = "llvm.and"(%943, %937) : (i1, i1) -> i1
    %945 = "llvm.select"(%944, %887, %708) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %946 = "llvm.icmp"(%890, %726) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %947 = "llvm.zext"(%946) : (i1) -> i32
    %948 = "llvm.or"(%884, %947) : (i32, i32) -> i32
    %949 = "llvm.intr.umax"(%890, %720) : (i64, i64) -> i64
    %950 = "llvm.mul"(%949, %885) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %951 = "llvm.icmp"(%883, %720) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%951, %888, %948, %950, %917, %945)[^bb32, ^bb44] <{operandSegmentSizes = array<i32: 1, 5, 0>}> : (i1, i64, i32, i64, i32, i32) -> ()
  ^bb44:  // pred: ^bb43
    %952 = "llvm.icmp"(%948, %708) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %953 = "llvm.icmp"(%945, %708) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.br"(%953, %917, %952)[^bb45] : (i1, i32, i1) -> ()
  ^bb45(%954: i1, %955: i32, %956: i1):  // 2 preds: ^bb30, ^bb44
    %957 = "llvm.getelementptr"(%arg30, %733) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %958 = "llvm.load"(%957) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%958, %710)[^bb52, ^bb46, ^bb46, ^bb46] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb46:  // 3 preds: ^bb45, ^bb45, ^bb45
    %959 = "llvm.load"(%arg30) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %960 = "llvm.ptrtoint"(%959) : (!llvm.ptr) -> i64
    %961 = "llvm.getelementptr"(%arg30, %734) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %962 = "llvm.load"(%961) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %963 = "llvm.add"(%962, %960) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %964 = "llvm.load"(%870) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %965 = "llvm.getelementptr"(%arg29, %733) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %966 = "llvm.load"(%965) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %967 = "llvm.sext"(%966) : (i32) -> i64
    %968 = "llvm.mul"(%964, %967) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %969 = "llvm.sub"(%963, %968) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%969, %760) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %970 = "llvm.getelementptr"(%760, %733) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%969, %970) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %971 = "llvm.getelementptr"(%760, %707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %972 = "llvm.load"(%870) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %973 = "llvm.icmp"(%761, %719) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%973)[^bb47, ^bb48] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb47:  // pred: ^bb46
    %974 = "llvm.trunc"(%972) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%974, %971) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb49] : () -> ()
  ^bb48:  // pred: ^bb46
    %975 = "llvm.trunc"(%972) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%975, %971) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb49] : () -> ()
  ^bb49:  // 2 preds: ^bb47, ^bb48
    "llvm.cond_br"(%956, %708)[^bb50, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb50:  // pred: ^bb49
    %976 = "llvm.getelementptr"(%arg29, %735) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %977 = "llvm.load"(%976) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %978 = "llvm.add"(%977, %736) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %979 = "llvm.sext"(%978) : (i32) -> i64
    %980 = "llvm.and"(%969, %979) : (i64, i64) -> i64
    %981 = "llvm.icmp"(%980, %726) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%981, %737)[^bb51, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb51:  // pred: ^bb50
    %982 = "llvm.icmp"(%955, %708) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %983 = "llvm.select"(%982, %717, %954) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %984 = "llvm.select"(%983, %955, %738) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%984)[^bb52] : (i32) -> ()
  ^bb52(%985: i32):  // 15 preds: ^bb7, ^bb9, ^bb10, ^bb16, ^bb23, ^bb24, ^bb25, ^bb26, ^bb28, ^bb29, ^bb35, ^bb45, ^bb49, ^bb50, ^bb51
    "llvm.return"(%985) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_find_ends", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg24: !llvm.ptr, %arg25: !llvm.ptr, %arg26: !llvm.ptr, %arg27: !llvm.ptr):
    %583 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %584 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %585 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %586 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %587 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %588 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %589 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %590 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %591 = "llvm.mlir.constant"() <{value = 2147483646 : i64}> : () -> i64
    %592 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %593 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %594 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %595 = "llvm.alloca"(%583) <{alignment = 16 : i64, elem_type = !llvm.array<128 x i64>}> : (i32) -> !llvm.ptr
    %596 = "llvm.getelementptr"(%arg25, %584) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %597 = "llvm.load"(%596) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %598 = "llvm.sext"(%597) : (i32) -> i64
    %599 = "llvm.getelementptr"(%arg26, %598) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %600 = "llvm.getelementptr"(%arg25, %585) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %601 = "llvm.load"(%600) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %602 = "llvm.icmp"(%601, %586) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %603 = "llvm.load"(%arg24) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%602, %599, %601)[^bb6, ^bb1] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb1:  // pred: ^bb0
    %604 = "llvm.intr.smax"(%603, %587) : (i32, i32) -> i32
    %605 = "llvm.zext"(%604) <{nonNeg}> : (i32) -> i64
    %606 = "llvm.getelementptr"(%599, %605) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %607 = "llvm.load"(%606) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%603)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %608 = "llvm.load"(%599) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%608)[^bb5] : (i64) -> ()
  ^bb3:  // pred: ^bb1
    %609 = "llvm.load"(%599) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %610 = "llvm.zext"(%609) : (i32) -> i64
    "llvm.br"(%610)[^bb5] : (i64) -> ()
  ^bb4:  // pred: ^bb1
    %611 = "llvm.load"(%599) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %612 = "llvm.sext"(%611) : (i16) -> i64
    "llvm.br"(%612)[^bb5] : (i64) -> ()
  ^bb5(%613: i64):  // 3 preds: ^bb2, ^bb3, ^bb4
    %614 = "llvm.trunc"(%613) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%607, %614)[^bb6] : (!llvm.ptr, i32) -> ()
  ^bb6(%615: !llvm.ptr, %616: i32):  // 2 preds: ^bb0, ^bb5
    %617 = "llvm.icmp"(%616, %588) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%617)[^bb7, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %618 = "llvm.shl"(%616, %583) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %619 = "llvm.getelementptr"(%615, %585) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %620 = "llvm.sext"(%603) : (i32) -> i64
    %621 = "llvm.intr.smax"(%618, %583) : (i32, i32) -> i32
    %622 = "llvm.zext"(%621) <{nonNeg}> : (i32) -> i64
    %623 = "llvm.and"(%622, %589) : (i64, i64) -> i64
    %624 = "llvm.icmp"(%621, %583) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%624, %590)[^bb19, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb8:  // pred: ^bb7
    %625 = "llvm.and"(%622, %591) : (i64, i64) -> i64
    "llvm.br"(%590, %590)[^bb9] : (i64, i64) -> ()
  ^bb9(%626: i64, %627: i64):  // 2 preds: ^bb8, ^bb17
    %628 = "llvm.or"(%626, %589) <{isDisjoint}> : (i64, i64) -> i64
    %629 = "llvm.mul"(%628, %620) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %630 = "llvm.getelementptr"(%619, %629) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%603)[^bb12, ^bb10, ^bb11] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb10:  // pred: ^bb9
    %631 = "llvm.load"(%630) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%631)[^bb13] : (i64) -> ()
  ^bb11:  // pred: ^bb9
    %632 = "llvm.load"(%630) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %633 = "llvm.sext"(%632) : (i32) -> i64
    "llvm.br"(%633)[^bb13] : (i64) -> ()
  ^bb12:  // pred: ^bb9
    %634 = "llvm.load"(%630) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %635 = "llvm.sext"(%634) : (i16) -> i64
    "llvm.br"(%635)[^bb13] : (i64) -> ()
  ^bb13(%636: i64):  // 3 preds: ^bb10, ^bb11, ^bb12
    %637 = "llvm.getelementptr"(%595, %626) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%636, %637) <{alignment = 16 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %638 = "llvm.add"(%626, %592) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %639 = "llvm.mul"(%638, %620) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %640 = "llvm.getelementptr"(%619, %639) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%603)[^bb16, ^bb15, ^bb14] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    %641 = "llvm.load"(%640) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %642 = "llvm.sext"(%641) : (i32) -> i64
    "llvm.br"(%642)[^bb17] : (i64) -> ()
  ^bb15:  // pred: ^bb13
    %643 = "llvm.load"(%640) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%643)[^bb17] : (i64) -> ()
  ^bb16:  // pred: ^bb13
    %644 = "llvm.load"(%640) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %645 = "llvm.sext"(%644) : (i16) -> i64
    "llvm.br"(%645)[^bb17] : (i64) -> ()
  ^bb17(%646: i64):  // 3 preds: ^bb14, ^bb15, ^bb16
    %647 = "llvm.getelementptr"(%595, %628) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%646, %647) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %648 = "llvm.add"(%627, %592) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %649 = "llvm.icmp"(%648, %625) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%649, %638, %648)[^bb18, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb18:  // pred: ^bb17
    %650 = "llvm.icmp"(%623, %590) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%650, %638)[^bb24, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb19(%651: i64):  // 2 preds: ^bb7, ^bb18
    %652 = "llvm.icmp"(%623, %590) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%652) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %653 = "llvm.add"(%651, %589) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %654 = "llvm.mul"(%653, %620) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %655 = "llvm.getelementptr"(%619, %654) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%603)[^bb22, ^bb21, ^bb20] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb20:  // pred: ^bb19
    %656 = "llvm.load"(%655) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %657 = "llvm.sext"(%656) : (i32) -> i64
    "llvm.br"(%657)[^bb23] : (i64) -> ()
  ^bb21:  // pred: ^bb19
    %658 = "llvm.load"(%655) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%658)[^bb23] : (i64) -> ()
  ^bb22:  // pred: ^bb19
    %659 = "llvm.load"(%655) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %660 = "llvm.sext"(%659) : (i16) -> i64
    "llvm.br"(%660)[^bb23] : (i64) -> ()
  ^bb23(%661: i64):  // 3 preds: ^bb20, ^bb21, ^bb22
    %662 = "llvm.getelementptr"(%595, %651) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%661, %662) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb24] : () -> ()
  ^bb24:  // 3 preds: ^bb6, ^bb18, ^bb23
    %663 = "llvm.getelementptr"(%615, %585) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%603)[^bb27, ^bb25, ^bb26] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb25:  // pred: ^bb24
    %664 = "llvm.load"(%663) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%664)[^bb28] : (i64) -> ()
  ^bb26:  // pred: ^bb24
    %665 = "llvm.load"(%663) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %666 = "llvm.sext"(%665) : (i32) -> i64
    "llvm.br"(%666)[^bb28] : (i64) -> ()
  ^bb27:  // pred: ^bb24
    %667 = "llvm.load"(%663) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %668 = "llvm.sext"(%667) : (i16) -> i64
    "llvm.br"(%668)[^bb28] : (i64) -> ()
  ^bb28(%669: i64):  // 3 preds: ^bb25, ^bb26, ^bb27
    %670 = "llvm.getelementptr"(%arg25, %593) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %671 = "llvm.load"(%670) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %672 = "llvm.sext"(%671) : (i32) -> i64
    %673 = "llvm.mul"(%669, %672) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %674 = "llvm.getelementptr"(%615, %593) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %675 = "llvm.load"(%674) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %676 = "llvm.ptrtoint"(%675) : (!llvm.ptr) -> i64
    %677 = "llvm.add"(%673, %676) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %678 = "llvm.sext"(%616) : (i32) -> i64
    %679 = "llvm.getelementptr"(%595, %678) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %680 = "llvm.getelementptr"(%arg27, %593) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%677, %680) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.store"(%677, %arg27) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%617, %677)[^bb29, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb29:  // pred: ^bb28
    %681 = "llvm.zext"(%616) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%590)[^bb30] : (i64) -> ()
  ^bb30(%682: i64):  // 2 preds: ^bb29, ^bb31
    %683 = "llvm.getelementptr"(%595, %682) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %684 = "llvm.load"(%683) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %685 = "llvm.icmp"(%684, %590) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%685, %588)[^bb34, ^bb31] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb31:  // pred: ^bb30
    %686 = "llvm.add"(%684, %594) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %687 = "llvm.getelementptr"(%679, %682) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %688 = "llvm.load"(%687) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %689 = "llvm.mul"(%688, %686) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %690 = "llvm.load"(%670) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %691 = "llvm.sext"(%690) : (i32) -> i64
    %692 = "llvm.mul"(%689, %691) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %693 = "llvm.icmp"(%692, %590) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %694 = "llvm.zext"(%693) : (i1) -> i64
    %695 = "llvm.getelementptr"(%arg27, %694) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %696 = "llvm.load"(%695) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %697 = "llvm.add"(%692, %696) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%697, %695) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %698 = "llvm.add"(%682, %589) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %699 = "llvm.icmp"(%698, %681) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%699, %698)[^bb32, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb32:  // pred: ^bb31
    %700 = "llvm.load"(%680) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%700)[^bb33] : (i64) -> ()
  ^bb33(%701: i64):  // 2 preds: ^bb28, ^bb32
    %702 = "llvm.load"(%670) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %703 = "llvm.sext"(%702) : (i32) -> i64
    %704 = "llvm.add"(%701, %703) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%704, %680) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%583)[^bb34] : (i32) -> ()
  ^bb34(%705: i32):  // 2 preds: ^bb30, ^bb33
    "llvm.return"(%705) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i128 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_value_of", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg21: !llvm.ptr, %arg22: !llvm.ptr, %arg23: !llvm.ptr):
    %466 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %467 = "llvm.mlir.constant"() <{value = 1 : i128}> : () -> i128
    %468 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %469 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %470 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %471 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %472 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %473 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %474 = "llvm.mlir.constant"() <{value = 0 : i128}> : () -> i128
    %475 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %476 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %477 = "llvm.mlir.constant"() <{value = 42 : i32}> : () -> i32
    %478 = "llvm.mlir.constant"() <{value = 63 : i64}> : () -> i64
    %479 = "llvm.getelementptr"(%arg23, %466) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %480 = "llvm.load"(%479) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%480, %467)[^bb11, ^bb21, ^bb1, ^bb6] <{case_operand_segments = array<i32: 1, 0, 0>, case_values = dense<[49, 115, 110]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i128) -> ()
  ^bb1:  // pred: ^bb0
    %481 = "llvm.getelementptr"(%arg23, %469) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %482 = "llvm.load"(%481) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %483 = "llvm.getelementptr"(%arg23, %470) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %484 = "llvm.load"(%483) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %485 = "llvm.getelementptr"(%arg21, %468) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %486 = "llvm.load"(%485) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %487 = "llvm.sext"(%486) : (i32) -> i64
    %488 = "llvm.getelementptr"(%arg21, %487) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %489 = "llvm.sext"(%482) : (i32) -> i64
    %490 = "llvm.getelementptr"(%488, %489) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %491 = "llvm.load"(%arg21) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %492 = "llvm.getelementptr"(%490, %469) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %493 = "llvm.load"(%492) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %494 = "llvm.sext"(%493) : (i32) -> i64
    %495 = "llvm.getelementptr"(%arg22, %494) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %496 = "llvm.getelementptr"(%495, %470) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %497 = "llvm.add"(%484, %471) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %498 = "llvm.mul"(%491, %497) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %499 = "llvm.sext"(%498) : (i32) -> i64
    %500 = "llvm.getelementptr"(%496, %499) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%491)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %501 = "llvm.load"(%500) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%501)[^bb5] : (i64) -> ()
  ^bb3:  // pred: ^bb1
    %502 = "llvm.load"(%500) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %503 = "llvm.sext"(%502) : (i32) -> i64
    "llvm.br"(%503)[^bb5] : (i64) -> ()
  ^bb4:  // pred: ^bb1
    %504 = "llvm.load"(%500) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %505 = "llvm.sext"(%504) : (i16) -> i64
    "llvm.br"(%505)[^bb5] : (i64) -> ()
  ^bb5(%506: i64):  // 3 preds: ^bb2, ^bb3, ^bb4
    %507 = "llvm.sext"(%506) : (i64) -> i128
    "llvm.br"(%507)[^bb21] : (i128) -> ()
  ^bb6:  // pred: ^bb0
    %508 = "llvm.getelementptr"(%arg21, %468) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %509 = "llvm.load"(%508) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %510 = "llvm.sext"(%509) : (i32) -> i64
    %511 = "llvm.getelementptr"(%arg21, %510) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %512 = "llvm.getelementptr"(%arg23, %469) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %513 = "llvm.load"(%512) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %514 = "llvm.sext"(%513) : (i32) -> i64
    %515 = "llvm.getelementptr"(%511, %514) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %516 = "llvm.getelementptr"(%515, %469) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %517 = "llvm.load"(%516) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %518 = "llvm.sext"(%517) : (i32) -> i64
    %519 = "llvm.getelementptr"(%arg22, %518) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %520 = "llvm.load"(%arg21) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%520)[^bb9, ^bb7, ^bb8] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb7:  // pred: ^bb6
    %521 = "llvm.load"(%519) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%521)[^bb10] : (i64) -> ()
  ^bb8:  // pred: ^bb6
    %522 = "llvm.load"(%519) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %523 = "llvm.sext"(%522) : (i32) -> i64
    "llvm.br"(%523)[^bb10] : (i64) -> ()
  ^bb9:  // pred: ^bb6
    %524 = "llvm.load"(%519) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %525 = "llvm.sext"(%524) : (i16) -> i64
    "llvm.br"(%525)[^bb10] : (i64) -> ()
  ^bb10(%526: i64):  // 3 preds: ^bb7, ^bb8, ^bb9
    %527 = "llvm.sext"(%526) : (i64) -> i128
    "llvm.br"(%527)[^bb21] : (i128) -> ()
  ^bb11:  // pred: ^bb0
    %528 = "llvm.getelementptr"(%arg23, %469) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %529 = "llvm.load"(%528) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %530 = "llvm.sext"(%529) : (i32) -> i64
    %531 = "llvm.getelementptr"(%arg21, %530) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %532 = "llvm.getelementptr"(%531, %472) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %533 = "llvm.load"(%532) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %534 = "llvm.sext"(%533) : (i32) -> i64
    %535 = "llvm.getelementptr"(%arg21, %534) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %536 = "llvm.load"(%531) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %537 = "llvm.icmp"(%536, %473) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%537, %474)[^bb12, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb12:  // pred: ^bb11
    %538 = "llvm.zext"(%536) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%475, %474)[^bb13] : (i64, i128) -> ()
  ^bb13(%539: i64, %540: i128):  // 2 preds: ^bb12, ^bb13
    %541 = "llvm.getelementptr"(%535, %539) <{elem_type = !llvm.struct<"mlir_abi.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %542 = "llvm.call"(%arg21, %arg22, %541) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %543 = "llvm.load"(%541) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %544 = "llvm.sext"(%543) : (i64) -> i128
    %545 = "llvm.mul"(%542, %544) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %546 = "llvm.add"(%545, %540) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %547 = "llvm.add"(%539, %476) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %548 = "llvm.icmp"(%547, %538) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%548, %546, %547, %546)[^bb14, ^bb13] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb14(%549: i128):  // 2 preds: ^bb11, ^bb13
    %550 = "llvm.getelementptr"(%arg23, %470) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %551 = "llvm.load"(%550) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %552 = "llvm.sext"(%551) : (i32) -> i64
    %553 = "llvm.getelementptr"(%arg21, %552) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %554 = "llvm.getelementptr"(%553, %472) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %555 = "llvm.load"(%554) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %556 = "llvm.sext"(%555) : (i32) -> i64
    %557 = "llvm.getelementptr"(%arg21, %556) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %558 = "llvm.load"(%553) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %559 = "llvm.icmp"(%558, %473) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%559, %474)[^bb15, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb15:  // pred: ^bb14
    %560 = "llvm.zext"(%558) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%475, %474)[^bb16] : (i64, i128) -> ()
  ^bb16(%561: i64, %562: i128):  // 2 preds: ^bb15, ^bb16
    %563 = "llvm.getelementptr"(%557, %561) <{elem_type = !llvm.struct<"mlir_abi.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %564 = "llvm.call"(%arg21, %arg22, %563) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %565 = "llvm.load"(%563) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %566 = "llvm.sext"(%565) : (i64) -> i128
    %567 = "llvm.mul"(%564, %566) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %568 = "llvm.add"(%567, %562) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %569 = "llvm.add"(%561, %476) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %570 = "llvm.icmp"(%569, %560) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%570, %568, %569, %568)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb17(%571: i128):  // 2 preds: ^bb14, ^bb16
    %572 = "llvm.icmp"(%480, %477) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%572)[^bb18, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb18:  // pred: ^bb17
    %573 = "llvm.mul"(%571, %549) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    "llvm.br"(%573)[^bb21] : (i128) -> ()
  ^bb19:  // pred: ^bb17
    %574 = "llvm.trunc"(%571) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %575 = "llvm.icmp"(%574, %476) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%575, %474)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i128) -> ()
  ^bb20:  // pred: ^bb19
    %576 = "llvm.trunc"(%549) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %577 = "llvm.sdiv"(%576, %574) : (i64, i64) -> i64
    %578 = "llvm.srem"(%576, %574) : (i64, i64) -> i64
    %579 = "llvm.ashr"(%578, %478) : (i64, i64) -> i64
    %580 = "llvm.add"(%579, %577) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %581 = "llvm.sext"(%580) : (i64) -> i128
    "llvm.br"(%581)[^bb21] : (i128) -> ()
  ^bb21(%582: i128):  // 6 preds: ^bb0, ^bb5, ^bb10, ^bb18, ^bb19, ^bb20
    "llvm.return"(%582) : (i128) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, i32, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_array", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg16: !llvm.ptr, %arg17: !llvm.ptr, %arg18: i32, %arg19: !llvm.ptr, %arg20: !llvm.ptr):
    %144 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %145 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %146 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %147 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %148 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %149 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %150 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %151 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %152 = "llvm.mlir.constant"() <{value = 4294967294 : i64}> : () -> i64
    %153 = "llvm.mlir.constant"() <{value = 4294967295 : i64}> : () -> i64
    %154 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %155 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %156 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %157 = "llvm.mlir.constant"() <{value = 2147483646 : i64}> : () -> i64
    %158 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %159 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %160 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %161 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %162 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %163 = "llvm.mlir.constant"() <{value = -2 : i64}> : () -> i64
    %164 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %165 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %166 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %167 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_35}> : () -> !llvm.ptr
    %168 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_36}> : () -> !llvm.ptr
    %169 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %170 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_4}> : () -> !llvm.ptr
    %171 = "llvm.mlir.constant"() <{value = 74 : i32}> : () -> i32
    %172 = "llvm.mlir.addressof"() <{global_name = @free}> : () -> !llvm.ptr
    %173 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_7}> : () -> !llvm.ptr
    %174 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %175 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_5}> : () -> !llvm.ptr
    %176 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_32}> : () -> !llvm.ptr
    %177 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_34}> : () -> !llvm.ptr
    %178 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_33}> : () -> !llvm.ptr
    %179 = "llvm.alloca"(%144) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %180 = "llvm.alloca"(%144) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %181 = "llvm.alloca"(%144) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %182 = "llvm.load"(%arg16) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %183 = "llvm.getelementptr"(%182, %145) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %184 = "llvm.load"(%183) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %185 = "llvm.sext"(%184) : (i32) -> i64
    %186 = "llvm.getelementptr"(%182, %185) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %187 = "llvm.sext"(%arg18) : (i32) -> i64
    %188 = "llvm.getelementptr"(%186, %187) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %189 = "llvm.getelementptr"(%188, %146) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %190 = "llvm.load"(%189) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %191 = "llvm.sext"(%190) : (i32) -> i64
    %192 = "llvm.getelementptr"(%182, %191) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %193 = "llvm.getelementptr"(%arg16, %147) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %194 = "llvm.load"(%193) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %195 = "llvm.getelementptr"(%188, %147) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %196 = "llvm.load"(%195) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %197 = "llvm.icmp"(%196, %148) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %198 = "llvm.getelementptr"(%arg17, %149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %199 = "llvm.getelementptr"(%180, %149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %200 = "llvm.getelementptr"(%arg17, %147) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %201 = "llvm.getelementptr"(%180, %147) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %202 = "llvm.getelementptr"(%188, %150) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %203 = "llvm.load"(%202) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%197)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %204 = "llvm.load"(%182) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %205 = "llvm.sext"(%203) : (i32) -> i64
    %206 = "llvm.shl"(%196, %144) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %207 = "llvm.or"(%206, %144) <{isDisjoint}> : (i32, i32) -> i32
    %208 = "llvm.zext"(%207) <{nonNeg}> : (i32) -> i64
    %209 = "llvm.alloca"(%208) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %210 = "llvm.add"(%196, %144) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %211 = "llvm.zext"(%210) <{nonNeg}> : (i32) -> i64
    %212 = "llvm.alloca"(%211) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %213 = "llvm.getelementptr"(%194, %205) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%213, %212, %209, %196, %204, %213, %196)[^bb7] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32) -> ()
  ^bb2:  // pred: ^bb0
    %214 = "llvm.sext"(%203) : (i32) -> i64
    %215 = "llvm.getelementptr"(%194, %214) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %216 = "llvm.load"(%182) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%216)[^bb5, ^bb3, ^bb4] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb3:  // pred: ^bb2
    %217 = "llvm.load"(%215) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %218 = "llvm.trunc"(%217) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %219 = "llvm.shl"(%217, %151) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %220 = "llvm.and"(%219, %152) : (i64, i64) -> i64
    %221 = "llvm.or"(%220, %151) <{isDisjoint}> : (i64, i64) -> i64
    %222 = "llvm.alloca"(%221) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %223 = "llvm.add"(%217, %151) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %224 = "llvm.and"(%223, %153) : (i64, i64) -> i64
    %225 = "llvm.alloca"(%224) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %226 = "llvm.getelementptr"(%194, %214) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %227 = "llvm.zext"(%216) <{nonNeg}> : (i32) -> i64
    %228 = "llvm.getelementptr"(%226, %227) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %229 = "llvm.load"(%226) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%228, %226, %225, %222, %218, %229)[^bb6] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i64) -> ()
  ^bb4:  // pred: ^bb2
    %230 = "llvm.load"(%215) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %231 = "llvm.shl"(%230, %144) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %232 = "llvm.or"(%231, %144) <{isDisjoint}> : (i32, i32) -> i32
    %233 = "llvm.zext"(%232) : (i32) -> i64
    %234 = "llvm.alloca"(%233) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %235 = "llvm.add"(%230, %144) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %236 = "llvm.zext"(%235) : (i32) -> i64
    %237 = "llvm.alloca"(%236) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %238 = "llvm.getelementptr"(%194, %214) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %239 = "llvm.getelementptr"(%238, %149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %240 = "llvm.load"(%238) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %241 = "llvm.zext"(%240) : (i32) -> i64
    "llvm.br"(%239, %238, %237, %234, %230, %241)[^bb6] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i64) -> ()
  ^bb5:  // pred: ^bb2
    %242 = "llvm.load"(%215) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %243 = "llvm.sext"(%242) : (i16) -> i32
    %244 = "llvm.shl"(%243, %144) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %245 = "llvm.or"(%244, %144) <{isDisjoint}> : (i32, i32) -> i32
    %246 = "llvm.zext"(%245) : (i32) -> i64
    %247 = "llvm.alloca"(%246) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %248 = "llvm.add"(%243, %144) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %249 = "llvm.zext"(%248) : (i32) -> i64
    %250 = "llvm.alloca"(%249) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %251 = "llvm.getelementptr"(%194, %214) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %252 = "llvm.intr.smax"(%216, %154) : (i32, i32) -> i32
    %253 = "llvm.zext"(%252) <{nonNeg}> : (i32) -> i64
    %254 = "llvm.getelementptr"(%251, %253) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %255 = "llvm.load"(%251) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %256 = "llvm.sext"(%255) : (i16) -> i64
    "llvm.br"(%254, %251, %250, %247, %243, %256)[^bb6] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i64) -> ()
  ^bb6(%257: !llvm.ptr, %258: !llvm.ptr, %259: !llvm.ptr, %260: !llvm.ptr, %261: i32, %262: i64):  // 3 preds: ^bb3, ^bb4, ^bb5
    %263 = "llvm.load"(%257) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %264 = "llvm.trunc"(%262) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%258, %259, %260, %261, %216, %263, %264)[^bb7] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32) -> ()
  ^bb7(%265: !llvm.ptr, %266: !llvm.ptr, %267: !llvm.ptr, %268: i32, %269: i32, %270: !llvm.ptr, %271: i32):  // 2 preds: ^bb1, ^bb6
    %272 = "llvm.getelementptr"(%188, %149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %273 = "llvm.load"(%272) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %274 = "llvm.icmp"(%271, %155) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%274)[^bb8, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb8:  // pred: ^bb7
    %275 = "llvm.shl"(%271, %144) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %276 = "llvm.getelementptr"(%270, %147) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %277 = "llvm.sext"(%269) : (i32) -> i64
    %278 = "llvm.intr.smax"(%275, %144) : (i32, i32) -> i32
    %279 = "llvm.zext"(%278) <{nonNeg}> : (i32) -> i64
    %280 = "llvm.and"(%279, %151) : (i64, i64) -> i64
    %281 = "llvm.icmp"(%278, %144) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%281, %156)[^bb20, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb9:  // pred: ^bb8
    %282 = "llvm.and"(%279, %157) : (i64, i64) -> i64
    "llvm.br"(%156, %156)[^bb10] : (i64, i64) -> ()
  ^bb10(%283: i64, %284: i64):  // 2 preds: ^bb9, ^bb18
    %285 = "llvm.or"(%283, %151) <{isDisjoint}> : (i64, i64) -> i64
    %286 = "llvm.mul"(%285, %277) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %287 = "llvm.getelementptr"(%276, %286) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%269)[^bb13, ^bb11, ^bb12] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb11:  // pred: ^bb10
    %288 = "llvm.load"(%287) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%288)[^bb14] : (i64) -> ()
  ^bb12:  // pred: ^bb10
    %289 = "llvm.load"(%287) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %290 = "llvm.sext"(%289) : (i32) -> i64
    "llvm.br"(%290)[^bb14] : (i64) -> ()
  ^bb13:  // pred: ^bb10
    %291 = "llvm.load"(%287) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %292 = "llvm.sext"(%291) : (i16) -> i64
    "llvm.br"(%292)[^bb14] : (i64) -> ()
  ^bb14(%293: i64):  // 3 preds: ^bb11, ^bb12, ^bb13
    %294 = "llvm.getelementptr"(%267, %283) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%293, %294) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %295 = "llvm.add"(%283, %158) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %296 = "llvm.mul"(%295, %277) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %297 = "llvm.getelementptr"(%276, %296) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%269)[^bb17, ^bb16, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb15:  // pred: ^bb14
    %298 = "llvm.load"(%297) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %299 = "llvm.sext"(%298) : (i32) -> i64
    "llvm.br"(%299)[^bb18] : (i64) -> ()
  ^bb16:  // pred: ^bb14
    %300 = "llvm.load"(%297) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%300)[^bb18] : (i64) -> ()
  ^bb17:  // pred: ^bb14
    %301 = "llvm.load"(%297) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %302 = "llvm.sext"(%301) : (i16) -> i64
    "llvm.br"(%302)[^bb18] : (i64) -> ()
  ^bb18(%303: i64):  // 3 preds: ^bb15, ^bb16, ^bb17
    %304 = "llvm.getelementptr"(%267, %285) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%303, %304) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %305 = "llvm.add"(%284, %158) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %306 = "llvm.icmp"(%305, %282) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%306, %295, %305)[^bb19, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb19:  // pred: ^bb18
    %307 = "llvm.icmp"(%280, %156) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%307, %295)[^bb25, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb20(%308: i64):  // 2 preds: ^bb8, ^bb19
    %309 = "llvm.icmp"(%280, %156) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%309) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %310 = "llvm.add"(%308, %151) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %311 = "llvm.mul"(%310, %277) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %312 = "llvm.getelementptr"(%276, %311) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%269)[^bb23, ^bb22, ^bb21] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb21:  // pred: ^bb20
    %313 = "llvm.load"(%312) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %314 = "llvm.sext"(%313) : (i32) -> i64
    "llvm.br"(%314)[^bb24] : (i64) -> ()
  ^bb22:  // pred: ^bb20
    %315 = "llvm.load"(%312) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%315)[^bb24] : (i64) -> ()
  ^bb23:  // pred: ^bb20
    %316 = "llvm.load"(%312) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %317 = "llvm.sext"(%316) : (i16) -> i64
    "llvm.br"(%317)[^bb24] : (i64) -> ()
  ^bb24(%318: i64):  // 3 preds: ^bb21, ^bb22, ^bb23
    %319 = "llvm.getelementptr"(%267, %308) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%318, %319) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb25] : () -> ()
  ^bb25:  // 3 preds: ^bb7, ^bb19, ^bb24
    %320 = "llvm.getelementptr"(%270, %147) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%269)[^bb28, ^bb26, ^bb27] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb26:  // pred: ^bb25
    %321 = "llvm.load"(%320) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%321)[^bb29] : (i64) -> ()
  ^bb27:  // pred: ^bb25
    %322 = "llvm.load"(%320) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %323 = "llvm.sext"(%322) : (i32) -> i64
    "llvm.br"(%323)[^bb29] : (i64) -> ()
  ^bb28:  // pred: ^bb25
    %324 = "llvm.load"(%320) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %325 = "llvm.sext"(%324) : (i16) -> i64
    "llvm.br"(%325)[^bb29] : (i64) -> ()
  ^bb29(%326: i64):  // 3 preds: ^bb26, ^bb27, ^bb28
    %327 = "llvm.sext"(%273) : (i32) -> i64
    %328 = "llvm.mul"(%326, %327) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %329 = "llvm.getelementptr"(%270, %149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %330 = "llvm.load"(%329) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %331 = "llvm.ptrtoint"(%330) : (!llvm.ptr) -> i64
    %332 = "llvm.add"(%328, %331) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %333 = "llvm.inttoptr"(%332) : (i64) -> !llvm.ptr
    "llvm.store"(%333, %179) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %334 = "llvm.getelementptr"(%179, %149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%144, %334) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %335 = "llvm.getelementptr"(%179, %150) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%155, %335) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %336 = "llvm.getelementptr"(%179, %147) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%271, %336) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %337 = "llvm.getelementptr"(%179, %159) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %338 = "llvm.getelementptr"(%188, %160) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %339 = "llvm.load"(%338) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%339, %337) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %340 = "llvm.getelementptr"(%179, %161) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%267, %340) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %341 = "llvm.getelementptr"(%179, %145) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %342 = "llvm.sext"(%271) : (i32) -> i64
    %343 = "llvm.getelementptr"(%267, %342) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%343, %341) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %344 = "llvm.getelementptr"(%179, %146) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%156, %344) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %345 = "llvm.icmp"(%268, %155) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%345, %151)[^bb30, ^bb35] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb30:  // pred: ^bb29
    %346 = "llvm.zext"(%268) <{nonNeg}> : (i32) -> i64
    %347 = "llvm.and"(%346, %151) : (i64, i64) -> i64
    %348 = "llvm.icmp"(%268, %144) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%348, %346, %151, %151)[^bb34, ^bb31] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i64, i64, i64) -> ()
  ^bb31:  // pred: ^bb30
    %349 = "llvm.and"(%346, %157) : (i64, i64) -> i64
    "llvm.br"(%346, %151, %151, %156)[^bb32] : (i64, i64, i64, i64) -> ()
  ^bb32(%350: i64, %351: i64, %352: i64, %353: i64):  // 2 preds: ^bb31, ^bb32
    %354 = "llvm.add"(%350, %162) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %355 = "llvm.getelementptr"(%266, %354) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%352, %355) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %356 = "llvm.getelementptr"(%267, %354) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %357 = "llvm.load"(%356) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %358 = "llvm.intr.umax"(%357, %151) : (i64, i64) -> i64
    %359 = "llvm.mul"(%358, %352) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %360 = "llvm.mul"(%357, %351) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %361 = "llvm.add"(%350, %163) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %362 = "llvm.getelementptr"(%266, %361) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%359, %362) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %363 = "llvm.getelementptr"(%267, %361) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %364 = "llvm.load"(%363) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %365 = "llvm.intr.umax"(%364, %151) : (i64, i64) -> i64
    %366 = "llvm.mul"(%365, %359) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %367 = "llvm.mul"(%364, %360) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %368 = "llvm.add"(%353, %158) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %369 = "llvm.icmp"(%368, %349) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%369, %361, %367, %366, %368)[^bb33, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, i64, i64, i64, i64) -> ()
  ^bb33:  // pred: ^bb32
    %370 = "llvm.icmp"(%347, %156) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%370, %367, %361, %367, %366)[^bb35, ^bb34] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, i64, i64, i64, i64) -> ()
  ^bb34(%371: i64, %372: i64, %373: i64):  // 2 preds: ^bb30, ^bb33
    %374 = "llvm.icmp"(%347, %156) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%374) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %375 = "llvm.add"(%371, %162) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %376 = "llvm.getelementptr"(%266, %375) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%373, %376) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %377 = "llvm.getelementptr"(%267, %375) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %378 = "llvm.load"(%377) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %379 = "llvm.mul"(%378, %372) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%379)[^bb35] : (i64) -> ()
  ^bb35(%380: i64):  // 3 preds: ^bb29, ^bb33, ^bb34
    "llvm.cond_br"(%197, %265)[^bb37, ^bb36] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb36:  // pred: ^bb35
    %381 = "llvm.intr.smax"(%269, %154) : (i32, i32) -> i32
    %382 = "llvm.zext"(%381) <{nonNeg}> : (i32) -> i64
    %383 = "llvm.getelementptr"(%265, %382) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %384 = "llvm.load"(%383) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%384)[^bb37] : (!llvm.ptr) -> ()
  ^bb37(%385: !llvm.ptr):  // 2 preds: ^bb35, ^bb36
    %386 = "llvm.load"(%385) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %387 = "llvm.icmp"(%386, %164) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %388 = "llvm.icmp"(%380, %156) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %389 = "llvm.select"(%387, %388, %165) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%389)[^bb38, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb38:  // pred: ^bb37
    "llvm.call"(%176, %192, %164, %178, %156) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%148)[^bb69] : (i32) -> ()
  ^bb39:  // pred: ^bb37
    %390 = "llvm.icmp"(%arg20, %164) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%390)[^bb57, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb40:  // pred: ^bb39
    %391 = "llvm.load"(%arg20) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%391, %164)[^bb43, ^bb41, ^bb42] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb41:  // pred: ^bb40
    %392 = "llvm.getelementptr"(%arg20, %149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %393 = "llvm.load"(%392) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %394 = "llvm.getelementptr"(%393, %161) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%394)[^bb43] : (!llvm.ptr) -> ()
  ^bb42:  // pred: ^bb40
    %395 = "llvm.getelementptr"(%arg20, %149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %396 = "llvm.load"(%395) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%396)[^bb43] : (!llvm.ptr) -> ()
  ^bb43(%397: !llvm.ptr):  // 3 preds: ^bb40, ^bb41, ^bb42
    %398 = "llvm.getelementptr"(%397, %147) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %399 = "llvm.load"(%398) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %400 = "llvm.icmp"(%399, %271) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%400)[^bb44, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb44:  // pred: ^bb43
    "llvm.cond_br"(%274)[^bb45, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb45:  // pred: ^bb44
    %401 = "llvm.getelementptr"(%397, %161) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %402 = "llvm.load"(%401) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %403 = "llvm.zext"(%271) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%156)[^bb48] : (i64) -> ()
  ^bb46:  // pred: ^bb43
    "llvm.call"(%166, %192, %arg20, %167, %342) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%148)[^bb69] : (i32) -> ()
  ^bb47:  // pred: ^bb48
    %404 = "llvm.add"(%406, %151) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %405 = "llvm.icmp"(%404, %403) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%405, %404)[^bb50, ^bb48] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb48(%406: i64):  // 2 preds: ^bb45, ^bb47
    %407 = "llvm.getelementptr"(%267, %406) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %408 = "llvm.load"(%407) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %409 = "llvm.getelementptr"(%402, %406) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %410 = "llvm.load"(%409) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %411 = "llvm.icmp"(%410, %408) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%411)[^bb47, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb49:  // pred: ^bb48
    "llvm.call"(%166, %192, %arg20, %168, %408) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%148)[^bb69] : (i32) -> ()
  ^bb50:  // pred: ^bb47
    %412 = "llvm.load"(%397) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %413 = "llvm.getelementptr"(%397, %146) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %414 = "llvm.load"(%413) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %415 = "llvm.getelementptr"(%412, %414) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %416 = "llvm.icmp"(%380, %156) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%416, %155, %156)[^bb69, ^bb52] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i64) -> ()
  ^bb51:  // pred: ^bb44
    %417 = "llvm.load"(%397) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %418 = "llvm.getelementptr"(%397, %146) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %419 = "llvm.load"(%418) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %420 = "llvm.getelementptr"(%417, %419) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %421 = "llvm.icmp"(%380, %156) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%421, %155, %420)[^bb69, ^bb55] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb52(%422: i64):  // 2 preds: ^bb50, ^bb54
    %423 = "llvm.getelementptr"(%267, %422) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %424 = "llvm.load"(%423) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %425 = "llvm.icmp"(%424, %151) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%425)[^bb53, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb53:  // pred: ^bb52
    %426 = "llvm.getelementptr"(%343, %422) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %427 = "llvm.load"(%426) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %428 = "llvm.getelementptr"(%266, %422) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %429 = "llvm.load"(%428) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %430 = "llvm.icmp"(%427, %429) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%430)[^bb54, ^bb56] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // 2 preds: ^bb52, ^bb53
    %431 = "llvm.add"(%422, %151) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %432 = "llvm.icmp"(%431, %403) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%432, %415, %431)[^bb55, ^bb52] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, !llvm.ptr, i64) -> ()
  ^bb55(%433: !llvm.ptr):  // 2 preds: ^bb51, ^bb54
    %434 = "llvm.mul"(%380, %327) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    "llvm.intr.memmove"(%433, %333, %434) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%155)[^bb69] : (i32) -> ()
  ^bb56:  // pred: ^bb53
    "llvm.call"(%273, %271, %267, %333, %343, %415, %266) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_copy_strided, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 7, 0>}> : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%155)[^bb69] : (i32) -> ()
  ^bb57:  // pred: ^bb39
    "llvm.intr.memset"(%180, %169, %161) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %435 = "llvm.load"(%arg17) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %436 = "llvm.icmp"(%435, %164) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%436, %arg17, %200, %198, %435)[^bb58, ^bb62] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb58:  // pred: ^bb57
    %437 = "llvm.load"(%200) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %438 = "llvm.icmp"(%437, %164) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%438, %181, %437)[^bb59, ^bb64] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, !llvm.ptr) -> ()
  ^bb59:  // pred: ^bb58
    %439 = "llvm.mul"(%380, %327) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %440 = "llvm.add"(%439, %151) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %441 = "llvm.call"(%164, %440) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @realloc, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%441, %180) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %442 = "llvm.icmp"(%441, %164) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%442)[^bb60, ^bb61] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb60:  // pred: ^bb59
    "llvm.call"(%176, %192, %164, %177, %156) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%148)[^bb69] : (i32) -> ()
  ^bb61:  // pred: ^bb59
    "llvm.call"(%441, %179, %273, %266, %380) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_copy_elements, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i64) -> ()
    "llvm.store"(%441, %179) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%266, %341) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%180, %201, %199, %441)[^bb62] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb62(%443: !llvm.ptr, %444: !llvm.ptr, %445: !llvm.ptr, %446: !llvm.ptr):  // 2 preds: ^bb57, ^bb61
    "llvm.store"(%164, %181) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %447 = "llvm.load"(%170) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %448 = "llvm.call"(%447, %446, %171, %172, %445) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    %449 = "llvm.icmp"(%448, %155) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%449, %148)[^bb63, ^bb66] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb63:  // pred: ^bb62
    %450 = "llvm.load"(%445) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%450, %444) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%443, %450)[^bb64] : (!llvm.ptr, !llvm.ptr) -> ()
  ^bb64(%451: !llvm.ptr, %452: !llvm.ptr):  // 2 preds: ^bb58, ^bb63
    "llvm.store"(%164, %451) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %453 = "llvm.load"(%173) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %454 = "llvm.call"(%453, %452, %179, %181) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %455 = "llvm.icmp"(%454, %155) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%455, %454)[^bb65, ^bb66] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb65:  // pred: ^bb64
    %456 = "llvm.load"(%181) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%174, %arg19) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %457 = "llvm.getelementptr"(%arg19, %160) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%155, %457) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %458 = "llvm.getelementptr"(%arg19, %149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%456, %458) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%155)[^bb66] : (i32) -> ()
  ^bb66(%459: i32):  // 3 preds: ^bb62, ^bb64, ^bb65
    %460 = "llvm.load"(%199) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %461 = "llvm.icmp"(%460, %164) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%461)[^bb68, ^bb67] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb67:  // pred: ^bb66
    %462 = "llvm.load"(%175) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %463 = "llvm.call"(%462, %460) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb68] : () -> ()
  ^bb68:  // 2 preds: ^bb66, ^bb67
    %464 = "llvm.load"(%180) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%464) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%459)[^bb69] : (i32) -> ()
  ^bb69(%465: i32):  // 9 preds: ^bb38, ^bb46, ^bb49, ^bb50, ^bb51, ^bb55, ^bb56, ^bb60, ^bb68
    "llvm.return"(%465) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_nest", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg12: !llvm.ptr, %arg13: !llvm.ptr, %arg14: !llvm.ptr, %arg15: !llvm.ptr):
    %61 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %62 = "llvm.mlir.constant"() <{value = 108 : i32}> : () -> i32
    %63 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %64 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %65 = "llvm.mlir.constant"() <{value = 100 : i32}> : () -> i32
    %66 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %67 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %68 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %69 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %70 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %71 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_1}> : () -> !llvm.ptr
    %72 = "llvm.mlir.constant"() <{value = 5 : i64}> : () -> i64
    %73 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %74 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %75 = "llvm.mlir.constant"() <{value = -16 : i64}> : () -> i64
    %76 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %77 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %78 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_5}> : () -> !llvm.ptr
    %79 = "llvm.load"(%arg13) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %80 = "llvm.getelementptr"(%79, %61) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%80, %arg13) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %81 = "llvm.load"(%79) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %82 = "llvm.icmp"(%81, %62) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%82, %81)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %83 = "llvm.getelementptr"(%79, %63) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %84 = "llvm.load"(%83) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %85 = "llvm.sext"(%84) : (i32) -> i64
    %86 = "llvm.getelementptr"(%arg14, %85) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memcpy"(%arg15, %86, %61) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %87 = "llvm.load"(%83) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %88 = "llvm.sext"(%87) : (i32) -> i64
    %89 = "llvm.getelementptr"(%arg14, %88) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%64, %89) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %90 = "llvm.load"(%79) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%90)[^bb2] : (i32) -> ()
  ^bb2(%91: i32):  // 2 preds: ^bb0, ^bb1
    "llvm.switch"(%91, %64, %64)[^bb3, ^bb15, ^bb15] <{case_operand_segments = array<i32: 1, 1>, case_values = dense<[108, 110]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 2>}> : (i32, i32, i32) -> ()
  ^bb3:  // pred: ^bb2
    %92 = "llvm.icmp"(%91, %65) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %93 = "llvm.select"(%92, %66, %67) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %94 = "llvm.getelementptr"(%79, %63) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %95 = "llvm.load"(%94) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %96 = "llvm.zext"(%92) : (i1) -> i32
    %97 = "llvm.shl"(%95, %96) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %98 = "llvm.add"(%97, %67) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %99 = "llvm.zext"(%98) : (i32) -> i64
    %100 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %101 = "llvm.alloca"(%99) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>}> : (i64) -> !llvm.ptr
    %102 = "llvm.shl"(%99, %63) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    "llvm.intr.memset"(%101, %68, %102) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.br"(%69)[^bb4] : (i64) -> ()
  ^bb4(%103: i64):  // 2 preds: ^bb3, ^bb7
    %104 = "llvm.load"(%94) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %105 = "llvm.sext"(%104) : (i32) -> i64
    %106 = "llvm.icmp"(%103, %105) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%106)[^bb5, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    "llvm.cond_br"(%92)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    %107 = "llvm.shl"(%103, %72) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %108 = "llvm.getelementptr"(%101, %107) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %109 = "llvm.load"(%arg13) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %110 = "llvm.getelementptr"(%109, %73) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %111 = "llvm.load"(%110) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %112 = "llvm.sext"(%111) : (i32) -> i64
    %113 = "llvm.getelementptr"(%arg12, %112) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%74, %108) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %114 = "llvm.getelementptr"(%108, %63) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%64, %114) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %115 = "llvm.getelementptr"(%108, %73) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%113, %115) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb7] : () -> ()
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %116 = "llvm.trunc"(%103) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %117 = "llvm.shl"(%116, %96) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %118 = "llvm.add"(%117, %93) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %119 = "llvm.sext"(%118) : (i32) -> i64
    %120 = "llvm.getelementptr"(%101, %119) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %121 = "llvm.getelementptr"(%120, %75) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %122 = "llvm.call"(%arg12, %arg13, %arg14, %121) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_nest, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %123 = "llvm.add"(%103, %76) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %124 = "llvm.icmp"(%122, %64) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%124, %123, %122)[^bb4, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i32) -> ()
  ^bb8:  // pred: ^bb4
    %125 = "llvm.zext"(%92) : (i1) -> i64
    %126 = "llvm.getelementptr"(%70, %125) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %127 = "llvm.load"(%126) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %128 = "llvm.load"(%71) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %129 = "llvm.call"(%128, %127, %101, %97, %arg15) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    "llvm.br"(%129)[^bb9] : (i32) -> ()
  ^bb9(%130: i32):  // 2 preds: ^bb7, ^bb8
    %131 = "llvm.icmp"(%97, %64) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%131)[^bb10, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    %132 = "llvm.zext"(%97) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%69)[^bb11] : (i64) -> ()
  ^bb11(%133: i64):  // 2 preds: ^bb10, ^bb13
    %134 = "llvm.getelementptr"(%101, %133) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %135 = "llvm.load"(%134) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %136 = "llvm.icmp"(%135, %77) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%136)[^bb12, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb12:  // pred: ^bb11
    %137 = "llvm.load"(%78) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %138 = "llvm.getelementptr"(%134, %73) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %139 = "llvm.load"(%138) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %140 = "llvm.call"(%137, %139) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb13] : () -> ()
  ^bb13:  // 2 preds: ^bb11, ^bb12
    %141 = "llvm.add"(%133, %76) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %142 = "llvm.icmp"(%141, %132) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%142, %141)[^bb14, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb14:  // 2 preds: ^bb9, ^bb13
    "llvm.intr.stackrestore"(%100) : (!llvm.ptr) -> ()
    "llvm.br"(%130)[^bb15] : (i32) -> ()
  ^bb15(%143: i32):  // 3 preds: ^bb2, ^bb2, ^bb14
    "llvm.return"(%143) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "free", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, i64)>, linkage = #llvm.linkage<external>, sym_name = "realloc", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i32, ptr, i64)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_copy_elements", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i32, %arg10: !llvm.ptr, %arg11: i64):
    %31 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %32 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %33 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %34 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %35 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %36 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %37 = "llvm.icmp"(%arg11, %31) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%37)[^bb8, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %38 = "llvm.getelementptr"(%arg8, %32) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %39 = "llvm.getelementptr"(%arg8, %33) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %40 = "llvm.load"(%39) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %41 = "llvm.icmp"(%40, %34) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%41)[^bb2, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %42 = "llvm.getelementptr"(%arg8, %35) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %43 = "llvm.load"(%42) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %44 = "llvm.zext"(%40) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%31)[^bb3] : (i64) -> ()
  ^bb3(%45: i64):  // 2 preds: ^bb2, ^bb5
    %46 = "llvm.getelementptr"(%43, %45) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %47 = "llvm.load"(%46) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %48 = "llvm.icmp"(%47, %36) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%48)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %49 = "llvm.load"(%38) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %50 = "llvm.getelementptr"(%49, %45) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %51 = "llvm.load"(%50) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %52 = "llvm.getelementptr"(%arg10, %45) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %53 = "llvm.load"(%52) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %54 = "llvm.icmp"(%51, %53) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%54)[^bb5, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %55 = "llvm.add"(%45, %36) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %56 = "llvm.icmp"(%55, %44) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%56, %55)[^bb6, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb6:  // 2 preds: ^bb1, ^bb5
    %57 = "llvm.load"(%arg8) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %58 = "llvm.sext"(%arg9) : (i32) -> i64
    %59 = "llvm.mul"(%arg11, %58) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    "llvm.intr.memmove"(%arg7, %57, %59) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb8] : () -> ()
  ^bb7:  // pred: ^bb4
    %60 = "llvm.load"(%arg8) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%arg9, %40, %43, %60, %49, %arg7, %arg10) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_copy_strided, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 7, 0>}> : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb8] : () -> ()
  ^bb8:  // 3 preds: ^bb0, ^bb6, ^bb7
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (i32, i32, ptr, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_copy_strided", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: !llvm.ptr, %arg6: !llvm.ptr):
    %0 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %2 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %3 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    "llvm.switch"(%arg1)[^bb5, ^bb4, ^bb1] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[0, 1]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %4 = "llvm.load"(%arg4) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %5 = "llvm.icmp"(%4, %0) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%5)[^bb2, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %6 = "llvm.load"(%arg6) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %7 = "llvm.icmp"(%6, %0) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%7)[^bb3, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %8 = "llvm.load"(%arg2) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %9 = "llvm.sext"(%arg0) : (i32) -> i64
    %10 = "llvm.mul"(%8, %9) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    "llvm.br"(%10)[^bb7] : (i64) -> ()
  ^bb4:  // pred: ^bb0
    %11 = "llvm.sext"(%arg0) : (i32) -> i64
    "llvm.br"(%11)[^bb7] : (i64) -> ()
  ^bb5:  // 3 preds: ^bb0, ^bb1, ^bb2
    %12 = "llvm.add"(%arg1, %1) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %13 = "llvm.getelementptr"(%arg2, %2) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %14 = "llvm.sext"(%arg0) : (i32) -> i64
    %15 = "llvm.getelementptr"(%arg4, %2) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %16 = "llvm.getelementptr"(%arg6, %2) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %17 = "llvm.load"(%arg2) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %18 = "llvm.icmp"(%17, %3) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%18, %3)[^bb6, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb6(%19: i64):  // 2 preds: ^bb5, ^bb6
    %20 = "llvm.load"(%arg4) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %21 = "llvm.mul"(%19, %14) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %22 = "llvm.mul"(%21, %20) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %23 = "llvm.getelementptr"(%arg3, %22) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %24 = "llvm.load"(%arg6) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %25 = "llvm.mul"(%21, %24) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %26 = "llvm.getelementptr"(%arg5, %25) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%arg0, %12, %13, %23, %15, %26, %16) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_copy_strided, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 7, 0>}> : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %27 = "llvm.add"(%19, %0) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %28 = "llvm.load"(%arg2) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %29 = "llvm.icmp"(%27, %28) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%29, %27)[^bb6, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb7(%30: i64):  // 2 preds: ^bb3, ^bb4
    "llvm.intr.memmove"(%arg5, %arg3, %30) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb8] : () -> ()
  ^bb8:  // 3 preds: ^bb5, ^bb6, ^bb7
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

