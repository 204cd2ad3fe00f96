// Made of runtime/call/tvm_call.c by `make core`: do not edit.
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<10 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str", unnamed_addr = 0 : i64, value = "TypeError\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<5 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_1", unnamed_addr = 0 : i64, value = "%lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_0", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2584 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2584) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_1", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2583 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2583) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2582 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2582) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_3", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2581 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2581) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_4", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2580 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2580) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_5", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2579 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2579) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_6", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2578 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2578) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_7", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2577 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2577) : (!llvm.ptr) -> ()
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
    %2575 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2576 = "llvm.mlir.zero"() : () -> !llvm.array<6 x ptr>
    "llvm.return"(%2576) : (!llvm.array<6 x ptr>) -> ()
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
    %1825 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1826 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1827 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1828 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1829 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1830 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1831 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1832 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1833 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1834 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1835 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1836 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1837 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1838 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1839 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %1840 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1841 = "llvm.mlir.constant"() <{value = 108 : i32}> : () -> i32
    %1842 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1843 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1844 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1845 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1846 = "llvm.mlir.constant"() <{value = 3.4028234663852886E+38 : f64}> : () -> f64
    %1847 = "llvm.mlir.constant"() <{value = 1.7976931348623157E+308 : f64}> : () -> f64
    %1848 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1849 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1850 = "llvm.mlir.constant"() <{value = 3.3895313892515355E+38 : f64}> : () -> f64
    %1851 = "llvm.mlir.constant"() <{value = 6.550400e+04 : f64}> : () -> f64
    %1852 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1853 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1854 = "llvm.mlir.constant"() <{value = 14 : i32}> : () -> i32
    %1855 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1856 = "llvm.mlir.constant"() <{value = -1023 : i32}> : () -> i32
    %1857 = "llvm.mlir.constant"() <{value = 1024 : i32}> : () -> i32
    %1858 = "llvm.mlir.constant"() <{value = -32768 : i16}> : () -> i16
    %1859 = "llvm.mlir.constant"() <{value = 52 : i32}> : () -> i32
    %1860 = "llvm.mlir.constant"() <{value = 4503599627370495 : i64}> : () -> i64
    %1861 = "llvm.mlir.constant"() <{value = 4503599627370496 : i64}> : () -> i64
    %1862 = "llvm.mlir.constant"() <{value = 51 : i32}> : () -> i32
    %1863 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1864 = "llvm.mlir.constant"() <{value = 9007199254740991 : i64}> : () -> i64
    %1865 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1866 = "llvm.mlir.constant"() <{value = 32768 : i64}> : () -> i64
    %1867 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1868 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1869 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1870 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1871 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1872 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1873 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1874 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1875 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %1876 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1877 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %1878 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %1879 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1880 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1881 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1882 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1883 = "llvm.mlir.constant"() <{value = 44 : i64}> : () -> i64
    %1884 = "llvm.mlir.constant"() <{value = 0 : i128}> : () -> i128
    %1885 = "llvm.mlir.constant"() <{value = -1 : i128}> : () -> i128
    %1886 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1887 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1888 = "llvm.alloca"(%1825) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>}> : (i32) -> !llvm.ptr
    %1889 = "llvm.alloca"(%1825) <{alignment = 16 : i64, elem_type = !llvm.array<1064 x i8>}> : (i32) -> !llvm.ptr
    %1890 = "llvm.alloca"(%1825) <{alignment = 16 : i64, elem_type = !llvm.array<2 x i64>}> : (i32) -> !llvm.ptr
    %1891 = "llvm.alloca"(%1825) <{alignment = 16 : i64, elem_type = !llvm.array<2 x i64>}> : (i32) -> !llvm.ptr
    %1892 = "llvm.alloca"(%1825) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1893 = "llvm.alloca"(%1825) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Call", (ptr, ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1894 = "llvm.load"(%1826) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1895 = "llvm.icmp"(%1894, %1827) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1895)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1896 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1897 = "llvm.icmp"(%1896, %1827) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1897, %1828)[^bb2, ^bb164] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1898 = "llvm.getelementptr"(%arg64, %1829) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1899 = "llvm.load"(%1898) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1900 = "llvm.getelementptr"(%arg64, %1830) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1901 = "llvm.load"(%1900) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1902 = "llvm.add"(%1901, %1899) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1903 = "llvm.icmp"(%arg67, %1902) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1904 = "llvm.icmp"(%arg67, %1899) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1905 = "llvm.or"(%1904, %1903) : (i1, i1) -> i1
    "llvm.cond_br"(%1905)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1906 = "llvm.getelementptr"(%arg64, %1831) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1907 = "llvm.load"(%1906) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1908 = "llvm.sext"(%1907) : (i32) -> i64
    %1909 = "llvm.getelementptr"(%arg64, %1908) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1910 = "llvm.sext"(%arg67) : (i32) -> i64
    "llvm.call"(%1832, %1909, %1833, %1834, %1910) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1828)[^bb164] : (i32) -> ()
  ^bb4:  // pred: ^bb2
    %1911 = "llvm.getelementptr"(%arg64, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1912 = "llvm.load"(%1911) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1913 = "llvm.add"(%1912, %1825) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1914 = "llvm.zext"(%1913) : (i32) -> i64
    %1915 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1916 = "llvm.alloca"(%1914) <{alignment = 16 : i64, elem_type = !llvm.ptr}> : (i64) -> !llvm.ptr
    %1917 = "llvm.icmp"(%1901, %1827) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1918 = "llvm.and"(%1917, %1903) : (i1, i1) -> i1
    %1919 = "llvm.sext"(%1899) : (i32) -> i64
    %1920 = "llvm.getelementptr"(%arg66, %1919) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1921 = "llvm.select"(%1918, %1920, %1833) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1922 = "llvm.getelementptr"(%arg64, %1836) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1923 = "llvm.load"(%1922) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1924 = "llvm.add"(%1923, %1825) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1925 = "llvm.zext"(%1924) : (i32) -> i64
    %1926 = "llvm.alloca"(%1925) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>}> : (i64) -> !llvm.ptr
    %1927 = "llvm.getelementptr"(%arg64, %1837) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1928 = "llvm.load"(%1927) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1929 = "llvm.add"(%1928, %1838) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1930 = "llvm.zext"(%1929) : (i32) -> i64
    %1931 = "llvm.alloca"(%1930) <{alignment = 16 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
    "llvm.store"(%arg64, %1893) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1932 = "llvm.getelementptr"(%1893, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1916, %1932) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1933 = "llvm.getelementptr"(%1893, %1829) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1931, %1933) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1934 = "llvm.getelementptr"(%1893, %1836) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1926, %1934) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1935 = "llvm.icmp"(%1899, %1827) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1935)[^bb5, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1936 = "llvm.getelementptr"(%arg64, %1839) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1937 = "llvm.load"(%1936) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1938 = "llvm.sext"(%1937) : (i32) -> i64
    %1939 = "llvm.getelementptr"(%arg64, %1938) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1940 = "llvm.zext"(%1899) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1840, %1939)[^bb6] : (i64, !llvm.ptr) -> ()
  ^bb6(%1941: i64, %1942: !llvm.ptr):  // 2 preds: ^bb5, ^bb9
    %1943 = "llvm.load"(%1942) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1944 = "llvm.icmp"(%1943, %1841) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1945 = "llvm.getelementptr"(%arg66, %1941) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%1944)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %1946 = "llvm.getelementptr"(%1942, %1829) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1947 = "llvm.getelementptr"(%1942, %1837) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1948 = "llvm.load"(%1947) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1949 = "llvm.sext"(%1948) : (i32) -> i64
    %1950 = "llvm.getelementptr"(%1916, %1949) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1945, %1950) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1946)[^bb9] : (!llvm.ptr) -> ()
  ^bb8:  // pred: ^bb6
    %1951 = "llvm.call"(%1893, %1942, %1945) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1952 = "llvm.icmp"(%1951, %1833) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1952, %1828, %1951)[^bb163, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb9(%1953: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %1954 = "llvm.add"(%1941, %1842) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1955 = "llvm.icmp"(%1954, %1940) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1955, %1954, %1953)[^bb10, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, !llvm.ptr) -> ()
  ^bb10:  // 2 preds: ^bb4, ^bb9
    %1956 = "llvm.getelementptr"(%arg64, %1843) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1957 = "llvm.load"(%1956) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1958 = "llvm.sext"(%1957) : (i32) -> i64
    %1959 = "llvm.getelementptr"(%arg64, %1958) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1960 = "llvm.load"(%1911) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1961 = "llvm.icmp"(%1960, %1827) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1961)[^bb11, ^bb108] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1962 = "llvm.getelementptr"(%1891, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1963 = "llvm.getelementptr"(%1890, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1840)[^bb12] : (i64) -> ()
  ^bb12(%1964: i64):  // 2 preds: ^bb11, ^bb107
    %1965 = "llvm.getelementptr"(%1959, %1964) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1966 = "llvm.load"(%1932) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1967 = "llvm.getelementptr"(%1966, %1964) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1968 = "llvm.load"(%1967) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1969 = "llvm.load"(%1893) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1970 = "llvm.getelementptr"(%1965, %1844) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1971 = "llvm.load"(%1970) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1972 = "llvm.load"(%1965) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1973 = "llvm.load"(%1968) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1972)[^bb76, ^bb13, ^bb60] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[97, 102]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb13:  // pred: ^bb12
    "llvm.switch"(%1973, %1825)[^bb58, ^bb14, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb14:  // pred: ^bb13
    %1974 = "llvm.getelementptr"(%1968, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1975 = "llvm.load"(%1974) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1976 = "llvm.getelementptr"(%1975, %1836) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1976)[^bb16] : (!llvm.ptr) -> ()
  ^bb15:  // pred: ^bb13
    %1977 = "llvm.getelementptr"(%1968, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1978 = "llvm.load"(%1977) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1979 = "llvm.icmp"(%1978, %1833) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1979, %1825, %1978)[^bb58, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb16(%1980: !llvm.ptr):  // 2 preds: ^bb14, ^bb15
    %1981 = "llvm.load"(%1933) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1982 = "llvm.getelementptr"(%1965, %1830) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1983 = "llvm.load"(%1982) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1984 = "llvm.sext"(%1983) : (i32) -> i64
    %1985 = "llvm.getelementptr"(%1981, %1984) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1986 = "llvm.getelementptr"(%1965, %1829) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1987 = "llvm.load"(%1986) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1988 = "llvm.icmp"(%1987, %1827) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1988, %1985)[^bb17, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb17:  // pred: ^bb16
    %1989 = "llvm.getelementptr"(%1965, %1868) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1990 = "llvm.load"(%1989) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1991 = "llvm.sext"(%1990) : (i32) -> i64
    %1992 = "llvm.getelementptr"(%1981, %1991) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1993 = "llvm.getelementptr"(%1980, %1829) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1994 = "llvm.load"(%1993) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1995 = "llvm.load"(%1969) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1995)[^bb19, ^bb20, ^bb18] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb18:  // pred: ^bb17
    "llvm.store"(%1994, %1985) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb19:  // pred: ^bb17
    %1996 = "llvm.trunc"(%1994) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%1996, %1985) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb20:  // pred: ^bb17
    %1997 = "llvm.sext"(%1994) : (i32) -> i64
    "llvm.store"(%1997, %1985) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb21:  // 3 preds: ^bb18, ^bb19, ^bb20
    %1998 = "llvm.load"(%1969) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1999 = "llvm.intr.smax"(%1998, %1869) : (i32, i32) -> i32
    %2000 = "llvm.zext"(%1999) <{nonNeg}> : (i32) -> i64
    %2001 = "llvm.getelementptr"(%1985, %2000) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1992, %2001) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1992)[^bb22] : (!llvm.ptr) -> ()
  ^bb22(%2002: !llvm.ptr):  // 2 preds: ^bb16, ^bb21
    %2003 = "llvm.load"(%1969) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2004 = "llvm.icmp"(%2003, %1869) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2004)[^bb23, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb23:  // pred: ^bb22
    %2005 = "llvm.call"(%1969, %1965, %1980, %2002) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_narrow_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2005)[^bb43] : (i32) -> ()
  ^bb24:  // pred: ^bb22
    %2006 = "llvm.getelementptr"(%1980, %1868) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2007 = "llvm.load"(%2006) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2008 = "llvm.getelementptr"(%1965, %1837) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2009 = "llvm.load"(%2008) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2010 = "llvm.icmp"(%2007, %2009) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2010, %1845)[^bb25, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb25:  // pred: ^bb24
    %2011 = "llvm.getelementptr"(%1980, %1829) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2012 = "llvm.load"(%2011) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2013 = "llvm.load"(%1986) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2014 = "llvm.icmp"(%2013, %1827) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2014)[^bb26, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb26:  // pred: ^bb25
    %2015 = "llvm.icmp"(%2012, %1871) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2015, %1870)[^bb58, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb27:  // pred: ^bb25
    %2016 = "llvm.icmp"(%2012, %2013) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2016, %1870)[^bb28, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb28:  // 2 preds: ^bb26, ^bb27
    %2017 = "llvm.getelementptr"(%1965, %1839) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2018 = "llvm.load"(%2017) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2019 = "llvm.sext"(%2018) : (i32) -> i64
    %2020 = "llvm.getelementptr"(%1969, %2019) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2021 = "llvm.getelementptr"(%1980, %1836) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2022 = "llvm.load"(%2021) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2023 = "llvm.icmp"(%2012, %1827) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2023, %1827, %1872)[^bb29, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb29:  // pred: ^bb28
    %2024 = "llvm.getelementptr"(%1965, %1873) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2025 = "llvm.getelementptr"(%1980, %1873) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2026 = "llvm.getelementptr"(%1965, %1836) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2027 = "llvm.getelementptr"(%2002, %1829) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2028 = "llvm.zext"(%2012) <{nonNeg}> : (i32) -> i64
    %2029 = "llvm.getelementptr"(%2020, %2028) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%2028, %1827, %1842, %1827)[^bb30] : (i64, i32, i64, i32) -> ()
  ^bb30(%2030: i64, %2031: i32, %2032: i64, %2033: i32):  // 2 preds: ^bb29, ^bb38
    %2034 = "llvm.add"(%2030, %1874) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2035 = "llvm.getelementptr"(%2022, %2034) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2036 = "llvm.load"(%2035) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2037 = "llvm.load"(%2024) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2038 = "llvm.icmp"(%2037, %1827) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2038, %2032)[^bb32, ^bb31] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb31:  // pred: ^bb30
    %2039 = "llvm.getelementptr"(%2029, %2030) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2040 = "llvm.load"(%2039) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%2040)[^bb32] : (i64) -> ()
  ^bb32(%2041: i64):  // 2 preds: ^bb30, ^bb31
    %2042 = "llvm.icmp"(%2041, %1875) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2043 = "llvm.select"(%2042, %2041, %2032) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%2014)[^bb34, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb33:  // pred: ^bb32
    %2044 = "llvm.getelementptr"(%2020, %2030) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2045 = "llvm.load"(%2044) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2046 = "llvm.icmp"(%2045, %1875) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2047 = "llvm.icmp"(%2045, %2036) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2048 = "llvm.select"(%2046, %1872, %2047) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2048)[^bb34, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb34:  // 2 preds: ^bb32, ^bb33
    %2049 = "llvm.icmp"(%2036, %1842) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2049, %2033, %2043)[^bb35, ^bb38] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb35:  // pred: ^bb34
    %2050 = "llvm.load"(%2025) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2051 = "llvm.icmp"(%2050, %1833) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2051, %2033, %2043)[^bb38, ^bb36] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb36:  // pred: ^bb35
    %2052 = "llvm.getelementptr"(%2050, %2034) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2053 = "llvm.load"(%2052) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2054 = "llvm.icmp"(%2053, %2041) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2055 = "llvm.or"(%2042, %2054) : (i1, i1) -> i1
    %2056 = "llvm.select"(%2054, %2033, %1876) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2057 = "llvm.select"(%2054, %2043, %2053) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%2055, %2056, %2057)[^bb38, ^bb37] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb37:  // pred: ^bb36
    %2058 = "llvm.load"(%2026) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2059 = "llvm.icmp"(%2058, %1827) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2060 = "llvm.icmp"(%2053, %1840) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2061 = "llvm.or"(%2060, %2059) : (i1, i1) -> i1
    %2062 = "llvm.select"(%2061, %2033, %1877) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%2062, %2053)[^bb38] : (i32, i64) -> ()
  ^bb38(%2063: i32, %2064: i64):  // 4 preds: ^bb34, ^bb35, ^bb36, ^bb37
    %2065 = "llvm.shl"(%2030, %1878) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2066 = "llvm.getelementptr"(%2027, %2065) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2036, %2066) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2067 = "llvm.trunc"(%2030) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2068 = "llvm.add"(%2012, %2067) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2069 = "llvm.shl"(%2068, %1870) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2070 = "llvm.sext"(%2069) : (i32) -> i64
    %2071 = "llvm.getelementptr"(%2027, %2070) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2064, %2071) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2072 = "llvm.icmp"(%2036, %1840) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2073 = "llvm.zext"(%2072) : (i1) -> i32
    %2074 = "llvm.or"(%2031, %2073) : (i32, i32) -> i32
    %2075 = "llvm.intr.umax"(%2036, %1842) : (i64, i64) -> i64
    %2076 = "llvm.mul"(%2075, %2032) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2077 = "llvm.icmp"(%2030, %1842) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2077, %2034, %2074, %2076, %2063)[^bb30, ^bb39] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i64, i32, i64, i32) -> ()
  ^bb39:  // pred: ^bb38
    %2078 = "llvm.icmp"(%2074, %1827) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%2063, %2078)[^bb40] : (i32, i1) -> ()
  ^bb40(%2079: i32, %2080: i1):  // 2 preds: ^bb28, ^bb39
    %2081 = "llvm.getelementptr"(%1980, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2082 = "llvm.load"(%2081) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2082, %1869)[^bb58, ^bb41, ^bb41, ^bb41] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb41:  // 3 preds: ^bb40, ^bb40, ^bb40
    %2083 = "llvm.load"(%1980) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2084 = "llvm.ptrtoint"(%2083) : (!llvm.ptr) -> i64
    %2085 = "llvm.getelementptr"(%1980, %1844) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2086 = "llvm.load"(%2085) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2087 = "llvm.add"(%2086, %2084) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2088 = "llvm.load"(%2020) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2089 = "llvm.getelementptr"(%1965, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2090 = "llvm.load"(%2089) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2091 = "llvm.sext"(%2090) : (i32) -> i64
    %2092 = "llvm.mul"(%2088, %2091) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2093 = "llvm.sub"(%2087, %2092) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%2093, %2002) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2094 = "llvm.getelementptr"(%2002, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2093, %2094) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2095 = "llvm.getelementptr"(%2002, %1829) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2096 = "llvm.load"(%2020) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%2096, %2095) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%2080)[^bb42, ^bb44] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb42:  // pred: ^bb41
    %2097 = "llvm.getelementptr"(%1965, %1843) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2098 = "llvm.load"(%2097) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2099 = "llvm.add"(%2098, %1828) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2100 = "llvm.sext"(%2099) : (i32) -> i64
    %2101 = "llvm.and"(%2093, %2100) : (i64, i64) -> i64
    %2102 = "llvm.icmp"(%2101, %1840) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2102, %2079, %1852)[^bb43, ^bb58] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb43(%2103: i32):  // 2 preds: ^bb23, ^bb42
    %2104 = "llvm.icmp"(%2103, %1827) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2104, %2103)[^bb44, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb44:  // 2 preds: ^bb41, ^bb43
    %2105 = "llvm.load"(%1893) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2106 = "llvm.load"(%1933) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2107 = "llvm.getelementptr"(%2105, %1855) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2108 = "llvm.load"(%2107) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2109 = "llvm.sext"(%2108) : (i32) -> i64
    %2110 = "llvm.icmp"(%1964, %2109) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2110)[^bb55, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb45:  // pred: ^bb44
    %2111 = "llvm.getelementptr"(%2105, %1843) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2112 = "llvm.load"(%2111) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2113 = "llvm.sext"(%2112) : (i32) -> i64
    %2114 = "llvm.getelementptr"(%2105, %2113) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2115 = "llvm.icmp"(%1964, %1840) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2115)[^bb55, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb46:  // pred: ^bb45
    %2116 = "llvm.getelementptr"(%2114, %1964) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2117 = "llvm.getelementptr"(%2116, %1836) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1840)[^bb47] : (i64) -> ()
  ^bb47(%2118: i64):  // 2 preds: ^bb46, ^bb54
    %2119 = "llvm.getelementptr"(%2114, %2118) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2120 = "llvm.load"(%2119) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2121 = "llvm.icmp"(%2120, %1879) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2121)[^bb48, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb48:  // pred: ^bb47
    %2122 = "llvm.load"(%2117) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2123 = "llvm.icmp"(%2122, %1845) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2123)[^bb50, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb49:  // pred: ^bb48
    %2124 = "llvm.getelementptr"(%2119, %1836) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2125 = "llvm.load"(%2124) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2126 = "llvm.icmp"(%2125, %1845) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2126)[^bb50, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb50:  // 2 preds: ^bb48, ^bb49
    %2127 = "llvm.call"(%2105, %2116, %2106, %1890) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2128 = "llvm.icmp"(%2127, %1827) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2128)[^bb55, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb51:  // pred: ^bb50
    %2129 = "llvm.call"(%2105, %2119, %2106, %1891) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2130 = "llvm.icmp"(%2129, %1827) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2130)[^bb54, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb52:  // pred: ^bb51
    %2131 = "llvm.load"(%1890) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2132 = "llvm.load"(%1962) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2133 = "llvm.icmp"(%2131, %2132) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2133)[^bb53, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb53:  // pred: ^bb52
    %2134 = "llvm.load"(%1891) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2135 = "llvm.load"(%1963) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2136 = "llvm.icmp"(%2134, %2135) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2136)[^bb56, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // 5 preds: ^bb47, ^bb49, ^bb51, ^bb52, ^bb53
    %2137 = "llvm.add"(%2118, %1842) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2138 = "llvm.icmp"(%2137, %1964) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2138, %2137)[^bb55, ^bb47] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb55:  // 4 preds: ^bb44, ^bb45, ^bb50, ^bb54
    "llvm.br"()[^bb107] : () -> ()
  ^bb56:  // pred: ^bb53
    %2139 = "llvm.sext"(%1971) : (i32) -> i64
    %2140 = "llvm.getelementptr"(%1969, %2139) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%2140, %1880)[^bb59] : (!llvm.ptr, i32) -> ()
  ^bb57:  // pred: ^bb33
    %2141 = "llvm.sext"(%1971) : (i32) -> i64
    %2142 = "llvm.getelementptr"(%1969, %2141) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%2142, %1849)[^bb59] : (!llvm.ptr, i32) -> ()
  ^bb58(%2143: i32):  // 8 preds: ^bb13, ^bb15, ^bb24, ^bb26, ^bb27, ^bb40, ^bb42, ^bb43
    %2144 = "llvm.sext"(%1971) : (i32) -> i64
    %2145 = "llvm.getelementptr"(%1969, %2144) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%2145, %2143)[^bb59] : (!llvm.ptr, i32) -> ()
  ^bb59(%2146: !llvm.ptr, %2147: i32):  // 3 preds: ^bb56, ^bb57, ^bb58
    %2148 = "llvm.load"(%1893) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%2147, %2146, %1968, %1965, %2148) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1828)[^bb163] : (i32) -> ()
  ^bb60:  // pred: ^bb12
    %2149 = "llvm.add"(%1973, %1828) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2150 = "llvm.icmp"(%2149, %1845) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2150)[^bb62, ^bb61] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb61:  // pred: ^bb60
    "llvm.switch"(%1973, %1825)[^bb103, ^bb63, ^bb98, ^bb99] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[3, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb62:  // pred: ^bb60
    %2151 = "llvm.getelementptr"(%1968, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2152 = "llvm.load"(%2151) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2153 = "llvm.sitofp"(%2152) : (i64) -> f64
    "llvm.br"(%2153)[^bb64] : (f64) -> ()
  ^bb63:  // pred: ^bb61
    %2154 = "llvm.getelementptr"(%1968, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2155 = "llvm.load"(%2154) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%2155)[^bb64] : (f64) -> ()
  ^bb64(%2156: f64):  // 2 preds: ^bb62, ^bb63
    %2157 = "llvm.load"(%1933) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2158 = "llvm.getelementptr"(%1965, %1830) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2159 = "llvm.load"(%2158) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2160 = "llvm.sext"(%2159) : (i32) -> i64
    %2161 = "llvm.getelementptr"(%2157, %2160) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2162 = "llvm.getelementptr"(%1965, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2163 = "llvm.load"(%2162) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2163)[^bb66, ^bb65, ^bb67] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb65:  // pred: ^bb64
    "llvm.store"(%2156, %2161) <{alignment = 1 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"()[^bb107] : () -> ()
  ^bb66:  // pred: ^bb64
    %2164 = "llvm.getelementptr"(%1965, %1837) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2165 = "llvm.load"(%2164) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2166 = "llvm.and"(%2165, %1848) : (i32, i32) -> i32
    %2167 = "llvm.icmp"(%2166, %1849) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2168 = "llvm.select"(%2167, %1850, %1851) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %2169 = "llvm.intr.fabs"(%2156) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %2170 = "llvm.fcmp"(%2169, %2168) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %2171 = "llvm.fcmp"(%2169, %1847) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %2172 = "llvm.and"(%2171, %2170) : (i1, i1) -> i1
    "llvm.cond_br"(%2172)[^bb106, ^bb69] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb67:  // pred: ^bb64
    %2173 = "llvm.intr.fabs"(%2156) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %2174 = "llvm.fcmp"(%2173, %1846) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %2175 = "llvm.fcmp"(%2173, %1847) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %2176 = "llvm.and"(%2174, %2175) : (i1, i1) -> i1
    "llvm.cond_br"(%2176)[^bb106, ^bb68] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb68:  // pred: ^bb67
    %2177 = "llvm.fptrunc"(%2156) : (f64) -> f32
    "llvm.store"(%2177, %2161) <{alignment = 1 : i64, ordering = 0 : i64}> : (f32, !llvm.ptr) -> ()
    "llvm.br"()[^bb107] : () -> ()
  ^bb69:  // pred: ^bb66
    %2178 = "llvm.select"(%2167, %1852, %1853) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2179 = "llvm.bitcast"(%2156) : (f64) -> i64
    %2180 = "llvm.lshr"(%2179, %1831) : (i64, i64) -> i64
    %2181 = "llvm.bitcast"(%2169) : (f64) -> i64
    %2182 = "llvm.sub"(%1854, %2178) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2183 = "llvm.shl"(%1828, %2182) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2184 = "llvm.add"(%2183, %1845) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2185 = "llvm.lshr"(%2181, %1855) : (i64, i64) -> i64
    %2186 = "llvm.trunc"(%2185) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %2187 = "llvm.add"(%2186, %1856) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2188 = "llvm.zext"(%2178) <{nonNeg}> : (i32) -> i64
    %2189 = "llvm.icmp"(%2187, %1857) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2189)[^bb70, ^bb71] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb70:  // pred: ^bb69
    %2190 = "llvm.xor"(%2178, %1867) : (i32, i32) -> i32
    %2191 = "llvm.shl"(%1828, %2190) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2192 = "llvm.xor"(%2191, %1828) : (i32, i32) -> i32
    %2193 = "llvm.zext"(%2192) <{nonNeg}> : (i32) -> i64
    %2194 = "llvm.shl"(%2193, %2188) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2195 = "llvm.and"(%2180, %1866) : (i64, i64) -> i64
    %2196 = "llvm.or"(%2194, %2195) : (i64, i64) -> i64
    %2197 = "llvm.and"(%2181, %1860) : (i64, i64) -> i64
    %2198 = "llvm.icmp"(%2197, %1840) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2199 = "llvm.add"(%2178, %1828) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2200 = "llvm.shl"(%1825, %2199) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2201 = "llvm.zext"(%2200) <{nonNeg}> : (i32) -> i64
    %2202 = "llvm.select"(%2198, %1840, %2201) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %2203 = "llvm.or"(%2196, %2202) : (i64, i64) -> i64
    %2204 = "llvm.trunc"(%2203) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%2204)[^bb75] : (i16) -> ()
  ^bb71:  // pred: ^bb69
    %2205 = "llvm.trunc"(%2180) <{overflowFlags = 2 : i32}> : (i64) -> i16
    %2206 = "llvm.and"(%2205, %1858) : (i16, i16) -> i16
    %2207 = "llvm.icmp"(%2187, %2184) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %2208 = "llvm.sub"(%2184, %2187) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2209 = "llvm.select"(%2207, %2208, %1827) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2210 = "llvm.sub"(%2209, %2178) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2211 = "llvm.icmp"(%2210, %1845) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2211, %2206)[^bb75, ^bb72] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i16) -> ()
  ^bb72:  // pred: ^bb71
    %2212 = "llvm.add"(%2210, %1859) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2213 = "llvm.and"(%2181, %1860) : (i64, i64) -> i64
    %2214 = "llvm.or"(%2213, %1861) <{isDisjoint}> : (i64, i64) -> i64
    %2215 = "llvm.add"(%2210, %1862) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2216 = "llvm.zext"(%2215) <{nonNeg}> : (i32) -> i64
    %2217 = "llvm.shl"(%1842, %2216) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %2218 = "llvm.zext"(%2212) <{nonNeg}> : (i32) -> i64
    %2219 = "llvm.lshr"(%2214, %2218) : (i64, i64) -> i64
    %2220 = "llvm.shl"(%1863, %2216) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2221 = "llvm.add"(%2220, %1864) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %2222 = "llvm.and"(%2221, %2214) : (i64, i64) -> i64
    %2223 = "llvm.icmp"(%2222, %2217) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2223, %1842)[^bb74, ^bb73] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb73:  // pred: ^bb72
    %2224 = "llvm.icmp"(%2222, %2217) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2225 = "llvm.and"(%2219, %1842) : (i64, i64) -> i64
    %2226 = "llvm.icmp"(%2225, %1840) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2227 = "llvm.select"(%2224, %2226, %1865) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %2228 = "llvm.zext"(%2227) : (i1) -> i64
    "llvm.br"(%2228)[^bb74] : (i64) -> ()
  ^bb74(%2229: i64):  // 2 preds: ^bb72, ^bb73
    %2230 = "llvm.sub"(%2187, %2184) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2231 = "llvm.select"(%2207, %1827, %2230) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2232 = "llvm.zext"(%2231) : (i32) -> i64
    %2233 = "llvm.and"(%2180, %1866) : (i64, i64) -> i64
    %2234 = "llvm.shl"(%2232, %2188) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2235 = "llvm.add"(%2219, %2234) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2236 = "llvm.add"(%2235, %2229) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2237 = "llvm.or"(%2236, %2233) : (i64, i64) -> i64
    %2238 = "llvm.trunc"(%2237) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%2238)[^bb75] : (i16) -> ()
  ^bb75(%2239: i16):  // 3 preds: ^bb70, ^bb71, ^bb74
    "llvm.store"(%2239, %2161) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb107] : () -> ()
  ^bb76:  // pred: ^bb12
    %2240 = "llvm.add"(%1973, %1828) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2241 = "llvm.icmp"(%2240, %1845) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2241)[^bb77, ^bb92] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb77:  // pred: ^bb76
    %2242 = "llvm.getelementptr"(%1968, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2243 = "llvm.load"(%2242) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2244 = "llvm.load"(%1933) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2245 = "llvm.getelementptr"(%1965, %1830) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2246 = "llvm.load"(%2245) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2247 = "llvm.sext"(%2246) : (i32) -> i64
    %2248 = "llvm.getelementptr"(%2244, %2247) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2249 = "llvm.getelementptr"(%1965, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2250 = "llvm.load"(%2249) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2250)[^bb80, ^bb78, ^bb81, ^bb79] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 8, 4]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb78:  // pred: ^bb77
    %2251 = "llvm.trunc"(%2243) <{overflowFlags = 0 : i32}> : (i64) -> i8
    "llvm.store"(%2251, %2248) <{alignment = 1 : i64, ordering = 0 : i64}> : (i8, !llvm.ptr) -> ()
    "llvm.br"()[^bb82] : () -> ()
  ^bb79:  // pred: ^bb77
    %2252 = "llvm.trunc"(%2243) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%2252, %2248) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb82] : () -> ()
  ^bb80:  // pred: ^bb77
    %2253 = "llvm.trunc"(%2243) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%2253, %2248) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb82] : () -> ()
  ^bb81:  // pred: ^bb77
    "llvm.store"(%2243, %2248) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb82] : () -> ()
  ^bb82:  // 4 preds: ^bb78, ^bb79, ^bb80, ^bb81
    %2254 = "llvm.load"(%2245) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2255 = "llvm.sext"(%2254) : (i32) -> i64
    %2256 = "llvm.getelementptr"(%2244, %2255) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2257 = "llvm.load"(%2256) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %2258 = "llvm.zext"(%2257) : (i8) -> i64
    %2259 = "llvm.load"(%1965) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2260 = "llvm.icmp"(%2259, %1882) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2260)[^bb83, ^bb84] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb83:  // pred: ^bb82
    %2261 = "llvm.and"(%2258, %1842) : (i64, i64) -> i64
    "llvm.br"(%2261)[^bb105] : (i64) -> ()
  ^bb84:  // pred: ^bb82
    %2262 = "llvm.load"(%2249) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2263 = "llvm.icmp"(%2262, %1825) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2263, %2258)[^bb85, ^bb89] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb85:  // pred: ^bb84
    "llvm.switch"(%2262)[^bb88, ^bb86, ^bb87] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb86:  // pred: ^bb85
    %2264 = "llvm.load"(%2256) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%2264)[^bb89] : (i64) -> ()
  ^bb87:  // pred: ^bb85
    %2265 = "llvm.load"(%2256) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2266 = "llvm.sext"(%2265) : (i32) -> i64
    "llvm.br"(%2266)[^bb89] : (i64) -> ()
  ^bb88:  // pred: ^bb85
    %2267 = "llvm.load"(%2256) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %2268 = "llvm.sext"(%2267) : (i16) -> i64
    "llvm.br"(%2268)[^bb89] : (i64) -> ()
  ^bb89(%2269: i64):  // 4 preds: ^bb84, ^bb86, ^bb87, ^bb88
    %2270 = "llvm.shl"(%2262, %1870) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2271 = "llvm.sub"(%1871, %2270) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2272 = "llvm.icmp"(%2259, %1881) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2273 = "llvm.zext"(%2271) : (i32) -> i64
    "llvm.cond_br"(%2272)[^bb90, ^bb91] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb90:  // pred: ^bb89
    %2274 = "llvm.lshr"(%1874, %2273) : (i64, i64) -> i64
    %2275 = "llvm.and"(%2269, %2274) : (i64, i64) -> i64
    "llvm.br"(%2275)[^bb105] : (i64) -> ()
  ^bb91:  // pred: ^bb89
    %2276 = "llvm.shl"(%2269, %2273) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2277 = "llvm.ashr"(%2276, %2273) <{isExact}> : (i64, i64) -> i64
    "llvm.br"(%2277)[^bb105] : (i64) -> ()
  ^bb92:  // pred: ^bb76
    "llvm.switch"(%1973, %1825)[^bb103, ^bb93, ^bb98, ^bb99] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[78, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb93:  // pred: ^bb92
    %2278 = "llvm.getelementptr"(%1968, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2279 = "llvm.load"(%2278) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2280 = "llvm.getelementptr"(%2279, %1836) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2281 = "llvm.icmp"(%1972, %1881) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2281)[^bb94, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb94:  // pred: ^bb93
    %2282 = "llvm.getelementptr"(%1965, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2283 = "llvm.load"(%2282) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2284 = "llvm.icmp"(%2283, %1869) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2284)[^bb95, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb95:  // pred: ^bb94
    %2285 = "llvm.load"(%2280) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2286 = "llvm.icmp"(%2285, %1863) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2286)[^bb96, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb96:  // pred: ^bb95
    %2287 = "llvm.getelementptr"(%2279, %1844) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2288 = "llvm.load"(%2287) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2289 = "llvm.icmp"(%2288, %1840) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2289)[^bb97, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb97:  // pred: ^bb96
    %2290 = "llvm.load"(%1933) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2291 = "llvm.getelementptr"(%1965, %1830) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2292 = "llvm.load"(%2291) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2293 = "llvm.sext"(%2292) : (i32) -> i64
    %2294 = "llvm.getelementptr"(%2290, %2293) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2295 = "llvm.getelementptr"(%2279, %1873) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2296 = "llvm.load"(%2295) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%2296, %2294) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb107] : () -> ()
  ^bb98:  // 2 preds: ^bb61, ^bb92
    %2297 = "llvm.getelementptr"(%1968, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2298 = "llvm.load"(%2297) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2299 = "llvm.getelementptr"(%2298, %1836) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%2299)[^bb100] : (!llvm.ptr) -> ()
  ^bb99:  // 2 preds: ^bb61, ^bb92
    %2300 = "llvm.getelementptr"(%1968, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2301 = "llvm.load"(%2300) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2302 = "llvm.icmp"(%2301, %1833) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2302, %1825, %2301)[^bb103, ^bb100] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb100(%2303: !llvm.ptr):  // 2 preds: ^bb98, ^bb99
    %2304 = "llvm.getelementptr"(%2303, %1868) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2305 = "llvm.load"(%2304) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2306 = "llvm.getelementptr"(%1965, %1837) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2307 = "llvm.load"(%2306) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2308 = "llvm.icmp"(%2305, %2307) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2308, %1845)[^bb101, ^bb103] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb101:  // pred: ^bb100
    %2309 = "llvm.getelementptr"(%2303, %1829) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2310 = "llvm.load"(%2309) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2311 = "llvm.icmp"(%2310, %1827) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2311, %1845)[^bb102, ^bb103] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb102:  // pred: ^bb101
    %2312 = "llvm.getelementptr"(%2303, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2313 = "llvm.load"(%2312) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2313, %1869)[^bb103, ^bb104, ^bb104, ^bb104] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb103(%2314: i32):  // 6 preds: ^bb61, ^bb92, ^bb99, ^bb100, ^bb101, ^bb102
    %2315 = "llvm.sext"(%1971) : (i32) -> i64
    %2316 = "llvm.getelementptr"(%1969, %2315) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%2314, %2316, %1968, %1965, %1969) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1828)[^bb163] : (i32) -> ()
  ^bb104:  // 3 preds: ^bb102, ^bb102, ^bb102
    %2317 = "llvm.load"(%1933) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2318 = "llvm.getelementptr"(%1965, %1830) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2319 = "llvm.load"(%2318) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2320 = "llvm.sext"(%2319) : (i32) -> i64
    %2321 = "llvm.getelementptr"(%2317, %2320) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2322 = "llvm.load"(%2303) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2323 = "llvm.getelementptr"(%2303, %1844) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2324 = "llvm.load"(%2323) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2325 = "llvm.getelementptr"(%2322, %2324) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2326 = "llvm.getelementptr"(%1965, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2327 = "llvm.load"(%2326) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2328 = "llvm.sext"(%2327) : (i32) -> i64
    "llvm.intr.memcpy"(%2321, %2325, %2328) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb107] : () -> ()
  ^bb105(%2329: i64):  // 3 preds: ^bb83, ^bb90, ^bb91
    %2330 = "llvm.icmp"(%2329, %2243) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2331 = "llvm.icmp"(%2259, %1881) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2332 = "llvm.icmp"(%2243, %1840) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %2333 = "llvm.and"(%2332, %2331) : (i1, i1) -> i1
    %2334 = "llvm.or"(%2333, %2330) : (i1, i1) -> i1
    "llvm.cond_br"(%2334)[^bb106, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb106:  // 7 preds: ^bb66, ^bb67, ^bb93, ^bb94, ^bb95, ^bb96, ^bb105
    %2335 = "llvm.sext"(%1971) : (i32) -> i64
    %2336 = "llvm.getelementptr"(%1969, %2335) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%1886, %2336, %1968, %1887, %1840) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1828)[^bb163] : (i32) -> ()
  ^bb107:  // 7 preds: ^bb55, ^bb65, ^bb68, ^bb75, ^bb97, ^bb104, ^bb105
    %2337 = "llvm.add"(%1964, %1842) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2338 = "llvm.load"(%1911) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2339 = "llvm.sext"(%2338) : (i32) -> i64
    %2340 = "llvm.icmp"(%2337, %2339) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2340, %2337)[^bb12, ^bb108] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb108:  // 2 preds: ^bb10, ^bb107
    %2341 = "llvm.getelementptr"(%arg64, %1883) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2342 = "llvm.load"(%2341) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2343 = "llvm.sext"(%2342) : (i32) -> i64
    %2344 = "llvm.getelementptr"(%arg64, %2343) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2345 = "llvm.getelementptr"(%arg64, %1868) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2346 = "llvm.load"(%2345) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2347 = "llvm.icmp"(%2346, %1827) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2347)[^bb109, ^bb120] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb109:  // pred: ^bb108
    %2348 = "llvm.zext"(%2346) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1840)[^bb110] : (i64) -> ()
  ^bb110(%2349: i64):  // 2 preds: ^bb109, ^bb119
    %2350 = "llvm.getelementptr"(%2344, %2349) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Condition", (struct<"mlir_abi_64.struct.Sum", (i32, i32)>, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2351 = "llvm.getelementptr"(%2350, %1837) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2352 = "llvm.load"(%2351) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2353 = "llvm.sext"(%2352) : (i32) -> i64
    %2354 = "llvm.getelementptr"(%arg64, %2353) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2355 = "llvm.getelementptr"(%2350, %1830) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2356 = "llvm.load"(%2355) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2357 = "llvm.sext"(%2356) : (i32) -> i64
    %2358 = "llvm.icmp"(%2356, %1827) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2359 = "llvm.load"(%2350) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2360 = "llvm.icmp"(%2359, %1827) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2358)[^bb113, ^bb111] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb111:  // pred: ^bb110
    "llvm.cond_br"(%2360)[^bb112, ^bb119] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb112:  // pred: ^bb111
    %2361 = "llvm.zext"(%2359) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1840, %1840)[^bb117] : (i64, i64) -> ()
  ^bb113:  // pred: ^bb110
    "llvm.cond_br"(%2360, %1884)[^bb114, ^bb116] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb114:  // pred: ^bb113
    %2362 = "llvm.zext"(%2359) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1840, %1884)[^bb115] : (i64, i128) -> ()
  ^bb115(%2363: i64, %2364: i128):  // 2 preds: ^bb114, ^bb115
    %2365 = "llvm.getelementptr"(%2354, %2363) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2366 = "llvm.call"(%arg64, %1931, %2365) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %2367 = "llvm.load"(%2365) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2368 = "llvm.sext"(%2367) : (i64) -> i128
    %2369 = "llvm.mul"(%2366, %2368) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %2370 = "llvm.add"(%2369, %2364) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %2371 = "llvm.add"(%2363, %1842) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2372 = "llvm.icmp"(%2371, %2362) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2372, %2370, %2371, %2370)[^bb116, ^bb115] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb116(%2373: i128):  // 2 preds: ^bb113, ^bb115
    %2374 = "llvm.getelementptr"(%2350, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2375 = "llvm.load"(%2374) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2376 = "llvm.icmp"(%2375, %1827) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2377 = "llvm.icmp"(%2373, %1885) <{predicate = 4 : i64}> : (i128, i128) -> i1
    %2378 = "llvm.icmp"(%2373, %1884) <{predicate = 0 : i64}> : (i128, i128) -> i1
    %2379 = "llvm.select"(%2376, %2378, %2377) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2379)[^bb119, ^bb122] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb117(%2380: i64, %2381: i64):  // 2 preds: ^bb112, ^bb117
    %2382 = "llvm.getelementptr"(%2354, %2380) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2383 = "llvm.call"(%arg64, %1931, %2382) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %2384 = "llvm.trunc"(%2383) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %2385 = "llvm.srem"(%2384, %2357) : (i64, i64) -> i64
    %2386 = "llvm.load"(%2382) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2387 = "llvm.srem"(%2386, %2357) : (i64, i64) -> i64
    %2388 = "llvm.mul"(%2387, %2385) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2389 = "llvm.add"(%2388, %2381) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2390 = "llvm.srem"(%2389, %2357) : (i64, i64) -> i64
    %2391 = "llvm.add"(%2380, %1842) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2392 = "llvm.icmp"(%2391, %2361) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2392, %2391, %2390)[^bb118, ^bb117] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb118:  // pred: ^bb117
    %2393 = "llvm.icmp"(%2390, %1840) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2393)[^bb119, ^bb122] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb119:  // 3 preds: ^bb111, ^bb116, ^bb118
    %2394 = "llvm.add"(%2349, %1842) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2395 = "llvm.icmp"(%2394, %2348) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2395, %2394)[^bb120, ^bb110] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb120:  // 2 preds: ^bb108, ^bb119
    %2396 = "llvm.icmp"(%1921, %1833) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %2397 = "llvm.icmp"(%1901, %1827) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %2398 = "llvm.and"(%2396, %2397) : (i1, i1) -> i1
    "llvm.cond_br"(%2398)[^bb121, ^bb158] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb121:  // pred: ^bb120
    %2399 = "llvm.getelementptr"(%arg64, %1873) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2400 = "llvm.load"(%2399) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2401 = "llvm.sext"(%2400) : (i32) -> i64
    %2402 = "llvm.getelementptr"(%arg64, %2401) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2403 = "llvm.getelementptr"(%1888, %1831) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2404 = "llvm.getelementptr"(%1888, %1829) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2405 = "llvm.getelementptr"(%1888, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2406 = "llvm.getelementptr"(%1888, %1843) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2407 = "llvm.getelementptr"(%1888, %1873) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2408 = "llvm.getelementptr"(%1888, %1830) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2409 = "llvm.getelementptr"(%1888, %1868) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2410 = "llvm.getelementptr"(%1888, %1836) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2411 = "llvm.getelementptr"(%1888, %1883) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2412 = "llvm.getelementptr"(%1888, %1839) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2413 = "llvm.getelementptr"(%1889, %1829) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2414 = "llvm.getelementptr"(%1888, %1837) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2415 = "llvm.zext"(%1901) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1840)[^bb125] : (i64) -> ()
  ^bb122:  // 2 preds: ^bb116, ^bb118
    %2416 = "llvm.load"(%1893) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2417 = "llvm.getelementptr"(%2416, %2353) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2418 = "llvm.getelementptr"(%2350, %1829) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2419 = "llvm.load"(%2418) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2420 = "llvm.icmp"(%2419, %1827) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2420, %1833, %2419)[^bb123, ^bb124] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb123:  // pred: ^bb122
    %2421 = "llvm.getelementptr"(%2416, %1843) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2422 = "llvm.load"(%2421) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2423 = "llvm.sext"(%2422) : (i32) -> i64
    %2424 = "llvm.getelementptr"(%2416, %2423) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2425 = "llvm.getelementptr"(%2417, %1839) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2426 = "llvm.load"(%2425) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2427 = "llvm.sext"(%2426) : (i32) -> i64
    %2428 = "llvm.getelementptr"(%2424, %2427) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2429 = "llvm.getelementptr"(%2428, %1844) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2430 = "llvm.load"(%2429) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2431 = "llvm.load"(%1932) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2432 = "llvm.getelementptr"(%2431, %2427) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2433 = "llvm.load"(%2432) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%2433, %2430)[^bb124] : (!llvm.ptr, i32) -> ()
  ^bb124(%2434: !llvm.ptr, %2435: i32):  // 2 preds: ^bb122, ^bb123
    %2436 = "llvm.sext"(%2435) : (i32) -> i64
    %2437 = "llvm.getelementptr"(%2416, %2436) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2438 = "llvm.load"(%1933) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2439 = "llvm.call"(%2416, %2438, %2417) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %2440 = "llvm.trunc"(%2439) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %2441 = "llvm.getelementptr"(%2350, %1868) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2442 = "llvm.load"(%2441) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2443 = "llvm.sext"(%2442) : (i32) -> i64
    %2444 = "llvm.getelementptr"(%2416, %2443) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%1886, %2437, %2434, %2444, %2440) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1828)[^bb163] : (i32) -> ()
  ^bb125(%2445: i64):  // 2 preds: ^bb121, ^bb157
    %2446 = "llvm.getelementptr"(%1920, %2445) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2447 = "llvm.getelementptr"(%2402, %2445) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memcpy"(%1888, %2447, %1855) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %2448 = "llvm.load"(%2403) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2449 = "llvm.load"(%1888) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2450 = "llvm.icmp"(%2449, %1879) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2450)[^bb127, ^bb126] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb126:  // pred: ^bb125
    "llvm.store"(%1827, %2404) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2451 = "llvm.load"(%2405) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2451, %2406) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb127] : () -> ()
  ^bb127:  // 2 preds: ^bb125, ^bb126
    "llvm.store"(%1827, %2407) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1827, %2408) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1838, %2409) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1825, %2410) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2452 = "llvm.load"(%2411) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2452, %2412) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2453 = "llvm.load"(%2446) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2453, %1825)[^bb156, ^bb129, ^bb128] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb128:  // pred: ^bb127
    %2454 = "llvm.getelementptr"(%2446, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2455 = "llvm.load"(%2454) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2456 = "llvm.icmp"(%2455, %1833) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2456, %1825, %2455)[^bb156, ^bb130] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb129:  // pred: ^bb127
    %2457 = "llvm.getelementptr"(%2446, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2458 = "llvm.load"(%2457) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2459 = "llvm.getelementptr"(%2458, %1836) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%2459)[^bb130] : (!llvm.ptr) -> ()
  ^bb130(%2460: !llvm.ptr):  // 2 preds: ^bb128, ^bb129
    %2461 = "llvm.load"(%2404) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2462 = "llvm.icmp"(%2461, %1827) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %2463 = "llvm.load"(%arg64) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%2462, %1889)[^bb131, ^bb136] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb131:  // pred: ^bb130
    %2464 = "llvm.getelementptr"(%2460, %1829) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2465 = "llvm.load"(%2464) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2463)[^bb133, ^bb134, ^bb132] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb132:  // pred: ^bb131
    "llvm.store"(%2465, %1889) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb135] : () -> ()
  ^bb133:  // pred: ^bb131
    %2466 = "llvm.trunc"(%2465) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%2466, %1889) <{alignment = 16 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb135] : () -> ()
  ^bb134:  // pred: ^bb131
    %2467 = "llvm.sext"(%2465) : (i32) -> i64
    "llvm.store"(%2467, %1889) <{alignment = 16 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb135] : () -> ()
  ^bb135:  // 3 preds: ^bb132, ^bb133, ^bb134
    %2468 = "llvm.intr.smax"(%2463, %1869) : (i32, i32) -> i32
    %2469 = "llvm.zext"(%2468) <{nonNeg}> : (i32) -> i64
    %2470 = "llvm.getelementptr"(%1889, %2469) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2413, %2470) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%2413)[^bb136] : (!llvm.ptr) -> ()
  ^bb136(%2471: !llvm.ptr):  // 2 preds: ^bb130, ^bb135
    %2472 = "llvm.icmp"(%2463, %1869) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2472)[^bb137, ^bb138] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb137:  // pred: ^bb136
    %2473 = "llvm.call"(%arg64, %1888, %2460, %2471) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_narrow_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2473)[^bb155] : (i32) -> ()
  ^bb138:  // pred: ^bb136
    %2474 = "llvm.getelementptr"(%2460, %1868) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2475 = "llvm.load"(%2474) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2476 = "llvm.load"(%2414) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2477 = "llvm.icmp"(%2475, %2476) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2477, %1845)[^bb139, ^bb156] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb139:  // pred: ^bb138
    %2478 = "llvm.getelementptr"(%2460, %1829) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2479 = "llvm.load"(%2478) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%2462)[^bb140, ^bb141] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb140:  // pred: ^bb139
    %2480 = "llvm.icmp"(%2479, %1871) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2480, %1870)[^bb156, ^bb142] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb141:  // pred: ^bb139
    %2481 = "llvm.icmp"(%2479, %2461) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2481, %1870)[^bb142, ^bb156] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb142:  // 2 preds: ^bb140, ^bb141
    %2482 = "llvm.sext"(%2452) : (i32) -> i64
    %2483 = "llvm.getelementptr"(%arg64, %2482) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2484 = "llvm.getelementptr"(%2460, %1836) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2485 = "llvm.load"(%2484) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2486 = "llvm.icmp"(%2479, %1827) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2486, %1827, %1872)[^bb143, ^bb152] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb143:  // pred: ^bb142
    %2487 = "llvm.getelementptr"(%2460, %1873) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2488 = "llvm.getelementptr"(%2471, %1829) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2489 = "llvm.zext"(%2479) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%2489, %1827, %1842, %1827)[^bb144] : (i64, i32, i64, i32) -> ()
  ^bb144(%2490: i64, %2491: i32, %2492: i64, %2493: i32):  // 2 preds: ^bb143, ^bb150
    %2494 = "llvm.add"(%2490, %1874) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2495 = "llvm.getelementptr"(%2485, %2494) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2496 = "llvm.load"(%2495) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2497 = "llvm.icmp"(%2492, %1875) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2462)[^bb146, ^bb145] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb145:  // pred: ^bb144
    %2498 = "llvm.getelementptr"(%2483, %2490) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2499 = "llvm.load"(%2498) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2500 = "llvm.icmp"(%2499, %1875) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2501 = "llvm.icmp"(%2499, %2496) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2502 = "llvm.select"(%2500, %1872, %2501) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2502, %1849)[^bb146, ^bb156] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb146:  // 2 preds: ^bb144, ^bb145
    %2503 = "llvm.icmp"(%2496, %1842) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2503, %2493, %2492)[^bb147, ^bb150] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb147:  // pred: ^bb146
    %2504 = "llvm.load"(%2487) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2505 = "llvm.icmp"(%2504, %1833) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2505, %2493, %2492)[^bb150, ^bb148] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb148:  // pred: ^bb147
    %2506 = "llvm.getelementptr"(%2504, %2494) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2507 = "llvm.load"(%2506) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2508 = "llvm.icmp"(%2507, %2492) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2509 = "llvm.or"(%2497, %2508) : (i1, i1) -> i1
    %2510 = "llvm.select"(%2508, %2493, %1876) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.cond_br"(%2509, %2510, %2507)[^bb150, ^bb149] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb149:  // pred: ^bb148
    %2511 = "llvm.icmp"(%2507, %1840) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2512 = "llvm.select"(%2511, %1877, %2493) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%2512, %2507)[^bb150] : (i32, i64) -> ()
  ^bb150(%2513: i32, %2514: i64):  // 4 preds: ^bb146, ^bb147, ^bb148, ^bb149
    %2515 = "llvm.shl"(%2490, %1878) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2516 = "llvm.getelementptr"(%2488, %2515) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2496, %2516) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2517 = "llvm.trunc"(%2490) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2518 = "llvm.add"(%2479, %2517) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2519 = "llvm.shl"(%2518, %1870) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2520 = "llvm.sext"(%2519) : (i32) -> i64
    %2521 = "llvm.getelementptr"(%2488, %2520) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2514, %2521) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2522 = "llvm.icmp"(%2496, %1840) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2523 = "llvm.zext"(%2522) : (i1) -> i32
    %2524 = "llvm.or"(%2491, %2523) : (i32, i32) -> i32
    %2525 = "llvm.intr.umax"(%2496, %1842) : (i64, i64) -> i64
    %2526 = "llvm.mul"(%2525, %2492) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2527 = "llvm.icmp"(%2490, %1842) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2527, %2494, %2524, %2526, %2513)[^bb144, ^bb151] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i64, i32, i64, i32) -> ()
  ^bb151:  // pred: ^bb150
    %2528 = "llvm.icmp"(%2524, %1827) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%2513, %2528)[^bb152] : (i32, i1) -> ()
  ^bb152(%2529: i32, %2530: i1):  // 2 preds: ^bb142, ^bb151
    %2531 = "llvm.getelementptr"(%2460, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2532 = "llvm.load"(%2531) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2532, %1869)[^bb156, ^bb153, ^bb153, ^bb153] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb153:  // 3 preds: ^bb152, ^bb152, ^bb152
    %2533 = "llvm.load"(%2460) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2534 = "llvm.ptrtoint"(%2533) : (!llvm.ptr) -> i64
    %2535 = "llvm.getelementptr"(%2460, %1844) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2536 = "llvm.load"(%2535) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2537 = "llvm.add"(%2536, %2534) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2538 = "llvm.load"(%2483) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2539 = "llvm.load"(%2405) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2540 = "llvm.sext"(%2539) : (i32) -> i64
    %2541 = "llvm.mul"(%2538, %2540) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2542 = "llvm.sub"(%2537, %2541) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%2542, %2471) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2543 = "llvm.getelementptr"(%2471, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2542, %2543) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2544 = "llvm.getelementptr"(%2471, %1829) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2538, %2544) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%2530)[^bb154, ^bb157] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb154:  // pred: ^bb153
    %2545 = "llvm.load"(%2406) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2546 = "llvm.add"(%2545, %1828) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2547 = "llvm.sext"(%2546) : (i32) -> i64
    %2548 = "llvm.and"(%2542, %2547) : (i64, i64) -> i64
    %2549 = "llvm.icmp"(%2548, %1840) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2549, %2529, %1852)[^bb155, ^bb156] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb155(%2550: i32):  // 2 preds: ^bb137, ^bb154
    %2551 = "llvm.icmp"(%2550, %1827) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2551, %2550)[^bb157, ^bb156] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb156(%2552: i32):  // 9 preds: ^bb127, ^bb128, ^bb138, ^bb140, ^bb141, ^bb145, ^bb152, ^bb154, ^bb155
    %2553 = "llvm.sext"(%2448) : (i32) -> i64
    %2554 = "llvm.getelementptr"(%arg64, %2553) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%2552, %2554, %2446, %1888, %arg64) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1828)[^bb163] : (i32) -> ()
  ^bb157:  // 2 preds: ^bb153, ^bb155
    %2555 = "llvm.add"(%2445, %1842) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2556 = "llvm.icmp"(%2555, %2415) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2556, %2555)[^bb125, ^bb158] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb158:  // 2 preds: ^bb120, ^bb157
    %2557 = "llvm.call"(%arg65, %1931, %1892, %1833) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.cond_br"(%1917, %1827)[^bb159, ^bb163] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb159:  // pred: ^bb158
    %2558 = "llvm.getelementptr"(%arg64, %1873) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2559 = "llvm.load"(%2558) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2560 = "llvm.sext"(%2559) : (i32) -> i64
    %2561 = "llvm.getelementptr"(%arg64, %2560) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2562 = "llvm.getelementptr"(%arg64, %1844) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2563 = "llvm.load"(%2562) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2564 = "llvm.sext"(%2563) : (i32) -> i64
    %2565 = "llvm.getelementptr"(%arg64, %2564) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2566 = "llvm.load"(%2565) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2567 = "llvm.icmp"(%2566, %1841) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2567)[^bb160, ^bb162] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb160:  // pred: ^bb159
    %2568 = "llvm.load"(%2561) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2569 = "llvm.icmp"(%2568, %1879) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2570 = "llvm.or"(%2396, %2569) : (i1, i1) -> i1
    "llvm.cond_br"(%2570)[^bb162, ^bb161] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb161:  // pred: ^bb160
    %2571 = "llvm.call"(%1893, %2561, %arg68) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2571)[^bb163] : (i32) -> ()
  ^bb162:  // 2 preds: ^bb159, ^bb160
    %2572 = "llvm.call"(%1893, %1921, %arg68) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_results, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2572)[^bb163] : (i32) -> ()
  ^bb163(%2573: i32):  // 9 preds: ^bb8, ^bb59, ^bb103, ^bb106, ^bb124, ^bb156, ^bb158, ^bb161, ^bb162
    "llvm.intr.stackrestore"(%1915) : (!llvm.ptr) -> ()
    "llvm.br"(%2573)[^bb164] : (i32) -> ()
  ^bb164(%2574: i32):  // 3 preds: ^bb1, ^bb3, ^bb163
    "llvm.return"(%2574) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_refuse", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg59: !llvm.ptr, %arg60: !llvm.ptr, %arg61: !llvm.ptr, %arg62: !llvm.ptr, %arg63: i64):
    %1803 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1804 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1805 = "llvm.mlir.constant"() <{value = 484 : i64}> : () -> i64
    %1806 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1807 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1808 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1809 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1810 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1811 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_0}> : () -> !llvm.ptr
    %1812 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1813 = "llvm.alloca"(%1803) <{alignment = 16 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1814 = "llvm.alloca"(%1803) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%1814, %1804, %1805) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1815 = "llvm.icmp"(%arg61, %1806) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1815)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%1814, %arg61) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1816 = "llvm.call"(%1806, %1807, %arg62, %arg63) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
    %1817 = "llvm.add"(%1816, %1803) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1818 = "llvm.zext"(%1817) : (i32) -> i64
    %1819 = "llvm.alloca"(%1818) <{alignment = 16 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
    %1820 = "llvm.call"(%1819, %1818, %arg62, %arg63) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
    %1821 = "llvm.getelementptr"(%1814, %1808) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg60, %1813) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1822 = "llvm.getelementptr"(%1813, %1809) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1821, %1822) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1823 = "llvm.getelementptr"(%1813, %1810) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1819, %1823) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1824 = "llvm.load"(%1811) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1824, %arg59, %1813, %1812) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<ptr (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_flatten", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg56: !llvm.ptr, %arg57: !llvm.ptr, %arg58: !llvm.ptr):
    %1700 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1701 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1702 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1703 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1704 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1705 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1706 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1707 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1708 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1709 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1710 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1711 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1712 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1713 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1714 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1715 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1716 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %1717 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1718 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1719 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_1}> : () -> !llvm.ptr
    %1720 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1721 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1722 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_5}> : () -> !llvm.ptr
    %1723 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_23}> : () -> !llvm.ptr
    %1724 = "llvm.alloca"(%1700) <{alignment = 16 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %1725 = "llvm.alloca"(%1700) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1726 = "llvm.getelementptr"(%arg57, %1701) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1727 = "llvm.load"(%arg56) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1728 = "llvm.getelementptr"(%arg57, %1702) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1729 = "llvm.load"(%1728) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1730 = "llvm.sext"(%1729) : (i32) -> i64
    %1731 = "llvm.getelementptr"(%1727, %1730) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1732 = "llvm.load"(%arg57) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1732)[^bb1, ^bb2, ^bb3, ^bb5] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[108, 110, 115]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1733 = "llvm.getelementptr"(%arg57, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1734 = "llvm.getelementptr"(%arg56, %1709) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1713, %1726)[^bb10] : (i32, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1735 = "llvm.getelementptr"(%arg56, %1704) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1736 = "llvm.load"(%1735) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1737 = "llvm.getelementptr"(%arg57, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1738 = "llvm.load"(%1737) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1739 = "llvm.sext"(%1738) : (i32) -> i64
    %1740 = "llvm.getelementptr"(%1736, %1739) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg58, %1740) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1726)[^bb21] : (!llvm.ptr) -> ()
  ^bb3:  // pred: ^bb0
    %1741 = "llvm.load"(%arg58) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1742 = "llvm.icmp"(%1741, %1713) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1742, %1726)[^bb21, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%1703, %1731, %arg58, %1712, %1707) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1711)[^bb21] : (!llvm.ptr) -> ()
  ^bb5:  // pred: ^bb0
    %1743 = "llvm.load"(%arg58) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1743, %1703)[^bb7, ^bb6, ^bb6] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[75, 71]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb6:  // 2 preds: ^bb5, ^bb5
    %1744 = "llvm.getelementptr"(%arg58, %1704) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1745 = "llvm.load"(%1744) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1746 = "llvm.getelementptr"(%1745, %1705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1747 = "llvm.load"(%1746) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1748 = "llvm.getelementptr"(%arg57, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1749 = "llvm.load"(%1748) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1750 = "llvm.sext"(%1749) : (i32) -> i64
    %1751 = "llvm.icmp"(%1747, %1750) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1751, %1707, %1726, %1708)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i64, !llvm.ptr, !llvm.ptr) -> ()
  ^bb7(%1752: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    "llvm.call"(%1752, %1731, %arg58, %1712, %1707) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1711)[^bb21] : (!llvm.ptr) -> ()
  ^bb8(%1753: i64, %1754: !llvm.ptr):  // 2 preds: ^bb6, ^bb9
    %1755 = "llvm.load"(%1748) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1756 = "llvm.sext"(%1755) : (i32) -> i64
    %1757 = "llvm.icmp"(%1753, %1756) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1757, %1754)[^bb9, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb9:  // pred: ^bb8
    %1758 = "llvm.load"(%1744) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1759 = "llvm.getelementptr"(%1758, %1709) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1760 = "llvm.load"(%1759) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1761 = "llvm.getelementptr"(%1760, %1753) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1762 = "llvm.call"(%arg56, %1754, %1761) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1763 = "llvm.add"(%1753, %1710) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1764 = "llvm.icmp"(%1762, %1711) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1764, %1711, %1763, %1762)[^bb21, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i64, !llvm.ptr) -> ()
  ^bb10(%1765: i32, %1766: !llvm.ptr):  // 2 preds: ^bb1, ^bb12
    %1767 = "llvm.load"(%1733) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1768 = "llvm.icmp"(%1765, %1767) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1768)[^bb11, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1769 = "llvm.load"(%1734) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1770 = "llvm.getelementptr"(%1769, %1701) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1770, %1734) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1771 = "llvm.load"(%arg56) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1772 = "llvm.getelementptr"(%1766, %1704) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1773 = "llvm.load"(%1772) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1774 = "llvm.sext"(%1773) : (i32) -> i64
    %1775 = "llvm.getelementptr"(%1771, %1774) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1776 = "llvm.call"(%arg58, %1731, %1775, %1769) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_get_item, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1777 = "llvm.icmp"(%1776, %1713) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1777, %1711)[^bb12, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %1778 = "llvm.call"(%arg56, %1766, %1769) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1779 = "llvm.add"(%1765, %1700) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1780 = "llvm.icmp"(%1778, %1711) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1780, %1711, %1779, %1778)[^bb21, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb13:  // pred: ^bb10
    %1781 = "llvm.load"(%arg58) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1781)[^bb14, ^bb15, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    "llvm.call"(%1703, %1731, %arg58, %1712, %1707) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb18] : () -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb13
    "llvm.intr.memcpy"(%1724, %arg58, %1701) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1782 = "llvm.getelementptr"(%1724, %1701) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1714, %1782) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1783 = "llvm.getelementptr"(%1724, %1715) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1713, %1783) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1784 = "llvm.getelementptr"(%1724, %1709) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1711, %1784) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1785 = "llvm.icmp"(%1781, %1716) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1786 = "llvm.select"(%1785, %1717, %1706) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1787 = "llvm.getelementptr"(%1725, %1704) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memset"(%1725, %1718, %1701) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1788 = "llvm.load"(%1719) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1789 = "llvm.getelementptr"(%1720, %1786) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1790 = "llvm.load"(%1789) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1791 = "llvm.call"(%1788, %1790, %1724, %1700, %1725) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %1792 = "llvm.icmp"(%1791, %1713) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1792)[^bb16, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1793 = "llvm.load"(%1725) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1794 = "llvm.icmp"(%1793, %1721) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1794)[^bb17, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // pred: ^bb16
    %1795 = "llvm.load"(%1722) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1796 = "llvm.load"(%1787) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1797 = "llvm.call"(%1795, %1796) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb19] : () -> ()
  ^bb18:  // 2 preds: ^bb14, ^bb15
    "llvm.br"(%1711)[^bb21] : (!llvm.ptr) -> ()
  ^bb19:  // 2 preds: ^bb16, ^bb17
    %1798 = "llvm.load"(%1787) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1799 = "llvm.load"(%1733) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1800 = "llvm.sext"(%1799) : (i32) -> i64
    %1801 = "llvm.icmp"(%1798, %1800) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1801, %1766)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    "llvm.call"(%1708, %1731, %arg58, %1723, %1798) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1711)[^bb21] : (!llvm.ptr) -> ()
  ^bb21(%1802: !llvm.ptr):  // 11 preds: ^bb2, ^bb3, ^bb4, ^bb7, ^bb8, ^bb9, ^bb11, ^bb12, ^bb18, ^bb19, ^bb20
    "llvm.return"(%1802) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_number", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg53: !llvm.ptr, %arg54: !llvm.ptr, %arg55: !llvm.ptr):
    %1581 = "llvm.mlir.constant"() <{value = 102 : i32}> : () -> i32
    %1582 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1583 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1584 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1585 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1586 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1587 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1588 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1589 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1590 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1591 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1592 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1593 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1594 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1595 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1596 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_32}> : () -> !llvm.ptr
    %1597 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1598 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1599 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1600 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1601 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1602 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1603 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1604 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1605 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1606 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1607 = "llvm.mlir.constant"() <{value = 65535 : i32}> : () -> i32
    %1608 = "llvm.mlir.constant"() <{value = -1 : i16}> : () -> i16
    %1609 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %1610 = "llvm.mlir.constant"() <{value = -1.000000e+00 : f64}> : () -> f64
    %1611 = "llvm.mlir.constant"() <{value = 1023 : i32}> : () -> i32
    %1612 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1613 = "llvm.mlir.constant"() <{value = 0x7FF0000000000000 : f64}> : () -> f64
    %1614 = "llvm.mlir.constant"() <{value = 0x7FF8000000000000 : f64}> : () -> f64
    %1615 = "llvm.load"(%arg54) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1616 = "llvm.icmp"(%1615, %1581) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1617 = "llvm.getelementptr"(%arg53, %1582) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1618 = "llvm.load"(%1617) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1619 = "llvm.getelementptr"(%arg54, %1583) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1620 = "llvm.load"(%1619) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1621 = "llvm.sext"(%1620) : (i32) -> i64
    %1622 = "llvm.getelementptr"(%1618, %1621) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%1616)[^bb1, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1623 = "llvm.getelementptr"(%arg54, %1585) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1624 = "llvm.load"(%1623) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1624)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %1625 = "llvm.load"(%1622) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%1625)[^bb7] : (f64) -> ()
  ^bb3:  // pred: ^bb1
    %1626 = "llvm.load"(%1622) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %1627 = "llvm.fpext"(%1626) : (f32) -> f64
    "llvm.br"(%1627)[^bb7] : (f64) -> ()
  ^bb4:  // pred: ^bb1
    %1628 = "llvm.load"(%1622) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1629 = "llvm.getelementptr"(%arg54, %1600) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1630 = "llvm.load"(%1629) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1631 = "llvm.and"(%1630, %1602) : (i32, i32) -> i32
    %1632 = "llvm.icmp"(%1631, %1603) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1633 = "llvm.select"(%1632, %1604, %1605) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1634 = "llvm.xor"(%1633, %1606) : (i32, i32) -> i32
    %1635 = "llvm.shl"(%1597, %1634) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1636 = "llvm.xor"(%1635, %1597) : (i32, i32) -> i32
    %1637 = "llvm.zext"(%1628) : (i16) -> i32
    %1638 = "llvm.lshr"(%1637, %1633) : (i32, i32) -> i32
    %1639 = "llvm.and"(%1638, %1636) : (i32, i32) -> i32
    %1640 = "llvm.shl"(%1586, %1633) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1641 = "llvm.add"(%1640, %1607) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1642 = "llvm.and"(%1641, %1637) : (i32, i32) -> i32
    %1643 = "llvm.icmp"(%1628, %1608) <{predicate = 4 : i64}> : (i16, i16) -> i1
    %1644 = "llvm.select"(%1643, %1609, %1610) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %1645 = "llvm.icmp"(%1639, %1636) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1645)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1646 = "llvm.icmp"(%1642, %1601) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1647 = "llvm.fmul"(%1644, %1613) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1648 = "llvm.select"(%1646, %1647, %1614) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    "llvm.br"(%1648)[^bb7] : (f64) -> ()
  ^bb6:  // pred: ^bb4
    %1649 = "llvm.lshr"(%1636, %1586) : (i32, i32) -> i32
    %1650 = "llvm.icmp"(%1639, %1601) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1651 = "llvm.select"(%1650, %1601, %1640) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1652 = "llvm.add"(%1651, %1642) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1653 = "llvm.uitofp"(%1652) <{nonNeg}> : (i32) -> f64
    %1654 = "llvm.fmul"(%1644, %1653) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1655 = "llvm.intr.umax"(%1639, %1586) : (i32, i32) -> i32
    %1656 = "llvm.xor"(%1633, %1611) : (i32, i32) -> i32
    %1657 = "llvm.sub"(%1656, %1649) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1658 = "llvm.add"(%1657, %1655) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1659 = "llvm.zext"(%1658) <{nonNeg}> : (i32) -> i64
    %1660 = "llvm.shl"(%1659, %1612) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1661 = "llvm.bitcast"(%1660) : (i64) -> f64
    %1662 = "llvm.fmul"(%1654, %1661) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    "llvm.br"(%1662)[^bb7] : (f64) -> ()
  ^bb7(%1663: f64):  // 4 preds: ^bb2, ^bb3, ^bb5, ^bb6
    "llvm.store"(%1587, %arg55) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1664 = "llvm.getelementptr"(%arg55, %1600) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1601, %1664) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1665 = "llvm.getelementptr"(%arg55, %1585) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1663, %1665) <{alignment = 8 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"(%1601)[^bb18] : (i32) -> ()
  ^bb8:  // pred: ^bb0
    %1666 = "llvm.load"(%1622) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %1667 = "llvm.zext"(%1666) : (i8) -> i64
    %1668 = "llvm.icmp"(%1615, %1584) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1668)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %1669 = "llvm.and"(%1667, %1598) : (i64, i64) -> i64
    "llvm.br"(%1599, %1669)[^bb17] : (i32, i64) -> ()
  ^bb10:  // pred: ^bb8
    %1670 = "llvm.getelementptr"(%arg54, %1585) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1671 = "llvm.load"(%1670) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1672 = "llvm.icmp"(%1671, %1586) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1672, %1667)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb11:  // pred: ^bb10
    "llvm.switch"(%1671)[^bb14, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb12:  // pred: ^bb11
    %1673 = "llvm.load"(%1622) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1673)[^bb15] : (i64) -> ()
  ^bb13:  // pred: ^bb11
    %1674 = "llvm.load"(%1622) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1675 = "llvm.sext"(%1674) : (i32) -> i64
    "llvm.br"(%1675)[^bb15] : (i64) -> ()
  ^bb14:  // pred: ^bb11
    %1676 = "llvm.load"(%1622) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1677 = "llvm.sext"(%1676) : (i16) -> i64
    "llvm.br"(%1677)[^bb15] : (i64) -> ()
  ^bb15(%1678: i64):  // 4 preds: ^bb10, ^bb12, ^bb13, ^bb14
    %1679 = "llvm.shl"(%1671, %1587) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1680 = "llvm.sub"(%1588, %1679) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1681 = "llvm.icmp"(%1615, %1589) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1682 = "llvm.zext"(%1680) : (i32) -> i64
    %1683 = "llvm.shl"(%1678, %1682) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1684 = "llvm.ashr"(%1683, %1682) <{isExact}> : (i64, i64) -> i64
    %1685 = "llvm.lshr"(%1590, %1682) : (i64, i64) -> i64
    %1686 = "llvm.and"(%1678, %1685) : (i64, i64) -> i64
    %1687 = "llvm.select"(%1681, %1686, %1684) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1688 = "llvm.icmp"(%1687, %1591) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %1689 = "llvm.select"(%1681, %1688, %1592) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1689, %1586, %1687)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb16:  // pred: ^bb15
    %1690 = "llvm.load"(%arg53) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1691 = "llvm.getelementptr"(%arg54, %1593) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1692 = "llvm.load"(%1691) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1693 = "llvm.sext"(%1692) : (i32) -> i64
    %1694 = "llvm.getelementptr"(%1690, %1693) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%1594, %1694, %1595, %1596, %1686) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1597)[^bb18] : (i32) -> ()
  ^bb17(%1695: i32, %1696: i64):  // 2 preds: ^bb9, ^bb15
    "llvm.store"(%1695, %arg55) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1697 = "llvm.getelementptr"(%arg55, %1600) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1601, %1697) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1698 = "llvm.getelementptr"(%arg55, %1585) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1696, %1698) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%1601)[^bb18] : (i32) -> ()
  ^bb18(%1699: i32):  // 3 preds: ^bb7, ^bb16, ^bb17
    "llvm.return"(%1699) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_results", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg50: !llvm.ptr, %arg51: !llvm.ptr, %arg52: !llvm.ptr):
    %1338 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1339 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1340 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1341 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1342 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1343 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1344 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1345 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1346 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1347 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1348 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1349 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1350 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1351 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1352 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1353 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1354 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1355 = "llvm.mlir.constant"() <{value = 3735928559 : i64}> : () -> i64
    %1356 = "llvm.inttoptr"(%1355) : (i64) -> !llvm.ptr
    %1357 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %1358 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1359 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1360 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1361 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_5}> : () -> !llvm.ptr
    %1362 = "llvm.alloca"(%1338) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1363 = "llvm.load"(%arg50) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1364 = "llvm.getelementptr"(%1363, %1339) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1365 = "llvm.load"(%1364) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1366 = "llvm.sext"(%1365) : (i32) -> i64
    %1367 = "llvm.getelementptr"(%1363, %1366) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1368 = "llvm.getelementptr"(%1363, %1340) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1369 = "llvm.load"(%1368) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1370 = "llvm.sext"(%1369) : (i32) -> i64
    %1371 = "llvm.getelementptr"(%1363, %1370) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1371, %1362) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1372 = "llvm.getelementptr"(%1363, %1341) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1373 = "llvm.load"(%1372) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1374 = "llvm.zext"(%1373) : (i32) -> i64
    %1375 = "llvm.alloca"(%1374) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>}> : (i64) -> !llvm.ptr
    %1376 = "llvm.alloca"(%1374) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Block", (ptr, ptr, ptr)>}> : (i64) -> !llvm.ptr
    %1377 = "llvm.alloca"(%1374) <{alignment = 16 : i64, elem_type = !llvm.ptr}> : (i64) -> !llvm.ptr
    %1378 = "llvm.shl"(%1374, %1342) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    "llvm.intr.memset"(%1375, %1343, %1378) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1379 = "llvm.mul"(%1374, %1344) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    "llvm.intr.memset"(%1376, %1343, %1379) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1380 = "llvm.icmp"(%1373, %1345) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1380, %1346, %1345)[^bb1, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1381 = "llvm.getelementptr"(%arg50, %1347) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1382 = "llvm.getelementptr"(%1363, %1348) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1383 = "llvm.getelementptr"(%1363, %1349) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1384 = "llvm.getelementptr"(%arg50, %1349) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1350)[^bb3] : (i64) -> ()
  ^bb2:  // pred: ^bb32
    %1385 = "llvm.icmp"(%arg51, %1358) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1386 = "llvm.zext"(%1373) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1350)[^bb35] : (i64) -> ()
  ^bb3(%1387: i64):  // 2 preds: ^bb1, ^bb32
    %1388 = "llvm.getelementptr"(%1367, %1387) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1389 = "llvm.load"(%1388) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1390 = "llvm.icmp"(%1389, %1351) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1390)[^bb4, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %1391 = "llvm.load"(%1381) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1392 = "llvm.load"(%1382) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1393 = "llvm.sext"(%1392) : (i32) -> i64
    %1394 = "llvm.getelementptr"(%1363, %1393) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1395 = "llvm.getelementptr"(%1388, %1341) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1396 = "llvm.load"(%1395) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1397 = "llvm.sext"(%1396) : (i32) -> i64
    %1398 = "llvm.getelementptr"(%1391, %1397) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1399 = "llvm.getelementptr"(%1388, %1347) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1400 = "llvm.load"(%1399) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1401 = "llvm.icmp"(%1400, %1352) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1401, %1398)[^bb6, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb5:  // pred: ^bb4
    %1402 = "llvm.load"(%1363) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1403 = "llvm.intr.smax"(%1402, %1353) : (i32, i32) -> i32
    %1404 = "llvm.zext"(%1403) <{nonNeg}> : (i32) -> i64
    %1405 = "llvm.getelementptr"(%1398, %1404) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1406 = "llvm.load"(%1405) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1406)[^bb6] : (!llvm.ptr) -> ()
  ^bb6(%1407: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    %1408 = "llvm.load"(%1407) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1409 = "llvm.icmp"(%1387, %1350) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1409, %1350)[^bb7, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb7:  // 2 preds: ^bb6, ^bb14
    %1410 = "llvm.load"(%1383) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1411 = "llvm.icmp"(%1410, %1345) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1411, %1410, %1352)[^bb8, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
  ^bb8:  // pred: ^bb7
    %1412 = "llvm.zext"(%1410) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1350)[^bb15] : (i64) -> ()
  ^bb9(%1413: i64):  // 2 preds: ^bb6, ^bb14
    %1414 = "llvm.getelementptr"(%1367, %1413) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1415 = "llvm.load"(%1414) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1416 = "llvm.icmp"(%1415, %1351) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1416)[^bb10, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    %1417 = "llvm.getelementptr"(%1414, %1341) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1418 = "llvm.load"(%1417) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1419 = "llvm.sext"(%1418) : (i32) -> i64
    %1420 = "llvm.getelementptr"(%1391, %1419) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1421 = "llvm.getelementptr"(%1414, %1347) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1422 = "llvm.load"(%1421) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1423 = "llvm.icmp"(%1422, %1352) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1423, %1420)[^bb12, ^bb11] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb11:  // pred: ^bb10
    %1424 = "llvm.load"(%1363) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1425 = "llvm.intr.smax"(%1424, %1353) : (i32, i32) -> i32
    %1426 = "llvm.zext"(%1425) <{nonNeg}> : (i32) -> i64
    %1427 = "llvm.getelementptr"(%1420, %1426) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1428 = "llvm.load"(%1427) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1428)[^bb12] : (!llvm.ptr) -> ()
  ^bb12(%1429: !llvm.ptr):  // 2 preds: ^bb10, ^bb11
    %1430 = "llvm.load"(%1429) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1431 = "llvm.icmp"(%1430, %1408) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1431)[^bb13, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb13:  // pred: ^bb12
    %1432 = "llvm.trunc"(%1413) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %1433 = "llvm.load"(%1383) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1434 = "llvm.add"(%1433, %1432) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%1433, %1434)[^bb21] : (i32, i32) -> ()
  ^bb14:  // 2 preds: ^bb9, ^bb12
    %1435 = "llvm.add"(%1413, %1354) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1436 = "llvm.icmp"(%1435, %1387) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1436, %1435)[^bb7, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb15(%1437: i64):  // 2 preds: ^bb8, ^bb19
    %1438 = "llvm.getelementptr"(%1394, %1437) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1439 = "llvm.load"(%1438) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1440 = "llvm.icmp"(%1439, %1351) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1440)[^bb16, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1441 = "llvm.getelementptr"(%1438, %1341) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1442 = "llvm.load"(%1441) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1443 = "llvm.sext"(%1442) : (i32) -> i64
    %1444 = "llvm.getelementptr"(%1391, %1443) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1445 = "llvm.getelementptr"(%1438, %1347) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1446 = "llvm.load"(%1445) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1447 = "llvm.icmp"(%1446, %1352) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1447, %1444)[^bb18, ^bb17] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb17:  // pred: ^bb16
    %1448 = "llvm.load"(%1363) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1449 = "llvm.intr.smax"(%1448, %1353) : (i32, i32) -> i32
    %1450 = "llvm.zext"(%1449) <{nonNeg}> : (i32) -> i64
    %1451 = "llvm.getelementptr"(%1444, %1450) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1452 = "llvm.load"(%1451) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1452)[^bb18] : (!llvm.ptr) -> ()
  ^bb18(%1453: !llvm.ptr):  // 2 preds: ^bb16, ^bb17
    %1454 = "llvm.load"(%1453) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1455 = "llvm.icmp"(%1454, %1408) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1455)[^bb20, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb19:  // 2 preds: ^bb15, ^bb18
    %1456 = "llvm.add"(%1437, %1354) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1457 = "llvm.icmp"(%1456, %1412) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1457, %1410, %1352, %1456)[^bb21, ^bb15] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i32, i64) -> ()
  ^bb20:  // pred: ^bb18
    %1458 = "llvm.trunc"(%1437) <{overflowFlags = 3 : i32}> : (i64) -> i32
    "llvm.br"(%1410, %1458)[^bb21] : (i32, i32) -> ()
  ^bb21(%1459: i32, %1460: i32):  // 4 preds: ^bb7, ^bb13, ^bb19, ^bb20
    "llvm.cond_br"(%1401, %1398)[^bb23, ^bb22] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb22:  // pred: ^bb21
    %1461 = "llvm.load"(%1363) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1462 = "llvm.intr.smax"(%1461, %1353) : (i32, i32) -> i32
    %1463 = "llvm.zext"(%1462) <{nonNeg}> : (i32) -> i64
    %1464 = "llvm.getelementptr"(%1398, %1463) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1465 = "llvm.load"(%1464) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1465)[^bb23] : (!llvm.ptr) -> ()
  ^bb23(%1466: !llvm.ptr):  // 2 preds: ^bb21, ^bb22
    %1467 = "llvm.load"(%1466) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1468 = "llvm.icmp"(%1460, %1459) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1468)[^bb25, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb24:  // pred: ^bb23
    %1469 = "llvm.sub"(%1460, %1459) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1470 = "llvm.zext"(%1469) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1470)[^bb31] : (i64) -> ()
  ^bb25:  // pred: ^bb23
    %1471 = "llvm.icmp"(%1460, %1352) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1471)[^bb26, ^bb29] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb26:  // pred: ^bb25
    %1472 = "llvm.load"(%1384) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1473 = "llvm.zext"(%1460) <{nonNeg}> : (i32) -> i64
    %1474 = "llvm.getelementptr"(%1472, %1473) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1475 = "llvm.load"(%1474) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1476 = "llvm.load"(%1475) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1477 = "llvm.icmp"(%1476, %1357) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1477, %1358)[^bb27, ^bb28] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb27:  // pred: ^bb26
    %1478 = "llvm.getelementptr"(%1475, %1349) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1479 = "llvm.load"(%1478) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1479)[^bb28] : (!llvm.ptr) -> ()
  ^bb28(%1480: !llvm.ptr):  // 2 preds: ^bb26, ^bb27
    %1481 = "llvm.getelementptr"(%1376, %1387) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1482 = "llvm.getelementptr"(%1481, %1347) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1480, %1482) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1387)[^bb31] : (i64) -> ()
  ^bb29:  // pred: ^bb25
    %1483 = "llvm.icmp"(%1467, %1356) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1483, %1387)[^bb31, ^bb30] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb30:  // pred: ^bb29
    %1484 = "llvm.getelementptr"(%1376, %1387) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1467, %1484) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1387)[^bb31] : (i64) -> ()
  ^bb31(%1485: i64):  // 4 preds: ^bb24, ^bb28, ^bb29, ^bb30
    %1486 = "llvm.getelementptr"(%1376, %1485) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1487 = "llvm.getelementptr"(%1377, %1387) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1486, %1487) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb32] : () -> ()
  ^bb32:  // 2 preds: ^bb3, ^bb31
    %1488 = "llvm.add"(%1387, %1354) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1489 = "llvm.icmp"(%1488, %1374) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1489, %1488)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb33:  // pred: ^bb39
    %1490 = "llvm.icmp"(%arg51, %1358) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1491 = "llvm.or"(%1490, %1509) : (i1, i1) -> i1
    "llvm.cond_br"(%1491, %1509, %1507)[^bb46, ^bb34] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i1, i32) -> ()
  ^bb34:  // pred: ^bb33
    %1492 = "llvm.getelementptr"(%arg50, %1347) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1493 = "llvm.zext"(%1373) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1350)[^bb40] : (i64) -> ()
  ^bb35(%1494: i64):  // 2 preds: ^bb2, ^bb39
    %1495 = "llvm.getelementptr"(%1367, %1494) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1496 = "llvm.load"(%1495) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1497 = "llvm.icmp"(%1496, %1351) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1497)[^bb36, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb36:  // pred: ^bb35
    %1498 = "llvm.getelementptr"(%arg51, %1494) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1499 = "llvm.select"(%1385, %1358, %1498) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1500 = "llvm.getelementptr"(%1377, %1494) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1501 = "llvm.load"(%1500) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1502 = "llvm.getelementptr"(%1375, %1494) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1503 = "llvm.trunc"(%1494) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %1504 = "llvm.call"(%arg50, %1501, %1503, %1502, %1499) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1504)[^bb39] : (i32) -> ()
  ^bb37:  // pred: ^bb35
    "llvm.cond_br"(%1385, %1345)[^bb38, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb38:  // pred: ^bb37
    %1505 = "llvm.getelementptr"(%1375, %1494) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1506 = "llvm.call"(%arg50, %1495, %1505) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1506)[^bb39] : (i32) -> ()
  ^bb39(%1507: i32):  // 3 preds: ^bb36, ^bb37, ^bb38
    %1508 = "llvm.add"(%1494, %1354) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1509 = "llvm.icmp"(%1507, %1345) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1510 = "llvm.icmp"(%1508, %1386) <{predicate = 9 : i64}> : (i64, i64) -> i1
    %1511 = "llvm.select"(%1509, %1359, %1510) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1511, %1508)[^bb33, ^bb35] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb40(%1512: i64):  // 2 preds: ^bb34, ^bb45
    %1513 = "llvm.getelementptr"(%arg51, %1512) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1514 = "llvm.load"(%1513) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1514, %1358)[^bb43, ^bb41, ^bb42] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb41:  // pred: ^bb40
    %1515 = "llvm.getelementptr"(%1513, %1349) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1516 = "llvm.load"(%1515) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1517 = "llvm.getelementptr"(%1516, %1344) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1517)[^bb43] : (!llvm.ptr) -> ()
  ^bb42:  // pred: ^bb40
    %1518 = "llvm.getelementptr"(%1513, %1349) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1519 = "llvm.load"(%1518) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1519)[^bb43] : (!llvm.ptr) -> ()
  ^bb43(%1520: !llvm.ptr):  // 3 preds: ^bb40, ^bb41, ^bb42
    %1521 = "llvm.getelementptr"(%1367, %1512) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1522 = "llvm.load"(%1521) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1523 = "llvm.icmp"(%1522, %1351) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1523)[^bb45, ^bb44] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb44:  // pred: ^bb43
    %1524 = "llvm.load"(%1492) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1525 = "llvm.getelementptr"(%1521, %1341) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1526 = "llvm.load"(%1525) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1527 = "llvm.sext"(%1526) : (i32) -> i64
    %1528 = "llvm.getelementptr"(%1524, %1527) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1529 = "llvm.load"(%1520) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1530 = "llvm.getelementptr"(%1520, %1340) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1531 = "llvm.load"(%1530) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1532 = "llvm.getelementptr"(%1529, %1531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1533 = "llvm.getelementptr"(%1521, %1349) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1534 = "llvm.load"(%1533) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1535 = "llvm.sext"(%1534) : (i32) -> i64
    "llvm.intr.memcpy"(%1532, %1528, %1535) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb45] : () -> ()
  ^bb45:  // 2 preds: ^bb43, ^bb44
    %1536 = "llvm.add"(%1512, %1354) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1537 = "llvm.icmp"(%1536, %1493) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1537, %1536, %1507)[^bb40, ^bb48] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i32) -> ()
  ^bb46(%1538: i1, %1539: i32):  // 2 preds: ^bb0, ^bb33
    %1540 = "llvm.icmp"(%arg51, %1358) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1541 = "llvm.or"(%1540, %1538) : (i1, i1) -> i1
    "llvm.cond_br"(%1541, %1539)[^bb48, ^bb47] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb47:  // pred: ^bb46
    %1542 = "llvm.call"(%1363, %1362, %1375, %arg52) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_nest, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1542)[^bb48] : (i32) -> ()
  ^bb48(%1543: i32):  // 3 preds: ^bb45, ^bb46, ^bb47
    "llvm.cond_br"(%1380, %1350)[^bb49, ^bb59] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb49(%1544: i64):  // 2 preds: ^bb48, ^bb51
    %1545 = "llvm.getelementptr"(%1375, %1544) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1546 = "llvm.load"(%1545) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1547 = "llvm.icmp"(%1546, %1360) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1547)[^bb50, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb50:  // pred: ^bb49
    %1548 = "llvm.load"(%1361) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1549 = "llvm.getelementptr"(%1545, %1349) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1550 = "llvm.load"(%1549) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1551 = "llvm.call"(%1548, %1550) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb51] : () -> ()
  ^bb51:  // 2 preds: ^bb49, ^bb50
    %1552 = "llvm.add"(%1544, %1354) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1553 = "llvm.icmp"(%1552, %1374) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1553, %1552)[^bb52, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb52:  // pred: ^bb51
    %1554 = "llvm.getelementptr"(%arg50, %1347) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1350)[^bb53] : (i64) -> ()
  ^bb53(%1555: i64):  // 2 preds: ^bb52, ^bb58
    %1556 = "llvm.getelementptr"(%1376, %1555) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1557 = "llvm.getelementptr"(%1556, %1349) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1558 = "llvm.load"(%1557) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1559 = "llvm.icmp"(%1558, %1358) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1559)[^bb55, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // pred: ^bb53
    %1560 = "llvm.load"(%1361) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1561 = "llvm.call"(%1560, %1558) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb55] : () -> ()
  ^bb55:  // 2 preds: ^bb53, ^bb54
    %1562 = "llvm.load"(%1556) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1562) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1563 = "llvm.getelementptr"(%1367, %1555) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1564 = "llvm.load"(%1563) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1565 = "llvm.icmp"(%1564, %1351) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1565)[^bb56, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb56:  // pred: ^bb55
    %1566 = "llvm.getelementptr"(%1563, %1347) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1567 = "llvm.load"(%1566) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1568 = "llvm.icmp"(%1567, %1345) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1568)[^bb57, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb57:  // pred: ^bb56
    %1569 = "llvm.load"(%1554) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1570 = "llvm.getelementptr"(%1563, %1341) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1571 = "llvm.load"(%1570) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1572 = "llvm.sext"(%1571) : (i32) -> i64
    %1573 = "llvm.getelementptr"(%1569, %1572) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1574 = "llvm.load"(%1363) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1575 = "llvm.intr.smax"(%1574, %1353) : (i32, i32) -> i32
    %1576 = "llvm.zext"(%1575) <{nonNeg}> : (i32) -> i64
    %1577 = "llvm.getelementptr"(%1573, %1576) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1578 = "llvm.load"(%1577) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1578) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"()[^bb58] : () -> ()
  ^bb58:  // 3 preds: ^bb55, ^bb56, ^bb57
    %1579 = "llvm.add"(%1555, %1354) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1580 = "llvm.icmp"(%1579, %1374) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1580, %1579)[^bb59, ^bb53] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb59:  // 2 preds: ^bb48, ^bb58
    "llvm.return"(%1543) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_text", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg48: !llvm.ptr, %arg49: !llvm.ptr):
    %1322 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1323 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1324 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1325 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1326 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1327 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_6}> : () -> !llvm.ptr
    %1328 = "llvm.alloca"(%1322) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Bytes", (ptr, i64)>}> : (i32) -> !llvm.ptr
    "llvm.store"(%arg48, %1328) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1329 = "llvm.getelementptr"(%1328, %1323) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1330 = "llvm.call"(%arg48) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i64
    "llvm.store"(%1330, %1329) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1331 = "llvm.load"(%1324) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1332 = "llvm.icmp"(%1331, %1325) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1332)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1333 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1334 = "llvm.icmp"(%1333, %1325) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1334, %1326)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1335 = "llvm.load"(%1327) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1336 = "llvm.call"(%1335, %1328, %arg49) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1336)[^bb3] : (i32) -> ()
  ^bb3(%1337: i32):  // 2 preds: ^bb1, ^bb2
    "llvm.return"(%1337) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "strlen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_find_functions", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %1163 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1164 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_2}> : () -> !llvm.ptr
    %1165 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1166 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_symbols}> : () -> !llvm.ptr
    %1167 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1168 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_0}> : () -> !llvm.ptr
    %1169 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_NAMES}> : () -> !llvm.ptr
    %1170 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1171 = "llvm.getelementptr"(%1166, %1170) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1172 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_1}> : () -> !llvm.ptr
    %1173 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %1174 = "llvm.getelementptr"(%1169, %1173) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1175 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1176 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1177 = "llvm.getelementptr"(%1166, %1176) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1178 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_2}> : () -> !llvm.ptr
    %1179 = "llvm.mlir.constant"() <{value = 72 : i64}> : () -> i64
    %1180 = "llvm.getelementptr"(%1169, %1179) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1181 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1182 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1183 = "llvm.getelementptr"(%1166, %1182) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1184 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_3}> : () -> !llvm.ptr
    %1185 = "llvm.mlir.constant"() <{value = 108 : i64}> : () -> i64
    %1186 = "llvm.getelementptr"(%1169, %1185) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1187 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %1188 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1189 = "llvm.getelementptr"(%1166, %1188) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1190 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_4}> : () -> !llvm.ptr
    %1191 = "llvm.mlir.constant"() <{value = 144 : i64}> : () -> i64
    %1192 = "llvm.getelementptr"(%1169, %1191) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1193 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1194 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1195 = "llvm.getelementptr"(%1166, %1194) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1196 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_5}> : () -> !llvm.ptr
    %1197 = "llvm.mlir.constant"() <{value = 180 : i64}> : () -> i64
    %1198 = "llvm.getelementptr"(%1169, %1197) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1199 = "llvm.mlir.constant"() <{value = 5 : i64}> : () -> i64
    %1200 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1201 = "llvm.getelementptr"(%1166, %1200) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1202 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_6}> : () -> !llvm.ptr
    %1203 = "llvm.mlir.constant"() <{value = 216 : i64}> : () -> i64
    %1204 = "llvm.getelementptr"(%1169, %1203) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1205 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %1206 = "llvm.mlir.constant"() <{value = 56 : i64}> : () -> i64
    %1207 = "llvm.getelementptr"(%1166, %1206) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1208 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_7}> : () -> !llvm.ptr
    %1209 = "llvm.mlir.constant"() <{value = 252 : i64}> : () -> i64
    %1210 = "llvm.getelementptr"(%1169, %1209) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1211 = "llvm.mlir.constant"() <{value = 7 : i64}> : () -> i64
    %1212 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_GLOBALS}> : () -> !llvm.ptr
    %1213 = "llvm.mlir.constant"() <{value = 9 : i64}> : () -> i64
    %1214 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1215 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1216 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1217 = "llvm.getelementptr"(%1212, %1176) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1218 = "llvm.getelementptr"(%1214, %1170) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1219 = "llvm.getelementptr"(%1212, %1188) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1220 = "llvm.mlir.constant"() <{value = 11 : i64}> : () -> i64
    %1221 = "llvm.getelementptr"(%1214, %1176) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1222 = "llvm.getelementptr"(%1212, %1200) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1223 = "llvm.mlir.constant"() <{value = 14 : i64}> : () -> i64
    %1224 = "llvm.getelementptr"(%1214, %1182) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1225 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %1226 = "llvm.getelementptr"(%1212, %1225) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1227 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1228 = "llvm.getelementptr"(%1214, %1188) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1229 = "llvm.mlir.constant"() <{value = 80 : i64}> : () -> i64
    %1230 = "llvm.getelementptr"(%1212, %1229) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1231 = "llvm.mlir.constant"() <{value = 15 : i64}> : () -> i64
    %1232 = "llvm.getelementptr"(%1214, %1194) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1233 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1234 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_refuse_runtime_text}> : () -> !llvm.ptr
    %1235 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1236 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_3}> : () -> !llvm.ptr
    %1237 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1238 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1239 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_5}> : () -> !llvm.ptr
    %1240 = "llvm.alloca"(%1163) <{alignment = 16 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1241 = "llvm.alloca"(%1163) <{alignment = 16 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1242 = "llvm.alloca"(%1163) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Bytes", (ptr, i64)>}> : (i32) -> !llvm.ptr
    %1243 = "llvm.call"(%1164, %1165) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlopen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1244 = "llvm.load"(%1166) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1245 = "llvm.icmp"(%1244, %1167) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1245)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.store"(%1244, %1168) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb6] : () -> ()
  ^bb2:  // pred: ^bb0
    %1246 = "llvm.call"(%1243, %1169) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1246, %1168) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1247 = "llvm.icmp"(%1246, %1167) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1247, %1169)[^bb4, ^bb6] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb3(%1248: i64):  // 7 preds: ^bb8, ^bb11, ^bb14, ^bb17, ^bb20, ^bb23, ^bb26
    %1249 = "llvm.load"(%1168) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1250 = "llvm.getelementptr"(%1169, %1248) <{elem_type = !llvm.array<36 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1251 = "llvm.icmp"(%1249, %1167) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1251, %1250)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb4(%1252: !llvm.ptr):  // 2 preds: ^bb2, ^bb3
    %1253 = "llvm.call"(%1238, %1239, %1234, %1252) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (i32, ptr, ...)>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @abort, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.unreachable"() : () -> ()
  ^bb5:  // pred: ^bb3
    "llvm.store"(%1234, %1241) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1254 = "llvm.getelementptr"(%1241, %1170) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1250, %1254) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1255 = "llvm.getelementptr"(%1241, %1176) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1235, %1255) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.call"(%1249, %1236, %1241, %1237) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%1216)[^bb43] : (i32) -> ()
  ^bb6:  // 2 preds: ^bb1, ^bb2
    %1256 = "llvm.load"(%1171) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1257 = "llvm.icmp"(%1256, %1167) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1257)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    "llvm.store"(%1256, %1172) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb9] : () -> ()
  ^bb8:  // pred: ^bb6
    %1258 = "llvm.call"(%1243, %1174) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1258, %1172) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1259 = "llvm.icmp"(%1258, %1167) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1259, %1175)[^bb3, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb9:  // 2 preds: ^bb7, ^bb8
    %1260 = "llvm.load"(%1177) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1261 = "llvm.icmp"(%1260, %1167) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1261)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    "llvm.store"(%1260, %1178) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb12] : () -> ()
  ^bb11:  // pred: ^bb9
    %1262 = "llvm.call"(%1243, %1180) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1262, %1178) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1263 = "llvm.icmp"(%1262, %1167) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1263, %1181)[^bb3, ^bb12] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb12:  // 2 preds: ^bb10, ^bb11
    %1264 = "llvm.load"(%1183) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1265 = "llvm.icmp"(%1264, %1167) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1265)[^bb14, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb13:  // pred: ^bb12
    "llvm.store"(%1264, %1184) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb15] : () -> ()
  ^bb14:  // pred: ^bb12
    %1266 = "llvm.call"(%1243, %1186) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1266, %1184) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1267 = "llvm.icmp"(%1266, %1167) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1267, %1187)[^bb3, ^bb15] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb14
    %1268 = "llvm.load"(%1189) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1269 = "llvm.icmp"(%1268, %1167) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1269)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    "llvm.store"(%1268, %1190) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb18] : () -> ()
  ^bb17:  // pred: ^bb15
    %1270 = "llvm.call"(%1243, %1192) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1270, %1190) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1271 = "llvm.icmp"(%1270, %1167) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1271, %1193)[^bb3, ^bb18] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb18:  // 2 preds: ^bb16, ^bb17
    %1272 = "llvm.load"(%1195) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1273 = "llvm.icmp"(%1272, %1167) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1273)[^bb20, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb19:  // pred: ^bb18
    "llvm.store"(%1272, %1196) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb20:  // pred: ^bb18
    %1274 = "llvm.call"(%1243, %1198) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1274, %1196) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1275 = "llvm.icmp"(%1274, %1167) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1275, %1199)[^bb3, ^bb21] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb21:  // 2 preds: ^bb19, ^bb20
    %1276 = "llvm.load"(%1201) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1277 = "llvm.icmp"(%1276, %1167) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1277)[^bb23, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb22:  // pred: ^bb21
    "llvm.store"(%1276, %1202) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb24] : () -> ()
  ^bb23:  // pred: ^bb21
    %1278 = "llvm.call"(%1243, %1204) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1278, %1202) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1279 = "llvm.icmp"(%1278, %1167) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1279, %1205)[^bb3, ^bb24] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb24:  // 2 preds: ^bb22, ^bb23
    %1280 = "llvm.load"(%1207) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1281 = "llvm.icmp"(%1280, %1167) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1281)[^bb26, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb25:  // pred: ^bb24
    "llvm.store"(%1280, %1208) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb26:  // pred: ^bb24
    %1282 = "llvm.call"(%1243, %1210) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1282, %1208) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1283 = "llvm.icmp"(%1282, %1167) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1283, %1211)[^bb3, ^bb27] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb27:  // 2 preds: ^bb25, ^bb26
    %1284 = "llvm.getelementptr"(%1242, %1170) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1212, %1242) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1213, %1284) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1285 = "llvm.load"(%1178) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1286 = "llvm.call"(%1285, %1242, %1214) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1287 = "llvm.icmp"(%1286, %1215) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1287, %1216)[^bb39, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb28:  // pred: ^bb39
    "llvm.store"(%1217, %1242) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1211, %1284) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1288 = "llvm.load"(%1178) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1289 = "llvm.call"(%1288, %1242, %1218) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1290 = "llvm.icmp"(%1289, %1215) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1290, %1216)[^bb29, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb29:  // pred: ^bb28
    %1291 = "llvm.load"(%1218) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1292 = "llvm.icmp"(%1291, %1167) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1292, %1217)[^bb40, ^bb30] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb30:  // pred: ^bb29
    "llvm.store"(%1219, %1242) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1220, %1284) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1293 = "llvm.load"(%1178) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1294 = "llvm.call"(%1293, %1242, %1221) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1295 = "llvm.icmp"(%1294, %1215) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1295, %1216)[^bb31, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb31:  // pred: ^bb30
    %1296 = "llvm.load"(%1221) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1297 = "llvm.icmp"(%1296, %1167) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1297, %1219)[^bb40, ^bb32] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb32:  // pred: ^bb31
    "llvm.store"(%1222, %1242) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1223, %1284) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1298 = "llvm.load"(%1178) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1299 = "llvm.call"(%1298, %1242, %1224) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1300 = "llvm.icmp"(%1299, %1215) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1300, %1216)[^bb33, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb33:  // pred: ^bb32
    %1301 = "llvm.load"(%1224) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1302 = "llvm.icmp"(%1301, %1167) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1302, %1222)[^bb40, ^bb34] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb34:  // pred: ^bb33
    "llvm.store"(%1226, %1242) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1227, %1284) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1303 = "llvm.load"(%1178) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1304 = "llvm.call"(%1303, %1242, %1228) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1305 = "llvm.icmp"(%1304, %1215) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1305, %1216)[^bb35, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb35:  // pred: ^bb34
    %1306 = "llvm.load"(%1228) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1307 = "llvm.icmp"(%1306, %1167) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1307, %1226)[^bb40, ^bb36] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb36:  // pred: ^bb35
    "llvm.store"(%1230, %1242) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1231, %1284) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1308 = "llvm.load"(%1178) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1309 = "llvm.call"(%1308, %1242, %1232) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1310 = "llvm.icmp"(%1309, %1215) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1310, %1216)[^bb37, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb37:  // pred: ^bb36
    %1311 = "llvm.load"(%1232) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1312 = "llvm.icmp"(%1311, %1167) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1312, %1230)[^bb40, ^bb38] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb38:  // pred: ^bb37
    "llvm.store"(%1163, %1233) <{alignment = 4 : i64, ordering = 5 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%1215)[^bb43] : (i32) -> ()
  ^bb39:  // pred: ^bb27
    %1313 = "llvm.load"(%1214) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1314 = "llvm.icmp"(%1313, %1167) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1314, %1212)[^bb40, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb40(%1315: !llvm.ptr):  // 6 preds: ^bb29, ^bb31, ^bb33, ^bb35, ^bb37, ^bb39
    %1316 = "llvm.load"(%1168) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1317 = "llvm.icmp"(%1316, %1167) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1317)[^bb41, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb41:  // pred: ^bb40
    %1318 = "llvm.call"(%1238, %1239, %1234, %1315) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (i32, ptr, ...)>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @abort, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.unreachable"() : () -> ()
  ^bb42:  // pred: ^bb40
    "llvm.store"(%1234, %1240) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1319 = "llvm.getelementptr"(%1240, %1170) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1315, %1319) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1320 = "llvm.getelementptr"(%1240, %1176) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1235, %1320) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.call"(%1316, %1236, %1240, %1237) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%1216)[^bb43] : (i32) -> ()
  ^bb43(%1321: i32):  // 9 preds: ^bb5, ^bb27, ^bb28, ^bb30, ^bb32, ^bb34, ^bb36, ^bb38, ^bb42
    "llvm.return"(%1321) : (i32) -> ()
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
    %1114 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_14}> : () -> !llvm.ptr
    %1115 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1116 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_13}> : () -> !llvm.ptr
    %1117 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_12}> : () -> !llvm.ptr
    %1118 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1119 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1120 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_11}> : () -> !llvm.ptr
    %1121 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_10}> : () -> !llvm.ptr
    %1122 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_9}> : () -> !llvm.ptr
    %1123 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1124 = "llvm.mlir.constant"() <{value = 480 : i64}> : () -> i64
    %1125 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_8}> : () -> !llvm.ptr
    %1126 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_7}> : () -> !llvm.ptr
    %1127 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1128 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_6}> : () -> !llvm.ptr
    %1129 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1130 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1131 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1132 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_3}> : () -> !llvm.ptr
    %1133 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_16}> : () -> !llvm.ptr
    %1134 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %1135 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_15}> : () -> !llvm.ptr
    %1136 = "llvm.load"(%arg47) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1136)[^bb14, ^bb2, ^bb1, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb8, ^bb8, ^bb9, ^bb9, ^bb10, ^bb10, ^bb11, ^bb11, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, case_values = dense<[70, 7, 0, 1, 2, 3, 8, 11, 65, 12, 66, 71, 75, 72, 76, 74, 78]> : vector<17xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1137 = "llvm.getelementptr"(%arg47, %1118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1138 = "llvm.load"(%1137) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1139 = "llvm.icmp"(%1138, %1129) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1139, %1138)[^bb15, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1140 = "llvm.getelementptr"(%arg47, %1118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1141 = "llvm.load"(%1140) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1142 = "llvm.getelementptr"(%1141, %1130) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1142)[^bb3] : (!llvm.ptr) -> ()
  ^bb3(%1143: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    "llvm.call"(%arg46, %1143) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_tensor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb4:  // pred: ^bb0
    "llvm.call"(%arg46, %1128, %1115) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb5:  // pred: ^bb0
    %1144 = "llvm.getelementptr"(%arg47, %1118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1145 = "llvm.load"(%1144) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg46, %1127, %1145) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb6:  // pred: ^bb0
    "llvm.call"(%arg46, %1126, %1115) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb7:  // pred: ^bb0
    %1146 = "llvm.getelementptr"(%arg46, %1123) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1147 = "llvm.getelementptr"(%arg47, %1118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1148 = "llvm.load"(%1147) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    %1149 = "llvm.call"(%1146, %1124, %1125, %1148) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, f64) -> i32
    "llvm.store"(%1149, %arg46) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb8:  // 3 preds: ^bb0, ^bb0, ^bb0
    "llvm.call"(%arg46, %1122, %1115) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb9:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg46, %1121, %1115) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb10:  // 2 preds: ^bb0, ^bb0
    %1150 = "llvm.getelementptr"(%arg47, %1118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1151 = "llvm.load"(%1150) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1152 = "llvm.getelementptr"(%1151, %1119) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1153 = "llvm.load"(%1152) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg46, %1120, %1153) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb11:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg46, %1117, %1115) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb12:  // pred: ^bb0
    "llvm.call"(%arg46, %1116, %1115) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb13:  // pred: ^bb0
    "llvm.call"(%arg46, %1114, %1115) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb14:  // pred: ^bb0
    %1154 = "llvm.icmp"(%1136, %1131) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1154)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // 2 preds: ^bb1, ^bb14
    %1155 = "llvm.sext"(%1136) : (i32) -> i64
    "llvm.call"(%arg46, %1135, %1155) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb16:  // pred: ^bb14
    %1156 = "llvm.getelementptr"(%arg46, %1123) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1157 = "llvm.load"(%1132) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1158 = "llvm.call"(%1157, %1136) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1159 = "llvm.getelementptr"(%1158, %1118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1160 = "llvm.load"(%1159) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1161 = "llvm.call"(%1156, %1124, %1133, %1160) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) -> i32
    %1162 = "llvm.intr.smin"(%1161, %1134) : (i32, i32) -> i32
    "llvm.store"(%1162, %arg46) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb17:  // 13 preds: ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb15, ^bb16
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i64, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "snprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_append_tensor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg44: !llvm.ptr, %arg45: !llvm.ptr):
    %997 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %998 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %999 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1000 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1001 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1002 = "llvm.mlir.constant"() <{value = 18 : i32}> : () -> i32
    %1003 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_DTYPES}> : () -> !llvm.ptr
    %1004 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1005 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_17}> : () -> !llvm.ptr
    %1006 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1007 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_19}> : () -> !llvm.ptr
    %1008 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1009 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1010 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1011 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1012 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_20}> : () -> !llvm.ptr
    %1013 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_21}> : () -> !llvm.ptr
    %1014 = "llvm.mlir.constant"() <{value = 2147483646 : i64}> : () -> i64
    %1015 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1016 = "llvm.mlir.constant"() <{value = -2 : i64}> : () -> i64
    %1017 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1018 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1019 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1020 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_18}> : () -> !llvm.ptr
    %1021 = "llvm.getelementptr"(%arg45, %997) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1022 = "llvm.load"(%1021) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1023 = "llvm.and"(%1022, %998) : (i32, i32) -> i32
    %1024 = "llvm.lshr"(%1022, %999) : (i32, i32) -> i32
    %1025 = "llvm.getelementptr"(%arg45, %1000) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1026 = "llvm.load"(%1025) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1027 = "llvm.add"(%1026, %1001) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1028 = "llvm.zext"(%1027) : (i32) -> i64
    %1029 = "llvm.alloca"(%1028) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %1030 = "llvm.icmp"(%1023, %1002) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1030)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1031 = "llvm.zext"(%1023) <{nonNeg}> : (i32) -> i64
    %1032 = "llvm.getelementptr"(%1003, %1031) <{elem_type = !llvm.array<20 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1033 = "llvm.lshr"(%1022, %1004) : (i32, i32) -> i32
    %1034 = "llvm.and"(%1033, %998) : (i32, i32) -> i32
    %1035 = "llvm.zext"(%1034) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg44, %1032, %1035) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1036 = "llvm.icmp"(%1024, %1001) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1036)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1037 = "llvm.zext"(%1024) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg44, %1005, %1037) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb4] : () -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %1038 = "llvm.getelementptr"(%arg45, %1006) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1039 = "llvm.load"(%1038) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1040 = "llvm.load"(%1025) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg44, %1007, %1008) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1041 = "llvm.icmp"(%1040, %1009) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1041)[^bb5, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1042 = "llvm.zext"(%1040) <{nonNeg}> : (i32) -> i64
    %1043 = "llvm.load"(%1039) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %1010, %1043) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1044 = "llvm.icmp"(%1040, %1001) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1044, %1011)[^bb7, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb6(%1045: i64):  // 2 preds: ^bb5, ^bb6
    %1046 = "llvm.getelementptr"(%1039, %1045) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1047 = "llvm.load"(%1046) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %1012, %1047) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1048 = "llvm.add"(%1045, %1011) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1049 = "llvm.icmp"(%1048, %1042) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1049, %1048)[^bb7, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb7:  // 3 preds: ^bb4, ^bb5, ^bb6
    "llvm.call"(%arg44, %1013, %1008) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1050 = "llvm.load"(%1025) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1051 = "llvm.load"(%1038) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1052 = "llvm.icmp"(%1050, %1009) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1052)[^bb8, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb8:  // pred: ^bb7
    %1053 = "llvm.zext"(%1050) <{nonNeg}> : (i32) -> i64
    %1054 = "llvm.and"(%1053, %1011) : (i64, i64) -> i64
    %1055 = "llvm.icmp"(%1050, %1001) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1055, %1053, %1011, %1011)[^bb12, ^bb9] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i64, i64, i64) -> ()
  ^bb9:  // pred: ^bb8
    %1056 = "llvm.and"(%1053, %1014) : (i64, i64) -> i64
    "llvm.br"(%1053, %1011, %1011, %1008)[^bb10] : (i64, i64, i64, i64) -> ()
  ^bb10(%1057: i64, %1058: i64, %1059: i64, %1060: i64):  // 2 preds: ^bb9, ^bb10
    %1061 = "llvm.add"(%1057, %1015) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1062 = "llvm.getelementptr"(%1029, %1061) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1059, %1062) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1063 = "llvm.getelementptr"(%1051, %1061) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1064 = "llvm.load"(%1063) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1065 = "llvm.intr.umax"(%1064, %1011) : (i64, i64) -> i64
    %1066 = "llvm.mul"(%1065, %1059) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1067 = "llvm.mul"(%1064, %1058) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1068 = "llvm.add"(%1057, %1016) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1069 = "llvm.getelementptr"(%1029, %1068) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1066, %1069) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1070 = "llvm.getelementptr"(%1051, %1068) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1071 = "llvm.load"(%1070) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1072 = "llvm.intr.umax"(%1071, %1011) : (i64, i64) -> i64
    %1073 = "llvm.mul"(%1072, %1066) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1074 = "llvm.mul"(%1071, %1067) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1075 = "llvm.add"(%1060, %1017) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1076 = "llvm.icmp"(%1075, %1056) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1076, %1068, %1074, %1073, %1075)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, i64, i64, i64, i64) -> ()
  ^bb11:  // pred: ^bb10
    %1077 = "llvm.icmp"(%1054, %1008) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1077, %1074, %1068, %1074, %1073)[^bb13, ^bb12] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, i64, i64, i64, i64) -> ()
  ^bb12(%1078: i64, %1079: i64, %1080: i64):  // 2 preds: ^bb8, ^bb11
    %1081 = "llvm.icmp"(%1054, %1008) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%1081) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %1082 = "llvm.add"(%1078, %1015) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1083 = "llvm.getelementptr"(%1029, %1082) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1080, %1083) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1084 = "llvm.getelementptr"(%1051, %1082) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1085 = "llvm.load"(%1084) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1086 = "llvm.mul"(%1085, %1079) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%1086)[^bb13] : (i64) -> ()
  ^bb13(%1087: i64):  // 2 preds: ^bb11, ^bb12
    %1088 = "llvm.icmp"(%1087, %1008) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1088)[^bb22, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb14:  // pred: ^bb13
    %1089 = "llvm.getelementptr"(%arg45, %1018) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1090 = "llvm.load"(%1089) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1091 = "llvm.icmp"(%1090, %1019) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1091, %1008)[^bb22, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb15(%1092: i64):  // 2 preds: ^bb14, ^bb17
    %1093 = "llvm.getelementptr"(%1051, %1092) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1094 = "llvm.load"(%1093) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1095 = "llvm.icmp"(%1094, %1011) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1095)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1096 = "llvm.getelementptr"(%1090, %1092) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1097 = "llvm.load"(%1096) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1098 = "llvm.getelementptr"(%1029, %1092) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1099 = "llvm.load"(%1098) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1100 = "llvm.icmp"(%1097, %1099) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1100)[^bb17, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // 2 preds: ^bb15, ^bb16
    %1101 = "llvm.add"(%1092, %1011) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1102 = "llvm.icmp"(%1101, %1053) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1102, %1101)[^bb22, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb18:  // pred: ^bb16
    "llvm.call"(%arg44, %1020, %1008) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1103 = "llvm.load"(%1089) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1104 = "llvm.load"(%1025) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg44, %1007, %1008) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1105 = "llvm.icmp"(%1104, %1009) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1105)[^bb19, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb19:  // pred: ^bb18
    %1106 = "llvm.zext"(%1104) <{nonNeg}> : (i32) -> i64
    %1107 = "llvm.load"(%1103) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %1010, %1107) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1108 = "llvm.icmp"(%1104, %1001) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1108, %1011)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb20(%1109: i64):  // 2 preds: ^bb19, ^bb20
    %1110 = "llvm.getelementptr"(%1103, %1109) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1111 = "llvm.load"(%1110) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %1012, %1111) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1112 = "llvm.add"(%1109, %1011) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1113 = "llvm.icmp"(%1112, %1106) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1113, %1112)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb21:  // 3 preds: ^bb18, ^bb19, ^bb20
    "llvm.call"(%arg44, %1013, %1008) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb22] : () -> ()
  ^bb22:  // 5 preds: ^bb7, ^bb13, ^bb14, ^bb17, ^bb21
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_append", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg41: !llvm.ptr, %arg42: !llvm.ptr, %arg43: i64):
    %984 = "llvm.mlir.constant"() <{value = 480 : i32}> : () -> i32
    %985 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %986 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %987 = "llvm.load"(%arg41) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %988 = "llvm.sub"(%984, %987) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %989 = "llvm.getelementptr"(%arg41, %985) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %990 = "llvm.sext"(%987) : (i32) -> i64
    %991 = "llvm.getelementptr"(%989, %990) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %992 = "llvm.sext"(%988) : (i32) -> i64
    %993 = "llvm.call"(%991, %992, %arg42, %arg43) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
    %994 = "llvm.load"(%arg41) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %995 = "llvm.add"(%994, %993) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %996 = "llvm.intr.smin"(%995, %986) : (i32, i32) -> i32
    "llvm.store"(%996, %arg41) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_get_item", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg37: !llvm.ptr, %arg38: !llvm.ptr, %arg39: !llvm.ptr, %arg40: !llvm.ptr):
    %925 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %926 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %927 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %928 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %929 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %930 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %931 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %932 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %933 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %934 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %935 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %936 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %937 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_1}> : () -> !llvm.ptr
    %938 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %939 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %940 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %941 = "llvm.mlir.constant"() <{value = 484 : i64}> : () -> i64
    %942 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_24}> : () -> !llvm.ptr
    %943 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %944 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_25}> : () -> !llvm.ptr
    %945 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_0}> : () -> !llvm.ptr
    %946 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %947 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %948 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %949 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_5}> : () -> !llvm.ptr
    %950 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %951 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %952 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %953 = "llvm.alloca"(%925) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    %954 = "llvm.alloca"(%925) <{alignment = 16 : i64, elem_type = !llvm.array<5 x ptr>}> : (i32) -> !llvm.ptr
    %955 = "llvm.alloca"(%925) <{alignment = 16 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %956 = "llvm.load"(%arg37) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%956)[^bb1, ^bb2, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%950, %arg38, %arg37, %951, %952) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%940)[^bb7] : (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb0
    "llvm.intr.memcpy"(%955, %arg37, %926) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %957 = "llvm.getelementptr"(%955, %926) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%927, %957) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %958 = "llvm.getelementptr"(%955, %928) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%929, %958) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %959 = "llvm.getelementptr"(%955, %930) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg39, %959) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %960 = "llvm.icmp"(%956, %931) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %961 = "llvm.select"(%960, %932, %933) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %962 = "llvm.icmp"(%arg39, %934) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %963 = "llvm.zext"(%962) : (i1) -> i64
    %964 = "llvm.getelementptr"(%arg40, %935) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memset"(%arg40, %936, %926) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %965 = "llvm.load"(%937) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %966 = "llvm.getelementptr"(%938, %961) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %967 = "llvm.getelementptr"(%966, %963) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %968 = "llvm.load"(%967) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %969 = "llvm.select"(%962, %939, %925) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %970 = "llvm.call"(%965, %968, %955, %969, %arg40) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %971 = "llvm.icmp"(%970, %929) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%971)[^bb5, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    "llvm.cond_br"(%962, %940)[^bb4, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.intr.memset"(%953, %936, %941) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.call"(%953, %arg37) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%arg38, %954) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %972 = "llvm.getelementptr"(%954, %935) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %973 = "llvm.getelementptr"(%953, %933) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%973, %972) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %974 = "llvm.getelementptr"(%954, %926) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%942, %974) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %975 = "llvm.getelementptr"(%954, %930) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg39, %975) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %976 = "llvm.getelementptr"(%954, %943) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%944, %976) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %977 = "llvm.load"(%945) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%977, %946, %954, %947) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%940)[^bb7] : (i32) -> ()
  ^bb5:  // pred: ^bb2
    %978 = "llvm.load"(%arg40) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %979 = "llvm.icmp"(%978, %948) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%979, %929)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb6:  // pred: ^bb5
    %980 = "llvm.load"(%949) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %981 = "llvm.load"(%964) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %982 = "llvm.call"(%980, %981) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%929)[^bb7] : (i32) -> ()
  ^bb7(%983: i32):  // 5 preds: ^bb1, ^bb3, ^bb4, ^bb5, ^bb6
    "llvm.return"(%983) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (i32, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_refuse_array", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg32: i32, %arg33: !llvm.ptr, %arg34: !llvm.ptr, %arg35: !llvm.ptr, %arg36: !llvm.ptr):
    %877 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %878 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %879 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_26}> : () -> !llvm.ptr
    %880 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %881 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %882 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_28}> : () -> !llvm.ptr
    %883 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %884 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %885 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_31}> : () -> !llvm.ptr
    %886 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %887 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %888 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %889 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_30}> : () -> !llvm.ptr
    %890 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %891 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_29}> : () -> !llvm.ptr
    %892 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %893 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %894 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_27}> : () -> !llvm.ptr
    %895 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %896 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %897 = "llvm.icmp"(%arg32, %877) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%897)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %898 = "llvm.getelementptr"(%arg35, %892) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %899 = "llvm.load"(%898) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %900 = "llvm.icmp"(%899, %893) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %901 = "llvm.select"(%900, %894, %880) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.br"(%901, %883)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb2:  // pred: ^bb0
    %902 = "llvm.icmp"(%arg32, %878) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %903 = "llvm.select"(%902, %879, %880) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %904 = "llvm.icmp"(%arg32, %881) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %905 = "llvm.select"(%904, %882, %903) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%arg32, %905, %883)[^bb6, ^bb3, ^bb4, ^bb5] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[7, 8, 9]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i64) -> ()
  ^bb3:  // pred: ^bb2
    %906 = "llvm.getelementptr"(%arg35, %890) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %907 = "llvm.load"(%906) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %908 = "llvm.sext"(%907) : (i32) -> i64
    "llvm.br"(%891, %908)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb4:  // pred: ^bb2
    %909 = "llvm.load"(%arg34) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %910 = "llvm.icmp"(%909, %886) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %911 = "llvm.getelementptr"(%arg34, %887) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %912 = "llvm.load"(%911) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %913 = "llvm.select"(%910, %888, %883) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %914 = "llvm.getelementptr"(%912, %913) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %915 = "llvm.getelementptr"(%914, %887) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %916 = "llvm.load"(%915) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %917 = "llvm.sext"(%916) : (i32) -> i64
    "llvm.br"(%889, %917)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb5:  // pred: ^bb2
    %918 = "llvm.load"(%arg36) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %919 = "llvm.shl"(%918, %884) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %920 = "llvm.sext"(%919) : (i32) -> i64
    "llvm.br"(%885, %920)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb6(%921: !llvm.ptr, %922: i64):  // 5 preds: ^bb1, ^bb2, ^bb3, ^bb4, ^bb5
    %923 = "llvm.icmp"(%arg32, %884) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %924 = "llvm.select"(%923, %895, %896) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.call"(%924, %arg33, %arg34, %921, %922) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_write_narrow_descriptor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg28: !llvm.ptr, %arg29: !llvm.ptr, %arg30: !llvm.ptr, %arg31: !llvm.ptr):
    %706 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %707 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %708 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %709 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %710 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %711 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %712 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %713 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %714 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %715 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %716 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %717 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %718 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %719 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %720 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %721 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %722 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %723 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %724 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %725 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %726 = "llvm.mlir.constant"() <{value = 2147483648 : i64}> : () -> i64
    %727 = "llvm.mlir.constant"() <{value = 4294967296 : i64}> : () -> i64
    %728 = "llvm.mlir.constant"() <{value = 32768 : i64}> : () -> i64
    %729 = "llvm.mlir.constant"() <{value = 65536 : i64}> : () -> i64
    %730 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %731 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %732 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %733 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %734 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %735 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %736 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %737 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %738 = "llvm.load"(%arg28) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %739 = "llvm.getelementptr"(%arg30, %706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %740 = "llvm.load"(%739) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %741 = "llvm.getelementptr"(%arg29, %707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %742 = "llvm.load"(%741) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %743 = "llvm.icmp"(%740, %742) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%743, %708)[^bb1, ^bb29] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %744 = "llvm.getelementptr"(%arg30, %709) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %745 = "llvm.load"(%744) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %746 = "llvm.getelementptr"(%arg29, %709) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %747 = "llvm.load"(%746) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %748 = "llvm.icmp"(%747, %710) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%748)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %749 = "llvm.icmp"(%745, %712) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%749, %711)[^bb29, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb3:  // pred: ^bb1
    %750 = "llvm.icmp"(%745, %747) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%750, %711)[^bb4, ^bb29] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %751 = "llvm.getelementptr"(%arg29, %713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %752 = "llvm.load"(%751) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %753 = "llvm.sext"(%752) : (i32) -> i64
    %754 = "llvm.getelementptr"(%arg28, %753) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %755 = "llvm.getelementptr"(%arg30, %714) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %756 = "llvm.load"(%755) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %757 = "llvm.icmp"(%745, %710) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%757, %715, %710, %715)[^bb5, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i1, i32, i1) -> ()
  ^bb5:  // pred: ^bb4
    %758 = "llvm.getelementptr"(%arg29, %716) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %759 = "llvm.getelementptr"(%arg30, %716) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %760 = "llvm.getelementptr"(%arg29, %714) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %761 = "llvm.getelementptr"(%arg31, %709) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %762 = "llvm.icmp"(%738, %717) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %763 = "llvm.zext"(%745) <{nonNeg}> : (i32) -> i64
    %764 = "llvm.sext"(%738) : (i32) -> i64
    %765 = "llvm.getelementptr"(%754, %763) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%763, %710, %718, %710, %719)[^bb6] : (i64, i32, i64, i32, i32) -> ()
  ^bb6(%766: i64, %767: i32, %768: i64, %769: i32, %770: i32):  // 2 preds: ^bb5, ^bb19
    %771 = "llvm.add"(%766, %720) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %772 = "llvm.getelementptr"(%756, %771) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %773 = "llvm.load"(%772) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %774 = "llvm.load"(%758) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %775 = "llvm.icmp"(%774, %710) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%775, %768)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb7:  // pred: ^bb6
    %776 = "llvm.getelementptr"(%765, %766) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %777 = "llvm.load"(%776) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%777)[^bb8] : (i64) -> ()
  ^bb8(%778: i64):  // 2 preds: ^bb6, ^bb7
    %779 = "llvm.icmp"(%778, %721) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %780 = "llvm.select"(%779, %778, %768) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%748)[^bb10, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %781 = "llvm.getelementptr"(%754, %766) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %782 = "llvm.load"(%781) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %783 = "llvm.icmp"(%782, %721) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %784 = "llvm.icmp"(%782, %773) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %785 = "llvm.select"(%783, %715, %784) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%785, %717)[^bb10, ^bb29] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %786 = "llvm.icmp"(%773, %718) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%786, %769, %780)[^bb11, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb11:  // pred: ^bb10
    %787 = "llvm.load"(%759) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %788 = "llvm.icmp"(%787, %722) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%788, %769, %780)[^bb14, ^bb12] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb12:  // pred: ^bb11
    %789 = "llvm.getelementptr"(%787, %771) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %790 = "llvm.load"(%789) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %791 = "llvm.icmp"(%790, %778) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %792 = "llvm.or"(%779, %791) : (i1, i1) -> i1
    %793 = "llvm.select"(%791, %769, %723) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %794 = "llvm.select"(%791, %780, %790) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%792, %793, %794)[^bb14, ^bb13] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb13:  // pred: ^bb12
    %795 = "llvm.load"(%760) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %796 = "llvm.icmp"(%795, %710) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %797 = "llvm.icmp"(%790, %724) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %798 = "llvm.or"(%797, %796) : (i1, i1) -> i1
    %799 = "llvm.select"(%798, %769, %725) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%799, %790)[^bb14] : (i32, i64) -> ()
  ^bb14(%800: i32, %801: i64):  // 4 preds: ^bb10, ^bb11, ^bb12, ^bb13
    %802 = "llvm.mul"(%766, %764) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %803 = "llvm.getelementptr"(%761, %802) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%738)[^bb17, ^bb16, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb15:  // pred: ^bb14
    %804 = "llvm.trunc"(%773) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%804, %803) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %805 = "llvm.add"(%773, %726) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %806 = "llvm.icmp"(%805, %727) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %807 = "llvm.trunc"(%766) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %808 = "llvm.add"(%745, %807) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %809 = "llvm.shl"(%808, %708) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %810 = "llvm.sext"(%809) : (i32) -> i64
    %811 = "llvm.getelementptr"(%761, %810) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %812 = "llvm.trunc"(%801) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%812, %811) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%806)[^bb18] : (i1) -> ()
  ^bb16:  // pred: ^bb14
    "llvm.store"(%773, %803) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %813 = "llvm.trunc"(%766) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %814 = "llvm.add"(%745, %813) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %815 = "llvm.shl"(%814, %711) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %816 = "llvm.sext"(%815) : (i32) -> i64
    %817 = "llvm.getelementptr"(%761, %816) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%801, %817) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%719)[^bb19] : (i32) -> ()
  ^bb17:  // pred: ^bb14
    %818 = "llvm.trunc"(%773) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%818, %803) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    %819 = "llvm.add"(%773, %728) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %820 = "llvm.icmp"(%819, %729) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %821 = "llvm.trunc"(%766) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %822 = "llvm.add"(%745, %821) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %823 = "llvm.mul"(%822, %738) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %824 = "llvm.sext"(%823) : (i32) -> i64
    %825 = "llvm.getelementptr"(%761, %824) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %826 = "llvm.trunc"(%801) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%826, %825) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"(%820)[^bb18] : (i1) -> ()
  ^bb18(%827: i1):  // 2 preds: ^bb15, ^bb17
    %828 = "llvm.shl"(%801, %730) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %829 = "llvm.ashr"(%828, %730) <{isExact}> : (i64, i64) -> i64
    %830 = "llvm.select"(%762, %801, %829) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %831 = "llvm.shl"(%830, %716) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %832 = "llvm.ashr"(%831, %716) <{isExact}> : (i64, i64) -> i64
    %833 = "llvm.icmp"(%801, %832) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %834 = "llvm.and"(%833, %827) : (i1, i1) -> i1
    %835 = "llvm.zext"(%834) : (i1) -> i32
    "llvm.br"(%835)[^bb19] : (i32) -> ()
  ^bb19(%836: i32):  // 2 preds: ^bb16, ^bb18
    %837 = "llvm.and"(%836, %770) : (i32, i32) -> i32
    %838 = "llvm.icmp"(%773, %724) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %839 = "llvm.zext"(%838) : (i1) -> i32
    %840 = "llvm.or"(%767, %839) : (i32, i32) -> i32
    %841 = "llvm.intr.umax"(%773, %718) : (i64, i64) -> i64
    %842 = "llvm.mul"(%841, %768) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %843 = "llvm.icmp"(%766, %718) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%843, %771, %840, %842, %800, %837)[^bb6, ^bb20] <{operandSegmentSizes = array<i32: 1, 5, 0>}> : (i1, i64, i32, i64, i32, i32) -> ()
  ^bb20:  // pred: ^bb19
    %844 = "llvm.icmp"(%840, %710) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %845 = "llvm.icmp"(%837, %710) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.br"(%845, %800, %844)[^bb21] : (i1, i32, i1) -> ()
  ^bb21(%846: i1, %847: i32, %848: i1):  // 2 preds: ^bb4, ^bb20
    %849 = "llvm.getelementptr"(%arg30, %731) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %850 = "llvm.load"(%849) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%850, %732)[^bb29, ^bb22, ^bb22, ^bb22] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb22:  // 3 preds: ^bb21, ^bb21, ^bb21
    %851 = "llvm.load"(%arg30) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %852 = "llvm.ptrtoint"(%851) : (!llvm.ptr) -> i64
    %853 = "llvm.getelementptr"(%arg30, %733) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %854 = "llvm.load"(%853) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %855 = "llvm.add"(%854, %852) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %856 = "llvm.load"(%754) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %857 = "llvm.getelementptr"(%arg29, %731) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %858 = "llvm.load"(%857) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %859 = "llvm.sext"(%858) : (i32) -> i64
    %860 = "llvm.mul"(%856, %859) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %861 = "llvm.sub"(%855, %860) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%861, %arg31) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %862 = "llvm.getelementptr"(%arg31, %731) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%861, %862) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %863 = "llvm.getelementptr"(%arg31, %709) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %864 = "llvm.load"(%754) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.switch"(%738)[^bb24, ^bb25, ^bb23] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb23:  // pred: ^bb22
    %865 = "llvm.trunc"(%864) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%865, %863) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb24:  // pred: ^bb22
    %866 = "llvm.trunc"(%864) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%866, %863) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb25:  // pred: ^bb22
    "llvm.store"(%864, %863) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb26:  // 3 preds: ^bb23, ^bb24, ^bb25
    "llvm.cond_br"(%848, %710)[^bb27, ^bb29] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb27:  // pred: ^bb26
    %867 = "llvm.getelementptr"(%arg29, %734) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %868 = "llvm.load"(%867) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %869 = "llvm.add"(%868, %735) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %870 = "llvm.sext"(%869) : (i32) -> i64
    %871 = "llvm.and"(%861, %870) : (i64, i64) -> i64
    %872 = "llvm.icmp"(%871, %724) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%872, %736)[^bb28, ^bb29] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb28:  // pred: ^bb27
    %873 = "llvm.icmp"(%847, %710) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %874 = "llvm.select"(%873, %715, %846) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %875 = "llvm.select"(%874, %847, %737) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%875)[^bb29] : (i32) -> ()
  ^bb29(%876: i32):  // 8 preds: ^bb0, ^bb2, ^bb3, ^bb9, ^bb21, ^bb26, ^bb27, ^bb28
    "llvm.return"(%876) : (i32) -> ()
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
    %490 = "llvm.getelementptr"(%488, %489) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
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
    %515 = "llvm.getelementptr"(%511, %514) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
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
    %541 = "llvm.getelementptr"(%535, %539) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
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
    %563 = "llvm.getelementptr"(%557, %561) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
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
    %167 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_36}> : () -> !llvm.ptr
    %168 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_37}> : () -> !llvm.ptr
    %169 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %170 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_4}> : () -> !llvm.ptr
    %171 = "llvm.mlir.constant"() <{value = 74 : i32}> : () -> i32
    %172 = "llvm.mlir.addressof"() <{global_name = @free}> : () -> !llvm.ptr
    %173 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_7}> : () -> !llvm.ptr
    %174 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %175 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_5}> : () -> !llvm.ptr
    %176 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_33}> : () -> !llvm.ptr
    %177 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_35}> : () -> !llvm.ptr
    %178 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_34}> : () -> !llvm.ptr
    %179 = "llvm.alloca"(%144) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %180 = "llvm.alloca"(%144) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Block", (ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %181 = "llvm.alloca"(%144) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %182 = "llvm.load"(%arg16) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %183 = "llvm.getelementptr"(%182, %145) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %184 = "llvm.load"(%183) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %185 = "llvm.sext"(%184) : (i32) -> i64
    %186 = "llvm.getelementptr"(%182, %185) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %187 = "llvm.sext"(%arg18) : (i32) -> i64
    %188 = "llvm.getelementptr"(%186, %187) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
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
    %86 = "llvm.getelementptr"(%arg14, %85) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memcpy"(%arg15, %86, %61) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %87 = "llvm.load"(%83) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %88 = "llvm.sext"(%87) : (i32) -> i64
    %89 = "llvm.getelementptr"(%arg14, %88) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
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
    %101 = "llvm.alloca"(%99) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>}> : (i64) -> !llvm.ptr
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
    %120 = "llvm.getelementptr"(%101, %119) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
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
    %134 = "llvm.getelementptr"(%101, %133) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
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

