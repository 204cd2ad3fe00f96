// Made of runtime/call/tvm_call.c by `make core`: do not edit.
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<10 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str", unnamed_addr = 0 : i64, value = "TypeError\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<5 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_1", unnamed_addr = 0 : i64, value = "%lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_0", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2392 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2392) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_1", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2391 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2391) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2390 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2390) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_3", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2389 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2389) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_4", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2388 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2388) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_5", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2387 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2387) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_6", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2386 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2386) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_7", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2385 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2385) : (!llvm.ptr) -> ()
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
    %2383 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2384 = "llvm.mlir.zero"() : () -> !llvm.array<6 x ptr>
    "llvm.return"(%2384) : (!llvm.array<6 x ptr>) -> ()
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
    %1695 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1696 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1697 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1698 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1699 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1700 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1701 = "llvm.mlir.constant"() <{value = 48 : i32}> : () -> i32
    %1702 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1703 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1704 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1705 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1706 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1707 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1708 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %1709 = "llvm.mlir.constant"() <{value = 108 : i32}> : () -> i32
    %1710 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1711 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1712 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1713 = "llvm.mlir.constant"() <{value = 3.4028234663852886E+38 : f64}> : () -> f64
    %1714 = "llvm.mlir.constant"() <{value = 1.7976931348623157E+308 : f64}> : () -> f64
    %1715 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1716 = "llvm.mlir.constant"() <{value = 3.3895313892515355E+38 : f64}> : () -> f64
    %1717 = "llvm.mlir.constant"() <{value = 6.550400e+04 : f64}> : () -> f64
    %1718 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1719 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1720 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1721 = "llvm.mlir.constant"() <{value = 14 : i32}> : () -> i32
    %1722 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1723 = "llvm.mlir.constant"() <{value = -1023 : i32}> : () -> i32
    %1724 = "llvm.mlir.constant"() <{value = 1024 : i32}> : () -> i32
    %1725 = "llvm.mlir.constant"() <{value = -32768 : i16}> : () -> i16
    %1726 = "llvm.mlir.constant"() <{value = 52 : i32}> : () -> i32
    %1727 = "llvm.mlir.constant"() <{value = 4503599627370495 : i64}> : () -> i64
    %1728 = "llvm.mlir.constant"() <{value = 4503599627370496 : i64}> : () -> i64
    %1729 = "llvm.mlir.constant"() <{value = 51 : i32}> : () -> i32
    %1730 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1731 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1732 = "llvm.mlir.constant"() <{value = 9007199254740991 : i64}> : () -> i64
    %1733 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1734 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1735 = "llvm.mlir.constant"() <{value = 32768 : i64}> : () -> i64
    %1736 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1737 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1738 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1739 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1740 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1741 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1742 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %1743 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1744 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %1745 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1746 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1747 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1748 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1749 = "llvm.mlir.constant"() <{value = 44 : i32}> : () -> i32
    %1750 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1751 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1752 = "llvm.alloca"(%1695) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>}> : (i32) -> !llvm.ptr
    %1753 = "llvm.alloca"(%1695) <{alignment = 8 : i64, elem_type = !llvm.array<1056 x i8>}> : (i32) -> !llvm.ptr
    %1754 = "llvm.alloca"(%1695) <{alignment = 4 : i64, elem_type = !llvm.array<2 x i32>}> : (i32) -> !llvm.ptr
    %1755 = "llvm.alloca"(%1695) <{alignment = 4 : i64, elem_type = !llvm.array<2 x i32>}> : (i32) -> !llvm.ptr
    %1756 = "llvm.alloca"(%1695) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1757 = "llvm.alloca"(%1695) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Call", (ptr, ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1758 = "llvm.load"(%1696) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1759 = "llvm.icmp"(%1758, %1697) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1759)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1760 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1761 = "llvm.icmp"(%1760, %1697) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1761, %1698)[^bb2, ^bb162] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1762 = "llvm.getelementptr"(%arg64, %1699) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1763 = "llvm.load"(%1762) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1764 = "llvm.getelementptr"(%arg64, %1700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1765 = "llvm.load"(%1764) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1766 = "llvm.add"(%1765, %1763) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1767 = "llvm.icmp"(%arg67, %1766) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1768 = "llvm.icmp"(%arg67, %1763) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1769 = "llvm.or"(%1768, %1767) : (i1, i1) -> i1
    "llvm.cond_br"(%1769)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1770 = "llvm.getelementptr"(%arg64, %1701) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1771 = "llvm.load"(%1770) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1772 = "llvm.getelementptr"(%arg64, %1771) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1773 = "llvm.sext"(%arg67) : (i32) -> i64
    "llvm.call"(%1702, %1772, %1703, %1704, %1773) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1698)[^bb162] : (i32) -> ()
  ^bb4:  // pred: ^bb2
    %1774 = "llvm.getelementptr"(%arg64, %1705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1775 = "llvm.load"(%1774) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1776 = "llvm.add"(%1775, %1695) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1777 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1778 = "llvm.alloca"(%1776) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1779 = "llvm.icmp"(%1765, %1697) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1780 = "llvm.and"(%1779, %1767) : (i1, i1) -> i1
    %1781 = "llvm.getelementptr"(%arg66, %1763) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1782 = "llvm.select"(%1780, %1781, %1703) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1783 = "llvm.getelementptr"(%arg64, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1784 = "llvm.load"(%1783) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1785 = "llvm.add"(%1784, %1695) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1786 = "llvm.alloca"(%1785) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1787 = "llvm.getelementptr"(%arg64, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1788 = "llvm.load"(%1787) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1789 = "llvm.add"(%1788, %1699) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1790 = "llvm.alloca"(%1789) <{alignment = 16 : i64, elem_type = i8}> : (i32) -> !llvm.ptr
    "llvm.store"(%arg64, %1757) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1791 = "llvm.getelementptr"(%1757, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1778, %1791) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1792 = "llvm.getelementptr"(%1757, %1705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1790, %1792) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1793 = "llvm.getelementptr"(%1757, %1700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1786, %1793) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1794 = "llvm.icmp"(%1763, %1697) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1794)[^bb5, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1795 = "llvm.getelementptr"(%arg64, %1708) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1796 = "llvm.load"(%1795) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1797 = "llvm.getelementptr"(%arg64, %1796) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1797, %1697)[^bb6] : (!llvm.ptr, i32) -> ()
  ^bb6(%1798: !llvm.ptr, %1799: i32):  // 2 preds: ^bb5, ^bb9
    %1800 = "llvm.load"(%1798) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1801 = "llvm.icmp"(%1800, %1709) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1802 = "llvm.getelementptr"(%arg66, %1799) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%1801)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %1803 = "llvm.getelementptr"(%1798, %1699) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1804 = "llvm.getelementptr"(%1798, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1805 = "llvm.load"(%1804) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1806 = "llvm.getelementptr"(%1778, %1805) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1802, %1806) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1803)[^bb9] : (!llvm.ptr) -> ()
  ^bb8:  // pred: ^bb6
    %1807 = "llvm.call"(%1757, %1798, %1802) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1808 = "llvm.icmp"(%1807, %1703) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1808, %1698, %1807)[^bb161, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb9(%1809: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %1810 = "llvm.add"(%1799, %1695) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1811 = "llvm.icmp"(%1810, %1763) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1811, %1809, %1810)[^bb10, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb10:  // 2 preds: ^bb4, ^bb9
    %1812 = "llvm.getelementptr"(%arg64, %1710) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1813 = "llvm.load"(%1812) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1814 = "llvm.getelementptr"(%arg64, %1813) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1815 = "llvm.load"(%1774) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1816 = "llvm.icmp"(%1815, %1697) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1816)[^bb11, ^bb108] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1817 = "llvm.getelementptr"(%1755, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1818 = "llvm.getelementptr"(%1754, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1697)[^bb12] : (i32) -> ()
  ^bb12(%1819: i32):  // 2 preds: ^bb11, ^bb107
    %1820 = "llvm.getelementptr"(%1814, %1819) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1821 = "llvm.load"(%1791) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1822 = "llvm.getelementptr"(%1821, %1819) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1823 = "llvm.load"(%1822) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1824 = "llvm.load"(%1757) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1825 = "llvm.getelementptr"(%1820, %1711) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1826 = "llvm.load"(%1825) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1827 = "llvm.load"(%1820) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1828 = "llvm.load"(%1823) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1827)[^bb75, ^bb13, ^bb59] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[97, 102]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb13:  // pred: ^bb12
    "llvm.switch"(%1828, %1695)[^bb58, ^bb14, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb14:  // pred: ^bb13
    %1829 = "llvm.getelementptr"(%1823, %1705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1830 = "llvm.load"(%1829) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1831 = "llvm.getelementptr"(%1830, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1831)[^bb16] : (!llvm.ptr) -> ()
  ^bb15:  // pred: ^bb13
    %1832 = "llvm.getelementptr"(%1823, %1705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1833 = "llvm.load"(%1832) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1834 = "llvm.icmp"(%1833, %1703) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1834, %1695, %1833)[^bb58, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb16(%1835: !llvm.ptr):  // 2 preds: ^bb14, ^bb15
    %1836 = "llvm.load"(%1792) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1837 = "llvm.getelementptr"(%1820, %1700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1838 = "llvm.load"(%1837) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1839 = "llvm.getelementptr"(%1836, %1838) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1840 = "llvm.getelementptr"(%1820, %1699) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1841 = "llvm.load"(%1840) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1842 = "llvm.icmp"(%1841, %1697) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1842, %1839)[^bb17, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb17:  // pred: ^bb16
    %1843 = "llvm.getelementptr"(%1820, %1737) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1844 = "llvm.load"(%1843) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1845 = "llvm.getelementptr"(%1836, %1844) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1846 = "llvm.getelementptr"(%1835, %1700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1847 = "llvm.load"(%1846) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1848 = "llvm.load"(%1824) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1848)[^bb19, ^bb20, ^bb18] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb18:  // pred: ^bb17
    "llvm.store"(%1847, %1839) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb19:  // pred: ^bb17
    %1849 = "llvm.trunc"(%1847) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%1849, %1839) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb20:  // pred: ^bb17
    %1850 = "llvm.sext"(%1847) : (i32) -> i64
    "llvm.store"(%1850, %1839) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb21:  // 3 preds: ^bb18, ^bb19, ^bb20
    %1851 = "llvm.load"(%1824) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1852 = "llvm.intr.smax"(%1851, %1707) : (i32, i32) -> i32
    %1853 = "llvm.getelementptr"(%1839, %1852) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1845, %1853) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1845)[^bb22] : (!llvm.ptr) -> ()
  ^bb22(%1854: !llvm.ptr):  // 2 preds: ^bb16, ^bb21
    %1855 = "llvm.load"(%1824) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1856 = "llvm.icmp"(%1855, %1705) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1856)[^bb23, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb23:  // pred: ^bb22
    %1857 = "llvm.call"(%1824, %1820, %1835, %1854) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_narrow_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1857)[^bb44] : (i32) -> ()
  ^bb24:  // pred: ^bb22
    %1858 = "llvm.getelementptr"(%1835, %1699) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1859 = "llvm.load"(%1858) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1860 = "llvm.getelementptr"(%1820, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1861 = "llvm.load"(%1860) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1862 = "llvm.icmp"(%1859, %1861) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1862, %1712)[^bb25, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb25:  // pred: ^bb24
    %1863 = "llvm.getelementptr"(%1835, %1700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1864 = "llvm.load"(%1863) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1865 = "llvm.load"(%1840) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1866 = "llvm.icmp"(%1865, %1697) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1866)[^bb26, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb26:  // pred: ^bb25
    %1867 = "llvm.icmp"(%1864, %1739) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1867, %1738)[^bb58, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb27:  // pred: ^bb25
    %1868 = "llvm.icmp"(%1864, %1865) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1868, %1738)[^bb28, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb28:  // 2 preds: ^bb26, ^bb27
    %1869 = "llvm.getelementptr"(%1820, %1708) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1870 = "llvm.load"(%1869) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1871 = "llvm.getelementptr"(%1824, %1870) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1872 = "llvm.getelementptr"(%1835, %1737) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1873 = "llvm.load"(%1872) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1874 = "llvm.icmp"(%1864, %1697) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1874, %1697, %1740)[^bb29, ^bb41] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb29:  // pred: ^bb28
    %1875 = "llvm.getelementptr"(%1871, %1705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1876 = "llvm.getelementptr"(%1820, %1741) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1877 = "llvm.getelementptr"(%1875, %1864) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1878 = "llvm.getelementptr"(%1835, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1879 = "llvm.getelementptr"(%1820, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1880 = "llvm.getelementptr"(%1854, %1705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1697, %1864, %1730, %1697)[^bb30] : (i32, i32, i64, i32) -> ()
  ^bb30(%1881: i32, %1882: i32, %1883: i64, %1884: i32):  // 2 preds: ^bb29, ^bb39
    %1885 = "llvm.add"(%1882, %1698) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1886 = "llvm.getelementptr"(%1873, %1885) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1887 = "llvm.load"(%1886) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1888 = "llvm.load"(%1876) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1889 = "llvm.icmp"(%1888, %1697) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1889, %1883)[^bb32, ^bb31] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb31:  // pred: ^bb30
    %1890 = "llvm.getelementptr"(%1877, %1885) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1891 = "llvm.load"(%1890) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1891)[^bb32] : (i64) -> ()
  ^bb32(%1892: i64):  // 2 preds: ^bb30, ^bb31
    %1893 = "llvm.icmp"(%1892, %1742) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1894 = "llvm.select"(%1893, %1892, %1883) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1866)[^bb34, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb33:  // pred: ^bb32
    %1895 = "llvm.getelementptr"(%1871, %1882) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1896 = "llvm.load"(%1895) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1897 = "llvm.icmp"(%1896, %1742) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1898 = "llvm.icmp"(%1896, %1887) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1899 = "llvm.select"(%1897, %1740, %1898) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1899, %1707)[^bb34, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb34:  // 2 preds: ^bb32, ^bb33
    %1900 = "llvm.icmp"(%1887, %1730) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1900, %1884, %1894)[^bb35, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb35:  // pred: ^bb34
    %1901 = "llvm.load"(%1878) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1902 = "llvm.icmp"(%1901, %1703) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1902, %1884, %1894)[^bb39, ^bb36] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb36:  // pred: ^bb35
    %1903 = "llvm.getelementptr"(%1901, %1885) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1904 = "llvm.load"(%1903) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1905 = "llvm.icmp"(%1904, %1892) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1906 = "llvm.or"(%1893, %1905) : (i1, i1) -> i1
    %1907 = "llvm.select"(%1905, %1884, %1743) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1908 = "llvm.select"(%1905, %1894, %1904) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1906, %1907, %1908)[^bb39, ^bb37] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb37:  // pred: ^bb36
    %1909 = "llvm.load"(%1879) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1910 = "llvm.icmp"(%1909, %1697) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1911 = "llvm.icmp"(%1904, %1733) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1912 = "llvm.or"(%1911, %1910) : (i1, i1) -> i1
    "llvm.cond_br"(%1912, %1884, %1904)[^bb39, ^bb38] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb38:  // pred: ^bb37
    "llvm.br"(%1744, %1733)[^bb39] : (i32, i64) -> ()
  ^bb39(%1913: i32, %1914: i64):  // 5 preds: ^bb34, ^bb35, ^bb36, ^bb37, ^bb38
    %1915 = "llvm.shl"(%1882, %1738) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1916 = "llvm.getelementptr"(%1880, %1915) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1887, %1916) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1917 = "llvm.add"(%1882, %1864) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %1918 = "llvm.shl"(%1917, %1738) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1919 = "llvm.getelementptr"(%1880, %1918) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1914, %1919) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1920 = "llvm.icmp"(%1887, %1733) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1921 = "llvm.zext"(%1920) : (i1) -> i32
    %1922 = "llvm.or"(%1881, %1921) : (i32, i32) -> i32
    %1923 = "llvm.intr.umax"(%1887, %1730) : (i64, i64) -> i64
    %1924 = "llvm.mul"(%1923, %1883) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1925 = "llvm.icmp"(%1882, %1695) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1925, %1922, %1885, %1924, %1913)[^bb30, ^bb40] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i32, i32, i64, i32) -> ()
  ^bb40:  // pred: ^bb39
    %1926 = "llvm.icmp"(%1922, %1697) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%1913, %1926)[^bb41] : (i32, i1) -> ()
  ^bb41(%1927: i32, %1928: i1):  // 2 preds: ^bb28, ^bb40
    %1929 = "llvm.getelementptr"(%1835, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1930 = "llvm.load"(%1929) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1930, %1705)[^bb58, ^bb42, ^bb42, ^bb42] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb42:  // 3 preds: ^bb41, ^bb41, ^bb41
    %1931 = "llvm.load"(%1835) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1932 = "llvm.ptrtoint"(%1931) : (!llvm.ptr) -> i32
    %1933 = "llvm.getelementptr"(%1835, %1710) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1934 = "llvm.load"(%1933) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1935 = "llvm.trunc"(%1934) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1936 = "llvm.add"(%1935, %1932) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1937 = "llvm.load"(%1871) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1938 = "llvm.getelementptr"(%1820, %1705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1939 = "llvm.load"(%1938) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1940 = "llvm.trunc"(%1937) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1941 = "llvm.mul"(%1939, %1940) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1942 = "llvm.sub"(%1936, %1941) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%1942, %1854) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1943 = "llvm.getelementptr"(%1854, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1942, %1943) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1944 = "llvm.getelementptr"(%1854, %1705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1945 = "llvm.load"(%1871) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%1945, %1944) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%1928)[^bb43, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb43:  // pred: ^bb42
    %1946 = "llvm.getelementptr"(%1820, %1710) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1947 = "llvm.load"(%1946) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1948 = "llvm.add"(%1947, %1698) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1949 = "llvm.and"(%1948, %1942) : (i32, i32) -> i32
    %1950 = "llvm.icmp"(%1949, %1697) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1950, %1927, %1718)[^bb44, ^bb58] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb44(%1951: i32):  // 2 preds: ^bb23, ^bb43
    %1952 = "llvm.icmp"(%1951, %1697) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1952, %1951)[^bb45, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb45:  // 2 preds: ^bb42, ^bb44
    %1953 = "llvm.load"(%1757) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1954 = "llvm.load"(%1792) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1955 = "llvm.getelementptr"(%1953, %1726) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1956 = "llvm.load"(%1955) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1957 = "llvm.icmp"(%1819, %1956) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1957)[^bb56, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb46:  // pred: ^bb45
    %1958 = "llvm.getelementptr"(%1953, %1710) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1959 = "llvm.load"(%1958) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1960 = "llvm.getelementptr"(%1953, %1959) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1961 = "llvm.icmp"(%1819, %1697) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1961)[^bb56, ^bb47] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb47:  // pred: ^bb46
    %1962 = "llvm.getelementptr"(%1960, %1819) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1963 = "llvm.getelementptr"(%1962, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1697)[^bb48] : (i32) -> ()
  ^bb48(%1964: i32):  // 2 preds: ^bb47, ^bb55
    %1965 = "llvm.getelementptr"(%1960, %1964) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1966 = "llvm.load"(%1965) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1967 = "llvm.icmp"(%1966, %1745) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1967)[^bb49, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb49:  // pred: ^bb48
    %1968 = "llvm.load"(%1963) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1969 = "llvm.icmp"(%1968, %1712) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1969)[^bb51, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb50:  // pred: ^bb49
    %1970 = "llvm.getelementptr"(%1965, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1971 = "llvm.load"(%1970) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1972 = "llvm.icmp"(%1971, %1712) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1972)[^bb51, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb51:  // 2 preds: ^bb49, ^bb50
    %1973 = "llvm.call"(%1953, %1962, %1954, %1754) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1974 = "llvm.icmp"(%1973, %1697) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1974)[^bb56, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb52:  // pred: ^bb51
    %1975 = "llvm.call"(%1953, %1965, %1954, %1755) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1976 = "llvm.icmp"(%1975, %1697) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1976)[^bb55, ^bb53] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb53:  // pred: ^bb52
    %1977 = "llvm.load"(%1754) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1978 = "llvm.load"(%1817) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1979 = "llvm.icmp"(%1977, %1978) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1979)[^bb54, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // pred: ^bb53
    %1980 = "llvm.load"(%1755) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1981 = "llvm.load"(%1818) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1982 = "llvm.icmp"(%1980, %1981) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1982)[^bb57, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb55:  // 5 preds: ^bb48, ^bb50, ^bb52, ^bb53, ^bb54
    %1983 = "llvm.add"(%1964, %1695) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1984 = "llvm.icmp"(%1983, %1819) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1984, %1983)[^bb56, ^bb48] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb56:  // 4 preds: ^bb45, ^bb46, ^bb51, ^bb55
    "llvm.br"()[^bb107] : () -> ()
  ^bb57:  // pred: ^bb54
    "llvm.br"(%1700)[^bb58] : (i32) -> ()
  ^bb58(%1985: i32):  // 10 preds: ^bb13, ^bb15, ^bb24, ^bb26, ^bb27, ^bb33, ^bb41, ^bb43, ^bb44, ^bb57
    %1986 = "llvm.getelementptr"(%1824, %1826) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1987 = "llvm.load"(%1757) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1985, %1986, %1823, %1820, %1987) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1698)[^bb161] : (i32) -> ()
  ^bb59:  // pred: ^bb12
    %1988 = "llvm.add"(%1828, %1698) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1989 = "llvm.icmp"(%1988, %1712) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1989)[^bb61, ^bb60] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb60:  // pred: ^bb59
    "llvm.switch"(%1828, %1695)[^bb103, ^bb62, ^bb98, ^bb99] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[3, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb61:  // pred: ^bb59
    %1990 = "llvm.getelementptr"(%1823, %1705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1991 = "llvm.load"(%1990) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1992 = "llvm.sitofp"(%1991) : (i64) -> f64
    "llvm.br"(%1992)[^bb63] : (f64) -> ()
  ^bb62:  // pred: ^bb60
    %1993 = "llvm.getelementptr"(%1823, %1705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1994 = "llvm.load"(%1993) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%1994)[^bb63] : (f64) -> ()
  ^bb63(%1995: f64):  // 2 preds: ^bb61, ^bb62
    %1996 = "llvm.load"(%1792) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1997 = "llvm.getelementptr"(%1820, %1700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1998 = "llvm.load"(%1997) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1999 = "llvm.getelementptr"(%1996, %1998) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2000 = "llvm.getelementptr"(%1820, %1705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2001 = "llvm.load"(%2000) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2001)[^bb65, ^bb64, ^bb66] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb64:  // pred: ^bb63
    "llvm.store"(%1995, %1999) <{alignment = 1 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"()[^bb107] : () -> ()
  ^bb65:  // pred: ^bb63
    %2002 = "llvm.getelementptr"(%1820, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2003 = "llvm.load"(%2002) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2004 = "llvm.and"(%2003, %1715) : (i32, i32) -> i32
    %2005 = "llvm.icmp"(%2004, %1707) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2006 = "llvm.select"(%2005, %1716, %1717) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %2007 = "llvm.intr.fabs"(%1995) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %2008 = "llvm.fcmp"(%2007, %2006) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %2009 = "llvm.fcmp"(%2007, %1714) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %2010 = "llvm.and"(%2009, %2008) : (i1, i1) -> i1
    "llvm.cond_br"(%2010)[^bb106, ^bb68] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb66:  // pred: ^bb63
    %2011 = "llvm.intr.fabs"(%1995) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %2012 = "llvm.fcmp"(%2011, %1713) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %2013 = "llvm.fcmp"(%2011, %1714) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %2014 = "llvm.and"(%2012, %2013) : (i1, i1) -> i1
    "llvm.cond_br"(%2014)[^bb106, ^bb67] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb67:  // pred: ^bb66
    %2015 = "llvm.fptrunc"(%1995) : (f64) -> f32
    "llvm.store"(%2015, %1999) <{alignment = 1 : i64, ordering = 0 : i64}> : (f32, !llvm.ptr) -> ()
    "llvm.br"()[^bb107] : () -> ()
  ^bb68:  // pred: ^bb65
    %2016 = "llvm.select"(%2005, %1718, %1719) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2017 = "llvm.bitcast"(%1995) : (f64) -> i64
    %2018 = "llvm.lshr"(%2017, %1720) : (i64, i64) -> i64
    %2019 = "llvm.bitcast"(%2007) : (f64) -> i64
    %2020 = "llvm.sub"(%1721, %2016) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2021 = "llvm.shl"(%1698, %2020) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2022 = "llvm.add"(%2021, %1712) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2023 = "llvm.lshr"(%2019, %1722) : (i64, i64) -> i64
    %2024 = "llvm.trunc"(%2023) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %2025 = "llvm.add"(%2024, %1723) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2026 = "llvm.zext"(%2016) <{nonNeg}> : (i32) -> i64
    %2027 = "llvm.icmp"(%2025, %1724) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2027)[^bb69, ^bb70] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb69:  // pred: ^bb68
    %2028 = "llvm.xor"(%2016, %1736) : (i32, i32) -> i32
    %2029 = "llvm.shl"(%1698, %2028) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2030 = "llvm.xor"(%2029, %1698) : (i32, i32) -> i32
    %2031 = "llvm.zext"(%2030) <{nonNeg}> : (i32) -> i64
    %2032 = "llvm.shl"(%2031, %2026) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2033 = "llvm.and"(%2018, %1735) : (i64, i64) -> i64
    %2034 = "llvm.or"(%2032, %2033) : (i64, i64) -> i64
    %2035 = "llvm.and"(%2019, %1727) : (i64, i64) -> i64
    %2036 = "llvm.icmp"(%2035, %1733) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2037 = "llvm.add"(%2016, %1698) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2038 = "llvm.shl"(%1695, %2037) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2039 = "llvm.zext"(%2038) <{nonNeg}> : (i32) -> i64
    %2040 = "llvm.select"(%2036, %1733, %2039) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %2041 = "llvm.or"(%2034, %2040) : (i64, i64) -> i64
    %2042 = "llvm.trunc"(%2041) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%2042)[^bb74] : (i16) -> ()
  ^bb70:  // pred: ^bb68
    %2043 = "llvm.trunc"(%2018) <{overflowFlags = 2 : i32}> : (i64) -> i16
    %2044 = "llvm.and"(%2043, %1725) : (i16, i16) -> i16
    %2045 = "llvm.icmp"(%2025, %2022) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %2046 = "llvm.sub"(%2022, %2025) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2047 = "llvm.select"(%2045, %2046, %1697) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2048 = "llvm.sub"(%2047, %2016) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2049 = "llvm.icmp"(%2048, %1712) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2049, %2044)[^bb74, ^bb71] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i16) -> ()
  ^bb71:  // pred: ^bb70
    %2050 = "llvm.add"(%2048, %1726) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2051 = "llvm.and"(%2019, %1727) : (i64, i64) -> i64
    %2052 = "llvm.or"(%2051, %1728) <{isDisjoint}> : (i64, i64) -> i64
    %2053 = "llvm.add"(%2048, %1729) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2054 = "llvm.zext"(%2053) <{nonNeg}> : (i32) -> i64
    %2055 = "llvm.shl"(%1730, %2054) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %2056 = "llvm.zext"(%2050) <{nonNeg}> : (i32) -> i64
    %2057 = "llvm.lshr"(%2052, %2056) : (i64, i64) -> i64
    %2058 = "llvm.shl"(%1731, %2054) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2059 = "llvm.add"(%2058, %1732) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %2060 = "llvm.and"(%2059, %2052) : (i64, i64) -> i64
    %2061 = "llvm.icmp"(%2060, %2055) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2061, %1695)[^bb73, ^bb72] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb72:  // pred: ^bb71
    %2062 = "llvm.icmp"(%2060, %2055) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2063 = "llvm.and"(%2057, %1730) : (i64, i64) -> i64
    %2064 = "llvm.icmp"(%2063, %1733) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2065 = "llvm.select"(%2062, %2064, %1734) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %2066 = "llvm.zext"(%2065) : (i1) -> i32
    "llvm.br"(%2066)[^bb73] : (i32) -> ()
  ^bb73(%2067: i32):  // 2 preds: ^bb71, ^bb72
    %2068 = "llvm.zext"(%2067) <{nonNeg}> : (i32) -> i64
    %2069 = "llvm.sub"(%2025, %2022) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2070 = "llvm.select"(%2045, %1697, %2069) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2071 = "llvm.zext"(%2070) : (i32) -> i64
    %2072 = "llvm.and"(%2018, %1735) : (i64, i64) -> i64
    %2073 = "llvm.shl"(%2071, %2026) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2074 = "llvm.add"(%2057, %2073) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2075 = "llvm.add"(%2074, %2068) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2076 = "llvm.or"(%2075, %2072) : (i64, i64) -> i64
    %2077 = "llvm.trunc"(%2076) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%2077)[^bb74] : (i16) -> ()
  ^bb74(%2078: i16):  // 3 preds: ^bb69, ^bb70, ^bb73
    "llvm.store"(%2078, %1999) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb107] : () -> ()
  ^bb75:  // pred: ^bb12
    %2079 = "llvm.add"(%1828, %1698) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2080 = "llvm.icmp"(%2079, %1712) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2080)[^bb76, ^bb92] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb76:  // pred: ^bb75
    %2081 = "llvm.getelementptr"(%1823, %1705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2082 = "llvm.load"(%2081) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2083 = "llvm.load"(%1792) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2084 = "llvm.getelementptr"(%1820, %1700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2085 = "llvm.load"(%2084) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2086 = "llvm.getelementptr"(%2083, %2085) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2087 = "llvm.getelementptr"(%1820, %1705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2088 = "llvm.load"(%2087) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2088)[^bb79, ^bb77, ^bb80, ^bb78] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 8, 4]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb77:  // pred: ^bb76
    %2089 = "llvm.trunc"(%2082) <{overflowFlags = 0 : i32}> : (i64) -> i8
    "llvm.store"(%2089, %2086) <{alignment = 1 : i64, ordering = 0 : i64}> : (i8, !llvm.ptr) -> ()
    "llvm.br"()[^bb81] : () -> ()
  ^bb78:  // pred: ^bb76
    %2090 = "llvm.trunc"(%2082) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%2090, %2086) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb81] : () -> ()
  ^bb79:  // pred: ^bb76
    %2091 = "llvm.trunc"(%2082) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%2091, %2086) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb81] : () -> ()
  ^bb80:  // pred: ^bb76
    "llvm.store"(%2082, %2086) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb81] : () -> ()
  ^bb81:  // 4 preds: ^bb77, ^bb78, ^bb79, ^bb80
    %2092 = "llvm.load"(%2084) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2093 = "llvm.getelementptr"(%2083, %2092) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2094 = "llvm.load"(%2093) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %2095 = "llvm.zext"(%2094) : (i8) -> i64
    %2096 = "llvm.load"(%1820) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2097 = "llvm.icmp"(%2096, %1747) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2097)[^bb82, ^bb83] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb82:  // pred: ^bb81
    %2098 = "llvm.and"(%2095, %1730) : (i64, i64) -> i64
    "llvm.br"(%2098)[^bb91] : (i64) -> ()
  ^bb83:  // pred: ^bb81
    %2099 = "llvm.load"(%2087) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2100 = "llvm.icmp"(%2099, %1695) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2100, %2095)[^bb84, ^bb88] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb84:  // pred: ^bb83
    "llvm.switch"(%2099)[^bb87, ^bb85, ^bb86] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb85:  // pred: ^bb84
    %2101 = "llvm.load"(%2093) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%2101)[^bb88] : (i64) -> ()
  ^bb86:  // pred: ^bb84
    %2102 = "llvm.load"(%2093) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2103 = "llvm.sext"(%2102) : (i32) -> i64
    "llvm.br"(%2103)[^bb88] : (i64) -> ()
  ^bb87:  // pred: ^bb84
    %2104 = "llvm.load"(%2093) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %2105 = "llvm.sext"(%2104) : (i16) -> i64
    "llvm.br"(%2105)[^bb88] : (i64) -> ()
  ^bb88(%2106: i64):  // 4 preds: ^bb83, ^bb85, ^bb86, ^bb87
    %2107 = "llvm.shl"(%2099, %1738) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2108 = "llvm.sub"(%1739, %2107) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2109 = "llvm.icmp"(%2096, %1746) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2110 = "llvm.zext"(%2108) : (i32) -> i64
    "llvm.cond_br"(%2109)[^bb89, ^bb90] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb89:  // pred: ^bb88
    %2111 = "llvm.lshr"(%1748, %2110) : (i64, i64) -> i64
    %2112 = "llvm.and"(%2106, %2111) : (i64, i64) -> i64
    "llvm.br"(%2112)[^bb91] : (i64) -> ()
  ^bb90:  // pred: ^bb88
    %2113 = "llvm.shl"(%2106, %2110) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2114 = "llvm.ashr"(%2113, %2110) <{isExact}> : (i64, i64) -> i64
    "llvm.br"(%2114)[^bb91] : (i64) -> ()
  ^bb91(%2115: i64):  // 3 preds: ^bb82, ^bb89, ^bb90
    %2116 = "llvm.icmp"(%2115, %2082) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2116)[^bb105, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb92:  // pred: ^bb75
    "llvm.switch"(%1828, %1695)[^bb103, ^bb93, ^bb98, ^bb99] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[78, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb93:  // pred: ^bb92
    %2117 = "llvm.getelementptr"(%1823, %1705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2118 = "llvm.load"(%2117) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2119 = "llvm.getelementptr"(%2118, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2120 = "llvm.icmp"(%1827, %1746) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2120)[^bb94, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb94:  // pred: ^bb93
    %2121 = "llvm.getelementptr"(%1820, %1705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2122 = "llvm.load"(%2121) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2123 = "llvm.icmp"(%2122, %1705) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2123)[^bb95, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb95:  // pred: ^bb94
    %2124 = "llvm.load"(%2119) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2125 = "llvm.icmp"(%2124, %1731) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2125)[^bb96, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb96:  // pred: ^bb95
    %2126 = "llvm.getelementptr"(%2118, %1711) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2127 = "llvm.load"(%2126) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2128 = "llvm.icmp"(%2127, %1733) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2128)[^bb97, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb97:  // pred: ^bb96
    %2129 = "llvm.load"(%1792) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2130 = "llvm.getelementptr"(%1820, %1700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2131 = "llvm.load"(%2130) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2132 = "llvm.getelementptr"(%2129, %2131) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2133 = "llvm.getelementptr"(%2118, %1741) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2134 = "llvm.load"(%2133) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%2134, %2132) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb107] : () -> ()
  ^bb98:  // 2 preds: ^bb60, ^bb92
    %2135 = "llvm.getelementptr"(%1823, %1705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2136 = "llvm.load"(%2135) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2137 = "llvm.getelementptr"(%2136, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%2137)[^bb100] : (!llvm.ptr) -> ()
  ^bb99:  // 2 preds: ^bb60, ^bb92
    %2138 = "llvm.getelementptr"(%1823, %1705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2139 = "llvm.load"(%2138) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2140 = "llvm.icmp"(%2139, %1703) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2140, %1695, %2139)[^bb103, ^bb100] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb100(%2141: !llvm.ptr):  // 2 preds: ^bb98, ^bb99
    %2142 = "llvm.getelementptr"(%2141, %1699) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2143 = "llvm.load"(%2142) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2144 = "llvm.getelementptr"(%1820, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2145 = "llvm.load"(%2144) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2146 = "llvm.icmp"(%2143, %2145) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2146, %1712)[^bb101, ^bb103] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb101:  // pred: ^bb100
    %2147 = "llvm.getelementptr"(%2141, %1700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2148 = "llvm.load"(%2147) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2149 = "llvm.icmp"(%2148, %1697) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2149, %1712)[^bb102, ^bb103] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb102:  // pred: ^bb101
    %2150 = "llvm.getelementptr"(%2141, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2151 = "llvm.load"(%2150) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2151, %1705)[^bb103, ^bb104, ^bb104, ^bb104] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb103(%2152: i32):  // 6 preds: ^bb60, ^bb92, ^bb99, ^bb100, ^bb101, ^bb102
    %2153 = "llvm.getelementptr"(%1824, %1826) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%2152, %2153, %1823, %1820, %1824) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1698)[^bb161] : (i32) -> ()
  ^bb104:  // 3 preds: ^bb102, ^bb102, ^bb102
    %2154 = "llvm.load"(%1792) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2155 = "llvm.getelementptr"(%1820, %1700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2156 = "llvm.load"(%2155) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2157 = "llvm.getelementptr"(%2154, %2156) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2158 = "llvm.load"(%2141) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2159 = "llvm.getelementptr"(%2141, %1710) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2160 = "llvm.load"(%2159) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2161 = "llvm.trunc"(%2160) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2162 = "llvm.getelementptr"(%2158, %2161) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2163 = "llvm.getelementptr"(%1820, %1705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2164 = "llvm.load"(%2163) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.memcpy"(%2157, %2162, %2164) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb107] : () -> ()
  ^bb105:  // pred: ^bb91
    %2165 = "llvm.icmp"(%2096, %1746) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2166 = "llvm.icmp"(%2082, %1733) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %2167 = "llvm.and"(%2166, %2165) : (i1, i1) -> i1
    "llvm.cond_br"(%2167)[^bb106, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb106:  // 8 preds: ^bb65, ^bb66, ^bb91, ^bb93, ^bb94, ^bb95, ^bb96, ^bb105
    %2168 = "llvm.getelementptr"(%1824, %1826) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1750, %2168, %1823, %1751, %1733) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1698)[^bb161] : (i32) -> ()
  ^bb107:  // 7 preds: ^bb56, ^bb64, ^bb67, ^bb74, ^bb97, ^bb104, ^bb105
    %2169 = "llvm.add"(%1819, %1695) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2170 = "llvm.load"(%1774) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2171 = "llvm.icmp"(%2169, %2170) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2171, %2169)[^bb12, ^bb108] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb108:  // 2 preds: ^bb10, ^bb107
    %2172 = "llvm.getelementptr"(%arg64, %1749) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2173 = "llvm.load"(%2172) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2174 = "llvm.getelementptr"(%arg64, %2173) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2175 = "llvm.getelementptr"(%arg64, %1737) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2176 = "llvm.load"(%2175) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2177 = "llvm.icmp"(%2176, %1697) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2177, %1697)[^bb109, ^bb117] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb109(%2178: i32):  // 2 preds: ^bb108, ^bb116
    %2179 = "llvm.getelementptr"(%2174, %2178) <{elem_type = !llvm.struct<"mlir_abi.struct.Condition", (struct<"mlir_abi.struct.Sum", (i32, i32)>, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2180 = "llvm.getelementptr"(%2179, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2181 = "llvm.load"(%2180) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2182 = "llvm.getelementptr"(%arg64, %2181) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2183 = "llvm.getelementptr"(%2179, %1700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2184 = "llvm.load"(%2183) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2185 = "llvm.sext"(%2184) : (i32) -> i64
    %2186 = "llvm.icmp"(%2184, %1697) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2187 = "llvm.load"(%2179) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2188 = "llvm.icmp"(%2187, %1697) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2186)[^bb111, ^bb110] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb110:  // pred: ^bb109
    "llvm.cond_br"(%2188, %1697, %1733)[^bb114, ^bb116] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb111:  // pred: ^bb109
    "llvm.cond_br"(%2188, %1697, %1733, %1733)[^bb112, ^bb113] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i64, i64) -> ()
  ^bb112(%2189: i32, %2190: i64):  // 2 preds: ^bb111, ^bb112
    %2191 = "llvm.getelementptr"(%2182, %2189) <{elem_type = !llvm.struct<"mlir_abi.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2192 = "llvm.call"(%arg64, %1790, %2191) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %2193 = "llvm.load"(%2191) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2194 = "llvm.mul"(%2193, %2192) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2195 = "llvm.add"(%2194, %2190) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2196 = "llvm.add"(%2189, %1695) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2197 = "llvm.icmp"(%2196, %2187) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2197, %2195, %2196, %2195)[^bb113, ^bb112] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i64) -> ()
  ^bb113(%2198: i64):  // 2 preds: ^bb111, ^bb112
    %2199 = "llvm.getelementptr"(%2179, %1705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2200 = "llvm.load"(%2199) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2201 = "llvm.icmp"(%2200, %1697) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2202 = "llvm.icmp"(%2198, %1748) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %2203 = "llvm.icmp"(%2198, %1733) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2204 = "llvm.select"(%2201, %2203, %2202) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2204)[^bb116, ^bb119] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb114(%2205: i32, %2206: i64):  // 2 preds: ^bb110, ^bb114
    %2207 = "llvm.getelementptr"(%2182, %2205) <{elem_type = !llvm.struct<"mlir_abi.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2208 = "llvm.call"(%arg64, %1790, %2207) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %2209 = "llvm.srem"(%2208, %2185) : (i64, i64) -> i64
    %2210 = "llvm.load"(%2207) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2211 = "llvm.srem"(%2210, %2185) : (i64, i64) -> i64
    %2212 = "llvm.mul"(%2211, %2209) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2213 = "llvm.add"(%2212, %2206) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2214 = "llvm.srem"(%2213, %2185) : (i64, i64) -> i64
    %2215 = "llvm.add"(%2205, %1695) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2216 = "llvm.icmp"(%2215, %2187) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2216, %2215, %2214)[^bb115, ^bb114] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb115:  // pred: ^bb114
    %2217 = "llvm.icmp"(%2214, %1733) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2217)[^bb116, ^bb119] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb116:  // 3 preds: ^bb110, ^bb113, ^bb115
    %2218 = "llvm.add"(%2178, %1695) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2219 = "llvm.icmp"(%2218, %2176) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2219, %2218)[^bb117, ^bb109] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb117:  // 2 preds: ^bb108, ^bb116
    %2220 = "llvm.icmp"(%1782, %1703) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %2221 = "llvm.icmp"(%1765, %1697) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %2222 = "llvm.and"(%2220, %2221) : (i1, i1) -> i1
    "llvm.cond_br"(%2222)[^bb118, ^bb156] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb118:  // pred: ^bb117
    %2223 = "llvm.getelementptr"(%arg64, %1741) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2224 = "llvm.load"(%2223) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2225 = "llvm.getelementptr"(%arg64, %2224) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2226 = "llvm.getelementptr"(%1752, %1701) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2227 = "llvm.getelementptr"(%1752, %1699) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2228 = "llvm.getelementptr"(%1752, %1705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2229 = "llvm.getelementptr"(%1752, %1710) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2230 = "llvm.getelementptr"(%1752, %1741) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2231 = "llvm.getelementptr"(%1752, %1700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2232 = "llvm.getelementptr"(%1752, %1737) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2233 = "llvm.getelementptr"(%1752, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2234 = "llvm.getelementptr"(%1752, %1749) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2235 = "llvm.getelementptr"(%1752, %1708) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2236 = "llvm.getelementptr"(%1753, %1699) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2237 = "llvm.getelementptr"(%1752, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1697)[^bb122] : (i32) -> ()
  ^bb119:  // 2 preds: ^bb113, ^bb115
    %2238 = "llvm.load"(%1757) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2239 = "llvm.getelementptr"(%2238, %2181) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2240 = "llvm.getelementptr"(%2179, %1699) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2241 = "llvm.load"(%2240) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2242 = "llvm.icmp"(%2241, %1697) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2242, %1703, %2241)[^bb120, ^bb121] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb120:  // pred: ^bb119
    %2243 = "llvm.getelementptr"(%2238, %1710) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2244 = "llvm.load"(%2243) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2245 = "llvm.getelementptr"(%2238, %2244) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2246 = "llvm.getelementptr"(%2239, %1708) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2247 = "llvm.load"(%2246) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2248 = "llvm.getelementptr"(%2245, %2247) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2249 = "llvm.getelementptr"(%2248, %1711) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2250 = "llvm.load"(%2249) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2251 = "llvm.load"(%1791) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2252 = "llvm.getelementptr"(%2251, %2247) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2253 = "llvm.load"(%2252) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%2253, %2250)[^bb121] : (!llvm.ptr, i32) -> ()
  ^bb121(%2254: !llvm.ptr, %2255: i32):  // 2 preds: ^bb119, ^bb120
    %2256 = "llvm.getelementptr"(%2238, %2255) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2257 = "llvm.load"(%1792) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2258 = "llvm.call"(%2238, %2257, %2239) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %2259 = "llvm.getelementptr"(%2179, %1737) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2260 = "llvm.load"(%2259) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2261 = "llvm.getelementptr"(%2238, %2260) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1750, %2256, %2254, %2261, %2258) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1698)[^bb161] : (i32) -> ()
  ^bb122(%2262: i32):  // 2 preds: ^bb118, ^bb155
    %2263 = "llvm.getelementptr"(%1781, %2262) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2264 = "llvm.getelementptr"(%2225, %2262) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memcpy"(%1752, %2264, %1726) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %2265 = "llvm.load"(%2226) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2266 = "llvm.load"(%1752) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2267 = "llvm.icmp"(%2266, %1745) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2267)[^bb124, ^bb123] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb123:  // pred: ^bb122
    "llvm.store"(%1697, %2227) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2268 = "llvm.load"(%2228) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2268, %2229) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb124] : () -> ()
  ^bb124:  // 2 preds: ^bb122, ^bb123
    "llvm.store"(%1697, %2230) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1697, %2231) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1699, %2232) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1695, %2233) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2269 = "llvm.load"(%2234) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2269, %2235) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2270 = "llvm.load"(%2263) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2270, %1695)[^bb154, ^bb126, ^bb125] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb125:  // pred: ^bb124
    %2271 = "llvm.getelementptr"(%2263, %1705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2272 = "llvm.load"(%2271) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2273 = "llvm.icmp"(%2272, %1703) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2273, %1695, %2272)[^bb154, ^bb127] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb126:  // pred: ^bb124
    %2274 = "llvm.getelementptr"(%2263, %1705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2275 = "llvm.load"(%2274) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2276 = "llvm.getelementptr"(%2275, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%2276)[^bb127] : (!llvm.ptr) -> ()
  ^bb127(%2277: !llvm.ptr):  // 2 preds: ^bb125, ^bb126
    %2278 = "llvm.load"(%2227) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2279 = "llvm.icmp"(%2278, %1697) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %2280 = "llvm.load"(%arg64) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%2279, %1753)[^bb128, ^bb133] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb128:  // pred: ^bb127
    %2281 = "llvm.getelementptr"(%2277, %1700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2282 = "llvm.load"(%2281) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2280)[^bb130, ^bb131, ^bb129] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb129:  // pred: ^bb128
    "llvm.store"(%2282, %1753) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb132] : () -> ()
  ^bb130:  // pred: ^bb128
    %2283 = "llvm.trunc"(%2282) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%2283, %1753) <{alignment = 8 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb132] : () -> ()
  ^bb131:  // pred: ^bb128
    %2284 = "llvm.sext"(%2282) : (i32) -> i64
    "llvm.store"(%2284, %1753) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb132] : () -> ()
  ^bb132:  // 3 preds: ^bb129, ^bb130, ^bb131
    %2285 = "llvm.intr.smax"(%2280, %1707) : (i32, i32) -> i32
    %2286 = "llvm.getelementptr"(%1753, %2285) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2236, %2286) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%2236)[^bb133] : (!llvm.ptr) -> ()
  ^bb133(%2287: !llvm.ptr):  // 2 preds: ^bb127, ^bb132
    %2288 = "llvm.icmp"(%2280, %1705) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2288)[^bb134, ^bb135] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb134:  // pred: ^bb133
    %2289 = "llvm.call"(%arg64, %1752, %2277, %2287) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_narrow_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2289)[^bb153] : (i32) -> ()
  ^bb135:  // pred: ^bb133
    %2290 = "llvm.getelementptr"(%2277, %1699) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2291 = "llvm.load"(%2290) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2292 = "llvm.load"(%2237) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2293 = "llvm.icmp"(%2291, %2292) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2293, %1712)[^bb136, ^bb154] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb136:  // pred: ^bb135
    %2294 = "llvm.getelementptr"(%2277, %1700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2295 = "llvm.load"(%2294) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%2279)[^bb137, ^bb138] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb137:  // pred: ^bb136
    %2296 = "llvm.icmp"(%2295, %1739) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2296, %1738)[^bb154, ^bb139] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb138:  // pred: ^bb136
    %2297 = "llvm.icmp"(%2295, %2278) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2297, %1738)[^bb139, ^bb154] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb139:  // 2 preds: ^bb137, ^bb138
    %2298 = "llvm.getelementptr"(%arg64, %2269) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2299 = "llvm.getelementptr"(%2277, %1737) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2300 = "llvm.load"(%2299) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2301 = "llvm.icmp"(%2295, %1697) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2301, %1697, %1740)[^bb140, ^bb150] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb140:  // pred: ^bb139
    %2302 = "llvm.getelementptr"(%2277, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2303 = "llvm.getelementptr"(%2287, %1705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1697, %2295, %1730, %1697)[^bb141] : (i32, i32, i64, i32) -> ()
  ^bb141(%2304: i32, %2305: i32, %2306: i64, %2307: i32):  // 2 preds: ^bb140, ^bb148
    %2308 = "llvm.add"(%2305, %1698) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2309 = "llvm.getelementptr"(%2300, %2308) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2310 = "llvm.load"(%2309) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2311 = "llvm.icmp"(%2306, %1742) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2279)[^bb143, ^bb142] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb142:  // pred: ^bb141
    %2312 = "llvm.getelementptr"(%2298, %2305) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2313 = "llvm.load"(%2312) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2314 = "llvm.icmp"(%2313, %1742) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2315 = "llvm.icmp"(%2313, %2310) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2316 = "llvm.select"(%2314, %1740, %2315) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2316, %1707)[^bb143, ^bb154] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb143:  // 2 preds: ^bb141, ^bb142
    %2317 = "llvm.icmp"(%2310, %1730) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2317, %2307, %2306)[^bb144, ^bb148] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb144:  // pred: ^bb143
    %2318 = "llvm.load"(%2302) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2319 = "llvm.icmp"(%2318, %1703) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2319, %2307, %2306)[^bb148, ^bb145] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb145:  // pred: ^bb144
    %2320 = "llvm.getelementptr"(%2318, %2308) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2321 = "llvm.load"(%2320) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2322 = "llvm.icmp"(%2321, %2306) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2323 = "llvm.or"(%2311, %2322) : (i1, i1) -> i1
    %2324 = "llvm.select"(%2322, %2307, %1743) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.cond_br"(%2323, %2324, %2321)[^bb148, ^bb146] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb146:  // pred: ^bb145
    %2325 = "llvm.icmp"(%2321, %1733) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2325, %2307, %2321)[^bb147, ^bb148] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb147:  // pred: ^bb146
    "llvm.br"(%1744, %1733)[^bb148] : (i32, i64) -> ()
  ^bb148(%2326: i32, %2327: i64):  // 5 preds: ^bb143, ^bb144, ^bb145, ^bb146, ^bb147
    %2328 = "llvm.shl"(%2305, %1738) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2329 = "llvm.getelementptr"(%2303, %2328) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2310, %2329) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2330 = "llvm.add"(%2305, %2295) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %2331 = "llvm.shl"(%2330, %1738) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2332 = "llvm.getelementptr"(%2303, %2331) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2327, %2332) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2333 = "llvm.icmp"(%2310, %1733) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2334 = "llvm.zext"(%2333) : (i1) -> i32
    %2335 = "llvm.or"(%2304, %2334) : (i32, i32) -> i32
    %2336 = "llvm.intr.umax"(%2310, %1730) : (i64, i64) -> i64
    %2337 = "llvm.mul"(%2336, %2306) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2338 = "llvm.icmp"(%2305, %1695) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2338, %2335, %2308, %2337, %2326)[^bb141, ^bb149] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i32, i32, i64, i32) -> ()
  ^bb149:  // pred: ^bb148
    %2339 = "llvm.icmp"(%2335, %1697) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%2326, %2339)[^bb150] : (i32, i1) -> ()
  ^bb150(%2340: i32, %2341: i1):  // 2 preds: ^bb139, ^bb149
    %2342 = "llvm.getelementptr"(%2277, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2343 = "llvm.load"(%2342) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2343, %1705)[^bb154, ^bb151, ^bb151, ^bb151] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb151:  // 3 preds: ^bb150, ^bb150, ^bb150
    %2344 = "llvm.load"(%2277) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2345 = "llvm.ptrtoint"(%2344) : (!llvm.ptr) -> i32
    %2346 = "llvm.getelementptr"(%2277, %1710) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2347 = "llvm.load"(%2346) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2348 = "llvm.trunc"(%2347) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2349 = "llvm.add"(%2348, %2345) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2350 = "llvm.load"(%2298) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2351 = "llvm.load"(%2228) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2352 = "llvm.trunc"(%2350) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2353 = "llvm.mul"(%2351, %2352) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2354 = "llvm.sub"(%2349, %2353) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%2354, %2287) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2355 = "llvm.getelementptr"(%2287, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2354, %2355) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2356 = "llvm.getelementptr"(%2287, %1705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2350, %2356) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%2341)[^bb152, ^bb155] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb152:  // pred: ^bb151
    %2357 = "llvm.load"(%2229) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2358 = "llvm.add"(%2357, %1698) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2359 = "llvm.and"(%2358, %2354) : (i32, i32) -> i32
    %2360 = "llvm.icmp"(%2359, %1697) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2360, %2340, %1718)[^bb153, ^bb154] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb153(%2361: i32):  // 2 preds: ^bb134, ^bb152
    %2362 = "llvm.icmp"(%2361, %1697) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2362, %2361)[^bb155, ^bb154] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb154(%2363: i32):  // 9 preds: ^bb124, ^bb125, ^bb135, ^bb137, ^bb138, ^bb142, ^bb150, ^bb152, ^bb153
    %2364 = "llvm.getelementptr"(%arg64, %2265) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%2363, %2364, %2263, %1752, %arg64) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1698)[^bb161] : (i32) -> ()
  ^bb155:  // 2 preds: ^bb151, ^bb153
    %2365 = "llvm.add"(%2262, %1695) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2366 = "llvm.icmp"(%2365, %1765) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2366, %2365)[^bb122, ^bb156] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb156:  // 2 preds: ^bb117, ^bb155
    %2367 = "llvm.call"(%arg65, %1790, %1756, %1703) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.cond_br"(%1779, %1697)[^bb157, ^bb161] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb157:  // pred: ^bb156
    %2368 = "llvm.getelementptr"(%arg64, %1741) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2369 = "llvm.load"(%2368) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2370 = "llvm.getelementptr"(%arg64, %2369) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2371 = "llvm.getelementptr"(%arg64, %1711) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2372 = "llvm.load"(%2371) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2373 = "llvm.getelementptr"(%arg64, %2372) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2374 = "llvm.load"(%2373) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2375 = "llvm.icmp"(%2374, %1709) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2375)[^bb158, ^bb160] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb158:  // pred: ^bb157
    %2376 = "llvm.load"(%2370) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2377 = "llvm.icmp"(%2376, %1745) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2378 = "llvm.or"(%2220, %2377) : (i1, i1) -> i1
    "llvm.cond_br"(%2378)[^bb160, ^bb159] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb159:  // pred: ^bb158
    %2379 = "llvm.call"(%1757, %2370, %arg68) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2379)[^bb161] : (i32) -> ()
  ^bb160:  // 2 preds: ^bb157, ^bb158
    %2380 = "llvm.call"(%1757, %1782, %arg68) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_results, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2380)[^bb161] : (i32) -> ()
  ^bb161(%2381: i32):  // 9 preds: ^bb8, ^bb58, ^bb103, ^bb106, ^bb121, ^bb154, ^bb156, ^bb159, ^bb160
    "llvm.intr.stackrestore"(%1777) : (!llvm.ptr) -> ()
    "llvm.br"(%2381)[^bb162] : (i32) -> ()
  ^bb162(%2382: i32):  // 3 preds: ^bb1, ^bb3, ^bb161
    "llvm.return"(%2382) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_refuse", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg59: !llvm.ptr, %arg60: !llvm.ptr, %arg61: !llvm.ptr, %arg62: !llvm.ptr, %arg63: i64):
    %1675 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1676 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1677 = "llvm.mlir.constant"() <{value = 484 : i32}> : () -> i32
    %1678 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1679 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1680 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1681 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1682 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_0}> : () -> !llvm.ptr
    %1683 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1684 = "llvm.alloca"(%1675) <{alignment = 4 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1685 = "llvm.alloca"(%1675) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%1685, %1676, %1677) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %1686 = "llvm.icmp"(%arg61, %1678) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1686)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%1685, %arg61) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1687 = "llvm.call"(%1678, %1679, %arg62, %arg63) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %1688 = "llvm.add"(%1687, %1675) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1689 = "llvm.alloca"(%1688) <{alignment = 1 : i64, elem_type = i8}> : (i32) -> !llvm.ptr
    %1690 = "llvm.call"(%1689, %1688, %arg62, %arg63) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %1691 = "llvm.getelementptr"(%1685, %1680) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg60, %1684) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1692 = "llvm.getelementptr"(%1684, %1680) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1691, %1692) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1693 = "llvm.getelementptr"(%1684, %1681) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1689, %1693) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1694 = "llvm.load"(%1682) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1694, %arg59, %1684, %1683) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<ptr (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_flatten", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg56: !llvm.ptr, %arg57: !llvm.ptr, %arg58: !llvm.ptr):
    %1576 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1577 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1578 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1579 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1580 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1581 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1582 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1583 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1584 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1585 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1586 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1587 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1588 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1589 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1590 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %1591 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1592 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1593 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1594 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_1}> : () -> !llvm.ptr
    %1595 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1596 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1597 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_5}> : () -> !llvm.ptr
    %1598 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_23}> : () -> !llvm.ptr
    %1599 = "llvm.alloca"(%1576) <{alignment = 4 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %1600 = "llvm.alloca"(%1576) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1601 = "llvm.getelementptr"(%arg57, %1577) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1602 = "llvm.load"(%arg56) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1603 = "llvm.getelementptr"(%arg57, %1578) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1604 = "llvm.load"(%1603) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1605 = "llvm.getelementptr"(%1602, %1604) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1606 = "llvm.load"(%arg57) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1606)[^bb1, ^bb2, ^bb3, ^bb5] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[108, 110, 115]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1607 = "llvm.getelementptr"(%arg57, %1582) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1608 = "llvm.getelementptr"(%arg56, %1578) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1583, %1601)[^bb10] : (i32, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1609 = "llvm.getelementptr"(%arg56, %1582) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1610 = "llvm.load"(%1609) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1611 = "llvm.getelementptr"(%arg57, %1582) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1612 = "llvm.load"(%1611) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1613 = "llvm.getelementptr"(%1610, %1612) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg58, %1613) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1601)[^bb21] : (!llvm.ptr) -> ()
  ^bb3:  // pred: ^bb0
    %1614 = "llvm.load"(%arg58) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1615 = "llvm.icmp"(%1614, %1583) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1615, %1601)[^bb21, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%1579, %1605, %arg58, %1587, %1588) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1586)[^bb21] : (!llvm.ptr) -> ()
  ^bb5:  // pred: ^bb0
    %1616 = "llvm.load"(%arg58) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1616, %1579)[^bb7, ^bb6, ^bb6] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[75, 71]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb6:  // 2 preds: ^bb5, ^bb5
    %1617 = "llvm.getelementptr"(%arg58, %1580) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1618 = "llvm.load"(%1617) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1619 = "llvm.getelementptr"(%1618, %1581) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1620 = "llvm.load"(%1619) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1621 = "llvm.getelementptr"(%arg57, %1582) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1622 = "llvm.load"(%1621) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1623 = "llvm.sext"(%1622) : (i32) -> i64
    %1624 = "llvm.icmp"(%1620, %1623) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1624, %1583, %1601, %1584)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, !llvm.ptr, !llvm.ptr) -> ()
  ^bb7(%1625: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    "llvm.call"(%1625, %1605, %arg58, %1587, %1588) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1586)[^bb21] : (!llvm.ptr) -> ()
  ^bb8(%1626: i32, %1627: !llvm.ptr):  // 2 preds: ^bb6, ^bb9
    %1628 = "llvm.load"(%1621) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1629 = "llvm.icmp"(%1626, %1628) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1629, %1627)[^bb9, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb9:  // pred: ^bb8
    %1630 = "llvm.load"(%1617) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1631 = "llvm.getelementptr"(%1630, %1585) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1632 = "llvm.load"(%1631) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1633 = "llvm.getelementptr"(%1632, %1626) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1634 = "llvm.call"(%arg56, %1627, %1633) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1635 = "llvm.add"(%1626, %1576) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1636 = "llvm.icmp"(%1634, %1586) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1636, %1586, %1635, %1634)[^bb21, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb10(%1637: i32, %1638: !llvm.ptr):  // 2 preds: ^bb1, ^bb12
    %1639 = "llvm.load"(%1607) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1640 = "llvm.icmp"(%1637, %1639) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1640)[^bb11, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1641 = "llvm.load"(%1608) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1642 = "llvm.getelementptr"(%1641, %1577) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1642, %1608) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1643 = "llvm.load"(%arg56) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1644 = "llvm.getelementptr"(%1638, %1580) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1645 = "llvm.load"(%1644) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1646 = "llvm.getelementptr"(%1643, %1645) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1647 = "llvm.call"(%arg58, %1605, %1646, %1641) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_get_item, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1648 = "llvm.icmp"(%1647, %1583) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1648, %1586)[^bb12, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %1649 = "llvm.call"(%arg56, %1638, %1641) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1650 = "llvm.add"(%1637, %1576) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1651 = "llvm.icmp"(%1649, %1586) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1651, %1586, %1650, %1649)[^bb21, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb13:  // pred: ^bb10
    %1652 = "llvm.load"(%arg58) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1652)[^bb14, ^bb15, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    "llvm.call"(%1579, %1605, %arg58, %1587, %1588) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb18] : () -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb13
    "llvm.intr.memcpy"(%1599, %arg58, %1577) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %1653 = "llvm.getelementptr"(%1599, %1577) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1580, %1653) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1654 = "llvm.getelementptr"(%1599, %1589) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1583, %1654) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1655 = "llvm.getelementptr"(%1599, %1585) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1586, %1655) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1656 = "llvm.getelementptr"(%1599, %1581) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1583, %1656) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1657 = "llvm.icmp"(%1652, %1590) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1658 = "llvm.select"(%1657, %1591, %1582) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1659 = "llvm.getelementptr"(%1600, %1580) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memset"(%1600, %1592, %1593) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1660 = "llvm.load"(%1594) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1661 = "llvm.getelementptr"(%1595, %1658) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1662 = "llvm.load"(%1661) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1663 = "llvm.call"(%1660, %1662, %1599, %1576, %1600) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %1664 = "llvm.icmp"(%1663, %1583) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1664)[^bb16, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1665 = "llvm.load"(%1600) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1666 = "llvm.icmp"(%1665, %1596) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1666)[^bb17, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // pred: ^bb16
    %1667 = "llvm.load"(%1597) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1668 = "llvm.load"(%1659) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1669 = "llvm.call"(%1667, %1668) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb19] : () -> ()
  ^bb18:  // 2 preds: ^bb14, ^bb15
    "llvm.br"(%1586)[^bb21] : (!llvm.ptr) -> ()
  ^bb19:  // 2 preds: ^bb16, ^bb17
    %1670 = "llvm.load"(%1659) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1671 = "llvm.load"(%1607) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1672 = "llvm.sext"(%1671) : (i32) -> i64
    %1673 = "llvm.icmp"(%1670, %1672) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1673, %1638)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    "llvm.call"(%1584, %1605, %arg58, %1598, %1670) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1586)[^bb21] : (!llvm.ptr) -> ()
  ^bb21(%1674: !llvm.ptr):  // 11 preds: ^bb2, ^bb3, ^bb4, ^bb7, ^bb8, ^bb9, ^bb11, ^bb12, ^bb18, ^bb19, ^bb20
    "llvm.return"(%1674) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_number", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg53: !llvm.ptr, %arg54: !llvm.ptr, %arg55: !llvm.ptr):
    %1461 = "llvm.mlir.constant"() <{value = 102 : i32}> : () -> i32
    %1462 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1463 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1464 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1465 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1466 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1467 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1468 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1469 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1470 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1471 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1472 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1473 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1474 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1475 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_31}> : () -> !llvm.ptr
    %1476 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1477 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1478 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1479 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1480 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1481 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1482 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1483 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1484 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1485 = "llvm.mlir.constant"() <{value = 65535 : i32}> : () -> i32
    %1486 = "llvm.mlir.constant"() <{value = -1 : i16}> : () -> i16
    %1487 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %1488 = "llvm.mlir.constant"() <{value = -1.000000e+00 : f64}> : () -> f64
    %1489 = "llvm.mlir.constant"() <{value = 1023 : i32}> : () -> i32
    %1490 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1491 = "llvm.mlir.constant"() <{value = 0x7FF0000000000000 : f64}> : () -> f64
    %1492 = "llvm.mlir.constant"() <{value = 0x7FF8000000000000 : f64}> : () -> f64
    %1493 = "llvm.load"(%arg54) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1494 = "llvm.icmp"(%1493, %1461) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1495 = "llvm.getelementptr"(%arg53, %1462) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1496 = "llvm.load"(%1495) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1497 = "llvm.getelementptr"(%arg54, %1463) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1498 = "llvm.load"(%1497) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1499 = "llvm.getelementptr"(%1496, %1498) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%1494)[^bb1, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1500 = "llvm.getelementptr"(%arg54, %1462) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1501 = "llvm.load"(%1500) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1501)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %1502 = "llvm.load"(%1499) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%1502)[^bb7] : (f64) -> ()
  ^bb3:  // pred: ^bb1
    %1503 = "llvm.load"(%1499) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %1504 = "llvm.fpext"(%1503) : (f32) -> f64
    "llvm.br"(%1504)[^bb7] : (f64) -> ()
  ^bb4:  // pred: ^bb1
    %1505 = "llvm.load"(%1499) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1506 = "llvm.getelementptr"(%arg54, %1479) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1507 = "llvm.load"(%1506) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1508 = "llvm.and"(%1507, %1481) : (i32, i32) -> i32
    %1509 = "llvm.icmp"(%1508, %1479) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1510 = "llvm.select"(%1509, %1482, %1483) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1511 = "llvm.xor"(%1510, %1484) : (i32, i32) -> i32
    %1512 = "llvm.shl"(%1476, %1511) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1513 = "llvm.xor"(%1512, %1476) : (i32, i32) -> i32
    %1514 = "llvm.zext"(%1505) : (i16) -> i32
    %1515 = "llvm.lshr"(%1514, %1510) : (i32, i32) -> i32
    %1516 = "llvm.and"(%1515, %1513) : (i32, i32) -> i32
    %1517 = "llvm.shl"(%1465, %1510) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1518 = "llvm.add"(%1517, %1485) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1519 = "llvm.and"(%1518, %1514) : (i32, i32) -> i32
    %1520 = "llvm.icmp"(%1505, %1486) <{predicate = 4 : i64}> : (i16, i16) -> i1
    %1521 = "llvm.select"(%1520, %1487, %1488) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %1522 = "llvm.icmp"(%1516, %1513) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1522)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1523 = "llvm.icmp"(%1519, %1480) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1524 = "llvm.fmul"(%1521, %1491) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1525 = "llvm.select"(%1523, %1524, %1492) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    "llvm.br"(%1525)[^bb7] : (f64) -> ()
  ^bb6:  // pred: ^bb4
    %1526 = "llvm.lshr"(%1513, %1465) : (i32, i32) -> i32
    %1527 = "llvm.icmp"(%1516, %1480) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1528 = "llvm.select"(%1527, %1480, %1517) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1529 = "llvm.add"(%1528, %1519) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1530 = "llvm.uitofp"(%1529) <{nonNeg}> : (i32) -> f64
    %1531 = "llvm.fmul"(%1521, %1530) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1532 = "llvm.intr.umax"(%1516, %1465) : (i32, i32) -> i32
    %1533 = "llvm.xor"(%1510, %1489) : (i32, i32) -> i32
    %1534 = "llvm.sub"(%1533, %1526) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1535 = "llvm.add"(%1534, %1532) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1536 = "llvm.zext"(%1535) <{nonNeg}> : (i32) -> i64
    %1537 = "llvm.shl"(%1536, %1490) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1538 = "llvm.bitcast"(%1537) : (i64) -> f64
    %1539 = "llvm.fmul"(%1531, %1538) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    "llvm.br"(%1539)[^bb7] : (f64) -> ()
  ^bb7(%1540: f64):  // 4 preds: ^bb2, ^bb3, ^bb5, ^bb6
    "llvm.store"(%1466, %arg55) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1541 = "llvm.getelementptr"(%arg55, %1479) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1480, %1541) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1542 = "llvm.getelementptr"(%arg55, %1462) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1540, %1542) <{alignment = 4 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"(%1480)[^bb18] : (i32) -> ()
  ^bb8:  // pred: ^bb0
    %1543 = "llvm.load"(%1499) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %1544 = "llvm.zext"(%1543) : (i8) -> i64
    %1545 = "llvm.icmp"(%1493, %1464) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1545)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %1546 = "llvm.and"(%1544, %1477) : (i64, i64) -> i64
    "llvm.br"(%1478, %1546)[^bb17] : (i32, i64) -> ()
  ^bb10:  // pred: ^bb8
    %1547 = "llvm.getelementptr"(%arg54, %1462) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1548 = "llvm.load"(%1547) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1549 = "llvm.icmp"(%1548, %1465) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1549, %1544)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb11:  // pred: ^bb10
    "llvm.switch"(%1548)[^bb14, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb12:  // pred: ^bb11
    %1550 = "llvm.load"(%1499) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1550)[^bb15] : (i64) -> ()
  ^bb13:  // pred: ^bb11
    %1551 = "llvm.load"(%1499) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1552 = "llvm.sext"(%1551) : (i32) -> i64
    "llvm.br"(%1552)[^bb15] : (i64) -> ()
  ^bb14:  // pred: ^bb11
    %1553 = "llvm.load"(%1499) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1554 = "llvm.sext"(%1553) : (i16) -> i64
    "llvm.br"(%1554)[^bb15] : (i64) -> ()
  ^bb15(%1555: i64):  // 4 preds: ^bb10, ^bb12, ^bb13, ^bb14
    %1556 = "llvm.shl"(%1548, %1466) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1557 = "llvm.sub"(%1467, %1556) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1558 = "llvm.icmp"(%1493, %1468) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1559 = "llvm.zext"(%1557) : (i32) -> i64
    %1560 = "llvm.shl"(%1555, %1559) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1561 = "llvm.ashr"(%1560, %1559) <{isExact}> : (i64, i64) -> i64
    %1562 = "llvm.lshr"(%1469, %1559) : (i64, i64) -> i64
    %1563 = "llvm.and"(%1555, %1562) : (i64, i64) -> i64
    %1564 = "llvm.select"(%1558, %1563, %1561) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1565 = "llvm.icmp"(%1564, %1470) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %1566 = "llvm.select"(%1558, %1565, %1471) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1566, %1465, %1564)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb16:  // pred: ^bb15
    %1567 = "llvm.load"(%arg53) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1568 = "llvm.getelementptr"(%arg54, %1472) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1569 = "llvm.load"(%1568) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1570 = "llvm.getelementptr"(%1567, %1569) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1473, %1570, %1474, %1475, %1563) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1476)[^bb18] : (i32) -> ()
  ^bb17(%1571: i32, %1572: i64):  // 2 preds: ^bb9, ^bb15
    "llvm.store"(%1571, %arg55) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1573 = "llvm.getelementptr"(%arg55, %1479) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1480, %1573) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1574 = "llvm.getelementptr"(%arg55, %1462) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1572, %1574) <{alignment = 4 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%1480)[^bb18] : (i32) -> ()
  ^bb18(%1575: i32):  // 3 preds: ^bb7, ^bb16, ^bb17
    "llvm.return"(%1575) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_results", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg50: !llvm.ptr, %arg51: !llvm.ptr, %arg52: !llvm.ptr):
    %1243 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1244 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1245 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1246 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1247 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1248 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1249 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1250 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1251 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1252 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1253 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1254 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1255 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1256 = "llvm.mlir.constant"() <{value = -559038737 : i32}> : () -> i32
    %1257 = "llvm.inttoptr"(%1256) : (i32) -> !llvm.ptr
    %1258 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %1259 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1260 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1261 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1262 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1263 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_5}> : () -> !llvm.ptr
    %1264 = "llvm.alloca"(%1243) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1265 = "llvm.load"(%arg50) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1266 = "llvm.getelementptr"(%1265, %1244) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1267 = "llvm.load"(%1266) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1268 = "llvm.getelementptr"(%1265, %1267) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1269 = "llvm.getelementptr"(%1265, %1245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1270 = "llvm.load"(%1269) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1271 = "llvm.getelementptr"(%1265, %1270) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1271, %1264) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1272 = "llvm.getelementptr"(%1265, %1246) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1273 = "llvm.load"(%1272) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1274 = "llvm.alloca"(%1273) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1275 = "llvm.alloca"(%1273) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1276 = "llvm.alloca"(%1273) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1277 = "llvm.shl"(%1273, %1247) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    "llvm.intr.memset"(%1274, %1248, %1277) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %1278 = "llvm.mul"(%1273, %1246) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    "llvm.intr.memset"(%1275, %1248, %1278) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %1279 = "llvm.icmp"(%1273, %1249) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1279, %1250, %1249)[^bb1, ^bb44] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1280 = "llvm.getelementptr"(%arg50, %1251) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1281 = "llvm.getelementptr"(%1265, %1252) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1282 = "llvm.getelementptr"(%1265, %1251) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1283 = "llvm.getelementptr"(%arg50, %1247) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1249)[^bb3] : (i32) -> ()
  ^bb2:  // pred: ^bb30
    %1284 = "llvm.icmp"(%arg51, %1259) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.br"(%1249)[^bb33] : (i32) -> ()
  ^bb3(%1285: i32):  // 2 preds: ^bb1, ^bb30
    %1286 = "llvm.getelementptr"(%1268, %1285) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1287 = "llvm.load"(%1286) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1288 = "llvm.icmp"(%1287, %1253) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1288)[^bb4, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %1289 = "llvm.load"(%1280) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1290 = "llvm.load"(%1281) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1291 = "llvm.getelementptr"(%1265, %1290) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1292 = "llvm.getelementptr"(%1286, %1246) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1293 = "llvm.load"(%1292) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1294 = "llvm.getelementptr"(%1289, %1293) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1295 = "llvm.getelementptr"(%1286, %1254) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1296 = "llvm.load"(%1295) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1297 = "llvm.icmp"(%1296, %1255) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1297, %1294)[^bb6, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb5:  // pred: ^bb4
    %1298 = "llvm.load"(%1265) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1299 = "llvm.intr.smax"(%1298, %1247) : (i32, i32) -> i32
    %1300 = "llvm.getelementptr"(%1294, %1299) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1301 = "llvm.load"(%1300) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1301)[^bb6] : (!llvm.ptr) -> ()
  ^bb6(%1302: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    %1303 = "llvm.load"(%1302) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1304 = "llvm.icmp"(%1285, %1249) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1304, %1249)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb7:  // 2 preds: ^bb6, ^bb13
    %1305 = "llvm.load"(%1282) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1306 = "llvm.icmp"(%1305, %1249) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1306, %1249, %1305, %1255)[^bb14, ^bb19] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i32, i32) -> ()
  ^bb8(%1307: i32):  // 2 preds: ^bb6, ^bb13
    %1308 = "llvm.getelementptr"(%1268, %1307) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1309 = "llvm.load"(%1308) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1310 = "llvm.icmp"(%1309, %1253) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1310)[^bb9, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %1311 = "llvm.getelementptr"(%1308, %1246) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1312 = "llvm.load"(%1311) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1313 = "llvm.getelementptr"(%1289, %1312) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1314 = "llvm.getelementptr"(%1308, %1254) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1315 = "llvm.load"(%1314) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1316 = "llvm.icmp"(%1315, %1255) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1316, %1313)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb10:  // pred: ^bb9
    %1317 = "llvm.load"(%1265) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1318 = "llvm.intr.smax"(%1317, %1247) : (i32, i32) -> i32
    %1319 = "llvm.getelementptr"(%1313, %1318) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1320 = "llvm.load"(%1319) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1320)[^bb11] : (!llvm.ptr) -> ()
  ^bb11(%1321: !llvm.ptr):  // 2 preds: ^bb9, ^bb10
    %1322 = "llvm.load"(%1321) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1323 = "llvm.icmp"(%1322, %1303) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1323)[^bb12, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb12:  // pred: ^bb11
    %1324 = "llvm.load"(%1282) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1325 = "llvm.add"(%1324, %1307) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%1324, %1325)[^bb19] : (i32, i32) -> ()
  ^bb13:  // 2 preds: ^bb8, ^bb11
    %1326 = "llvm.add"(%1307, %1243) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1327 = "llvm.icmp"(%1326, %1285) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1327, %1326)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb14(%1328: i32):  // 2 preds: ^bb7, ^bb18
    %1329 = "llvm.getelementptr"(%1291, %1328) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1330 = "llvm.load"(%1329) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1331 = "llvm.icmp"(%1330, %1253) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1331)[^bb15, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // pred: ^bb14
    %1332 = "llvm.getelementptr"(%1329, %1246) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1333 = "llvm.load"(%1332) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1334 = "llvm.getelementptr"(%1289, %1333) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1335 = "llvm.getelementptr"(%1329, %1254) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1336 = "llvm.load"(%1335) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1337 = "llvm.icmp"(%1336, %1255) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1337, %1334)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb16:  // pred: ^bb15
    %1338 = "llvm.load"(%1265) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1339 = "llvm.intr.smax"(%1338, %1247) : (i32, i32) -> i32
    %1340 = "llvm.getelementptr"(%1334, %1339) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1341 = "llvm.load"(%1340) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1341)[^bb17] : (!llvm.ptr) -> ()
  ^bb17(%1342: !llvm.ptr):  // 2 preds: ^bb15, ^bb16
    %1343 = "llvm.load"(%1342) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1344 = "llvm.icmp"(%1343, %1303) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1344, %1305, %1328)[^bb19, ^bb18] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb18:  // 2 preds: ^bb14, ^bb17
    %1345 = "llvm.add"(%1328, %1243) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1346 = "llvm.icmp"(%1345, %1305) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1346, %1305, %1255, %1345)[^bb19, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i32, i32) -> ()
  ^bb19(%1347: i32, %1348: i32):  // 4 preds: ^bb7, ^bb12, ^bb17, ^bb18
    "llvm.cond_br"(%1297, %1294)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    %1349 = "llvm.load"(%1265) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1350 = "llvm.intr.smax"(%1349, %1247) : (i32, i32) -> i32
    %1351 = "llvm.getelementptr"(%1294, %1350) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1352 = "llvm.load"(%1351) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1352)[^bb21] : (!llvm.ptr) -> ()
  ^bb21(%1353: !llvm.ptr):  // 2 preds: ^bb19, ^bb20
    %1354 = "llvm.load"(%1353) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1355 = "llvm.icmp"(%1348, %1347) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1355)[^bb23, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb22:  // pred: ^bb21
    %1356 = "llvm.sub"(%1348, %1347) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%1356)[^bb29] : (i32) -> ()
  ^bb23:  // pred: ^bb21
    %1357 = "llvm.icmp"(%1348, %1255) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1357)[^bb24, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb24:  // pred: ^bb23
    %1358 = "llvm.load"(%1283) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1359 = "llvm.getelementptr"(%1358, %1348) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1360 = "llvm.load"(%1359) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1361 = "llvm.load"(%1360) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1362 = "llvm.icmp"(%1361, %1258) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1362, %1259)[^bb25, ^bb26] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb25:  // pred: ^bb24
    %1363 = "llvm.getelementptr"(%1360, %1251) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1364 = "llvm.load"(%1363) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1364)[^bb26] : (!llvm.ptr) -> ()
  ^bb26(%1365: !llvm.ptr):  // 2 preds: ^bb24, ^bb25
    %1366 = "llvm.getelementptr"(%1275, %1285) <{elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1367 = "llvm.getelementptr"(%1366, %1251) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1365, %1367) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1285)[^bb29] : (i32) -> ()
  ^bb27:  // pred: ^bb23
    %1368 = "llvm.icmp"(%1354, %1257) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1368, %1285)[^bb29, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb28:  // pred: ^bb27
    %1369 = "llvm.getelementptr"(%1275, %1285) <{elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1354, %1369) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1285)[^bb29] : (i32) -> ()
  ^bb29(%1370: i32):  // 4 preds: ^bb22, ^bb26, ^bb27, ^bb28
    %1371 = "llvm.getelementptr"(%1275, %1370) <{elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1372 = "llvm.getelementptr"(%1276, %1285) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1371, %1372) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb30] : () -> ()
  ^bb30:  // 2 preds: ^bb3, ^bb29
    %1373 = "llvm.add"(%1285, %1243) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1374 = "llvm.icmp"(%1373, %1273) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1374, %1373)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb31:  // pred: ^bb37
    %1375 = "llvm.icmp"(%arg51, %1259) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1376 = "llvm.or"(%1375, %1392) : (i1, i1) -> i1
    "llvm.cond_br"(%1376, %1392, %1390)[^bb44, ^bb32] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i1, i32) -> ()
  ^bb32:  // pred: ^bb31
    %1377 = "llvm.getelementptr"(%arg50, %1251) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1249)[^bb38] : (i32) -> ()
  ^bb33(%1378: i32):  // 2 preds: ^bb2, ^bb37
    %1379 = "llvm.getelementptr"(%1268, %1378) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1380 = "llvm.load"(%1379) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1381 = "llvm.icmp"(%1380, %1253) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1381)[^bb34, ^bb35] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb34:  // pred: ^bb33
    %1382 = "llvm.getelementptr"(%arg51, %1378) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1383 = "llvm.select"(%1284, %1259, %1382) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1384 = "llvm.getelementptr"(%1276, %1378) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1385 = "llvm.load"(%1384) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1386 = "llvm.getelementptr"(%1274, %1378) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1387 = "llvm.call"(%arg50, %1385, %1378, %1386, %1383) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1387)[^bb37] : (i32) -> ()
  ^bb35:  // pred: ^bb33
    "llvm.cond_br"(%1284, %1249)[^bb36, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb36:  // pred: ^bb35
    %1388 = "llvm.getelementptr"(%1274, %1378) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1389 = "llvm.call"(%arg50, %1379, %1388) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1389)[^bb37] : (i32) -> ()
  ^bb37(%1390: i32):  // 3 preds: ^bb34, ^bb35, ^bb36
    %1391 = "llvm.add"(%1378, %1243) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1392 = "llvm.icmp"(%1390, %1249) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1393 = "llvm.icmp"(%1391, %1273) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %1394 = "llvm.select"(%1392, %1260, %1393) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1394, %1391)[^bb31, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb38(%1395: i32):  // 2 preds: ^bb32, ^bb43
    %1396 = "llvm.getelementptr"(%arg51, %1395) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1397 = "llvm.load"(%1396) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1397, %1259)[^bb41, ^bb39, ^bb40] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb39:  // pred: ^bb38
    %1398 = "llvm.getelementptr"(%1396, %1251) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1399 = "llvm.load"(%1398) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1400 = "llvm.getelementptr"(%1399, %1261) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1400)[^bb41] : (!llvm.ptr) -> ()
  ^bb40:  // pred: ^bb38
    %1401 = "llvm.getelementptr"(%1396, %1251) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1402 = "llvm.load"(%1401) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1402)[^bb41] : (!llvm.ptr) -> ()
  ^bb41(%1403: !llvm.ptr):  // 3 preds: ^bb38, ^bb39, ^bb40
    %1404 = "llvm.getelementptr"(%1268, %1395) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1405 = "llvm.load"(%1404) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1406 = "llvm.icmp"(%1405, %1253) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1406)[^bb43, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb42:  // pred: ^bb41
    %1407 = "llvm.load"(%1377) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1408 = "llvm.getelementptr"(%1404, %1246) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1409 = "llvm.load"(%1408) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1410 = "llvm.getelementptr"(%1407, %1409) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1411 = "llvm.load"(%1403) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1412 = "llvm.getelementptr"(%1403, %1252) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1413 = "llvm.load"(%1412) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1414 = "llvm.trunc"(%1413) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1415 = "llvm.getelementptr"(%1411, %1414) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1416 = "llvm.getelementptr"(%1404, %1251) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1417 = "llvm.load"(%1416) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.memcpy"(%1415, %1410, %1417) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb43] : () -> ()
  ^bb43:  // 2 preds: ^bb41, ^bb42
    %1418 = "llvm.add"(%1395, %1243) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1419 = "llvm.icmp"(%1418, %1273) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1419, %1418, %1390)[^bb38, ^bb46] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb44(%1420: i1, %1421: i32):  // 2 preds: ^bb0, ^bb31
    %1422 = "llvm.icmp"(%arg51, %1259) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1423 = "llvm.or"(%1422, %1420) : (i1, i1) -> i1
    "llvm.cond_br"(%1423, %1421)[^bb46, ^bb45] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb45:  // pred: ^bb44
    %1424 = "llvm.call"(%1265, %1264, %1274, %arg52) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_nest, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1424)[^bb46] : (i32) -> ()
  ^bb46(%1425: i32):  // 3 preds: ^bb43, ^bb44, ^bb45
    "llvm.cond_br"(%1279, %1249)[^bb47, ^bb57] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb47(%1426: i32):  // 2 preds: ^bb46, ^bb49
    %1427 = "llvm.getelementptr"(%1274, %1426) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1428 = "llvm.load"(%1427) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1429 = "llvm.icmp"(%1428, %1262) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1429)[^bb48, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb48:  // pred: ^bb47
    %1430 = "llvm.load"(%1263) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1431 = "llvm.getelementptr"(%1427, %1251) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1432 = "llvm.load"(%1431) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1433 = "llvm.call"(%1430, %1432) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb49] : () -> ()
  ^bb49:  // 2 preds: ^bb47, ^bb48
    %1434 = "llvm.add"(%1426, %1243) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1435 = "llvm.icmp"(%1434, %1273) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1435, %1434)[^bb50, ^bb47] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb50:  // pred: ^bb49
    %1436 = "llvm.getelementptr"(%arg50, %1251) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1249)[^bb51] : (i32) -> ()
  ^bb51(%1437: i32):  // 2 preds: ^bb50, ^bb56
    %1438 = "llvm.getelementptr"(%1275, %1437) <{elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1439 = "llvm.getelementptr"(%1438, %1247) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1440 = "llvm.load"(%1439) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1441 = "llvm.icmp"(%1440, %1259) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1441)[^bb53, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb52:  // pred: ^bb51
    %1442 = "llvm.load"(%1263) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1443 = "llvm.call"(%1442, %1440) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb53] : () -> ()
  ^bb53:  // 2 preds: ^bb51, ^bb52
    %1444 = "llvm.load"(%1438) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1444) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1445 = "llvm.getelementptr"(%1268, %1437) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1446 = "llvm.load"(%1445) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1447 = "llvm.icmp"(%1446, %1253) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1447)[^bb54, ^bb56] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // pred: ^bb53
    %1448 = "llvm.getelementptr"(%1445, %1254) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1449 = "llvm.load"(%1448) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1450 = "llvm.icmp"(%1449, %1249) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1450)[^bb55, ^bb56] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb55:  // pred: ^bb54
    %1451 = "llvm.load"(%1436) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1452 = "llvm.getelementptr"(%1445, %1246) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1453 = "llvm.load"(%1452) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1454 = "llvm.getelementptr"(%1451, %1453) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1455 = "llvm.load"(%1265) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1456 = "llvm.intr.smax"(%1455, %1247) : (i32, i32) -> i32
    %1457 = "llvm.getelementptr"(%1454, %1456) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1458 = "llvm.load"(%1457) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1458) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"()[^bb56] : () -> ()
  ^bb56:  // 3 preds: ^bb53, ^bb54, ^bb55
    %1459 = "llvm.add"(%1437, %1243) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1460 = "llvm.icmp"(%1459, %1273) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1460, %1459)[^bb57, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb57:  // 2 preds: ^bb46, ^bb56
    "llvm.return"(%1425) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_text", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg48: !llvm.ptr, %arg49: !llvm.ptr):
    %1227 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1228 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1229 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1230 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1231 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1232 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_6}> : () -> !llvm.ptr
    %1233 = "llvm.alloca"(%1227) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Bytes", (ptr, i32)>}> : (i32) -> !llvm.ptr
    "llvm.store"(%arg48, %1233) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1234 = "llvm.getelementptr"(%1233, %1228) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1235 = "llvm.call"(%arg48) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i32
    "llvm.store"(%1235, %1234) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1236 = "llvm.load"(%1229) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1237 = "llvm.icmp"(%1236, %1230) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1237)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1238 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1239 = "llvm.icmp"(%1238, %1230) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1239, %1231)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1240 = "llvm.load"(%1232) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1241 = "llvm.call"(%1240, %1233, %arg49) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1241)[^bb3] : (i32) -> ()
  ^bb3(%1242: i32):  // 2 preds: ^bb1, ^bb2
    "llvm.return"(%1242) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "strlen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_find_functions", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %1072 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1073 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_2}> : () -> !llvm.ptr
    %1074 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1075 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_symbols}> : () -> !llvm.ptr
    %1076 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1077 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_0}> : () -> !llvm.ptr
    %1078 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_NAMES}> : () -> !llvm.ptr
    %1079 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1080 = "llvm.getelementptr"(%1075, %1079) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1081 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_1}> : () -> !llvm.ptr
    %1082 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %1083 = "llvm.getelementptr"(%1078, %1082) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1084 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1085 = "llvm.getelementptr"(%1075, %1084) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1086 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_2}> : () -> !llvm.ptr
    %1087 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %1088 = "llvm.getelementptr"(%1078, %1087) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1089 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1090 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1091 = "llvm.getelementptr"(%1075, %1090) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1092 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_3}> : () -> !llvm.ptr
    %1093 = "llvm.mlir.constant"() <{value = 108 : i32}> : () -> i32
    %1094 = "llvm.getelementptr"(%1078, %1093) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1095 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1096 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1097 = "llvm.getelementptr"(%1075, %1096) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1098 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_4}> : () -> !llvm.ptr
    %1099 = "llvm.mlir.constant"() <{value = 144 : i32}> : () -> i32
    %1100 = "llvm.getelementptr"(%1078, %1099) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1101 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1102 = "llvm.getelementptr"(%1075, %1101) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1103 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_5}> : () -> !llvm.ptr
    %1104 = "llvm.mlir.constant"() <{value = 180 : i32}> : () -> i32
    %1105 = "llvm.getelementptr"(%1078, %1104) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1106 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1107 = "llvm.getelementptr"(%1075, %1106) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1108 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_6}> : () -> !llvm.ptr
    %1109 = "llvm.mlir.constant"() <{value = 216 : i32}> : () -> i32
    %1110 = "llvm.getelementptr"(%1078, %1109) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1111 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %1112 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1113 = "llvm.getelementptr"(%1075, %1112) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1114 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_7}> : () -> !llvm.ptr
    %1115 = "llvm.mlir.constant"() <{value = 252 : i32}> : () -> i32
    %1116 = "llvm.getelementptr"(%1078, %1115) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1117 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1118 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_GLOBALS}> : () -> !llvm.ptr
    %1119 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %1120 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1121 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1122 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1123 = "llvm.getelementptr"(%1118, %1096) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1124 = "llvm.getelementptr"(%1120, %1079) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1125 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1126 = "llvm.getelementptr"(%1118, %1125) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1127 = "llvm.mlir.constant"() <{value = 11 : i32}> : () -> i32
    %1128 = "llvm.getelementptr"(%1120, %1084) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1129 = "llvm.mlir.constant"() <{value = 48 : i32}> : () -> i32
    %1130 = "llvm.getelementptr"(%1118, %1129) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1131 = "llvm.mlir.constant"() <{value = 14 : i32}> : () -> i32
    %1132 = "llvm.getelementptr"(%1120, %1090) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1133 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1134 = "llvm.getelementptr"(%1118, %1133) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1135 = "llvm.getelementptr"(%1120, %1096) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1136 = "llvm.mlir.constant"() <{value = 80 : i32}> : () -> i32
    %1137 = "llvm.getelementptr"(%1118, %1136) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1138 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1139 = "llvm.getelementptr"(%1120, %1101) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1140 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1141 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_refuse_runtime_text}> : () -> !llvm.ptr
    %1142 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1143 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_3}> : () -> !llvm.ptr
    %1144 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_5}> : () -> !llvm.ptr
    %1145 = "llvm.alloca"(%1072) <{alignment = 4 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1146 = "llvm.alloca"(%1072) <{alignment = 4 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1147 = "llvm.alloca"(%1072) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Bytes", (ptr, i32)>}> : (i32) -> !llvm.ptr
    %1148 = "llvm.call"(%1073, %1074) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlopen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1149 = "llvm.load"(%1075) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1150 = "llvm.icmp"(%1149, %1076) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1150)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.store"(%1149, %1077) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb6] : () -> ()
  ^bb2:  // pred: ^bb0
    %1151 = "llvm.call"(%1148, %1078) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1151, %1077) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1152 = "llvm.icmp"(%1151, %1076) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1152, %1078)[^bb4, ^bb6] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb3(%1153: i32):  // 7 preds: ^bb8, ^bb11, ^bb14, ^bb17, ^bb20, ^bb23, ^bb26
    %1154 = "llvm.load"(%1077) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1155 = "llvm.getelementptr"(%1078, %1153) <{elem_type = !llvm.array<36 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1156 = "llvm.icmp"(%1154, %1076) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1156, %1155)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb4(%1157: !llvm.ptr):  // 2 preds: ^bb2, ^bb3
    %1158 = "llvm.call"(%1089, %1144, %1141, %1157) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (i32, ptr, ...)>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @abort, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.unreachable"() : () -> ()
  ^bb5:  // pred: ^bb3
    "llvm.store"(%1141, %1146) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1159 = "llvm.getelementptr"(%1146, %1079) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1155, %1159) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1160 = "llvm.getelementptr"(%1146, %1084) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1142, %1160) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.call"(%1154, %1143, %1146, %1095) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%1122)[^bb43] : (i32) -> ()
  ^bb6:  // 2 preds: ^bb1, ^bb2
    %1161 = "llvm.load"(%1080) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1162 = "llvm.icmp"(%1161, %1076) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1162)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    "llvm.store"(%1161, %1081) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb9] : () -> ()
  ^bb8:  // pred: ^bb6
    %1163 = "llvm.call"(%1148, %1083) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1163, %1081) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1164 = "llvm.icmp"(%1163, %1076) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1164, %1072)[^bb3, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb9:  // 2 preds: ^bb7, ^bb8
    %1165 = "llvm.load"(%1085) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1166 = "llvm.icmp"(%1165, %1076) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1166)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    "llvm.store"(%1165, %1086) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb12] : () -> ()
  ^bb11:  // pred: ^bb9
    %1167 = "llvm.call"(%1148, %1088) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1167, %1086) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1168 = "llvm.icmp"(%1167, %1076) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1168, %1089)[^bb3, ^bb12] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb12:  // 2 preds: ^bb10, ^bb11
    %1169 = "llvm.load"(%1091) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1170 = "llvm.icmp"(%1169, %1076) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1170)[^bb14, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb13:  // pred: ^bb12
    "llvm.store"(%1169, %1092) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb15] : () -> ()
  ^bb14:  // pred: ^bb12
    %1171 = "llvm.call"(%1148, %1094) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1171, %1092) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1172 = "llvm.icmp"(%1171, %1076) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1172, %1095)[^bb3, ^bb15] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb14
    %1173 = "llvm.load"(%1097) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1174 = "llvm.icmp"(%1173, %1076) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1174)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    "llvm.store"(%1173, %1098) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb18] : () -> ()
  ^bb17:  // pred: ^bb15
    %1175 = "llvm.call"(%1148, %1100) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1175, %1098) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1176 = "llvm.icmp"(%1175, %1076) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1176, %1079)[^bb3, ^bb18] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb18:  // 2 preds: ^bb16, ^bb17
    %1177 = "llvm.load"(%1102) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1178 = "llvm.icmp"(%1177, %1076) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1178)[^bb20, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb19:  // pred: ^bb18
    "llvm.store"(%1177, %1103) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb20:  // pred: ^bb18
    %1179 = "llvm.call"(%1148, %1105) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1179, %1103) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1180 = "llvm.icmp"(%1179, %1076) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1180, %1074)[^bb3, ^bb21] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb21:  // 2 preds: ^bb19, ^bb20
    %1181 = "llvm.load"(%1107) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1182 = "llvm.icmp"(%1181, %1076) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1182)[^bb23, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb22:  // pred: ^bb21
    "llvm.store"(%1181, %1108) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb24] : () -> ()
  ^bb23:  // pred: ^bb21
    %1183 = "llvm.call"(%1148, %1110) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1183, %1108) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1184 = "llvm.icmp"(%1183, %1076) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1184, %1111)[^bb3, ^bb24] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb24:  // 2 preds: ^bb22, ^bb23
    %1185 = "llvm.load"(%1113) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1186 = "llvm.icmp"(%1185, %1076) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1186)[^bb26, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb25:  // pred: ^bb24
    "llvm.store"(%1185, %1114) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb26:  // pred: ^bb24
    %1187 = "llvm.call"(%1148, %1116) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1187, %1114) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1188 = "llvm.icmp"(%1187, %1076) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1188, %1117)[^bb3, ^bb27] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb27:  // 2 preds: ^bb25, ^bb26
    %1189 = "llvm.getelementptr"(%1147, %1079) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1118, %1147) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1119, %1189) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1190 = "llvm.load"(%1086) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1191 = "llvm.call"(%1190, %1147, %1120) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1192 = "llvm.icmp"(%1191, %1121) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1192, %1122)[^bb39, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb28:  // pred: ^bb39
    "llvm.store"(%1123, %1147) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1117, %1189) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1193 = "llvm.load"(%1086) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1194 = "llvm.call"(%1193, %1147, %1124) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1195 = "llvm.icmp"(%1194, %1121) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1195, %1122)[^bb29, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb29:  // pred: ^bb28
    %1196 = "llvm.load"(%1124) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1197 = "llvm.icmp"(%1196, %1076) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1197, %1123)[^bb40, ^bb30] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb30:  // pred: ^bb29
    "llvm.store"(%1126, %1147) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1127, %1189) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1198 = "llvm.load"(%1086) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1199 = "llvm.call"(%1198, %1147, %1128) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1200 = "llvm.icmp"(%1199, %1121) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1200, %1122)[^bb31, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb31:  // pred: ^bb30
    %1201 = "llvm.load"(%1128) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1202 = "llvm.icmp"(%1201, %1076) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1202, %1126)[^bb40, ^bb32] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb32:  // pred: ^bb31
    "llvm.store"(%1130, %1147) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1131, %1189) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1203 = "llvm.load"(%1086) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1204 = "llvm.call"(%1203, %1147, %1132) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1205 = "llvm.icmp"(%1204, %1121) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1205, %1122)[^bb33, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb33:  // pred: ^bb32
    %1206 = "llvm.load"(%1132) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1207 = "llvm.icmp"(%1206, %1076) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1207, %1130)[^bb40, ^bb34] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb34:  // pred: ^bb33
    "llvm.store"(%1134, %1147) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1090, %1189) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1208 = "llvm.load"(%1086) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1209 = "llvm.call"(%1208, %1147, %1135) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1210 = "llvm.icmp"(%1209, %1121) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1210, %1122)[^bb35, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb35:  // pred: ^bb34
    %1211 = "llvm.load"(%1135) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1212 = "llvm.icmp"(%1211, %1076) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1212, %1134)[^bb40, ^bb36] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb36:  // pred: ^bb35
    "llvm.store"(%1137, %1147) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1138, %1189) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1213 = "llvm.load"(%1086) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1214 = "llvm.call"(%1213, %1147, %1139) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1215 = "llvm.icmp"(%1214, %1121) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1215, %1122)[^bb37, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb37:  // pred: ^bb36
    %1216 = "llvm.load"(%1139) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1217 = "llvm.icmp"(%1216, %1076) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1217, %1137)[^bb40, ^bb38] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb38:  // pred: ^bb37
    "llvm.store"(%1072, %1140) <{alignment = 4 : i64, ordering = 5 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%1121)[^bb43] : (i32) -> ()
  ^bb39:  // pred: ^bb27
    %1218 = "llvm.load"(%1120) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1219 = "llvm.icmp"(%1218, %1076) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1219, %1118)[^bb40, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb40(%1220: !llvm.ptr):  // 6 preds: ^bb29, ^bb31, ^bb33, ^bb35, ^bb37, ^bb39
    %1221 = "llvm.load"(%1077) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1222 = "llvm.icmp"(%1221, %1076) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1222)[^bb41, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb41:  // pred: ^bb40
    %1223 = "llvm.call"(%1089, %1144, %1141, %1220) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (i32, ptr, ...)>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @abort, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.unreachable"() : () -> ()
  ^bb42:  // pred: ^bb40
    "llvm.store"(%1141, %1145) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1224 = "llvm.getelementptr"(%1145, %1079) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1220, %1224) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1225 = "llvm.getelementptr"(%1145, %1084) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1142, %1225) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.call"(%1221, %1143, %1145, %1095) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%1122)[^bb43] : (i32) -> ()
  ^bb43(%1226: i32):  // 9 preds: ^bb5, ^bb27, ^bb28, ^bb30, ^bb32, ^bb34, ^bb36, ^bb38, ^bb42
    "llvm.return"(%1226) : (i32) -> ()
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
    %1023 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_14}> : () -> !llvm.ptr
    %1024 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1025 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_13}> : () -> !llvm.ptr
    %1026 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_12}> : () -> !llvm.ptr
    %1027 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1028 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1029 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_11}> : () -> !llvm.ptr
    %1030 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_10}> : () -> !llvm.ptr
    %1031 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_9}> : () -> !llvm.ptr
    %1032 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1033 = "llvm.mlir.constant"() <{value = 480 : i32}> : () -> i32
    %1034 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_8}> : () -> !llvm.ptr
    %1035 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_7}> : () -> !llvm.ptr
    %1036 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1037 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_6}> : () -> !llvm.ptr
    %1038 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1039 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1040 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1041 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_3}> : () -> !llvm.ptr
    %1042 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_16}> : () -> !llvm.ptr
    %1043 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %1044 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_15}> : () -> !llvm.ptr
    %1045 = "llvm.load"(%arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1045)[^bb14, ^bb2, ^bb1, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb8, ^bb8, ^bb9, ^bb9, ^bb10, ^bb10, ^bb11, ^bb11, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, case_values = dense<[70, 7, 0, 1, 2, 3, 8, 11, 65, 12, 66, 71, 75, 72, 76, 74, 78]> : vector<17xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1046 = "llvm.getelementptr"(%arg47, %1027) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1047 = "llvm.load"(%1046) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1048 = "llvm.icmp"(%1047, %1038) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1048, %1047)[^bb15, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1049 = "llvm.getelementptr"(%arg47, %1027) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1050 = "llvm.load"(%1049) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1051 = "llvm.getelementptr"(%1050, %1039) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1051)[^bb3] : (!llvm.ptr) -> ()
  ^bb3(%1052: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    "llvm.call"(%arg46, %1052) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_tensor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb4:  // pred: ^bb0
    "llvm.call"(%arg46, %1037, %1024) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb5:  // pred: ^bb0
    %1053 = "llvm.getelementptr"(%arg47, %1027) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1054 = "llvm.load"(%1053) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg46, %1036, %1054) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb6:  // pred: ^bb0
    "llvm.call"(%arg46, %1035, %1024) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb7:  // pred: ^bb0
    %1055 = "llvm.getelementptr"(%arg46, %1032) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1056 = "llvm.getelementptr"(%arg47, %1027) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1057 = "llvm.load"(%1056) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    %1058 = "llvm.call"(%1055, %1033, %1034, %1057) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, f64) -> i32
    "llvm.store"(%1058, %arg46) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb8:  // 3 preds: ^bb0, ^bb0, ^bb0
    "llvm.call"(%arg46, %1031, %1024) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb9:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg46, %1030, %1024) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb10:  // 2 preds: ^bb0, ^bb0
    %1059 = "llvm.getelementptr"(%arg47, %1027) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1060 = "llvm.load"(%1059) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1061 = "llvm.getelementptr"(%1060, %1028) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1062 = "llvm.load"(%1061) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg46, %1029, %1062) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb11:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg46, %1026, %1024) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb12:  // pred: ^bb0
    "llvm.call"(%arg46, %1025, %1024) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb13:  // pred: ^bb0
    "llvm.call"(%arg46, %1023, %1024) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb14:  // pred: ^bb0
    %1063 = "llvm.icmp"(%1045, %1040) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1063)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // 2 preds: ^bb1, ^bb14
    %1064 = "llvm.sext"(%1045) : (i32) -> i64
    "llvm.call"(%arg46, %1044, %1064) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb16:  // pred: ^bb14
    %1065 = "llvm.getelementptr"(%arg46, %1032) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1066 = "llvm.load"(%1041) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1067 = "llvm.call"(%1066, %1045) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1068 = "llvm.getelementptr"(%1067, %1027) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1069 = "llvm.load"(%1068) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1070 = "llvm.call"(%1065, %1033, %1042, %1069) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    %1071 = "llvm.intr.smin"(%1070, %1043) : (i32, i32) -> i32
    "llvm.store"(%1071, %arg46) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb17:  // 13 preds: ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb15, ^bb16
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i32, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "snprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_append_tensor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg44: !llvm.ptr, %arg45: !llvm.ptr):
    %912 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %913 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %914 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %915 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %916 = "llvm.mlir.constant"() <{value = 18 : i32}> : () -> i32
    %917 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_DTYPES}> : () -> !llvm.ptr
    %918 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %919 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_17}> : () -> !llvm.ptr
    %920 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %921 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_19}> : () -> !llvm.ptr
    %922 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %923 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %924 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %925 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_20}> : () -> !llvm.ptr
    %926 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_21}> : () -> !llvm.ptr
    %927 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %928 = "llvm.mlir.constant"() <{value = 2147483646 : i32}> : () -> i32
    %929 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %930 = "llvm.mlir.constant"() <{value = -2 : i32}> : () -> i32
    %931 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %932 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %933 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %934 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_18}> : () -> !llvm.ptr
    %935 = "llvm.getelementptr"(%arg45, %912) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %936 = "llvm.load"(%935) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %937 = "llvm.and"(%936, %913) : (i32, i32) -> i32
    %938 = "llvm.lshr"(%936, %912) : (i32, i32) -> i32
    %939 = "llvm.getelementptr"(%arg45, %914) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %940 = "llvm.load"(%939) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %941 = "llvm.add"(%940, %915) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %942 = "llvm.alloca"(%941) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %943 = "llvm.icmp"(%937, %916) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%943)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %944 = "llvm.getelementptr"(%917, %937) <{elem_type = !llvm.array<20 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %945 = "llvm.lshr"(%936, %918) : (i32, i32) -> i32
    %946 = "llvm.and"(%945, %913) : (i32, i32) -> i32
    %947 = "llvm.zext"(%946) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg44, %944, %947) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %948 = "llvm.icmp"(%938, %915) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%948)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %949 = "llvm.zext"(%938) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg44, %919, %949) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb4] : () -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %950 = "llvm.getelementptr"(%arg45, %920) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %951 = "llvm.load"(%950) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %952 = "llvm.load"(%939) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg44, %921, %922) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %953 = "llvm.icmp"(%952, %923) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%953)[^bb5, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %954 = "llvm.load"(%951) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %924, %954) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %955 = "llvm.icmp"(%952, %915) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%955, %915)[^bb7, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb6(%956: i32):  // 2 preds: ^bb5, ^bb6
    %957 = "llvm.getelementptr"(%951, %956) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %958 = "llvm.load"(%957) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %925, %958) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %959 = "llvm.add"(%956, %915) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %960 = "llvm.icmp"(%959, %952) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%960, %959)[^bb7, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb7:  // 3 preds: ^bb4, ^bb5, ^bb6
    "llvm.call"(%arg44, %926, %922) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %961 = "llvm.load"(%939) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %962 = "llvm.load"(%950) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %963 = "llvm.icmp"(%961, %923) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%963)[^bb8, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb8:  // pred: ^bb7
    %964 = "llvm.and"(%961, %915) : (i32, i32) -> i32
    %965 = "llvm.icmp"(%961, %915) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%965, %961, %927, %927)[^bb12, ^bb9] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, i64, i64) -> ()
  ^bb9:  // pred: ^bb8
    %966 = "llvm.and"(%961, %928) : (i32, i32) -> i32
    "llvm.br"(%961, %927, %927, %923)[^bb10] : (i32, i64, i64, i32) -> ()
  ^bb10(%967: i32, %968: i64, %969: i64, %970: i32):  // 2 preds: ^bb9, ^bb10
    %971 = "llvm.add"(%967, %929) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %972 = "llvm.getelementptr"(%942, %971) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%969, %972) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %973 = "llvm.getelementptr"(%962, %971) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %974 = "llvm.load"(%973) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %975 = "llvm.intr.umax"(%974, %927) : (i64, i64) -> i64
    %976 = "llvm.mul"(%975, %969) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %977 = "llvm.mul"(%974, %968) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %978 = "llvm.add"(%967, %930) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %979 = "llvm.getelementptr"(%942, %978) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%976, %979) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %980 = "llvm.getelementptr"(%962, %978) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %981 = "llvm.load"(%980) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %982 = "llvm.intr.umax"(%981, %927) : (i64, i64) -> i64
    %983 = "llvm.mul"(%982, %976) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %984 = "llvm.mul"(%981, %977) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %985 = "llvm.add"(%970, %931) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %986 = "llvm.icmp"(%985, %966) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%986, %978, %984, %983, %985)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, i32, i64, i64, i32) -> ()
  ^bb11:  // pred: ^bb10
    %987 = "llvm.icmp"(%964, %923) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%987, %984, %978, %984, %983)[^bb13, ^bb12] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, i64, i32, i64, i64) -> ()
  ^bb12(%988: i32, %989: i64, %990: i64):  // 2 preds: ^bb8, ^bb11
    %991 = "llvm.icmp"(%964, %923) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.intr.assume"(%991) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %992 = "llvm.add"(%988, %929) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %993 = "llvm.getelementptr"(%942, %992) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%990, %993) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %994 = "llvm.getelementptr"(%962, %992) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %995 = "llvm.load"(%994) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %996 = "llvm.mul"(%995, %989) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%996)[^bb13] : (i64) -> ()
  ^bb13(%997: i64):  // 2 preds: ^bb11, ^bb12
    %998 = "llvm.icmp"(%997, %922) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%998)[^bb22, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb14:  // pred: ^bb13
    %999 = "llvm.getelementptr"(%arg45, %932) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1000 = "llvm.load"(%999) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1001 = "llvm.icmp"(%1000, %933) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1001, %923)[^bb22, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb15(%1002: i32):  // 2 preds: ^bb14, ^bb17
    %1003 = "llvm.getelementptr"(%962, %1002) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1004 = "llvm.load"(%1003) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1005 = "llvm.icmp"(%1004, %927) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1005)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1006 = "llvm.getelementptr"(%1000, %1002) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1007 = "llvm.load"(%1006) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1008 = "llvm.getelementptr"(%942, %1002) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1009 = "llvm.load"(%1008) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1010 = "llvm.icmp"(%1007, %1009) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1010)[^bb17, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // 2 preds: ^bb15, ^bb16
    %1011 = "llvm.add"(%1002, %915) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1012 = "llvm.icmp"(%1011, %961) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1012, %1011)[^bb22, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb18:  // pred: ^bb16
    "llvm.call"(%arg44, %934, %922) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1013 = "llvm.load"(%999) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1014 = "llvm.load"(%939) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg44, %921, %922) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1015 = "llvm.icmp"(%1014, %923) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1015)[^bb19, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb19:  // pred: ^bb18
    %1016 = "llvm.load"(%1013) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %924, %1016) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1017 = "llvm.icmp"(%1014, %915) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1017, %915)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb20(%1018: i32):  // 2 preds: ^bb19, ^bb20
    %1019 = "llvm.getelementptr"(%1013, %1018) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1020 = "llvm.load"(%1019) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %925, %1020) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1021 = "llvm.add"(%1018, %915) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1022 = "llvm.icmp"(%1021, %1014) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1022, %1021)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb21:  // 3 preds: ^bb18, ^bb19, ^bb20
    "llvm.call"(%arg44, %926, %922) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb22] : () -> ()
  ^bb22:  // 5 preds: ^bb7, ^bb13, ^bb14, ^bb17, ^bb21
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_append", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg41: !llvm.ptr, %arg42: !llvm.ptr, %arg43: i64):
    %901 = "llvm.mlir.constant"() <{value = 480 : i32}> : () -> i32
    %902 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %903 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %904 = "llvm.load"(%arg41) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %905 = "llvm.sub"(%901, %904) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %906 = "llvm.getelementptr"(%arg41, %902) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %907 = "llvm.getelementptr"(%906, %904) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %908 = "llvm.call"(%907, %905, %arg42, %arg43) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %909 = "llvm.load"(%arg41) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %910 = "llvm.add"(%909, %908) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %911 = "llvm.intr.smin"(%910, %903) : (i32, i32) -> i32
    "llvm.store"(%911, %arg41) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_get_item", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg37: !llvm.ptr, %arg38: !llvm.ptr, %arg39: !llvm.ptr, %arg40: !llvm.ptr):
    %841 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %842 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %843 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %844 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %845 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %846 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %847 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %848 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %849 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %850 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %851 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %852 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %853 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %854 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_1}> : () -> !llvm.ptr
    %855 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %856 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %857 = "llvm.mlir.constant"() <{value = 484 : i32}> : () -> i32
    %858 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_24}> : () -> !llvm.ptr
    %859 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %860 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_25}> : () -> !llvm.ptr
    %861 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_0}> : () -> !llvm.ptr
    %862 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %863 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %864 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %865 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_5}> : () -> !llvm.ptr
    %866 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %867 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %868 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %869 = "llvm.alloca"(%841) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    %870 = "llvm.alloca"(%841) <{alignment = 4 : i64, elem_type = !llvm.array<5 x ptr>}> : (i32) -> !llvm.ptr
    %871 = "llvm.alloca"(%841) <{alignment = 4 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %872 = "llvm.load"(%arg37) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%872)[^bb1, ^bb2, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%866, %arg38, %arg37, %867, %868) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%856)[^bb7] : (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb0
    "llvm.intr.memcpy"(%871, %arg37, %842) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %873 = "llvm.getelementptr"(%871, %842) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%843, %873) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %874 = "llvm.getelementptr"(%871, %844) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%845, %874) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %875 = "llvm.getelementptr"(%871, %846) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg39, %875) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %876 = "llvm.getelementptr"(%871, %847) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%845, %876) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %877 = "llvm.icmp"(%872, %848) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %878 = "llvm.select"(%877, %849, %850) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %879 = "llvm.icmp"(%arg39, %851) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %880 = "llvm.zext"(%879) : (i1) -> i32
    %881 = "llvm.getelementptr"(%arg40, %843) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memset"(%arg40, %852, %853) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %882 = "llvm.load"(%854) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %883 = "llvm.getelementptr"(%855, %878) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %884 = "llvm.getelementptr"(%883, %880) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %885 = "llvm.load"(%884) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %886 = "llvm.select"(%879, %849, %841) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %887 = "llvm.call"(%882, %885, %871, %886, %arg40) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %888 = "llvm.icmp"(%887, %845) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%888)[^bb5, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    "llvm.cond_br"(%879, %856)[^bb4, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.intr.memset"(%869, %852, %857) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    "llvm.call"(%869, %arg37) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%arg38, %870) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %889 = "llvm.getelementptr"(%870, %850) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %890 = "llvm.getelementptr"(%869, %850) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%890, %889) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %891 = "llvm.getelementptr"(%870, %843) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%858, %891) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %892 = "llvm.getelementptr"(%870, %859) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg39, %892) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %893 = "llvm.getelementptr"(%870, %842) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%860, %893) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %894 = "llvm.load"(%861) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%894, %862, %870, %863) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%856)[^bb7] : (i32) -> ()
  ^bb5:  // pred: ^bb2
    %895 = "llvm.load"(%arg40) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %896 = "llvm.icmp"(%895, %864) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%896, %845)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb6:  // pred: ^bb5
    %897 = "llvm.load"(%865) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %898 = "llvm.load"(%881) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %899 = "llvm.call"(%897, %898) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%845)[^bb7] : (i32) -> ()
  ^bb7(%900: i32):  // 5 preds: ^bb1, ^bb3, ^bb4, ^bb5, ^bb6
    "llvm.return"(%900) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (i32, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_refuse_array", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg32: i32, %arg33: !llvm.ptr, %arg34: !llvm.ptr, %arg35: !llvm.ptr, %arg36: !llvm.ptr):
    %800 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %801 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_26}> : () -> !llvm.ptr
    %802 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %803 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %804 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_27}> : () -> !llvm.ptr
    %805 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %806 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %807 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_30}> : () -> !llvm.ptr
    %808 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %809 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %810 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %811 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %812 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %813 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_29}> : () -> !llvm.ptr
    %814 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %815 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_28}> : () -> !llvm.ptr
    %816 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %817 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %818 = "llvm.icmp"(%arg32, %800) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %819 = "llvm.select"(%818, %801, %802) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %820 = "llvm.icmp"(%arg32, %803) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %821 = "llvm.select"(%820, %804, %819) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%arg32, %821, %805)[^bb4, ^bb1, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[7, 8, 9]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i64) -> ()
  ^bb1:  // pred: ^bb0
    %822 = "llvm.getelementptr"(%arg35, %814) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %823 = "llvm.load"(%822) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %824 = "llvm.sext"(%823) : (i32) -> i64
    "llvm.br"(%815, %824)[^bb4] : (!llvm.ptr, i64) -> ()
  ^bb2:  // pred: ^bb0
    %825 = "llvm.load"(%arg34) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %826 = "llvm.icmp"(%825, %808) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %827 = "llvm.getelementptr"(%arg34, %809) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %828 = "llvm.load"(%827) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %829 = "llvm.select"(%826, %810, %811) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %830 = "llvm.getelementptr"(%828, %829) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %831 = "llvm.getelementptr"(%830, %812) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %832 = "llvm.load"(%831) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %833 = "llvm.sext"(%832) : (i32) -> i64
    "llvm.br"(%813, %833)[^bb4] : (!llvm.ptr, i64) -> ()
  ^bb3:  // pred: ^bb0
    %834 = "llvm.load"(%arg36) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %835 = "llvm.shl"(%834, %806) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %836 = "llvm.sext"(%835) : (i32) -> i64
    "llvm.br"(%807, %836)[^bb4] : (!llvm.ptr, i64) -> ()
  ^bb4(%837: !llvm.ptr, %838: i64):  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb3
    %839 = "llvm.icmp"(%arg32, %806) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %840 = "llvm.select"(%839, %816, %817) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.call"(%840, %arg33, %arg34, %837, %838) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
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

