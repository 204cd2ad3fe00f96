// Made of runtime/call/tvm_call.c by `make core`: do not edit.
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<10 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str", unnamed_addr = 0 : i64, value = "TypeError\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<5 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_1", unnamed_addr = 0 : i64, value = "%lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, global_type = !llvm.struct<"mlir_abi.union.anon.0", (struct<"mlir_abi.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2194 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2195 = "llvm.mlir.zero"() : () -> !llvm.struct<"mlir_abi.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %2196 = "llvm.mlir.zero"() : () -> !llvm.struct<"mlir_abi.union.anon.0", (struct<"mlir_abi.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>
    "llvm.return"(%2196) : (!llvm.struct<"mlir_abi.union.anon.0", (struct<"mlir_abi.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>) -> ()
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
    %2192 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2193 = "llvm.mlir.zero"() : () -> !llvm.array<6 x ptr>
    "llvm.return"(%2193) : (!llvm.array<6 x ptr>) -> ()
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
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, i32, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_call", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg71: !llvm.ptr, %arg72: !llvm.ptr, %arg73: !llvm.ptr, %arg74: i32, %arg75: !llvm.ptr):
    %1697 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1698 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1699 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1700 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1701 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1702 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1703 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1704 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1705 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1706 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1707 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1708 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1709 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1710 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %1711 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1712 = "llvm.mlir.constant"() <{value = 108 : i32}> : () -> i32
    %1713 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1714 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1715 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1716 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1717 = "llvm.mlir.constant"() <{value = 3.4028234663852886E+38 : f64}> : () -> f64
    %1718 = "llvm.mlir.constant"() <{value = 1.7976931348623157E+308 : f64}> : () -> f64
    %1719 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1720 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1721 = "llvm.mlir.constant"() <{value = 3.3895313892515355E+38 : f64}> : () -> f64
    %1722 = "llvm.mlir.constant"() <{value = 6.550400e+04 : f64}> : () -> f64
    %1723 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1724 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1725 = "llvm.mlir.constant"() <{value = 14 : i32}> : () -> i32
    %1726 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1727 = "llvm.mlir.constant"() <{value = -1023 : i32}> : () -> i32
    %1728 = "llvm.mlir.constant"() <{value = 1024 : i32}> : () -> i32
    %1729 = "llvm.mlir.constant"() <{value = -32768 : i16}> : () -> i16
    %1730 = "llvm.mlir.constant"() <{value = 52 : i32}> : () -> i32
    %1731 = "llvm.mlir.constant"() <{value = 4503599627370495 : i64}> : () -> i64
    %1732 = "llvm.mlir.constant"() <{value = 4503599627370496 : i64}> : () -> i64
    %1733 = "llvm.mlir.constant"() <{value = 51 : i32}> : () -> i32
    %1734 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1735 = "llvm.mlir.constant"() <{value = 9007199254740991 : i64}> : () -> i64
    %1736 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1737 = "llvm.mlir.constant"() <{value = 32768 : i64}> : () -> i64
    %1738 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1739 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1740 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1741 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1742 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1743 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1744 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1745 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1746 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1747 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1748 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1749 = "llvm.mlir.constant"() <{value = 44 : i64}> : () -> i64
    %1750 = "llvm.mlir.constant"() <{value = -1 : i128}> : () -> i128
    %1751 = "llvm.mlir.constant"() <{value = 0 : i128}> : () -> i128
    %1752 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1753 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1754 = "llvm.alloca"(%1697) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>}> : (i32) -> !llvm.ptr
    %1755 = "llvm.alloca"(%1697) <{alignment = 16 : i64, elem_type = !llvm.array<1064 x i8>}> : (i32) -> !llvm.ptr
    %1756 = "llvm.alloca"(%1697) <{alignment = 16 : i64, elem_type = !llvm.array<2 x i64>}> : (i32) -> !llvm.ptr
    %1757 = "llvm.alloca"(%1697) <{alignment = 16 : i64, elem_type = !llvm.array<2 x i64>}> : (i32) -> !llvm.ptr
    %1758 = "llvm.alloca"(%1697) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1759 = "llvm.alloca"(%1697) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Call", (ptr, ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1760 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_begin, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1761 = "llvm.icmp"(%1760, %1698) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1761, %1699)[^bb1, ^bb102] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1762 = "llvm.getelementptr"(%arg71, %1700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1763 = "llvm.load"(%1762) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1764 = "llvm.getelementptr"(%arg71, %1701) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1765 = "llvm.load"(%1764) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1766 = "llvm.add"(%1765, %1763) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1767 = "llvm.icmp"(%arg74, %1766) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1768 = "llvm.icmp"(%arg74, %1763) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1769 = "llvm.or"(%1768, %1767) : (i1, i1) -> i1
    "llvm.cond_br"(%1769)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %1770 = "llvm.getelementptr"(%arg71, %1702) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1771 = "llvm.load"(%1770) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1772 = "llvm.sext"(%1771) : (i32) -> i64
    %1773 = "llvm.getelementptr"(%arg71, %1772) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1774 = "llvm.sext"(%arg74) : (i32) -> i64
    "llvm.call"(%1703, %1773, %1704, %1705, %1774) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1699)[^bb102] : (i32) -> ()
  ^bb3:  // pred: ^bb1
    %1775 = "llvm.getelementptr"(%arg71, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1776 = "llvm.load"(%1775) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1777 = "llvm.add"(%1776, %1697) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1778 = "llvm.zext"(%1777) : (i32) -> i64
    %1779 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1780 = "llvm.alloca"(%1778) <{alignment = 16 : i64, elem_type = !llvm.ptr}> : (i64) -> !llvm.ptr
    %1781 = "llvm.icmp"(%1765, %1698) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1782 = "llvm.and"(%1781, %1767) : (i1, i1) -> i1
    %1783 = "llvm.sext"(%1763) : (i32) -> i64
    %1784 = "llvm.getelementptr"(%arg73, %1783) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1785 = "llvm.select"(%1782, %1784, %1704) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1786 = "llvm.getelementptr"(%arg71, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1787 = "llvm.load"(%1786) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1788 = "llvm.add"(%1787, %1697) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1789 = "llvm.zext"(%1788) : (i32) -> i64
    %1790 = "llvm.alloca"(%1789) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>}> : (i64) -> !llvm.ptr
    %1791 = "llvm.getelementptr"(%arg71, %1708) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1792 = "llvm.load"(%1791) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1793 = "llvm.add"(%1792, %1709) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1794 = "llvm.zext"(%1793) : (i32) -> i64
    %1795 = "llvm.alloca"(%1794) <{alignment = 16 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
    "llvm.store"(%arg71, %1759) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1796 = "llvm.getelementptr"(%1759, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1780, %1796) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1797 = "llvm.getelementptr"(%1759, %1700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1795, %1797) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1798 = "llvm.getelementptr"(%1759, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1790, %1798) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1799 = "llvm.icmp"(%1763, %1698) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1799)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %1800 = "llvm.getelementptr"(%arg71, %1710) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1801 = "llvm.load"(%1800) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1802 = "llvm.sext"(%1801) : (i32) -> i64
    %1803 = "llvm.getelementptr"(%arg71, %1802) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1804 = "llvm.zext"(%1763) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1711, %1803)[^bb7] : (i64, !llvm.ptr) -> ()
  ^bb5:  // 2 preds: ^bb3, ^bb10
    %1805 = "llvm.load"(%1775) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1806 = "llvm.icmp"(%1805, %1698) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1806)[^bb6, ^bb77] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    %1807 = "llvm.getelementptr"(%1757, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1808 = "llvm.getelementptr"(%1756, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1711)[^bb11] : (i64) -> ()
  ^bb7(%1809: i64, %1810: !llvm.ptr):  // 2 preds: ^bb4, ^bb10
    %1811 = "llvm.load"(%1810) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1812 = "llvm.icmp"(%1811, %1712) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1813 = "llvm.getelementptr"(%arg73, %1809) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%1812)[^bb8, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb8:  // pred: ^bb7
    %1814 = "llvm.getelementptr"(%1810, %1700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1815 = "llvm.getelementptr"(%1810, %1708) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1816 = "llvm.load"(%1815) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1817 = "llvm.sext"(%1816) : (i32) -> i64
    %1818 = "llvm.getelementptr"(%1780, %1817) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1813, %1818) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1814)[^bb10] : (!llvm.ptr) -> ()
  ^bb9:  // pred: ^bb7
    %1819 = "llvm.call"(%1759, %1810, %1813) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1820 = "llvm.icmp"(%1819, %1704) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1820, %1699, %1819)[^bb101, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb10(%1821: !llvm.ptr):  // 2 preds: ^bb8, ^bb9
    %1822 = "llvm.add"(%1809, %1713) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1823 = "llvm.icmp"(%1822, %1804) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1823, %1822, %1821)[^bb5, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, !llvm.ptr) -> ()
  ^bb11(%1824: i64):  // 2 preds: ^bb6, ^bb76
    %1825 = "llvm.load"(%1759) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1826 = "llvm.getelementptr"(%1825, %1714) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1827 = "llvm.load"(%1826) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1828 = "llvm.sext"(%1827) : (i32) -> i64
    %1829 = "llvm.getelementptr"(%1825, %1828) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1830 = "llvm.getelementptr"(%1829, %1824) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1831 = "llvm.load"(%1796) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1832 = "llvm.getelementptr"(%1831, %1824) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1833 = "llvm.load"(%1832) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1834 = "llvm.getelementptr"(%1830, %1715) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1835 = "llvm.load"(%1834) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1836 = "llvm.load"(%1830) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1837 = "llvm.load"(%1833) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1836)[^bb45, ^bb12, ^bb29] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[97, 102]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb12:  // pred: ^bb11
    "llvm.switch"(%1837, %1825, %1697)[^bb28, ^bb13, ^bb14] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i32) -> ()
  ^bb13:  // pred: ^bb12
    %1838 = "llvm.getelementptr"(%1833, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1839 = "llvm.load"(%1838) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1840 = "llvm.getelementptr"(%1839, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1840)[^bb15] : (!llvm.ptr) -> ()
  ^bb14:  // pred: ^bb12
    %1841 = "llvm.getelementptr"(%1833, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1842 = "llvm.load"(%1841) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1843 = "llvm.icmp"(%1842, %1704) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1843, %1825, %1697, %1842)[^bb28, ^bb15] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb15(%1844: !llvm.ptr):  // 2 preds: ^bb13, ^bb14
    %1845 = "llvm.load"(%1797) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1846 = "llvm.call"(%1825, %1830, %1844, %1845) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_describe, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1847 = "llvm.icmp"(%1846, %1698) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1848 = "llvm.load"(%1759) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.cond_br"(%1847, %1848, %1846)[^bb16, ^bb28] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb16:  // pred: ^bb15
    %1849 = "llvm.load"(%1797) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1850 = "llvm.getelementptr"(%1848, %1714) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1851 = "llvm.load"(%1850) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1852 = "llvm.sext"(%1851) : (i32) -> i64
    %1853 = "llvm.getelementptr"(%1848, %1852) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1854 = "llvm.icmp"(%1824, %1711) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1854)[^bb26, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // pred: ^bb16
    %1855 = "llvm.getelementptr"(%1853, %1824) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1856 = "llvm.getelementptr"(%1855, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1711)[^bb18] : (i64) -> ()
  ^bb18(%1857: i64):  // 2 preds: ^bb17, ^bb25
    %1858 = "llvm.getelementptr"(%1853, %1857) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1859 = "llvm.load"(%1858) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1860 = "llvm.icmp"(%1859, %1739) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1860)[^bb19, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb19:  // pred: ^bb18
    %1861 = "llvm.load"(%1856) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1862 = "llvm.icmp"(%1861, %1716) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1862)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb20:  // pred: ^bb19
    %1863 = "llvm.getelementptr"(%1858, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1864 = "llvm.load"(%1863) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1865 = "llvm.icmp"(%1864, %1716) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1865)[^bb21, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb21:  // 2 preds: ^bb19, ^bb20
    %1866 = "llvm.call"(%1848, %1855, %1849, %1756) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1867 = "llvm.icmp"(%1866, %1698) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1867)[^bb26, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb22:  // pred: ^bb21
    %1868 = "llvm.call"(%1848, %1858, %1849, %1757) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1869 = "llvm.icmp"(%1868, %1698) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1869)[^bb25, ^bb23] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb23:  // pred: ^bb22
    %1870 = "llvm.load"(%1756) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1871 = "llvm.load"(%1807) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1872 = "llvm.icmp"(%1870, %1871) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1872)[^bb24, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb24:  // pred: ^bb23
    %1873 = "llvm.load"(%1757) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1874 = "llvm.load"(%1808) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1875 = "llvm.icmp"(%1873, %1874) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1875)[^bb27, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb25:  // 5 preds: ^bb18, ^bb20, ^bb22, ^bb23, ^bb24
    %1876 = "llvm.add"(%1857, %1713) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1877 = "llvm.icmp"(%1876, %1824) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1877, %1876)[^bb26, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb26:  // 3 preds: ^bb16, ^bb21, ^bb25
    "llvm.br"()[^bb76] : () -> ()
  ^bb27:  // pred: ^bb24
    "llvm.br"(%1848, %1740)[^bb28] : (!llvm.ptr, i32) -> ()
  ^bb28(%1878: !llvm.ptr, %1879: i32):  // 4 preds: ^bb12, ^bb14, ^bb15, ^bb27
    %1880 = "llvm.sext"(%1835) : (i32) -> i64
    %1881 = "llvm.getelementptr"(%1825, %1880) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%1879, %1881, %1833, %1830, %1878) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1699)[^bb101] : (i32) -> ()
  ^bb29:  // pred: ^bb11
    %1882 = "llvm.add"(%1837, %1699) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1883 = "llvm.icmp"(%1882, %1716) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1883)[^bb31, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb30:  // pred: ^bb29
    "llvm.switch"(%1837, %1697)[^bb72, ^bb32, ^bb67, ^bb68] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[3, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb31:  // pred: ^bb29
    %1884 = "llvm.getelementptr"(%1833, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1885 = "llvm.load"(%1884) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1886 = "llvm.sitofp"(%1885) : (i64) -> f64
    "llvm.br"(%1886)[^bb33] : (f64) -> ()
  ^bb32:  // pred: ^bb30
    %1887 = "llvm.getelementptr"(%1833, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1888 = "llvm.load"(%1887) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%1888)[^bb33] : (f64) -> ()
  ^bb33(%1889: f64):  // 2 preds: ^bb31, ^bb32
    %1890 = "llvm.load"(%1797) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1891 = "llvm.getelementptr"(%1830, %1701) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1892 = "llvm.load"(%1891) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1893 = "llvm.sext"(%1892) : (i32) -> i64
    %1894 = "llvm.getelementptr"(%1890, %1893) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1895 = "llvm.getelementptr"(%1830, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1896 = "llvm.load"(%1895) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1896)[^bb35, ^bb34, ^bb36] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb34:  // pred: ^bb33
    "llvm.store"(%1889, %1894) <{alignment = 1 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"()[^bb76] : () -> ()
  ^bb35:  // pred: ^bb33
    %1897 = "llvm.getelementptr"(%1830, %1708) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1898 = "llvm.load"(%1897) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1899 = "llvm.and"(%1898, %1719) : (i32, i32) -> i32
    %1900 = "llvm.icmp"(%1899, %1720) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1901 = "llvm.select"(%1900, %1721, %1722) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %1902 = "llvm.intr.fabs"(%1889) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %1903 = "llvm.fcmp"(%1902, %1901) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %1904 = "llvm.fcmp"(%1902, %1718) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %1905 = "llvm.and"(%1904, %1903) : (i1, i1) -> i1
    "llvm.cond_br"(%1905)[^bb75, ^bb38] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb36:  // pred: ^bb33
    %1906 = "llvm.intr.fabs"(%1889) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %1907 = "llvm.fcmp"(%1906, %1717) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %1908 = "llvm.fcmp"(%1906, %1718) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %1909 = "llvm.and"(%1907, %1908) : (i1, i1) -> i1
    "llvm.cond_br"(%1909)[^bb75, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb37:  // pred: ^bb36
    %1910 = "llvm.fptrunc"(%1889) : (f64) -> f32
    "llvm.store"(%1910, %1894) <{alignment = 1 : i64, ordering = 0 : i64}> : (f32, !llvm.ptr) -> ()
    "llvm.br"()[^bb76] : () -> ()
  ^bb38:  // pred: ^bb35
    %1911 = "llvm.select"(%1900, %1723, %1724) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1912 = "llvm.bitcast"(%1889) : (f64) -> i64
    %1913 = "llvm.lshr"(%1912, %1702) : (i64, i64) -> i64
    %1914 = "llvm.bitcast"(%1902) : (f64) -> i64
    %1915 = "llvm.sub"(%1725, %1911) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1916 = "llvm.shl"(%1699, %1915) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1917 = "llvm.add"(%1916, %1716) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1918 = "llvm.lshr"(%1914, %1726) : (i64, i64) -> i64
    %1919 = "llvm.trunc"(%1918) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %1920 = "llvm.add"(%1919, %1727) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1921 = "llvm.zext"(%1911) <{nonNeg}> : (i32) -> i64
    %1922 = "llvm.icmp"(%1920, %1728) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1922)[^bb39, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb39:  // pred: ^bb38
    %1923 = "llvm.xor"(%1911, %1738) : (i32, i32) -> i32
    %1924 = "llvm.shl"(%1699, %1923) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1925 = "llvm.xor"(%1924, %1699) : (i32, i32) -> i32
    %1926 = "llvm.zext"(%1925) <{nonNeg}> : (i32) -> i64
    %1927 = "llvm.shl"(%1926, %1921) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1928 = "llvm.and"(%1913, %1737) : (i64, i64) -> i64
    %1929 = "llvm.or"(%1927, %1928) : (i64, i64) -> i64
    %1930 = "llvm.and"(%1914, %1731) : (i64, i64) -> i64
    %1931 = "llvm.icmp"(%1930, %1711) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1932 = "llvm.add"(%1911, %1699) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1933 = "llvm.shl"(%1697, %1932) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1934 = "llvm.zext"(%1933) <{nonNeg}> : (i32) -> i64
    %1935 = "llvm.select"(%1931, %1711, %1934) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1936 = "llvm.or"(%1929, %1935) : (i64, i64) -> i64
    %1937 = "llvm.trunc"(%1936) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%1937)[^bb44] : (i16) -> ()
  ^bb40:  // pred: ^bb38
    %1938 = "llvm.trunc"(%1913) <{overflowFlags = 2 : i32}> : (i64) -> i16
    %1939 = "llvm.and"(%1938, %1729) : (i16, i16) -> i16
    %1940 = "llvm.icmp"(%1920, %1917) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %1941 = "llvm.sub"(%1917, %1920) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1942 = "llvm.select"(%1940, %1941, %1698) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1943 = "llvm.sub"(%1942, %1911) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1944 = "llvm.icmp"(%1943, %1716) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1944, %1939)[^bb44, ^bb41] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i16) -> ()
  ^bb41:  // pred: ^bb40
    %1945 = "llvm.add"(%1943, %1730) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1946 = "llvm.and"(%1914, %1731) : (i64, i64) -> i64
    %1947 = "llvm.or"(%1946, %1732) <{isDisjoint}> : (i64, i64) -> i64
    %1948 = "llvm.add"(%1943, %1733) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1949 = "llvm.zext"(%1948) <{nonNeg}> : (i32) -> i64
    %1950 = "llvm.shl"(%1713, %1949) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %1951 = "llvm.zext"(%1945) <{nonNeg}> : (i32) -> i64
    %1952 = "llvm.lshr"(%1947, %1951) : (i64, i64) -> i64
    %1953 = "llvm.shl"(%1734, %1949) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1954 = "llvm.add"(%1953, %1735) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %1955 = "llvm.and"(%1954, %1947) : (i64, i64) -> i64
    %1956 = "llvm.icmp"(%1955, %1950) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1956, %1713)[^bb43, ^bb42] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb42:  // pred: ^bb41
    %1957 = "llvm.icmp"(%1955, %1950) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1958 = "llvm.and"(%1952, %1713) : (i64, i64) -> i64
    %1959 = "llvm.icmp"(%1958, %1711) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1960 = "llvm.select"(%1957, %1959, %1736) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %1961 = "llvm.zext"(%1960) : (i1) -> i64
    "llvm.br"(%1961)[^bb43] : (i64) -> ()
  ^bb43(%1962: i64):  // 2 preds: ^bb41, ^bb42
    %1963 = "llvm.sub"(%1920, %1917) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1964 = "llvm.select"(%1940, %1698, %1963) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1965 = "llvm.zext"(%1964) : (i32) -> i64
    %1966 = "llvm.and"(%1913, %1737) : (i64, i64) -> i64
    %1967 = "llvm.shl"(%1965, %1921) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1968 = "llvm.add"(%1952, %1967) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1969 = "llvm.add"(%1968, %1962) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1970 = "llvm.or"(%1969, %1966) : (i64, i64) -> i64
    %1971 = "llvm.trunc"(%1970) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%1971)[^bb44] : (i16) -> ()
  ^bb44(%1972: i16):  // 3 preds: ^bb39, ^bb40, ^bb43
    "llvm.store"(%1972, %1894) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb76] : () -> ()
  ^bb45:  // pred: ^bb11
    %1973 = "llvm.add"(%1837, %1699) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1974 = "llvm.icmp"(%1973, %1716) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1974)[^bb46, ^bb61] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb46:  // pred: ^bb45
    %1975 = "llvm.getelementptr"(%1833, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1976 = "llvm.load"(%1975) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1977 = "llvm.load"(%1797) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1978 = "llvm.getelementptr"(%1830, %1701) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1979 = "llvm.load"(%1978) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1980 = "llvm.sext"(%1979) : (i32) -> i64
    %1981 = "llvm.getelementptr"(%1977, %1980) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1982 = "llvm.getelementptr"(%1830, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1983 = "llvm.load"(%1982) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1983)[^bb49, ^bb47, ^bb50, ^bb48] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 8, 4]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb47:  // pred: ^bb46
    %1984 = "llvm.trunc"(%1976) <{overflowFlags = 0 : i32}> : (i64) -> i8
    "llvm.store"(%1984, %1981) <{alignment = 1 : i64, ordering = 0 : i64}> : (i8, !llvm.ptr) -> ()
    "llvm.br"()[^bb51] : () -> ()
  ^bb48:  // pred: ^bb46
    %1985 = "llvm.trunc"(%1976) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%1985, %1981) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb51] : () -> ()
  ^bb49:  // pred: ^bb46
    %1986 = "llvm.trunc"(%1976) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%1986, %1981) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb51] : () -> ()
  ^bb50:  // pred: ^bb46
    "llvm.store"(%1976, %1981) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb51] : () -> ()
  ^bb51:  // 4 preds: ^bb47, ^bb48, ^bb49, ^bb50
    %1987 = "llvm.load"(%1978) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1988 = "llvm.sext"(%1987) : (i32) -> i64
    %1989 = "llvm.getelementptr"(%1977, %1988) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1990 = "llvm.load"(%1989) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %1991 = "llvm.zext"(%1990) : (i8) -> i64
    %1992 = "llvm.load"(%1830) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1993 = "llvm.icmp"(%1992, %1745) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1993)[^bb52, ^bb53] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb52:  // pred: ^bb51
    %1994 = "llvm.and"(%1991, %1713) : (i64, i64) -> i64
    "llvm.br"(%1994)[^bb74] : (i64) -> ()
  ^bb53:  // pred: ^bb51
    %1995 = "llvm.load"(%1982) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1996 = "llvm.icmp"(%1995, %1697) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1996, %1991)[^bb54, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb54:  // pred: ^bb53
    "llvm.switch"(%1995)[^bb57, ^bb55, ^bb56] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb55:  // pred: ^bb54
    %1997 = "llvm.load"(%1989) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1997)[^bb58] : (i64) -> ()
  ^bb56:  // pred: ^bb54
    %1998 = "llvm.load"(%1989) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1999 = "llvm.sext"(%1998) : (i32) -> i64
    "llvm.br"(%1999)[^bb58] : (i64) -> ()
  ^bb57:  // pred: ^bb54
    %2000 = "llvm.load"(%1989) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %2001 = "llvm.sext"(%2000) : (i16) -> i64
    "llvm.br"(%2001)[^bb58] : (i64) -> ()
  ^bb58(%2002: i64):  // 4 preds: ^bb53, ^bb55, ^bb56, ^bb57
    %2003 = "llvm.shl"(%1995, %1746) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2004 = "llvm.sub"(%1747, %2003) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2005 = "llvm.icmp"(%1992, %1743) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2006 = "llvm.zext"(%2004) : (i32) -> i64
    "llvm.cond_br"(%2005)[^bb59, ^bb60] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb59:  // pred: ^bb58
    %2007 = "llvm.lshr"(%1748, %2006) : (i64, i64) -> i64
    %2008 = "llvm.and"(%2002, %2007) : (i64, i64) -> i64
    "llvm.br"(%2008)[^bb74] : (i64) -> ()
  ^bb60:  // pred: ^bb58
    %2009 = "llvm.shl"(%2002, %2006) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2010 = "llvm.ashr"(%2009, %2006) <{isExact}> : (i64, i64) -> i64
    "llvm.br"(%2010)[^bb74] : (i64) -> ()
  ^bb61:  // pred: ^bb45
    "llvm.switch"(%1837, %1697)[^bb72, ^bb62, ^bb67, ^bb68] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[78, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb62:  // pred: ^bb61
    %2011 = "llvm.getelementptr"(%1833, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2012 = "llvm.load"(%2011) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2013 = "llvm.getelementptr"(%2012, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2014 = "llvm.icmp"(%1836, %1743) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2014)[^bb63, ^bb75] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb63:  // pred: ^bb62
    %2015 = "llvm.getelementptr"(%1830, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2016 = "llvm.load"(%2015) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2017 = "llvm.icmp"(%2016, %1742) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2017)[^bb64, ^bb75] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb64:  // pred: ^bb63
    %2018 = "llvm.load"(%2013) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2019 = "llvm.icmp"(%2018, %1734) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2019)[^bb65, ^bb75] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb65:  // pred: ^bb64
    %2020 = "llvm.getelementptr"(%2012, %1715) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2021 = "llvm.load"(%2020) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2022 = "llvm.icmp"(%2021, %1711) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2022)[^bb66, ^bb75] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb66:  // pred: ^bb65
    %2023 = "llvm.load"(%1797) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2024 = "llvm.getelementptr"(%1830, %1701) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2025 = "llvm.load"(%2024) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2026 = "llvm.sext"(%2025) : (i32) -> i64
    %2027 = "llvm.getelementptr"(%2023, %2026) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2028 = "llvm.getelementptr"(%2012, %1744) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2029 = "llvm.load"(%2028) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%2029, %2027) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb76] : () -> ()
  ^bb67:  // 2 preds: ^bb30, ^bb61
    %2030 = "llvm.getelementptr"(%1833, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2031 = "llvm.load"(%2030) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2032 = "llvm.getelementptr"(%2031, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%2032)[^bb69] : (!llvm.ptr) -> ()
  ^bb68:  // 2 preds: ^bb30, ^bb61
    %2033 = "llvm.getelementptr"(%1833, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2034 = "llvm.load"(%2033) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2035 = "llvm.icmp"(%2034, %1704) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2035, %1697, %2034)[^bb72, ^bb69] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb69(%2036: !llvm.ptr):  // 2 preds: ^bb67, ^bb68
    %2037 = "llvm.getelementptr"(%2036, %1741) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2038 = "llvm.load"(%2037) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2039 = "llvm.getelementptr"(%1830, %1708) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2040 = "llvm.load"(%2039) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2041 = "llvm.icmp"(%2038, %2040) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2041, %1716)[^bb70, ^bb72] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb70:  // pred: ^bb69
    %2042 = "llvm.getelementptr"(%2036, %1700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2043 = "llvm.load"(%2042) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2044 = "llvm.icmp"(%2043, %1698) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2044, %1716)[^bb71, ^bb72] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb71:  // pred: ^bb70
    %2045 = "llvm.getelementptr"(%2036, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2046 = "llvm.load"(%2045) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2046, %1742)[^bb72, ^bb73, ^bb73, ^bb73] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb72(%2047: i32):  // 6 preds: ^bb30, ^bb61, ^bb68, ^bb69, ^bb70, ^bb71
    %2048 = "llvm.sext"(%1835) : (i32) -> i64
    %2049 = "llvm.getelementptr"(%1825, %2048) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%2047, %2049, %1833, %1830, %1825) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1699)[^bb101] : (i32) -> ()
  ^bb73:  // 3 preds: ^bb71, ^bb71, ^bb71
    %2050 = "llvm.load"(%1797) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2051 = "llvm.getelementptr"(%1830, %1701) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2052 = "llvm.load"(%2051) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2053 = "llvm.sext"(%2052) : (i32) -> i64
    %2054 = "llvm.getelementptr"(%2050, %2053) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2055 = "llvm.load"(%2036) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2056 = "llvm.getelementptr"(%2036, %1715) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2057 = "llvm.load"(%2056) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2058 = "llvm.getelementptr"(%2055, %2057) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2059 = "llvm.getelementptr"(%1830, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2060 = "llvm.load"(%2059) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2061 = "llvm.sext"(%2060) : (i32) -> i64
    "llvm.intr.memcpy"(%2054, %2058, %2061) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb76] : () -> ()
  ^bb74(%2062: i64):  // 3 preds: ^bb52, ^bb59, ^bb60
    %2063 = "llvm.icmp"(%2062, %1976) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2064 = "llvm.icmp"(%1992, %1743) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2065 = "llvm.icmp"(%1976, %1711) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %2066 = "llvm.and"(%2065, %2064) : (i1, i1) -> i1
    %2067 = "llvm.or"(%2066, %2063) : (i1, i1) -> i1
    "llvm.cond_br"(%2067)[^bb75, ^bb76] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb75:  // 7 preds: ^bb35, ^bb36, ^bb62, ^bb63, ^bb64, ^bb65, ^bb74
    %2068 = "llvm.sext"(%1835) : (i32) -> i64
    %2069 = "llvm.getelementptr"(%1825, %2068) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%1752, %2069, %1833, %1753, %1711) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1699)[^bb101] : (i32) -> ()
  ^bb76:  // 7 preds: ^bb26, ^bb34, ^bb37, ^bb44, ^bb66, ^bb73, ^bb74
    %2070 = "llvm.add"(%1824, %1713) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2071 = "llvm.load"(%1775) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2072 = "llvm.sext"(%2071) : (i32) -> i64
    %2073 = "llvm.icmp"(%2070, %2072) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2073, %2070)[^bb11, ^bb77] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb77:  // 2 preds: ^bb5, ^bb76
    %2074 = "llvm.getelementptr"(%arg71, %1749) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2075 = "llvm.load"(%2074) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2076 = "llvm.sext"(%2075) : (i32) -> i64
    %2077 = "llvm.getelementptr"(%arg71, %2076) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2078 = "llvm.getelementptr"(%arg71, %1741) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2079 = "llvm.load"(%2078) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2080 = "llvm.icmp"(%2079, %1698) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2080)[^bb78, ^bb86] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb78:  // pred: ^bb77
    %2081 = "llvm.zext"(%2079) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1711)[^bb79] : (i64) -> ()
  ^bb79(%2082: i64):  // 2 preds: ^bb78, ^bb85
    %2083 = "llvm.getelementptr"(%2077, %2082) <{elem_type = !llvm.struct<"mlir_abi.struct.Condition", (struct<"mlir_abi.struct.Sum", (i32, i32)>, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2084 = "llvm.getelementptr"(%2083, %1708) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2085 = "llvm.load"(%2084) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2086 = "llvm.sext"(%2085) : (i32) -> i64
    %2087 = "llvm.getelementptr"(%arg71, %2086) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2088 = "llvm.getelementptr"(%2083, %1701) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2089 = "llvm.load"(%2088) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2090 = "llvm.sext"(%2089) : (i32) -> i64
    %2091 = "llvm.icmp"(%2089, %1698) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2091)[^bb82, ^bb80] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb80:  // pred: ^bb79
    %2092 = "llvm.load"(%2083) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2093 = "llvm.icmp"(%2092, %1698) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2093)[^bb81, ^bb85] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb81:  // pred: ^bb80
    %2094 = "llvm.zext"(%2092) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1711, %1711)[^bb83] : (i64, i64) -> ()
  ^bb82:  // pred: ^bb79
    %2095 = "llvm.call"(%arg71, %1795, %2083) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_sum_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %2096 = "llvm.getelementptr"(%2083, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2097 = "llvm.load"(%2096) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2098 = "llvm.icmp"(%2097, %1698) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2099 = "llvm.icmp"(%2095, %1750) <{predicate = 4 : i64}> : (i128, i128) -> i1
    %2100 = "llvm.icmp"(%2095, %1751) <{predicate = 0 : i64}> : (i128, i128) -> i1
    %2101 = "llvm.select"(%2098, %2100, %2099) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2101)[^bb85, ^bb88] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb83(%2102: i64, %2103: i64):  // 2 preds: ^bb81, ^bb83
    %2104 = "llvm.getelementptr"(%2087, %2102) <{elem_type = !llvm.struct<"mlir_abi.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2105 = "llvm.call"(%arg71, %1795, %2104) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %2106 = "llvm.trunc"(%2105) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %2107 = "llvm.srem"(%2106, %2090) : (i64, i64) -> i64
    %2108 = "llvm.load"(%2104) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2109 = "llvm.srem"(%2108, %2090) : (i64, i64) -> i64
    %2110 = "llvm.mul"(%2109, %2107) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2111 = "llvm.add"(%2110, %2103) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2112 = "llvm.srem"(%2111, %2090) : (i64, i64) -> i64
    %2113 = "llvm.add"(%2102, %1713) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2114 = "llvm.icmp"(%2113, %2094) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2114, %2113, %2112)[^bb84, ^bb83] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb84:  // pred: ^bb83
    %2115 = "llvm.icmp"(%2112, %1711) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2115)[^bb85, ^bb88] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb85:  // 3 preds: ^bb80, ^bb82, ^bb84
    %2116 = "llvm.add"(%2082, %1713) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2117 = "llvm.icmp"(%2116, %2081) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2117, %2116)[^bb86, ^bb79] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb86:  // 2 preds: ^bb77, ^bb85
    %2118 = "llvm.icmp"(%1785, %1704) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %2119 = "llvm.icmp"(%1765, %1698) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %2120 = "llvm.and"(%2118, %2119) : (i1, i1) -> i1
    "llvm.cond_br"(%2120)[^bb87, ^bb99] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb87:  // pred: ^bb86
    %2121 = "llvm.getelementptr"(%arg71, %1744) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2122 = "llvm.load"(%2121) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2123 = "llvm.sext"(%2122) : (i32) -> i64
    %2124 = "llvm.getelementptr"(%arg71, %2123) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2125 = "llvm.getelementptr"(%1754, %1702) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2126 = "llvm.getelementptr"(%1754, %1700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2127 = "llvm.getelementptr"(%1754, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2128 = "llvm.getelementptr"(%1754, %1714) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2129 = "llvm.getelementptr"(%1754, %1744) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2130 = "llvm.getelementptr"(%1754, %1701) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2131 = "llvm.getelementptr"(%1754, %1741) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2132 = "llvm.getelementptr"(%1754, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2133 = "llvm.getelementptr"(%1754, %1749) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2134 = "llvm.getelementptr"(%1754, %1710) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2135 = "llvm.zext"(%1765) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1711)[^bb91] : (i64) -> ()
  ^bb88:  // 2 preds: ^bb82, ^bb84
    %2136 = "llvm.load"(%1759) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2137 = "llvm.getelementptr"(%2136, %2086) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2138 = "llvm.getelementptr"(%2083, %1700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2139 = "llvm.load"(%2138) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2140 = "llvm.icmp"(%2139, %1698) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2140, %1704, %2139)[^bb89, ^bb90] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb89:  // pred: ^bb88
    %2141 = "llvm.getelementptr"(%2136, %1714) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2142 = "llvm.load"(%2141) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2143 = "llvm.sext"(%2142) : (i32) -> i64
    %2144 = "llvm.getelementptr"(%2136, %2143) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2145 = "llvm.getelementptr"(%2137, %1710) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2146 = "llvm.load"(%2145) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2147 = "llvm.sext"(%2146) : (i32) -> i64
    %2148 = "llvm.getelementptr"(%2144, %2147) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2149 = "llvm.getelementptr"(%2148, %1715) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2150 = "llvm.load"(%2149) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2151 = "llvm.load"(%1796) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2152 = "llvm.getelementptr"(%2151, %2147) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2153 = "llvm.load"(%2152) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%2153, %2150)[^bb90] : (!llvm.ptr, i32) -> ()
  ^bb90(%2154: !llvm.ptr, %2155: i32):  // 2 preds: ^bb88, ^bb89
    %2156 = "llvm.sext"(%2155) : (i32) -> i64
    %2157 = "llvm.getelementptr"(%2136, %2156) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2158 = "llvm.load"(%1797) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2159 = "llvm.call"(%2136, %2158, %2137) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %2160 = "llvm.trunc"(%2159) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %2161 = "llvm.getelementptr"(%2083, %1741) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2162 = "llvm.load"(%2161) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2163 = "llvm.sext"(%2162) : (i32) -> i64
    %2164 = "llvm.getelementptr"(%2136, %2163) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%1752, %2157, %2154, %2164, %2160) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1699)[^bb101] : (i32) -> ()
  ^bb91(%2165: i64):  // 2 preds: ^bb87, ^bb98
    %2166 = "llvm.getelementptr"(%1784, %2165) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2167 = "llvm.getelementptr"(%2124, %2165) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memcpy"(%1754, %2167, %1726) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %2168 = "llvm.load"(%2125) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2169 = "llvm.load"(%1754) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2170 = "llvm.icmp"(%2169, %1739) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2170)[^bb93, ^bb92] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb92:  // pred: ^bb91
    "llvm.store"(%1698, %2126) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2171 = "llvm.load"(%2127) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2171, %2128) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb93] : () -> ()
  ^bb93:  // 2 preds: ^bb91, ^bb92
    "llvm.store"(%1698, %2129) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1698, %2130) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1709, %2131) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1697, %2132) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2172 = "llvm.load"(%2133) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2172, %2134) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2173 = "llvm.load"(%2166) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2173, %1697)[^bb97, ^bb95, ^bb94] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb94:  // pred: ^bb93
    %2174 = "llvm.getelementptr"(%2166, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2175 = "llvm.load"(%2174) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2176 = "llvm.icmp"(%2175, %1704) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2176, %1697, %2175)[^bb97, ^bb96] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb95:  // pred: ^bb93
    %2177 = "llvm.getelementptr"(%2166, %1706) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2178 = "llvm.load"(%2177) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2179 = "llvm.getelementptr"(%2178, %1707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%2179)[^bb96] : (!llvm.ptr) -> ()
  ^bb96(%2180: !llvm.ptr):  // 2 preds: ^bb94, ^bb95
    %2181 = "llvm.call"(%arg71, %1754, %2180, %1755) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_describe, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2182 = "llvm.icmp"(%2181, %1698) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2182, %2181)[^bb98, ^bb97] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb97(%2183: i32):  // 3 preds: ^bb93, ^bb94, ^bb96
    %2184 = "llvm.sext"(%2168) : (i32) -> i64
    %2185 = "llvm.getelementptr"(%arg71, %2184) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%2183, %2185, %2166, %1754, %arg71) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1699)[^bb101] : (i32) -> ()
  ^bb98:  // pred: ^bb96
    %2186 = "llvm.add"(%2165, %1713) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2187 = "llvm.icmp"(%2186, %2135) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2187, %2186)[^bb91, ^bb99] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb99:  // 2 preds: ^bb86, ^bb98
    %2188 = "llvm.call"(%arg72, %1795, %1758, %1704) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.cond_br"(%1781, %1698)[^bb100, ^bb101] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb100:  // pred: ^bb99
    %2189 = "llvm.call"(%1759, %1785, %arg75) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_results, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2189)[^bb101] : (i32) -> ()
  ^bb101(%2190: i32):  // 8 preds: ^bb9, ^bb28, ^bb72, ^bb75, ^bb90, ^bb97, ^bb99, ^bb100
    "llvm.intr.stackrestore"(%1779) : (!llvm.ptr) -> ()
    "llvm.br"(%2190)[^bb102] : (i32) -> ()
  ^bb102(%2191: i32):  // 3 preds: ^bb0, ^bb2, ^bb101
    "llvm.return"(%2191) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_begin", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %1650 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1651 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1652 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1653 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_2}> : () -> !llvm.ptr
    %1654 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1655 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1656 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_symbols}> : () -> !llvm.ptr
    %1657 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1658 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1659 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_NAMES}> : () -> !llvm.ptr
    %1660 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1661 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1662 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_GLOBALS}> : () -> !llvm.ptr
    %1663 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1664 = "llvm.getelementptr"(%1658, %1663) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1665 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1666 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1667 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %1668 = "llvm.alloca"(%1650) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Bytes", (ptr, i64)>}> : (i32) -> !llvm.ptr
    %1669 = "llvm.load"(%1651) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1670 = "llvm.icmp"(%1669, %1652) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1670, %1652)[^bb1, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1671 = "llvm.call"(%1653, %1654) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlopen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1655)[^bb3] : (i64) -> ()
  ^bb2:  // pred: ^bb7
    %1672 = "llvm.getelementptr"(%1668, %1661) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1655)[^bb9] : (i64) -> ()
  ^bb3(%1673: i64):  // 2 preds: ^bb1, ^bb7
    %1674 = "llvm.getelementptr"(%1656, %1673) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1675 = "llvm.load"(%1674) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1676 = "llvm.icmp"(%1675, %1657) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1676)[^bb5, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %1677 = "llvm.getelementptr"(%1658, %1673) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1675, %1677) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb7] : () -> ()
  ^bb5:  // pred: ^bb3
    %1678 = "llvm.getelementptr"(%1659, %1673) <{elem_type = !llvm.array<36 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1679 = "llvm.call"(%1671, %1678) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1680 = "llvm.getelementptr"(%1658, %1673) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1679, %1680) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1681 = "llvm.icmp"(%1679, %1657) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1681)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    "llvm.call"(%1678) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_runtime, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%1666)[^bb13] : (i32) -> ()
  ^bb7:  // 2 preds: ^bb4, ^bb5
    %1682 = "llvm.add"(%1673, %1660) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1683 = "llvm.icmp"(%1682, %1661) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1683, %1682)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb8:  // pred: ^bb10
    %1684 = "llvm.add"(%1686, %1660) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1685 = "llvm.icmp"(%1684, %1667) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1685, %1684)[^bb12, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb9(%1686: i64):  // 2 preds: ^bb2, ^bb8
    %1687 = "llvm.getelementptr"(%1662, %1686) <{elem_type = !llvm.array<16 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1687, %1668) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1688 = "llvm.call"(%1687) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i64
    "llvm.store"(%1688, %1672) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1689 = "llvm.load"(%1664) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1690 = "llvm.getelementptr"(%1665, %1686) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1691 = "llvm.call"(%1689, %1668, %1690) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1692 = "llvm.icmp"(%1691, %1652) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1692, %1666)[^bb10, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb10:  // pred: ^bb9
    %1693 = "llvm.load"(%1690) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1694 = "llvm.icmp"(%1693, %1657) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1694)[^bb11, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    "llvm.call"(%1687) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_runtime, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%1666)[^bb13] : (i32) -> ()
  ^bb12:  // pred: ^bb8
    "llvm.store"(%1650, %1651) <{alignment = 4 : i64, ordering = 5 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%1652)[^bb13] : (i32) -> ()
  ^bb13(%1695: i32):  // 4 preds: ^bb6, ^bb9, ^bb11, ^bb12
    "llvm.br"(%1695)[^bb14] : (i32) -> ()
  ^bb14(%1696: i32):  // 2 preds: ^bb0, ^bb13
    "llvm.return"(%1696) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_refuse", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg66: !llvm.ptr, %arg67: !llvm.ptr, %arg68: !llvm.ptr, %arg69: !llvm.ptr, %arg70: i64):
    %1628 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1629 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1630 = "llvm.mlir.constant"() <{value = 484 : i64}> : () -> i64
    %1631 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1632 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1633 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1634 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1635 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1636 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1637 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1638 = "llvm.alloca"(%1628) <{alignment = 16 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1639 = "llvm.alloca"(%1628) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%1639, %1629, %1630) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1640 = "llvm.icmp"(%arg68, %1631) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1640)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%1639, %arg68) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1641 = "llvm.call"(%1631, %1632, %arg69, %arg70) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
    %1642 = "llvm.add"(%1641, %1628) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1643 = "llvm.zext"(%1642) : (i32) -> i64
    %1644 = "llvm.alloca"(%1643) <{alignment = 16 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
    %1645 = "llvm.call"(%1644, %1643, %arg69, %arg70) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
    %1646 = "llvm.getelementptr"(%1639, %1633) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg67, %1638) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1647 = "llvm.getelementptr"(%1638, %1634) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1646, %1647) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1648 = "llvm.getelementptr"(%1638, %1635) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1644, %1648) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1649 = "llvm.load"(%1636) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1649, %arg66, %1638, %1637) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<ptr (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_flatten", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg63: !llvm.ptr, %arg64: !llvm.ptr, %arg65: !llvm.ptr):
    %1549 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1550 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1551 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1552 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1553 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1554 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1555 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1556 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1557 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1558 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1559 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1560 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1561 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1562 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1563 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_23}> : () -> !llvm.ptr
    %1564 = "llvm.alloca"(%1549) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1565 = "llvm.getelementptr"(%arg64, %1550) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1566 = "llvm.load"(%arg63) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1567 = "llvm.getelementptr"(%arg64, %1551) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1568 = "llvm.load"(%1567) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1569 = "llvm.sext"(%1568) : (i32) -> i64
    %1570 = "llvm.getelementptr"(%1566, %1569) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1571 = "llvm.load"(%arg64) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1571)[^bb1, ^bb2, ^bb3, ^bb5] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[108, 110, 115]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1572 = "llvm.getelementptr"(%arg64, %1555) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1573 = "llvm.getelementptr"(%arg63, %1558) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1562, %1565)[^bb10] : (i32, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1574 = "llvm.getelementptr"(%arg63, %1553) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1575 = "llvm.load"(%1574) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1576 = "llvm.getelementptr"(%arg64, %1555) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1577 = "llvm.load"(%1576) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1578 = "llvm.sext"(%1577) : (i32) -> i64
    %1579 = "llvm.getelementptr"(%1575, %1578) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg65, %1579) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1565)[^bb16] : (!llvm.ptr) -> ()
  ^bb3:  // pred: ^bb0
    %1580 = "llvm.load"(%arg65) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1581 = "llvm.icmp"(%1580, %1562) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1581, %1565)[^bb16, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%1552, %1570, %arg65, %1561, %1556) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1560)[^bb16] : (!llvm.ptr) -> ()
  ^bb5:  // pred: ^bb0
    %1582 = "llvm.load"(%arg65) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1582, %1552)[^bb7, ^bb6, ^bb6] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[75, 71]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb6:  // 2 preds: ^bb5, ^bb5
    %1583 = "llvm.getelementptr"(%arg65, %1553) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1584 = "llvm.load"(%1583) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1585 = "llvm.getelementptr"(%1584, %1554) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1586 = "llvm.load"(%1585) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1587 = "llvm.getelementptr"(%arg64, %1555) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1588 = "llvm.load"(%1587) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1589 = "llvm.sext"(%1588) : (i32) -> i64
    %1590 = "llvm.icmp"(%1586, %1589) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1590, %1556, %1565, %1557)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i64, !llvm.ptr, !llvm.ptr) -> ()
  ^bb7(%1591: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    "llvm.call"(%1591, %1570, %arg65, %1561, %1556) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1560)[^bb16] : (!llvm.ptr) -> ()
  ^bb8(%1592: i64, %1593: !llvm.ptr):  // 2 preds: ^bb6, ^bb9
    %1594 = "llvm.load"(%1587) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1595 = "llvm.sext"(%1594) : (i32) -> i64
    %1596 = "llvm.icmp"(%1592, %1595) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1596, %1593)[^bb9, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb9:  // pred: ^bb8
    %1597 = "llvm.load"(%1583) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1598 = "llvm.getelementptr"(%1597, %1558) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1599 = "llvm.load"(%1598) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1600 = "llvm.getelementptr"(%1599, %1592) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1601 = "llvm.call"(%arg63, %1593, %1600) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1602 = "llvm.add"(%1592, %1559) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1603 = "llvm.icmp"(%1601, %1560) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1603, %1560, %1602, %1601)[^bb16, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i64, !llvm.ptr) -> ()
  ^bb10(%1604: i32, %1605: !llvm.ptr):  // 2 preds: ^bb1, ^bb12
    %1606 = "llvm.load"(%1572) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1607 = "llvm.icmp"(%1604, %1606) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1607)[^bb11, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1608 = "llvm.load"(%1573) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1609 = "llvm.getelementptr"(%1608, %1550) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1609, %1573) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1610 = "llvm.load"(%arg63) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1611 = "llvm.getelementptr"(%1605, %1553) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1612 = "llvm.load"(%1611) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1613 = "llvm.sext"(%1612) : (i32) -> i64
    %1614 = "llvm.getelementptr"(%1610, %1613) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1615 = "llvm.call"(%arg65, %1570, %1614, %1608) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_get_item, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1616 = "llvm.icmp"(%1615, %1562) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1616, %1560)[^bb12, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %1617 = "llvm.call"(%arg63, %1605, %1608) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1618 = "llvm.add"(%1604, %1549) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1619 = "llvm.icmp"(%1617, %1560) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1619, %1560, %1618, %1617)[^bb16, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb13:  // pred: ^bb10
    %1620 = "llvm.call"(%arg65, %1570, %1560, %1564) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_get_item, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1621 = "llvm.icmp"(%1620, %1562) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1621, %1560)[^bb14, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb14:  // pred: ^bb13
    %1622 = "llvm.getelementptr"(%1564, %1553) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1623 = "llvm.load"(%1622) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1624 = "llvm.load"(%1572) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1625 = "llvm.sext"(%1624) : (i32) -> i64
    %1626 = "llvm.icmp"(%1623, %1625) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1626, %1605)[^bb16, ^bb15] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb15:  // pred: ^bb14
    "llvm.call"(%1557, %1570, %arg65, %1563, %1623) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1560)[^bb16] : (!llvm.ptr) -> ()
  ^bb16(%1627: !llvm.ptr):  // 11 preds: ^bb2, ^bb3, ^bb4, ^bb7, ^bb8, ^bb9, ^bb11, ^bb12, ^bb13, ^bb14, ^bb15
    "llvm.return"(%1627) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_results", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg60: !llvm.ptr, %arg61: !llvm.ptr, %arg62: !llvm.ptr):
    %1291 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1292 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1293 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1294 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1295 = "llvm.mlir.constant"() <{value = 108 : i32}> : () -> i32
    %1296 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1297 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1298 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1299 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1300 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1301 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1302 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1303 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1304 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1305 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1306 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1307 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1308 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1309 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1310 = "llvm.mlir.constant"() <{value = 3735928559 : i64}> : () -> i64
    %1311 = "llvm.inttoptr"(%1310) : (i64) -> !llvm.ptr
    %1312 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %1313 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1314 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1315 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1316 = "llvm.getelementptr"(%1315, %1293) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1317 = "llvm.alloca"(%1291) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1318 = "llvm.load"(%arg60) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1319 = "llvm.getelementptr"(%1318, %1292) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1320 = "llvm.load"(%1319) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1321 = "llvm.sext"(%1320) : (i32) -> i64
    %1322 = "llvm.getelementptr"(%1318, %1321) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1323 = "llvm.getelementptr"(%1318, %1293) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1324 = "llvm.load"(%1323) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1325 = "llvm.sext"(%1324) : (i32) -> i64
    %1326 = "llvm.getelementptr"(%1318, %1325) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1326, %1317) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1327 = "llvm.icmp"(%arg61, %1294) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1327)[^bb4, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1328 = "llvm.load"(%1326) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1329 = "llvm.icmp"(%1328, %1295) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1329)[^bb2, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %1330 = "llvm.load"(%1322) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1331 = "llvm.icmp"(%1330, %1296) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1331)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1332 = "llvm.call"(%arg60, %1322, %arg62) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1332)[^bb64] : (i32) -> ()
  ^bb4:  // 3 preds: ^bb0, ^bb1, ^bb2
    %1333 = "llvm.getelementptr"(%1318, %1297) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1334 = "llvm.load"(%1333) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1335 = "llvm.zext"(%1334) : (i32) -> i64
    %1336 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1337 = "llvm.alloca"(%1335) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>}> : (i64) -> !llvm.ptr
    %1338 = "llvm.alloca"(%1335) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>}> : (i64) -> !llvm.ptr
    %1339 = "llvm.alloca"(%1335) <{alignment = 16 : i64, elem_type = !llvm.ptr}> : (i64) -> !llvm.ptr
    %1340 = "llvm.shl"(%1335, %1298) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    "llvm.intr.memset"(%1337, %1299, %1340) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1341 = "llvm.mul"(%1335, %1300) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    "llvm.intr.memset"(%1338, %1299, %1341) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1342 = "llvm.icmp"(%1334, %1301) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1342, %1302, %1301)[^bb5, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i1, i32) -> ()
  ^bb5:  // pred: ^bb4
    %1343 = "llvm.getelementptr"(%arg60, %1303) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1344 = "llvm.getelementptr"(%arg60, %1304) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1305)[^bb7] : (i64) -> ()
  ^bb6:  // pred: ^bb36
    %1345 = "llvm.zext"(%1334) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1305)[^bb39] : (i64) -> ()
  ^bb7(%1346: i64):  // 2 preds: ^bb5, ^bb36
    %1347 = "llvm.getelementptr"(%1322, %1346) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1348 = "llvm.load"(%1347) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1349 = "llvm.icmp"(%1348, %1296) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1349)[^bb8, ^bb36] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb8:  // pred: ^bb7
    %1350 = "llvm.load"(%arg60) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1351 = "llvm.load"(%1343) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1352 = "llvm.getelementptr"(%1350, %1306) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1353 = "llvm.load"(%1352) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1354 = "llvm.sext"(%1353) : (i32) -> i64
    %1355 = "llvm.getelementptr"(%1350, %1354) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1356 = "llvm.getelementptr"(%1350, %1292) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1357 = "llvm.load"(%1356) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1358 = "llvm.sext"(%1357) : (i32) -> i64
    %1359 = "llvm.getelementptr"(%1350, %1358) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1360 = "llvm.getelementptr"(%1359, %1346) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1361 = "llvm.getelementptr"(%1360, %1297) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1362 = "llvm.load"(%1361) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1363 = "llvm.sext"(%1362) : (i32) -> i64
    %1364 = "llvm.getelementptr"(%1351, %1363) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1365 = "llvm.getelementptr"(%1360, %1303) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1366 = "llvm.load"(%1365) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1367 = "llvm.icmp"(%1366, %1307) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1367, %1364)[^bb10, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb9:  // pred: ^bb8
    %1368 = "llvm.load"(%1350) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1369 = "llvm.intr.smax"(%1368, %1308) : (i32, i32) -> i32
    %1370 = "llvm.zext"(%1369) <{nonNeg}> : (i32) -> i64
    %1371 = "llvm.getelementptr"(%1364, %1370) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1372 = "llvm.load"(%1371) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1372)[^bb10] : (!llvm.ptr) -> ()
  ^bb10(%1373: !llvm.ptr):  // 2 preds: ^bb8, ^bb9
    %1374 = "llvm.load"(%1373) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1375 = "llvm.icmp"(%1346, %1305) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1375, %1305)[^bb11, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb11:  // 2 preds: ^bb10, ^bb18
    %1376 = "llvm.getelementptr"(%1350, %1304) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1377 = "llvm.load"(%1376) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1378 = "llvm.icmp"(%1377, %1301) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1378, %1377, %1307)[^bb12, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
  ^bb12:  // pred: ^bb11
    %1379 = "llvm.zext"(%1377) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1305)[^bb19] : (i64) -> ()
  ^bb13(%1380: i64):  // 2 preds: ^bb10, ^bb18
    %1381 = "llvm.getelementptr"(%1359, %1380) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1382 = "llvm.load"(%1381) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1383 = "llvm.icmp"(%1382, %1296) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1383)[^bb14, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb14:  // pred: ^bb13
    %1384 = "llvm.getelementptr"(%1381, %1297) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1385 = "llvm.load"(%1384) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1386 = "llvm.sext"(%1385) : (i32) -> i64
    %1387 = "llvm.getelementptr"(%1351, %1386) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1388 = "llvm.getelementptr"(%1381, %1303) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1389 = "llvm.load"(%1388) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1390 = "llvm.icmp"(%1389, %1307) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1390, %1387)[^bb16, ^bb15] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb15:  // pred: ^bb14
    %1391 = "llvm.load"(%1350) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1392 = "llvm.intr.smax"(%1391, %1308) : (i32, i32) -> i32
    %1393 = "llvm.zext"(%1392) <{nonNeg}> : (i32) -> i64
    %1394 = "llvm.getelementptr"(%1387, %1393) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1395 = "llvm.load"(%1394) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1395)[^bb16] : (!llvm.ptr) -> ()
  ^bb16(%1396: !llvm.ptr):  // 2 preds: ^bb14, ^bb15
    %1397 = "llvm.load"(%1396) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1398 = "llvm.icmp"(%1397, %1374) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1398)[^bb17, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // pred: ^bb16
    %1399 = "llvm.trunc"(%1380) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %1400 = "llvm.getelementptr"(%1350, %1304) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1401 = "llvm.load"(%1400) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1402 = "llvm.add"(%1401, %1399) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%1401, %1402)[^bb25] : (i32, i32) -> ()
  ^bb18:  // 2 preds: ^bb13, ^bb16
    %1403 = "llvm.add"(%1380, %1309) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1404 = "llvm.icmp"(%1403, %1346) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1404, %1403)[^bb11, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb19(%1405: i64):  // 2 preds: ^bb12, ^bb23
    %1406 = "llvm.getelementptr"(%1355, %1405) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1407 = "llvm.load"(%1406) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1408 = "llvm.icmp"(%1407, %1296) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1408)[^bb20, ^bb23] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb20:  // pred: ^bb19
    %1409 = "llvm.getelementptr"(%1406, %1297) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1410 = "llvm.load"(%1409) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1411 = "llvm.sext"(%1410) : (i32) -> i64
    %1412 = "llvm.getelementptr"(%1351, %1411) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1413 = "llvm.getelementptr"(%1406, %1303) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1414 = "llvm.load"(%1413) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1415 = "llvm.icmp"(%1414, %1307) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1415, %1412)[^bb22, ^bb21] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb21:  // pred: ^bb20
    %1416 = "llvm.load"(%1350) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1417 = "llvm.intr.smax"(%1416, %1308) : (i32, i32) -> i32
    %1418 = "llvm.zext"(%1417) <{nonNeg}> : (i32) -> i64
    %1419 = "llvm.getelementptr"(%1412, %1418) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1420 = "llvm.load"(%1419) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1420)[^bb22] : (!llvm.ptr) -> ()
  ^bb22(%1421: !llvm.ptr):  // 2 preds: ^bb20, ^bb21
    %1422 = "llvm.load"(%1421) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1423 = "llvm.icmp"(%1422, %1374) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1423)[^bb24, ^bb23] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb23:  // 2 preds: ^bb19, ^bb22
    %1424 = "llvm.add"(%1405, %1309) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1425 = "llvm.icmp"(%1424, %1379) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1425, %1377, %1307, %1424)[^bb25, ^bb19] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i32, i64) -> ()
  ^bb24:  // pred: ^bb22
    %1426 = "llvm.trunc"(%1405) <{overflowFlags = 3 : i32}> : (i64) -> i32
    "llvm.br"(%1377, %1426)[^bb25] : (i32, i32) -> ()
  ^bb25(%1427: i32, %1428: i32):  // 4 preds: ^bb11, ^bb17, ^bb23, ^bb24
    "llvm.cond_br"(%1367, %1364)[^bb27, ^bb26] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb26:  // pred: ^bb25
    %1429 = "llvm.load"(%1350) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1430 = "llvm.intr.smax"(%1429, %1308) : (i32, i32) -> i32
    %1431 = "llvm.zext"(%1430) <{nonNeg}> : (i32) -> i64
    %1432 = "llvm.getelementptr"(%1364, %1431) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1433 = "llvm.load"(%1432) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1433)[^bb27] : (!llvm.ptr) -> ()
  ^bb27(%1434: !llvm.ptr):  // 2 preds: ^bb25, ^bb26
    %1435 = "llvm.load"(%1434) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1436 = "llvm.icmp"(%1428, %1427) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1436)[^bb29, ^bb28] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb28:  // pred: ^bb27
    %1437 = "llvm.sub"(%1428, %1427) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1438 = "llvm.zext"(%1437) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1438)[^bb35] : (i64) -> ()
  ^bb29:  // pred: ^bb27
    %1439 = "llvm.icmp"(%1428, %1307) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1439)[^bb30, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb30:  // pred: ^bb29
    %1440 = "llvm.load"(%1344) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1441 = "llvm.zext"(%1428) <{nonNeg}> : (i32) -> i64
    %1442 = "llvm.getelementptr"(%1440, %1441) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1443 = "llvm.load"(%1442) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1444 = "llvm.load"(%1443) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1445 = "llvm.icmp"(%1444, %1312) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1445, %1294)[^bb31, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb31:  // pred: ^bb30
    %1446 = "llvm.getelementptr"(%1443, %1304) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1447 = "llvm.load"(%1446) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1447)[^bb32] : (!llvm.ptr) -> ()
  ^bb32(%1448: !llvm.ptr):  // 2 preds: ^bb30, ^bb31
    %1449 = "llvm.getelementptr"(%1338, %1346) <{elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1450 = "llvm.getelementptr"(%1449, %1303) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1448, %1450) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1346)[^bb35] : (i64) -> ()
  ^bb33:  // pred: ^bb29
    %1451 = "llvm.icmp"(%1435, %1311) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1451, %1346)[^bb35, ^bb34] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb34:  // pred: ^bb33
    %1452 = "llvm.getelementptr"(%1338, %1346) <{elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1435, %1452) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1346)[^bb35] : (i64) -> ()
  ^bb35(%1453: i64):  // 4 preds: ^bb28, ^bb32, ^bb33, ^bb34
    %1454 = "llvm.getelementptr"(%1338, %1453) <{elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1455 = "llvm.getelementptr"(%1339, %1346) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1454, %1455) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb36] : () -> ()
  ^bb36:  // 2 preds: ^bb7, ^bb35
    %1456 = "llvm.add"(%1346, %1309) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1457 = "llvm.icmp"(%1456, %1335) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1457, %1456)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb37:  // pred: ^bb43
    %1458 = "llvm.icmp"(%arg61, %1294) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1459 = "llvm.or"(%1458, %1477) : (i1, i1) -> i1
    "llvm.cond_br"(%1459, %1477, %1475)[^bb50, ^bb38] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i1, i32) -> ()
  ^bb38:  // pred: ^bb37
    %1460 = "llvm.getelementptr"(%arg60, %1303) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1461 = "llvm.zext"(%1334) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1305)[^bb44] : (i64) -> ()
  ^bb39(%1462: i64):  // 2 preds: ^bb6, ^bb43
    %1463 = "llvm.getelementptr"(%1322, %1462) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1464 = "llvm.load"(%1463) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1465 = "llvm.icmp"(%1464, %1296) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1465)[^bb40, ^bb41] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb40:  // pred: ^bb39
    %1466 = "llvm.getelementptr"(%arg61, %1462) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1467 = "llvm.select"(%1327, %1466, %1294) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1468 = "llvm.getelementptr"(%1339, %1462) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1469 = "llvm.load"(%1468) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1470 = "llvm.getelementptr"(%1337, %1462) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1471 = "llvm.trunc"(%1462) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %1472 = "llvm.call"(%arg60, %1469, %1471, %1470, %1467) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1472)[^bb43] : (i32) -> ()
  ^bb41:  // pred: ^bb39
    "llvm.cond_br"(%1327, %1301)[^bb43, ^bb42] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb42:  // pred: ^bb41
    %1473 = "llvm.getelementptr"(%1337, %1462) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1474 = "llvm.call"(%arg60, %1463, %1473) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1474)[^bb43] : (i32) -> ()
  ^bb43(%1475: i32):  // 3 preds: ^bb40, ^bb41, ^bb42
    %1476 = "llvm.add"(%1462, %1309) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1477 = "llvm.icmp"(%1475, %1301) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1478 = "llvm.icmp"(%1476, %1345) <{predicate = 9 : i64}> : (i64, i64) -> i1
    %1479 = "llvm.select"(%1477, %1313, %1478) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1479, %1476)[^bb37, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb44(%1480: i64):  // 2 preds: ^bb38, ^bb49
    %1481 = "llvm.getelementptr"(%arg61, %1480) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1482 = "llvm.load"(%1481) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1482, %1294)[^bb47, ^bb45, ^bb46] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb45:  // pred: ^bb44
    %1483 = "llvm.getelementptr"(%1481, %1304) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1484 = "llvm.load"(%1483) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1485 = "llvm.getelementptr"(%1484, %1300) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1485)[^bb47] : (!llvm.ptr) -> ()
  ^bb46:  // pred: ^bb44
    %1486 = "llvm.getelementptr"(%1481, %1304) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1487 = "llvm.load"(%1486) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1487)[^bb47] : (!llvm.ptr) -> ()
  ^bb47(%1488: !llvm.ptr):  // 3 preds: ^bb44, ^bb45, ^bb46
    %1489 = "llvm.getelementptr"(%1322, %1480) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1490 = "llvm.load"(%1489) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1491 = "llvm.icmp"(%1490, %1296) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1491)[^bb49, ^bb48] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb48:  // pred: ^bb47
    %1492 = "llvm.load"(%1460) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1493 = "llvm.getelementptr"(%1489, %1297) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1494 = "llvm.load"(%1493) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1495 = "llvm.sext"(%1494) : (i32) -> i64
    %1496 = "llvm.getelementptr"(%1492, %1495) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1497 = "llvm.load"(%1488) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1498 = "llvm.getelementptr"(%1488, %1293) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1499 = "llvm.load"(%1498) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1500 = "llvm.getelementptr"(%1497, %1499) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1501 = "llvm.getelementptr"(%1489, %1304) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1502 = "llvm.load"(%1501) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1503 = "llvm.sext"(%1502) : (i32) -> i64
    "llvm.intr.memcpy"(%1500, %1496, %1503) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb49] : () -> ()
  ^bb49:  // 2 preds: ^bb47, ^bb48
    %1504 = "llvm.add"(%1480, %1309) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1505 = "llvm.icmp"(%1504, %1461) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1505, %1504, %1475)[^bb44, ^bb52] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i32) -> ()
  ^bb50(%1506: i1, %1507: i32):  // 2 preds: ^bb4, ^bb37
    %1508 = "llvm.or"(%1327, %1506) : (i1, i1) -> i1
    "llvm.cond_br"(%1508, %1507)[^bb52, ^bb51] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb51:  // pred: ^bb50
    %1509 = "llvm.call"(%1318, %1317, %1337, %arg62) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_nest, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1509)[^bb52] : (i32) -> ()
  ^bb52(%1510: i32):  // 3 preds: ^bb49, ^bb50, ^bb51
    "llvm.cond_br"(%1342, %1305)[^bb53, ^bb63] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb53(%1511: i64):  // 2 preds: ^bb52, ^bb55
    %1512 = "llvm.getelementptr"(%1337, %1511) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1513 = "llvm.load"(%1512) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1514 = "llvm.icmp"(%1513, %1314) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1514)[^bb54, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // pred: ^bb53
    %1515 = "llvm.load"(%1316) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1516 = "llvm.getelementptr"(%1512, %1304) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1517 = "llvm.load"(%1516) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1518 = "llvm.call"(%1515, %1517) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb55] : () -> ()
  ^bb55:  // 2 preds: ^bb53, ^bb54
    %1519 = "llvm.add"(%1511, %1309) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1520 = "llvm.icmp"(%1519, %1335) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1520, %1519)[^bb56, ^bb53] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb56:  // pred: ^bb55
    %1521 = "llvm.getelementptr"(%arg60, %1303) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1305)[^bb57] : (i64) -> ()
  ^bb57(%1522: i64):  // 2 preds: ^bb56, ^bb62
    %1523 = "llvm.getelementptr"(%1338, %1522) <{elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1524 = "llvm.getelementptr"(%1523, %1304) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1525 = "llvm.load"(%1524) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1526 = "llvm.icmp"(%1525, %1294) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1526)[^bb59, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb58:  // pred: ^bb57
    %1527 = "llvm.load"(%1316) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1528 = "llvm.call"(%1527, %1525) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb59] : () -> ()
  ^bb59:  // 2 preds: ^bb57, ^bb58
    %1529 = "llvm.load"(%1523) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1529) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1530 = "llvm.getelementptr"(%1322, %1522) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1531 = "llvm.load"(%1530) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1532 = "llvm.icmp"(%1531, %1296) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1532)[^bb60, ^bb62] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb60:  // pred: ^bb59
    %1533 = "llvm.getelementptr"(%1530, %1303) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1534 = "llvm.load"(%1533) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1535 = "llvm.icmp"(%1534, %1301) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1535)[^bb61, ^bb62] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb61:  // pred: ^bb60
    %1536 = "llvm.load"(%1521) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1537 = "llvm.getelementptr"(%1530, %1297) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1538 = "llvm.load"(%1537) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1539 = "llvm.sext"(%1538) : (i32) -> i64
    %1540 = "llvm.getelementptr"(%1536, %1539) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1541 = "llvm.load"(%1318) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1542 = "llvm.intr.smax"(%1541, %1308) : (i32, i32) -> i32
    %1543 = "llvm.zext"(%1542) <{nonNeg}> : (i32) -> i64
    %1544 = "llvm.getelementptr"(%1540, %1543) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1545 = "llvm.load"(%1544) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1545) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"()[^bb62] : () -> ()
  ^bb62:  // 3 preds: ^bb59, ^bb60, ^bb61
    %1546 = "llvm.add"(%1522, %1309) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1547 = "llvm.icmp"(%1546, %1335) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1547, %1546)[^bb63, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb63:  // 2 preds: ^bb52, ^bb62
    "llvm.intr.stackrestore"(%1336) : (!llvm.ptr) -> ()
    "llvm.br"(%1510)[^bb64] : (i32) -> ()
  ^bb64(%1548: i32):  // 2 preds: ^bb3, ^bb63
    "llvm.return"(%1548) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_text", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg58: !llvm.ptr, %arg59: !llvm.ptr):
    %1276 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1277 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1278 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1279 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1280 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1281 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1282 = "llvm.getelementptr"(%1281, %1280) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1283 = "llvm.alloca"(%1276) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Bytes", (ptr, i64)>}> : (i32) -> !llvm.ptr
    "llvm.store"(%arg58, %1283) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1284 = "llvm.getelementptr"(%1283, %1277) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1285 = "llvm.call"(%arg58) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i64
    "llvm.store"(%1285, %1284) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1286 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_begin, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1287 = "llvm.icmp"(%1286, %1278) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1287, %1279)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1288 = "llvm.load"(%1282) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1289 = "llvm.call"(%1288, %1283, %arg59) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1289)[^bb2] : (i32) -> ()
  ^bb2(%1290: i32):  // 2 preds: ^bb0, ^bb1
    "llvm.return"(%1290) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "strlen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "dlopen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, ptr)>, linkage = #llvm.linkage<external>, sym_name = "dlsym", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_refuse_runtime", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg57: !llvm.ptr):
    %1259 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1260 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1261 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1262 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_refuse_runtime_text}> : () -> !llvm.ptr
    %1263 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1264 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1265 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1266 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_3}> : () -> !llvm.ptr
    %1267 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1268 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1269 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_5}> : () -> !llvm.ptr
    %1270 = "llvm.alloca"(%1259) <{alignment = 16 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1271 = "llvm.load"(%1260) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1272 = "llvm.icmp"(%1271, %1261) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1272)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.store"(%1262, %1270) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1273 = "llvm.getelementptr"(%1270, %1263) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg57, %1273) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1274 = "llvm.getelementptr"(%1270, %1264) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1265, %1274) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.call"(%1271, %1266, %1270, %1267) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    %1275 = "llvm.call"(%1268, %1269, %1262, %arg57) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (i32, ptr, ...)>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @abort, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.unreachable"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "dprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "abort", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_append_value", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg55: !llvm.ptr, %arg56: !llvm.ptr):
    %1209 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_14}> : () -> !llvm.ptr
    %1210 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1211 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_13}> : () -> !llvm.ptr
    %1212 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_12}> : () -> !llvm.ptr
    %1213 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1214 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1215 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_11}> : () -> !llvm.ptr
    %1216 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_10}> : () -> !llvm.ptr
    %1217 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_9}> : () -> !llvm.ptr
    %1218 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1219 = "llvm.mlir.constant"() <{value = 480 : i64}> : () -> i64
    %1220 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_8}> : () -> !llvm.ptr
    %1221 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_7}> : () -> !llvm.ptr
    %1222 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1223 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_6}> : () -> !llvm.ptr
    %1224 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1225 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1226 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1227 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1228 = "llvm.getelementptr"(%1227, %1225) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1229 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_16}> : () -> !llvm.ptr
    %1230 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %1231 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_15}> : () -> !llvm.ptr
    %1232 = "llvm.load"(%arg56) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1232)[^bb14, ^bb2, ^bb1, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb8, ^bb8, ^bb9, ^bb9, ^bb10, ^bb10, ^bb11, ^bb11, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, case_values = dense<[70, 7, 0, 1, 2, 3, 8, 11, 65, 12, 66, 71, 75, 72, 76, 74, 78]> : vector<17xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1233 = "llvm.getelementptr"(%arg56, %1213) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1234 = "llvm.load"(%1233) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1235 = "llvm.icmp"(%1234, %1224) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1235, %1234)[^bb15, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1236 = "llvm.getelementptr"(%arg56, %1213) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1237 = "llvm.load"(%1236) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1238 = "llvm.getelementptr"(%1237, %1225) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1238)[^bb3] : (!llvm.ptr) -> ()
  ^bb3(%1239: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    "llvm.call"(%arg55, %1239) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_tensor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb4:  // pred: ^bb0
    "llvm.call"(%arg55, %1223, %1210) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb5:  // pred: ^bb0
    %1240 = "llvm.getelementptr"(%arg56, %1213) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1241 = "llvm.load"(%1240) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg55, %1222, %1241) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb6:  // pred: ^bb0
    "llvm.call"(%arg55, %1221, %1210) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb7:  // pred: ^bb0
    %1242 = "llvm.getelementptr"(%arg55, %1218) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1243 = "llvm.getelementptr"(%arg56, %1213) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1244 = "llvm.load"(%1243) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    %1245 = "llvm.call"(%1242, %1219, %1220, %1244) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, f64) -> i32
    "llvm.store"(%1245, %arg55) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb8:  // 3 preds: ^bb0, ^bb0, ^bb0
    "llvm.call"(%arg55, %1217, %1210) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb9:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg55, %1216, %1210) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb10:  // 2 preds: ^bb0, ^bb0
    %1246 = "llvm.getelementptr"(%arg56, %1213) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1247 = "llvm.load"(%1246) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1248 = "llvm.getelementptr"(%1247, %1214) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1249 = "llvm.load"(%1248) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg55, %1215, %1249) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb11:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg55, %1212, %1210) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb12:  // pred: ^bb0
    "llvm.call"(%arg55, %1211, %1210) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb13:  // pred: ^bb0
    "llvm.call"(%arg55, %1209, %1210) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb14:  // pred: ^bb0
    %1250 = "llvm.icmp"(%1232, %1226) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1250)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // 2 preds: ^bb1, ^bb14
    %1251 = "llvm.sext"(%1232) : (i32) -> i64
    "llvm.call"(%arg55, %1231, %1251) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb16:  // pred: ^bb14
    %1252 = "llvm.getelementptr"(%arg55, %1218) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1253 = "llvm.load"(%1228) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1254 = "llvm.call"(%1253, %1232) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1255 = "llvm.getelementptr"(%1254, %1213) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1256 = "llvm.load"(%1255) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1257 = "llvm.call"(%1252, %1219, %1229, %1256) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) -> i32
    %1258 = "llvm.intr.smin"(%1257, %1230) : (i32, i32) -> i32
    "llvm.store"(%1258, %arg55) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb17:  // 13 preds: ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb15, ^bb16
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i64, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "snprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_append_tensor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg53: !llvm.ptr, %arg54: !llvm.ptr):
    %1140 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1141 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1142 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1143 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1144 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1145 = "llvm.mlir.constant"() <{value = 18 : i32}> : () -> i32
    %1146 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_DTYPES}> : () -> !llvm.ptr
    %1147 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1148 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_17}> : () -> !llvm.ptr
    %1149 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1150 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1151 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1152 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1153 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1154 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1155 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1156 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_18}> : () -> !llvm.ptr
    %1157 = "llvm.getelementptr"(%arg54, %1140) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1158 = "llvm.load"(%1157) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1159 = "llvm.and"(%1158, %1141) : (i32, i32) -> i32
    %1160 = "llvm.lshr"(%1158, %1142) : (i32, i32) -> i32
    %1161 = "llvm.getelementptr"(%arg54, %1143) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1162 = "llvm.load"(%1161) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1163 = "llvm.add"(%1162, %1144) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1164 = "llvm.zext"(%1163) : (i32) -> i64
    %1165 = "llvm.alloca"(%1164) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %1166 = "llvm.icmp"(%1159, %1145) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1166)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1167 = "llvm.zext"(%1159) <{nonNeg}> : (i32) -> i64
    %1168 = "llvm.getelementptr"(%1146, %1167) <{elem_type = !llvm.array<20 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1169 = "llvm.lshr"(%1158, %1147) : (i32, i32) -> i32
    %1170 = "llvm.and"(%1169, %1141) : (i32, i32) -> i32
    %1171 = "llvm.zext"(%1170) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg53, %1168, %1171) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1172 = "llvm.icmp"(%1160, %1144) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1172)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1173 = "llvm.zext"(%1160) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg53, %1148, %1173) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb4] : () -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %1174 = "llvm.getelementptr"(%arg54, %1149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1175 = "llvm.load"(%1174) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1176 = "llvm.load"(%1161) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg53, %1175, %1176) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_list, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %1177 = "llvm.load"(%1161) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1178 = "llvm.load"(%1174) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1179 = "llvm.icmp"(%1177, %1150) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1179)[^bb5, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1180 = "llvm.zext"(%1177) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1180, %1151, %1151)[^bb6] : (i64, i64, i64) -> ()
  ^bb6(%1181: i64, %1182: i64, %1183: i64):  // 2 preds: ^bb5, ^bb6
    %1184 = "llvm.add"(%1181, %1152) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1185 = "llvm.getelementptr"(%1165, %1184) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1183, %1185) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1186 = "llvm.getelementptr"(%1178, %1184) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1187 = "llvm.load"(%1186) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1188 = "llvm.intr.umax"(%1187, %1151) : (i64, i64) -> i64
    %1189 = "llvm.mul"(%1188, %1183) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1190 = "llvm.mul"(%1187, %1182) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1191 = "llvm.icmp"(%1181, %1151) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1191, %1184, %1190, %1189)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i64, i64, i64) -> ()
  ^bb7:  // pred: ^bb6
    %1192 = "llvm.icmp"(%1190, %1153) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1192)[^bb13, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb8:  // pred: ^bb7
    %1193 = "llvm.getelementptr"(%arg54, %1154) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1194 = "llvm.load"(%1193) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1195 = "llvm.icmp"(%1194, %1155) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1195, %1153)[^bb13, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb9(%1196: i64):  // 2 preds: ^bb8, ^bb11
    %1197 = "llvm.getelementptr"(%1178, %1196) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1198 = "llvm.load"(%1197) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1199 = "llvm.icmp"(%1198, %1151) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1199)[^bb10, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    %1200 = "llvm.getelementptr"(%1194, %1196) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1201 = "llvm.load"(%1200) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1202 = "llvm.getelementptr"(%1165, %1196) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1203 = "llvm.load"(%1202) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1204 = "llvm.icmp"(%1201, %1203) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1204)[^bb11, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // 2 preds: ^bb9, ^bb10
    %1205 = "llvm.add"(%1196, %1151) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1206 = "llvm.icmp"(%1205, %1180) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1206, %1205)[^bb13, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb12:  // pred: ^bb10
    "llvm.call"(%arg53, %1156, %1153) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1207 = "llvm.load"(%1193) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1208 = "llvm.load"(%1161) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg53, %1207, %1208) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_list, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb13] : () -> ()
  ^bb13:  // 5 preds: ^bb4, ^bb7, ^bb8, ^bb11, ^bb12
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_append", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg50: !llvm.ptr, %arg51: !llvm.ptr, %arg52: i64):
    %1127 = "llvm.mlir.constant"() <{value = 480 : i32}> : () -> i32
    %1128 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1129 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %1130 = "llvm.load"(%arg50) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1131 = "llvm.sub"(%1127, %1130) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1132 = "llvm.getelementptr"(%arg50, %1128) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1133 = "llvm.sext"(%1130) : (i32) -> i64
    %1134 = "llvm.getelementptr"(%1132, %1133) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1135 = "llvm.sext"(%1131) : (i32) -> i64
    %1136 = "llvm.call"(%1134, %1135, %arg51, %arg52) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
    %1137 = "llvm.load"(%arg50) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1138 = "llvm.add"(%1137, %1136) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1139 = "llvm.intr.smin"(%1138, %1129) : (i32, i32) -> i32
    "llvm.store"(%1139, %arg50) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i32)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_append_list", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg47: !llvm.ptr, %arg48: !llvm.ptr, %arg49: i32):
    %1111 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_19}> : () -> !llvm.ptr
    %1112 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1113 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1114 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1115 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_20}> : () -> !llvm.ptr
    %1116 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1117 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_21}> : () -> !llvm.ptr
    "llvm.call"(%arg47, %1111, %1112) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1118 = "llvm.icmp"(%arg49, %1113) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1118)[^bb1, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1119 = "llvm.zext"(%arg49) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1112)[^bb2] : (i64) -> ()
  ^bb2(%1120: i64):  // 2 preds: ^bb1, ^bb2
    %1121 = "llvm.icmp"(%1120, %1112) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1122 = "llvm.select"(%1121, %1114, %1115) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1123 = "llvm.getelementptr"(%arg48, %1120) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1124 = "llvm.load"(%1123) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg47, %1122, %1124) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1125 = "llvm.add"(%1120, %1116) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1126 = "llvm.icmp"(%1125, %1119) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1126, %1125)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb3:  // 2 preds: ^bb0, ^bb2
    "llvm.call"(%arg47, %1117, %1112) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_get_item", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg43: !llvm.ptr, %arg44: !llvm.ptr, %arg45: !llvm.ptr, %arg46: !llvm.ptr):
    %1051 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1052 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1053 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1054 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1055 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1056 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1057 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %1058 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1059 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1060 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1061 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1062 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1063 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1064 = "llvm.getelementptr"(%1063, %1061) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1065 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1066 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1067 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1068 = "llvm.mlir.constant"() <{value = 484 : i64}> : () -> i64
    %1069 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_24}> : () -> !llvm.ptr
    %1070 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1071 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_25}> : () -> !llvm.ptr
    %1072 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1073 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1074 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1075 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1076 = "llvm.getelementptr"(%1063, %1075) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1077 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1078 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1079 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1080 = "llvm.alloca"(%1051) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    %1081 = "llvm.alloca"(%1051) <{alignment = 16 : i64, elem_type = !llvm.array<5 x ptr>}> : (i32) -> !llvm.ptr
    %1082 = "llvm.alloca"(%1051) <{alignment = 16 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %1083 = "llvm.load"(%arg43) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1083)[^bb1, ^bb2, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%1077, %arg44, %arg43, %1078, %1079) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1067)[^bb7] : (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb0
    "llvm.intr.memcpy"(%1082, %arg43, %1052) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1084 = "llvm.getelementptr"(%1082, %1052) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1053, %1084) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1085 = "llvm.getelementptr"(%1082, %1054) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1055, %1085) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1086 = "llvm.getelementptr"(%1082, %1056) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg45, %1086) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1087 = "llvm.icmp"(%1083, %1057) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1088 = "llvm.select"(%1087, %1058, %1059) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1089 = "llvm.icmp"(%arg45, %1060) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1090 = "llvm.zext"(%1089) : (i1) -> i64
    %1091 = "llvm.getelementptr"(%arg46, %1061) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memset"(%arg46, %1062, %1052) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1092 = "llvm.load"(%1064) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1093 = "llvm.getelementptr"(%1065, %1088) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1094 = "llvm.getelementptr"(%1093, %1090) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1095 = "llvm.load"(%1094) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1096 = "llvm.select"(%1089, %1066, %1051) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1097 = "llvm.call"(%1092, %1095, %1082, %1096, %arg46) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %1098 = "llvm.icmp"(%1097, %1055) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1098)[^bb5, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    "llvm.cond_br"(%1089, %1067)[^bb4, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.intr.memset"(%1080, %1062, %1068) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.call"(%1080, %arg43) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%arg44, %1081) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1099 = "llvm.getelementptr"(%1081, %1061) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1100 = "llvm.getelementptr"(%1080, %1059) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1100, %1099) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1101 = "llvm.getelementptr"(%1081, %1052) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1069, %1101) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1102 = "llvm.getelementptr"(%1081, %1056) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg45, %1102) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1103 = "llvm.getelementptr"(%1081, %1070) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1071, %1103) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1104 = "llvm.load"(%1063) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1104, %1072, %1081, %1073) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%1067)[^bb7] : (i32) -> ()
  ^bb5:  // pred: ^bb2
    %1105 = "llvm.load"(%arg46) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1106 = "llvm.icmp"(%1105, %1074) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1106, %1055)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb6:  // pred: ^bb5
    %1107 = "llvm.load"(%1076) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1108 = "llvm.load"(%1091) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1109 = "llvm.call"(%1107, %1108) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1055)[^bb7] : (i32) -> ()
  ^bb7(%1110: i32):  // 5 preds: ^bb1, ^bb3, ^bb4, ^bb5, ^bb6
    "llvm.return"(%1110) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (i32, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_refuse_array", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg38: i32, %arg39: !llvm.ptr, %arg40: !llvm.ptr, %arg41: !llvm.ptr, %arg42: !llvm.ptr):
    %1012 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %1013 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_26}> : () -> !llvm.ptr
    %1014 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1015 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1016 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_27}> : () -> !llvm.ptr
    %1017 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1018 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1019 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_30}> : () -> !llvm.ptr
    %1020 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %1021 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1022 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1023 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_29}> : () -> !llvm.ptr
    %1024 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1025 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_28}> : () -> !llvm.ptr
    %1026 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1027 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1028 = "llvm.icmp"(%arg38, %1012) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1029 = "llvm.select"(%1028, %1013, %1014) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1030 = "llvm.icmp"(%arg38, %1015) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1031 = "llvm.select"(%1030, %1016, %1029) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%arg38, %1031, %1017)[^bb4, ^bb1, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[7, 8, 9]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i64) -> ()
  ^bb1:  // pred: ^bb0
    %1032 = "llvm.getelementptr"(%arg41, %1024) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1033 = "llvm.load"(%1032) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1034 = "llvm.sext"(%1033) : (i32) -> i64
    "llvm.br"(%1025, %1034)[^bb4] : (!llvm.ptr, i64) -> ()
  ^bb2:  // pred: ^bb0
    %1035 = "llvm.load"(%arg40) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1036 = "llvm.icmp"(%1035, %1020) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1037 = "llvm.getelementptr"(%arg40, %1021) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1038 = "llvm.load"(%1037) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1039 = "llvm.select"(%1036, %1022, %1017) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1040 = "llvm.getelementptr"(%1038, %1039) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1041 = "llvm.getelementptr"(%1040, %1021) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1042 = "llvm.load"(%1041) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1043 = "llvm.sext"(%1042) : (i32) -> i64
    "llvm.br"(%1023, %1043)[^bb4] : (!llvm.ptr, i64) -> ()
  ^bb3:  // pred: ^bb0
    %1044 = "llvm.load"(%arg42) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1045 = "llvm.shl"(%1044, %1018) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1046 = "llvm.sext"(%1045) : (i32) -> i64
    "llvm.br"(%1019, %1046)[^bb4] : (!llvm.ptr, i64) -> ()
  ^bb4(%1047: !llvm.ptr, %1048: i64):  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb3
    %1049 = "llvm.icmp"(%arg38, %1018) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %1050 = "llvm.select"(%1049, %1026, %1027) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1050, %arg39, %arg40, %1047, %1048) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_describe", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg34: !llvm.ptr, %arg35: !llvm.ptr, %arg36: !llvm.ptr, %arg37: !llvm.ptr):
    %732 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %733 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %734 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %735 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %736 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %737 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %738 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %739 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %740 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %741 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %742 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %743 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %744 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %745 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %746 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %747 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %748 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %749 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %750 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %751 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %752 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %753 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %754 = "llvm.mlir.constant"() <{value = 32768 : i64}> : () -> i64
    %755 = "llvm.mlir.constant"() <{value = 65536 : i64}> : () -> i64
    %756 = "llvm.mlir.constant"() <{value = 2147483648 : i64}> : () -> i64
    %757 = "llvm.mlir.constant"() <{value = 4294967296 : i64}> : () -> i64
    %758 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %759 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %760 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %761 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %762 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %763 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %764 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %765 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %766 = "llvm.getelementptr"(%arg35, %732) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %767 = "llvm.load"(%766) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %768 = "llvm.sext"(%767) : (i32) -> i64
    %769 = "llvm.getelementptr"(%arg37, %768) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %770 = "llvm.getelementptr"(%arg35, %733) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %771 = "llvm.load"(%770) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %772 = "llvm.icmp"(%771, %734) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%772, %769)[^bb1, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb1:  // pred: ^bb0
    %773 = "llvm.getelementptr"(%arg35, %735) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %774 = "llvm.load"(%773) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %775 = "llvm.sext"(%774) : (i32) -> i64
    %776 = "llvm.getelementptr"(%arg37, %775) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %777 = "llvm.getelementptr"(%arg36, %733) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %778 = "llvm.load"(%777) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %779 = "llvm.load"(%arg34) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%779)[^bb3, ^bb4, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    "llvm.store"(%778, %769) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb5] : () -> ()
  ^bb3:  // pred: ^bb1
    %780 = "llvm.trunc"(%778) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%780, %769) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb5] : () -> ()
  ^bb4:  // pred: ^bb1
    %781 = "llvm.sext"(%778) : (i32) -> i64
    "llvm.store"(%781, %769) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb5] : () -> ()
  ^bb5:  // 3 preds: ^bb2, ^bb3, ^bb4
    %782 = "llvm.load"(%arg34) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %783 = "llvm.intr.smax"(%782, %736) : (i32, i32) -> i32
    %784 = "llvm.zext"(%783) <{nonNeg}> : (i32) -> i64
    %785 = "llvm.getelementptr"(%769, %784) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%776, %785) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%776)[^bb6] : (!llvm.ptr) -> ()
  ^bb6(%786: !llvm.ptr):  // 2 preds: ^bb0, ^bb5
    %787 = "llvm.load"(%arg34) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %788 = "llvm.icmp"(%787, %736) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %789 = "llvm.getelementptr"(%arg36, %735) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %790 = "llvm.load"(%789) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %791 = "llvm.getelementptr"(%arg35, %737) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %792 = "llvm.load"(%791) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %793 = "llvm.icmp"(%790, %792) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%788)[^bb7, ^bb26] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    "llvm.cond_br"(%793, %738)[^bb8, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb8:  // pred: ^bb7
    %794 = "llvm.getelementptr"(%arg36, %733) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %795 = "llvm.load"(%794) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %796 = "llvm.load"(%770) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %797 = "llvm.icmp"(%796, %734) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%797)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %798 = "llvm.icmp"(%795, %740) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%798, %739)[^bb52, ^bb11] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb10:  // pred: ^bb8
    %799 = "llvm.icmp"(%795, %796) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%799, %739)[^bb11, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb11:  // 2 preds: ^bb9, ^bb10
    %800 = "llvm.getelementptr"(%arg35, %741) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %801 = "llvm.load"(%800) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %802 = "llvm.sext"(%801) : (i32) -> i64
    %803 = "llvm.getelementptr"(%arg34, %802) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %804 = "llvm.getelementptr"(%arg36, %742) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %805 = "llvm.load"(%804) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %806 = "llvm.icmp"(%795, %734) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%806, %734, %743)[^bb12, ^bb23] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb12:  // pred: ^bb11
    %807 = "llvm.getelementptr"(%arg35, %744) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %808 = "llvm.getelementptr"(%arg36, %744) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %809 = "llvm.getelementptr"(%arg35, %742) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %810 = "llvm.getelementptr"(%786, %733) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %811 = "llvm.zext"(%795) <{nonNeg}> : (i32) -> i64
    %812 = "llvm.getelementptr"(%803, %811) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%811, %734, %746, %734)[^bb13] : (i64, i32, i64, i32) -> ()
  ^bb13(%813: i64, %814: i32, %815: i64, %816: i32):  // 2 preds: ^bb12, ^bb21
    %817 = "llvm.add"(%813, %748) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %818 = "llvm.getelementptr"(%805, %817) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %819 = "llvm.load"(%818) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %820 = "llvm.load"(%807) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %821 = "llvm.icmp"(%820, %734) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%821, %815)[^bb15, ^bb14] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb14:  // pred: ^bb13
    %822 = "llvm.getelementptr"(%812, %813) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %823 = "llvm.load"(%822) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%823)[^bb15] : (i64) -> ()
  ^bb15(%824: i64):  // 2 preds: ^bb13, ^bb14
    %825 = "llvm.icmp"(%824, %749) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %826 = "llvm.select"(%825, %824, %815) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%797)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %827 = "llvm.getelementptr"(%803, %813) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %828 = "llvm.load"(%827) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %829 = "llvm.icmp"(%828, %749) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %830 = "llvm.icmp"(%828, %819) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %831 = "llvm.select"(%829, %743, %830) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%831, %745)[^bb17, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb17:  // 2 preds: ^bb15, ^bb16
    %832 = "llvm.icmp"(%819, %746) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%832, %816, %826)[^bb18, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb18:  // pred: ^bb17
    %833 = "llvm.load"(%808) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %834 = "llvm.icmp"(%833, %750) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%834, %816, %826)[^bb21, ^bb19] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb19:  // pred: ^bb18
    %835 = "llvm.getelementptr"(%833, %817) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %836 = "llvm.load"(%835) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %837 = "llvm.icmp"(%836, %824) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %838 = "llvm.or"(%825, %837) : (i1, i1) -> i1
    %839 = "llvm.select"(%837, %816, %751) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %840 = "llvm.select"(%837, %826, %836) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%838, %839, %840)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb20:  // pred: ^bb19
    %841 = "llvm.load"(%809) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %842 = "llvm.icmp"(%841, %734) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %843 = "llvm.icmp"(%836, %752) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %844 = "llvm.or"(%843, %842) : (i1, i1) -> i1
    %845 = "llvm.select"(%844, %816, %753) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%845, %836)[^bb21] : (i32, i64) -> ()
  ^bb21(%846: i32, %847: i64):  // 4 preds: ^bb17, ^bb18, ^bb19, ^bb20
    %848 = "llvm.shl"(%813, %765) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %849 = "llvm.getelementptr"(%810, %848) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%819, %849) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %850 = "llvm.trunc"(%813) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %851 = "llvm.add"(%795, %850) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %852 = "llvm.shl"(%851, %739) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %853 = "llvm.sext"(%852) : (i32) -> i64
    %854 = "llvm.getelementptr"(%810, %853) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%847, %854) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %855 = "llvm.icmp"(%819, %752) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %856 = "llvm.zext"(%855) : (i1) -> i32
    %857 = "llvm.or"(%814, %856) : (i32, i32) -> i32
    %858 = "llvm.intr.umax"(%819, %746) : (i64, i64) -> i64
    %859 = "llvm.mul"(%858, %815) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %860 = "llvm.icmp"(%813, %746) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%860, %817, %857, %859, %846)[^bb13, ^bb22] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i64, i32, i64, i32) -> ()
  ^bb22:  // pred: ^bb21
    %861 = "llvm.icmp"(%857, %734) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%846, %861)[^bb23] : (i32, i1) -> ()
  ^bb23(%862: i32, %863: i1):  // 2 preds: ^bb11, ^bb22
    %864 = "llvm.getelementptr"(%arg36, %759) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %865 = "llvm.load"(%864) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%865, %736)[^bb52, ^bb24, ^bb24, ^bb24] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb24:  // 3 preds: ^bb23, ^bb23, ^bb23
    %866 = "llvm.load"(%arg36) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %867 = "llvm.ptrtoint"(%866) : (!llvm.ptr) -> i64
    %868 = "llvm.getelementptr"(%arg36, %760) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %869 = "llvm.load"(%868) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %870 = "llvm.add"(%869, %867) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %871 = "llvm.load"(%803) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %872 = "llvm.getelementptr"(%arg35, %759) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %873 = "llvm.load"(%872) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %874 = "llvm.sext"(%873) : (i32) -> i64
    %875 = "llvm.mul"(%871, %874) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %876 = "llvm.sub"(%870, %875) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%876, %786) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %877 = "llvm.getelementptr"(%786, %759) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%876, %877) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %878 = "llvm.getelementptr"(%786, %733) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %879 = "llvm.load"(%803) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%879, %878) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%863, %734)[^bb25, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb25:  // pred: ^bb24
    %880 = "llvm.getelementptr"(%arg35, %761) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %881 = "llvm.load"(%880) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %882 = "llvm.add"(%881, %762) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %883 = "llvm.sext"(%882) : (i32) -> i64
    %884 = "llvm.and"(%876, %883) : (i64, i64) -> i64
    %885 = "llvm.icmp"(%884, %752) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %886 = "llvm.select"(%885, %862, %763) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%886)[^bb52] : (i32) -> ()
  ^bb26:  // pred: ^bb6
    "llvm.cond_br"(%793, %738)[^bb27, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb27:  // pred: ^bb26
    %887 = "llvm.getelementptr"(%arg36, %733) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %888 = "llvm.load"(%887) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %889 = "llvm.load"(%770) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %890 = "llvm.icmp"(%889, %734) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%890)[^bb28, ^bb29] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb28:  // pred: ^bb27
    %891 = "llvm.icmp"(%888, %740) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%891, %739)[^bb52, ^bb30] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb29:  // pred: ^bb27
    %892 = "llvm.icmp"(%888, %889) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%892, %739)[^bb30, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb30:  // 2 preds: ^bb28, ^bb29
    %893 = "llvm.getelementptr"(%arg35, %741) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %894 = "llvm.load"(%893) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %895 = "llvm.sext"(%894) : (i32) -> i64
    %896 = "llvm.getelementptr"(%arg34, %895) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %897 = "llvm.getelementptr"(%arg36, %742) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %898 = "llvm.load"(%897) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %899 = "llvm.icmp"(%888, %734) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%899, %743, %734, %743)[^bb31, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i1, i32, i1) -> ()
  ^bb31:  // pred: ^bb30
    %900 = "llvm.getelementptr"(%arg35, %744) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %901 = "llvm.getelementptr"(%arg36, %744) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %902 = "llvm.getelementptr"(%arg35, %742) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %903 = "llvm.getelementptr"(%786, %733) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %904 = "llvm.icmp"(%787, %745) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %905 = "llvm.zext"(%888) <{nonNeg}> : (i32) -> i64
    %906 = "llvm.sext"(%787) : (i32) -> i64
    %907 = "llvm.getelementptr"(%896, %905) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %908 = "llvm.icmp"(%787, %745) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%905, %734, %746, %734, %747)[^bb32] : (i64, i32, i64, i32, i32) -> ()
  ^bb32(%909: i64, %910: i32, %911: i64, %912: i32, %913: i32):  // 2 preds: ^bb31, ^bb43
    %914 = "llvm.add"(%909, %748) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %915 = "llvm.getelementptr"(%898, %914) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %916 = "llvm.load"(%915) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %917 = "llvm.load"(%900) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %918 = "llvm.icmp"(%917, %734) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%918, %911)[^bb34, ^bb33] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb33:  // pred: ^bb32
    %919 = "llvm.getelementptr"(%907, %909) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %920 = "llvm.load"(%919) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%920)[^bb34] : (i64) -> ()
  ^bb34(%921: i64):  // 2 preds: ^bb32, ^bb33
    %922 = "llvm.icmp"(%921, %749) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %923 = "llvm.select"(%922, %921, %911) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%890)[^bb36, ^bb35] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb35:  // pred: ^bb34
    %924 = "llvm.getelementptr"(%896, %909) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %925 = "llvm.load"(%924) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %926 = "llvm.icmp"(%925, %749) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %927 = "llvm.icmp"(%925, %916) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %928 = "llvm.select"(%926, %743, %927) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%928, %745)[^bb36, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb36:  // 2 preds: ^bb34, ^bb35
    %929 = "llvm.icmp"(%916, %746) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%929, %912, %923)[^bb37, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb37:  // pred: ^bb36
    %930 = "llvm.load"(%901) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %931 = "llvm.icmp"(%930, %750) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%931, %912, %923)[^bb40, ^bb38] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb38:  // pred: ^bb37
    %932 = "llvm.getelementptr"(%930, %914) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %933 = "llvm.load"(%932) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %934 = "llvm.icmp"(%933, %921) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %935 = "llvm.or"(%922, %934) : (i1, i1) -> i1
    %936 = "llvm.select"(%934, %912, %751) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %937 = "llvm.select"(%934, %923, %933) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%935, %936, %937)[^bb40, ^bb39] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb39:  // pred: ^bb38
    %938 = "llvm.load"(%902) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %939 = "llvm.icmp"(%938, %734) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %940 = "llvm.icmp"(%933, %752) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %941 = "llvm.or"(%940, %939) : (i1, i1) -> i1
    %942 = "llvm.select"(%941, %912, %753) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%942, %933)[^bb40] : (i32, i64) -> ()
  ^bb40(%943: i32, %944: i64):  // 4 preds: ^bb36, ^bb37, ^bb38, ^bb39
    %945 = "llvm.mul"(%909, %906) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %946 = "llvm.getelementptr"(%903, %945) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %947 = "llvm.trunc"(%909) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %948 = "llvm.add"(%888, %947) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.cond_br"(%908)[^bb41, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb41:  // pred: ^bb40
    %949 = "llvm.trunc"(%916) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%949, %946) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %950 = "llvm.add"(%916, %756) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %951 = "llvm.icmp"(%950, %757) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %952 = "llvm.shl"(%948, %738) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %953 = "llvm.sext"(%952) : (i32) -> i64
    %954 = "llvm.getelementptr"(%903, %953) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %955 = "llvm.trunc"(%944) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%955, %954) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%951)[^bb43] : (i1) -> ()
  ^bb42:  // pred: ^bb40
    %956 = "llvm.trunc"(%916) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%956, %946) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    %957 = "llvm.add"(%916, %754) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %958 = "llvm.icmp"(%957, %755) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %959 = "llvm.mul"(%948, %787) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %960 = "llvm.sext"(%959) : (i32) -> i64
    %961 = "llvm.getelementptr"(%903, %960) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %962 = "llvm.trunc"(%944) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%962, %961) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"(%958)[^bb43] : (i1) -> ()
  ^bb43(%963: i1):  // 2 preds: ^bb41, ^bb42
    %964 = "llvm.shl"(%944, %758) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %965 = "llvm.ashr"(%964, %758) <{isExact}> : (i64, i64) -> i64
    %966 = "llvm.select"(%904, %944, %965) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %967 = "llvm.shl"(%966, %744) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %968 = "llvm.ashr"(%967, %744) <{isExact}> : (i64, i64) -> i64
    %969 = "llvm.icmp"(%944, %968) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %970 = "llvm.and"(%969, %963) : (i1, i1) -> i1
    %971 = "llvm.select"(%970, %913, %734) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %972 = "llvm.icmp"(%916, %752) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %973 = "llvm.zext"(%972) : (i1) -> i32
    %974 = "llvm.or"(%910, %973) : (i32, i32) -> i32
    %975 = "llvm.intr.umax"(%916, %746) : (i64, i64) -> i64
    %976 = "llvm.mul"(%975, %911) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %977 = "llvm.icmp"(%909, %746) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%977, %914, %974, %976, %943, %971)[^bb32, ^bb44] <{operandSegmentSizes = array<i32: 1, 5, 0>}> : (i1, i64, i32, i64, i32, i32) -> ()
  ^bb44:  // pred: ^bb43
    %978 = "llvm.icmp"(%974, %734) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %979 = "llvm.icmp"(%971, %734) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.br"(%979, %943, %978)[^bb45] : (i1, i32, i1) -> ()
  ^bb45(%980: i1, %981: i32, %982: i1):  // 2 preds: ^bb30, ^bb44
    %983 = "llvm.getelementptr"(%arg36, %759) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %984 = "llvm.load"(%983) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%984, %736)[^bb52, ^bb46, ^bb46, ^bb46] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb46:  // 3 preds: ^bb45, ^bb45, ^bb45
    %985 = "llvm.load"(%arg36) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %986 = "llvm.ptrtoint"(%985) : (!llvm.ptr) -> i64
    %987 = "llvm.getelementptr"(%arg36, %760) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %988 = "llvm.load"(%987) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %989 = "llvm.add"(%988, %986) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %990 = "llvm.load"(%896) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %991 = "llvm.getelementptr"(%arg35, %759) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %992 = "llvm.load"(%991) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %993 = "llvm.sext"(%992) : (i32) -> i64
    %994 = "llvm.mul"(%990, %993) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %995 = "llvm.sub"(%989, %994) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%995, %786) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %996 = "llvm.getelementptr"(%786, %759) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%995, %996) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %997 = "llvm.getelementptr"(%786, %733) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %998 = "llvm.load"(%896) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %999 = "llvm.icmp"(%787, %745) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%999)[^bb47, ^bb48] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb47:  // pred: ^bb46
    %1000 = "llvm.trunc"(%998) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%1000, %997) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb49] : () -> ()
  ^bb48:  // pred: ^bb46
    %1001 = "llvm.trunc"(%998) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%1001, %997) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb49] : () -> ()
  ^bb49:  // 2 preds: ^bb47, ^bb48
    "llvm.cond_br"(%982, %734)[^bb50, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb50:  // pred: ^bb49
    %1002 = "llvm.getelementptr"(%arg35, %761) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1003 = "llvm.load"(%1002) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1004 = "llvm.add"(%1003, %762) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1005 = "llvm.sext"(%1004) : (i32) -> i64
    %1006 = "llvm.and"(%995, %1005) : (i64, i64) -> i64
    %1007 = "llvm.icmp"(%1006, %752) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1007, %763)[^bb51, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb51:  // pred: ^bb50
    %1008 = "llvm.icmp"(%981, %734) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1009 = "llvm.select"(%1008, %743, %980) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %1010 = "llvm.select"(%1009, %981, %764) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%1010)[^bb52] : (i32) -> ()
  ^bb52(%1011: i32):  // 15 preds: ^bb7, ^bb9, ^bb10, ^bb16, ^bb23, ^bb24, ^bb25, ^bb26, ^bb28, ^bb29, ^bb35, ^bb45, ^bb49, ^bb50, ^bb51
    "llvm.return"(%1011) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_find_ends", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg30: !llvm.ptr, %arg31: !llvm.ptr, %arg32: !llvm.ptr, %arg33: !llvm.ptr):
    %639 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %640 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %641 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %642 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %643 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %644 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %645 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %646 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %647 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %648 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %649 = "llvm.alloca"(%639) <{alignment = 16 : i64, elem_type = !llvm.array<128 x i64>}> : (i32) -> !llvm.ptr
    %650 = "llvm.getelementptr"(%arg31, %640) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %651 = "llvm.load"(%650) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %652 = "llvm.sext"(%651) : (i32) -> i64
    %653 = "llvm.getelementptr"(%arg32, %652) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %654 = "llvm.getelementptr"(%arg31, %641) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %655 = "llvm.load"(%654) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %656 = "llvm.icmp"(%655, %642) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %657 = "llvm.load"(%arg30) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%656, %653, %655)[^bb6, ^bb1] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb1:  // pred: ^bb0
    %658 = "llvm.intr.smax"(%657, %643) : (i32, i32) -> i32
    %659 = "llvm.zext"(%658) <{nonNeg}> : (i32) -> i64
    %660 = "llvm.getelementptr"(%653, %659) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %661 = "llvm.load"(%660) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%657)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %662 = "llvm.load"(%653) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%662)[^bb5] : (i64) -> ()
  ^bb3:  // pred: ^bb1
    %663 = "llvm.load"(%653) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %664 = "llvm.zext"(%663) : (i32) -> i64
    "llvm.br"(%664)[^bb5] : (i64) -> ()
  ^bb4:  // pred: ^bb1
    %665 = "llvm.load"(%653) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %666 = "llvm.sext"(%665) : (i16) -> i64
    "llvm.br"(%666)[^bb5] : (i64) -> ()
  ^bb5(%667: i64):  // 3 preds: ^bb2, ^bb3, ^bb4
    %668 = "llvm.trunc"(%667) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%661, %668)[^bb6] : (!llvm.ptr, i32) -> ()
  ^bb6(%669: !llvm.ptr, %670: i32):  // 2 preds: ^bb0, ^bb5
    %671 = "llvm.icmp"(%670, %644) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%671)[^bb7, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %672 = "llvm.shl"(%670, %639) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %673 = "llvm.getelementptr"(%669, %641) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %674 = "llvm.sext"(%657) : (i32) -> i64
    %675 = "llvm.intr.smax"(%672, %639) : (i32, i32) -> i32
    %676 = "llvm.zext"(%675) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%645)[^bb8] : (i64) -> ()
  ^bb8(%677: i64):  // 2 preds: ^bb7, ^bb12
    %678 = "llvm.add"(%677, %646) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %679 = "llvm.mul"(%678, %674) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %680 = "llvm.getelementptr"(%673, %679) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%657)[^bb11, ^bb9, ^bb10] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb9:  // pred: ^bb8
    %681 = "llvm.load"(%680) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%681)[^bb12] : (i64) -> ()
  ^bb10:  // pred: ^bb8
    %682 = "llvm.load"(%680) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %683 = "llvm.sext"(%682) : (i32) -> i64
    "llvm.br"(%683)[^bb12] : (i64) -> ()
  ^bb11:  // pred: ^bb8
    %684 = "llvm.load"(%680) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %685 = "llvm.sext"(%684) : (i16) -> i64
    "llvm.br"(%685)[^bb12] : (i64) -> ()
  ^bb12(%686: i64):  // 3 preds: ^bb9, ^bb10, ^bb11
    %687 = "llvm.getelementptr"(%649, %677) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%686, %687) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %688 = "llvm.icmp"(%678, %676) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%688, %678)[^bb13, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb13:  // 2 preds: ^bb6, ^bb12
    %689 = "llvm.getelementptr"(%669, %641) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%657)[^bb16, ^bb14, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    %690 = "llvm.load"(%689) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%690)[^bb17] : (i64) -> ()
  ^bb15:  // pred: ^bb13
    %691 = "llvm.load"(%689) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %692 = "llvm.sext"(%691) : (i32) -> i64
    "llvm.br"(%692)[^bb17] : (i64) -> ()
  ^bb16:  // pred: ^bb13
    %693 = "llvm.load"(%689) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %694 = "llvm.sext"(%693) : (i16) -> i64
    "llvm.br"(%694)[^bb17] : (i64) -> ()
  ^bb17(%695: i64):  // 3 preds: ^bb14, ^bb15, ^bb16
    %696 = "llvm.getelementptr"(%arg31, %647) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %697 = "llvm.load"(%696) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %698 = "llvm.sext"(%697) : (i32) -> i64
    %699 = "llvm.mul"(%695, %698) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %700 = "llvm.getelementptr"(%669, %647) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %701 = "llvm.load"(%700) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %702 = "llvm.ptrtoint"(%701) : (!llvm.ptr) -> i64
    %703 = "llvm.add"(%699, %702) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %704 = "llvm.sext"(%670) : (i32) -> i64
    %705 = "llvm.getelementptr"(%649, %704) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %706 = "llvm.getelementptr"(%arg33, %647) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%703, %706) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.store"(%703, %arg33) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%671, %703)[^bb18, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb18:  // pred: ^bb17
    %707 = "llvm.zext"(%670) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%645)[^bb19] : (i64) -> ()
  ^bb19(%708: i64):  // 2 preds: ^bb18, ^bb20
    %709 = "llvm.getelementptr"(%649, %708) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %710 = "llvm.load"(%709) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %711 = "llvm.icmp"(%710, %645) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%711, %644)[^bb23, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb20:  // pred: ^bb19
    %712 = "llvm.add"(%710, %648) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %713 = "llvm.getelementptr"(%705, %708) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %714 = "llvm.load"(%713) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %715 = "llvm.mul"(%714, %712) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %716 = "llvm.load"(%696) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %717 = "llvm.sext"(%716) : (i32) -> i64
    %718 = "llvm.mul"(%715, %717) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %719 = "llvm.icmp"(%718, %645) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %720 = "llvm.zext"(%719) : (i1) -> i64
    %721 = "llvm.getelementptr"(%arg33, %720) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %722 = "llvm.load"(%721) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %723 = "llvm.add"(%718, %722) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%723, %721) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %724 = "llvm.add"(%708, %646) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %725 = "llvm.icmp"(%724, %707) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%725, %724)[^bb21, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb21:  // pred: ^bb20
    %726 = "llvm.load"(%706) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%726)[^bb22] : (i64) -> ()
  ^bb22(%727: i64):  // 2 preds: ^bb17, ^bb21
    %728 = "llvm.load"(%696) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %729 = "llvm.sext"(%728) : (i32) -> i64
    %730 = "llvm.add"(%727, %729) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%730, %706) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%639)[^bb23] : (i32) -> ()
  ^bb23(%731: i32):  // 2 preds: ^bb19, ^bb22
    "llvm.return"(%731) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i128 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_sum_of", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg27: !llvm.ptr, %arg28: !llvm.ptr, %arg29: !llvm.ptr):
    %616 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %617 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %618 = "llvm.mlir.constant"() <{value = 0 : i128}> : () -> i128
    %619 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %620 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %621 = "llvm.getelementptr"(%arg29, %616) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %622 = "llvm.load"(%621) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %623 = "llvm.sext"(%622) : (i32) -> i64
    %624 = "llvm.getelementptr"(%arg27, %623) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %625 = "llvm.load"(%arg29) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %626 = "llvm.icmp"(%625, %617) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%626, %618)[^bb1, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb1:  // pred: ^bb0
    %627 = "llvm.zext"(%625) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%619, %618)[^bb2] : (i64, i128) -> ()
  ^bb2(%628: i64, %629: i128):  // 2 preds: ^bb1, ^bb2
    %630 = "llvm.getelementptr"(%624, %628) <{elem_type = !llvm.struct<"mlir_abi.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %631 = "llvm.call"(%arg27, %arg28, %630) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %632 = "llvm.load"(%630) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %633 = "llvm.sext"(%632) : (i64) -> i128
    %634 = "llvm.mul"(%631, %633) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %635 = "llvm.add"(%634, %629) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %636 = "llvm.add"(%628, %620) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %637 = "llvm.icmp"(%636, %627) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%637, %635, %636, %635)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb3(%638: i128):  // 2 preds: ^bb0, ^bb2
    "llvm.return"(%638) : (i128) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i128 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_value_of", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg24: !llvm.ptr, %arg25: !llvm.ptr, %arg26: !llvm.ptr):
    %536 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %537 = "llvm.mlir.constant"() <{value = 1 : i128}> : () -> i128
    %538 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %539 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %540 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %541 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %542 = "llvm.mlir.constant"() <{value = 42 : i32}> : () -> i32
    %543 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %544 = "llvm.mlir.constant"() <{value = 0 : i128}> : () -> i128
    %545 = "llvm.mlir.constant"() <{value = 63 : i64}> : () -> i64
    %546 = "llvm.getelementptr"(%arg26, %536) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %547 = "llvm.load"(%546) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%547, %537)[^bb11, ^bb15, ^bb1, ^bb6] <{case_operand_segments = array<i32: 1, 0, 0>, case_values = dense<[49, 115, 110]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i128) -> ()
  ^bb1:  // pred: ^bb0
    %548 = "llvm.getelementptr"(%arg26, %539) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %549 = "llvm.load"(%548) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %550 = "llvm.getelementptr"(%arg26, %540) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %551 = "llvm.load"(%550) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %552 = "llvm.getelementptr"(%arg24, %538) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %553 = "llvm.load"(%552) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %554 = "llvm.sext"(%553) : (i32) -> i64
    %555 = "llvm.getelementptr"(%arg24, %554) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %556 = "llvm.sext"(%549) : (i32) -> i64
    %557 = "llvm.getelementptr"(%555, %556) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %558 = "llvm.load"(%arg24) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %559 = "llvm.getelementptr"(%557, %539) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %560 = "llvm.load"(%559) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %561 = "llvm.sext"(%560) : (i32) -> i64
    %562 = "llvm.getelementptr"(%arg25, %561) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %563 = "llvm.getelementptr"(%562, %540) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %564 = "llvm.add"(%551, %541) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %565 = "llvm.mul"(%558, %564) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %566 = "llvm.sext"(%565) : (i32) -> i64
    %567 = "llvm.getelementptr"(%563, %566) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%558)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %568 = "llvm.load"(%567) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%568)[^bb5] : (i64) -> ()
  ^bb3:  // pred: ^bb1
    %569 = "llvm.load"(%567) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %570 = "llvm.sext"(%569) : (i32) -> i64
    "llvm.br"(%570)[^bb5] : (i64) -> ()
  ^bb4:  // pred: ^bb1
    %571 = "llvm.load"(%567) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %572 = "llvm.sext"(%571) : (i16) -> i64
    "llvm.br"(%572)[^bb5] : (i64) -> ()
  ^bb5(%573: i64):  // 3 preds: ^bb2, ^bb3, ^bb4
    %574 = "llvm.sext"(%573) : (i64) -> i128
    "llvm.br"(%574)[^bb15] : (i128) -> ()
  ^bb6:  // pred: ^bb0
    %575 = "llvm.getelementptr"(%arg24, %538) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %576 = "llvm.load"(%575) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %577 = "llvm.sext"(%576) : (i32) -> i64
    %578 = "llvm.getelementptr"(%arg24, %577) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %579 = "llvm.getelementptr"(%arg26, %539) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %580 = "llvm.load"(%579) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %581 = "llvm.sext"(%580) : (i32) -> i64
    %582 = "llvm.getelementptr"(%578, %581) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %583 = "llvm.getelementptr"(%582, %539) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %584 = "llvm.load"(%583) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %585 = "llvm.sext"(%584) : (i32) -> i64
    %586 = "llvm.getelementptr"(%arg25, %585) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %587 = "llvm.load"(%arg24) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%587)[^bb9, ^bb7, ^bb8] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb7:  // pred: ^bb6
    %588 = "llvm.load"(%586) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%588)[^bb10] : (i64) -> ()
  ^bb8:  // pred: ^bb6
    %589 = "llvm.load"(%586) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %590 = "llvm.sext"(%589) : (i32) -> i64
    "llvm.br"(%590)[^bb10] : (i64) -> ()
  ^bb9:  // pred: ^bb6
    %591 = "llvm.load"(%586) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %592 = "llvm.sext"(%591) : (i16) -> i64
    "llvm.br"(%592)[^bb10] : (i64) -> ()
  ^bb10(%593: i64):  // 3 preds: ^bb7, ^bb8, ^bb9
    %594 = "llvm.sext"(%593) : (i64) -> i128
    "llvm.br"(%594)[^bb15] : (i128) -> ()
  ^bb11:  // pred: ^bb0
    %595 = "llvm.getelementptr"(%arg26, %539) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %596 = "llvm.load"(%595) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %597 = "llvm.sext"(%596) : (i32) -> i64
    %598 = "llvm.getelementptr"(%arg24, %597) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %599 = "llvm.call"(%arg24, %arg25, %598) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_sum_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %600 = "llvm.getelementptr"(%arg26, %540) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %601 = "llvm.load"(%600) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %602 = "llvm.sext"(%601) : (i32) -> i64
    %603 = "llvm.getelementptr"(%arg24, %602) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %604 = "llvm.call"(%arg24, %arg25, %603) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_sum_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %605 = "llvm.icmp"(%547, %542) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%605)[^bb12, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb12:  // pred: ^bb11
    %606 = "llvm.mul"(%604, %599) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    "llvm.br"(%606)[^bb15] : (i128) -> ()
  ^bb13:  // pred: ^bb11
    %607 = "llvm.trunc"(%604) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %608 = "llvm.icmp"(%607, %543) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%608, %544)[^bb15, ^bb14] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i128) -> ()
  ^bb14:  // pred: ^bb13
    %609 = "llvm.trunc"(%599) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %610 = "llvm.sdiv"(%609, %607) : (i64, i64) -> i64
    %611 = "llvm.srem"(%609, %607) : (i64, i64) -> i64
    %612 = "llvm.ashr"(%611, %545) : (i64, i64) -> i64
    %613 = "llvm.add"(%612, %610) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %614 = "llvm.sext"(%613) : (i64) -> i128
    "llvm.br"(%614)[^bb15] : (i128) -> ()
  ^bb15(%615: i128):  // 6 preds: ^bb0, ^bb5, ^bb10, ^bb12, ^bb13, ^bb14
    "llvm.return"(%615) : (i128) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_number", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg21: !llvm.ptr, %arg22: !llvm.ptr, %arg23: !llvm.ptr):
    %417 = "llvm.mlir.constant"() <{value = 102 : i32}> : () -> i32
    %418 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %419 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %420 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %421 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %422 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %423 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %424 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %425 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %426 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %427 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %428 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %429 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %430 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %431 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %432 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_31}> : () -> !llvm.ptr
    %433 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %434 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %435 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %436 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %437 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %438 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %439 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %440 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %441 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %442 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %443 = "llvm.mlir.constant"() <{value = 65535 : i32}> : () -> i32
    %444 = "llvm.mlir.constant"() <{value = -1 : i16}> : () -> i16
    %445 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %446 = "llvm.mlir.constant"() <{value = -1.000000e+00 : f64}> : () -> f64
    %447 = "llvm.mlir.constant"() <{value = 1023 : i32}> : () -> i32
    %448 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %449 = "llvm.mlir.constant"() <{value = 0x7FF0000000000000 : f64}> : () -> f64
    %450 = "llvm.mlir.constant"() <{value = 0x7FF8000000000000 : f64}> : () -> f64
    %451 = "llvm.load"(%arg22) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %452 = "llvm.icmp"(%451, %417) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %453 = "llvm.getelementptr"(%arg21, %418) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %454 = "llvm.load"(%453) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %455 = "llvm.getelementptr"(%arg22, %419) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %456 = "llvm.load"(%455) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %457 = "llvm.sext"(%456) : (i32) -> i64
    %458 = "llvm.getelementptr"(%454, %457) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%452)[^bb1, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %459 = "llvm.getelementptr"(%arg22, %421) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %460 = "llvm.load"(%459) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%460)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %461 = "llvm.load"(%458) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%461)[^bb7] : (f64) -> ()
  ^bb3:  // pred: ^bb1
    %462 = "llvm.load"(%458) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %463 = "llvm.fpext"(%462) : (f32) -> f64
    "llvm.br"(%463)[^bb7] : (f64) -> ()
  ^bb4:  // pred: ^bb1
    %464 = "llvm.load"(%458) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %465 = "llvm.getelementptr"(%arg22, %436) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %466 = "llvm.load"(%465) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %467 = "llvm.and"(%466, %438) : (i32, i32) -> i32
    %468 = "llvm.icmp"(%467, %439) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %469 = "llvm.select"(%468, %440, %441) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %470 = "llvm.xor"(%469, %442) : (i32, i32) -> i32
    %471 = "llvm.shl"(%433, %470) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %472 = "llvm.xor"(%471, %433) : (i32, i32) -> i32
    %473 = "llvm.zext"(%464) : (i16) -> i32
    %474 = "llvm.lshr"(%473, %469) : (i32, i32) -> i32
    %475 = "llvm.and"(%474, %472) : (i32, i32) -> i32
    %476 = "llvm.shl"(%422, %469) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %477 = "llvm.add"(%476, %443) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %478 = "llvm.and"(%477, %473) : (i32, i32) -> i32
    %479 = "llvm.icmp"(%464, %444) <{predicate = 4 : i64}> : (i16, i16) -> i1
    %480 = "llvm.select"(%479, %445, %446) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %481 = "llvm.icmp"(%475, %472) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%481)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %482 = "llvm.icmp"(%478, %437) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %483 = "llvm.fmul"(%480, %449) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %484 = "llvm.select"(%482, %483, %450) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    "llvm.br"(%484)[^bb7] : (f64) -> ()
  ^bb6:  // pred: ^bb4
    %485 = "llvm.lshr"(%472, %422) : (i32, i32) -> i32
    %486 = "llvm.icmp"(%475, %437) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %487 = "llvm.select"(%486, %437, %476) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %488 = "llvm.add"(%487, %478) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %489 = "llvm.uitofp"(%488) <{nonNeg}> : (i32) -> f64
    %490 = "llvm.fmul"(%480, %489) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %491 = "llvm.intr.umax"(%475, %422) : (i32, i32) -> i32
    %492 = "llvm.xor"(%469, %447) : (i32, i32) -> i32
    %493 = "llvm.sub"(%492, %485) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %494 = "llvm.add"(%493, %491) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %495 = "llvm.zext"(%494) <{nonNeg}> : (i32) -> i64
    %496 = "llvm.shl"(%495, %448) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %497 = "llvm.bitcast"(%496) : (i64) -> f64
    %498 = "llvm.fmul"(%490, %497) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    "llvm.br"(%498)[^bb7] : (f64) -> ()
  ^bb7(%499: f64):  // 4 preds: ^bb2, ^bb3, ^bb5, ^bb6
    "llvm.store"(%423, %arg23) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %500 = "llvm.getelementptr"(%arg23, %436) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%437, %500) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %501 = "llvm.getelementptr"(%arg23, %421) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%499, %501) <{alignment = 8 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"(%437)[^bb18] : (i32) -> ()
  ^bb8:  // pred: ^bb0
    %502 = "llvm.load"(%458) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %503 = "llvm.zext"(%502) : (i8) -> i64
    %504 = "llvm.icmp"(%451, %420) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%504)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %505 = "llvm.and"(%503, %434) : (i64, i64) -> i64
    "llvm.br"(%435, %505)[^bb17] : (i32, i64) -> ()
  ^bb10:  // pred: ^bb8
    %506 = "llvm.getelementptr"(%arg22, %421) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %507 = "llvm.load"(%506) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %508 = "llvm.icmp"(%507, %422) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%508, %503)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb11:  // pred: ^bb10
    "llvm.switch"(%507)[^bb14, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb12:  // pred: ^bb11
    %509 = "llvm.load"(%458) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%509)[^bb15] : (i64) -> ()
  ^bb13:  // pred: ^bb11
    %510 = "llvm.load"(%458) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %511 = "llvm.sext"(%510) : (i32) -> i64
    "llvm.br"(%511)[^bb15] : (i64) -> ()
  ^bb14:  // pred: ^bb11
    %512 = "llvm.load"(%458) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %513 = "llvm.sext"(%512) : (i16) -> i64
    "llvm.br"(%513)[^bb15] : (i64) -> ()
  ^bb15(%514: i64):  // 4 preds: ^bb10, ^bb12, ^bb13, ^bb14
    %515 = "llvm.shl"(%507, %423) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %516 = "llvm.sub"(%424, %515) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %517 = "llvm.icmp"(%451, %425) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %518 = "llvm.zext"(%516) : (i32) -> i64
    %519 = "llvm.shl"(%514, %518) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %520 = "llvm.ashr"(%519, %518) <{isExact}> : (i64, i64) -> i64
    %521 = "llvm.lshr"(%426, %518) : (i64, i64) -> i64
    %522 = "llvm.and"(%514, %521) : (i64, i64) -> i64
    %523 = "llvm.select"(%517, %522, %520) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %524 = "llvm.icmp"(%523, %427) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %525 = "llvm.select"(%517, %524, %428) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%525, %422, %523)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb16:  // pred: ^bb15
    %526 = "llvm.load"(%arg21) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %527 = "llvm.getelementptr"(%arg22, %429) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %528 = "llvm.load"(%527) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %529 = "llvm.sext"(%528) : (i32) -> i64
    %530 = "llvm.getelementptr"(%526, %529) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%430, %530, %431, %432, %522) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%433)[^bb18] : (i32) -> ()
  ^bb17(%531: i32, %532: i64):  // 2 preds: ^bb9, ^bb15
    "llvm.store"(%531, %arg23) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %533 = "llvm.getelementptr"(%arg23, %436) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%437, %533) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %534 = "llvm.getelementptr"(%arg23, %421) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%532, %534) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%437)[^bb18] : (i32) -> ()
  ^bb18(%535: i32):  // 3 preds: ^bb7, ^bb16, ^bb17
    "llvm.return"(%535) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, i32, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_array", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg16: !llvm.ptr, %arg17: !llvm.ptr, %arg18: i32, %arg19: !llvm.ptr, %arg20: !llvm.ptr):
    %146 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %147 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %148 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %149 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %150 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %151 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %152 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %153 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %154 = "llvm.mlir.constant"() <{value = 4294967294 : i64}> : () -> i64
    %155 = "llvm.mlir.constant"() <{value = 4294967295 : i64}> : () -> i64
    %156 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %157 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %158 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %159 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %160 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %161 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %162 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %163 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %164 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %165 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %166 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_35}> : () -> !llvm.ptr
    %167 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_36}> : () -> !llvm.ptr
    %168 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %169 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %170 = "llvm.getelementptr"(%169, %147) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %171 = "llvm.mlir.constant"() <{value = 74 : i32}> : () -> i32
    %172 = "llvm.mlir.addressof"() <{global_name = @free}> : () -> !llvm.ptr
    %173 = "llvm.mlir.constant"() <{value = 56 : i64}> : () -> i64
    %174 = "llvm.getelementptr"(%169, %173) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %175 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %176 = "llvm.getelementptr"(%169, %148) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %177 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_32}> : () -> !llvm.ptr
    %178 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_34}> : () -> !llvm.ptr
    %179 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_33}> : () -> !llvm.ptr
    %180 = "llvm.alloca"(%146) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %181 = "llvm.alloca"(%146) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Block", (ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %182 = "llvm.alloca"(%146) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %183 = "llvm.load"(%arg16) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %184 = "llvm.getelementptr"(%183, %147) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %185 = "llvm.load"(%184) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %186 = "llvm.sext"(%185) : (i32) -> i64
    %187 = "llvm.getelementptr"(%183, %186) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %188 = "llvm.sext"(%arg18) : (i32) -> i64
    %189 = "llvm.getelementptr"(%187, %188) <{elem_type = !llvm.struct<"mlir_abi.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %190 = "llvm.getelementptr"(%189, %148) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %191 = "llvm.load"(%190) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %192 = "llvm.sext"(%191) : (i32) -> i64
    %193 = "llvm.getelementptr"(%183, %192) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %194 = "llvm.getelementptr"(%arg16, %149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %195 = "llvm.load"(%194) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %196 = "llvm.getelementptr"(%189, %149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %197 = "llvm.load"(%196) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %198 = "llvm.icmp"(%197, %150) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %199 = "llvm.getelementptr"(%arg17, %151) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %200 = "llvm.getelementptr"(%181, %151) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %201 = "llvm.getelementptr"(%arg17, %149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %202 = "llvm.getelementptr"(%181, %149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %203 = "llvm.getelementptr"(%189, %152) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %204 = "llvm.load"(%203) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%198)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %205 = "llvm.load"(%183) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %206 = "llvm.sext"(%204) : (i32) -> i64
    %207 = "llvm.shl"(%197, %146) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %208 = "llvm.or"(%207, %146) <{isDisjoint}> : (i32, i32) -> i32
    %209 = "llvm.zext"(%208) <{nonNeg}> : (i32) -> i64
    %210 = "llvm.alloca"(%209) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %211 = "llvm.add"(%197, %146) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %212 = "llvm.zext"(%211) <{nonNeg}> : (i32) -> i64
    %213 = "llvm.alloca"(%212) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %214 = "llvm.getelementptr"(%195, %206) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%214, %213, %210, %197, %205, %214, %197)[^bb7] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32) -> ()
  ^bb2:  // pred: ^bb0
    %215 = "llvm.sext"(%204) : (i32) -> i64
    %216 = "llvm.getelementptr"(%195, %215) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %217 = "llvm.load"(%183) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%217)[^bb5, ^bb3, ^bb4] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb3:  // pred: ^bb2
    %218 = "llvm.load"(%216) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %219 = "llvm.trunc"(%218) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %220 = "llvm.shl"(%218, %153) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %221 = "llvm.and"(%220, %154) : (i64, i64) -> i64
    %222 = "llvm.or"(%221, %153) <{isDisjoint}> : (i64, i64) -> i64
    %223 = "llvm.alloca"(%222) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %224 = "llvm.add"(%218, %153) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %225 = "llvm.and"(%224, %155) : (i64, i64) -> i64
    %226 = "llvm.alloca"(%225) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %227 = "llvm.getelementptr"(%195, %215) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %228 = "llvm.zext"(%217) <{nonNeg}> : (i32) -> i64
    %229 = "llvm.getelementptr"(%227, %228) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %230 = "llvm.load"(%227) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%229, %227, %226, %223, %219, %230)[^bb6] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i64) -> ()
  ^bb4:  // pred: ^bb2
    %231 = "llvm.load"(%216) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %232 = "llvm.shl"(%231, %146) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %233 = "llvm.or"(%232, %146) <{isDisjoint}> : (i32, i32) -> i32
    %234 = "llvm.zext"(%233) : (i32) -> i64
    %235 = "llvm.alloca"(%234) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %236 = "llvm.add"(%231, %146) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %237 = "llvm.zext"(%236) : (i32) -> i64
    %238 = "llvm.alloca"(%237) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %239 = "llvm.getelementptr"(%195, %215) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %240 = "llvm.getelementptr"(%239, %151) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %241 = "llvm.load"(%239) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %242 = "llvm.zext"(%241) : (i32) -> i64
    "llvm.br"(%240, %239, %238, %235, %231, %242)[^bb6] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i64) -> ()
  ^bb5:  // pred: ^bb2
    %243 = "llvm.load"(%216) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %244 = "llvm.sext"(%243) : (i16) -> i32
    %245 = "llvm.shl"(%244, %146) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %246 = "llvm.or"(%245, %146) <{isDisjoint}> : (i32, i32) -> i32
    %247 = "llvm.zext"(%246) : (i32) -> i64
    %248 = "llvm.alloca"(%247) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %249 = "llvm.add"(%244, %146) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %250 = "llvm.zext"(%249) : (i32) -> i64
    %251 = "llvm.alloca"(%250) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %252 = "llvm.getelementptr"(%195, %215) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %253 = "llvm.intr.smax"(%217, %156) : (i32, i32) -> i32
    %254 = "llvm.zext"(%253) <{nonNeg}> : (i32) -> i64
    %255 = "llvm.getelementptr"(%252, %254) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %256 = "llvm.load"(%252) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %257 = "llvm.sext"(%256) : (i16) -> i64
    "llvm.br"(%255, %252, %251, %248, %244, %257)[^bb6] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i64) -> ()
  ^bb6(%258: !llvm.ptr, %259: !llvm.ptr, %260: !llvm.ptr, %261: !llvm.ptr, %262: i32, %263: i64):  // 3 preds: ^bb3, ^bb4, ^bb5
    %264 = "llvm.load"(%258) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %265 = "llvm.trunc"(%263) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%259, %260, %261, %262, %217, %264, %265)[^bb7] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32) -> ()
  ^bb7(%266: !llvm.ptr, %267: !llvm.ptr, %268: !llvm.ptr, %269: i32, %270: i32, %271: !llvm.ptr, %272: i32):  // 2 preds: ^bb1, ^bb6
    %273 = "llvm.getelementptr"(%189, %151) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %274 = "llvm.load"(%273) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %275 = "llvm.icmp"(%272, %157) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%275)[^bb8, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb8:  // pred: ^bb7
    %276 = "llvm.shl"(%272, %146) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %277 = "llvm.getelementptr"(%271, %149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %278 = "llvm.sext"(%270) : (i32) -> i64
    %279 = "llvm.intr.smax"(%276, %146) : (i32, i32) -> i32
    %280 = "llvm.zext"(%279) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%158)[^bb9] : (i64) -> ()
  ^bb9(%281: i64):  // 2 preds: ^bb8, ^bb13
    %282 = "llvm.add"(%281, %153) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %283 = "llvm.mul"(%282, %278) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %284 = "llvm.getelementptr"(%277, %283) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%270)[^bb12, ^bb10, ^bb11] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb10:  // pred: ^bb9
    %285 = "llvm.load"(%284) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%285)[^bb13] : (i64) -> ()
  ^bb11:  // pred: ^bb9
    %286 = "llvm.load"(%284) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %287 = "llvm.sext"(%286) : (i32) -> i64
    "llvm.br"(%287)[^bb13] : (i64) -> ()
  ^bb12:  // pred: ^bb9
    %288 = "llvm.load"(%284) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %289 = "llvm.sext"(%288) : (i16) -> i64
    "llvm.br"(%289)[^bb13] : (i64) -> ()
  ^bb13(%290: i64):  // 3 preds: ^bb10, ^bb11, ^bb12
    %291 = "llvm.getelementptr"(%268, %281) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%290, %291) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %292 = "llvm.icmp"(%282, %280) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%292, %282)[^bb14, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb14:  // 2 preds: ^bb7, ^bb13
    %293 = "llvm.getelementptr"(%271, %149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%270)[^bb17, ^bb15, ^bb16] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb15:  // pred: ^bb14
    %294 = "llvm.load"(%293) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%294)[^bb18] : (i64) -> ()
  ^bb16:  // pred: ^bb14
    %295 = "llvm.load"(%293) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %296 = "llvm.sext"(%295) : (i32) -> i64
    "llvm.br"(%296)[^bb18] : (i64) -> ()
  ^bb17:  // pred: ^bb14
    %297 = "llvm.load"(%293) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %298 = "llvm.sext"(%297) : (i16) -> i64
    "llvm.br"(%298)[^bb18] : (i64) -> ()
  ^bb18(%299: i64):  // 3 preds: ^bb15, ^bb16, ^bb17
    %300 = "llvm.sext"(%274) : (i32) -> i64
    %301 = "llvm.mul"(%299, %300) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %302 = "llvm.getelementptr"(%271, %151) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %303 = "llvm.load"(%302) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %304 = "llvm.ptrtoint"(%303) : (!llvm.ptr) -> i64
    %305 = "llvm.add"(%301, %304) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %306 = "llvm.inttoptr"(%305) : (i64) -> !llvm.ptr
    "llvm.store"(%306, %180) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %307 = "llvm.getelementptr"(%180, %151) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%146, %307) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %308 = "llvm.getelementptr"(%180, %152) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%157, %308) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %309 = "llvm.getelementptr"(%180, %149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%272, %309) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %310 = "llvm.getelementptr"(%180, %159) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %311 = "llvm.getelementptr"(%189, %160) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %312 = "llvm.load"(%311) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%312, %310) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %313 = "llvm.getelementptr"(%180, %161) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%268, %313) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %314 = "llvm.getelementptr"(%180, %147) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %315 = "llvm.sext"(%272) : (i32) -> i64
    %316 = "llvm.getelementptr"(%268, %315) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%316, %314) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %317 = "llvm.getelementptr"(%180, %148) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%158, %317) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %318 = "llvm.icmp"(%269, %157) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%318, %153)[^bb19, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb19:  // pred: ^bb18
    %319 = "llvm.zext"(%269) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%319, %153, %153)[^bb20] : (i64, i64, i64) -> ()
  ^bb20(%320: i64, %321: i64, %322: i64):  // 2 preds: ^bb19, ^bb20
    %323 = "llvm.add"(%320, %162) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %324 = "llvm.getelementptr"(%267, %323) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%322, %324) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %325 = "llvm.getelementptr"(%268, %323) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %326 = "llvm.load"(%325) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %327 = "llvm.intr.umax"(%326, %153) : (i64, i64) -> i64
    %328 = "llvm.mul"(%327, %322) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %329 = "llvm.mul"(%326, %321) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %330 = "llvm.icmp"(%320, %153) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%330, %323, %329, %328, %329)[^bb20, ^bb21] <{operandSegmentSizes = array<i32: 1, 3, 1>}> : (i1, i64, i64, i64, i64) -> ()
  ^bb21(%331: i64):  // 2 preds: ^bb18, ^bb20
    "llvm.cond_br"(%198, %266)[^bb23, ^bb22] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb22:  // pred: ^bb21
    %332 = "llvm.intr.smax"(%270, %156) : (i32, i32) -> i32
    %333 = "llvm.zext"(%332) <{nonNeg}> : (i32) -> i64
    %334 = "llvm.getelementptr"(%266, %333) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %335 = "llvm.load"(%334) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%335)[^bb23] : (!llvm.ptr) -> ()
  ^bb23(%336: !llvm.ptr):  // 2 preds: ^bb21, ^bb22
    %337 = "llvm.load"(%336) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %338 = "llvm.icmp"(%337, %163) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %339 = "llvm.icmp"(%331, %158) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %340 = "llvm.select"(%338, %339, %164) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%340)[^bb24, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb24:  // pred: ^bb23
    "llvm.call"(%177, %193, %163, %179, %158) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%150)[^bb55] : (i32) -> ()
  ^bb25:  // pred: ^bb23
    %341 = "llvm.icmp"(%arg20, %163) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%341)[^bb43, ^bb26] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb26:  // pred: ^bb25
    %342 = "llvm.load"(%arg20) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%342, %163)[^bb29, ^bb27, ^bb28] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb27:  // pred: ^bb26
    %343 = "llvm.getelementptr"(%arg20, %151) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %344 = "llvm.load"(%343) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %345 = "llvm.getelementptr"(%344, %161) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%345)[^bb29] : (!llvm.ptr) -> ()
  ^bb28:  // pred: ^bb26
    %346 = "llvm.getelementptr"(%arg20, %151) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %347 = "llvm.load"(%346) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%347)[^bb29] : (!llvm.ptr) -> ()
  ^bb29(%348: !llvm.ptr):  // 3 preds: ^bb26, ^bb27, ^bb28
    %349 = "llvm.getelementptr"(%348, %149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %350 = "llvm.load"(%349) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %351 = "llvm.icmp"(%350, %272) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%351)[^bb30, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb30:  // pred: ^bb29
    "llvm.cond_br"(%275)[^bb31, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb31:  // pred: ^bb30
    %352 = "llvm.getelementptr"(%348, %161) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %353 = "llvm.load"(%352) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %354 = "llvm.zext"(%272) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%158)[^bb34] : (i64) -> ()
  ^bb32:  // pred: ^bb29
    "llvm.call"(%165, %193, %arg20, %166, %315) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%150)[^bb55] : (i32) -> ()
  ^bb33:  // pred: ^bb34
    %355 = "llvm.add"(%357, %153) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %356 = "llvm.icmp"(%355, %354) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%356, %355)[^bb36, ^bb34] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb34(%357: i64):  // 2 preds: ^bb31, ^bb33
    %358 = "llvm.getelementptr"(%268, %357) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %359 = "llvm.load"(%358) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %360 = "llvm.getelementptr"(%353, %357) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %361 = "llvm.load"(%360) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %362 = "llvm.icmp"(%361, %359) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%362)[^bb33, ^bb35] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb35:  // pred: ^bb34
    "llvm.call"(%165, %193, %arg20, %167, %359) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%150)[^bb55] : (i32) -> ()
  ^bb36:  // pred: ^bb33
    %363 = "llvm.load"(%348) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %364 = "llvm.getelementptr"(%348, %148) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %365 = "llvm.load"(%364) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %366 = "llvm.getelementptr"(%363, %365) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %367 = "llvm.icmp"(%331, %158) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%367, %157, %158)[^bb55, ^bb38] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i64) -> ()
  ^bb37:  // pred: ^bb30
    %368 = "llvm.load"(%348) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %369 = "llvm.getelementptr"(%348, %148) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %370 = "llvm.load"(%369) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %371 = "llvm.getelementptr"(%368, %370) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %372 = "llvm.icmp"(%331, %158) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%372, %157, %371)[^bb55, ^bb41] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb38(%373: i64):  // 2 preds: ^bb36, ^bb40
    %374 = "llvm.getelementptr"(%268, %373) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %375 = "llvm.load"(%374) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %376 = "llvm.icmp"(%375, %153) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%376)[^bb39, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb39:  // pred: ^bb38
    %377 = "llvm.getelementptr"(%316, %373) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %378 = "llvm.load"(%377) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %379 = "llvm.getelementptr"(%267, %373) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %380 = "llvm.load"(%379) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %381 = "llvm.icmp"(%378, %380) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%381)[^bb40, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb40:  // 2 preds: ^bb38, ^bb39
    %382 = "llvm.add"(%373, %153) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %383 = "llvm.icmp"(%382, %354) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%383, %366, %382)[^bb41, ^bb38] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, !llvm.ptr, i64) -> ()
  ^bb41(%384: !llvm.ptr):  // 2 preds: ^bb37, ^bb40
    %385 = "llvm.mul"(%331, %300) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    "llvm.intr.memmove"(%384, %306, %385) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%157)[^bb55] : (i32) -> ()
  ^bb42:  // pred: ^bb39
    "llvm.call"(%274, %272, %268, %306, %316, %366, %267) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_copy_strided, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 7, 0>}> : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%157)[^bb55] : (i32) -> ()
  ^bb43:  // pred: ^bb25
    "llvm.intr.memset"(%181, %168, %161) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %386 = "llvm.load"(%arg17) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %387 = "llvm.icmp"(%386, %163) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%387, %arg17, %201, %199, %386)[^bb44, ^bb48] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb44:  // pred: ^bb43
    %388 = "llvm.load"(%201) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %389 = "llvm.icmp"(%388, %163) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%389, %182, %388)[^bb45, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, !llvm.ptr) -> ()
  ^bb45:  // pred: ^bb44
    %390 = "llvm.mul"(%331, %300) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %391 = "llvm.add"(%390, %153) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %392 = "llvm.call"(%163, %391) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @realloc, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%392, %181) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %393 = "llvm.icmp"(%392, %163) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%393)[^bb46, ^bb47] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb46:  // pred: ^bb45
    "llvm.call"(%177, %193, %163, %178, %158) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%150)[^bb55] : (i32) -> ()
  ^bb47:  // pred: ^bb45
    "llvm.call"(%392, %180, %274, %267, %331) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_copy_elements, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i64) -> ()
    "llvm.store"(%392, %180) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%267, %314) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%181, %202, %200, %392)[^bb48] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb48(%394: !llvm.ptr, %395: !llvm.ptr, %396: !llvm.ptr, %397: !llvm.ptr):  // 2 preds: ^bb43, ^bb47
    "llvm.store"(%163, %182) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %398 = "llvm.load"(%170) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %399 = "llvm.call"(%398, %397, %171, %172, %396) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    %400 = "llvm.icmp"(%399, %157) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%400, %150)[^bb49, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb49:  // pred: ^bb48
    %401 = "llvm.load"(%396) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%401, %395) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%394, %401)[^bb50] : (!llvm.ptr, !llvm.ptr) -> ()
  ^bb50(%402: !llvm.ptr, %403: !llvm.ptr):  // 2 preds: ^bb44, ^bb49
    "llvm.store"(%163, %402) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %404 = "llvm.load"(%174) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %405 = "llvm.call"(%404, %403, %180, %182) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %406 = "llvm.icmp"(%405, %157) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%406, %405)[^bb51, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb51:  // pred: ^bb50
    %407 = "llvm.load"(%182) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%175, %arg19) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %408 = "llvm.getelementptr"(%arg19, %160) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%157, %408) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %409 = "llvm.getelementptr"(%arg19, %151) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%407, %409) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%157)[^bb52] : (i32) -> ()
  ^bb52(%410: i32):  // 3 preds: ^bb48, ^bb50, ^bb51
    %411 = "llvm.load"(%200) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %412 = "llvm.icmp"(%411, %163) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%412)[^bb54, ^bb53] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb53:  // pred: ^bb52
    %413 = "llvm.load"(%176) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %414 = "llvm.call"(%413, %411) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb54] : () -> ()
  ^bb54:  // 2 preds: ^bb52, ^bb53
    %415 = "llvm.load"(%181) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%415) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%410)[^bb55] : (i32) -> ()
  ^bb55(%416: i32):  // 9 preds: ^bb24, ^bb32, ^bb35, ^bb36, ^bb37, ^bb41, ^bb42, ^bb46, ^bb54
    "llvm.return"(%416) : (i32) -> ()
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
    %71 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %72 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %73 = "llvm.getelementptr"(%72, %71) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %74 = "llvm.mlir.constant"() <{value = 5 : i64}> : () -> i64
    %75 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %76 = "llvm.mlir.constant"() <{value = -16 : i64}> : () -> i64
    %77 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %78 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %79 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %80 = "llvm.getelementptr"(%72, %79) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %81 = "llvm.load"(%arg13) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %82 = "llvm.getelementptr"(%81, %61) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%82, %arg13) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %83 = "llvm.load"(%81) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %84 = "llvm.icmp"(%83, %62) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%84, %83)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %85 = "llvm.getelementptr"(%81, %63) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %86 = "llvm.load"(%85) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %87 = "llvm.sext"(%86) : (i32) -> i64
    %88 = "llvm.getelementptr"(%arg14, %87) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memcpy"(%arg15, %88, %61) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %89 = "llvm.load"(%85) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %90 = "llvm.sext"(%89) : (i32) -> i64
    %91 = "llvm.getelementptr"(%arg14, %90) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%64, %91) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %92 = "llvm.load"(%81) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%92)[^bb2] : (i32) -> ()
  ^bb2(%93: i32):  // 2 preds: ^bb0, ^bb1
    "llvm.switch"(%93, %64, %64)[^bb3, ^bb15, ^bb15] <{case_operand_segments = array<i32: 1, 1>, case_values = dense<[108, 110]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 2>}> : (i32, i32, i32) -> ()
  ^bb3:  // pred: ^bb2
    %94 = "llvm.icmp"(%93, %65) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %95 = "llvm.select"(%94, %66, %67) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %96 = "llvm.getelementptr"(%81, %63) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %97 = "llvm.load"(%96) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %98 = "llvm.zext"(%94) : (i1) -> i32
    %99 = "llvm.shl"(%97, %98) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %100 = "llvm.add"(%99, %67) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %101 = "llvm.zext"(%100) : (i32) -> i64
    %102 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %103 = "llvm.alloca"(%101) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>}> : (i64) -> !llvm.ptr
    %104 = "llvm.shl"(%101, %63) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    "llvm.intr.memset"(%103, %68, %104) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.br"(%69)[^bb4] : (i64) -> ()
  ^bb4(%105: i64):  // 2 preds: ^bb3, ^bb7
    %106 = "llvm.load"(%96) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %107 = "llvm.sext"(%106) : (i32) -> i64
    %108 = "llvm.icmp"(%105, %107) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%108)[^bb5, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    "llvm.cond_br"(%94)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    %109 = "llvm.shl"(%105, %74) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %110 = "llvm.getelementptr"(%103, %109) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %111 = "llvm.load"(%arg13) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %112 = "llvm.getelementptr"(%111, %71) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %113 = "llvm.load"(%112) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %114 = "llvm.sext"(%113) : (i32) -> i64
    %115 = "llvm.getelementptr"(%arg12, %114) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%75, %110) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %116 = "llvm.getelementptr"(%110, %63) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%64, %116) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %117 = "llvm.getelementptr"(%110, %71) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%115, %117) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb7] : () -> ()
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %118 = "llvm.trunc"(%105) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %119 = "llvm.shl"(%118, %98) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %120 = "llvm.add"(%119, %95) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %121 = "llvm.sext"(%120) : (i32) -> i64
    %122 = "llvm.getelementptr"(%103, %121) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %123 = "llvm.getelementptr"(%122, %76) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %124 = "llvm.call"(%arg12, %arg13, %arg14, %123) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_nest, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %125 = "llvm.add"(%105, %77) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %126 = "llvm.icmp"(%124, %64) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%126, %125, %124)[^bb4, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i32) -> ()
  ^bb8:  // pred: ^bb4
    %127 = "llvm.zext"(%94) : (i1) -> i64
    %128 = "llvm.getelementptr"(%70, %127) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %129 = "llvm.load"(%128) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %130 = "llvm.load"(%73) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %131 = "llvm.call"(%130, %129, %103, %99, %arg15) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    "llvm.br"(%131)[^bb9] : (i32) -> ()
  ^bb9(%132: i32):  // 2 preds: ^bb7, ^bb8
    %133 = "llvm.icmp"(%99, %64) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%133)[^bb10, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    %134 = "llvm.zext"(%99) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%69)[^bb11] : (i64) -> ()
  ^bb11(%135: i64):  // 2 preds: ^bb10, ^bb13
    %136 = "llvm.getelementptr"(%103, %135) <{elem_type = !llvm.struct<"mlir_abi.struct.Any", (i32, i32, struct<"mlir_abi.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %137 = "llvm.load"(%136) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %138 = "llvm.icmp"(%137, %78) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%138)[^bb12, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb12:  // pred: ^bb11
    %139 = "llvm.load"(%80) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %140 = "llvm.getelementptr"(%136, %71) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %141 = "llvm.load"(%140) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %142 = "llvm.call"(%139, %141) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb13] : () -> ()
  ^bb13:  // 2 preds: ^bb11, ^bb12
    %143 = "llvm.add"(%135, %77) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %144 = "llvm.icmp"(%143, %134) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%144, %143)[^bb14, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb14:  // 2 preds: ^bb9, ^bb13
    "llvm.intr.stackrestore"(%102) : (!llvm.ptr) -> ()
    "llvm.br"(%132)[^bb15] : (i32) -> ()
  ^bb15(%145: i32):  // 3 preds: ^bb2, ^bb2, ^bb14
    "llvm.return"(%145) : (i32) -> ()
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

