// Made of runtime/call/tvm_call.c by `make core`: do not edit.
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<10 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str", unnamed_addr = 0 : i64, value = "TypeError\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<5 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_1", unnamed_addr = 0 : i64, value = "%lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.struct<"mlir_abi.union.anon.0", (struct<"mlir_abi.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2050 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2051 = "llvm.mlir.zero"() : () -> !llvm.struct<"mlir_abi.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %2052 = "llvm.mlir.zero"() : () -> !llvm.struct<"mlir_abi.union.anon.0", (struct<"mlir_abi.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>
    "llvm.return"(%2052) : (!llvm.struct<"mlir_abi.union.anon.0", (struct<"mlir_abi.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>) -> ()
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
    %2048 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2049 = "llvm.mlir.zero"() : () -> !llvm.array<6 x ptr>
    "llvm.return"(%2049) : (!llvm.array<6 x ptr>) -> ()
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
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, i32, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_call", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg68: !llvm.ptr, %arg69: !llvm.ptr, %arg70: !llvm.ptr, %arg71: i32, %arg72: !llvm.ptr):
    %1581 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1582 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1583 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1584 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1585 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1586 = "llvm.mlir.constant"() <{value = 48 : i32}> : () -> i32
    %1587 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1588 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1589 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1590 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1591 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1592 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1593 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %1594 = "llvm.mlir.constant"() <{value = 108 : i32}> : () -> i32
    %1595 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1596 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1597 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1598 = "llvm.mlir.constant"() <{value = 3.4028234663852886E+38 : f64}> : () -> f64
    %1599 = "llvm.mlir.constant"() <{value = 1.7976931348623157E+308 : f64}> : () -> f64
    %1600 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1601 = "llvm.mlir.constant"() <{value = 3.3895313892515355E+38 : f64}> : () -> f64
    %1602 = "llvm.mlir.constant"() <{value = 6.550400e+04 : f64}> : () -> f64
    %1603 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1604 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1605 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1606 = "llvm.mlir.constant"() <{value = 14 : i32}> : () -> i32
    %1607 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1608 = "llvm.mlir.constant"() <{value = -1023 : i32}> : () -> i32
    %1609 = "llvm.mlir.constant"() <{value = 1024 : i32}> : () -> i32
    %1610 = "llvm.mlir.constant"() <{value = -32768 : i16}> : () -> i16
    %1611 = "llvm.mlir.constant"() <{value = 52 : i32}> : () -> i32
    %1612 = "llvm.mlir.constant"() <{value = 4503599627370495 : i64}> : () -> i64
    %1613 = "llvm.mlir.constant"() <{value = 4503599627370496 : i64}> : () -> i64
    %1614 = "llvm.mlir.constant"() <{value = 51 : i32}> : () -> i32
    %1615 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1616 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1617 = "llvm.mlir.constant"() <{value = 9007199254740991 : i64}> : () -> i64
    %1618 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1619 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1620 = "llvm.mlir.constant"() <{value = 32768 : i64}> : () -> i64
    %1621 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1622 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1623 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1624 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1625 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1626 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1627 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1628 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1629 = "llvm.mlir.constant"() <{value = 44 : i32}> : () -> i32
    %1630 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1631 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1632 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1633 = "llvm.alloca"(%1581) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>}> : (i32) -> !llvm.ptr
    %1634 = "llvm.alloca"(%1581) <{alignment = 1 : i64, elem_type = !llvm.array<1056 x i8>}> : (i32) -> !llvm.ptr
    %1635 = "llvm.alloca"(%1581) <{alignment = 4 : i64, elem_type = !llvm.array<2 x i32>}> : (i32) -> !llvm.ptr
    %1636 = "llvm.alloca"(%1581) <{alignment = 4 : i64, elem_type = !llvm.array<2 x i32>}> : (i32) -> !llvm.ptr
    %1637 = "llvm.alloca"(%1581) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1638 = "llvm.alloca"(%1581) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Call", (ptr, ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1639 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_begin, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1640 = "llvm.icmp"(%1639, %1582) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1640, %1583)[^bb1, ^bb103] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1641 = "llvm.getelementptr"(%arg68, %1584) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1642 = "llvm.load"(%1641) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1643 = "llvm.getelementptr"(%arg68, %1585) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1644 = "llvm.load"(%1643) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1645 = "llvm.add"(%1644, %1642) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1646 = "llvm.icmp"(%arg71, %1645) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1647 = "llvm.icmp"(%arg71, %1642) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1648 = "llvm.or"(%1647, %1646) : (i1, i1) -> i1
    "llvm.cond_br"(%1648)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %1649 = "llvm.getelementptr"(%arg68, %1586) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1650 = "llvm.load"(%1649) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1651 = "llvm.getelementptr"(%arg68, %1650) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1652 = "llvm.sext"(%arg71) : (i32) -> i64
    "llvm.call"(%1587, %1651, %1588, %1589, %1652) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1583)[^bb103] : (i32) -> ()
  ^bb3:  // pred: ^bb1
    %1653 = "llvm.getelementptr"(%arg68, %1590) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1654 = "llvm.load"(%1653) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1655 = "llvm.add"(%1654, %1581) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1656 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1657 = "llvm.alloca"(%1655) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1658 = "llvm.icmp"(%1644, %1582) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1659 = "llvm.and"(%1658, %1646) : (i1, i1) -> i1
    %1660 = "llvm.getelementptr"(%arg70, %1642) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1661 = "llvm.select"(%1659, %1660, %1588) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1662 = "llvm.getelementptr"(%arg68, %1591) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1663 = "llvm.load"(%1662) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1664 = "llvm.add"(%1663, %1581) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1665 = "llvm.alloca"(%1664) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1666 = "llvm.getelementptr"(%arg68, %1592) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1667 = "llvm.load"(%1666) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1668 = "llvm.add"(%1667, %1584) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1669 = "llvm.alloca"(%1668) <{alignment = 16 : i64, elem_type = i8}> : (i32) -> !llvm.ptr
    "llvm.store"(%arg68, %1638) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1670 = "llvm.getelementptr"(%1638, %1592) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1657, %1670) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1671 = "llvm.getelementptr"(%1638, %1590) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1669, %1671) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1672 = "llvm.getelementptr"(%1638, %1585) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1665, %1672) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1673 = "llvm.icmp"(%1642, %1582) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1673)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %1674 = "llvm.getelementptr"(%arg68, %1593) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1675 = "llvm.load"(%1674) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1676 = "llvm.getelementptr"(%arg68, %1675) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1582, %1676)[^bb7] : (i32, !llvm.ptr) -> ()
  ^bb5:  // 2 preds: ^bb3, ^bb10
    %1677 = "llvm.load"(%1653) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1678 = "llvm.icmp"(%1677, %1582) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1678)[^bb6, ^bb78] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    %1679 = "llvm.getelementptr"(%1636, %1592) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1680 = "llvm.getelementptr"(%1635, %1592) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1582)[^bb11] : (i32) -> ()
  ^bb7(%1681: i32, %1682: !llvm.ptr):  // 2 preds: ^bb4, ^bb10
    %1683 = "llvm.load"(%1682) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1684 = "llvm.icmp"(%1683, %1594) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1685 = "llvm.getelementptr"(%arg70, %1681) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%1684)[^bb8, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb8:  // pred: ^bb7
    %1686 = "llvm.getelementptr"(%1682, %1584) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1687 = "llvm.getelementptr"(%1682, %1592) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1688 = "llvm.load"(%1687) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1689 = "llvm.getelementptr"(%1657, %1688) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1685, %1689) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1686)[^bb10] : (!llvm.ptr) -> ()
  ^bb9:  // pred: ^bb7
    %1690 = "llvm.call"(%1638, %1682, %1685) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1691 = "llvm.icmp"(%1690, %1588) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1691, %1583, %1690)[^bb102, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb10(%1692: !llvm.ptr):  // 2 preds: ^bb8, ^bb9
    %1693 = "llvm.add"(%1681, %1581) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1694 = "llvm.icmp"(%1693, %1642) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1694, %1693, %1692)[^bb5, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb11(%1695: i32):  // 2 preds: ^bb6, ^bb77
    %1696 = "llvm.load"(%1638) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1697 = "llvm.getelementptr"(%1696, %1595) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1698 = "llvm.load"(%1697) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1699 = "llvm.getelementptr"(%1696, %1698) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1700 = "llvm.getelementptr"(%1699, %1695) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1701 = "llvm.load"(%1670) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1702 = "llvm.getelementptr"(%1701, %1695) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1703 = "llvm.load"(%1702) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1704 = "llvm.getelementptr"(%1700, %1596) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1705 = "llvm.load"(%1704) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1706 = "llvm.load"(%1700) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1707 = "llvm.load"(%1703) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1706)[^bb45, ^bb12, ^bb29] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[97, 102]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb12:  // pred: ^bb11
    "llvm.switch"(%1707, %1696, %1581)[^bb28, ^bb13, ^bb14] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i32) -> ()
  ^bb13:  // pred: ^bb12
    %1708 = "llvm.getelementptr"(%1703, %1590) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1709 = "llvm.load"(%1708) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1710 = "llvm.getelementptr"(%1709, %1591) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1710)[^bb15] : (!llvm.ptr) -> ()
  ^bb14:  // pred: ^bb12
    %1711 = "llvm.getelementptr"(%1703, %1590) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1712 = "llvm.load"(%1711) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1713 = "llvm.icmp"(%1712, %1588) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1713, %1696, %1581, %1712)[^bb28, ^bb15] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb15(%1714: !llvm.ptr):  // 2 preds: ^bb13, ^bb14
    %1715 = "llvm.load"(%1671) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1716 = "llvm.call"(%1696, %1700, %1714, %1715) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_describe, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1717 = "llvm.icmp"(%1716, %1582) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1718 = "llvm.load"(%1638) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.cond_br"(%1717, %1718, %1716)[^bb16, ^bb28] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb16:  // pred: ^bb15
    %1719 = "llvm.load"(%1671) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1720 = "llvm.getelementptr"(%1718, %1595) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1721 = "llvm.load"(%1720) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1722 = "llvm.getelementptr"(%1718, %1721) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1723 = "llvm.icmp"(%1695, %1582) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1723)[^bb26, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // pred: ^bb16
    %1724 = "llvm.getelementptr"(%1722, %1695) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1725 = "llvm.getelementptr"(%1724, %1591) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1582)[^bb18] : (i32) -> ()
  ^bb18(%1726: i32):  // 2 preds: ^bb17, ^bb25
    %1727 = "llvm.getelementptr"(%1722, %1726) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1728 = "llvm.load"(%1727) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1729 = "llvm.icmp"(%1728, %1622) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1729)[^bb19, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb19:  // pred: ^bb18
    %1730 = "llvm.load"(%1725) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1731 = "llvm.icmp"(%1730, %1597) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1731)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb20:  // pred: ^bb19
    %1732 = "llvm.getelementptr"(%1727, %1591) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1733 = "llvm.load"(%1732) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1734 = "llvm.icmp"(%1733, %1597) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1734)[^bb21, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb21:  // 2 preds: ^bb19, ^bb20
    %1735 = "llvm.call"(%1718, %1724, %1719, %1635) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1736 = "llvm.icmp"(%1735, %1582) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1736)[^bb26, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb22:  // pred: ^bb21
    %1737 = "llvm.call"(%1718, %1727, %1719, %1636) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1738 = "llvm.icmp"(%1737, %1582) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1738)[^bb25, ^bb23] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb23:  // pred: ^bb22
    %1739 = "llvm.load"(%1635) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1740 = "llvm.load"(%1679) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1741 = "llvm.icmp"(%1739, %1740) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1741)[^bb24, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb24:  // pred: ^bb23
    %1742 = "llvm.load"(%1636) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1743 = "llvm.load"(%1680) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1744 = "llvm.icmp"(%1742, %1743) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1744)[^bb27, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb25:  // 5 preds: ^bb18, ^bb20, ^bb22, ^bb23, ^bb24
    %1745 = "llvm.add"(%1726, %1581) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1746 = "llvm.icmp"(%1745, %1695) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1746, %1745)[^bb26, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb26:  // 3 preds: ^bb16, ^bb21, ^bb25
    "llvm.br"()[^bb77] : () -> ()
  ^bb27:  // pred: ^bb24
    "llvm.br"(%1718, %1585)[^bb28] : (!llvm.ptr, i32) -> ()
  ^bb28(%1747: !llvm.ptr, %1748: i32):  // 4 preds: ^bb12, ^bb14, ^bb15, ^bb27
    %1749 = "llvm.getelementptr"(%1696, %1705) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1748, %1749, %1703, %1700, %1747) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1583)[^bb102] : (i32) -> ()
  ^bb29:  // pred: ^bb11
    %1750 = "llvm.add"(%1707, %1583) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1751 = "llvm.icmp"(%1750, %1597) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1751)[^bb31, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb30:  // pred: ^bb29
    "llvm.switch"(%1707, %1581)[^bb73, ^bb32, ^bb68, ^bb69] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[3, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb31:  // pred: ^bb29
    %1752 = "llvm.getelementptr"(%1703, %1590) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1753 = "llvm.load"(%1752) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1754 = "llvm.sitofp"(%1753) : (i64) -> f64
    "llvm.br"(%1754)[^bb33] : (f64) -> ()
  ^bb32:  // pred: ^bb30
    %1755 = "llvm.getelementptr"(%1703, %1590) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1756 = "llvm.load"(%1755) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%1756)[^bb33] : (f64) -> ()
  ^bb33(%1757: f64):  // 2 preds: ^bb31, ^bb32
    %1758 = "llvm.load"(%1671) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1759 = "llvm.getelementptr"(%1700, %1585) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1760 = "llvm.load"(%1759) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1761 = "llvm.getelementptr"(%1758, %1760) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1762 = "llvm.getelementptr"(%1700, %1590) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1763 = "llvm.load"(%1762) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1763)[^bb35, ^bb34, ^bb36] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb34:  // pred: ^bb33
    "llvm.store"(%1757, %1761) <{alignment = 1 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"()[^bb77] : () -> ()
  ^bb35:  // pred: ^bb33
    %1764 = "llvm.getelementptr"(%1700, %1592) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1765 = "llvm.load"(%1764) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1766 = "llvm.and"(%1765, %1600) : (i32, i32) -> i32
    %1767 = "llvm.icmp"(%1766, %1592) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1768 = "llvm.select"(%1767, %1601, %1602) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %1769 = "llvm.intr.fabs"(%1757) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %1770 = "llvm.fcmp"(%1769, %1768) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %1771 = "llvm.fcmp"(%1769, %1599) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %1772 = "llvm.and"(%1771, %1770) : (i1, i1) -> i1
    "llvm.cond_br"(%1772)[^bb76, ^bb38] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb36:  // pred: ^bb33
    %1773 = "llvm.intr.fabs"(%1757) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %1774 = "llvm.fcmp"(%1773, %1598) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %1775 = "llvm.fcmp"(%1773, %1599) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %1776 = "llvm.and"(%1774, %1775) : (i1, i1) -> i1
    "llvm.cond_br"(%1776)[^bb76, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb37:  // pred: ^bb36
    %1777 = "llvm.fptrunc"(%1757) : (f64) -> f32
    "llvm.store"(%1777, %1761) <{alignment = 1 : i64, ordering = 0 : i64}> : (f32, !llvm.ptr) -> ()
    "llvm.br"()[^bb77] : () -> ()
  ^bb38:  // pred: ^bb35
    %1778 = "llvm.select"(%1767, %1603, %1604) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1779 = "llvm.bitcast"(%1757) : (f64) -> i64
    %1780 = "llvm.lshr"(%1779, %1605) : (i64, i64) -> i64
    %1781 = "llvm.bitcast"(%1769) : (f64) -> i64
    %1782 = "llvm.sub"(%1606, %1778) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1783 = "llvm.shl"(%1583, %1782) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1784 = "llvm.add"(%1783, %1597) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1785 = "llvm.lshr"(%1781, %1607) : (i64, i64) -> i64
    %1786 = "llvm.trunc"(%1785) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %1787 = "llvm.add"(%1786, %1608) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1788 = "llvm.zext"(%1778) <{nonNeg}> : (i32) -> i64
    %1789 = "llvm.icmp"(%1787, %1609) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1789)[^bb39, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb39:  // pred: ^bb38
    %1790 = "llvm.xor"(%1778, %1621) : (i32, i32) -> i32
    %1791 = "llvm.shl"(%1583, %1790) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1792 = "llvm.xor"(%1791, %1583) : (i32, i32) -> i32
    %1793 = "llvm.zext"(%1792) <{nonNeg}> : (i32) -> i64
    %1794 = "llvm.shl"(%1793, %1788) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1795 = "llvm.and"(%1780, %1620) : (i64, i64) -> i64
    %1796 = "llvm.or"(%1794, %1795) : (i64, i64) -> i64
    %1797 = "llvm.and"(%1781, %1612) : (i64, i64) -> i64
    %1798 = "llvm.icmp"(%1797, %1618) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1799 = "llvm.add"(%1778, %1583) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1800 = "llvm.shl"(%1581, %1799) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1801 = "llvm.zext"(%1800) <{nonNeg}> : (i32) -> i64
    %1802 = "llvm.select"(%1798, %1618, %1801) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1803 = "llvm.or"(%1796, %1802) : (i64, i64) -> i64
    %1804 = "llvm.trunc"(%1803) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%1804)[^bb44] : (i16) -> ()
  ^bb40:  // pred: ^bb38
    %1805 = "llvm.trunc"(%1780) <{overflowFlags = 2 : i32}> : (i64) -> i16
    %1806 = "llvm.and"(%1805, %1610) : (i16, i16) -> i16
    %1807 = "llvm.icmp"(%1787, %1784) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %1808 = "llvm.sub"(%1784, %1787) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1809 = "llvm.select"(%1807, %1808, %1582) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1810 = "llvm.sub"(%1809, %1778) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1811 = "llvm.icmp"(%1810, %1597) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1811, %1806)[^bb44, ^bb41] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i16) -> ()
  ^bb41:  // pred: ^bb40
    %1812 = "llvm.add"(%1810, %1611) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1813 = "llvm.and"(%1781, %1612) : (i64, i64) -> i64
    %1814 = "llvm.or"(%1813, %1613) <{isDisjoint}> : (i64, i64) -> i64
    %1815 = "llvm.add"(%1810, %1614) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1816 = "llvm.zext"(%1815) <{nonNeg}> : (i32) -> i64
    %1817 = "llvm.shl"(%1615, %1816) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %1818 = "llvm.zext"(%1812) <{nonNeg}> : (i32) -> i64
    %1819 = "llvm.lshr"(%1814, %1818) : (i64, i64) -> i64
    %1820 = "llvm.shl"(%1616, %1816) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1821 = "llvm.add"(%1820, %1617) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %1822 = "llvm.and"(%1821, %1814) : (i64, i64) -> i64
    %1823 = "llvm.icmp"(%1822, %1817) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1823, %1581)[^bb43, ^bb42] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb42:  // pred: ^bb41
    %1824 = "llvm.icmp"(%1822, %1817) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1825 = "llvm.and"(%1819, %1615) : (i64, i64) -> i64
    %1826 = "llvm.icmp"(%1825, %1618) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1827 = "llvm.select"(%1824, %1826, %1619) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %1828 = "llvm.zext"(%1827) : (i1) -> i32
    "llvm.br"(%1828)[^bb43] : (i32) -> ()
  ^bb43(%1829: i32):  // 2 preds: ^bb41, ^bb42
    %1830 = "llvm.zext"(%1829) <{nonNeg}> : (i32) -> i64
    %1831 = "llvm.sub"(%1787, %1784) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1832 = "llvm.select"(%1807, %1582, %1831) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1833 = "llvm.zext"(%1832) : (i32) -> i64
    %1834 = "llvm.and"(%1780, %1620) : (i64, i64) -> i64
    %1835 = "llvm.shl"(%1833, %1788) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1836 = "llvm.add"(%1819, %1835) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1837 = "llvm.add"(%1836, %1830) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1838 = "llvm.or"(%1837, %1834) : (i64, i64) -> i64
    %1839 = "llvm.trunc"(%1838) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%1839)[^bb44] : (i16) -> ()
  ^bb44(%1840: i16):  // 3 preds: ^bb39, ^bb40, ^bb43
    "llvm.store"(%1840, %1761) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb77] : () -> ()
  ^bb45:  // pred: ^bb11
    %1841 = "llvm.add"(%1707, %1583) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1842 = "llvm.icmp"(%1841, %1597) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1842)[^bb46, ^bb62] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb46:  // pred: ^bb45
    %1843 = "llvm.getelementptr"(%1703, %1590) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1844 = "llvm.load"(%1843) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1845 = "llvm.load"(%1671) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1846 = "llvm.getelementptr"(%1700, %1585) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1847 = "llvm.load"(%1846) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1848 = "llvm.getelementptr"(%1845, %1847) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1849 = "llvm.getelementptr"(%1700, %1590) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1850 = "llvm.load"(%1849) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1850)[^bb49, ^bb47, ^bb50, ^bb48] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 8, 4]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb47:  // pred: ^bb46
    %1851 = "llvm.trunc"(%1844) <{overflowFlags = 0 : i32}> : (i64) -> i8
    "llvm.store"(%1851, %1848) <{alignment = 1 : i64, ordering = 0 : i64}> : (i8, !llvm.ptr) -> ()
    "llvm.br"()[^bb51] : () -> ()
  ^bb48:  // pred: ^bb46
    %1852 = "llvm.trunc"(%1844) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%1852, %1848) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb51] : () -> ()
  ^bb49:  // pred: ^bb46
    %1853 = "llvm.trunc"(%1844) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%1853, %1848) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb51] : () -> ()
  ^bb50:  // pred: ^bb46
    "llvm.store"(%1844, %1848) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb51] : () -> ()
  ^bb51:  // 4 preds: ^bb47, ^bb48, ^bb49, ^bb50
    %1854 = "llvm.load"(%1846) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1855 = "llvm.getelementptr"(%1845, %1854) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1856 = "llvm.load"(%1855) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %1857 = "llvm.zext"(%1856) : (i8) -> i64
    %1858 = "llvm.load"(%1700) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1859 = "llvm.icmp"(%1858, %1625) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1859)[^bb52, ^bb53] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb52:  // pred: ^bb51
    %1860 = "llvm.and"(%1857, %1615) : (i64, i64) -> i64
    "llvm.br"(%1860)[^bb61] : (i64) -> ()
  ^bb53:  // pred: ^bb51
    %1861 = "llvm.load"(%1849) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1862 = "llvm.icmp"(%1861, %1581) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1862, %1857)[^bb54, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb54:  // pred: ^bb53
    "llvm.switch"(%1861)[^bb57, ^bb55, ^bb56] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb55:  // pred: ^bb54
    %1863 = "llvm.load"(%1855) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1863)[^bb58] : (i64) -> ()
  ^bb56:  // pred: ^bb54
    %1864 = "llvm.load"(%1855) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1865 = "llvm.sext"(%1864) : (i32) -> i64
    "llvm.br"(%1865)[^bb58] : (i64) -> ()
  ^bb57:  // pred: ^bb54
    %1866 = "llvm.load"(%1855) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1867 = "llvm.sext"(%1866) : (i16) -> i64
    "llvm.br"(%1867)[^bb58] : (i64) -> ()
  ^bb58(%1868: i64):  // 4 preds: ^bb53, ^bb55, ^bb56, ^bb57
    %1869 = "llvm.shl"(%1861, %1626) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1870 = "llvm.sub"(%1627, %1869) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1871 = "llvm.icmp"(%1858, %1623) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1872 = "llvm.zext"(%1870) : (i32) -> i64
    "llvm.cond_br"(%1871)[^bb59, ^bb60] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb59:  // pred: ^bb58
    %1873 = "llvm.lshr"(%1628, %1872) : (i64, i64) -> i64
    %1874 = "llvm.and"(%1868, %1873) : (i64, i64) -> i64
    "llvm.br"(%1874)[^bb61] : (i64) -> ()
  ^bb60:  // pred: ^bb58
    %1875 = "llvm.shl"(%1868, %1872) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1876 = "llvm.ashr"(%1875, %1872) <{isExact}> : (i64, i64) -> i64
    "llvm.br"(%1876)[^bb61] : (i64) -> ()
  ^bb61(%1877: i64):  // 3 preds: ^bb52, ^bb59, ^bb60
    %1878 = "llvm.icmp"(%1877, %1844) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1878)[^bb75, ^bb76] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb62:  // pred: ^bb45
    "llvm.switch"(%1707, %1581)[^bb73, ^bb63, ^bb68, ^bb69] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[78, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb63:  // pred: ^bb62
    %1879 = "llvm.getelementptr"(%1703, %1590) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1880 = "llvm.load"(%1879) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1881 = "llvm.getelementptr"(%1880, %1591) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1882 = "llvm.icmp"(%1706, %1623) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1882)[^bb64, ^bb76] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb64:  // pred: ^bb63
    %1883 = "llvm.getelementptr"(%1700, %1590) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1884 = "llvm.load"(%1883) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1885 = "llvm.icmp"(%1884, %1590) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1885)[^bb65, ^bb76] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb65:  // pred: ^bb64
    %1886 = "llvm.load"(%1881) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1887 = "llvm.icmp"(%1886, %1616) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1887)[^bb66, ^bb76] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb66:  // pred: ^bb65
    %1888 = "llvm.getelementptr"(%1880, %1596) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1889 = "llvm.load"(%1888) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1890 = "llvm.icmp"(%1889, %1618) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1890)[^bb67, ^bb76] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb67:  // pred: ^bb66
    %1891 = "llvm.load"(%1671) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1892 = "llvm.getelementptr"(%1700, %1585) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1893 = "llvm.load"(%1892) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1894 = "llvm.getelementptr"(%1891, %1893) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1895 = "llvm.getelementptr"(%1880, %1624) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1896 = "llvm.load"(%1895) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%1896, %1894) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb77] : () -> ()
  ^bb68:  // 2 preds: ^bb30, ^bb62
    %1897 = "llvm.getelementptr"(%1703, %1590) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1898 = "llvm.load"(%1897) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1899 = "llvm.getelementptr"(%1898, %1591) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1899)[^bb70] : (!llvm.ptr) -> ()
  ^bb69:  // 2 preds: ^bb30, ^bb62
    %1900 = "llvm.getelementptr"(%1703, %1590) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1901 = "llvm.load"(%1900) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1902 = "llvm.icmp"(%1901, %1588) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1902, %1581, %1901)[^bb73, ^bb70] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb70(%1903: !llvm.ptr):  // 2 preds: ^bb68, ^bb69
    %1904 = "llvm.getelementptr"(%1903, %1584) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1905 = "llvm.load"(%1904) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1906 = "llvm.getelementptr"(%1700, %1592) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1907 = "llvm.load"(%1906) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1908 = "llvm.icmp"(%1905, %1907) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1908, %1597)[^bb71, ^bb73] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb71:  // pred: ^bb70
    %1909 = "llvm.getelementptr"(%1903, %1585) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1910 = "llvm.load"(%1909) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1911 = "llvm.icmp"(%1910, %1582) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1911, %1597)[^bb72, ^bb73] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb72:  // pred: ^bb71
    %1912 = "llvm.getelementptr"(%1903, %1592) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1913 = "llvm.load"(%1912) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1913, %1590)[^bb73, ^bb74, ^bb74, ^bb74] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb73(%1914: i32):  // 6 preds: ^bb30, ^bb62, ^bb69, ^bb70, ^bb71, ^bb72
    %1915 = "llvm.getelementptr"(%1696, %1705) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1914, %1915, %1703, %1700, %1696) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1583)[^bb102] : (i32) -> ()
  ^bb74:  // 3 preds: ^bb72, ^bb72, ^bb72
    %1916 = "llvm.load"(%1671) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1917 = "llvm.getelementptr"(%1700, %1585) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1918 = "llvm.load"(%1917) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1919 = "llvm.getelementptr"(%1916, %1918) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1920 = "llvm.load"(%1903) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1921 = "llvm.getelementptr"(%1903, %1595) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1922 = "llvm.load"(%1921) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1923 = "llvm.trunc"(%1922) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1924 = "llvm.getelementptr"(%1920, %1923) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1925 = "llvm.getelementptr"(%1700, %1590) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1926 = "llvm.load"(%1925) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.memcpy"(%1919, %1924, %1926) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb77] : () -> ()
  ^bb75:  // pred: ^bb61
    %1927 = "llvm.icmp"(%1858, %1623) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1928 = "llvm.icmp"(%1844, %1618) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %1929 = "llvm.and"(%1928, %1927) : (i1, i1) -> i1
    "llvm.cond_br"(%1929)[^bb76, ^bb77] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb76:  // 8 preds: ^bb35, ^bb36, ^bb61, ^bb63, ^bb64, ^bb65, ^bb66, ^bb75
    %1930 = "llvm.getelementptr"(%1696, %1705) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1631, %1930, %1703, %1632, %1618) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1583)[^bb102] : (i32) -> ()
  ^bb77:  // 7 preds: ^bb26, ^bb34, ^bb37, ^bb44, ^bb67, ^bb74, ^bb75
    %1931 = "llvm.add"(%1695, %1581) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1932 = "llvm.load"(%1653) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1933 = "llvm.icmp"(%1931, %1932) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1933, %1931)[^bb11, ^bb78] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb78:  // 2 preds: ^bb5, ^bb77
    %1934 = "llvm.getelementptr"(%arg68, %1629) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1935 = "llvm.load"(%1934) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1936 = "llvm.getelementptr"(%arg68, %1935) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1937 = "llvm.getelementptr"(%arg68, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1938 = "llvm.load"(%1937) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1939 = "llvm.icmp"(%1938, %1582) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1939, %1582)[^bb79, ^bb87] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb79(%1940: i32):  // 2 preds: ^bb78, ^bb86
    %1941 = "llvm.getelementptr"(%1936, %1940) <{elem_type = !llvm.struct<"mlir_abi.struct.Condition", (struct<"mlir_abi.struct.Sum", (i32, i32)>, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1942 = "llvm.getelementptr"(%1941, %1592) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1943 = "llvm.load"(%1942) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1944 = "llvm.getelementptr"(%arg68, %1943) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1945 = "llvm.getelementptr"(%1941, %1585) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1946 = "llvm.load"(%1945) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1947 = "llvm.sext"(%1946) : (i32) -> i64
    %1948 = "llvm.icmp"(%1946, %1582) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1949 = "llvm.load"(%1941) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1950 = "llvm.icmp"(%1949, %1582) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1948)[^bb81, ^bb80] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb80:  // pred: ^bb79
    "llvm.cond_br"(%1950, %1582, %1618)[^bb84, ^bb86] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb81:  // pred: ^bb79
    "llvm.cond_br"(%1950, %1582, %1618, %1618)[^bb82, ^bb83] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i64, i64) -> ()
  ^bb82(%1951: i32, %1952: i64):  // 2 preds: ^bb81, ^bb82
    %1953 = "llvm.getelementptr"(%1944, %1951) <{elem_type = !llvm.struct<"mlir_abi.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1954 = "llvm.call"(%arg68, %1669, %1953) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %1955 = "llvm.load"(%1953) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1956 = "llvm.mul"(%1955, %1954) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1957 = "llvm.add"(%1956, %1952) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1958 = "llvm.add"(%1951, %1581) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1959 = "llvm.icmp"(%1958, %1949) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1959, %1957, %1958, %1957)[^bb83, ^bb82] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i64) -> ()
  ^bb83(%1960: i64):  // 2 preds: ^bb81, ^bb82
    %1961 = "llvm.getelementptr"(%1941, %1590) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1962 = "llvm.load"(%1961) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1963 = "llvm.icmp"(%1962, %1582) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1964 = "llvm.icmp"(%1960, %1628) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %1965 = "llvm.icmp"(%1960, %1618) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1966 = "llvm.select"(%1963, %1965, %1964) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1966)[^bb86, ^bb89] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb84(%1967: i32, %1968: i64):  // 2 preds: ^bb80, ^bb84
    %1969 = "llvm.getelementptr"(%1944, %1967) <{elem_type = !llvm.struct<"mlir_abi.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1970 = "llvm.call"(%arg68, %1669, %1969) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %1971 = "llvm.srem"(%1970, %1947) : (i64, i64) -> i64
    %1972 = "llvm.load"(%1969) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1973 = "llvm.srem"(%1972, %1947) : (i64, i64) -> i64
    %1974 = "llvm.mul"(%1973, %1971) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1975 = "llvm.add"(%1974, %1968) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1976 = "llvm.srem"(%1975, %1947) : (i64, i64) -> i64
    %1977 = "llvm.add"(%1967, %1581) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1978 = "llvm.icmp"(%1977, %1949) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1978, %1977, %1976)[^bb85, ^bb84] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb85:  // pred: ^bb84
    %1979 = "llvm.icmp"(%1976, %1618) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1979)[^bb86, ^bb89] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb86:  // 3 preds: ^bb80, ^bb83, ^bb85
    %1980 = "llvm.add"(%1940, %1581) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1981 = "llvm.icmp"(%1980, %1938) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1981, %1980)[^bb87, ^bb79] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb87:  // 2 preds: ^bb78, ^bb86
    %1982 = "llvm.icmp"(%1661, %1588) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1983 = "llvm.icmp"(%1644, %1582) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %1984 = "llvm.and"(%1982, %1983) : (i1, i1) -> i1
    "llvm.cond_br"(%1984)[^bb88, ^bb100] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb88:  // pred: ^bb87
    %1985 = "llvm.getelementptr"(%arg68, %1624) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1986 = "llvm.load"(%1985) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1987 = "llvm.getelementptr"(%arg68, %1986) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1988 = "llvm.getelementptr"(%1633, %1586) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1989 = "llvm.getelementptr"(%1633, %1584) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1990 = "llvm.getelementptr"(%1633, %1590) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1991 = "llvm.getelementptr"(%1633, %1595) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1992 = "llvm.getelementptr"(%1633, %1624) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1993 = "llvm.getelementptr"(%1633, %1585) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1994 = "llvm.getelementptr"(%1633, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1995 = "llvm.getelementptr"(%1633, %1591) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1996 = "llvm.getelementptr"(%1633, %1629) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1997 = "llvm.getelementptr"(%1633, %1593) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1582)[^bb92] : (i32) -> ()
  ^bb89:  // 2 preds: ^bb83, ^bb85
    %1998 = "llvm.load"(%1638) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1999 = "llvm.getelementptr"(%1998, %1943) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2000 = "llvm.getelementptr"(%1941, %1584) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2001 = "llvm.load"(%2000) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2002 = "llvm.icmp"(%2001, %1582) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2002, %1588, %2001)[^bb90, ^bb91] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb90:  // pred: ^bb89
    %2003 = "llvm.getelementptr"(%1998, %1595) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2004 = "llvm.load"(%2003) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2005 = "llvm.getelementptr"(%1998, %2004) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2006 = "llvm.getelementptr"(%1999, %1593) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2007 = "llvm.load"(%2006) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2008 = "llvm.getelementptr"(%2005, %2007) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2009 = "llvm.getelementptr"(%2008, %1596) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2010 = "llvm.load"(%2009) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2011 = "llvm.load"(%1670) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2012 = "llvm.getelementptr"(%2011, %2007) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2013 = "llvm.load"(%2012) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%2013, %2010)[^bb91] : (!llvm.ptr, i32) -> ()
  ^bb91(%2014: !llvm.ptr, %2015: i32):  // 2 preds: ^bb89, ^bb90
    %2016 = "llvm.getelementptr"(%1998, %2015) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2017 = "llvm.load"(%1671) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2018 = "llvm.call"(%1998, %2017, %1999) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %2019 = "llvm.getelementptr"(%1941, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2020 = "llvm.load"(%2019) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2021 = "llvm.getelementptr"(%1998, %2020) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1631, %2016, %2014, %2021, %2018) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1583)[^bb102] : (i32) -> ()
  ^bb92(%2022: i32):  // 2 preds: ^bb88, ^bb99
    %2023 = "llvm.getelementptr"(%1660, %2022) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2024 = "llvm.getelementptr"(%1987, %2022) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memcpy"(%1633, %2024, %1611) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %2025 = "llvm.load"(%1988) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2026 = "llvm.load"(%1633) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2027 = "llvm.icmp"(%2026, %1622) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2027)[^bb94, ^bb93] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb93:  // pred: ^bb92
    "llvm.store"(%1582, %1989) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2028 = "llvm.load"(%1990) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2028, %1991) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb94] : () -> ()
  ^bb94:  // 2 preds: ^bb92, ^bb93
    "llvm.store"(%1582, %1992) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1582, %1993) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1584, %1994) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1581, %1995) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2029 = "llvm.load"(%1996) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2029, %1997) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2030 = "llvm.load"(%2023) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2030, %1581)[^bb98, ^bb96, ^bb95] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb95:  // pred: ^bb94
    %2031 = "llvm.getelementptr"(%2023, %1590) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2032 = "llvm.load"(%2031) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2033 = "llvm.icmp"(%2032, %1588) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2033, %1581, %2032)[^bb98, ^bb97] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb96:  // pred: ^bb94
    %2034 = "llvm.getelementptr"(%2023, %1590) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2035 = "llvm.load"(%2034) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2036 = "llvm.getelementptr"(%2035, %1591) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%2036)[^bb97] : (!llvm.ptr) -> ()
  ^bb97(%2037: !llvm.ptr):  // 2 preds: ^bb95, ^bb96
    %2038 = "llvm.call"(%arg68, %1633, %2037, %1634) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_describe, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2039 = "llvm.icmp"(%2038, %1582) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2039, %2038)[^bb99, ^bb98] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb98(%2040: i32):  // 3 preds: ^bb94, ^bb95, ^bb97
    %2041 = "llvm.getelementptr"(%arg68, %2025) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%2040, %2041, %2023, %1633, %arg68) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1583)[^bb102] : (i32) -> ()
  ^bb99:  // pred: ^bb97
    %2042 = "llvm.add"(%2022, %1581) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2043 = "llvm.icmp"(%2042, %1644) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2043, %2042)[^bb92, ^bb100] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb100:  // 2 preds: ^bb87, ^bb99
    %2044 = "llvm.call"(%arg69, %1669, %1637, %1588) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.cond_br"(%1658, %1582)[^bb101, ^bb102] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb101:  // pred: ^bb100
    %2045 = "llvm.call"(%1638, %1661, %arg72) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_results, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2045)[^bb102] : (i32) -> ()
  ^bb102(%2046: i32):  // 8 preds: ^bb9, ^bb28, ^bb73, ^bb76, ^bb91, ^bb98, ^bb100, ^bb101
    "llvm.intr.stackrestore"(%1656) : (!llvm.ptr) -> ()
    "llvm.br"(%2046)[^bb103] : (i32) -> ()
  ^bb103(%2047: i32):  // 3 preds: ^bb0, ^bb2, ^bb102
    "llvm.return"(%2047) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_begin", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %1536 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1537 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1538 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1539 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_2}> : () -> !llvm.ptr
    %1540 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1541 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_symbols}> : () -> !llvm.ptr
    %1542 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1543 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1544 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_NAMES}> : () -> !llvm.ptr
    %1545 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1546 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1547 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_GLOBALS}> : () -> !llvm.ptr
    %1548 = "llvm.getelementptr"(%1543, %1545) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1549 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1550 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1551 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %1552 = "llvm.alloca"(%1536) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Bytes", (ptr, i32)>}> : (i32) -> !llvm.ptr
    %1553 = "llvm.load"(%1537) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1554 = "llvm.icmp"(%1553, %1538) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1554, %1538)[^bb1, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1555 = "llvm.call"(%1539, %1540) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlopen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1538)[^bb3] : (i32) -> ()
  ^bb2:  // pred: ^bb7
    %1556 = "llvm.getelementptr"(%1552, %1546) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1538)[^bb9] : (i32) -> ()
  ^bb3(%1557: i32):  // 2 preds: ^bb1, ^bb7
    %1558 = "llvm.getelementptr"(%1541, %1557) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1559 = "llvm.load"(%1558) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1560 = "llvm.icmp"(%1559, %1542) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1560)[^bb5, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %1561 = "llvm.getelementptr"(%1543, %1557) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1559, %1561) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb7] : () -> ()
  ^bb5:  // pred: ^bb3
    %1562 = "llvm.getelementptr"(%1544, %1557) <{elem_type = !llvm.array<36 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1563 = "llvm.call"(%1555, %1562) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1564 = "llvm.getelementptr"(%1543, %1557) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1563, %1564) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1565 = "llvm.icmp"(%1563, %1542) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1565)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    "llvm.call"(%1562) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_runtime, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%1550)[^bb13] : (i32) -> ()
  ^bb7:  // 2 preds: ^bb4, ^bb5
    %1566 = "llvm.add"(%1557, %1536) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1567 = "llvm.icmp"(%1566, %1545) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1567, %1566)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb8:  // pred: ^bb10
    %1568 = "llvm.add"(%1570, %1536) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1569 = "llvm.icmp"(%1568, %1551) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1569, %1568)[^bb12, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb9(%1570: i32):  // 2 preds: ^bb2, ^bb8
    %1571 = "llvm.getelementptr"(%1547, %1570) <{elem_type = !llvm.array<16 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1571, %1552) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1572 = "llvm.call"(%1571) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i32
    "llvm.store"(%1572, %1556) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1573 = "llvm.load"(%1548) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1574 = "llvm.getelementptr"(%1549, %1570) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1575 = "llvm.call"(%1573, %1552, %1574) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1576 = "llvm.icmp"(%1575, %1538) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1576, %1550)[^bb10, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb10:  // pred: ^bb9
    %1577 = "llvm.load"(%1574) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1578 = "llvm.icmp"(%1577, %1542) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1578)[^bb11, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    "llvm.call"(%1571) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_runtime, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%1550)[^bb13] : (i32) -> ()
  ^bb12:  // pred: ^bb8
    "llvm.store"(%1536, %1537) <{alignment = 4 : i64, ordering = 5 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%1538)[^bb13] : (i32) -> ()
  ^bb13(%1579: i32):  // 4 preds: ^bb6, ^bb9, ^bb11, ^bb12
    "llvm.br"(%1579)[^bb14] : (i32) -> ()
  ^bb14(%1580: i32):  // 2 preds: ^bb0, ^bb13
    "llvm.return"(%1580) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_refuse", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg63: !llvm.ptr, %arg64: !llvm.ptr, %arg65: !llvm.ptr, %arg66: !llvm.ptr, %arg67: i64):
    %1516 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1517 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1518 = "llvm.mlir.constant"() <{value = 484 : i32}> : () -> i32
    %1519 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1520 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1521 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1522 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1523 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1524 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1525 = "llvm.alloca"(%1516) <{alignment = 4 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1526 = "llvm.alloca"(%1516) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%1526, %1517, %1518) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %1527 = "llvm.icmp"(%arg65, %1519) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1527)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%1526, %arg65) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1528 = "llvm.call"(%1519, %1520, %arg66, %arg67) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %1529 = "llvm.add"(%1528, %1516) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1530 = "llvm.alloca"(%1529) <{alignment = 1 : i64, elem_type = i8}> : (i32) -> !llvm.ptr
    %1531 = "llvm.call"(%1530, %1529, %arg66, %arg67) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %1532 = "llvm.getelementptr"(%1526, %1521) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg64, %1525) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1533 = "llvm.getelementptr"(%1525, %1521) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1532, %1533) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1534 = "llvm.getelementptr"(%1525, %1522) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1530, %1534) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1535 = "llvm.load"(%1523) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1535, %arg63, %1525, %1524) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<ptr (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_flatten", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg60: !llvm.ptr, %arg61: !llvm.ptr, %arg62: !llvm.ptr):
    %1442 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1443 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1444 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1445 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1446 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1447 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1448 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1449 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1450 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1451 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1452 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1453 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1454 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1455 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_23}> : () -> !llvm.ptr
    %1456 = "llvm.alloca"(%1442) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1457 = "llvm.getelementptr"(%arg61, %1443) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1458 = "llvm.load"(%arg60) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1459 = "llvm.getelementptr"(%arg61, %1444) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1460 = "llvm.load"(%1459) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1461 = "llvm.getelementptr"(%1458, %1460) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1462 = "llvm.load"(%arg61) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1462)[^bb1, ^bb2, ^bb3, ^bb5] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[108, 110, 115]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1463 = "llvm.getelementptr"(%arg61, %1448) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1464 = "llvm.getelementptr"(%arg60, %1444) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1449, %1457)[^bb10] : (i32, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1465 = "llvm.getelementptr"(%arg60, %1448) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1466 = "llvm.load"(%1465) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1467 = "llvm.getelementptr"(%arg61, %1448) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1468 = "llvm.load"(%1467) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1469 = "llvm.getelementptr"(%1466, %1468) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg62, %1469) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1457)[^bb16] : (!llvm.ptr) -> ()
  ^bb3:  // pred: ^bb0
    %1470 = "llvm.load"(%arg62) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1471 = "llvm.icmp"(%1470, %1449) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1471, %1457)[^bb16, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%1445, %1461, %arg62, %1453, %1454) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1452)[^bb16] : (!llvm.ptr) -> ()
  ^bb5:  // pred: ^bb0
    %1472 = "llvm.load"(%arg62) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1472, %1445)[^bb7, ^bb6, ^bb6] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[75, 71]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb6:  // 2 preds: ^bb5, ^bb5
    %1473 = "llvm.getelementptr"(%arg62, %1446) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1474 = "llvm.load"(%1473) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1475 = "llvm.getelementptr"(%1474, %1447) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1476 = "llvm.load"(%1475) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1477 = "llvm.getelementptr"(%arg61, %1448) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1478 = "llvm.load"(%1477) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1479 = "llvm.sext"(%1478) : (i32) -> i64
    %1480 = "llvm.icmp"(%1476, %1479) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1480, %1449, %1457, %1450)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, !llvm.ptr, !llvm.ptr) -> ()
  ^bb7(%1481: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    "llvm.call"(%1481, %1461, %arg62, %1453, %1454) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1452)[^bb16] : (!llvm.ptr) -> ()
  ^bb8(%1482: i32, %1483: !llvm.ptr):  // 2 preds: ^bb6, ^bb9
    %1484 = "llvm.load"(%1477) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1485 = "llvm.icmp"(%1482, %1484) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1485, %1483)[^bb9, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb9:  // pred: ^bb8
    %1486 = "llvm.load"(%1473) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1487 = "llvm.getelementptr"(%1486, %1451) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1488 = "llvm.load"(%1487) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1489 = "llvm.getelementptr"(%1488, %1482) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1490 = "llvm.call"(%arg60, %1483, %1489) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1491 = "llvm.add"(%1482, %1442) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1492 = "llvm.icmp"(%1490, %1452) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1492, %1452, %1491, %1490)[^bb16, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb10(%1493: i32, %1494: !llvm.ptr):  // 2 preds: ^bb1, ^bb12
    %1495 = "llvm.load"(%1463) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1496 = "llvm.icmp"(%1493, %1495) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1496)[^bb11, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1497 = "llvm.load"(%1464) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1498 = "llvm.getelementptr"(%1497, %1443) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1498, %1464) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1499 = "llvm.load"(%arg60) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1500 = "llvm.getelementptr"(%1494, %1446) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1501 = "llvm.load"(%1500) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1502 = "llvm.getelementptr"(%1499, %1501) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1503 = "llvm.call"(%arg62, %1461, %1502, %1497) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_get_item, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1504 = "llvm.icmp"(%1503, %1449) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1504, %1452)[^bb12, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %1505 = "llvm.call"(%arg60, %1494, %1497) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1506 = "llvm.add"(%1493, %1442) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1507 = "llvm.icmp"(%1505, %1452) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1507, %1452, %1506, %1505)[^bb16, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb13:  // pred: ^bb10
    %1508 = "llvm.call"(%arg62, %1461, %1452, %1456) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_get_item, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1509 = "llvm.icmp"(%1508, %1449) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1509, %1452)[^bb14, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb14:  // pred: ^bb13
    %1510 = "llvm.getelementptr"(%1456, %1446) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1511 = "llvm.load"(%1510) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1512 = "llvm.load"(%1463) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1513 = "llvm.sext"(%1512) : (i32) -> i64
    %1514 = "llvm.icmp"(%1511, %1513) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1514, %1494)[^bb16, ^bb15] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb15:  // pred: ^bb14
    "llvm.call"(%1450, %1461, %arg62, %1455, %1511) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1452)[^bb16] : (!llvm.ptr) -> ()
  ^bb16(%1515: !llvm.ptr):  // 11 preds: ^bb2, ^bb3, ^bb4, ^bb7, ^bb8, ^bb9, ^bb11, ^bb12, ^bb13, ^bb14, ^bb15
    "llvm.return"(%1515) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_results", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg57: !llvm.ptr, %arg58: !llvm.ptr, %arg59: !llvm.ptr):
    %1209 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1210 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1211 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1212 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1213 = "llvm.mlir.constant"() <{value = 108 : i32}> : () -> i32
    %1214 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1215 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1216 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1217 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1218 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1219 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1220 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1221 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1222 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1223 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1224 = "llvm.mlir.constant"() <{value = -559038737 : i32}> : () -> i32
    %1225 = "llvm.inttoptr"(%1224) : (i32) -> !llvm.ptr
    %1226 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %1227 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1228 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1229 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1230 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1231 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1232 = "llvm.getelementptr"(%1231, %1230) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1233 = "llvm.alloca"(%1209) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1234 = "llvm.load"(%arg57) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1235 = "llvm.getelementptr"(%1234, %1210) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1236 = "llvm.load"(%1235) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1237 = "llvm.getelementptr"(%1234, %1236) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1238 = "llvm.getelementptr"(%1234, %1211) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1239 = "llvm.load"(%1238) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1240 = "llvm.getelementptr"(%1234, %1239) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1240, %1233) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1241 = "llvm.icmp"(%arg58, %1212) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1241)[^bb4, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1242 = "llvm.load"(%1240) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1243 = "llvm.icmp"(%1242, %1213) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1243)[^bb2, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %1244 = "llvm.load"(%1237) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1245 = "llvm.icmp"(%1244, %1214) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1245)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1246 = "llvm.call"(%arg57, %1237, %arg59) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1246)[^bb61] : (i32) -> ()
  ^bb4:  // 3 preds: ^bb0, ^bb1, ^bb2
    %1247 = "llvm.getelementptr"(%1234, %1215) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1248 = "llvm.load"(%1247) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1249 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1250 = "llvm.alloca"(%1248) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1251 = "llvm.alloca"(%1248) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1252 = "llvm.alloca"(%1248) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1253 = "llvm.shl"(%1248, %1216) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    "llvm.intr.memset"(%1250, %1217, %1253) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %1254 = "llvm.mul"(%1248, %1215) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    "llvm.intr.memset"(%1251, %1217, %1254) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %1255 = "llvm.icmp"(%1248, %1218) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1255, %1219, %1218)[^bb5, ^bb47] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i1, i32) -> ()
  ^bb5:  // pred: ^bb4
    %1256 = "llvm.getelementptr"(%arg57, %1220) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1257 = "llvm.getelementptr"(%arg57, %1216) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1218)[^bb6] : (i32) -> ()
  ^bb6(%1258: i32):  // 2 preds: ^bb5, ^bb33
    %1259 = "llvm.getelementptr"(%1237, %1258) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1260 = "llvm.load"(%1259) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1261 = "llvm.icmp"(%1260, %1214) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1261)[^bb7, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %1262 = "llvm.load"(%arg57) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1263 = "llvm.load"(%1256) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1264 = "llvm.getelementptr"(%1262, %1221) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1265 = "llvm.load"(%1264) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1266 = "llvm.getelementptr"(%1262, %1265) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1267 = "llvm.getelementptr"(%1262, %1210) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1268 = "llvm.load"(%1267) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1269 = "llvm.getelementptr"(%1262, %1268) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1270 = "llvm.getelementptr"(%1269, %1258) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1271 = "llvm.getelementptr"(%1270, %1215) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1272 = "llvm.load"(%1271) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1273 = "llvm.getelementptr"(%1263, %1272) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1274 = "llvm.getelementptr"(%1270, %1222) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1275 = "llvm.load"(%1274) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1276 = "llvm.icmp"(%1275, %1223) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1276, %1273)[^bb9, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb8:  // pred: ^bb7
    %1277 = "llvm.load"(%1262) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1278 = "llvm.intr.smax"(%1277, %1216) : (i32, i32) -> i32
    %1279 = "llvm.getelementptr"(%1273, %1278) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1280 = "llvm.load"(%1279) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1280)[^bb9] : (!llvm.ptr) -> ()
  ^bb9(%1281: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %1282 = "llvm.load"(%1281) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1283 = "llvm.icmp"(%1258, %1218) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1283, %1218)[^bb10, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb10:  // 2 preds: ^bb9, ^bb16
    %1284 = "llvm.getelementptr"(%1262, %1220) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1285 = "llvm.load"(%1284) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1286 = "llvm.icmp"(%1285, %1218) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1286, %1218, %1285, %1223)[^bb17, ^bb22] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i32, i32) -> ()
  ^bb11(%1287: i32):  // 2 preds: ^bb9, ^bb16
    %1288 = "llvm.getelementptr"(%1269, %1287) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1289 = "llvm.load"(%1288) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1290 = "llvm.icmp"(%1289, %1214) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1290)[^bb12, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb12:  // pred: ^bb11
    %1291 = "llvm.getelementptr"(%1288, %1215) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1292 = "llvm.load"(%1291) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1293 = "llvm.getelementptr"(%1263, %1292) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1294 = "llvm.getelementptr"(%1288, %1222) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1295 = "llvm.load"(%1294) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1296 = "llvm.icmp"(%1295, %1223) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1296, %1293)[^bb14, ^bb13] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb13:  // pred: ^bb12
    %1297 = "llvm.load"(%1262) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1298 = "llvm.intr.smax"(%1297, %1216) : (i32, i32) -> i32
    %1299 = "llvm.getelementptr"(%1293, %1298) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1300 = "llvm.load"(%1299) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1300)[^bb14] : (!llvm.ptr) -> ()
  ^bb14(%1301: !llvm.ptr):  // 2 preds: ^bb12, ^bb13
    %1302 = "llvm.load"(%1301) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1303 = "llvm.icmp"(%1302, %1282) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1303)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // pred: ^bb14
    %1304 = "llvm.getelementptr"(%1262, %1220) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1305 = "llvm.load"(%1304) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1306 = "llvm.add"(%1305, %1287) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%1305, %1306)[^bb22] : (i32, i32) -> ()
  ^bb16:  // 2 preds: ^bb11, ^bb14
    %1307 = "llvm.add"(%1287, %1209) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1308 = "llvm.icmp"(%1307, %1258) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1308, %1307)[^bb10, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb17(%1309: i32):  // 2 preds: ^bb10, ^bb21
    %1310 = "llvm.getelementptr"(%1266, %1309) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1311 = "llvm.load"(%1310) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1312 = "llvm.icmp"(%1311, %1214) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1312)[^bb18, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb18:  // pred: ^bb17
    %1313 = "llvm.getelementptr"(%1310, %1215) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1314 = "llvm.load"(%1313) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1315 = "llvm.getelementptr"(%1263, %1314) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1316 = "llvm.getelementptr"(%1310, %1222) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1317 = "llvm.load"(%1316) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1318 = "llvm.icmp"(%1317, %1223) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1318, %1315)[^bb20, ^bb19] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb19:  // pred: ^bb18
    %1319 = "llvm.load"(%1262) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1320 = "llvm.intr.smax"(%1319, %1216) : (i32, i32) -> i32
    %1321 = "llvm.getelementptr"(%1315, %1320) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1322 = "llvm.load"(%1321) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1322)[^bb20] : (!llvm.ptr) -> ()
  ^bb20(%1323: !llvm.ptr):  // 2 preds: ^bb18, ^bb19
    %1324 = "llvm.load"(%1323) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1325 = "llvm.icmp"(%1324, %1282) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1325, %1285, %1309)[^bb22, ^bb21] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb21:  // 2 preds: ^bb17, ^bb20
    %1326 = "llvm.add"(%1309, %1209) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1327 = "llvm.icmp"(%1326, %1285) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1327, %1285, %1223, %1326)[^bb22, ^bb17] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i32, i32) -> ()
  ^bb22(%1328: i32, %1329: i32):  // 4 preds: ^bb10, ^bb15, ^bb20, ^bb21
    "llvm.cond_br"(%1276, %1273)[^bb24, ^bb23] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb23:  // pred: ^bb22
    %1330 = "llvm.load"(%1262) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1331 = "llvm.intr.smax"(%1330, %1216) : (i32, i32) -> i32
    %1332 = "llvm.getelementptr"(%1273, %1331) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1333 = "llvm.load"(%1332) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1333)[^bb24] : (!llvm.ptr) -> ()
  ^bb24(%1334: !llvm.ptr):  // 2 preds: ^bb22, ^bb23
    %1335 = "llvm.load"(%1334) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1336 = "llvm.icmp"(%1329, %1328) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1336)[^bb26, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb25:  // pred: ^bb24
    %1337 = "llvm.sub"(%1329, %1328) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%1337)[^bb32] : (i32) -> ()
  ^bb26:  // pred: ^bb24
    %1338 = "llvm.icmp"(%1329, %1223) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1338)[^bb27, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb27:  // pred: ^bb26
    %1339 = "llvm.load"(%1257) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1340 = "llvm.getelementptr"(%1339, %1329) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1341 = "llvm.load"(%1340) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1342 = "llvm.load"(%1341) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1343 = "llvm.icmp"(%1342, %1226) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1343, %1212)[^bb28, ^bb29] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb28:  // pred: ^bb27
    %1344 = "llvm.getelementptr"(%1341, %1220) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1345 = "llvm.load"(%1344) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1345)[^bb29] : (!llvm.ptr) -> ()
  ^bb29(%1346: !llvm.ptr):  // 2 preds: ^bb27, ^bb28
    %1347 = "llvm.getelementptr"(%1251, %1258) <{elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1348 = "llvm.getelementptr"(%1347, %1220) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1346, %1348) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1258)[^bb32] : (i32) -> ()
  ^bb30:  // pred: ^bb26
    %1349 = "llvm.icmp"(%1335, %1225) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1349, %1258)[^bb32, ^bb31] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb31:  // pred: ^bb30
    %1350 = "llvm.getelementptr"(%1251, %1258) <{elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1335, %1350) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1258)[^bb32] : (i32) -> ()
  ^bb32(%1351: i32):  // 4 preds: ^bb25, ^bb29, ^bb30, ^bb31
    %1352 = "llvm.getelementptr"(%1251, %1351) <{elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1353 = "llvm.getelementptr"(%1252, %1258) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1352, %1353) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb33] : () -> ()
  ^bb33:  // 2 preds: ^bb6, ^bb32
    %1354 = "llvm.add"(%1258, %1209) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1355 = "llvm.icmp"(%1354, %1248) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1355, %1218, %1354)[^bb36, ^bb6] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb34:  // pred: ^bb40
    %1356 = "llvm.icmp"(%arg58, %1212) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1357 = "llvm.or"(%1356, %1373) : (i1, i1) -> i1
    "llvm.cond_br"(%1357, %1373, %1371)[^bb47, ^bb35] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i1, i32) -> ()
  ^bb35:  // pred: ^bb34
    %1358 = "llvm.getelementptr"(%arg57, %1220) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1218)[^bb41] : (i32) -> ()
  ^bb36(%1359: i32):  // 2 preds: ^bb33, ^bb40
    %1360 = "llvm.getelementptr"(%1237, %1359) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1361 = "llvm.load"(%1360) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1362 = "llvm.icmp"(%1361, %1214) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1362)[^bb37, ^bb38] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb37:  // pred: ^bb36
    %1363 = "llvm.getelementptr"(%arg58, %1359) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1364 = "llvm.select"(%1241, %1363, %1212) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1365 = "llvm.getelementptr"(%1252, %1359) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1366 = "llvm.load"(%1365) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1367 = "llvm.getelementptr"(%1250, %1359) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1368 = "llvm.call"(%arg57, %1366, %1359, %1367, %1364) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1368)[^bb40] : (i32) -> ()
  ^bb38:  // pred: ^bb36
    "llvm.cond_br"(%1241, %1218)[^bb40, ^bb39] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb39:  // pred: ^bb38
    %1369 = "llvm.getelementptr"(%1250, %1359) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1370 = "llvm.call"(%arg57, %1360, %1369) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1370)[^bb40] : (i32) -> ()
  ^bb40(%1371: i32):  // 3 preds: ^bb37, ^bb38, ^bb39
    %1372 = "llvm.add"(%1359, %1209) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1373 = "llvm.icmp"(%1371, %1218) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1374 = "llvm.icmp"(%1372, %1248) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %1375 = "llvm.select"(%1373, %1227, %1374) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1375, %1372)[^bb34, ^bb36] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb41(%1376: i32):  // 2 preds: ^bb35, ^bb46
    %1377 = "llvm.getelementptr"(%arg58, %1376) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1378 = "llvm.load"(%1377) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1378, %1212)[^bb44, ^bb42, ^bb43] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb42:  // pred: ^bb41
    %1379 = "llvm.getelementptr"(%1377, %1220) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1380 = "llvm.load"(%1379) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1381 = "llvm.getelementptr"(%1380, %1228) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1381)[^bb44] : (!llvm.ptr) -> ()
  ^bb43:  // pred: ^bb41
    %1382 = "llvm.getelementptr"(%1377, %1220) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1383 = "llvm.load"(%1382) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1383)[^bb44] : (!llvm.ptr) -> ()
  ^bb44(%1384: !llvm.ptr):  // 3 preds: ^bb41, ^bb42, ^bb43
    %1385 = "llvm.getelementptr"(%1237, %1376) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1386 = "llvm.load"(%1385) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1387 = "llvm.icmp"(%1386, %1214) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1387)[^bb46, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb45:  // pred: ^bb44
    %1388 = "llvm.load"(%1358) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1389 = "llvm.getelementptr"(%1385, %1215) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1390 = "llvm.load"(%1389) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1391 = "llvm.getelementptr"(%1388, %1390) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1392 = "llvm.load"(%1384) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1393 = "llvm.getelementptr"(%1384, %1221) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1394 = "llvm.load"(%1393) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1395 = "llvm.trunc"(%1394) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1396 = "llvm.getelementptr"(%1392, %1395) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1397 = "llvm.getelementptr"(%1385, %1220) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1398 = "llvm.load"(%1397) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.memcpy"(%1396, %1391, %1398) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb46] : () -> ()
  ^bb46:  // 2 preds: ^bb44, ^bb45
    %1399 = "llvm.add"(%1376, %1209) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1400 = "llvm.icmp"(%1399, %1248) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1400, %1399, %1371)[^bb41, ^bb49] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb47(%1401: i1, %1402: i32):  // 2 preds: ^bb4, ^bb34
    %1403 = "llvm.or"(%1241, %1401) : (i1, i1) -> i1
    "llvm.cond_br"(%1403, %1402)[^bb49, ^bb48] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb48:  // pred: ^bb47
    %1404 = "llvm.call"(%1234, %1233, %1250, %arg59) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_nest, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1404)[^bb49] : (i32) -> ()
  ^bb49(%1405: i32):  // 3 preds: ^bb46, ^bb47, ^bb48
    "llvm.cond_br"(%1255, %1218)[^bb50, ^bb60] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb50(%1406: i32):  // 2 preds: ^bb49, ^bb52
    %1407 = "llvm.getelementptr"(%1250, %1406) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1408 = "llvm.load"(%1407) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1409 = "llvm.icmp"(%1408, %1229) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1409)[^bb51, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb51:  // pred: ^bb50
    %1410 = "llvm.load"(%1232) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1411 = "llvm.getelementptr"(%1407, %1220) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1412 = "llvm.load"(%1411) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1413 = "llvm.call"(%1410, %1412) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb52] : () -> ()
  ^bb52:  // 2 preds: ^bb50, ^bb51
    %1414 = "llvm.add"(%1406, %1209) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1415 = "llvm.icmp"(%1414, %1248) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1415, %1414)[^bb53, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb53:  // pred: ^bb52
    %1416 = "llvm.getelementptr"(%arg57, %1220) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1218)[^bb54] : (i32) -> ()
  ^bb54(%1417: i32):  // 2 preds: ^bb53, ^bb59
    %1418 = "llvm.getelementptr"(%1251, %1417) <{elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1419 = "llvm.getelementptr"(%1418, %1216) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1420 = "llvm.load"(%1419) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1421 = "llvm.icmp"(%1420, %1212) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1421)[^bb56, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb55:  // pred: ^bb54
    %1422 = "llvm.load"(%1232) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1423 = "llvm.call"(%1422, %1420) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb56] : () -> ()
  ^bb56:  // 2 preds: ^bb54, ^bb55
    %1424 = "llvm.load"(%1418) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1424) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1425 = "llvm.getelementptr"(%1237, %1417) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1426 = "llvm.load"(%1425) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1427 = "llvm.icmp"(%1426, %1214) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1427)[^bb57, ^bb59] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb57:  // pred: ^bb56
    %1428 = "llvm.getelementptr"(%1425, %1222) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1429 = "llvm.load"(%1428) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1430 = "llvm.icmp"(%1429, %1218) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1430)[^bb58, ^bb59] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb58:  // pred: ^bb57
    %1431 = "llvm.load"(%1416) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1432 = "llvm.getelementptr"(%1425, %1215) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1433 = "llvm.load"(%1432) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1434 = "llvm.getelementptr"(%1431, %1433) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1435 = "llvm.load"(%1234) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1436 = "llvm.intr.smax"(%1435, %1216) : (i32, i32) -> i32
    %1437 = "llvm.getelementptr"(%1434, %1436) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1438 = "llvm.load"(%1437) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1438) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"()[^bb59] : () -> ()
  ^bb59:  // 3 preds: ^bb56, ^bb57, ^bb58
    %1439 = "llvm.add"(%1417, %1209) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1440 = "llvm.icmp"(%1439, %1248) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1440, %1439)[^bb60, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb60:  // 2 preds: ^bb49, ^bb59
    "llvm.intr.stackrestore"(%1249) : (!llvm.ptr) -> ()
    "llvm.br"(%1405)[^bb61] : (i32) -> ()
  ^bb61(%1441: i32):  // 2 preds: ^bb3, ^bb60
    "llvm.return"(%1441) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_text", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg55: !llvm.ptr, %arg56: !llvm.ptr):
    %1194 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1195 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1196 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1197 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1198 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1199 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1200 = "llvm.getelementptr"(%1199, %1198) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1201 = "llvm.alloca"(%1194) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Bytes", (ptr, i32)>}> : (i32) -> !llvm.ptr
    "llvm.store"(%arg55, %1201) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1202 = "llvm.getelementptr"(%1201, %1195) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1203 = "llvm.call"(%arg55) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i32
    "llvm.store"(%1203, %1202) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1204 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_begin, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1205 = "llvm.icmp"(%1204, %1196) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1205, %1197)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1206 = "llvm.load"(%1200) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1207 = "llvm.call"(%1206, %1201, %arg56) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1207)[^bb2] : (i32) -> ()
  ^bb2(%1208: i32):  // 2 preds: ^bb0, ^bb1
    "llvm.return"(%1208) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "strlen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "dlopen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, ptr)>, linkage = #llvm.linkage<external>, sym_name = "dlsym", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_refuse_runtime", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg54: !llvm.ptr):
    %1177 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1178 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1179 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1180 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_refuse_runtime_text}> : () -> !llvm.ptr
    %1181 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1182 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1183 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1184 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_3}> : () -> !llvm.ptr
    %1185 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1186 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1187 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_5}> : () -> !llvm.ptr
    %1188 = "llvm.alloca"(%1177) <{alignment = 4 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1189 = "llvm.load"(%1178) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1190 = "llvm.icmp"(%1189, %1179) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1190)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.store"(%1180, %1188) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1191 = "llvm.getelementptr"(%1188, %1181) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg54, %1191) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1192 = "llvm.getelementptr"(%1188, %1182) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1183, %1192) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.call"(%1189, %1184, %1188, %1185) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    %1193 = "llvm.call"(%1186, %1187, %1180, %arg54) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (i32, ptr, ...)>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @abort, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.unreachable"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "dprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "abort", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_append_value", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg52: !llvm.ptr, %arg53: !llvm.ptr):
    %1126 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_14}> : () -> !llvm.ptr
    %1127 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1128 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_13}> : () -> !llvm.ptr
    %1129 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_12}> : () -> !llvm.ptr
    %1130 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1131 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1132 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_11}> : () -> !llvm.ptr
    %1133 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_10}> : () -> !llvm.ptr
    %1134 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_9}> : () -> !llvm.ptr
    %1135 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1136 = "llvm.mlir.constant"() <{value = 480 : i32}> : () -> i32
    %1137 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_8}> : () -> !llvm.ptr
    %1138 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_7}> : () -> !llvm.ptr
    %1139 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1140 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_6}> : () -> !llvm.ptr
    %1141 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1142 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1143 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1144 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1145 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1146 = "llvm.getelementptr"(%1145, %1144) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1147 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_16}> : () -> !llvm.ptr
    %1148 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %1149 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_15}> : () -> !llvm.ptr
    %1150 = "llvm.load"(%arg53) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1150)[^bb14, ^bb2, ^bb1, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb8, ^bb8, ^bb9, ^bb9, ^bb10, ^bb10, ^bb11, ^bb11, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, case_values = dense<[70, 7, 0, 1, 2, 3, 8, 11, 65, 12, 66, 71, 75, 72, 76, 74, 78]> : vector<17xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1151 = "llvm.getelementptr"(%arg53, %1130) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1152 = "llvm.load"(%1151) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1153 = "llvm.icmp"(%1152, %1141) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1153, %1152)[^bb15, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1154 = "llvm.getelementptr"(%arg53, %1130) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1155 = "llvm.load"(%1154) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1156 = "llvm.getelementptr"(%1155, %1142) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1156)[^bb3] : (!llvm.ptr) -> ()
  ^bb3(%1157: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    "llvm.call"(%arg52, %1157) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_tensor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb4:  // pred: ^bb0
    "llvm.call"(%arg52, %1140, %1127) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb5:  // pred: ^bb0
    %1158 = "llvm.getelementptr"(%arg53, %1130) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1159 = "llvm.load"(%1158) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg52, %1139, %1159) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb6:  // pred: ^bb0
    "llvm.call"(%arg52, %1138, %1127) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb7:  // pred: ^bb0
    %1160 = "llvm.getelementptr"(%arg52, %1135) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1161 = "llvm.getelementptr"(%arg53, %1130) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1162 = "llvm.load"(%1161) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    %1163 = "llvm.call"(%1160, %1136, %1137, %1162) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, f64) -> i32
    "llvm.store"(%1163, %arg52) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb8:  // 3 preds: ^bb0, ^bb0, ^bb0
    "llvm.call"(%arg52, %1134, %1127) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb9:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg52, %1133, %1127) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb10:  // 2 preds: ^bb0, ^bb0
    %1164 = "llvm.getelementptr"(%arg53, %1130) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1165 = "llvm.load"(%1164) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1166 = "llvm.getelementptr"(%1165, %1131) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1167 = "llvm.load"(%1166) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg52, %1132, %1167) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb11:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg52, %1129, %1127) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb12:  // pred: ^bb0
    "llvm.call"(%arg52, %1128, %1127) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb13:  // pred: ^bb0
    "llvm.call"(%arg52, %1126, %1127) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb14:  // pred: ^bb0
    %1168 = "llvm.icmp"(%1150, %1143) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1168)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // 2 preds: ^bb1, ^bb14
    %1169 = "llvm.sext"(%1150) : (i32) -> i64
    "llvm.call"(%arg52, %1149, %1169) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb16:  // pred: ^bb14
    %1170 = "llvm.getelementptr"(%arg52, %1135) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1171 = "llvm.load"(%1146) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1172 = "llvm.call"(%1171, %1150) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1173 = "llvm.getelementptr"(%1172, %1130) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1174 = "llvm.load"(%1173) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1175 = "llvm.call"(%1170, %1136, %1147, %1174) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    %1176 = "llvm.intr.smin"(%1175, %1148) : (i32, i32) -> i32
    "llvm.store"(%1176, %arg52) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb17:  // 13 preds: ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb15, ^bb16
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i32, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "snprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_append_tensor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg50: !llvm.ptr, %arg51: !llvm.ptr):
    %1061 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1062 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1063 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1064 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1065 = "llvm.mlir.constant"() <{value = 18 : i32}> : () -> i32
    %1066 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_DTYPES}> : () -> !llvm.ptr
    %1067 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1068 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_17}> : () -> !llvm.ptr
    %1069 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1070 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1071 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1072 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1073 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1074 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1075 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1076 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_18}> : () -> !llvm.ptr
    %1077 = "llvm.getelementptr"(%arg51, %1061) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1078 = "llvm.load"(%1077) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1079 = "llvm.and"(%1078, %1062) : (i32, i32) -> i32
    %1080 = "llvm.lshr"(%1078, %1061) : (i32, i32) -> i32
    %1081 = "llvm.getelementptr"(%arg51, %1063) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1082 = "llvm.load"(%1081) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1083 = "llvm.add"(%1082, %1064) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1084 = "llvm.alloca"(%1083) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %1085 = "llvm.icmp"(%1079, %1065) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1085)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1086 = "llvm.getelementptr"(%1066, %1079) <{elem_type = !llvm.array<20 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1087 = "llvm.lshr"(%1078, %1067) : (i32, i32) -> i32
    %1088 = "llvm.and"(%1087, %1062) : (i32, i32) -> i32
    %1089 = "llvm.zext"(%1088) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg50, %1086, %1089) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1090 = "llvm.icmp"(%1080, %1064) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1090)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1091 = "llvm.zext"(%1080) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg50, %1068, %1091) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb4] : () -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %1092 = "llvm.getelementptr"(%arg51, %1069) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1093 = "llvm.load"(%1092) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1094 = "llvm.load"(%1081) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg50, %1093, %1094) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_list, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %1095 = "llvm.load"(%1081) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1096 = "llvm.load"(%1092) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1097 = "llvm.icmp"(%1095, %1070) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1097, %1095, %1071, %1071)[^bb5, ^bb12] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, i64, i64) -> ()
  ^bb5(%1098: i32, %1099: i64, %1100: i64):  // 2 preds: ^bb4, ^bb5
    %1101 = "llvm.add"(%1098, %1072) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1102 = "llvm.getelementptr"(%1084, %1101) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1100, %1102) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1103 = "llvm.getelementptr"(%1096, %1101) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1104 = "llvm.load"(%1103) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1105 = "llvm.intr.umax"(%1104, %1071) : (i64, i64) -> i64
    %1106 = "llvm.mul"(%1105, %1100) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1107 = "llvm.mul"(%1104, %1099) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1108 = "llvm.icmp"(%1098, %1064) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1108, %1101, %1107, %1106)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, i64, i64) -> ()
  ^bb6:  // pred: ^bb5
    %1109 = "llvm.icmp"(%1107, %1073) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1109)[^bb12, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %1110 = "llvm.getelementptr"(%arg51, %1074) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1111 = "llvm.load"(%1110) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1112 = "llvm.icmp"(%1111, %1075) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1112, %1070)[^bb12, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb8(%1113: i32):  // 2 preds: ^bb7, ^bb10
    %1114 = "llvm.getelementptr"(%1096, %1113) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1115 = "llvm.load"(%1114) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1116 = "llvm.icmp"(%1115, %1071) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1116)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %1117 = "llvm.getelementptr"(%1111, %1113) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1118 = "llvm.load"(%1117) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1119 = "llvm.getelementptr"(%1084, %1113) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1120 = "llvm.load"(%1119) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1121 = "llvm.icmp"(%1118, %1120) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1121)[^bb10, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %1122 = "llvm.add"(%1113, %1064) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1123 = "llvm.icmp"(%1122, %1095) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1123, %1122)[^bb12, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb11:  // pred: ^bb9
    "llvm.call"(%arg50, %1076, %1073) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1124 = "llvm.load"(%1110) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1125 = "llvm.load"(%1081) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg50, %1124, %1125) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_list, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb12] : () -> ()
  ^bb12:  // 5 preds: ^bb4, ^bb6, ^bb7, ^bb10, ^bb11
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_append", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg47: !llvm.ptr, %arg48: !llvm.ptr, %arg49: i64):
    %1050 = "llvm.mlir.constant"() <{value = 480 : i32}> : () -> i32
    %1051 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1052 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %1053 = "llvm.load"(%arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1054 = "llvm.sub"(%1050, %1053) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1055 = "llvm.getelementptr"(%arg47, %1051) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1056 = "llvm.getelementptr"(%1055, %1053) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1057 = "llvm.call"(%1056, %1054, %arg48, %arg49) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %1058 = "llvm.load"(%arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1059 = "llvm.add"(%1058, %1057) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1060 = "llvm.intr.smin"(%1059, %1052) : (i32, i32) -> i32
    "llvm.store"(%1060, %arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i32)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_append_list", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg44: !llvm.ptr, %arg45: !llvm.ptr, %arg46: i32):
    %1035 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_19}> : () -> !llvm.ptr
    %1036 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1037 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1038 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1039 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_20}> : () -> !llvm.ptr
    %1040 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1041 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_21}> : () -> !llvm.ptr
    "llvm.call"(%arg44, %1035, %1036) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1042 = "llvm.icmp"(%arg46, %1037) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1042, %1037)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb1(%1043: i32):  // 2 preds: ^bb0, ^bb1
    %1044 = "llvm.icmp"(%1043, %1037) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1045 = "llvm.select"(%1044, %1038, %1039) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1046 = "llvm.getelementptr"(%arg45, %1043) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1047 = "llvm.load"(%1046) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %1045, %1047) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1048 = "llvm.add"(%1043, %1040) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1049 = "llvm.icmp"(%1048, %arg46) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1049, %1048)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    "llvm.call"(%arg44, %1041, %1036) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_get_item", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg40: !llvm.ptr, %arg41: !llvm.ptr, %arg42: !llvm.ptr, %arg43: !llvm.ptr):
    %975 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %976 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %977 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %978 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %979 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %980 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %981 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %982 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %983 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %984 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %985 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %986 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %987 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %988 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %989 = "llvm.getelementptr"(%988, %984) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %990 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %991 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %992 = "llvm.mlir.constant"() <{value = 484 : i32}> : () -> i32
    %993 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_24}> : () -> !llvm.ptr
    %994 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %995 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_25}> : () -> !llvm.ptr
    %996 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %997 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %998 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %999 = "llvm.getelementptr"(%988, %978) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1000 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1001 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1002 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1003 = "llvm.alloca"(%975) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    %1004 = "llvm.alloca"(%975) <{alignment = 4 : i64, elem_type = !llvm.array<5 x ptr>}> : (i32) -> !llvm.ptr
    %1005 = "llvm.alloca"(%975) <{alignment = 4 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %1006 = "llvm.load"(%arg40) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1006)[^bb1, ^bb2, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%1000, %arg41, %arg40, %1001, %1002) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%991)[^bb7] : (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb0
    "llvm.intr.memcpy"(%1005, %arg40, %976) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %1007 = "llvm.getelementptr"(%1005, %976) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%977, %1007) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1008 = "llvm.getelementptr"(%1005, %978) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%979, %1008) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1009 = "llvm.getelementptr"(%1005, %980) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg42, %1009) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1010 = "llvm.getelementptr"(%1005, %981) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%979, %1010) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1011 = "llvm.icmp"(%1006, %982) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1012 = "llvm.select"(%1011, %983, %984) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1013 = "llvm.icmp"(%arg42, %985) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1014 = "llvm.zext"(%1013) : (i1) -> i32
    %1015 = "llvm.getelementptr"(%arg43, %977) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memset"(%arg43, %986, %987) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1016 = "llvm.load"(%989) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1017 = "llvm.getelementptr"(%990, %1012) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1018 = "llvm.getelementptr"(%1017, %1014) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1019 = "llvm.load"(%1018) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1020 = "llvm.select"(%1013, %983, %975) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1021 = "llvm.call"(%1016, %1019, %1005, %1020, %arg43) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %1022 = "llvm.icmp"(%1021, %979) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1022)[^bb5, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    "llvm.cond_br"(%1013, %991)[^bb4, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.intr.memset"(%1003, %986, %992) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    "llvm.call"(%1003, %arg40) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%arg41, %1004) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1023 = "llvm.getelementptr"(%1004, %984) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1024 = "llvm.getelementptr"(%1003, %984) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1024, %1023) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1025 = "llvm.getelementptr"(%1004, %977) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%993, %1025) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1026 = "llvm.getelementptr"(%1004, %994) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg42, %1026) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1027 = "llvm.getelementptr"(%1004, %976) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%995, %1027) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1028 = "llvm.load"(%988) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1028, %996, %1004, %997) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%991)[^bb7] : (i32) -> ()
  ^bb5:  // pred: ^bb2
    %1029 = "llvm.load"(%arg43) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1030 = "llvm.icmp"(%1029, %998) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1030, %979)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb6:  // pred: ^bb5
    %1031 = "llvm.load"(%999) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1032 = "llvm.load"(%1015) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1033 = "llvm.call"(%1031, %1032) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%979)[^bb7] : (i32) -> ()
  ^bb7(%1034: i32):  // 5 preds: ^bb1, ^bb3, ^bb4, ^bb5, ^bb6
    "llvm.return"(%1034) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (i32, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_refuse_array", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg35: i32, %arg36: !llvm.ptr, %arg37: !llvm.ptr, %arg38: !llvm.ptr, %arg39: !llvm.ptr):
    %934 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %935 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_26}> : () -> !llvm.ptr
    %936 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %937 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %938 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_27}> : () -> !llvm.ptr
    %939 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %940 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %941 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_30}> : () -> !llvm.ptr
    %942 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %943 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %944 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %945 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %946 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %947 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_29}> : () -> !llvm.ptr
    %948 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %949 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_28}> : () -> !llvm.ptr
    %950 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %951 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %952 = "llvm.icmp"(%arg35, %934) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %953 = "llvm.select"(%952, %935, %936) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %954 = "llvm.icmp"(%arg35, %937) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %955 = "llvm.select"(%954, %938, %953) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%arg35, %955, %939)[^bb4, ^bb1, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[7, 8, 9]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i64) -> ()
  ^bb1:  // pred: ^bb0
    %956 = "llvm.getelementptr"(%arg38, %948) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %957 = "llvm.load"(%956) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %958 = "llvm.sext"(%957) : (i32) -> i64
    "llvm.br"(%949, %958)[^bb4] : (!llvm.ptr, i64) -> ()
  ^bb2:  // pred: ^bb0
    %959 = "llvm.load"(%arg37) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %960 = "llvm.icmp"(%959, %942) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %961 = "llvm.getelementptr"(%arg37, %943) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %962 = "llvm.load"(%961) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %963 = "llvm.select"(%960, %944, %945) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %964 = "llvm.getelementptr"(%962, %963) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %965 = "llvm.getelementptr"(%964, %946) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %966 = "llvm.load"(%965) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %967 = "llvm.sext"(%966) : (i32) -> i64
    "llvm.br"(%947, %967)[^bb4] : (!llvm.ptr, i64) -> ()
  ^bb3:  // pred: ^bb0
    %968 = "llvm.load"(%arg39) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %969 = "llvm.shl"(%968, %940) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %970 = "llvm.sext"(%969) : (i32) -> i64
    "llvm.br"(%941, %970)[^bb4] : (!llvm.ptr, i64) -> ()
  ^bb4(%971: !llvm.ptr, %972: i64):  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb3
    %973 = "llvm.icmp"(%arg35, %940) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %974 = "llvm.select"(%973, %950, %951) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.call"(%974, %arg36, %arg37, %971, %972) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_describe", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg31: !llvm.ptr, %arg32: !llvm.ptr, %arg33: !llvm.ptr, %arg34: !llvm.ptr):
    %680 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %681 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %682 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %683 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %684 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %685 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %686 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %687 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %688 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %689 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %690 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %691 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %692 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %693 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %694 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %695 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %696 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %697 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %698 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %699 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %700 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %701 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %702 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %703 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %704 = "llvm.getelementptr"(%arg32, %680) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %705 = "llvm.load"(%704) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %706 = "llvm.getelementptr"(%arg34, %705) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %707 = "llvm.getelementptr"(%arg32, %681) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %708 = "llvm.load"(%707) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %709 = "llvm.icmp"(%708, %682) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%709, %706)[^bb1, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb1:  // pred: ^bb0
    %710 = "llvm.getelementptr"(%arg32, %683) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %711 = "llvm.load"(%710) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %712 = "llvm.getelementptr"(%arg34, %711) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %713 = "llvm.getelementptr"(%arg33, %680) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %714 = "llvm.load"(%713) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %715 = "llvm.load"(%arg31) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%715)[^bb3, ^bb4, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    "llvm.store"(%714, %706) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb5] : () -> ()
  ^bb3:  // pred: ^bb1
    %716 = "llvm.trunc"(%714) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%716, %706) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb5] : () -> ()
  ^bb4:  // pred: ^bb1
    %717 = "llvm.sext"(%714) : (i32) -> i64
    "llvm.store"(%717, %706) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb5] : () -> ()
  ^bb5:  // 3 preds: ^bb2, ^bb3, ^bb4
    %718 = "llvm.load"(%arg31) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %719 = "llvm.intr.smax"(%718, %684) : (i32, i32) -> i32
    %720 = "llvm.getelementptr"(%706, %719) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%712, %720) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%712)[^bb6] : (!llvm.ptr) -> ()
  ^bb6(%721: !llvm.ptr):  // 2 preds: ^bb0, ^bb5
    %722 = "llvm.load"(%arg31) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %723 = "llvm.icmp"(%722, %685) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %724 = "llvm.getelementptr"(%arg33, %681) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %725 = "llvm.load"(%724) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %726 = "llvm.getelementptr"(%arg32, %684) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %727 = "llvm.load"(%726) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %728 = "llvm.icmp"(%725, %727) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%723)[^bb7, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    "llvm.cond_br"(%728, %686)[^bb8, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb8:  // pred: ^bb7
    %729 = "llvm.getelementptr"(%arg33, %680) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %730 = "llvm.load"(%729) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %731 = "llvm.load"(%707) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %732 = "llvm.icmp"(%731, %682) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%732)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %733 = "llvm.icmp"(%730, %688) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%733, %687)[^bb54, ^bb11] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb10:  // pred: ^bb8
    %734 = "llvm.icmp"(%730, %731) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%734, %687)[^bb11, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb11:  // 2 preds: ^bb9, ^bb10
    %735 = "llvm.getelementptr"(%arg32, %689) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %736 = "llvm.load"(%735) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %737 = "llvm.getelementptr"(%arg31, %736) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %738 = "llvm.getelementptr"(%arg33, %683) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %739 = "llvm.load"(%738) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %740 = "llvm.icmp"(%730, %682) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%740, %682, %690)[^bb12, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb12:  // pred: ^bb11
    %741 = "llvm.getelementptr"(%737, %685) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %742 = "llvm.getelementptr"(%arg32, %691) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %743 = "llvm.getelementptr"(%741, %730) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %744 = "llvm.getelementptr"(%arg33, %692) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %745 = "llvm.getelementptr"(%arg32, %692) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %746 = "llvm.getelementptr"(%721, %685) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%682, %730, %693, %682)[^bb13] : (i32, i32, i64, i32) -> ()
  ^bb13(%747: i32, %748: i32, %749: i64, %750: i32):  // 2 preds: ^bb12, ^bb22
    %751 = "llvm.add"(%748, %695) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %752 = "llvm.getelementptr"(%739, %751) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %753 = "llvm.load"(%752) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %754 = "llvm.load"(%742) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %755 = "llvm.icmp"(%754, %682) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%755, %749)[^bb15, ^bb14] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb14:  // pred: ^bb13
    %756 = "llvm.getelementptr"(%743, %751) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %757 = "llvm.load"(%756) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%757)[^bb15] : (i64) -> ()
  ^bb15(%758: i64):  // 2 preds: ^bb13, ^bb14
    %759 = "llvm.icmp"(%758, %696) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %760 = "llvm.select"(%759, %758, %749) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%732)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %761 = "llvm.getelementptr"(%737, %748) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %762 = "llvm.load"(%761) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %763 = "llvm.icmp"(%762, %696) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %764 = "llvm.icmp"(%762, %753) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %765 = "llvm.select"(%763, %690, %764) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%765, %684)[^bb17, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb17:  // 2 preds: ^bb15, ^bb16
    %766 = "llvm.icmp"(%753, %693) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%766, %750, %760)[^bb18, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb18:  // pred: ^bb17
    %767 = "llvm.load"(%744) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %768 = "llvm.icmp"(%767, %697) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%768, %750, %760)[^bb22, ^bb19] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb19:  // pred: ^bb18
    %769 = "llvm.getelementptr"(%767, %751) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %770 = "llvm.load"(%769) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %771 = "llvm.icmp"(%770, %758) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %772 = "llvm.or"(%759, %771) : (i1, i1) -> i1
    %773 = "llvm.select"(%771, %750, %698) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %774 = "llvm.select"(%771, %760, %770) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%772, %773, %774)[^bb22, ^bb20] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb20:  // pred: ^bb19
    %775 = "llvm.load"(%745) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %776 = "llvm.icmp"(%775, %682) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %777 = "llvm.icmp"(%770, %699) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %778 = "llvm.or"(%777, %776) : (i1, i1) -> i1
    "llvm.cond_br"(%778, %750, %770)[^bb22, ^bb21] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb21:  // pred: ^bb20
    "llvm.br"(%700, %699)[^bb22] : (i32, i64) -> ()
  ^bb22(%779: i32, %780: i64):  // 5 preds: ^bb17, ^bb18, ^bb19, ^bb20, ^bb21
    %781 = "llvm.shl"(%748, %687) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %782 = "llvm.getelementptr"(%746, %781) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%753, %782) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %783 = "llvm.add"(%748, %730) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %784 = "llvm.shl"(%783, %687) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %785 = "llvm.getelementptr"(%746, %784) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%780, %785) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %786 = "llvm.icmp"(%753, %699) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %787 = "llvm.zext"(%786) : (i1) -> i32
    %788 = "llvm.or"(%747, %787) : (i32, i32) -> i32
    %789 = "llvm.intr.umax"(%753, %693) : (i64, i64) -> i64
    %790 = "llvm.mul"(%789, %749) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %791 = "llvm.icmp"(%748, %694) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%791, %788, %751, %790, %779)[^bb13, ^bb23] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i32, i32, i64, i32) -> ()
  ^bb23:  // pred: ^bb22
    %792 = "llvm.icmp"(%788, %682) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%779, %792)[^bb24] : (i32, i1) -> ()
  ^bb24(%793: i32, %794: i1):  // 2 preds: ^bb11, ^bb23
    %795 = "llvm.getelementptr"(%arg33, %684) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %796 = "llvm.load"(%795) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%796, %685)[^bb54, ^bb25, ^bb25, ^bb25] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb25:  // 3 preds: ^bb24, ^bb24, ^bb24
    %797 = "llvm.load"(%arg33) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %798 = "llvm.ptrtoint"(%797) : (!llvm.ptr) -> i32
    %799 = "llvm.getelementptr"(%arg33, %701) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %800 = "llvm.load"(%799) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %801 = "llvm.trunc"(%800) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %802 = "llvm.add"(%801, %798) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %803 = "llvm.load"(%737) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %804 = "llvm.getelementptr"(%arg32, %685) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %805 = "llvm.load"(%804) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %806 = "llvm.trunc"(%803) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %807 = "llvm.mul"(%805, %806) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %808 = "llvm.sub"(%802, %807) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%808, %721) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %809 = "llvm.getelementptr"(%721, %684) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%808, %809) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %810 = "llvm.getelementptr"(%721, %685) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %811 = "llvm.load"(%737) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%811, %810) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%794, %682)[^bb26, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb26:  // pred: ^bb25
    %812 = "llvm.getelementptr"(%arg32, %701) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %813 = "llvm.load"(%812) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %814 = "llvm.add"(%813, %695) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %815 = "llvm.and"(%814, %808) : (i32, i32) -> i32
    %816 = "llvm.icmp"(%815, %682) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %817 = "llvm.select"(%816, %793, %702) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%817)[^bb54] : (i32) -> ()
  ^bb27:  // pred: ^bb6
    "llvm.cond_br"(%728, %686)[^bb28, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb28:  // pred: ^bb27
    %818 = "llvm.getelementptr"(%arg33, %680) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %819 = "llvm.load"(%818) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %820 = "llvm.load"(%707) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %821 = "llvm.icmp"(%820, %682) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%821)[^bb29, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb29:  // pred: ^bb28
    %822 = "llvm.icmp"(%819, %688) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%822, %687)[^bb54, ^bb31] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb30:  // pred: ^bb28
    %823 = "llvm.icmp"(%819, %820) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%823, %687)[^bb31, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb31:  // 2 preds: ^bb29, ^bb30
    %824 = "llvm.getelementptr"(%arg32, %689) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %825 = "llvm.load"(%824) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %826 = "llvm.getelementptr"(%arg31, %825) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %827 = "llvm.getelementptr"(%arg33, %683) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %828 = "llvm.load"(%827) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %829 = "llvm.icmp"(%819, %682) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%829, %690, %682, %690)[^bb32, ^bb47] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i1, i32, i1) -> ()
  ^bb32:  // pred: ^bb31
    %830 = "llvm.getelementptr"(%826, %685) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %831 = "llvm.getelementptr"(%arg32, %691) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %832 = "llvm.getelementptr"(%830, %819) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %833 = "llvm.getelementptr"(%arg33, %692) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %834 = "llvm.getelementptr"(%arg32, %692) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %835 = "llvm.getelementptr"(%721, %685) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %836 = "llvm.icmp"(%722, %684) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %837 = "llvm.icmp"(%722, %684) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%682, %819, %693, %682, %694)[^bb33] : (i32, i32, i64, i32, i32) -> ()
  ^bb33(%838: i32, %839: i32, %840: i64, %841: i32, %842: i32):  // 2 preds: ^bb32, ^bb45
    %843 = "llvm.add"(%839, %695) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %844 = "llvm.getelementptr"(%828, %843) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %845 = "llvm.load"(%844) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %846 = "llvm.load"(%831) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %847 = "llvm.icmp"(%846, %682) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%847, %840)[^bb35, ^bb34] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb34:  // pred: ^bb33
    %848 = "llvm.getelementptr"(%832, %843) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %849 = "llvm.load"(%848) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%849)[^bb35] : (i64) -> ()
  ^bb35(%850: i64):  // 2 preds: ^bb33, ^bb34
    %851 = "llvm.icmp"(%850, %696) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %852 = "llvm.select"(%851, %850, %840) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%821)[^bb37, ^bb36] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb36:  // pred: ^bb35
    %853 = "llvm.getelementptr"(%826, %839) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %854 = "llvm.load"(%853) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %855 = "llvm.icmp"(%854, %696) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %856 = "llvm.icmp"(%854, %845) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %857 = "llvm.select"(%855, %690, %856) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%857, %684)[^bb37, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb37:  // 2 preds: ^bb35, ^bb36
    %858 = "llvm.icmp"(%845, %693) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%858, %841, %852)[^bb38, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb38:  // pred: ^bb37
    %859 = "llvm.load"(%833) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %860 = "llvm.icmp"(%859, %697) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%860, %841, %852)[^bb42, ^bb39] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb39:  // pred: ^bb38
    %861 = "llvm.getelementptr"(%859, %843) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %862 = "llvm.load"(%861) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %863 = "llvm.icmp"(%862, %850) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %864 = "llvm.or"(%851, %863) : (i1, i1) -> i1
    %865 = "llvm.select"(%863, %841, %698) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %866 = "llvm.select"(%863, %852, %862) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%864, %865, %866)[^bb42, ^bb40] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb40:  // pred: ^bb39
    %867 = "llvm.load"(%834) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %868 = "llvm.icmp"(%867, %682) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %869 = "llvm.icmp"(%862, %699) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %870 = "llvm.or"(%869, %868) : (i1, i1) -> i1
    "llvm.cond_br"(%870, %841, %862)[^bb42, ^bb41] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb41:  // pred: ^bb40
    "llvm.br"(%700, %699)[^bb42] : (i32, i64) -> ()
  ^bb42(%871: i32, %872: i64):  // 5 preds: ^bb37, ^bb38, ^bb39, ^bb40, ^bb41
    %873 = "llvm.mul"(%839, %722) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %874 = "llvm.getelementptr"(%835, %873) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %875 = "llvm.add"(%839, %819) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %876 = "llvm.trunc"(%872) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %877 = "llvm.trunc"(%872) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.cond_br"(%837)[^bb43, ^bb44] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb43:  // pred: ^bb42
    %878 = "llvm.trunc"(%845) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%878, %874) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %879 = "llvm.sext"(%878) : (i32) -> i64
    %880 = "llvm.shl"(%875, %686) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %881 = "llvm.getelementptr"(%835, %880) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%876, %881) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%879)[^bb45] : (i64) -> ()
  ^bb44:  // pred: ^bb42
    %882 = "llvm.trunc"(%845) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%882, %874) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    %883 = "llvm.sext"(%882) : (i16) -> i64
    %884 = "llvm.mul"(%875, %722) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %885 = "llvm.getelementptr"(%835, %884) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%877, %885) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"(%883)[^bb45] : (i64) -> ()
  ^bb45(%886: i64):  // 2 preds: ^bb43, ^bb44
    %887 = "llvm.icmp"(%845, %886) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %888 = "llvm.sext"(%877) : (i16) -> i32
    %889 = "llvm.select"(%836, %876, %888) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %890 = "llvm.sext"(%889) : (i32) -> i64
    %891 = "llvm.icmp"(%872, %890) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %892 = "llvm.and"(%887, %891) : (i1, i1) -> i1
    %893 = "llvm.select"(%892, %842, %682) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %894 = "llvm.icmp"(%845, %699) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %895 = "llvm.zext"(%894) : (i1) -> i32
    %896 = "llvm.or"(%838, %895) : (i32, i32) -> i32
    %897 = "llvm.intr.umax"(%845, %693) : (i64, i64) -> i64
    %898 = "llvm.mul"(%897, %840) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %899 = "llvm.icmp"(%839, %694) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%899, %896, %843, %898, %871, %893)[^bb33, ^bb46] <{operandSegmentSizes = array<i32: 1, 5, 0>}> : (i1, i32, i32, i64, i32, i32) -> ()
  ^bb46:  // pred: ^bb45
    %900 = "llvm.icmp"(%896, %682) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %901 = "llvm.icmp"(%893, %682) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.br"(%901, %871, %900)[^bb47] : (i1, i32, i1) -> ()
  ^bb47(%902: i1, %903: i32, %904: i1):  // 2 preds: ^bb31, ^bb46
    %905 = "llvm.getelementptr"(%arg33, %684) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %906 = "llvm.load"(%905) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%906, %685)[^bb54, ^bb48, ^bb48, ^bb48] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb48:  // 3 preds: ^bb47, ^bb47, ^bb47
    %907 = "llvm.load"(%arg33) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %908 = "llvm.ptrtoint"(%907) : (!llvm.ptr) -> i32
    %909 = "llvm.getelementptr"(%arg33, %701) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %910 = "llvm.load"(%909) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %911 = "llvm.trunc"(%910) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %912 = "llvm.add"(%911, %908) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %913 = "llvm.load"(%826) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %914 = "llvm.getelementptr"(%arg32, %685) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %915 = "llvm.load"(%914) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %916 = "llvm.trunc"(%913) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %917 = "llvm.mul"(%915, %916) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %918 = "llvm.sub"(%912, %917) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%918, %721) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %919 = "llvm.getelementptr"(%721, %684) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%918, %919) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %920 = "llvm.getelementptr"(%721, %685) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %921 = "llvm.load"(%826) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %922 = "llvm.icmp"(%722, %684) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%922)[^bb49, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb49:  // pred: ^bb48
    %923 = "llvm.trunc"(%921) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%923, %920) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb51] : () -> ()
  ^bb50:  // pred: ^bb48
    %924 = "llvm.trunc"(%921) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%924, %920) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb51] : () -> ()
  ^bb51:  // 2 preds: ^bb49, ^bb50
    "llvm.cond_br"(%904, %682)[^bb52, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb52:  // pred: ^bb51
    %925 = "llvm.getelementptr"(%arg32, %701) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %926 = "llvm.load"(%925) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %927 = "llvm.add"(%926, %695) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %928 = "llvm.and"(%927, %918) : (i32, i32) -> i32
    %929 = "llvm.icmp"(%928, %682) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%929, %702)[^bb53, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb53:  // pred: ^bb52
    %930 = "llvm.icmp"(%903, %682) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %931 = "llvm.select"(%930, %690, %902) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %932 = "llvm.select"(%931, %903, %703) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%932)[^bb54] : (i32) -> ()
  ^bb54(%933: i32):  // 15 preds: ^bb7, ^bb9, ^bb10, ^bb16, ^bb24, ^bb25, ^bb26, ^bb27, ^bb29, ^bb30, ^bb36, ^bb47, ^bb51, ^bb52, ^bb53
    "llvm.return"(%933) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_find_ends", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg27: !llvm.ptr, %arg28: !llvm.ptr, %arg29: !llvm.ptr, %arg30: !llvm.ptr):
    %596 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %597 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %598 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %599 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %600 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %601 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %602 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %603 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %604 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %605 = "llvm.alloca"(%596) <{alignment = 8 : i64, elem_type = !llvm.array<128 x i64>}> : (i32) -> !llvm.ptr
    %606 = "llvm.getelementptr"(%arg28, %597) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %607 = "llvm.load"(%606) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %608 = "llvm.getelementptr"(%arg29, %607) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %609 = "llvm.getelementptr"(%arg28, %598) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %610 = "llvm.load"(%609) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %611 = "llvm.icmp"(%610, %599) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %612 = "llvm.load"(%arg27) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%611, %612, %608, %610)[^bb5, ^bb1] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, !llvm.ptr, i32) -> ()
  ^bb1:  // pred: ^bb0
    %613 = "llvm.intr.smax"(%612, %600) : (i32, i32) -> i32
    %614 = "llvm.getelementptr"(%608, %613) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %615 = "llvm.load"(%614) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%612)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %616 = "llvm.load"(%608) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %617 = "llvm.trunc"(%616) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%601, %615, %617)[^bb5] : (i32, !llvm.ptr, i32) -> ()
  ^bb3:  // pred: ^bb1
    %618 = "llvm.load"(%608) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%600, %615, %618)[^bb5] : (i32, !llvm.ptr, i32) -> ()
  ^bb4:  // pred: ^bb1
    %619 = "llvm.load"(%608) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %620 = "llvm.sext"(%619) : (i16) -> i32
    "llvm.br"(%612, %615, %620)[^bb5] : (i32, !llvm.ptr, i32) -> ()
  ^bb5(%621: i32, %622: !llvm.ptr, %623: i32):  // 4 preds: ^bb0, ^bb2, ^bb3, ^bb4
    %624 = "llvm.icmp"(%623, %602) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%624)[^bb6, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    %625 = "llvm.shl"(%623, %596) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %626 = "llvm.getelementptr"(%622, %601) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %627 = "llvm.intr.smax"(%625, %596) : (i32, i32) -> i32
    "llvm.br"(%602)[^bb7] : (i32) -> ()
  ^bb7(%628: i32):  // 2 preds: ^bb6, ^bb11
    %629 = "llvm.add"(%628, %596) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %630 = "llvm.mul"(%629, %621) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %631 = "llvm.getelementptr"(%626, %630) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%621)[^bb10, ^bb8, ^bb9] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb8:  // pred: ^bb7
    %632 = "llvm.load"(%631) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%632)[^bb11] : (i64) -> ()
  ^bb9:  // pred: ^bb7
    %633 = "llvm.load"(%631) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %634 = "llvm.sext"(%633) : (i32) -> i64
    "llvm.br"(%634)[^bb11] : (i64) -> ()
  ^bb10:  // pred: ^bb7
    %635 = "llvm.load"(%631) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %636 = "llvm.sext"(%635) : (i16) -> i64
    "llvm.br"(%636)[^bb11] : (i64) -> ()
  ^bb11(%637: i64):  // 3 preds: ^bb8, ^bb9, ^bb10
    %638 = "llvm.getelementptr"(%605, %628) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%637, %638) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %639 = "llvm.icmp"(%629, %627) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%639, %629)[^bb12, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb12:  // 2 preds: ^bb5, ^bb11
    %640 = "llvm.getelementptr"(%622, %601) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%621)[^bb15, ^bb13, ^bb14] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb13:  // pred: ^bb12
    %641 = "llvm.load"(%640) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %642 = "llvm.trunc"(%641) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%642)[^bb16] : (i32) -> ()
  ^bb14:  // pred: ^bb12
    %643 = "llvm.load"(%640) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%643)[^bb16] : (i32) -> ()
  ^bb15:  // pred: ^bb12
    %644 = "llvm.load"(%640) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %645 = "llvm.sext"(%644) : (i16) -> i32
    "llvm.br"(%645)[^bb16] : (i32) -> ()
  ^bb16(%646: i32):  // 3 preds: ^bb13, ^bb14, ^bb15
    %647 = "llvm.getelementptr"(%arg28, %601) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %648 = "llvm.load"(%647) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %649 = "llvm.getelementptr"(%622, %600) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %650 = "llvm.load"(%649) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %651 = "llvm.ptrtoint"(%650) : (!llvm.ptr) -> i32
    %652 = "llvm.mul"(%648, %646) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %653 = "llvm.add"(%652, %651) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %654 = "llvm.getelementptr"(%605, %623) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %655 = "llvm.getelementptr"(%arg30, %600) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%653, %655) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%653, %arg30) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.cond_br"(%624, %602, %653)[^bb17, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb17(%656: i32):  // 2 preds: ^bb16, ^bb18
    %657 = "llvm.getelementptr"(%605, %656) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %658 = "llvm.load"(%657) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %659 = "llvm.icmp"(%658, %603) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%659, %602)[^bb21, ^bb18] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb18:  // pred: ^bb17
    %660 = "llvm.add"(%658, %604) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %661 = "llvm.getelementptr"(%654, %656) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %662 = "llvm.load"(%661) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %663 = "llvm.mul"(%662, %660) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %664 = "llvm.load"(%647) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %665 = "llvm.sext"(%664) : (i32) -> i64
    %666 = "llvm.mul"(%663, %665) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %667 = "llvm.trunc"(%666) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %668 = "llvm.icmp"(%666, %603) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %669 = "llvm.zext"(%668) : (i1) -> i32
    %670 = "llvm.getelementptr"(%arg30, %669) <{elem_type = i32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %671 = "llvm.load"(%670) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %672 = "llvm.add"(%671, %667) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%672, %670) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %673 = "llvm.add"(%656, %596) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %674 = "llvm.icmp"(%673, %623) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%674, %673)[^bb19, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb19:  // pred: ^bb18
    %675 = "llvm.load"(%655) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%675)[^bb20] : (i32) -> ()
  ^bb20(%676: i32):  // 2 preds: ^bb16, ^bb19
    %677 = "llvm.load"(%647) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %678 = "llvm.add"(%676, %677) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%678, %655) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%596)[^bb21] : (i32) -> ()
  ^bb21(%679: i32):  // 2 preds: ^bb17, ^bb20
    "llvm.return"(%679) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i64 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_value_of", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg24: !llvm.ptr, %arg25: !llvm.ptr, %arg26: !llvm.ptr):
    %499 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %500 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %501 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %502 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %503 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %504 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %505 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %506 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %507 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %508 = "llvm.mlir.constant"() <{value = 42 : i32}> : () -> i32
    %509 = "llvm.mlir.constant"() <{value = 63 : i64}> : () -> i64
    %510 = "llvm.getelementptr"(%arg26, %499) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %511 = "llvm.load"(%510) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%511, %500)[^bb9, ^bb18, ^bb1, ^bb5] <{case_operand_segments = array<i32: 1, 0, 0>, case_values = dense<[49, 115, 110]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i64) -> ()
  ^bb1:  // pred: ^bb0
    %512 = "llvm.getelementptr"(%arg26, %502) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %513 = "llvm.load"(%512) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %514 = "llvm.getelementptr"(%arg26, %503) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %515 = "llvm.load"(%514) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %516 = "llvm.getelementptr"(%arg24, %501) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %517 = "llvm.load"(%516) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %518 = "llvm.getelementptr"(%arg24, %517) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %519 = "llvm.getelementptr"(%518, %513) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %520 = "llvm.load"(%arg24) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %521 = "llvm.getelementptr"(%519, %502) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %522 = "llvm.load"(%521) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %523 = "llvm.getelementptr"(%arg25, %522) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %524 = "llvm.getelementptr"(%523, %499) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %525 = "llvm.add"(%515, %504) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %526 = "llvm.mul"(%520, %525) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %527 = "llvm.getelementptr"(%524, %526) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%520)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %528 = "llvm.load"(%527) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%528)[^bb18] : (i64) -> ()
  ^bb3:  // pred: ^bb1
    %529 = "llvm.load"(%527) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %530 = "llvm.sext"(%529) : (i32) -> i64
    "llvm.br"(%530)[^bb18] : (i64) -> ()
  ^bb4:  // pred: ^bb1
    %531 = "llvm.load"(%527) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %532 = "llvm.sext"(%531) : (i16) -> i64
    "llvm.br"(%532)[^bb18] : (i64) -> ()
  ^bb5:  // pred: ^bb0
    %533 = "llvm.getelementptr"(%arg24, %501) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %534 = "llvm.load"(%533) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %535 = "llvm.getelementptr"(%arg24, %534) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %536 = "llvm.getelementptr"(%arg26, %502) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %537 = "llvm.load"(%536) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %538 = "llvm.getelementptr"(%535, %537) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %539 = "llvm.getelementptr"(%538, %502) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %540 = "llvm.load"(%539) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %541 = "llvm.getelementptr"(%arg25, %540) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %542 = "llvm.load"(%arg24) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%542)[^bb8, ^bb6, ^bb7] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb6:  // pred: ^bb5
    %543 = "llvm.load"(%541) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%543)[^bb18] : (i64) -> ()
  ^bb7:  // pred: ^bb5
    %544 = "llvm.load"(%541) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %545 = "llvm.sext"(%544) : (i32) -> i64
    "llvm.br"(%545)[^bb18] : (i64) -> ()
  ^bb8:  // pred: ^bb5
    %546 = "llvm.load"(%541) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %547 = "llvm.sext"(%546) : (i16) -> i64
    "llvm.br"(%547)[^bb18] : (i64) -> ()
  ^bb9:  // pred: ^bb0
    %548 = "llvm.getelementptr"(%arg26, %502) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %549 = "llvm.load"(%548) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %550 = "llvm.getelementptr"(%arg24, %549) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %551 = "llvm.getelementptr"(%550, %505) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %552 = "llvm.load"(%551) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %553 = "llvm.getelementptr"(%arg24, %552) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %554 = "llvm.load"(%550) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %555 = "llvm.icmp"(%554, %506) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%555, %506, %507, %507)[^bb10, ^bb11] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i64, i64) -> ()
  ^bb10(%556: i32, %557: i64):  // 2 preds: ^bb9, ^bb10
    %558 = "llvm.getelementptr"(%553, %556) <{elem_type = !llvm.struct<"mlir_abi.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %559 = "llvm.call"(%arg24, %arg25, %558) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %560 = "llvm.load"(%558) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %561 = "llvm.mul"(%560, %559) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %562 = "llvm.add"(%561, %557) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %563 = "llvm.add"(%556, %504) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %564 = "llvm.icmp"(%563, %554) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%564, %562, %563, %562)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i64) -> ()
  ^bb11(%565: i64):  // 2 preds: ^bb9, ^bb10
    %566 = "llvm.getelementptr"(%arg26, %503) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %567 = "llvm.load"(%566) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %568 = "llvm.getelementptr"(%arg24, %567) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %569 = "llvm.getelementptr"(%568, %505) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %570 = "llvm.load"(%569) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %571 = "llvm.getelementptr"(%arg24, %570) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %572 = "llvm.load"(%568) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %573 = "llvm.icmp"(%572, %506) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%573, %506, %507)[^bb12, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb12(%574: i32, %575: i64):  // 2 preds: ^bb11, ^bb12
    %576 = "llvm.getelementptr"(%571, %574) <{elem_type = !llvm.struct<"mlir_abi.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %577 = "llvm.call"(%arg24, %arg25, %576) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %578 = "llvm.load"(%576) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %579 = "llvm.mul"(%578, %577) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %580 = "llvm.add"(%579, %575) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %581 = "llvm.add"(%574, %504) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %582 = "llvm.icmp"(%581, %572) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%582, %581, %580)[^bb13, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb13:  // pred: ^bb12
    %583 = "llvm.icmp"(%511, %508) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%583, %580)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb14:  // pred: ^bb11
    %584 = "llvm.icmp"(%511, %508) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%584, %507, %507)[^bb15, ^bb18] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i64) -> ()
  ^bb15(%585: i64):  // 2 preds: ^bb13, ^bb14
    %586 = "llvm.mul"(%585, %565) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    "llvm.br"(%586)[^bb18] : (i64) -> ()
  ^bb16:  // pred: ^bb13
    %587 = "llvm.icmp"(%580, %500) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%587, %507)[^bb18, ^bb17] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb17:  // pred: ^bb16
    %588 = "llvm.freeze"(%565) : (i64) -> i64
    %589 = "llvm.freeze"(%580) : (i64) -> i64
    %590 = "llvm.sdiv"(%588, %589) : (i64, i64) -> i64
    %591 = "llvm.mul"(%590, %589) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %592 = "llvm.sub"(%588, %591) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %593 = "llvm.ashr"(%592, %509) : (i64, i64) -> i64
    %594 = "llvm.add"(%593, %590) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%594)[^bb18] : (i64) -> ()
  ^bb18(%595: i64):  // 11 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb6, ^bb7, ^bb8, ^bb14, ^bb15, ^bb16, ^bb17
    "llvm.return"(%595) : (i64) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_number", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg21: !llvm.ptr, %arg22: !llvm.ptr, %arg23: !llvm.ptr):
    %384 = "llvm.mlir.constant"() <{value = 102 : i32}> : () -> i32
    %385 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %386 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %387 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %388 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %389 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %390 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %391 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %392 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %393 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %394 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %395 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %396 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %397 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %398 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_31}> : () -> !llvm.ptr
    %399 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %400 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %401 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %402 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %403 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %404 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %405 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %406 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %407 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %408 = "llvm.mlir.constant"() <{value = 65535 : i32}> : () -> i32
    %409 = "llvm.mlir.constant"() <{value = -1 : i16}> : () -> i16
    %410 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %411 = "llvm.mlir.constant"() <{value = -1.000000e+00 : f64}> : () -> f64
    %412 = "llvm.mlir.constant"() <{value = 1023 : i32}> : () -> i32
    %413 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %414 = "llvm.mlir.constant"() <{value = 0x7FF0000000000000 : f64}> : () -> f64
    %415 = "llvm.mlir.constant"() <{value = 0x7FF8000000000000 : f64}> : () -> f64
    %416 = "llvm.load"(%arg22) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %417 = "llvm.icmp"(%416, %384) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %418 = "llvm.getelementptr"(%arg21, %385) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %419 = "llvm.load"(%418) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %420 = "llvm.getelementptr"(%arg22, %386) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %421 = "llvm.load"(%420) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %422 = "llvm.getelementptr"(%419, %421) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%417)[^bb1, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %423 = "llvm.getelementptr"(%arg22, %385) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %424 = "llvm.load"(%423) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%424)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %425 = "llvm.load"(%422) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%425)[^bb7] : (f64) -> ()
  ^bb3:  // pred: ^bb1
    %426 = "llvm.load"(%422) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %427 = "llvm.fpext"(%426) : (f32) -> f64
    "llvm.br"(%427)[^bb7] : (f64) -> ()
  ^bb4:  // pred: ^bb1
    %428 = "llvm.load"(%422) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %429 = "llvm.getelementptr"(%arg22, %402) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %430 = "llvm.load"(%429) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %431 = "llvm.and"(%430, %404) : (i32, i32) -> i32
    %432 = "llvm.icmp"(%431, %402) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %433 = "llvm.select"(%432, %405, %406) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %434 = "llvm.xor"(%433, %407) : (i32, i32) -> i32
    %435 = "llvm.shl"(%399, %434) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %436 = "llvm.xor"(%435, %399) : (i32, i32) -> i32
    %437 = "llvm.zext"(%428) : (i16) -> i32
    %438 = "llvm.lshr"(%437, %433) : (i32, i32) -> i32
    %439 = "llvm.and"(%438, %436) : (i32, i32) -> i32
    %440 = "llvm.shl"(%388, %433) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %441 = "llvm.add"(%440, %408) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %442 = "llvm.and"(%441, %437) : (i32, i32) -> i32
    %443 = "llvm.icmp"(%428, %409) <{predicate = 4 : i64}> : (i16, i16) -> i1
    %444 = "llvm.select"(%443, %410, %411) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %445 = "llvm.icmp"(%439, %436) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%445)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %446 = "llvm.icmp"(%442, %403) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %447 = "llvm.fmul"(%444, %414) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %448 = "llvm.select"(%446, %447, %415) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    "llvm.br"(%448)[^bb7] : (f64) -> ()
  ^bb6:  // pred: ^bb4
    %449 = "llvm.lshr"(%436, %388) : (i32, i32) -> i32
    %450 = "llvm.icmp"(%439, %403) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %451 = "llvm.select"(%450, %403, %440) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %452 = "llvm.add"(%451, %442) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %453 = "llvm.uitofp"(%452) <{nonNeg}> : (i32) -> f64
    %454 = "llvm.fmul"(%444, %453) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %455 = "llvm.intr.umax"(%439, %388) : (i32, i32) -> i32
    %456 = "llvm.xor"(%433, %412) : (i32, i32) -> i32
    %457 = "llvm.sub"(%456, %449) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %458 = "llvm.add"(%457, %455) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %459 = "llvm.zext"(%458) <{nonNeg}> : (i32) -> i64
    %460 = "llvm.shl"(%459, %413) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %461 = "llvm.bitcast"(%460) : (i64) -> f64
    %462 = "llvm.fmul"(%454, %461) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    "llvm.br"(%462)[^bb7] : (f64) -> ()
  ^bb7(%463: f64):  // 4 preds: ^bb2, ^bb3, ^bb5, ^bb6
    "llvm.store"(%389, %arg23) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %464 = "llvm.getelementptr"(%arg23, %402) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%403, %464) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %465 = "llvm.getelementptr"(%arg23, %385) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%463, %465) <{alignment = 4 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"(%403)[^bb18] : (i32) -> ()
  ^bb8:  // pred: ^bb0
    %466 = "llvm.load"(%422) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %467 = "llvm.zext"(%466) : (i8) -> i64
    %468 = "llvm.icmp"(%416, %387) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%468)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %469 = "llvm.and"(%467, %400) : (i64, i64) -> i64
    "llvm.br"(%401, %469)[^bb17] : (i32, i64) -> ()
  ^bb10:  // pred: ^bb8
    %470 = "llvm.getelementptr"(%arg22, %385) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %471 = "llvm.load"(%470) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %472 = "llvm.icmp"(%471, %388) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%472, %467)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb11:  // pred: ^bb10
    "llvm.switch"(%471)[^bb14, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb12:  // pred: ^bb11
    %473 = "llvm.load"(%422) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%473)[^bb15] : (i64) -> ()
  ^bb13:  // pred: ^bb11
    %474 = "llvm.load"(%422) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %475 = "llvm.sext"(%474) : (i32) -> i64
    "llvm.br"(%475)[^bb15] : (i64) -> ()
  ^bb14:  // pred: ^bb11
    %476 = "llvm.load"(%422) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %477 = "llvm.sext"(%476) : (i16) -> i64
    "llvm.br"(%477)[^bb15] : (i64) -> ()
  ^bb15(%478: i64):  // 4 preds: ^bb10, ^bb12, ^bb13, ^bb14
    %479 = "llvm.shl"(%471, %389) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %480 = "llvm.sub"(%390, %479) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %481 = "llvm.icmp"(%416, %391) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %482 = "llvm.zext"(%480) : (i32) -> i64
    %483 = "llvm.shl"(%478, %482) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %484 = "llvm.ashr"(%483, %482) <{isExact}> : (i64, i64) -> i64
    %485 = "llvm.lshr"(%392, %482) : (i64, i64) -> i64
    %486 = "llvm.and"(%478, %485) : (i64, i64) -> i64
    %487 = "llvm.select"(%481, %486, %484) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %488 = "llvm.icmp"(%487, %393) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %489 = "llvm.select"(%481, %488, %394) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%489, %388, %487)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb16:  // pred: ^bb15
    %490 = "llvm.load"(%arg21) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %491 = "llvm.getelementptr"(%arg22, %395) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %492 = "llvm.load"(%491) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %493 = "llvm.getelementptr"(%490, %492) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%396, %493, %397, %398, %486) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%399)[^bb18] : (i32) -> ()
  ^bb17(%494: i32, %495: i64):  // 2 preds: ^bb9, ^bb15
    "llvm.store"(%494, %arg23) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %496 = "llvm.getelementptr"(%arg23, %402) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%403, %496) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %497 = "llvm.getelementptr"(%arg23, %385) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%495, %497) <{alignment = 4 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%403)[^bb18] : (i32) -> ()
  ^bb18(%498: i32):  // 3 preds: ^bb7, ^bb16, ^bb17
    "llvm.return"(%498) : (i32) -> ()
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
    %152 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %153 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %154 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_35}> : () -> !llvm.ptr
    %155 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_36}> : () -> !llvm.ptr
    %156 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %157 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %158 = "llvm.getelementptr"(%157, %141) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %159 = "llvm.mlir.constant"() <{value = 74 : i32}> : () -> i32
    %160 = "llvm.mlir.addressof"() <{global_name = @free}> : () -> !llvm.ptr
    %161 = "llvm.getelementptr"(%157, %148) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %162 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %163 = "llvm.getelementptr"(%157, %146) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %164 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_32}> : () -> !llvm.ptr
    %165 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_34}> : () -> !llvm.ptr
    %166 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_33}> : () -> !llvm.ptr
    %167 = "llvm.alloca"(%137) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %168 = "llvm.alloca"(%137) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %169 = "llvm.alloca"(%137) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %170 = "llvm.load"(%arg16) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %171 = "llvm.getelementptr"(%170, %138) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %172 = "llvm.load"(%171) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %173 = "llvm.getelementptr"(%170, %172) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %174 = "llvm.getelementptr"(%173, %arg18) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %175 = "llvm.getelementptr"(%174, %139) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %176 = "llvm.load"(%175) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %177 = "llvm.getelementptr"(%170, %176) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %178 = "llvm.getelementptr"(%arg16, %140) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %179 = "llvm.load"(%178) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %180 = "llvm.getelementptr"(%174, %141) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %181 = "llvm.load"(%180) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %182 = "llvm.icmp"(%181, %142) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %183 = "llvm.getelementptr"(%arg17, %143) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %184 = "llvm.getelementptr"(%168, %143) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %185 = "llvm.getelementptr"(%arg17, %140) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %186 = "llvm.getelementptr"(%168, %140) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %187 = "llvm.getelementptr"(%174, %144) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %188 = "llvm.load"(%187) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%182)[^bb4, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %189 = "llvm.getelementptr"(%179, %188) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %190 = "llvm.load"(%170) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%190)[^bb5, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %191 = "llvm.load"(%189) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %192 = "llvm.trunc"(%191) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %193 = "llvm.shl"(%192, %137) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %194 = "llvm.or"(%193, %137) <{isDisjoint}> : (i32, i32) -> i32
    %195 = "llvm.alloca"(%194) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %196 = "llvm.add"(%192, %137) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %197 = "llvm.alloca"(%196) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %198 = "llvm.getelementptr"(%179, %188) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %199 = "llvm.getelementptr"(%198, %140) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %200 = "llvm.load"(%199) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %201 = "llvm.load"(%198) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %202 = "llvm.trunc"(%201) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%198, %197, %195, %192, %140, %200, %202)[^bb6] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32) -> ()
  ^bb3:  // pred: ^bb1
    %203 = "llvm.load"(%189) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %204 = "llvm.shl"(%203, %137) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %205 = "llvm.or"(%204, %137) <{isDisjoint}> : (i32, i32) -> i32
    %206 = "llvm.alloca"(%205) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %207 = "llvm.add"(%203, %137) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %208 = "llvm.alloca"(%207) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %209 = "llvm.getelementptr"(%179, %188) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %210 = "llvm.getelementptr"(%209, %143) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %211 = "llvm.load"(%210) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %212 = "llvm.load"(%209) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%209, %208, %206, %203, %143, %211, %212)[^bb6] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32) -> ()
  ^bb4:  // pred: ^bb0
    %213 = "llvm.load"(%170) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %214 = "llvm.shl"(%181, %137) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %215 = "llvm.or"(%214, %137) <{isDisjoint}> : (i32, i32) -> i32
    %216 = "llvm.alloca"(%215) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %217 = "llvm.add"(%181, %137) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %218 = "llvm.alloca"(%217) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %219 = "llvm.getelementptr"(%179, %188) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%219, %218, %216, %181, %213, %219, %181)[^bb6] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32) -> ()
  ^bb5:  // pred: ^bb1
    %220 = "llvm.load"(%189) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %221 = "llvm.sext"(%220) : (i16) -> i32
    %222 = "llvm.shl"(%221, %137) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %223 = "llvm.or"(%222, %137) <{isDisjoint}> : (i32, i32) -> i32
    %224 = "llvm.alloca"(%223) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %225 = "llvm.add"(%221, %137) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %226 = "llvm.alloca"(%225) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %227 = "llvm.getelementptr"(%179, %188) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %228 = "llvm.intr.smax"(%190, %143) : (i32, i32) -> i32
    %229 = "llvm.getelementptr"(%227, %228) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %230 = "llvm.load"(%229) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %231 = "llvm.load"(%227) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %232 = "llvm.sext"(%231) : (i16) -> i32
    "llvm.br"(%227, %226, %224, %221, %190, %230, %232)[^bb6] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32) -> ()
  ^bb6(%233: !llvm.ptr, %234: !llvm.ptr, %235: !llvm.ptr, %236: i32, %237: i32, %238: !llvm.ptr, %239: i32):  // 4 preds: ^bb2, ^bb3, ^bb4, ^bb5
    %240 = "llvm.getelementptr"(%174, %140) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %241 = "llvm.load"(%240) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %242 = "llvm.icmp"(%239, %145) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%242)[^bb7, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %243 = "llvm.shl"(%239, %137) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %244 = "llvm.getelementptr"(%238, %140) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %245 = "llvm.intr.smax"(%243, %137) : (i32, i32) -> i32
    "llvm.br"(%145)[^bb8] : (i32) -> ()
  ^bb8(%246: i32):  // 2 preds: ^bb7, ^bb12
    %247 = "llvm.add"(%246, %137) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %248 = "llvm.mul"(%247, %237) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %249 = "llvm.getelementptr"(%244, %248) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%237)[^bb11, ^bb9, ^bb10] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb9:  // pred: ^bb8
    %250 = "llvm.load"(%249) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%250)[^bb12] : (i64) -> ()
  ^bb10:  // pred: ^bb8
    %251 = "llvm.load"(%249) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %252 = "llvm.sext"(%251) : (i32) -> i64
    "llvm.br"(%252)[^bb12] : (i64) -> ()
  ^bb11:  // pred: ^bb8
    %253 = "llvm.load"(%249) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %254 = "llvm.sext"(%253) : (i16) -> i64
    "llvm.br"(%254)[^bb12] : (i64) -> ()
  ^bb12(%255: i64):  // 3 preds: ^bb9, ^bb10, ^bb11
    %256 = "llvm.getelementptr"(%235, %246) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%255, %256) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %257 = "llvm.icmp"(%247, %245) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%257, %247)[^bb13, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb13:  // 2 preds: ^bb6, ^bb12
    %258 = "llvm.getelementptr"(%238, %140) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%237)[^bb16, ^bb14, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    %259 = "llvm.load"(%258) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %260 = "llvm.trunc"(%259) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%260)[^bb17] : (i32) -> ()
  ^bb15:  // pred: ^bb13
    %261 = "llvm.load"(%258) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%261)[^bb17] : (i32) -> ()
  ^bb16:  // pred: ^bb13
    %262 = "llvm.load"(%258) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %263 = "llvm.sext"(%262) : (i16) -> i32
    "llvm.br"(%263)[^bb17] : (i32) -> ()
  ^bb17(%264: i32):  // 3 preds: ^bb14, ^bb15, ^bb16
    %265 = "llvm.getelementptr"(%238, %143) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %266 = "llvm.load"(%265) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %267 = "llvm.ptrtoint"(%266) : (!llvm.ptr) -> i32
    %268 = "llvm.mul"(%241, %264) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %269 = "llvm.add"(%268, %267) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %270 = "llvm.inttoptr"(%269) : (i32) -> !llvm.ptr
    "llvm.store"(%270, %167) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %271 = "llvm.getelementptr"(%167, %143) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%137, %271) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %272 = "llvm.getelementptr"(%167, %140) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%145, %272) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %273 = "llvm.getelementptr"(%167, %144) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%239, %273) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %274 = "llvm.getelementptr"(%167, %141) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %275 = "llvm.getelementptr"(%174, %143) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %276 = "llvm.load"(%275) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%276, %274) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %277 = "llvm.getelementptr"(%167, %146) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%235, %277) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %278 = "llvm.getelementptr"(%167, %147) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %279 = "llvm.getelementptr"(%235, %239) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%279, %278) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %280 = "llvm.getelementptr"(%167, %148) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%149, %280) <{alignment = 4 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %281 = "llvm.icmp"(%236, %145) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%281, %236, %150, %150, %150)[^bb18, ^bb19] <{operandSegmentSizes = array<i32: 1, 3, 1>}> : (i1, i32, i64, i64, i64) -> ()
  ^bb18(%282: i32, %283: i64, %284: i64):  // 2 preds: ^bb17, ^bb18
    %285 = "llvm.add"(%282, %142) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %286 = "llvm.getelementptr"(%234, %285) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%284, %286) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %287 = "llvm.getelementptr"(%235, %285) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %288 = "llvm.load"(%287) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %289 = "llvm.intr.umax"(%288, %150) : (i64, i64) -> i64
    %290 = "llvm.mul"(%289, %284) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %291 = "llvm.mul"(%288, %283) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %292 = "llvm.icmp"(%282, %137) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%292, %285, %291, %290, %291)[^bb18, ^bb19] <{operandSegmentSizes = array<i32: 1, 3, 1>}> : (i1, i32, i64, i64, i64) -> ()
  ^bb19(%293: i64):  // 2 preds: ^bb17, ^bb18
    "llvm.cond_br"(%182, %233)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    %294 = "llvm.getelementptr"(%179, %188) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %295 = "llvm.intr.smax"(%237, %143) : (i32, i32) -> i32
    %296 = "llvm.getelementptr"(%294, %295) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %297 = "llvm.load"(%296) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%297)[^bb21] : (!llvm.ptr) -> ()
  ^bb21(%298: !llvm.ptr):  // 2 preds: ^bb19, ^bb20
    %299 = "llvm.load"(%298) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %300 = "llvm.icmp"(%299, %151) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %301 = "llvm.icmp"(%293, %149) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %302 = "llvm.select"(%300, %301, %152) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%302)[^bb22, ^bb23] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb22:  // pred: ^bb21
    "llvm.call"(%164, %177, %151, %166, %149) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%142)[^bb53] : (i32) -> ()
  ^bb23:  // pred: ^bb21
    %303 = "llvm.icmp"(%arg20, %151) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%303)[^bb41, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb24:  // pred: ^bb23
    %304 = "llvm.load"(%arg20) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%304, %151)[^bb27, ^bb25, ^bb26] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb25:  // pred: ^bb24
    %305 = "llvm.getelementptr"(%arg20, %140) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %306 = "llvm.load"(%305) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %307 = "llvm.getelementptr"(%306, %147) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%307)[^bb27] : (!llvm.ptr) -> ()
  ^bb26:  // pred: ^bb24
    %308 = "llvm.getelementptr"(%arg20, %140) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %309 = "llvm.load"(%308) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%309)[^bb27] : (!llvm.ptr) -> ()
  ^bb27(%310: !llvm.ptr):  // 3 preds: ^bb24, ^bb25, ^bb26
    %311 = "llvm.getelementptr"(%310, %144) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %312 = "llvm.load"(%311) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %313 = "llvm.icmp"(%312, %239) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%313)[^bb28, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb28:  // pred: ^bb27
    "llvm.cond_br"(%242)[^bb29, ^bb35] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb29:  // pred: ^bb28
    %314 = "llvm.getelementptr"(%310, %146) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %315 = "llvm.load"(%314) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%145)[^bb32] : (i32) -> ()
  ^bb30:  // pred: ^bb27
    %316 = "llvm.sext"(%239) : (i32) -> i64
    "llvm.call"(%153, %177, %arg20, %154, %316) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%142)[^bb53] : (i32) -> ()
  ^bb31:  // pred: ^bb32
    %317 = "llvm.add"(%319, %137) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %318 = "llvm.icmp"(%317, %239) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%318, %317)[^bb34, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb32(%319: i32):  // 2 preds: ^bb29, ^bb31
    %320 = "llvm.getelementptr"(%235, %319) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %321 = "llvm.load"(%320) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %322 = "llvm.getelementptr"(%315, %319) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %323 = "llvm.load"(%322) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %324 = "llvm.icmp"(%323, %321) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%324)[^bb31, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb33:  // pred: ^bb32
    "llvm.call"(%153, %177, %arg20, %155, %321) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%142)[^bb53] : (i32) -> ()
  ^bb34:  // pred: ^bb31
    %325 = "llvm.load"(%310) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %326 = "llvm.getelementptr"(%310, %148) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %327 = "llvm.load"(%326) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %328 = "llvm.trunc"(%327) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %329 = "llvm.getelementptr"(%325, %328) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %330 = "llvm.icmp"(%293, %149) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%330, %145, %145)[^bb53, ^bb36] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb35:  // pred: ^bb28
    %331 = "llvm.load"(%310) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %332 = "llvm.getelementptr"(%310, %148) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %333 = "llvm.load"(%332) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %334 = "llvm.trunc"(%333) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %335 = "llvm.getelementptr"(%331, %334) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %336 = "llvm.icmp"(%293, %149) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%336, %145, %335)[^bb53, ^bb39] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb36(%337: i32):  // 2 preds: ^bb34, ^bb38
    %338 = "llvm.getelementptr"(%235, %337) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %339 = "llvm.load"(%338) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %340 = "llvm.icmp"(%339, %150) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%340)[^bb37, ^bb38] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb37:  // pred: ^bb36
    %341 = "llvm.getelementptr"(%279, %337) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %342 = "llvm.load"(%341) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %343 = "llvm.getelementptr"(%234, %337) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %344 = "llvm.load"(%343) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %345 = "llvm.icmp"(%342, %344) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%345)[^bb38, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb38:  // 2 preds: ^bb36, ^bb37
    %346 = "llvm.add"(%337, %137) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %347 = "llvm.icmp"(%346, %239) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%347, %329, %346)[^bb39, ^bb36] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb39(%348: !llvm.ptr):  // 2 preds: ^bb35, ^bb38
    %349 = "llvm.trunc"(%293) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %350 = "llvm.mul"(%241, %349) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.intr.memmove"(%348, %270, %350) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%145)[^bb53] : (i32) -> ()
  ^bb40:  // pred: ^bb37
    "llvm.call"(%241, %239, %235, %270, %279, %329, %234) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_copy_strided, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 7, 0>}> : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%145)[^bb53] : (i32) -> ()
  ^bb41:  // pred: ^bb23
    "llvm.intr.memset"(%168, %156, %144) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %351 = "llvm.load"(%arg17) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %352 = "llvm.icmp"(%351, %151) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%352, %arg17, %185, %183, %351)[^bb42, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb42:  // pred: ^bb41
    %353 = "llvm.load"(%185) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %354 = "llvm.icmp"(%353, %151) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%354, %169, %353)[^bb43, ^bb48] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, !llvm.ptr) -> ()
  ^bb43:  // pred: ^bb42
    %355 = "llvm.trunc"(%293) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %356 = "llvm.mul"(%241, %355) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %357 = "llvm.add"(%356, %137) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %358 = "llvm.call"(%151, %357) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @realloc, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%358, %168) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %359 = "llvm.icmp"(%358, %151) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%359)[^bb44, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb44:  // pred: ^bb43
    "llvm.call"(%164, %177, %151, %165, %149) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%142)[^bb53] : (i32) -> ()
  ^bb45:  // pred: ^bb43
    "llvm.call"(%358, %167, %241, %234, %293) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_copy_elements, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i64) -> ()
    "llvm.store"(%358, %167) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%234, %278) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%168, %186, %184, %358)[^bb46] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb46(%360: !llvm.ptr, %361: !llvm.ptr, %362: !llvm.ptr, %363: !llvm.ptr):  // 2 preds: ^bb41, ^bb45
    "llvm.store"(%151, %169) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %364 = "llvm.load"(%158) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %365 = "llvm.call"(%364, %363, %159, %160, %362) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    %366 = "llvm.icmp"(%365, %145) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%366, %142)[^bb47, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb47:  // pred: ^bb46
    %367 = "llvm.load"(%362) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%367, %361) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%360, %367)[^bb48] : (!llvm.ptr, !llvm.ptr) -> ()
  ^bb48(%368: !llvm.ptr, %369: !llvm.ptr):  // 2 preds: ^bb42, ^bb47
    "llvm.store"(%151, %368) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %370 = "llvm.load"(%161) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %371 = "llvm.call"(%370, %369, %167, %169) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %372 = "llvm.icmp"(%371, %145) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%372, %371)[^bb49, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb49:  // pred: ^bb48
    %373 = "llvm.load"(%169) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%162, %arg19) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %374 = "llvm.getelementptr"(%arg19, %143) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%145, %374) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %375 = "llvm.getelementptr"(%arg19, %140) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%373, %375) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %376 = "llvm.getelementptr"(%arg19, %144) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%145, %376) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%145)[^bb50] : (i32) -> ()
  ^bb50(%377: i32):  // 3 preds: ^bb46, ^bb48, ^bb49
    %378 = "llvm.load"(%184) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %379 = "llvm.icmp"(%378, %151) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%379)[^bb52, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb51:  // pred: ^bb50
    %380 = "llvm.load"(%163) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %381 = "llvm.call"(%380, %378) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb52] : () -> ()
  ^bb52:  // 2 preds: ^bb50, ^bb51
    %382 = "llvm.load"(%168) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%382) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%377)[^bb53] : (i32) -> ()
  ^bb53(%383: i32):  // 9 preds: ^bb22, ^bb30, ^bb33, ^bb34, ^bb35, ^bb39, ^bb40, ^bb44, ^bb52
    "llvm.return"(%383) : (i32) -> ()
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
    %86 = "llvm.getelementptr"(%arg14, %85) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memcpy"(%arg15, %86, %62) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %87 = "llvm.load"(%84) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %88 = "llvm.getelementptr"(%arg14, %87) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%65, %88) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
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
    %99 = "llvm.alloca"(%97) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %100 = "llvm.shl"(%97, %64) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    "llvm.intr.memset"(%99, %69, %100) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %101 = "llvm.getelementptr"(%99, %92) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
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
    "llvm.store"(%74, %106) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %111 = "llvm.getelementptr"(%106, %64) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%65, %111) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %112 = "llvm.getelementptr"(%106, %74) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%110, %112) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %113 = "llvm.getelementptr"(%106, %75) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%65, %113) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb7] : () -> ()
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %114 = "llvm.shl"(%102, %95) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %115 = "llvm.getelementptr"(%101, %114) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
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
    %127 = "llvm.getelementptr"(%99, %126) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %128 = "llvm.load"(%127) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %129 = "llvm.icmp"(%128, %77) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%129)[^bb11, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %130 = "llvm.load"(%79) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %131 = "llvm.getelementptr"(%127, %74) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %132 = "llvm.load"(%131) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
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

