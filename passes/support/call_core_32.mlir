// Made of runtime/call/tvm_call.c by `make core`: do not edit.
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<10 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str", unnamed_addr = 0 : i64, value = "TypeError\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<5 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_1", unnamed_addr = 0 : i64, value = "%lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.struct<"mlir_abi_32.union.anon.0", (struct<"mlir_abi_32.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2286 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2287 = "llvm.mlir.zero"() : () -> !llvm.struct<"mlir_abi_32.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %2288 = "llvm.mlir.zero"() : () -> !llvm.struct<"mlir_abi_32.union.anon.0", (struct<"mlir_abi_32.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>
    "llvm.return"(%2288) : (!llvm.struct<"mlir_abi_32.union.anon.0", (struct<"mlir_abi_32.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>) -> ()
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
    %2284 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2285 = "llvm.mlir.zero"() : () -> !llvm.array<6 x ptr>
    "llvm.return"(%2285) : (!llvm.array<6 x ptr>) -> ()
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
  ^bb0(%arg68: !llvm.ptr, %arg69: !llvm.ptr, %arg70: !llvm.ptr, %arg71: i32, %arg72: !llvm.ptr):
    %1620 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1621 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1622 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1623 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1624 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1625 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1626 = "llvm.mlir.constant"() <{value = 48 : i32}> : () -> i32
    %1627 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1628 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1629 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1630 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1631 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1632 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1633 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %1634 = "llvm.mlir.constant"() <{value = 108 : i32}> : () -> i32
    %1635 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1636 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1637 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1638 = "llvm.mlir.constant"() <{value = 3.4028234663852886E+38 : f64}> : () -> f64
    %1639 = "llvm.mlir.constant"() <{value = 1.7976931348623157E+308 : f64}> : () -> f64
    %1640 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1641 = "llvm.mlir.constant"() <{value = 3.3895313892515355E+38 : f64}> : () -> f64
    %1642 = "llvm.mlir.constant"() <{value = 6.550400e+04 : f64}> : () -> f64
    %1643 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1644 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1645 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1646 = "llvm.mlir.constant"() <{value = 14 : i32}> : () -> i32
    %1647 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1648 = "llvm.mlir.constant"() <{value = -1023 : i32}> : () -> i32
    %1649 = "llvm.mlir.constant"() <{value = 1024 : i32}> : () -> i32
    %1650 = "llvm.mlir.constant"() <{value = -32768 : i16}> : () -> i16
    %1651 = "llvm.mlir.constant"() <{value = 52 : i32}> : () -> i32
    %1652 = "llvm.mlir.constant"() <{value = 4503599627370495 : i64}> : () -> i64
    %1653 = "llvm.mlir.constant"() <{value = 4503599627370496 : i64}> : () -> i64
    %1654 = "llvm.mlir.constant"() <{value = 51 : i32}> : () -> i32
    %1655 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1656 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1657 = "llvm.mlir.constant"() <{value = 9007199254740991 : i64}> : () -> i64
    %1658 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1659 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1660 = "llvm.mlir.constant"() <{value = 32768 : i64}> : () -> i64
    %1661 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1662 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1663 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1664 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1665 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1666 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1667 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %1668 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1669 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %1670 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1671 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1672 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1673 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1674 = "llvm.mlir.constant"() <{value = 44 : i32}> : () -> i32
    %1675 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1676 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1677 = "llvm.alloca"(%1620) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>}> : (i32) -> !llvm.ptr
    %1678 = "llvm.alloca"(%1620) <{alignment = 8 : i64, elem_type = !llvm.array<1056 x i8>}> : (i32) -> !llvm.ptr
    %1679 = "llvm.alloca"(%1620) <{alignment = 4 : i64, elem_type = !llvm.array<2 x i32>}> : (i32) -> !llvm.ptr
    %1680 = "llvm.alloca"(%1620) <{alignment = 4 : i64, elem_type = !llvm.array<2 x i32>}> : (i32) -> !llvm.ptr
    %1681 = "llvm.alloca"(%1620) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1682 = "llvm.alloca"(%1620) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Call", (ptr, ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1683 = "llvm.load"(%1621) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1684 = "llvm.icmp"(%1683, %1622) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1684)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1685 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1686 = "llvm.icmp"(%1685, %1622) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1686, %1623)[^bb2, ^bb160] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1687 = "llvm.getelementptr"(%arg68, %1624) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1688 = "llvm.load"(%1687) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1689 = "llvm.getelementptr"(%arg68, %1625) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1690 = "llvm.load"(%1689) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1691 = "llvm.add"(%1690, %1688) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1692 = "llvm.icmp"(%arg71, %1691) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1693 = "llvm.icmp"(%arg71, %1688) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1694 = "llvm.or"(%1693, %1692) : (i1, i1) -> i1
    "llvm.cond_br"(%1694)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1695 = "llvm.getelementptr"(%arg68, %1626) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1696 = "llvm.load"(%1695) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1697 = "llvm.getelementptr"(%arg68, %1696) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1698 = "llvm.sext"(%arg71) : (i32) -> i64
    "llvm.call"(%1627, %1697, %1628, %1629, %1698) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1623)[^bb160] : (i32) -> ()
  ^bb4:  // pred: ^bb2
    %1699 = "llvm.getelementptr"(%arg68, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1700 = "llvm.load"(%1699) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1701 = "llvm.add"(%1700, %1620) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1702 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1703 = "llvm.alloca"(%1701) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1704 = "llvm.icmp"(%1690, %1622) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1705 = "llvm.and"(%1704, %1692) : (i1, i1) -> i1
    %1706 = "llvm.getelementptr"(%arg70, %1688) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1707 = "llvm.select"(%1705, %1706, %1628) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1708 = "llvm.getelementptr"(%arg68, %1631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1709 = "llvm.load"(%1708) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1710 = "llvm.add"(%1709, %1620) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1711 = "llvm.alloca"(%1710) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1712 = "llvm.getelementptr"(%arg68, %1632) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1713 = "llvm.load"(%1712) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1714 = "llvm.add"(%1713, %1624) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1715 = "llvm.alloca"(%1714) <{alignment = 16 : i64, elem_type = i8}> : (i32) -> !llvm.ptr
    "llvm.store"(%arg68, %1682) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1716 = "llvm.getelementptr"(%1682, %1632) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1703, %1716) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1717 = "llvm.getelementptr"(%1682, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1715, %1717) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1718 = "llvm.getelementptr"(%1682, %1625) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1711, %1718) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1719 = "llvm.icmp"(%1688, %1622) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1719)[^bb5, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1720 = "llvm.getelementptr"(%arg68, %1633) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1721 = "llvm.load"(%1720) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1722 = "llvm.getelementptr"(%arg68, %1721) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1722, %1622)[^bb6] : (!llvm.ptr, i32) -> ()
  ^bb6(%1723: !llvm.ptr, %1724: i32):  // 2 preds: ^bb5, ^bb9
    %1725 = "llvm.load"(%1723) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1726 = "llvm.icmp"(%1725, %1634) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1727 = "llvm.getelementptr"(%arg70, %1724) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%1726)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %1728 = "llvm.getelementptr"(%1723, %1624) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1729 = "llvm.getelementptr"(%1723, %1632) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1730 = "llvm.load"(%1729) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1731 = "llvm.getelementptr"(%1703, %1730) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1727, %1731) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1728)[^bb9] : (!llvm.ptr) -> ()
  ^bb8:  // pred: ^bb6
    %1732 = "llvm.call"(%1682, %1723, %1727) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1733 = "llvm.icmp"(%1732, %1628) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1733, %1623, %1732)[^bb159, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb9(%1734: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %1735 = "llvm.add"(%1724, %1620) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1736 = "llvm.icmp"(%1735, %1688) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1736, %1734, %1735)[^bb10, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb10:  // 2 preds: ^bb4, ^bb9
    %1737 = "llvm.getelementptr"(%arg68, %1635) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1738 = "llvm.load"(%1737) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1739 = "llvm.getelementptr"(%arg68, %1738) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1740 = "llvm.load"(%1699) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1741 = "llvm.icmp"(%1740, %1622) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1741)[^bb11, ^bb108] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1742 = "llvm.getelementptr"(%1680, %1632) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1743 = "llvm.getelementptr"(%1679, %1632) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1622)[^bb12] : (i32) -> ()
  ^bb12(%1744: i32):  // 2 preds: ^bb11, ^bb107
    %1745 = "llvm.getelementptr"(%1739, %1744) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1746 = "llvm.load"(%1716) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1747 = "llvm.getelementptr"(%1746, %1744) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1748 = "llvm.load"(%1747) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1749 = "llvm.load"(%1682) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1750 = "llvm.getelementptr"(%1745, %1636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1751 = "llvm.load"(%1750) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1752 = "llvm.load"(%1745) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1753 = "llvm.load"(%1748) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1752)[^bb75, ^bb13, ^bb59] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[97, 102]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb13:  // pred: ^bb12
    "llvm.switch"(%1753, %1620)[^bb58, ^bb14, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb14:  // pred: ^bb13
    %1754 = "llvm.getelementptr"(%1748, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1755 = "llvm.load"(%1754) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1756 = "llvm.getelementptr"(%1755, %1631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1756)[^bb16] : (!llvm.ptr) -> ()
  ^bb15:  // pred: ^bb13
    %1757 = "llvm.getelementptr"(%1748, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1758 = "llvm.load"(%1757) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1759 = "llvm.icmp"(%1758, %1628) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1759, %1620, %1758)[^bb58, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb16(%1760: !llvm.ptr):  // 2 preds: ^bb14, ^bb15
    %1761 = "llvm.load"(%1717) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1762 = "llvm.getelementptr"(%1745, %1625) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1763 = "llvm.load"(%1762) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1764 = "llvm.getelementptr"(%1761, %1763) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1765 = "llvm.getelementptr"(%1745, %1624) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1766 = "llvm.load"(%1765) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1767 = "llvm.icmp"(%1766, %1622) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1767, %1764)[^bb17, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb17:  // pred: ^bb16
    %1768 = "llvm.getelementptr"(%1745, %1662) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1769 = "llvm.load"(%1768) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1770 = "llvm.getelementptr"(%1761, %1769) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1771 = "llvm.getelementptr"(%1760, %1625) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1772 = "llvm.load"(%1771) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1773 = "llvm.load"(%1749) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1773)[^bb19, ^bb20, ^bb18] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb18:  // pred: ^bb17
    "llvm.store"(%1772, %1764) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb19:  // pred: ^bb17
    %1774 = "llvm.trunc"(%1772) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%1774, %1764) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb20:  // pred: ^bb17
    %1775 = "llvm.sext"(%1772) : (i32) -> i64
    "llvm.store"(%1775, %1764) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb21:  // 3 preds: ^bb18, ^bb19, ^bb20
    %1776 = "llvm.load"(%1749) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1777 = "llvm.intr.smax"(%1776, %1632) : (i32, i32) -> i32
    %1778 = "llvm.getelementptr"(%1764, %1777) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1770, %1778) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1770)[^bb22] : (!llvm.ptr) -> ()
  ^bb22(%1779: !llvm.ptr):  // 2 preds: ^bb16, ^bb21
    %1780 = "llvm.load"(%1749) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1781 = "llvm.icmp"(%1780, %1630) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1781)[^bb23, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb23:  // pred: ^bb22
    %1782 = "llvm.call"(%1749, %1745, %1760, %1779) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_narrow_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1782)[^bb44] : (i32) -> ()
  ^bb24:  // pred: ^bb22
    %1783 = "llvm.getelementptr"(%1760, %1624) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1784 = "llvm.load"(%1783) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1785 = "llvm.getelementptr"(%1745, %1632) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1786 = "llvm.load"(%1785) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1787 = "llvm.icmp"(%1784, %1786) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1787, %1637)[^bb25, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb25:  // pred: ^bb24
    %1788 = "llvm.getelementptr"(%1760, %1625) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1789 = "llvm.load"(%1788) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1790 = "llvm.load"(%1765) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1791 = "llvm.icmp"(%1790, %1622) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1791)[^bb26, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb26:  // pred: ^bb25
    %1792 = "llvm.icmp"(%1789, %1664) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1792, %1663)[^bb58, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb27:  // pred: ^bb25
    %1793 = "llvm.icmp"(%1789, %1790) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1793, %1663)[^bb28, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb28:  // 2 preds: ^bb26, ^bb27
    %1794 = "llvm.getelementptr"(%1745, %1633) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1795 = "llvm.load"(%1794) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1796 = "llvm.getelementptr"(%1749, %1795) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1797 = "llvm.getelementptr"(%1760, %1662) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1798 = "llvm.load"(%1797) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1799 = "llvm.icmp"(%1789, %1622) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1799, %1622, %1665)[^bb29, ^bb41] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb29:  // pred: ^bb28
    %1800 = "llvm.getelementptr"(%1796, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1801 = "llvm.getelementptr"(%1745, %1666) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1802 = "llvm.getelementptr"(%1800, %1789) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1803 = "llvm.getelementptr"(%1760, %1631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1804 = "llvm.getelementptr"(%1745, %1631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1805 = "llvm.getelementptr"(%1779, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1622, %1789, %1655, %1622)[^bb30] : (i32, i32, i64, i32) -> ()
  ^bb30(%1806: i32, %1807: i32, %1808: i64, %1809: i32):  // 2 preds: ^bb29, ^bb39
    %1810 = "llvm.add"(%1807, %1623) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1811 = "llvm.getelementptr"(%1798, %1810) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1812 = "llvm.load"(%1811) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1813 = "llvm.load"(%1801) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1814 = "llvm.icmp"(%1813, %1622) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1814, %1808)[^bb32, ^bb31] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb31:  // pred: ^bb30
    %1815 = "llvm.getelementptr"(%1802, %1810) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1816 = "llvm.load"(%1815) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1816)[^bb32] : (i64) -> ()
  ^bb32(%1817: i64):  // 2 preds: ^bb30, ^bb31
    %1818 = "llvm.icmp"(%1817, %1667) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1819 = "llvm.select"(%1818, %1817, %1808) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1791)[^bb34, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb33:  // pred: ^bb32
    %1820 = "llvm.getelementptr"(%1796, %1807) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1821 = "llvm.load"(%1820) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1822 = "llvm.icmp"(%1821, %1667) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1823 = "llvm.icmp"(%1821, %1812) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1824 = "llvm.select"(%1822, %1665, %1823) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1824, %1632)[^bb34, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb34:  // 2 preds: ^bb32, ^bb33
    %1825 = "llvm.icmp"(%1812, %1655) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1825, %1809, %1819)[^bb35, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb35:  // pred: ^bb34
    %1826 = "llvm.load"(%1803) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1827 = "llvm.icmp"(%1826, %1628) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1827, %1809, %1819)[^bb39, ^bb36] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb36:  // pred: ^bb35
    %1828 = "llvm.getelementptr"(%1826, %1810) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1829 = "llvm.load"(%1828) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1830 = "llvm.icmp"(%1829, %1817) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1831 = "llvm.or"(%1818, %1830) : (i1, i1) -> i1
    %1832 = "llvm.select"(%1830, %1809, %1668) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1833 = "llvm.select"(%1830, %1819, %1829) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1831, %1832, %1833)[^bb39, ^bb37] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb37:  // pred: ^bb36
    %1834 = "llvm.load"(%1804) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1835 = "llvm.icmp"(%1834, %1622) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1836 = "llvm.icmp"(%1829, %1658) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1837 = "llvm.or"(%1836, %1835) : (i1, i1) -> i1
    "llvm.cond_br"(%1837, %1809, %1829)[^bb39, ^bb38] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb38:  // pred: ^bb37
    "llvm.br"(%1669, %1658)[^bb39] : (i32, i64) -> ()
  ^bb39(%1838: i32, %1839: i64):  // 5 preds: ^bb34, ^bb35, ^bb36, ^bb37, ^bb38
    %1840 = "llvm.shl"(%1807, %1663) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1841 = "llvm.getelementptr"(%1805, %1840) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1812, %1841) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1842 = "llvm.add"(%1807, %1789) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %1843 = "llvm.shl"(%1842, %1663) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1844 = "llvm.getelementptr"(%1805, %1843) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1839, %1844) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1845 = "llvm.icmp"(%1812, %1658) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1846 = "llvm.zext"(%1845) : (i1) -> i32
    %1847 = "llvm.or"(%1806, %1846) : (i32, i32) -> i32
    %1848 = "llvm.intr.umax"(%1812, %1655) : (i64, i64) -> i64
    %1849 = "llvm.mul"(%1848, %1808) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1850 = "llvm.icmp"(%1807, %1620) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1850, %1847, %1810, %1849, %1838)[^bb30, ^bb40] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i32, i32, i64, i32) -> ()
  ^bb40:  // pred: ^bb39
    %1851 = "llvm.icmp"(%1847, %1622) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%1838, %1851)[^bb41] : (i32, i1) -> ()
  ^bb41(%1852: i32, %1853: i1):  // 2 preds: ^bb28, ^bb40
    %1854 = "llvm.getelementptr"(%1760, %1632) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1855 = "llvm.load"(%1854) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1855, %1630)[^bb58, ^bb42, ^bb42, ^bb42] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb42:  // 3 preds: ^bb41, ^bb41, ^bb41
    %1856 = "llvm.load"(%1760) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1857 = "llvm.ptrtoint"(%1856) : (!llvm.ptr) -> i32
    %1858 = "llvm.getelementptr"(%1760, %1635) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1859 = "llvm.load"(%1858) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1860 = "llvm.trunc"(%1859) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1861 = "llvm.add"(%1860, %1857) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1862 = "llvm.load"(%1796) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1863 = "llvm.getelementptr"(%1745, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1864 = "llvm.load"(%1863) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1865 = "llvm.trunc"(%1862) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1866 = "llvm.mul"(%1864, %1865) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1867 = "llvm.sub"(%1861, %1866) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%1867, %1779) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1868 = "llvm.getelementptr"(%1779, %1632) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1867, %1868) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1869 = "llvm.getelementptr"(%1779, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1870 = "llvm.load"(%1796) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%1870, %1869) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%1853)[^bb43, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb43:  // pred: ^bb42
    %1871 = "llvm.getelementptr"(%1745, %1635) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1872 = "llvm.load"(%1871) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1873 = "llvm.add"(%1872, %1623) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1874 = "llvm.and"(%1873, %1867) : (i32, i32) -> i32
    %1875 = "llvm.icmp"(%1874, %1622) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1875, %1852, %1643)[^bb44, ^bb58] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb44(%1876: i32):  // 2 preds: ^bb23, ^bb43
    %1877 = "llvm.icmp"(%1876, %1622) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1877, %1876)[^bb45, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb45:  // 2 preds: ^bb42, ^bb44
    %1878 = "llvm.load"(%1682) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1879 = "llvm.load"(%1717) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1880 = "llvm.getelementptr"(%1878, %1651) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1881 = "llvm.load"(%1880) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1882 = "llvm.icmp"(%1744, %1881) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1882)[^bb56, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb46:  // pred: ^bb45
    %1883 = "llvm.getelementptr"(%1878, %1635) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1884 = "llvm.load"(%1883) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1885 = "llvm.getelementptr"(%1878, %1884) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1886 = "llvm.icmp"(%1744, %1622) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1886)[^bb56, ^bb47] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb47:  // pred: ^bb46
    %1887 = "llvm.getelementptr"(%1885, %1744) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1888 = "llvm.getelementptr"(%1887, %1631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1622)[^bb48] : (i32) -> ()
  ^bb48(%1889: i32):  // 2 preds: ^bb47, ^bb55
    %1890 = "llvm.getelementptr"(%1885, %1889) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1891 = "llvm.load"(%1890) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1892 = "llvm.icmp"(%1891, %1670) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1892)[^bb49, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb49:  // pred: ^bb48
    %1893 = "llvm.load"(%1888) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1894 = "llvm.icmp"(%1893, %1637) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1894)[^bb51, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb50:  // pred: ^bb49
    %1895 = "llvm.getelementptr"(%1890, %1631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1896 = "llvm.load"(%1895) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1897 = "llvm.icmp"(%1896, %1637) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1897)[^bb51, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb51:  // 2 preds: ^bb49, ^bb50
    %1898 = "llvm.call"(%1878, %1887, %1879, %1679) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1899 = "llvm.icmp"(%1898, %1622) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1899)[^bb56, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb52:  // pred: ^bb51
    %1900 = "llvm.call"(%1878, %1890, %1879, %1680) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1901 = "llvm.icmp"(%1900, %1622) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1901)[^bb55, ^bb53] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb53:  // pred: ^bb52
    %1902 = "llvm.load"(%1679) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1903 = "llvm.load"(%1742) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1904 = "llvm.icmp"(%1902, %1903) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1904)[^bb54, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // pred: ^bb53
    %1905 = "llvm.load"(%1680) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1906 = "llvm.load"(%1743) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1907 = "llvm.icmp"(%1905, %1906) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1907)[^bb57, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb55:  // 5 preds: ^bb48, ^bb50, ^bb52, ^bb53, ^bb54
    %1908 = "llvm.add"(%1889, %1620) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1909 = "llvm.icmp"(%1908, %1744) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1909, %1908)[^bb56, ^bb48] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb56:  // 4 preds: ^bb45, ^bb46, ^bb51, ^bb55
    "llvm.br"()[^bb107] : () -> ()
  ^bb57:  // pred: ^bb54
    "llvm.br"(%1625)[^bb58] : (i32) -> ()
  ^bb58(%1910: i32):  // 10 preds: ^bb13, ^bb15, ^bb24, ^bb26, ^bb27, ^bb33, ^bb41, ^bb43, ^bb44, ^bb57
    %1911 = "llvm.getelementptr"(%1749, %1751) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1912 = "llvm.load"(%1682) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1910, %1911, %1748, %1745, %1912) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1623)[^bb159] : (i32) -> ()
  ^bb59:  // pred: ^bb12
    %1913 = "llvm.add"(%1753, %1623) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1914 = "llvm.icmp"(%1913, %1637) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1914)[^bb61, ^bb60] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb60:  // pred: ^bb59
    "llvm.switch"(%1753, %1620)[^bb103, ^bb62, ^bb98, ^bb99] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[3, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb61:  // pred: ^bb59
    %1915 = "llvm.getelementptr"(%1748, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1916 = "llvm.load"(%1915) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1917 = "llvm.sitofp"(%1916) : (i64) -> f64
    "llvm.br"(%1917)[^bb63] : (f64) -> ()
  ^bb62:  // pred: ^bb60
    %1918 = "llvm.getelementptr"(%1748, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1919 = "llvm.load"(%1918) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%1919)[^bb63] : (f64) -> ()
  ^bb63(%1920: f64):  // 2 preds: ^bb61, ^bb62
    %1921 = "llvm.load"(%1717) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1922 = "llvm.getelementptr"(%1745, %1625) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1923 = "llvm.load"(%1922) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1924 = "llvm.getelementptr"(%1921, %1923) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1925 = "llvm.getelementptr"(%1745, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1926 = "llvm.load"(%1925) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1926)[^bb65, ^bb64, ^bb66] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb64:  // pred: ^bb63
    "llvm.store"(%1920, %1924) <{alignment = 1 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"()[^bb107] : () -> ()
  ^bb65:  // pred: ^bb63
    %1927 = "llvm.getelementptr"(%1745, %1632) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1928 = "llvm.load"(%1927) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1929 = "llvm.and"(%1928, %1640) : (i32, i32) -> i32
    %1930 = "llvm.icmp"(%1929, %1632) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1931 = "llvm.select"(%1930, %1641, %1642) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %1932 = "llvm.intr.fabs"(%1920) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %1933 = "llvm.fcmp"(%1932, %1931) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %1934 = "llvm.fcmp"(%1932, %1639) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %1935 = "llvm.and"(%1934, %1933) : (i1, i1) -> i1
    "llvm.cond_br"(%1935)[^bb106, ^bb68] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb66:  // pred: ^bb63
    %1936 = "llvm.intr.fabs"(%1920) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %1937 = "llvm.fcmp"(%1936, %1638) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %1938 = "llvm.fcmp"(%1936, %1639) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %1939 = "llvm.and"(%1937, %1938) : (i1, i1) -> i1
    "llvm.cond_br"(%1939)[^bb106, ^bb67] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb67:  // pred: ^bb66
    %1940 = "llvm.fptrunc"(%1920) : (f64) -> f32
    "llvm.store"(%1940, %1924) <{alignment = 1 : i64, ordering = 0 : i64}> : (f32, !llvm.ptr) -> ()
    "llvm.br"()[^bb107] : () -> ()
  ^bb68:  // pred: ^bb65
    %1941 = "llvm.select"(%1930, %1643, %1644) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1942 = "llvm.bitcast"(%1920) : (f64) -> i64
    %1943 = "llvm.lshr"(%1942, %1645) : (i64, i64) -> i64
    %1944 = "llvm.bitcast"(%1932) : (f64) -> i64
    %1945 = "llvm.sub"(%1646, %1941) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1946 = "llvm.shl"(%1623, %1945) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1947 = "llvm.add"(%1946, %1637) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1948 = "llvm.lshr"(%1944, %1647) : (i64, i64) -> i64
    %1949 = "llvm.trunc"(%1948) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %1950 = "llvm.add"(%1949, %1648) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1951 = "llvm.zext"(%1941) <{nonNeg}> : (i32) -> i64
    %1952 = "llvm.icmp"(%1950, %1649) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1952)[^bb69, ^bb70] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb69:  // pred: ^bb68
    %1953 = "llvm.xor"(%1941, %1661) : (i32, i32) -> i32
    %1954 = "llvm.shl"(%1623, %1953) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1955 = "llvm.xor"(%1954, %1623) : (i32, i32) -> i32
    %1956 = "llvm.zext"(%1955) <{nonNeg}> : (i32) -> i64
    %1957 = "llvm.shl"(%1956, %1951) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1958 = "llvm.and"(%1943, %1660) : (i64, i64) -> i64
    %1959 = "llvm.or"(%1957, %1958) : (i64, i64) -> i64
    %1960 = "llvm.and"(%1944, %1652) : (i64, i64) -> i64
    %1961 = "llvm.icmp"(%1960, %1658) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1962 = "llvm.add"(%1941, %1623) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1963 = "llvm.shl"(%1620, %1962) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1964 = "llvm.zext"(%1963) <{nonNeg}> : (i32) -> i64
    %1965 = "llvm.select"(%1961, %1658, %1964) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1966 = "llvm.or"(%1959, %1965) : (i64, i64) -> i64
    %1967 = "llvm.trunc"(%1966) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%1967)[^bb74] : (i16) -> ()
  ^bb70:  // pred: ^bb68
    %1968 = "llvm.trunc"(%1943) <{overflowFlags = 2 : i32}> : (i64) -> i16
    %1969 = "llvm.and"(%1968, %1650) : (i16, i16) -> i16
    %1970 = "llvm.icmp"(%1950, %1947) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %1971 = "llvm.sub"(%1947, %1950) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1972 = "llvm.select"(%1970, %1971, %1622) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1973 = "llvm.sub"(%1972, %1941) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1974 = "llvm.icmp"(%1973, %1637) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1974, %1969)[^bb74, ^bb71] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i16) -> ()
  ^bb71:  // pred: ^bb70
    %1975 = "llvm.add"(%1973, %1651) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1976 = "llvm.and"(%1944, %1652) : (i64, i64) -> i64
    %1977 = "llvm.or"(%1976, %1653) <{isDisjoint}> : (i64, i64) -> i64
    %1978 = "llvm.add"(%1973, %1654) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1979 = "llvm.zext"(%1978) <{nonNeg}> : (i32) -> i64
    %1980 = "llvm.shl"(%1655, %1979) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %1981 = "llvm.zext"(%1975) <{nonNeg}> : (i32) -> i64
    %1982 = "llvm.lshr"(%1977, %1981) : (i64, i64) -> i64
    %1983 = "llvm.shl"(%1656, %1979) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1984 = "llvm.add"(%1983, %1657) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %1985 = "llvm.and"(%1984, %1977) : (i64, i64) -> i64
    %1986 = "llvm.icmp"(%1985, %1980) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1986, %1620)[^bb73, ^bb72] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb72:  // pred: ^bb71
    %1987 = "llvm.icmp"(%1985, %1980) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1988 = "llvm.and"(%1982, %1655) : (i64, i64) -> i64
    %1989 = "llvm.icmp"(%1988, %1658) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1990 = "llvm.select"(%1987, %1989, %1659) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %1991 = "llvm.zext"(%1990) : (i1) -> i32
    "llvm.br"(%1991)[^bb73] : (i32) -> ()
  ^bb73(%1992: i32):  // 2 preds: ^bb71, ^bb72
    %1993 = "llvm.zext"(%1992) <{nonNeg}> : (i32) -> i64
    %1994 = "llvm.sub"(%1950, %1947) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1995 = "llvm.select"(%1970, %1622, %1994) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1996 = "llvm.zext"(%1995) : (i32) -> i64
    %1997 = "llvm.and"(%1943, %1660) : (i64, i64) -> i64
    %1998 = "llvm.shl"(%1996, %1951) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1999 = "llvm.add"(%1982, %1998) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2000 = "llvm.add"(%1999, %1993) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2001 = "llvm.or"(%2000, %1997) : (i64, i64) -> i64
    %2002 = "llvm.trunc"(%2001) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%2002)[^bb74] : (i16) -> ()
  ^bb74(%2003: i16):  // 3 preds: ^bb69, ^bb70, ^bb73
    "llvm.store"(%2003, %1924) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb107] : () -> ()
  ^bb75:  // pred: ^bb12
    %2004 = "llvm.add"(%1753, %1623) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2005 = "llvm.icmp"(%2004, %1637) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2005)[^bb76, ^bb92] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb76:  // pred: ^bb75
    %2006 = "llvm.getelementptr"(%1748, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2007 = "llvm.load"(%2006) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2008 = "llvm.load"(%1717) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2009 = "llvm.getelementptr"(%1745, %1625) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2010 = "llvm.load"(%2009) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2011 = "llvm.getelementptr"(%2008, %2010) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2012 = "llvm.getelementptr"(%1745, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2013 = "llvm.load"(%2012) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2013)[^bb79, ^bb77, ^bb80, ^bb78] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 8, 4]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb77:  // pred: ^bb76
    %2014 = "llvm.trunc"(%2007) <{overflowFlags = 0 : i32}> : (i64) -> i8
    "llvm.store"(%2014, %2011) <{alignment = 1 : i64, ordering = 0 : i64}> : (i8, !llvm.ptr) -> ()
    "llvm.br"()[^bb81] : () -> ()
  ^bb78:  // pred: ^bb76
    %2015 = "llvm.trunc"(%2007) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%2015, %2011) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb81] : () -> ()
  ^bb79:  // pred: ^bb76
    %2016 = "llvm.trunc"(%2007) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%2016, %2011) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb81] : () -> ()
  ^bb80:  // pred: ^bb76
    "llvm.store"(%2007, %2011) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb81] : () -> ()
  ^bb81:  // 4 preds: ^bb77, ^bb78, ^bb79, ^bb80
    %2017 = "llvm.load"(%2009) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2018 = "llvm.getelementptr"(%2008, %2017) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2019 = "llvm.load"(%2018) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %2020 = "llvm.zext"(%2019) : (i8) -> i64
    %2021 = "llvm.load"(%1745) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2022 = "llvm.icmp"(%2021, %1672) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2022)[^bb82, ^bb83] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb82:  // pred: ^bb81
    %2023 = "llvm.and"(%2020, %1655) : (i64, i64) -> i64
    "llvm.br"(%2023)[^bb91] : (i64) -> ()
  ^bb83:  // pred: ^bb81
    %2024 = "llvm.load"(%2012) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2025 = "llvm.icmp"(%2024, %1620) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2025, %2020)[^bb84, ^bb88] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb84:  // pred: ^bb83
    "llvm.switch"(%2024)[^bb87, ^bb85, ^bb86] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb85:  // pred: ^bb84
    %2026 = "llvm.load"(%2018) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%2026)[^bb88] : (i64) -> ()
  ^bb86:  // pred: ^bb84
    %2027 = "llvm.load"(%2018) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2028 = "llvm.sext"(%2027) : (i32) -> i64
    "llvm.br"(%2028)[^bb88] : (i64) -> ()
  ^bb87:  // pred: ^bb84
    %2029 = "llvm.load"(%2018) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %2030 = "llvm.sext"(%2029) : (i16) -> i64
    "llvm.br"(%2030)[^bb88] : (i64) -> ()
  ^bb88(%2031: i64):  // 4 preds: ^bb83, ^bb85, ^bb86, ^bb87
    %2032 = "llvm.shl"(%2024, %1663) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2033 = "llvm.sub"(%1664, %2032) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2034 = "llvm.icmp"(%2021, %1671) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2035 = "llvm.zext"(%2033) : (i32) -> i64
    "llvm.cond_br"(%2034)[^bb89, ^bb90] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb89:  // pred: ^bb88
    %2036 = "llvm.lshr"(%1673, %2035) : (i64, i64) -> i64
    %2037 = "llvm.and"(%2031, %2036) : (i64, i64) -> i64
    "llvm.br"(%2037)[^bb91] : (i64) -> ()
  ^bb90:  // pred: ^bb88
    %2038 = "llvm.shl"(%2031, %2035) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2039 = "llvm.ashr"(%2038, %2035) <{isExact}> : (i64, i64) -> i64
    "llvm.br"(%2039)[^bb91] : (i64) -> ()
  ^bb91(%2040: i64):  // 3 preds: ^bb82, ^bb89, ^bb90
    %2041 = "llvm.icmp"(%2040, %2007) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2041)[^bb105, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb92:  // pred: ^bb75
    "llvm.switch"(%1753, %1620)[^bb103, ^bb93, ^bb98, ^bb99] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[78, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb93:  // pred: ^bb92
    %2042 = "llvm.getelementptr"(%1748, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2043 = "llvm.load"(%2042) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2044 = "llvm.getelementptr"(%2043, %1631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2045 = "llvm.icmp"(%1752, %1671) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2045)[^bb94, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb94:  // pred: ^bb93
    %2046 = "llvm.getelementptr"(%1745, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2047 = "llvm.load"(%2046) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2048 = "llvm.icmp"(%2047, %1630) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2048)[^bb95, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb95:  // pred: ^bb94
    %2049 = "llvm.load"(%2044) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2050 = "llvm.icmp"(%2049, %1656) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2050)[^bb96, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb96:  // pred: ^bb95
    %2051 = "llvm.getelementptr"(%2043, %1636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2052 = "llvm.load"(%2051) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2053 = "llvm.icmp"(%2052, %1658) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2053)[^bb97, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb97:  // pred: ^bb96
    %2054 = "llvm.load"(%1717) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2055 = "llvm.getelementptr"(%1745, %1625) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2056 = "llvm.load"(%2055) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2057 = "llvm.getelementptr"(%2054, %2056) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2058 = "llvm.getelementptr"(%2043, %1666) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2059 = "llvm.load"(%2058) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%2059, %2057) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb107] : () -> ()
  ^bb98:  // 2 preds: ^bb60, ^bb92
    %2060 = "llvm.getelementptr"(%1748, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2061 = "llvm.load"(%2060) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2062 = "llvm.getelementptr"(%2061, %1631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%2062)[^bb100] : (!llvm.ptr) -> ()
  ^bb99:  // 2 preds: ^bb60, ^bb92
    %2063 = "llvm.getelementptr"(%1748, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2064 = "llvm.load"(%2063) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2065 = "llvm.icmp"(%2064, %1628) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2065, %1620, %2064)[^bb103, ^bb100] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb100(%2066: !llvm.ptr):  // 2 preds: ^bb98, ^bb99
    %2067 = "llvm.getelementptr"(%2066, %1624) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2068 = "llvm.load"(%2067) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2069 = "llvm.getelementptr"(%1745, %1632) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2070 = "llvm.load"(%2069) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2071 = "llvm.icmp"(%2068, %2070) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2071, %1637)[^bb101, ^bb103] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb101:  // pred: ^bb100
    %2072 = "llvm.getelementptr"(%2066, %1625) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2073 = "llvm.load"(%2072) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2074 = "llvm.icmp"(%2073, %1622) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2074, %1637)[^bb102, ^bb103] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb102:  // pred: ^bb101
    %2075 = "llvm.getelementptr"(%2066, %1632) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2076 = "llvm.load"(%2075) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2076, %1630)[^bb103, ^bb104, ^bb104, ^bb104] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb103(%2077: i32):  // 6 preds: ^bb60, ^bb92, ^bb99, ^bb100, ^bb101, ^bb102
    %2078 = "llvm.getelementptr"(%1749, %1751) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%2077, %2078, %1748, %1745, %1749) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1623)[^bb159] : (i32) -> ()
  ^bb104:  // 3 preds: ^bb102, ^bb102, ^bb102
    %2079 = "llvm.load"(%1717) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2080 = "llvm.getelementptr"(%1745, %1625) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2081 = "llvm.load"(%2080) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2082 = "llvm.getelementptr"(%2079, %2081) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2083 = "llvm.load"(%2066) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2084 = "llvm.getelementptr"(%2066, %1635) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2085 = "llvm.load"(%2084) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2086 = "llvm.trunc"(%2085) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2087 = "llvm.getelementptr"(%2083, %2086) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2088 = "llvm.getelementptr"(%1745, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2089 = "llvm.load"(%2088) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.memcpy"(%2082, %2087, %2089) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb107] : () -> ()
  ^bb105:  // pred: ^bb91
    %2090 = "llvm.icmp"(%2021, %1671) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2091 = "llvm.icmp"(%2007, %1658) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %2092 = "llvm.and"(%2091, %2090) : (i1, i1) -> i1
    "llvm.cond_br"(%2092)[^bb106, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb106:  // 8 preds: ^bb65, ^bb66, ^bb91, ^bb93, ^bb94, ^bb95, ^bb96, ^bb105
    %2093 = "llvm.getelementptr"(%1749, %1751) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1675, %2093, %1748, %1676, %1658) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1623)[^bb159] : (i32) -> ()
  ^bb107:  // 7 preds: ^bb56, ^bb64, ^bb67, ^bb74, ^bb97, ^bb104, ^bb105
    %2094 = "llvm.add"(%1744, %1620) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2095 = "llvm.load"(%1699) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2096 = "llvm.icmp"(%2094, %2095) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2096, %2094)[^bb12, ^bb108] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb108:  // 2 preds: ^bb10, ^bb107
    %2097 = "llvm.getelementptr"(%arg68, %1674) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2098 = "llvm.load"(%2097) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2099 = "llvm.getelementptr"(%arg68, %2098) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2100 = "llvm.getelementptr"(%arg68, %1662) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2101 = "llvm.load"(%2100) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2102 = "llvm.icmp"(%2101, %1622) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2102, %1622)[^bb109, ^bb117] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb109(%2103: i32):  // 2 preds: ^bb108, ^bb116
    %2104 = "llvm.getelementptr"(%2099, %2103) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Condition", (struct<"mlir_abi_32.struct.Sum", (i32, i32)>, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2105 = "llvm.getelementptr"(%2104, %1632) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2106 = "llvm.load"(%2105) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2107 = "llvm.getelementptr"(%arg68, %2106) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2108 = "llvm.getelementptr"(%2104, %1625) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2109 = "llvm.load"(%2108) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2110 = "llvm.sext"(%2109) : (i32) -> i64
    %2111 = "llvm.icmp"(%2109, %1622) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2112 = "llvm.load"(%2104) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2113 = "llvm.icmp"(%2112, %1622) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2111)[^bb111, ^bb110] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb110:  // pred: ^bb109
    "llvm.cond_br"(%2113, %1622, %1658)[^bb114, ^bb116] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb111:  // pred: ^bb109
    "llvm.cond_br"(%2113, %1622, %1658, %1658)[^bb112, ^bb113] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i64, i64) -> ()
  ^bb112(%2114: i32, %2115: i64):  // 2 preds: ^bb111, ^bb112
    %2116 = "llvm.getelementptr"(%2107, %2114) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2117 = "llvm.call"(%arg68, %1715, %2116) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %2118 = "llvm.load"(%2116) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2119 = "llvm.mul"(%2118, %2117) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2120 = "llvm.add"(%2119, %2115) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2121 = "llvm.add"(%2114, %1620) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2122 = "llvm.icmp"(%2121, %2112) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2122, %2120, %2121, %2120)[^bb113, ^bb112] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i64) -> ()
  ^bb113(%2123: i64):  // 2 preds: ^bb111, ^bb112
    %2124 = "llvm.getelementptr"(%2104, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2125 = "llvm.load"(%2124) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2126 = "llvm.icmp"(%2125, %1622) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2127 = "llvm.icmp"(%2123, %1673) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %2128 = "llvm.icmp"(%2123, %1658) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2129 = "llvm.select"(%2126, %2128, %2127) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2129)[^bb116, ^bb119] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb114(%2130: i32, %2131: i64):  // 2 preds: ^bb110, ^bb114
    %2132 = "llvm.getelementptr"(%2107, %2130) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2133 = "llvm.call"(%arg68, %1715, %2132) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %2134 = "llvm.srem"(%2133, %2110) : (i64, i64) -> i64
    %2135 = "llvm.load"(%2132) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2136 = "llvm.srem"(%2135, %2110) : (i64, i64) -> i64
    %2137 = "llvm.mul"(%2136, %2134) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2138 = "llvm.add"(%2137, %2131) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2139 = "llvm.srem"(%2138, %2110) : (i64, i64) -> i64
    %2140 = "llvm.add"(%2130, %1620) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2141 = "llvm.icmp"(%2140, %2112) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2141, %2140, %2139)[^bb115, ^bb114] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb115:  // pred: ^bb114
    %2142 = "llvm.icmp"(%2139, %1658) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2142)[^bb116, ^bb119] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb116:  // 3 preds: ^bb110, ^bb113, ^bb115
    %2143 = "llvm.add"(%2103, %1620) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2144 = "llvm.icmp"(%2143, %2101) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2144, %2143)[^bb117, ^bb109] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb117:  // 2 preds: ^bb108, ^bb116
    %2145 = "llvm.icmp"(%1707, %1628) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %2146 = "llvm.icmp"(%1690, %1622) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %2147 = "llvm.and"(%2145, %2146) : (i1, i1) -> i1
    "llvm.cond_br"(%2147)[^bb118, ^bb154] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb118:  // pred: ^bb117
    %2148 = "llvm.getelementptr"(%arg68, %1666) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2149 = "llvm.load"(%2148) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2150 = "llvm.getelementptr"(%arg68, %2149) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2151 = "llvm.getelementptr"(%1677, %1626) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2152 = "llvm.getelementptr"(%1677, %1624) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2153 = "llvm.getelementptr"(%1677, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2154 = "llvm.getelementptr"(%1677, %1635) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2155 = "llvm.getelementptr"(%1677, %1666) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2156 = "llvm.getelementptr"(%1677, %1625) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2157 = "llvm.getelementptr"(%1677, %1662) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2158 = "llvm.getelementptr"(%1677, %1631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2159 = "llvm.getelementptr"(%1677, %1674) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2160 = "llvm.getelementptr"(%1677, %1633) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2161 = "llvm.getelementptr"(%1678, %1624) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2162 = "llvm.getelementptr"(%1677, %1632) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1622)[^bb120] : (i32) -> ()
  ^bb119:  // 2 preds: ^bb113, ^bb115
    "llvm.call"(%1682, %2104) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_sizes, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1623)[^bb159] : (i32) -> ()
  ^bb120(%2163: i32):  // 2 preds: ^bb118, ^bb153
    %2164 = "llvm.getelementptr"(%1706, %2163) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2165 = "llvm.getelementptr"(%2150, %2163) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memcpy"(%1677, %2165, %1651) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %2166 = "llvm.load"(%2151) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2167 = "llvm.load"(%1677) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2168 = "llvm.icmp"(%2167, %1670) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2168)[^bb122, ^bb121] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb121:  // pred: ^bb120
    "llvm.store"(%1622, %2152) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2169 = "llvm.load"(%2153) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2169, %2154) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb122] : () -> ()
  ^bb122:  // 2 preds: ^bb120, ^bb121
    "llvm.store"(%1622, %2155) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1622, %2156) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1624, %2157) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1620, %2158) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2170 = "llvm.load"(%2159) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2170, %2160) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2171 = "llvm.load"(%2164) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2171, %1620)[^bb152, ^bb124, ^bb123] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb123:  // pred: ^bb122
    %2172 = "llvm.getelementptr"(%2164, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2173 = "llvm.load"(%2172) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2174 = "llvm.icmp"(%2173, %1628) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2174, %1620, %2173)[^bb152, ^bb125] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb124:  // pred: ^bb122
    %2175 = "llvm.getelementptr"(%2164, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2176 = "llvm.load"(%2175) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2177 = "llvm.getelementptr"(%2176, %1631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%2177)[^bb125] : (!llvm.ptr) -> ()
  ^bb125(%2178: !llvm.ptr):  // 2 preds: ^bb123, ^bb124
    %2179 = "llvm.load"(%2152) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2180 = "llvm.icmp"(%2179, %1622) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %2181 = "llvm.load"(%arg68) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%2180, %1678)[^bb126, ^bb131] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb126:  // pred: ^bb125
    %2182 = "llvm.getelementptr"(%2178, %1625) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2183 = "llvm.load"(%2182) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2181)[^bb128, ^bb129, ^bb127] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb127:  // pred: ^bb126
    "llvm.store"(%2183, %1678) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb130] : () -> ()
  ^bb128:  // pred: ^bb126
    %2184 = "llvm.trunc"(%2183) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%2184, %1678) <{alignment = 8 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb130] : () -> ()
  ^bb129:  // pred: ^bb126
    %2185 = "llvm.sext"(%2183) : (i32) -> i64
    "llvm.store"(%2185, %1678) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb130] : () -> ()
  ^bb130:  // 3 preds: ^bb127, ^bb128, ^bb129
    %2186 = "llvm.intr.smax"(%2181, %1632) : (i32, i32) -> i32
    %2187 = "llvm.getelementptr"(%1678, %2186) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2161, %2187) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%2161)[^bb131] : (!llvm.ptr) -> ()
  ^bb131(%2188: !llvm.ptr):  // 2 preds: ^bb125, ^bb130
    %2189 = "llvm.icmp"(%2181, %1630) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2189)[^bb132, ^bb133] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb132:  // pred: ^bb131
    %2190 = "llvm.call"(%arg68, %1677, %2178, %2188) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_narrow_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2190)[^bb151] : (i32) -> ()
  ^bb133:  // pred: ^bb131
    %2191 = "llvm.getelementptr"(%2178, %1624) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2192 = "llvm.load"(%2191) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2193 = "llvm.load"(%2162) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2194 = "llvm.icmp"(%2192, %2193) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2194, %1637)[^bb134, ^bb152] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb134:  // pred: ^bb133
    %2195 = "llvm.getelementptr"(%2178, %1625) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2196 = "llvm.load"(%2195) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%2180)[^bb135, ^bb136] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb135:  // pred: ^bb134
    %2197 = "llvm.icmp"(%2196, %1664) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2197, %1663)[^bb152, ^bb137] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb136:  // pred: ^bb134
    %2198 = "llvm.icmp"(%2196, %2179) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2198, %1663)[^bb137, ^bb152] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb137:  // 2 preds: ^bb135, ^bb136
    %2199 = "llvm.getelementptr"(%arg68, %2170) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2200 = "llvm.getelementptr"(%2178, %1662) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2201 = "llvm.load"(%2200) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2202 = "llvm.icmp"(%2196, %1622) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2202, %1622, %1665)[^bb138, ^bb148] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb138:  // pred: ^bb137
    %2203 = "llvm.getelementptr"(%2178, %1631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2204 = "llvm.getelementptr"(%2188, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1622, %2196, %1655, %1622)[^bb139] : (i32, i32, i64, i32) -> ()
  ^bb139(%2205: i32, %2206: i32, %2207: i64, %2208: i32):  // 2 preds: ^bb138, ^bb146
    %2209 = "llvm.add"(%2206, %1623) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2210 = "llvm.getelementptr"(%2201, %2209) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2211 = "llvm.load"(%2210) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2212 = "llvm.icmp"(%2207, %1667) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2180)[^bb141, ^bb140] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb140:  // pred: ^bb139
    %2213 = "llvm.getelementptr"(%2199, %2206) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2214 = "llvm.load"(%2213) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2215 = "llvm.icmp"(%2214, %1667) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2216 = "llvm.icmp"(%2214, %2211) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2217 = "llvm.select"(%2215, %1665, %2216) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2217, %1632)[^bb141, ^bb152] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb141:  // 2 preds: ^bb139, ^bb140
    %2218 = "llvm.icmp"(%2211, %1655) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2218, %2208, %2207)[^bb142, ^bb146] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb142:  // pred: ^bb141
    %2219 = "llvm.load"(%2203) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2220 = "llvm.icmp"(%2219, %1628) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2220, %2208, %2207)[^bb146, ^bb143] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb143:  // pred: ^bb142
    %2221 = "llvm.getelementptr"(%2219, %2209) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2222 = "llvm.load"(%2221) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2223 = "llvm.icmp"(%2222, %2207) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2224 = "llvm.or"(%2212, %2223) : (i1, i1) -> i1
    %2225 = "llvm.select"(%2223, %2208, %1668) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.cond_br"(%2224, %2225, %2222)[^bb146, ^bb144] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb144:  // pred: ^bb143
    %2226 = "llvm.icmp"(%2222, %1658) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2226, %2208, %2222)[^bb145, ^bb146] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb145:  // pred: ^bb144
    "llvm.br"(%1669, %1658)[^bb146] : (i32, i64) -> ()
  ^bb146(%2227: i32, %2228: i64):  // 5 preds: ^bb141, ^bb142, ^bb143, ^bb144, ^bb145
    %2229 = "llvm.shl"(%2206, %1663) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2230 = "llvm.getelementptr"(%2204, %2229) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2211, %2230) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2231 = "llvm.add"(%2206, %2196) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %2232 = "llvm.shl"(%2231, %1663) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2233 = "llvm.getelementptr"(%2204, %2232) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2228, %2233) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2234 = "llvm.icmp"(%2211, %1658) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2235 = "llvm.zext"(%2234) : (i1) -> i32
    %2236 = "llvm.or"(%2205, %2235) : (i32, i32) -> i32
    %2237 = "llvm.intr.umax"(%2211, %1655) : (i64, i64) -> i64
    %2238 = "llvm.mul"(%2237, %2207) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2239 = "llvm.icmp"(%2206, %1620) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2239, %2236, %2209, %2238, %2227)[^bb139, ^bb147] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i32, i32, i64, i32) -> ()
  ^bb147:  // pred: ^bb146
    %2240 = "llvm.icmp"(%2236, %1622) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%2227, %2240)[^bb148] : (i32, i1) -> ()
  ^bb148(%2241: i32, %2242: i1):  // 2 preds: ^bb137, ^bb147
    %2243 = "llvm.getelementptr"(%2178, %1632) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2244 = "llvm.load"(%2243) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2244, %1630)[^bb152, ^bb149, ^bb149, ^bb149] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb149:  // 3 preds: ^bb148, ^bb148, ^bb148
    %2245 = "llvm.load"(%2178) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2246 = "llvm.ptrtoint"(%2245) : (!llvm.ptr) -> i32
    %2247 = "llvm.getelementptr"(%2178, %1635) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2248 = "llvm.load"(%2247) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2249 = "llvm.trunc"(%2248) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2250 = "llvm.add"(%2249, %2246) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2251 = "llvm.load"(%2199) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2252 = "llvm.load"(%2153) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2253 = "llvm.trunc"(%2251) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2254 = "llvm.mul"(%2252, %2253) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2255 = "llvm.sub"(%2250, %2254) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%2255, %2188) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2256 = "llvm.getelementptr"(%2188, %1632) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2255, %2256) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2257 = "llvm.getelementptr"(%2188, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2251, %2257) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%2242)[^bb150, ^bb153] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb150:  // pred: ^bb149
    %2258 = "llvm.load"(%2154) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2259 = "llvm.add"(%2258, %1623) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2260 = "llvm.and"(%2259, %2255) : (i32, i32) -> i32
    %2261 = "llvm.icmp"(%2260, %1622) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2261, %2241, %1643)[^bb151, ^bb152] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb151(%2262: i32):  // 2 preds: ^bb132, ^bb150
    %2263 = "llvm.icmp"(%2262, %1622) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2263, %2262)[^bb153, ^bb152] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb152(%2264: i32):  // 9 preds: ^bb122, ^bb123, ^bb133, ^bb135, ^bb136, ^bb140, ^bb148, ^bb150, ^bb151
    %2265 = "llvm.getelementptr"(%arg68, %2166) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%2264, %2265, %2164, %1677, %arg68) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1623)[^bb159] : (i32) -> ()
  ^bb153:  // 2 preds: ^bb149, ^bb151
    %2266 = "llvm.add"(%2163, %1620) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2267 = "llvm.icmp"(%2266, %1690) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2267, %2266)[^bb120, ^bb154] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb154:  // 2 preds: ^bb117, ^bb153
    %2268 = "llvm.call"(%arg69, %1715, %1681, %1628) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.cond_br"(%1704, %1622)[^bb155, ^bb159] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb155:  // pred: ^bb154
    %2269 = "llvm.getelementptr"(%arg68, %1666) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2270 = "llvm.load"(%2269) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2271 = "llvm.getelementptr"(%arg68, %2270) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2272 = "llvm.getelementptr"(%arg68, %1636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2273 = "llvm.load"(%2272) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2274 = "llvm.getelementptr"(%arg68, %2273) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2275 = "llvm.load"(%2274) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2276 = "llvm.icmp"(%2275, %1634) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2276)[^bb156, ^bb158] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb156:  // pred: ^bb155
    %2277 = "llvm.load"(%2271) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2278 = "llvm.icmp"(%2277, %1670) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2279 = "llvm.or"(%2145, %2278) : (i1, i1) -> i1
    "llvm.cond_br"(%2279)[^bb158, ^bb157] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb157:  // pred: ^bb156
    %2280 = "llvm.call"(%1682, %2271, %arg72) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2280)[^bb159] : (i32) -> ()
  ^bb158:  // 2 preds: ^bb155, ^bb156
    %2281 = "llvm.call"(%1682, %1707, %arg72) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_results, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2281)[^bb159] : (i32) -> ()
  ^bb159(%2282: i32):  // 9 preds: ^bb8, ^bb58, ^bb103, ^bb106, ^bb119, ^bb152, ^bb154, ^bb157, ^bb158
    "llvm.intr.stackrestore"(%1702) : (!llvm.ptr) -> ()
    "llvm.br"(%2282)[^bb160] : (i32) -> ()
  ^bb160(%2283: i32):  // 3 preds: ^bb1, ^bb3, ^bb159
    "llvm.return"(%2283) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg63: !llvm.ptr, %arg64: !llvm.ptr, %arg65: !llvm.ptr, %arg66: !llvm.ptr, %arg67: i64):
    %1600 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1601 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1602 = "llvm.mlir.constant"() <{value = 484 : i32}> : () -> i32
    %1603 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1604 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1605 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1606 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1607 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1608 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1609 = "llvm.alloca"(%1600) <{alignment = 4 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1610 = "llvm.alloca"(%1600) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%1610, %1601, %1602) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %1611 = "llvm.icmp"(%arg65, %1603) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1611)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%1610, %arg65) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1612 = "llvm.call"(%1603, %1604, %arg66, %arg67) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %1613 = "llvm.add"(%1612, %1600) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1614 = "llvm.alloca"(%1613) <{alignment = 1 : i64, elem_type = i8}> : (i32) -> !llvm.ptr
    %1615 = "llvm.call"(%1614, %1613, %arg66, %arg67) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %1616 = "llvm.getelementptr"(%1610, %1605) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg64, %1609) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1617 = "llvm.getelementptr"(%1609, %1605) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1616, %1617) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1618 = "llvm.getelementptr"(%1609, %1606) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1614, %1618) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1619 = "llvm.load"(%1607) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1619, %arg63, %1609, %1608) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<ptr (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_flatten", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg60: !llvm.ptr, %arg61: !llvm.ptr, %arg62: !llvm.ptr):
    %1500 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1501 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1502 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1503 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1504 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1505 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1506 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1507 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1508 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1509 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1510 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1511 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1512 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1513 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1514 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %1515 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1516 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1517 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1518 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1519 = "llvm.getelementptr"(%1518, %1506) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1520 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1521 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1522 = "llvm.getelementptr"(%1518, %1513) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1523 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_23}> : () -> !llvm.ptr
    %1524 = "llvm.alloca"(%1500) <{alignment = 4 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %1525 = "llvm.alloca"(%1500) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1526 = "llvm.getelementptr"(%arg61, %1501) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1527 = "llvm.load"(%arg60) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1528 = "llvm.getelementptr"(%arg61, %1502) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1529 = "llvm.load"(%1528) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1530 = "llvm.getelementptr"(%1527, %1529) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1531 = "llvm.load"(%arg61) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1531)[^bb1, ^bb2, ^bb3, ^bb5] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[108, 110, 115]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1532 = "llvm.getelementptr"(%arg61, %1506) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1533 = "llvm.getelementptr"(%arg60, %1502) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1507, %1526)[^bb10] : (i32, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1534 = "llvm.getelementptr"(%arg60, %1506) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1535 = "llvm.load"(%1534) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1536 = "llvm.getelementptr"(%arg61, %1506) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1537 = "llvm.load"(%1536) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1538 = "llvm.getelementptr"(%1535, %1537) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg62, %1538) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1526)[^bb21] : (!llvm.ptr) -> ()
  ^bb3:  // pred: ^bb0
    %1539 = "llvm.load"(%arg62) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1540 = "llvm.icmp"(%1539, %1507) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1540, %1526)[^bb21, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%1503, %1530, %arg62, %1511, %1512) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1510)[^bb21] : (!llvm.ptr) -> ()
  ^bb5:  // pred: ^bb0
    %1541 = "llvm.load"(%arg62) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1541, %1503)[^bb7, ^bb6, ^bb6] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[75, 71]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb6:  // 2 preds: ^bb5, ^bb5
    %1542 = "llvm.getelementptr"(%arg62, %1504) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1543 = "llvm.load"(%1542) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1544 = "llvm.getelementptr"(%1543, %1505) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1545 = "llvm.load"(%1544) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1546 = "llvm.getelementptr"(%arg61, %1506) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1547 = "llvm.load"(%1546) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1548 = "llvm.sext"(%1547) : (i32) -> i64
    %1549 = "llvm.icmp"(%1545, %1548) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1549, %1507, %1526, %1508)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, !llvm.ptr, !llvm.ptr) -> ()
  ^bb7(%1550: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    "llvm.call"(%1550, %1530, %arg62, %1511, %1512) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1510)[^bb21] : (!llvm.ptr) -> ()
  ^bb8(%1551: i32, %1552: !llvm.ptr):  // 2 preds: ^bb6, ^bb9
    %1553 = "llvm.load"(%1546) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1554 = "llvm.icmp"(%1551, %1553) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1554, %1552)[^bb9, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb9:  // pred: ^bb8
    %1555 = "llvm.load"(%1542) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1556 = "llvm.getelementptr"(%1555, %1509) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1557 = "llvm.load"(%1556) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1558 = "llvm.getelementptr"(%1557, %1551) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1559 = "llvm.call"(%arg60, %1552, %1558) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1560 = "llvm.add"(%1551, %1500) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1561 = "llvm.icmp"(%1559, %1510) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1561, %1510, %1560, %1559)[^bb21, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb10(%1562: i32, %1563: !llvm.ptr):  // 2 preds: ^bb1, ^bb12
    %1564 = "llvm.load"(%1532) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1565 = "llvm.icmp"(%1562, %1564) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1565)[^bb11, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1566 = "llvm.load"(%1533) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1567 = "llvm.getelementptr"(%1566, %1501) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1567, %1533) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1568 = "llvm.load"(%arg60) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1569 = "llvm.getelementptr"(%1563, %1504) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1570 = "llvm.load"(%1569) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1571 = "llvm.getelementptr"(%1568, %1570) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1572 = "llvm.call"(%arg62, %1530, %1571, %1566) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_get_item, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1573 = "llvm.icmp"(%1572, %1507) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1573, %1510)[^bb12, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %1574 = "llvm.call"(%arg60, %1563, %1566) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1575 = "llvm.add"(%1562, %1500) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1576 = "llvm.icmp"(%1574, %1510) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1576, %1510, %1575, %1574)[^bb21, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb13:  // pred: ^bb10
    %1577 = "llvm.load"(%arg62) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1577)[^bb14, ^bb15, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    "llvm.call"(%1503, %1530, %arg62, %1511, %1512) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb18] : () -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb13
    "llvm.intr.memcpy"(%1524, %arg62, %1501) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %1578 = "llvm.getelementptr"(%1524, %1501) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1504, %1578) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1579 = "llvm.getelementptr"(%1524, %1513) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1507, %1579) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1580 = "llvm.getelementptr"(%1524, %1509) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1510, %1580) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1581 = "llvm.getelementptr"(%1524, %1505) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1507, %1581) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1582 = "llvm.icmp"(%1577, %1514) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1583 = "llvm.select"(%1582, %1515, %1506) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1584 = "llvm.getelementptr"(%1525, %1504) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memset"(%1525, %1516, %1517) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1585 = "llvm.load"(%1519) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1586 = "llvm.getelementptr"(%1520, %1583) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1587 = "llvm.load"(%1586) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1588 = "llvm.call"(%1585, %1587, %1524, %1500, %1525) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %1589 = "llvm.icmp"(%1588, %1507) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1589)[^bb16, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1590 = "llvm.load"(%1525) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1591 = "llvm.icmp"(%1590, %1521) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1591)[^bb17, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // pred: ^bb16
    %1592 = "llvm.load"(%1522) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1593 = "llvm.load"(%1584) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1594 = "llvm.call"(%1592, %1593) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb19] : () -> ()
  ^bb18:  // 2 preds: ^bb14, ^bb15
    "llvm.br"(%1510)[^bb21] : (!llvm.ptr) -> ()
  ^bb19:  // 2 preds: ^bb16, ^bb17
    %1595 = "llvm.load"(%1584) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1596 = "llvm.load"(%1532) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1597 = "llvm.sext"(%1596) : (i32) -> i64
    %1598 = "llvm.icmp"(%1595, %1597) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1598, %1563)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    "llvm.call"(%1508, %1530, %arg62, %1523, %1595) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1510)[^bb21] : (!llvm.ptr) -> ()
  ^bb21(%1599: !llvm.ptr):  // 11 preds: ^bb2, ^bb3, ^bb4, ^bb7, ^bb8, ^bb9, ^bb11, ^bb12, ^bb18, ^bb19, ^bb20
    "llvm.return"(%1599) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse_sizes", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg58: !llvm.ptr, %arg59: !llvm.ptr):
    %1462 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1463 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1464 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1465 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1466 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1467 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %1468 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1469 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1470 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1471 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1472 = "llvm.load"(%arg58) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1473 = "llvm.getelementptr"(%arg59, %1462) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1474 = "llvm.load"(%1473) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1475 = "llvm.getelementptr"(%1472, %1474) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1476 = "llvm.getelementptr"(%arg59, %1463) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1477 = "llvm.load"(%1476) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1478 = "llvm.icmp"(%1477, %1464) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1478, %1465, %1477)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1479 = "llvm.getelementptr"(%1472, %1466) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1480 = "llvm.load"(%1479) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1481 = "llvm.getelementptr"(%1472, %1480) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1482 = "llvm.getelementptr"(%1475, %1467) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1483 = "llvm.load"(%1482) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1484 = "llvm.getelementptr"(%1481, %1483) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1485 = "llvm.getelementptr"(%1484, %1468) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1486 = "llvm.load"(%1485) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1487 = "llvm.getelementptr"(%arg58, %1462) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1488 = "llvm.load"(%1487) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1489 = "llvm.getelementptr"(%1488, %1483) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1490 = "llvm.load"(%1489) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1490, %1486)[^bb2] : (!llvm.ptr, i32) -> ()
  ^bb2(%1491: !llvm.ptr, %1492: i32):  // 2 preds: ^bb0, ^bb1
    %1493 = "llvm.getelementptr"(%1472, %1492) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1494 = "llvm.getelementptr"(%arg58, %1469) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1495 = "llvm.load"(%1494) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1496 = "llvm.call"(%1472, %1495, %1475) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %1497 = "llvm.getelementptr"(%arg59, %1470) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1498 = "llvm.load"(%1497) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1499 = "llvm.getelementptr"(%1472, %1498) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1471, %1493, %1491, %1499, %1496) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_number", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg55: !llvm.ptr, %arg56: !llvm.ptr, %arg57: !llvm.ptr):
    %1347 = "llvm.mlir.constant"() <{value = 102 : i32}> : () -> i32
    %1348 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1349 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1350 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1351 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1352 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1353 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1354 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1355 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1356 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1357 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1358 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1359 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1360 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1361 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_31}> : () -> !llvm.ptr
    %1362 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1363 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1364 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1365 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1366 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1367 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1368 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1369 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1370 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1371 = "llvm.mlir.constant"() <{value = 65535 : i32}> : () -> i32
    %1372 = "llvm.mlir.constant"() <{value = -1 : i16}> : () -> i16
    %1373 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %1374 = "llvm.mlir.constant"() <{value = -1.000000e+00 : f64}> : () -> f64
    %1375 = "llvm.mlir.constant"() <{value = 1023 : i32}> : () -> i32
    %1376 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1377 = "llvm.mlir.constant"() <{value = 0x7FF0000000000000 : f64}> : () -> f64
    %1378 = "llvm.mlir.constant"() <{value = 0x7FF8000000000000 : f64}> : () -> f64
    %1379 = "llvm.load"(%arg56) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1380 = "llvm.icmp"(%1379, %1347) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1381 = "llvm.getelementptr"(%arg55, %1348) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1382 = "llvm.load"(%1381) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1383 = "llvm.getelementptr"(%arg56, %1349) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1384 = "llvm.load"(%1383) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1385 = "llvm.getelementptr"(%1382, %1384) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%1380)[^bb1, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1386 = "llvm.getelementptr"(%arg56, %1348) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1387 = "llvm.load"(%1386) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1387)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %1388 = "llvm.load"(%1385) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%1388)[^bb7] : (f64) -> ()
  ^bb3:  // pred: ^bb1
    %1389 = "llvm.load"(%1385) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %1390 = "llvm.fpext"(%1389) : (f32) -> f64
    "llvm.br"(%1390)[^bb7] : (f64) -> ()
  ^bb4:  // pred: ^bb1
    %1391 = "llvm.load"(%1385) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1392 = "llvm.getelementptr"(%arg56, %1365) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1393 = "llvm.load"(%1392) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1394 = "llvm.and"(%1393, %1367) : (i32, i32) -> i32
    %1395 = "llvm.icmp"(%1394, %1365) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1396 = "llvm.select"(%1395, %1368, %1369) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1397 = "llvm.xor"(%1396, %1370) : (i32, i32) -> i32
    %1398 = "llvm.shl"(%1362, %1397) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1399 = "llvm.xor"(%1398, %1362) : (i32, i32) -> i32
    %1400 = "llvm.zext"(%1391) : (i16) -> i32
    %1401 = "llvm.lshr"(%1400, %1396) : (i32, i32) -> i32
    %1402 = "llvm.and"(%1401, %1399) : (i32, i32) -> i32
    %1403 = "llvm.shl"(%1351, %1396) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1404 = "llvm.add"(%1403, %1371) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1405 = "llvm.and"(%1404, %1400) : (i32, i32) -> i32
    %1406 = "llvm.icmp"(%1391, %1372) <{predicate = 4 : i64}> : (i16, i16) -> i1
    %1407 = "llvm.select"(%1406, %1373, %1374) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %1408 = "llvm.icmp"(%1402, %1399) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1408)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1409 = "llvm.icmp"(%1405, %1366) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1410 = "llvm.fmul"(%1407, %1377) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1411 = "llvm.select"(%1409, %1410, %1378) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    "llvm.br"(%1411)[^bb7] : (f64) -> ()
  ^bb6:  // pred: ^bb4
    %1412 = "llvm.lshr"(%1399, %1351) : (i32, i32) -> i32
    %1413 = "llvm.icmp"(%1402, %1366) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1414 = "llvm.select"(%1413, %1366, %1403) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1415 = "llvm.add"(%1414, %1405) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1416 = "llvm.uitofp"(%1415) <{nonNeg}> : (i32) -> f64
    %1417 = "llvm.fmul"(%1407, %1416) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1418 = "llvm.intr.umax"(%1402, %1351) : (i32, i32) -> i32
    %1419 = "llvm.xor"(%1396, %1375) : (i32, i32) -> i32
    %1420 = "llvm.sub"(%1419, %1412) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1421 = "llvm.add"(%1420, %1418) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1422 = "llvm.zext"(%1421) <{nonNeg}> : (i32) -> i64
    %1423 = "llvm.shl"(%1422, %1376) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1424 = "llvm.bitcast"(%1423) : (i64) -> f64
    %1425 = "llvm.fmul"(%1417, %1424) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    "llvm.br"(%1425)[^bb7] : (f64) -> ()
  ^bb7(%1426: f64):  // 4 preds: ^bb2, ^bb3, ^bb5, ^bb6
    "llvm.store"(%1352, %arg57) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1427 = "llvm.getelementptr"(%arg57, %1365) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1366, %1427) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1428 = "llvm.getelementptr"(%arg57, %1348) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1426, %1428) <{alignment = 4 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"(%1366)[^bb18] : (i32) -> ()
  ^bb8:  // pred: ^bb0
    %1429 = "llvm.load"(%1385) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %1430 = "llvm.zext"(%1429) : (i8) -> i64
    %1431 = "llvm.icmp"(%1379, %1350) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1431)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %1432 = "llvm.and"(%1430, %1363) : (i64, i64) -> i64
    "llvm.br"(%1364, %1432)[^bb17] : (i32, i64) -> ()
  ^bb10:  // pred: ^bb8
    %1433 = "llvm.getelementptr"(%arg56, %1348) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1434 = "llvm.load"(%1433) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1435 = "llvm.icmp"(%1434, %1351) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1435, %1430)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb11:  // pred: ^bb10
    "llvm.switch"(%1434)[^bb14, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb12:  // pred: ^bb11
    %1436 = "llvm.load"(%1385) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1436)[^bb15] : (i64) -> ()
  ^bb13:  // pred: ^bb11
    %1437 = "llvm.load"(%1385) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1438 = "llvm.sext"(%1437) : (i32) -> i64
    "llvm.br"(%1438)[^bb15] : (i64) -> ()
  ^bb14:  // pred: ^bb11
    %1439 = "llvm.load"(%1385) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1440 = "llvm.sext"(%1439) : (i16) -> i64
    "llvm.br"(%1440)[^bb15] : (i64) -> ()
  ^bb15(%1441: i64):  // 4 preds: ^bb10, ^bb12, ^bb13, ^bb14
    %1442 = "llvm.shl"(%1434, %1352) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1443 = "llvm.sub"(%1353, %1442) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1444 = "llvm.icmp"(%1379, %1354) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1445 = "llvm.zext"(%1443) : (i32) -> i64
    %1446 = "llvm.shl"(%1441, %1445) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1447 = "llvm.ashr"(%1446, %1445) <{isExact}> : (i64, i64) -> i64
    %1448 = "llvm.lshr"(%1355, %1445) : (i64, i64) -> i64
    %1449 = "llvm.and"(%1441, %1448) : (i64, i64) -> i64
    %1450 = "llvm.select"(%1444, %1449, %1447) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1451 = "llvm.icmp"(%1450, %1356) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %1452 = "llvm.select"(%1444, %1451, %1357) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1452, %1351, %1450)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb16:  // pred: ^bb15
    %1453 = "llvm.load"(%arg55) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1454 = "llvm.getelementptr"(%arg56, %1358) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1455 = "llvm.load"(%1454) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1456 = "llvm.getelementptr"(%1453, %1455) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1359, %1456, %1360, %1361, %1449) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1362)[^bb18] : (i32) -> ()
  ^bb17(%1457: i32, %1458: i64):  // 2 preds: ^bb9, ^bb15
    "llvm.store"(%1457, %arg57) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1459 = "llvm.getelementptr"(%arg57, %1365) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1366, %1459) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1460 = "llvm.getelementptr"(%arg57, %1348) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1458, %1460) <{alignment = 4 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%1366)[^bb18] : (i32) -> ()
  ^bb18(%1461: i32):  // 3 preds: ^bb7, ^bb16, ^bb17
    "llvm.return"(%1461) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_results", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg52: !llvm.ptr, %arg53: !llvm.ptr, %arg54: !llvm.ptr):
    %1137 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1138 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1139 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1140 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1141 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1142 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1143 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1144 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1145 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1146 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1147 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1148 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1149 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1150 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1151 = "llvm.mlir.constant"() <{value = -559038737 : i32}> : () -> i32
    %1152 = "llvm.inttoptr"(%1151) : (i32) -> !llvm.ptr
    %1153 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %1154 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1155 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1156 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1157 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1158 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1159 = "llvm.getelementptr"(%1158, %1157) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1160 = "llvm.alloca"(%1137) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1161 = "llvm.load"(%arg52) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1162 = "llvm.getelementptr"(%1161, %1138) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1163 = "llvm.load"(%1162) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1164 = "llvm.getelementptr"(%1161, %1163) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1165 = "llvm.getelementptr"(%1161, %1139) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1166 = "llvm.load"(%1165) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1167 = "llvm.getelementptr"(%1161, %1166) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1167, %1160) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1168 = "llvm.getelementptr"(%1161, %1140) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1169 = "llvm.load"(%1168) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1170 = "llvm.alloca"(%1169) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1171 = "llvm.alloca"(%1169) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Block", (ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1172 = "llvm.alloca"(%1169) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1173 = "llvm.icmp"(%1169, %1141) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1173, %1141, %1142)[^bb1, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb1:  // pred: ^bb0
    %1174 = "llvm.getelementptr"(%arg52, %1143) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1175 = "llvm.getelementptr"(%1161, %1144) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1176 = "llvm.getelementptr"(%1161, %1143) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1177 = "llvm.getelementptr"(%arg52, %1145) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1178 = "llvm.shl"(%1169, %1145) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    "llvm.intr.memset"(%1170, %1146, %1178) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    "llvm.br"(%1141)[^bb3] : (i32) -> ()
  ^bb2:  // pred: ^bb30
    %1179 = "llvm.icmp"(%arg53, %1147) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1180 = "llvm.getelementptr"(%arg52, %1143) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1141)[^bb31] : (i32) -> ()
  ^bb3(%1181: i32):  // 2 preds: ^bb1, ^bb30
    %1182 = "llvm.getelementptr"(%1171, %1181) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1147, %1182) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1183 = "llvm.getelementptr"(%1182, %1145) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1147, %1183) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1184 = "llvm.getelementptr"(%1182, %1143) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1147, %1184) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1185 = "llvm.getelementptr"(%1164, %1181) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1186 = "llvm.load"(%1185) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1187 = "llvm.icmp"(%1186, %1148) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1187)[^bb4, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %1188 = "llvm.load"(%1174) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1189 = "llvm.load"(%1175) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1190 = "llvm.getelementptr"(%1161, %1189) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1191 = "llvm.getelementptr"(%1185, %1140) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1192 = "llvm.load"(%1191) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1193 = "llvm.getelementptr"(%1188, %1192) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1194 = "llvm.getelementptr"(%1185, %1149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1195 = "llvm.load"(%1194) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1196 = "llvm.icmp"(%1195, %1150) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1196, %1193)[^bb6, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb5:  // pred: ^bb4
    %1197 = "llvm.load"(%1161) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1198 = "llvm.intr.smax"(%1197, %1145) : (i32, i32) -> i32
    %1199 = "llvm.getelementptr"(%1193, %1198) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1200 = "llvm.load"(%1199) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1200)[^bb6] : (!llvm.ptr) -> ()
  ^bb6(%1201: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    %1202 = "llvm.load"(%1201) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1203 = "llvm.icmp"(%1181, %1141) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1203, %1141)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb7:  // 2 preds: ^bb6, ^bb13
    %1204 = "llvm.load"(%1176) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1205 = "llvm.icmp"(%1204, %1141) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1205, %1141, %1204, %1150)[^bb14, ^bb19] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i32, i32) -> ()
  ^bb8(%1206: i32):  // 2 preds: ^bb6, ^bb13
    %1207 = "llvm.getelementptr"(%1164, %1206) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1208 = "llvm.load"(%1207) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1209 = "llvm.icmp"(%1208, %1148) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1209)[^bb9, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %1210 = "llvm.getelementptr"(%1207, %1140) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1211 = "llvm.load"(%1210) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1212 = "llvm.getelementptr"(%1188, %1211) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1213 = "llvm.getelementptr"(%1207, %1149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1214 = "llvm.load"(%1213) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1215 = "llvm.icmp"(%1214, %1150) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1215, %1212)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb10:  // pred: ^bb9
    %1216 = "llvm.load"(%1161) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1217 = "llvm.intr.smax"(%1216, %1145) : (i32, i32) -> i32
    %1218 = "llvm.getelementptr"(%1212, %1217) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1219 = "llvm.load"(%1218) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1219)[^bb11] : (!llvm.ptr) -> ()
  ^bb11(%1220: !llvm.ptr):  // 2 preds: ^bb9, ^bb10
    %1221 = "llvm.load"(%1220) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1222 = "llvm.icmp"(%1221, %1202) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1222)[^bb12, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb12:  // pred: ^bb11
    %1223 = "llvm.load"(%1176) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1224 = "llvm.add"(%1223, %1206) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%1223, %1224)[^bb19] : (i32, i32) -> ()
  ^bb13:  // 2 preds: ^bb8, ^bb11
    %1225 = "llvm.add"(%1206, %1137) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1226 = "llvm.icmp"(%1225, %1181) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1226, %1225)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb14(%1227: i32):  // 2 preds: ^bb7, ^bb18
    %1228 = "llvm.getelementptr"(%1190, %1227) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1229 = "llvm.load"(%1228) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1230 = "llvm.icmp"(%1229, %1148) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1230)[^bb15, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // pred: ^bb14
    %1231 = "llvm.getelementptr"(%1228, %1140) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1232 = "llvm.load"(%1231) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1233 = "llvm.getelementptr"(%1188, %1232) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1234 = "llvm.getelementptr"(%1228, %1149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1235 = "llvm.load"(%1234) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1236 = "llvm.icmp"(%1235, %1150) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1236, %1233)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb16:  // pred: ^bb15
    %1237 = "llvm.load"(%1161) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1238 = "llvm.intr.smax"(%1237, %1145) : (i32, i32) -> i32
    %1239 = "llvm.getelementptr"(%1233, %1238) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1240 = "llvm.load"(%1239) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1240)[^bb17] : (!llvm.ptr) -> ()
  ^bb17(%1241: !llvm.ptr):  // 2 preds: ^bb15, ^bb16
    %1242 = "llvm.load"(%1241) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1243 = "llvm.icmp"(%1242, %1202) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1243, %1204, %1227)[^bb19, ^bb18] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb18:  // 2 preds: ^bb14, ^bb17
    %1244 = "llvm.add"(%1227, %1137) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1245 = "llvm.icmp"(%1244, %1204) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1245, %1204, %1150, %1244)[^bb19, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i32, i32) -> ()
  ^bb19(%1246: i32, %1247: i32):  // 4 preds: ^bb7, ^bb12, ^bb17, ^bb18
    "llvm.cond_br"(%1196, %1193)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    %1248 = "llvm.load"(%1161) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1249 = "llvm.intr.smax"(%1248, %1145) : (i32, i32) -> i32
    %1250 = "llvm.getelementptr"(%1193, %1249) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1251 = "llvm.load"(%1250) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1251)[^bb21] : (!llvm.ptr) -> ()
  ^bb21(%1252: !llvm.ptr):  // 2 preds: ^bb19, ^bb20
    %1253 = "llvm.load"(%1252) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1254 = "llvm.icmp"(%1247, %1246) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1254)[^bb23, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb22:  // pred: ^bb21
    %1255 = "llvm.sub"(%1247, %1246) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%1255)[^bb29] : (i32) -> ()
  ^bb23:  // pred: ^bb21
    %1256 = "llvm.icmp"(%1247, %1150) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1256)[^bb24, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb24:  // pred: ^bb23
    %1257 = "llvm.load"(%1177) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1258 = "llvm.getelementptr"(%1257, %1247) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1259 = "llvm.load"(%1258) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1260 = "llvm.load"(%1259) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1261 = "llvm.icmp"(%1260, %1153) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1261, %1147)[^bb25, ^bb26] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb25:  // pred: ^bb24
    %1262 = "llvm.getelementptr"(%1259, %1143) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1263 = "llvm.load"(%1262) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1263)[^bb26] : (!llvm.ptr) -> ()
  ^bb26(%1264: !llvm.ptr):  // 2 preds: ^bb24, ^bb25
    "llvm.store"(%1264, %1184) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1181)[^bb29] : (i32) -> ()
  ^bb27:  // pred: ^bb23
    %1265 = "llvm.icmp"(%1253, %1152) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1265, %1181)[^bb29, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb28:  // pred: ^bb27
    "llvm.store"(%1253, %1182) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1181)[^bb29] : (i32) -> ()
  ^bb29(%1266: i32):  // 4 preds: ^bb22, ^bb26, ^bb27, ^bb28
    %1267 = "llvm.getelementptr"(%1171, %1266) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1268 = "llvm.getelementptr"(%1172, %1181) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1267, %1268) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb30] : () -> ()
  ^bb30:  // 2 preds: ^bb3, ^bb29
    %1269 = "llvm.add"(%1181, %1137) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1270 = "llvm.icmp"(%1269, %1169) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1270, %1269)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb31(%1271: i32):  // 2 preds: ^bb2, ^bb36
    %1272 = "llvm.getelementptr"(%arg53, %1271) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1273 = "llvm.select"(%1179, %1147, %1272) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1274 = "llvm.getelementptr"(%1164, %1271) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1275 = "llvm.load"(%1274) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1276 = "llvm.icmp"(%1275, %1148) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1276)[^bb32, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb32:  // pred: ^bb31
    %1277 = "llvm.getelementptr"(%1172, %1271) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1278 = "llvm.load"(%1277) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1279 = "llvm.getelementptr"(%1170, %1271) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1280 = "llvm.call"(%arg52, %1278, %1271, %1279, %1273) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1280)[^bb36] : (i32) -> ()
  ^bb33:  // pred: ^bb31
    %1281 = "llvm.icmp"(%1273, %1147) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1281)[^bb34, ^bb35] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb34:  // pred: ^bb33
    %1282 = "llvm.getelementptr"(%1170, %1271) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1283 = "llvm.call"(%arg52, %1274, %1282) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1283)[^bb36] : (i32) -> ()
  ^bb35:  // pred: ^bb33
    %1284 = "llvm.load"(%1272) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1285 = "llvm.icmp"(%1284, %1153) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1286 = "llvm.getelementptr"(%1272, %1143) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1287 = "llvm.load"(%1286) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1288 = "llvm.select"(%1285, %1154, %1141) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1289 = "llvm.getelementptr"(%1287, %1288) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1290 = "llvm.load"(%1289) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1291 = "llvm.getelementptr"(%1289, %1144) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1292 = "llvm.load"(%1291) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1293 = "llvm.trunc"(%1292) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1294 = "llvm.getelementptr"(%1290, %1293) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1295 = "llvm.load"(%1180) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1296 = "llvm.getelementptr"(%1274, %1140) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1297 = "llvm.load"(%1296) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1298 = "llvm.getelementptr"(%1295, %1297) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1299 = "llvm.getelementptr"(%1274, %1143) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1300 = "llvm.load"(%1299) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.memcpy"(%1294, %1298, %1300) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%1141)[^bb36] : (i32) -> ()
  ^bb36(%1301: i32):  // 3 preds: ^bb32, ^bb34, ^bb35
    %1302 = "llvm.add"(%1271, %1137) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1303 = "llvm.icmp"(%1301, %1141) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1304 = "llvm.icmp"(%1302, %1169) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %1305 = "llvm.select"(%1303, %1155, %1304) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1305, %1301, %1303, %1302)[^bb37, ^bb31] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i1, i32) -> ()
  ^bb37(%1306: i32, %1307: i1):  // 2 preds: ^bb0, ^bb36
    %1308 = "llvm.icmp"(%arg53, %1147) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1309 = "llvm.or"(%1308, %1307) : (i1, i1) -> i1
    "llvm.cond_br"(%1309, %1306)[^bb39, ^bb38] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb38:  // pred: ^bb37
    %1310 = "llvm.call"(%1161, %1160, %1170, %arg54) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_nest, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1310)[^bb39] : (i32) -> ()
  ^bb39(%1311: i32):  // 2 preds: ^bb37, ^bb38
    "llvm.cond_br"(%1173, %1141)[^bb40, ^bb50] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb40(%1312: i32):  // 2 preds: ^bb39, ^bb42
    %1313 = "llvm.getelementptr"(%1170, %1312) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1314 = "llvm.load"(%1313) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1315 = "llvm.icmp"(%1314, %1156) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1315)[^bb41, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb41:  // pred: ^bb40
    %1316 = "llvm.load"(%1159) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1317 = "llvm.getelementptr"(%1313, %1143) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1318 = "llvm.load"(%1317) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1319 = "llvm.call"(%1316, %1318) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb42] : () -> ()
  ^bb42:  // 2 preds: ^bb40, ^bb41
    %1320 = "llvm.add"(%1312, %1137) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1321 = "llvm.icmp"(%1320, %1169) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1321, %1320)[^bb43, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb43:  // pred: ^bb42
    %1322 = "llvm.getelementptr"(%arg52, %1143) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1141)[^bb44] : (i32) -> ()
  ^bb44(%1323: i32):  // 2 preds: ^bb43, ^bb49
    %1324 = "llvm.getelementptr"(%1171, %1323) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1325 = "llvm.getelementptr"(%1324, %1145) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1326 = "llvm.load"(%1325) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1327 = "llvm.icmp"(%1326, %1147) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1327)[^bb46, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb45:  // pred: ^bb44
    %1328 = "llvm.load"(%1159) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1329 = "llvm.call"(%1328, %1326) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb46] : () -> ()
  ^bb46:  // 2 preds: ^bb44, ^bb45
    %1330 = "llvm.load"(%1324) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1330) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1331 = "llvm.getelementptr"(%1164, %1323) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1332 = "llvm.load"(%1331) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1333 = "llvm.icmp"(%1332, %1148) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1333)[^bb47, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb47:  // pred: ^bb46
    %1334 = "llvm.getelementptr"(%1331, %1149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1335 = "llvm.load"(%1334) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1336 = "llvm.icmp"(%1335, %1141) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1336)[^bb48, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb48:  // pred: ^bb47
    %1337 = "llvm.load"(%1322) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1338 = "llvm.getelementptr"(%1331, %1140) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1339 = "llvm.load"(%1338) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1340 = "llvm.getelementptr"(%1337, %1339) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1341 = "llvm.load"(%1161) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1342 = "llvm.intr.smax"(%1341, %1145) : (i32, i32) -> i32
    %1343 = "llvm.getelementptr"(%1340, %1342) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1344 = "llvm.load"(%1343) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1344) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"()[^bb49] : () -> ()
  ^bb49:  // 3 preds: ^bb46, ^bb47, ^bb48
    %1345 = "llvm.add"(%1323, %1137) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1346 = "llvm.icmp"(%1345, %1169) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1346, %1345)[^bb50, ^bb44] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb50:  // 2 preds: ^bb39, ^bb49
    "llvm.return"(%1311) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_text", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg50: !llvm.ptr, %arg51: !llvm.ptr):
    %1119 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1120 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1121 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1122 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1123 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1124 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1125 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1126 = "llvm.getelementptr"(%1125, %1124) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1127 = "llvm.alloca"(%1119) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Bytes", (ptr, i32)>}> : (i32) -> !llvm.ptr
    "llvm.store"(%arg50, %1127) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1128 = "llvm.getelementptr"(%1127, %1120) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1129 = "llvm.call"(%arg50) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i32
    "llvm.store"(%1129, %1128) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1130 = "llvm.load"(%1121) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1131 = "llvm.icmp"(%1130, %1122) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1131)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1132 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1133 = "llvm.icmp"(%1132, %1122) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1133, %1123)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1134 = "llvm.load"(%1126) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1135 = "llvm.call"(%1134, %1127, %arg51) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1135)[^bb3] : (i32) -> ()
  ^bb3(%1136: i32):  // 2 preds: ^bb1, ^bb2
    "llvm.return"(%1136) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "strlen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_find_functions", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %1077 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1078 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_2}> : () -> !llvm.ptr
    %1079 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1080 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1081 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_symbols}> : () -> !llvm.ptr
    %1082 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1083 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1084 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_NAMES}> : () -> !llvm.ptr
    %1085 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1086 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1087 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_GLOBALS}> : () -> !llvm.ptr
    %1088 = "llvm.getelementptr"(%1083, %1085) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1089 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1090 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1091 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %1092 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1093 = "llvm.alloca"(%1077) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Bytes", (ptr, i32)>}> : (i32) -> !llvm.ptr
    %1094 = "llvm.call"(%1078, %1079) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlopen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1080)[^bb2] : (i32) -> ()
  ^bb1:  // pred: ^bb6
    %1095 = "llvm.getelementptr"(%1093, %1086) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1080)[^bb8] : (i32) -> ()
  ^bb2(%1096: i32):  // 2 preds: ^bb0, ^bb6
    %1097 = "llvm.getelementptr"(%1081, %1096) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1098 = "llvm.load"(%1097) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1099 = "llvm.icmp"(%1098, %1082) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1099)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1100 = "llvm.getelementptr"(%1083, %1096) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1098, %1100) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb6] : () -> ()
  ^bb4:  // pred: ^bb2
    %1101 = "llvm.getelementptr"(%1084, %1096) <{elem_type = !llvm.array<36 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1102 = "llvm.call"(%1094, %1101) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1103 = "llvm.getelementptr"(%1083, %1096) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1102, %1103) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1104 = "llvm.icmp"(%1102, %1082) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1104)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    "llvm.call"(%1101) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_runtime, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%1090)[^bb12] : (i32) -> ()
  ^bb6:  // 2 preds: ^bb3, ^bb4
    %1105 = "llvm.add"(%1096, %1077) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1106 = "llvm.icmp"(%1105, %1085) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1106, %1105)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb7:  // pred: ^bb9
    %1107 = "llvm.add"(%1109, %1077) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1108 = "llvm.icmp"(%1107, %1091) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1108, %1107)[^bb11, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb8(%1109: i32):  // 2 preds: ^bb1, ^bb7
    %1110 = "llvm.getelementptr"(%1087, %1109) <{elem_type = !llvm.array<16 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1110, %1093) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1111 = "llvm.call"(%1110) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i32
    "llvm.store"(%1111, %1095) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1112 = "llvm.load"(%1088) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1113 = "llvm.getelementptr"(%1089, %1109) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1114 = "llvm.call"(%1112, %1093, %1113) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1115 = "llvm.icmp"(%1114, %1080) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1115, %1090)[^bb9, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb9:  // pred: ^bb8
    %1116 = "llvm.load"(%1113) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1117 = "llvm.icmp"(%1116, %1082) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1117)[^bb10, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    "llvm.call"(%1110) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_runtime, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%1090)[^bb12] : (i32) -> ()
  ^bb11:  // pred: ^bb7
    "llvm.store"(%1077, %1092) <{alignment = 4 : i64, ordering = 5 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%1080)[^bb12] : (i32) -> ()
  ^bb12(%1118: i32):  // 4 preds: ^bb5, ^bb8, ^bb10, ^bb11
    "llvm.return"(%1118) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "dlopen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, ptr)>, linkage = #llvm.linkage<external>, sym_name = "dlsym", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_refuse_runtime", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg49: !llvm.ptr):
    %1060 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1061 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1062 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1063 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_refuse_runtime_text}> : () -> !llvm.ptr
    %1064 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1065 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1066 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1067 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_3}> : () -> !llvm.ptr
    %1068 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1069 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1070 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_5}> : () -> !llvm.ptr
    %1071 = "llvm.alloca"(%1060) <{alignment = 4 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1072 = "llvm.load"(%1061) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1073 = "llvm.icmp"(%1072, %1062) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1073)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.store"(%1063, %1071) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1074 = "llvm.getelementptr"(%1071, %1064) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg49, %1074) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1075 = "llvm.getelementptr"(%1071, %1065) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1066, %1075) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.call"(%1072, %1067, %1071, %1068) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    %1076 = "llvm.call"(%1069, %1070, %1063, %arg49) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (i32, ptr, ...)>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @abort, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.unreachable"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "dprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, passthrough = ["cold", "optsize"], sym_name = "abort", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_append_value", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg47: !llvm.ptr, %arg48: !llvm.ptr):
    %1009 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_14}> : () -> !llvm.ptr
    %1010 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1011 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_13}> : () -> !llvm.ptr
    %1012 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_12}> : () -> !llvm.ptr
    %1013 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1014 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1015 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_11}> : () -> !llvm.ptr
    %1016 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_10}> : () -> !llvm.ptr
    %1017 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_9}> : () -> !llvm.ptr
    %1018 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1019 = "llvm.mlir.constant"() <{value = 480 : i32}> : () -> i32
    %1020 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_8}> : () -> !llvm.ptr
    %1021 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_7}> : () -> !llvm.ptr
    %1022 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1023 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_6}> : () -> !llvm.ptr
    %1024 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1025 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1026 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1027 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1028 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1029 = "llvm.getelementptr"(%1028, %1027) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1030 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_16}> : () -> !llvm.ptr
    %1031 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %1032 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_15}> : () -> !llvm.ptr
    %1033 = "llvm.load"(%arg48) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1033)[^bb14, ^bb2, ^bb1, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb8, ^bb8, ^bb9, ^bb9, ^bb10, ^bb10, ^bb11, ^bb11, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, case_values = dense<[70, 7, 0, 1, 2, 3, 8, 11, 65, 12, 66, 71, 75, 72, 76, 74, 78]> : vector<17xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1034 = "llvm.getelementptr"(%arg48, %1013) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1035 = "llvm.load"(%1034) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1036 = "llvm.icmp"(%1035, %1024) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1036, %1035)[^bb15, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1037 = "llvm.getelementptr"(%arg48, %1013) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1038 = "llvm.load"(%1037) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1039 = "llvm.getelementptr"(%1038, %1025) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1039)[^bb3] : (!llvm.ptr) -> ()
  ^bb3(%1040: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    "llvm.call"(%arg47, %1040) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_tensor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb4:  // pred: ^bb0
    "llvm.call"(%arg47, %1023, %1010) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb5:  // pred: ^bb0
    %1041 = "llvm.getelementptr"(%arg48, %1013) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1042 = "llvm.load"(%1041) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg47, %1022, %1042) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb6:  // pred: ^bb0
    "llvm.call"(%arg47, %1021, %1010) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb7:  // pred: ^bb0
    %1043 = "llvm.getelementptr"(%arg47, %1018) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1044 = "llvm.getelementptr"(%arg48, %1013) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1045 = "llvm.load"(%1044) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    %1046 = "llvm.call"(%1043, %1019, %1020, %1045) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, f64) -> i32
    "llvm.store"(%1046, %arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb8:  // 3 preds: ^bb0, ^bb0, ^bb0
    "llvm.call"(%arg47, %1017, %1010) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb9:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg47, %1016, %1010) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb10:  // 2 preds: ^bb0, ^bb0
    %1047 = "llvm.getelementptr"(%arg48, %1013) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1048 = "llvm.load"(%1047) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1049 = "llvm.getelementptr"(%1048, %1014) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1050 = "llvm.load"(%1049) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg47, %1015, %1050) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb11:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg47, %1012, %1010) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb12:  // pred: ^bb0
    "llvm.call"(%arg47, %1011, %1010) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb13:  // pred: ^bb0
    "llvm.call"(%arg47, %1009, %1010) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb14:  // pred: ^bb0
    %1051 = "llvm.icmp"(%1033, %1026) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1051)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // 2 preds: ^bb1, ^bb14
    %1052 = "llvm.sext"(%1033) : (i32) -> i64
    "llvm.call"(%arg47, %1032, %1052) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb16:  // pred: ^bb14
    %1053 = "llvm.getelementptr"(%arg47, %1018) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1054 = "llvm.load"(%1029) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1055 = "llvm.call"(%1054, %1033) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1056 = "llvm.getelementptr"(%1055, %1013) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1057 = "llvm.load"(%1056) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1058 = "llvm.call"(%1053, %1019, %1030, %1057) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    %1059 = "llvm.intr.smin"(%1058, %1031) : (i32, i32) -> i32
    "llvm.store"(%1059, %arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb17:  // 13 preds: ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb15, ^bb16
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i32, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "snprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append_tensor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg45: !llvm.ptr, %arg46: !llvm.ptr):
    %918 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %919 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %920 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %921 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %922 = "llvm.mlir.constant"() <{value = 18 : i32}> : () -> i32
    %923 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_DTYPES}> : () -> !llvm.ptr
    %924 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %925 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_17}> : () -> !llvm.ptr
    %926 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %927 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %928 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %929 = "llvm.mlir.constant"() <{value = 2147483646 : i32}> : () -> i32
    %930 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %931 = "llvm.mlir.constant"() <{value = -2 : i32}> : () -> i32
    %932 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %933 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %934 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %935 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %936 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_18}> : () -> !llvm.ptr
    %937 = "llvm.getelementptr"(%arg46, %918) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %938 = "llvm.load"(%937) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %939 = "llvm.and"(%938, %919) : (i32, i32) -> i32
    %940 = "llvm.lshr"(%938, %918) : (i32, i32) -> i32
    %941 = "llvm.getelementptr"(%arg46, %920) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %942 = "llvm.load"(%941) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %943 = "llvm.add"(%942, %921) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %944 = "llvm.alloca"(%943) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %945 = "llvm.icmp"(%939, %922) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%945)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %946 = "llvm.getelementptr"(%923, %939) <{elem_type = !llvm.array<20 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %947 = "llvm.lshr"(%938, %924) : (i32, i32) -> i32
    %948 = "llvm.and"(%947, %919) : (i32, i32) -> i32
    %949 = "llvm.zext"(%948) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg45, %946, %949) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %950 = "llvm.icmp"(%940, %921) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%950)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %951 = "llvm.zext"(%940) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg45, %925, %951) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb4] : () -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %952 = "llvm.getelementptr"(%arg46, %926) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %953 = "llvm.load"(%952) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %954 = "llvm.load"(%941) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg45, %953, %954) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_list, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %955 = "llvm.load"(%941) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %956 = "llvm.load"(%952) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %957 = "llvm.icmp"(%955, %927) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%957)[^bb5, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %958 = "llvm.and"(%955, %921) : (i32, i32) -> i32
    %959 = "llvm.icmp"(%955, %921) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%959, %955, %928, %928)[^bb9, ^bb6] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, i64, i64) -> ()
  ^bb6:  // pred: ^bb5
    %960 = "llvm.and"(%955, %929) : (i32, i32) -> i32
    "llvm.br"(%955, %928, %928, %927)[^bb7] : (i32, i64, i64, i32) -> ()
  ^bb7(%961: i32, %962: i64, %963: i64, %964: i32):  // 2 preds: ^bb6, ^bb7
    %965 = "llvm.add"(%961, %930) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %966 = "llvm.getelementptr"(%944, %965) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%963, %966) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %967 = "llvm.getelementptr"(%956, %965) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %968 = "llvm.load"(%967) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %969 = "llvm.intr.umax"(%968, %928) : (i64, i64) -> i64
    %970 = "llvm.mul"(%969, %963) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %971 = "llvm.mul"(%968, %962) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %972 = "llvm.add"(%961, %931) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %973 = "llvm.getelementptr"(%944, %972) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%970, %973) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %974 = "llvm.getelementptr"(%956, %972) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %975 = "llvm.load"(%974) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %976 = "llvm.intr.umax"(%975, %928) : (i64, i64) -> i64
    %977 = "llvm.mul"(%976, %970) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %978 = "llvm.mul"(%975, %971) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %979 = "llvm.add"(%964, %932) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %980 = "llvm.icmp"(%979, %960) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%980, %972, %978, %977, %979)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, i32, i64, i64, i32) -> ()
  ^bb8:  // pred: ^bb7
    %981 = "llvm.icmp"(%958, %927) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%981, %978, %972, %978, %977)[^bb10, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, i64, i32, i64, i64) -> ()
  ^bb9(%982: i32, %983: i64, %984: i64):  // 2 preds: ^bb5, ^bb8
    %985 = "llvm.icmp"(%958, %927) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.intr.assume"(%985) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %986 = "llvm.add"(%982, %930) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %987 = "llvm.getelementptr"(%944, %986) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%984, %987) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %988 = "llvm.getelementptr"(%956, %986) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %989 = "llvm.load"(%988) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %990 = "llvm.mul"(%989, %983) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%990)[^bb10] : (i64) -> ()
  ^bb10(%991: i64):  // 2 preds: ^bb8, ^bb9
    %992 = "llvm.icmp"(%991, %933) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%992)[^bb16, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %993 = "llvm.getelementptr"(%arg46, %934) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %994 = "llvm.load"(%993) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %995 = "llvm.icmp"(%994, %935) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%995, %927)[^bb16, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb12(%996: i32):  // 2 preds: ^bb11, ^bb14
    %997 = "llvm.getelementptr"(%956, %996) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %998 = "llvm.load"(%997) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %999 = "llvm.icmp"(%998, %928) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%999)[^bb13, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb13:  // pred: ^bb12
    %1000 = "llvm.getelementptr"(%994, %996) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1001 = "llvm.load"(%1000) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1002 = "llvm.getelementptr"(%944, %996) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1003 = "llvm.load"(%1002) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1004 = "llvm.icmp"(%1001, %1003) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1004)[^bb14, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb14:  // 2 preds: ^bb12, ^bb13
    %1005 = "llvm.add"(%996, %921) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1006 = "llvm.icmp"(%1005, %955) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1006, %1005)[^bb16, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb15:  // pred: ^bb13
    "llvm.call"(%arg45, %936, %933) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1007 = "llvm.load"(%993) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1008 = "llvm.load"(%941) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg45, %1007, %1008) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_list, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb16] : () -> ()
  ^bb16:  // 5 preds: ^bb4, ^bb10, ^bb11, ^bb14, ^bb15
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg42: !llvm.ptr, %arg43: !llvm.ptr, %arg44: i64):
    %907 = "llvm.mlir.constant"() <{value = 480 : i32}> : () -> i32
    %908 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %909 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %910 = "llvm.load"(%arg42) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %911 = "llvm.sub"(%907, %910) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %912 = "llvm.getelementptr"(%arg42, %908) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %913 = "llvm.getelementptr"(%912, %910) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %914 = "llvm.call"(%913, %911, %arg43, %arg44) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %915 = "llvm.load"(%arg42) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %916 = "llvm.add"(%915, %914) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %917 = "llvm.intr.smin"(%916, %909) : (i32, i32) -> i32
    "llvm.store"(%917, %arg42) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i32)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append_list", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg39: !llvm.ptr, %arg40: !llvm.ptr, %arg41: i32):
    %892 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_19}> : () -> !llvm.ptr
    %893 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %894 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %895 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %896 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %897 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_20}> : () -> !llvm.ptr
    %898 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_21}> : () -> !llvm.ptr
    "llvm.call"(%arg39, %892, %893) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %899 = "llvm.icmp"(%arg41, %894) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%899)[^bb1, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %900 = "llvm.load"(%arg40) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg39, %895, %900) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %901 = "llvm.icmp"(%arg41, %896) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%901, %896)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2(%902: i32):  // 2 preds: ^bb1, ^bb2
    %903 = "llvm.getelementptr"(%arg40, %902) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %904 = "llvm.load"(%903) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg39, %897, %904) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %905 = "llvm.add"(%902, %896) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %906 = "llvm.icmp"(%905, %arg41) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%906, %905)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    "llvm.call"(%arg39, %898, %893) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_get_item", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg35: !llvm.ptr, %arg36: !llvm.ptr, %arg37: !llvm.ptr, %arg38: !llvm.ptr):
    %846 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %847 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %848 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %849 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %850 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %851 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %852 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %853 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %854 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %855 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %856 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %857 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %858 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %859 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %860 = "llvm.getelementptr"(%859, %855) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %861 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %862 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %863 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %864 = "llvm.getelementptr"(%859, %849) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %865 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %866 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %867 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %868 = "llvm.alloca"(%846) <{alignment = 4 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %869 = "llvm.load"(%arg35) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%869)[^bb1, ^bb2, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%865, %arg36, %arg35, %866, %867) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%862)[^bb7] : (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb0
    "llvm.intr.memcpy"(%868, %arg35, %847) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %870 = "llvm.getelementptr"(%868, %847) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%848, %870) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %871 = "llvm.getelementptr"(%868, %849) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%850, %871) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %872 = "llvm.getelementptr"(%868, %851) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg37, %872) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %873 = "llvm.getelementptr"(%868, %852) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%850, %873) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %874 = "llvm.icmp"(%869, %853) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %875 = "llvm.select"(%874, %854, %855) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %876 = "llvm.icmp"(%arg37, %856) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %877 = "llvm.zext"(%876) : (i1) -> i32
    %878 = "llvm.getelementptr"(%arg38, %848) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memset"(%arg38, %857, %858) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %879 = "llvm.load"(%860) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %880 = "llvm.getelementptr"(%861, %875) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %881 = "llvm.getelementptr"(%880, %877) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %882 = "llvm.load"(%881) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %883 = "llvm.select"(%876, %854, %846) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %884 = "llvm.call"(%879, %882, %868, %883, %arg38) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %885 = "llvm.icmp"(%884, %850) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%885)[^bb5, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    "llvm.cond_br"(%876, %862)[^bb4, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%arg36, %arg35, %arg37) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_without, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%862)[^bb7] : (i32) -> ()
  ^bb5:  // pred: ^bb2
    %886 = "llvm.load"(%arg38) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %887 = "llvm.icmp"(%886, %863) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%887, %850)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb6:  // pred: ^bb5
    %888 = "llvm.load"(%864) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %889 = "llvm.load"(%878) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %890 = "llvm.call"(%888, %889) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%850)[^bb7] : (i32) -> ()
  ^bb7(%891: i32):  // 5 preds: ^bb1, ^bb3, ^bb4, ^bb5, ^bb6
    "llvm.return"(%891) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse_without", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg32: !llvm.ptr, %arg33: !llvm.ptr, %arg34: !llvm.ptr):
    %826 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %827 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %828 = "llvm.mlir.constant"() <{value = 484 : i32}> : () -> i32
    %829 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %830 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %831 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_24}> : () -> !llvm.ptr
    %832 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %833 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %834 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_25}> : () -> !llvm.ptr
    %835 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %836 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %837 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %838 = "llvm.alloca"(%826) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    %839 = "llvm.alloca"(%826) <{alignment = 4 : i64, elem_type = !llvm.array<5 x ptr>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%838, %827, %828) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    "llvm.call"(%838, %arg33) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%arg32, %839) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %840 = "llvm.getelementptr"(%839, %829) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %841 = "llvm.getelementptr"(%838, %829) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%841, %840) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %842 = "llvm.getelementptr"(%839, %830) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%831, %842) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %843 = "llvm.getelementptr"(%839, %832) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg34, %843) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %844 = "llvm.getelementptr"(%839, %833) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%834, %844) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %845 = "llvm.load"(%835) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%845, %836, %839, %837) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (i32, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_refuse_array", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg27: i32, %arg28: !llvm.ptr, %arg29: !llvm.ptr, %arg30: !llvm.ptr, %arg31: !llvm.ptr):
    %785 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %786 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_26}> : () -> !llvm.ptr
    %787 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %788 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %789 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_27}> : () -> !llvm.ptr
    %790 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %791 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %792 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_30}> : () -> !llvm.ptr
    %793 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %794 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %795 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %796 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %797 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %798 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_29}> : () -> !llvm.ptr
    %799 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %800 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_28}> : () -> !llvm.ptr
    %801 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %802 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %803 = "llvm.icmp"(%arg27, %785) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %804 = "llvm.select"(%803, %786, %787) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %805 = "llvm.icmp"(%arg27, %788) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %806 = "llvm.select"(%805, %789, %804) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%arg27, %806, %790)[^bb4, ^bb1, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[7, 8, 9]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i64) -> ()
  ^bb1:  // pred: ^bb0
    %807 = "llvm.getelementptr"(%arg30, %799) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %808 = "llvm.load"(%807) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %809 = "llvm.sext"(%808) : (i32) -> i64
    "llvm.br"(%800, %809)[^bb4] : (!llvm.ptr, i64) -> ()
  ^bb2:  // pred: ^bb0
    %810 = "llvm.load"(%arg29) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %811 = "llvm.icmp"(%810, %793) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %812 = "llvm.getelementptr"(%arg29, %794) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %813 = "llvm.load"(%812) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %814 = "llvm.select"(%811, %795, %796) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %815 = "llvm.getelementptr"(%813, %814) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %816 = "llvm.getelementptr"(%815, %797) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %817 = "llvm.load"(%816) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %818 = "llvm.sext"(%817) : (i32) -> i64
    "llvm.br"(%798, %818)[^bb4] : (!llvm.ptr, i64) -> ()
  ^bb3:  // pred: ^bb0
    %819 = "llvm.load"(%arg31) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %820 = "llvm.shl"(%819, %791) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %821 = "llvm.sext"(%820) : (i32) -> i64
    "llvm.br"(%792, %821)[^bb4] : (!llvm.ptr, i64) -> ()
  ^bb4(%822: !llvm.ptr, %823: i64):  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb3
    %824 = "llvm.icmp"(%arg27, %791) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %825 = "llvm.select"(%824, %801, %802) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.call"(%825, %arg28, %arg29, %822, %823) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_write_narrow_descriptor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: !llvm.ptr, %arg26: !llvm.ptr):
    %630 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %631 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %632 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %633 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %634 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %635 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %636 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %637 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %638 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %639 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %640 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %641 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %642 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %643 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %644 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %645 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %646 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %647 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %648 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %649 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %650 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %651 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %652 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %653 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %654 = "llvm.load"(%arg23) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %655 = "llvm.getelementptr"(%arg25, %630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %656 = "llvm.load"(%655) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %657 = "llvm.getelementptr"(%arg24, %631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %658 = "llvm.load"(%657) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %659 = "llvm.icmp"(%656, %658) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%659, %632)[^bb1, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %660 = "llvm.getelementptr"(%arg25, %633) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %661 = "llvm.load"(%660) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %662 = "llvm.getelementptr"(%arg24, %630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %663 = "llvm.load"(%662) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %664 = "llvm.icmp"(%663, %634) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%664)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %665 = "llvm.icmp"(%661, %636) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%665, %635)[^bb30, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb3:  // pred: ^bb1
    %666 = "llvm.icmp"(%661, %663) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%666, %635)[^bb4, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %667 = "llvm.getelementptr"(%arg24, %637) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %668 = "llvm.load"(%667) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %669 = "llvm.getelementptr"(%arg23, %668) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %670 = "llvm.getelementptr"(%arg25, %638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %671 = "llvm.load"(%670) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %672 = "llvm.icmp"(%661, %634) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%672, %639, %634, %639)[^bb5, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i1, i32, i1) -> ()
  ^bb5:  // pred: ^bb4
    %673 = "llvm.getelementptr"(%669, %640) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %674 = "llvm.getelementptr"(%arg24, %641) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %675 = "llvm.getelementptr"(%673, %661) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %676 = "llvm.getelementptr"(%arg25, %642) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %677 = "llvm.getelementptr"(%arg24, %642) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %678 = "llvm.getelementptr"(%arg26, %640) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %679 = "llvm.icmp"(%654, %631) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%634, %661, %643, %634, %644)[^bb6] : (i32, i32, i64, i32, i32) -> ()
  ^bb6(%680: i32, %681: i32, %682: i64, %683: i32, %684: i32):  // 2 preds: ^bb5, ^bb20
    %685 = "llvm.add"(%681, %645) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %686 = "llvm.getelementptr"(%671, %685) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %687 = "llvm.load"(%686) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %688 = "llvm.load"(%674) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %689 = "llvm.icmp"(%688, %634) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%689, %682)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb7:  // pred: ^bb6
    %690 = "llvm.getelementptr"(%675, %685) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %691 = "llvm.load"(%690) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%691)[^bb8] : (i64) -> ()
  ^bb8(%692: i64):  // 2 preds: ^bb6, ^bb7
    %693 = "llvm.icmp"(%692, %646) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %694 = "llvm.select"(%693, %692, %682) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%664)[^bb10, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %695 = "llvm.getelementptr"(%669, %681) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %696 = "llvm.load"(%695) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %697 = "llvm.icmp"(%696, %646) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %698 = "llvm.icmp"(%696, %687) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %699 = "llvm.select"(%697, %639, %698) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%699, %631)[^bb10, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %700 = "llvm.icmp"(%687, %643) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%700, %683, %694)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb11:  // pred: ^bb10
    %701 = "llvm.load"(%676) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %702 = "llvm.icmp"(%701, %647) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%702, %683, %694)[^bb15, ^bb12] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb12:  // pred: ^bb11
    %703 = "llvm.getelementptr"(%701, %685) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %704 = "llvm.load"(%703) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %705 = "llvm.icmp"(%704, %692) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %706 = "llvm.or"(%693, %705) : (i1, i1) -> i1
    %707 = "llvm.select"(%705, %683, %648) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %708 = "llvm.select"(%705, %694, %704) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%706, %707, %708)[^bb15, ^bb13] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb13:  // pred: ^bb12
    %709 = "llvm.load"(%677) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %710 = "llvm.icmp"(%709, %634) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %711 = "llvm.icmp"(%704, %649) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %712 = "llvm.or"(%711, %710) : (i1, i1) -> i1
    "llvm.cond_br"(%712, %683, %704)[^bb15, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb14:  // pred: ^bb13
    "llvm.br"(%650, %649)[^bb15] : (i32, i64) -> ()
  ^bb15(%713: i32, %714: i64):  // 5 preds: ^bb10, ^bb11, ^bb12, ^bb13, ^bb14
    %715 = "llvm.mul"(%681, %654) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %716 = "llvm.getelementptr"(%678, %715) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%654)[^bb18, ^bb17, ^bb16] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb16:  // pred: ^bb15
    %717 = "llvm.trunc"(%687) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%717, %716) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %718 = "llvm.sext"(%717) : (i32) -> i64
    %719 = "llvm.add"(%681, %661) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %720 = "llvm.shl"(%719, %632) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %721 = "llvm.getelementptr"(%678, %720) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %722 = "llvm.trunc"(%714) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %723 = "llvm.trunc"(%714) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%722, %721) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%723, %722, %718)[^bb19] : (i16, i32, i64) -> ()
  ^bb17:  // pred: ^bb15
    "llvm.store"(%687, %716) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %724 = "llvm.add"(%681, %661) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %725 = "llvm.shl"(%724, %635) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %726 = "llvm.getelementptr"(%678, %725) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%714, %726) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%644)[^bb20] : (i32) -> ()
  ^bb18:  // pred: ^bb15
    %727 = "llvm.trunc"(%687) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%727, %716) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    %728 = "llvm.sext"(%727) : (i16) -> i64
    %729 = "llvm.add"(%681, %661) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %730 = "llvm.mul"(%729, %654) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %731 = "llvm.getelementptr"(%678, %730) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %732 = "llvm.trunc"(%714) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %733 = "llvm.trunc"(%714) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%733, %731) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"(%733, %732, %728)[^bb19] : (i16, i32, i64) -> ()
  ^bb19(%734: i16, %735: i32, %736: i64):  // 2 preds: ^bb16, ^bb18
    %737 = "llvm.icmp"(%687, %736) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %738 = "llvm.sext"(%734) : (i16) -> i32
    %739 = "llvm.select"(%679, %735, %738) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %740 = "llvm.sext"(%739) : (i32) -> i64
    %741 = "llvm.icmp"(%714, %740) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %742 = "llvm.and"(%737, %741) : (i1, i1) -> i1
    %743 = "llvm.zext"(%742) : (i1) -> i32
    "llvm.br"(%743)[^bb20] : (i32) -> ()
  ^bb20(%744: i32):  // 2 preds: ^bb17, ^bb19
    %745 = "llvm.and"(%744, %684) : (i32, i32) -> i32
    %746 = "llvm.icmp"(%687, %649) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %747 = "llvm.zext"(%746) : (i1) -> i32
    %748 = "llvm.or"(%680, %747) : (i32, i32) -> i32
    %749 = "llvm.intr.umax"(%687, %643) : (i64, i64) -> i64
    %750 = "llvm.mul"(%749, %682) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %751 = "llvm.icmp"(%681, %644) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%751, %748, %685, %750, %713, %745)[^bb6, ^bb21] <{operandSegmentSizes = array<i32: 1, 5, 0>}> : (i1, i32, i32, i64, i32, i32) -> ()
  ^bb21:  // pred: ^bb20
    %752 = "llvm.icmp"(%748, %634) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %753 = "llvm.icmp"(%745, %634) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.br"(%753, %713, %752)[^bb22] : (i1, i32, i1) -> ()
  ^bb22(%754: i1, %755: i32, %756: i1):  // 2 preds: ^bb4, ^bb21
    %757 = "llvm.getelementptr"(%arg25, %631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %758 = "llvm.load"(%757) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%758, %640)[^bb30, ^bb23, ^bb23, ^bb23] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb23:  // 3 preds: ^bb22, ^bb22, ^bb22
    %759 = "llvm.load"(%arg25) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %760 = "llvm.ptrtoint"(%759) : (!llvm.ptr) -> i32
    %761 = "llvm.getelementptr"(%arg25, %651) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %762 = "llvm.load"(%761) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %763 = "llvm.trunc"(%762) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %764 = "llvm.add"(%763, %760) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %765 = "llvm.load"(%669) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %766 = "llvm.getelementptr"(%arg24, %640) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %767 = "llvm.load"(%766) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %768 = "llvm.trunc"(%765) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %769 = "llvm.mul"(%767, %768) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %770 = "llvm.sub"(%764, %769) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%770, %arg26) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %771 = "llvm.getelementptr"(%arg26, %631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%770, %771) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %772 = "llvm.getelementptr"(%arg26, %640) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %773 = "llvm.load"(%669) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.switch"(%654)[^bb25, ^bb26, ^bb24] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb24:  // pred: ^bb23
    %774 = "llvm.trunc"(%773) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%774, %772) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb25:  // pred: ^bb23
    %775 = "llvm.trunc"(%773) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%775, %772) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb26:  // pred: ^bb23
    "llvm.store"(%773, %772) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb27:  // 3 preds: ^bb24, ^bb25, ^bb26
    "llvm.cond_br"(%756, %634)[^bb28, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb28:  // pred: ^bb27
    %776 = "llvm.getelementptr"(%arg24, %651) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %777 = "llvm.load"(%776) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %778 = "llvm.add"(%777, %645) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %779 = "llvm.and"(%778, %770) : (i32, i32) -> i32
    %780 = "llvm.icmp"(%779, %634) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%780, %652)[^bb29, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb29:  // pred: ^bb28
    %781 = "llvm.icmp"(%755, %634) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %782 = "llvm.select"(%781, %639, %754) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %783 = "llvm.select"(%782, %755, %653) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%783)[^bb30] : (i32) -> ()
  ^bb30(%784: i32):  // 8 preds: ^bb0, ^bb2, ^bb3, ^bb9, ^bb22, ^bb27, ^bb28, ^bb29
    "llvm.return"(%784) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_find_ends", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg19: !llvm.ptr, %arg20: !llvm.ptr, %arg21: !llvm.ptr, %arg22: !llvm.ptr):
    %516 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %517 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %518 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %519 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %520 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %521 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %522 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %523 = "llvm.mlir.constant"() <{value = 2147483646 : i32}> : () -> i32
    %524 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %525 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %526 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %527 = "llvm.alloca"(%516) <{alignment = 8 : i64, elem_type = !llvm.array<128 x i64>}> : (i32) -> !llvm.ptr
    %528 = "llvm.getelementptr"(%arg20, %517) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %529 = "llvm.load"(%528) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %530 = "llvm.getelementptr"(%arg21, %529) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %531 = "llvm.getelementptr"(%arg20, %518) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %532 = "llvm.load"(%531) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %533 = "llvm.icmp"(%532, %519) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %534 = "llvm.load"(%arg19) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%533, %534, %530, %532)[^bb5, ^bb1] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, !llvm.ptr, i32) -> ()
  ^bb1:  // pred: ^bb0
    %535 = "llvm.intr.smax"(%534, %520) : (i32, i32) -> i32
    %536 = "llvm.getelementptr"(%530, %535) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %537 = "llvm.load"(%536) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%534)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %538 = "llvm.load"(%530) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %539 = "llvm.trunc"(%538) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%521, %537, %539)[^bb5] : (i32, !llvm.ptr, i32) -> ()
  ^bb3:  // pred: ^bb1
    %540 = "llvm.load"(%530) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%520, %537, %540)[^bb5] : (i32, !llvm.ptr, i32) -> ()
  ^bb4:  // pred: ^bb1
    %541 = "llvm.load"(%530) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %542 = "llvm.sext"(%541) : (i16) -> i32
    "llvm.br"(%534, %537, %542)[^bb5] : (i32, !llvm.ptr, i32) -> ()
  ^bb5(%543: i32, %544: !llvm.ptr, %545: i32):  // 4 preds: ^bb0, ^bb2, ^bb3, ^bb4
    %546 = "llvm.icmp"(%545, %522) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%546)[^bb6, ^bb23] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    %547 = "llvm.shl"(%545, %516) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %548 = "llvm.getelementptr"(%544, %521) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %549 = "llvm.intr.smax"(%547, %516) : (i32, i32) -> i32
    %550 = "llvm.and"(%549, %516) : (i32, i32) -> i32
    %551 = "llvm.icmp"(%549, %516) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%551, %522)[^bb18, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb7:  // pred: ^bb6
    %552 = "llvm.and"(%549, %523) : (i32, i32) -> i32
    "llvm.br"(%522, %522)[^bb8] : (i32, i32) -> ()
  ^bb8(%553: i32, %554: i32):  // 2 preds: ^bb7, ^bb16
    %555 = "llvm.or"(%553, %516) <{isDisjoint}> : (i32, i32) -> i32
    %556 = "llvm.mul"(%555, %543) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %557 = "llvm.getelementptr"(%548, %556) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%543)[^bb11, ^bb9, ^bb10] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb9:  // pred: ^bb8
    %558 = "llvm.load"(%557) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%558)[^bb12] : (i64) -> ()
  ^bb10:  // pred: ^bb8
    %559 = "llvm.load"(%557) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %560 = "llvm.sext"(%559) : (i32) -> i64
    "llvm.br"(%560)[^bb12] : (i64) -> ()
  ^bb11:  // pred: ^bb8
    %561 = "llvm.load"(%557) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %562 = "llvm.sext"(%561) : (i16) -> i64
    "llvm.br"(%562)[^bb12] : (i64) -> ()
  ^bb12(%563: i64):  // 3 preds: ^bb9, ^bb10, ^bb11
    %564 = "llvm.getelementptr"(%527, %553) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%563, %564) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %565 = "llvm.add"(%553, %524) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %566 = "llvm.mul"(%565, %543) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %567 = "llvm.getelementptr"(%548, %566) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%543)[^bb15, ^bb14, ^bb13] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb13:  // pred: ^bb12
    %568 = "llvm.load"(%567) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %569 = "llvm.sext"(%568) : (i32) -> i64
    "llvm.br"(%569)[^bb16] : (i64) -> ()
  ^bb14:  // pred: ^bb12
    %570 = "llvm.load"(%567) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%570)[^bb16] : (i64) -> ()
  ^bb15:  // pred: ^bb12
    %571 = "llvm.load"(%567) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %572 = "llvm.sext"(%571) : (i16) -> i64
    "llvm.br"(%572)[^bb16] : (i64) -> ()
  ^bb16(%573: i64):  // 3 preds: ^bb13, ^bb14, ^bb15
    %574 = "llvm.getelementptr"(%527, %555) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%573, %574) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %575 = "llvm.add"(%554, %524) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %576 = "llvm.icmp"(%575, %552) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%576, %565, %575)[^bb17, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
  ^bb17:  // pred: ^bb16
    %577 = "llvm.icmp"(%550, %522) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%577, %565)[^bb23, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb18(%578: i32):  // 2 preds: ^bb6, ^bb17
    %579 = "llvm.icmp"(%550, %522) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.intr.assume"(%579) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %580 = "llvm.add"(%578, %516) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %581 = "llvm.mul"(%580, %543) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %582 = "llvm.getelementptr"(%548, %581) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%543)[^bb21, ^bb20, ^bb19] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb19:  // pred: ^bb18
    %583 = "llvm.load"(%582) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %584 = "llvm.sext"(%583) : (i32) -> i64
    "llvm.br"(%584)[^bb22] : (i64) -> ()
  ^bb20:  // pred: ^bb18
    %585 = "llvm.load"(%582) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%585)[^bb22] : (i64) -> ()
  ^bb21:  // pred: ^bb18
    %586 = "llvm.load"(%582) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %587 = "llvm.sext"(%586) : (i16) -> i64
    "llvm.br"(%587)[^bb22] : (i64) -> ()
  ^bb22(%588: i64):  // 3 preds: ^bb19, ^bb20, ^bb21
    %589 = "llvm.getelementptr"(%527, %578) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%588, %589) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb23] : () -> ()
  ^bb23:  // 3 preds: ^bb5, ^bb17, ^bb22
    %590 = "llvm.getelementptr"(%544, %521) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%543)[^bb26, ^bb24, ^bb25] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb24:  // pred: ^bb23
    %591 = "llvm.load"(%590) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %592 = "llvm.trunc"(%591) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%592)[^bb27] : (i32) -> ()
  ^bb25:  // pred: ^bb23
    %593 = "llvm.load"(%590) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%593)[^bb27] : (i32) -> ()
  ^bb26:  // pred: ^bb23
    %594 = "llvm.load"(%590) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %595 = "llvm.sext"(%594) : (i16) -> i32
    "llvm.br"(%595)[^bb27] : (i32) -> ()
  ^bb27(%596: i32):  // 3 preds: ^bb24, ^bb25, ^bb26
    %597 = "llvm.getelementptr"(%arg20, %521) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %598 = "llvm.load"(%597) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %599 = "llvm.getelementptr"(%544, %520) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %600 = "llvm.load"(%599) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %601 = "llvm.ptrtoint"(%600) : (!llvm.ptr) -> i32
    %602 = "llvm.mul"(%598, %596) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %603 = "llvm.add"(%602, %601) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %604 = "llvm.getelementptr"(%527, %545) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %605 = "llvm.getelementptr"(%arg22, %520) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%603, %605) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%603, %arg22) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.cond_br"(%546, %522, %603)[^bb28, ^bb31] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb28(%606: i32):  // 2 preds: ^bb27, ^bb29
    %607 = "llvm.getelementptr"(%527, %606) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %608 = "llvm.load"(%607) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %609 = "llvm.icmp"(%608, %525) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%609, %522)[^bb32, ^bb29] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb29:  // pred: ^bb28
    %610 = "llvm.add"(%608, %526) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %611 = "llvm.getelementptr"(%604, %606) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %612 = "llvm.load"(%611) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %613 = "llvm.mul"(%612, %610) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %614 = "llvm.load"(%597) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %615 = "llvm.sext"(%614) : (i32) -> i64
    %616 = "llvm.mul"(%613, %615) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %617 = "llvm.trunc"(%616) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %618 = "llvm.icmp"(%616, %525) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %619 = "llvm.zext"(%618) : (i1) -> i32
    %620 = "llvm.getelementptr"(%arg22, %619) <{elem_type = i32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %621 = "llvm.load"(%620) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %622 = "llvm.add"(%621, %617) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%622, %620) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %623 = "llvm.add"(%606, %516) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %624 = "llvm.icmp"(%623, %545) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%624, %623)[^bb30, ^bb28] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb30:  // pred: ^bb29
    %625 = "llvm.load"(%605) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%625)[^bb31] : (i32) -> ()
  ^bb31(%626: i32):  // 2 preds: ^bb27, ^bb30
    %627 = "llvm.load"(%597) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %628 = "llvm.add"(%626, %627) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%628, %605) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%516)[^bb32] : (i32) -> ()
  ^bb32(%629: i32):  // 2 preds: ^bb28, ^bb31
    "llvm.return"(%629) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i64 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_value_of", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg16: !llvm.ptr, %arg17: !llvm.ptr, %arg18: !llvm.ptr):
    %419 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %420 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %421 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %422 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %423 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %424 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %425 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %426 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %427 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %428 = "llvm.mlir.constant"() <{value = 42 : i32}> : () -> i32
    %429 = "llvm.mlir.constant"() <{value = 63 : i64}> : () -> i64
    %430 = "llvm.getelementptr"(%arg18, %419) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %431 = "llvm.load"(%430) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%431, %420)[^bb9, ^bb18, ^bb1, ^bb5] <{case_operand_segments = array<i32: 1, 0, 0>, case_values = dense<[49, 115, 110]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i64) -> ()
  ^bb1:  // pred: ^bb0
    %432 = "llvm.getelementptr"(%arg18, %422) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %433 = "llvm.load"(%432) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %434 = "llvm.getelementptr"(%arg18, %423) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %435 = "llvm.load"(%434) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %436 = "llvm.getelementptr"(%arg16, %421) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %437 = "llvm.load"(%436) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %438 = "llvm.getelementptr"(%arg16, %437) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %439 = "llvm.getelementptr"(%438, %433) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %440 = "llvm.load"(%arg16) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %441 = "llvm.getelementptr"(%439, %422) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %442 = "llvm.load"(%441) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %443 = "llvm.getelementptr"(%arg17, %442) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %444 = "llvm.getelementptr"(%443, %419) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %445 = "llvm.add"(%435, %424) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %446 = "llvm.mul"(%440, %445) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %447 = "llvm.getelementptr"(%444, %446) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%440)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %448 = "llvm.load"(%447) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%448)[^bb18] : (i64) -> ()
  ^bb3:  // pred: ^bb1
    %449 = "llvm.load"(%447) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %450 = "llvm.sext"(%449) : (i32) -> i64
    "llvm.br"(%450)[^bb18] : (i64) -> ()
  ^bb4:  // pred: ^bb1
    %451 = "llvm.load"(%447) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %452 = "llvm.sext"(%451) : (i16) -> i64
    "llvm.br"(%452)[^bb18] : (i64) -> ()
  ^bb5:  // pred: ^bb0
    %453 = "llvm.getelementptr"(%arg16, %421) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %454 = "llvm.load"(%453) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %455 = "llvm.getelementptr"(%arg16, %454) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %456 = "llvm.getelementptr"(%arg18, %422) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %457 = "llvm.load"(%456) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %458 = "llvm.getelementptr"(%455, %457) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %459 = "llvm.getelementptr"(%458, %422) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %460 = "llvm.load"(%459) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %461 = "llvm.getelementptr"(%arg17, %460) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %462 = "llvm.load"(%arg16) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%462)[^bb8, ^bb6, ^bb7] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb6:  // pred: ^bb5
    %463 = "llvm.load"(%461) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%463)[^bb18] : (i64) -> ()
  ^bb7:  // pred: ^bb5
    %464 = "llvm.load"(%461) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %465 = "llvm.sext"(%464) : (i32) -> i64
    "llvm.br"(%465)[^bb18] : (i64) -> ()
  ^bb8:  // pred: ^bb5
    %466 = "llvm.load"(%461) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %467 = "llvm.sext"(%466) : (i16) -> i64
    "llvm.br"(%467)[^bb18] : (i64) -> ()
  ^bb9:  // pred: ^bb0
    %468 = "llvm.getelementptr"(%arg18, %422) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %469 = "llvm.load"(%468) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %470 = "llvm.getelementptr"(%arg16, %469) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %471 = "llvm.getelementptr"(%470, %425) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %472 = "llvm.load"(%471) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %473 = "llvm.getelementptr"(%arg16, %472) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %474 = "llvm.load"(%470) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %475 = "llvm.icmp"(%474, %426) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%475, %426, %427, %427)[^bb10, ^bb11] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i64, i64) -> ()
  ^bb10(%476: i32, %477: i64):  // 2 preds: ^bb9, ^bb10
    %478 = "llvm.getelementptr"(%473, %476) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %479 = "llvm.call"(%arg16, %arg17, %478) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %480 = "llvm.load"(%478) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %481 = "llvm.mul"(%480, %479) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %482 = "llvm.add"(%481, %477) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %483 = "llvm.add"(%476, %424) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %484 = "llvm.icmp"(%483, %474) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%484, %482, %483, %482)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i64) -> ()
  ^bb11(%485: i64):  // 2 preds: ^bb9, ^bb10
    %486 = "llvm.getelementptr"(%arg18, %423) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %487 = "llvm.load"(%486) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %488 = "llvm.getelementptr"(%arg16, %487) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %489 = "llvm.getelementptr"(%488, %425) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %490 = "llvm.load"(%489) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %491 = "llvm.getelementptr"(%arg16, %490) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %492 = "llvm.load"(%488) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %493 = "llvm.icmp"(%492, %426) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%493, %426, %427)[^bb12, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb12(%494: i32, %495: i64):  // 2 preds: ^bb11, ^bb12
    %496 = "llvm.getelementptr"(%491, %494) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %497 = "llvm.call"(%arg16, %arg17, %496) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %498 = "llvm.load"(%496) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %499 = "llvm.mul"(%498, %497) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %500 = "llvm.add"(%499, %495) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %501 = "llvm.add"(%494, %424) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %502 = "llvm.icmp"(%501, %492) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%502, %501, %500)[^bb13, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb13:  // pred: ^bb12
    %503 = "llvm.icmp"(%431, %428) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%503, %500)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb14:  // pred: ^bb11
    %504 = "llvm.icmp"(%431, %428) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%504, %427, %427)[^bb15, ^bb18] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i64) -> ()
  ^bb15(%505: i64):  // 2 preds: ^bb13, ^bb14
    %506 = "llvm.mul"(%505, %485) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    "llvm.br"(%506)[^bb18] : (i64) -> ()
  ^bb16:  // pred: ^bb13
    %507 = "llvm.icmp"(%500, %420) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%507, %427)[^bb18, ^bb17] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb17:  // pred: ^bb16
    %508 = "llvm.freeze"(%485) : (i64) -> i64
    %509 = "llvm.freeze"(%500) : (i64) -> i64
    %510 = "llvm.sdiv"(%508, %509) : (i64, i64) -> i64
    %511 = "llvm.mul"(%510, %509) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %512 = "llvm.sub"(%508, %511) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %513 = "llvm.ashr"(%512, %429) : (i64, i64) -> i64
    %514 = "llvm.add"(%513, %510) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%514)[^bb18] : (i64) -> ()
  ^bb18(%515: i64):  // 11 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb6, ^bb7, ^bb8, ^bb14, ^bb15, ^bb16, ^bb17
    "llvm.return"(%515) : (i64) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, i32, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_array", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg11: !llvm.ptr, %arg12: !llvm.ptr, %arg13: i32, %arg14: !llvm.ptr, %arg15: !llvm.ptr):
    %107 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %108 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %109 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %110 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %111 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %112 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %113 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %114 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %115 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %116 = "llvm.mlir.constant"() <{value = 2147483646 : i32}> : () -> i32
    %117 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %118 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %119 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %120 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %121 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %122 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %123 = "llvm.mlir.constant"() <{value = -2 : i32}> : () -> i32
    %124 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %125 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %126 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %127 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_35}> : () -> !llvm.ptr
    %128 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_36}> : () -> !llvm.ptr
    %129 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %130 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %131 = "llvm.getelementptr"(%130, %111) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %132 = "llvm.mlir.constant"() <{value = 74 : i32}> : () -> i32
    %133 = "llvm.mlir.addressof"() <{global_name = @free}> : () -> !llvm.ptr
    %134 = "llvm.getelementptr"(%130, %120) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %135 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %136 = "llvm.getelementptr"(%130, %118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %137 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_32}> : () -> !llvm.ptr
    %138 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_34}> : () -> !llvm.ptr
    %139 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_33}> : () -> !llvm.ptr
    %140 = "llvm.alloca"(%107) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %141 = "llvm.alloca"(%107) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Block", (ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %142 = "llvm.alloca"(%107) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %143 = "llvm.load"(%arg11) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %144 = "llvm.getelementptr"(%143, %108) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %145 = "llvm.load"(%144) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %146 = "llvm.getelementptr"(%143, %145) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %147 = "llvm.getelementptr"(%146, %arg13) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %148 = "llvm.getelementptr"(%147, %109) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %149 = "llvm.load"(%148) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %150 = "llvm.getelementptr"(%143, %149) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %151 = "llvm.getelementptr"(%arg11, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %152 = "llvm.load"(%151) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %153 = "llvm.getelementptr"(%147, %111) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %154 = "llvm.load"(%153) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %155 = "llvm.icmp"(%154, %112) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %156 = "llvm.getelementptr"(%arg12, %113) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %157 = "llvm.getelementptr"(%141, %113) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %158 = "llvm.getelementptr"(%arg12, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %159 = "llvm.getelementptr"(%141, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %160 = "llvm.getelementptr"(%147, %114) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %161 = "llvm.load"(%160) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%155)[^bb4, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %162 = "llvm.getelementptr"(%152, %161) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %163 = "llvm.load"(%143) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%163)[^bb5, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %164 = "llvm.load"(%162) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %165 = "llvm.trunc"(%164) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %166 = "llvm.shl"(%165, %107) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %167 = "llvm.or"(%166, %107) <{isDisjoint}> : (i32, i32) -> i32
    %168 = "llvm.alloca"(%167) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %169 = "llvm.add"(%165, %107) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %170 = "llvm.alloca"(%169) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %171 = "llvm.getelementptr"(%152, %161) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %172 = "llvm.getelementptr"(%171, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %173 = "llvm.load"(%172) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %174 = "llvm.load"(%171) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %175 = "llvm.trunc"(%174) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%171, %170, %168, %165, %110, %173, %175)[^bb6] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32) -> ()
  ^bb3:  // pred: ^bb1
    %176 = "llvm.load"(%162) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %177 = "llvm.shl"(%176, %107) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %178 = "llvm.or"(%177, %107) <{isDisjoint}> : (i32, i32) -> i32
    %179 = "llvm.alloca"(%178) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %180 = "llvm.add"(%176, %107) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %181 = "llvm.alloca"(%180) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %182 = "llvm.getelementptr"(%152, %161) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %183 = "llvm.getelementptr"(%182, %113) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %184 = "llvm.load"(%183) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %185 = "llvm.load"(%182) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%182, %181, %179, %176, %113, %184, %185)[^bb6] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32) -> ()
  ^bb4:  // pred: ^bb0
    %186 = "llvm.load"(%143) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %187 = "llvm.shl"(%154, %107) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %188 = "llvm.or"(%187, %107) <{isDisjoint}> : (i32, i32) -> i32
    %189 = "llvm.alloca"(%188) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %190 = "llvm.add"(%154, %107) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %191 = "llvm.alloca"(%190) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %192 = "llvm.getelementptr"(%152, %161) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%192, %191, %189, %154, %186, %192, %154)[^bb6] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32) -> ()
  ^bb5:  // pred: ^bb1
    %193 = "llvm.load"(%162) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %194 = "llvm.sext"(%193) : (i16) -> i32
    %195 = "llvm.shl"(%194, %107) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %196 = "llvm.or"(%195, %107) <{isDisjoint}> : (i32, i32) -> i32
    %197 = "llvm.alloca"(%196) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %198 = "llvm.add"(%194, %107) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %199 = "llvm.alloca"(%198) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %200 = "llvm.getelementptr"(%152, %161) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %201 = "llvm.intr.smax"(%163, %113) : (i32, i32) -> i32
    %202 = "llvm.getelementptr"(%200, %201) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %203 = "llvm.load"(%202) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %204 = "llvm.load"(%200) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %205 = "llvm.sext"(%204) : (i16) -> i32
    "llvm.br"(%200, %199, %197, %194, %163, %203, %205)[^bb6] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32) -> ()
  ^bb6(%206: !llvm.ptr, %207: !llvm.ptr, %208: !llvm.ptr, %209: i32, %210: i32, %211: !llvm.ptr, %212: i32):  // 4 preds: ^bb2, ^bb3, ^bb4, ^bb5
    %213 = "llvm.getelementptr"(%147, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %214 = "llvm.load"(%213) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %215 = "llvm.icmp"(%212, %115) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%215)[^bb7, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %216 = "llvm.shl"(%212, %107) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %217 = "llvm.getelementptr"(%211, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %218 = "llvm.intr.smax"(%216, %107) : (i32, i32) -> i32
    %219 = "llvm.and"(%218, %107) : (i32, i32) -> i32
    %220 = "llvm.icmp"(%218, %107) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%220, %115)[^bb19, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb8:  // pred: ^bb7
    %221 = "llvm.and"(%218, %116) : (i32, i32) -> i32
    "llvm.br"(%115, %115)[^bb9] : (i32, i32) -> ()
  ^bb9(%222: i32, %223: i32):  // 2 preds: ^bb8, ^bb17
    %224 = "llvm.or"(%222, %107) <{isDisjoint}> : (i32, i32) -> i32
    %225 = "llvm.mul"(%224, %210) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %226 = "llvm.getelementptr"(%217, %225) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%210)[^bb12, ^bb10, ^bb11] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb10:  // pred: ^bb9
    %227 = "llvm.load"(%226) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%227)[^bb13] : (i64) -> ()
  ^bb11:  // pred: ^bb9
    %228 = "llvm.load"(%226) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %229 = "llvm.sext"(%228) : (i32) -> i64
    "llvm.br"(%229)[^bb13] : (i64) -> ()
  ^bb12:  // pred: ^bb9
    %230 = "llvm.load"(%226) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %231 = "llvm.sext"(%230) : (i16) -> i64
    "llvm.br"(%231)[^bb13] : (i64) -> ()
  ^bb13(%232: i64):  // 3 preds: ^bb10, ^bb11, ^bb12
    %233 = "llvm.getelementptr"(%208, %222) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%232, %233) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %234 = "llvm.add"(%222, %117) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %235 = "llvm.mul"(%234, %210) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %236 = "llvm.getelementptr"(%217, %235) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%210)[^bb16, ^bb15, ^bb14] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    %237 = "llvm.load"(%236) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %238 = "llvm.sext"(%237) : (i32) -> i64
    "llvm.br"(%238)[^bb17] : (i64) -> ()
  ^bb15:  // pred: ^bb13
    %239 = "llvm.load"(%236) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%239)[^bb17] : (i64) -> ()
  ^bb16:  // pred: ^bb13
    %240 = "llvm.load"(%236) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %241 = "llvm.sext"(%240) : (i16) -> i64
    "llvm.br"(%241)[^bb17] : (i64) -> ()
  ^bb17(%242: i64):  // 3 preds: ^bb14, ^bb15, ^bb16
    %243 = "llvm.getelementptr"(%208, %224) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%242, %243) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %244 = "llvm.add"(%223, %117) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %245 = "llvm.icmp"(%244, %221) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%245, %234, %244)[^bb18, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
  ^bb18:  // pred: ^bb17
    %246 = "llvm.icmp"(%219, %115) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%246, %234)[^bb24, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb19(%247: i32):  // 2 preds: ^bb7, ^bb18
    %248 = "llvm.icmp"(%219, %115) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.intr.assume"(%248) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %249 = "llvm.add"(%247, %107) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %250 = "llvm.mul"(%249, %210) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %251 = "llvm.getelementptr"(%217, %250) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%210)[^bb22, ^bb21, ^bb20] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb20:  // pred: ^bb19
    %252 = "llvm.load"(%251) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %253 = "llvm.sext"(%252) : (i32) -> i64
    "llvm.br"(%253)[^bb23] : (i64) -> ()
  ^bb21:  // pred: ^bb19
    %254 = "llvm.load"(%251) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%254)[^bb23] : (i64) -> ()
  ^bb22:  // pred: ^bb19
    %255 = "llvm.load"(%251) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %256 = "llvm.sext"(%255) : (i16) -> i64
    "llvm.br"(%256)[^bb23] : (i64) -> ()
  ^bb23(%257: i64):  // 3 preds: ^bb20, ^bb21, ^bb22
    %258 = "llvm.getelementptr"(%208, %247) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%257, %258) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb24] : () -> ()
  ^bb24:  // 3 preds: ^bb6, ^bb18, ^bb23
    %259 = "llvm.getelementptr"(%211, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%210)[^bb27, ^bb25, ^bb26] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb25:  // pred: ^bb24
    %260 = "llvm.load"(%259) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %261 = "llvm.trunc"(%260) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%261)[^bb28] : (i32) -> ()
  ^bb26:  // pred: ^bb24
    %262 = "llvm.load"(%259) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%262)[^bb28] : (i32) -> ()
  ^bb27:  // pred: ^bb24
    %263 = "llvm.load"(%259) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %264 = "llvm.sext"(%263) : (i16) -> i32
    "llvm.br"(%264)[^bb28] : (i32) -> ()
  ^bb28(%265: i32):  // 3 preds: ^bb25, ^bb26, ^bb27
    %266 = "llvm.getelementptr"(%211, %113) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %267 = "llvm.load"(%266) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %268 = "llvm.ptrtoint"(%267) : (!llvm.ptr) -> i32
    %269 = "llvm.mul"(%214, %265) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %270 = "llvm.add"(%269, %268) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %271 = "llvm.inttoptr"(%270) : (i32) -> !llvm.ptr
    "llvm.store"(%271, %140) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %272 = "llvm.getelementptr"(%140, %113) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%107, %272) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %273 = "llvm.getelementptr"(%140, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%115, %273) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %274 = "llvm.getelementptr"(%140, %114) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%212, %274) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %275 = "llvm.getelementptr"(%140, %111) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %276 = "llvm.getelementptr"(%147, %113) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %277 = "llvm.load"(%276) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%277, %275) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %278 = "llvm.getelementptr"(%140, %118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%208, %278) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %279 = "llvm.getelementptr"(%140, %119) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %280 = "llvm.getelementptr"(%208, %212) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%280, %279) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %281 = "llvm.getelementptr"(%140, %120) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%121, %281) <{alignment = 4 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %282 = "llvm.icmp"(%209, %115) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%282, %122)[^bb29, ^bb34] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb29:  // pred: ^bb28
    %283 = "llvm.and"(%209, %107) : (i32, i32) -> i32
    %284 = "llvm.icmp"(%209, %107) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%284, %209, %122, %122)[^bb33, ^bb30] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, i64, i64) -> ()
  ^bb30:  // pred: ^bb29
    %285 = "llvm.and"(%209, %116) : (i32, i32) -> i32
    "llvm.br"(%209, %122, %122, %115)[^bb31] : (i32, i64, i64, i32) -> ()
  ^bb31(%286: i32, %287: i64, %288: i64, %289: i32):  // 2 preds: ^bb30, ^bb31
    %290 = "llvm.add"(%286, %112) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %291 = "llvm.getelementptr"(%207, %290) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%288, %291) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %292 = "llvm.getelementptr"(%208, %290) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %293 = "llvm.load"(%292) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %294 = "llvm.intr.umax"(%293, %122) : (i64, i64) -> i64
    %295 = "llvm.mul"(%294, %288) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %296 = "llvm.mul"(%293, %287) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %297 = "llvm.add"(%286, %123) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %298 = "llvm.getelementptr"(%207, %297) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%295, %298) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %299 = "llvm.getelementptr"(%208, %297) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %300 = "llvm.load"(%299) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %301 = "llvm.intr.umax"(%300, %122) : (i64, i64) -> i64
    %302 = "llvm.mul"(%301, %295) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %303 = "llvm.mul"(%300, %296) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %304 = "llvm.add"(%289, %117) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %305 = "llvm.icmp"(%304, %285) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%305, %297, %303, %302, %304)[^bb32, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, i32, i64, i64, i32) -> ()
  ^bb32:  // pred: ^bb31
    %306 = "llvm.icmp"(%283, %115) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%306, %303, %297, %303, %302)[^bb34, ^bb33] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, i64, i32, i64, i64) -> ()
  ^bb33(%307: i32, %308: i64, %309: i64):  // 2 preds: ^bb29, ^bb32
    %310 = "llvm.icmp"(%283, %115) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.intr.assume"(%310) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %311 = "llvm.add"(%307, %112) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %312 = "llvm.getelementptr"(%207, %311) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%309, %312) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %313 = "llvm.getelementptr"(%208, %311) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %314 = "llvm.load"(%313) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %315 = "llvm.mul"(%314, %308) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%315)[^bb34] : (i64) -> ()
  ^bb34(%316: i64):  // 3 preds: ^bb28, ^bb32, ^bb33
    "llvm.cond_br"(%155, %206)[^bb36, ^bb35] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb35:  // pred: ^bb34
    %317 = "llvm.getelementptr"(%152, %161) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %318 = "llvm.intr.smax"(%210, %113) : (i32, i32) -> i32
    %319 = "llvm.getelementptr"(%317, %318) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %320 = "llvm.load"(%319) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%320)[^bb36] : (!llvm.ptr) -> ()
  ^bb36(%321: !llvm.ptr):  // 2 preds: ^bb34, ^bb35
    %322 = "llvm.load"(%321) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %323 = "llvm.icmp"(%322, %124) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %324 = "llvm.icmp"(%316, %121) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %325 = "llvm.select"(%323, %324, %125) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%325)[^bb37, ^bb38] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb37:  // pred: ^bb36
    "llvm.call"(%137, %150, %124, %139, %121) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%112)[^bb75] : (i32) -> ()
  ^bb38:  // pred: ^bb36
    %326 = "llvm.icmp"(%arg15, %124) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%326)[^bb56, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb39:  // pred: ^bb38
    %327 = "llvm.load"(%arg15) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%327, %124)[^bb42, ^bb40, ^bb41] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb40:  // pred: ^bb39
    %328 = "llvm.getelementptr"(%arg15, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %329 = "llvm.load"(%328) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %330 = "llvm.getelementptr"(%329, %119) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%330)[^bb42] : (!llvm.ptr) -> ()
  ^bb41:  // pred: ^bb39
    %331 = "llvm.getelementptr"(%arg15, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %332 = "llvm.load"(%331) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%332)[^bb42] : (!llvm.ptr) -> ()
  ^bb42(%333: !llvm.ptr):  // 3 preds: ^bb39, ^bb40, ^bb41
    %334 = "llvm.getelementptr"(%333, %114) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %335 = "llvm.load"(%334) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %336 = "llvm.icmp"(%335, %212) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%336)[^bb43, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb43:  // pred: ^bb42
    "llvm.cond_br"(%215)[^bb44, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb44:  // pred: ^bb43
    %337 = "llvm.getelementptr"(%333, %118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %338 = "llvm.load"(%337) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%115)[^bb47] : (i32) -> ()
  ^bb45:  // pred: ^bb42
    %339 = "llvm.sext"(%212) : (i32) -> i64
    "llvm.call"(%126, %150, %arg15, %127, %339) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%112)[^bb75] : (i32) -> ()
  ^bb46:  // pred: ^bb47
    %340 = "llvm.add"(%342, %107) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %341 = "llvm.icmp"(%340, %212) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%341, %340)[^bb49, ^bb47] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb47(%342: i32):  // 2 preds: ^bb44, ^bb46
    %343 = "llvm.getelementptr"(%208, %342) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %344 = "llvm.load"(%343) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %345 = "llvm.getelementptr"(%338, %342) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %346 = "llvm.load"(%345) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %347 = "llvm.icmp"(%346, %344) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%347)[^bb46, ^bb48] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb48:  // pred: ^bb47
    "llvm.call"(%126, %150, %arg15, %128, %344) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%112)[^bb75] : (i32) -> ()
  ^bb49:  // pred: ^bb46
    %348 = "llvm.load"(%333) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %349 = "llvm.getelementptr"(%333, %120) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %350 = "llvm.load"(%349) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %351 = "llvm.trunc"(%350) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %352 = "llvm.getelementptr"(%348, %351) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %353 = "llvm.icmp"(%316, %121) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%353, %115, %115)[^bb75, ^bb51] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb50:  // pred: ^bb43
    %354 = "llvm.load"(%333) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %355 = "llvm.getelementptr"(%333, %120) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %356 = "llvm.load"(%355) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %357 = "llvm.trunc"(%356) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %358 = "llvm.getelementptr"(%354, %357) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %359 = "llvm.icmp"(%316, %121) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%359, %115, %358)[^bb75, ^bb54] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb51(%360: i32):  // 2 preds: ^bb49, ^bb53
    %361 = "llvm.getelementptr"(%208, %360) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %362 = "llvm.load"(%361) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %363 = "llvm.icmp"(%362, %122) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%363)[^bb52, ^bb53] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb52:  // pred: ^bb51
    %364 = "llvm.getelementptr"(%280, %360) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %365 = "llvm.load"(%364) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %366 = "llvm.getelementptr"(%207, %360) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %367 = "llvm.load"(%366) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %368 = "llvm.icmp"(%365, %367) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%368)[^bb53, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb53:  // 2 preds: ^bb51, ^bb52
    %369 = "llvm.add"(%360, %107) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %370 = "llvm.icmp"(%369, %212) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%370, %352, %369)[^bb54, ^bb51] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb54(%371: !llvm.ptr):  // 2 preds: ^bb50, ^bb53
    %372 = "llvm.trunc"(%316) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %373 = "llvm.mul"(%214, %372) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.intr.memmove"(%371, %271, %373) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%115)[^bb75] : (i32) -> ()
  ^bb55:  // pred: ^bb52
    "llvm.call"(%214, %212, %208, %271, %280, %352, %207) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_copy_strided, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 7, 0>}> : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%115)[^bb75] : (i32) -> ()
  ^bb56:  // pred: ^bb38
    "llvm.intr.memset"(%141, %129, %114) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %374 = "llvm.load"(%arg12) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %375 = "llvm.icmp"(%374, %124) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%375, %arg12, %158, %156, %374)[^bb57, ^bb68] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb57:  // pred: ^bb56
    %376 = "llvm.load"(%158) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %377 = "llvm.icmp"(%376, %124) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%377, %142, %376)[^bb58, ^bb70] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, !llvm.ptr) -> ()
  ^bb58:  // pred: ^bb57
    %378 = "llvm.trunc"(%316) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %379 = "llvm.mul"(%214, %378) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %380 = "llvm.add"(%379, %107) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %381 = "llvm.call"(%124, %380) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @realloc, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%381, %141) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %382 = "llvm.icmp"(%381, %124) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%382)[^bb59, ^bb60] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb59:  // pred: ^bb58
    "llvm.call"(%137, %150, %124, %138, %121) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%112)[^bb75] : (i32) -> ()
  ^bb60:  // pred: ^bb58
    %383 = "llvm.icmp"(%316, %121) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%383)[^bb67, ^bb61] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb61:  // pred: ^bb60
    "llvm.cond_br"(%215, %115)[^bb62, ^bb65] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb62(%384: i32):  // 2 preds: ^bb61, ^bb64
    %385 = "llvm.getelementptr"(%208, %384) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %386 = "llvm.load"(%385) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %387 = "llvm.icmp"(%386, %122) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%387)[^bb63, ^bb64] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb63:  // pred: ^bb62
    %388 = "llvm.getelementptr"(%280, %384) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %389 = "llvm.load"(%388) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %390 = "llvm.getelementptr"(%207, %384) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %391 = "llvm.load"(%390) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %392 = "llvm.icmp"(%389, %391) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%392)[^bb64, ^bb66] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb64:  // 2 preds: ^bb62, ^bb63
    %393 = "llvm.add"(%384, %107) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %394 = "llvm.icmp"(%393, %212) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%394, %393)[^bb65, ^bb62] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb65:  // 2 preds: ^bb61, ^bb64
    "llvm.intr.memmove"(%381, %271, %379) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb67] : () -> ()
  ^bb66:  // pred: ^bb63
    "llvm.call"(%214, %212, %208, %271, %280, %381, %207) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_copy_strided, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 7, 0>}> : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb67] : () -> ()
  ^bb67:  // 3 preds: ^bb60, ^bb65, ^bb66
    "llvm.store"(%381, %140) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%207, %279) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%141, %159, %157, %381)[^bb68] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb68(%395: !llvm.ptr, %396: !llvm.ptr, %397: !llvm.ptr, %398: !llvm.ptr):  // 2 preds: ^bb56, ^bb67
    "llvm.store"(%124, %142) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %399 = "llvm.load"(%131) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %400 = "llvm.call"(%399, %398, %132, %133, %397) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    %401 = "llvm.icmp"(%400, %115) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%401, %112)[^bb69, ^bb72] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb69:  // pred: ^bb68
    %402 = "llvm.load"(%397) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%402, %396) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%395, %402)[^bb70] : (!llvm.ptr, !llvm.ptr) -> ()
  ^bb70(%403: !llvm.ptr, %404: !llvm.ptr):  // 2 preds: ^bb57, ^bb69
    "llvm.store"(%124, %403) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %405 = "llvm.load"(%134) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %406 = "llvm.call"(%405, %404, %140, %142) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %407 = "llvm.icmp"(%406, %115) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%407, %406)[^bb71, ^bb72] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb71:  // pred: ^bb70
    %408 = "llvm.load"(%142) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%135, %arg14) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %409 = "llvm.getelementptr"(%arg14, %113) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%115, %409) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %410 = "llvm.getelementptr"(%arg14, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%408, %410) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %411 = "llvm.getelementptr"(%arg14, %114) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%115, %411) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%115)[^bb72] : (i32) -> ()
  ^bb72(%412: i32):  // 3 preds: ^bb68, ^bb70, ^bb71
    %413 = "llvm.load"(%157) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %414 = "llvm.icmp"(%413, %124) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%414)[^bb74, ^bb73] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb73:  // pred: ^bb72
    %415 = "llvm.load"(%136) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %416 = "llvm.call"(%415, %413) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb74] : () -> ()
  ^bb74:  // 2 preds: ^bb72, ^bb73
    %417 = "llvm.load"(%141) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%417) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%412)[^bb75] : (i32) -> ()
  ^bb75(%418: i32):  // 9 preds: ^bb37, ^bb45, ^bb48, ^bb49, ^bb50, ^bb54, ^bb55, ^bb59, ^bb74
    "llvm.return"(%418) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_nest", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: !llvm.ptr, %arg10: !llvm.ptr):
    %32 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %33 = "llvm.mlir.constant"() <{value = 108 : i32}> : () -> i32
    %34 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %35 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %36 = "llvm.mlir.constant"() <{value = 100 : i32}> : () -> i32
    %37 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %38 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %39 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %40 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %41 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %42 = "llvm.getelementptr"(%41, %34) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %43 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %44 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %45 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %46 = "llvm.mlir.constant"() <{value = -16 : i32}> : () -> i32
    %47 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %48 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %49 = "llvm.getelementptr"(%41, %48) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %50 = "llvm.load"(%arg8) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %51 = "llvm.getelementptr"(%50, %32) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%51, %arg8) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %52 = "llvm.load"(%50) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %53 = "llvm.icmp"(%52, %33) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%53, %52)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %54 = "llvm.getelementptr"(%50, %34) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %55 = "llvm.load"(%54) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %56 = "llvm.getelementptr"(%arg9, %55) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memcpy"(%arg10, %56, %32) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %57 = "llvm.load"(%54) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %58 = "llvm.getelementptr"(%arg9, %57) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%35, %58) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %59 = "llvm.load"(%50) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%59)[^bb2] : (i32) -> ()
  ^bb2(%60: i32):  // 2 preds: ^bb0, ^bb1
    "llvm.switch"(%60, %35, %35)[^bb3, ^bb14, ^bb14] <{case_operand_segments = array<i32: 1, 1>, case_values = dense<[108, 110]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 2>}> : (i32, i32, i32) -> ()
  ^bb3:  // pred: ^bb2
    %61 = "llvm.icmp"(%60, %36) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %62 = "llvm.select"(%61, %37, %38) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %63 = "llvm.getelementptr"(%50, %34) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %64 = "llvm.load"(%63) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %65 = "llvm.zext"(%61) : (i1) -> i32
    %66 = "llvm.shl"(%64, %65) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %67 = "llvm.add"(%66, %38) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %68 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %69 = "llvm.alloca"(%67) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %70 = "llvm.shl"(%67, %34) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    "llvm.intr.memset"(%69, %39, %70) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %71 = "llvm.getelementptr"(%69, %62) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%35)[^bb4] : (i32) -> ()
  ^bb4(%72: i32):  // 2 preds: ^bb3, ^bb7
    %73 = "llvm.load"(%63) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %74 = "llvm.icmp"(%72, %73) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%74)[^bb5, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    "llvm.cond_br"(%61)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    %75 = "llvm.shl"(%72, %43) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %76 = "llvm.getelementptr"(%69, %75) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %77 = "llvm.load"(%arg8) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %78 = "llvm.getelementptr"(%77, %44) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %79 = "llvm.load"(%78) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %80 = "llvm.getelementptr"(%arg7, %79) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%44, %76) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %81 = "llvm.getelementptr"(%76, %34) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%35, %81) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %82 = "llvm.getelementptr"(%76, %44) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%80, %82) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %83 = "llvm.getelementptr"(%76, %45) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%35, %83) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb7] : () -> ()
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %84 = "llvm.shl"(%72, %65) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %85 = "llvm.getelementptr"(%71, %84) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %86 = "llvm.getelementptr"(%85, %46) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %87 = "llvm.call"(%arg7, %arg8, %arg9, %86) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_nest, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %88 = "llvm.add"(%72, %38) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %89 = "llvm.icmp"(%87, %35) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%89, %88, %87)[^bb4, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb8:  // pred: ^bb4
    %90 = "llvm.getelementptr"(%40, %65) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %91 = "llvm.load"(%90) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %92 = "llvm.load"(%42) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %93 = "llvm.call"(%92, %91, %69, %66, %arg10) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    "llvm.br"(%93)[^bb9] : (i32) -> ()
  ^bb9(%94: i32):  // 2 preds: ^bb7, ^bb8
    %95 = "llvm.icmp"(%66, %35) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%95, %35)[^bb10, ^bb13] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb10(%96: i32):  // 2 preds: ^bb9, ^bb12
    %97 = "llvm.getelementptr"(%69, %96) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %98 = "llvm.load"(%97) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %99 = "llvm.icmp"(%98, %47) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%99)[^bb11, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %100 = "llvm.load"(%49) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %101 = "llvm.getelementptr"(%97, %44) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %102 = "llvm.load"(%101) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %103 = "llvm.call"(%100, %102) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb12] : () -> ()
  ^bb12:  // 2 preds: ^bb10, ^bb11
    %104 = "llvm.add"(%96, %38) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %105 = "llvm.icmp"(%104, %66) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%105, %104)[^bb13, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb13:  // 2 preds: ^bb9, ^bb12
    "llvm.intr.stackrestore"(%68) : (!llvm.ptr) -> ()
    "llvm.br"(%94)[^bb14] : (i32) -> ()
  ^bb14(%106: i32):  // 3 preds: ^bb2, ^bb2, ^bb13
    "llvm.return"(%106) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "free", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "realloc", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
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

