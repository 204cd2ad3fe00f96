// Made of runtime/call/tvm_call.c by `make core`: do not edit.
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<10 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str", unnamed_addr = 0 : i64, value = "TypeError\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<5 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_1", unnamed_addr = 0 : i64, value = "%lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_0", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2575 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2575) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_1", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2574 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2574) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2573 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2573) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_3", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2572 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2572) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_4", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2571 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2571) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_5", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2570 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2570) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_6", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2569 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2569) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi_7", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2568 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%2568) : (!llvm.ptr) -> ()
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
    %2566 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2567 = "llvm.mlir.zero"() : () -> !llvm.array<6 x ptr>
    "llvm.return"(%2567) : (!llvm.array<6 x ptr>) -> ()
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
    %1816 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1817 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1818 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1819 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1820 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1821 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1822 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1823 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1824 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1825 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1826 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1827 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1828 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1829 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1830 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %1831 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1832 = "llvm.mlir.constant"() <{value = 108 : i32}> : () -> i32
    %1833 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1834 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1835 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1836 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1837 = "llvm.mlir.constant"() <{value = 3.4028234663852886E+38 : f64}> : () -> f64
    %1838 = "llvm.mlir.constant"() <{value = 1.7976931348623157E+308 : f64}> : () -> f64
    %1839 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1840 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1841 = "llvm.mlir.constant"() <{value = 3.3895313892515355E+38 : f64}> : () -> f64
    %1842 = "llvm.mlir.constant"() <{value = 6.550400e+04 : f64}> : () -> f64
    %1843 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1844 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1845 = "llvm.mlir.constant"() <{value = 14 : i32}> : () -> i32
    %1846 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1847 = "llvm.mlir.constant"() <{value = -1023 : i32}> : () -> i32
    %1848 = "llvm.mlir.constant"() <{value = 1024 : i32}> : () -> i32
    %1849 = "llvm.mlir.constant"() <{value = -32768 : i16}> : () -> i16
    %1850 = "llvm.mlir.constant"() <{value = 52 : i32}> : () -> i32
    %1851 = "llvm.mlir.constant"() <{value = 4503599627370495 : i64}> : () -> i64
    %1852 = "llvm.mlir.constant"() <{value = 4503599627370496 : i64}> : () -> i64
    %1853 = "llvm.mlir.constant"() <{value = 51 : i32}> : () -> i32
    %1854 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1855 = "llvm.mlir.constant"() <{value = 9007199254740991 : i64}> : () -> i64
    %1856 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1857 = "llvm.mlir.constant"() <{value = 32768 : i64}> : () -> i64
    %1858 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1859 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1860 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1861 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1862 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1863 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1864 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1865 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1866 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %1867 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1868 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %1869 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %1870 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1871 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1872 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1873 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1874 = "llvm.mlir.constant"() <{value = 44 : i64}> : () -> i64
    %1875 = "llvm.mlir.constant"() <{value = 0 : i128}> : () -> i128
    %1876 = "llvm.mlir.constant"() <{value = -1 : i128}> : () -> i128
    %1877 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1878 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1879 = "llvm.alloca"(%1816) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>}> : (i32) -> !llvm.ptr
    %1880 = "llvm.alloca"(%1816) <{alignment = 16 : i64, elem_type = !llvm.array<1064 x i8>}> : (i32) -> !llvm.ptr
    %1881 = "llvm.alloca"(%1816) <{alignment = 16 : i64, elem_type = !llvm.array<2 x i64>}> : (i32) -> !llvm.ptr
    %1882 = "llvm.alloca"(%1816) <{alignment = 16 : i64, elem_type = !llvm.array<2 x i64>}> : (i32) -> !llvm.ptr
    %1883 = "llvm.alloca"(%1816) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1884 = "llvm.alloca"(%1816) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Call", (ptr, ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1885 = "llvm.load"(%1817) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1886 = "llvm.icmp"(%1885, %1818) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1886)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1887 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1888 = "llvm.icmp"(%1887, %1818) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1888, %1819)[^bb2, ^bb164] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1889 = "llvm.getelementptr"(%arg64, %1820) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1890 = "llvm.load"(%1889) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1891 = "llvm.getelementptr"(%arg64, %1821) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1892 = "llvm.load"(%1891) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1893 = "llvm.add"(%1892, %1890) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1894 = "llvm.icmp"(%arg67, %1893) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1895 = "llvm.icmp"(%arg67, %1890) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1896 = "llvm.or"(%1895, %1894) : (i1, i1) -> i1
    "llvm.cond_br"(%1896)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1897 = "llvm.getelementptr"(%arg64, %1822) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1898 = "llvm.load"(%1897) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1899 = "llvm.sext"(%1898) : (i32) -> i64
    %1900 = "llvm.getelementptr"(%arg64, %1899) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1901 = "llvm.sext"(%arg67) : (i32) -> i64
    "llvm.call"(%1823, %1900, %1824, %1825, %1901) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1819)[^bb164] : (i32) -> ()
  ^bb4:  // pred: ^bb2
    %1902 = "llvm.getelementptr"(%arg64, %1826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1903 = "llvm.load"(%1902) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1904 = "llvm.add"(%1903, %1816) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1905 = "llvm.zext"(%1904) : (i32) -> i64
    %1906 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1907 = "llvm.alloca"(%1905) <{alignment = 16 : i64, elem_type = !llvm.ptr}> : (i64) -> !llvm.ptr
    %1908 = "llvm.icmp"(%1892, %1818) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1909 = "llvm.and"(%1908, %1894) : (i1, i1) -> i1
    %1910 = "llvm.sext"(%1890) : (i32) -> i64
    %1911 = "llvm.getelementptr"(%arg66, %1910) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1912 = "llvm.select"(%1909, %1911, %1824) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1913 = "llvm.getelementptr"(%arg64, %1827) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1914 = "llvm.load"(%1913) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1915 = "llvm.add"(%1914, %1816) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1916 = "llvm.zext"(%1915) : (i32) -> i64
    %1917 = "llvm.alloca"(%1916) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>}> : (i64) -> !llvm.ptr
    %1918 = "llvm.getelementptr"(%arg64, %1828) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1919 = "llvm.load"(%1918) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1920 = "llvm.add"(%1919, %1829) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1921 = "llvm.zext"(%1920) : (i32) -> i64
    %1922 = "llvm.alloca"(%1921) <{alignment = 16 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
    "llvm.store"(%arg64, %1884) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1923 = "llvm.getelementptr"(%1884, %1826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1907, %1923) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1924 = "llvm.getelementptr"(%1884, %1820) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1922, %1924) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1925 = "llvm.getelementptr"(%1884, %1827) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1917, %1925) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1926 = "llvm.icmp"(%1890, %1818) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1926)[^bb5, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1927 = "llvm.getelementptr"(%arg64, %1830) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1928 = "llvm.load"(%1927) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1929 = "llvm.sext"(%1928) : (i32) -> i64
    %1930 = "llvm.getelementptr"(%arg64, %1929) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1931 = "llvm.zext"(%1890) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1831, %1930)[^bb6] : (i64, !llvm.ptr) -> ()
  ^bb6(%1932: i64, %1933: !llvm.ptr):  // 2 preds: ^bb5, ^bb9
    %1934 = "llvm.load"(%1933) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1935 = "llvm.icmp"(%1934, %1832) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1936 = "llvm.getelementptr"(%arg66, %1932) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%1935)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %1937 = "llvm.getelementptr"(%1933, %1820) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1938 = "llvm.getelementptr"(%1933, %1828) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1939 = "llvm.load"(%1938) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1940 = "llvm.sext"(%1939) : (i32) -> i64
    %1941 = "llvm.getelementptr"(%1907, %1940) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1936, %1941) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1937)[^bb9] : (!llvm.ptr) -> ()
  ^bb8:  // pred: ^bb6
    %1942 = "llvm.call"(%1884, %1933, %1936) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1943 = "llvm.icmp"(%1942, %1824) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1943, %1819, %1942)[^bb163, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb9(%1944: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %1945 = "llvm.add"(%1932, %1833) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1946 = "llvm.icmp"(%1945, %1931) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1946, %1945, %1944)[^bb10, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, !llvm.ptr) -> ()
  ^bb10:  // 2 preds: ^bb4, ^bb9
    %1947 = "llvm.getelementptr"(%arg64, %1834) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1948 = "llvm.load"(%1947) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1949 = "llvm.sext"(%1948) : (i32) -> i64
    %1950 = "llvm.getelementptr"(%arg64, %1949) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1951 = "llvm.load"(%1902) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1952 = "llvm.icmp"(%1951, %1818) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1952)[^bb11, ^bb108] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1953 = "llvm.getelementptr"(%1882, %1826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1954 = "llvm.getelementptr"(%1881, %1826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1831)[^bb12] : (i64) -> ()
  ^bb12(%1955: i64):  // 2 preds: ^bb11, ^bb107
    %1956 = "llvm.getelementptr"(%1950, %1955) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1957 = "llvm.load"(%1923) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1958 = "llvm.getelementptr"(%1957, %1955) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1959 = "llvm.load"(%1958) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1960 = "llvm.load"(%1884) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1961 = "llvm.getelementptr"(%1956, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1962 = "llvm.load"(%1961) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1963 = "llvm.load"(%1956) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1964 = "llvm.load"(%1959) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1963)[^bb76, ^bb13, ^bb60] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[97, 102]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb13:  // pred: ^bb12
    "llvm.switch"(%1964, %1816)[^bb58, ^bb14, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb14:  // pred: ^bb13
    %1965 = "llvm.getelementptr"(%1959, %1826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1966 = "llvm.load"(%1965) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1967 = "llvm.getelementptr"(%1966, %1827) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1967)[^bb16] : (!llvm.ptr) -> ()
  ^bb15:  // pred: ^bb13
    %1968 = "llvm.getelementptr"(%1959, %1826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1969 = "llvm.load"(%1968) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1970 = "llvm.icmp"(%1969, %1824) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1970, %1816, %1969)[^bb58, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb16(%1971: !llvm.ptr):  // 2 preds: ^bb14, ^bb15
    %1972 = "llvm.load"(%1924) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1973 = "llvm.getelementptr"(%1956, %1821) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1974 = "llvm.load"(%1973) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1975 = "llvm.sext"(%1974) : (i32) -> i64
    %1976 = "llvm.getelementptr"(%1972, %1975) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1977 = "llvm.getelementptr"(%1956, %1820) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1978 = "llvm.load"(%1977) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1979 = "llvm.icmp"(%1978, %1818) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1979, %1976)[^bb17, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb17:  // pred: ^bb16
    %1980 = "llvm.getelementptr"(%1956, %1859) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1981 = "llvm.load"(%1980) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1982 = "llvm.sext"(%1981) : (i32) -> i64
    %1983 = "llvm.getelementptr"(%1972, %1982) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1984 = "llvm.getelementptr"(%1971, %1820) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1985 = "llvm.load"(%1984) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1986 = "llvm.load"(%1960) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1986)[^bb19, ^bb20, ^bb18] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb18:  // pred: ^bb17
    "llvm.store"(%1985, %1976) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb19:  // pred: ^bb17
    %1987 = "llvm.trunc"(%1985) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%1987, %1976) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb20:  // pred: ^bb17
    %1988 = "llvm.sext"(%1985) : (i32) -> i64
    "llvm.store"(%1988, %1976) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb21:  // 3 preds: ^bb18, ^bb19, ^bb20
    %1989 = "llvm.load"(%1960) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1990 = "llvm.intr.smax"(%1989, %1860) : (i32, i32) -> i32
    %1991 = "llvm.zext"(%1990) <{nonNeg}> : (i32) -> i64
    %1992 = "llvm.getelementptr"(%1976, %1991) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1983, %1992) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1983)[^bb22] : (!llvm.ptr) -> ()
  ^bb22(%1993: !llvm.ptr):  // 2 preds: ^bb16, ^bb21
    %1994 = "llvm.load"(%1960) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1995 = "llvm.icmp"(%1994, %1860) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1995)[^bb23, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb23:  // pred: ^bb22
    %1996 = "llvm.call"(%1960, %1956, %1971, %1993) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_narrow_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1996)[^bb43] : (i32) -> ()
  ^bb24:  // pred: ^bb22
    %1997 = "llvm.getelementptr"(%1971, %1859) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1998 = "llvm.load"(%1997) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1999 = "llvm.getelementptr"(%1956, %1828) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2000 = "llvm.load"(%1999) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2001 = "llvm.icmp"(%1998, %2000) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2001, %1836)[^bb25, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb25:  // pred: ^bb24
    %2002 = "llvm.getelementptr"(%1971, %1820) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2003 = "llvm.load"(%2002) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2004 = "llvm.load"(%1977) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2005 = "llvm.icmp"(%2004, %1818) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2005)[^bb26, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb26:  // pred: ^bb25
    %2006 = "llvm.icmp"(%2003, %1862) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2006, %1861)[^bb58, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb27:  // pred: ^bb25
    %2007 = "llvm.icmp"(%2003, %2004) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2007, %1861)[^bb28, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb28:  // 2 preds: ^bb26, ^bb27
    %2008 = "llvm.getelementptr"(%1956, %1830) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2009 = "llvm.load"(%2008) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2010 = "llvm.sext"(%2009) : (i32) -> i64
    %2011 = "llvm.getelementptr"(%1960, %2010) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2012 = "llvm.getelementptr"(%1971, %1827) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2013 = "llvm.load"(%2012) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2014 = "llvm.icmp"(%2003, %1818) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2014, %1818, %1863)[^bb29, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb29:  // pred: ^bb28
    %2015 = "llvm.getelementptr"(%1956, %1864) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2016 = "llvm.getelementptr"(%1971, %1864) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2017 = "llvm.getelementptr"(%1956, %1827) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2018 = "llvm.getelementptr"(%1993, %1820) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2019 = "llvm.zext"(%2003) <{nonNeg}> : (i32) -> i64
    %2020 = "llvm.getelementptr"(%2011, %2019) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%2019, %1818, %1833, %1818)[^bb30] : (i64, i32, i64, i32) -> ()
  ^bb30(%2021: i64, %2022: i32, %2023: i64, %2024: i32):  // 2 preds: ^bb29, ^bb38
    %2025 = "llvm.add"(%2021, %1865) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2026 = "llvm.getelementptr"(%2013, %2025) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2027 = "llvm.load"(%2026) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2028 = "llvm.load"(%2015) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2029 = "llvm.icmp"(%2028, %1818) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2029, %2023)[^bb32, ^bb31] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb31:  // pred: ^bb30
    %2030 = "llvm.getelementptr"(%2020, %2021) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2031 = "llvm.load"(%2030) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%2031)[^bb32] : (i64) -> ()
  ^bb32(%2032: i64):  // 2 preds: ^bb30, ^bb31
    %2033 = "llvm.icmp"(%2032, %1866) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2034 = "llvm.select"(%2033, %2032, %2023) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%2005)[^bb34, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb33:  // pred: ^bb32
    %2035 = "llvm.getelementptr"(%2011, %2021) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2036 = "llvm.load"(%2035) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2037 = "llvm.icmp"(%2036, %1866) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2038 = "llvm.icmp"(%2036, %2027) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2039 = "llvm.select"(%2037, %1863, %2038) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2039)[^bb34, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb34:  // 2 preds: ^bb32, ^bb33
    %2040 = "llvm.icmp"(%2027, %1833) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2040, %2024, %2034)[^bb35, ^bb38] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb35:  // pred: ^bb34
    %2041 = "llvm.load"(%2016) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2042 = "llvm.icmp"(%2041, %1824) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2042, %2024, %2034)[^bb38, ^bb36] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb36:  // pred: ^bb35
    %2043 = "llvm.getelementptr"(%2041, %2025) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2044 = "llvm.load"(%2043) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2045 = "llvm.icmp"(%2044, %2032) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2046 = "llvm.or"(%2033, %2045) : (i1, i1) -> i1
    %2047 = "llvm.select"(%2045, %2024, %1867) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2048 = "llvm.select"(%2045, %2034, %2044) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%2046, %2047, %2048)[^bb38, ^bb37] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb37:  // pred: ^bb36
    %2049 = "llvm.load"(%2017) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2050 = "llvm.icmp"(%2049, %1818) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2051 = "llvm.icmp"(%2044, %1831) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2052 = "llvm.or"(%2051, %2050) : (i1, i1) -> i1
    %2053 = "llvm.select"(%2052, %2024, %1868) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%2053, %2044)[^bb38] : (i32, i64) -> ()
  ^bb38(%2054: i32, %2055: i64):  // 4 preds: ^bb34, ^bb35, ^bb36, ^bb37
    %2056 = "llvm.shl"(%2021, %1869) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2057 = "llvm.getelementptr"(%2018, %2056) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2027, %2057) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2058 = "llvm.trunc"(%2021) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2059 = "llvm.add"(%2003, %2058) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2060 = "llvm.shl"(%2059, %1861) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2061 = "llvm.sext"(%2060) : (i32) -> i64
    %2062 = "llvm.getelementptr"(%2018, %2061) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2055, %2062) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2063 = "llvm.icmp"(%2027, %1831) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2064 = "llvm.zext"(%2063) : (i1) -> i32
    %2065 = "llvm.or"(%2022, %2064) : (i32, i32) -> i32
    %2066 = "llvm.intr.umax"(%2027, %1833) : (i64, i64) -> i64
    %2067 = "llvm.mul"(%2066, %2023) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2068 = "llvm.icmp"(%2021, %1833) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2068, %2025, %2065, %2067, %2054)[^bb30, ^bb39] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i64, i32, i64, i32) -> ()
  ^bb39:  // pred: ^bb38
    %2069 = "llvm.icmp"(%2065, %1818) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%2054, %2069)[^bb40] : (i32, i1) -> ()
  ^bb40(%2070: i32, %2071: i1):  // 2 preds: ^bb28, ^bb39
    %2072 = "llvm.getelementptr"(%1971, %1826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2073 = "llvm.load"(%2072) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2073, %1860)[^bb58, ^bb41, ^bb41, ^bb41] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb41:  // 3 preds: ^bb40, ^bb40, ^bb40
    %2074 = "llvm.load"(%1971) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2075 = "llvm.ptrtoint"(%2074) : (!llvm.ptr) -> i64
    %2076 = "llvm.getelementptr"(%1971, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2077 = "llvm.load"(%2076) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2078 = "llvm.add"(%2077, %2075) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2079 = "llvm.load"(%2011) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2080 = "llvm.getelementptr"(%1956, %1826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2081 = "llvm.load"(%2080) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2082 = "llvm.sext"(%2081) : (i32) -> i64
    %2083 = "llvm.mul"(%2079, %2082) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2084 = "llvm.sub"(%2078, %2083) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%2084, %1993) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2085 = "llvm.getelementptr"(%1993, %1826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2084, %2085) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2086 = "llvm.getelementptr"(%1993, %1820) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2087 = "llvm.load"(%2011) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%2087, %2086) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%2071)[^bb42, ^bb44] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb42:  // pred: ^bb41
    %2088 = "llvm.getelementptr"(%1956, %1834) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2089 = "llvm.load"(%2088) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2090 = "llvm.add"(%2089, %1819) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2091 = "llvm.sext"(%2090) : (i32) -> i64
    %2092 = "llvm.and"(%2084, %2091) : (i64, i64) -> i64
    %2093 = "llvm.icmp"(%2092, %1831) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2093, %2070, %1843)[^bb43, ^bb58] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb43(%2094: i32):  // 2 preds: ^bb23, ^bb42
    %2095 = "llvm.icmp"(%2094, %1818) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2095, %2094)[^bb44, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb44:  // 2 preds: ^bb41, ^bb43
    %2096 = "llvm.load"(%1884) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2097 = "llvm.load"(%1924) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2098 = "llvm.getelementptr"(%2096, %1846) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2099 = "llvm.load"(%2098) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2100 = "llvm.sext"(%2099) : (i32) -> i64
    %2101 = "llvm.icmp"(%1955, %2100) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2101)[^bb55, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb45:  // pred: ^bb44
    %2102 = "llvm.getelementptr"(%2096, %1834) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2103 = "llvm.load"(%2102) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2104 = "llvm.sext"(%2103) : (i32) -> i64
    %2105 = "llvm.getelementptr"(%2096, %2104) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2106 = "llvm.icmp"(%1955, %1831) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2106)[^bb55, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb46:  // pred: ^bb45
    %2107 = "llvm.getelementptr"(%2105, %1955) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2108 = "llvm.getelementptr"(%2107, %1827) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1831)[^bb47] : (i64) -> ()
  ^bb47(%2109: i64):  // 2 preds: ^bb46, ^bb54
    %2110 = "llvm.getelementptr"(%2105, %2109) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2111 = "llvm.load"(%2110) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2112 = "llvm.icmp"(%2111, %1870) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2112)[^bb48, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb48:  // pred: ^bb47
    %2113 = "llvm.load"(%2108) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2114 = "llvm.icmp"(%2113, %1836) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2114)[^bb50, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb49:  // pred: ^bb48
    %2115 = "llvm.getelementptr"(%2110, %1827) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2116 = "llvm.load"(%2115) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2117 = "llvm.icmp"(%2116, %1836) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2117)[^bb50, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb50:  // 2 preds: ^bb48, ^bb49
    %2118 = "llvm.call"(%2096, %2107, %2097, %1881) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2119 = "llvm.icmp"(%2118, %1818) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2119)[^bb55, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb51:  // pred: ^bb50
    %2120 = "llvm.call"(%2096, %2110, %2097, %1882) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2121 = "llvm.icmp"(%2120, %1818) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2121)[^bb54, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb52:  // pred: ^bb51
    %2122 = "llvm.load"(%1881) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2123 = "llvm.load"(%1953) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2124 = "llvm.icmp"(%2122, %2123) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2124)[^bb53, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb53:  // pred: ^bb52
    %2125 = "llvm.load"(%1882) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2126 = "llvm.load"(%1954) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2127 = "llvm.icmp"(%2125, %2126) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2127)[^bb56, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // 5 preds: ^bb47, ^bb49, ^bb51, ^bb52, ^bb53
    %2128 = "llvm.add"(%2109, %1833) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2129 = "llvm.icmp"(%2128, %1955) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2129, %2128)[^bb55, ^bb47] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb55:  // 4 preds: ^bb44, ^bb45, ^bb50, ^bb54
    "llvm.br"()[^bb107] : () -> ()
  ^bb56:  // pred: ^bb53
    %2130 = "llvm.sext"(%1962) : (i32) -> i64
    %2131 = "llvm.getelementptr"(%1960, %2130) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%2131, %1871)[^bb59] : (!llvm.ptr, i32) -> ()
  ^bb57:  // pred: ^bb33
    %2132 = "llvm.sext"(%1962) : (i32) -> i64
    %2133 = "llvm.getelementptr"(%1960, %2132) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%2133, %1840)[^bb59] : (!llvm.ptr, i32) -> ()
  ^bb58(%2134: i32):  // 8 preds: ^bb13, ^bb15, ^bb24, ^bb26, ^bb27, ^bb40, ^bb42, ^bb43
    %2135 = "llvm.sext"(%1962) : (i32) -> i64
    %2136 = "llvm.getelementptr"(%1960, %2135) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%2136, %2134)[^bb59] : (!llvm.ptr, i32) -> ()
  ^bb59(%2137: !llvm.ptr, %2138: i32):  // 3 preds: ^bb56, ^bb57, ^bb58
    %2139 = "llvm.load"(%1884) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%2138, %2137, %1959, %1956, %2139) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1819)[^bb163] : (i32) -> ()
  ^bb60:  // pred: ^bb12
    %2140 = "llvm.add"(%1964, %1819) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2141 = "llvm.icmp"(%2140, %1836) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2141)[^bb62, ^bb61] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb61:  // pred: ^bb60
    "llvm.switch"(%1964, %1816)[^bb103, ^bb63, ^bb98, ^bb99] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[3, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb62:  // pred: ^bb60
    %2142 = "llvm.getelementptr"(%1959, %1826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2143 = "llvm.load"(%2142) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2144 = "llvm.sitofp"(%2143) : (i64) -> f64
    "llvm.br"(%2144)[^bb64] : (f64) -> ()
  ^bb63:  // pred: ^bb61
    %2145 = "llvm.getelementptr"(%1959, %1826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2146 = "llvm.load"(%2145) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%2146)[^bb64] : (f64) -> ()
  ^bb64(%2147: f64):  // 2 preds: ^bb62, ^bb63
    %2148 = "llvm.load"(%1924) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2149 = "llvm.getelementptr"(%1956, %1821) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2150 = "llvm.load"(%2149) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2151 = "llvm.sext"(%2150) : (i32) -> i64
    %2152 = "llvm.getelementptr"(%2148, %2151) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2153 = "llvm.getelementptr"(%1956, %1826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2154 = "llvm.load"(%2153) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2154)[^bb66, ^bb65, ^bb67] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb65:  // pred: ^bb64
    "llvm.store"(%2147, %2152) <{alignment = 1 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"()[^bb107] : () -> ()
  ^bb66:  // pred: ^bb64
    %2155 = "llvm.getelementptr"(%1956, %1828) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2156 = "llvm.load"(%2155) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2157 = "llvm.and"(%2156, %1839) : (i32, i32) -> i32
    %2158 = "llvm.icmp"(%2157, %1840) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2159 = "llvm.select"(%2158, %1841, %1842) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %2160 = "llvm.intr.fabs"(%2147) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %2161 = "llvm.fcmp"(%2160, %2159) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %2162 = "llvm.fcmp"(%2160, %1838) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %2163 = "llvm.and"(%2162, %2161) : (i1, i1) -> i1
    "llvm.cond_br"(%2163)[^bb106, ^bb69] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb67:  // pred: ^bb64
    %2164 = "llvm.intr.fabs"(%2147) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %2165 = "llvm.fcmp"(%2164, %1837) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %2166 = "llvm.fcmp"(%2164, %1838) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %2167 = "llvm.and"(%2165, %2166) : (i1, i1) -> i1
    "llvm.cond_br"(%2167)[^bb106, ^bb68] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb68:  // pred: ^bb67
    %2168 = "llvm.fptrunc"(%2147) : (f64) -> f32
    "llvm.store"(%2168, %2152) <{alignment = 1 : i64, ordering = 0 : i64}> : (f32, !llvm.ptr) -> ()
    "llvm.br"()[^bb107] : () -> ()
  ^bb69:  // pred: ^bb66
    %2169 = "llvm.select"(%2158, %1843, %1844) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2170 = "llvm.bitcast"(%2147) : (f64) -> i64
    %2171 = "llvm.lshr"(%2170, %1822) : (i64, i64) -> i64
    %2172 = "llvm.bitcast"(%2160) : (f64) -> i64
    %2173 = "llvm.sub"(%1845, %2169) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2174 = "llvm.shl"(%1819, %2173) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2175 = "llvm.add"(%2174, %1836) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2176 = "llvm.lshr"(%2172, %1846) : (i64, i64) -> i64
    %2177 = "llvm.trunc"(%2176) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %2178 = "llvm.add"(%2177, %1847) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2179 = "llvm.zext"(%2169) <{nonNeg}> : (i32) -> i64
    %2180 = "llvm.icmp"(%2178, %1848) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2180)[^bb70, ^bb71] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb70:  // pred: ^bb69
    %2181 = "llvm.xor"(%2169, %1858) : (i32, i32) -> i32
    %2182 = "llvm.shl"(%1819, %2181) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2183 = "llvm.xor"(%2182, %1819) : (i32, i32) -> i32
    %2184 = "llvm.zext"(%2183) <{nonNeg}> : (i32) -> i64
    %2185 = "llvm.shl"(%2184, %2179) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2186 = "llvm.and"(%2171, %1857) : (i64, i64) -> i64
    %2187 = "llvm.or"(%2185, %2186) : (i64, i64) -> i64
    %2188 = "llvm.and"(%2172, %1851) : (i64, i64) -> i64
    %2189 = "llvm.icmp"(%2188, %1831) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2190 = "llvm.add"(%2169, %1819) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2191 = "llvm.shl"(%1816, %2190) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2192 = "llvm.zext"(%2191) <{nonNeg}> : (i32) -> i64
    %2193 = "llvm.select"(%2189, %1831, %2192) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %2194 = "llvm.or"(%2187, %2193) : (i64, i64) -> i64
    %2195 = "llvm.trunc"(%2194) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%2195)[^bb75] : (i16) -> ()
  ^bb71:  // pred: ^bb69
    %2196 = "llvm.trunc"(%2171) <{overflowFlags = 2 : i32}> : (i64) -> i16
    %2197 = "llvm.and"(%2196, %1849) : (i16, i16) -> i16
    %2198 = "llvm.icmp"(%2178, %2175) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %2199 = "llvm.sub"(%2175, %2178) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2200 = "llvm.select"(%2198, %2199, %1818) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2201 = "llvm.sub"(%2200, %2169) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2202 = "llvm.icmp"(%2201, %1836) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2202, %2197)[^bb75, ^bb72] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i16) -> ()
  ^bb72:  // pred: ^bb71
    %2203 = "llvm.add"(%2201, %1850) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2204 = "llvm.and"(%2172, %1851) : (i64, i64) -> i64
    %2205 = "llvm.or"(%2204, %1852) <{isDisjoint}> : (i64, i64) -> i64
    %2206 = "llvm.add"(%2201, %1853) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2207 = "llvm.zext"(%2206) <{nonNeg}> : (i32) -> i64
    %2208 = "llvm.shl"(%1833, %2207) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %2209 = "llvm.zext"(%2203) <{nonNeg}> : (i32) -> i64
    %2210 = "llvm.lshr"(%2205, %2209) : (i64, i64) -> i64
    %2211 = "llvm.shl"(%1854, %2207) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2212 = "llvm.add"(%2211, %1855) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %2213 = "llvm.and"(%2212, %2205) : (i64, i64) -> i64
    %2214 = "llvm.icmp"(%2213, %2208) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2214, %1833)[^bb74, ^bb73] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb73:  // pred: ^bb72
    %2215 = "llvm.icmp"(%2213, %2208) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2216 = "llvm.and"(%2210, %1833) : (i64, i64) -> i64
    %2217 = "llvm.icmp"(%2216, %1831) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2218 = "llvm.select"(%2215, %2217, %1856) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %2219 = "llvm.zext"(%2218) : (i1) -> i64
    "llvm.br"(%2219)[^bb74] : (i64) -> ()
  ^bb74(%2220: i64):  // 2 preds: ^bb72, ^bb73
    %2221 = "llvm.sub"(%2178, %2175) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2222 = "llvm.select"(%2198, %1818, %2221) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2223 = "llvm.zext"(%2222) : (i32) -> i64
    %2224 = "llvm.and"(%2171, %1857) : (i64, i64) -> i64
    %2225 = "llvm.shl"(%2223, %2179) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2226 = "llvm.add"(%2210, %2225) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2227 = "llvm.add"(%2226, %2220) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2228 = "llvm.or"(%2227, %2224) : (i64, i64) -> i64
    %2229 = "llvm.trunc"(%2228) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%2229)[^bb75] : (i16) -> ()
  ^bb75(%2230: i16):  // 3 preds: ^bb70, ^bb71, ^bb74
    "llvm.store"(%2230, %2152) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb107] : () -> ()
  ^bb76:  // pred: ^bb12
    %2231 = "llvm.add"(%1964, %1819) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2232 = "llvm.icmp"(%2231, %1836) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2232)[^bb77, ^bb92] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb77:  // pred: ^bb76
    %2233 = "llvm.getelementptr"(%1959, %1826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2234 = "llvm.load"(%2233) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2235 = "llvm.load"(%1924) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2236 = "llvm.getelementptr"(%1956, %1821) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2237 = "llvm.load"(%2236) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2238 = "llvm.sext"(%2237) : (i32) -> i64
    %2239 = "llvm.getelementptr"(%2235, %2238) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2240 = "llvm.getelementptr"(%1956, %1826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2241 = "llvm.load"(%2240) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2241)[^bb80, ^bb78, ^bb81, ^bb79] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 8, 4]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb78:  // pred: ^bb77
    %2242 = "llvm.trunc"(%2234) <{overflowFlags = 0 : i32}> : (i64) -> i8
    "llvm.store"(%2242, %2239) <{alignment = 1 : i64, ordering = 0 : i64}> : (i8, !llvm.ptr) -> ()
    "llvm.br"()[^bb82] : () -> ()
  ^bb79:  // pred: ^bb77
    %2243 = "llvm.trunc"(%2234) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%2243, %2239) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb82] : () -> ()
  ^bb80:  // pred: ^bb77
    %2244 = "llvm.trunc"(%2234) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%2244, %2239) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb82] : () -> ()
  ^bb81:  // pred: ^bb77
    "llvm.store"(%2234, %2239) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb82] : () -> ()
  ^bb82:  // 4 preds: ^bb78, ^bb79, ^bb80, ^bb81
    %2245 = "llvm.load"(%2236) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2246 = "llvm.sext"(%2245) : (i32) -> i64
    %2247 = "llvm.getelementptr"(%2235, %2246) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2248 = "llvm.load"(%2247) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %2249 = "llvm.zext"(%2248) : (i8) -> i64
    %2250 = "llvm.load"(%1956) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2251 = "llvm.icmp"(%2250, %1873) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2251)[^bb83, ^bb84] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb83:  // pred: ^bb82
    %2252 = "llvm.and"(%2249, %1833) : (i64, i64) -> i64
    "llvm.br"(%2252)[^bb105] : (i64) -> ()
  ^bb84:  // pred: ^bb82
    %2253 = "llvm.load"(%2240) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2254 = "llvm.icmp"(%2253, %1816) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2254, %2249)[^bb85, ^bb89] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb85:  // pred: ^bb84
    "llvm.switch"(%2253)[^bb88, ^bb86, ^bb87] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb86:  // pred: ^bb85
    %2255 = "llvm.load"(%2247) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%2255)[^bb89] : (i64) -> ()
  ^bb87:  // pred: ^bb85
    %2256 = "llvm.load"(%2247) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2257 = "llvm.sext"(%2256) : (i32) -> i64
    "llvm.br"(%2257)[^bb89] : (i64) -> ()
  ^bb88:  // pred: ^bb85
    %2258 = "llvm.load"(%2247) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %2259 = "llvm.sext"(%2258) : (i16) -> i64
    "llvm.br"(%2259)[^bb89] : (i64) -> ()
  ^bb89(%2260: i64):  // 4 preds: ^bb84, ^bb86, ^bb87, ^bb88
    %2261 = "llvm.shl"(%2253, %1861) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2262 = "llvm.sub"(%1862, %2261) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2263 = "llvm.icmp"(%2250, %1872) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2264 = "llvm.zext"(%2262) : (i32) -> i64
    "llvm.cond_br"(%2263)[^bb90, ^bb91] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb90:  // pred: ^bb89
    %2265 = "llvm.lshr"(%1865, %2264) : (i64, i64) -> i64
    %2266 = "llvm.and"(%2260, %2265) : (i64, i64) -> i64
    "llvm.br"(%2266)[^bb105] : (i64) -> ()
  ^bb91:  // pred: ^bb89
    %2267 = "llvm.shl"(%2260, %2264) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2268 = "llvm.ashr"(%2267, %2264) <{isExact}> : (i64, i64) -> i64
    "llvm.br"(%2268)[^bb105] : (i64) -> ()
  ^bb92:  // pred: ^bb76
    "llvm.switch"(%1964, %1816)[^bb103, ^bb93, ^bb98, ^bb99] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[78, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb93:  // pred: ^bb92
    %2269 = "llvm.getelementptr"(%1959, %1826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2270 = "llvm.load"(%2269) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2271 = "llvm.getelementptr"(%2270, %1827) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2272 = "llvm.icmp"(%1963, %1872) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2272)[^bb94, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb94:  // pred: ^bb93
    %2273 = "llvm.getelementptr"(%1956, %1826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2274 = "llvm.load"(%2273) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2275 = "llvm.icmp"(%2274, %1860) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2275)[^bb95, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb95:  // pred: ^bb94
    %2276 = "llvm.load"(%2271) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2277 = "llvm.icmp"(%2276, %1854) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2277)[^bb96, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb96:  // pred: ^bb95
    %2278 = "llvm.getelementptr"(%2270, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2279 = "llvm.load"(%2278) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2280 = "llvm.icmp"(%2279, %1831) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2280)[^bb97, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb97:  // pred: ^bb96
    %2281 = "llvm.load"(%1924) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2282 = "llvm.getelementptr"(%1956, %1821) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2283 = "llvm.load"(%2282) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2284 = "llvm.sext"(%2283) : (i32) -> i64
    %2285 = "llvm.getelementptr"(%2281, %2284) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2286 = "llvm.getelementptr"(%2270, %1864) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2287 = "llvm.load"(%2286) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%2287, %2285) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb107] : () -> ()
  ^bb98:  // 2 preds: ^bb61, ^bb92
    %2288 = "llvm.getelementptr"(%1959, %1826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2289 = "llvm.load"(%2288) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2290 = "llvm.getelementptr"(%2289, %1827) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%2290)[^bb100] : (!llvm.ptr) -> ()
  ^bb99:  // 2 preds: ^bb61, ^bb92
    %2291 = "llvm.getelementptr"(%1959, %1826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2292 = "llvm.load"(%2291) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2293 = "llvm.icmp"(%2292, %1824) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2293, %1816, %2292)[^bb103, ^bb100] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb100(%2294: !llvm.ptr):  // 2 preds: ^bb98, ^bb99
    %2295 = "llvm.getelementptr"(%2294, %1859) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2296 = "llvm.load"(%2295) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2297 = "llvm.getelementptr"(%1956, %1828) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2298 = "llvm.load"(%2297) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2299 = "llvm.icmp"(%2296, %2298) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2299, %1836)[^bb101, ^bb103] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb101:  // pred: ^bb100
    %2300 = "llvm.getelementptr"(%2294, %1820) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2301 = "llvm.load"(%2300) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2302 = "llvm.icmp"(%2301, %1818) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2302, %1836)[^bb102, ^bb103] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb102:  // pred: ^bb101
    %2303 = "llvm.getelementptr"(%2294, %1826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2304 = "llvm.load"(%2303) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2304, %1860)[^bb103, ^bb104, ^bb104, ^bb104] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb103(%2305: i32):  // 6 preds: ^bb61, ^bb92, ^bb99, ^bb100, ^bb101, ^bb102
    %2306 = "llvm.sext"(%1962) : (i32) -> i64
    %2307 = "llvm.getelementptr"(%1960, %2306) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%2305, %2307, %1959, %1956, %1960) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1819)[^bb163] : (i32) -> ()
  ^bb104:  // 3 preds: ^bb102, ^bb102, ^bb102
    %2308 = "llvm.load"(%1924) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2309 = "llvm.getelementptr"(%1956, %1821) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2310 = "llvm.load"(%2309) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2311 = "llvm.sext"(%2310) : (i32) -> i64
    %2312 = "llvm.getelementptr"(%2308, %2311) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2313 = "llvm.load"(%2294) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2314 = "llvm.getelementptr"(%2294, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2315 = "llvm.load"(%2314) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2316 = "llvm.getelementptr"(%2313, %2315) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2317 = "llvm.getelementptr"(%1956, %1826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2318 = "llvm.load"(%2317) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2319 = "llvm.sext"(%2318) : (i32) -> i64
    "llvm.intr.memcpy"(%2312, %2316, %2319) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb107] : () -> ()
  ^bb105(%2320: i64):  // 3 preds: ^bb83, ^bb90, ^bb91
    %2321 = "llvm.icmp"(%2320, %2234) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2322 = "llvm.icmp"(%2250, %1872) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2323 = "llvm.icmp"(%2234, %1831) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %2324 = "llvm.and"(%2323, %2322) : (i1, i1) -> i1
    %2325 = "llvm.or"(%2324, %2321) : (i1, i1) -> i1
    "llvm.cond_br"(%2325)[^bb106, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb106:  // 7 preds: ^bb66, ^bb67, ^bb93, ^bb94, ^bb95, ^bb96, ^bb105
    %2326 = "llvm.sext"(%1962) : (i32) -> i64
    %2327 = "llvm.getelementptr"(%1960, %2326) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%1877, %2327, %1959, %1878, %1831) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1819)[^bb163] : (i32) -> ()
  ^bb107:  // 7 preds: ^bb55, ^bb65, ^bb68, ^bb75, ^bb97, ^bb104, ^bb105
    %2328 = "llvm.add"(%1955, %1833) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2329 = "llvm.load"(%1902) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2330 = "llvm.sext"(%2329) : (i32) -> i64
    %2331 = "llvm.icmp"(%2328, %2330) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2331, %2328)[^bb12, ^bb108] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb108:  // 2 preds: ^bb10, ^bb107
    %2332 = "llvm.getelementptr"(%arg64, %1874) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2333 = "llvm.load"(%2332) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2334 = "llvm.sext"(%2333) : (i32) -> i64
    %2335 = "llvm.getelementptr"(%arg64, %2334) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2336 = "llvm.getelementptr"(%arg64, %1859) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2337 = "llvm.load"(%2336) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2338 = "llvm.icmp"(%2337, %1818) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2338)[^bb109, ^bb120] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb109:  // pred: ^bb108
    %2339 = "llvm.zext"(%2337) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1831)[^bb110] : (i64) -> ()
  ^bb110(%2340: i64):  // 2 preds: ^bb109, ^bb119
    %2341 = "llvm.getelementptr"(%2335, %2340) <{elem_type = !llvm.struct<"mlir_abi.struct.Condition", (struct<"mlir_abi.struct.Sum", (i32, i32)>, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2342 = "llvm.getelementptr"(%2341, %1828) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2343 = "llvm.load"(%2342) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2344 = "llvm.sext"(%2343) : (i32) -> i64
    %2345 = "llvm.getelementptr"(%arg64, %2344) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2346 = "llvm.getelementptr"(%2341, %1821) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2347 = "llvm.load"(%2346) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2348 = "llvm.sext"(%2347) : (i32) -> i64
    %2349 = "llvm.icmp"(%2347, %1818) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2350 = "llvm.load"(%2341) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2351 = "llvm.icmp"(%2350, %1818) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2349)[^bb113, ^bb111] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb111:  // pred: ^bb110
    "llvm.cond_br"(%2351)[^bb112, ^bb119] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb112:  // pred: ^bb111
    %2352 = "llvm.zext"(%2350) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1831, %1831)[^bb117] : (i64, i64) -> ()
  ^bb113:  // pred: ^bb110
    "llvm.cond_br"(%2351, %1875)[^bb114, ^bb116] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb114:  // pred: ^bb113
    %2353 = "llvm.zext"(%2350) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1831, %1875)[^bb115] : (i64, i128) -> ()
  ^bb115(%2354: i64, %2355: i128):  // 2 preds: ^bb114, ^bb115
    %2356 = "llvm.getelementptr"(%2345, %2354) <{elem_type = !llvm.struct<"mlir_abi.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2357 = "llvm.call"(%arg64, %1922, %2356) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %2358 = "llvm.load"(%2356) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2359 = "llvm.sext"(%2358) : (i64) -> i128
    %2360 = "llvm.mul"(%2357, %2359) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %2361 = "llvm.add"(%2360, %2355) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %2362 = "llvm.add"(%2354, %1833) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2363 = "llvm.icmp"(%2362, %2353) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2363, %2361, %2362, %2361)[^bb116, ^bb115] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb116(%2364: i128):  // 2 preds: ^bb113, ^bb115
    %2365 = "llvm.getelementptr"(%2341, %1826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2366 = "llvm.load"(%2365) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2367 = "llvm.icmp"(%2366, %1818) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2368 = "llvm.icmp"(%2364, %1876) <{predicate = 4 : i64}> : (i128, i128) -> i1
    %2369 = "llvm.icmp"(%2364, %1875) <{predicate = 0 : i64}> : (i128, i128) -> i1
    %2370 = "llvm.select"(%2367, %2369, %2368) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2370)[^bb119, ^bb122] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb117(%2371: i64, %2372: i64):  // 2 preds: ^bb112, ^bb117
    %2373 = "llvm.getelementptr"(%2345, %2371) <{elem_type = !llvm.struct<"mlir_abi.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2374 = "llvm.call"(%arg64, %1922, %2373) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %2375 = "llvm.trunc"(%2374) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %2376 = "llvm.srem"(%2375, %2348) : (i64, i64) -> i64
    %2377 = "llvm.load"(%2373) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2378 = "llvm.srem"(%2377, %2348) : (i64, i64) -> i64
    %2379 = "llvm.mul"(%2378, %2376) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2380 = "llvm.add"(%2379, %2372) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2381 = "llvm.srem"(%2380, %2348) : (i64, i64) -> i64
    %2382 = "llvm.add"(%2371, %1833) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2383 = "llvm.icmp"(%2382, %2352) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2383, %2382, %2381)[^bb118, ^bb117] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb118:  // pred: ^bb117
    %2384 = "llvm.icmp"(%2381, %1831) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2384)[^bb119, ^bb122] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb119:  // 3 preds: ^bb111, ^bb116, ^bb118
    %2385 = "llvm.add"(%2340, %1833) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2386 = "llvm.icmp"(%2385, %2339) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2386, %2385)[^bb120, ^bb110] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb120:  // 2 preds: ^bb108, ^bb119
    %2387 = "llvm.icmp"(%1912, %1824) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %2388 = "llvm.icmp"(%1892, %1818) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %2389 = "llvm.and"(%2387, %2388) : (i1, i1) -> i1
    "llvm.cond_br"(%2389)[^bb121, ^bb158] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb121:  // pred: ^bb120
    %2390 = "llvm.getelementptr"(%arg64, %1864) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2391 = "llvm.load"(%2390) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2392 = "llvm.sext"(%2391) : (i32) -> i64
    %2393 = "llvm.getelementptr"(%arg64, %2392) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2394 = "llvm.getelementptr"(%1879, %1822) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2395 = "llvm.getelementptr"(%1879, %1820) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2396 = "llvm.getelementptr"(%1879, %1826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2397 = "llvm.getelementptr"(%1879, %1834) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2398 = "llvm.getelementptr"(%1879, %1864) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2399 = "llvm.getelementptr"(%1879, %1821) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2400 = "llvm.getelementptr"(%1879, %1859) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2401 = "llvm.getelementptr"(%1879, %1827) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2402 = "llvm.getelementptr"(%1879, %1874) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2403 = "llvm.getelementptr"(%1879, %1830) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2404 = "llvm.getelementptr"(%1880, %1820) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2405 = "llvm.getelementptr"(%1879, %1828) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2406 = "llvm.zext"(%1892) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1831)[^bb125] : (i64) -> ()
  ^bb122:  // 2 preds: ^bb116, ^bb118
    %2407 = "llvm.load"(%1884) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2408 = "llvm.getelementptr"(%2407, %2344) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2409 = "llvm.getelementptr"(%2341, %1820) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2410 = "llvm.load"(%2409) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2411 = "llvm.icmp"(%2410, %1818) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2411, %1824, %2410)[^bb123, ^bb124] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb123:  // pred: ^bb122
    %2412 = "llvm.getelementptr"(%2407, %1834) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2413 = "llvm.load"(%2412) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2414 = "llvm.sext"(%2413) : (i32) -> i64
    %2415 = "llvm.getelementptr"(%2407, %2414) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2416 = "llvm.getelementptr"(%2408, %1830) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2417 = "llvm.load"(%2416) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2418 = "llvm.sext"(%2417) : (i32) -> i64
    %2419 = "llvm.getelementptr"(%2415, %2418) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2420 = "llvm.getelementptr"(%2419, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2421 = "llvm.load"(%2420) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2422 = "llvm.load"(%1923) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2423 = "llvm.getelementptr"(%2422, %2418) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2424 = "llvm.load"(%2423) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%2424, %2421)[^bb124] : (!llvm.ptr, i32) -> ()
  ^bb124(%2425: !llvm.ptr, %2426: i32):  // 2 preds: ^bb122, ^bb123
    %2427 = "llvm.sext"(%2426) : (i32) -> i64
    %2428 = "llvm.getelementptr"(%2407, %2427) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2429 = "llvm.load"(%1924) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2430 = "llvm.call"(%2407, %2429, %2408) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %2431 = "llvm.trunc"(%2430) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %2432 = "llvm.getelementptr"(%2341, %1859) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2433 = "llvm.load"(%2432) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2434 = "llvm.sext"(%2433) : (i32) -> i64
    %2435 = "llvm.getelementptr"(%2407, %2434) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%1877, %2428, %2425, %2435, %2431) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1819)[^bb163] : (i32) -> ()
  ^bb125(%2436: i64):  // 2 preds: ^bb121, ^bb157
    %2437 = "llvm.getelementptr"(%1911, %2436) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2438 = "llvm.getelementptr"(%2393, %2436) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memcpy"(%1879, %2438, %1846) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %2439 = "llvm.load"(%2394) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2440 = "llvm.load"(%1879) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2441 = "llvm.icmp"(%2440, %1870) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2441)[^bb127, ^bb126] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb126:  // pred: ^bb125
    "llvm.store"(%1818, %2395) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2442 = "llvm.load"(%2396) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2442, %2397) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb127] : () -> ()
  ^bb127:  // 2 preds: ^bb125, ^bb126
    "llvm.store"(%1818, %2398) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1818, %2399) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1829, %2400) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1816, %2401) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2443 = "llvm.load"(%2402) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2443, %2403) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2444 = "llvm.load"(%2437) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2444, %1816)[^bb156, ^bb129, ^bb128] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb128:  // pred: ^bb127
    %2445 = "llvm.getelementptr"(%2437, %1826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2446 = "llvm.load"(%2445) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2447 = "llvm.icmp"(%2446, %1824) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2447, %1816, %2446)[^bb156, ^bb130] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb129:  // pred: ^bb127
    %2448 = "llvm.getelementptr"(%2437, %1826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2449 = "llvm.load"(%2448) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2450 = "llvm.getelementptr"(%2449, %1827) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%2450)[^bb130] : (!llvm.ptr) -> ()
  ^bb130(%2451: !llvm.ptr):  // 2 preds: ^bb128, ^bb129
    %2452 = "llvm.load"(%2395) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2453 = "llvm.icmp"(%2452, %1818) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %2454 = "llvm.load"(%arg64) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%2453, %1880)[^bb131, ^bb136] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb131:  // pred: ^bb130
    %2455 = "llvm.getelementptr"(%2451, %1820) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2456 = "llvm.load"(%2455) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2454)[^bb133, ^bb134, ^bb132] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb132:  // pred: ^bb131
    "llvm.store"(%2456, %1880) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb135] : () -> ()
  ^bb133:  // pred: ^bb131
    %2457 = "llvm.trunc"(%2456) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%2457, %1880) <{alignment = 16 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb135] : () -> ()
  ^bb134:  // pred: ^bb131
    %2458 = "llvm.sext"(%2456) : (i32) -> i64
    "llvm.store"(%2458, %1880) <{alignment = 16 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb135] : () -> ()
  ^bb135:  // 3 preds: ^bb132, ^bb133, ^bb134
    %2459 = "llvm.intr.smax"(%2454, %1860) : (i32, i32) -> i32
    %2460 = "llvm.zext"(%2459) <{nonNeg}> : (i32) -> i64
    %2461 = "llvm.getelementptr"(%1880, %2460) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2404, %2461) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%2404)[^bb136] : (!llvm.ptr) -> ()
  ^bb136(%2462: !llvm.ptr):  // 2 preds: ^bb130, ^bb135
    %2463 = "llvm.icmp"(%2454, %1860) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2463)[^bb137, ^bb138] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb137:  // pred: ^bb136
    %2464 = "llvm.call"(%arg64, %1879, %2451, %2462) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_narrow_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2464)[^bb155] : (i32) -> ()
  ^bb138:  // pred: ^bb136
    %2465 = "llvm.getelementptr"(%2451, %1859) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2466 = "llvm.load"(%2465) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2467 = "llvm.load"(%2405) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2468 = "llvm.icmp"(%2466, %2467) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2468, %1836)[^bb139, ^bb156] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb139:  // pred: ^bb138
    %2469 = "llvm.getelementptr"(%2451, %1820) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2470 = "llvm.load"(%2469) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%2453)[^bb140, ^bb141] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb140:  // pred: ^bb139
    %2471 = "llvm.icmp"(%2470, %1862) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2471, %1861)[^bb156, ^bb142] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb141:  // pred: ^bb139
    %2472 = "llvm.icmp"(%2470, %2452) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2472, %1861)[^bb142, ^bb156] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb142:  // 2 preds: ^bb140, ^bb141
    %2473 = "llvm.sext"(%2443) : (i32) -> i64
    %2474 = "llvm.getelementptr"(%arg64, %2473) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2475 = "llvm.getelementptr"(%2451, %1827) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2476 = "llvm.load"(%2475) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2477 = "llvm.icmp"(%2470, %1818) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2477, %1818, %1863)[^bb143, ^bb152] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb143:  // pred: ^bb142
    %2478 = "llvm.getelementptr"(%2451, %1864) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2479 = "llvm.getelementptr"(%2462, %1820) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2480 = "llvm.zext"(%2470) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%2480, %1818, %1833, %1818)[^bb144] : (i64, i32, i64, i32) -> ()
  ^bb144(%2481: i64, %2482: i32, %2483: i64, %2484: i32):  // 2 preds: ^bb143, ^bb150
    %2485 = "llvm.add"(%2481, %1865) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2486 = "llvm.getelementptr"(%2476, %2485) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2487 = "llvm.load"(%2486) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2488 = "llvm.icmp"(%2483, %1866) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2453)[^bb146, ^bb145] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb145:  // pred: ^bb144
    %2489 = "llvm.getelementptr"(%2474, %2481) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2490 = "llvm.load"(%2489) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2491 = "llvm.icmp"(%2490, %1866) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2492 = "llvm.icmp"(%2490, %2487) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2493 = "llvm.select"(%2491, %1863, %2492) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2493, %1840)[^bb146, ^bb156] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb146:  // 2 preds: ^bb144, ^bb145
    %2494 = "llvm.icmp"(%2487, %1833) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2494, %2484, %2483)[^bb147, ^bb150] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb147:  // pred: ^bb146
    %2495 = "llvm.load"(%2478) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2496 = "llvm.icmp"(%2495, %1824) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2496, %2484, %2483)[^bb150, ^bb148] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb148:  // pred: ^bb147
    %2497 = "llvm.getelementptr"(%2495, %2485) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2498 = "llvm.load"(%2497) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2499 = "llvm.icmp"(%2498, %2483) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2500 = "llvm.or"(%2488, %2499) : (i1, i1) -> i1
    %2501 = "llvm.select"(%2499, %2484, %1867) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.cond_br"(%2500, %2501, %2498)[^bb150, ^bb149] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb149:  // pred: ^bb148
    %2502 = "llvm.icmp"(%2498, %1831) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2503 = "llvm.select"(%2502, %1868, %2484) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%2503, %2498)[^bb150] : (i32, i64) -> ()
  ^bb150(%2504: i32, %2505: i64):  // 4 preds: ^bb146, ^bb147, ^bb148, ^bb149
    %2506 = "llvm.shl"(%2481, %1869) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2507 = "llvm.getelementptr"(%2479, %2506) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2487, %2507) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2508 = "llvm.trunc"(%2481) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2509 = "llvm.add"(%2470, %2508) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2510 = "llvm.shl"(%2509, %1861) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2511 = "llvm.sext"(%2510) : (i32) -> i64
    %2512 = "llvm.getelementptr"(%2479, %2511) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2505, %2512) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2513 = "llvm.icmp"(%2487, %1831) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2514 = "llvm.zext"(%2513) : (i1) -> i32
    %2515 = "llvm.or"(%2482, %2514) : (i32, i32) -> i32
    %2516 = "llvm.intr.umax"(%2487, %1833) : (i64, i64) -> i64
    %2517 = "llvm.mul"(%2516, %2483) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2518 = "llvm.icmp"(%2481, %1833) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2518, %2485, %2515, %2517, %2504)[^bb144, ^bb151] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i64, i32, i64, i32) -> ()
  ^bb151:  // pred: ^bb150
    %2519 = "llvm.icmp"(%2515, %1818) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%2504, %2519)[^bb152] : (i32, i1) -> ()
  ^bb152(%2520: i32, %2521: i1):  // 2 preds: ^bb142, ^bb151
    %2522 = "llvm.getelementptr"(%2451, %1826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2523 = "llvm.load"(%2522) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2523, %1860)[^bb156, ^bb153, ^bb153, ^bb153] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb153:  // 3 preds: ^bb152, ^bb152, ^bb152
    %2524 = "llvm.load"(%2451) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2525 = "llvm.ptrtoint"(%2524) : (!llvm.ptr) -> i64
    %2526 = "llvm.getelementptr"(%2451, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2527 = "llvm.load"(%2526) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2528 = "llvm.add"(%2527, %2525) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2529 = "llvm.load"(%2474) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2530 = "llvm.load"(%2396) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2531 = "llvm.sext"(%2530) : (i32) -> i64
    %2532 = "llvm.mul"(%2529, %2531) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2533 = "llvm.sub"(%2528, %2532) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%2533, %2462) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2534 = "llvm.getelementptr"(%2462, %1826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2533, %2534) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2535 = "llvm.getelementptr"(%2462, %1820) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2529, %2535) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%2521)[^bb154, ^bb157] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb154:  // pred: ^bb153
    %2536 = "llvm.load"(%2397) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2537 = "llvm.add"(%2536, %1819) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2538 = "llvm.sext"(%2537) : (i32) -> i64
    %2539 = "llvm.and"(%2533, %2538) : (i64, i64) -> i64
    %2540 = "llvm.icmp"(%2539, %1831) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2540, %2520, %1843)[^bb155, ^bb156] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb155(%2541: i32):  // 2 preds: ^bb137, ^bb154
    %2542 = "llvm.icmp"(%2541, %1818) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2542, %2541)[^bb157, ^bb156] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb156(%2543: i32):  // 9 preds: ^bb127, ^bb128, ^bb138, ^bb140, ^bb141, ^bb145, ^bb152, ^bb154, ^bb155
    %2544 = "llvm.sext"(%2439) : (i32) -> i64
    %2545 = "llvm.getelementptr"(%arg64, %2544) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%2543, %2545, %2437, %1879, %arg64) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1819)[^bb163] : (i32) -> ()
  ^bb157:  // 2 preds: ^bb153, ^bb155
    %2546 = "llvm.add"(%2436, %1833) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2547 = "llvm.icmp"(%2546, %2406) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2547, %2546)[^bb125, ^bb158] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb158:  // 2 preds: ^bb120, ^bb157
    %2548 = "llvm.call"(%arg65, %1922, %1883, %1824) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.cond_br"(%1908, %1818)[^bb159, ^bb163] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb159:  // pred: ^bb158
    %2549 = "llvm.getelementptr"(%arg64, %1864) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2550 = "llvm.load"(%2549) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2551 = "llvm.sext"(%2550) : (i32) -> i64
    %2552 = "llvm.getelementptr"(%arg64, %2551) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2553 = "llvm.getelementptr"(%arg64, %1835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2554 = "llvm.load"(%2553) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2555 = "llvm.sext"(%2554) : (i32) -> i64
    %2556 = "llvm.getelementptr"(%arg64, %2555) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2557 = "llvm.load"(%2556) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2558 = "llvm.icmp"(%2557, %1832) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2558)[^bb160, ^bb162] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb160:  // pred: ^bb159
    %2559 = "llvm.load"(%2552) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2560 = "llvm.icmp"(%2559, %1870) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2561 = "llvm.or"(%2387, %2560) : (i1, i1) -> i1
    "llvm.cond_br"(%2561)[^bb162, ^bb161] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb161:  // pred: ^bb160
    %2562 = "llvm.call"(%1884, %2552, %arg68) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2562)[^bb163] : (i32) -> ()
  ^bb162:  // 2 preds: ^bb159, ^bb160
    %2563 = "llvm.call"(%1884, %1912, %arg68) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_results, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2563)[^bb163] : (i32) -> ()
  ^bb163(%2564: i32):  // 9 preds: ^bb8, ^bb59, ^bb103, ^bb106, ^bb124, ^bb156, ^bb158, ^bb161, ^bb162
    "llvm.intr.stackrestore"(%1906) : (!llvm.ptr) -> ()
    "llvm.br"(%2564)[^bb164] : (i32) -> ()
  ^bb164(%2565: i32):  // 3 preds: ^bb1, ^bb3, ^bb163
    "llvm.return"(%2565) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_refuse", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg59: !llvm.ptr, %arg60: !llvm.ptr, %arg61: !llvm.ptr, %arg62: !llvm.ptr, %arg63: i64):
    %1794 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1795 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1796 = "llvm.mlir.constant"() <{value = 484 : i64}> : () -> i64
    %1797 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1798 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1799 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1800 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1801 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1802 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_0}> : () -> !llvm.ptr
    %1803 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1804 = "llvm.alloca"(%1794) <{alignment = 16 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1805 = "llvm.alloca"(%1794) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%1805, %1795, %1796) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1806 = "llvm.icmp"(%arg61, %1797) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1806)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%1805, %arg61) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1807 = "llvm.call"(%1797, %1798, %arg62, %arg63) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
    %1808 = "llvm.add"(%1807, %1794) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1809 = "llvm.zext"(%1808) : (i32) -> i64
    %1810 = "llvm.alloca"(%1809) <{alignment = 16 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
    %1811 = "llvm.call"(%1810, %1809, %arg62, %arg63) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
    %1812 = "llvm.getelementptr"(%1805, %1799) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg60, %1804) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1813 = "llvm.getelementptr"(%1804, %1800) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1812, %1813) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1814 = "llvm.getelementptr"(%1804, %1801) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1810, %1814) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1815 = "llvm.load"(%1802) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1815, %arg59, %1804, %1803) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<ptr (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_flatten", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg56: !llvm.ptr, %arg57: !llvm.ptr, %arg58: !llvm.ptr):
    %1691 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1692 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1693 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1694 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1695 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1696 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1697 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1698 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1699 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1700 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1701 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1702 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1703 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1704 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1705 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1706 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1707 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %1708 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1709 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1710 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_1}> : () -> !llvm.ptr
    %1711 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1712 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1713 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_5}> : () -> !llvm.ptr
    %1714 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_23}> : () -> !llvm.ptr
    %1715 = "llvm.alloca"(%1691) <{alignment = 16 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %1716 = "llvm.alloca"(%1691) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1717 = "llvm.getelementptr"(%arg57, %1692) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1718 = "llvm.load"(%arg56) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1719 = "llvm.getelementptr"(%arg57, %1693) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1720 = "llvm.load"(%1719) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1721 = "llvm.sext"(%1720) : (i32) -> i64
    %1722 = "llvm.getelementptr"(%1718, %1721) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1723 = "llvm.load"(%arg57) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1723)[^bb1, ^bb2, ^bb3, ^bb5] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[108, 110, 115]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1724 = "llvm.getelementptr"(%arg57, %1697) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1725 = "llvm.getelementptr"(%arg56, %1700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1704, %1717)[^bb10] : (i32, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1726 = "llvm.getelementptr"(%arg56, %1695) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1727 = "llvm.load"(%1726) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1728 = "llvm.getelementptr"(%arg57, %1697) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1729 = "llvm.load"(%1728) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1730 = "llvm.sext"(%1729) : (i32) -> i64
    %1731 = "llvm.getelementptr"(%1727, %1730) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg58, %1731) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1717)[^bb21] : (!llvm.ptr) -> ()
  ^bb3:  // pred: ^bb0
    %1732 = "llvm.load"(%arg58) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1733 = "llvm.icmp"(%1732, %1704) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1733, %1717)[^bb21, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%1694, %1722, %arg58, %1703, %1698) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1702)[^bb21] : (!llvm.ptr) -> ()
  ^bb5:  // pred: ^bb0
    %1734 = "llvm.load"(%arg58) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1734, %1694)[^bb7, ^bb6, ^bb6] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[75, 71]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb6:  // 2 preds: ^bb5, ^bb5
    %1735 = "llvm.getelementptr"(%arg58, %1695) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1736 = "llvm.load"(%1735) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1737 = "llvm.getelementptr"(%1736, %1696) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1738 = "llvm.load"(%1737) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1739 = "llvm.getelementptr"(%arg57, %1697) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1740 = "llvm.load"(%1739) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1741 = "llvm.sext"(%1740) : (i32) -> i64
    %1742 = "llvm.icmp"(%1738, %1741) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1742, %1698, %1717, %1699)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i64, !llvm.ptr, !llvm.ptr) -> ()
  ^bb7(%1743: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    "llvm.call"(%1743, %1722, %arg58, %1703, %1698) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1702)[^bb21] : (!llvm.ptr) -> ()
  ^bb8(%1744: i64, %1745: !llvm.ptr):  // 2 preds: ^bb6, ^bb9
    %1746 = "llvm.load"(%1739) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1747 = "llvm.sext"(%1746) : (i32) -> i64
    %1748 = "llvm.icmp"(%1744, %1747) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1748, %1745)[^bb9, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb9:  // pred: ^bb8
    %1749 = "llvm.load"(%1735) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1750 = "llvm.getelementptr"(%1749, %1700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1751 = "llvm.load"(%1750) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1752 = "llvm.getelementptr"(%1751, %1744) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1753 = "llvm.call"(%arg56, %1745, %1752) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1754 = "llvm.add"(%1744, %1701) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1755 = "llvm.icmp"(%1753, %1702) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1755, %1702, %1754, %1753)[^bb21, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i64, !llvm.ptr) -> ()
  ^bb10(%1756: i32, %1757: !llvm.ptr):  // 2 preds: ^bb1, ^bb12
    %1758 = "llvm.load"(%1724) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1759 = "llvm.icmp"(%1756, %1758) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1759)[^bb11, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1760 = "llvm.load"(%1725) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1761 = "llvm.getelementptr"(%1760, %1692) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1761, %1725) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1762 = "llvm.load"(%arg56) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1763 = "llvm.getelementptr"(%1757, %1695) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1764 = "llvm.load"(%1763) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1765 = "llvm.sext"(%1764) : (i32) -> i64
    %1766 = "llvm.getelementptr"(%1762, %1765) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1767 = "llvm.call"(%arg58, %1722, %1766, %1760) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_get_item, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1768 = "llvm.icmp"(%1767, %1704) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1768, %1702)[^bb12, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %1769 = "llvm.call"(%arg56, %1757, %1760) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1770 = "llvm.add"(%1756, %1691) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1771 = "llvm.icmp"(%1769, %1702) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1771, %1702, %1770, %1769)[^bb21, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb13:  // pred: ^bb10
    %1772 = "llvm.load"(%arg58) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1772)[^bb14, ^bb15, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    "llvm.call"(%1694, %1722, %arg58, %1703, %1698) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb18] : () -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb13
    "llvm.intr.memcpy"(%1715, %arg58, %1692) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1773 = "llvm.getelementptr"(%1715, %1692) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1705, %1773) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1774 = "llvm.getelementptr"(%1715, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1704, %1774) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1775 = "llvm.getelementptr"(%1715, %1700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1702, %1775) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1776 = "llvm.icmp"(%1772, %1707) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1777 = "llvm.select"(%1776, %1708, %1697) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1778 = "llvm.getelementptr"(%1716, %1695) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memset"(%1716, %1709, %1692) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1779 = "llvm.load"(%1710) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1780 = "llvm.getelementptr"(%1711, %1777) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1781 = "llvm.load"(%1780) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1782 = "llvm.call"(%1779, %1781, %1715, %1691, %1716) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %1783 = "llvm.icmp"(%1782, %1704) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1783)[^bb16, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1784 = "llvm.load"(%1716) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1785 = "llvm.icmp"(%1784, %1712) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1785)[^bb17, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // pred: ^bb16
    %1786 = "llvm.load"(%1713) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1787 = "llvm.load"(%1778) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1788 = "llvm.call"(%1786, %1787) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb19] : () -> ()
  ^bb18:  // 2 preds: ^bb14, ^bb15
    "llvm.br"(%1702)[^bb21] : (!llvm.ptr) -> ()
  ^bb19:  // 2 preds: ^bb16, ^bb17
    %1789 = "llvm.load"(%1778) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1790 = "llvm.load"(%1724) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1791 = "llvm.sext"(%1790) : (i32) -> i64
    %1792 = "llvm.icmp"(%1789, %1791) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1792, %1757)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    "llvm.call"(%1699, %1722, %arg58, %1714, %1789) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1702)[^bb21] : (!llvm.ptr) -> ()
  ^bb21(%1793: !llvm.ptr):  // 11 preds: ^bb2, ^bb3, ^bb4, ^bb7, ^bb8, ^bb9, ^bb11, ^bb12, ^bb18, ^bb19, ^bb20
    "llvm.return"(%1793) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_number", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg53: !llvm.ptr, %arg54: !llvm.ptr, %arg55: !llvm.ptr):
    %1572 = "llvm.mlir.constant"() <{value = 102 : i32}> : () -> i32
    %1573 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1574 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1575 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1576 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1577 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1578 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1579 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1580 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1581 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1582 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1583 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1584 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1585 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1586 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1587 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_31}> : () -> !llvm.ptr
    %1588 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1589 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1590 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1591 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1592 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1593 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1594 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1595 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1596 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1597 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1598 = "llvm.mlir.constant"() <{value = 65535 : i32}> : () -> i32
    %1599 = "llvm.mlir.constant"() <{value = -1 : i16}> : () -> i16
    %1600 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %1601 = "llvm.mlir.constant"() <{value = -1.000000e+00 : f64}> : () -> f64
    %1602 = "llvm.mlir.constant"() <{value = 1023 : i32}> : () -> i32
    %1603 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1604 = "llvm.mlir.constant"() <{value = 0x7FF0000000000000 : f64}> : () -> f64
    %1605 = "llvm.mlir.constant"() <{value = 0x7FF8000000000000 : f64}> : () -> f64
    %1606 = "llvm.load"(%arg54) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1607 = "llvm.icmp"(%1606, %1572) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1608 = "llvm.getelementptr"(%arg53, %1573) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1609 = "llvm.load"(%1608) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1610 = "llvm.getelementptr"(%arg54, %1574) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1611 = "llvm.load"(%1610) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1612 = "llvm.sext"(%1611) : (i32) -> i64
    %1613 = "llvm.getelementptr"(%1609, %1612) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%1607)[^bb1, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1614 = "llvm.getelementptr"(%arg54, %1576) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1615 = "llvm.load"(%1614) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1615)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %1616 = "llvm.load"(%1613) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%1616)[^bb7] : (f64) -> ()
  ^bb3:  // pred: ^bb1
    %1617 = "llvm.load"(%1613) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %1618 = "llvm.fpext"(%1617) : (f32) -> f64
    "llvm.br"(%1618)[^bb7] : (f64) -> ()
  ^bb4:  // pred: ^bb1
    %1619 = "llvm.load"(%1613) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1620 = "llvm.getelementptr"(%arg54, %1591) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1621 = "llvm.load"(%1620) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1622 = "llvm.and"(%1621, %1593) : (i32, i32) -> i32
    %1623 = "llvm.icmp"(%1622, %1594) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1624 = "llvm.select"(%1623, %1595, %1596) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1625 = "llvm.xor"(%1624, %1597) : (i32, i32) -> i32
    %1626 = "llvm.shl"(%1588, %1625) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1627 = "llvm.xor"(%1626, %1588) : (i32, i32) -> i32
    %1628 = "llvm.zext"(%1619) : (i16) -> i32
    %1629 = "llvm.lshr"(%1628, %1624) : (i32, i32) -> i32
    %1630 = "llvm.and"(%1629, %1627) : (i32, i32) -> i32
    %1631 = "llvm.shl"(%1577, %1624) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1632 = "llvm.add"(%1631, %1598) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1633 = "llvm.and"(%1632, %1628) : (i32, i32) -> i32
    %1634 = "llvm.icmp"(%1619, %1599) <{predicate = 4 : i64}> : (i16, i16) -> i1
    %1635 = "llvm.select"(%1634, %1600, %1601) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %1636 = "llvm.icmp"(%1630, %1627) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1636)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1637 = "llvm.icmp"(%1633, %1592) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1638 = "llvm.fmul"(%1635, %1604) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1639 = "llvm.select"(%1637, %1638, %1605) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    "llvm.br"(%1639)[^bb7] : (f64) -> ()
  ^bb6:  // pred: ^bb4
    %1640 = "llvm.lshr"(%1627, %1577) : (i32, i32) -> i32
    %1641 = "llvm.icmp"(%1630, %1592) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1642 = "llvm.select"(%1641, %1592, %1631) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1643 = "llvm.add"(%1642, %1633) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1644 = "llvm.uitofp"(%1643) <{nonNeg}> : (i32) -> f64
    %1645 = "llvm.fmul"(%1635, %1644) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1646 = "llvm.intr.umax"(%1630, %1577) : (i32, i32) -> i32
    %1647 = "llvm.xor"(%1624, %1602) : (i32, i32) -> i32
    %1648 = "llvm.sub"(%1647, %1640) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1649 = "llvm.add"(%1648, %1646) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1650 = "llvm.zext"(%1649) <{nonNeg}> : (i32) -> i64
    %1651 = "llvm.shl"(%1650, %1603) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1652 = "llvm.bitcast"(%1651) : (i64) -> f64
    %1653 = "llvm.fmul"(%1645, %1652) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    "llvm.br"(%1653)[^bb7] : (f64) -> ()
  ^bb7(%1654: f64):  // 4 preds: ^bb2, ^bb3, ^bb5, ^bb6
    "llvm.store"(%1578, %arg55) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1655 = "llvm.getelementptr"(%arg55, %1591) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1592, %1655) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1656 = "llvm.getelementptr"(%arg55, %1576) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1654, %1656) <{alignment = 8 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"(%1592)[^bb18] : (i32) -> ()
  ^bb8:  // pred: ^bb0
    %1657 = "llvm.load"(%1613) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %1658 = "llvm.zext"(%1657) : (i8) -> i64
    %1659 = "llvm.icmp"(%1606, %1575) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1659)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %1660 = "llvm.and"(%1658, %1589) : (i64, i64) -> i64
    "llvm.br"(%1590, %1660)[^bb17] : (i32, i64) -> ()
  ^bb10:  // pred: ^bb8
    %1661 = "llvm.getelementptr"(%arg54, %1576) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1662 = "llvm.load"(%1661) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1663 = "llvm.icmp"(%1662, %1577) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1663, %1658)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb11:  // pred: ^bb10
    "llvm.switch"(%1662)[^bb14, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb12:  // pred: ^bb11
    %1664 = "llvm.load"(%1613) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1664)[^bb15] : (i64) -> ()
  ^bb13:  // pred: ^bb11
    %1665 = "llvm.load"(%1613) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1666 = "llvm.sext"(%1665) : (i32) -> i64
    "llvm.br"(%1666)[^bb15] : (i64) -> ()
  ^bb14:  // pred: ^bb11
    %1667 = "llvm.load"(%1613) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1668 = "llvm.sext"(%1667) : (i16) -> i64
    "llvm.br"(%1668)[^bb15] : (i64) -> ()
  ^bb15(%1669: i64):  // 4 preds: ^bb10, ^bb12, ^bb13, ^bb14
    %1670 = "llvm.shl"(%1662, %1578) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1671 = "llvm.sub"(%1579, %1670) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1672 = "llvm.icmp"(%1606, %1580) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1673 = "llvm.zext"(%1671) : (i32) -> i64
    %1674 = "llvm.shl"(%1669, %1673) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1675 = "llvm.ashr"(%1674, %1673) <{isExact}> : (i64, i64) -> i64
    %1676 = "llvm.lshr"(%1581, %1673) : (i64, i64) -> i64
    %1677 = "llvm.and"(%1669, %1676) : (i64, i64) -> i64
    %1678 = "llvm.select"(%1672, %1677, %1675) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1679 = "llvm.icmp"(%1678, %1582) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %1680 = "llvm.select"(%1672, %1679, %1583) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1680, %1577, %1678)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb16:  // pred: ^bb15
    %1681 = "llvm.load"(%arg53) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1682 = "llvm.getelementptr"(%arg54, %1584) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1683 = "llvm.load"(%1682) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1684 = "llvm.sext"(%1683) : (i32) -> i64
    %1685 = "llvm.getelementptr"(%1681, %1684) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%1585, %1685, %1586, %1587, %1677) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1588)[^bb18] : (i32) -> ()
  ^bb17(%1686: i32, %1687: i64):  // 2 preds: ^bb9, ^bb15
    "llvm.store"(%1686, %arg55) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1688 = "llvm.getelementptr"(%arg55, %1591) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1592, %1688) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1689 = "llvm.getelementptr"(%arg55, %1576) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1687, %1689) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%1592)[^bb18] : (i32) -> ()
  ^bb18(%1690: i32):  // 3 preds: ^bb7, ^bb16, ^bb17
    "llvm.return"(%1690) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_results", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg50: !llvm.ptr, %arg51: !llvm.ptr, %arg52: !llvm.ptr):
    %1329 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1330 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1331 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1332 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1333 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1334 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1335 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1336 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1337 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1338 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1339 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1340 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1341 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1342 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1343 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1344 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1345 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1346 = "llvm.mlir.constant"() <{value = 3735928559 : i64}> : () -> i64
    %1347 = "llvm.inttoptr"(%1346) : (i64) -> !llvm.ptr
    %1348 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %1349 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1350 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1351 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1352 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_5}> : () -> !llvm.ptr
    %1353 = "llvm.alloca"(%1329) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1354 = "llvm.load"(%arg50) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1355 = "llvm.getelementptr"(%1354, %1330) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1356 = "llvm.load"(%1355) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1357 = "llvm.sext"(%1356) : (i32) -> i64
    %1358 = "llvm.getelementptr"(%1354, %1357) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1359 = "llvm.getelementptr"(%1354, %1331) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1360 = "llvm.load"(%1359) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1361 = "llvm.sext"(%1360) : (i32) -> i64
    %1362 = "llvm.getelementptr"(%1354, %1361) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1362, %1353) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1363 = "llvm.getelementptr"(%1354, %1332) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1364 = "llvm.load"(%1363) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1365 = "llvm.zext"(%1364) : (i32) -> i64
    %1366 = "llvm.alloca"(%1365) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>}> : (i64) -> !llvm.ptr
    %1367 = "llvm.alloca"(%1365) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>}> : (i64) -> !llvm.ptr
    %1368 = "llvm.alloca"(%1365) <{alignment = 16 : i64, elem_type = !llvm.ptr}> : (i64) -> !llvm.ptr
    %1369 = "llvm.shl"(%1365, %1333) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    "llvm.intr.memset"(%1366, %1334, %1369) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1370 = "llvm.mul"(%1365, %1335) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    "llvm.intr.memset"(%1367, %1334, %1370) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1371 = "llvm.icmp"(%1364, %1336) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1371, %1337, %1336)[^bb1, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1372 = "llvm.getelementptr"(%arg50, %1338) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1373 = "llvm.getelementptr"(%1354, %1339) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1374 = "llvm.getelementptr"(%1354, %1340) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1375 = "llvm.getelementptr"(%arg50, %1340) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1341)[^bb3] : (i64) -> ()
  ^bb2:  // pred: ^bb32
    %1376 = "llvm.icmp"(%arg51, %1349) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1377 = "llvm.zext"(%1364) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1341)[^bb35] : (i64) -> ()
  ^bb3(%1378: i64):  // 2 preds: ^bb1, ^bb32
    %1379 = "llvm.getelementptr"(%1358, %1378) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1380 = "llvm.load"(%1379) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1381 = "llvm.icmp"(%1380, %1342) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1381)[^bb4, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %1382 = "llvm.load"(%1372) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1383 = "llvm.load"(%1373) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1384 = "llvm.sext"(%1383) : (i32) -> i64
    %1385 = "llvm.getelementptr"(%1354, %1384) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1386 = "llvm.getelementptr"(%1379, %1332) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1387 = "llvm.load"(%1386) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1388 = "llvm.sext"(%1387) : (i32) -> i64
    %1389 = "llvm.getelementptr"(%1382, %1388) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1390 = "llvm.getelementptr"(%1379, %1338) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1391 = "llvm.load"(%1390) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1392 = "llvm.icmp"(%1391, %1343) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1392, %1389)[^bb6, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb5:  // pred: ^bb4
    %1393 = "llvm.load"(%1354) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1394 = "llvm.intr.smax"(%1393, %1344) : (i32, i32) -> i32
    %1395 = "llvm.zext"(%1394) <{nonNeg}> : (i32) -> i64
    %1396 = "llvm.getelementptr"(%1389, %1395) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1397 = "llvm.load"(%1396) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1397)[^bb6] : (!llvm.ptr) -> ()
  ^bb6(%1398: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    %1399 = "llvm.load"(%1398) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1400 = "llvm.icmp"(%1378, %1341) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1400, %1341)[^bb7, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb7:  // 2 preds: ^bb6, ^bb14
    %1401 = "llvm.load"(%1374) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1402 = "llvm.icmp"(%1401, %1336) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1402, %1401, %1343)[^bb8, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
  ^bb8:  // pred: ^bb7
    %1403 = "llvm.zext"(%1401) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1341)[^bb15] : (i64) -> ()
  ^bb9(%1404: i64):  // 2 preds: ^bb6, ^bb14
    %1405 = "llvm.getelementptr"(%1358, %1404) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1406 = "llvm.load"(%1405) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1407 = "llvm.icmp"(%1406, %1342) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1407)[^bb10, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    %1408 = "llvm.getelementptr"(%1405, %1332) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1409 = "llvm.load"(%1408) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1410 = "llvm.sext"(%1409) : (i32) -> i64
    %1411 = "llvm.getelementptr"(%1382, %1410) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1412 = "llvm.getelementptr"(%1405, %1338) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1413 = "llvm.load"(%1412) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1414 = "llvm.icmp"(%1413, %1343) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1414, %1411)[^bb12, ^bb11] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb11:  // pred: ^bb10
    %1415 = "llvm.load"(%1354) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1416 = "llvm.intr.smax"(%1415, %1344) : (i32, i32) -> i32
    %1417 = "llvm.zext"(%1416) <{nonNeg}> : (i32) -> i64
    %1418 = "llvm.getelementptr"(%1411, %1417) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1419 = "llvm.load"(%1418) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1419)[^bb12] : (!llvm.ptr) -> ()
  ^bb12(%1420: !llvm.ptr):  // 2 preds: ^bb10, ^bb11
    %1421 = "llvm.load"(%1420) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1422 = "llvm.icmp"(%1421, %1399) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1422)[^bb13, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb13:  // pred: ^bb12
    %1423 = "llvm.trunc"(%1404) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %1424 = "llvm.load"(%1374) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1425 = "llvm.add"(%1424, %1423) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%1424, %1425)[^bb21] : (i32, i32) -> ()
  ^bb14:  // 2 preds: ^bb9, ^bb12
    %1426 = "llvm.add"(%1404, %1345) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1427 = "llvm.icmp"(%1426, %1378) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1427, %1426)[^bb7, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb15(%1428: i64):  // 2 preds: ^bb8, ^bb19
    %1429 = "llvm.getelementptr"(%1385, %1428) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1430 = "llvm.load"(%1429) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1431 = "llvm.icmp"(%1430, %1342) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1431)[^bb16, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1432 = "llvm.getelementptr"(%1429, %1332) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1433 = "llvm.load"(%1432) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1434 = "llvm.sext"(%1433) : (i32) -> i64
    %1435 = "llvm.getelementptr"(%1382, %1434) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1436 = "llvm.getelementptr"(%1429, %1338) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1437 = "llvm.load"(%1436) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1438 = "llvm.icmp"(%1437, %1343) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1438, %1435)[^bb18, ^bb17] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb17:  // pred: ^bb16
    %1439 = "llvm.load"(%1354) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1440 = "llvm.intr.smax"(%1439, %1344) : (i32, i32) -> i32
    %1441 = "llvm.zext"(%1440) <{nonNeg}> : (i32) -> i64
    %1442 = "llvm.getelementptr"(%1435, %1441) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1443 = "llvm.load"(%1442) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1443)[^bb18] : (!llvm.ptr) -> ()
  ^bb18(%1444: !llvm.ptr):  // 2 preds: ^bb16, ^bb17
    %1445 = "llvm.load"(%1444) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1446 = "llvm.icmp"(%1445, %1399) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1446)[^bb20, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb19:  // 2 preds: ^bb15, ^bb18
    %1447 = "llvm.add"(%1428, %1345) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1448 = "llvm.icmp"(%1447, %1403) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1448, %1401, %1343, %1447)[^bb21, ^bb15] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i32, i64) -> ()
  ^bb20:  // pred: ^bb18
    %1449 = "llvm.trunc"(%1428) <{overflowFlags = 3 : i32}> : (i64) -> i32
    "llvm.br"(%1401, %1449)[^bb21] : (i32, i32) -> ()
  ^bb21(%1450: i32, %1451: i32):  // 4 preds: ^bb7, ^bb13, ^bb19, ^bb20
    "llvm.cond_br"(%1392, %1389)[^bb23, ^bb22] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb22:  // pred: ^bb21
    %1452 = "llvm.load"(%1354) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1453 = "llvm.intr.smax"(%1452, %1344) : (i32, i32) -> i32
    %1454 = "llvm.zext"(%1453) <{nonNeg}> : (i32) -> i64
    %1455 = "llvm.getelementptr"(%1389, %1454) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1456 = "llvm.load"(%1455) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1456)[^bb23] : (!llvm.ptr) -> ()
  ^bb23(%1457: !llvm.ptr):  // 2 preds: ^bb21, ^bb22
    %1458 = "llvm.load"(%1457) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1459 = "llvm.icmp"(%1451, %1450) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1459)[^bb25, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb24:  // pred: ^bb23
    %1460 = "llvm.sub"(%1451, %1450) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1461 = "llvm.zext"(%1460) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1461)[^bb31] : (i64) -> ()
  ^bb25:  // pred: ^bb23
    %1462 = "llvm.icmp"(%1451, %1343) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1462)[^bb26, ^bb29] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb26:  // pred: ^bb25
    %1463 = "llvm.load"(%1375) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1464 = "llvm.zext"(%1451) <{nonNeg}> : (i32) -> i64
    %1465 = "llvm.getelementptr"(%1463, %1464) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1466 = "llvm.load"(%1465) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1467 = "llvm.load"(%1466) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1468 = "llvm.icmp"(%1467, %1348) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1468, %1349)[^bb27, ^bb28] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb27:  // pred: ^bb26
    %1469 = "llvm.getelementptr"(%1466, %1340) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1470 = "llvm.load"(%1469) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1470)[^bb28] : (!llvm.ptr) -> ()
  ^bb28(%1471: !llvm.ptr):  // 2 preds: ^bb26, ^bb27
    %1472 = "llvm.getelementptr"(%1367, %1378) <{elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1473 = "llvm.getelementptr"(%1472, %1338) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1471, %1473) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1378)[^bb31] : (i64) -> ()
  ^bb29:  // pred: ^bb25
    %1474 = "llvm.icmp"(%1458, %1347) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1474, %1378)[^bb31, ^bb30] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb30:  // pred: ^bb29
    %1475 = "llvm.getelementptr"(%1367, %1378) <{elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1458, %1475) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1378)[^bb31] : (i64) -> ()
  ^bb31(%1476: i64):  // 4 preds: ^bb24, ^bb28, ^bb29, ^bb30
    %1477 = "llvm.getelementptr"(%1367, %1476) <{elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1478 = "llvm.getelementptr"(%1368, %1378) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1477, %1478) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb32] : () -> ()
  ^bb32:  // 2 preds: ^bb3, ^bb31
    %1479 = "llvm.add"(%1378, %1345) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1480 = "llvm.icmp"(%1479, %1365) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1480, %1479)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb33:  // pred: ^bb39
    %1481 = "llvm.icmp"(%arg51, %1349) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1482 = "llvm.or"(%1481, %1500) : (i1, i1) -> i1
    "llvm.cond_br"(%1482, %1500, %1498)[^bb46, ^bb34] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i1, i32) -> ()
  ^bb34:  // pred: ^bb33
    %1483 = "llvm.getelementptr"(%arg50, %1338) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1484 = "llvm.zext"(%1364) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1341)[^bb40] : (i64) -> ()
  ^bb35(%1485: i64):  // 2 preds: ^bb2, ^bb39
    %1486 = "llvm.getelementptr"(%1358, %1485) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1487 = "llvm.load"(%1486) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1488 = "llvm.icmp"(%1487, %1342) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1488)[^bb36, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb36:  // pred: ^bb35
    %1489 = "llvm.getelementptr"(%arg51, %1485) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1490 = "llvm.select"(%1376, %1349, %1489) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1491 = "llvm.getelementptr"(%1368, %1485) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1492 = "llvm.load"(%1491) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1493 = "llvm.getelementptr"(%1366, %1485) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1494 = "llvm.trunc"(%1485) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %1495 = "llvm.call"(%arg50, %1492, %1494, %1493, %1490) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1495)[^bb39] : (i32) -> ()
  ^bb37:  // pred: ^bb35
    "llvm.cond_br"(%1376, %1336)[^bb38, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb38:  // pred: ^bb37
    %1496 = "llvm.getelementptr"(%1366, %1485) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1497 = "llvm.call"(%arg50, %1486, %1496) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1497)[^bb39] : (i32) -> ()
  ^bb39(%1498: i32):  // 3 preds: ^bb36, ^bb37, ^bb38
    %1499 = "llvm.add"(%1485, %1345) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1500 = "llvm.icmp"(%1498, %1336) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1501 = "llvm.icmp"(%1499, %1377) <{predicate = 9 : i64}> : (i64, i64) -> i1
    %1502 = "llvm.select"(%1500, %1350, %1501) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1502, %1499)[^bb33, ^bb35] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb40(%1503: i64):  // 2 preds: ^bb34, ^bb45
    %1504 = "llvm.getelementptr"(%arg51, %1503) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1505 = "llvm.load"(%1504) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1505, %1349)[^bb43, ^bb41, ^bb42] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb41:  // pred: ^bb40
    %1506 = "llvm.getelementptr"(%1504, %1340) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1507 = "llvm.load"(%1506) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1508 = "llvm.getelementptr"(%1507, %1335) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1508)[^bb43] : (!llvm.ptr) -> ()
  ^bb42:  // pred: ^bb40
    %1509 = "llvm.getelementptr"(%1504, %1340) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1510 = "llvm.load"(%1509) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1510)[^bb43] : (!llvm.ptr) -> ()
  ^bb43(%1511: !llvm.ptr):  // 3 preds: ^bb40, ^bb41, ^bb42
    %1512 = "llvm.getelementptr"(%1358, %1503) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1513 = "llvm.load"(%1512) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1514 = "llvm.icmp"(%1513, %1342) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1514)[^bb45, ^bb44] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb44:  // pred: ^bb43
    %1515 = "llvm.load"(%1483) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1516 = "llvm.getelementptr"(%1512, %1332) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1517 = "llvm.load"(%1516) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1518 = "llvm.sext"(%1517) : (i32) -> i64
    %1519 = "llvm.getelementptr"(%1515, %1518) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1520 = "llvm.load"(%1511) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1521 = "llvm.getelementptr"(%1511, %1331) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1522 = "llvm.load"(%1521) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1523 = "llvm.getelementptr"(%1520, %1522) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1524 = "llvm.getelementptr"(%1512, %1340) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1525 = "llvm.load"(%1524) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1526 = "llvm.sext"(%1525) : (i32) -> i64
    "llvm.intr.memcpy"(%1523, %1519, %1526) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb45] : () -> ()
  ^bb45:  // 2 preds: ^bb43, ^bb44
    %1527 = "llvm.add"(%1503, %1345) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1528 = "llvm.icmp"(%1527, %1484) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1528, %1527, %1498)[^bb40, ^bb48] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i32) -> ()
  ^bb46(%1529: i1, %1530: i32):  // 2 preds: ^bb0, ^bb33
    %1531 = "llvm.icmp"(%arg51, %1349) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1532 = "llvm.or"(%1531, %1529) : (i1, i1) -> i1
    "llvm.cond_br"(%1532, %1530)[^bb48, ^bb47] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb47:  // pred: ^bb46
    %1533 = "llvm.call"(%1354, %1353, %1366, %arg52) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_nest, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1533)[^bb48] : (i32) -> ()
  ^bb48(%1534: i32):  // 3 preds: ^bb45, ^bb46, ^bb47
    "llvm.cond_br"(%1371, %1341)[^bb49, ^bb59] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb49(%1535: i64):  // 2 preds: ^bb48, ^bb51
    %1536 = "llvm.getelementptr"(%1366, %1535) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1537 = "llvm.load"(%1536) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1538 = "llvm.icmp"(%1537, %1351) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1538)[^bb50, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb50:  // pred: ^bb49
    %1539 = "llvm.load"(%1352) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1540 = "llvm.getelementptr"(%1536, %1340) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1541 = "llvm.load"(%1540) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1542 = "llvm.call"(%1539, %1541) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb51] : () -> ()
  ^bb51:  // 2 preds: ^bb49, ^bb50
    %1543 = "llvm.add"(%1535, %1345) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1544 = "llvm.icmp"(%1543, %1365) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1544, %1543)[^bb52, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb52:  // pred: ^bb51
    %1545 = "llvm.getelementptr"(%arg50, %1338) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1341)[^bb53] : (i64) -> ()
  ^bb53(%1546: i64):  // 2 preds: ^bb52, ^bb58
    %1547 = "llvm.getelementptr"(%1367, %1546) <{elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1548 = "llvm.getelementptr"(%1547, %1340) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1549 = "llvm.load"(%1548) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1550 = "llvm.icmp"(%1549, %1349) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1550)[^bb55, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // pred: ^bb53
    %1551 = "llvm.load"(%1352) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1552 = "llvm.call"(%1551, %1549) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb55] : () -> ()
  ^bb55:  // 2 preds: ^bb53, ^bb54
    %1553 = "llvm.load"(%1547) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1553) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1554 = "llvm.getelementptr"(%1358, %1546) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1555 = "llvm.load"(%1554) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1556 = "llvm.icmp"(%1555, %1342) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1556)[^bb56, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb56:  // pred: ^bb55
    %1557 = "llvm.getelementptr"(%1554, %1338) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1558 = "llvm.load"(%1557) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1559 = "llvm.icmp"(%1558, %1336) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1559)[^bb57, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb57:  // pred: ^bb56
    %1560 = "llvm.load"(%1545) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1561 = "llvm.getelementptr"(%1554, %1332) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1562 = "llvm.load"(%1561) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1563 = "llvm.sext"(%1562) : (i32) -> i64
    %1564 = "llvm.getelementptr"(%1560, %1563) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1565 = "llvm.load"(%1354) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1566 = "llvm.intr.smax"(%1565, %1344) : (i32, i32) -> i32
    %1567 = "llvm.zext"(%1566) <{nonNeg}> : (i32) -> i64
    %1568 = "llvm.getelementptr"(%1564, %1567) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1569 = "llvm.load"(%1568) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1569) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"()[^bb58] : () -> ()
  ^bb58:  // 3 preds: ^bb55, ^bb56, ^bb57
    %1570 = "llvm.add"(%1546, %1345) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1571 = "llvm.icmp"(%1570, %1365) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1571, %1570)[^bb59, ^bb53] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb59:  // 2 preds: ^bb48, ^bb58
    "llvm.return"(%1534) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_text", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg48: !llvm.ptr, %arg49: !llvm.ptr):
    %1313 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1314 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1315 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1316 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1317 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1318 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_6}> : () -> !llvm.ptr
    %1319 = "llvm.alloca"(%1313) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Bytes", (ptr, i64)>}> : (i32) -> !llvm.ptr
    "llvm.store"(%arg48, %1319) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1320 = "llvm.getelementptr"(%1319, %1314) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1321 = "llvm.call"(%arg48) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i64
    "llvm.store"(%1321, %1320) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1322 = "llvm.load"(%1315) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1323 = "llvm.icmp"(%1322, %1316) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1323)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1324 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1325 = "llvm.icmp"(%1324, %1316) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1325, %1317)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1326 = "llvm.load"(%1318) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1327 = "llvm.call"(%1326, %1319, %arg49) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1327)[^bb3] : (i32) -> ()
  ^bb3(%1328: i32):  // 2 preds: ^bb1, ^bb2
    "llvm.return"(%1328) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "strlen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_find_functions", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %1154 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1155 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_2}> : () -> !llvm.ptr
    %1156 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1157 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_symbols}> : () -> !llvm.ptr
    %1158 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1159 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_0}> : () -> !llvm.ptr
    %1160 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_NAMES}> : () -> !llvm.ptr
    %1161 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1162 = "llvm.getelementptr"(%1157, %1161) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1163 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_1}> : () -> !llvm.ptr
    %1164 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %1165 = "llvm.getelementptr"(%1160, %1164) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1166 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1167 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1168 = "llvm.getelementptr"(%1157, %1167) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1169 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_2}> : () -> !llvm.ptr
    %1170 = "llvm.mlir.constant"() <{value = 72 : i64}> : () -> i64
    %1171 = "llvm.getelementptr"(%1160, %1170) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1172 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1173 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1174 = "llvm.getelementptr"(%1157, %1173) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1175 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_3}> : () -> !llvm.ptr
    %1176 = "llvm.mlir.constant"() <{value = 108 : i64}> : () -> i64
    %1177 = "llvm.getelementptr"(%1160, %1176) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1178 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %1179 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1180 = "llvm.getelementptr"(%1157, %1179) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1181 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_4}> : () -> !llvm.ptr
    %1182 = "llvm.mlir.constant"() <{value = 144 : i64}> : () -> i64
    %1183 = "llvm.getelementptr"(%1160, %1182) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1184 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1185 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1186 = "llvm.getelementptr"(%1157, %1185) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1187 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_5}> : () -> !llvm.ptr
    %1188 = "llvm.mlir.constant"() <{value = 180 : i64}> : () -> i64
    %1189 = "llvm.getelementptr"(%1160, %1188) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1190 = "llvm.mlir.constant"() <{value = 5 : i64}> : () -> i64
    %1191 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1192 = "llvm.getelementptr"(%1157, %1191) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1193 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_6}> : () -> !llvm.ptr
    %1194 = "llvm.mlir.constant"() <{value = 216 : i64}> : () -> i64
    %1195 = "llvm.getelementptr"(%1160, %1194) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1196 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %1197 = "llvm.mlir.constant"() <{value = 56 : i64}> : () -> i64
    %1198 = "llvm.getelementptr"(%1157, %1197) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1199 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_7}> : () -> !llvm.ptr
    %1200 = "llvm.mlir.constant"() <{value = 252 : i64}> : () -> i64
    %1201 = "llvm.getelementptr"(%1160, %1200) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1202 = "llvm.mlir.constant"() <{value = 7 : i64}> : () -> i64
    %1203 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_GLOBALS}> : () -> !llvm.ptr
    %1204 = "llvm.mlir.constant"() <{value = 9 : i64}> : () -> i64
    %1205 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1206 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1207 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1208 = "llvm.getelementptr"(%1203, %1167) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1209 = "llvm.getelementptr"(%1205, %1161) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1210 = "llvm.getelementptr"(%1203, %1179) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1211 = "llvm.mlir.constant"() <{value = 11 : i64}> : () -> i64
    %1212 = "llvm.getelementptr"(%1205, %1167) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1213 = "llvm.getelementptr"(%1203, %1191) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1214 = "llvm.mlir.constant"() <{value = 14 : i64}> : () -> i64
    %1215 = "llvm.getelementptr"(%1205, %1173) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1216 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %1217 = "llvm.getelementptr"(%1203, %1216) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1218 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1219 = "llvm.getelementptr"(%1205, %1179) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1220 = "llvm.mlir.constant"() <{value = 80 : i64}> : () -> i64
    %1221 = "llvm.getelementptr"(%1203, %1220) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1222 = "llvm.mlir.constant"() <{value = 15 : i64}> : () -> i64
    %1223 = "llvm.getelementptr"(%1205, %1185) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1224 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1225 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_refuse_runtime_text}> : () -> !llvm.ptr
    %1226 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1227 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_3}> : () -> !llvm.ptr
    %1228 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1229 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1230 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_5}> : () -> !llvm.ptr
    %1231 = "llvm.alloca"(%1154) <{alignment = 16 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1232 = "llvm.alloca"(%1154) <{alignment = 16 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1233 = "llvm.alloca"(%1154) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Bytes", (ptr, i64)>}> : (i32) -> !llvm.ptr
    %1234 = "llvm.call"(%1155, %1156) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlopen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1235 = "llvm.load"(%1157) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1236 = "llvm.icmp"(%1235, %1158) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1236)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.store"(%1235, %1159) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb6] : () -> ()
  ^bb2:  // pred: ^bb0
    %1237 = "llvm.call"(%1234, %1160) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1237, %1159) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1238 = "llvm.icmp"(%1237, %1158) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1238, %1160)[^bb4, ^bb6] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb3(%1239: i64):  // 7 preds: ^bb8, ^bb11, ^bb14, ^bb17, ^bb20, ^bb23, ^bb26
    %1240 = "llvm.load"(%1159) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1241 = "llvm.getelementptr"(%1160, %1239) <{elem_type = !llvm.array<36 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1242 = "llvm.icmp"(%1240, %1158) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1242, %1241)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb4(%1243: !llvm.ptr):  // 2 preds: ^bb2, ^bb3
    %1244 = "llvm.call"(%1229, %1230, %1225, %1243) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (i32, ptr, ...)>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @abort, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.unreachable"() : () -> ()
  ^bb5:  // pred: ^bb3
    "llvm.store"(%1225, %1232) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1245 = "llvm.getelementptr"(%1232, %1161) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1241, %1245) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1246 = "llvm.getelementptr"(%1232, %1167) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1226, %1246) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.call"(%1240, %1227, %1232, %1228) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%1207)[^bb43] : (i32) -> ()
  ^bb6:  // 2 preds: ^bb1, ^bb2
    %1247 = "llvm.load"(%1162) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1248 = "llvm.icmp"(%1247, %1158) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1248)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    "llvm.store"(%1247, %1163) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb9] : () -> ()
  ^bb8:  // pred: ^bb6
    %1249 = "llvm.call"(%1234, %1165) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1249, %1163) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1250 = "llvm.icmp"(%1249, %1158) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1250, %1166)[^bb3, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb9:  // 2 preds: ^bb7, ^bb8
    %1251 = "llvm.load"(%1168) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1252 = "llvm.icmp"(%1251, %1158) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1252)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    "llvm.store"(%1251, %1169) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb12] : () -> ()
  ^bb11:  // pred: ^bb9
    %1253 = "llvm.call"(%1234, %1171) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1253, %1169) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1254 = "llvm.icmp"(%1253, %1158) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1254, %1172)[^bb3, ^bb12] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb12:  // 2 preds: ^bb10, ^bb11
    %1255 = "llvm.load"(%1174) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1256 = "llvm.icmp"(%1255, %1158) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1256)[^bb14, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb13:  // pred: ^bb12
    "llvm.store"(%1255, %1175) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb15] : () -> ()
  ^bb14:  // pred: ^bb12
    %1257 = "llvm.call"(%1234, %1177) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1257, %1175) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1258 = "llvm.icmp"(%1257, %1158) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1258, %1178)[^bb3, ^bb15] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb14
    %1259 = "llvm.load"(%1180) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1260 = "llvm.icmp"(%1259, %1158) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1260)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    "llvm.store"(%1259, %1181) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb18] : () -> ()
  ^bb17:  // pred: ^bb15
    %1261 = "llvm.call"(%1234, %1183) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1261, %1181) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1262 = "llvm.icmp"(%1261, %1158) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1262, %1184)[^bb3, ^bb18] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb18:  // 2 preds: ^bb16, ^bb17
    %1263 = "llvm.load"(%1186) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1264 = "llvm.icmp"(%1263, %1158) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1264)[^bb20, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb19:  // pred: ^bb18
    "llvm.store"(%1263, %1187) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb20:  // pred: ^bb18
    %1265 = "llvm.call"(%1234, %1189) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1265, %1187) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1266 = "llvm.icmp"(%1265, %1158) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1266, %1190)[^bb3, ^bb21] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb21:  // 2 preds: ^bb19, ^bb20
    %1267 = "llvm.load"(%1192) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1268 = "llvm.icmp"(%1267, %1158) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1268)[^bb23, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb22:  // pred: ^bb21
    "llvm.store"(%1267, %1193) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb24] : () -> ()
  ^bb23:  // pred: ^bb21
    %1269 = "llvm.call"(%1234, %1195) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1269, %1193) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1270 = "llvm.icmp"(%1269, %1158) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1270, %1196)[^bb3, ^bb24] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb24:  // 2 preds: ^bb22, ^bb23
    %1271 = "llvm.load"(%1198) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1272 = "llvm.icmp"(%1271, %1158) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1272)[^bb26, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb25:  // pred: ^bb24
    "llvm.store"(%1271, %1199) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb26:  // pred: ^bb24
    %1273 = "llvm.call"(%1234, %1201) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1273, %1199) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1274 = "llvm.icmp"(%1273, %1158) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1274, %1202)[^bb3, ^bb27] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb27:  // 2 preds: ^bb25, ^bb26
    %1275 = "llvm.getelementptr"(%1233, %1161) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1203, %1233) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1204, %1275) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1276 = "llvm.load"(%1169) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1277 = "llvm.call"(%1276, %1233, %1205) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1278 = "llvm.icmp"(%1277, %1206) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1278, %1207)[^bb39, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb28:  // pred: ^bb39
    "llvm.store"(%1208, %1233) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1202, %1275) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1279 = "llvm.load"(%1169) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1280 = "llvm.call"(%1279, %1233, %1209) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1281 = "llvm.icmp"(%1280, %1206) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1281, %1207)[^bb29, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb29:  // pred: ^bb28
    %1282 = "llvm.load"(%1209) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1283 = "llvm.icmp"(%1282, %1158) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1283, %1208)[^bb40, ^bb30] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb30:  // pred: ^bb29
    "llvm.store"(%1210, %1233) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1211, %1275) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1284 = "llvm.load"(%1169) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1285 = "llvm.call"(%1284, %1233, %1212) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1286 = "llvm.icmp"(%1285, %1206) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1286, %1207)[^bb31, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb31:  // pred: ^bb30
    %1287 = "llvm.load"(%1212) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1288 = "llvm.icmp"(%1287, %1158) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1288, %1210)[^bb40, ^bb32] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb32:  // pred: ^bb31
    "llvm.store"(%1213, %1233) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1214, %1275) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1289 = "llvm.load"(%1169) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1290 = "llvm.call"(%1289, %1233, %1215) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1291 = "llvm.icmp"(%1290, %1206) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1291, %1207)[^bb33, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb33:  // pred: ^bb32
    %1292 = "llvm.load"(%1215) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1293 = "llvm.icmp"(%1292, %1158) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1293, %1213)[^bb40, ^bb34] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb34:  // pred: ^bb33
    "llvm.store"(%1217, %1233) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1218, %1275) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1294 = "llvm.load"(%1169) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1295 = "llvm.call"(%1294, %1233, %1219) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1296 = "llvm.icmp"(%1295, %1206) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1296, %1207)[^bb35, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb35:  // pred: ^bb34
    %1297 = "llvm.load"(%1219) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1298 = "llvm.icmp"(%1297, %1158) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1298, %1217)[^bb40, ^bb36] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb36:  // pred: ^bb35
    "llvm.store"(%1221, %1233) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1222, %1275) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1299 = "llvm.load"(%1169) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1300 = "llvm.call"(%1299, %1233, %1223) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1301 = "llvm.icmp"(%1300, %1206) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1301, %1207)[^bb37, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb37:  // pred: ^bb36
    %1302 = "llvm.load"(%1223) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1303 = "llvm.icmp"(%1302, %1158) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1303, %1221)[^bb40, ^bb38] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb38:  // pred: ^bb37
    "llvm.store"(%1154, %1224) <{alignment = 4 : i64, ordering = 5 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%1206)[^bb43] : (i32) -> ()
  ^bb39:  // pred: ^bb27
    %1304 = "llvm.load"(%1205) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1305 = "llvm.icmp"(%1304, %1158) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1305, %1203)[^bb40, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb40(%1306: !llvm.ptr):  // 6 preds: ^bb29, ^bb31, ^bb33, ^bb35, ^bb37, ^bb39
    %1307 = "llvm.load"(%1159) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1308 = "llvm.icmp"(%1307, %1158) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1308)[^bb41, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb41:  // pred: ^bb40
    %1309 = "llvm.call"(%1229, %1230, %1225, %1306) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (i32, ptr, ...)>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @abort, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.unreachable"() : () -> ()
  ^bb42:  // pred: ^bb40
    "llvm.store"(%1225, %1231) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1310 = "llvm.getelementptr"(%1231, %1161) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1306, %1310) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1311 = "llvm.getelementptr"(%1231, %1167) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1226, %1311) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.call"(%1307, %1227, %1231, %1228) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%1207)[^bb43] : (i32) -> ()
  ^bb43(%1312: i32):  // 9 preds: ^bb5, ^bb27, ^bb28, ^bb30, ^bb32, ^bb34, ^bb36, ^bb38, ^bb42
    "llvm.return"(%1312) : (i32) -> ()
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
    %1105 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_14}> : () -> !llvm.ptr
    %1106 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1107 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_13}> : () -> !llvm.ptr
    %1108 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_12}> : () -> !llvm.ptr
    %1109 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1110 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1111 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_11}> : () -> !llvm.ptr
    %1112 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_10}> : () -> !llvm.ptr
    %1113 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_9}> : () -> !llvm.ptr
    %1114 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1115 = "llvm.mlir.constant"() <{value = 480 : i64}> : () -> i64
    %1116 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_8}> : () -> !llvm.ptr
    %1117 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_7}> : () -> !llvm.ptr
    %1118 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1119 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_6}> : () -> !llvm.ptr
    %1120 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1121 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1122 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1123 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_3}> : () -> !llvm.ptr
    %1124 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_16}> : () -> !llvm.ptr
    %1125 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %1126 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_15}> : () -> !llvm.ptr
    %1127 = "llvm.load"(%arg47) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1127)[^bb14, ^bb2, ^bb1, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb8, ^bb8, ^bb9, ^bb9, ^bb10, ^bb10, ^bb11, ^bb11, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, case_values = dense<[70, 7, 0, 1, 2, 3, 8, 11, 65, 12, 66, 71, 75, 72, 76, 74, 78]> : vector<17xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1128 = "llvm.getelementptr"(%arg47, %1109) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1129 = "llvm.load"(%1128) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1130 = "llvm.icmp"(%1129, %1120) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1130, %1129)[^bb15, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1131 = "llvm.getelementptr"(%arg47, %1109) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1132 = "llvm.load"(%1131) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1133 = "llvm.getelementptr"(%1132, %1121) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1133)[^bb3] : (!llvm.ptr) -> ()
  ^bb3(%1134: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    "llvm.call"(%arg46, %1134) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_tensor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb4:  // pred: ^bb0
    "llvm.call"(%arg46, %1119, %1106) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb5:  // pred: ^bb0
    %1135 = "llvm.getelementptr"(%arg47, %1109) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1136 = "llvm.load"(%1135) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg46, %1118, %1136) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb6:  // pred: ^bb0
    "llvm.call"(%arg46, %1117, %1106) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb7:  // pred: ^bb0
    %1137 = "llvm.getelementptr"(%arg46, %1114) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1138 = "llvm.getelementptr"(%arg47, %1109) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1139 = "llvm.load"(%1138) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    %1140 = "llvm.call"(%1137, %1115, %1116, %1139) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, f64) -> i32
    "llvm.store"(%1140, %arg46) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb8:  // 3 preds: ^bb0, ^bb0, ^bb0
    "llvm.call"(%arg46, %1113, %1106) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb9:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg46, %1112, %1106) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb10:  // 2 preds: ^bb0, ^bb0
    %1141 = "llvm.getelementptr"(%arg47, %1109) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1142 = "llvm.load"(%1141) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1143 = "llvm.getelementptr"(%1142, %1110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1144 = "llvm.load"(%1143) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg46, %1111, %1144) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb11:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg46, %1108, %1106) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb12:  // pred: ^bb0
    "llvm.call"(%arg46, %1107, %1106) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb13:  // pred: ^bb0
    "llvm.call"(%arg46, %1105, %1106) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb14:  // pred: ^bb0
    %1145 = "llvm.icmp"(%1127, %1122) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1145)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // 2 preds: ^bb1, ^bb14
    %1146 = "llvm.sext"(%1127) : (i32) -> i64
    "llvm.call"(%arg46, %1126, %1146) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb16:  // pred: ^bb14
    %1147 = "llvm.getelementptr"(%arg46, %1114) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1148 = "llvm.load"(%1123) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1149 = "llvm.call"(%1148, %1127) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1150 = "llvm.getelementptr"(%1149, %1109) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1151 = "llvm.load"(%1150) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1152 = "llvm.call"(%1147, %1115, %1124, %1151) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) -> i32
    %1153 = "llvm.intr.smin"(%1152, %1125) : (i32, i32) -> i32
    "llvm.store"(%1153, %arg46) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb17:  // 13 preds: ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb15, ^bb16
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i64, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "snprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_append_tensor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg44: !llvm.ptr, %arg45: !llvm.ptr):
    %988 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %989 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %990 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %991 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %992 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %993 = "llvm.mlir.constant"() <{value = 18 : i32}> : () -> i32
    %994 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_DTYPES}> : () -> !llvm.ptr
    %995 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %996 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_17}> : () -> !llvm.ptr
    %997 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %998 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_19}> : () -> !llvm.ptr
    %999 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1000 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1001 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1002 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1003 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_20}> : () -> !llvm.ptr
    %1004 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_21}> : () -> !llvm.ptr
    %1005 = "llvm.mlir.constant"() <{value = 2147483646 : i64}> : () -> i64
    %1006 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1007 = "llvm.mlir.constant"() <{value = -2 : i64}> : () -> i64
    %1008 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1009 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1010 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1011 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_18}> : () -> !llvm.ptr
    %1012 = "llvm.getelementptr"(%arg45, %988) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1013 = "llvm.load"(%1012) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1014 = "llvm.and"(%1013, %989) : (i32, i32) -> i32
    %1015 = "llvm.lshr"(%1013, %990) : (i32, i32) -> i32
    %1016 = "llvm.getelementptr"(%arg45, %991) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1017 = "llvm.load"(%1016) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1018 = "llvm.add"(%1017, %992) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1019 = "llvm.zext"(%1018) : (i32) -> i64
    %1020 = "llvm.alloca"(%1019) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %1021 = "llvm.icmp"(%1014, %993) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1021)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1022 = "llvm.zext"(%1014) <{nonNeg}> : (i32) -> i64
    %1023 = "llvm.getelementptr"(%994, %1022) <{elem_type = !llvm.array<20 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1024 = "llvm.lshr"(%1013, %995) : (i32, i32) -> i32
    %1025 = "llvm.and"(%1024, %989) : (i32, i32) -> i32
    %1026 = "llvm.zext"(%1025) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg44, %1023, %1026) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1027 = "llvm.icmp"(%1015, %992) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1027)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1028 = "llvm.zext"(%1015) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg44, %996, %1028) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb4] : () -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %1029 = "llvm.getelementptr"(%arg45, %997) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1030 = "llvm.load"(%1029) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1031 = "llvm.load"(%1016) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg44, %998, %999) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1032 = "llvm.icmp"(%1031, %1000) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1032)[^bb5, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1033 = "llvm.zext"(%1031) <{nonNeg}> : (i32) -> i64
    %1034 = "llvm.load"(%1030) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %1001, %1034) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1035 = "llvm.icmp"(%1031, %992) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1035, %1002)[^bb7, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb6(%1036: i64):  // 2 preds: ^bb5, ^bb6
    %1037 = "llvm.getelementptr"(%1030, %1036) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1038 = "llvm.load"(%1037) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %1003, %1038) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1039 = "llvm.add"(%1036, %1002) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1040 = "llvm.icmp"(%1039, %1033) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1040, %1039)[^bb7, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb7:  // 3 preds: ^bb4, ^bb5, ^bb6
    "llvm.call"(%arg44, %1004, %999) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1041 = "llvm.load"(%1016) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1042 = "llvm.load"(%1029) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1043 = "llvm.icmp"(%1041, %1000) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1043)[^bb8, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb8:  // pred: ^bb7
    %1044 = "llvm.zext"(%1041) <{nonNeg}> : (i32) -> i64
    %1045 = "llvm.and"(%1044, %1002) : (i64, i64) -> i64
    %1046 = "llvm.icmp"(%1041, %992) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1046, %1044, %1002, %1002)[^bb12, ^bb9] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i64, i64, i64) -> ()
  ^bb9:  // pred: ^bb8
    %1047 = "llvm.and"(%1044, %1005) : (i64, i64) -> i64
    "llvm.br"(%1044, %1002, %1002, %999)[^bb10] : (i64, i64, i64, i64) -> ()
  ^bb10(%1048: i64, %1049: i64, %1050: i64, %1051: i64):  // 2 preds: ^bb9, ^bb10
    %1052 = "llvm.add"(%1048, %1006) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1053 = "llvm.getelementptr"(%1020, %1052) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1050, %1053) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1054 = "llvm.getelementptr"(%1042, %1052) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1055 = "llvm.load"(%1054) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1056 = "llvm.intr.umax"(%1055, %1002) : (i64, i64) -> i64
    %1057 = "llvm.mul"(%1056, %1050) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1058 = "llvm.mul"(%1055, %1049) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1059 = "llvm.add"(%1048, %1007) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1060 = "llvm.getelementptr"(%1020, %1059) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1057, %1060) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1061 = "llvm.getelementptr"(%1042, %1059) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1062 = "llvm.load"(%1061) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1063 = "llvm.intr.umax"(%1062, %1002) : (i64, i64) -> i64
    %1064 = "llvm.mul"(%1063, %1057) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1065 = "llvm.mul"(%1062, %1058) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1066 = "llvm.add"(%1051, %1008) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1067 = "llvm.icmp"(%1066, %1047) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1067, %1059, %1065, %1064, %1066)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, i64, i64, i64, i64) -> ()
  ^bb11:  // pred: ^bb10
    %1068 = "llvm.icmp"(%1045, %999) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1068, %1065, %1059, %1065, %1064)[^bb13, ^bb12] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, i64, i64, i64, i64) -> ()
  ^bb12(%1069: i64, %1070: i64, %1071: i64):  // 2 preds: ^bb8, ^bb11
    %1072 = "llvm.icmp"(%1045, %999) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%1072) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %1073 = "llvm.add"(%1069, %1006) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1074 = "llvm.getelementptr"(%1020, %1073) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1071, %1074) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1075 = "llvm.getelementptr"(%1042, %1073) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1076 = "llvm.load"(%1075) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1077 = "llvm.mul"(%1076, %1070) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%1077)[^bb13] : (i64) -> ()
  ^bb13(%1078: i64):  // 2 preds: ^bb11, ^bb12
    %1079 = "llvm.icmp"(%1078, %999) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1079)[^bb22, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb14:  // pred: ^bb13
    %1080 = "llvm.getelementptr"(%arg45, %1009) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1081 = "llvm.load"(%1080) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1082 = "llvm.icmp"(%1081, %1010) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1082, %999)[^bb22, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb15(%1083: i64):  // 2 preds: ^bb14, ^bb17
    %1084 = "llvm.getelementptr"(%1042, %1083) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1085 = "llvm.load"(%1084) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1086 = "llvm.icmp"(%1085, %1002) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1086)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1087 = "llvm.getelementptr"(%1081, %1083) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1088 = "llvm.load"(%1087) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1089 = "llvm.getelementptr"(%1020, %1083) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1090 = "llvm.load"(%1089) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1091 = "llvm.icmp"(%1088, %1090) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1091)[^bb17, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // 2 preds: ^bb15, ^bb16
    %1092 = "llvm.add"(%1083, %1002) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1093 = "llvm.icmp"(%1092, %1044) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1093, %1092)[^bb22, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb18:  // pred: ^bb16
    "llvm.call"(%arg44, %1011, %999) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1094 = "llvm.load"(%1080) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1095 = "llvm.load"(%1016) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg44, %998, %999) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1096 = "llvm.icmp"(%1095, %1000) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1096)[^bb19, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb19:  // pred: ^bb18
    %1097 = "llvm.zext"(%1095) <{nonNeg}> : (i32) -> i64
    %1098 = "llvm.load"(%1094) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %1001, %1098) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1099 = "llvm.icmp"(%1095, %992) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1099, %1002)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb20(%1100: i64):  // 2 preds: ^bb19, ^bb20
    %1101 = "llvm.getelementptr"(%1094, %1100) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1102 = "llvm.load"(%1101) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %1003, %1102) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1103 = "llvm.add"(%1100, %1002) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1104 = "llvm.icmp"(%1103, %1097) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1104, %1103)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb21:  // 3 preds: ^bb18, ^bb19, ^bb20
    "llvm.call"(%arg44, %1004, %999) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb22] : () -> ()
  ^bb22:  // 5 preds: ^bb7, ^bb13, ^bb14, ^bb17, ^bb21
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_append", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg41: !llvm.ptr, %arg42: !llvm.ptr, %arg43: i64):
    %975 = "llvm.mlir.constant"() <{value = 480 : i32}> : () -> i32
    %976 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %977 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %978 = "llvm.load"(%arg41) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %979 = "llvm.sub"(%975, %978) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %980 = "llvm.getelementptr"(%arg41, %976) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %981 = "llvm.sext"(%978) : (i32) -> i64
    %982 = "llvm.getelementptr"(%980, %981) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %983 = "llvm.sext"(%979) : (i32) -> i64
    %984 = "llvm.call"(%982, %983, %arg42, %arg43) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
    %985 = "llvm.load"(%arg41) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %986 = "llvm.add"(%985, %984) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %987 = "llvm.intr.smin"(%986, %977) : (i32, i32) -> i32
    "llvm.store"(%987, %arg41) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_get_item", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg37: !llvm.ptr, %arg38: !llvm.ptr, %arg39: !llvm.ptr, %arg40: !llvm.ptr):
    %916 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %917 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %918 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %919 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %920 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %921 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %922 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %923 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %924 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %925 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %926 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %927 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %928 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_1}> : () -> !llvm.ptr
    %929 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %930 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %931 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %932 = "llvm.mlir.constant"() <{value = 484 : i64}> : () -> i64
    %933 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_24}> : () -> !llvm.ptr
    %934 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %935 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_25}> : () -> !llvm.ptr
    %936 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_0}> : () -> !llvm.ptr
    %937 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %938 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %939 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %940 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi_5}> : () -> !llvm.ptr
    %941 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %942 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %943 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %944 = "llvm.alloca"(%916) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    %945 = "llvm.alloca"(%916) <{alignment = 16 : i64, elem_type = !llvm.array<5 x ptr>}> : (i32) -> !llvm.ptr
    %946 = "llvm.alloca"(%916) <{alignment = 16 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %947 = "llvm.load"(%arg37) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%947)[^bb1, ^bb2, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%941, %arg38, %arg37, %942, %943) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%931)[^bb7] : (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb0
    "llvm.intr.memcpy"(%946, %arg37, %917) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %948 = "llvm.getelementptr"(%946, %917) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%918, %948) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %949 = "llvm.getelementptr"(%946, %919) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%920, %949) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %950 = "llvm.getelementptr"(%946, %921) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg39, %950) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %951 = "llvm.icmp"(%947, %922) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %952 = "llvm.select"(%951, %923, %924) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %953 = "llvm.icmp"(%arg39, %925) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %954 = "llvm.zext"(%953) : (i1) -> i64
    %955 = "llvm.getelementptr"(%arg40, %926) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memset"(%arg40, %927, %917) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %956 = "llvm.load"(%928) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %957 = "llvm.getelementptr"(%929, %952) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %958 = "llvm.getelementptr"(%957, %954) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %959 = "llvm.load"(%958) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %960 = "llvm.select"(%953, %930, %916) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %961 = "llvm.call"(%956, %959, %946, %960, %arg40) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %962 = "llvm.icmp"(%961, %920) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%962)[^bb5, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    "llvm.cond_br"(%953, %931)[^bb4, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.intr.memset"(%944, %927, %932) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.call"(%944, %arg37) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%arg38, %945) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %963 = "llvm.getelementptr"(%945, %926) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %964 = "llvm.getelementptr"(%944, %924) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%964, %963) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %965 = "llvm.getelementptr"(%945, %917) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%933, %965) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %966 = "llvm.getelementptr"(%945, %921) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg39, %966) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %967 = "llvm.getelementptr"(%945, %934) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%935, %967) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %968 = "llvm.load"(%936) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%968, %937, %945, %938) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%931)[^bb7] : (i32) -> ()
  ^bb5:  // pred: ^bb2
    %969 = "llvm.load"(%arg40) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %970 = "llvm.icmp"(%969, %939) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%970, %920)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb6:  // pred: ^bb5
    %971 = "llvm.load"(%940) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %972 = "llvm.load"(%955) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %973 = "llvm.call"(%971, %972) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%920)[^bb7] : (i32) -> ()
  ^bb7(%974: i32):  // 5 preds: ^bb1, ^bb3, ^bb4, ^bb5, ^bb6
    "llvm.return"(%974) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (i32, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_refuse_array", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg32: i32, %arg33: !llvm.ptr, %arg34: !llvm.ptr, %arg35: !llvm.ptr, %arg36: !llvm.ptr):
    %877 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %878 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_26}> : () -> !llvm.ptr
    %879 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %880 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %881 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_27}> : () -> !llvm.ptr
    %882 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %883 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %884 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_30}> : () -> !llvm.ptr
    %885 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %886 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %887 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %888 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_29}> : () -> !llvm.ptr
    %889 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %890 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_28}> : () -> !llvm.ptr
    %891 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %892 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %893 = "llvm.icmp"(%arg32, %877) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %894 = "llvm.select"(%893, %878, %879) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %895 = "llvm.icmp"(%arg32, %880) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %896 = "llvm.select"(%895, %881, %894) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%arg32, %896, %882)[^bb4, ^bb1, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[7, 8, 9]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i64) -> ()
  ^bb1:  // pred: ^bb0
    %897 = "llvm.getelementptr"(%arg35, %889) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %898 = "llvm.load"(%897) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %899 = "llvm.sext"(%898) : (i32) -> i64
    "llvm.br"(%890, %899)[^bb4] : (!llvm.ptr, i64) -> ()
  ^bb2:  // pred: ^bb0
    %900 = "llvm.load"(%arg34) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %901 = "llvm.icmp"(%900, %885) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %902 = "llvm.getelementptr"(%arg34, %886) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %903 = "llvm.load"(%902) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %904 = "llvm.select"(%901, %887, %882) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %905 = "llvm.getelementptr"(%903, %904) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %906 = "llvm.getelementptr"(%905, %886) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %907 = "llvm.load"(%906) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %908 = "llvm.sext"(%907) : (i32) -> i64
    "llvm.br"(%888, %908)[^bb4] : (!llvm.ptr, i64) -> ()
  ^bb3:  // pred: ^bb0
    %909 = "llvm.load"(%arg36) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %910 = "llvm.shl"(%909, %883) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %911 = "llvm.sext"(%910) : (i32) -> i64
    "llvm.br"(%884, %911)[^bb4] : (!llvm.ptr, i64) -> ()
  ^bb4(%912: !llvm.ptr, %913: i64):  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb3
    %914 = "llvm.icmp"(%arg32, %883) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %915 = "llvm.select"(%914, %891, %892) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.call"(%915, %arg33, %arg34, %912, %913) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
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

