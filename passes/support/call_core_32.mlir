// Made of runtime/call/tvm_call.c by `make core`: do not edit.
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<10 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str", unnamed_addr = 0 : i64, value = "TypeError\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<5 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_1", unnamed_addr = 0 : i64, value = "%lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.struct<"mlir_abi_32.union.anon.0", (struct<"mlir_abi_32.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2308 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2309 = "llvm.mlir.zero"() : () -> !llvm.struct<"mlir_abi_32.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %2310 = "llvm.mlir.zero"() : () -> !llvm.struct<"mlir_abi_32.union.anon.0", (struct<"mlir_abi_32.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>
    "llvm.return"(%2310) : (!llvm.struct<"mlir_abi_32.union.anon.0", (struct<"mlir_abi_32.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>) -> ()
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
    %2306 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2307 = "llvm.mlir.zero"() : () -> !llvm.array<6 x ptr>
    "llvm.return"(%2307) : (!llvm.array<6 x ptr>) -> ()
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
    %1626 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1627 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1628 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1629 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1630 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1631 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1632 = "llvm.mlir.constant"() <{value = 48 : i32}> : () -> i32
    %1633 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1634 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1635 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1636 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1637 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1638 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1639 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %1640 = "llvm.mlir.constant"() <{value = 108 : i32}> : () -> i32
    %1641 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1642 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1643 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1644 = "llvm.mlir.constant"() <{value = 3.4028234663852886E+38 : f64}> : () -> f64
    %1645 = "llvm.mlir.constant"() <{value = 1.7976931348623157E+308 : f64}> : () -> f64
    %1646 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1647 = "llvm.mlir.constant"() <{value = 3.3895313892515355E+38 : f64}> : () -> f64
    %1648 = "llvm.mlir.constant"() <{value = 6.550400e+04 : f64}> : () -> f64
    %1649 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1650 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1651 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1652 = "llvm.mlir.constant"() <{value = 14 : i32}> : () -> i32
    %1653 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1654 = "llvm.mlir.constant"() <{value = -1023 : i32}> : () -> i32
    %1655 = "llvm.mlir.constant"() <{value = 1024 : i32}> : () -> i32
    %1656 = "llvm.mlir.constant"() <{value = -32768 : i16}> : () -> i16
    %1657 = "llvm.mlir.constant"() <{value = 52 : i32}> : () -> i32
    %1658 = "llvm.mlir.constant"() <{value = 4503599627370495 : i64}> : () -> i64
    %1659 = "llvm.mlir.constant"() <{value = 4503599627370496 : i64}> : () -> i64
    %1660 = "llvm.mlir.constant"() <{value = 51 : i32}> : () -> i32
    %1661 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1662 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1663 = "llvm.mlir.constant"() <{value = 9007199254740991 : i64}> : () -> i64
    %1664 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1665 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1666 = "llvm.mlir.constant"() <{value = 32768 : i64}> : () -> i64
    %1667 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1668 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1669 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1670 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1671 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1672 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1673 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %1674 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1675 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %1676 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1677 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1678 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1679 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1680 = "llvm.mlir.constant"() <{value = 44 : i32}> : () -> i32
    %1681 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1682 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1683 = "llvm.alloca"(%1626) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %1684 = "llvm.alloca"(%1626) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>}> : (i32) -> !llvm.ptr
    %1685 = "llvm.alloca"(%1626) <{alignment = 8 : i64, elem_type = !llvm.array<1056 x i8>}> : (i32) -> !llvm.ptr
    %1686 = "llvm.alloca"(%1626) <{alignment = 4 : i64, elem_type = !llvm.array<2 x i32>}> : (i32) -> !llvm.ptr
    %1687 = "llvm.alloca"(%1626) <{alignment = 4 : i64, elem_type = !llvm.array<2 x i32>}> : (i32) -> !llvm.ptr
    %1688 = "llvm.alloca"(%1626) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %1689 = "llvm.alloca"(%1626) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1690 = "llvm.alloca"(%1626) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Call", (ptr, ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1691 = "llvm.load"(%1627) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1692 = "llvm.icmp"(%1691, %1628) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1692)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1693 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1694 = "llvm.icmp"(%1693, %1628) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1694, %1629)[^bb2, ^bb166] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1695 = "llvm.getelementptr"(%arg68, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1696 = "llvm.load"(%1695) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1697 = "llvm.getelementptr"(%arg68, %1631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1698 = "llvm.load"(%1697) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1699 = "llvm.add"(%1698, %1696) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1700 = "llvm.icmp"(%arg71, %1699) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1701 = "llvm.icmp"(%arg71, %1696) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1702 = "llvm.or"(%1701, %1700) : (i1, i1) -> i1
    "llvm.cond_br"(%1702)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1703 = "llvm.getelementptr"(%arg68, %1632) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1704 = "llvm.load"(%1703) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1705 = "llvm.getelementptr"(%arg68, %1704) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1706 = "llvm.sext"(%arg71) : (i32) -> i64
    "llvm.call"(%1633, %1705, %1634, %1635, %1706) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1629)[^bb166] : (i32) -> ()
  ^bb4:  // pred: ^bb2
    %1707 = "llvm.getelementptr"(%arg68, %1636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1708 = "llvm.load"(%1707) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1709 = "llvm.add"(%1708, %1626) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1710 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1711 = "llvm.alloca"(%1709) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1712 = "llvm.icmp"(%1698, %1628) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1713 = "llvm.and"(%1712, %1700) : (i1, i1) -> i1
    %1714 = "llvm.getelementptr"(%arg70, %1696) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1715 = "llvm.select"(%1713, %1714, %1634) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1716 = "llvm.getelementptr"(%arg68, %1637) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1717 = "llvm.load"(%1716) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1718 = "llvm.add"(%1717, %1626) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1719 = "llvm.alloca"(%1718) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1720 = "llvm.getelementptr"(%arg68, %1638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1721 = "llvm.load"(%1720) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1722 = "llvm.add"(%1721, %1630) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1723 = "llvm.alloca"(%1722) <{alignment = 16 : i64, elem_type = i8}> : (i32) -> !llvm.ptr
    "llvm.store"(%arg68, %1690) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1724 = "llvm.getelementptr"(%1690, %1638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1711, %1724) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1725 = "llvm.getelementptr"(%1690, %1636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1723, %1725) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1726 = "llvm.getelementptr"(%1690, %1631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1719, %1726) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1727 = "llvm.icmp"(%1696, %1628) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1727)[^bb5, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1728 = "llvm.getelementptr"(%arg68, %1639) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1729 = "llvm.load"(%1728) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1730 = "llvm.getelementptr"(%arg68, %1729) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1730, %1628)[^bb6] : (!llvm.ptr, i32) -> ()
  ^bb6(%1731: !llvm.ptr, %1732: i32):  // 2 preds: ^bb5, ^bb9
    %1733 = "llvm.load"(%1731) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1734 = "llvm.icmp"(%1733, %1640) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1735 = "llvm.getelementptr"(%arg70, %1732) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%1734)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %1736 = "llvm.getelementptr"(%1731, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1737 = "llvm.getelementptr"(%1731, %1638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1738 = "llvm.load"(%1737) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1739 = "llvm.getelementptr"(%1711, %1738) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1735, %1739) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1736)[^bb9] : (!llvm.ptr) -> ()
  ^bb8:  // pred: ^bb6
    %1740 = "llvm.call"(%1690, %1731, %1735) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1741 = "llvm.icmp"(%1740, %1634) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1741, %1629, %1740)[^bb165, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb9(%1742: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %1743 = "llvm.add"(%1732, %1626) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1744 = "llvm.icmp"(%1743, %1696) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1744, %1742, %1743)[^bb10, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb10:  // 2 preds: ^bb4, ^bb9
    %1745 = "llvm.getelementptr"(%arg68, %1641) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1746 = "llvm.load"(%1745) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1747 = "llvm.getelementptr"(%arg68, %1746) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1748 = "llvm.load"(%1707) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1749 = "llvm.icmp"(%1748, %1628) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1749)[^bb11, ^bb111] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1750 = "llvm.getelementptr"(%1688, %1637) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1751 = "llvm.getelementptr"(%1687, %1638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1752 = "llvm.getelementptr"(%1686, %1638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1628)[^bb12] : (i32) -> ()
  ^bb12(%1753: i32):  // 2 preds: ^bb11, ^bb110
    %1754 = "llvm.getelementptr"(%1747, %1753) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1755 = "llvm.load"(%1724) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1756 = "llvm.getelementptr"(%1755, %1753) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1757 = "llvm.load"(%1756) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1758 = "llvm.load"(%1690) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1759 = "llvm.getelementptr"(%1754, %1642) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1760 = "llvm.load"(%1759) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1761 = "llvm.load"(%1754) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1762 = "llvm.load"(%1757) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1761)[^bb78, ^bb13, ^bb62] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[97, 102]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb13:  // pred: ^bb12
    "llvm.switch"(%1762, %1758, %1626)[^bb61, ^bb14, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i32) -> ()
  ^bb14:  // pred: ^bb13
    %1763 = "llvm.getelementptr"(%1757, %1636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1764 = "llvm.load"(%1763) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1765 = "llvm.getelementptr"(%1764, %1637) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1765)[^bb16] : (!llvm.ptr) -> ()
  ^bb15:  // pred: ^bb13
    %1766 = "llvm.getelementptr"(%1757, %1636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1767 = "llvm.load"(%1766) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1768 = "llvm.icmp"(%1767, %1634) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1768, %1758, %1626, %1767)[^bb61, ^bb16] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb16(%1769: !llvm.ptr):  // 2 preds: ^bb14, ^bb15
    %1770 = "llvm.load"(%1725) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1771 = "llvm.getelementptr"(%1754, %1631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1772 = "llvm.load"(%1771) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1773 = "llvm.getelementptr"(%1770, %1772) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1774 = "llvm.getelementptr"(%1754, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1775 = "llvm.load"(%1774) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1776 = "llvm.icmp"(%1775, %1628) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1776, %1773)[^bb17, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb17:  // pred: ^bb16
    %1777 = "llvm.getelementptr"(%1754, %1668) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1778 = "llvm.load"(%1777) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1779 = "llvm.getelementptr"(%1770, %1778) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1780 = "llvm.getelementptr"(%1769, %1631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1781 = "llvm.load"(%1780) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1782 = "llvm.load"(%1758) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1782)[^bb19, ^bb20, ^bb18] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb18:  // pred: ^bb17
    "llvm.store"(%1781, %1773) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb19:  // pred: ^bb17
    %1783 = "llvm.trunc"(%1781) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%1783, %1773) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb20:  // pred: ^bb17
    %1784 = "llvm.sext"(%1781) : (i32) -> i64
    "llvm.store"(%1784, %1773) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb21:  // 3 preds: ^bb18, ^bb19, ^bb20
    %1785 = "llvm.load"(%1758) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1786 = "llvm.intr.smax"(%1785, %1638) : (i32, i32) -> i32
    %1787 = "llvm.getelementptr"(%1773, %1786) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1779, %1787) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1779)[^bb22] : (!llvm.ptr) -> ()
  ^bb22(%1788: !llvm.ptr):  // 2 preds: ^bb16, ^bb21
    %1789 = "llvm.load"(%1758) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1790 = "llvm.icmp"(%1789, %1636) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1790)[^bb23, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb23:  // pred: ^bb22
    %1791 = "llvm.call"(%1758, %1754, %1769, %1788) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1791)[^bb47] : (i32) -> ()
  ^bb24:  // pred: ^bb22
    %1792 = "llvm.getelementptr"(%1769, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1793 = "llvm.load"(%1792) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1794 = "llvm.getelementptr"(%1754, %1638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1795 = "llvm.load"(%1794) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1796 = "llvm.icmp"(%1793, %1795) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1796, %1643)[^bb25, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb25:  // pred: ^bb24
    %1797 = "llvm.getelementptr"(%1769, %1631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1798 = "llvm.load"(%1797) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1799 = "llvm.load"(%1774) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1800 = "llvm.icmp"(%1799, %1628) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1800)[^bb26, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb26:  // pred: ^bb25
    %1801 = "llvm.icmp"(%1798, %1670) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1801, %1669)[^bb46, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb27:  // pred: ^bb25
    %1802 = "llvm.icmp"(%1798, %1799) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1802, %1669)[^bb28, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb28:  // 2 preds: ^bb26, ^bb27
    %1803 = "llvm.getelementptr"(%1754, %1639) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1804 = "llvm.load"(%1803) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1805 = "llvm.getelementptr"(%1758, %1804) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1806 = "llvm.getelementptr"(%1769, %1668) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1807 = "llvm.load"(%1806) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1808 = "llvm.icmp"(%1798, %1628) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1808, %1628, %1671)[^bb29, ^bb41] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb29:  // pred: ^bb28
    %1809 = "llvm.getelementptr"(%1805, %1636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1810 = "llvm.getelementptr"(%1754, %1672) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1811 = "llvm.getelementptr"(%1809, %1798) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1812 = "llvm.getelementptr"(%1769, %1637) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1813 = "llvm.getelementptr"(%1754, %1637) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1814 = "llvm.getelementptr"(%1788, %1636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1628, %1798, %1661, %1628)[^bb30] : (i32, i32, i64, i32) -> ()
  ^bb30(%1815: i32, %1816: i32, %1817: i64, %1818: i32):  // 2 preds: ^bb29, ^bb39
    %1819 = "llvm.add"(%1816, %1629) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1820 = "llvm.getelementptr"(%1807, %1819) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1821 = "llvm.load"(%1820) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1822 = "llvm.load"(%1810) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1823 = "llvm.icmp"(%1822, %1628) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1823, %1817)[^bb32, ^bb31] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb31:  // pred: ^bb30
    %1824 = "llvm.getelementptr"(%1811, %1819) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1825 = "llvm.load"(%1824) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1825)[^bb32] : (i64) -> ()
  ^bb32(%1826: i64):  // 2 preds: ^bb30, ^bb31
    %1827 = "llvm.icmp"(%1826, %1673) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1828 = "llvm.select"(%1827, %1826, %1817) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1800)[^bb34, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb33:  // pred: ^bb32
    %1829 = "llvm.getelementptr"(%1805, %1816) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1830 = "llvm.load"(%1829) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1831 = "llvm.icmp"(%1830, %1673) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1832 = "llvm.icmp"(%1830, %1821) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1833 = "llvm.select"(%1831, %1671, %1832) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1833, %1638)[^bb34, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb34:  // 2 preds: ^bb32, ^bb33
    %1834 = "llvm.icmp"(%1821, %1661) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1834, %1818, %1828)[^bb35, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb35:  // pred: ^bb34
    %1835 = "llvm.load"(%1812) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1836 = "llvm.icmp"(%1835, %1634) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1836, %1818, %1828)[^bb39, ^bb36] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb36:  // pred: ^bb35
    %1837 = "llvm.getelementptr"(%1835, %1819) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1838 = "llvm.load"(%1837) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1839 = "llvm.icmp"(%1838, %1826) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1840 = "llvm.or"(%1827, %1839) : (i1, i1) -> i1
    %1841 = "llvm.select"(%1839, %1818, %1674) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1842 = "llvm.select"(%1839, %1828, %1838) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1840, %1841, %1842)[^bb39, ^bb37] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb37:  // pred: ^bb36
    %1843 = "llvm.load"(%1813) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1844 = "llvm.icmp"(%1843, %1628) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1845 = "llvm.icmp"(%1838, %1664) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1846 = "llvm.or"(%1845, %1844) : (i1, i1) -> i1
    "llvm.cond_br"(%1846, %1818, %1838)[^bb39, ^bb38] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb38:  // pred: ^bb37
    "llvm.br"(%1675, %1664)[^bb39] : (i32, i64) -> ()
  ^bb39(%1847: i32, %1848: i64):  // 5 preds: ^bb34, ^bb35, ^bb36, ^bb37, ^bb38
    %1849 = "llvm.shl"(%1816, %1669) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1850 = "llvm.getelementptr"(%1814, %1849) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1821, %1850) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1851 = "llvm.add"(%1816, %1798) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %1852 = "llvm.shl"(%1851, %1669) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1853 = "llvm.getelementptr"(%1814, %1852) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1848, %1853) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1854 = "llvm.icmp"(%1821, %1664) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1855 = "llvm.zext"(%1854) : (i1) -> i32
    %1856 = "llvm.or"(%1815, %1855) : (i32, i32) -> i32
    %1857 = "llvm.intr.umax"(%1821, %1661) : (i64, i64) -> i64
    %1858 = "llvm.mul"(%1857, %1817) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1859 = "llvm.icmp"(%1816, %1626) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1859, %1856, %1819, %1858, %1847)[^bb30, ^bb40] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i32, i32, i64, i32) -> ()
  ^bb40:  // pred: ^bb39
    %1860 = "llvm.icmp"(%1856, %1628) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%1847, %1860)[^bb41] : (i32, i1) -> ()
  ^bb41(%1861: i32, %1862: i1):  // 2 preds: ^bb28, ^bb40
    %1863 = "llvm.getelementptr"(%1769, %1638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1864 = "llvm.load"(%1863) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1864, %1636)[^bb46, ^bb42, ^bb42, ^bb42] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb42:  // 3 preds: ^bb41, ^bb41, ^bb41
    %1865 = "llvm.load"(%1769) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1866 = "llvm.ptrtoint"(%1865) : (!llvm.ptr) -> i32
    %1867 = "llvm.getelementptr"(%1769, %1641) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1868 = "llvm.load"(%1867) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1869 = "llvm.trunc"(%1868) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1870 = "llvm.add"(%1869, %1866) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1871 = "llvm.load"(%1805) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1872 = "llvm.getelementptr"(%1754, %1636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1873 = "llvm.load"(%1872) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1874 = "llvm.trunc"(%1871) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1875 = "llvm.mul"(%1873, %1874) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1876 = "llvm.sub"(%1870, %1875) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%1876, %1788) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1877 = "llvm.getelementptr"(%1788, %1638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1876, %1877) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1878 = "llvm.getelementptr"(%1788, %1636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1879 = "llvm.load"(%1805) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%1879, %1878) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%1862)[^bb45, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb43:  // pred: ^bb42
    %1880 = "llvm.getelementptr"(%1769, %1637) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1881 = "llvm.load"(%1880) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1882 = "llvm.icmp"(%1881, %1634) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1882, %1628)[^bb46, ^bb44] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb44:  // pred: ^bb43
    "llvm.intr.memcpy"(%1688, %1769, %1639) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.store"(%1634, %1750) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1883 = "llvm.call"(%1758, %1754, %1688, %1788) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1883)[^bb46] : (i32) -> ()
  ^bb45:  // pred: ^bb42
    %1884 = "llvm.getelementptr"(%1754, %1641) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1885 = "llvm.load"(%1884) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1886 = "llvm.add"(%1885, %1629) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1887 = "llvm.and"(%1886, %1876) : (i32, i32) -> i32
    %1888 = "llvm.icmp"(%1887, %1628) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1889 = "llvm.select"(%1888, %1861, %1649) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%1889)[^bb46] : (i32) -> ()
  ^bb46(%1890: i32):  // 8 preds: ^bb24, ^bb26, ^bb27, ^bb33, ^bb41, ^bb43, ^bb44, ^bb45
    "llvm.br"(%1890)[^bb47] : (i32) -> ()
  ^bb47(%1891: i32):  // 2 preds: ^bb23, ^bb46
    %1892 = "llvm.icmp"(%1891, %1628) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1893 = "llvm.load"(%1690) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.cond_br"(%1892, %1893, %1891)[^bb48, ^bb61] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb48:  // pred: ^bb47
    %1894 = "llvm.load"(%1725) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1895 = "llvm.getelementptr"(%1893, %1657) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1896 = "llvm.load"(%1895) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1897 = "llvm.icmp"(%1753, %1896) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1897)[^bb59, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb49:  // pred: ^bb48
    %1898 = "llvm.getelementptr"(%1893, %1641) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1899 = "llvm.load"(%1898) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1900 = "llvm.getelementptr"(%1893, %1899) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1901 = "llvm.icmp"(%1753, %1628) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1901)[^bb59, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb50:  // pred: ^bb49
    %1902 = "llvm.getelementptr"(%1900, %1753) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1903 = "llvm.getelementptr"(%1902, %1637) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1628)[^bb51] : (i32) -> ()
  ^bb51(%1904: i32):  // 2 preds: ^bb50, ^bb58
    %1905 = "llvm.getelementptr"(%1900, %1904) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1906 = "llvm.load"(%1905) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1907 = "llvm.icmp"(%1906, %1676) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1907)[^bb52, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb52:  // pred: ^bb51
    %1908 = "llvm.load"(%1903) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1909 = "llvm.icmp"(%1908, %1643) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1909)[^bb54, ^bb53] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb53:  // pred: ^bb52
    %1910 = "llvm.getelementptr"(%1905, %1637) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1911 = "llvm.load"(%1910) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1912 = "llvm.icmp"(%1911, %1643) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1912)[^bb54, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // 2 preds: ^bb52, ^bb53
    %1913 = "llvm.call"(%1893, %1902, %1894, %1686) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1914 = "llvm.icmp"(%1913, %1628) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1914)[^bb59, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb55:  // pred: ^bb54
    %1915 = "llvm.call"(%1893, %1905, %1894, %1687) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1916 = "llvm.icmp"(%1915, %1628) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1916)[^bb58, ^bb56] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb56:  // pred: ^bb55
    %1917 = "llvm.load"(%1686) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1918 = "llvm.load"(%1751) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1919 = "llvm.icmp"(%1917, %1918) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1919)[^bb57, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb57:  // pred: ^bb56
    %1920 = "llvm.load"(%1687) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1921 = "llvm.load"(%1752) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1922 = "llvm.icmp"(%1920, %1921) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1922)[^bb60, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb58:  // 5 preds: ^bb51, ^bb53, ^bb55, ^bb56, ^bb57
    %1923 = "llvm.add"(%1904, %1626) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1924 = "llvm.icmp"(%1923, %1753) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1924, %1923)[^bb59, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb59:  // 4 preds: ^bb48, ^bb49, ^bb54, ^bb58
    "llvm.br"()[^bb110] : () -> ()
  ^bb60:  // pred: ^bb57
    "llvm.br"(%1893, %1631)[^bb61] : (!llvm.ptr, i32) -> ()
  ^bb61(%1925: !llvm.ptr, %1926: i32):  // 4 preds: ^bb13, ^bb15, ^bb47, ^bb60
    %1927 = "llvm.getelementptr"(%1758, %1760) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1926, %1927, %1757, %1754, %1925) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1629)[^bb165] : (i32) -> ()
  ^bb62:  // pred: ^bb12
    %1928 = "llvm.add"(%1762, %1629) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1929 = "llvm.icmp"(%1928, %1643) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1929)[^bb64, ^bb63] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb63:  // pred: ^bb62
    "llvm.switch"(%1762, %1626)[^bb106, ^bb65, ^bb101, ^bb102] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[3, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb64:  // pred: ^bb62
    %1930 = "llvm.getelementptr"(%1757, %1636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1931 = "llvm.load"(%1930) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1932 = "llvm.sitofp"(%1931) : (i64) -> f64
    "llvm.br"(%1932)[^bb66] : (f64) -> ()
  ^bb65:  // pred: ^bb63
    %1933 = "llvm.getelementptr"(%1757, %1636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1934 = "llvm.load"(%1933) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%1934)[^bb66] : (f64) -> ()
  ^bb66(%1935: f64):  // 2 preds: ^bb64, ^bb65
    %1936 = "llvm.load"(%1725) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1937 = "llvm.getelementptr"(%1754, %1631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1938 = "llvm.load"(%1937) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1939 = "llvm.getelementptr"(%1936, %1938) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1940 = "llvm.getelementptr"(%1754, %1636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1941 = "llvm.load"(%1940) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1941)[^bb68, ^bb67, ^bb69] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb67:  // pred: ^bb66
    "llvm.store"(%1935, %1939) <{alignment = 1 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"()[^bb110] : () -> ()
  ^bb68:  // pred: ^bb66
    %1942 = "llvm.getelementptr"(%1754, %1638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1943 = "llvm.load"(%1942) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1944 = "llvm.and"(%1943, %1646) : (i32, i32) -> i32
    %1945 = "llvm.icmp"(%1944, %1638) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1946 = "llvm.select"(%1945, %1647, %1648) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %1947 = "llvm.intr.fabs"(%1935) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %1948 = "llvm.fcmp"(%1947, %1946) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %1949 = "llvm.fcmp"(%1947, %1645) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %1950 = "llvm.and"(%1949, %1948) : (i1, i1) -> i1
    "llvm.cond_br"(%1950)[^bb109, ^bb71] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb69:  // pred: ^bb66
    %1951 = "llvm.intr.fabs"(%1935) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %1952 = "llvm.fcmp"(%1951, %1644) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %1953 = "llvm.fcmp"(%1951, %1645) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %1954 = "llvm.and"(%1952, %1953) : (i1, i1) -> i1
    "llvm.cond_br"(%1954)[^bb109, ^bb70] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb70:  // pred: ^bb69
    %1955 = "llvm.fptrunc"(%1935) : (f64) -> f32
    "llvm.store"(%1955, %1939) <{alignment = 1 : i64, ordering = 0 : i64}> : (f32, !llvm.ptr) -> ()
    "llvm.br"()[^bb110] : () -> ()
  ^bb71:  // pred: ^bb68
    %1956 = "llvm.select"(%1945, %1649, %1650) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1957 = "llvm.bitcast"(%1935) : (f64) -> i64
    %1958 = "llvm.lshr"(%1957, %1651) : (i64, i64) -> i64
    %1959 = "llvm.bitcast"(%1947) : (f64) -> i64
    %1960 = "llvm.sub"(%1652, %1956) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1961 = "llvm.shl"(%1629, %1960) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1962 = "llvm.add"(%1961, %1643) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1963 = "llvm.lshr"(%1959, %1653) : (i64, i64) -> i64
    %1964 = "llvm.trunc"(%1963) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %1965 = "llvm.add"(%1964, %1654) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1966 = "llvm.zext"(%1956) <{nonNeg}> : (i32) -> i64
    %1967 = "llvm.icmp"(%1965, %1655) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1967)[^bb72, ^bb73] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb72:  // pred: ^bb71
    %1968 = "llvm.xor"(%1956, %1667) : (i32, i32) -> i32
    %1969 = "llvm.shl"(%1629, %1968) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1970 = "llvm.xor"(%1969, %1629) : (i32, i32) -> i32
    %1971 = "llvm.zext"(%1970) <{nonNeg}> : (i32) -> i64
    %1972 = "llvm.shl"(%1971, %1966) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1973 = "llvm.and"(%1958, %1666) : (i64, i64) -> i64
    %1974 = "llvm.or"(%1972, %1973) : (i64, i64) -> i64
    %1975 = "llvm.and"(%1959, %1658) : (i64, i64) -> i64
    %1976 = "llvm.icmp"(%1975, %1664) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1977 = "llvm.add"(%1956, %1629) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1978 = "llvm.shl"(%1626, %1977) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1979 = "llvm.zext"(%1978) <{nonNeg}> : (i32) -> i64
    %1980 = "llvm.select"(%1976, %1664, %1979) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1981 = "llvm.or"(%1974, %1980) : (i64, i64) -> i64
    %1982 = "llvm.trunc"(%1981) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%1982)[^bb77] : (i16) -> ()
  ^bb73:  // pred: ^bb71
    %1983 = "llvm.trunc"(%1958) <{overflowFlags = 2 : i32}> : (i64) -> i16
    %1984 = "llvm.and"(%1983, %1656) : (i16, i16) -> i16
    %1985 = "llvm.icmp"(%1965, %1962) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %1986 = "llvm.sub"(%1962, %1965) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1987 = "llvm.select"(%1985, %1986, %1628) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1988 = "llvm.sub"(%1987, %1956) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1989 = "llvm.icmp"(%1988, %1643) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1989, %1984)[^bb77, ^bb74] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i16) -> ()
  ^bb74:  // pred: ^bb73
    %1990 = "llvm.add"(%1988, %1657) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1991 = "llvm.and"(%1959, %1658) : (i64, i64) -> i64
    %1992 = "llvm.or"(%1991, %1659) <{isDisjoint}> : (i64, i64) -> i64
    %1993 = "llvm.add"(%1988, %1660) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1994 = "llvm.zext"(%1993) <{nonNeg}> : (i32) -> i64
    %1995 = "llvm.shl"(%1661, %1994) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %1996 = "llvm.zext"(%1990) <{nonNeg}> : (i32) -> i64
    %1997 = "llvm.lshr"(%1992, %1996) : (i64, i64) -> i64
    %1998 = "llvm.shl"(%1662, %1994) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1999 = "llvm.add"(%1998, %1663) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %2000 = "llvm.and"(%1999, %1992) : (i64, i64) -> i64
    %2001 = "llvm.icmp"(%2000, %1995) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2001, %1626)[^bb76, ^bb75] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb75:  // pred: ^bb74
    %2002 = "llvm.icmp"(%2000, %1995) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2003 = "llvm.and"(%1997, %1661) : (i64, i64) -> i64
    %2004 = "llvm.icmp"(%2003, %1664) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2005 = "llvm.select"(%2002, %2004, %1665) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %2006 = "llvm.zext"(%2005) : (i1) -> i32
    "llvm.br"(%2006)[^bb76] : (i32) -> ()
  ^bb76(%2007: i32):  // 2 preds: ^bb74, ^bb75
    %2008 = "llvm.zext"(%2007) <{nonNeg}> : (i32) -> i64
    %2009 = "llvm.sub"(%1965, %1962) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2010 = "llvm.select"(%1985, %1628, %2009) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2011 = "llvm.zext"(%2010) : (i32) -> i64
    %2012 = "llvm.and"(%1958, %1666) : (i64, i64) -> i64
    %2013 = "llvm.shl"(%2011, %1966) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2014 = "llvm.add"(%1997, %2013) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2015 = "llvm.add"(%2014, %2008) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2016 = "llvm.or"(%2015, %2012) : (i64, i64) -> i64
    %2017 = "llvm.trunc"(%2016) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%2017)[^bb77] : (i16) -> ()
  ^bb77(%2018: i16):  // 3 preds: ^bb72, ^bb73, ^bb76
    "llvm.store"(%2018, %1939) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb110] : () -> ()
  ^bb78:  // pred: ^bb12
    %2019 = "llvm.add"(%1762, %1629) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2020 = "llvm.icmp"(%2019, %1643) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2020)[^bb79, ^bb95] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb79:  // pred: ^bb78
    %2021 = "llvm.getelementptr"(%1757, %1636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2022 = "llvm.load"(%2021) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2023 = "llvm.load"(%1725) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2024 = "llvm.getelementptr"(%1754, %1631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2025 = "llvm.load"(%2024) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2026 = "llvm.getelementptr"(%2023, %2025) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2027 = "llvm.getelementptr"(%1754, %1636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2028 = "llvm.load"(%2027) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2028)[^bb82, ^bb80, ^bb83, ^bb81] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 8, 4]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb80:  // pred: ^bb79
    %2029 = "llvm.trunc"(%2022) <{overflowFlags = 0 : i32}> : (i64) -> i8
    "llvm.store"(%2029, %2026) <{alignment = 1 : i64, ordering = 0 : i64}> : (i8, !llvm.ptr) -> ()
    "llvm.br"()[^bb84] : () -> ()
  ^bb81:  // pred: ^bb79
    %2030 = "llvm.trunc"(%2022) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%2030, %2026) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb84] : () -> ()
  ^bb82:  // pred: ^bb79
    %2031 = "llvm.trunc"(%2022) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%2031, %2026) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb84] : () -> ()
  ^bb83:  // pred: ^bb79
    "llvm.store"(%2022, %2026) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb84] : () -> ()
  ^bb84:  // 4 preds: ^bb80, ^bb81, ^bb82, ^bb83
    %2032 = "llvm.load"(%2024) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2033 = "llvm.getelementptr"(%2023, %2032) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2034 = "llvm.load"(%2033) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %2035 = "llvm.zext"(%2034) : (i8) -> i64
    %2036 = "llvm.load"(%1754) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2037 = "llvm.icmp"(%2036, %1678) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2037)[^bb85, ^bb86] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb85:  // pred: ^bb84
    %2038 = "llvm.and"(%2035, %1661) : (i64, i64) -> i64
    "llvm.br"(%2038)[^bb94] : (i64) -> ()
  ^bb86:  // pred: ^bb84
    %2039 = "llvm.load"(%2027) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2040 = "llvm.icmp"(%2039, %1626) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2040, %2035)[^bb87, ^bb91] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb87:  // pred: ^bb86
    "llvm.switch"(%2039)[^bb90, ^bb88, ^bb89] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb88:  // pred: ^bb87
    %2041 = "llvm.load"(%2033) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%2041)[^bb91] : (i64) -> ()
  ^bb89:  // pred: ^bb87
    %2042 = "llvm.load"(%2033) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2043 = "llvm.sext"(%2042) : (i32) -> i64
    "llvm.br"(%2043)[^bb91] : (i64) -> ()
  ^bb90:  // pred: ^bb87
    %2044 = "llvm.load"(%2033) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %2045 = "llvm.sext"(%2044) : (i16) -> i64
    "llvm.br"(%2045)[^bb91] : (i64) -> ()
  ^bb91(%2046: i64):  // 4 preds: ^bb86, ^bb88, ^bb89, ^bb90
    %2047 = "llvm.shl"(%2039, %1669) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2048 = "llvm.sub"(%1670, %2047) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2049 = "llvm.icmp"(%2036, %1677) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2050 = "llvm.zext"(%2048) : (i32) -> i64
    "llvm.cond_br"(%2049)[^bb92, ^bb93] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb92:  // pred: ^bb91
    %2051 = "llvm.lshr"(%1679, %2050) : (i64, i64) -> i64
    %2052 = "llvm.and"(%2046, %2051) : (i64, i64) -> i64
    "llvm.br"(%2052)[^bb94] : (i64) -> ()
  ^bb93:  // pred: ^bb91
    %2053 = "llvm.shl"(%2046, %2050) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2054 = "llvm.ashr"(%2053, %2050) <{isExact}> : (i64, i64) -> i64
    "llvm.br"(%2054)[^bb94] : (i64) -> ()
  ^bb94(%2055: i64):  // 3 preds: ^bb85, ^bb92, ^bb93
    %2056 = "llvm.icmp"(%2055, %2022) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2056)[^bb108, ^bb109] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb95:  // pred: ^bb78
    "llvm.switch"(%1762, %1626)[^bb106, ^bb96, ^bb101, ^bb102] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[78, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb96:  // pred: ^bb95
    %2057 = "llvm.getelementptr"(%1757, %1636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2058 = "llvm.load"(%2057) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2059 = "llvm.getelementptr"(%2058, %1637) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2060 = "llvm.icmp"(%1761, %1677) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2060)[^bb97, ^bb109] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb97:  // pred: ^bb96
    %2061 = "llvm.getelementptr"(%1754, %1636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2062 = "llvm.load"(%2061) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2063 = "llvm.icmp"(%2062, %1636) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2063)[^bb98, ^bb109] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb98:  // pred: ^bb97
    %2064 = "llvm.load"(%2059) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2065 = "llvm.icmp"(%2064, %1662) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2065)[^bb99, ^bb109] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb99:  // pred: ^bb98
    %2066 = "llvm.getelementptr"(%2058, %1642) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2067 = "llvm.load"(%2066) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2068 = "llvm.icmp"(%2067, %1664) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2068)[^bb100, ^bb109] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb100:  // pred: ^bb99
    %2069 = "llvm.load"(%1725) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2070 = "llvm.getelementptr"(%1754, %1631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2071 = "llvm.load"(%2070) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2072 = "llvm.getelementptr"(%2069, %2071) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2073 = "llvm.getelementptr"(%2058, %1672) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2074 = "llvm.load"(%2073) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%2074, %2072) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb110] : () -> ()
  ^bb101:  // 2 preds: ^bb63, ^bb95
    %2075 = "llvm.getelementptr"(%1757, %1636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2076 = "llvm.load"(%2075) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2077 = "llvm.getelementptr"(%2076, %1637) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%2077)[^bb103] : (!llvm.ptr) -> ()
  ^bb102:  // 2 preds: ^bb63, ^bb95
    %2078 = "llvm.getelementptr"(%1757, %1636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2079 = "llvm.load"(%2078) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2080 = "llvm.icmp"(%2079, %1634) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2080, %1626, %2079)[^bb106, ^bb103] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb103(%2081: !llvm.ptr):  // 2 preds: ^bb101, ^bb102
    %2082 = "llvm.getelementptr"(%2081, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2083 = "llvm.load"(%2082) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2084 = "llvm.getelementptr"(%1754, %1638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2085 = "llvm.load"(%2084) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2086 = "llvm.icmp"(%2083, %2085) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2086, %1643)[^bb104, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb104:  // pred: ^bb103
    %2087 = "llvm.getelementptr"(%2081, %1631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2088 = "llvm.load"(%2087) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2089 = "llvm.icmp"(%2088, %1628) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2089, %1643)[^bb105, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb105:  // pred: ^bb104
    %2090 = "llvm.getelementptr"(%2081, %1638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2091 = "llvm.load"(%2090) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2091, %1636)[^bb106, ^bb107, ^bb107, ^bb107] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb106(%2092: i32):  // 6 preds: ^bb63, ^bb95, ^bb102, ^bb103, ^bb104, ^bb105
    %2093 = "llvm.getelementptr"(%1758, %1760) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%2092, %2093, %1757, %1754, %1758) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1629)[^bb165] : (i32) -> ()
  ^bb107:  // 3 preds: ^bb105, ^bb105, ^bb105
    %2094 = "llvm.load"(%1725) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2095 = "llvm.getelementptr"(%1754, %1631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2096 = "llvm.load"(%2095) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2097 = "llvm.getelementptr"(%2094, %2096) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2098 = "llvm.load"(%2081) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2099 = "llvm.getelementptr"(%2081, %1641) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2100 = "llvm.load"(%2099) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2101 = "llvm.trunc"(%2100) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2102 = "llvm.getelementptr"(%2098, %2101) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2103 = "llvm.getelementptr"(%1754, %1636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2104 = "llvm.load"(%2103) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.memcpy"(%2097, %2102, %2104) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb110] : () -> ()
  ^bb108:  // pred: ^bb94
    %2105 = "llvm.icmp"(%2036, %1677) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2106 = "llvm.icmp"(%2022, %1664) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %2107 = "llvm.and"(%2106, %2105) : (i1, i1) -> i1
    "llvm.cond_br"(%2107)[^bb109, ^bb110] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb109:  // 8 preds: ^bb68, ^bb69, ^bb94, ^bb96, ^bb97, ^bb98, ^bb99, ^bb108
    %2108 = "llvm.getelementptr"(%1758, %1760) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1681, %2108, %1757, %1682, %1664) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1629)[^bb165] : (i32) -> ()
  ^bb110:  // 7 preds: ^bb59, ^bb67, ^bb70, ^bb77, ^bb100, ^bb107, ^bb108
    %2109 = "llvm.add"(%1753, %1626) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2110 = "llvm.load"(%1707) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2111 = "llvm.icmp"(%2109, %2110) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2111, %2109)[^bb12, ^bb111] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb111:  // 2 preds: ^bb10, ^bb110
    %2112 = "llvm.getelementptr"(%arg68, %1680) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2113 = "llvm.load"(%2112) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2114 = "llvm.getelementptr"(%arg68, %2113) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2115 = "llvm.getelementptr"(%arg68, %1668) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2116 = "llvm.load"(%2115) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2117 = "llvm.icmp"(%2116, %1628) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2117, %1628)[^bb112, ^bb120] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb112(%2118: i32):  // 2 preds: ^bb111, ^bb119
    %2119 = "llvm.getelementptr"(%2114, %2118) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Condition", (struct<"mlir_abi_32.struct.Sum", (i32, i32)>, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2120 = "llvm.getelementptr"(%2119, %1638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2121 = "llvm.load"(%2120) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2122 = "llvm.getelementptr"(%arg68, %2121) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2123 = "llvm.getelementptr"(%2119, %1631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2124 = "llvm.load"(%2123) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2125 = "llvm.sext"(%2124) : (i32) -> i64
    %2126 = "llvm.icmp"(%2124, %1628) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2127 = "llvm.load"(%2119) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2128 = "llvm.icmp"(%2127, %1628) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2126)[^bb114, ^bb113] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb113:  // pred: ^bb112
    "llvm.cond_br"(%2128, %1628, %1664)[^bb117, ^bb119] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb114:  // pred: ^bb112
    "llvm.cond_br"(%2128, %1628, %1664, %1664)[^bb115, ^bb116] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i64, i64) -> ()
  ^bb115(%2129: i32, %2130: i64):  // 2 preds: ^bb114, ^bb115
    %2131 = "llvm.getelementptr"(%2122, %2129) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2132 = "llvm.call"(%arg68, %1723, %2131) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %2133 = "llvm.load"(%2131) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2134 = "llvm.mul"(%2133, %2132) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2135 = "llvm.add"(%2134, %2130) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2136 = "llvm.add"(%2129, %1626) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2137 = "llvm.icmp"(%2136, %2127) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2137, %2135, %2136, %2135)[^bb116, ^bb115] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i64) -> ()
  ^bb116(%2138: i64):  // 2 preds: ^bb114, ^bb115
    %2139 = "llvm.getelementptr"(%2119, %1636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2140 = "llvm.load"(%2139) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2141 = "llvm.icmp"(%2140, %1628) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2142 = "llvm.icmp"(%2138, %1679) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %2143 = "llvm.icmp"(%2138, %1664) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2144 = "llvm.select"(%2141, %2143, %2142) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2144)[^bb119, ^bb122] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb117(%2145: i32, %2146: i64):  // 2 preds: ^bb113, ^bb117
    %2147 = "llvm.getelementptr"(%2122, %2145) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2148 = "llvm.call"(%arg68, %1723, %2147) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %2149 = "llvm.srem"(%2148, %2125) : (i64, i64) -> i64
    %2150 = "llvm.load"(%2147) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2151 = "llvm.srem"(%2150, %2125) : (i64, i64) -> i64
    %2152 = "llvm.mul"(%2151, %2149) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2153 = "llvm.add"(%2152, %2146) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2154 = "llvm.srem"(%2153, %2125) : (i64, i64) -> i64
    %2155 = "llvm.add"(%2145, %1626) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2156 = "llvm.icmp"(%2155, %2127) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2156, %2155, %2154)[^bb118, ^bb117] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb118:  // pred: ^bb117
    %2157 = "llvm.icmp"(%2154, %1664) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2157)[^bb119, ^bb122] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb119:  // 3 preds: ^bb113, ^bb116, ^bb118
    %2158 = "llvm.add"(%2118, %1626) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2159 = "llvm.icmp"(%2158, %2116) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2159, %2158)[^bb120, ^bb112] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb120:  // 2 preds: ^bb111, ^bb119
    %2160 = "llvm.icmp"(%1715, %1634) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %2161 = "llvm.icmp"(%1698, %1628) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %2162 = "llvm.and"(%2160, %2161) : (i1, i1) -> i1
    "llvm.cond_br"(%2162)[^bb121, ^bb160] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb121:  // pred: ^bb120
    %2163 = "llvm.getelementptr"(%arg68, %1672) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2164 = "llvm.load"(%2163) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2165 = "llvm.getelementptr"(%arg68, %2164) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2166 = "llvm.getelementptr"(%1684, %1632) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2167 = "llvm.getelementptr"(%1684, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2168 = "llvm.getelementptr"(%1684, %1636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2169 = "llvm.getelementptr"(%1684, %1641) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2170 = "llvm.getelementptr"(%1684, %1672) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2171 = "llvm.getelementptr"(%1684, %1631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2172 = "llvm.getelementptr"(%1684, %1668) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2173 = "llvm.getelementptr"(%1684, %1637) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2174 = "llvm.getelementptr"(%1684, %1680) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2175 = "llvm.getelementptr"(%1684, %1639) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2176 = "llvm.getelementptr"(%1685, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2177 = "llvm.getelementptr"(%1684, %1638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2178 = "llvm.getelementptr"(%1683, %1637) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1628)[^bb123] : (i32) -> ()
  ^bb122:  // 2 preds: ^bb116, ^bb118
    "llvm.call"(%1690, %2119) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_sizes, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1629)[^bb165] : (i32) -> ()
  ^bb123(%2179: i32):  // 2 preds: ^bb121, ^bb159
    %2180 = "llvm.getelementptr"(%1714, %2179) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2181 = "llvm.getelementptr"(%2165, %2179) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memcpy"(%1684, %2181, %1657) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %2182 = "llvm.load"(%2166) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2183 = "llvm.load"(%1684) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2184 = "llvm.icmp"(%2183, %1676) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2184)[^bb125, ^bb124] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb124:  // pred: ^bb123
    "llvm.store"(%1628, %2167) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2185 = "llvm.load"(%2168) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2185, %2169) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb125] : () -> ()
  ^bb125:  // 2 preds: ^bb123, ^bb124
    "llvm.store"(%1628, %2170) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1628, %2171) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1630, %2172) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1626, %2173) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2186 = "llvm.load"(%2174) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2186, %2175) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2187 = "llvm.load"(%2180) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2187, %1626)[^bb158, ^bb127, ^bb126] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb126:  // pred: ^bb125
    %2188 = "llvm.getelementptr"(%2180, %1636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2189 = "llvm.load"(%2188) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2190 = "llvm.icmp"(%2189, %1634) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2190, %1626, %2189)[^bb158, ^bb128] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb127:  // pred: ^bb125
    %2191 = "llvm.getelementptr"(%2180, %1636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2192 = "llvm.load"(%2191) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2193 = "llvm.getelementptr"(%2192, %1637) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%2193)[^bb128] : (!llvm.ptr) -> ()
  ^bb128(%2194: !llvm.ptr):  // 2 preds: ^bb126, ^bb127
    %2195 = "llvm.load"(%2167) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2196 = "llvm.icmp"(%2195, %1628) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %2197 = "llvm.load"(%arg68) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%2196, %1685)[^bb129, ^bb134] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb129:  // pred: ^bb128
    %2198 = "llvm.getelementptr"(%2194, %1631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2199 = "llvm.load"(%2198) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2197)[^bb131, ^bb132, ^bb130] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb130:  // pred: ^bb129
    "llvm.store"(%2199, %1685) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb133] : () -> ()
  ^bb131:  // pred: ^bb129
    %2200 = "llvm.trunc"(%2199) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%2200, %1685) <{alignment = 8 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb133] : () -> ()
  ^bb132:  // pred: ^bb129
    %2201 = "llvm.sext"(%2199) : (i32) -> i64
    "llvm.store"(%2201, %1685) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb133] : () -> ()
  ^bb133:  // 3 preds: ^bb130, ^bb131, ^bb132
    %2202 = "llvm.intr.smax"(%2197, %1638) : (i32, i32) -> i32
    %2203 = "llvm.getelementptr"(%1685, %2202) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2176, %2203) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%2176)[^bb134] : (!llvm.ptr) -> ()
  ^bb134(%2204: !llvm.ptr):  // 2 preds: ^bb128, ^bb133
    %2205 = "llvm.icmp"(%2197, %1636) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2205)[^bb135, ^bb136] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb135:  // pred: ^bb134
    %2206 = "llvm.call"(%arg68, %1684, %2194, %2204) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2206)[^bb157] : (i32) -> ()
  ^bb136:  // pred: ^bb134
    %2207 = "llvm.getelementptr"(%2194, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2208 = "llvm.load"(%2207) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2209 = "llvm.load"(%2177) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2210 = "llvm.icmp"(%2208, %2209) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2210, %1643)[^bb137, ^bb156] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb137:  // pred: ^bb136
    %2211 = "llvm.getelementptr"(%2194, %1631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2212 = "llvm.load"(%2211) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%2196)[^bb138, ^bb139] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb138:  // pred: ^bb137
    %2213 = "llvm.icmp"(%2212, %1670) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2213, %1669)[^bb156, ^bb140] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb139:  // pred: ^bb137
    %2214 = "llvm.icmp"(%2212, %2195) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2214, %1669)[^bb140, ^bb156] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb140:  // 2 preds: ^bb138, ^bb139
    %2215 = "llvm.getelementptr"(%arg68, %2186) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2216 = "llvm.getelementptr"(%2194, %1668) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2217 = "llvm.load"(%2216) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2218 = "llvm.icmp"(%2212, %1628) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2218, %1628, %1671)[^bb141, ^bb151] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb141:  // pred: ^bb140
    %2219 = "llvm.getelementptr"(%2194, %1637) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2220 = "llvm.getelementptr"(%2204, %1636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1628, %2212, %1661, %1628)[^bb142] : (i32, i32, i64, i32) -> ()
  ^bb142(%2221: i32, %2222: i32, %2223: i64, %2224: i32):  // 2 preds: ^bb141, ^bb149
    %2225 = "llvm.add"(%2222, %1629) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2226 = "llvm.getelementptr"(%2217, %2225) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2227 = "llvm.load"(%2226) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2228 = "llvm.icmp"(%2223, %1673) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2196)[^bb144, ^bb143] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb143:  // pred: ^bb142
    %2229 = "llvm.getelementptr"(%2215, %2222) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2230 = "llvm.load"(%2229) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2231 = "llvm.icmp"(%2230, %1673) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2232 = "llvm.icmp"(%2230, %2227) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2233 = "llvm.select"(%2231, %1671, %2232) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2233, %1638)[^bb144, ^bb156] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb144:  // 2 preds: ^bb142, ^bb143
    %2234 = "llvm.icmp"(%2227, %1661) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2234, %2224, %2223)[^bb145, ^bb149] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb145:  // pred: ^bb144
    %2235 = "llvm.load"(%2219) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2236 = "llvm.icmp"(%2235, %1634) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2236, %2224, %2223)[^bb149, ^bb146] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb146:  // pred: ^bb145
    %2237 = "llvm.getelementptr"(%2235, %2225) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2238 = "llvm.load"(%2237) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2239 = "llvm.icmp"(%2238, %2223) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2240 = "llvm.or"(%2228, %2239) : (i1, i1) -> i1
    %2241 = "llvm.select"(%2239, %2224, %1674) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.cond_br"(%2240, %2241, %2238)[^bb149, ^bb147] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb147:  // pred: ^bb146
    %2242 = "llvm.icmp"(%2238, %1664) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2242, %2224, %2238)[^bb148, ^bb149] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb148:  // pred: ^bb147
    "llvm.br"(%1675, %1664)[^bb149] : (i32, i64) -> ()
  ^bb149(%2243: i32, %2244: i64):  // 5 preds: ^bb144, ^bb145, ^bb146, ^bb147, ^bb148
    %2245 = "llvm.shl"(%2222, %1669) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2246 = "llvm.getelementptr"(%2220, %2245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2227, %2246) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2247 = "llvm.add"(%2222, %2212) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %2248 = "llvm.shl"(%2247, %1669) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2249 = "llvm.getelementptr"(%2220, %2248) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2244, %2249) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2250 = "llvm.icmp"(%2227, %1664) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2251 = "llvm.zext"(%2250) : (i1) -> i32
    %2252 = "llvm.or"(%2221, %2251) : (i32, i32) -> i32
    %2253 = "llvm.intr.umax"(%2227, %1661) : (i64, i64) -> i64
    %2254 = "llvm.mul"(%2253, %2223) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2255 = "llvm.icmp"(%2222, %1626) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2255, %2252, %2225, %2254, %2243)[^bb142, ^bb150] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i32, i32, i64, i32) -> ()
  ^bb150:  // pred: ^bb149
    %2256 = "llvm.icmp"(%2252, %1628) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%2243, %2256)[^bb151] : (i32, i1) -> ()
  ^bb151(%2257: i32, %2258: i1):  // 2 preds: ^bb140, ^bb150
    %2259 = "llvm.getelementptr"(%2194, %1638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2260 = "llvm.load"(%2259) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2260, %1636)[^bb156, ^bb152, ^bb152, ^bb152] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb152:  // 3 preds: ^bb151, ^bb151, ^bb151
    %2261 = "llvm.load"(%2194) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2262 = "llvm.ptrtoint"(%2261) : (!llvm.ptr) -> i32
    %2263 = "llvm.getelementptr"(%2194, %1641) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2264 = "llvm.load"(%2263) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2265 = "llvm.trunc"(%2264) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2266 = "llvm.add"(%2265, %2262) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2267 = "llvm.load"(%2215) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2268 = "llvm.load"(%2168) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2269 = "llvm.trunc"(%2267) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2270 = "llvm.mul"(%2268, %2269) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2271 = "llvm.sub"(%2266, %2270) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%2271, %2204) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2272 = "llvm.getelementptr"(%2204, %1638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2271, %2272) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2273 = "llvm.getelementptr"(%2204, %1636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2267, %2273) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%2258)[^bb155, ^bb153] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb153:  // pred: ^bb152
    %2274 = "llvm.getelementptr"(%2194, %1637) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2275 = "llvm.load"(%2274) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2276 = "llvm.icmp"(%2275, %1634) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2276, %1628)[^bb156, ^bb154] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb154:  // pred: ^bb153
    "llvm.intr.memcpy"(%1683, %2194, %1639) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.store"(%1634, %2178) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2277 = "llvm.call"(%arg68, %1684, %1683, %2204) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2277)[^bb156] : (i32) -> ()
  ^bb155:  // pred: ^bb152
    %2278 = "llvm.load"(%2169) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2279 = "llvm.add"(%2278, %1629) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2280 = "llvm.and"(%2279, %2271) : (i32, i32) -> i32
    %2281 = "llvm.icmp"(%2280, %1628) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2282 = "llvm.select"(%2281, %2257, %1649) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%2282)[^bb156] : (i32) -> ()
  ^bb156(%2283: i32):  // 8 preds: ^bb136, ^bb138, ^bb139, ^bb143, ^bb151, ^bb153, ^bb154, ^bb155
    "llvm.br"(%2283)[^bb157] : (i32) -> ()
  ^bb157(%2284: i32):  // 2 preds: ^bb135, ^bb156
    %2285 = "llvm.icmp"(%2284, %1628) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2285, %2284)[^bb159, ^bb158] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb158(%2286: i32):  // 3 preds: ^bb125, ^bb126, ^bb157
    %2287 = "llvm.getelementptr"(%arg68, %2182) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%2286, %2287, %2180, %1684, %arg68) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1629)[^bb165] : (i32) -> ()
  ^bb159:  // pred: ^bb157
    %2288 = "llvm.add"(%2179, %1626) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2289 = "llvm.icmp"(%2288, %1698) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2289, %2288)[^bb123, ^bb160] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb160:  // 2 preds: ^bb120, ^bb159
    %2290 = "llvm.call"(%arg69, %1723, %1689, %1634) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.cond_br"(%1712, %1628)[^bb161, ^bb165] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb161:  // pred: ^bb160
    %2291 = "llvm.getelementptr"(%arg68, %1672) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2292 = "llvm.load"(%2291) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2293 = "llvm.getelementptr"(%arg68, %2292) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2294 = "llvm.getelementptr"(%arg68, %1642) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2295 = "llvm.load"(%2294) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2296 = "llvm.getelementptr"(%arg68, %2295) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2297 = "llvm.load"(%2296) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2298 = "llvm.icmp"(%2297, %1640) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2298)[^bb162, ^bb164] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb162:  // pred: ^bb161
    %2299 = "llvm.load"(%2293) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2300 = "llvm.icmp"(%2299, %1676) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2301 = "llvm.or"(%2160, %2300) : (i1, i1) -> i1
    "llvm.cond_br"(%2301)[^bb164, ^bb163] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb163:  // pred: ^bb162
    %2302 = "llvm.call"(%1690, %2293, %arg72) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2302)[^bb165] : (i32) -> ()
  ^bb164:  // 2 preds: ^bb161, ^bb162
    %2303 = "llvm.call"(%1690, %1715, %arg72) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_results, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2303)[^bb165] : (i32) -> ()
  ^bb165(%2304: i32):  // 9 preds: ^bb8, ^bb61, ^bb106, ^bb109, ^bb122, ^bb158, ^bb160, ^bb163, ^bb164
    "llvm.intr.stackrestore"(%1710) : (!llvm.ptr) -> ()
    "llvm.br"(%2304)[^bb166] : (i32) -> ()
  ^bb166(%2305: i32):  // 3 preds: ^bb1, ^bb3, ^bb165
    "llvm.return"(%2305) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg63: !llvm.ptr, %arg64: !llvm.ptr, %arg65: !llvm.ptr, %arg66: !llvm.ptr, %arg67: i64):
    %1606 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1607 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1608 = "llvm.mlir.constant"() <{value = 484 : i32}> : () -> i32
    %1609 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1610 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1611 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1612 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1613 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1614 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1615 = "llvm.alloca"(%1606) <{alignment = 4 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1616 = "llvm.alloca"(%1606) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%1616, %1607, %1608) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %1617 = "llvm.icmp"(%arg65, %1609) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1617)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%1616, %arg65) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1618 = "llvm.call"(%1609, %1610, %arg66, %arg67) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %1619 = "llvm.add"(%1618, %1606) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1620 = "llvm.alloca"(%1619) <{alignment = 1 : i64, elem_type = i8}> : (i32) -> !llvm.ptr
    %1621 = "llvm.call"(%1620, %1619, %arg66, %arg67) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %1622 = "llvm.getelementptr"(%1616, %1611) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg64, %1615) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1623 = "llvm.getelementptr"(%1615, %1611) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1622, %1623) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1624 = "llvm.getelementptr"(%1615, %1612) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1620, %1624) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1625 = "llvm.load"(%1613) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1625, %arg63, %1615, %1614) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<ptr (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_flatten", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg60: !llvm.ptr, %arg61: !llvm.ptr, %arg62: !llvm.ptr):
    %1506 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1507 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1508 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1509 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1510 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1511 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1512 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1513 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1514 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1515 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1516 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1517 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1518 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1519 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1520 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %1521 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1522 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1523 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1524 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1525 = "llvm.getelementptr"(%1524, %1512) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1526 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1527 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1528 = "llvm.getelementptr"(%1524, %1519) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1529 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_23}> : () -> !llvm.ptr
    %1530 = "llvm.alloca"(%1506) <{alignment = 4 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %1531 = "llvm.alloca"(%1506) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1532 = "llvm.getelementptr"(%arg61, %1507) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1533 = "llvm.load"(%arg60) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1534 = "llvm.getelementptr"(%arg61, %1508) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1535 = "llvm.load"(%1534) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1536 = "llvm.getelementptr"(%1533, %1535) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1537 = "llvm.load"(%arg61) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1537)[^bb1, ^bb2, ^bb3, ^bb5] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[108, 110, 115]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1538 = "llvm.getelementptr"(%arg61, %1512) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1539 = "llvm.getelementptr"(%arg60, %1508) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1513, %1532)[^bb10] : (i32, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1540 = "llvm.getelementptr"(%arg60, %1512) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1541 = "llvm.load"(%1540) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1542 = "llvm.getelementptr"(%arg61, %1512) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1543 = "llvm.load"(%1542) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1544 = "llvm.getelementptr"(%1541, %1543) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg62, %1544) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1532)[^bb21] : (!llvm.ptr) -> ()
  ^bb3:  // pred: ^bb0
    %1545 = "llvm.load"(%arg62) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1546 = "llvm.icmp"(%1545, %1513) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1546, %1532)[^bb21, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%1509, %1536, %arg62, %1517, %1518) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1516)[^bb21] : (!llvm.ptr) -> ()
  ^bb5:  // pred: ^bb0
    %1547 = "llvm.load"(%arg62) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1547, %1509)[^bb7, ^bb6, ^bb6] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[75, 71]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb6:  // 2 preds: ^bb5, ^bb5
    %1548 = "llvm.getelementptr"(%arg62, %1510) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1549 = "llvm.load"(%1548) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1550 = "llvm.getelementptr"(%1549, %1511) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1551 = "llvm.load"(%1550) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1552 = "llvm.getelementptr"(%arg61, %1512) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1553 = "llvm.load"(%1552) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1554 = "llvm.sext"(%1553) : (i32) -> i64
    %1555 = "llvm.icmp"(%1551, %1554) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1555, %1513, %1532, %1514)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, !llvm.ptr, !llvm.ptr) -> ()
  ^bb7(%1556: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    "llvm.call"(%1556, %1536, %arg62, %1517, %1518) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1516)[^bb21] : (!llvm.ptr) -> ()
  ^bb8(%1557: i32, %1558: !llvm.ptr):  // 2 preds: ^bb6, ^bb9
    %1559 = "llvm.load"(%1552) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1560 = "llvm.icmp"(%1557, %1559) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1560, %1558)[^bb9, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb9:  // pred: ^bb8
    %1561 = "llvm.load"(%1548) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1562 = "llvm.getelementptr"(%1561, %1515) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1563 = "llvm.load"(%1562) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1564 = "llvm.getelementptr"(%1563, %1557) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1565 = "llvm.call"(%arg60, %1558, %1564) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1566 = "llvm.add"(%1557, %1506) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1567 = "llvm.icmp"(%1565, %1516) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1567, %1516, %1566, %1565)[^bb21, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb10(%1568: i32, %1569: !llvm.ptr):  // 2 preds: ^bb1, ^bb12
    %1570 = "llvm.load"(%1538) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1571 = "llvm.icmp"(%1568, %1570) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1571)[^bb11, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1572 = "llvm.load"(%1539) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1573 = "llvm.getelementptr"(%1572, %1507) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1573, %1539) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1574 = "llvm.load"(%arg60) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1575 = "llvm.getelementptr"(%1569, %1510) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1576 = "llvm.load"(%1575) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1577 = "llvm.getelementptr"(%1574, %1576) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1578 = "llvm.call"(%arg62, %1536, %1577, %1572) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_get_item, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1579 = "llvm.icmp"(%1578, %1513) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1579, %1516)[^bb12, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %1580 = "llvm.call"(%arg60, %1569, %1572) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1581 = "llvm.add"(%1568, %1506) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1582 = "llvm.icmp"(%1580, %1516) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1582, %1516, %1581, %1580)[^bb21, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb13:  // pred: ^bb10
    %1583 = "llvm.load"(%arg62) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1583)[^bb14, ^bb15, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    "llvm.call"(%1509, %1536, %arg62, %1517, %1518) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb18] : () -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb13
    "llvm.intr.memcpy"(%1530, %arg62, %1507) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %1584 = "llvm.getelementptr"(%1530, %1507) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1510, %1584) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1585 = "llvm.getelementptr"(%1530, %1519) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1513, %1585) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1586 = "llvm.getelementptr"(%1530, %1515) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1516, %1586) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1587 = "llvm.getelementptr"(%1530, %1511) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1513, %1587) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1588 = "llvm.icmp"(%1583, %1520) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1589 = "llvm.select"(%1588, %1521, %1512) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1590 = "llvm.getelementptr"(%1531, %1510) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memset"(%1531, %1522, %1523) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1591 = "llvm.load"(%1525) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1592 = "llvm.getelementptr"(%1526, %1589) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1593 = "llvm.load"(%1592) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1594 = "llvm.call"(%1591, %1593, %1530, %1506, %1531) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %1595 = "llvm.icmp"(%1594, %1513) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1595)[^bb16, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1596 = "llvm.load"(%1531) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1597 = "llvm.icmp"(%1596, %1527) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1597)[^bb17, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // pred: ^bb16
    %1598 = "llvm.load"(%1528) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1599 = "llvm.load"(%1590) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1600 = "llvm.call"(%1598, %1599) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb19] : () -> ()
  ^bb18:  // 2 preds: ^bb14, ^bb15
    "llvm.br"(%1516)[^bb21] : (!llvm.ptr) -> ()
  ^bb19:  // 2 preds: ^bb16, ^bb17
    %1601 = "llvm.load"(%1590) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1602 = "llvm.load"(%1538) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1603 = "llvm.sext"(%1602) : (i32) -> i64
    %1604 = "llvm.icmp"(%1601, %1603) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1604, %1569)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    "llvm.call"(%1514, %1536, %arg62, %1529, %1601) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1516)[^bb21] : (!llvm.ptr) -> ()
  ^bb21(%1605: !llvm.ptr):  // 11 preds: ^bb2, ^bb3, ^bb4, ^bb7, ^bb8, ^bb9, ^bb11, ^bb12, ^bb18, ^bb19, ^bb20
    "llvm.return"(%1605) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse_sizes", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg58: !llvm.ptr, %arg59: !llvm.ptr):
    %1468 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1469 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1470 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1471 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1472 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1473 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %1474 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1475 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1476 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1477 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1478 = "llvm.load"(%arg58) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1479 = "llvm.getelementptr"(%arg59, %1468) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1480 = "llvm.load"(%1479) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1481 = "llvm.getelementptr"(%1478, %1480) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1482 = "llvm.getelementptr"(%arg59, %1469) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1483 = "llvm.load"(%1482) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1484 = "llvm.icmp"(%1483, %1470) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1484, %1471, %1483)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1485 = "llvm.getelementptr"(%1478, %1472) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1486 = "llvm.load"(%1485) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1487 = "llvm.getelementptr"(%1478, %1486) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1488 = "llvm.getelementptr"(%1481, %1473) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1489 = "llvm.load"(%1488) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1490 = "llvm.getelementptr"(%1487, %1489) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1491 = "llvm.getelementptr"(%1490, %1474) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1492 = "llvm.load"(%1491) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1493 = "llvm.getelementptr"(%arg58, %1468) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1494 = "llvm.load"(%1493) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1495 = "llvm.getelementptr"(%1494, %1489) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1496 = "llvm.load"(%1495) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1496, %1492)[^bb2] : (!llvm.ptr, i32) -> ()
  ^bb2(%1497: !llvm.ptr, %1498: i32):  // 2 preds: ^bb0, ^bb1
    %1499 = "llvm.getelementptr"(%1478, %1498) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1500 = "llvm.getelementptr"(%arg58, %1475) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1501 = "llvm.load"(%1500) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1502 = "llvm.call"(%1478, %1501, %1481) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %1503 = "llvm.getelementptr"(%arg59, %1476) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1504 = "llvm.load"(%1503) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1505 = "llvm.getelementptr"(%1478, %1504) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1477, %1499, %1497, %1505, %1502) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_number", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg55: !llvm.ptr, %arg56: !llvm.ptr, %arg57: !llvm.ptr):
    %1353 = "llvm.mlir.constant"() <{value = 102 : i32}> : () -> i32
    %1354 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1355 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1356 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1357 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1358 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1359 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1360 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1361 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1362 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1363 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1364 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1365 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1366 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1367 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_31}> : () -> !llvm.ptr
    %1368 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1369 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1370 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1371 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1372 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1373 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1374 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1375 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1376 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1377 = "llvm.mlir.constant"() <{value = 65535 : i32}> : () -> i32
    %1378 = "llvm.mlir.constant"() <{value = -1 : i16}> : () -> i16
    %1379 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %1380 = "llvm.mlir.constant"() <{value = -1.000000e+00 : f64}> : () -> f64
    %1381 = "llvm.mlir.constant"() <{value = 1023 : i32}> : () -> i32
    %1382 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1383 = "llvm.mlir.constant"() <{value = 0x7FF0000000000000 : f64}> : () -> f64
    %1384 = "llvm.mlir.constant"() <{value = 0x7FF8000000000000 : f64}> : () -> f64
    %1385 = "llvm.load"(%arg56) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1386 = "llvm.icmp"(%1385, %1353) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1387 = "llvm.getelementptr"(%arg55, %1354) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1388 = "llvm.load"(%1387) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1389 = "llvm.getelementptr"(%arg56, %1355) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1390 = "llvm.load"(%1389) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1391 = "llvm.getelementptr"(%1388, %1390) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%1386)[^bb1, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1392 = "llvm.getelementptr"(%arg56, %1354) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1393 = "llvm.load"(%1392) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1393)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %1394 = "llvm.load"(%1391) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%1394)[^bb7] : (f64) -> ()
  ^bb3:  // pred: ^bb1
    %1395 = "llvm.load"(%1391) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %1396 = "llvm.fpext"(%1395) : (f32) -> f64
    "llvm.br"(%1396)[^bb7] : (f64) -> ()
  ^bb4:  // pred: ^bb1
    %1397 = "llvm.load"(%1391) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1398 = "llvm.getelementptr"(%arg56, %1371) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1399 = "llvm.load"(%1398) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1400 = "llvm.and"(%1399, %1373) : (i32, i32) -> i32
    %1401 = "llvm.icmp"(%1400, %1371) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1402 = "llvm.select"(%1401, %1374, %1375) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1403 = "llvm.xor"(%1402, %1376) : (i32, i32) -> i32
    %1404 = "llvm.shl"(%1368, %1403) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1405 = "llvm.xor"(%1404, %1368) : (i32, i32) -> i32
    %1406 = "llvm.zext"(%1397) : (i16) -> i32
    %1407 = "llvm.lshr"(%1406, %1402) : (i32, i32) -> i32
    %1408 = "llvm.and"(%1407, %1405) : (i32, i32) -> i32
    %1409 = "llvm.shl"(%1357, %1402) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1410 = "llvm.add"(%1409, %1377) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1411 = "llvm.and"(%1410, %1406) : (i32, i32) -> i32
    %1412 = "llvm.icmp"(%1397, %1378) <{predicate = 4 : i64}> : (i16, i16) -> i1
    %1413 = "llvm.select"(%1412, %1379, %1380) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %1414 = "llvm.icmp"(%1408, %1405) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1414)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1415 = "llvm.icmp"(%1411, %1372) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1416 = "llvm.fmul"(%1413, %1383) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1417 = "llvm.select"(%1415, %1416, %1384) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    "llvm.br"(%1417)[^bb7] : (f64) -> ()
  ^bb6:  // pred: ^bb4
    %1418 = "llvm.lshr"(%1405, %1357) : (i32, i32) -> i32
    %1419 = "llvm.icmp"(%1408, %1372) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1420 = "llvm.select"(%1419, %1372, %1409) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1421 = "llvm.add"(%1420, %1411) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1422 = "llvm.uitofp"(%1421) <{nonNeg}> : (i32) -> f64
    %1423 = "llvm.fmul"(%1413, %1422) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1424 = "llvm.intr.umax"(%1408, %1357) : (i32, i32) -> i32
    %1425 = "llvm.xor"(%1402, %1381) : (i32, i32) -> i32
    %1426 = "llvm.sub"(%1425, %1418) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1427 = "llvm.add"(%1426, %1424) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1428 = "llvm.zext"(%1427) <{nonNeg}> : (i32) -> i64
    %1429 = "llvm.shl"(%1428, %1382) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1430 = "llvm.bitcast"(%1429) : (i64) -> f64
    %1431 = "llvm.fmul"(%1423, %1430) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    "llvm.br"(%1431)[^bb7] : (f64) -> ()
  ^bb7(%1432: f64):  // 4 preds: ^bb2, ^bb3, ^bb5, ^bb6
    "llvm.store"(%1358, %arg57) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1433 = "llvm.getelementptr"(%arg57, %1371) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1372, %1433) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1434 = "llvm.getelementptr"(%arg57, %1354) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1432, %1434) <{alignment = 4 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"(%1372)[^bb18] : (i32) -> ()
  ^bb8:  // pred: ^bb0
    %1435 = "llvm.load"(%1391) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %1436 = "llvm.zext"(%1435) : (i8) -> i64
    %1437 = "llvm.icmp"(%1385, %1356) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1437)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %1438 = "llvm.and"(%1436, %1369) : (i64, i64) -> i64
    "llvm.br"(%1370, %1438)[^bb17] : (i32, i64) -> ()
  ^bb10:  // pred: ^bb8
    %1439 = "llvm.getelementptr"(%arg56, %1354) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1440 = "llvm.load"(%1439) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1441 = "llvm.icmp"(%1440, %1357) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1441, %1436)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb11:  // pred: ^bb10
    "llvm.switch"(%1440)[^bb14, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb12:  // pred: ^bb11
    %1442 = "llvm.load"(%1391) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1442)[^bb15] : (i64) -> ()
  ^bb13:  // pred: ^bb11
    %1443 = "llvm.load"(%1391) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1444 = "llvm.sext"(%1443) : (i32) -> i64
    "llvm.br"(%1444)[^bb15] : (i64) -> ()
  ^bb14:  // pred: ^bb11
    %1445 = "llvm.load"(%1391) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1446 = "llvm.sext"(%1445) : (i16) -> i64
    "llvm.br"(%1446)[^bb15] : (i64) -> ()
  ^bb15(%1447: i64):  // 4 preds: ^bb10, ^bb12, ^bb13, ^bb14
    %1448 = "llvm.shl"(%1440, %1358) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1449 = "llvm.sub"(%1359, %1448) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1450 = "llvm.icmp"(%1385, %1360) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1451 = "llvm.zext"(%1449) : (i32) -> i64
    %1452 = "llvm.shl"(%1447, %1451) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1453 = "llvm.ashr"(%1452, %1451) <{isExact}> : (i64, i64) -> i64
    %1454 = "llvm.lshr"(%1361, %1451) : (i64, i64) -> i64
    %1455 = "llvm.and"(%1447, %1454) : (i64, i64) -> i64
    %1456 = "llvm.select"(%1450, %1455, %1453) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1457 = "llvm.icmp"(%1456, %1362) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %1458 = "llvm.select"(%1450, %1457, %1363) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1458, %1357, %1456)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb16:  // pred: ^bb15
    %1459 = "llvm.load"(%arg55) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1460 = "llvm.getelementptr"(%arg56, %1364) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1461 = "llvm.load"(%1460) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1462 = "llvm.getelementptr"(%1459, %1461) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1365, %1462, %1366, %1367, %1455) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1368)[^bb18] : (i32) -> ()
  ^bb17(%1463: i32, %1464: i64):  // 2 preds: ^bb9, ^bb15
    "llvm.store"(%1463, %arg57) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1465 = "llvm.getelementptr"(%arg57, %1371) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1372, %1465) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1466 = "llvm.getelementptr"(%arg57, %1354) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1464, %1466) <{alignment = 4 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%1372)[^bb18] : (i32) -> ()
  ^bb18(%1467: i32):  // 3 preds: ^bb7, ^bb16, ^bb17
    "llvm.return"(%1467) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_results", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg52: !llvm.ptr, %arg53: !llvm.ptr, %arg54: !llvm.ptr):
    %1143 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1144 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1145 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1146 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1147 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1148 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1149 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1150 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1151 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1152 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1153 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1154 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1155 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1156 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1157 = "llvm.mlir.constant"() <{value = -559038737 : i32}> : () -> i32
    %1158 = "llvm.inttoptr"(%1157) : (i32) -> !llvm.ptr
    %1159 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %1160 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1161 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1162 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1163 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1164 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1165 = "llvm.getelementptr"(%1164, %1163) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1166 = "llvm.alloca"(%1143) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1167 = "llvm.load"(%arg52) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1168 = "llvm.getelementptr"(%1167, %1144) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1169 = "llvm.load"(%1168) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1170 = "llvm.getelementptr"(%1167, %1169) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1171 = "llvm.getelementptr"(%1167, %1145) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1172 = "llvm.load"(%1171) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1173 = "llvm.getelementptr"(%1167, %1172) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1173, %1166) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1174 = "llvm.getelementptr"(%1167, %1146) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1175 = "llvm.load"(%1174) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1176 = "llvm.alloca"(%1175) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1177 = "llvm.alloca"(%1175) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Block", (ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1178 = "llvm.alloca"(%1175) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1179 = "llvm.icmp"(%1175, %1147) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1179, %1147, %1148)[^bb1, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb1:  // pred: ^bb0
    %1180 = "llvm.getelementptr"(%arg52, %1149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1181 = "llvm.getelementptr"(%1167, %1150) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1182 = "llvm.getelementptr"(%1167, %1149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1183 = "llvm.getelementptr"(%arg52, %1151) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1184 = "llvm.shl"(%1175, %1151) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    "llvm.intr.memset"(%1176, %1152, %1184) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    "llvm.br"(%1147)[^bb3] : (i32) -> ()
  ^bb2:  // pred: ^bb30
    %1185 = "llvm.icmp"(%arg53, %1153) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1186 = "llvm.getelementptr"(%arg52, %1149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1147)[^bb31] : (i32) -> ()
  ^bb3(%1187: i32):  // 2 preds: ^bb1, ^bb30
    %1188 = "llvm.getelementptr"(%1177, %1187) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1153, %1188) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1189 = "llvm.getelementptr"(%1188, %1151) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1153, %1189) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1190 = "llvm.getelementptr"(%1188, %1149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1153, %1190) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1191 = "llvm.getelementptr"(%1170, %1187) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1192 = "llvm.load"(%1191) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1193 = "llvm.icmp"(%1192, %1154) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1193)[^bb4, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %1194 = "llvm.load"(%1180) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1195 = "llvm.load"(%1181) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1196 = "llvm.getelementptr"(%1167, %1195) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1197 = "llvm.getelementptr"(%1191, %1146) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1198 = "llvm.load"(%1197) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1199 = "llvm.getelementptr"(%1194, %1198) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1200 = "llvm.getelementptr"(%1191, %1155) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1201 = "llvm.load"(%1200) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1202 = "llvm.icmp"(%1201, %1156) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1202, %1199)[^bb6, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb5:  // pred: ^bb4
    %1203 = "llvm.load"(%1167) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1204 = "llvm.intr.smax"(%1203, %1151) : (i32, i32) -> i32
    %1205 = "llvm.getelementptr"(%1199, %1204) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1206 = "llvm.load"(%1205) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1206)[^bb6] : (!llvm.ptr) -> ()
  ^bb6(%1207: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    %1208 = "llvm.load"(%1207) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1209 = "llvm.icmp"(%1187, %1147) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1209, %1147)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb7:  // 2 preds: ^bb6, ^bb13
    %1210 = "llvm.load"(%1182) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1211 = "llvm.icmp"(%1210, %1147) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1211, %1147, %1210, %1156)[^bb14, ^bb19] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i32, i32) -> ()
  ^bb8(%1212: i32):  // 2 preds: ^bb6, ^bb13
    %1213 = "llvm.getelementptr"(%1170, %1212) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1214 = "llvm.load"(%1213) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1215 = "llvm.icmp"(%1214, %1154) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1215)[^bb9, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %1216 = "llvm.getelementptr"(%1213, %1146) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1217 = "llvm.load"(%1216) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1218 = "llvm.getelementptr"(%1194, %1217) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1219 = "llvm.getelementptr"(%1213, %1155) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1220 = "llvm.load"(%1219) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1221 = "llvm.icmp"(%1220, %1156) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1221, %1218)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb10:  // pred: ^bb9
    %1222 = "llvm.load"(%1167) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1223 = "llvm.intr.smax"(%1222, %1151) : (i32, i32) -> i32
    %1224 = "llvm.getelementptr"(%1218, %1223) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1225 = "llvm.load"(%1224) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1225)[^bb11] : (!llvm.ptr) -> ()
  ^bb11(%1226: !llvm.ptr):  // 2 preds: ^bb9, ^bb10
    %1227 = "llvm.load"(%1226) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1228 = "llvm.icmp"(%1227, %1208) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1228)[^bb12, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb12:  // pred: ^bb11
    %1229 = "llvm.load"(%1182) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1230 = "llvm.add"(%1229, %1212) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%1229, %1230)[^bb19] : (i32, i32) -> ()
  ^bb13:  // 2 preds: ^bb8, ^bb11
    %1231 = "llvm.add"(%1212, %1143) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1232 = "llvm.icmp"(%1231, %1187) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1232, %1231)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb14(%1233: i32):  // 2 preds: ^bb7, ^bb18
    %1234 = "llvm.getelementptr"(%1196, %1233) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1235 = "llvm.load"(%1234) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1236 = "llvm.icmp"(%1235, %1154) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1236)[^bb15, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // pred: ^bb14
    %1237 = "llvm.getelementptr"(%1234, %1146) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1238 = "llvm.load"(%1237) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1239 = "llvm.getelementptr"(%1194, %1238) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1240 = "llvm.getelementptr"(%1234, %1155) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1241 = "llvm.load"(%1240) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1242 = "llvm.icmp"(%1241, %1156) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1242, %1239)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb16:  // pred: ^bb15
    %1243 = "llvm.load"(%1167) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1244 = "llvm.intr.smax"(%1243, %1151) : (i32, i32) -> i32
    %1245 = "llvm.getelementptr"(%1239, %1244) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1246 = "llvm.load"(%1245) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1246)[^bb17] : (!llvm.ptr) -> ()
  ^bb17(%1247: !llvm.ptr):  // 2 preds: ^bb15, ^bb16
    %1248 = "llvm.load"(%1247) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1249 = "llvm.icmp"(%1248, %1208) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1249, %1210, %1233)[^bb19, ^bb18] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb18:  // 2 preds: ^bb14, ^bb17
    %1250 = "llvm.add"(%1233, %1143) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1251 = "llvm.icmp"(%1250, %1210) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1251, %1210, %1156, %1250)[^bb19, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i32, i32) -> ()
  ^bb19(%1252: i32, %1253: i32):  // 4 preds: ^bb7, ^bb12, ^bb17, ^bb18
    "llvm.cond_br"(%1202, %1199)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    %1254 = "llvm.load"(%1167) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1255 = "llvm.intr.smax"(%1254, %1151) : (i32, i32) -> i32
    %1256 = "llvm.getelementptr"(%1199, %1255) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1257 = "llvm.load"(%1256) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1257)[^bb21] : (!llvm.ptr) -> ()
  ^bb21(%1258: !llvm.ptr):  // 2 preds: ^bb19, ^bb20
    %1259 = "llvm.load"(%1258) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1260 = "llvm.icmp"(%1253, %1252) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1260)[^bb23, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb22:  // pred: ^bb21
    %1261 = "llvm.sub"(%1253, %1252) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%1261)[^bb29] : (i32) -> ()
  ^bb23:  // pred: ^bb21
    %1262 = "llvm.icmp"(%1253, %1156) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1262)[^bb24, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb24:  // pred: ^bb23
    %1263 = "llvm.load"(%1183) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1264 = "llvm.getelementptr"(%1263, %1253) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1265 = "llvm.load"(%1264) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1266 = "llvm.load"(%1265) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1267 = "llvm.icmp"(%1266, %1159) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1267, %1153)[^bb25, ^bb26] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb25:  // pred: ^bb24
    %1268 = "llvm.getelementptr"(%1265, %1149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1269 = "llvm.load"(%1268) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1269)[^bb26] : (!llvm.ptr) -> ()
  ^bb26(%1270: !llvm.ptr):  // 2 preds: ^bb24, ^bb25
    "llvm.store"(%1270, %1190) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1187)[^bb29] : (i32) -> ()
  ^bb27:  // pred: ^bb23
    %1271 = "llvm.icmp"(%1259, %1158) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1271, %1187)[^bb29, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb28:  // pred: ^bb27
    "llvm.store"(%1259, %1188) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1187)[^bb29] : (i32) -> ()
  ^bb29(%1272: i32):  // 4 preds: ^bb22, ^bb26, ^bb27, ^bb28
    %1273 = "llvm.getelementptr"(%1177, %1272) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1274 = "llvm.getelementptr"(%1178, %1187) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1273, %1274) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb30] : () -> ()
  ^bb30:  // 2 preds: ^bb3, ^bb29
    %1275 = "llvm.add"(%1187, %1143) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1276 = "llvm.icmp"(%1275, %1175) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1276, %1275)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb31(%1277: i32):  // 2 preds: ^bb2, ^bb36
    %1278 = "llvm.getelementptr"(%arg53, %1277) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1279 = "llvm.select"(%1185, %1153, %1278) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1280 = "llvm.getelementptr"(%1170, %1277) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1281 = "llvm.load"(%1280) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1282 = "llvm.icmp"(%1281, %1154) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1282)[^bb32, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb32:  // pred: ^bb31
    %1283 = "llvm.getelementptr"(%1178, %1277) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1284 = "llvm.load"(%1283) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1285 = "llvm.getelementptr"(%1176, %1277) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1286 = "llvm.call"(%arg52, %1284, %1277, %1285, %1279) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1286)[^bb36] : (i32) -> ()
  ^bb33:  // pred: ^bb31
    %1287 = "llvm.icmp"(%1279, %1153) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1287)[^bb34, ^bb35] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb34:  // pred: ^bb33
    %1288 = "llvm.getelementptr"(%1176, %1277) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1289 = "llvm.call"(%arg52, %1280, %1288) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1289)[^bb36] : (i32) -> ()
  ^bb35:  // pred: ^bb33
    %1290 = "llvm.load"(%1278) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1291 = "llvm.icmp"(%1290, %1159) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1292 = "llvm.getelementptr"(%1278, %1149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1293 = "llvm.load"(%1292) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1294 = "llvm.select"(%1291, %1160, %1147) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1295 = "llvm.getelementptr"(%1293, %1294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1296 = "llvm.load"(%1295) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1297 = "llvm.getelementptr"(%1295, %1150) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1298 = "llvm.load"(%1297) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1299 = "llvm.trunc"(%1298) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1300 = "llvm.getelementptr"(%1296, %1299) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1301 = "llvm.load"(%1186) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1302 = "llvm.getelementptr"(%1280, %1146) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1303 = "llvm.load"(%1302) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1304 = "llvm.getelementptr"(%1301, %1303) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1305 = "llvm.getelementptr"(%1280, %1149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1306 = "llvm.load"(%1305) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.memcpy"(%1300, %1304, %1306) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%1147)[^bb36] : (i32) -> ()
  ^bb36(%1307: i32):  // 3 preds: ^bb32, ^bb34, ^bb35
    %1308 = "llvm.add"(%1277, %1143) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1309 = "llvm.icmp"(%1307, %1147) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1310 = "llvm.icmp"(%1308, %1175) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %1311 = "llvm.select"(%1309, %1161, %1310) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1311, %1307, %1309, %1308)[^bb37, ^bb31] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i1, i32) -> ()
  ^bb37(%1312: i32, %1313: i1):  // 2 preds: ^bb0, ^bb36
    %1314 = "llvm.icmp"(%arg53, %1153) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1315 = "llvm.or"(%1314, %1313) : (i1, i1) -> i1
    "llvm.cond_br"(%1315, %1312)[^bb39, ^bb38] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb38:  // pred: ^bb37
    %1316 = "llvm.call"(%1167, %1166, %1176, %arg54) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_nest, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1316)[^bb39] : (i32) -> ()
  ^bb39(%1317: i32):  // 2 preds: ^bb37, ^bb38
    "llvm.cond_br"(%1179, %1147)[^bb40, ^bb50] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb40(%1318: i32):  // 2 preds: ^bb39, ^bb42
    %1319 = "llvm.getelementptr"(%1176, %1318) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1320 = "llvm.load"(%1319) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1321 = "llvm.icmp"(%1320, %1162) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1321)[^bb41, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb41:  // pred: ^bb40
    %1322 = "llvm.load"(%1165) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1323 = "llvm.getelementptr"(%1319, %1149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1324 = "llvm.load"(%1323) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1325 = "llvm.call"(%1322, %1324) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb42] : () -> ()
  ^bb42:  // 2 preds: ^bb40, ^bb41
    %1326 = "llvm.add"(%1318, %1143) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1327 = "llvm.icmp"(%1326, %1175) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1327, %1326)[^bb43, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb43:  // pred: ^bb42
    %1328 = "llvm.getelementptr"(%arg52, %1149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1147)[^bb44] : (i32) -> ()
  ^bb44(%1329: i32):  // 2 preds: ^bb43, ^bb49
    %1330 = "llvm.getelementptr"(%1177, %1329) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1331 = "llvm.getelementptr"(%1330, %1151) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1332 = "llvm.load"(%1331) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1333 = "llvm.icmp"(%1332, %1153) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1333)[^bb46, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb45:  // pred: ^bb44
    %1334 = "llvm.load"(%1165) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1335 = "llvm.call"(%1334, %1332) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb46] : () -> ()
  ^bb46:  // 2 preds: ^bb44, ^bb45
    %1336 = "llvm.load"(%1330) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1336) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1337 = "llvm.getelementptr"(%1170, %1329) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1338 = "llvm.load"(%1337) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1339 = "llvm.icmp"(%1338, %1154) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1339)[^bb47, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb47:  // pred: ^bb46
    %1340 = "llvm.getelementptr"(%1337, %1155) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1341 = "llvm.load"(%1340) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1342 = "llvm.icmp"(%1341, %1147) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1342)[^bb48, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb48:  // pred: ^bb47
    %1343 = "llvm.load"(%1328) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1344 = "llvm.getelementptr"(%1337, %1146) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1345 = "llvm.load"(%1344) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1346 = "llvm.getelementptr"(%1343, %1345) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1347 = "llvm.load"(%1167) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1348 = "llvm.intr.smax"(%1347, %1151) : (i32, i32) -> i32
    %1349 = "llvm.getelementptr"(%1346, %1348) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1350 = "llvm.load"(%1349) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1350) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"()[^bb49] : () -> ()
  ^bb49:  // 3 preds: ^bb46, ^bb47, ^bb48
    %1351 = "llvm.add"(%1329, %1143) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1352 = "llvm.icmp"(%1351, %1175) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1352, %1351)[^bb50, ^bb44] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb50:  // 2 preds: ^bb39, ^bb49
    "llvm.return"(%1317) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_text", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg50: !llvm.ptr, %arg51: !llvm.ptr):
    %1125 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1126 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1127 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1128 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1129 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1130 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1131 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1132 = "llvm.getelementptr"(%1131, %1130) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1133 = "llvm.alloca"(%1125) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Bytes", (ptr, i32)>}> : (i32) -> !llvm.ptr
    "llvm.store"(%arg50, %1133) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1134 = "llvm.getelementptr"(%1133, %1126) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1135 = "llvm.call"(%arg50) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i32
    "llvm.store"(%1135, %1134) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1136 = "llvm.load"(%1127) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1137 = "llvm.icmp"(%1136, %1128) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1137)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1138 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1139 = "llvm.icmp"(%1138, %1128) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1139, %1129)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1140 = "llvm.load"(%1132) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1141 = "llvm.call"(%1140, %1133, %arg51) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1141)[^bb3] : (i32) -> ()
  ^bb3(%1142: i32):  // 2 preds: ^bb1, ^bb2
    "llvm.return"(%1142) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "strlen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_find_functions", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %1083 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1084 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_2}> : () -> !llvm.ptr
    %1085 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1086 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1087 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_symbols}> : () -> !llvm.ptr
    %1088 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1089 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1090 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_NAMES}> : () -> !llvm.ptr
    %1091 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1092 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1093 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_GLOBALS}> : () -> !llvm.ptr
    %1094 = "llvm.getelementptr"(%1089, %1091) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1095 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1096 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1097 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %1098 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1099 = "llvm.alloca"(%1083) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Bytes", (ptr, i32)>}> : (i32) -> !llvm.ptr
    %1100 = "llvm.call"(%1084, %1085) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlopen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1086)[^bb2] : (i32) -> ()
  ^bb1:  // pred: ^bb6
    %1101 = "llvm.getelementptr"(%1099, %1092) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1086)[^bb8] : (i32) -> ()
  ^bb2(%1102: i32):  // 2 preds: ^bb0, ^bb6
    %1103 = "llvm.getelementptr"(%1087, %1102) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1104 = "llvm.load"(%1103) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1105 = "llvm.icmp"(%1104, %1088) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1105)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1106 = "llvm.getelementptr"(%1089, %1102) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1104, %1106) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb6] : () -> ()
  ^bb4:  // pred: ^bb2
    %1107 = "llvm.getelementptr"(%1090, %1102) <{elem_type = !llvm.array<36 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1108 = "llvm.call"(%1100, %1107) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1109 = "llvm.getelementptr"(%1089, %1102) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1108, %1109) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1110 = "llvm.icmp"(%1108, %1088) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1110)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    "llvm.call"(%1107) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_runtime, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%1096)[^bb12] : (i32) -> ()
  ^bb6:  // 2 preds: ^bb3, ^bb4
    %1111 = "llvm.add"(%1102, %1083) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1112 = "llvm.icmp"(%1111, %1091) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1112, %1111)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb7:  // pred: ^bb9
    %1113 = "llvm.add"(%1115, %1083) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1114 = "llvm.icmp"(%1113, %1097) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1114, %1113)[^bb11, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb8(%1115: i32):  // 2 preds: ^bb1, ^bb7
    %1116 = "llvm.getelementptr"(%1093, %1115) <{elem_type = !llvm.array<16 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1116, %1099) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1117 = "llvm.call"(%1116) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i32
    "llvm.store"(%1117, %1101) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1118 = "llvm.load"(%1094) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1119 = "llvm.getelementptr"(%1095, %1115) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1120 = "llvm.call"(%1118, %1099, %1119) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1121 = "llvm.icmp"(%1120, %1086) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1121, %1096)[^bb9, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb9:  // pred: ^bb8
    %1122 = "llvm.load"(%1119) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1123 = "llvm.icmp"(%1122, %1088) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1123)[^bb10, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    "llvm.call"(%1116) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_runtime, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%1096)[^bb12] : (i32) -> ()
  ^bb11:  // pred: ^bb7
    "llvm.store"(%1083, %1098) <{alignment = 4 : i64, ordering = 5 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%1086)[^bb12] : (i32) -> ()
  ^bb12(%1124: i32):  // 4 preds: ^bb5, ^bb8, ^bb10, ^bb11
    "llvm.return"(%1124) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "dlopen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, ptr)>, linkage = #llvm.linkage<external>, sym_name = "dlsym", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_refuse_runtime", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg49: !llvm.ptr):
    %1066 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1067 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1068 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1069 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_refuse_runtime_text}> : () -> !llvm.ptr
    %1070 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1071 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1072 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1073 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_3}> : () -> !llvm.ptr
    %1074 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1075 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1076 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_5}> : () -> !llvm.ptr
    %1077 = "llvm.alloca"(%1066) <{alignment = 4 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1078 = "llvm.load"(%1067) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1079 = "llvm.icmp"(%1078, %1068) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1079)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.store"(%1069, %1077) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1080 = "llvm.getelementptr"(%1077, %1070) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg49, %1080) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1081 = "llvm.getelementptr"(%1077, %1071) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1072, %1081) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.call"(%1078, %1073, %1077, %1074) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    %1082 = "llvm.call"(%1075, %1076, %1069, %arg49) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (i32, ptr, ...)>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @abort, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.unreachable"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "dprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, passthrough = ["cold", "optsize"], sym_name = "abort", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_append_value", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg47: !llvm.ptr, %arg48: !llvm.ptr):
    %1015 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_14}> : () -> !llvm.ptr
    %1016 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1017 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_13}> : () -> !llvm.ptr
    %1018 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_12}> : () -> !llvm.ptr
    %1019 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1020 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1021 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_11}> : () -> !llvm.ptr
    %1022 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_10}> : () -> !llvm.ptr
    %1023 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_9}> : () -> !llvm.ptr
    %1024 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1025 = "llvm.mlir.constant"() <{value = 480 : i32}> : () -> i32
    %1026 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_8}> : () -> !llvm.ptr
    %1027 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_7}> : () -> !llvm.ptr
    %1028 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1029 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_6}> : () -> !llvm.ptr
    %1030 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1031 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1032 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1033 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1034 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1035 = "llvm.getelementptr"(%1034, %1033) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1036 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_16}> : () -> !llvm.ptr
    %1037 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %1038 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_15}> : () -> !llvm.ptr
    %1039 = "llvm.load"(%arg48) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1039)[^bb14, ^bb2, ^bb1, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb8, ^bb8, ^bb9, ^bb9, ^bb10, ^bb10, ^bb11, ^bb11, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, case_values = dense<[70, 7, 0, 1, 2, 3, 8, 11, 65, 12, 66, 71, 75, 72, 76, 74, 78]> : vector<17xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1040 = "llvm.getelementptr"(%arg48, %1019) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1041 = "llvm.load"(%1040) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1042 = "llvm.icmp"(%1041, %1030) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1042, %1041)[^bb15, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1043 = "llvm.getelementptr"(%arg48, %1019) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1044 = "llvm.load"(%1043) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1045 = "llvm.getelementptr"(%1044, %1031) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1045)[^bb3] : (!llvm.ptr) -> ()
  ^bb3(%1046: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    "llvm.call"(%arg47, %1046) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_tensor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb4:  // pred: ^bb0
    "llvm.call"(%arg47, %1029, %1016) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb5:  // pred: ^bb0
    %1047 = "llvm.getelementptr"(%arg48, %1019) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1048 = "llvm.load"(%1047) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg47, %1028, %1048) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb6:  // pred: ^bb0
    "llvm.call"(%arg47, %1027, %1016) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb7:  // pred: ^bb0
    %1049 = "llvm.getelementptr"(%arg47, %1024) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1050 = "llvm.getelementptr"(%arg48, %1019) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1051 = "llvm.load"(%1050) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    %1052 = "llvm.call"(%1049, %1025, %1026, %1051) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, f64) -> i32
    "llvm.store"(%1052, %arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb8:  // 3 preds: ^bb0, ^bb0, ^bb0
    "llvm.call"(%arg47, %1023, %1016) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb9:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg47, %1022, %1016) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb10:  // 2 preds: ^bb0, ^bb0
    %1053 = "llvm.getelementptr"(%arg48, %1019) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1054 = "llvm.load"(%1053) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1055 = "llvm.getelementptr"(%1054, %1020) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1056 = "llvm.load"(%1055) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg47, %1021, %1056) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb11:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg47, %1018, %1016) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb12:  // pred: ^bb0
    "llvm.call"(%arg47, %1017, %1016) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb13:  // pred: ^bb0
    "llvm.call"(%arg47, %1015, %1016) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb14:  // pred: ^bb0
    %1057 = "llvm.icmp"(%1039, %1032) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1057)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // 2 preds: ^bb1, ^bb14
    %1058 = "llvm.sext"(%1039) : (i32) -> i64
    "llvm.call"(%arg47, %1038, %1058) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb16:  // pred: ^bb14
    %1059 = "llvm.getelementptr"(%arg47, %1024) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1060 = "llvm.load"(%1035) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1061 = "llvm.call"(%1060, %1039) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1062 = "llvm.getelementptr"(%1061, %1019) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1063 = "llvm.load"(%1062) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1064 = "llvm.call"(%1059, %1025, %1036, %1063) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    %1065 = "llvm.intr.smin"(%1064, %1037) : (i32, i32) -> i32
    "llvm.store"(%1065, %arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb17:  // 13 preds: ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb15, ^bb16
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i32, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "snprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append_tensor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg45: !llvm.ptr, %arg46: !llvm.ptr):
    %924 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %925 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %926 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %927 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %928 = "llvm.mlir.constant"() <{value = 18 : i32}> : () -> i32
    %929 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_DTYPES}> : () -> !llvm.ptr
    %930 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %931 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_17}> : () -> !llvm.ptr
    %932 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %933 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %934 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %935 = "llvm.mlir.constant"() <{value = 2147483646 : i32}> : () -> i32
    %936 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %937 = "llvm.mlir.constant"() <{value = -2 : i32}> : () -> i32
    %938 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %939 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %940 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %941 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %942 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_18}> : () -> !llvm.ptr
    %943 = "llvm.getelementptr"(%arg46, %924) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %944 = "llvm.load"(%943) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %945 = "llvm.and"(%944, %925) : (i32, i32) -> i32
    %946 = "llvm.lshr"(%944, %924) : (i32, i32) -> i32
    %947 = "llvm.getelementptr"(%arg46, %926) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %948 = "llvm.load"(%947) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %949 = "llvm.add"(%948, %927) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %950 = "llvm.alloca"(%949) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %951 = "llvm.icmp"(%945, %928) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%951)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %952 = "llvm.getelementptr"(%929, %945) <{elem_type = !llvm.array<20 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %953 = "llvm.lshr"(%944, %930) : (i32, i32) -> i32
    %954 = "llvm.and"(%953, %925) : (i32, i32) -> i32
    %955 = "llvm.zext"(%954) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg45, %952, %955) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %956 = "llvm.icmp"(%946, %927) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%956)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %957 = "llvm.zext"(%946) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg45, %931, %957) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb4] : () -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %958 = "llvm.getelementptr"(%arg46, %932) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %959 = "llvm.load"(%958) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %960 = "llvm.load"(%947) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg45, %959, %960) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_list, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %961 = "llvm.load"(%947) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %962 = "llvm.load"(%958) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %963 = "llvm.icmp"(%961, %933) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%963)[^bb5, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %964 = "llvm.and"(%961, %927) : (i32, i32) -> i32
    %965 = "llvm.icmp"(%961, %927) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%965, %961, %934, %934)[^bb9, ^bb6] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, i64, i64) -> ()
  ^bb6:  // pred: ^bb5
    %966 = "llvm.and"(%961, %935) : (i32, i32) -> i32
    "llvm.br"(%961, %934, %934, %933)[^bb7] : (i32, i64, i64, i32) -> ()
  ^bb7(%967: i32, %968: i64, %969: i64, %970: i32):  // 2 preds: ^bb6, ^bb7
    %971 = "llvm.add"(%967, %936) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %972 = "llvm.getelementptr"(%950, %971) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%969, %972) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %973 = "llvm.getelementptr"(%962, %971) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %974 = "llvm.load"(%973) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %975 = "llvm.intr.umax"(%974, %934) : (i64, i64) -> i64
    %976 = "llvm.mul"(%975, %969) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %977 = "llvm.mul"(%974, %968) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %978 = "llvm.add"(%967, %937) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %979 = "llvm.getelementptr"(%950, %978) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%976, %979) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %980 = "llvm.getelementptr"(%962, %978) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %981 = "llvm.load"(%980) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %982 = "llvm.intr.umax"(%981, %934) : (i64, i64) -> i64
    %983 = "llvm.mul"(%982, %976) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %984 = "llvm.mul"(%981, %977) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %985 = "llvm.add"(%970, %938) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %986 = "llvm.icmp"(%985, %966) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%986, %978, %984, %983, %985)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, i32, i64, i64, i32) -> ()
  ^bb8:  // pred: ^bb7
    %987 = "llvm.icmp"(%964, %933) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%987, %984, %978, %984, %983)[^bb10, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, i64, i32, i64, i64) -> ()
  ^bb9(%988: i32, %989: i64, %990: i64):  // 2 preds: ^bb5, ^bb8
    %991 = "llvm.icmp"(%964, %933) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.intr.assume"(%991) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %992 = "llvm.add"(%988, %936) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %993 = "llvm.getelementptr"(%950, %992) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%990, %993) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %994 = "llvm.getelementptr"(%962, %992) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %995 = "llvm.load"(%994) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %996 = "llvm.mul"(%995, %989) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%996)[^bb10] : (i64) -> ()
  ^bb10(%997: i64):  // 2 preds: ^bb8, ^bb9
    %998 = "llvm.icmp"(%997, %939) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%998)[^bb16, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %999 = "llvm.getelementptr"(%arg46, %940) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1000 = "llvm.load"(%999) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1001 = "llvm.icmp"(%1000, %941) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1001, %933)[^bb16, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb12(%1002: i32):  // 2 preds: ^bb11, ^bb14
    %1003 = "llvm.getelementptr"(%962, %1002) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1004 = "llvm.load"(%1003) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1005 = "llvm.icmp"(%1004, %934) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1005)[^bb13, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb13:  // pred: ^bb12
    %1006 = "llvm.getelementptr"(%1000, %1002) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1007 = "llvm.load"(%1006) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1008 = "llvm.getelementptr"(%950, %1002) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1009 = "llvm.load"(%1008) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1010 = "llvm.icmp"(%1007, %1009) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1010)[^bb14, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb14:  // 2 preds: ^bb12, ^bb13
    %1011 = "llvm.add"(%1002, %927) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1012 = "llvm.icmp"(%1011, %961) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1012, %1011)[^bb16, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb15:  // pred: ^bb13
    "llvm.call"(%arg45, %942, %939) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1013 = "llvm.load"(%999) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1014 = "llvm.load"(%947) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg45, %1013, %1014) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_list, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb16] : () -> ()
  ^bb16:  // 5 preds: ^bb4, ^bb10, ^bb11, ^bb14, ^bb15
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg42: !llvm.ptr, %arg43: !llvm.ptr, %arg44: i64):
    %913 = "llvm.mlir.constant"() <{value = 480 : i32}> : () -> i32
    %914 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %915 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %916 = "llvm.load"(%arg42) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %917 = "llvm.sub"(%913, %916) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %918 = "llvm.getelementptr"(%arg42, %914) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %919 = "llvm.getelementptr"(%918, %916) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %920 = "llvm.call"(%919, %917, %arg43, %arg44) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %921 = "llvm.load"(%arg42) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %922 = "llvm.add"(%921, %920) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %923 = "llvm.intr.smin"(%922, %915) : (i32, i32) -> i32
    "llvm.store"(%923, %arg42) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i32)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append_list", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg39: !llvm.ptr, %arg40: !llvm.ptr, %arg41: i32):
    %898 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_19}> : () -> !llvm.ptr
    %899 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %900 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %901 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %902 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %903 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_20}> : () -> !llvm.ptr
    %904 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_21}> : () -> !llvm.ptr
    "llvm.call"(%arg39, %898, %899) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %905 = "llvm.icmp"(%arg41, %900) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%905)[^bb1, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %906 = "llvm.load"(%arg40) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg39, %901, %906) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %907 = "llvm.icmp"(%arg41, %902) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%907, %902)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2(%908: i32):  // 2 preds: ^bb1, ^bb2
    %909 = "llvm.getelementptr"(%arg40, %908) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %910 = "llvm.load"(%909) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg39, %903, %910) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %911 = "llvm.add"(%908, %902) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %912 = "llvm.icmp"(%911, %arg41) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%912, %911)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    "llvm.call"(%arg39, %904, %899) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_get_item", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg35: !llvm.ptr, %arg36: !llvm.ptr, %arg37: !llvm.ptr, %arg38: !llvm.ptr):
    %852 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %853 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %854 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %855 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %856 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %857 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %858 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %859 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %860 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %861 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %862 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %863 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %864 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %865 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %866 = "llvm.getelementptr"(%865, %861) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %867 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %868 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %869 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %870 = "llvm.getelementptr"(%865, %855) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %871 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %872 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %873 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %874 = "llvm.alloca"(%852) <{alignment = 4 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %875 = "llvm.load"(%arg35) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%875)[^bb1, ^bb2, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%871, %arg36, %arg35, %872, %873) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%868)[^bb7] : (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb0
    "llvm.intr.memcpy"(%874, %arg35, %853) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %876 = "llvm.getelementptr"(%874, %853) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%854, %876) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %877 = "llvm.getelementptr"(%874, %855) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%856, %877) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %878 = "llvm.getelementptr"(%874, %857) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg37, %878) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %879 = "llvm.getelementptr"(%874, %858) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%856, %879) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %880 = "llvm.icmp"(%875, %859) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %881 = "llvm.select"(%880, %860, %861) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %882 = "llvm.icmp"(%arg37, %862) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %883 = "llvm.zext"(%882) : (i1) -> i32
    %884 = "llvm.getelementptr"(%arg38, %854) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memset"(%arg38, %863, %864) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %885 = "llvm.load"(%866) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %886 = "llvm.getelementptr"(%867, %881) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %887 = "llvm.getelementptr"(%886, %883) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %888 = "llvm.load"(%887) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %889 = "llvm.select"(%882, %860, %852) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %890 = "llvm.call"(%885, %888, %874, %889, %arg38) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %891 = "llvm.icmp"(%890, %856) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%891)[^bb5, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    "llvm.cond_br"(%882, %868)[^bb4, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%arg36, %arg35, %arg37) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_without, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%868)[^bb7] : (i32) -> ()
  ^bb5:  // pred: ^bb2
    %892 = "llvm.load"(%arg38) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %893 = "llvm.icmp"(%892, %869) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%893, %856)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb6:  // pred: ^bb5
    %894 = "llvm.load"(%870) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %895 = "llvm.load"(%884) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %896 = "llvm.call"(%894, %895) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%856)[^bb7] : (i32) -> ()
  ^bb7(%897: i32):  // 5 preds: ^bb1, ^bb3, ^bb4, ^bb5, ^bb6
    "llvm.return"(%897) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse_without", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg32: !llvm.ptr, %arg33: !llvm.ptr, %arg34: !llvm.ptr):
    %832 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %833 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %834 = "llvm.mlir.constant"() <{value = 484 : i32}> : () -> i32
    %835 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %836 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %837 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_24}> : () -> !llvm.ptr
    %838 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %839 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %840 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_25}> : () -> !llvm.ptr
    %841 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %842 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %843 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %844 = "llvm.alloca"(%832) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    %845 = "llvm.alloca"(%832) <{alignment = 4 : i64, elem_type = !llvm.array<5 x ptr>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%844, %833, %834) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    "llvm.call"(%844, %arg33) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%arg32, %845) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %846 = "llvm.getelementptr"(%845, %835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %847 = "llvm.getelementptr"(%844, %835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%847, %846) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %848 = "llvm.getelementptr"(%845, %836) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%837, %848) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %849 = "llvm.getelementptr"(%845, %838) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg34, %849) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %850 = "llvm.getelementptr"(%845, %839) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%840, %850) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %851 = "llvm.load"(%841) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%851, %842, %845, %843) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (i32, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_refuse_array", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg27: i32, %arg28: !llvm.ptr, %arg29: !llvm.ptr, %arg30: !llvm.ptr, %arg31: !llvm.ptr):
    %791 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %792 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_26}> : () -> !llvm.ptr
    %793 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %794 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %795 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_27}> : () -> !llvm.ptr
    %796 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %797 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %798 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_30}> : () -> !llvm.ptr
    %799 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %800 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %801 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %802 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %803 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %804 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_29}> : () -> !llvm.ptr
    %805 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %806 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_28}> : () -> !llvm.ptr
    %807 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %808 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %809 = "llvm.icmp"(%arg27, %791) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %810 = "llvm.select"(%809, %792, %793) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %811 = "llvm.icmp"(%arg27, %794) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %812 = "llvm.select"(%811, %795, %810) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%arg27, %812, %796)[^bb4, ^bb1, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[7, 8, 9]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i64) -> ()
  ^bb1:  // pred: ^bb0
    %813 = "llvm.getelementptr"(%arg30, %805) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %814 = "llvm.load"(%813) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %815 = "llvm.sext"(%814) : (i32) -> i64
    "llvm.br"(%806, %815)[^bb4] : (!llvm.ptr, i64) -> ()
  ^bb2:  // pred: ^bb0
    %816 = "llvm.load"(%arg29) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %817 = "llvm.icmp"(%816, %799) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %818 = "llvm.getelementptr"(%arg29, %800) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %819 = "llvm.load"(%818) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %820 = "llvm.select"(%817, %801, %802) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %821 = "llvm.getelementptr"(%819, %820) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %822 = "llvm.getelementptr"(%821, %803) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %823 = "llvm.load"(%822) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %824 = "llvm.sext"(%823) : (i32) -> i64
    "llvm.br"(%804, %824)[^bb4] : (!llvm.ptr, i64) -> ()
  ^bb3:  // pred: ^bb0
    %825 = "llvm.load"(%arg31) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %826 = "llvm.shl"(%825, %797) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %827 = "llvm.sext"(%826) : (i32) -> i64
    "llvm.br"(%798, %827)[^bb4] : (!llvm.ptr, i64) -> ()
  ^bb4(%828: !llvm.ptr, %829: i64):  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb3
    %830 = "llvm.icmp"(%arg27, %797) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %831 = "llvm.select"(%830, %807, %808) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.call"(%831, %arg28, %arg29, %828, %829) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_write_any_descriptor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: !llvm.ptr, %arg26: !llvm.ptr):
    %630 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %631 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %632 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %633 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %634 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %635 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %636 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %637 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %638 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %639 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %640 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %641 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %642 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %643 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %644 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %645 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %646 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %647 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %648 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %649 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %650 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %651 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %652 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %653 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %654 = "llvm.alloca"(%630) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %655 = "llvm.load"(%arg23) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %656 = "llvm.getelementptr"(%arg25, %631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %657 = "llvm.load"(%656) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %658 = "llvm.getelementptr"(%arg24, %632) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %659 = "llvm.load"(%658) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %660 = "llvm.icmp"(%657, %659) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%660, %633)[^bb1, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %661 = "llvm.getelementptr"(%arg25, %634) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %662 = "llvm.load"(%661) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %663 = "llvm.getelementptr"(%arg24, %631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %664 = "llvm.load"(%663) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %665 = "llvm.icmp"(%664, %635) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%665)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %666 = "llvm.icmp"(%662, %637) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%666, %636)[^bb32, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb3:  // pred: ^bb1
    %667 = "llvm.icmp"(%662, %664) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%667, %636)[^bb4, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %668 = "llvm.getelementptr"(%arg24, %638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %669 = "llvm.load"(%668) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %670 = "llvm.getelementptr"(%arg23, %669) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %671 = "llvm.getelementptr"(%arg25, %639) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %672 = "llvm.load"(%671) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %673 = "llvm.icmp"(%662, %635) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%673, %640, %635, %640)[^bb5, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i1, i32, i1) -> ()
  ^bb5:  // pred: ^bb4
    %674 = "llvm.getelementptr"(%670, %641) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %675 = "llvm.getelementptr"(%arg24, %642) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %676 = "llvm.getelementptr"(%674, %662) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %677 = "llvm.getelementptr"(%arg25, %643) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %678 = "llvm.getelementptr"(%arg24, %643) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %679 = "llvm.getelementptr"(%arg26, %641) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %680 = "llvm.icmp"(%655, %632) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%635, %662, %644, %635, %630)[^bb6] : (i32, i32, i64, i32, i32) -> ()
  ^bb6(%681: i32, %682: i32, %683: i64, %684: i32, %685: i32):  // 2 preds: ^bb5, ^bb20
    %686 = "llvm.add"(%682, %645) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %687 = "llvm.getelementptr"(%672, %686) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %688 = "llvm.load"(%687) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %689 = "llvm.load"(%675) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %690 = "llvm.icmp"(%689, %635) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%690, %683)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb7:  // pred: ^bb6
    %691 = "llvm.getelementptr"(%676, %686) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %692 = "llvm.load"(%691) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%692)[^bb8] : (i64) -> ()
  ^bb8(%693: i64):  // 2 preds: ^bb6, ^bb7
    %694 = "llvm.icmp"(%693, %646) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %695 = "llvm.select"(%694, %693, %683) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%665)[^bb10, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %696 = "llvm.getelementptr"(%670, %682) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %697 = "llvm.load"(%696) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %698 = "llvm.icmp"(%697, %646) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %699 = "llvm.icmp"(%697, %688) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %700 = "llvm.select"(%698, %640, %699) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%700, %632)[^bb10, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %701 = "llvm.icmp"(%688, %644) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%701, %684, %695)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb11:  // pred: ^bb10
    %702 = "llvm.load"(%677) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %703 = "llvm.icmp"(%702, %647) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%703, %684, %695)[^bb15, ^bb12] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb12:  // pred: ^bb11
    %704 = "llvm.getelementptr"(%702, %686) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %705 = "llvm.load"(%704) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %706 = "llvm.icmp"(%705, %693) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %707 = "llvm.or"(%694, %706) : (i1, i1) -> i1
    %708 = "llvm.select"(%706, %684, %648) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %709 = "llvm.select"(%706, %695, %705) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%707, %708, %709)[^bb15, ^bb13] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb13:  // pred: ^bb12
    %710 = "llvm.load"(%678) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %711 = "llvm.icmp"(%710, %635) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %712 = "llvm.icmp"(%705, %649) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %713 = "llvm.or"(%712, %711) : (i1, i1) -> i1
    "llvm.cond_br"(%713, %684, %705)[^bb15, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb14:  // pred: ^bb13
    "llvm.br"(%650, %649)[^bb15] : (i32, i64) -> ()
  ^bb15(%714: i32, %715: i64):  // 5 preds: ^bb10, ^bb11, ^bb12, ^bb13, ^bb14
    %716 = "llvm.mul"(%682, %655) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %717 = "llvm.getelementptr"(%679, %716) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%655)[^bb18, ^bb17, ^bb16] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb16:  // pred: ^bb15
    %718 = "llvm.trunc"(%688) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%718, %717) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %719 = "llvm.sext"(%718) : (i32) -> i64
    %720 = "llvm.add"(%682, %662) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %721 = "llvm.shl"(%720, %633) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %722 = "llvm.getelementptr"(%679, %721) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %723 = "llvm.trunc"(%715) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %724 = "llvm.trunc"(%715) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%723, %722) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%724, %723, %719)[^bb19] : (i16, i32, i64) -> ()
  ^bb17:  // pred: ^bb15
    "llvm.store"(%688, %717) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %725 = "llvm.add"(%682, %662) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %726 = "llvm.shl"(%725, %636) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %727 = "llvm.getelementptr"(%679, %726) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%715, %727) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%630)[^bb20] : (i32) -> ()
  ^bb18:  // pred: ^bb15
    %728 = "llvm.trunc"(%688) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%728, %717) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    %729 = "llvm.sext"(%728) : (i16) -> i64
    %730 = "llvm.add"(%682, %662) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %731 = "llvm.mul"(%730, %655) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %732 = "llvm.getelementptr"(%679, %731) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %733 = "llvm.trunc"(%715) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %734 = "llvm.trunc"(%715) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%734, %732) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"(%734, %733, %729)[^bb19] : (i16, i32, i64) -> ()
  ^bb19(%735: i16, %736: i32, %737: i64):  // 2 preds: ^bb16, ^bb18
    %738 = "llvm.icmp"(%688, %737) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %739 = "llvm.sext"(%735) : (i16) -> i32
    %740 = "llvm.select"(%680, %736, %739) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %741 = "llvm.sext"(%740) : (i32) -> i64
    %742 = "llvm.icmp"(%715, %741) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %743 = "llvm.and"(%738, %742) : (i1, i1) -> i1
    %744 = "llvm.zext"(%743) : (i1) -> i32
    "llvm.br"(%744)[^bb20] : (i32) -> ()
  ^bb20(%745: i32):  // 2 preds: ^bb17, ^bb19
    %746 = "llvm.and"(%745, %685) : (i32, i32) -> i32
    %747 = "llvm.icmp"(%688, %649) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %748 = "llvm.zext"(%747) : (i1) -> i32
    %749 = "llvm.or"(%681, %748) : (i32, i32) -> i32
    %750 = "llvm.intr.umax"(%688, %644) : (i64, i64) -> i64
    %751 = "llvm.mul"(%750, %683) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %752 = "llvm.icmp"(%682, %630) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%752, %749, %686, %751, %714, %746)[^bb6, ^bb21] <{operandSegmentSizes = array<i32: 1, 5, 0>}> : (i1, i32, i32, i64, i32, i32) -> ()
  ^bb21:  // pred: ^bb20
    %753 = "llvm.icmp"(%749, %635) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %754 = "llvm.icmp"(%746, %635) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.br"(%754, %714, %753)[^bb22] : (i1, i32, i1) -> ()
  ^bb22(%755: i1, %756: i32, %757: i1):  // 2 preds: ^bb4, ^bb21
    %758 = "llvm.getelementptr"(%arg25, %632) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %759 = "llvm.load"(%758) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%759, %641)[^bb32, ^bb23, ^bb23, ^bb23] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb23:  // 3 preds: ^bb22, ^bb22, ^bb22
    %760 = "llvm.load"(%arg25) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %761 = "llvm.ptrtoint"(%760) : (!llvm.ptr) -> i32
    %762 = "llvm.getelementptr"(%arg25, %651) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %763 = "llvm.load"(%762) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %764 = "llvm.trunc"(%763) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %765 = "llvm.add"(%764, %761) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %766 = "llvm.load"(%670) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %767 = "llvm.getelementptr"(%arg24, %641) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %768 = "llvm.load"(%767) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %769 = "llvm.trunc"(%766) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %770 = "llvm.mul"(%768, %769) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %771 = "llvm.sub"(%765, %770) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%771, %arg26) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %772 = "llvm.getelementptr"(%arg26, %632) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%771, %772) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %773 = "llvm.getelementptr"(%arg26, %641) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %774 = "llvm.load"(%670) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.switch"(%655)[^bb25, ^bb26, ^bb24] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb24:  // pred: ^bb23
    %775 = "llvm.trunc"(%774) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%775, %773) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb25:  // pred: ^bb23
    %776 = "llvm.trunc"(%774) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%776, %773) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb26:  // pred: ^bb23
    "llvm.store"(%774, %773) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb27:  // 3 preds: ^bb24, ^bb25, ^bb26
    "llvm.cond_br"(%757)[^bb30, ^bb28] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb28:  // pred: ^bb27
    %777 = "llvm.getelementptr"(%arg25, %643) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %778 = "llvm.load"(%777) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %779 = "llvm.icmp"(%778, %647) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%779, %635)[^bb32, ^bb29] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb29:  // pred: ^bb28
    "llvm.intr.memcpy"(%654, %arg25, %638) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %780 = "llvm.getelementptr"(%654, %643) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%647, %780) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %781 = "llvm.call"(%arg23, %arg24, %654, %arg26) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%781)[^bb32] : (i32) -> ()
  ^bb30:  // pred: ^bb27
    %782 = "llvm.getelementptr"(%arg24, %651) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %783 = "llvm.load"(%782) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %784 = "llvm.add"(%783, %645) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %785 = "llvm.and"(%784, %771) : (i32, i32) -> i32
    %786 = "llvm.icmp"(%785, %635) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%786, %652)[^bb31, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb31:  // pred: ^bb30
    %787 = "llvm.icmp"(%756, %635) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %788 = "llvm.select"(%787, %640, %755) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %789 = "llvm.select"(%788, %756, %653) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%789)[^bb32] : (i32) -> ()
  ^bb32(%790: i32):  // 9 preds: ^bb0, ^bb2, ^bb3, ^bb9, ^bb22, ^bb28, ^bb29, ^bb30, ^bb31
    "llvm.return"(%790) : (i32) -> ()
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

