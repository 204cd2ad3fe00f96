// Made of runtime/call/tvm_call.c by `make core`: do not edit.
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<10 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str", unnamed_addr = 0 : i64, value = "TypeError\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<5 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_1", unnamed_addr = 0 : i64, value = "%lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.struct<"mlir_abi_call_core_32.union.anon.0", (struct<"mlir_abi_call_core_32.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2126 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2127 = "llvm.mlir.zero"() : () -> !llvm.struct<"mlir_abi_call_core_32.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %2128 = "llvm.mlir.zero"() : () -> !llvm.struct<"mlir_abi_call_core_32.union.anon.0", (struct<"mlir_abi_call_core_32.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>
    "llvm.return"(%2128) : (!llvm.struct<"mlir_abi_call_core_32.union.anon.0", (struct<"mlir_abi_call_core_32.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>) -> ()
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
    %2124 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2125 = "llvm.mlir.zero"() : () -> !llvm.array<6 x ptr>
    "llvm.return"(%2125) : (!llvm.array<6 x ptr>) -> ()
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
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<12 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_32", unnamed_addr = 0 : i64, value = "MemoryError\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<29 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_33", unnamed_addr = 0 : i64, value = "no memory could be allocated\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<5 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_34", unnamed_addr = 0 : i64, value = "%llu\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<35 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_35", unnamed_addr = 0 : i64, value = "null: no memory could be allocated\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<21 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_36", unnamed_addr = 0 : i64, value = "no memory for a copy\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<31 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_37", unnamed_addr = 0 : i64, value = ", and the result has rank %lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<35 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_38", unnamed_addr = 0 : i64, value = ", and a size of the result is %lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, i32, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_call", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg73: !llvm.ptr, %arg74: !llvm.ptr, %arg75: !llvm.ptr, %arg76: i32, %arg77: !llvm.ptr):
    %1521 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1522 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1523 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1524 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1525 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1526 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1527 = "llvm.mlir.constant"() <{value = 48 : i32}> : () -> i32
    %1528 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1529 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1530 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1531 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1532 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1533 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1534 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %1535 = "llvm.mlir.constant"() <{value = 108 : i32}> : () -> i32
    %1536 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1537 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1538 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1539 = "llvm.mlir.constant"() <{value = 3.4028234663852886E+38 : f64}> : () -> f64
    %1540 = "llvm.mlir.constant"() <{value = 1.7976931348623157E+308 : f64}> : () -> f64
    %1541 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1542 = "llvm.mlir.constant"() <{value = 3.3895313892515355E+38 : f64}> : () -> f64
    %1543 = "llvm.mlir.constant"() <{value = 6.550400e+04 : f64}> : () -> f64
    %1544 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1545 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1546 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1547 = "llvm.mlir.constant"() <{value = 14 : i32}> : () -> i32
    %1548 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1549 = "llvm.mlir.constant"() <{value = -1023 : i32}> : () -> i32
    %1550 = "llvm.mlir.constant"() <{value = 1024 : i32}> : () -> i32
    %1551 = "llvm.mlir.constant"() <{value = -32768 : i16}> : () -> i16
    %1552 = "llvm.mlir.constant"() <{value = 52 : i32}> : () -> i32
    %1553 = "llvm.mlir.constant"() <{value = 4503599627370495 : i64}> : () -> i64
    %1554 = "llvm.mlir.constant"() <{value = 4503599627370496 : i64}> : () -> i64
    %1555 = "llvm.mlir.constant"() <{value = 51 : i32}> : () -> i32
    %1556 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1557 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1558 = "llvm.mlir.constant"() <{value = 9007199254740991 : i64}> : () -> i64
    %1559 = "llvm.mlir.constant"() <{value = 32768 : i64}> : () -> i64
    %1560 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1561 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1562 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1563 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1564 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1565 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1566 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1567 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %1568 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1569 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %1570 = "llvm.mlir.constant"() <{value = 56 : i32}> : () -> i32
    %1571 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1572 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1573 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1574 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1575 = "llvm.mlir.constant"() <{value = 44 : i32}> : () -> i32
    %1576 = "llvm.mlir.constant"() <{value = -2147483648 : i64}> : () -> i64
    %1577 = "llvm.mlir.constant"() <{value = 2147483648 : i64}> : () -> i64
    %1578 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_32}> : () -> !llvm.ptr
    %1579 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_3}> : () -> !llvm.ptr
    %1580 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_33}> : () -> !llvm.ptr
    %1581 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1582 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1583 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1584 = "llvm.alloca"(%1521) <{alignment = 4 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1585 = "llvm.alloca"(%1521) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>}> : (i32) -> !llvm.ptr
    %1586 = "llvm.alloca"(%1521) <{alignment = 1 : i64, elem_type = !llvm.array<1040 x i8>}> : (i32) -> !llvm.ptr
    %1587 = "llvm.alloca"(%1521) <{alignment = 4 : i64, elem_type = !llvm.array<2 x i32>}> : (i32) -> !llvm.ptr
    %1588 = "llvm.alloca"(%1521) <{alignment = 4 : i64, elem_type = !llvm.array<2 x i32>}> : (i32) -> !llvm.ptr
    %1589 = "llvm.alloca"(%1521) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %1590 = "llvm.alloca"(%1521) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %1591 = "llvm.alloca"(%1521) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1592 = "llvm.alloca"(%1521) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Call", (ptr, ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1593 = "llvm.load"(%1522) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1594 = "llvm.icmp"(%1593, %1523) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1594)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1595 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1596 = "llvm.icmp"(%1595, %1523) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1596, %1524)[^bb2, ^bb141] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1597 = "llvm.getelementptr"(%arg73, %1525) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1598 = "llvm.load"(%1597) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1599 = "llvm.getelementptr"(%arg73, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1600 = "llvm.load"(%1599) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1601 = "llvm.add"(%1600, %1598) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1602 = "llvm.icmp"(%arg76, %1601) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1603 = "llvm.icmp"(%arg76, %1598) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1604 = "llvm.or"(%1603, %1602) : (i1, i1) -> i1
    "llvm.cond_br"(%1604)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1605 = "llvm.getelementptr"(%arg73, %1527) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1606 = "llvm.load"(%1605) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1607 = "llvm.getelementptr"(%arg73, %1606) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1608 = "llvm.sext"(%arg76) : (i32) -> i64
    "llvm.call"(%1528, %1607, %1529, %1530, %1608) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1524)[^bb141] : (i32) -> ()
  ^bb4:  // pred: ^bb2
    %1609 = "llvm.getelementptr"(%arg73, %1531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1610 = "llvm.load"(%1609) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1611 = "llvm.add"(%1610, %1521) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1612 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1613 = "llvm.alloca"(%1611) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1614 = "llvm.icmp"(%1600, %1523) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1615 = "llvm.and"(%1614, %1602) : (i1, i1) -> i1
    %1616 = "llvm.getelementptr"(%arg75, %1598) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Any", (i32, i32, struct<"mlir_abi_call_core_32.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1617 = "llvm.select"(%1615, %1616, %1529) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1618 = "llvm.getelementptr"(%arg73, %1532) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1619 = "llvm.load"(%1618) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1620 = "llvm.add"(%1619, %1521) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1621 = "llvm.alloca"(%1620) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Any", (i32, i32, struct<"mlir_abi_call_core_32.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1622 = "llvm.getelementptr"(%arg73, %1533) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1623 = "llvm.load"(%1622) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1624 = "llvm.add"(%1623, %1525) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1625 = "llvm.alloca"(%1624) <{alignment = 16 : i64, elem_type = i8}> : (i32) -> !llvm.ptr
    "llvm.store"(%arg73, %1592) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1626 = "llvm.getelementptr"(%1592, %1533) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1613, %1626) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1627 = "llvm.getelementptr"(%1592, %1531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1625, %1627) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1628 = "llvm.getelementptr"(%1592, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1621, %1628) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1629 = "llvm.icmp"(%1598, %1523) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1629)[^bb5, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1630 = "llvm.getelementptr"(%arg73, %1534) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1631 = "llvm.load"(%1630) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1632 = "llvm.getelementptr"(%arg73, %1631) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1632, %1523)[^bb6] : (!llvm.ptr, i32) -> ()
  ^bb6(%1633: !llvm.ptr, %1634: i32):  // 2 preds: ^bb5, ^bb9
    %1635 = "llvm.load"(%1633) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1636 = "llvm.icmp"(%1635, %1535) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1637 = "llvm.getelementptr"(%arg75, %1634) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Any", (i32, i32, struct<"mlir_abi_call_core_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%1636)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %1638 = "llvm.getelementptr"(%1633, %1525) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1639 = "llvm.getelementptr"(%1633, %1533) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1640 = "llvm.load"(%1639) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1641 = "llvm.getelementptr"(%1613, %1640) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1637, %1641) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1638)[^bb9] : (!llvm.ptr) -> ()
  ^bb8:  // pred: ^bb6
    %1642 = "llvm.call"(%1592, %1633, %1637) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1643 = "llvm.icmp"(%1642, %1529) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1643, %1524, %1642)[^bb140, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb9(%1644: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %1645 = "llvm.add"(%1634, %1521) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1646 = "llvm.icmp"(%1645, %1598) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1646, %1644, %1645)[^bb10, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb10:  // 2 preds: ^bb4, ^bb9
    %1647 = "llvm.getelementptr"(%arg73, %1536) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1648 = "llvm.load"(%1647) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1649 = "llvm.getelementptr"(%arg73, %1648) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1650 = "llvm.load"(%1609) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1651 = "llvm.icmp"(%1650, %1523) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1651)[^bb11, ^bb112] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1652 = "llvm.getelementptr"(%1589, %1532) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1653 = "llvm.getelementptr"(%1588, %1533) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1654 = "llvm.getelementptr"(%1587, %1533) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1523)[^bb12] : (i32) -> ()
  ^bb12(%1655: i32):  // 2 preds: ^bb11, ^bb111
    %1656 = "llvm.getelementptr"(%1649, %1655) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1657 = "llvm.load"(%1626) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1658 = "llvm.getelementptr"(%1657, %1655) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1659 = "llvm.load"(%1658) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1660 = "llvm.load"(%1592) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1661 = "llvm.getelementptr"(%1656, %1537) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1662 = "llvm.load"(%1661) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1663 = "llvm.load"(%1656) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1664 = "llvm.load"(%1659) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1663)[^bb79, ^bb13, ^bb62] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[97, 102]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb13:  // pred: ^bb12
    "llvm.switch"(%1664, %1660, %1521)[^bb61, ^bb14, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i32) -> ()
  ^bb14:  // pred: ^bb13
    %1665 = "llvm.getelementptr"(%1659, %1531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1666 = "llvm.load"(%1665) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1667 = "llvm.getelementptr"(%1666, %1532) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1667)[^bb16] : (!llvm.ptr) -> ()
  ^bb15:  // pred: ^bb13
    %1668 = "llvm.getelementptr"(%1659, %1531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1669 = "llvm.load"(%1668) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1670 = "llvm.icmp"(%1669, %1529) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1670, %1660, %1521, %1669)[^bb61, ^bb16] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb16(%1671: !llvm.ptr):  // 2 preds: ^bb14, ^bb15
    %1672 = "llvm.load"(%1627) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1673 = "llvm.getelementptr"(%1656, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1674 = "llvm.load"(%1673) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1675 = "llvm.getelementptr"(%1672, %1674) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1676 = "llvm.getelementptr"(%1656, %1525) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1677 = "llvm.load"(%1676) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1678 = "llvm.icmp"(%1677, %1523) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1678, %1675)[^bb17, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb17:  // pred: ^bb16
    %1679 = "llvm.getelementptr"(%1656, %1562) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1680 = "llvm.load"(%1679) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1681 = "llvm.getelementptr"(%1672, %1680) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1682 = "llvm.getelementptr"(%1671, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1683 = "llvm.load"(%1682) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1684 = "llvm.load"(%1660) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1684)[^bb19, ^bb20, ^bb18] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb18:  // pred: ^bb17
    "llvm.store"(%1683, %1675) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb19:  // pred: ^bb17
    %1685 = "llvm.trunc"(%1683) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%1685, %1675) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb20:  // pred: ^bb17
    %1686 = "llvm.sext"(%1683) : (i32) -> i64
    "llvm.store"(%1686, %1675) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb21:  // 3 preds: ^bb18, ^bb19, ^bb20
    %1687 = "llvm.load"(%1660) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1688 = "llvm.intr.smax"(%1687, %1533) : (i32, i32) -> i32
    %1689 = "llvm.getelementptr"(%1675, %1688) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1681, %1689) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1681)[^bb22] : (!llvm.ptr) -> ()
  ^bb22(%1690: !llvm.ptr):  // 2 preds: ^bb16, ^bb21
    %1691 = "llvm.load"(%1660) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1692 = "llvm.icmp"(%1691, %1531) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1692)[^bb23, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb23:  // pred: ^bb22
    "llvm.intr.memcpy"(%1590, %1671, %1537) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %1693 = "llvm.call"(%1660, %1656, %1590, %1690) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1693)[^bb47] : (i32) -> ()
  ^bb24:  // pred: ^bb22
    %1694 = "llvm.getelementptr"(%1671, %1525) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1695 = "llvm.load"(%1694) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1696 = "llvm.getelementptr"(%1656, %1533) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1697 = "llvm.load"(%1696) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1698 = "llvm.icmp"(%1695, %1697) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1698, %1538)[^bb25, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb25:  // pred: ^bb24
    %1699 = "llvm.getelementptr"(%1671, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1700 = "llvm.load"(%1699) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1701 = "llvm.load"(%1676) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1702 = "llvm.icmp"(%1701, %1523) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1702)[^bb26, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb26:  // pred: ^bb25
    %1703 = "llvm.icmp"(%1700, %1564) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1703, %1563)[^bb46, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb27:  // pred: ^bb25
    %1704 = "llvm.icmp"(%1700, %1701) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1704, %1563)[^bb28, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb28:  // 2 preds: ^bb26, ^bb27
    %1705 = "llvm.getelementptr"(%1656, %1534) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1706 = "llvm.load"(%1705) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1707 = "llvm.getelementptr"(%1660, %1706) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1708 = "llvm.getelementptr"(%1671, %1562) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1709 = "llvm.load"(%1708) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1710 = "llvm.icmp"(%1700, %1523) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1710, %1523, %1565)[^bb29, ^bb41] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb29:  // pred: ^bb28
    %1711 = "llvm.getelementptr"(%1707, %1531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1712 = "llvm.getelementptr"(%1656, %1566) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1713 = "llvm.getelementptr"(%1711, %1700) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1714 = "llvm.getelementptr"(%1671, %1532) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1715 = "llvm.getelementptr"(%1656, %1532) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1716 = "llvm.getelementptr"(%1690, %1531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1523, %1700, %1556, %1523)[^bb30] : (i32, i32, i64, i32) -> ()
  ^bb30(%1717: i32, %1718: i32, %1719: i64, %1720: i32):  // 2 preds: ^bb29, ^bb39
    %1721 = "llvm.add"(%1718, %1524) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1722 = "llvm.getelementptr"(%1709, %1721) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1723 = "llvm.load"(%1722) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1724 = "llvm.load"(%1712) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1725 = "llvm.icmp"(%1724, %1523) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1725, %1719)[^bb32, ^bb31] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb31:  // pred: ^bb30
    %1726 = "llvm.getelementptr"(%1713, %1721) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1727 = "llvm.load"(%1726) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1727)[^bb32] : (i64) -> ()
  ^bb32(%1728: i64):  // 2 preds: ^bb30, ^bb31
    %1729 = "llvm.icmp"(%1728, %1567) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1730 = "llvm.select"(%1729, %1728, %1719) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1702)[^bb34, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb33:  // pred: ^bb32
    %1731 = "llvm.getelementptr"(%1707, %1718) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1732 = "llvm.load"(%1731) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1733 = "llvm.icmp"(%1732, %1567) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1734 = "llvm.icmp"(%1732, %1723) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1735 = "llvm.select"(%1733, %1565, %1734) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1735, %1533)[^bb34, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb34:  // 2 preds: ^bb32, ^bb33
    %1736 = "llvm.icmp"(%1723, %1556) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1736, %1720, %1730)[^bb35, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb35:  // pred: ^bb34
    %1737 = "llvm.load"(%1714) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1738 = "llvm.icmp"(%1737, %1529) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1738, %1720, %1730)[^bb39, ^bb36] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb36:  // pred: ^bb35
    %1739 = "llvm.getelementptr"(%1737, %1721) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1740 = "llvm.load"(%1739) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1741 = "llvm.icmp"(%1740, %1728) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1742 = "llvm.or"(%1729, %1741) : (i1, i1) -> i1
    %1743 = "llvm.select"(%1741, %1720, %1568) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1744 = "llvm.select"(%1741, %1730, %1740) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1742, %1743, %1744)[^bb39, ^bb37] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb37:  // pred: ^bb36
    %1745 = "llvm.load"(%1715) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1746 = "llvm.icmp"(%1745, %1523) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1747 = "llvm.icmp"(%1740, %1561) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1748 = "llvm.or"(%1747, %1746) : (i1, i1) -> i1
    "llvm.cond_br"(%1748, %1720, %1740)[^bb39, ^bb38] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb38:  // pred: ^bb37
    "llvm.br"(%1569, %1561)[^bb39] : (i32, i64) -> ()
  ^bb39(%1749: i32, %1750: i64):  // 5 preds: ^bb34, ^bb35, ^bb36, ^bb37, ^bb38
    %1751 = "llvm.shl"(%1718, %1563) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1752 = "llvm.getelementptr"(%1716, %1751) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1723, %1752) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1753 = "llvm.add"(%1718, %1700) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %1754 = "llvm.shl"(%1753, %1563) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1755 = "llvm.getelementptr"(%1716, %1754) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1750, %1755) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1756 = "llvm.icmp"(%1723, %1561) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1757 = "llvm.zext"(%1756) : (i1) -> i32
    %1758 = "llvm.or"(%1717, %1757) : (i32, i32) -> i32
    %1759 = "llvm.intr.umax"(%1723, %1556) : (i64, i64) -> i64
    %1760 = "llvm.mul"(%1759, %1719) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1761 = "llvm.icmp"(%1718, %1521) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1761, %1758, %1721, %1760, %1749)[^bb30, ^bb40] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i32, i32, i64, i32) -> ()
  ^bb40:  // pred: ^bb39
    %1762 = "llvm.icmp"(%1758, %1523) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%1749, %1762)[^bb41] : (i32, i1) -> ()
  ^bb41(%1763: i32, %1764: i1):  // 2 preds: ^bb28, ^bb40
    %1765 = "llvm.getelementptr"(%1671, %1533) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1766 = "llvm.load"(%1765) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1766, %1531)[^bb46, ^bb42, ^bb42, ^bb42] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb42:  // 3 preds: ^bb41, ^bb41, ^bb41
    %1767 = "llvm.load"(%1671) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1768 = "llvm.ptrtoint"(%1767) : (!llvm.ptr) -> i32
    %1769 = "llvm.getelementptr"(%1671, %1566) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1770 = "llvm.load"(%1769) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1771 = "llvm.trunc"(%1770) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1772 = "llvm.add"(%1771, %1768) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%1772, %1690) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1773 = "llvm.load"(%1707) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1774 = "llvm.getelementptr"(%1656, %1531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1775 = "llvm.load"(%1774) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1776 = "llvm.trunc"(%1773) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1777 = "llvm.mul"(%1775, %1776) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1778 = "llvm.sub"(%1772, %1777) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1779 = "llvm.getelementptr"(%1690, %1533) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1778, %1779) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1780 = "llvm.getelementptr"(%1690, %1531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1781 = "llvm.load"(%1707) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%1781, %1780) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%1764)[^bb45, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb43:  // pred: ^bb42
    %1782 = "llvm.getelementptr"(%1671, %1532) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1783 = "llvm.load"(%1782) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1784 = "llvm.icmp"(%1783, %1529) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1784, %1523)[^bb46, ^bb44] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb44:  // pred: ^bb43
    "llvm.intr.memcpy"(%1589, %1671, %1537) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.store"(%1529, %1652) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1785 = "llvm.call"(%1660, %1656, %1589, %1690) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1785)[^bb46] : (i32) -> ()
  ^bb45:  // pred: ^bb42
    %1786 = "llvm.getelementptr"(%1656, %1536) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1787 = "llvm.load"(%1786) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1788 = "llvm.add"(%1787, %1524) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1789 = "llvm.and"(%1788, %1778) : (i32, i32) -> i32
    %1790 = "llvm.icmp"(%1789, %1523) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1791 = "llvm.select"(%1790, %1763, %1544) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%1791)[^bb46] : (i32) -> ()
  ^bb46(%1792: i32):  // 8 preds: ^bb24, ^bb26, ^bb27, ^bb33, ^bb41, ^bb43, ^bb44, ^bb45
    "llvm.br"(%1792)[^bb47] : (i32) -> ()
  ^bb47(%1793: i32):  // 2 preds: ^bb23, ^bb46
    %1794 = "llvm.icmp"(%1793, %1523) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1795 = "llvm.load"(%1592) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.cond_br"(%1794, %1795, %1793)[^bb48, ^bb61] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb48:  // pred: ^bb47
    %1796 = "llvm.load"(%1627) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1797 = "llvm.getelementptr"(%1795, %1570) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1798 = "llvm.load"(%1797) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1799 = "llvm.icmp"(%1655, %1798) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1799)[^bb59, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb49:  // pred: ^bb48
    %1800 = "llvm.getelementptr"(%1795, %1536) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1801 = "llvm.load"(%1800) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1802 = "llvm.getelementptr"(%1795, %1801) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1803 = "llvm.icmp"(%1655, %1523) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1803)[^bb59, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb50:  // pred: ^bb49
    %1804 = "llvm.getelementptr"(%1802, %1655) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1805 = "llvm.getelementptr"(%1804, %1532) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1523)[^bb51] : (i32) -> ()
  ^bb51(%1806: i32):  // 2 preds: ^bb50, ^bb58
    %1807 = "llvm.getelementptr"(%1802, %1806) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1808 = "llvm.load"(%1807) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1809 = "llvm.icmp"(%1808, %1571) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1809)[^bb52, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb52:  // pred: ^bb51
    %1810 = "llvm.load"(%1805) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1811 = "llvm.icmp"(%1810, %1538) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1811)[^bb54, ^bb53] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb53:  // pred: ^bb52
    %1812 = "llvm.getelementptr"(%1807, %1532) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1813 = "llvm.load"(%1812) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1814 = "llvm.icmp"(%1813, %1538) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1814)[^bb54, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // 2 preds: ^bb52, ^bb53
    %1815 = "llvm.call"(%1795, %1804, %1796, %1587) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1816 = "llvm.icmp"(%1815, %1523) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1816)[^bb59, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb55:  // pred: ^bb54
    %1817 = "llvm.call"(%1795, %1807, %1796, %1588) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1818 = "llvm.icmp"(%1817, %1523) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1818)[^bb58, ^bb56] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb56:  // pred: ^bb55
    %1819 = "llvm.load"(%1587) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1820 = "llvm.load"(%1653) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1821 = "llvm.icmp"(%1819, %1820) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1821)[^bb57, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb57:  // pred: ^bb56
    %1822 = "llvm.load"(%1588) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1823 = "llvm.load"(%1654) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1824 = "llvm.icmp"(%1822, %1823) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1824)[^bb60, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb58:  // 5 preds: ^bb51, ^bb53, ^bb55, ^bb56, ^bb57
    %1825 = "llvm.add"(%1806, %1521) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1826 = "llvm.icmp"(%1825, %1655) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1826, %1825)[^bb59, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb59:  // 4 preds: ^bb48, ^bb49, ^bb54, ^bb58
    "llvm.br"()[^bb111] : () -> ()
  ^bb60:  // pred: ^bb57
    "llvm.br"(%1795, %1526)[^bb61] : (!llvm.ptr, i32) -> ()
  ^bb61(%1827: !llvm.ptr, %1828: i32):  // 4 preds: ^bb13, ^bb15, ^bb47, ^bb60
    %1829 = "llvm.getelementptr"(%1660, %1662) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1828, %1829, %1659, %1656, %1827) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1524)[^bb140] : (i32) -> ()
  ^bb62:  // pred: ^bb12
    %1830 = "llvm.add"(%1664, %1524) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1831 = "llvm.icmp"(%1830, %1538) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1831)[^bb64, ^bb63] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb63:  // pred: ^bb62
    "llvm.switch"(%1664, %1521)[^bb107, ^bb65, ^bb102, ^bb103] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[3, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb64:  // pred: ^bb62
    %1832 = "llvm.getelementptr"(%1659, %1531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1833 = "llvm.load"(%1832) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1834 = "llvm.sitofp"(%1833) : (i64) -> f64
    "llvm.br"(%1834)[^bb66] : (f64) -> ()
  ^bb65:  // pred: ^bb63
    %1835 = "llvm.getelementptr"(%1659, %1531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1836 = "llvm.load"(%1835) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%1836)[^bb66] : (f64) -> ()
  ^bb66(%1837: f64):  // 2 preds: ^bb64, ^bb65
    %1838 = "llvm.load"(%1627) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1839 = "llvm.getelementptr"(%1656, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1840 = "llvm.load"(%1839) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1841 = "llvm.getelementptr"(%1838, %1840) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1842 = "llvm.getelementptr"(%1656, %1531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1843 = "llvm.load"(%1842) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1843)[^bb68, ^bb67, ^bb69] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb67:  // pred: ^bb66
    "llvm.store"(%1837, %1841) <{alignment = 1 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"()[^bb111] : () -> ()
  ^bb68:  // pred: ^bb66
    %1844 = "llvm.getelementptr"(%1656, %1533) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1845 = "llvm.load"(%1844) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1846 = "llvm.and"(%1845, %1541) : (i32, i32) -> i32
    %1847 = "llvm.icmp"(%1846, %1533) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1848 = "llvm.select"(%1847, %1542, %1543) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %1849 = "llvm.intr.fabs"(%1837) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %1850 = "llvm.fcmp"(%1849, %1848) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %1851 = "llvm.fcmp"(%1849, %1540) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %1852 = "llvm.and"(%1851, %1850) : (i1, i1) -> i1
    "llvm.cond_br"(%1852)[^bb110, ^bb71] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb69:  // pred: ^bb66
    %1853 = "llvm.intr.fabs"(%1837) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %1854 = "llvm.fcmp"(%1853, %1539) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %1855 = "llvm.fcmp"(%1853, %1540) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %1856 = "llvm.and"(%1854, %1855) : (i1, i1) -> i1
    "llvm.cond_br"(%1856)[^bb110, ^bb70] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb70:  // pred: ^bb69
    %1857 = "llvm.fptrunc"(%1837) : (f64) -> f32
    "llvm.store"(%1857, %1841) <{alignment = 1 : i64, ordering = 0 : i64}> : (f32, !llvm.ptr) -> ()
    "llvm.br"()[^bb111] : () -> ()
  ^bb71:  // pred: ^bb68
    %1858 = "llvm.select"(%1847, %1544, %1545) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1859 = "llvm.bitcast"(%1837) : (f64) -> i64
    %1860 = "llvm.lshr"(%1859, %1546) : (i64, i64) -> i64
    %1861 = "llvm.bitcast"(%1849) : (f64) -> i64
    %1862 = "llvm.sub"(%1547, %1858) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1863 = "llvm.shl"(%1524, %1862) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1864 = "llvm.add"(%1863, %1538) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1865 = "llvm.lshr"(%1861, %1548) : (i64, i64) -> i64
    %1866 = "llvm.trunc"(%1865) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %1867 = "llvm.add"(%1866, %1549) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1868 = "llvm.zext"(%1858) <{nonNeg}> : (i32) -> i64
    %1869 = "llvm.icmp"(%1867, %1550) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1869)[^bb72, ^bb73] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb72:  // pred: ^bb71
    %1870 = "llvm.xor"(%1858, %1560) : (i32, i32) -> i32
    %1871 = "llvm.shl"(%1524, %1870) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1872 = "llvm.xor"(%1871, %1524) : (i32, i32) -> i32
    %1873 = "llvm.zext"(%1872) <{nonNeg}> : (i32) -> i64
    %1874 = "llvm.shl"(%1873, %1868) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1875 = "llvm.and"(%1860, %1559) : (i64, i64) -> i64
    %1876 = "llvm.or"(%1874, %1875) : (i64, i64) -> i64
    %1877 = "llvm.and"(%1861, %1553) : (i64, i64) -> i64
    %1878 = "llvm.icmp"(%1877, %1561) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1879 = "llvm.add"(%1858, %1524) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1880 = "llvm.shl"(%1521, %1879) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1881 = "llvm.zext"(%1880) <{nonNeg}> : (i32) -> i64
    %1882 = "llvm.select"(%1878, %1561, %1881) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1883 = "llvm.or"(%1876, %1882) : (i64, i64) -> i64
    %1884 = "llvm.trunc"(%1883) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%1884)[^bb78] : (i16) -> ()
  ^bb73:  // pred: ^bb71
    %1885 = "llvm.trunc"(%1860) <{overflowFlags = 2 : i32}> : (i64) -> i16
    %1886 = "llvm.and"(%1885, %1551) : (i16, i16) -> i16
    %1887 = "llvm.icmp"(%1867, %1864) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %1888 = "llvm.sub"(%1864, %1867) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1889 = "llvm.select"(%1887, %1888, %1523) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1890 = "llvm.sub"(%1889, %1858) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1891 = "llvm.icmp"(%1890, %1538) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1891, %1886)[^bb78, ^bb74] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i16) -> ()
  ^bb74:  // pred: ^bb73
    %1892 = "llvm.add"(%1890, %1552) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1893 = "llvm.and"(%1861, %1553) : (i64, i64) -> i64
    %1894 = "llvm.or"(%1893, %1554) <{isDisjoint}> : (i64, i64) -> i64
    %1895 = "llvm.add"(%1890, %1555) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1896 = "llvm.zext"(%1895) <{nonNeg}> : (i32) -> i64
    %1897 = "llvm.shl"(%1556, %1896) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %1898 = "llvm.zext"(%1892) <{nonNeg}> : (i32) -> i64
    %1899 = "llvm.lshr"(%1894, %1898) : (i64, i64) -> i64
    %1900 = "llvm.shl"(%1557, %1896) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1901 = "llvm.add"(%1900, %1558) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %1902 = "llvm.and"(%1901, %1894) : (i64, i64) -> i64
    %1903 = "llvm.icmp"(%1902, %1897) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1903, %1521)[^bb77, ^bb75] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb75:  // pred: ^bb74
    %1904 = "llvm.icmp"(%1902, %1897) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1904, %1523)[^bb76, ^bb77] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb76:  // pred: ^bb75
    %1905 = "llvm.trunc"(%1899) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1906 = "llvm.and"(%1905, %1521) : (i32, i32) -> i32
    "llvm.br"(%1906)[^bb77] : (i32) -> ()
  ^bb77(%1907: i32):  // 3 preds: ^bb74, ^bb75, ^bb76
    %1908 = "llvm.zext"(%1907) <{nonNeg}> : (i32) -> i64
    %1909 = "llvm.sub"(%1867, %1864) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1910 = "llvm.select"(%1887, %1523, %1909) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1911 = "llvm.zext"(%1910) : (i32) -> i64
    %1912 = "llvm.and"(%1860, %1559) : (i64, i64) -> i64
    %1913 = "llvm.shl"(%1911, %1868) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1914 = "llvm.add"(%1899, %1913) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1915 = "llvm.add"(%1914, %1908) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1916 = "llvm.or"(%1915, %1912) : (i64, i64) -> i64
    %1917 = "llvm.trunc"(%1916) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%1917)[^bb78] : (i16) -> ()
  ^bb78(%1918: i16):  // 3 preds: ^bb72, ^bb73, ^bb77
    "llvm.store"(%1918, %1841) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb111] : () -> ()
  ^bb79:  // pred: ^bb12
    %1919 = "llvm.add"(%1664, %1524) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1920 = "llvm.icmp"(%1919, %1538) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1920)[^bb80, ^bb96] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb80:  // pred: ^bb79
    %1921 = "llvm.getelementptr"(%1659, %1531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1922 = "llvm.load"(%1921) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1923 = "llvm.load"(%1627) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1924 = "llvm.getelementptr"(%1656, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1925 = "llvm.load"(%1924) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1926 = "llvm.getelementptr"(%1923, %1925) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1927 = "llvm.getelementptr"(%1656, %1531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1928 = "llvm.load"(%1927) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1928)[^bb83, ^bb81, ^bb84, ^bb82] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 8, 4]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb81:  // pred: ^bb80
    %1929 = "llvm.trunc"(%1922) <{overflowFlags = 0 : i32}> : (i64) -> i8
    "llvm.store"(%1929, %1926) <{alignment = 1 : i64, ordering = 0 : i64}> : (i8, !llvm.ptr) -> ()
    "llvm.br"()[^bb85] : () -> ()
  ^bb82:  // pred: ^bb80
    %1930 = "llvm.trunc"(%1922) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%1930, %1926) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb85] : () -> ()
  ^bb83:  // pred: ^bb80
    %1931 = "llvm.trunc"(%1922) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%1931, %1926) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb85] : () -> ()
  ^bb84:  // pred: ^bb80
    "llvm.store"(%1922, %1926) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb85] : () -> ()
  ^bb85:  // 4 preds: ^bb81, ^bb82, ^bb83, ^bb84
    %1932 = "llvm.load"(%1924) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1933 = "llvm.getelementptr"(%1923, %1932) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1934 = "llvm.load"(%1933) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %1935 = "llvm.zext"(%1934) : (i8) -> i64
    %1936 = "llvm.load"(%1656) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1937 = "llvm.icmp"(%1936, %1573) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1937)[^bb86, ^bb87] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb86:  // pred: ^bb85
    %1938 = "llvm.and"(%1935, %1556) : (i64, i64) -> i64
    "llvm.br"(%1938)[^bb95] : (i64) -> ()
  ^bb87:  // pred: ^bb85
    %1939 = "llvm.load"(%1927) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1940 = "llvm.icmp"(%1939, %1521) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1940, %1935)[^bb88, ^bb92] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb88:  // pred: ^bb87
    "llvm.switch"(%1939)[^bb91, ^bb89, ^bb90] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb89:  // pred: ^bb88
    %1941 = "llvm.load"(%1933) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1941)[^bb92] : (i64) -> ()
  ^bb90:  // pred: ^bb88
    %1942 = "llvm.load"(%1933) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1943 = "llvm.sext"(%1942) : (i32) -> i64
    "llvm.br"(%1943)[^bb92] : (i64) -> ()
  ^bb91:  // pred: ^bb88
    %1944 = "llvm.load"(%1933) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1945 = "llvm.sext"(%1944) : (i16) -> i64
    "llvm.br"(%1945)[^bb92] : (i64) -> ()
  ^bb92(%1946: i64):  // 4 preds: ^bb87, ^bb89, ^bb90, ^bb91
    %1947 = "llvm.shl"(%1939, %1563) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1948 = "llvm.sub"(%1564, %1947) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1949 = "llvm.icmp"(%1936, %1572) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1950 = "llvm.zext"(%1948) : (i32) -> i64
    "llvm.cond_br"(%1949)[^bb93, ^bb94] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb93:  // pred: ^bb92
    %1951 = "llvm.lshr"(%1574, %1950) : (i64, i64) -> i64
    %1952 = "llvm.and"(%1946, %1951) : (i64, i64) -> i64
    "llvm.br"(%1952)[^bb95] : (i64) -> ()
  ^bb94:  // pred: ^bb92
    %1953 = "llvm.shl"(%1946, %1950) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1954 = "llvm.ashr"(%1953, %1950) <{isExact}> : (i64, i64) -> i64
    "llvm.br"(%1954)[^bb95] : (i64) -> ()
  ^bb95(%1955: i64):  // 3 preds: ^bb86, ^bb93, ^bb94
    %1956 = "llvm.icmp"(%1955, %1922) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1956)[^bb109, ^bb110] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb96:  // pred: ^bb79
    "llvm.switch"(%1664, %1521)[^bb107, ^bb97, ^bb102, ^bb103] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[78, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb97:  // pred: ^bb96
    %1957 = "llvm.getelementptr"(%1659, %1531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1958 = "llvm.load"(%1957) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1959 = "llvm.getelementptr"(%1958, %1532) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1960 = "llvm.icmp"(%1663, %1572) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1960)[^bb98, ^bb110] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb98:  // pred: ^bb97
    %1961 = "llvm.getelementptr"(%1656, %1531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1962 = "llvm.load"(%1961) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1963 = "llvm.icmp"(%1962, %1531) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1963)[^bb99, ^bb110] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb99:  // pred: ^bb98
    %1964 = "llvm.load"(%1959) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1965 = "llvm.icmp"(%1964, %1557) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1965)[^bb100, ^bb110] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb100:  // pred: ^bb99
    %1966 = "llvm.getelementptr"(%1958, %1537) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1967 = "llvm.load"(%1966) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1968 = "llvm.icmp"(%1967, %1561) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1968)[^bb101, ^bb110] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb101:  // pred: ^bb100
    %1969 = "llvm.load"(%1627) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1970 = "llvm.getelementptr"(%1656, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1971 = "llvm.load"(%1970) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1972 = "llvm.getelementptr"(%1969, %1971) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1973 = "llvm.getelementptr"(%1958, %1566) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1974 = "llvm.load"(%1973) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%1974, %1972) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb111] : () -> ()
  ^bb102:  // 2 preds: ^bb63, ^bb96
    %1975 = "llvm.getelementptr"(%1659, %1531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1976 = "llvm.load"(%1975) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1977 = "llvm.getelementptr"(%1976, %1532) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1977)[^bb104] : (!llvm.ptr) -> ()
  ^bb103:  // 2 preds: ^bb63, ^bb96
    %1978 = "llvm.getelementptr"(%1659, %1531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1979 = "llvm.load"(%1978) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1980 = "llvm.icmp"(%1979, %1529) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1980, %1521, %1979)[^bb107, ^bb104] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb104(%1981: !llvm.ptr):  // 2 preds: ^bb102, ^bb103
    %1982 = "llvm.getelementptr"(%1981, %1525) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1983 = "llvm.load"(%1982) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1984 = "llvm.getelementptr"(%1656, %1533) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1985 = "llvm.load"(%1984) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1986 = "llvm.icmp"(%1983, %1985) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1986, %1538)[^bb105, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb105:  // pred: ^bb104
    %1987 = "llvm.getelementptr"(%1981, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1988 = "llvm.load"(%1987) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1989 = "llvm.icmp"(%1988, %1523) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1989, %1538)[^bb106, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb106:  // pred: ^bb105
    %1990 = "llvm.getelementptr"(%1981, %1533) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1991 = "llvm.load"(%1990) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1991, %1531)[^bb107, ^bb108, ^bb108, ^bb108] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb107(%1992: i32):  // 6 preds: ^bb63, ^bb96, ^bb103, ^bb104, ^bb105, ^bb106
    %1993 = "llvm.getelementptr"(%1660, %1662) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1992, %1993, %1659, %1656, %1660) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1524)[^bb140] : (i32) -> ()
  ^bb108:  // 3 preds: ^bb106, ^bb106, ^bb106
    %1994 = "llvm.load"(%1627) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1995 = "llvm.getelementptr"(%1656, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1996 = "llvm.load"(%1995) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1997 = "llvm.getelementptr"(%1994, %1996) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1998 = "llvm.load"(%1981) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1999 = "llvm.getelementptr"(%1981, %1566) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2000 = "llvm.load"(%1999) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2001 = "llvm.trunc"(%2000) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2002 = "llvm.getelementptr"(%1998, %2001) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2003 = "llvm.getelementptr"(%1656, %1531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2004 = "llvm.load"(%2003) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.memcpy"(%1997, %2002, %2004) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb111] : () -> ()
  ^bb109:  // pred: ^bb95
    %2005 = "llvm.icmp"(%1936, %1572) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2006 = "llvm.icmp"(%1922, %1561) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %2007 = "llvm.and"(%2006, %2005) : (i1, i1) -> i1
    "llvm.cond_br"(%2007)[^bb110, ^bb111] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb110:  // 8 preds: ^bb68, ^bb69, ^bb95, ^bb97, ^bb98, ^bb99, ^bb100, ^bb109
    %2008 = "llvm.getelementptr"(%1660, %1662) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1583, %2008, %1659, %1581, %1561) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1524)[^bb140] : (i32) -> ()
  ^bb111:  // 7 preds: ^bb59, ^bb67, ^bb70, ^bb78, ^bb101, ^bb108, ^bb109
    %2009 = "llvm.add"(%1655, %1521) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2010 = "llvm.load"(%1609) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2011 = "llvm.icmp"(%2009, %2010) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2011, %2009)[^bb12, ^bb112] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb112:  // 2 preds: ^bb10, ^bb111
    %2012 = "llvm.getelementptr"(%arg73, %1575) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2013 = "llvm.load"(%2012) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2014 = "llvm.getelementptr"(%arg73, %2013) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2015 = "llvm.getelementptr"(%arg73, %1562) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2016 = "llvm.load"(%2015) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2017 = "llvm.icmp"(%2016, %1523) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2017, %1523)[^bb113, ^bb121] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb113(%2018: i32):  // 2 preds: ^bb112, ^bb120
    %2019 = "llvm.getelementptr"(%2014, %2018) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Condition", (struct<"mlir_abi_call_core_32.struct.Sum", (i32, i32)>, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2020 = "llvm.getelementptr"(%2019, %1533) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2021 = "llvm.load"(%2020) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2022 = "llvm.getelementptr"(%arg73, %2021) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2023 = "llvm.getelementptr"(%2019, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2024 = "llvm.load"(%2023) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2025 = "llvm.sext"(%2024) : (i32) -> i64
    %2026 = "llvm.icmp"(%2024, %1523) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2027 = "llvm.load"(%2019) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2028 = "llvm.icmp"(%2027, %1523) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2026)[^bb115, ^bb114] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb114:  // pred: ^bb113
    "llvm.cond_br"(%2028, %1523, %1561)[^bb118, ^bb120] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb115:  // pred: ^bb113
    "llvm.cond_br"(%2028, %1523, %1561, %1561)[^bb116, ^bb117] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i64, i64) -> ()
  ^bb116(%2029: i32, %2030: i64):  // 2 preds: ^bb115, ^bb116
    %2031 = "llvm.getelementptr"(%2022, %2029) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2032 = "llvm.call"(%arg73, %1625, %2031) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %2033 = "llvm.intr.smax"(%2032, %1576) : (i64, i64) -> i64
    %2034 = "llvm.intr.smin"(%2033, %1577) : (i64, i64) -> i64
    %2035 = "llvm.load"(%2031) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2036 = "llvm.mul"(%2034, %2035) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2037 = "llvm.add"(%2036, %2030) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2038 = "llvm.add"(%2029, %1521) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2039 = "llvm.icmp"(%2038, %2027) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2039, %2037, %2038, %2037)[^bb117, ^bb116] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i64) -> ()
  ^bb117(%2040: i64):  // 2 preds: ^bb115, ^bb116
    %2041 = "llvm.getelementptr"(%2019, %1531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2042 = "llvm.load"(%2041) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2043 = "llvm.icmp"(%2042, %1523) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2044 = "llvm.icmp"(%2040, %1574) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %2045 = "llvm.icmp"(%2040, %1561) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2046 = "llvm.select"(%2043, %2045, %2044) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2046)[^bb120, ^bb123] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb118(%2047: i32, %2048: i64):  // 2 preds: ^bb114, ^bb118
    %2049 = "llvm.getelementptr"(%2022, %2047) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2050 = "llvm.call"(%arg73, %1625, %2049) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %2051 = "llvm.srem"(%2050, %2025) : (i64, i64) -> i64
    %2052 = "llvm.load"(%2049) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2053 = "llvm.mul"(%2052, %2051) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2054 = "llvm.add"(%2053, %2048) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2055 = "llvm.srem"(%2054, %2025) : (i64, i64) -> i64
    %2056 = "llvm.add"(%2047, %1521) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2057 = "llvm.icmp"(%2056, %2027) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2057, %2056, %2055)[^bb119, ^bb118] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb119:  // pred: ^bb118
    %2058 = "llvm.icmp"(%2055, %1561) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2058)[^bb120, ^bb123] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb120:  // 3 preds: ^bb114, ^bb117, ^bb119
    %2059 = "llvm.add"(%2018, %1521) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2060 = "llvm.icmp"(%2059, %2016) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2060, %2059)[^bb121, ^bb113] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb121:  // 2 preds: ^bb112, ^bb120
    %2061 = "llvm.icmp"(%1617, %1529) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %2062 = "llvm.icmp"(%1600, %1523) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %2063 = "llvm.and"(%2061, %2062) : (i1, i1) -> i1
    "llvm.cond_br"(%2063)[^bb122, ^bb133] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb122:  // pred: ^bb121
    %2064 = "llvm.getelementptr"(%arg73, %1566) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2065 = "llvm.load"(%2064) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2066 = "llvm.getelementptr"(%arg73, %2065) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2067 = "llvm.getelementptr"(%1585, %1527) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2068 = "llvm.getelementptr"(%1585, %1525) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2069 = "llvm.getelementptr"(%1585, %1531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2070 = "llvm.getelementptr"(%1585, %1536) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2071 = "llvm.getelementptr"(%1585, %1566) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2072 = "llvm.getelementptr"(%1585, %1532) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2073 = "llvm.getelementptr"(%1585, %1575) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2074 = "llvm.getelementptr"(%1585, %1534) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1523)[^bb124] : (i32) -> ()
  ^bb123:  // 2 preds: ^bb117, ^bb119
    "llvm.call"(%1592, %2019) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_sizes, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1524)[^bb140] : (i32) -> ()
  ^bb124(%2075: i32):  // 2 preds: ^bb122, ^bb132
    %2076 = "llvm.getelementptr"(%1616, %2075) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Any", (i32, i32, struct<"mlir_abi_call_core_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2077 = "llvm.getelementptr"(%2066, %2075) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memcpy"(%1585, %2077, %1552) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %2078 = "llvm.load"(%2067) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2079 = "llvm.load"(%2076) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2079, %1529)[^bb127, ^bb125, ^bb126] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb125:  // pred: ^bb124
    %2080 = "llvm.getelementptr"(%2076, %1531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2081 = "llvm.load"(%2080) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2082 = "llvm.getelementptr"(%2081, %1532) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%2082)[^bb127] : (!llvm.ptr) -> ()
  ^bb126:  // pred: ^bb124
    %2083 = "llvm.getelementptr"(%2076, %1531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2084 = "llvm.load"(%2083) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%2084)[^bb127] : (!llvm.ptr) -> ()
  ^bb127(%2085: !llvm.ptr):  // 3 preds: ^bb124, ^bb125, ^bb126
    %2086 = "llvm.load"(%1585) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2087 = "llvm.icmp"(%2086, %1571) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2087)[^bb129, ^bb128] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb128:  // pred: ^bb127
    "llvm.store"(%1523, %2068) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2088 = "llvm.load"(%2069) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2088, %2070) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb129] : () -> ()
  ^bb129:  // 2 preds: ^bb127, ^bb128
    "llvm.store"(%1523, %2071) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1521, %2072) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2089 = "llvm.load"(%2073) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2089, %2074) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2090 = "llvm.icmp"(%2085, %1529) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2090, %1521)[^bb131, ^bb130] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb130:  // pred: ^bb129
    %2091 = "llvm.call"(%arg73, %1585, %2085, %1586) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2092 = "llvm.icmp"(%2091, %1523) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2092, %2091)[^bb132, ^bb131] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb131(%2093: i32):  // 2 preds: ^bb129, ^bb130
    %2094 = "llvm.getelementptr"(%arg73, %2078) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%2093, %2094, %2076, %1585, %arg73) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1524)[^bb140] : (i32) -> ()
  ^bb132:  // pred: ^bb130
    %2095 = "llvm.add"(%2075, %1521) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2096 = "llvm.icmp"(%2095, %1600) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2096, %2095)[^bb124, ^bb133] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb133:  // 2 preds: ^bb121, ^bb132
    %2097 = "llvm.call"(%arg74, %1625, %1591, %1529) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2098 = "llvm.icmp"(%2097, %1523) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2098)[^bb135, ^bb134] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb134:  // pred: ^bb133
    %2099 = "llvm.load"(%1591) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2100 = "llvm.icmp"(%2097, %1538) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2101 = "llvm.select"(%2100, %1578, %1579) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %2102 = "llvm.getelementptr"(%arg73, %1552) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2103 = "llvm.load"(%2102) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2104 = "llvm.getelementptr"(%arg73, %2103) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2105 = "llvm.select"(%2100, %1580, %2099) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%2104, %1584) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2106 = "llvm.getelementptr"(%1584, %1533) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2105, %2106) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2107 = "llvm.getelementptr"(%1584, %1531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1581, %2107) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2108 = "llvm.load"(%1582) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%2108, %2101, %1584, %1563) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%1524)[^bb140] : (i32) -> ()
  ^bb135:  // pred: ^bb133
    "llvm.cond_br"(%1614, %1523)[^bb136, ^bb140] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb136:  // pred: ^bb135
    %2109 = "llvm.getelementptr"(%arg73, %1566) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2110 = "llvm.load"(%2109) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2111 = "llvm.getelementptr"(%arg73, %2110) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2112 = "llvm.getelementptr"(%arg73, %1537) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2113 = "llvm.load"(%2112) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2114 = "llvm.getelementptr"(%arg73, %2113) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2115 = "llvm.load"(%2114) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2116 = "llvm.icmp"(%2115, %1535) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2116)[^bb137, ^bb139] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb137:  // pred: ^bb136
    %2117 = "llvm.load"(%2111) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2118 = "llvm.icmp"(%2117, %1571) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2119 = "llvm.or"(%2061, %2118) : (i1, i1) -> i1
    "llvm.cond_br"(%2119)[^bb139, ^bb138] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb138:  // pred: ^bb137
    %2120 = "llvm.call"(%1592, %2111, %arg77) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2120)[^bb140] : (i32) -> ()
  ^bb139:  // 2 preds: ^bb136, ^bb137
    %2121 = "llvm.call"(%1592, %1617, %arg77) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_results, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2121)[^bb140] : (i32) -> ()
  ^bb140(%2122: i32):  // 10 preds: ^bb8, ^bb61, ^bb107, ^bb110, ^bb123, ^bb131, ^bb134, ^bb135, ^bb138, ^bb139
    "llvm.intr.stackrestore"(%1612) : (!llvm.ptr) -> ()
    "llvm.br"(%2122)[^bb141] : (i32) -> ()
  ^bb141(%2123: i32):  // 3 preds: ^bb1, ^bb3, ^bb140
    "llvm.return"(%2123) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg68: !llvm.ptr, %arg69: !llvm.ptr, %arg70: !llvm.ptr, %arg71: !llvm.ptr, %arg72: i64):
    %1501 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1502 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1503 = "llvm.mlir.constant"() <{value = 484 : i32}> : () -> i32
    %1504 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1505 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1506 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1507 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1508 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1509 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1510 = "llvm.alloca"(%1501) <{alignment = 4 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1511 = "llvm.alloca"(%1501) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%1511, %1502, %1503) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %1512 = "llvm.icmp"(%arg70, %1504) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1512)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%1511, %arg70) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1513 = "llvm.call"(%1504, %1505, %arg71, %arg72) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %1514 = "llvm.add"(%1513, %1501) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1515 = "llvm.alloca"(%1514) <{alignment = 1 : i64, elem_type = i8}> : (i32) -> !llvm.ptr
    %1516 = "llvm.call"(%1515, %1514, %arg71, %arg72) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %1517 = "llvm.getelementptr"(%1511, %1506) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg69, %1510) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1518 = "llvm.getelementptr"(%1510, %1506) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1517, %1518) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1519 = "llvm.getelementptr"(%1510, %1507) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1515, %1519) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1520 = "llvm.load"(%1508) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1520, %arg68, %1510, %1509) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<ptr (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_flatten", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg65: !llvm.ptr, %arg66: !llvm.ptr, %arg67: !llvm.ptr):
    %1400 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1401 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1402 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1403 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1404 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1405 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1406 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1407 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1408 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1409 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1410 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1411 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1412 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1413 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1414 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1415 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %1416 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1417 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1418 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1419 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1420 = "llvm.getelementptr"(%1419, %1406) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1421 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1422 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1423 = "llvm.getelementptr"(%1419, %1413) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1424 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_23}> : () -> !llvm.ptr
    %1425 = "llvm.alloca"(%1400) <{alignment = 8 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi_call_core_32.struct.Any", (i32, i32, struct<"mlir_abi_call_core_32.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %1426 = "llvm.alloca"(%1400) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Any", (i32, i32, struct<"mlir_abi_call_core_32.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1427 = "llvm.getelementptr"(%arg66, %1401) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1428 = "llvm.load"(%arg65) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1429 = "llvm.getelementptr"(%arg66, %1402) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1430 = "llvm.load"(%1429) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1431 = "llvm.getelementptr"(%1428, %1430) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1432 = "llvm.load"(%arg66) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1432)[^bb1, ^bb2, ^bb3, ^bb5] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[108, 110, 115]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1433 = "llvm.getelementptr"(%arg66, %1406) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1434 = "llvm.getelementptr"(%arg65, %1402) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1407, %1427)[^bb10] : (i32, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1435 = "llvm.getelementptr"(%arg65, %1406) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1436 = "llvm.load"(%1435) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1437 = "llvm.getelementptr"(%arg66, %1406) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1438 = "llvm.load"(%1437) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1439 = "llvm.getelementptr"(%1436, %1438) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg67, %1439) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1427)[^bb21] : (!llvm.ptr) -> ()
  ^bb3:  // pred: ^bb0
    %1440 = "llvm.load"(%arg67) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1441 = "llvm.icmp"(%1440, %1407) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1441, %1427)[^bb21, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%1403, %1431, %arg67, %1411, %1412) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1410)[^bb21] : (!llvm.ptr) -> ()
  ^bb5:  // pred: ^bb0
    %1442 = "llvm.load"(%arg67) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1442, %1403)[^bb7, ^bb6, ^bb6] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[75, 71]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb6:  // 2 preds: ^bb5, ^bb5
    %1443 = "llvm.getelementptr"(%arg67, %1404) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1444 = "llvm.load"(%1443) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1445 = "llvm.getelementptr"(%1444, %1405) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1446 = "llvm.load"(%1445) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1447 = "llvm.getelementptr"(%arg66, %1406) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1448 = "llvm.load"(%1447) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1449 = "llvm.sext"(%1448) : (i32) -> i64
    %1450 = "llvm.icmp"(%1446, %1449) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1450, %1407, %1427, %1408)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, !llvm.ptr, !llvm.ptr) -> ()
  ^bb7(%1451: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    "llvm.call"(%1451, %1431, %arg67, %1411, %1412) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1410)[^bb21] : (!llvm.ptr) -> ()
  ^bb8(%1452: i32, %1453: !llvm.ptr):  // 2 preds: ^bb6, ^bb9
    %1454 = "llvm.load"(%1447) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1455 = "llvm.icmp"(%1452, %1454) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1455, %1453)[^bb9, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb9:  // pred: ^bb8
    %1456 = "llvm.load"(%1443) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1457 = "llvm.getelementptr"(%1456, %1409) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1458 = "llvm.load"(%1457) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1459 = "llvm.getelementptr"(%1458, %1452) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Any", (i32, i32, struct<"mlir_abi_call_core_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1460 = "llvm.call"(%arg65, %1453, %1459) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1461 = "llvm.add"(%1452, %1400) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1462 = "llvm.icmp"(%1460, %1410) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1462, %1410, %1461, %1460)[^bb21, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb10(%1463: i32, %1464: !llvm.ptr):  // 2 preds: ^bb1, ^bb12
    %1465 = "llvm.load"(%1433) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1466 = "llvm.icmp"(%1463, %1465) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1466)[^bb11, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1467 = "llvm.load"(%1434) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1468 = "llvm.getelementptr"(%1467, %1401) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1468, %1434) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1469 = "llvm.load"(%arg65) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1470 = "llvm.getelementptr"(%1464, %1404) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1471 = "llvm.load"(%1470) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1472 = "llvm.getelementptr"(%1469, %1471) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1473 = "llvm.call"(%arg67, %1431, %1472, %1467) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_get_item, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1474 = "llvm.icmp"(%1473, %1407) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1474, %1410)[^bb12, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %1475 = "llvm.call"(%arg65, %1464, %1467) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1476 = "llvm.add"(%1463, %1400) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1477 = "llvm.icmp"(%1475, %1410) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1477, %1410, %1476, %1475)[^bb21, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb13:  // pred: ^bb10
    %1478 = "llvm.load"(%arg67) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1478)[^bb14, ^bb15, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    "llvm.call"(%1403, %1431, %arg67, %1411, %1412) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb18] : () -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb13
    "llvm.intr.memcpy"(%1425, %arg67, %1401) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %1479 = "llvm.getelementptr"(%1425, %1401) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1404, %1479) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1480 = "llvm.getelementptr"(%1425, %1413) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1407, %1480) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1481 = "llvm.getelementptr"(%1425, %1409) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1410, %1481) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1482 = "llvm.getelementptr"(%1425, %1414) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1407, %1482) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1483 = "llvm.icmp"(%1478, %1415) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1484 = "llvm.select"(%1483, %1416, %1406) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1485 = "llvm.getelementptr"(%1426, %1404) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memset"(%1426, %1417, %1418) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1486 = "llvm.load"(%1420) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1487 = "llvm.getelementptr"(%1421, %1484) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1488 = "llvm.load"(%1487) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1489 = "llvm.call"(%1486, %1488, %1425, %1400, %1426) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %1490 = "llvm.icmp"(%1489, %1407) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1490)[^bb16, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1491 = "llvm.load"(%1426) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1492 = "llvm.icmp"(%1491, %1422) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1492)[^bb17, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // pred: ^bb16
    %1493 = "llvm.load"(%1423) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1494 = "llvm.load"(%1485) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1495 = "llvm.call"(%1493, %1494) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb19] : () -> ()
  ^bb18:  // 2 preds: ^bb14, ^bb15
    "llvm.br"(%1410)[^bb21] : (!llvm.ptr) -> ()
  ^bb19:  // 2 preds: ^bb16, ^bb17
    %1496 = "llvm.load"(%1485) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1497 = "llvm.load"(%1433) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1498 = "llvm.sext"(%1497) : (i32) -> i64
    %1499 = "llvm.icmp"(%1496, %1498) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1499, %1464)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    "llvm.call"(%1408, %1431, %arg67, %1424, %1496) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1410)[^bb21] : (!llvm.ptr) -> ()
  ^bb21(%1500: !llvm.ptr):  // 11 preds: ^bb2, ^bb3, ^bb4, ^bb7, ^bb8, ^bb9, ^bb11, ^bb12, ^bb18, ^bb19, ^bb20
    "llvm.return"(%1500) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse_sizes", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg63: !llvm.ptr, %arg64: !llvm.ptr):
    %1362 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1363 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1364 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1365 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1366 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1367 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %1368 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1369 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1370 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1371 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1372 = "llvm.load"(%arg63) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1373 = "llvm.getelementptr"(%arg64, %1362) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1374 = "llvm.load"(%1373) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1375 = "llvm.getelementptr"(%1372, %1374) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1376 = "llvm.getelementptr"(%arg64, %1363) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1377 = "llvm.load"(%1376) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1378 = "llvm.icmp"(%1377, %1364) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1378, %1365, %1377)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1379 = "llvm.getelementptr"(%1372, %1366) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1380 = "llvm.load"(%1379) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1381 = "llvm.getelementptr"(%1372, %1380) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1382 = "llvm.getelementptr"(%1375, %1367) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1383 = "llvm.load"(%1382) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1384 = "llvm.getelementptr"(%1381, %1383) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1385 = "llvm.getelementptr"(%1384, %1368) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1386 = "llvm.load"(%1385) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1387 = "llvm.getelementptr"(%arg63, %1362) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1388 = "llvm.load"(%1387) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1389 = "llvm.getelementptr"(%1388, %1383) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1390 = "llvm.load"(%1389) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1390, %1386)[^bb2] : (!llvm.ptr, i32) -> ()
  ^bb2(%1391: !llvm.ptr, %1392: i32):  // 2 preds: ^bb0, ^bb1
    %1393 = "llvm.getelementptr"(%1372, %1392) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1394 = "llvm.getelementptr"(%arg63, %1369) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1395 = "llvm.load"(%1394) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1396 = "llvm.call"(%1372, %1395, %1375) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %1397 = "llvm.getelementptr"(%arg64, %1370) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1398 = "llvm.load"(%1397) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1399 = "llvm.getelementptr"(%1372, %1398) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1371, %1393, %1391, %1399, %1396) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_number", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg60: !llvm.ptr, %arg61: !llvm.ptr, %arg62: !llvm.ptr):
    %1247 = "llvm.mlir.constant"() <{value = 102 : i32}> : () -> i32
    %1248 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1249 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1250 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1251 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1252 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1253 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1254 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1255 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1256 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1257 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1258 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1259 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1260 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1261 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_34}> : () -> !llvm.ptr
    %1262 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1263 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1264 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1265 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1266 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1267 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1268 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1269 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1270 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1271 = "llvm.mlir.constant"() <{value = 65535 : i32}> : () -> i32
    %1272 = "llvm.mlir.constant"() <{value = -1 : i16}> : () -> i16
    %1273 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %1274 = "llvm.mlir.constant"() <{value = -1.000000e+00 : f64}> : () -> f64
    %1275 = "llvm.mlir.constant"() <{value = 1023 : i32}> : () -> i32
    %1276 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1277 = "llvm.mlir.constant"() <{value = 0x7FF0000000000000 : f64}> : () -> f64
    %1278 = "llvm.mlir.constant"() <{value = 0x7FF8000000000000 : f64}> : () -> f64
    %1279 = "llvm.load"(%arg61) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1280 = "llvm.icmp"(%1279, %1247) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1281 = "llvm.getelementptr"(%arg60, %1248) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1282 = "llvm.load"(%1281) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1283 = "llvm.getelementptr"(%arg61, %1249) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1284 = "llvm.load"(%1283) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1285 = "llvm.getelementptr"(%1282, %1284) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%1280)[^bb1, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1286 = "llvm.getelementptr"(%arg61, %1248) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1287 = "llvm.load"(%1286) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1287)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %1288 = "llvm.load"(%1285) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%1288)[^bb7] : (f64) -> ()
  ^bb3:  // pred: ^bb1
    %1289 = "llvm.load"(%1285) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %1290 = "llvm.fpext"(%1289) : (f32) -> f64
    "llvm.br"(%1290)[^bb7] : (f64) -> ()
  ^bb4:  // pred: ^bb1
    %1291 = "llvm.load"(%1285) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1292 = "llvm.getelementptr"(%arg61, %1265) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1293 = "llvm.load"(%1292) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1294 = "llvm.and"(%1293, %1267) : (i32, i32) -> i32
    %1295 = "llvm.icmp"(%1294, %1265) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1296 = "llvm.select"(%1295, %1268, %1269) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1297 = "llvm.xor"(%1296, %1270) : (i32, i32) -> i32
    %1298 = "llvm.shl"(%1262, %1297) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1299 = "llvm.xor"(%1298, %1262) : (i32, i32) -> i32
    %1300 = "llvm.zext"(%1291) : (i16) -> i32
    %1301 = "llvm.lshr"(%1300, %1296) : (i32, i32) -> i32
    %1302 = "llvm.and"(%1301, %1299) : (i32, i32) -> i32
    %1303 = "llvm.shl"(%1251, %1296) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1304 = "llvm.add"(%1303, %1271) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1305 = "llvm.and"(%1304, %1300) : (i32, i32) -> i32
    %1306 = "llvm.icmp"(%1291, %1272) <{predicate = 4 : i64}> : (i16, i16) -> i1
    %1307 = "llvm.select"(%1306, %1273, %1274) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %1308 = "llvm.icmp"(%1302, %1299) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1308)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1309 = "llvm.icmp"(%1305, %1266) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1310 = "llvm.fmul"(%1307, %1277) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1311 = "llvm.select"(%1309, %1310, %1278) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    "llvm.br"(%1311)[^bb7] : (f64) -> ()
  ^bb6:  // pred: ^bb4
    %1312 = "llvm.lshr"(%1299, %1251) : (i32, i32) -> i32
    %1313 = "llvm.icmp"(%1302, %1266) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1314 = "llvm.select"(%1313, %1266, %1303) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1315 = "llvm.add"(%1314, %1305) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1316 = "llvm.uitofp"(%1315) <{nonNeg}> : (i32) -> f64
    %1317 = "llvm.fmul"(%1307, %1316) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1318 = "llvm.intr.umax"(%1302, %1251) : (i32, i32) -> i32
    %1319 = "llvm.xor"(%1296, %1275) : (i32, i32) -> i32
    %1320 = "llvm.sub"(%1319, %1312) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1321 = "llvm.add"(%1320, %1318) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1322 = "llvm.zext"(%1321) <{nonNeg}> : (i32) -> i64
    %1323 = "llvm.shl"(%1322, %1276) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1324 = "llvm.bitcast"(%1323) : (i64) -> f64
    %1325 = "llvm.fmul"(%1317, %1324) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    "llvm.br"(%1325)[^bb7] : (f64) -> ()
  ^bb7(%1326: f64):  // 4 preds: ^bb2, ^bb3, ^bb5, ^bb6
    "llvm.store"(%1252, %arg62) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1327 = "llvm.getelementptr"(%arg62, %1265) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1266, %1327) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1328 = "llvm.getelementptr"(%arg62, %1248) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1326, %1328) <{alignment = 8 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"(%1266)[^bb18] : (i32) -> ()
  ^bb8:  // pred: ^bb0
    %1329 = "llvm.load"(%1285) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %1330 = "llvm.zext"(%1329) : (i8) -> i64
    %1331 = "llvm.icmp"(%1279, %1250) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1331)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %1332 = "llvm.and"(%1330, %1263) : (i64, i64) -> i64
    "llvm.br"(%1264, %1332)[^bb17] : (i32, i64) -> ()
  ^bb10:  // pred: ^bb8
    %1333 = "llvm.getelementptr"(%arg61, %1248) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1334 = "llvm.load"(%1333) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1335 = "llvm.icmp"(%1334, %1251) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1335, %1330)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb11:  // pred: ^bb10
    "llvm.switch"(%1334)[^bb14, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb12:  // pred: ^bb11
    %1336 = "llvm.load"(%1285) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1336)[^bb15] : (i64) -> ()
  ^bb13:  // pred: ^bb11
    %1337 = "llvm.load"(%1285) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1338 = "llvm.sext"(%1337) : (i32) -> i64
    "llvm.br"(%1338)[^bb15] : (i64) -> ()
  ^bb14:  // pred: ^bb11
    %1339 = "llvm.load"(%1285) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1340 = "llvm.sext"(%1339) : (i16) -> i64
    "llvm.br"(%1340)[^bb15] : (i64) -> ()
  ^bb15(%1341: i64):  // 4 preds: ^bb10, ^bb12, ^bb13, ^bb14
    %1342 = "llvm.shl"(%1334, %1252) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1343 = "llvm.sub"(%1253, %1342) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1344 = "llvm.icmp"(%1279, %1254) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1345 = "llvm.zext"(%1343) : (i32) -> i64
    %1346 = "llvm.shl"(%1341, %1345) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1347 = "llvm.ashr"(%1346, %1345) <{isExact}> : (i64, i64) -> i64
    %1348 = "llvm.lshr"(%1255, %1345) : (i64, i64) -> i64
    %1349 = "llvm.and"(%1341, %1348) : (i64, i64) -> i64
    %1350 = "llvm.select"(%1344, %1349, %1347) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1351 = "llvm.icmp"(%1350, %1256) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %1352 = "llvm.select"(%1344, %1351, %1257) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1352, %1251, %1350)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb16:  // pred: ^bb15
    %1353 = "llvm.load"(%arg60) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1354 = "llvm.getelementptr"(%arg61, %1258) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1355 = "llvm.load"(%1354) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1356 = "llvm.getelementptr"(%1353, %1355) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1259, %1356, %1260, %1261, %1349) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1262)[^bb18] : (i32) -> ()
  ^bb17(%1357: i32, %1358: i64):  // 2 preds: ^bb9, ^bb15
    "llvm.store"(%1357, %arg62) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1359 = "llvm.getelementptr"(%arg62, %1265) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1266, %1359) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1360 = "llvm.getelementptr"(%arg62, %1248) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1358, %1360) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%1266)[^bb18] : (i32) -> ()
  ^bb18(%1361: i32):  // 3 preds: ^bb7, ^bb16, ^bb17
    "llvm.return"(%1361) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_results", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg57: !llvm.ptr, %arg58: !llvm.ptr, %arg59: !llvm.ptr):
    %1029 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1030 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1031 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1032 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1033 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1034 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1035 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1036 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1037 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1038 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1039 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1040 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1041 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1042 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1043 = "llvm.mlir.constant"() <{value = -559038737 : i32}> : () -> i32
    %1044 = "llvm.inttoptr"(%1043) : (i32) -> !llvm.ptr
    %1045 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %1046 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1047 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1048 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1049 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1050 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1051 = "llvm.getelementptr"(%1050, %1049) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1052 = "llvm.alloca"(%1029) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1053 = "llvm.load"(%arg57) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1054 = "llvm.getelementptr"(%1053, %1030) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1055 = "llvm.load"(%1054) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1056 = "llvm.getelementptr"(%1053, %1055) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1057 = "llvm.getelementptr"(%1053, %1031) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1058 = "llvm.load"(%1057) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1059 = "llvm.getelementptr"(%1053, %1058) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1059, %1052) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1060 = "llvm.getelementptr"(%1053, %1032) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1061 = "llvm.load"(%1060) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1062 = "llvm.alloca"(%1061) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Any", (i32, i32, struct<"mlir_abi_call_core_32.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1063 = "llvm.alloca"(%1061) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Block", (ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1064 = "llvm.alloca"(%1061) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1065 = "llvm.icmp"(%1061, %1033) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1065, %1033, %1034)[^bb1, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb1:  // pred: ^bb0
    %1066 = "llvm.getelementptr"(%arg57, %1035) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1067 = "llvm.getelementptr"(%1053, %1036) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1068 = "llvm.getelementptr"(%1053, %1035) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1069 = "llvm.getelementptr"(%arg57, %1037) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1070 = "llvm.shl"(%1061, %1037) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    "llvm.intr.memset"(%1062, %1038, %1070) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    "llvm.br"(%1033)[^bb3] : (i32) -> ()
  ^bb2:  // pred: ^bb38
    %1071 = "llvm.icmp"(%arg58, %1039) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1072 = "llvm.getelementptr"(%arg57, %1035) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1033)[^bb39] : (i32) -> ()
  ^bb3(%1073: i32):  // 2 preds: ^bb1, ^bb38
    %1074 = "llvm.getelementptr"(%1063, %1073) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1039, %1074) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1075 = "llvm.getelementptr"(%1074, %1037) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1039, %1075) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1076 = "llvm.getelementptr"(%1074, %1035) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1039, %1076) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1077 = "llvm.getelementptr"(%1056, %1073) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1078 = "llvm.load"(%1077) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1079 = "llvm.icmp"(%1078, %1040) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1079)[^bb4, ^bb38] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %1080 = "llvm.load"(%1066) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1081 = "llvm.load"(%1067) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1082 = "llvm.getelementptr"(%1053, %1081) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1083 = "llvm.getelementptr"(%1077, %1032) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1084 = "llvm.load"(%1083) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1085 = "llvm.getelementptr"(%1080, %1084) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1086 = "llvm.getelementptr"(%1077, %1041) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1087 = "llvm.load"(%1086) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1088 = "llvm.icmp"(%1087, %1042) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1088, %1085)[^bb6, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb5:  // pred: ^bb4
    %1089 = "llvm.load"(%1053) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1090 = "llvm.intr.smax"(%1089, %1037) : (i32, i32) -> i32
    %1091 = "llvm.getelementptr"(%1085, %1090) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1092 = "llvm.load"(%1091) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1092)[^bb6] : (!llvm.ptr) -> ()
  ^bb6(%1093: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    %1094 = "llvm.icmp"(%1093, %1039) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1094, %1039)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb7:  // pred: ^bb6
    %1095 = "llvm.load"(%1093) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1095)[^bb8] : (!llvm.ptr) -> ()
  ^bb8(%1096: !llvm.ptr):  // 2 preds: ^bb6, ^bb7
    %1097 = "llvm.icmp"(%1073, %1033) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1097, %1033)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb9:  // 2 preds: ^bb8, ^bb17
    %1098 = "llvm.load"(%1068) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1099 = "llvm.icmp"(%1098, %1033) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1099, %1033, %1098, %1042)[^bb18, ^bb25] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i32, i32) -> ()
  ^bb10(%1100: i32):  // 2 preds: ^bb8, ^bb17
    %1101 = "llvm.getelementptr"(%1056, %1100) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1102 = "llvm.load"(%1101) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1103 = "llvm.icmp"(%1102, %1040) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1103)[^bb11, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1104 = "llvm.getelementptr"(%1101, %1032) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1105 = "llvm.load"(%1104) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1106 = "llvm.getelementptr"(%1080, %1105) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1107 = "llvm.getelementptr"(%1101, %1041) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1108 = "llvm.load"(%1107) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1109 = "llvm.icmp"(%1108, %1042) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1109, %1106)[^bb13, ^bb12] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %1110 = "llvm.load"(%1053) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1111 = "llvm.intr.smax"(%1110, %1037) : (i32, i32) -> i32
    %1112 = "llvm.getelementptr"(%1106, %1111) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1113 = "llvm.load"(%1112) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1113)[^bb13] : (!llvm.ptr) -> ()
  ^bb13(%1114: !llvm.ptr):  // 2 preds: ^bb11, ^bb12
    %1115 = "llvm.icmp"(%1114, %1039) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1115, %1039)[^bb15, ^bb14] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb14:  // pred: ^bb13
    %1116 = "llvm.load"(%1114) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1116)[^bb15] : (!llvm.ptr) -> ()
  ^bb15(%1117: !llvm.ptr):  // 2 preds: ^bb13, ^bb14
    %1118 = "llvm.icmp"(%1117, %1096) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1118)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1119 = "llvm.load"(%1068) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1120 = "llvm.add"(%1119, %1100) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%1119, %1120)[^bb25] : (i32, i32) -> ()
  ^bb17:  // 2 preds: ^bb10, ^bb15
    %1121 = "llvm.add"(%1100, %1029) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1122 = "llvm.icmp"(%1121, %1073) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1122, %1121)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb18(%1123: i32):  // 2 preds: ^bb9, ^bb24
    %1124 = "llvm.getelementptr"(%1082, %1123) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1125 = "llvm.load"(%1124) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1126 = "llvm.icmp"(%1125, %1040) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1126)[^bb19, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb19:  // pred: ^bb18
    %1127 = "llvm.getelementptr"(%1124, %1032) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1128 = "llvm.load"(%1127) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1129 = "llvm.getelementptr"(%1080, %1128) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1130 = "llvm.getelementptr"(%1124, %1041) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1131 = "llvm.load"(%1130) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1132 = "llvm.icmp"(%1131, %1042) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1132, %1129)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    %1133 = "llvm.load"(%1053) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1134 = "llvm.intr.smax"(%1133, %1037) : (i32, i32) -> i32
    %1135 = "llvm.getelementptr"(%1129, %1134) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1136 = "llvm.load"(%1135) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1136)[^bb21] : (!llvm.ptr) -> ()
  ^bb21(%1137: !llvm.ptr):  // 2 preds: ^bb19, ^bb20
    %1138 = "llvm.icmp"(%1137, %1039) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1138, %1039)[^bb23, ^bb22] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb22:  // pred: ^bb21
    %1139 = "llvm.load"(%1137) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1139)[^bb23] : (!llvm.ptr) -> ()
  ^bb23(%1140: !llvm.ptr):  // 2 preds: ^bb21, ^bb22
    %1141 = "llvm.icmp"(%1140, %1096) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1141, %1098, %1123)[^bb25, ^bb24] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb24:  // 2 preds: ^bb18, ^bb23
    %1142 = "llvm.add"(%1123, %1029) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1143 = "llvm.icmp"(%1142, %1098) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1143, %1098, %1042, %1142)[^bb25, ^bb18] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i32, i32) -> ()
  ^bb25(%1144: i32, %1145: i32):  // 4 preds: ^bb9, ^bb16, ^bb23, ^bb24
    "llvm.cond_br"(%1088, %1085)[^bb27, ^bb26] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb26:  // pred: ^bb25
    %1146 = "llvm.load"(%1053) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1147 = "llvm.intr.smax"(%1146, %1037) : (i32, i32) -> i32
    %1148 = "llvm.getelementptr"(%1085, %1147) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1149 = "llvm.load"(%1148) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1149)[^bb27] : (!llvm.ptr) -> ()
  ^bb27(%1150: !llvm.ptr):  // 2 preds: ^bb25, ^bb26
    %1151 = "llvm.icmp"(%1150, %1039) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1151, %1039)[^bb29, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb28:  // pred: ^bb27
    %1152 = "llvm.load"(%1150) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1152)[^bb29] : (!llvm.ptr) -> ()
  ^bb29(%1153: !llvm.ptr):  // 2 preds: ^bb27, ^bb28
    %1154 = "llvm.icmp"(%1145, %1144) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1154)[^bb31, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb30:  // pred: ^bb29
    %1155 = "llvm.sub"(%1145, %1144) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%1155)[^bb37] : (i32) -> ()
  ^bb31:  // pred: ^bb29
    %1156 = "llvm.icmp"(%1145, %1042) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1156)[^bb32, ^bb35] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb32:  // pred: ^bb31
    %1157 = "llvm.load"(%1069) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1158 = "llvm.getelementptr"(%1157, %1145) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1159 = "llvm.load"(%1158) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1160 = "llvm.load"(%1159) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1161 = "llvm.icmp"(%1160, %1045) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1161, %1039)[^bb33, ^bb34] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb33:  // pred: ^bb32
    %1162 = "llvm.getelementptr"(%1159, %1035) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1163 = "llvm.load"(%1162) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1163)[^bb34] : (!llvm.ptr) -> ()
  ^bb34(%1164: !llvm.ptr):  // 2 preds: ^bb32, ^bb33
    "llvm.store"(%1164, %1076) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1073)[^bb37] : (i32) -> ()
  ^bb35:  // pred: ^bb31
    %1165 = "llvm.icmp"(%1153, %1044) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1165, %1073)[^bb37, ^bb36] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb36:  // pred: ^bb35
    "llvm.store"(%1153, %1074) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1073)[^bb37] : (i32) -> ()
  ^bb37(%1166: i32):  // 4 preds: ^bb30, ^bb34, ^bb35, ^bb36
    %1167 = "llvm.getelementptr"(%1063, %1166) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1168 = "llvm.getelementptr"(%1064, %1073) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1167, %1168) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb38] : () -> ()
  ^bb38:  // 2 preds: ^bb3, ^bb37
    %1169 = "llvm.add"(%1073, %1029) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1170 = "llvm.icmp"(%1169, %1061) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1170, %1169)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb39(%1171: i32):  // 2 preds: ^bb2, ^bb44
    %1172 = "llvm.getelementptr"(%arg58, %1171) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Any", (i32, i32, struct<"mlir_abi_call_core_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1173 = "llvm.select"(%1071, %1039, %1172) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1174 = "llvm.getelementptr"(%1056, %1171) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1175 = "llvm.load"(%1174) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1176 = "llvm.icmp"(%1175, %1040) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1176)[^bb40, ^bb41] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb40:  // pred: ^bb39
    %1177 = "llvm.getelementptr"(%1064, %1171) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1178 = "llvm.load"(%1177) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1179 = "llvm.getelementptr"(%1062, %1171) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Any", (i32, i32, struct<"mlir_abi_call_core_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1180 = "llvm.call"(%arg57, %1178, %1171, %1179, %1173) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1180)[^bb44] : (i32) -> ()
  ^bb41:  // pred: ^bb39
    %1181 = "llvm.icmp"(%1173, %1039) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1181)[^bb42, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb42:  // pred: ^bb41
    %1182 = "llvm.getelementptr"(%1062, %1171) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Any", (i32, i32, struct<"mlir_abi_call_core_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1183 = "llvm.call"(%arg57, %1174, %1182) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1183)[^bb44] : (i32) -> ()
  ^bb43:  // pred: ^bb41
    %1184 = "llvm.load"(%1172) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1185 = "llvm.icmp"(%1184, %1045) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1186 = "llvm.getelementptr"(%1172, %1035) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1187 = "llvm.load"(%1186) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1188 = "llvm.select"(%1185, %1046, %1033) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1189 = "llvm.getelementptr"(%1187, %1188) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1190 = "llvm.load"(%1189) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1191 = "llvm.getelementptr"(%1189, %1030) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1192 = "llvm.load"(%1191) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1193 = "llvm.trunc"(%1192) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1194 = "llvm.getelementptr"(%1190, %1193) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1195 = "llvm.load"(%1072) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1196 = "llvm.getelementptr"(%1174, %1032) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1197 = "llvm.load"(%1196) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1198 = "llvm.getelementptr"(%1195, %1197) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1199 = "llvm.getelementptr"(%1174, %1035) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1200 = "llvm.load"(%1199) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.memcpy"(%1194, %1198, %1200) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%1033)[^bb44] : (i32) -> ()
  ^bb44(%1201: i32):  // 3 preds: ^bb40, ^bb42, ^bb43
    %1202 = "llvm.add"(%1171, %1029) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1203 = "llvm.icmp"(%1201, %1033) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1204 = "llvm.icmp"(%1202, %1061) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %1205 = "llvm.select"(%1203, %1047, %1204) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1205, %1201, %1203, %1202)[^bb45, ^bb39] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i1, i32) -> ()
  ^bb45(%1206: i32, %1207: i1):  // 2 preds: ^bb0, ^bb44
    %1208 = "llvm.icmp"(%arg58, %1039) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1209 = "llvm.or"(%1208, %1207) : (i1, i1) -> i1
    "llvm.cond_br"(%1209, %1206)[^bb47, ^bb46] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb46:  // pred: ^bb45
    %1210 = "llvm.call"(%1053, %1052, %1062, %arg59) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_nest, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1210)[^bb47] : (i32) -> ()
  ^bb47(%1211: i32):  // 2 preds: ^bb45, ^bb46
    "llvm.cond_br"(%1065, %1033)[^bb48, ^bb58] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb48(%1212: i32):  // 2 preds: ^bb47, ^bb50
    %1213 = "llvm.getelementptr"(%1062, %1212) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Any", (i32, i32, struct<"mlir_abi_call_core_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1214 = "llvm.load"(%1213) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1215 = "llvm.icmp"(%1214, %1048) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1215)[^bb49, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb49:  // pred: ^bb48
    %1216 = "llvm.load"(%1051) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1217 = "llvm.getelementptr"(%1213, %1035) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1218 = "llvm.load"(%1217) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1219 = "llvm.call"(%1216, %1218) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb50] : () -> ()
  ^bb50:  // 2 preds: ^bb48, ^bb49
    %1220 = "llvm.add"(%1212, %1029) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1221 = "llvm.icmp"(%1220, %1061) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1221, %1220)[^bb51, ^bb48] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb51:  // pred: ^bb50
    %1222 = "llvm.getelementptr"(%arg57, %1035) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1033)[^bb52] : (i32) -> ()
  ^bb52(%1223: i32):  // 2 preds: ^bb51, ^bb57
    %1224 = "llvm.getelementptr"(%1063, %1223) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1225 = "llvm.getelementptr"(%1224, %1037) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1226 = "llvm.load"(%1225) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1227 = "llvm.icmp"(%1226, %1039) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1227)[^bb54, ^bb53] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb53:  // pred: ^bb52
    %1228 = "llvm.load"(%1051) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1229 = "llvm.call"(%1228, %1226) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb54] : () -> ()
  ^bb54:  // 2 preds: ^bb52, ^bb53
    %1230 = "llvm.load"(%1224) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1230) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1231 = "llvm.getelementptr"(%1056, %1223) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1232 = "llvm.load"(%1231) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1233 = "llvm.icmp"(%1232, %1040) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1233)[^bb55, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb55:  // pred: ^bb54
    %1234 = "llvm.getelementptr"(%1231, %1041) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1235 = "llvm.load"(%1234) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1236 = "llvm.icmp"(%1235, %1033) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1236)[^bb56, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb56:  // pred: ^bb55
    %1237 = "llvm.load"(%1222) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1238 = "llvm.getelementptr"(%1231, %1032) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1239 = "llvm.load"(%1238) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1240 = "llvm.getelementptr"(%1237, %1239) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1241 = "llvm.load"(%1053) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1242 = "llvm.intr.smax"(%1241, %1037) : (i32, i32) -> i32
    %1243 = "llvm.getelementptr"(%1240, %1242) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1244 = "llvm.load"(%1243) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1244) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"()[^bb57] : () -> ()
  ^bb57:  // 3 preds: ^bb54, ^bb55, ^bb56
    %1245 = "llvm.add"(%1223, %1029) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1246 = "llvm.icmp"(%1245, %1061) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1246, %1245)[^bb58, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb58:  // 2 preds: ^bb47, ^bb57
    "llvm.return"(%1211) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_text", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg55: !llvm.ptr, %arg56: !llvm.ptr):
    %1011 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1012 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1013 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1014 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1015 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1016 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1017 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1018 = "llvm.getelementptr"(%1017, %1016) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1019 = "llvm.alloca"(%1011) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Bytes", (ptr, i32)>}> : (i32) -> !llvm.ptr
    "llvm.store"(%arg55, %1019) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1020 = "llvm.getelementptr"(%1019, %1012) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1021 = "llvm.call"(%arg55) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i32
    "llvm.store"(%1021, %1020) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1022 = "llvm.load"(%1013) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1023 = "llvm.icmp"(%1022, %1014) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1023)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1024 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1025 = "llvm.icmp"(%1024, %1014) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1025, %1015)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1026 = "llvm.load"(%1018) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1027 = "llvm.call"(%1026, %1019, %arg56) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1027)[^bb3] : (i32) -> ()
  ^bb3(%1028: i32):  // 2 preds: ^bb1, ^bb2
    "llvm.return"(%1028) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "strlen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_find_functions", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %969 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %970 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_2}> : () -> !llvm.ptr
    %971 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %972 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %973 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_symbols}> : () -> !llvm.ptr
    %974 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %975 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %976 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_NAMES}> : () -> !llvm.ptr
    %977 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %978 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %979 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_GLOBALS}> : () -> !llvm.ptr
    %980 = "llvm.getelementptr"(%975, %977) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %981 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %982 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %983 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %984 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %985 = "llvm.alloca"(%969) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Bytes", (ptr, i32)>}> : (i32) -> !llvm.ptr
    %986 = "llvm.call"(%970, %971) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlopen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%972)[^bb2] : (i32) -> ()
  ^bb1:  // pred: ^bb6
    %987 = "llvm.getelementptr"(%985, %978) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%972)[^bb8] : (i32) -> ()
  ^bb2(%988: i32):  // 2 preds: ^bb0, ^bb6
    %989 = "llvm.getelementptr"(%973, %988) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %990 = "llvm.load"(%989) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %991 = "llvm.icmp"(%990, %974) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%991)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %992 = "llvm.getelementptr"(%975, %988) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%990, %992) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb6] : () -> ()
  ^bb4:  // pred: ^bb2
    %993 = "llvm.getelementptr"(%976, %988) <{elem_type = !llvm.array<36 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %994 = "llvm.call"(%986, %993) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %995 = "llvm.getelementptr"(%975, %988) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%994, %995) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %996 = "llvm.icmp"(%994, %974) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%996)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    "llvm.call"(%993) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_runtime, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%982)[^bb12] : (i32) -> ()
  ^bb6:  // 2 preds: ^bb3, ^bb4
    %997 = "llvm.add"(%988, %969) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %998 = "llvm.icmp"(%997, %977) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%998, %997)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb7:  // pred: ^bb9
    %999 = "llvm.add"(%1001, %969) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1000 = "llvm.icmp"(%999, %983) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1000, %999)[^bb11, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb8(%1001: i32):  // 2 preds: ^bb1, ^bb7
    %1002 = "llvm.getelementptr"(%979, %1001) <{elem_type = !llvm.array<16 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1002, %985) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1003 = "llvm.call"(%1002) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i32
    "llvm.store"(%1003, %987) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1004 = "llvm.load"(%980) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1005 = "llvm.getelementptr"(%981, %1001) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1006 = "llvm.call"(%1004, %985, %1005) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1007 = "llvm.icmp"(%1006, %972) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1007, %982)[^bb9, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb9:  // pred: ^bb8
    %1008 = "llvm.load"(%1005) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1009 = "llvm.icmp"(%1008, %974) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1009)[^bb10, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    "llvm.call"(%1002) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_runtime, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%982)[^bb12] : (i32) -> ()
  ^bb11:  // pred: ^bb7
    "llvm.store"(%969, %984) <{alignment = 4 : i64, ordering = 5 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%972)[^bb12] : (i32) -> ()
  ^bb12(%1010: i32):  // 4 preds: ^bb5, ^bb8, ^bb10, ^bb11
    "llvm.return"(%1010) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "dlopen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, ptr)>, linkage = #llvm.linkage<external>, sym_name = "dlsym", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_refuse_runtime", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg54: !llvm.ptr):
    %952 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %953 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %954 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %955 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_refuse_runtime_text}> : () -> !llvm.ptr
    %956 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %957 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %958 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %959 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_3}> : () -> !llvm.ptr
    %960 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %961 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %962 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_5}> : () -> !llvm.ptr
    %963 = "llvm.alloca"(%952) <{alignment = 4 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %964 = "llvm.load"(%953) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %965 = "llvm.icmp"(%964, %954) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%965)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.store"(%955, %963) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %966 = "llvm.getelementptr"(%963, %956) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg54, %966) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %967 = "llvm.getelementptr"(%963, %957) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%958, %967) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.call"(%964, %959, %963, %960) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    %968 = "llvm.call"(%961, %962, %955, %arg54) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (i32, ptr, ...)>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @abort, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.unreachable"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "dprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, passthrough = ["cold", "optsize"], sym_name = "abort", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_append_value", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg52: !llvm.ptr, %arg53: !llvm.ptr):
    %901 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_14}> : () -> !llvm.ptr
    %902 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %903 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_13}> : () -> !llvm.ptr
    %904 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_12}> : () -> !llvm.ptr
    %905 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %906 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %907 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_11}> : () -> !llvm.ptr
    %908 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_10}> : () -> !llvm.ptr
    %909 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_9}> : () -> !llvm.ptr
    %910 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %911 = "llvm.mlir.constant"() <{value = 480 : i32}> : () -> i32
    %912 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_8}> : () -> !llvm.ptr
    %913 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_7}> : () -> !llvm.ptr
    %914 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %915 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_6}> : () -> !llvm.ptr
    %916 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %917 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %918 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %919 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %920 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %921 = "llvm.getelementptr"(%920, %919) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %922 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_16}> : () -> !llvm.ptr
    %923 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %924 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_15}> : () -> !llvm.ptr
    %925 = "llvm.load"(%arg53) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%925)[^bb14, ^bb2, ^bb1, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb8, ^bb8, ^bb9, ^bb9, ^bb10, ^bb10, ^bb11, ^bb11, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, case_values = dense<[70, 7, 0, 1, 2, 3, 8, 11, 65, 12, 66, 71, 75, 72, 76, 74, 78]> : vector<17xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %926 = "llvm.getelementptr"(%arg53, %905) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %927 = "llvm.load"(%926) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %928 = "llvm.icmp"(%927, %916) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%928, %927)[^bb15, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %929 = "llvm.getelementptr"(%arg53, %905) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %930 = "llvm.load"(%929) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %931 = "llvm.getelementptr"(%930, %917) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%931)[^bb3] : (!llvm.ptr) -> ()
  ^bb3(%932: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    "llvm.call"(%arg52, %932) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_tensor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb4:  // pred: ^bb0
    "llvm.call"(%arg52, %915, %902) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb5:  // pred: ^bb0
    %933 = "llvm.getelementptr"(%arg53, %905) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %934 = "llvm.load"(%933) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg52, %914, %934) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb6:  // pred: ^bb0
    "llvm.call"(%arg52, %913, %902) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb7:  // pred: ^bb0
    %935 = "llvm.getelementptr"(%arg52, %910) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %936 = "llvm.getelementptr"(%arg53, %905) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %937 = "llvm.load"(%936) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    %938 = "llvm.call"(%935, %911, %912, %937) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, f64) -> i32
    "llvm.store"(%938, %arg52) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb8:  // 3 preds: ^bb0, ^bb0, ^bb0
    "llvm.call"(%arg52, %909, %902) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb9:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg52, %908, %902) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb10:  // 2 preds: ^bb0, ^bb0
    %939 = "llvm.getelementptr"(%arg53, %905) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %940 = "llvm.load"(%939) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %941 = "llvm.getelementptr"(%940, %906) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %942 = "llvm.load"(%941) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg52, %907, %942) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb11:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg52, %904, %902) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb12:  // pred: ^bb0
    "llvm.call"(%arg52, %903, %902) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb13:  // pred: ^bb0
    "llvm.call"(%arg52, %901, %902) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb14:  // pred: ^bb0
    %943 = "llvm.icmp"(%925, %918) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%943)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // 2 preds: ^bb1, ^bb14
    %944 = "llvm.sext"(%925) : (i32) -> i64
    "llvm.call"(%arg52, %924, %944) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb16:  // pred: ^bb14
    %945 = "llvm.getelementptr"(%arg52, %910) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %946 = "llvm.load"(%921) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %947 = "llvm.call"(%946, %925) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %948 = "llvm.getelementptr"(%947, %905) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %949 = "llvm.load"(%948) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %950 = "llvm.call"(%945, %911, %922, %949) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    %951 = "llvm.intr.smin"(%950, %923) : (i32, i32) -> i32
    "llvm.store"(%951, %arg52) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb17:  // 13 preds: ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb15, ^bb16
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i32, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "snprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append_tensor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg50: !llvm.ptr, %arg51: !llvm.ptr):
    %836 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %837 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %838 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %839 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %840 = "llvm.mlir.constant"() <{value = 18 : i32}> : () -> i32
    %841 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_DTYPES}> : () -> !llvm.ptr
    %842 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %843 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_17}> : () -> !llvm.ptr
    %844 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %845 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %846 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %847 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %848 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %849 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %850 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %851 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_18}> : () -> !llvm.ptr
    %852 = "llvm.getelementptr"(%arg51, %836) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %853 = "llvm.load"(%852) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %854 = "llvm.and"(%853, %837) : (i32, i32) -> i32
    %855 = "llvm.lshr"(%853, %836) : (i32, i32) -> i32
    %856 = "llvm.getelementptr"(%arg51, %838) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %857 = "llvm.load"(%856) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %858 = "llvm.add"(%857, %839) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %859 = "llvm.alloca"(%858) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %860 = "llvm.icmp"(%854, %840) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%860)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %861 = "llvm.getelementptr"(%841, %854) <{elem_type = !llvm.array<20 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %862 = "llvm.lshr"(%853, %842) : (i32, i32) -> i32
    %863 = "llvm.and"(%862, %837) : (i32, i32) -> i32
    %864 = "llvm.zext"(%863) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg50, %861, %864) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %865 = "llvm.icmp"(%855, %839) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%865)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %866 = "llvm.zext"(%855) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg50, %843, %866) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb4] : () -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %867 = "llvm.getelementptr"(%arg51, %844) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %868 = "llvm.load"(%867) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %869 = "llvm.load"(%856) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg50, %868, %869) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_list, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %870 = "llvm.load"(%856) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %871 = "llvm.load"(%867) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %872 = "llvm.icmp"(%870, %845) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%872, %870, %846, %846)[^bb5, ^bb12] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, i64, i64) -> ()
  ^bb5(%873: i32, %874: i64, %875: i64):  // 2 preds: ^bb4, ^bb5
    %876 = "llvm.add"(%873, %847) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %877 = "llvm.getelementptr"(%859, %876) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%875, %877) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %878 = "llvm.getelementptr"(%871, %876) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %879 = "llvm.load"(%878) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %880 = "llvm.intr.umax"(%879, %846) : (i64, i64) -> i64
    %881 = "llvm.mul"(%880, %875) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %882 = "llvm.mul"(%879, %874) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %883 = "llvm.icmp"(%873, %839) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%883, %876, %882, %881)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, i64, i64) -> ()
  ^bb6:  // pred: ^bb5
    %884 = "llvm.icmp"(%882, %848) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%884)[^bb12, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %885 = "llvm.getelementptr"(%arg51, %849) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %886 = "llvm.load"(%885) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %887 = "llvm.icmp"(%886, %850) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%887, %845)[^bb12, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb8(%888: i32):  // 2 preds: ^bb7, ^bb10
    %889 = "llvm.getelementptr"(%871, %888) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %890 = "llvm.load"(%889) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %891 = "llvm.icmp"(%890, %846) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%891)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %892 = "llvm.getelementptr"(%886, %888) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %893 = "llvm.load"(%892) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %894 = "llvm.getelementptr"(%859, %888) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %895 = "llvm.load"(%894) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %896 = "llvm.icmp"(%893, %895) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%896)[^bb10, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %897 = "llvm.add"(%888, %839) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %898 = "llvm.icmp"(%897, %870) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%898, %897)[^bb12, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb11:  // pred: ^bb9
    "llvm.call"(%arg50, %851, %848) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %899 = "llvm.load"(%885) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %900 = "llvm.load"(%856) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg50, %899, %900) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_list, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb12] : () -> ()
  ^bb12:  // 5 preds: ^bb4, ^bb6, ^bb7, ^bb10, ^bb11
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg47: !llvm.ptr, %arg48: !llvm.ptr, %arg49: i64):
    %825 = "llvm.mlir.constant"() <{value = 480 : i32}> : () -> i32
    %826 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %827 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %828 = "llvm.load"(%arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %829 = "llvm.sub"(%825, %828) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %830 = "llvm.getelementptr"(%arg47, %826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %831 = "llvm.getelementptr"(%830, %828) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %832 = "llvm.call"(%831, %829, %arg48, %arg49) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %833 = "llvm.load"(%arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %834 = "llvm.add"(%833, %832) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %835 = "llvm.intr.smin"(%834, %827) : (i32, i32) -> i32
    "llvm.store"(%835, %arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i32)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append_list", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg44: !llvm.ptr, %arg45: !llvm.ptr, %arg46: i32):
    %810 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_19}> : () -> !llvm.ptr
    %811 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %812 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %813 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %814 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %815 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_20}> : () -> !llvm.ptr
    %816 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_21}> : () -> !llvm.ptr
    "llvm.call"(%arg44, %810, %811) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %817 = "llvm.icmp"(%arg46, %812) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%817)[^bb1, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %818 = "llvm.load"(%arg45) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %813, %818) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %819 = "llvm.icmp"(%arg46, %814) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%819, %814)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2(%820: i32):  // 2 preds: ^bb1, ^bb2
    %821 = "llvm.getelementptr"(%arg45, %820) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %822 = "llvm.load"(%821) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %815, %822) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %823 = "llvm.add"(%820, %814) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %824 = "llvm.icmp"(%823, %arg46) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%824, %823)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    "llvm.call"(%arg44, %816, %811) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_get_item", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg40: !llvm.ptr, %arg41: !llvm.ptr, %arg42: !llvm.ptr, %arg43: !llvm.ptr):
    %764 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %765 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %766 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %767 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %768 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %769 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %770 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %771 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %772 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %773 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %774 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %775 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %776 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %777 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %778 = "llvm.getelementptr"(%777, %773) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %779 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %780 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %781 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %782 = "llvm.getelementptr"(%777, %767) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %783 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %784 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %785 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %786 = "llvm.alloca"(%764) <{alignment = 8 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi_call_core_32.struct.Any", (i32, i32, struct<"mlir_abi_call_core_32.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %787 = "llvm.load"(%arg40) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%787)[^bb1, ^bb2, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%783, %arg41, %arg40, %784, %785) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%780)[^bb7] : (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb0
    "llvm.intr.memcpy"(%786, %arg40, %765) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %788 = "llvm.getelementptr"(%786, %765) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%766, %788) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %789 = "llvm.getelementptr"(%786, %767) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%768, %789) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %790 = "llvm.getelementptr"(%786, %769) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg42, %790) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %791 = "llvm.getelementptr"(%786, %770) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%768, %791) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %792 = "llvm.icmp"(%787, %771) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %793 = "llvm.select"(%792, %772, %773) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %794 = "llvm.icmp"(%arg42, %774) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %795 = "llvm.zext"(%794) : (i1) -> i32
    %796 = "llvm.getelementptr"(%arg43, %766) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memset"(%arg43, %775, %776) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %797 = "llvm.load"(%778) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %798 = "llvm.getelementptr"(%779, %793) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %799 = "llvm.getelementptr"(%798, %795) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %800 = "llvm.load"(%799) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %801 = "llvm.select"(%794, %772, %764) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %802 = "llvm.call"(%797, %800, %786, %801, %arg43) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %803 = "llvm.icmp"(%802, %768) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%803)[^bb5, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    "llvm.cond_br"(%794, %780)[^bb4, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%arg41, %arg40, %arg42) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_without, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%780)[^bb7] : (i32) -> ()
  ^bb5:  // pred: ^bb2
    %804 = "llvm.load"(%arg43) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %805 = "llvm.icmp"(%804, %781) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%805, %768)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb6:  // pred: ^bb5
    %806 = "llvm.load"(%782) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %807 = "llvm.load"(%796) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %808 = "llvm.call"(%806, %807) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%768)[^bb7] : (i32) -> ()
  ^bb7(%809: i32):  // 5 preds: ^bb1, ^bb3, ^bb4, ^bb5, ^bb6
    "llvm.return"(%809) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse_without", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg37: !llvm.ptr, %arg38: !llvm.ptr, %arg39: !llvm.ptr):
    %744 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %745 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %746 = "llvm.mlir.constant"() <{value = 484 : i32}> : () -> i32
    %747 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %748 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %749 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_24}> : () -> !llvm.ptr
    %750 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %751 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %752 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_25}> : () -> !llvm.ptr
    %753 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %754 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %755 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %756 = "llvm.alloca"(%744) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    %757 = "llvm.alloca"(%744) <{alignment = 4 : i64, elem_type = !llvm.array<5 x ptr>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%756, %745, %746) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    "llvm.call"(%756, %arg38) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%arg37, %757) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %758 = "llvm.getelementptr"(%757, %747) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %759 = "llvm.getelementptr"(%756, %747) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%759, %758) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %760 = "llvm.getelementptr"(%757, %748) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%749, %760) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %761 = "llvm.getelementptr"(%757, %750) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg39, %761) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %762 = "llvm.getelementptr"(%757, %751) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%752, %762) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %763 = "llvm.load"(%753) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%763, %754, %757, %755) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (i32, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_refuse_array", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg32: i32, %arg33: !llvm.ptr, %arg34: !llvm.ptr, %arg35: !llvm.ptr, %arg36: !llvm.ptr):
    %695 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %696 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %697 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_26}> : () -> !llvm.ptr
    %698 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %699 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %700 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_28}> : () -> !llvm.ptr
    %701 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %702 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %703 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_31}> : () -> !llvm.ptr
    %704 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %705 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %706 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %707 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %708 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %709 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_30}> : () -> !llvm.ptr
    %710 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %711 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_29}> : () -> !llvm.ptr
    %712 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %713 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_27}> : () -> !llvm.ptr
    %714 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %715 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %716 = "llvm.icmp"(%arg32, %695) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%716)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %717 = "llvm.getelementptr"(%arg35, %712) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %718 = "llvm.load"(%717) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %719 = "llvm.icmp"(%718, %707) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %720 = "llvm.select"(%719, %713, %698) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.br"(%720, %701)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb2:  // pred: ^bb0
    %721 = "llvm.icmp"(%arg32, %696) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %722 = "llvm.select"(%721, %697, %698) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %723 = "llvm.icmp"(%arg32, %699) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %724 = "llvm.select"(%723, %700, %722) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%arg32, %724, %701)[^bb6, ^bb3, ^bb4, ^bb5] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[7, 8, 9]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i64) -> ()
  ^bb3:  // pred: ^bb2
    %725 = "llvm.getelementptr"(%arg35, %710) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %726 = "llvm.load"(%725) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %727 = "llvm.sext"(%726) : (i32) -> i64
    "llvm.br"(%711, %727)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb4:  // pred: ^bb2
    %728 = "llvm.load"(%arg34) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %729 = "llvm.icmp"(%728, %704) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %730 = "llvm.getelementptr"(%arg34, %705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %731 = "llvm.load"(%730) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %732 = "llvm.select"(%729, %706, %707) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %733 = "llvm.getelementptr"(%731, %732) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %734 = "llvm.getelementptr"(%733, %708) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %735 = "llvm.load"(%734) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %736 = "llvm.sext"(%735) : (i32) -> i64
    "llvm.br"(%709, %736)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb5:  // pred: ^bb2
    %737 = "llvm.load"(%arg36) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %738 = "llvm.shl"(%737, %702) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %739 = "llvm.sext"(%738) : (i32) -> i64
    "llvm.br"(%703, %739)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb6(%740: !llvm.ptr, %741: i64):  // 5 preds: ^bb1, ^bb2, ^bb3, ^bb4, ^bb5
    %742 = "llvm.icmp"(%arg32, %702) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %743 = "llvm.select"(%742, %714, %715) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.call"(%743, %arg33, %arg34, %740, %741) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_write_any_descriptor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg28: !llvm.ptr, %arg29: !llvm.ptr, %arg30: !llvm.ptr, %arg31: !llvm.ptr):
    %533 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %534 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %535 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %536 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %537 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %538 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %539 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %540 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %541 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %542 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %543 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %544 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %545 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %546 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %547 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %548 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %549 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %550 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %551 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %552 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %553 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %554 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %555 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %556 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %557 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %558 = "llvm.alloca"(%533) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %559 = "llvm.load"(%arg28) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %560 = "llvm.getelementptr"(%arg30, %534) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %561 = "llvm.load"(%560) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %562 = "llvm.getelementptr"(%arg29, %535) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %563 = "llvm.load"(%562) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %564 = "llvm.icmp"(%561, %563) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%564, %536)[^bb1, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %565 = "llvm.getelementptr"(%arg30, %537) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %566 = "llvm.load"(%565) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %567 = "llvm.getelementptr"(%arg29, %534) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %568 = "llvm.load"(%567) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %569 = "llvm.icmp"(%568, %538) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%569)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %570 = "llvm.icmp"(%566, %540) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%570, %539)[^bb32, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb3:  // pred: ^bb1
    %571 = "llvm.icmp"(%566, %568) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%571, %539)[^bb4, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %572 = "llvm.getelementptr"(%arg29, %541) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %573 = "llvm.load"(%572) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %574 = "llvm.getelementptr"(%arg28, %573) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %575 = "llvm.getelementptr"(%arg30, %542) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %576 = "llvm.load"(%575) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %577 = "llvm.icmp"(%566, %538) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%577, %543, %538, %543)[^bb5, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i1, i32, i1) -> ()
  ^bb5:  // pred: ^bb4
    %578 = "llvm.getelementptr"(%574, %544) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %579 = "llvm.getelementptr"(%arg29, %545) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %580 = "llvm.getelementptr"(%578, %566) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %581 = "llvm.getelementptr"(%arg30, %546) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %582 = "llvm.getelementptr"(%arg29, %546) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %583 = "llvm.getelementptr"(%arg31, %544) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %584 = "llvm.icmp"(%559, %535) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%538, %566, %547, %538, %533)[^bb6] : (i32, i32, i64, i32, i32) -> ()
  ^bb6(%585: i32, %586: i32, %587: i64, %588: i32, %589: i32):  // 2 preds: ^bb5, ^bb20
    %590 = "llvm.add"(%586, %548) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %591 = "llvm.getelementptr"(%576, %590) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %592 = "llvm.load"(%591) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %593 = "llvm.load"(%579) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %594 = "llvm.icmp"(%593, %538) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%594, %587)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb7:  // pred: ^bb6
    %595 = "llvm.getelementptr"(%580, %590) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %596 = "llvm.load"(%595) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%596)[^bb8] : (i64) -> ()
  ^bb8(%597: i64):  // 2 preds: ^bb6, ^bb7
    %598 = "llvm.icmp"(%597, %549) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %599 = "llvm.select"(%598, %597, %587) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%569)[^bb10, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %600 = "llvm.getelementptr"(%574, %586) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %601 = "llvm.load"(%600) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %602 = "llvm.icmp"(%601, %549) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %603 = "llvm.icmp"(%601, %592) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %604 = "llvm.select"(%602, %543, %603) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%604, %535)[^bb10, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %605 = "llvm.icmp"(%592, %547) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%605, %588, %599)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb11:  // pred: ^bb10
    %606 = "llvm.load"(%581) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %607 = "llvm.icmp"(%606, %550) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%607, %588, %599)[^bb15, ^bb12] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb12:  // pred: ^bb11
    %608 = "llvm.getelementptr"(%606, %590) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %609 = "llvm.load"(%608) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %610 = "llvm.icmp"(%609, %597) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %611 = "llvm.or"(%598, %610) : (i1, i1) -> i1
    %612 = "llvm.select"(%610, %588, %551) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %613 = "llvm.select"(%610, %599, %609) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%611, %612, %613)[^bb15, ^bb13] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb13:  // pred: ^bb12
    %614 = "llvm.load"(%582) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %615 = "llvm.icmp"(%614, %538) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %616 = "llvm.icmp"(%609, %552) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %617 = "llvm.or"(%616, %615) : (i1, i1) -> i1
    "llvm.cond_br"(%617, %588, %609)[^bb15, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb14:  // pred: ^bb13
    "llvm.br"(%553, %552)[^bb15] : (i32, i64) -> ()
  ^bb15(%618: i32, %619: i64):  // 5 preds: ^bb10, ^bb11, ^bb12, ^bb13, ^bb14
    %620 = "llvm.mul"(%586, %559) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %621 = "llvm.getelementptr"(%583, %620) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%559)[^bb18, ^bb17, ^bb16] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb16:  // pred: ^bb15
    %622 = "llvm.trunc"(%592) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%622, %621) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %623 = "llvm.sext"(%622) : (i32) -> i64
    %624 = "llvm.add"(%586, %566) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %625 = "llvm.shl"(%624, %536) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %626 = "llvm.getelementptr"(%583, %625) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %627 = "llvm.trunc"(%619) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %628 = "llvm.trunc"(%619) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%627, %626) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%628, %627, %623)[^bb19] : (i16, i32, i64) -> ()
  ^bb17:  // pred: ^bb15
    "llvm.store"(%592, %621) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %629 = "llvm.add"(%586, %566) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %630 = "llvm.shl"(%629, %539) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %631 = "llvm.getelementptr"(%583, %630) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%619, %631) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%533)[^bb20] : (i32) -> ()
  ^bb18:  // pred: ^bb15
    %632 = "llvm.trunc"(%592) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%632, %621) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    %633 = "llvm.sext"(%632) : (i16) -> i64
    %634 = "llvm.add"(%586, %566) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %635 = "llvm.mul"(%634, %559) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %636 = "llvm.getelementptr"(%583, %635) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %637 = "llvm.trunc"(%619) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %638 = "llvm.trunc"(%619) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%638, %636) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"(%638, %637, %633)[^bb19] : (i16, i32, i64) -> ()
  ^bb19(%639: i16, %640: i32, %641: i64):  // 2 preds: ^bb16, ^bb18
    %642 = "llvm.icmp"(%592, %641) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %643 = "llvm.sext"(%639) : (i16) -> i32
    %644 = "llvm.select"(%584, %640, %643) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %645 = "llvm.sext"(%644) : (i32) -> i64
    %646 = "llvm.icmp"(%619, %645) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %647 = "llvm.and"(%642, %646) : (i1, i1) -> i1
    %648 = "llvm.zext"(%647) : (i1) -> i32
    "llvm.br"(%648)[^bb20] : (i32) -> ()
  ^bb20(%649: i32):  // 2 preds: ^bb17, ^bb19
    %650 = "llvm.and"(%649, %589) : (i32, i32) -> i32
    %651 = "llvm.icmp"(%592, %552) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %652 = "llvm.zext"(%651) : (i1) -> i32
    %653 = "llvm.or"(%585, %652) : (i32, i32) -> i32
    %654 = "llvm.intr.umax"(%592, %547) : (i64, i64) -> i64
    %655 = "llvm.mul"(%654, %587) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %656 = "llvm.icmp"(%586, %533) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%656, %653, %590, %655, %618, %650)[^bb6, ^bb21] <{operandSegmentSizes = array<i32: 1, 5, 0>}> : (i1, i32, i32, i64, i32, i32) -> ()
  ^bb21:  // pred: ^bb20
    %657 = "llvm.icmp"(%653, %538) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %658 = "llvm.icmp"(%650, %538) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.br"(%658, %618, %657)[^bb22] : (i1, i32, i1) -> ()
  ^bb22(%659: i1, %660: i32, %661: i1):  // 2 preds: ^bb4, ^bb21
    %662 = "llvm.getelementptr"(%arg30, %535) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %663 = "llvm.load"(%662) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%663, %544)[^bb32, ^bb23, ^bb23, ^bb23] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb23:  // 3 preds: ^bb22, ^bb22, ^bb22
    %664 = "llvm.load"(%arg30) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %665 = "llvm.ptrtoint"(%664) : (!llvm.ptr) -> i32
    %666 = "llvm.getelementptr"(%arg30, %545) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %667 = "llvm.load"(%666) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %668 = "llvm.trunc"(%667) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %669 = "llvm.add"(%668, %665) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%669, %arg31) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %670 = "llvm.load"(%574) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %671 = "llvm.getelementptr"(%arg29, %544) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %672 = "llvm.load"(%671) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %673 = "llvm.trunc"(%670) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %674 = "llvm.mul"(%672, %673) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %675 = "llvm.sub"(%669, %674) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %676 = "llvm.getelementptr"(%arg31, %535) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%675, %676) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %677 = "llvm.getelementptr"(%arg31, %544) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %678 = "llvm.load"(%574) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.switch"(%559)[^bb25, ^bb26, ^bb24] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb24:  // pred: ^bb23
    %679 = "llvm.trunc"(%678) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%679, %677) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb25:  // pred: ^bb23
    %680 = "llvm.trunc"(%678) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%680, %677) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb26:  // pred: ^bb23
    "llvm.store"(%678, %677) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb27:  // 3 preds: ^bb24, ^bb25, ^bb26
    "llvm.cond_br"(%661)[^bb30, ^bb28] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb28:  // pred: ^bb27
    %681 = "llvm.getelementptr"(%arg30, %546) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %682 = "llvm.load"(%681) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %683 = "llvm.icmp"(%682, %550) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%683, %538)[^bb32, ^bb29] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb29:  // pred: ^bb28
    "llvm.intr.memcpy"(%558, %arg30, %554) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %684 = "llvm.getelementptr"(%558, %546) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%550, %684) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %685 = "llvm.call"(%arg28, %arg29, %558, %arg31) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%685)[^bb32] : (i32) -> ()
  ^bb30:  // pred: ^bb27
    %686 = "llvm.getelementptr"(%arg29, %555) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %687 = "llvm.load"(%686) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %688 = "llvm.add"(%687, %548) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %689 = "llvm.and"(%688, %675) : (i32, i32) -> i32
    %690 = "llvm.icmp"(%689, %538) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%690, %556)[^bb31, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb31:  // pred: ^bb30
    %691 = "llvm.icmp"(%660, %538) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %692 = "llvm.select"(%691, %543, %659) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %693 = "llvm.select"(%692, %660, %557) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%693)[^bb32] : (i32) -> ()
  ^bb32(%694: i32):  // 9 preds: ^bb0, ^bb2, ^bb3, ^bb9, ^bb22, ^bb28, ^bb29, ^bb30, ^bb31
    "llvm.return"(%694) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_find_ends", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg24: !llvm.ptr, %arg25: !llvm.ptr, %arg26: !llvm.ptr, %arg27: !llvm.ptr):
    %449 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %450 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %451 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %452 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %453 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %454 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %455 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %456 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %457 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %458 = "llvm.alloca"(%449) <{alignment = 8 : i64, elem_type = !llvm.array<128 x i64>}> : (i32) -> !llvm.ptr
    %459 = "llvm.getelementptr"(%arg25, %450) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %460 = "llvm.load"(%459) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %461 = "llvm.getelementptr"(%arg26, %460) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %462 = "llvm.getelementptr"(%arg25, %451) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %463 = "llvm.load"(%462) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %464 = "llvm.icmp"(%463, %452) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %465 = "llvm.load"(%arg24) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%464, %465, %461, %463)[^bb5, ^bb1] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, !llvm.ptr, i32) -> ()
  ^bb1:  // pred: ^bb0
    %466 = "llvm.intr.smax"(%465, %453) : (i32, i32) -> i32
    %467 = "llvm.getelementptr"(%461, %466) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %468 = "llvm.load"(%467) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%465)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %469 = "llvm.load"(%461) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %470 = "llvm.trunc"(%469) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%454, %468, %470)[^bb5] : (i32, !llvm.ptr, i32) -> ()
  ^bb3:  // pred: ^bb1
    %471 = "llvm.load"(%461) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%453, %468, %471)[^bb5] : (i32, !llvm.ptr, i32) -> ()
  ^bb4:  // pred: ^bb1
    %472 = "llvm.load"(%461) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %473 = "llvm.sext"(%472) : (i16) -> i32
    "llvm.br"(%465, %468, %473)[^bb5] : (i32, !llvm.ptr, i32) -> ()
  ^bb5(%474: i32, %475: !llvm.ptr, %476: i32):  // 4 preds: ^bb0, ^bb2, ^bb3, ^bb4
    %477 = "llvm.icmp"(%476, %455) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%477)[^bb6, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    %478 = "llvm.shl"(%476, %449) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %479 = "llvm.getelementptr"(%475, %454) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %480 = "llvm.intr.smax"(%478, %449) : (i32, i32) -> i32
    "llvm.br"(%455)[^bb7] : (i32) -> ()
  ^bb7(%481: i32):  // 2 preds: ^bb6, ^bb11
    %482 = "llvm.add"(%481, %449) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %483 = "llvm.mul"(%482, %474) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %484 = "llvm.getelementptr"(%479, %483) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%474)[^bb10, ^bb8, ^bb9] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb8:  // pred: ^bb7
    %485 = "llvm.load"(%484) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%485)[^bb11] : (i64) -> ()
  ^bb9:  // pred: ^bb7
    %486 = "llvm.load"(%484) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %487 = "llvm.sext"(%486) : (i32) -> i64
    "llvm.br"(%487)[^bb11] : (i64) -> ()
  ^bb10:  // pred: ^bb7
    %488 = "llvm.load"(%484) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %489 = "llvm.sext"(%488) : (i16) -> i64
    "llvm.br"(%489)[^bb11] : (i64) -> ()
  ^bb11(%490: i64):  // 3 preds: ^bb8, ^bb9, ^bb10
    %491 = "llvm.getelementptr"(%458, %481) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%490, %491) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %492 = "llvm.icmp"(%482, %480) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%492, %482)[^bb12, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb12:  // 2 preds: ^bb5, ^bb11
    %493 = "llvm.getelementptr"(%475, %454) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%474)[^bb15, ^bb13, ^bb14] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb13:  // pred: ^bb12
    %494 = "llvm.load"(%493) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %495 = "llvm.trunc"(%494) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%495)[^bb16] : (i32) -> ()
  ^bb14:  // pred: ^bb12
    %496 = "llvm.load"(%493) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%496)[^bb16] : (i32) -> ()
  ^bb15:  // pred: ^bb12
    %497 = "llvm.load"(%493) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %498 = "llvm.sext"(%497) : (i16) -> i32
    "llvm.br"(%498)[^bb16] : (i32) -> ()
  ^bb16(%499: i32):  // 3 preds: ^bb13, ^bb14, ^bb15
    %500 = "llvm.getelementptr"(%arg25, %454) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %501 = "llvm.load"(%500) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %502 = "llvm.getelementptr"(%475, %453) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %503 = "llvm.load"(%502) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %504 = "llvm.ptrtoint"(%503) : (!llvm.ptr) -> i32
    %505 = "llvm.mul"(%501, %499) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %506 = "llvm.add"(%505, %504) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %507 = "llvm.getelementptr"(%458, %476) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %508 = "llvm.getelementptr"(%arg27, %453) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%506, %508) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%506, %arg27) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.cond_br"(%477, %455, %506)[^bb17, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb17(%509: i32):  // 2 preds: ^bb16, ^bb18
    %510 = "llvm.getelementptr"(%458, %509) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %511 = "llvm.load"(%510) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %512 = "llvm.icmp"(%511, %456) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%512, %455)[^bb21, ^bb18] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb18:  // pred: ^bb17
    %513 = "llvm.add"(%511, %457) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %514 = "llvm.getelementptr"(%507, %509) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %515 = "llvm.load"(%514) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %516 = "llvm.mul"(%515, %513) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %517 = "llvm.load"(%500) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %518 = "llvm.sext"(%517) : (i32) -> i64
    %519 = "llvm.mul"(%516, %518) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %520 = "llvm.trunc"(%519) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %521 = "llvm.icmp"(%519, %456) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %522 = "llvm.zext"(%521) : (i1) -> i32
    %523 = "llvm.getelementptr"(%arg27, %522) <{elem_type = i32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %524 = "llvm.load"(%523) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %525 = "llvm.add"(%524, %520) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%525, %523) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %526 = "llvm.add"(%509, %449) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %527 = "llvm.icmp"(%526, %476) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%527, %526)[^bb19, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb19:  // pred: ^bb18
    %528 = "llvm.load"(%508) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%528)[^bb20] : (i32) -> ()
  ^bb20(%529: i32):  // 2 preds: ^bb16, ^bb19
    %530 = "llvm.load"(%500) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %531 = "llvm.add"(%529, %530) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%531, %508) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%449)[^bb21] : (i32) -> ()
  ^bb21(%532: i32):  // 2 preds: ^bb17, ^bb20
    "llvm.return"(%532) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i64 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_value_of", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg21: !llvm.ptr, %arg22: !llvm.ptr, %arg23: !llvm.ptr):
    %342 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %343 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %344 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %345 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %346 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %347 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %348 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %349 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %350 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %351 = "llvm.mlir.constant"() <{value = -2147483648 : i64}> : () -> i64
    %352 = "llvm.mlir.constant"() <{value = 2147483648 : i64}> : () -> i64
    %353 = "llvm.mlir.constant"() <{value = 42 : i32}> : () -> i32
    %354 = "llvm.mlir.constant"() <{value = 63 : i64}> : () -> i64
    %355 = "llvm.getelementptr"(%arg23, %342) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %356 = "llvm.load"(%355) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%356, %343)[^bb9, ^bb18, ^bb1, ^bb5] <{case_operand_segments = array<i32: 1, 0, 0>, case_values = dense<[49, 115, 110]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i64) -> ()
  ^bb1:  // pred: ^bb0
    %357 = "llvm.getelementptr"(%arg23, %345) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %358 = "llvm.load"(%357) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %359 = "llvm.getelementptr"(%arg23, %346) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %360 = "llvm.load"(%359) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %361 = "llvm.getelementptr"(%arg21, %344) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %362 = "llvm.load"(%361) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %363 = "llvm.getelementptr"(%arg21, %362) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %364 = "llvm.getelementptr"(%363, %358) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %365 = "llvm.load"(%arg21) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %366 = "llvm.getelementptr"(%364, %345) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %367 = "llvm.load"(%366) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %368 = "llvm.getelementptr"(%arg22, %367) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %369 = "llvm.getelementptr"(%368, %342) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %370 = "llvm.add"(%360, %347) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %371 = "llvm.mul"(%365, %370) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %372 = "llvm.getelementptr"(%369, %371) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%365)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %373 = "llvm.load"(%372) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%373)[^bb18] : (i64) -> ()
  ^bb3:  // pred: ^bb1
    %374 = "llvm.load"(%372) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %375 = "llvm.sext"(%374) : (i32) -> i64
    "llvm.br"(%375)[^bb18] : (i64) -> ()
  ^bb4:  // pred: ^bb1
    %376 = "llvm.load"(%372) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %377 = "llvm.sext"(%376) : (i16) -> i64
    "llvm.br"(%377)[^bb18] : (i64) -> ()
  ^bb5:  // pred: ^bb0
    %378 = "llvm.getelementptr"(%arg21, %344) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %379 = "llvm.load"(%378) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %380 = "llvm.getelementptr"(%arg21, %379) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %381 = "llvm.getelementptr"(%arg23, %345) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %382 = "llvm.load"(%381) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %383 = "llvm.getelementptr"(%380, %382) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %384 = "llvm.getelementptr"(%383, %345) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %385 = "llvm.load"(%384) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %386 = "llvm.getelementptr"(%arg22, %385) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %387 = "llvm.load"(%arg21) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%387)[^bb8, ^bb6, ^bb7] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb6:  // pred: ^bb5
    %388 = "llvm.load"(%386) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%388)[^bb18] : (i64) -> ()
  ^bb7:  // pred: ^bb5
    %389 = "llvm.load"(%386) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %390 = "llvm.sext"(%389) : (i32) -> i64
    "llvm.br"(%390)[^bb18] : (i64) -> ()
  ^bb8:  // pred: ^bb5
    %391 = "llvm.load"(%386) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %392 = "llvm.sext"(%391) : (i16) -> i64
    "llvm.br"(%392)[^bb18] : (i64) -> ()
  ^bb9:  // pred: ^bb0
    %393 = "llvm.getelementptr"(%arg23, %345) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %394 = "llvm.load"(%393) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %395 = "llvm.getelementptr"(%arg21, %394) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %396 = "llvm.getelementptr"(%395, %348) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %397 = "llvm.load"(%396) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %398 = "llvm.getelementptr"(%arg21, %397) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %399 = "llvm.load"(%395) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %400 = "llvm.icmp"(%399, %349) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%400, %349, %350, %350)[^bb10, ^bb11] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i64, i64) -> ()
  ^bb10(%401: i32, %402: i64):  // 2 preds: ^bb9, ^bb10
    %403 = "llvm.getelementptr"(%398, %401) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %404 = "llvm.call"(%arg21, %arg22, %403) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %405 = "llvm.intr.smax"(%404, %351) : (i64, i64) -> i64
    %406 = "llvm.intr.smin"(%405, %352) : (i64, i64) -> i64
    %407 = "llvm.load"(%403) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %408 = "llvm.mul"(%406, %407) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %409 = "llvm.add"(%408, %402) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %410 = "llvm.add"(%401, %347) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %411 = "llvm.icmp"(%410, %399) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%411, %409, %410, %409)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i64) -> ()
  ^bb11(%412: i64):  // 2 preds: ^bb9, ^bb10
    %413 = "llvm.getelementptr"(%arg23, %346) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %414 = "llvm.load"(%413) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %415 = "llvm.getelementptr"(%arg21, %414) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %416 = "llvm.getelementptr"(%415, %348) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %417 = "llvm.load"(%416) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %418 = "llvm.getelementptr"(%arg21, %417) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %419 = "llvm.load"(%415) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %420 = "llvm.icmp"(%419, %349) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%420, %349, %350)[^bb12, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb12(%421: i32, %422: i64):  // 2 preds: ^bb11, ^bb12
    %423 = "llvm.getelementptr"(%418, %421) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %424 = "llvm.call"(%arg21, %arg22, %423) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %425 = "llvm.intr.smax"(%424, %351) : (i64, i64) -> i64
    %426 = "llvm.intr.smin"(%425, %352) : (i64, i64) -> i64
    %427 = "llvm.load"(%423) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %428 = "llvm.mul"(%426, %427) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %429 = "llvm.add"(%428, %422) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %430 = "llvm.add"(%421, %347) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %431 = "llvm.icmp"(%430, %419) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%431, %430, %429)[^bb13, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb13:  // pred: ^bb12
    %432 = "llvm.icmp"(%356, %353) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%432, %429)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb14:  // pred: ^bb11
    %433 = "llvm.icmp"(%356, %353) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%433, %350, %350)[^bb15, ^bb18] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i64) -> ()
  ^bb15(%434: i64):  // 2 preds: ^bb13, ^bb14
    %435 = "llvm.intr.smax"(%412, %351) : (i64, i64) -> i64
    %436 = "llvm.intr.smin"(%435, %352) : (i64, i64) -> i64
    %437 = "llvm.intr.smax"(%434, %351) : (i64, i64) -> i64
    %438 = "llvm.intr.smin"(%437, %352) : (i64, i64) -> i64
    %439 = "llvm.mul"(%438, %436) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    "llvm.br"(%439)[^bb18] : (i64) -> ()
  ^bb16:  // pred: ^bb13
    %440 = "llvm.icmp"(%429, %343) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%440, %350)[^bb18, ^bb17] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb17:  // pred: ^bb16
    %441 = "llvm.freeze"(%412) : (i64) -> i64
    %442 = "llvm.freeze"(%429) : (i64) -> i64
    %443 = "llvm.sdiv"(%441, %442) : (i64, i64) -> i64
    %444 = "llvm.mul"(%443, %442) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %445 = "llvm.sub"(%441, %444) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %446 = "llvm.ashr"(%445, %354) : (i64, i64) -> i64
    %447 = "llvm.add"(%446, %443) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%447)[^bb18] : (i64) -> ()
  ^bb18(%448: i64):  // 11 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb6, ^bb7, ^bb8, ^bb14, ^bb15, ^bb16, ^bb17
    "llvm.return"(%448) : (i64) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, i32, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_array", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg16: !llvm.ptr, %arg17: !llvm.ptr, %arg18: i32, %arg19: !llvm.ptr, %arg20: !llvm.ptr):
    %137 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %138 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %139 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %140 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %141 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %142 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %143 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %144 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %145 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %146 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %147 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %148 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %149 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %150 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %151 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %152 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %153 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %154 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %155 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_37}> : () -> !llvm.ptr
    %156 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_38}> : () -> !llvm.ptr
    %157 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %158 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %159 = "llvm.getelementptr"(%158, %141) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %160 = "llvm.mlir.constant"() <{value = 74 : i32}> : () -> i32
    %161 = "llvm.mlir.addressof"() <{global_name = @free}> : () -> !llvm.ptr
    %162 = "llvm.getelementptr"(%158, %148) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %163 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %164 = "llvm.getelementptr"(%158, %146) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %165 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_32}> : () -> !llvm.ptr
    %166 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_36}> : () -> !llvm.ptr
    %167 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_35}> : () -> !llvm.ptr
    %168 = "llvm.alloca"(%137) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %169 = "llvm.alloca"(%137) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Block", (ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %170 = "llvm.alloca"(%137) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %171 = "llvm.load"(%arg16) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %172 = "llvm.getelementptr"(%171, %138) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %173 = "llvm.load"(%172) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %174 = "llvm.getelementptr"(%171, %173) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %175 = "llvm.getelementptr"(%174, %arg18) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %176 = "llvm.getelementptr"(%175, %139) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %177 = "llvm.load"(%176) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %178 = "llvm.getelementptr"(%171, %177) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %179 = "llvm.getelementptr"(%arg16, %140) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %180 = "llvm.load"(%179) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %181 = "llvm.getelementptr"(%175, %141) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %182 = "llvm.load"(%181) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %183 = "llvm.icmp"(%182, %142) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %184 = "llvm.getelementptr"(%arg17, %143) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %185 = "llvm.getelementptr"(%169, %143) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %186 = "llvm.getelementptr"(%arg17, %140) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %187 = "llvm.getelementptr"(%169, %140) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %188 = "llvm.getelementptr"(%175, %144) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %189 = "llvm.load"(%188) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%183)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %190 = "llvm.load"(%171) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%190, %182)[^bb6] : (i32, i32) -> ()
  ^bb2:  // pred: ^bb0
    %191 = "llvm.getelementptr"(%180, %189) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %192 = "llvm.load"(%171) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%192)[^bb5, ^bb3, ^bb4] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb3:  // pred: ^bb2
    %193 = "llvm.load"(%191) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %194 = "llvm.trunc"(%193) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%140, %194)[^bb6] : (i32, i32) -> ()
  ^bb4:  // pred: ^bb2
    %195 = "llvm.load"(%191) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%143, %195)[^bb6] : (i32, i32) -> ()
  ^bb5:  // pred: ^bb2
    %196 = "llvm.load"(%191) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %197 = "llvm.sext"(%196) : (i16) -> i32
    "llvm.br"(%192, %197)[^bb6] : (i32, i32) -> ()
  ^bb6(%198: i32, %199: i32):  // 4 preds: ^bb1, ^bb3, ^bb4, ^bb5
    %200 = "llvm.getelementptr"(%175, %140) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %201 = "llvm.load"(%200) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %202 = "llvm.shl"(%199, %137) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %203 = "llvm.or"(%202, %137) <{isDisjoint}> : (i32, i32) -> i32
    %204 = "llvm.alloca"(%203) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %205 = "llvm.add"(%199, %137) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %206 = "llvm.alloca"(%205) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %207 = "llvm.getelementptr"(%180, %189) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%183, %198, %207, %182)[^bb11, ^bb7] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, !llvm.ptr, i32) -> ()
  ^bb7:  // pred: ^bb6
    %208 = "llvm.intr.smax"(%198, %143) : (i32, i32) -> i32
    %209 = "llvm.getelementptr"(%207, %208) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %210 = "llvm.load"(%209) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%198)[^bb10, ^bb8, ^bb9] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb8:  // pred: ^bb7
    %211 = "llvm.load"(%207) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %212 = "llvm.trunc"(%211) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%140, %210, %212)[^bb11] : (i32, !llvm.ptr, i32) -> ()
  ^bb9:  // pred: ^bb7
    %213 = "llvm.load"(%207) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%143, %210, %213)[^bb11] : (i32, !llvm.ptr, i32) -> ()
  ^bb10:  // pred: ^bb7
    %214 = "llvm.load"(%207) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %215 = "llvm.sext"(%214) : (i16) -> i32
    "llvm.br"(%198, %210, %215)[^bb11] : (i32, !llvm.ptr, i32) -> ()
  ^bb11(%216: i32, %217: !llvm.ptr, %218: i32):  // 4 preds: ^bb6, ^bb8, ^bb9, ^bb10
    %219 = "llvm.icmp"(%218, %145) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%219)[^bb12, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb12:  // pred: ^bb11
    %220 = "llvm.shl"(%218, %137) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %221 = "llvm.getelementptr"(%217, %140) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %222 = "llvm.intr.smax"(%220, %137) : (i32, i32) -> i32
    "llvm.br"(%145)[^bb13] : (i32) -> ()
  ^bb13(%223: i32):  // 2 preds: ^bb12, ^bb17
    %224 = "llvm.add"(%223, %137) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %225 = "llvm.mul"(%224, %216) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %226 = "llvm.getelementptr"(%221, %225) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%216)[^bb16, ^bb14, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    %227 = "llvm.load"(%226) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%227)[^bb17] : (i64) -> ()
  ^bb15:  // pred: ^bb13
    %228 = "llvm.load"(%226) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %229 = "llvm.sext"(%228) : (i32) -> i64
    "llvm.br"(%229)[^bb17] : (i64) -> ()
  ^bb16:  // pred: ^bb13
    %230 = "llvm.load"(%226) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %231 = "llvm.sext"(%230) : (i16) -> i64
    "llvm.br"(%231)[^bb17] : (i64) -> ()
  ^bb17(%232: i64):  // 3 preds: ^bb14, ^bb15, ^bb16
    %233 = "llvm.getelementptr"(%204, %223) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%232, %233) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %234 = "llvm.icmp"(%224, %222) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%234, %224)[^bb18, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb18:  // 2 preds: ^bb11, ^bb17
    %235 = "llvm.getelementptr"(%217, %140) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%216)[^bb21, ^bb19, ^bb20] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb19:  // pred: ^bb18
    %236 = "llvm.load"(%235) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %237 = "llvm.trunc"(%236) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%237)[^bb22] : (i32) -> ()
  ^bb20:  // pred: ^bb18
    %238 = "llvm.load"(%235) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%238)[^bb22] : (i32) -> ()
  ^bb21:  // pred: ^bb18
    %239 = "llvm.load"(%235) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %240 = "llvm.sext"(%239) : (i16) -> i32
    "llvm.br"(%240)[^bb22] : (i32) -> ()
  ^bb22(%241: i32):  // 3 preds: ^bb19, ^bb20, ^bb21
    %242 = "llvm.getelementptr"(%217, %143) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %243 = "llvm.load"(%242) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %244 = "llvm.ptrtoint"(%243) : (!llvm.ptr) -> i32
    %245 = "llvm.mul"(%201, %241) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %246 = "llvm.add"(%245, %244) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %247 = "llvm.inttoptr"(%246) : (i32) -> !llvm.ptr
    "llvm.store"(%247, %168) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %248 = "llvm.getelementptr"(%168, %143) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%137, %248) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %249 = "llvm.getelementptr"(%168, %140) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%145, %249) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %250 = "llvm.getelementptr"(%168, %144) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%218, %250) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %251 = "llvm.getelementptr"(%168, %141) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %252 = "llvm.getelementptr"(%175, %143) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %253 = "llvm.load"(%252) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%253, %251) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %254 = "llvm.getelementptr"(%168, %146) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%204, %254) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %255 = "llvm.getelementptr"(%168, %147) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %256 = "llvm.getelementptr"(%204, %218) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%256, %255) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %257 = "llvm.getelementptr"(%168, %148) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%145, %257) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %258 = "llvm.getelementptr"(%168, %138) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%149, %258) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %259 = "llvm.icmp"(%199, %145) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%259, %199, %150, %150, %150)[^bb23, ^bb24] <{operandSegmentSizes = array<i32: 1, 3, 1>}> : (i1, i32, i64, i64, i64) -> ()
  ^bb23(%260: i32, %261: i64, %262: i64):  // 2 preds: ^bb22, ^bb23
    %263 = "llvm.add"(%260, %142) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %264 = "llvm.getelementptr"(%206, %263) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%262, %264) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %265 = "llvm.getelementptr"(%204, %263) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %266 = "llvm.load"(%265) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %267 = "llvm.intr.umax"(%266, %150) : (i64, i64) -> i64
    %268 = "llvm.mul"(%267, %262) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %269 = "llvm.mul"(%266, %261) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %270 = "llvm.icmp"(%260, %137) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%270, %263, %269, %268, %269)[^bb23, ^bb24] <{operandSegmentSizes = array<i32: 1, 3, 1>}> : (i1, i32, i64, i64, i64) -> ()
  ^bb24(%271: i64):  // 2 preds: ^bb22, ^bb23
    "llvm.cond_br"(%183, %207)[^bb26, ^bb25] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb25:  // pred: ^bb24
    %272 = "llvm.intr.smax"(%198, %143) : (i32, i32) -> i32
    %273 = "llvm.getelementptr"(%207, %272) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %274 = "llvm.load"(%273) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%274)[^bb26] : (!llvm.ptr) -> ()
  ^bb26(%275: !llvm.ptr):  // 2 preds: ^bb24, ^bb25
    %276 = "llvm.icmp"(%275, %151) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%276, %152)[^bb28, ^bb27] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i1) -> ()
  ^bb27:  // pred: ^bb26
    %277 = "llvm.load"(%275) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %278 = "llvm.icmp"(%277, %151) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.br"(%278)[^bb28] : (i1) -> ()
  ^bb28(%279: i1):  // 2 preds: ^bb26, ^bb27
    %280 = "llvm.icmp"(%271, %149) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %281 = "llvm.select"(%279, %280, %153) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%281)[^bb29, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb29:  // pred: ^bb28
    "llvm.call"(%165, %178, %151, %167, %149) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%142)[^bb54] : (i32) -> ()
  ^bb30:  // pred: ^bb28
    %282 = "llvm.icmp"(%arg20, %151) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%282)[^bb42, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb31:  // pred: ^bb30
    %283 = "llvm.load"(%arg20) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%283, %151)[^bb34, ^bb32, ^bb33] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb32:  // pred: ^bb31
    %284 = "llvm.getelementptr"(%arg20, %140) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %285 = "llvm.load"(%284) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %286 = "llvm.getelementptr"(%285, %147) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%286)[^bb34] : (!llvm.ptr) -> ()
  ^bb33:  // pred: ^bb31
    %287 = "llvm.getelementptr"(%arg20, %140) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %288 = "llvm.load"(%287) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%288)[^bb34] : (!llvm.ptr) -> ()
  ^bb34(%289: !llvm.ptr):  // 3 preds: ^bb31, ^bb32, ^bb33
    %290 = "llvm.getelementptr"(%289, %144) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %291 = "llvm.load"(%290) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %292 = "llvm.icmp"(%291, %218) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%292)[^bb35, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb35:  // pred: ^bb34
    "llvm.cond_br"(%219)[^bb36, ^bb41] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb36:  // pred: ^bb35
    %293 = "llvm.getelementptr"(%289, %146) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %294 = "llvm.load"(%293) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%145)[^bb39] : (i32) -> ()
  ^bb37:  // pred: ^bb34
    %295 = "llvm.sext"(%218) : (i32) -> i64
    "llvm.call"(%154, %178, %arg20, %155, %295) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%142)[^bb54] : (i32) -> ()
  ^bb38:  // pred: ^bb39
    %296 = "llvm.add"(%298, %137) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %297 = "llvm.icmp"(%296, %218) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%297, %296)[^bb41, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb39(%298: i32):  // 2 preds: ^bb36, ^bb38
    %299 = "llvm.getelementptr"(%204, %298) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %300 = "llvm.load"(%299) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %301 = "llvm.getelementptr"(%294, %298) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %302 = "llvm.load"(%301) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %303 = "llvm.icmp"(%302, %300) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%303)[^bb38, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb40:  // pred: ^bb39
    "llvm.call"(%154, %178, %arg20, %156, %300) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%142)[^bb54] : (i32) -> ()
  ^bb41:  // 2 preds: ^bb35, ^bb38
    %304 = "llvm.load"(%289) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %305 = "llvm.getelementptr"(%289, %138) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %306 = "llvm.load"(%305) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %307 = "llvm.trunc"(%306) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %308 = "llvm.getelementptr"(%304, %307) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%308, %168, %201, %206, %271) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_copy_elements, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i64) -> ()
    "llvm.br"(%145)[^bb54] : (i32) -> ()
  ^bb42:  // pred: ^bb30
    "llvm.intr.memset"(%169, %157, %144) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %309 = "llvm.load"(%arg17) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %310 = "llvm.icmp"(%309, %151) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%310, %arg17, %186, %184, %309)[^bb43, ^bb47] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb43:  // pred: ^bb42
    %311 = "llvm.load"(%186) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %312 = "llvm.icmp"(%311, %151) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%312, %170, %311)[^bb44, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, !llvm.ptr) -> ()
  ^bb44:  // pred: ^bb43
    %313 = "llvm.trunc"(%271) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %314 = "llvm.mul"(%201, %313) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %315 = "llvm.add"(%314, %137) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %316 = "llvm.call"(%151, %315) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @realloc, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%316, %169) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %317 = "llvm.icmp"(%316, %151) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%317)[^bb45, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb45:  // pred: ^bb44
    "llvm.call"(%165, %178, %151, %166, %149) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%142)[^bb54] : (i32) -> ()
  ^bb46:  // pred: ^bb44
    "llvm.call"(%316, %168, %201, %206, %271) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_copy_elements, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i64) -> ()
    "llvm.store"(%316, %168) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%206, %255) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%169, %187, %185, %316)[^bb47] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb47(%318: !llvm.ptr, %319: !llvm.ptr, %320: !llvm.ptr, %321: !llvm.ptr):  // 2 preds: ^bb42, ^bb46
    "llvm.store"(%151, %170) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %322 = "llvm.load"(%159) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %323 = "llvm.call"(%322, %321, %160, %161, %320) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    %324 = "llvm.icmp"(%323, %145) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%324, %142)[^bb48, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb48:  // pred: ^bb47
    %325 = "llvm.load"(%320) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%325, %319) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%318, %325)[^bb49] : (!llvm.ptr, !llvm.ptr) -> ()
  ^bb49(%326: !llvm.ptr, %327: !llvm.ptr):  // 2 preds: ^bb43, ^bb48
    "llvm.store"(%151, %326) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %328 = "llvm.load"(%162) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %329 = "llvm.call"(%328, %327, %168, %170) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %330 = "llvm.icmp"(%329, %145) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%330, %329)[^bb50, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb50:  // pred: ^bb49
    %331 = "llvm.load"(%170) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%163, %arg19) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %332 = "llvm.getelementptr"(%arg19, %143) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%145, %332) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %333 = "llvm.getelementptr"(%arg19, %140) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%331, %333) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %334 = "llvm.getelementptr"(%arg19, %144) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%145, %334) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%145)[^bb51] : (i32) -> ()
  ^bb51(%335: i32):  // 3 preds: ^bb47, ^bb49, ^bb50
    %336 = "llvm.load"(%185) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %337 = "llvm.icmp"(%336, %151) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%337)[^bb53, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb52:  // pred: ^bb51
    %338 = "llvm.load"(%164) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %339 = "llvm.call"(%338, %336) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb53] : () -> ()
  ^bb53:  // 2 preds: ^bb51, ^bb52
    %340 = "llvm.load"(%169) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%340) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%335)[^bb54] : (i32) -> ()
  ^bb54(%341: i32):  // 6 preds: ^bb29, ^bb37, ^bb40, ^bb41, ^bb45, ^bb53
    "llvm.return"(%341) : (i32) -> ()
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
    %71 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %72 = "llvm.getelementptr"(%71, %64) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %73 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %74 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %75 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %76 = "llvm.mlir.constant"() <{value = -16 : i32}> : () -> i32
    %77 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %78 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %79 = "llvm.getelementptr"(%71, %78) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %80 = "llvm.load"(%arg13) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %81 = "llvm.getelementptr"(%80, %62) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%81, %arg13) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %82 = "llvm.load"(%80) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %83 = "llvm.icmp"(%82, %63) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%83, %82)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %84 = "llvm.getelementptr"(%80, %64) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %85 = "llvm.load"(%84) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %86 = "llvm.getelementptr"(%arg14, %85) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Any", (i32, i32, struct<"mlir_abi_call_core_32.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memcpy"(%arg15, %86, %62) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %87 = "llvm.load"(%84) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %88 = "llvm.getelementptr"(%arg14, %87) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Any", (i32, i32, struct<"mlir_abi_call_core_32.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%65, %88) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %89 = "llvm.load"(%80) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%89)[^bb2] : (i32) -> ()
  ^bb2(%90: i32):  // 2 preds: ^bb0, ^bb1
    "llvm.switch"(%90, %65, %65)[^bb3, ^bb14, ^bb14] <{case_operand_segments = array<i32: 1, 1>, case_values = dense<[108, 110]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 2>}> : (i32, i32, i32) -> ()
  ^bb3:  // pred: ^bb2
    %91 = "llvm.icmp"(%90, %66) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %92 = "llvm.select"(%91, %67, %68) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %93 = "llvm.getelementptr"(%80, %64) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %94 = "llvm.load"(%93) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %95 = "llvm.zext"(%91) : (i1) -> i32
    %96 = "llvm.shl"(%94, %95) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %97 = "llvm.add"(%96, %68) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %98 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %99 = "llvm.alloca"(%97) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Any", (i32, i32, struct<"mlir_abi_call_core_32.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %100 = "llvm.shl"(%97, %64) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    "llvm.intr.memset"(%99, %69, %100) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %101 = "llvm.getelementptr"(%99, %92) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Any", (i32, i32, struct<"mlir_abi_call_core_32.union.anon", (i64)>)>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%65)[^bb4] : (i32) -> ()
  ^bb4(%102: i32):  // 2 preds: ^bb3, ^bb7
    %103 = "llvm.load"(%93) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %104 = "llvm.icmp"(%102, %103) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%104)[^bb5, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    "llvm.cond_br"(%91)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    %105 = "llvm.shl"(%102, %73) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %106 = "llvm.getelementptr"(%99, %105) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %107 = "llvm.load"(%arg13) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %108 = "llvm.getelementptr"(%107, %74) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %109 = "llvm.load"(%108) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %110 = "llvm.getelementptr"(%arg12, %109) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%74, %106) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %111 = "llvm.getelementptr"(%106, %64) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%65, %111) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %112 = "llvm.getelementptr"(%106, %74) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%110, %112) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %113 = "llvm.getelementptr"(%106, %75) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%65, %113) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb7] : () -> ()
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %114 = "llvm.shl"(%102, %95) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %115 = "llvm.getelementptr"(%101, %114) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Any", (i32, i32, struct<"mlir_abi_call_core_32.union.anon", (i64)>)>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %116 = "llvm.getelementptr"(%115, %76) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %117 = "llvm.call"(%arg12, %arg13, %arg14, %116) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_nest, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %118 = "llvm.add"(%102, %68) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %119 = "llvm.icmp"(%117, %65) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%119, %118, %117)[^bb4, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb8:  // pred: ^bb4
    %120 = "llvm.getelementptr"(%70, %95) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %121 = "llvm.load"(%120) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %122 = "llvm.load"(%72) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %123 = "llvm.call"(%122, %121, %99, %96, %arg15) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    "llvm.br"(%123)[^bb9] : (i32) -> ()
  ^bb9(%124: i32):  // 2 preds: ^bb7, ^bb8
    %125 = "llvm.icmp"(%96, %65) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%125, %65)[^bb10, ^bb13] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb10(%126: i32):  // 2 preds: ^bb9, ^bb12
    %127 = "llvm.getelementptr"(%99, %126) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Any", (i32, i32, struct<"mlir_abi_call_core_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %128 = "llvm.load"(%127) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %129 = "llvm.icmp"(%128, %77) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%129)[^bb11, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %130 = "llvm.load"(%79) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %131 = "llvm.getelementptr"(%127, %74) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %132 = "llvm.load"(%131) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %133 = "llvm.call"(%130, %132) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb12] : () -> ()
  ^bb12:  // 2 preds: ^bb10, ^bb11
    %134 = "llvm.add"(%126, %68) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %135 = "llvm.icmp"(%134, %96) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%135, %134)[^bb13, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb13:  // 2 preds: ^bb9, ^bb12
    "llvm.intr.stackrestore"(%98) : (!llvm.ptr) -> ()
    "llvm.br"(%124)[^bb14] : (i32) -> ()
  ^bb14(%136: i32):  // 3 preds: ^bb2, ^bb2, ^bb13
    "llvm.return"(%136) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "free", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "realloc", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i32, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_copy_elements", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
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
    %48 = "llvm.load"(%47) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %49 = "llvm.icmp"(%48, %37) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%49)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %50 = "llvm.load"(%40) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %51 = "llvm.getelementptr"(%50, %46) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %52 = "llvm.load"(%51) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %53 = "llvm.getelementptr"(%arg10, %46) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %54 = "llvm.load"(%53) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %55 = "llvm.icmp"(%52, %54) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%55)[^bb5, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %56 = "llvm.add"(%46, %38) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %57 = "llvm.icmp"(%56, %42) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%57, %56)[^bb6, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb6:  // 2 preds: ^bb1, ^bb5
    %58 = "llvm.load"(%arg8) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %59 = "llvm.trunc"(%arg11) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %60 = "llvm.mul"(%arg9, %59) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.intr.memmove"(%arg7, %58, %60) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb8] : () -> ()
  ^bb7:  // pred: ^bb4
    %61 = "llvm.load"(%arg8) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
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
    %4 = "llvm.load"(%arg4) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %5 = "llvm.icmp"(%4, %0) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%5)[^bb2, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %6 = "llvm.load"(%arg6) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %7 = "llvm.icmp"(%6, %0) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%7)[^bb3, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %8 = "llvm.load"(%arg2) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %9 = "llvm.trunc"(%8) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %10 = "llvm.mul"(%arg0, %9) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.br"(%10)[^bb6] : (i32) -> ()
  ^bb4:  // 3 preds: ^bb0, ^bb1, ^bb2
    %11 = "llvm.add"(%arg1, %1) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %12 = "llvm.getelementptr"(%arg2, %2) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %13 = "llvm.getelementptr"(%arg4, %2) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %14 = "llvm.getelementptr"(%arg6, %2) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %15 = "llvm.load"(%arg2) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %16 = "llvm.icmp"(%15, %3) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%16, %3)[^bb5, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb5(%17: i64):  // 2 preds: ^bb4, ^bb5
    %18 = "llvm.load"(%arg4) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %19 = "llvm.mul"(%18, %17) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %20 = "llvm.trunc"(%19) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %21 = "llvm.mul"(%arg0, %20) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %22 = "llvm.getelementptr"(%arg3, %21) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %23 = "llvm.load"(%arg6) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %24 = "llvm.mul"(%23, %17) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %25 = "llvm.trunc"(%24) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %26 = "llvm.mul"(%arg0, %25) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %27 = "llvm.getelementptr"(%arg5, %26) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%arg0, %11, %12, %22, %13, %27, %14) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_copy_strided, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 7, 0>}> : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %28 = "llvm.add"(%17, %0) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %29 = "llvm.load"(%arg2) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %30 = "llvm.icmp"(%28, %29) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%30, %28)[^bb5, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb6(%31: i32):  // 2 preds: ^bb0, ^bb3
    "llvm.intr.memmove"(%arg5, %arg3, %31) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb7] : () -> ()
  ^bb7:  // 3 preds: ^bb4, ^bb5, ^bb6
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

