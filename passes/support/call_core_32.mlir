// Made of runtime/call/tvm_call.c by `make core`: do not edit.
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<10 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str", unnamed_addr = 0 : i64, value = "TypeError\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<5 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_1", unnamed_addr = 0 : i64, value = "%lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.struct<"mlir_abi_32.union.anon.0", (struct<"mlir_abi_32.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2343 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2344 = "llvm.mlir.zero"() : () -> !llvm.struct<"mlir_abi_32.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %2345 = "llvm.mlir.zero"() : () -> !llvm.struct<"mlir_abi_32.union.anon.0", (struct<"mlir_abi_32.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>
    "llvm.return"(%2345) : (!llvm.struct<"mlir_abi_32.union.anon.0", (struct<"mlir_abi_32.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>) -> ()
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
    %2341 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2342 = "llvm.mlir.zero"() : () -> !llvm.array<6 x ptr>
    "llvm.return"(%2342) : (!llvm.array<6 x ptr>) -> ()
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
  ^bb0(%arg68: !llvm.ptr, %arg69: !llvm.ptr, %arg70: !llvm.ptr, %arg71: i32, %arg72: !llvm.ptr):
    %1645 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1646 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1647 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1648 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1649 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1650 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1651 = "llvm.mlir.constant"() <{value = 48 : i32}> : () -> i32
    %1652 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1653 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1654 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1655 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1656 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1657 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1658 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %1659 = "llvm.mlir.constant"() <{value = 108 : i32}> : () -> i32
    %1660 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1661 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1662 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1663 = "llvm.mlir.constant"() <{value = 3.4028234663852886E+38 : f64}> : () -> f64
    %1664 = "llvm.mlir.constant"() <{value = 1.7976931348623157E+308 : f64}> : () -> f64
    %1665 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1666 = "llvm.mlir.constant"() <{value = 3.3895313892515355E+38 : f64}> : () -> f64
    %1667 = "llvm.mlir.constant"() <{value = 6.550400e+04 : f64}> : () -> f64
    %1668 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1669 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1670 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1671 = "llvm.mlir.constant"() <{value = 14 : i32}> : () -> i32
    %1672 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1673 = "llvm.mlir.constant"() <{value = -1023 : i32}> : () -> i32
    %1674 = "llvm.mlir.constant"() <{value = 1024 : i32}> : () -> i32
    %1675 = "llvm.mlir.constant"() <{value = -32768 : i16}> : () -> i16
    %1676 = "llvm.mlir.constant"() <{value = 52 : i32}> : () -> i32
    %1677 = "llvm.mlir.constant"() <{value = 4503599627370495 : i64}> : () -> i64
    %1678 = "llvm.mlir.constant"() <{value = 4503599627370496 : i64}> : () -> i64
    %1679 = "llvm.mlir.constant"() <{value = 51 : i32}> : () -> i32
    %1680 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1681 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1682 = "llvm.mlir.constant"() <{value = 9007199254740991 : i64}> : () -> i64
    %1683 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1684 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1685 = "llvm.mlir.constant"() <{value = 32768 : i64}> : () -> i64
    %1686 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1687 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1688 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1689 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1690 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1691 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1692 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %1693 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1694 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %1695 = "llvm.mlir.constant"() <{value = 56 : i32}> : () -> i32
    %1696 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1697 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1698 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1699 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1700 = "llvm.mlir.constant"() <{value = 44 : i32}> : () -> i32
    %1701 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_32}> : () -> !llvm.ptr
    %1702 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_3}> : () -> !llvm.ptr
    %1703 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_33}> : () -> !llvm.ptr
    %1704 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1705 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1706 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1707 = "llvm.alloca"(%1645) <{alignment = 4 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1708 = "llvm.alloca"(%1645) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %1709 = "llvm.alloca"(%1645) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>}> : (i32) -> !llvm.ptr
    %1710 = "llvm.alloca"(%1645) <{alignment = 8 : i64, elem_type = !llvm.array<1056 x i8>}> : (i32) -> !llvm.ptr
    %1711 = "llvm.alloca"(%1645) <{alignment = 4 : i64, elem_type = !llvm.array<2 x i32>}> : (i32) -> !llvm.ptr
    %1712 = "llvm.alloca"(%1645) <{alignment = 4 : i64, elem_type = !llvm.array<2 x i32>}> : (i32) -> !llvm.ptr
    %1713 = "llvm.alloca"(%1645) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %1714 = "llvm.alloca"(%1645) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1715 = "llvm.alloca"(%1645) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Call", (ptr, ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1716 = "llvm.load"(%1646) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1717 = "llvm.icmp"(%1716, %1647) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1717)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1718 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1719 = "llvm.icmp"(%1718, %1647) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1719, %1648)[^bb2, ^bb168] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1720 = "llvm.getelementptr"(%arg68, %1649) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1721 = "llvm.load"(%1720) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1722 = "llvm.getelementptr"(%arg68, %1650) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1723 = "llvm.load"(%1722) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1724 = "llvm.add"(%1723, %1721) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1725 = "llvm.icmp"(%arg71, %1724) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1726 = "llvm.icmp"(%arg71, %1721) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1727 = "llvm.or"(%1726, %1725) : (i1, i1) -> i1
    "llvm.cond_br"(%1727)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1728 = "llvm.getelementptr"(%arg68, %1651) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1729 = "llvm.load"(%1728) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1730 = "llvm.getelementptr"(%arg68, %1729) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1731 = "llvm.sext"(%arg71) : (i32) -> i64
    "llvm.call"(%1652, %1730, %1653, %1654, %1731) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1648)[^bb168] : (i32) -> ()
  ^bb4:  // pred: ^bb2
    %1732 = "llvm.getelementptr"(%arg68, %1655) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1733 = "llvm.load"(%1732) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1734 = "llvm.add"(%1733, %1645) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1735 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1736 = "llvm.alloca"(%1734) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1737 = "llvm.icmp"(%1723, %1647) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1738 = "llvm.and"(%1737, %1725) : (i1, i1) -> i1
    %1739 = "llvm.getelementptr"(%arg70, %1721) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1740 = "llvm.select"(%1738, %1739, %1653) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1741 = "llvm.getelementptr"(%arg68, %1656) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1742 = "llvm.load"(%1741) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1743 = "llvm.add"(%1742, %1645) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1744 = "llvm.alloca"(%1743) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1745 = "llvm.getelementptr"(%arg68, %1657) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1746 = "llvm.load"(%1745) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1747 = "llvm.add"(%1746, %1649) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1748 = "llvm.alloca"(%1747) <{alignment = 16 : i64, elem_type = i8}> : (i32) -> !llvm.ptr
    "llvm.store"(%arg68, %1715) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1749 = "llvm.getelementptr"(%1715, %1657) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1736, %1749) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1750 = "llvm.getelementptr"(%1715, %1655) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1748, %1750) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1751 = "llvm.getelementptr"(%1715, %1650) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1744, %1751) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1752 = "llvm.icmp"(%1721, %1647) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1752)[^bb5, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1753 = "llvm.getelementptr"(%arg68, %1658) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1754 = "llvm.load"(%1753) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1755 = "llvm.getelementptr"(%arg68, %1754) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1755, %1647)[^bb6] : (!llvm.ptr, i32) -> ()
  ^bb6(%1756: !llvm.ptr, %1757: i32):  // 2 preds: ^bb5, ^bb9
    %1758 = "llvm.load"(%1756) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1759 = "llvm.icmp"(%1758, %1659) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1760 = "llvm.getelementptr"(%arg70, %1757) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%1759)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %1761 = "llvm.getelementptr"(%1756, %1649) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1762 = "llvm.getelementptr"(%1756, %1657) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1763 = "llvm.load"(%1762) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1764 = "llvm.getelementptr"(%1736, %1763) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1760, %1764) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1761)[^bb9] : (!llvm.ptr) -> ()
  ^bb8:  // pred: ^bb6
    %1765 = "llvm.call"(%1715, %1756, %1760) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1766 = "llvm.icmp"(%1765, %1653) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1766, %1648, %1765)[^bb167, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb9(%1767: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %1768 = "llvm.add"(%1757, %1645) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1769 = "llvm.icmp"(%1768, %1721) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1769, %1767, %1768)[^bb10, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb10:  // 2 preds: ^bb4, ^bb9
    %1770 = "llvm.getelementptr"(%arg68, %1660) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1771 = "llvm.load"(%1770) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1772 = "llvm.getelementptr"(%arg68, %1771) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1773 = "llvm.load"(%1732) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1774 = "llvm.icmp"(%1773, %1647) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1774)[^bb11, ^bb111] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1775 = "llvm.getelementptr"(%1713, %1656) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1776 = "llvm.getelementptr"(%1712, %1657) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1777 = "llvm.getelementptr"(%1711, %1657) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1647)[^bb12] : (i32) -> ()
  ^bb12(%1778: i32):  // 2 preds: ^bb11, ^bb110
    %1779 = "llvm.getelementptr"(%1772, %1778) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1780 = "llvm.load"(%1749) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1781 = "llvm.getelementptr"(%1780, %1778) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1782 = "llvm.load"(%1781) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1783 = "llvm.load"(%1715) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1784 = "llvm.getelementptr"(%1779, %1661) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1785 = "llvm.load"(%1784) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1786 = "llvm.load"(%1779) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1787 = "llvm.load"(%1782) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1786)[^bb78, ^bb13, ^bb62] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[97, 102]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb13:  // pred: ^bb12
    "llvm.switch"(%1787, %1783, %1645)[^bb61, ^bb14, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i32) -> ()
  ^bb14:  // pred: ^bb13
    %1788 = "llvm.getelementptr"(%1782, %1655) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1789 = "llvm.load"(%1788) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1790 = "llvm.getelementptr"(%1789, %1656) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1790)[^bb16] : (!llvm.ptr) -> ()
  ^bb15:  // pred: ^bb13
    %1791 = "llvm.getelementptr"(%1782, %1655) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1792 = "llvm.load"(%1791) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1793 = "llvm.icmp"(%1792, %1653) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1793, %1783, %1645, %1792)[^bb61, ^bb16] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb16(%1794: !llvm.ptr):  // 2 preds: ^bb14, ^bb15
    %1795 = "llvm.load"(%1750) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1796 = "llvm.getelementptr"(%1779, %1650) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1797 = "llvm.load"(%1796) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1798 = "llvm.getelementptr"(%1795, %1797) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1799 = "llvm.getelementptr"(%1779, %1649) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1800 = "llvm.load"(%1799) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1801 = "llvm.icmp"(%1800, %1647) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1801, %1798)[^bb17, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb17:  // pred: ^bb16
    %1802 = "llvm.getelementptr"(%1779, %1687) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1803 = "llvm.load"(%1802) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1804 = "llvm.getelementptr"(%1795, %1803) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1805 = "llvm.getelementptr"(%1794, %1650) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1806 = "llvm.load"(%1805) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1807 = "llvm.load"(%1783) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1807)[^bb19, ^bb20, ^bb18] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb18:  // pred: ^bb17
    "llvm.store"(%1806, %1798) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb19:  // pred: ^bb17
    %1808 = "llvm.trunc"(%1806) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%1808, %1798) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb20:  // pred: ^bb17
    %1809 = "llvm.sext"(%1806) : (i32) -> i64
    "llvm.store"(%1809, %1798) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb21:  // 3 preds: ^bb18, ^bb19, ^bb20
    %1810 = "llvm.load"(%1783) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1811 = "llvm.intr.smax"(%1810, %1657) : (i32, i32) -> i32
    %1812 = "llvm.getelementptr"(%1798, %1811) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1804, %1812) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1804)[^bb22] : (!llvm.ptr) -> ()
  ^bb22(%1813: !llvm.ptr):  // 2 preds: ^bb16, ^bb21
    %1814 = "llvm.load"(%1783) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1815 = "llvm.icmp"(%1814, %1655) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1815)[^bb23, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb23:  // pred: ^bb22
    %1816 = "llvm.call"(%1783, %1779, %1794, %1813) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1816)[^bb47] : (i32) -> ()
  ^bb24:  // pred: ^bb22
    %1817 = "llvm.getelementptr"(%1794, %1649) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1818 = "llvm.load"(%1817) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1819 = "llvm.getelementptr"(%1779, %1657) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1820 = "llvm.load"(%1819) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1821 = "llvm.icmp"(%1818, %1820) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1821, %1662)[^bb25, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb25:  // pred: ^bb24
    %1822 = "llvm.getelementptr"(%1794, %1650) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1823 = "llvm.load"(%1822) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1824 = "llvm.load"(%1799) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1825 = "llvm.icmp"(%1824, %1647) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1825)[^bb26, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb26:  // pred: ^bb25
    %1826 = "llvm.icmp"(%1823, %1689) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1826, %1688)[^bb46, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb27:  // pred: ^bb25
    %1827 = "llvm.icmp"(%1823, %1824) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1827, %1688)[^bb28, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb28:  // 2 preds: ^bb26, ^bb27
    %1828 = "llvm.getelementptr"(%1779, %1658) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1829 = "llvm.load"(%1828) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1830 = "llvm.getelementptr"(%1783, %1829) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1831 = "llvm.getelementptr"(%1794, %1687) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1832 = "llvm.load"(%1831) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1833 = "llvm.icmp"(%1823, %1647) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1833, %1647, %1690)[^bb29, ^bb41] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb29:  // pred: ^bb28
    %1834 = "llvm.getelementptr"(%1830, %1655) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1835 = "llvm.getelementptr"(%1779, %1691) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1836 = "llvm.getelementptr"(%1834, %1823) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1837 = "llvm.getelementptr"(%1794, %1656) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1838 = "llvm.getelementptr"(%1779, %1656) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1839 = "llvm.getelementptr"(%1813, %1655) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1647, %1823, %1680, %1647)[^bb30] : (i32, i32, i64, i32) -> ()
  ^bb30(%1840: i32, %1841: i32, %1842: i64, %1843: i32):  // 2 preds: ^bb29, ^bb39
    %1844 = "llvm.add"(%1841, %1648) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1845 = "llvm.getelementptr"(%1832, %1844) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1846 = "llvm.load"(%1845) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1847 = "llvm.load"(%1835) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1848 = "llvm.icmp"(%1847, %1647) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1848, %1842)[^bb32, ^bb31] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb31:  // pred: ^bb30
    %1849 = "llvm.getelementptr"(%1836, %1844) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1850 = "llvm.load"(%1849) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1850)[^bb32] : (i64) -> ()
  ^bb32(%1851: i64):  // 2 preds: ^bb30, ^bb31
    %1852 = "llvm.icmp"(%1851, %1692) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1853 = "llvm.select"(%1852, %1851, %1842) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1825)[^bb34, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb33:  // pred: ^bb32
    %1854 = "llvm.getelementptr"(%1830, %1841) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1855 = "llvm.load"(%1854) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1856 = "llvm.icmp"(%1855, %1692) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1857 = "llvm.icmp"(%1855, %1846) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1858 = "llvm.select"(%1856, %1690, %1857) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1858, %1657)[^bb34, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb34:  // 2 preds: ^bb32, ^bb33
    %1859 = "llvm.icmp"(%1846, %1680) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1859, %1843, %1853)[^bb35, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb35:  // pred: ^bb34
    %1860 = "llvm.load"(%1837) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1861 = "llvm.icmp"(%1860, %1653) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1861, %1843, %1853)[^bb39, ^bb36] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb36:  // pred: ^bb35
    %1862 = "llvm.getelementptr"(%1860, %1844) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1863 = "llvm.load"(%1862) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1864 = "llvm.icmp"(%1863, %1851) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1865 = "llvm.or"(%1852, %1864) : (i1, i1) -> i1
    %1866 = "llvm.select"(%1864, %1843, %1693) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1867 = "llvm.select"(%1864, %1853, %1863) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1865, %1866, %1867)[^bb39, ^bb37] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb37:  // pred: ^bb36
    %1868 = "llvm.load"(%1838) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1869 = "llvm.icmp"(%1868, %1647) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1870 = "llvm.icmp"(%1863, %1683) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1871 = "llvm.or"(%1870, %1869) : (i1, i1) -> i1
    "llvm.cond_br"(%1871, %1843, %1863)[^bb39, ^bb38] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb38:  // pred: ^bb37
    "llvm.br"(%1694, %1683)[^bb39] : (i32, i64) -> ()
  ^bb39(%1872: i32, %1873: i64):  // 5 preds: ^bb34, ^bb35, ^bb36, ^bb37, ^bb38
    %1874 = "llvm.shl"(%1841, %1688) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1875 = "llvm.getelementptr"(%1839, %1874) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1846, %1875) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1876 = "llvm.add"(%1841, %1823) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %1877 = "llvm.shl"(%1876, %1688) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1878 = "llvm.getelementptr"(%1839, %1877) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1873, %1878) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1879 = "llvm.icmp"(%1846, %1683) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1880 = "llvm.zext"(%1879) : (i1) -> i32
    %1881 = "llvm.or"(%1840, %1880) : (i32, i32) -> i32
    %1882 = "llvm.intr.umax"(%1846, %1680) : (i64, i64) -> i64
    %1883 = "llvm.mul"(%1882, %1842) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1884 = "llvm.icmp"(%1841, %1645) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1884, %1881, %1844, %1883, %1872)[^bb30, ^bb40] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i32, i32, i64, i32) -> ()
  ^bb40:  // pred: ^bb39
    %1885 = "llvm.icmp"(%1881, %1647) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%1872, %1885)[^bb41] : (i32, i1) -> ()
  ^bb41(%1886: i32, %1887: i1):  // 2 preds: ^bb28, ^bb40
    %1888 = "llvm.getelementptr"(%1794, %1657) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1889 = "llvm.load"(%1888) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1889, %1655)[^bb46, ^bb42, ^bb42, ^bb42] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb42:  // 3 preds: ^bb41, ^bb41, ^bb41
    %1890 = "llvm.load"(%1794) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1891 = "llvm.ptrtoint"(%1890) : (!llvm.ptr) -> i32
    %1892 = "llvm.getelementptr"(%1794, %1660) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1893 = "llvm.load"(%1892) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1894 = "llvm.trunc"(%1893) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1895 = "llvm.add"(%1894, %1891) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1896 = "llvm.load"(%1830) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1897 = "llvm.getelementptr"(%1779, %1655) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1898 = "llvm.load"(%1897) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1899 = "llvm.trunc"(%1896) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1900 = "llvm.mul"(%1898, %1899) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1901 = "llvm.sub"(%1895, %1900) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%1901, %1813) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1902 = "llvm.getelementptr"(%1813, %1657) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1901, %1902) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1903 = "llvm.getelementptr"(%1813, %1655) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1904 = "llvm.load"(%1830) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%1904, %1903) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%1887)[^bb45, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb43:  // pred: ^bb42
    %1905 = "llvm.getelementptr"(%1794, %1656) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1906 = "llvm.load"(%1905) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1907 = "llvm.icmp"(%1906, %1653) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1907, %1647)[^bb46, ^bb44] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb44:  // pred: ^bb43
    "llvm.intr.memcpy"(%1713, %1794, %1658) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.store"(%1653, %1775) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1908 = "llvm.call"(%1783, %1779, %1713, %1813) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1908)[^bb46] : (i32) -> ()
  ^bb45:  // pred: ^bb42
    %1909 = "llvm.getelementptr"(%1779, %1660) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1910 = "llvm.load"(%1909) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1911 = "llvm.add"(%1910, %1648) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1912 = "llvm.and"(%1911, %1901) : (i32, i32) -> i32
    %1913 = "llvm.icmp"(%1912, %1647) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1914 = "llvm.select"(%1913, %1886, %1668) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%1914)[^bb46] : (i32) -> ()
  ^bb46(%1915: i32):  // 8 preds: ^bb24, ^bb26, ^bb27, ^bb33, ^bb41, ^bb43, ^bb44, ^bb45
    "llvm.br"(%1915)[^bb47] : (i32) -> ()
  ^bb47(%1916: i32):  // 2 preds: ^bb23, ^bb46
    %1917 = "llvm.icmp"(%1916, %1647) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1918 = "llvm.load"(%1715) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.cond_br"(%1917, %1918, %1916)[^bb48, ^bb61] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb48:  // pred: ^bb47
    %1919 = "llvm.load"(%1750) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1920 = "llvm.getelementptr"(%1918, %1695) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1921 = "llvm.load"(%1920) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1922 = "llvm.icmp"(%1778, %1921) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1922)[^bb59, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb49:  // pred: ^bb48
    %1923 = "llvm.getelementptr"(%1918, %1660) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1924 = "llvm.load"(%1923) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1925 = "llvm.getelementptr"(%1918, %1924) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1926 = "llvm.icmp"(%1778, %1647) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1926)[^bb59, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb50:  // pred: ^bb49
    %1927 = "llvm.getelementptr"(%1925, %1778) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1928 = "llvm.getelementptr"(%1927, %1656) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1647)[^bb51] : (i32) -> ()
  ^bb51(%1929: i32):  // 2 preds: ^bb50, ^bb58
    %1930 = "llvm.getelementptr"(%1925, %1929) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1931 = "llvm.load"(%1930) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1932 = "llvm.icmp"(%1931, %1696) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1932)[^bb52, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb52:  // pred: ^bb51
    %1933 = "llvm.load"(%1928) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1934 = "llvm.icmp"(%1933, %1662) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1934)[^bb54, ^bb53] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb53:  // pred: ^bb52
    %1935 = "llvm.getelementptr"(%1930, %1656) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1936 = "llvm.load"(%1935) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1937 = "llvm.icmp"(%1936, %1662) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1937)[^bb54, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // 2 preds: ^bb52, ^bb53
    %1938 = "llvm.call"(%1918, %1927, %1919, %1711) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1939 = "llvm.icmp"(%1938, %1647) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1939)[^bb59, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb55:  // pred: ^bb54
    %1940 = "llvm.call"(%1918, %1930, %1919, %1712) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1941 = "llvm.icmp"(%1940, %1647) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1941)[^bb58, ^bb56] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb56:  // pred: ^bb55
    %1942 = "llvm.load"(%1711) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1943 = "llvm.load"(%1776) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1944 = "llvm.icmp"(%1942, %1943) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1944)[^bb57, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb57:  // pred: ^bb56
    %1945 = "llvm.load"(%1712) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1946 = "llvm.load"(%1777) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1947 = "llvm.icmp"(%1945, %1946) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1947)[^bb60, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb58:  // 5 preds: ^bb51, ^bb53, ^bb55, ^bb56, ^bb57
    %1948 = "llvm.add"(%1929, %1645) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1949 = "llvm.icmp"(%1948, %1778) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1949, %1948)[^bb59, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb59:  // 4 preds: ^bb48, ^bb49, ^bb54, ^bb58
    "llvm.br"()[^bb110] : () -> ()
  ^bb60:  // pred: ^bb57
    "llvm.br"(%1918, %1650)[^bb61] : (!llvm.ptr, i32) -> ()
  ^bb61(%1950: !llvm.ptr, %1951: i32):  // 4 preds: ^bb13, ^bb15, ^bb47, ^bb60
    %1952 = "llvm.getelementptr"(%1783, %1785) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1951, %1952, %1782, %1779, %1950) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1648)[^bb167] : (i32) -> ()
  ^bb62:  // pred: ^bb12
    %1953 = "llvm.add"(%1787, %1648) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1954 = "llvm.icmp"(%1953, %1662) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1954)[^bb64, ^bb63] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb63:  // pred: ^bb62
    "llvm.switch"(%1787, %1645)[^bb106, ^bb65, ^bb101, ^bb102] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[3, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb64:  // pred: ^bb62
    %1955 = "llvm.getelementptr"(%1782, %1655) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1956 = "llvm.load"(%1955) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1957 = "llvm.sitofp"(%1956) : (i64) -> f64
    "llvm.br"(%1957)[^bb66] : (f64) -> ()
  ^bb65:  // pred: ^bb63
    %1958 = "llvm.getelementptr"(%1782, %1655) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1959 = "llvm.load"(%1958) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%1959)[^bb66] : (f64) -> ()
  ^bb66(%1960: f64):  // 2 preds: ^bb64, ^bb65
    %1961 = "llvm.load"(%1750) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1962 = "llvm.getelementptr"(%1779, %1650) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1963 = "llvm.load"(%1962) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1964 = "llvm.getelementptr"(%1961, %1963) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1965 = "llvm.getelementptr"(%1779, %1655) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1966 = "llvm.load"(%1965) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1966)[^bb68, ^bb67, ^bb69] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb67:  // pred: ^bb66
    "llvm.store"(%1960, %1964) <{alignment = 1 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"()[^bb110] : () -> ()
  ^bb68:  // pred: ^bb66
    %1967 = "llvm.getelementptr"(%1779, %1657) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1968 = "llvm.load"(%1967) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1969 = "llvm.and"(%1968, %1665) : (i32, i32) -> i32
    %1970 = "llvm.icmp"(%1969, %1657) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1971 = "llvm.select"(%1970, %1666, %1667) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %1972 = "llvm.intr.fabs"(%1960) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %1973 = "llvm.fcmp"(%1972, %1971) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %1974 = "llvm.fcmp"(%1972, %1664) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %1975 = "llvm.and"(%1974, %1973) : (i1, i1) -> i1
    "llvm.cond_br"(%1975)[^bb109, ^bb71] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb69:  // pred: ^bb66
    %1976 = "llvm.intr.fabs"(%1960) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %1977 = "llvm.fcmp"(%1976, %1663) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %1978 = "llvm.fcmp"(%1976, %1664) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %1979 = "llvm.and"(%1977, %1978) : (i1, i1) -> i1
    "llvm.cond_br"(%1979)[^bb109, ^bb70] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb70:  // pred: ^bb69
    %1980 = "llvm.fptrunc"(%1960) : (f64) -> f32
    "llvm.store"(%1980, %1964) <{alignment = 1 : i64, ordering = 0 : i64}> : (f32, !llvm.ptr) -> ()
    "llvm.br"()[^bb110] : () -> ()
  ^bb71:  // pred: ^bb68
    %1981 = "llvm.select"(%1970, %1668, %1669) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1982 = "llvm.bitcast"(%1960) : (f64) -> i64
    %1983 = "llvm.lshr"(%1982, %1670) : (i64, i64) -> i64
    %1984 = "llvm.bitcast"(%1972) : (f64) -> i64
    %1985 = "llvm.sub"(%1671, %1981) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1986 = "llvm.shl"(%1648, %1985) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1987 = "llvm.add"(%1986, %1662) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1988 = "llvm.lshr"(%1984, %1672) : (i64, i64) -> i64
    %1989 = "llvm.trunc"(%1988) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %1990 = "llvm.add"(%1989, %1673) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1991 = "llvm.zext"(%1981) <{nonNeg}> : (i32) -> i64
    %1992 = "llvm.icmp"(%1990, %1674) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1992)[^bb72, ^bb73] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb72:  // pred: ^bb71
    %1993 = "llvm.xor"(%1981, %1686) : (i32, i32) -> i32
    %1994 = "llvm.shl"(%1648, %1993) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1995 = "llvm.xor"(%1994, %1648) : (i32, i32) -> i32
    %1996 = "llvm.zext"(%1995) <{nonNeg}> : (i32) -> i64
    %1997 = "llvm.shl"(%1996, %1991) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1998 = "llvm.and"(%1983, %1685) : (i64, i64) -> i64
    %1999 = "llvm.or"(%1997, %1998) : (i64, i64) -> i64
    %2000 = "llvm.and"(%1984, %1677) : (i64, i64) -> i64
    %2001 = "llvm.icmp"(%2000, %1683) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2002 = "llvm.add"(%1981, %1648) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2003 = "llvm.shl"(%1645, %2002) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2004 = "llvm.zext"(%2003) <{nonNeg}> : (i32) -> i64
    %2005 = "llvm.select"(%2001, %1683, %2004) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %2006 = "llvm.or"(%1999, %2005) : (i64, i64) -> i64
    %2007 = "llvm.trunc"(%2006) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%2007)[^bb77] : (i16) -> ()
  ^bb73:  // pred: ^bb71
    %2008 = "llvm.trunc"(%1983) <{overflowFlags = 2 : i32}> : (i64) -> i16
    %2009 = "llvm.and"(%2008, %1675) : (i16, i16) -> i16
    %2010 = "llvm.icmp"(%1990, %1987) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %2011 = "llvm.sub"(%1987, %1990) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2012 = "llvm.select"(%2010, %2011, %1647) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2013 = "llvm.sub"(%2012, %1981) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2014 = "llvm.icmp"(%2013, %1662) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2014, %2009)[^bb77, ^bb74] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i16) -> ()
  ^bb74:  // pred: ^bb73
    %2015 = "llvm.add"(%2013, %1676) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2016 = "llvm.and"(%1984, %1677) : (i64, i64) -> i64
    %2017 = "llvm.or"(%2016, %1678) <{isDisjoint}> : (i64, i64) -> i64
    %2018 = "llvm.add"(%2013, %1679) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2019 = "llvm.zext"(%2018) <{nonNeg}> : (i32) -> i64
    %2020 = "llvm.shl"(%1680, %2019) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %2021 = "llvm.zext"(%2015) <{nonNeg}> : (i32) -> i64
    %2022 = "llvm.lshr"(%2017, %2021) : (i64, i64) -> i64
    %2023 = "llvm.shl"(%1681, %2019) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2024 = "llvm.add"(%2023, %1682) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %2025 = "llvm.and"(%2024, %2017) : (i64, i64) -> i64
    %2026 = "llvm.icmp"(%2025, %2020) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2026, %1645)[^bb76, ^bb75] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb75:  // pred: ^bb74
    %2027 = "llvm.icmp"(%2025, %2020) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2028 = "llvm.and"(%2022, %1680) : (i64, i64) -> i64
    %2029 = "llvm.icmp"(%2028, %1683) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2030 = "llvm.select"(%2027, %2029, %1684) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %2031 = "llvm.zext"(%2030) : (i1) -> i32
    "llvm.br"(%2031)[^bb76] : (i32) -> ()
  ^bb76(%2032: i32):  // 2 preds: ^bb74, ^bb75
    %2033 = "llvm.zext"(%2032) <{nonNeg}> : (i32) -> i64
    %2034 = "llvm.sub"(%1990, %1987) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2035 = "llvm.select"(%2010, %1647, %2034) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2036 = "llvm.zext"(%2035) : (i32) -> i64
    %2037 = "llvm.and"(%1983, %1685) : (i64, i64) -> i64
    %2038 = "llvm.shl"(%2036, %1991) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2039 = "llvm.add"(%2022, %2038) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2040 = "llvm.add"(%2039, %2033) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2041 = "llvm.or"(%2040, %2037) : (i64, i64) -> i64
    %2042 = "llvm.trunc"(%2041) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%2042)[^bb77] : (i16) -> ()
  ^bb77(%2043: i16):  // 3 preds: ^bb72, ^bb73, ^bb76
    "llvm.store"(%2043, %1964) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb110] : () -> ()
  ^bb78:  // pred: ^bb12
    %2044 = "llvm.add"(%1787, %1648) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2045 = "llvm.icmp"(%2044, %1662) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2045)[^bb79, ^bb95] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb79:  // pred: ^bb78
    %2046 = "llvm.getelementptr"(%1782, %1655) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2047 = "llvm.load"(%2046) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2048 = "llvm.load"(%1750) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2049 = "llvm.getelementptr"(%1779, %1650) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2050 = "llvm.load"(%2049) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2051 = "llvm.getelementptr"(%2048, %2050) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2052 = "llvm.getelementptr"(%1779, %1655) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2053 = "llvm.load"(%2052) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2053)[^bb82, ^bb80, ^bb83, ^bb81] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 8, 4]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb80:  // pred: ^bb79
    %2054 = "llvm.trunc"(%2047) <{overflowFlags = 0 : i32}> : (i64) -> i8
    "llvm.store"(%2054, %2051) <{alignment = 1 : i64, ordering = 0 : i64}> : (i8, !llvm.ptr) -> ()
    "llvm.br"()[^bb84] : () -> ()
  ^bb81:  // pred: ^bb79
    %2055 = "llvm.trunc"(%2047) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%2055, %2051) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb84] : () -> ()
  ^bb82:  // pred: ^bb79
    %2056 = "llvm.trunc"(%2047) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%2056, %2051) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb84] : () -> ()
  ^bb83:  // pred: ^bb79
    "llvm.store"(%2047, %2051) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb84] : () -> ()
  ^bb84:  // 4 preds: ^bb80, ^bb81, ^bb82, ^bb83
    %2057 = "llvm.load"(%2049) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2058 = "llvm.getelementptr"(%2048, %2057) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2059 = "llvm.load"(%2058) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %2060 = "llvm.zext"(%2059) : (i8) -> i64
    %2061 = "llvm.load"(%1779) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2062 = "llvm.icmp"(%2061, %1698) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2062)[^bb85, ^bb86] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb85:  // pred: ^bb84
    %2063 = "llvm.and"(%2060, %1680) : (i64, i64) -> i64
    "llvm.br"(%2063)[^bb94] : (i64) -> ()
  ^bb86:  // pred: ^bb84
    %2064 = "llvm.load"(%2052) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2065 = "llvm.icmp"(%2064, %1645) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2065, %2060)[^bb87, ^bb91] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb87:  // pred: ^bb86
    "llvm.switch"(%2064)[^bb90, ^bb88, ^bb89] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb88:  // pred: ^bb87
    %2066 = "llvm.load"(%2058) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%2066)[^bb91] : (i64) -> ()
  ^bb89:  // pred: ^bb87
    %2067 = "llvm.load"(%2058) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2068 = "llvm.sext"(%2067) : (i32) -> i64
    "llvm.br"(%2068)[^bb91] : (i64) -> ()
  ^bb90:  // pred: ^bb87
    %2069 = "llvm.load"(%2058) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %2070 = "llvm.sext"(%2069) : (i16) -> i64
    "llvm.br"(%2070)[^bb91] : (i64) -> ()
  ^bb91(%2071: i64):  // 4 preds: ^bb86, ^bb88, ^bb89, ^bb90
    %2072 = "llvm.shl"(%2064, %1688) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2073 = "llvm.sub"(%1689, %2072) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2074 = "llvm.icmp"(%2061, %1697) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2075 = "llvm.zext"(%2073) : (i32) -> i64
    "llvm.cond_br"(%2074)[^bb92, ^bb93] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb92:  // pred: ^bb91
    %2076 = "llvm.lshr"(%1699, %2075) : (i64, i64) -> i64
    %2077 = "llvm.and"(%2071, %2076) : (i64, i64) -> i64
    "llvm.br"(%2077)[^bb94] : (i64) -> ()
  ^bb93:  // pred: ^bb91
    %2078 = "llvm.shl"(%2071, %2075) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2079 = "llvm.ashr"(%2078, %2075) <{isExact}> : (i64, i64) -> i64
    "llvm.br"(%2079)[^bb94] : (i64) -> ()
  ^bb94(%2080: i64):  // 3 preds: ^bb85, ^bb92, ^bb93
    %2081 = "llvm.icmp"(%2080, %2047) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2081)[^bb108, ^bb109] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb95:  // pred: ^bb78
    "llvm.switch"(%1787, %1645)[^bb106, ^bb96, ^bb101, ^bb102] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[78, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb96:  // pred: ^bb95
    %2082 = "llvm.getelementptr"(%1782, %1655) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2083 = "llvm.load"(%2082) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2084 = "llvm.getelementptr"(%2083, %1656) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2085 = "llvm.icmp"(%1786, %1697) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2085)[^bb97, ^bb109] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb97:  // pred: ^bb96
    %2086 = "llvm.getelementptr"(%1779, %1655) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2087 = "llvm.load"(%2086) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2088 = "llvm.icmp"(%2087, %1655) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2088)[^bb98, ^bb109] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb98:  // pred: ^bb97
    %2089 = "llvm.load"(%2084) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2090 = "llvm.icmp"(%2089, %1681) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2090)[^bb99, ^bb109] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb99:  // pred: ^bb98
    %2091 = "llvm.getelementptr"(%2083, %1661) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2092 = "llvm.load"(%2091) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2093 = "llvm.icmp"(%2092, %1683) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2093)[^bb100, ^bb109] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb100:  // pred: ^bb99
    %2094 = "llvm.load"(%1750) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2095 = "llvm.getelementptr"(%1779, %1650) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2096 = "llvm.load"(%2095) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2097 = "llvm.getelementptr"(%2094, %2096) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2098 = "llvm.getelementptr"(%2083, %1691) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2099 = "llvm.load"(%2098) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%2099, %2097) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb110] : () -> ()
  ^bb101:  // 2 preds: ^bb63, ^bb95
    %2100 = "llvm.getelementptr"(%1782, %1655) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2101 = "llvm.load"(%2100) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2102 = "llvm.getelementptr"(%2101, %1656) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%2102)[^bb103] : (!llvm.ptr) -> ()
  ^bb102:  // 2 preds: ^bb63, ^bb95
    %2103 = "llvm.getelementptr"(%1782, %1655) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2104 = "llvm.load"(%2103) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2105 = "llvm.icmp"(%2104, %1653) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2105, %1645, %2104)[^bb106, ^bb103] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb103(%2106: !llvm.ptr):  // 2 preds: ^bb101, ^bb102
    %2107 = "llvm.getelementptr"(%2106, %1649) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2108 = "llvm.load"(%2107) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2109 = "llvm.getelementptr"(%1779, %1657) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2110 = "llvm.load"(%2109) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2111 = "llvm.icmp"(%2108, %2110) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2111, %1662)[^bb104, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb104:  // pred: ^bb103
    %2112 = "llvm.getelementptr"(%2106, %1650) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2113 = "llvm.load"(%2112) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2114 = "llvm.icmp"(%2113, %1647) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2114, %1662)[^bb105, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb105:  // pred: ^bb104
    %2115 = "llvm.getelementptr"(%2106, %1657) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2116 = "llvm.load"(%2115) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2116, %1655)[^bb106, ^bb107, ^bb107, ^bb107] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb106(%2117: i32):  // 6 preds: ^bb63, ^bb95, ^bb102, ^bb103, ^bb104, ^bb105
    %2118 = "llvm.getelementptr"(%1783, %1785) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%2117, %2118, %1782, %1779, %1783) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1648)[^bb167] : (i32) -> ()
  ^bb107:  // 3 preds: ^bb105, ^bb105, ^bb105
    %2119 = "llvm.load"(%1750) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2120 = "llvm.getelementptr"(%1779, %1650) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2121 = "llvm.load"(%2120) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2122 = "llvm.getelementptr"(%2119, %2121) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2123 = "llvm.load"(%2106) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2124 = "llvm.getelementptr"(%2106, %1660) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2125 = "llvm.load"(%2124) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2126 = "llvm.trunc"(%2125) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2127 = "llvm.getelementptr"(%2123, %2126) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2128 = "llvm.getelementptr"(%1779, %1655) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2129 = "llvm.load"(%2128) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.memcpy"(%2122, %2127, %2129) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb110] : () -> ()
  ^bb108:  // pred: ^bb94
    %2130 = "llvm.icmp"(%2061, %1697) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2131 = "llvm.icmp"(%2047, %1683) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %2132 = "llvm.and"(%2131, %2130) : (i1, i1) -> i1
    "llvm.cond_br"(%2132)[^bb109, ^bb110] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb109:  // 8 preds: ^bb68, ^bb69, ^bb94, ^bb96, ^bb97, ^bb98, ^bb99, ^bb108
    %2133 = "llvm.getelementptr"(%1783, %1785) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1706, %2133, %1782, %1704, %1683) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1648)[^bb167] : (i32) -> ()
  ^bb110:  // 7 preds: ^bb59, ^bb67, ^bb70, ^bb77, ^bb100, ^bb107, ^bb108
    %2134 = "llvm.add"(%1778, %1645) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2135 = "llvm.load"(%1732) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2136 = "llvm.icmp"(%2134, %2135) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2136, %2134)[^bb12, ^bb111] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb111:  // 2 preds: ^bb10, ^bb110
    %2137 = "llvm.getelementptr"(%arg68, %1700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2138 = "llvm.load"(%2137) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2139 = "llvm.getelementptr"(%arg68, %2138) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2140 = "llvm.getelementptr"(%arg68, %1687) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2141 = "llvm.load"(%2140) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2142 = "llvm.icmp"(%2141, %1647) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2142, %1647)[^bb112, ^bb120] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb112(%2143: i32):  // 2 preds: ^bb111, ^bb119
    %2144 = "llvm.getelementptr"(%2139, %2143) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Condition", (struct<"mlir_abi_32.struct.Sum", (i32, i32)>, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2145 = "llvm.getelementptr"(%2144, %1657) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2146 = "llvm.load"(%2145) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2147 = "llvm.getelementptr"(%arg68, %2146) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2148 = "llvm.getelementptr"(%2144, %1650) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2149 = "llvm.load"(%2148) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2150 = "llvm.sext"(%2149) : (i32) -> i64
    %2151 = "llvm.icmp"(%2149, %1647) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2152 = "llvm.load"(%2144) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2153 = "llvm.icmp"(%2152, %1647) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2151)[^bb114, ^bb113] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb113:  // pred: ^bb112
    "llvm.cond_br"(%2153, %1647, %1683)[^bb117, ^bb119] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb114:  // pred: ^bb112
    "llvm.cond_br"(%2153, %1647, %1683, %1683)[^bb115, ^bb116] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i64, i64) -> ()
  ^bb115(%2154: i32, %2155: i64):  // 2 preds: ^bb114, ^bb115
    %2156 = "llvm.getelementptr"(%2147, %2154) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2157 = "llvm.call"(%arg68, %1748, %2156) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %2158 = "llvm.load"(%2156) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2159 = "llvm.mul"(%2158, %2157) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2160 = "llvm.add"(%2159, %2155) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2161 = "llvm.add"(%2154, %1645) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2162 = "llvm.icmp"(%2161, %2152) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2162, %2160, %2161, %2160)[^bb116, ^bb115] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i64) -> ()
  ^bb116(%2163: i64):  // 2 preds: ^bb114, ^bb115
    %2164 = "llvm.getelementptr"(%2144, %1655) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2165 = "llvm.load"(%2164) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2166 = "llvm.icmp"(%2165, %1647) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2167 = "llvm.icmp"(%2163, %1699) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %2168 = "llvm.icmp"(%2163, %1683) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2169 = "llvm.select"(%2166, %2168, %2167) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2169)[^bb119, ^bb122] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb117(%2170: i32, %2171: i64):  // 2 preds: ^bb113, ^bb117
    %2172 = "llvm.getelementptr"(%2147, %2170) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2173 = "llvm.call"(%arg68, %1748, %2172) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %2174 = "llvm.srem"(%2173, %2150) : (i64, i64) -> i64
    %2175 = "llvm.load"(%2172) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2176 = "llvm.mul"(%2175, %2174) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2177 = "llvm.add"(%2176, %2171) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2178 = "llvm.srem"(%2177, %2150) : (i64, i64) -> i64
    %2179 = "llvm.add"(%2170, %1645) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2180 = "llvm.icmp"(%2179, %2152) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2180, %2179, %2178)[^bb118, ^bb117] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb118:  // pred: ^bb117
    %2181 = "llvm.icmp"(%2178, %1683) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2181)[^bb119, ^bb122] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb119:  // 3 preds: ^bb113, ^bb116, ^bb118
    %2182 = "llvm.add"(%2143, %1645) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2183 = "llvm.icmp"(%2182, %2141) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2183, %2182)[^bb120, ^bb112] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb120:  // 2 preds: ^bb111, ^bb119
    %2184 = "llvm.icmp"(%1740, %1653) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %2185 = "llvm.icmp"(%1723, %1647) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %2186 = "llvm.and"(%2184, %2185) : (i1, i1) -> i1
    "llvm.cond_br"(%2186)[^bb121, ^bb160] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb121:  // pred: ^bb120
    %2187 = "llvm.getelementptr"(%arg68, %1691) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2188 = "llvm.load"(%2187) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2189 = "llvm.getelementptr"(%arg68, %2188) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2190 = "llvm.getelementptr"(%1709, %1651) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2191 = "llvm.getelementptr"(%1709, %1649) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2192 = "llvm.getelementptr"(%1709, %1655) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2193 = "llvm.getelementptr"(%1709, %1660) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2194 = "llvm.getelementptr"(%1709, %1691) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2195 = "llvm.getelementptr"(%1709, %1650) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2196 = "llvm.getelementptr"(%1709, %1687) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2197 = "llvm.getelementptr"(%1709, %1656) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2198 = "llvm.getelementptr"(%1709, %1700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2199 = "llvm.getelementptr"(%1709, %1658) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2200 = "llvm.getelementptr"(%1710, %1649) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2201 = "llvm.getelementptr"(%1709, %1657) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2202 = "llvm.getelementptr"(%1708, %1656) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1647)[^bb123] : (i32) -> ()
  ^bb122:  // 2 preds: ^bb116, ^bb118
    "llvm.call"(%1715, %2144) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_sizes, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1648)[^bb167] : (i32) -> ()
  ^bb123(%2203: i32):  // 2 preds: ^bb121, ^bb159
    %2204 = "llvm.getelementptr"(%1739, %2203) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2205 = "llvm.getelementptr"(%2189, %2203) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memcpy"(%1709, %2205, %1676) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %2206 = "llvm.load"(%2190) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2207 = "llvm.load"(%1709) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2208 = "llvm.icmp"(%2207, %1696) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2208)[^bb125, ^bb124] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb124:  // pred: ^bb123
    "llvm.store"(%1647, %2191) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2209 = "llvm.load"(%2192) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2209, %2193) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb125] : () -> ()
  ^bb125:  // 2 preds: ^bb123, ^bb124
    "llvm.store"(%1647, %2194) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1647, %2195) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1649, %2196) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1645, %2197) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2210 = "llvm.load"(%2198) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2210, %2199) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2211 = "llvm.load"(%2204) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2211, %1645)[^bb158, ^bb127, ^bb126] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb126:  // pred: ^bb125
    %2212 = "llvm.getelementptr"(%2204, %1655) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2213 = "llvm.load"(%2212) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2214 = "llvm.icmp"(%2213, %1653) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2214, %1645, %2213)[^bb158, ^bb128] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb127:  // pred: ^bb125
    %2215 = "llvm.getelementptr"(%2204, %1655) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2216 = "llvm.load"(%2215) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2217 = "llvm.getelementptr"(%2216, %1656) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%2217)[^bb128] : (!llvm.ptr) -> ()
  ^bb128(%2218: !llvm.ptr):  // 2 preds: ^bb126, ^bb127
    %2219 = "llvm.load"(%2191) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2220 = "llvm.icmp"(%2219, %1647) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %2221 = "llvm.load"(%arg68) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%2220, %1710)[^bb129, ^bb134] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb129:  // pred: ^bb128
    %2222 = "llvm.getelementptr"(%2218, %1650) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2223 = "llvm.load"(%2222) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2221)[^bb131, ^bb132, ^bb130] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb130:  // pred: ^bb129
    "llvm.store"(%2223, %1710) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb133] : () -> ()
  ^bb131:  // pred: ^bb129
    %2224 = "llvm.trunc"(%2223) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%2224, %1710) <{alignment = 8 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb133] : () -> ()
  ^bb132:  // pred: ^bb129
    %2225 = "llvm.sext"(%2223) : (i32) -> i64
    "llvm.store"(%2225, %1710) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb133] : () -> ()
  ^bb133:  // 3 preds: ^bb130, ^bb131, ^bb132
    %2226 = "llvm.intr.smax"(%2221, %1657) : (i32, i32) -> i32
    %2227 = "llvm.getelementptr"(%1710, %2226) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2200, %2227) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%2200)[^bb134] : (!llvm.ptr) -> ()
  ^bb134(%2228: !llvm.ptr):  // 2 preds: ^bb128, ^bb133
    %2229 = "llvm.icmp"(%2221, %1655) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2229)[^bb135, ^bb136] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb135:  // pred: ^bb134
    %2230 = "llvm.call"(%arg68, %1709, %2218, %2228) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2230)[^bb157] : (i32) -> ()
  ^bb136:  // pred: ^bb134
    %2231 = "llvm.getelementptr"(%2218, %1649) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2232 = "llvm.load"(%2231) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2233 = "llvm.load"(%2201) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2234 = "llvm.icmp"(%2232, %2233) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2234, %1662)[^bb137, ^bb156] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb137:  // pred: ^bb136
    %2235 = "llvm.getelementptr"(%2218, %1650) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2236 = "llvm.load"(%2235) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%2220)[^bb138, ^bb139] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb138:  // pred: ^bb137
    %2237 = "llvm.icmp"(%2236, %1689) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2237, %1688)[^bb156, ^bb140] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb139:  // pred: ^bb137
    %2238 = "llvm.icmp"(%2236, %2219) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2238, %1688)[^bb140, ^bb156] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb140:  // 2 preds: ^bb138, ^bb139
    %2239 = "llvm.getelementptr"(%arg68, %2210) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2240 = "llvm.getelementptr"(%2218, %1687) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2241 = "llvm.load"(%2240) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2242 = "llvm.icmp"(%2236, %1647) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2242, %1647, %1690)[^bb141, ^bb151] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb141:  // pred: ^bb140
    %2243 = "llvm.getelementptr"(%2218, %1656) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2244 = "llvm.getelementptr"(%2228, %1655) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1647, %2236, %1680, %1647)[^bb142] : (i32, i32, i64, i32) -> ()
  ^bb142(%2245: i32, %2246: i32, %2247: i64, %2248: i32):  // 2 preds: ^bb141, ^bb149
    %2249 = "llvm.add"(%2246, %1648) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2250 = "llvm.getelementptr"(%2241, %2249) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2251 = "llvm.load"(%2250) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2252 = "llvm.icmp"(%2247, %1692) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2220)[^bb144, ^bb143] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb143:  // pred: ^bb142
    %2253 = "llvm.getelementptr"(%2239, %2246) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2254 = "llvm.load"(%2253) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2255 = "llvm.icmp"(%2254, %1692) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2256 = "llvm.icmp"(%2254, %2251) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2257 = "llvm.select"(%2255, %1690, %2256) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2257, %1657)[^bb144, ^bb156] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb144:  // 2 preds: ^bb142, ^bb143
    %2258 = "llvm.icmp"(%2251, %1680) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2258, %2248, %2247)[^bb145, ^bb149] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb145:  // pred: ^bb144
    %2259 = "llvm.load"(%2243) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2260 = "llvm.icmp"(%2259, %1653) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2260, %2248, %2247)[^bb149, ^bb146] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb146:  // pred: ^bb145
    %2261 = "llvm.getelementptr"(%2259, %2249) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2262 = "llvm.load"(%2261) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2263 = "llvm.icmp"(%2262, %2247) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2264 = "llvm.or"(%2252, %2263) : (i1, i1) -> i1
    %2265 = "llvm.select"(%2263, %2248, %1693) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.cond_br"(%2264, %2265, %2262)[^bb149, ^bb147] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb147:  // pred: ^bb146
    %2266 = "llvm.icmp"(%2262, %1683) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2266, %2248, %2262)[^bb148, ^bb149] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb148:  // pred: ^bb147
    "llvm.br"(%1694, %1683)[^bb149] : (i32, i64) -> ()
  ^bb149(%2267: i32, %2268: i64):  // 5 preds: ^bb144, ^bb145, ^bb146, ^bb147, ^bb148
    %2269 = "llvm.shl"(%2246, %1688) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2270 = "llvm.getelementptr"(%2244, %2269) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2251, %2270) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2271 = "llvm.add"(%2246, %2236) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %2272 = "llvm.shl"(%2271, %1688) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2273 = "llvm.getelementptr"(%2244, %2272) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2268, %2273) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2274 = "llvm.icmp"(%2251, %1683) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2275 = "llvm.zext"(%2274) : (i1) -> i32
    %2276 = "llvm.or"(%2245, %2275) : (i32, i32) -> i32
    %2277 = "llvm.intr.umax"(%2251, %1680) : (i64, i64) -> i64
    %2278 = "llvm.mul"(%2277, %2247) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2279 = "llvm.icmp"(%2246, %1645) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2279, %2276, %2249, %2278, %2267)[^bb142, ^bb150] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i32, i32, i64, i32) -> ()
  ^bb150:  // pred: ^bb149
    %2280 = "llvm.icmp"(%2276, %1647) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%2267, %2280)[^bb151] : (i32, i1) -> ()
  ^bb151(%2281: i32, %2282: i1):  // 2 preds: ^bb140, ^bb150
    %2283 = "llvm.getelementptr"(%2218, %1657) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2284 = "llvm.load"(%2283) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2284, %1655)[^bb156, ^bb152, ^bb152, ^bb152] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb152:  // 3 preds: ^bb151, ^bb151, ^bb151
    %2285 = "llvm.load"(%2218) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2286 = "llvm.ptrtoint"(%2285) : (!llvm.ptr) -> i32
    %2287 = "llvm.getelementptr"(%2218, %1660) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2288 = "llvm.load"(%2287) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2289 = "llvm.trunc"(%2288) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2290 = "llvm.add"(%2289, %2286) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2291 = "llvm.load"(%2239) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2292 = "llvm.load"(%2192) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2293 = "llvm.trunc"(%2291) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2294 = "llvm.mul"(%2292, %2293) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2295 = "llvm.sub"(%2290, %2294) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%2295, %2228) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2296 = "llvm.getelementptr"(%2228, %1657) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2295, %2296) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2297 = "llvm.getelementptr"(%2228, %1655) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2291, %2297) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%2282)[^bb155, ^bb153] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb153:  // pred: ^bb152
    %2298 = "llvm.getelementptr"(%2218, %1656) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2299 = "llvm.load"(%2298) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2300 = "llvm.icmp"(%2299, %1653) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2300, %1647)[^bb156, ^bb154] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb154:  // pred: ^bb153
    "llvm.intr.memcpy"(%1708, %2218, %1658) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.store"(%1653, %2202) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2301 = "llvm.call"(%arg68, %1709, %1708, %2228) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2301)[^bb156] : (i32) -> ()
  ^bb155:  // pred: ^bb152
    %2302 = "llvm.load"(%2193) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2303 = "llvm.add"(%2302, %1648) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2304 = "llvm.and"(%2303, %2295) : (i32, i32) -> i32
    %2305 = "llvm.icmp"(%2304, %1647) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2306 = "llvm.select"(%2305, %2281, %1668) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%2306)[^bb156] : (i32) -> ()
  ^bb156(%2307: i32):  // 8 preds: ^bb136, ^bb138, ^bb139, ^bb143, ^bb151, ^bb153, ^bb154, ^bb155
    "llvm.br"(%2307)[^bb157] : (i32) -> ()
  ^bb157(%2308: i32):  // 2 preds: ^bb135, ^bb156
    %2309 = "llvm.icmp"(%2308, %1647) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2309, %2308)[^bb159, ^bb158] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb158(%2310: i32):  // 3 preds: ^bb125, ^bb126, ^bb157
    %2311 = "llvm.getelementptr"(%arg68, %2206) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%2310, %2311, %2204, %1709, %arg68) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1648)[^bb167] : (i32) -> ()
  ^bb159:  // pred: ^bb157
    %2312 = "llvm.add"(%2203, %1645) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2313 = "llvm.icmp"(%2312, %1723) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2313, %2312)[^bb123, ^bb160] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb160:  // 2 preds: ^bb120, ^bb159
    %2314 = "llvm.call"(%arg69, %1748, %1714, %1653) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2315 = "llvm.icmp"(%2314, %1647) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2315)[^bb162, ^bb161] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb161:  // pred: ^bb160
    %2316 = "llvm.load"(%1714) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2317 = "llvm.icmp"(%2314, %1662) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2318 = "llvm.select"(%2317, %1701, %1702) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %2319 = "llvm.getelementptr"(%arg68, %1676) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2320 = "llvm.load"(%2319) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2321 = "llvm.getelementptr"(%arg68, %2320) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2322 = "llvm.select"(%2317, %1703, %2316) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%2321, %1707) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2323 = "llvm.getelementptr"(%1707, %1657) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2322, %2323) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2324 = "llvm.getelementptr"(%1707, %1655) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1704, %2324) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2325 = "llvm.load"(%1705) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%2325, %2318, %1707, %1688) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%1648)[^bb167] : (i32) -> ()
  ^bb162:  // pred: ^bb160
    "llvm.cond_br"(%1737, %1647)[^bb163, ^bb167] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb163:  // pred: ^bb162
    %2326 = "llvm.getelementptr"(%arg68, %1691) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2327 = "llvm.load"(%2326) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2328 = "llvm.getelementptr"(%arg68, %2327) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2329 = "llvm.getelementptr"(%arg68, %1661) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2330 = "llvm.load"(%2329) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2331 = "llvm.getelementptr"(%arg68, %2330) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2332 = "llvm.load"(%2331) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2333 = "llvm.icmp"(%2332, %1659) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2333)[^bb164, ^bb166] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb164:  // pred: ^bb163
    %2334 = "llvm.load"(%2328) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2335 = "llvm.icmp"(%2334, %1696) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2336 = "llvm.or"(%2184, %2335) : (i1, i1) -> i1
    "llvm.cond_br"(%2336)[^bb166, ^bb165] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb165:  // pred: ^bb164
    %2337 = "llvm.call"(%1715, %2328, %arg72) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2337)[^bb167] : (i32) -> ()
  ^bb166:  // 2 preds: ^bb163, ^bb164
    %2338 = "llvm.call"(%1715, %1740, %arg72) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_results, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2338)[^bb167] : (i32) -> ()
  ^bb167(%2339: i32):  // 10 preds: ^bb8, ^bb61, ^bb106, ^bb109, ^bb122, ^bb158, ^bb161, ^bb162, ^bb165, ^bb166
    "llvm.intr.stackrestore"(%1735) : (!llvm.ptr) -> ()
    "llvm.br"(%2339)[^bb168] : (i32) -> ()
  ^bb168(%2340: i32):  // 3 preds: ^bb1, ^bb3, ^bb167
    "llvm.return"(%2340) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg63: !llvm.ptr, %arg64: !llvm.ptr, %arg65: !llvm.ptr, %arg66: !llvm.ptr, %arg67: i64):
    %1625 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1626 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1627 = "llvm.mlir.constant"() <{value = 484 : i32}> : () -> i32
    %1628 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1629 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1630 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1631 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1632 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1633 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1634 = "llvm.alloca"(%1625) <{alignment = 4 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1635 = "llvm.alloca"(%1625) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%1635, %1626, %1627) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %1636 = "llvm.icmp"(%arg65, %1628) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1636)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%1635, %arg65) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1637 = "llvm.call"(%1628, %1629, %arg66, %arg67) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %1638 = "llvm.add"(%1637, %1625) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1639 = "llvm.alloca"(%1638) <{alignment = 1 : i64, elem_type = i8}> : (i32) -> !llvm.ptr
    %1640 = "llvm.call"(%1639, %1638, %arg66, %arg67) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %1641 = "llvm.getelementptr"(%1635, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg64, %1634) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1642 = "llvm.getelementptr"(%1634, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1641, %1642) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1643 = "llvm.getelementptr"(%1634, %1631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1639, %1643) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1644 = "llvm.load"(%1632) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1644, %arg63, %1634, %1633) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<ptr (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_flatten", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg60: !llvm.ptr, %arg61: !llvm.ptr, %arg62: !llvm.ptr):
    %1525 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1526 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1527 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1528 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1529 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1530 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1531 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1532 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1533 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1534 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1535 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1536 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1537 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1538 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1539 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %1540 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1541 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1542 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1543 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1544 = "llvm.getelementptr"(%1543, %1531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1545 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1546 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1547 = "llvm.getelementptr"(%1543, %1538) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1548 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_23}> : () -> !llvm.ptr
    %1549 = "llvm.alloca"(%1525) <{alignment = 4 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %1550 = "llvm.alloca"(%1525) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1551 = "llvm.getelementptr"(%arg61, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1552 = "llvm.load"(%arg60) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1553 = "llvm.getelementptr"(%arg61, %1527) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1554 = "llvm.load"(%1553) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1555 = "llvm.getelementptr"(%1552, %1554) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1556 = "llvm.load"(%arg61) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1556)[^bb1, ^bb2, ^bb3, ^bb5] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[108, 110, 115]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1557 = "llvm.getelementptr"(%arg61, %1531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1558 = "llvm.getelementptr"(%arg60, %1527) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1532, %1551)[^bb10] : (i32, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1559 = "llvm.getelementptr"(%arg60, %1531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1560 = "llvm.load"(%1559) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1561 = "llvm.getelementptr"(%arg61, %1531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1562 = "llvm.load"(%1561) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1563 = "llvm.getelementptr"(%1560, %1562) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg62, %1563) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1551)[^bb21] : (!llvm.ptr) -> ()
  ^bb3:  // pred: ^bb0
    %1564 = "llvm.load"(%arg62) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1565 = "llvm.icmp"(%1564, %1532) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1565, %1551)[^bb21, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%1528, %1555, %arg62, %1536, %1537) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1535)[^bb21] : (!llvm.ptr) -> ()
  ^bb5:  // pred: ^bb0
    %1566 = "llvm.load"(%arg62) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1566, %1528)[^bb7, ^bb6, ^bb6] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[75, 71]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb6:  // 2 preds: ^bb5, ^bb5
    %1567 = "llvm.getelementptr"(%arg62, %1529) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1568 = "llvm.load"(%1567) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1569 = "llvm.getelementptr"(%1568, %1530) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1570 = "llvm.load"(%1569) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1571 = "llvm.getelementptr"(%arg61, %1531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1572 = "llvm.load"(%1571) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1573 = "llvm.sext"(%1572) : (i32) -> i64
    %1574 = "llvm.icmp"(%1570, %1573) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1574, %1532, %1551, %1533)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, !llvm.ptr, !llvm.ptr) -> ()
  ^bb7(%1575: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    "llvm.call"(%1575, %1555, %arg62, %1536, %1537) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1535)[^bb21] : (!llvm.ptr) -> ()
  ^bb8(%1576: i32, %1577: !llvm.ptr):  // 2 preds: ^bb6, ^bb9
    %1578 = "llvm.load"(%1571) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1579 = "llvm.icmp"(%1576, %1578) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1579, %1577)[^bb9, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb9:  // pred: ^bb8
    %1580 = "llvm.load"(%1567) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1581 = "llvm.getelementptr"(%1580, %1534) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1582 = "llvm.load"(%1581) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1583 = "llvm.getelementptr"(%1582, %1576) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1584 = "llvm.call"(%arg60, %1577, %1583) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1585 = "llvm.add"(%1576, %1525) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1586 = "llvm.icmp"(%1584, %1535) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1586, %1535, %1585, %1584)[^bb21, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb10(%1587: i32, %1588: !llvm.ptr):  // 2 preds: ^bb1, ^bb12
    %1589 = "llvm.load"(%1557) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1590 = "llvm.icmp"(%1587, %1589) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1590)[^bb11, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1591 = "llvm.load"(%1558) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1592 = "llvm.getelementptr"(%1591, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1592, %1558) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1593 = "llvm.load"(%arg60) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1594 = "llvm.getelementptr"(%1588, %1529) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1595 = "llvm.load"(%1594) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1596 = "llvm.getelementptr"(%1593, %1595) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1597 = "llvm.call"(%arg62, %1555, %1596, %1591) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_get_item, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1598 = "llvm.icmp"(%1597, %1532) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1598, %1535)[^bb12, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %1599 = "llvm.call"(%arg60, %1588, %1591) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1600 = "llvm.add"(%1587, %1525) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1601 = "llvm.icmp"(%1599, %1535) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1601, %1535, %1600, %1599)[^bb21, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb13:  // pred: ^bb10
    %1602 = "llvm.load"(%arg62) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1602)[^bb14, ^bb15, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    "llvm.call"(%1528, %1555, %arg62, %1536, %1537) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb18] : () -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb13
    "llvm.intr.memcpy"(%1549, %arg62, %1526) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %1603 = "llvm.getelementptr"(%1549, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1529, %1603) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1604 = "llvm.getelementptr"(%1549, %1538) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1532, %1604) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1605 = "llvm.getelementptr"(%1549, %1534) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1535, %1605) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1606 = "llvm.getelementptr"(%1549, %1530) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1532, %1606) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1607 = "llvm.icmp"(%1602, %1539) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1608 = "llvm.select"(%1607, %1540, %1531) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1609 = "llvm.getelementptr"(%1550, %1529) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memset"(%1550, %1541, %1542) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1610 = "llvm.load"(%1544) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1611 = "llvm.getelementptr"(%1545, %1608) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1612 = "llvm.load"(%1611) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1613 = "llvm.call"(%1610, %1612, %1549, %1525, %1550) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %1614 = "llvm.icmp"(%1613, %1532) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1614)[^bb16, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1615 = "llvm.load"(%1550) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1616 = "llvm.icmp"(%1615, %1546) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1616)[^bb17, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // pred: ^bb16
    %1617 = "llvm.load"(%1547) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1618 = "llvm.load"(%1609) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1619 = "llvm.call"(%1617, %1618) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb19] : () -> ()
  ^bb18:  // 2 preds: ^bb14, ^bb15
    "llvm.br"(%1535)[^bb21] : (!llvm.ptr) -> ()
  ^bb19:  // 2 preds: ^bb16, ^bb17
    %1620 = "llvm.load"(%1609) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1621 = "llvm.load"(%1557) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1622 = "llvm.sext"(%1621) : (i32) -> i64
    %1623 = "llvm.icmp"(%1620, %1622) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1623, %1588)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    "llvm.call"(%1533, %1555, %arg62, %1548, %1620) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1535)[^bb21] : (!llvm.ptr) -> ()
  ^bb21(%1624: !llvm.ptr):  // 11 preds: ^bb2, ^bb3, ^bb4, ^bb7, ^bb8, ^bb9, ^bb11, ^bb12, ^bb18, ^bb19, ^bb20
    "llvm.return"(%1624) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse_sizes", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg58: !llvm.ptr, %arg59: !llvm.ptr):
    %1487 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1488 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1489 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1490 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1491 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1492 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %1493 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1494 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1495 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1496 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1497 = "llvm.load"(%arg58) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1498 = "llvm.getelementptr"(%arg59, %1487) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1499 = "llvm.load"(%1498) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1500 = "llvm.getelementptr"(%1497, %1499) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1501 = "llvm.getelementptr"(%arg59, %1488) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1502 = "llvm.load"(%1501) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1503 = "llvm.icmp"(%1502, %1489) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1503, %1490, %1502)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1504 = "llvm.getelementptr"(%1497, %1491) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1505 = "llvm.load"(%1504) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1506 = "llvm.getelementptr"(%1497, %1505) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1507 = "llvm.getelementptr"(%1500, %1492) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1508 = "llvm.load"(%1507) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1509 = "llvm.getelementptr"(%1506, %1508) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1510 = "llvm.getelementptr"(%1509, %1493) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1511 = "llvm.load"(%1510) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1512 = "llvm.getelementptr"(%arg58, %1487) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1513 = "llvm.load"(%1512) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1514 = "llvm.getelementptr"(%1513, %1508) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1515 = "llvm.load"(%1514) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1515, %1511)[^bb2] : (!llvm.ptr, i32) -> ()
  ^bb2(%1516: !llvm.ptr, %1517: i32):  // 2 preds: ^bb0, ^bb1
    %1518 = "llvm.getelementptr"(%1497, %1517) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1519 = "llvm.getelementptr"(%arg58, %1494) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1520 = "llvm.load"(%1519) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1521 = "llvm.call"(%1497, %1520, %1500) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %1522 = "llvm.getelementptr"(%arg59, %1495) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1523 = "llvm.load"(%1522) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1524 = "llvm.getelementptr"(%1497, %1523) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1496, %1518, %1516, %1524, %1521) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_number", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg55: !llvm.ptr, %arg56: !llvm.ptr, %arg57: !llvm.ptr):
    %1372 = "llvm.mlir.constant"() <{value = 102 : i32}> : () -> i32
    %1373 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1374 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1375 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1376 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1377 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1378 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1379 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1380 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1381 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1382 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1383 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1384 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1385 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1386 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_34}> : () -> !llvm.ptr
    %1387 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1388 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1389 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1390 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1391 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1392 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1393 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1394 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1395 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1396 = "llvm.mlir.constant"() <{value = 65535 : i32}> : () -> i32
    %1397 = "llvm.mlir.constant"() <{value = -1 : i16}> : () -> i16
    %1398 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %1399 = "llvm.mlir.constant"() <{value = -1.000000e+00 : f64}> : () -> f64
    %1400 = "llvm.mlir.constant"() <{value = 1023 : i32}> : () -> i32
    %1401 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1402 = "llvm.mlir.constant"() <{value = 0x7FF0000000000000 : f64}> : () -> f64
    %1403 = "llvm.mlir.constant"() <{value = 0x7FF8000000000000 : f64}> : () -> f64
    %1404 = "llvm.load"(%arg56) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1405 = "llvm.icmp"(%1404, %1372) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1406 = "llvm.getelementptr"(%arg55, %1373) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1407 = "llvm.load"(%1406) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1408 = "llvm.getelementptr"(%arg56, %1374) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1409 = "llvm.load"(%1408) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1410 = "llvm.getelementptr"(%1407, %1409) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%1405)[^bb1, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1411 = "llvm.getelementptr"(%arg56, %1373) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1412 = "llvm.load"(%1411) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1412)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %1413 = "llvm.load"(%1410) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%1413)[^bb7] : (f64) -> ()
  ^bb3:  // pred: ^bb1
    %1414 = "llvm.load"(%1410) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %1415 = "llvm.fpext"(%1414) : (f32) -> f64
    "llvm.br"(%1415)[^bb7] : (f64) -> ()
  ^bb4:  // pred: ^bb1
    %1416 = "llvm.load"(%1410) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1417 = "llvm.getelementptr"(%arg56, %1390) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1418 = "llvm.load"(%1417) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1419 = "llvm.and"(%1418, %1392) : (i32, i32) -> i32
    %1420 = "llvm.icmp"(%1419, %1390) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1421 = "llvm.select"(%1420, %1393, %1394) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1422 = "llvm.xor"(%1421, %1395) : (i32, i32) -> i32
    %1423 = "llvm.shl"(%1387, %1422) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1424 = "llvm.xor"(%1423, %1387) : (i32, i32) -> i32
    %1425 = "llvm.zext"(%1416) : (i16) -> i32
    %1426 = "llvm.lshr"(%1425, %1421) : (i32, i32) -> i32
    %1427 = "llvm.and"(%1426, %1424) : (i32, i32) -> i32
    %1428 = "llvm.shl"(%1376, %1421) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1429 = "llvm.add"(%1428, %1396) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1430 = "llvm.and"(%1429, %1425) : (i32, i32) -> i32
    %1431 = "llvm.icmp"(%1416, %1397) <{predicate = 4 : i64}> : (i16, i16) -> i1
    %1432 = "llvm.select"(%1431, %1398, %1399) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %1433 = "llvm.icmp"(%1427, %1424) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1433)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1434 = "llvm.icmp"(%1430, %1391) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1435 = "llvm.fmul"(%1432, %1402) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1436 = "llvm.select"(%1434, %1435, %1403) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    "llvm.br"(%1436)[^bb7] : (f64) -> ()
  ^bb6:  // pred: ^bb4
    %1437 = "llvm.lshr"(%1424, %1376) : (i32, i32) -> i32
    %1438 = "llvm.icmp"(%1427, %1391) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1439 = "llvm.select"(%1438, %1391, %1428) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1440 = "llvm.add"(%1439, %1430) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1441 = "llvm.uitofp"(%1440) <{nonNeg}> : (i32) -> f64
    %1442 = "llvm.fmul"(%1432, %1441) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1443 = "llvm.intr.umax"(%1427, %1376) : (i32, i32) -> i32
    %1444 = "llvm.xor"(%1421, %1400) : (i32, i32) -> i32
    %1445 = "llvm.sub"(%1444, %1437) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1446 = "llvm.add"(%1445, %1443) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1447 = "llvm.zext"(%1446) <{nonNeg}> : (i32) -> i64
    %1448 = "llvm.shl"(%1447, %1401) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1449 = "llvm.bitcast"(%1448) : (i64) -> f64
    %1450 = "llvm.fmul"(%1442, %1449) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    "llvm.br"(%1450)[^bb7] : (f64) -> ()
  ^bb7(%1451: f64):  // 4 preds: ^bb2, ^bb3, ^bb5, ^bb6
    "llvm.store"(%1377, %arg57) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1452 = "llvm.getelementptr"(%arg57, %1390) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1391, %1452) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1453 = "llvm.getelementptr"(%arg57, %1373) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1451, %1453) <{alignment = 4 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"(%1391)[^bb18] : (i32) -> ()
  ^bb8:  // pred: ^bb0
    %1454 = "llvm.load"(%1410) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %1455 = "llvm.zext"(%1454) : (i8) -> i64
    %1456 = "llvm.icmp"(%1404, %1375) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1456)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %1457 = "llvm.and"(%1455, %1388) : (i64, i64) -> i64
    "llvm.br"(%1389, %1457)[^bb17] : (i32, i64) -> ()
  ^bb10:  // pred: ^bb8
    %1458 = "llvm.getelementptr"(%arg56, %1373) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1459 = "llvm.load"(%1458) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1460 = "llvm.icmp"(%1459, %1376) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1460, %1455)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb11:  // pred: ^bb10
    "llvm.switch"(%1459)[^bb14, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb12:  // pred: ^bb11
    %1461 = "llvm.load"(%1410) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1461)[^bb15] : (i64) -> ()
  ^bb13:  // pred: ^bb11
    %1462 = "llvm.load"(%1410) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1463 = "llvm.sext"(%1462) : (i32) -> i64
    "llvm.br"(%1463)[^bb15] : (i64) -> ()
  ^bb14:  // pred: ^bb11
    %1464 = "llvm.load"(%1410) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1465 = "llvm.sext"(%1464) : (i16) -> i64
    "llvm.br"(%1465)[^bb15] : (i64) -> ()
  ^bb15(%1466: i64):  // 4 preds: ^bb10, ^bb12, ^bb13, ^bb14
    %1467 = "llvm.shl"(%1459, %1377) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1468 = "llvm.sub"(%1378, %1467) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1469 = "llvm.icmp"(%1404, %1379) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1470 = "llvm.zext"(%1468) : (i32) -> i64
    %1471 = "llvm.shl"(%1466, %1470) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1472 = "llvm.ashr"(%1471, %1470) <{isExact}> : (i64, i64) -> i64
    %1473 = "llvm.lshr"(%1380, %1470) : (i64, i64) -> i64
    %1474 = "llvm.and"(%1466, %1473) : (i64, i64) -> i64
    %1475 = "llvm.select"(%1469, %1474, %1472) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1476 = "llvm.icmp"(%1475, %1381) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %1477 = "llvm.select"(%1469, %1476, %1382) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1477, %1376, %1475)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb16:  // pred: ^bb15
    %1478 = "llvm.load"(%arg55) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1479 = "llvm.getelementptr"(%arg56, %1383) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1480 = "llvm.load"(%1479) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1481 = "llvm.getelementptr"(%1478, %1480) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1384, %1481, %1385, %1386, %1474) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1387)[^bb18] : (i32) -> ()
  ^bb17(%1482: i32, %1483: i64):  // 2 preds: ^bb9, ^bb15
    "llvm.store"(%1482, %arg57) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1484 = "llvm.getelementptr"(%arg57, %1390) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1391, %1484) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1485 = "llvm.getelementptr"(%arg57, %1373) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1483, %1485) <{alignment = 4 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%1391)[^bb18] : (i32) -> ()
  ^bb18(%1486: i32):  // 3 preds: ^bb7, ^bb16, ^bb17
    "llvm.return"(%1486) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_results", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg52: !llvm.ptr, %arg53: !llvm.ptr, %arg54: !llvm.ptr):
    %1154 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1155 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1156 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1157 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1158 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1159 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1160 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1161 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1162 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1163 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1164 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1165 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1166 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1167 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1168 = "llvm.mlir.constant"() <{value = -559038737 : i32}> : () -> i32
    %1169 = "llvm.inttoptr"(%1168) : (i32) -> !llvm.ptr
    %1170 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %1171 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1172 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1173 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1174 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1175 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1176 = "llvm.getelementptr"(%1175, %1174) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1177 = "llvm.alloca"(%1154) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1178 = "llvm.load"(%arg52) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1179 = "llvm.getelementptr"(%1178, %1155) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1180 = "llvm.load"(%1179) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1181 = "llvm.getelementptr"(%1178, %1180) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1182 = "llvm.getelementptr"(%1178, %1156) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1183 = "llvm.load"(%1182) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1184 = "llvm.getelementptr"(%1178, %1183) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1184, %1177) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1185 = "llvm.getelementptr"(%1178, %1157) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1186 = "llvm.load"(%1185) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1187 = "llvm.alloca"(%1186) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1188 = "llvm.alloca"(%1186) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Block", (ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1189 = "llvm.alloca"(%1186) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1190 = "llvm.icmp"(%1186, %1158) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1190, %1158, %1159)[^bb1, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb1:  // pred: ^bb0
    %1191 = "llvm.getelementptr"(%arg52, %1160) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1192 = "llvm.getelementptr"(%1178, %1161) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1193 = "llvm.getelementptr"(%1178, %1160) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1194 = "llvm.getelementptr"(%arg52, %1162) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1195 = "llvm.shl"(%1186, %1162) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    "llvm.intr.memset"(%1187, %1163, %1195) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    "llvm.br"(%1158)[^bb3] : (i32) -> ()
  ^bb2:  // pred: ^bb38
    %1196 = "llvm.icmp"(%arg53, %1164) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1197 = "llvm.getelementptr"(%arg52, %1160) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1158)[^bb39] : (i32) -> ()
  ^bb3(%1198: i32):  // 2 preds: ^bb1, ^bb38
    %1199 = "llvm.getelementptr"(%1188, %1198) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1164, %1199) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1200 = "llvm.getelementptr"(%1199, %1162) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1164, %1200) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1201 = "llvm.getelementptr"(%1199, %1160) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1164, %1201) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1202 = "llvm.getelementptr"(%1181, %1198) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1203 = "llvm.load"(%1202) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1204 = "llvm.icmp"(%1203, %1165) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1204)[^bb4, ^bb38] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %1205 = "llvm.load"(%1191) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1206 = "llvm.load"(%1192) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1207 = "llvm.getelementptr"(%1178, %1206) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1208 = "llvm.getelementptr"(%1202, %1157) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1209 = "llvm.load"(%1208) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1210 = "llvm.getelementptr"(%1205, %1209) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1211 = "llvm.getelementptr"(%1202, %1166) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1212 = "llvm.load"(%1211) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1213 = "llvm.icmp"(%1212, %1167) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1213, %1210)[^bb6, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb5:  // pred: ^bb4
    %1214 = "llvm.load"(%1178) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1215 = "llvm.intr.smax"(%1214, %1162) : (i32, i32) -> i32
    %1216 = "llvm.getelementptr"(%1210, %1215) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1217 = "llvm.load"(%1216) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1217)[^bb6] : (!llvm.ptr) -> ()
  ^bb6(%1218: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    %1219 = "llvm.icmp"(%1218, %1164) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1219, %1164)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb7:  // pred: ^bb6
    %1220 = "llvm.load"(%1218) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1220)[^bb8] : (!llvm.ptr) -> ()
  ^bb8(%1221: !llvm.ptr):  // 2 preds: ^bb6, ^bb7
    %1222 = "llvm.icmp"(%1198, %1158) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1222, %1158)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb9:  // 2 preds: ^bb8, ^bb17
    %1223 = "llvm.load"(%1193) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1224 = "llvm.icmp"(%1223, %1158) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1224, %1158, %1223, %1167)[^bb18, ^bb25] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i32, i32) -> ()
  ^bb10(%1225: i32):  // 2 preds: ^bb8, ^bb17
    %1226 = "llvm.getelementptr"(%1181, %1225) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1227 = "llvm.load"(%1226) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1228 = "llvm.icmp"(%1227, %1165) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1228)[^bb11, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1229 = "llvm.getelementptr"(%1226, %1157) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1230 = "llvm.load"(%1229) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1231 = "llvm.getelementptr"(%1205, %1230) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1232 = "llvm.getelementptr"(%1226, %1166) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1233 = "llvm.load"(%1232) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1234 = "llvm.icmp"(%1233, %1167) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1234, %1231)[^bb13, ^bb12] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %1235 = "llvm.load"(%1178) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1236 = "llvm.intr.smax"(%1235, %1162) : (i32, i32) -> i32
    %1237 = "llvm.getelementptr"(%1231, %1236) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1238 = "llvm.load"(%1237) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1238)[^bb13] : (!llvm.ptr) -> ()
  ^bb13(%1239: !llvm.ptr):  // 2 preds: ^bb11, ^bb12
    %1240 = "llvm.icmp"(%1239, %1164) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1240, %1164)[^bb15, ^bb14] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb14:  // pred: ^bb13
    %1241 = "llvm.load"(%1239) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1241)[^bb15] : (!llvm.ptr) -> ()
  ^bb15(%1242: !llvm.ptr):  // 2 preds: ^bb13, ^bb14
    %1243 = "llvm.icmp"(%1242, %1221) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1243)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1244 = "llvm.load"(%1193) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1245 = "llvm.add"(%1244, %1225) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%1244, %1245)[^bb25] : (i32, i32) -> ()
  ^bb17:  // 2 preds: ^bb10, ^bb15
    %1246 = "llvm.add"(%1225, %1154) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1247 = "llvm.icmp"(%1246, %1198) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1247, %1246)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb18(%1248: i32):  // 2 preds: ^bb9, ^bb24
    %1249 = "llvm.getelementptr"(%1207, %1248) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1250 = "llvm.load"(%1249) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1251 = "llvm.icmp"(%1250, %1165) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1251)[^bb19, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb19:  // pred: ^bb18
    %1252 = "llvm.getelementptr"(%1249, %1157) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1253 = "llvm.load"(%1252) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1254 = "llvm.getelementptr"(%1205, %1253) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1255 = "llvm.getelementptr"(%1249, %1166) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1256 = "llvm.load"(%1255) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1257 = "llvm.icmp"(%1256, %1167) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1257, %1254)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    %1258 = "llvm.load"(%1178) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1259 = "llvm.intr.smax"(%1258, %1162) : (i32, i32) -> i32
    %1260 = "llvm.getelementptr"(%1254, %1259) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1261 = "llvm.load"(%1260) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1261)[^bb21] : (!llvm.ptr) -> ()
  ^bb21(%1262: !llvm.ptr):  // 2 preds: ^bb19, ^bb20
    %1263 = "llvm.icmp"(%1262, %1164) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1263, %1164)[^bb23, ^bb22] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb22:  // pred: ^bb21
    %1264 = "llvm.load"(%1262) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1264)[^bb23] : (!llvm.ptr) -> ()
  ^bb23(%1265: !llvm.ptr):  // 2 preds: ^bb21, ^bb22
    %1266 = "llvm.icmp"(%1265, %1221) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1266, %1223, %1248)[^bb25, ^bb24] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb24:  // 2 preds: ^bb18, ^bb23
    %1267 = "llvm.add"(%1248, %1154) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1268 = "llvm.icmp"(%1267, %1223) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1268, %1223, %1167, %1267)[^bb25, ^bb18] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i32, i32) -> ()
  ^bb25(%1269: i32, %1270: i32):  // 4 preds: ^bb9, ^bb16, ^bb23, ^bb24
    "llvm.cond_br"(%1213, %1210)[^bb27, ^bb26] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb26:  // pred: ^bb25
    %1271 = "llvm.load"(%1178) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1272 = "llvm.intr.smax"(%1271, %1162) : (i32, i32) -> i32
    %1273 = "llvm.getelementptr"(%1210, %1272) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1274 = "llvm.load"(%1273) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1274)[^bb27] : (!llvm.ptr) -> ()
  ^bb27(%1275: !llvm.ptr):  // 2 preds: ^bb25, ^bb26
    %1276 = "llvm.icmp"(%1275, %1164) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1276, %1164)[^bb29, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb28:  // pred: ^bb27
    %1277 = "llvm.load"(%1275) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1277)[^bb29] : (!llvm.ptr) -> ()
  ^bb29(%1278: !llvm.ptr):  // 2 preds: ^bb27, ^bb28
    %1279 = "llvm.icmp"(%1270, %1269) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1279)[^bb31, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb30:  // pred: ^bb29
    %1280 = "llvm.sub"(%1270, %1269) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%1280)[^bb37] : (i32) -> ()
  ^bb31:  // pred: ^bb29
    %1281 = "llvm.icmp"(%1270, %1167) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1281)[^bb32, ^bb35] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb32:  // pred: ^bb31
    %1282 = "llvm.load"(%1194) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1283 = "llvm.getelementptr"(%1282, %1270) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1284 = "llvm.load"(%1283) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1285 = "llvm.load"(%1284) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1286 = "llvm.icmp"(%1285, %1170) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1286, %1164)[^bb33, ^bb34] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb33:  // pred: ^bb32
    %1287 = "llvm.getelementptr"(%1284, %1160) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1288 = "llvm.load"(%1287) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1288)[^bb34] : (!llvm.ptr) -> ()
  ^bb34(%1289: !llvm.ptr):  // 2 preds: ^bb32, ^bb33
    "llvm.store"(%1289, %1201) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1198)[^bb37] : (i32) -> ()
  ^bb35:  // pred: ^bb31
    %1290 = "llvm.icmp"(%1278, %1169) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1290, %1198)[^bb37, ^bb36] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb36:  // pred: ^bb35
    "llvm.store"(%1278, %1199) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1198)[^bb37] : (i32) -> ()
  ^bb37(%1291: i32):  // 4 preds: ^bb30, ^bb34, ^bb35, ^bb36
    %1292 = "llvm.getelementptr"(%1188, %1291) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1293 = "llvm.getelementptr"(%1189, %1198) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1292, %1293) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb38] : () -> ()
  ^bb38:  // 2 preds: ^bb3, ^bb37
    %1294 = "llvm.add"(%1198, %1154) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1295 = "llvm.icmp"(%1294, %1186) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1295, %1294)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb39(%1296: i32):  // 2 preds: ^bb2, ^bb44
    %1297 = "llvm.getelementptr"(%arg53, %1296) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1298 = "llvm.select"(%1196, %1164, %1297) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1299 = "llvm.getelementptr"(%1181, %1296) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1300 = "llvm.load"(%1299) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1301 = "llvm.icmp"(%1300, %1165) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1301)[^bb40, ^bb41] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb40:  // pred: ^bb39
    %1302 = "llvm.getelementptr"(%1189, %1296) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1303 = "llvm.load"(%1302) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1304 = "llvm.getelementptr"(%1187, %1296) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1305 = "llvm.call"(%arg52, %1303, %1296, %1304, %1298) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1305)[^bb44] : (i32) -> ()
  ^bb41:  // pred: ^bb39
    %1306 = "llvm.icmp"(%1298, %1164) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1306)[^bb42, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb42:  // pred: ^bb41
    %1307 = "llvm.getelementptr"(%1187, %1296) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1308 = "llvm.call"(%arg52, %1299, %1307) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1308)[^bb44] : (i32) -> ()
  ^bb43:  // pred: ^bb41
    %1309 = "llvm.load"(%1297) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1310 = "llvm.icmp"(%1309, %1170) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1311 = "llvm.getelementptr"(%1297, %1160) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1312 = "llvm.load"(%1311) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1313 = "llvm.select"(%1310, %1171, %1158) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1314 = "llvm.getelementptr"(%1312, %1313) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1315 = "llvm.load"(%1314) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1316 = "llvm.getelementptr"(%1314, %1161) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1317 = "llvm.load"(%1316) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1318 = "llvm.trunc"(%1317) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1319 = "llvm.getelementptr"(%1315, %1318) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1320 = "llvm.load"(%1197) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1321 = "llvm.getelementptr"(%1299, %1157) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1322 = "llvm.load"(%1321) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1323 = "llvm.getelementptr"(%1320, %1322) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1324 = "llvm.getelementptr"(%1299, %1160) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1325 = "llvm.load"(%1324) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.memcpy"(%1319, %1323, %1325) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%1158)[^bb44] : (i32) -> ()
  ^bb44(%1326: i32):  // 3 preds: ^bb40, ^bb42, ^bb43
    %1327 = "llvm.add"(%1296, %1154) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1328 = "llvm.icmp"(%1326, %1158) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1329 = "llvm.icmp"(%1327, %1186) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %1330 = "llvm.select"(%1328, %1172, %1329) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1330, %1326, %1328, %1327)[^bb45, ^bb39] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i1, i32) -> ()
  ^bb45(%1331: i32, %1332: i1):  // 2 preds: ^bb0, ^bb44
    %1333 = "llvm.icmp"(%arg53, %1164) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1334 = "llvm.or"(%1333, %1332) : (i1, i1) -> i1
    "llvm.cond_br"(%1334, %1331)[^bb47, ^bb46] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb46:  // pred: ^bb45
    %1335 = "llvm.call"(%1178, %1177, %1187, %arg54) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_nest, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1335)[^bb47] : (i32) -> ()
  ^bb47(%1336: i32):  // 2 preds: ^bb45, ^bb46
    "llvm.cond_br"(%1190, %1158)[^bb48, ^bb58] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb48(%1337: i32):  // 2 preds: ^bb47, ^bb50
    %1338 = "llvm.getelementptr"(%1187, %1337) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1339 = "llvm.load"(%1338) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1340 = "llvm.icmp"(%1339, %1173) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1340)[^bb49, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb49:  // pred: ^bb48
    %1341 = "llvm.load"(%1176) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1342 = "llvm.getelementptr"(%1338, %1160) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1343 = "llvm.load"(%1342) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1344 = "llvm.call"(%1341, %1343) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb50] : () -> ()
  ^bb50:  // 2 preds: ^bb48, ^bb49
    %1345 = "llvm.add"(%1337, %1154) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1346 = "llvm.icmp"(%1345, %1186) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1346, %1345)[^bb51, ^bb48] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb51:  // pred: ^bb50
    %1347 = "llvm.getelementptr"(%arg52, %1160) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1158)[^bb52] : (i32) -> ()
  ^bb52(%1348: i32):  // 2 preds: ^bb51, ^bb57
    %1349 = "llvm.getelementptr"(%1188, %1348) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1350 = "llvm.getelementptr"(%1349, %1162) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1351 = "llvm.load"(%1350) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1352 = "llvm.icmp"(%1351, %1164) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1352)[^bb54, ^bb53] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb53:  // pred: ^bb52
    %1353 = "llvm.load"(%1176) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1354 = "llvm.call"(%1353, %1351) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb54] : () -> ()
  ^bb54:  // 2 preds: ^bb52, ^bb53
    %1355 = "llvm.load"(%1349) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1355) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1356 = "llvm.getelementptr"(%1181, %1348) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1357 = "llvm.load"(%1356) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1358 = "llvm.icmp"(%1357, %1165) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1358)[^bb55, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb55:  // pred: ^bb54
    %1359 = "llvm.getelementptr"(%1356, %1166) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1360 = "llvm.load"(%1359) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1361 = "llvm.icmp"(%1360, %1158) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1361)[^bb56, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb56:  // pred: ^bb55
    %1362 = "llvm.load"(%1347) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1363 = "llvm.getelementptr"(%1356, %1157) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1364 = "llvm.load"(%1363) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1365 = "llvm.getelementptr"(%1362, %1364) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1366 = "llvm.load"(%1178) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1367 = "llvm.intr.smax"(%1366, %1162) : (i32, i32) -> i32
    %1368 = "llvm.getelementptr"(%1365, %1367) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1369 = "llvm.load"(%1368) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1369) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"()[^bb57] : () -> ()
  ^bb57:  // 3 preds: ^bb54, ^bb55, ^bb56
    %1370 = "llvm.add"(%1348, %1154) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1371 = "llvm.icmp"(%1370, %1186) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1371, %1370)[^bb58, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb58:  // 2 preds: ^bb47, ^bb57
    "llvm.return"(%1336) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_text", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg50: !llvm.ptr, %arg51: !llvm.ptr):
    %1136 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1137 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1138 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1139 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1140 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1141 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1142 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1143 = "llvm.getelementptr"(%1142, %1141) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1144 = "llvm.alloca"(%1136) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Bytes", (ptr, i32)>}> : (i32) -> !llvm.ptr
    "llvm.store"(%arg50, %1144) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1145 = "llvm.getelementptr"(%1144, %1137) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1146 = "llvm.call"(%arg50) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i32
    "llvm.store"(%1146, %1145) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1147 = "llvm.load"(%1138) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1148 = "llvm.icmp"(%1147, %1139) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1148)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1149 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1150 = "llvm.icmp"(%1149, %1139) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1150, %1140)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1151 = "llvm.load"(%1143) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1152 = "llvm.call"(%1151, %1144, %arg51) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1152)[^bb3] : (i32) -> ()
  ^bb3(%1153: i32):  // 2 preds: ^bb1, ^bb2
    "llvm.return"(%1153) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "strlen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_find_functions", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %1094 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1095 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_2}> : () -> !llvm.ptr
    %1096 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1097 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1098 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_symbols}> : () -> !llvm.ptr
    %1099 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1100 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1101 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_NAMES}> : () -> !llvm.ptr
    %1102 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1103 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1104 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_GLOBALS}> : () -> !llvm.ptr
    %1105 = "llvm.getelementptr"(%1100, %1102) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1106 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1107 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1108 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %1109 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1110 = "llvm.alloca"(%1094) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Bytes", (ptr, i32)>}> : (i32) -> !llvm.ptr
    %1111 = "llvm.call"(%1095, %1096) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlopen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1097)[^bb2] : (i32) -> ()
  ^bb1:  // pred: ^bb6
    %1112 = "llvm.getelementptr"(%1110, %1103) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1097)[^bb8] : (i32) -> ()
  ^bb2(%1113: i32):  // 2 preds: ^bb0, ^bb6
    %1114 = "llvm.getelementptr"(%1098, %1113) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1115 = "llvm.load"(%1114) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1116 = "llvm.icmp"(%1115, %1099) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1116)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1117 = "llvm.getelementptr"(%1100, %1113) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1115, %1117) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb6] : () -> ()
  ^bb4:  // pred: ^bb2
    %1118 = "llvm.getelementptr"(%1101, %1113) <{elem_type = !llvm.array<36 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1119 = "llvm.call"(%1111, %1118) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1120 = "llvm.getelementptr"(%1100, %1113) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1119, %1120) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1121 = "llvm.icmp"(%1119, %1099) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1121)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    "llvm.call"(%1118) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_runtime, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%1107)[^bb12] : (i32) -> ()
  ^bb6:  // 2 preds: ^bb3, ^bb4
    %1122 = "llvm.add"(%1113, %1094) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1123 = "llvm.icmp"(%1122, %1102) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1123, %1122)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb7:  // pred: ^bb9
    %1124 = "llvm.add"(%1126, %1094) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1125 = "llvm.icmp"(%1124, %1108) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1125, %1124)[^bb11, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb8(%1126: i32):  // 2 preds: ^bb1, ^bb7
    %1127 = "llvm.getelementptr"(%1104, %1126) <{elem_type = !llvm.array<16 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1127, %1110) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1128 = "llvm.call"(%1127) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i32
    "llvm.store"(%1128, %1112) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1129 = "llvm.load"(%1105) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1130 = "llvm.getelementptr"(%1106, %1126) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1131 = "llvm.call"(%1129, %1110, %1130) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1132 = "llvm.icmp"(%1131, %1097) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1132, %1107)[^bb9, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb9:  // pred: ^bb8
    %1133 = "llvm.load"(%1130) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1134 = "llvm.icmp"(%1133, %1099) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1134)[^bb10, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    "llvm.call"(%1127) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_runtime, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%1107)[^bb12] : (i32) -> ()
  ^bb11:  // pred: ^bb7
    "llvm.store"(%1094, %1109) <{alignment = 4 : i64, ordering = 5 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%1097)[^bb12] : (i32) -> ()
  ^bb12(%1135: i32):  // 4 preds: ^bb5, ^bb8, ^bb10, ^bb11
    "llvm.return"(%1135) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "dlopen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, ptr)>, linkage = #llvm.linkage<external>, sym_name = "dlsym", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_refuse_runtime", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg49: !llvm.ptr):
    %1077 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1078 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1079 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1080 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_refuse_runtime_text}> : () -> !llvm.ptr
    %1081 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1082 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1083 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1084 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_3}> : () -> !llvm.ptr
    %1085 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1086 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1087 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_5}> : () -> !llvm.ptr
    %1088 = "llvm.alloca"(%1077) <{alignment = 4 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1089 = "llvm.load"(%1078) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1090 = "llvm.icmp"(%1089, %1079) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1090)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.store"(%1080, %1088) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1091 = "llvm.getelementptr"(%1088, %1081) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg49, %1091) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1092 = "llvm.getelementptr"(%1088, %1082) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1083, %1092) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.call"(%1089, %1084, %1088, %1085) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    %1093 = "llvm.call"(%1086, %1087, %1080, %arg49) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (i32, ptr, ...)>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @abort, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.unreachable"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "dprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, passthrough = ["cold", "optsize"], sym_name = "abort", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_append_value", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg47: !llvm.ptr, %arg48: !llvm.ptr):
    %1026 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_14}> : () -> !llvm.ptr
    %1027 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1028 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_13}> : () -> !llvm.ptr
    %1029 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_12}> : () -> !llvm.ptr
    %1030 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1031 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1032 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_11}> : () -> !llvm.ptr
    %1033 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_10}> : () -> !llvm.ptr
    %1034 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_9}> : () -> !llvm.ptr
    %1035 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1036 = "llvm.mlir.constant"() <{value = 480 : i32}> : () -> i32
    %1037 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_8}> : () -> !llvm.ptr
    %1038 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_7}> : () -> !llvm.ptr
    %1039 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1040 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_6}> : () -> !llvm.ptr
    %1041 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1042 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1043 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1044 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1045 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1046 = "llvm.getelementptr"(%1045, %1044) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1047 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_16}> : () -> !llvm.ptr
    %1048 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %1049 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_15}> : () -> !llvm.ptr
    %1050 = "llvm.load"(%arg48) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1050)[^bb14, ^bb2, ^bb1, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb8, ^bb8, ^bb9, ^bb9, ^bb10, ^bb10, ^bb11, ^bb11, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, case_values = dense<[70, 7, 0, 1, 2, 3, 8, 11, 65, 12, 66, 71, 75, 72, 76, 74, 78]> : vector<17xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1051 = "llvm.getelementptr"(%arg48, %1030) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1052 = "llvm.load"(%1051) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1053 = "llvm.icmp"(%1052, %1041) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1053, %1052)[^bb15, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1054 = "llvm.getelementptr"(%arg48, %1030) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1055 = "llvm.load"(%1054) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1056 = "llvm.getelementptr"(%1055, %1042) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1056)[^bb3] : (!llvm.ptr) -> ()
  ^bb3(%1057: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    "llvm.call"(%arg47, %1057) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_tensor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb4:  // pred: ^bb0
    "llvm.call"(%arg47, %1040, %1027) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb5:  // pred: ^bb0
    %1058 = "llvm.getelementptr"(%arg48, %1030) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1059 = "llvm.load"(%1058) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg47, %1039, %1059) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb6:  // pred: ^bb0
    "llvm.call"(%arg47, %1038, %1027) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb7:  // pred: ^bb0
    %1060 = "llvm.getelementptr"(%arg47, %1035) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1061 = "llvm.getelementptr"(%arg48, %1030) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1062 = "llvm.load"(%1061) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    %1063 = "llvm.call"(%1060, %1036, %1037, %1062) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, f64) -> i32
    "llvm.store"(%1063, %arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb8:  // 3 preds: ^bb0, ^bb0, ^bb0
    "llvm.call"(%arg47, %1034, %1027) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb9:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg47, %1033, %1027) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb10:  // 2 preds: ^bb0, ^bb0
    %1064 = "llvm.getelementptr"(%arg48, %1030) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1065 = "llvm.load"(%1064) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1066 = "llvm.getelementptr"(%1065, %1031) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1067 = "llvm.load"(%1066) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg47, %1032, %1067) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb11:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg47, %1029, %1027) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb12:  // pred: ^bb0
    "llvm.call"(%arg47, %1028, %1027) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb13:  // pred: ^bb0
    "llvm.call"(%arg47, %1026, %1027) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb14:  // pred: ^bb0
    %1068 = "llvm.icmp"(%1050, %1043) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1068)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // 2 preds: ^bb1, ^bb14
    %1069 = "llvm.sext"(%1050) : (i32) -> i64
    "llvm.call"(%arg47, %1049, %1069) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb16:  // pred: ^bb14
    %1070 = "llvm.getelementptr"(%arg47, %1035) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1071 = "llvm.load"(%1046) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1072 = "llvm.call"(%1071, %1050) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1073 = "llvm.getelementptr"(%1072, %1030) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1074 = "llvm.load"(%1073) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1075 = "llvm.call"(%1070, %1036, %1047, %1074) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    %1076 = "llvm.intr.smin"(%1075, %1048) : (i32, i32) -> i32
    "llvm.store"(%1076, %arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb17:  // 13 preds: ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb15, ^bb16
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i32, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "snprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append_tensor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg45: !llvm.ptr, %arg46: !llvm.ptr):
    %935 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %936 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %937 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %938 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %939 = "llvm.mlir.constant"() <{value = 18 : i32}> : () -> i32
    %940 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_DTYPES}> : () -> !llvm.ptr
    %941 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %942 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_17}> : () -> !llvm.ptr
    %943 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %944 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %945 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %946 = "llvm.mlir.constant"() <{value = 2147483646 : i32}> : () -> i32
    %947 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %948 = "llvm.mlir.constant"() <{value = -2 : i32}> : () -> i32
    %949 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %950 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %951 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %952 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %953 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_18}> : () -> !llvm.ptr
    %954 = "llvm.getelementptr"(%arg46, %935) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %955 = "llvm.load"(%954) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %956 = "llvm.and"(%955, %936) : (i32, i32) -> i32
    %957 = "llvm.lshr"(%955, %935) : (i32, i32) -> i32
    %958 = "llvm.getelementptr"(%arg46, %937) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %959 = "llvm.load"(%958) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %960 = "llvm.add"(%959, %938) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %961 = "llvm.alloca"(%960) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %962 = "llvm.icmp"(%956, %939) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%962)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %963 = "llvm.getelementptr"(%940, %956) <{elem_type = !llvm.array<20 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %964 = "llvm.lshr"(%955, %941) : (i32, i32) -> i32
    %965 = "llvm.and"(%964, %936) : (i32, i32) -> i32
    %966 = "llvm.zext"(%965) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg45, %963, %966) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %967 = "llvm.icmp"(%957, %938) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%967)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %968 = "llvm.zext"(%957) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg45, %942, %968) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb4] : () -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %969 = "llvm.getelementptr"(%arg46, %943) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %970 = "llvm.load"(%969) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %971 = "llvm.load"(%958) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg45, %970, %971) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_list, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %972 = "llvm.load"(%958) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %973 = "llvm.load"(%969) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %974 = "llvm.icmp"(%972, %944) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%974)[^bb5, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %975 = "llvm.and"(%972, %938) : (i32, i32) -> i32
    %976 = "llvm.icmp"(%972, %938) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%976, %972, %945, %945)[^bb9, ^bb6] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, i64, i64) -> ()
  ^bb6:  // pred: ^bb5
    %977 = "llvm.and"(%972, %946) : (i32, i32) -> i32
    "llvm.br"(%972, %945, %945, %944)[^bb7] : (i32, i64, i64, i32) -> ()
  ^bb7(%978: i32, %979: i64, %980: i64, %981: i32):  // 2 preds: ^bb6, ^bb7
    %982 = "llvm.add"(%978, %947) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %983 = "llvm.getelementptr"(%961, %982) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%980, %983) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %984 = "llvm.getelementptr"(%973, %982) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %985 = "llvm.load"(%984) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %986 = "llvm.intr.umax"(%985, %945) : (i64, i64) -> i64
    %987 = "llvm.mul"(%986, %980) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %988 = "llvm.mul"(%985, %979) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %989 = "llvm.add"(%978, %948) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %990 = "llvm.getelementptr"(%961, %989) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%987, %990) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %991 = "llvm.getelementptr"(%973, %989) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %992 = "llvm.load"(%991) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %993 = "llvm.intr.umax"(%992, %945) : (i64, i64) -> i64
    %994 = "llvm.mul"(%993, %987) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %995 = "llvm.mul"(%992, %988) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %996 = "llvm.add"(%981, %949) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %997 = "llvm.icmp"(%996, %977) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%997, %989, %995, %994, %996)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, i32, i64, i64, i32) -> ()
  ^bb8:  // pred: ^bb7
    %998 = "llvm.icmp"(%975, %944) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%998, %995, %989, %995, %994)[^bb10, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, i64, i32, i64, i64) -> ()
  ^bb9(%999: i32, %1000: i64, %1001: i64):  // 2 preds: ^bb5, ^bb8
    %1002 = "llvm.icmp"(%975, %944) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.intr.assume"(%1002) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %1003 = "llvm.add"(%999, %947) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1004 = "llvm.getelementptr"(%961, %1003) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1001, %1004) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1005 = "llvm.getelementptr"(%973, %1003) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1006 = "llvm.load"(%1005) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1007 = "llvm.mul"(%1006, %1000) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%1007)[^bb10] : (i64) -> ()
  ^bb10(%1008: i64):  // 2 preds: ^bb8, ^bb9
    %1009 = "llvm.icmp"(%1008, %950) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1009)[^bb16, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1010 = "llvm.getelementptr"(%arg46, %951) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1011 = "llvm.load"(%1010) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1012 = "llvm.icmp"(%1011, %952) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1012, %944)[^bb16, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb12(%1013: i32):  // 2 preds: ^bb11, ^bb14
    %1014 = "llvm.getelementptr"(%973, %1013) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1015 = "llvm.load"(%1014) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1016 = "llvm.icmp"(%1015, %945) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1016)[^bb13, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb13:  // pred: ^bb12
    %1017 = "llvm.getelementptr"(%1011, %1013) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1018 = "llvm.load"(%1017) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1019 = "llvm.getelementptr"(%961, %1013) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1020 = "llvm.load"(%1019) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1021 = "llvm.icmp"(%1018, %1020) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1021)[^bb14, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb14:  // 2 preds: ^bb12, ^bb13
    %1022 = "llvm.add"(%1013, %938) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1023 = "llvm.icmp"(%1022, %972) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1023, %1022)[^bb16, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb15:  // pred: ^bb13
    "llvm.call"(%arg45, %953, %950) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1024 = "llvm.load"(%1010) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1025 = "llvm.load"(%958) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg45, %1024, %1025) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_list, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb16] : () -> ()
  ^bb16:  // 5 preds: ^bb4, ^bb10, ^bb11, ^bb14, ^bb15
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg42: !llvm.ptr, %arg43: !llvm.ptr, %arg44: i64):
    %924 = "llvm.mlir.constant"() <{value = 480 : i32}> : () -> i32
    %925 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %926 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %927 = "llvm.load"(%arg42) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %928 = "llvm.sub"(%924, %927) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %929 = "llvm.getelementptr"(%arg42, %925) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %930 = "llvm.getelementptr"(%929, %927) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %931 = "llvm.call"(%930, %928, %arg43, %arg44) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %932 = "llvm.load"(%arg42) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %933 = "llvm.add"(%932, %931) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %934 = "llvm.intr.smin"(%933, %926) : (i32, i32) -> i32
    "llvm.store"(%934, %arg42) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i32)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append_list", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg39: !llvm.ptr, %arg40: !llvm.ptr, %arg41: i32):
    %909 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_19}> : () -> !llvm.ptr
    %910 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %911 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %912 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %913 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %914 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_20}> : () -> !llvm.ptr
    %915 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_21}> : () -> !llvm.ptr
    "llvm.call"(%arg39, %909, %910) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %916 = "llvm.icmp"(%arg41, %911) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%916)[^bb1, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %917 = "llvm.load"(%arg40) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg39, %912, %917) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %918 = "llvm.icmp"(%arg41, %913) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%918, %913)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2(%919: i32):  // 2 preds: ^bb1, ^bb2
    %920 = "llvm.getelementptr"(%arg40, %919) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %921 = "llvm.load"(%920) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg39, %914, %921) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %922 = "llvm.add"(%919, %913) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %923 = "llvm.icmp"(%922, %arg41) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%923, %922)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    "llvm.call"(%arg39, %915, %910) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_get_item", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg35: !llvm.ptr, %arg36: !llvm.ptr, %arg37: !llvm.ptr, %arg38: !llvm.ptr):
    %863 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %864 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %865 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %866 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %867 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %868 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %869 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %870 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %871 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %872 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %873 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %874 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %875 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %876 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %877 = "llvm.getelementptr"(%876, %872) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %878 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %879 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %880 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %881 = "llvm.getelementptr"(%876, %866) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %882 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %883 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %884 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %885 = "llvm.alloca"(%863) <{alignment = 4 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %886 = "llvm.load"(%arg35) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%886)[^bb1, ^bb2, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%882, %arg36, %arg35, %883, %884) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%879)[^bb7] : (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb0
    "llvm.intr.memcpy"(%885, %arg35, %864) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %887 = "llvm.getelementptr"(%885, %864) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%865, %887) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %888 = "llvm.getelementptr"(%885, %866) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%867, %888) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %889 = "llvm.getelementptr"(%885, %868) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg37, %889) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %890 = "llvm.getelementptr"(%885, %869) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%867, %890) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %891 = "llvm.icmp"(%886, %870) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %892 = "llvm.select"(%891, %871, %872) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %893 = "llvm.icmp"(%arg37, %873) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %894 = "llvm.zext"(%893) : (i1) -> i32
    %895 = "llvm.getelementptr"(%arg38, %865) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memset"(%arg38, %874, %875) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %896 = "llvm.load"(%877) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %897 = "llvm.getelementptr"(%878, %892) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %898 = "llvm.getelementptr"(%897, %894) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %899 = "llvm.load"(%898) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %900 = "llvm.select"(%893, %871, %863) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %901 = "llvm.call"(%896, %899, %885, %900, %arg38) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %902 = "llvm.icmp"(%901, %867) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%902)[^bb5, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    "llvm.cond_br"(%893, %879)[^bb4, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%arg36, %arg35, %arg37) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_without, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%879)[^bb7] : (i32) -> ()
  ^bb5:  // pred: ^bb2
    %903 = "llvm.load"(%arg38) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %904 = "llvm.icmp"(%903, %880) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%904, %867)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb6:  // pred: ^bb5
    %905 = "llvm.load"(%881) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %906 = "llvm.load"(%895) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %907 = "llvm.call"(%905, %906) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%867)[^bb7] : (i32) -> ()
  ^bb7(%908: i32):  // 5 preds: ^bb1, ^bb3, ^bb4, ^bb5, ^bb6
    "llvm.return"(%908) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse_without", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg32: !llvm.ptr, %arg33: !llvm.ptr, %arg34: !llvm.ptr):
    %843 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %844 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %845 = "llvm.mlir.constant"() <{value = 484 : i32}> : () -> i32
    %846 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %847 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %848 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_24}> : () -> !llvm.ptr
    %849 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %850 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %851 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_25}> : () -> !llvm.ptr
    %852 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %853 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %854 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %855 = "llvm.alloca"(%843) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    %856 = "llvm.alloca"(%843) <{alignment = 4 : i64, elem_type = !llvm.array<5 x ptr>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%855, %844, %845) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    "llvm.call"(%855, %arg33) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%arg32, %856) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %857 = "llvm.getelementptr"(%856, %846) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %858 = "llvm.getelementptr"(%855, %846) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%858, %857) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %859 = "llvm.getelementptr"(%856, %847) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%848, %859) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %860 = "llvm.getelementptr"(%856, %849) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg34, %860) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %861 = "llvm.getelementptr"(%856, %850) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%851, %861) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %862 = "llvm.load"(%852) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%862, %853, %856, %854) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (i32, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_refuse_array", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg27: i32, %arg28: !llvm.ptr, %arg29: !llvm.ptr, %arg30: !llvm.ptr, %arg31: !llvm.ptr):
    %794 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %795 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %796 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_26}> : () -> !llvm.ptr
    %797 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %798 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %799 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_28}> : () -> !llvm.ptr
    %800 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %801 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %802 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_31}> : () -> !llvm.ptr
    %803 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %804 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %805 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %806 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %807 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %808 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_30}> : () -> !llvm.ptr
    %809 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %810 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_29}> : () -> !llvm.ptr
    %811 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %812 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_27}> : () -> !llvm.ptr
    %813 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %814 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %815 = "llvm.icmp"(%arg27, %794) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%815)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %816 = "llvm.getelementptr"(%arg30, %811) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %817 = "llvm.load"(%816) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %818 = "llvm.icmp"(%817, %806) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %819 = "llvm.select"(%818, %812, %797) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.br"(%819, %800)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb2:  // pred: ^bb0
    %820 = "llvm.icmp"(%arg27, %795) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %821 = "llvm.select"(%820, %796, %797) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %822 = "llvm.icmp"(%arg27, %798) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %823 = "llvm.select"(%822, %799, %821) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%arg27, %823, %800)[^bb6, ^bb3, ^bb4, ^bb5] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[7, 8, 9]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i64) -> ()
  ^bb3:  // pred: ^bb2
    %824 = "llvm.getelementptr"(%arg30, %809) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %825 = "llvm.load"(%824) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %826 = "llvm.sext"(%825) : (i32) -> i64
    "llvm.br"(%810, %826)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb4:  // pred: ^bb2
    %827 = "llvm.load"(%arg29) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %828 = "llvm.icmp"(%827, %803) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %829 = "llvm.getelementptr"(%arg29, %804) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %830 = "llvm.load"(%829) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %831 = "llvm.select"(%828, %805, %806) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %832 = "llvm.getelementptr"(%830, %831) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %833 = "llvm.getelementptr"(%832, %807) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %834 = "llvm.load"(%833) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %835 = "llvm.sext"(%834) : (i32) -> i64
    "llvm.br"(%808, %835)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb5:  // pred: ^bb2
    %836 = "llvm.load"(%arg31) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %837 = "llvm.shl"(%836, %801) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %838 = "llvm.sext"(%837) : (i32) -> i64
    "llvm.br"(%802, %838)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb6(%839: !llvm.ptr, %840: i64):  // 5 preds: ^bb1, ^bb2, ^bb3, ^bb4, ^bb5
    %841 = "llvm.icmp"(%arg27, %801) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %842 = "llvm.select"(%841, %813, %814) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.call"(%842, %arg28, %arg29, %839, %840) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_write_any_descriptor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: !llvm.ptr, %arg26: !llvm.ptr):
    %633 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %634 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %635 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %636 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %637 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %638 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %639 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %640 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %641 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %642 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %643 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %644 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %645 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %646 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %647 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %648 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %649 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %650 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %651 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %652 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %653 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %654 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %655 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %656 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %657 = "llvm.alloca"(%633) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %658 = "llvm.load"(%arg23) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %659 = "llvm.getelementptr"(%arg25, %634) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %660 = "llvm.load"(%659) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %661 = "llvm.getelementptr"(%arg24, %635) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %662 = "llvm.load"(%661) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %663 = "llvm.icmp"(%660, %662) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%663, %636)[^bb1, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %664 = "llvm.getelementptr"(%arg25, %637) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %665 = "llvm.load"(%664) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %666 = "llvm.getelementptr"(%arg24, %634) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %667 = "llvm.load"(%666) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %668 = "llvm.icmp"(%667, %638) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%668)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %669 = "llvm.icmp"(%665, %640) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%669, %639)[^bb32, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb3:  // pred: ^bb1
    %670 = "llvm.icmp"(%665, %667) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%670, %639)[^bb4, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %671 = "llvm.getelementptr"(%arg24, %641) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %672 = "llvm.load"(%671) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %673 = "llvm.getelementptr"(%arg23, %672) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %674 = "llvm.getelementptr"(%arg25, %642) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %675 = "llvm.load"(%674) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %676 = "llvm.icmp"(%665, %638) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%676, %643, %638, %643)[^bb5, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i1, i32, i1) -> ()
  ^bb5:  // pred: ^bb4
    %677 = "llvm.getelementptr"(%673, %644) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %678 = "llvm.getelementptr"(%arg24, %645) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %679 = "llvm.getelementptr"(%677, %665) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %680 = "llvm.getelementptr"(%arg25, %646) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %681 = "llvm.getelementptr"(%arg24, %646) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %682 = "llvm.getelementptr"(%arg26, %644) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %683 = "llvm.icmp"(%658, %635) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%638, %665, %647, %638, %633)[^bb6] : (i32, i32, i64, i32, i32) -> ()
  ^bb6(%684: i32, %685: i32, %686: i64, %687: i32, %688: i32):  // 2 preds: ^bb5, ^bb20
    %689 = "llvm.add"(%685, %648) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %690 = "llvm.getelementptr"(%675, %689) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %691 = "llvm.load"(%690) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %692 = "llvm.load"(%678) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %693 = "llvm.icmp"(%692, %638) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%693, %686)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb7:  // pred: ^bb6
    %694 = "llvm.getelementptr"(%679, %689) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %695 = "llvm.load"(%694) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%695)[^bb8] : (i64) -> ()
  ^bb8(%696: i64):  // 2 preds: ^bb6, ^bb7
    %697 = "llvm.icmp"(%696, %649) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %698 = "llvm.select"(%697, %696, %686) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%668)[^bb10, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %699 = "llvm.getelementptr"(%673, %685) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %700 = "llvm.load"(%699) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %701 = "llvm.icmp"(%700, %649) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %702 = "llvm.icmp"(%700, %691) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %703 = "llvm.select"(%701, %643, %702) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%703, %635)[^bb10, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %704 = "llvm.icmp"(%691, %647) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%704, %687, %698)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb11:  // pred: ^bb10
    %705 = "llvm.load"(%680) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %706 = "llvm.icmp"(%705, %650) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%706, %687, %698)[^bb15, ^bb12] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb12:  // pred: ^bb11
    %707 = "llvm.getelementptr"(%705, %689) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %708 = "llvm.load"(%707) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %709 = "llvm.icmp"(%708, %696) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %710 = "llvm.or"(%697, %709) : (i1, i1) -> i1
    %711 = "llvm.select"(%709, %687, %651) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %712 = "llvm.select"(%709, %698, %708) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%710, %711, %712)[^bb15, ^bb13] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb13:  // pred: ^bb12
    %713 = "llvm.load"(%681) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %714 = "llvm.icmp"(%713, %638) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %715 = "llvm.icmp"(%708, %652) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %716 = "llvm.or"(%715, %714) : (i1, i1) -> i1
    "llvm.cond_br"(%716, %687, %708)[^bb15, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb14:  // pred: ^bb13
    "llvm.br"(%653, %652)[^bb15] : (i32, i64) -> ()
  ^bb15(%717: i32, %718: i64):  // 5 preds: ^bb10, ^bb11, ^bb12, ^bb13, ^bb14
    %719 = "llvm.mul"(%685, %658) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %720 = "llvm.getelementptr"(%682, %719) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%658)[^bb18, ^bb17, ^bb16] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb16:  // pred: ^bb15
    %721 = "llvm.trunc"(%691) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%721, %720) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %722 = "llvm.sext"(%721) : (i32) -> i64
    %723 = "llvm.add"(%685, %665) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %724 = "llvm.shl"(%723, %636) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %725 = "llvm.getelementptr"(%682, %724) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %726 = "llvm.trunc"(%718) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %727 = "llvm.trunc"(%718) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%726, %725) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%727, %726, %722)[^bb19] : (i16, i32, i64) -> ()
  ^bb17:  // pred: ^bb15
    "llvm.store"(%691, %720) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %728 = "llvm.add"(%685, %665) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %729 = "llvm.shl"(%728, %639) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %730 = "llvm.getelementptr"(%682, %729) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%718, %730) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%633)[^bb20] : (i32) -> ()
  ^bb18:  // pred: ^bb15
    %731 = "llvm.trunc"(%691) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%731, %720) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    %732 = "llvm.sext"(%731) : (i16) -> i64
    %733 = "llvm.add"(%685, %665) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %734 = "llvm.mul"(%733, %658) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %735 = "llvm.getelementptr"(%682, %734) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %736 = "llvm.trunc"(%718) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %737 = "llvm.trunc"(%718) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%737, %735) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"(%737, %736, %732)[^bb19] : (i16, i32, i64) -> ()
  ^bb19(%738: i16, %739: i32, %740: i64):  // 2 preds: ^bb16, ^bb18
    %741 = "llvm.icmp"(%691, %740) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %742 = "llvm.sext"(%738) : (i16) -> i32
    %743 = "llvm.select"(%683, %739, %742) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %744 = "llvm.sext"(%743) : (i32) -> i64
    %745 = "llvm.icmp"(%718, %744) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %746 = "llvm.and"(%741, %745) : (i1, i1) -> i1
    %747 = "llvm.zext"(%746) : (i1) -> i32
    "llvm.br"(%747)[^bb20] : (i32) -> ()
  ^bb20(%748: i32):  // 2 preds: ^bb17, ^bb19
    %749 = "llvm.and"(%748, %688) : (i32, i32) -> i32
    %750 = "llvm.icmp"(%691, %652) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %751 = "llvm.zext"(%750) : (i1) -> i32
    %752 = "llvm.or"(%684, %751) : (i32, i32) -> i32
    %753 = "llvm.intr.umax"(%691, %647) : (i64, i64) -> i64
    %754 = "llvm.mul"(%753, %686) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %755 = "llvm.icmp"(%685, %633) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%755, %752, %689, %754, %717, %749)[^bb6, ^bb21] <{operandSegmentSizes = array<i32: 1, 5, 0>}> : (i1, i32, i32, i64, i32, i32) -> ()
  ^bb21:  // pred: ^bb20
    %756 = "llvm.icmp"(%752, %638) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %757 = "llvm.icmp"(%749, %638) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.br"(%757, %717, %756)[^bb22] : (i1, i32, i1) -> ()
  ^bb22(%758: i1, %759: i32, %760: i1):  // 2 preds: ^bb4, ^bb21
    %761 = "llvm.getelementptr"(%arg25, %635) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %762 = "llvm.load"(%761) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%762, %644)[^bb32, ^bb23, ^bb23, ^bb23] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb23:  // 3 preds: ^bb22, ^bb22, ^bb22
    %763 = "llvm.load"(%arg25) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %764 = "llvm.ptrtoint"(%763) : (!llvm.ptr) -> i32
    %765 = "llvm.getelementptr"(%arg25, %654) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %766 = "llvm.load"(%765) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %767 = "llvm.trunc"(%766) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %768 = "llvm.add"(%767, %764) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %769 = "llvm.load"(%673) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %770 = "llvm.getelementptr"(%arg24, %644) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %771 = "llvm.load"(%770) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %772 = "llvm.trunc"(%769) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %773 = "llvm.mul"(%771, %772) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %774 = "llvm.sub"(%768, %773) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%774, %arg26) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %775 = "llvm.getelementptr"(%arg26, %635) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%774, %775) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %776 = "llvm.getelementptr"(%arg26, %644) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %777 = "llvm.load"(%673) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.switch"(%658)[^bb25, ^bb26, ^bb24] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb24:  // pred: ^bb23
    %778 = "llvm.trunc"(%777) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%778, %776) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb25:  // pred: ^bb23
    %779 = "llvm.trunc"(%777) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%779, %776) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb26:  // pred: ^bb23
    "llvm.store"(%777, %776) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb27:  // 3 preds: ^bb24, ^bb25, ^bb26
    "llvm.cond_br"(%760)[^bb30, ^bb28] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb28:  // pred: ^bb27
    %780 = "llvm.getelementptr"(%arg25, %646) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %781 = "llvm.load"(%780) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %782 = "llvm.icmp"(%781, %650) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%782, %638)[^bb32, ^bb29] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb29:  // pred: ^bb28
    "llvm.intr.memcpy"(%657, %arg25, %641) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %783 = "llvm.getelementptr"(%657, %646) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%650, %783) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %784 = "llvm.call"(%arg23, %arg24, %657, %arg26) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%784)[^bb32] : (i32) -> ()
  ^bb30:  // pred: ^bb27
    %785 = "llvm.getelementptr"(%arg24, %654) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %786 = "llvm.load"(%785) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %787 = "llvm.add"(%786, %648) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %788 = "llvm.and"(%787, %774) : (i32, i32) -> i32
    %789 = "llvm.icmp"(%788, %638) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%789, %655)[^bb31, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb31:  // pred: ^bb30
    %790 = "llvm.icmp"(%759, %638) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %791 = "llvm.select"(%790, %643, %758) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %792 = "llvm.select"(%791, %759, %656) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%792)[^bb32] : (i32) -> ()
  ^bb32(%793: i32):  // 9 preds: ^bb0, ^bb2, ^bb3, ^bb9, ^bb22, ^bb28, ^bb29, ^bb30, ^bb31
    "llvm.return"(%793) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_find_ends", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg19: !llvm.ptr, %arg20: !llvm.ptr, %arg21: !llvm.ptr, %arg22: !llvm.ptr):
    %519 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %520 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %521 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %522 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %523 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %524 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %525 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %526 = "llvm.mlir.constant"() <{value = 2147483646 : i32}> : () -> i32
    %527 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %528 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %529 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %530 = "llvm.alloca"(%519) <{alignment = 8 : i64, elem_type = !llvm.array<128 x i64>}> : (i32) -> !llvm.ptr
    %531 = "llvm.getelementptr"(%arg20, %520) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %532 = "llvm.load"(%531) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %533 = "llvm.getelementptr"(%arg21, %532) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %534 = "llvm.getelementptr"(%arg20, %521) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %535 = "llvm.load"(%534) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %536 = "llvm.icmp"(%535, %522) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %537 = "llvm.load"(%arg19) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%536, %537, %533, %535)[^bb5, ^bb1] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, !llvm.ptr, i32) -> ()
  ^bb1:  // pred: ^bb0
    %538 = "llvm.intr.smax"(%537, %523) : (i32, i32) -> i32
    %539 = "llvm.getelementptr"(%533, %538) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %540 = "llvm.load"(%539) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%537)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %541 = "llvm.load"(%533) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %542 = "llvm.trunc"(%541) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%524, %540, %542)[^bb5] : (i32, !llvm.ptr, i32) -> ()
  ^bb3:  // pred: ^bb1
    %543 = "llvm.load"(%533) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%523, %540, %543)[^bb5] : (i32, !llvm.ptr, i32) -> ()
  ^bb4:  // pred: ^bb1
    %544 = "llvm.load"(%533) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %545 = "llvm.sext"(%544) : (i16) -> i32
    "llvm.br"(%537, %540, %545)[^bb5] : (i32, !llvm.ptr, i32) -> ()
  ^bb5(%546: i32, %547: !llvm.ptr, %548: i32):  // 4 preds: ^bb0, ^bb2, ^bb3, ^bb4
    %549 = "llvm.icmp"(%548, %525) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%549)[^bb6, ^bb23] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    %550 = "llvm.shl"(%548, %519) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %551 = "llvm.getelementptr"(%547, %524) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %552 = "llvm.intr.smax"(%550, %519) : (i32, i32) -> i32
    %553 = "llvm.and"(%552, %519) : (i32, i32) -> i32
    %554 = "llvm.icmp"(%552, %519) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%554, %525)[^bb18, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb7:  // pred: ^bb6
    %555 = "llvm.and"(%552, %526) : (i32, i32) -> i32
    "llvm.br"(%525, %525)[^bb8] : (i32, i32) -> ()
  ^bb8(%556: i32, %557: i32):  // 2 preds: ^bb7, ^bb16
    %558 = "llvm.or"(%556, %519) <{isDisjoint}> : (i32, i32) -> i32
    %559 = "llvm.mul"(%558, %546) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %560 = "llvm.getelementptr"(%551, %559) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%546)[^bb11, ^bb9, ^bb10] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb9:  // pred: ^bb8
    %561 = "llvm.load"(%560) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%561)[^bb12] : (i64) -> ()
  ^bb10:  // pred: ^bb8
    %562 = "llvm.load"(%560) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %563 = "llvm.sext"(%562) : (i32) -> i64
    "llvm.br"(%563)[^bb12] : (i64) -> ()
  ^bb11:  // pred: ^bb8
    %564 = "llvm.load"(%560) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %565 = "llvm.sext"(%564) : (i16) -> i64
    "llvm.br"(%565)[^bb12] : (i64) -> ()
  ^bb12(%566: i64):  // 3 preds: ^bb9, ^bb10, ^bb11
    %567 = "llvm.getelementptr"(%530, %556) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%566, %567) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %568 = "llvm.add"(%556, %527) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %569 = "llvm.mul"(%568, %546) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %570 = "llvm.getelementptr"(%551, %569) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%546)[^bb15, ^bb14, ^bb13] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb13:  // pred: ^bb12
    %571 = "llvm.load"(%570) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %572 = "llvm.sext"(%571) : (i32) -> i64
    "llvm.br"(%572)[^bb16] : (i64) -> ()
  ^bb14:  // pred: ^bb12
    %573 = "llvm.load"(%570) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%573)[^bb16] : (i64) -> ()
  ^bb15:  // pred: ^bb12
    %574 = "llvm.load"(%570) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %575 = "llvm.sext"(%574) : (i16) -> i64
    "llvm.br"(%575)[^bb16] : (i64) -> ()
  ^bb16(%576: i64):  // 3 preds: ^bb13, ^bb14, ^bb15
    %577 = "llvm.getelementptr"(%530, %558) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%576, %577) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %578 = "llvm.add"(%557, %527) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %579 = "llvm.icmp"(%578, %555) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%579, %568, %578)[^bb17, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
  ^bb17:  // pred: ^bb16
    %580 = "llvm.icmp"(%553, %525) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%580, %568)[^bb23, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb18(%581: i32):  // 2 preds: ^bb6, ^bb17
    %582 = "llvm.icmp"(%553, %525) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.intr.assume"(%582) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %583 = "llvm.add"(%581, %519) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %584 = "llvm.mul"(%583, %546) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %585 = "llvm.getelementptr"(%551, %584) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%546)[^bb21, ^bb20, ^bb19] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb19:  // pred: ^bb18
    %586 = "llvm.load"(%585) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %587 = "llvm.sext"(%586) : (i32) -> i64
    "llvm.br"(%587)[^bb22] : (i64) -> ()
  ^bb20:  // pred: ^bb18
    %588 = "llvm.load"(%585) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%588)[^bb22] : (i64) -> ()
  ^bb21:  // pred: ^bb18
    %589 = "llvm.load"(%585) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %590 = "llvm.sext"(%589) : (i16) -> i64
    "llvm.br"(%590)[^bb22] : (i64) -> ()
  ^bb22(%591: i64):  // 3 preds: ^bb19, ^bb20, ^bb21
    %592 = "llvm.getelementptr"(%530, %581) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%591, %592) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb23] : () -> ()
  ^bb23:  // 3 preds: ^bb5, ^bb17, ^bb22
    %593 = "llvm.getelementptr"(%547, %524) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%546)[^bb26, ^bb24, ^bb25] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb24:  // pred: ^bb23
    %594 = "llvm.load"(%593) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %595 = "llvm.trunc"(%594) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%595)[^bb27] : (i32) -> ()
  ^bb25:  // pred: ^bb23
    %596 = "llvm.load"(%593) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%596)[^bb27] : (i32) -> ()
  ^bb26:  // pred: ^bb23
    %597 = "llvm.load"(%593) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %598 = "llvm.sext"(%597) : (i16) -> i32
    "llvm.br"(%598)[^bb27] : (i32) -> ()
  ^bb27(%599: i32):  // 3 preds: ^bb24, ^bb25, ^bb26
    %600 = "llvm.getelementptr"(%arg20, %524) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %601 = "llvm.load"(%600) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %602 = "llvm.getelementptr"(%547, %523) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %603 = "llvm.load"(%602) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %604 = "llvm.ptrtoint"(%603) : (!llvm.ptr) -> i32
    %605 = "llvm.mul"(%601, %599) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %606 = "llvm.add"(%605, %604) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %607 = "llvm.getelementptr"(%530, %548) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %608 = "llvm.getelementptr"(%arg22, %523) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%606, %608) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%606, %arg22) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.cond_br"(%549, %525, %606)[^bb28, ^bb31] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb28(%609: i32):  // 2 preds: ^bb27, ^bb29
    %610 = "llvm.getelementptr"(%530, %609) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %611 = "llvm.load"(%610) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %612 = "llvm.icmp"(%611, %528) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%612, %525)[^bb32, ^bb29] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb29:  // pred: ^bb28
    %613 = "llvm.add"(%611, %529) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %614 = "llvm.getelementptr"(%607, %609) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %615 = "llvm.load"(%614) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %616 = "llvm.mul"(%615, %613) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %617 = "llvm.load"(%600) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %618 = "llvm.sext"(%617) : (i32) -> i64
    %619 = "llvm.mul"(%616, %618) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %620 = "llvm.trunc"(%619) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %621 = "llvm.icmp"(%619, %528) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %622 = "llvm.zext"(%621) : (i1) -> i32
    %623 = "llvm.getelementptr"(%arg22, %622) <{elem_type = i32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %624 = "llvm.load"(%623) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %625 = "llvm.add"(%624, %620) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%625, %623) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %626 = "llvm.add"(%609, %519) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %627 = "llvm.icmp"(%626, %548) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%627, %626)[^bb30, ^bb28] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb30:  // pred: ^bb29
    %628 = "llvm.load"(%608) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%628)[^bb31] : (i32) -> ()
  ^bb31(%629: i32):  // 2 preds: ^bb27, ^bb30
    %630 = "llvm.load"(%600) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %631 = "llvm.add"(%629, %630) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%631, %608) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%519)[^bb32] : (i32) -> ()
  ^bb32(%632: i32):  // 2 preds: ^bb28, ^bb31
    "llvm.return"(%632) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i64 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_value_of", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg16: !llvm.ptr, %arg17: !llvm.ptr, %arg18: !llvm.ptr):
    %422 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %423 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %424 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %425 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %426 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %427 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %428 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %429 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %430 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %431 = "llvm.mlir.constant"() <{value = 42 : i32}> : () -> i32
    %432 = "llvm.mlir.constant"() <{value = 63 : i64}> : () -> i64
    %433 = "llvm.getelementptr"(%arg18, %422) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %434 = "llvm.load"(%433) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%434, %423)[^bb9, ^bb18, ^bb1, ^bb5] <{case_operand_segments = array<i32: 1, 0, 0>, case_values = dense<[49, 115, 110]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i64) -> ()
  ^bb1:  // pred: ^bb0
    %435 = "llvm.getelementptr"(%arg18, %425) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %436 = "llvm.load"(%435) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %437 = "llvm.getelementptr"(%arg18, %426) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %438 = "llvm.load"(%437) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %439 = "llvm.getelementptr"(%arg16, %424) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %440 = "llvm.load"(%439) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %441 = "llvm.getelementptr"(%arg16, %440) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %442 = "llvm.getelementptr"(%441, %436) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %443 = "llvm.load"(%arg16) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %444 = "llvm.getelementptr"(%442, %425) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %445 = "llvm.load"(%444) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %446 = "llvm.getelementptr"(%arg17, %445) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %447 = "llvm.getelementptr"(%446, %422) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %448 = "llvm.add"(%438, %427) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %449 = "llvm.mul"(%443, %448) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %450 = "llvm.getelementptr"(%447, %449) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%443)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %451 = "llvm.load"(%450) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%451)[^bb18] : (i64) -> ()
  ^bb3:  // pred: ^bb1
    %452 = "llvm.load"(%450) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %453 = "llvm.sext"(%452) : (i32) -> i64
    "llvm.br"(%453)[^bb18] : (i64) -> ()
  ^bb4:  // pred: ^bb1
    %454 = "llvm.load"(%450) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %455 = "llvm.sext"(%454) : (i16) -> i64
    "llvm.br"(%455)[^bb18] : (i64) -> ()
  ^bb5:  // pred: ^bb0
    %456 = "llvm.getelementptr"(%arg16, %424) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %457 = "llvm.load"(%456) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %458 = "llvm.getelementptr"(%arg16, %457) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %459 = "llvm.getelementptr"(%arg18, %425) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %460 = "llvm.load"(%459) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %461 = "llvm.getelementptr"(%458, %460) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %462 = "llvm.getelementptr"(%461, %425) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %463 = "llvm.load"(%462) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %464 = "llvm.getelementptr"(%arg17, %463) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %465 = "llvm.load"(%arg16) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%465)[^bb8, ^bb6, ^bb7] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb6:  // pred: ^bb5
    %466 = "llvm.load"(%464) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%466)[^bb18] : (i64) -> ()
  ^bb7:  // pred: ^bb5
    %467 = "llvm.load"(%464) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %468 = "llvm.sext"(%467) : (i32) -> i64
    "llvm.br"(%468)[^bb18] : (i64) -> ()
  ^bb8:  // pred: ^bb5
    %469 = "llvm.load"(%464) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %470 = "llvm.sext"(%469) : (i16) -> i64
    "llvm.br"(%470)[^bb18] : (i64) -> ()
  ^bb9:  // pred: ^bb0
    %471 = "llvm.getelementptr"(%arg18, %425) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %472 = "llvm.load"(%471) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %473 = "llvm.getelementptr"(%arg16, %472) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %474 = "llvm.getelementptr"(%473, %428) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %475 = "llvm.load"(%474) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %476 = "llvm.getelementptr"(%arg16, %475) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %477 = "llvm.load"(%473) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %478 = "llvm.icmp"(%477, %429) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%478, %429, %430, %430)[^bb10, ^bb11] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i64, i64) -> ()
  ^bb10(%479: i32, %480: i64):  // 2 preds: ^bb9, ^bb10
    %481 = "llvm.getelementptr"(%476, %479) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %482 = "llvm.call"(%arg16, %arg17, %481) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %483 = "llvm.load"(%481) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %484 = "llvm.mul"(%483, %482) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %485 = "llvm.add"(%484, %480) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %486 = "llvm.add"(%479, %427) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %487 = "llvm.icmp"(%486, %477) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%487, %485, %486, %485)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i64) -> ()
  ^bb11(%488: i64):  // 2 preds: ^bb9, ^bb10
    %489 = "llvm.getelementptr"(%arg18, %426) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %490 = "llvm.load"(%489) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %491 = "llvm.getelementptr"(%arg16, %490) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %492 = "llvm.getelementptr"(%491, %428) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %493 = "llvm.load"(%492) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %494 = "llvm.getelementptr"(%arg16, %493) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %495 = "llvm.load"(%491) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %496 = "llvm.icmp"(%495, %429) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%496, %429, %430)[^bb12, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb12(%497: i32, %498: i64):  // 2 preds: ^bb11, ^bb12
    %499 = "llvm.getelementptr"(%494, %497) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %500 = "llvm.call"(%arg16, %arg17, %499) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %501 = "llvm.load"(%499) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %502 = "llvm.mul"(%501, %500) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %503 = "llvm.add"(%502, %498) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %504 = "llvm.add"(%497, %427) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %505 = "llvm.icmp"(%504, %495) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%505, %504, %503)[^bb13, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb13:  // pred: ^bb12
    %506 = "llvm.icmp"(%434, %431) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%506, %503)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb14:  // pred: ^bb11
    %507 = "llvm.icmp"(%434, %431) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%507, %430, %430)[^bb15, ^bb18] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i64) -> ()
  ^bb15(%508: i64):  // 2 preds: ^bb13, ^bb14
    %509 = "llvm.mul"(%508, %488) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    "llvm.br"(%509)[^bb18] : (i64) -> ()
  ^bb16:  // pred: ^bb13
    %510 = "llvm.icmp"(%503, %423) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%510, %430)[^bb18, ^bb17] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb17:  // pred: ^bb16
    %511 = "llvm.freeze"(%488) : (i64) -> i64
    %512 = "llvm.freeze"(%503) : (i64) -> i64
    %513 = "llvm.sdiv"(%511, %512) : (i64, i64) -> i64
    %514 = "llvm.mul"(%513, %512) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %515 = "llvm.sub"(%511, %514) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %516 = "llvm.ashr"(%515, %432) : (i64, i64) -> i64
    %517 = "llvm.add"(%516, %513) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%517)[^bb18] : (i64) -> ()
  ^bb18(%518: i64):  // 11 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb6, ^bb7, ^bb8, ^bb14, ^bb15, ^bb16, ^bb17
    "llvm.return"(%518) : (i64) -> ()
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
    %125 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %126 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %127 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %128 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_37}> : () -> !llvm.ptr
    %129 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_38}> : () -> !llvm.ptr
    %130 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %131 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %132 = "llvm.getelementptr"(%131, %111) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %133 = "llvm.mlir.constant"() <{value = 74 : i32}> : () -> i32
    %134 = "llvm.mlir.addressof"() <{global_name = @free}> : () -> !llvm.ptr
    %135 = "llvm.getelementptr"(%131, %120) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %136 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %137 = "llvm.getelementptr"(%131, %118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %138 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_32}> : () -> !llvm.ptr
    %139 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_36}> : () -> !llvm.ptr
    %140 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_35}> : () -> !llvm.ptr
    %141 = "llvm.alloca"(%107) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %142 = "llvm.alloca"(%107) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Block", (ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %143 = "llvm.alloca"(%107) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %144 = "llvm.load"(%arg11) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %145 = "llvm.getelementptr"(%144, %108) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %146 = "llvm.load"(%145) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %147 = "llvm.getelementptr"(%144, %146) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %148 = "llvm.getelementptr"(%147, %arg13) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %149 = "llvm.getelementptr"(%148, %109) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %150 = "llvm.load"(%149) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %151 = "llvm.getelementptr"(%144, %150) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %152 = "llvm.getelementptr"(%arg11, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %153 = "llvm.load"(%152) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %154 = "llvm.getelementptr"(%148, %111) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %155 = "llvm.load"(%154) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %156 = "llvm.icmp"(%155, %112) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %157 = "llvm.getelementptr"(%arg12, %113) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %158 = "llvm.getelementptr"(%142, %113) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %159 = "llvm.getelementptr"(%arg12, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %160 = "llvm.getelementptr"(%142, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %161 = "llvm.getelementptr"(%148, %114) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %162 = "llvm.load"(%161) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%156)[^bb4, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %163 = "llvm.getelementptr"(%153, %162) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %164 = "llvm.load"(%144) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%164)[^bb5, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %165 = "llvm.load"(%163) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %166 = "llvm.trunc"(%165) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %167 = "llvm.shl"(%166, %107) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %168 = "llvm.or"(%167, %107) <{isDisjoint}> : (i32, i32) -> i32
    %169 = "llvm.alloca"(%168) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %170 = "llvm.add"(%166, %107) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %171 = "llvm.alloca"(%170) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %172 = "llvm.getelementptr"(%153, %162) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %173 = "llvm.getelementptr"(%172, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %174 = "llvm.load"(%173) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %175 = "llvm.load"(%172) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %176 = "llvm.trunc"(%175) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%172, %171, %169, %166, %110, %174, %176)[^bb6] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32) -> ()
  ^bb3:  // pred: ^bb1
    %177 = "llvm.load"(%163) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %178 = "llvm.shl"(%177, %107) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %179 = "llvm.or"(%178, %107) <{isDisjoint}> : (i32, i32) -> i32
    %180 = "llvm.alloca"(%179) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %181 = "llvm.add"(%177, %107) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %182 = "llvm.alloca"(%181) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %183 = "llvm.getelementptr"(%153, %162) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %184 = "llvm.getelementptr"(%183, %113) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %185 = "llvm.load"(%184) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %186 = "llvm.load"(%183) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%183, %182, %180, %177, %113, %185, %186)[^bb6] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32) -> ()
  ^bb4:  // pred: ^bb0
    %187 = "llvm.load"(%144) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %188 = "llvm.shl"(%155, %107) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %189 = "llvm.or"(%188, %107) <{isDisjoint}> : (i32, i32) -> i32
    %190 = "llvm.alloca"(%189) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %191 = "llvm.add"(%155, %107) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %192 = "llvm.alloca"(%191) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %193 = "llvm.getelementptr"(%153, %162) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%193, %192, %190, %155, %187, %193, %155)[^bb6] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32) -> ()
  ^bb5:  // pred: ^bb1
    %194 = "llvm.load"(%163) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %195 = "llvm.sext"(%194) : (i16) -> i32
    %196 = "llvm.shl"(%195, %107) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %197 = "llvm.or"(%196, %107) <{isDisjoint}> : (i32, i32) -> i32
    %198 = "llvm.alloca"(%197) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %199 = "llvm.add"(%195, %107) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %200 = "llvm.alloca"(%199) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %201 = "llvm.getelementptr"(%153, %162) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %202 = "llvm.intr.smax"(%164, %113) : (i32, i32) -> i32
    %203 = "llvm.getelementptr"(%201, %202) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %204 = "llvm.load"(%203) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %205 = "llvm.load"(%201) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %206 = "llvm.sext"(%205) : (i16) -> i32
    "llvm.br"(%201, %200, %198, %195, %164, %204, %206)[^bb6] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32) -> ()
  ^bb6(%207: !llvm.ptr, %208: !llvm.ptr, %209: !llvm.ptr, %210: i32, %211: i32, %212: !llvm.ptr, %213: i32):  // 4 preds: ^bb2, ^bb3, ^bb4, ^bb5
    %214 = "llvm.getelementptr"(%148, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %215 = "llvm.load"(%214) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %216 = "llvm.icmp"(%213, %115) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%216)[^bb7, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %217 = "llvm.shl"(%213, %107) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %218 = "llvm.getelementptr"(%212, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %219 = "llvm.intr.smax"(%217, %107) : (i32, i32) -> i32
    %220 = "llvm.and"(%219, %107) : (i32, i32) -> i32
    %221 = "llvm.icmp"(%219, %107) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%221, %115)[^bb19, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb8:  // pred: ^bb7
    %222 = "llvm.and"(%219, %116) : (i32, i32) -> i32
    "llvm.br"(%115, %115)[^bb9] : (i32, i32) -> ()
  ^bb9(%223: i32, %224: i32):  // 2 preds: ^bb8, ^bb17
    %225 = "llvm.or"(%223, %107) <{isDisjoint}> : (i32, i32) -> i32
    %226 = "llvm.mul"(%225, %211) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %227 = "llvm.getelementptr"(%218, %226) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%211)[^bb12, ^bb10, ^bb11] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb10:  // pred: ^bb9
    %228 = "llvm.load"(%227) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%228)[^bb13] : (i64) -> ()
  ^bb11:  // pred: ^bb9
    %229 = "llvm.load"(%227) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %230 = "llvm.sext"(%229) : (i32) -> i64
    "llvm.br"(%230)[^bb13] : (i64) -> ()
  ^bb12:  // pred: ^bb9
    %231 = "llvm.load"(%227) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %232 = "llvm.sext"(%231) : (i16) -> i64
    "llvm.br"(%232)[^bb13] : (i64) -> ()
  ^bb13(%233: i64):  // 3 preds: ^bb10, ^bb11, ^bb12
    %234 = "llvm.getelementptr"(%209, %223) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%233, %234) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %235 = "llvm.add"(%223, %117) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %236 = "llvm.mul"(%235, %211) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %237 = "llvm.getelementptr"(%218, %236) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%211)[^bb16, ^bb15, ^bb14] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    %238 = "llvm.load"(%237) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %239 = "llvm.sext"(%238) : (i32) -> i64
    "llvm.br"(%239)[^bb17] : (i64) -> ()
  ^bb15:  // pred: ^bb13
    %240 = "llvm.load"(%237) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%240)[^bb17] : (i64) -> ()
  ^bb16:  // pred: ^bb13
    %241 = "llvm.load"(%237) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %242 = "llvm.sext"(%241) : (i16) -> i64
    "llvm.br"(%242)[^bb17] : (i64) -> ()
  ^bb17(%243: i64):  // 3 preds: ^bb14, ^bb15, ^bb16
    %244 = "llvm.getelementptr"(%209, %225) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%243, %244) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %245 = "llvm.add"(%224, %117) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %246 = "llvm.icmp"(%245, %222) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%246, %235, %245)[^bb18, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
  ^bb18:  // pred: ^bb17
    %247 = "llvm.icmp"(%220, %115) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%247, %235)[^bb24, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb19(%248: i32):  // 2 preds: ^bb7, ^bb18
    %249 = "llvm.icmp"(%220, %115) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.intr.assume"(%249) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %250 = "llvm.add"(%248, %107) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %251 = "llvm.mul"(%250, %211) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %252 = "llvm.getelementptr"(%218, %251) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%211)[^bb22, ^bb21, ^bb20] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb20:  // pred: ^bb19
    %253 = "llvm.load"(%252) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %254 = "llvm.sext"(%253) : (i32) -> i64
    "llvm.br"(%254)[^bb23] : (i64) -> ()
  ^bb21:  // pred: ^bb19
    %255 = "llvm.load"(%252) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%255)[^bb23] : (i64) -> ()
  ^bb22:  // pred: ^bb19
    %256 = "llvm.load"(%252) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %257 = "llvm.sext"(%256) : (i16) -> i64
    "llvm.br"(%257)[^bb23] : (i64) -> ()
  ^bb23(%258: i64):  // 3 preds: ^bb20, ^bb21, ^bb22
    %259 = "llvm.getelementptr"(%209, %248) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%258, %259) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb24] : () -> ()
  ^bb24:  // 3 preds: ^bb6, ^bb18, ^bb23
    %260 = "llvm.getelementptr"(%212, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%211)[^bb27, ^bb25, ^bb26] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb25:  // pred: ^bb24
    %261 = "llvm.load"(%260) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %262 = "llvm.trunc"(%261) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%262)[^bb28] : (i32) -> ()
  ^bb26:  // pred: ^bb24
    %263 = "llvm.load"(%260) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%263)[^bb28] : (i32) -> ()
  ^bb27:  // pred: ^bb24
    %264 = "llvm.load"(%260) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %265 = "llvm.sext"(%264) : (i16) -> i32
    "llvm.br"(%265)[^bb28] : (i32) -> ()
  ^bb28(%266: i32):  // 3 preds: ^bb25, ^bb26, ^bb27
    %267 = "llvm.getelementptr"(%212, %113) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %268 = "llvm.load"(%267) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %269 = "llvm.ptrtoint"(%268) : (!llvm.ptr) -> i32
    %270 = "llvm.mul"(%215, %266) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %271 = "llvm.add"(%270, %269) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %272 = "llvm.inttoptr"(%271) : (i32) -> !llvm.ptr
    "llvm.store"(%272, %141) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %273 = "llvm.getelementptr"(%141, %113) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%107, %273) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %274 = "llvm.getelementptr"(%141, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%115, %274) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %275 = "llvm.getelementptr"(%141, %114) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%213, %275) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %276 = "llvm.getelementptr"(%141, %111) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %277 = "llvm.getelementptr"(%148, %113) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %278 = "llvm.load"(%277) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%278, %276) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %279 = "llvm.getelementptr"(%141, %118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%209, %279) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %280 = "llvm.getelementptr"(%141, %119) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %281 = "llvm.getelementptr"(%209, %213) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%281, %280) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %282 = "llvm.getelementptr"(%141, %120) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%121, %282) <{alignment = 4 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %283 = "llvm.icmp"(%210, %115) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%283, %122)[^bb29, ^bb34] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb29:  // pred: ^bb28
    %284 = "llvm.and"(%210, %107) : (i32, i32) -> i32
    %285 = "llvm.icmp"(%210, %107) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%285, %210, %122, %122)[^bb33, ^bb30] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, i64, i64) -> ()
  ^bb30:  // pred: ^bb29
    %286 = "llvm.and"(%210, %116) : (i32, i32) -> i32
    "llvm.br"(%210, %122, %122, %115)[^bb31] : (i32, i64, i64, i32) -> ()
  ^bb31(%287: i32, %288: i64, %289: i64, %290: i32):  // 2 preds: ^bb30, ^bb31
    %291 = "llvm.add"(%287, %112) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %292 = "llvm.getelementptr"(%208, %291) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%289, %292) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %293 = "llvm.getelementptr"(%209, %291) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %294 = "llvm.load"(%293) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %295 = "llvm.intr.umax"(%294, %122) : (i64, i64) -> i64
    %296 = "llvm.mul"(%295, %289) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %297 = "llvm.mul"(%294, %288) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %298 = "llvm.add"(%287, %123) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %299 = "llvm.getelementptr"(%208, %298) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%296, %299) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %300 = "llvm.getelementptr"(%209, %298) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %301 = "llvm.load"(%300) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %302 = "llvm.intr.umax"(%301, %122) : (i64, i64) -> i64
    %303 = "llvm.mul"(%302, %296) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %304 = "llvm.mul"(%301, %297) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %305 = "llvm.add"(%290, %117) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %306 = "llvm.icmp"(%305, %286) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%306, %298, %304, %303, %305)[^bb32, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, i32, i64, i64, i32) -> ()
  ^bb32:  // pred: ^bb31
    %307 = "llvm.icmp"(%284, %115) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%307, %304, %298, %304, %303)[^bb34, ^bb33] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, i64, i32, i64, i64) -> ()
  ^bb33(%308: i32, %309: i64, %310: i64):  // 2 preds: ^bb29, ^bb32
    %311 = "llvm.icmp"(%284, %115) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.intr.assume"(%311) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %312 = "llvm.add"(%308, %112) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %313 = "llvm.getelementptr"(%208, %312) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%310, %313) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %314 = "llvm.getelementptr"(%209, %312) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %315 = "llvm.load"(%314) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %316 = "llvm.mul"(%315, %309) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%316)[^bb34] : (i64) -> ()
  ^bb34(%317: i64):  // 3 preds: ^bb28, ^bb32, ^bb33
    "llvm.cond_br"(%156, %207)[^bb36, ^bb35] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb35:  // pred: ^bb34
    %318 = "llvm.getelementptr"(%153, %162) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %319 = "llvm.intr.smax"(%211, %113) : (i32, i32) -> i32
    %320 = "llvm.getelementptr"(%318, %319) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %321 = "llvm.load"(%320) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%321)[^bb36] : (!llvm.ptr) -> ()
  ^bb36(%322: !llvm.ptr):  // 2 preds: ^bb34, ^bb35
    %323 = "llvm.icmp"(%322, %124) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%323, %125)[^bb38, ^bb37] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i1) -> ()
  ^bb37:  // pred: ^bb36
    %324 = "llvm.load"(%322) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %325 = "llvm.icmp"(%324, %124) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.br"(%325)[^bb38] : (i1) -> ()
  ^bb38(%326: i1):  // 2 preds: ^bb36, ^bb37
    %327 = "llvm.icmp"(%317, %121) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %328 = "llvm.select"(%326, %327, %126) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%328)[^bb39, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb39:  // pred: ^bb38
    "llvm.call"(%138, %151, %124, %140, %121) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%112)[^bb77] : (i32) -> ()
  ^bb40:  // pred: ^bb38
    %329 = "llvm.icmp"(%arg15, %124) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%329)[^bb58, ^bb41] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb41:  // pred: ^bb40
    %330 = "llvm.load"(%arg15) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%330, %124)[^bb44, ^bb42, ^bb43] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb42:  // pred: ^bb41
    %331 = "llvm.getelementptr"(%arg15, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %332 = "llvm.load"(%331) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %333 = "llvm.getelementptr"(%332, %119) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%333)[^bb44] : (!llvm.ptr) -> ()
  ^bb43:  // pred: ^bb41
    %334 = "llvm.getelementptr"(%arg15, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %335 = "llvm.load"(%334) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%335)[^bb44] : (!llvm.ptr) -> ()
  ^bb44(%336: !llvm.ptr):  // 3 preds: ^bb41, ^bb42, ^bb43
    %337 = "llvm.getelementptr"(%336, %114) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %338 = "llvm.load"(%337) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %339 = "llvm.icmp"(%338, %213) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%339)[^bb45, ^bb47] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb45:  // pred: ^bb44
    "llvm.cond_br"(%216)[^bb46, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb46:  // pred: ^bb45
    %340 = "llvm.getelementptr"(%336, %118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %341 = "llvm.load"(%340) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%115)[^bb49] : (i32) -> ()
  ^bb47:  // pred: ^bb44
    %342 = "llvm.sext"(%213) : (i32) -> i64
    "llvm.call"(%127, %151, %arg15, %128, %342) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%112)[^bb77] : (i32) -> ()
  ^bb48:  // pred: ^bb49
    %343 = "llvm.add"(%345, %107) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %344 = "llvm.icmp"(%343, %213) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%344, %343)[^bb51, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb49(%345: i32):  // 2 preds: ^bb46, ^bb48
    %346 = "llvm.getelementptr"(%209, %345) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %347 = "llvm.load"(%346) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %348 = "llvm.getelementptr"(%341, %345) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %349 = "llvm.load"(%348) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %350 = "llvm.icmp"(%349, %347) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%350)[^bb48, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb50:  // pred: ^bb49
    "llvm.call"(%127, %151, %arg15, %129, %347) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%112)[^bb77] : (i32) -> ()
  ^bb51:  // pred: ^bb48
    %351 = "llvm.load"(%336) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %352 = "llvm.getelementptr"(%336, %120) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %353 = "llvm.load"(%352) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %354 = "llvm.trunc"(%353) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %355 = "llvm.getelementptr"(%351, %354) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %356 = "llvm.icmp"(%317, %121) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%356, %115, %115)[^bb77, ^bb53] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb52:  // pred: ^bb45
    %357 = "llvm.load"(%336) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %358 = "llvm.getelementptr"(%336, %120) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %359 = "llvm.load"(%358) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %360 = "llvm.trunc"(%359) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %361 = "llvm.getelementptr"(%357, %360) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %362 = "llvm.icmp"(%317, %121) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%362, %115, %361)[^bb77, ^bb56] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb53(%363: i32):  // 2 preds: ^bb51, ^bb55
    %364 = "llvm.getelementptr"(%209, %363) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %365 = "llvm.load"(%364) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %366 = "llvm.icmp"(%365, %122) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%366)[^bb54, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // pred: ^bb53
    %367 = "llvm.getelementptr"(%281, %363) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %368 = "llvm.load"(%367) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %369 = "llvm.getelementptr"(%208, %363) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %370 = "llvm.load"(%369) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %371 = "llvm.icmp"(%368, %370) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%371)[^bb55, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb55:  // 2 preds: ^bb53, ^bb54
    %372 = "llvm.add"(%363, %107) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %373 = "llvm.icmp"(%372, %213) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%373, %355, %372)[^bb56, ^bb53] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb56(%374: !llvm.ptr):  // 2 preds: ^bb52, ^bb55
    %375 = "llvm.trunc"(%317) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %376 = "llvm.mul"(%215, %375) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.intr.memmove"(%374, %272, %376) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%115)[^bb77] : (i32) -> ()
  ^bb57:  // pred: ^bb54
    "llvm.call"(%215, %213, %209, %272, %281, %355, %208) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_copy_strided, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 7, 0>}> : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%115)[^bb77] : (i32) -> ()
  ^bb58:  // pred: ^bb40
    "llvm.intr.memset"(%142, %130, %114) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %377 = "llvm.load"(%arg12) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %378 = "llvm.icmp"(%377, %124) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%378, %arg12, %159, %157, %377)[^bb59, ^bb70] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb59:  // pred: ^bb58
    %379 = "llvm.load"(%159) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %380 = "llvm.icmp"(%379, %124) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%380, %143, %379)[^bb60, ^bb72] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, !llvm.ptr) -> ()
  ^bb60:  // pred: ^bb59
    %381 = "llvm.trunc"(%317) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %382 = "llvm.mul"(%215, %381) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %383 = "llvm.add"(%382, %107) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %384 = "llvm.call"(%124, %383) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @realloc, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%384, %142) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %385 = "llvm.icmp"(%384, %124) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%385)[^bb61, ^bb62] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb61:  // pred: ^bb60
    "llvm.call"(%138, %151, %124, %139, %121) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%112)[^bb77] : (i32) -> ()
  ^bb62:  // pred: ^bb60
    %386 = "llvm.icmp"(%317, %121) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%386)[^bb69, ^bb63] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb63:  // pred: ^bb62
    "llvm.cond_br"(%216, %115)[^bb64, ^bb67] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb64(%387: i32):  // 2 preds: ^bb63, ^bb66
    %388 = "llvm.getelementptr"(%209, %387) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %389 = "llvm.load"(%388) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %390 = "llvm.icmp"(%389, %122) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%390)[^bb65, ^bb66] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb65:  // pred: ^bb64
    %391 = "llvm.getelementptr"(%281, %387) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %392 = "llvm.load"(%391) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %393 = "llvm.getelementptr"(%208, %387) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %394 = "llvm.load"(%393) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %395 = "llvm.icmp"(%392, %394) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%395)[^bb66, ^bb68] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb66:  // 2 preds: ^bb64, ^bb65
    %396 = "llvm.add"(%387, %107) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %397 = "llvm.icmp"(%396, %213) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%397, %396)[^bb67, ^bb64] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb67:  // 2 preds: ^bb63, ^bb66
    "llvm.intr.memmove"(%384, %272, %382) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb69] : () -> ()
  ^bb68:  // pred: ^bb65
    "llvm.call"(%215, %213, %209, %272, %281, %384, %208) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_copy_strided, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 7, 0>}> : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb69] : () -> ()
  ^bb69:  // 3 preds: ^bb62, ^bb67, ^bb68
    "llvm.store"(%384, %141) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%208, %280) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%142, %160, %158, %384)[^bb70] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb70(%398: !llvm.ptr, %399: !llvm.ptr, %400: !llvm.ptr, %401: !llvm.ptr):  // 2 preds: ^bb58, ^bb69
    "llvm.store"(%124, %143) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %402 = "llvm.load"(%132) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %403 = "llvm.call"(%402, %401, %133, %134, %400) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    %404 = "llvm.icmp"(%403, %115) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%404, %112)[^bb71, ^bb74] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb71:  // pred: ^bb70
    %405 = "llvm.load"(%400) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%405, %399) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%398, %405)[^bb72] : (!llvm.ptr, !llvm.ptr) -> ()
  ^bb72(%406: !llvm.ptr, %407: !llvm.ptr):  // 2 preds: ^bb59, ^bb71
    "llvm.store"(%124, %406) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %408 = "llvm.load"(%135) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %409 = "llvm.call"(%408, %407, %141, %143) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %410 = "llvm.icmp"(%409, %115) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%410, %409)[^bb73, ^bb74] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb73:  // pred: ^bb72
    %411 = "llvm.load"(%143) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%136, %arg14) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %412 = "llvm.getelementptr"(%arg14, %113) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%115, %412) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %413 = "llvm.getelementptr"(%arg14, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%411, %413) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %414 = "llvm.getelementptr"(%arg14, %114) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%115, %414) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%115)[^bb74] : (i32) -> ()
  ^bb74(%415: i32):  // 3 preds: ^bb70, ^bb72, ^bb73
    %416 = "llvm.load"(%158) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %417 = "llvm.icmp"(%416, %124) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%417)[^bb76, ^bb75] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb75:  // pred: ^bb74
    %418 = "llvm.load"(%137) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %419 = "llvm.call"(%418, %416) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb76] : () -> ()
  ^bb76:  // 2 preds: ^bb74, ^bb75
    %420 = "llvm.load"(%142) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%420) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%415)[^bb77] : (i32) -> ()
  ^bb77(%421: i32):  // 9 preds: ^bb39, ^bb47, ^bb50, ^bb51, ^bb52, ^bb56, ^bb57, ^bb61, ^bb76
    "llvm.return"(%421) : (i32) -> ()
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

