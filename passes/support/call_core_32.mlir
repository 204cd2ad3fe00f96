// Made of runtime/call/tvm_call.c by `make core`: do not edit.
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<10 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str", unnamed_addr = 0 : i64, value = "TypeError\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<5 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_1", unnamed_addr = 0 : i64, value = "%lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.struct<"mlir_abi_32.union.anon.0", (struct<"mlir_abi_32.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2316 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2317 = "llvm.mlir.zero"() : () -> !llvm.struct<"mlir_abi_32.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %2318 = "llvm.mlir.zero"() : () -> !llvm.struct<"mlir_abi_32.union.anon.0", (struct<"mlir_abi_32.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>
    "llvm.return"(%2318) : (!llvm.struct<"mlir_abi_32.union.anon.0", (struct<"mlir_abi_32.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>) -> ()
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
    %2314 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2315 = "llvm.mlir.zero"() : () -> !llvm.array<6 x ptr>
    "llvm.return"(%2315) : (!llvm.array<6 x ptr>) -> ()
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
  ^bb0(%arg68: !llvm.ptr, %arg69: !llvm.ptr, %arg70: !llvm.ptr, %arg71: i32, %arg72: !llvm.ptr):
    %1634 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1635 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1636 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1637 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1638 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1639 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1640 = "llvm.mlir.constant"() <{value = 48 : i32}> : () -> i32
    %1641 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1642 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1643 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1644 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1645 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1646 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1647 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %1648 = "llvm.mlir.constant"() <{value = 108 : i32}> : () -> i32
    %1649 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1650 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1651 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1652 = "llvm.mlir.constant"() <{value = 3.4028234663852886E+38 : f64}> : () -> f64
    %1653 = "llvm.mlir.constant"() <{value = 1.7976931348623157E+308 : f64}> : () -> f64
    %1654 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1655 = "llvm.mlir.constant"() <{value = 3.3895313892515355E+38 : f64}> : () -> f64
    %1656 = "llvm.mlir.constant"() <{value = 6.550400e+04 : f64}> : () -> f64
    %1657 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1658 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1659 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1660 = "llvm.mlir.constant"() <{value = 14 : i32}> : () -> i32
    %1661 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1662 = "llvm.mlir.constant"() <{value = -1023 : i32}> : () -> i32
    %1663 = "llvm.mlir.constant"() <{value = 1024 : i32}> : () -> i32
    %1664 = "llvm.mlir.constant"() <{value = -32768 : i16}> : () -> i16
    %1665 = "llvm.mlir.constant"() <{value = 52 : i32}> : () -> i32
    %1666 = "llvm.mlir.constant"() <{value = 4503599627370495 : i64}> : () -> i64
    %1667 = "llvm.mlir.constant"() <{value = 4503599627370496 : i64}> : () -> i64
    %1668 = "llvm.mlir.constant"() <{value = 51 : i32}> : () -> i32
    %1669 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1670 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1671 = "llvm.mlir.constant"() <{value = 9007199254740991 : i64}> : () -> i64
    %1672 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1673 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1674 = "llvm.mlir.constant"() <{value = 32768 : i64}> : () -> i64
    %1675 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1676 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1677 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1678 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1679 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1680 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1681 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %1682 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1683 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %1684 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1685 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1686 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1687 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1688 = "llvm.mlir.constant"() <{value = 44 : i32}> : () -> i32
    %1689 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1690 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1691 = "llvm.alloca"(%1634) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %1692 = "llvm.alloca"(%1634) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>}> : (i32) -> !llvm.ptr
    %1693 = "llvm.alloca"(%1634) <{alignment = 8 : i64, elem_type = !llvm.array<1056 x i8>}> : (i32) -> !llvm.ptr
    %1694 = "llvm.alloca"(%1634) <{alignment = 4 : i64, elem_type = !llvm.array<2 x i32>}> : (i32) -> !llvm.ptr
    %1695 = "llvm.alloca"(%1634) <{alignment = 4 : i64, elem_type = !llvm.array<2 x i32>}> : (i32) -> !llvm.ptr
    %1696 = "llvm.alloca"(%1634) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %1697 = "llvm.alloca"(%1634) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1698 = "llvm.alloca"(%1634) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Call", (ptr, ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1699 = "llvm.load"(%1635) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1700 = "llvm.icmp"(%1699, %1636) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1700)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1701 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1702 = "llvm.icmp"(%1701, %1636) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1702, %1637)[^bb2, ^bb166] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1703 = "llvm.getelementptr"(%arg68, %1638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1704 = "llvm.load"(%1703) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1705 = "llvm.getelementptr"(%arg68, %1639) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1706 = "llvm.load"(%1705) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1707 = "llvm.add"(%1706, %1704) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1708 = "llvm.icmp"(%arg71, %1707) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1709 = "llvm.icmp"(%arg71, %1704) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1710 = "llvm.or"(%1709, %1708) : (i1, i1) -> i1
    "llvm.cond_br"(%1710)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1711 = "llvm.getelementptr"(%arg68, %1640) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1712 = "llvm.load"(%1711) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1713 = "llvm.getelementptr"(%arg68, %1712) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1714 = "llvm.sext"(%arg71) : (i32) -> i64
    "llvm.call"(%1641, %1713, %1642, %1643, %1714) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1637)[^bb166] : (i32) -> ()
  ^bb4:  // pred: ^bb2
    %1715 = "llvm.getelementptr"(%arg68, %1644) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1716 = "llvm.load"(%1715) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1717 = "llvm.add"(%1716, %1634) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1718 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1719 = "llvm.alloca"(%1717) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1720 = "llvm.icmp"(%1706, %1636) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1721 = "llvm.and"(%1720, %1708) : (i1, i1) -> i1
    %1722 = "llvm.getelementptr"(%arg70, %1704) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1723 = "llvm.select"(%1721, %1722, %1642) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1724 = "llvm.getelementptr"(%arg68, %1645) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1725 = "llvm.load"(%1724) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1726 = "llvm.add"(%1725, %1634) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1727 = "llvm.alloca"(%1726) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1728 = "llvm.getelementptr"(%arg68, %1646) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1729 = "llvm.load"(%1728) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1730 = "llvm.add"(%1729, %1638) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1731 = "llvm.alloca"(%1730) <{alignment = 16 : i64, elem_type = i8}> : (i32) -> !llvm.ptr
    "llvm.store"(%arg68, %1698) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1732 = "llvm.getelementptr"(%1698, %1646) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1719, %1732) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1733 = "llvm.getelementptr"(%1698, %1644) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1731, %1733) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1734 = "llvm.getelementptr"(%1698, %1639) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1727, %1734) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1735 = "llvm.icmp"(%1704, %1636) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1735)[^bb5, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1736 = "llvm.getelementptr"(%arg68, %1647) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1737 = "llvm.load"(%1736) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1738 = "llvm.getelementptr"(%arg68, %1737) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1738, %1636)[^bb6] : (!llvm.ptr, i32) -> ()
  ^bb6(%1739: !llvm.ptr, %1740: i32):  // 2 preds: ^bb5, ^bb9
    %1741 = "llvm.load"(%1739) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1742 = "llvm.icmp"(%1741, %1648) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1743 = "llvm.getelementptr"(%arg70, %1740) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%1742)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %1744 = "llvm.getelementptr"(%1739, %1638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1745 = "llvm.getelementptr"(%1739, %1646) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1746 = "llvm.load"(%1745) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1747 = "llvm.getelementptr"(%1719, %1746) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1743, %1747) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1744)[^bb9] : (!llvm.ptr) -> ()
  ^bb8:  // pred: ^bb6
    %1748 = "llvm.call"(%1698, %1739, %1743) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1749 = "llvm.icmp"(%1748, %1642) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1749, %1637, %1748)[^bb165, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb9(%1750: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %1751 = "llvm.add"(%1740, %1634) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1752 = "llvm.icmp"(%1751, %1704) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1752, %1750, %1751)[^bb10, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb10:  // 2 preds: ^bb4, ^bb9
    %1753 = "llvm.getelementptr"(%arg68, %1649) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1754 = "llvm.load"(%1753) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1755 = "llvm.getelementptr"(%arg68, %1754) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1756 = "llvm.load"(%1715) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1757 = "llvm.icmp"(%1756, %1636) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1757)[^bb11, ^bb111] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1758 = "llvm.getelementptr"(%1696, %1645) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1759 = "llvm.getelementptr"(%1695, %1646) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1760 = "llvm.getelementptr"(%1694, %1646) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1636)[^bb12] : (i32) -> ()
  ^bb12(%1761: i32):  // 2 preds: ^bb11, ^bb110
    %1762 = "llvm.getelementptr"(%1755, %1761) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1763 = "llvm.load"(%1732) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1764 = "llvm.getelementptr"(%1763, %1761) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1765 = "llvm.load"(%1764) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1766 = "llvm.load"(%1698) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1767 = "llvm.getelementptr"(%1762, %1650) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1768 = "llvm.load"(%1767) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1769 = "llvm.load"(%1762) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1770 = "llvm.load"(%1765) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1769)[^bb78, ^bb13, ^bb62] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[97, 102]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb13:  // pred: ^bb12
    "llvm.switch"(%1770, %1766, %1634)[^bb61, ^bb14, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i32) -> ()
  ^bb14:  // pred: ^bb13
    %1771 = "llvm.getelementptr"(%1765, %1644) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1772 = "llvm.load"(%1771) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1773 = "llvm.getelementptr"(%1772, %1645) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1773)[^bb16] : (!llvm.ptr) -> ()
  ^bb15:  // pred: ^bb13
    %1774 = "llvm.getelementptr"(%1765, %1644) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1775 = "llvm.load"(%1774) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1776 = "llvm.icmp"(%1775, %1642) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1776, %1766, %1634, %1775)[^bb61, ^bb16] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb16(%1777: !llvm.ptr):  // 2 preds: ^bb14, ^bb15
    %1778 = "llvm.load"(%1733) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1779 = "llvm.getelementptr"(%1762, %1639) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1780 = "llvm.load"(%1779) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1781 = "llvm.getelementptr"(%1778, %1780) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1782 = "llvm.getelementptr"(%1762, %1638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1783 = "llvm.load"(%1782) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1784 = "llvm.icmp"(%1783, %1636) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1784, %1781)[^bb17, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb17:  // pred: ^bb16
    %1785 = "llvm.getelementptr"(%1762, %1676) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1786 = "llvm.load"(%1785) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1787 = "llvm.getelementptr"(%1778, %1786) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1788 = "llvm.getelementptr"(%1777, %1639) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1789 = "llvm.load"(%1788) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1790 = "llvm.load"(%1766) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1790)[^bb19, ^bb20, ^bb18] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb18:  // pred: ^bb17
    "llvm.store"(%1789, %1781) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb19:  // pred: ^bb17
    %1791 = "llvm.trunc"(%1789) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%1791, %1781) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb20:  // pred: ^bb17
    %1792 = "llvm.sext"(%1789) : (i32) -> i64
    "llvm.store"(%1792, %1781) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb21:  // 3 preds: ^bb18, ^bb19, ^bb20
    %1793 = "llvm.load"(%1766) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1794 = "llvm.intr.smax"(%1793, %1646) : (i32, i32) -> i32
    %1795 = "llvm.getelementptr"(%1781, %1794) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1787, %1795) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1787)[^bb22] : (!llvm.ptr) -> ()
  ^bb22(%1796: !llvm.ptr):  // 2 preds: ^bb16, ^bb21
    %1797 = "llvm.load"(%1766) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1798 = "llvm.icmp"(%1797, %1644) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1798)[^bb23, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb23:  // pred: ^bb22
    %1799 = "llvm.call"(%1766, %1762, %1777, %1796) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1799)[^bb47] : (i32) -> ()
  ^bb24:  // pred: ^bb22
    %1800 = "llvm.getelementptr"(%1777, %1638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1801 = "llvm.load"(%1800) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1802 = "llvm.getelementptr"(%1762, %1646) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1803 = "llvm.load"(%1802) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1804 = "llvm.icmp"(%1801, %1803) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1804, %1651)[^bb25, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb25:  // pred: ^bb24
    %1805 = "llvm.getelementptr"(%1777, %1639) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1806 = "llvm.load"(%1805) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1807 = "llvm.load"(%1782) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1808 = "llvm.icmp"(%1807, %1636) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1808)[^bb26, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb26:  // pred: ^bb25
    %1809 = "llvm.icmp"(%1806, %1678) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1809, %1677)[^bb46, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb27:  // pred: ^bb25
    %1810 = "llvm.icmp"(%1806, %1807) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1810, %1677)[^bb28, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb28:  // 2 preds: ^bb26, ^bb27
    %1811 = "llvm.getelementptr"(%1762, %1647) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1812 = "llvm.load"(%1811) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1813 = "llvm.getelementptr"(%1766, %1812) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1814 = "llvm.getelementptr"(%1777, %1676) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1815 = "llvm.load"(%1814) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1816 = "llvm.icmp"(%1806, %1636) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1816, %1636, %1679)[^bb29, ^bb41] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb29:  // pred: ^bb28
    %1817 = "llvm.getelementptr"(%1813, %1644) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1818 = "llvm.getelementptr"(%1762, %1680) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1819 = "llvm.getelementptr"(%1817, %1806) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1820 = "llvm.getelementptr"(%1777, %1645) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1821 = "llvm.getelementptr"(%1762, %1645) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1822 = "llvm.getelementptr"(%1796, %1644) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1636, %1806, %1669, %1636)[^bb30] : (i32, i32, i64, i32) -> ()
  ^bb30(%1823: i32, %1824: i32, %1825: i64, %1826: i32):  // 2 preds: ^bb29, ^bb39
    %1827 = "llvm.add"(%1824, %1637) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1828 = "llvm.getelementptr"(%1815, %1827) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1829 = "llvm.load"(%1828) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1830 = "llvm.load"(%1818) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1831 = "llvm.icmp"(%1830, %1636) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1831, %1825)[^bb32, ^bb31] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb31:  // pred: ^bb30
    %1832 = "llvm.getelementptr"(%1819, %1827) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1833 = "llvm.load"(%1832) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1833)[^bb32] : (i64) -> ()
  ^bb32(%1834: i64):  // 2 preds: ^bb30, ^bb31
    %1835 = "llvm.icmp"(%1834, %1681) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1836 = "llvm.select"(%1835, %1834, %1825) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1808)[^bb34, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb33:  // pred: ^bb32
    %1837 = "llvm.getelementptr"(%1813, %1824) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1838 = "llvm.load"(%1837) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1839 = "llvm.icmp"(%1838, %1681) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1840 = "llvm.icmp"(%1838, %1829) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1841 = "llvm.select"(%1839, %1679, %1840) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1841, %1646)[^bb34, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb34:  // 2 preds: ^bb32, ^bb33
    %1842 = "llvm.icmp"(%1829, %1669) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1842, %1826, %1836)[^bb35, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb35:  // pred: ^bb34
    %1843 = "llvm.load"(%1820) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1844 = "llvm.icmp"(%1843, %1642) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1844, %1826, %1836)[^bb39, ^bb36] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb36:  // pred: ^bb35
    %1845 = "llvm.getelementptr"(%1843, %1827) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1846 = "llvm.load"(%1845) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1847 = "llvm.icmp"(%1846, %1834) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1848 = "llvm.or"(%1835, %1847) : (i1, i1) -> i1
    %1849 = "llvm.select"(%1847, %1826, %1682) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1850 = "llvm.select"(%1847, %1836, %1846) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1848, %1849, %1850)[^bb39, ^bb37] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb37:  // pred: ^bb36
    %1851 = "llvm.load"(%1821) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1852 = "llvm.icmp"(%1851, %1636) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1853 = "llvm.icmp"(%1846, %1672) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1854 = "llvm.or"(%1853, %1852) : (i1, i1) -> i1
    "llvm.cond_br"(%1854, %1826, %1846)[^bb39, ^bb38] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb38:  // pred: ^bb37
    "llvm.br"(%1683, %1672)[^bb39] : (i32, i64) -> ()
  ^bb39(%1855: i32, %1856: i64):  // 5 preds: ^bb34, ^bb35, ^bb36, ^bb37, ^bb38
    %1857 = "llvm.shl"(%1824, %1677) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1858 = "llvm.getelementptr"(%1822, %1857) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1829, %1858) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1859 = "llvm.add"(%1824, %1806) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %1860 = "llvm.shl"(%1859, %1677) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1861 = "llvm.getelementptr"(%1822, %1860) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1856, %1861) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1862 = "llvm.icmp"(%1829, %1672) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1863 = "llvm.zext"(%1862) : (i1) -> i32
    %1864 = "llvm.or"(%1823, %1863) : (i32, i32) -> i32
    %1865 = "llvm.intr.umax"(%1829, %1669) : (i64, i64) -> i64
    %1866 = "llvm.mul"(%1865, %1825) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1867 = "llvm.icmp"(%1824, %1634) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1867, %1864, %1827, %1866, %1855)[^bb30, ^bb40] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i32, i32, i64, i32) -> ()
  ^bb40:  // pred: ^bb39
    %1868 = "llvm.icmp"(%1864, %1636) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%1855, %1868)[^bb41] : (i32, i1) -> ()
  ^bb41(%1869: i32, %1870: i1):  // 2 preds: ^bb28, ^bb40
    %1871 = "llvm.getelementptr"(%1777, %1646) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1872 = "llvm.load"(%1871) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1872, %1644)[^bb46, ^bb42, ^bb42, ^bb42] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb42:  // 3 preds: ^bb41, ^bb41, ^bb41
    %1873 = "llvm.load"(%1777) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1874 = "llvm.ptrtoint"(%1873) : (!llvm.ptr) -> i32
    %1875 = "llvm.getelementptr"(%1777, %1649) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1876 = "llvm.load"(%1875) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1877 = "llvm.trunc"(%1876) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1878 = "llvm.add"(%1877, %1874) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1879 = "llvm.load"(%1813) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1880 = "llvm.getelementptr"(%1762, %1644) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1881 = "llvm.load"(%1880) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1882 = "llvm.trunc"(%1879) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1883 = "llvm.mul"(%1881, %1882) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1884 = "llvm.sub"(%1878, %1883) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%1884, %1796) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1885 = "llvm.getelementptr"(%1796, %1646) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1884, %1885) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1886 = "llvm.getelementptr"(%1796, %1644) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1887 = "llvm.load"(%1813) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%1887, %1886) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%1870)[^bb45, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb43:  // pred: ^bb42
    %1888 = "llvm.getelementptr"(%1777, %1645) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1889 = "llvm.load"(%1888) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1890 = "llvm.icmp"(%1889, %1642) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1890, %1636)[^bb46, ^bb44] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb44:  // pred: ^bb43
    "llvm.intr.memcpy"(%1696, %1777, %1647) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.store"(%1642, %1758) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1891 = "llvm.call"(%1766, %1762, %1696, %1796) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1891)[^bb46] : (i32) -> ()
  ^bb45:  // pred: ^bb42
    %1892 = "llvm.getelementptr"(%1762, %1649) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1893 = "llvm.load"(%1892) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1894 = "llvm.add"(%1893, %1637) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1895 = "llvm.and"(%1894, %1884) : (i32, i32) -> i32
    %1896 = "llvm.icmp"(%1895, %1636) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1897 = "llvm.select"(%1896, %1869, %1657) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%1897)[^bb46] : (i32) -> ()
  ^bb46(%1898: i32):  // 8 preds: ^bb24, ^bb26, ^bb27, ^bb33, ^bb41, ^bb43, ^bb44, ^bb45
    "llvm.br"(%1898)[^bb47] : (i32) -> ()
  ^bb47(%1899: i32):  // 2 preds: ^bb23, ^bb46
    %1900 = "llvm.icmp"(%1899, %1636) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1901 = "llvm.load"(%1698) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.cond_br"(%1900, %1901, %1899)[^bb48, ^bb61] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb48:  // pred: ^bb47
    %1902 = "llvm.load"(%1733) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1903 = "llvm.getelementptr"(%1901, %1665) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1904 = "llvm.load"(%1903) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1905 = "llvm.icmp"(%1761, %1904) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1905)[^bb59, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb49:  // pred: ^bb48
    %1906 = "llvm.getelementptr"(%1901, %1649) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1907 = "llvm.load"(%1906) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1908 = "llvm.getelementptr"(%1901, %1907) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1909 = "llvm.icmp"(%1761, %1636) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1909)[^bb59, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb50:  // pred: ^bb49
    %1910 = "llvm.getelementptr"(%1908, %1761) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1911 = "llvm.getelementptr"(%1910, %1645) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1636)[^bb51] : (i32) -> ()
  ^bb51(%1912: i32):  // 2 preds: ^bb50, ^bb58
    %1913 = "llvm.getelementptr"(%1908, %1912) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1914 = "llvm.load"(%1913) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1915 = "llvm.icmp"(%1914, %1684) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1915)[^bb52, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb52:  // pred: ^bb51
    %1916 = "llvm.load"(%1911) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1917 = "llvm.icmp"(%1916, %1651) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1917)[^bb54, ^bb53] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb53:  // pred: ^bb52
    %1918 = "llvm.getelementptr"(%1913, %1645) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1919 = "llvm.load"(%1918) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1920 = "llvm.icmp"(%1919, %1651) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1920)[^bb54, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // 2 preds: ^bb52, ^bb53
    %1921 = "llvm.call"(%1901, %1910, %1902, %1694) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1922 = "llvm.icmp"(%1921, %1636) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1922)[^bb59, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb55:  // pred: ^bb54
    %1923 = "llvm.call"(%1901, %1913, %1902, %1695) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1924 = "llvm.icmp"(%1923, %1636) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1924)[^bb58, ^bb56] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb56:  // pred: ^bb55
    %1925 = "llvm.load"(%1694) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1926 = "llvm.load"(%1759) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1927 = "llvm.icmp"(%1925, %1926) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1927)[^bb57, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb57:  // pred: ^bb56
    %1928 = "llvm.load"(%1695) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1929 = "llvm.load"(%1760) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1930 = "llvm.icmp"(%1928, %1929) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1930)[^bb60, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb58:  // 5 preds: ^bb51, ^bb53, ^bb55, ^bb56, ^bb57
    %1931 = "llvm.add"(%1912, %1634) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1932 = "llvm.icmp"(%1931, %1761) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1932, %1931)[^bb59, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb59:  // 4 preds: ^bb48, ^bb49, ^bb54, ^bb58
    "llvm.br"()[^bb110] : () -> ()
  ^bb60:  // pred: ^bb57
    "llvm.br"(%1901, %1639)[^bb61] : (!llvm.ptr, i32) -> ()
  ^bb61(%1933: !llvm.ptr, %1934: i32):  // 4 preds: ^bb13, ^bb15, ^bb47, ^bb60
    %1935 = "llvm.getelementptr"(%1766, %1768) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1934, %1935, %1765, %1762, %1933) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1637)[^bb165] : (i32) -> ()
  ^bb62:  // pred: ^bb12
    %1936 = "llvm.add"(%1770, %1637) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1937 = "llvm.icmp"(%1936, %1651) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1937)[^bb64, ^bb63] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb63:  // pred: ^bb62
    "llvm.switch"(%1770, %1634)[^bb106, ^bb65, ^bb101, ^bb102] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[3, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb64:  // pred: ^bb62
    %1938 = "llvm.getelementptr"(%1765, %1644) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1939 = "llvm.load"(%1938) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1940 = "llvm.sitofp"(%1939) : (i64) -> f64
    "llvm.br"(%1940)[^bb66] : (f64) -> ()
  ^bb65:  // pred: ^bb63
    %1941 = "llvm.getelementptr"(%1765, %1644) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1942 = "llvm.load"(%1941) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%1942)[^bb66] : (f64) -> ()
  ^bb66(%1943: f64):  // 2 preds: ^bb64, ^bb65
    %1944 = "llvm.load"(%1733) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1945 = "llvm.getelementptr"(%1762, %1639) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1946 = "llvm.load"(%1945) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1947 = "llvm.getelementptr"(%1944, %1946) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1948 = "llvm.getelementptr"(%1762, %1644) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1949 = "llvm.load"(%1948) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1949)[^bb68, ^bb67, ^bb69] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb67:  // pred: ^bb66
    "llvm.store"(%1943, %1947) <{alignment = 1 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"()[^bb110] : () -> ()
  ^bb68:  // pred: ^bb66
    %1950 = "llvm.getelementptr"(%1762, %1646) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1951 = "llvm.load"(%1950) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1952 = "llvm.and"(%1951, %1654) : (i32, i32) -> i32
    %1953 = "llvm.icmp"(%1952, %1646) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1954 = "llvm.select"(%1953, %1655, %1656) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %1955 = "llvm.intr.fabs"(%1943) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %1956 = "llvm.fcmp"(%1955, %1954) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %1957 = "llvm.fcmp"(%1955, %1653) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %1958 = "llvm.and"(%1957, %1956) : (i1, i1) -> i1
    "llvm.cond_br"(%1958)[^bb109, ^bb71] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb69:  // pred: ^bb66
    %1959 = "llvm.intr.fabs"(%1943) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %1960 = "llvm.fcmp"(%1959, %1652) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %1961 = "llvm.fcmp"(%1959, %1653) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %1962 = "llvm.and"(%1960, %1961) : (i1, i1) -> i1
    "llvm.cond_br"(%1962)[^bb109, ^bb70] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb70:  // pred: ^bb69
    %1963 = "llvm.fptrunc"(%1943) : (f64) -> f32
    "llvm.store"(%1963, %1947) <{alignment = 1 : i64, ordering = 0 : i64}> : (f32, !llvm.ptr) -> ()
    "llvm.br"()[^bb110] : () -> ()
  ^bb71:  // pred: ^bb68
    %1964 = "llvm.select"(%1953, %1657, %1658) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1965 = "llvm.bitcast"(%1943) : (f64) -> i64
    %1966 = "llvm.lshr"(%1965, %1659) : (i64, i64) -> i64
    %1967 = "llvm.bitcast"(%1955) : (f64) -> i64
    %1968 = "llvm.sub"(%1660, %1964) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1969 = "llvm.shl"(%1637, %1968) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1970 = "llvm.add"(%1969, %1651) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1971 = "llvm.lshr"(%1967, %1661) : (i64, i64) -> i64
    %1972 = "llvm.trunc"(%1971) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %1973 = "llvm.add"(%1972, %1662) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1974 = "llvm.zext"(%1964) <{nonNeg}> : (i32) -> i64
    %1975 = "llvm.icmp"(%1973, %1663) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1975)[^bb72, ^bb73] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb72:  // pred: ^bb71
    %1976 = "llvm.xor"(%1964, %1675) : (i32, i32) -> i32
    %1977 = "llvm.shl"(%1637, %1976) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1978 = "llvm.xor"(%1977, %1637) : (i32, i32) -> i32
    %1979 = "llvm.zext"(%1978) <{nonNeg}> : (i32) -> i64
    %1980 = "llvm.shl"(%1979, %1974) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1981 = "llvm.and"(%1966, %1674) : (i64, i64) -> i64
    %1982 = "llvm.or"(%1980, %1981) : (i64, i64) -> i64
    %1983 = "llvm.and"(%1967, %1666) : (i64, i64) -> i64
    %1984 = "llvm.icmp"(%1983, %1672) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1985 = "llvm.add"(%1964, %1637) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1986 = "llvm.shl"(%1634, %1985) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1987 = "llvm.zext"(%1986) <{nonNeg}> : (i32) -> i64
    %1988 = "llvm.select"(%1984, %1672, %1987) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1989 = "llvm.or"(%1982, %1988) : (i64, i64) -> i64
    %1990 = "llvm.trunc"(%1989) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%1990)[^bb77] : (i16) -> ()
  ^bb73:  // pred: ^bb71
    %1991 = "llvm.trunc"(%1966) <{overflowFlags = 2 : i32}> : (i64) -> i16
    %1992 = "llvm.and"(%1991, %1664) : (i16, i16) -> i16
    %1993 = "llvm.icmp"(%1973, %1970) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %1994 = "llvm.sub"(%1970, %1973) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1995 = "llvm.select"(%1993, %1994, %1636) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1996 = "llvm.sub"(%1995, %1964) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1997 = "llvm.icmp"(%1996, %1651) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1997, %1992)[^bb77, ^bb74] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i16) -> ()
  ^bb74:  // pred: ^bb73
    %1998 = "llvm.add"(%1996, %1665) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1999 = "llvm.and"(%1967, %1666) : (i64, i64) -> i64
    %2000 = "llvm.or"(%1999, %1667) <{isDisjoint}> : (i64, i64) -> i64
    %2001 = "llvm.add"(%1996, %1668) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2002 = "llvm.zext"(%2001) <{nonNeg}> : (i32) -> i64
    %2003 = "llvm.shl"(%1669, %2002) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %2004 = "llvm.zext"(%1998) <{nonNeg}> : (i32) -> i64
    %2005 = "llvm.lshr"(%2000, %2004) : (i64, i64) -> i64
    %2006 = "llvm.shl"(%1670, %2002) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2007 = "llvm.add"(%2006, %1671) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %2008 = "llvm.and"(%2007, %2000) : (i64, i64) -> i64
    %2009 = "llvm.icmp"(%2008, %2003) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2009, %1634)[^bb76, ^bb75] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb75:  // pred: ^bb74
    %2010 = "llvm.icmp"(%2008, %2003) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2011 = "llvm.and"(%2005, %1669) : (i64, i64) -> i64
    %2012 = "llvm.icmp"(%2011, %1672) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2013 = "llvm.select"(%2010, %2012, %1673) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %2014 = "llvm.zext"(%2013) : (i1) -> i32
    "llvm.br"(%2014)[^bb76] : (i32) -> ()
  ^bb76(%2015: i32):  // 2 preds: ^bb74, ^bb75
    %2016 = "llvm.zext"(%2015) <{nonNeg}> : (i32) -> i64
    %2017 = "llvm.sub"(%1973, %1970) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2018 = "llvm.select"(%1993, %1636, %2017) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2019 = "llvm.zext"(%2018) : (i32) -> i64
    %2020 = "llvm.and"(%1966, %1674) : (i64, i64) -> i64
    %2021 = "llvm.shl"(%2019, %1974) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2022 = "llvm.add"(%2005, %2021) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2023 = "llvm.add"(%2022, %2016) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2024 = "llvm.or"(%2023, %2020) : (i64, i64) -> i64
    %2025 = "llvm.trunc"(%2024) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%2025)[^bb77] : (i16) -> ()
  ^bb77(%2026: i16):  // 3 preds: ^bb72, ^bb73, ^bb76
    "llvm.store"(%2026, %1947) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb110] : () -> ()
  ^bb78:  // pred: ^bb12
    %2027 = "llvm.add"(%1770, %1637) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2028 = "llvm.icmp"(%2027, %1651) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2028)[^bb79, ^bb95] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb79:  // pred: ^bb78
    %2029 = "llvm.getelementptr"(%1765, %1644) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2030 = "llvm.load"(%2029) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2031 = "llvm.load"(%1733) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2032 = "llvm.getelementptr"(%1762, %1639) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2033 = "llvm.load"(%2032) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2034 = "llvm.getelementptr"(%2031, %2033) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2035 = "llvm.getelementptr"(%1762, %1644) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2036 = "llvm.load"(%2035) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2036)[^bb82, ^bb80, ^bb83, ^bb81] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 8, 4]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb80:  // pred: ^bb79
    %2037 = "llvm.trunc"(%2030) <{overflowFlags = 0 : i32}> : (i64) -> i8
    "llvm.store"(%2037, %2034) <{alignment = 1 : i64, ordering = 0 : i64}> : (i8, !llvm.ptr) -> ()
    "llvm.br"()[^bb84] : () -> ()
  ^bb81:  // pred: ^bb79
    %2038 = "llvm.trunc"(%2030) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%2038, %2034) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb84] : () -> ()
  ^bb82:  // pred: ^bb79
    %2039 = "llvm.trunc"(%2030) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%2039, %2034) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb84] : () -> ()
  ^bb83:  // pred: ^bb79
    "llvm.store"(%2030, %2034) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb84] : () -> ()
  ^bb84:  // 4 preds: ^bb80, ^bb81, ^bb82, ^bb83
    %2040 = "llvm.load"(%2032) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2041 = "llvm.getelementptr"(%2031, %2040) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2042 = "llvm.load"(%2041) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %2043 = "llvm.zext"(%2042) : (i8) -> i64
    %2044 = "llvm.load"(%1762) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2045 = "llvm.icmp"(%2044, %1686) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2045)[^bb85, ^bb86] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb85:  // pred: ^bb84
    %2046 = "llvm.and"(%2043, %1669) : (i64, i64) -> i64
    "llvm.br"(%2046)[^bb94] : (i64) -> ()
  ^bb86:  // pred: ^bb84
    %2047 = "llvm.load"(%2035) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2048 = "llvm.icmp"(%2047, %1634) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2048, %2043)[^bb87, ^bb91] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb87:  // pred: ^bb86
    "llvm.switch"(%2047)[^bb90, ^bb88, ^bb89] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb88:  // pred: ^bb87
    %2049 = "llvm.load"(%2041) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%2049)[^bb91] : (i64) -> ()
  ^bb89:  // pred: ^bb87
    %2050 = "llvm.load"(%2041) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2051 = "llvm.sext"(%2050) : (i32) -> i64
    "llvm.br"(%2051)[^bb91] : (i64) -> ()
  ^bb90:  // pred: ^bb87
    %2052 = "llvm.load"(%2041) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %2053 = "llvm.sext"(%2052) : (i16) -> i64
    "llvm.br"(%2053)[^bb91] : (i64) -> ()
  ^bb91(%2054: i64):  // 4 preds: ^bb86, ^bb88, ^bb89, ^bb90
    %2055 = "llvm.shl"(%2047, %1677) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2056 = "llvm.sub"(%1678, %2055) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2057 = "llvm.icmp"(%2044, %1685) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2058 = "llvm.zext"(%2056) : (i32) -> i64
    "llvm.cond_br"(%2057)[^bb92, ^bb93] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb92:  // pred: ^bb91
    %2059 = "llvm.lshr"(%1687, %2058) : (i64, i64) -> i64
    %2060 = "llvm.and"(%2054, %2059) : (i64, i64) -> i64
    "llvm.br"(%2060)[^bb94] : (i64) -> ()
  ^bb93:  // pred: ^bb91
    %2061 = "llvm.shl"(%2054, %2058) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2062 = "llvm.ashr"(%2061, %2058) <{isExact}> : (i64, i64) -> i64
    "llvm.br"(%2062)[^bb94] : (i64) -> ()
  ^bb94(%2063: i64):  // 3 preds: ^bb85, ^bb92, ^bb93
    %2064 = "llvm.icmp"(%2063, %2030) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2064)[^bb108, ^bb109] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb95:  // pred: ^bb78
    "llvm.switch"(%1770, %1634)[^bb106, ^bb96, ^bb101, ^bb102] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[78, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb96:  // pred: ^bb95
    %2065 = "llvm.getelementptr"(%1765, %1644) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2066 = "llvm.load"(%2065) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2067 = "llvm.getelementptr"(%2066, %1645) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2068 = "llvm.icmp"(%1769, %1685) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2068)[^bb97, ^bb109] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb97:  // pred: ^bb96
    %2069 = "llvm.getelementptr"(%1762, %1644) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2070 = "llvm.load"(%2069) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2071 = "llvm.icmp"(%2070, %1644) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2071)[^bb98, ^bb109] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb98:  // pred: ^bb97
    %2072 = "llvm.load"(%2067) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2073 = "llvm.icmp"(%2072, %1670) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2073)[^bb99, ^bb109] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb99:  // pred: ^bb98
    %2074 = "llvm.getelementptr"(%2066, %1650) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2075 = "llvm.load"(%2074) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2076 = "llvm.icmp"(%2075, %1672) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2076)[^bb100, ^bb109] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb100:  // pred: ^bb99
    %2077 = "llvm.load"(%1733) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2078 = "llvm.getelementptr"(%1762, %1639) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2079 = "llvm.load"(%2078) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2080 = "llvm.getelementptr"(%2077, %2079) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2081 = "llvm.getelementptr"(%2066, %1680) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2082 = "llvm.load"(%2081) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%2082, %2080) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb110] : () -> ()
  ^bb101:  // 2 preds: ^bb63, ^bb95
    %2083 = "llvm.getelementptr"(%1765, %1644) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2084 = "llvm.load"(%2083) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2085 = "llvm.getelementptr"(%2084, %1645) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%2085)[^bb103] : (!llvm.ptr) -> ()
  ^bb102:  // 2 preds: ^bb63, ^bb95
    %2086 = "llvm.getelementptr"(%1765, %1644) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2087 = "llvm.load"(%2086) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2088 = "llvm.icmp"(%2087, %1642) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2088, %1634, %2087)[^bb106, ^bb103] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb103(%2089: !llvm.ptr):  // 2 preds: ^bb101, ^bb102
    %2090 = "llvm.getelementptr"(%2089, %1638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2091 = "llvm.load"(%2090) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2092 = "llvm.getelementptr"(%1762, %1646) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2093 = "llvm.load"(%2092) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2094 = "llvm.icmp"(%2091, %2093) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2094, %1651)[^bb104, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb104:  // pred: ^bb103
    %2095 = "llvm.getelementptr"(%2089, %1639) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2096 = "llvm.load"(%2095) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2097 = "llvm.icmp"(%2096, %1636) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2097, %1651)[^bb105, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb105:  // pred: ^bb104
    %2098 = "llvm.getelementptr"(%2089, %1646) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2099 = "llvm.load"(%2098) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2099, %1644)[^bb106, ^bb107, ^bb107, ^bb107] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb106(%2100: i32):  // 6 preds: ^bb63, ^bb95, ^bb102, ^bb103, ^bb104, ^bb105
    %2101 = "llvm.getelementptr"(%1766, %1768) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%2100, %2101, %1765, %1762, %1766) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1637)[^bb165] : (i32) -> ()
  ^bb107:  // 3 preds: ^bb105, ^bb105, ^bb105
    %2102 = "llvm.load"(%1733) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2103 = "llvm.getelementptr"(%1762, %1639) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2104 = "llvm.load"(%2103) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2105 = "llvm.getelementptr"(%2102, %2104) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2106 = "llvm.load"(%2089) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2107 = "llvm.getelementptr"(%2089, %1649) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2108 = "llvm.load"(%2107) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2109 = "llvm.trunc"(%2108) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2110 = "llvm.getelementptr"(%2106, %2109) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2111 = "llvm.getelementptr"(%1762, %1644) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2112 = "llvm.load"(%2111) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.memcpy"(%2105, %2110, %2112) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb110] : () -> ()
  ^bb108:  // pred: ^bb94
    %2113 = "llvm.icmp"(%2044, %1685) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2114 = "llvm.icmp"(%2030, %1672) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %2115 = "llvm.and"(%2114, %2113) : (i1, i1) -> i1
    "llvm.cond_br"(%2115)[^bb109, ^bb110] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb109:  // 8 preds: ^bb68, ^bb69, ^bb94, ^bb96, ^bb97, ^bb98, ^bb99, ^bb108
    %2116 = "llvm.getelementptr"(%1766, %1768) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1689, %2116, %1765, %1690, %1672) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1637)[^bb165] : (i32) -> ()
  ^bb110:  // 7 preds: ^bb59, ^bb67, ^bb70, ^bb77, ^bb100, ^bb107, ^bb108
    %2117 = "llvm.add"(%1761, %1634) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2118 = "llvm.load"(%1715) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2119 = "llvm.icmp"(%2117, %2118) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2119, %2117)[^bb12, ^bb111] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb111:  // 2 preds: ^bb10, ^bb110
    %2120 = "llvm.getelementptr"(%arg68, %1688) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2121 = "llvm.load"(%2120) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2122 = "llvm.getelementptr"(%arg68, %2121) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2123 = "llvm.getelementptr"(%arg68, %1676) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2124 = "llvm.load"(%2123) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2125 = "llvm.icmp"(%2124, %1636) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2125, %1636)[^bb112, ^bb120] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb112(%2126: i32):  // 2 preds: ^bb111, ^bb119
    %2127 = "llvm.getelementptr"(%2122, %2126) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Condition", (struct<"mlir_abi_32.struct.Sum", (i32, i32)>, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2128 = "llvm.getelementptr"(%2127, %1646) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2129 = "llvm.load"(%2128) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2130 = "llvm.getelementptr"(%arg68, %2129) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2131 = "llvm.getelementptr"(%2127, %1639) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2132 = "llvm.load"(%2131) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2133 = "llvm.sext"(%2132) : (i32) -> i64
    %2134 = "llvm.icmp"(%2132, %1636) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2135 = "llvm.load"(%2127) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2136 = "llvm.icmp"(%2135, %1636) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2134)[^bb114, ^bb113] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb113:  // pred: ^bb112
    "llvm.cond_br"(%2136, %1636, %1672)[^bb117, ^bb119] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb114:  // pred: ^bb112
    "llvm.cond_br"(%2136, %1636, %1672, %1672)[^bb115, ^bb116] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i64, i64) -> ()
  ^bb115(%2137: i32, %2138: i64):  // 2 preds: ^bb114, ^bb115
    %2139 = "llvm.getelementptr"(%2130, %2137) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2140 = "llvm.call"(%arg68, %1731, %2139) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %2141 = "llvm.load"(%2139) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2142 = "llvm.mul"(%2141, %2140) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2143 = "llvm.add"(%2142, %2138) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2144 = "llvm.add"(%2137, %1634) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2145 = "llvm.icmp"(%2144, %2135) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2145, %2143, %2144, %2143)[^bb116, ^bb115] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i64) -> ()
  ^bb116(%2146: i64):  // 2 preds: ^bb114, ^bb115
    %2147 = "llvm.getelementptr"(%2127, %1644) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2148 = "llvm.load"(%2147) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2149 = "llvm.icmp"(%2148, %1636) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2150 = "llvm.icmp"(%2146, %1687) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %2151 = "llvm.icmp"(%2146, %1672) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2152 = "llvm.select"(%2149, %2151, %2150) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2152)[^bb119, ^bb122] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb117(%2153: i32, %2154: i64):  // 2 preds: ^bb113, ^bb117
    %2155 = "llvm.getelementptr"(%2130, %2153) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2156 = "llvm.call"(%arg68, %1731, %2155) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %2157 = "llvm.srem"(%2156, %2133) : (i64, i64) -> i64
    %2158 = "llvm.load"(%2155) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2159 = "llvm.srem"(%2158, %2133) : (i64, i64) -> i64
    %2160 = "llvm.mul"(%2159, %2157) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2161 = "llvm.add"(%2160, %2154) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2162 = "llvm.srem"(%2161, %2133) : (i64, i64) -> i64
    %2163 = "llvm.add"(%2153, %1634) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2164 = "llvm.icmp"(%2163, %2135) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2164, %2163, %2162)[^bb118, ^bb117] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb118:  // pred: ^bb117
    %2165 = "llvm.icmp"(%2162, %1672) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2165)[^bb119, ^bb122] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb119:  // 3 preds: ^bb113, ^bb116, ^bb118
    %2166 = "llvm.add"(%2126, %1634) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2167 = "llvm.icmp"(%2166, %2124) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2167, %2166)[^bb120, ^bb112] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb120:  // 2 preds: ^bb111, ^bb119
    %2168 = "llvm.icmp"(%1723, %1642) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %2169 = "llvm.icmp"(%1706, %1636) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %2170 = "llvm.and"(%2168, %2169) : (i1, i1) -> i1
    "llvm.cond_br"(%2170)[^bb121, ^bb160] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb121:  // pred: ^bb120
    %2171 = "llvm.getelementptr"(%arg68, %1680) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2172 = "llvm.load"(%2171) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2173 = "llvm.getelementptr"(%arg68, %2172) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2174 = "llvm.getelementptr"(%1692, %1640) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2175 = "llvm.getelementptr"(%1692, %1638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2176 = "llvm.getelementptr"(%1692, %1644) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2177 = "llvm.getelementptr"(%1692, %1649) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2178 = "llvm.getelementptr"(%1692, %1680) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2179 = "llvm.getelementptr"(%1692, %1639) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2180 = "llvm.getelementptr"(%1692, %1676) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2181 = "llvm.getelementptr"(%1692, %1645) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2182 = "llvm.getelementptr"(%1692, %1688) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2183 = "llvm.getelementptr"(%1692, %1647) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2184 = "llvm.getelementptr"(%1693, %1638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2185 = "llvm.getelementptr"(%1692, %1646) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2186 = "llvm.getelementptr"(%1691, %1645) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1636)[^bb123] : (i32) -> ()
  ^bb122:  // 2 preds: ^bb116, ^bb118
    "llvm.call"(%1698, %2127) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_sizes, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1637)[^bb165] : (i32) -> ()
  ^bb123(%2187: i32):  // 2 preds: ^bb121, ^bb159
    %2188 = "llvm.getelementptr"(%1722, %2187) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2189 = "llvm.getelementptr"(%2173, %2187) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memcpy"(%1692, %2189, %1665) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %2190 = "llvm.load"(%2174) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2191 = "llvm.load"(%1692) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2192 = "llvm.icmp"(%2191, %1684) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2192)[^bb125, ^bb124] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb124:  // pred: ^bb123
    "llvm.store"(%1636, %2175) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2193 = "llvm.load"(%2176) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2193, %2177) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb125] : () -> ()
  ^bb125:  // 2 preds: ^bb123, ^bb124
    "llvm.store"(%1636, %2178) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1636, %2179) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1638, %2180) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1634, %2181) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2194 = "llvm.load"(%2182) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2194, %2183) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2195 = "llvm.load"(%2188) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2195, %1634)[^bb158, ^bb127, ^bb126] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb126:  // pred: ^bb125
    %2196 = "llvm.getelementptr"(%2188, %1644) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2197 = "llvm.load"(%2196) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2198 = "llvm.icmp"(%2197, %1642) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2198, %1634, %2197)[^bb158, ^bb128] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb127:  // pred: ^bb125
    %2199 = "llvm.getelementptr"(%2188, %1644) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2200 = "llvm.load"(%2199) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2201 = "llvm.getelementptr"(%2200, %1645) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%2201)[^bb128] : (!llvm.ptr) -> ()
  ^bb128(%2202: !llvm.ptr):  // 2 preds: ^bb126, ^bb127
    %2203 = "llvm.load"(%2175) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2204 = "llvm.icmp"(%2203, %1636) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %2205 = "llvm.load"(%arg68) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%2204, %1693)[^bb129, ^bb134] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb129:  // pred: ^bb128
    %2206 = "llvm.getelementptr"(%2202, %1639) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2207 = "llvm.load"(%2206) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2205)[^bb131, ^bb132, ^bb130] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb130:  // pred: ^bb129
    "llvm.store"(%2207, %1693) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb133] : () -> ()
  ^bb131:  // pred: ^bb129
    %2208 = "llvm.trunc"(%2207) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%2208, %1693) <{alignment = 8 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb133] : () -> ()
  ^bb132:  // pred: ^bb129
    %2209 = "llvm.sext"(%2207) : (i32) -> i64
    "llvm.store"(%2209, %1693) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb133] : () -> ()
  ^bb133:  // 3 preds: ^bb130, ^bb131, ^bb132
    %2210 = "llvm.intr.smax"(%2205, %1646) : (i32, i32) -> i32
    %2211 = "llvm.getelementptr"(%1693, %2210) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2184, %2211) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%2184)[^bb134] : (!llvm.ptr) -> ()
  ^bb134(%2212: !llvm.ptr):  // 2 preds: ^bb128, ^bb133
    %2213 = "llvm.icmp"(%2205, %1644) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2213)[^bb135, ^bb136] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb135:  // pred: ^bb134
    %2214 = "llvm.call"(%arg68, %1692, %2202, %2212) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2214)[^bb157] : (i32) -> ()
  ^bb136:  // pred: ^bb134
    %2215 = "llvm.getelementptr"(%2202, %1638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2216 = "llvm.load"(%2215) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2217 = "llvm.load"(%2185) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2218 = "llvm.icmp"(%2216, %2217) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2218, %1651)[^bb137, ^bb156] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb137:  // pred: ^bb136
    %2219 = "llvm.getelementptr"(%2202, %1639) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2220 = "llvm.load"(%2219) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%2204)[^bb138, ^bb139] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb138:  // pred: ^bb137
    %2221 = "llvm.icmp"(%2220, %1678) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2221, %1677)[^bb156, ^bb140] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb139:  // pred: ^bb137
    %2222 = "llvm.icmp"(%2220, %2203) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2222, %1677)[^bb140, ^bb156] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb140:  // 2 preds: ^bb138, ^bb139
    %2223 = "llvm.getelementptr"(%arg68, %2194) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2224 = "llvm.getelementptr"(%2202, %1676) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2225 = "llvm.load"(%2224) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2226 = "llvm.icmp"(%2220, %1636) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2226, %1636, %1679)[^bb141, ^bb151] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb141:  // pred: ^bb140
    %2227 = "llvm.getelementptr"(%2202, %1645) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2228 = "llvm.getelementptr"(%2212, %1644) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1636, %2220, %1669, %1636)[^bb142] : (i32, i32, i64, i32) -> ()
  ^bb142(%2229: i32, %2230: i32, %2231: i64, %2232: i32):  // 2 preds: ^bb141, ^bb149
    %2233 = "llvm.add"(%2230, %1637) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2234 = "llvm.getelementptr"(%2225, %2233) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2235 = "llvm.load"(%2234) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2236 = "llvm.icmp"(%2231, %1681) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2204)[^bb144, ^bb143] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb143:  // pred: ^bb142
    %2237 = "llvm.getelementptr"(%2223, %2230) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2238 = "llvm.load"(%2237) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2239 = "llvm.icmp"(%2238, %1681) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2240 = "llvm.icmp"(%2238, %2235) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2241 = "llvm.select"(%2239, %1679, %2240) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2241, %1646)[^bb144, ^bb156] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb144:  // 2 preds: ^bb142, ^bb143
    %2242 = "llvm.icmp"(%2235, %1669) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2242, %2232, %2231)[^bb145, ^bb149] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb145:  // pred: ^bb144
    %2243 = "llvm.load"(%2227) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2244 = "llvm.icmp"(%2243, %1642) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2244, %2232, %2231)[^bb149, ^bb146] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb146:  // pred: ^bb145
    %2245 = "llvm.getelementptr"(%2243, %2233) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2246 = "llvm.load"(%2245) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2247 = "llvm.icmp"(%2246, %2231) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2248 = "llvm.or"(%2236, %2247) : (i1, i1) -> i1
    %2249 = "llvm.select"(%2247, %2232, %1682) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.cond_br"(%2248, %2249, %2246)[^bb149, ^bb147] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb147:  // pred: ^bb146
    %2250 = "llvm.icmp"(%2246, %1672) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2250, %2232, %2246)[^bb148, ^bb149] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb148:  // pred: ^bb147
    "llvm.br"(%1683, %1672)[^bb149] : (i32, i64) -> ()
  ^bb149(%2251: i32, %2252: i64):  // 5 preds: ^bb144, ^bb145, ^bb146, ^bb147, ^bb148
    %2253 = "llvm.shl"(%2230, %1677) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2254 = "llvm.getelementptr"(%2228, %2253) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2235, %2254) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2255 = "llvm.add"(%2230, %2220) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %2256 = "llvm.shl"(%2255, %1677) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2257 = "llvm.getelementptr"(%2228, %2256) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2252, %2257) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2258 = "llvm.icmp"(%2235, %1672) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2259 = "llvm.zext"(%2258) : (i1) -> i32
    %2260 = "llvm.or"(%2229, %2259) : (i32, i32) -> i32
    %2261 = "llvm.intr.umax"(%2235, %1669) : (i64, i64) -> i64
    %2262 = "llvm.mul"(%2261, %2231) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2263 = "llvm.icmp"(%2230, %1634) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2263, %2260, %2233, %2262, %2251)[^bb142, ^bb150] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i32, i32, i64, i32) -> ()
  ^bb150:  // pred: ^bb149
    %2264 = "llvm.icmp"(%2260, %1636) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%2251, %2264)[^bb151] : (i32, i1) -> ()
  ^bb151(%2265: i32, %2266: i1):  // 2 preds: ^bb140, ^bb150
    %2267 = "llvm.getelementptr"(%2202, %1646) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2268 = "llvm.load"(%2267) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2268, %1644)[^bb156, ^bb152, ^bb152, ^bb152] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb152:  // 3 preds: ^bb151, ^bb151, ^bb151
    %2269 = "llvm.load"(%2202) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2270 = "llvm.ptrtoint"(%2269) : (!llvm.ptr) -> i32
    %2271 = "llvm.getelementptr"(%2202, %1649) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2272 = "llvm.load"(%2271) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2273 = "llvm.trunc"(%2272) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2274 = "llvm.add"(%2273, %2270) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2275 = "llvm.load"(%2223) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2276 = "llvm.load"(%2176) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2277 = "llvm.trunc"(%2275) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2278 = "llvm.mul"(%2276, %2277) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2279 = "llvm.sub"(%2274, %2278) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%2279, %2212) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2280 = "llvm.getelementptr"(%2212, %1646) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2279, %2280) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2281 = "llvm.getelementptr"(%2212, %1644) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2275, %2281) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%2266)[^bb155, ^bb153] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb153:  // pred: ^bb152
    %2282 = "llvm.getelementptr"(%2202, %1645) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2283 = "llvm.load"(%2282) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2284 = "llvm.icmp"(%2283, %1642) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2284, %1636)[^bb156, ^bb154] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb154:  // pred: ^bb153
    "llvm.intr.memcpy"(%1691, %2202, %1647) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.store"(%1642, %2186) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2285 = "llvm.call"(%arg68, %1692, %1691, %2212) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2285)[^bb156] : (i32) -> ()
  ^bb155:  // pred: ^bb152
    %2286 = "llvm.load"(%2177) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2287 = "llvm.add"(%2286, %1637) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2288 = "llvm.and"(%2287, %2279) : (i32, i32) -> i32
    %2289 = "llvm.icmp"(%2288, %1636) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2290 = "llvm.select"(%2289, %2265, %1657) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%2290)[^bb156] : (i32) -> ()
  ^bb156(%2291: i32):  // 8 preds: ^bb136, ^bb138, ^bb139, ^bb143, ^bb151, ^bb153, ^bb154, ^bb155
    "llvm.br"(%2291)[^bb157] : (i32) -> ()
  ^bb157(%2292: i32):  // 2 preds: ^bb135, ^bb156
    %2293 = "llvm.icmp"(%2292, %1636) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2293, %2292)[^bb159, ^bb158] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb158(%2294: i32):  // 3 preds: ^bb125, ^bb126, ^bb157
    %2295 = "llvm.getelementptr"(%arg68, %2190) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%2294, %2295, %2188, %1692, %arg68) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1637)[^bb165] : (i32) -> ()
  ^bb159:  // pred: ^bb157
    %2296 = "llvm.add"(%2187, %1634) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2297 = "llvm.icmp"(%2296, %1706) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2297, %2296)[^bb123, ^bb160] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb160:  // 2 preds: ^bb120, ^bb159
    %2298 = "llvm.call"(%arg69, %1731, %1697, %1642) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.cond_br"(%1720, %1636)[^bb161, ^bb165] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb161:  // pred: ^bb160
    %2299 = "llvm.getelementptr"(%arg68, %1680) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2300 = "llvm.load"(%2299) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2301 = "llvm.getelementptr"(%arg68, %2300) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2302 = "llvm.getelementptr"(%arg68, %1650) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2303 = "llvm.load"(%2302) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2304 = "llvm.getelementptr"(%arg68, %2303) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2305 = "llvm.load"(%2304) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2306 = "llvm.icmp"(%2305, %1648) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2306)[^bb162, ^bb164] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb162:  // pred: ^bb161
    %2307 = "llvm.load"(%2301) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2308 = "llvm.icmp"(%2307, %1684) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2309 = "llvm.or"(%2168, %2308) : (i1, i1) -> i1
    "llvm.cond_br"(%2309)[^bb164, ^bb163] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb163:  // pred: ^bb162
    %2310 = "llvm.call"(%1698, %2301, %arg72) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2310)[^bb165] : (i32) -> ()
  ^bb164:  // 2 preds: ^bb161, ^bb162
    %2311 = "llvm.call"(%1698, %1723, %arg72) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_results, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2311)[^bb165] : (i32) -> ()
  ^bb165(%2312: i32):  // 9 preds: ^bb8, ^bb61, ^bb106, ^bb109, ^bb122, ^bb158, ^bb160, ^bb163, ^bb164
    "llvm.intr.stackrestore"(%1718) : (!llvm.ptr) -> ()
    "llvm.br"(%2312)[^bb166] : (i32) -> ()
  ^bb166(%2313: i32):  // 3 preds: ^bb1, ^bb3, ^bb165
    "llvm.return"(%2313) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg63: !llvm.ptr, %arg64: !llvm.ptr, %arg65: !llvm.ptr, %arg66: !llvm.ptr, %arg67: i64):
    %1614 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1615 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1616 = "llvm.mlir.constant"() <{value = 484 : i32}> : () -> i32
    %1617 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1618 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1619 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1620 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1621 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1622 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1623 = "llvm.alloca"(%1614) <{alignment = 4 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1624 = "llvm.alloca"(%1614) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%1624, %1615, %1616) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %1625 = "llvm.icmp"(%arg65, %1617) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1625)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%1624, %arg65) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1626 = "llvm.call"(%1617, %1618, %arg66, %arg67) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %1627 = "llvm.add"(%1626, %1614) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1628 = "llvm.alloca"(%1627) <{alignment = 1 : i64, elem_type = i8}> : (i32) -> !llvm.ptr
    %1629 = "llvm.call"(%1628, %1627, %arg66, %arg67) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %1630 = "llvm.getelementptr"(%1624, %1619) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg64, %1623) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1631 = "llvm.getelementptr"(%1623, %1619) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1630, %1631) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1632 = "llvm.getelementptr"(%1623, %1620) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1628, %1632) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1633 = "llvm.load"(%1621) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1633, %arg63, %1623, %1622) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<ptr (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_flatten", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg60: !llvm.ptr, %arg61: !llvm.ptr, %arg62: !llvm.ptr):
    %1514 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1515 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1516 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1517 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1518 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1519 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1520 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1521 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1522 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1523 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1524 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1525 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1526 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1527 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1528 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %1529 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1530 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1531 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1532 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1533 = "llvm.getelementptr"(%1532, %1520) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1534 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1535 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1536 = "llvm.getelementptr"(%1532, %1527) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1537 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_23}> : () -> !llvm.ptr
    %1538 = "llvm.alloca"(%1514) <{alignment = 4 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %1539 = "llvm.alloca"(%1514) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1540 = "llvm.getelementptr"(%arg61, %1515) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1541 = "llvm.load"(%arg60) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1542 = "llvm.getelementptr"(%arg61, %1516) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1543 = "llvm.load"(%1542) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1544 = "llvm.getelementptr"(%1541, %1543) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1545 = "llvm.load"(%arg61) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1545)[^bb1, ^bb2, ^bb3, ^bb5] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[108, 110, 115]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1546 = "llvm.getelementptr"(%arg61, %1520) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1547 = "llvm.getelementptr"(%arg60, %1516) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1521, %1540)[^bb10] : (i32, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1548 = "llvm.getelementptr"(%arg60, %1520) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1549 = "llvm.load"(%1548) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1550 = "llvm.getelementptr"(%arg61, %1520) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1551 = "llvm.load"(%1550) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1552 = "llvm.getelementptr"(%1549, %1551) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg62, %1552) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1540)[^bb21] : (!llvm.ptr) -> ()
  ^bb3:  // pred: ^bb0
    %1553 = "llvm.load"(%arg62) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1554 = "llvm.icmp"(%1553, %1521) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1554, %1540)[^bb21, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%1517, %1544, %arg62, %1525, %1526) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1524)[^bb21] : (!llvm.ptr) -> ()
  ^bb5:  // pred: ^bb0
    %1555 = "llvm.load"(%arg62) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1555, %1517)[^bb7, ^bb6, ^bb6] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[75, 71]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb6:  // 2 preds: ^bb5, ^bb5
    %1556 = "llvm.getelementptr"(%arg62, %1518) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1557 = "llvm.load"(%1556) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1558 = "llvm.getelementptr"(%1557, %1519) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1559 = "llvm.load"(%1558) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1560 = "llvm.getelementptr"(%arg61, %1520) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1561 = "llvm.load"(%1560) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1562 = "llvm.sext"(%1561) : (i32) -> i64
    %1563 = "llvm.icmp"(%1559, %1562) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1563, %1521, %1540, %1522)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, !llvm.ptr, !llvm.ptr) -> ()
  ^bb7(%1564: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    "llvm.call"(%1564, %1544, %arg62, %1525, %1526) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1524)[^bb21] : (!llvm.ptr) -> ()
  ^bb8(%1565: i32, %1566: !llvm.ptr):  // 2 preds: ^bb6, ^bb9
    %1567 = "llvm.load"(%1560) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1568 = "llvm.icmp"(%1565, %1567) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1568, %1566)[^bb9, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb9:  // pred: ^bb8
    %1569 = "llvm.load"(%1556) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1570 = "llvm.getelementptr"(%1569, %1523) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1571 = "llvm.load"(%1570) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1572 = "llvm.getelementptr"(%1571, %1565) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1573 = "llvm.call"(%arg60, %1566, %1572) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1574 = "llvm.add"(%1565, %1514) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1575 = "llvm.icmp"(%1573, %1524) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1575, %1524, %1574, %1573)[^bb21, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb10(%1576: i32, %1577: !llvm.ptr):  // 2 preds: ^bb1, ^bb12
    %1578 = "llvm.load"(%1546) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1579 = "llvm.icmp"(%1576, %1578) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1579)[^bb11, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1580 = "llvm.load"(%1547) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1581 = "llvm.getelementptr"(%1580, %1515) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1581, %1547) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1582 = "llvm.load"(%arg60) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1583 = "llvm.getelementptr"(%1577, %1518) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1584 = "llvm.load"(%1583) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1585 = "llvm.getelementptr"(%1582, %1584) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1586 = "llvm.call"(%arg62, %1544, %1585, %1580) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_get_item, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1587 = "llvm.icmp"(%1586, %1521) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1587, %1524)[^bb12, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %1588 = "llvm.call"(%arg60, %1577, %1580) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1589 = "llvm.add"(%1576, %1514) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1590 = "llvm.icmp"(%1588, %1524) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1590, %1524, %1589, %1588)[^bb21, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb13:  // pred: ^bb10
    %1591 = "llvm.load"(%arg62) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1591)[^bb14, ^bb15, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    "llvm.call"(%1517, %1544, %arg62, %1525, %1526) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb18] : () -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb13
    "llvm.intr.memcpy"(%1538, %arg62, %1515) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %1592 = "llvm.getelementptr"(%1538, %1515) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1518, %1592) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1593 = "llvm.getelementptr"(%1538, %1527) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1521, %1593) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1594 = "llvm.getelementptr"(%1538, %1523) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1524, %1594) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1595 = "llvm.getelementptr"(%1538, %1519) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1521, %1595) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1596 = "llvm.icmp"(%1591, %1528) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1597 = "llvm.select"(%1596, %1529, %1520) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1598 = "llvm.getelementptr"(%1539, %1518) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memset"(%1539, %1530, %1531) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1599 = "llvm.load"(%1533) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1600 = "llvm.getelementptr"(%1534, %1597) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1601 = "llvm.load"(%1600) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1602 = "llvm.call"(%1599, %1601, %1538, %1514, %1539) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %1603 = "llvm.icmp"(%1602, %1521) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1603)[^bb16, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1604 = "llvm.load"(%1539) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1605 = "llvm.icmp"(%1604, %1535) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1605)[^bb17, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // pred: ^bb16
    %1606 = "llvm.load"(%1536) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1607 = "llvm.load"(%1598) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1608 = "llvm.call"(%1606, %1607) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb19] : () -> ()
  ^bb18:  // 2 preds: ^bb14, ^bb15
    "llvm.br"(%1524)[^bb21] : (!llvm.ptr) -> ()
  ^bb19:  // 2 preds: ^bb16, ^bb17
    %1609 = "llvm.load"(%1598) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1610 = "llvm.load"(%1546) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1611 = "llvm.sext"(%1610) : (i32) -> i64
    %1612 = "llvm.icmp"(%1609, %1611) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1612, %1577)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    "llvm.call"(%1522, %1544, %arg62, %1537, %1609) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1524)[^bb21] : (!llvm.ptr) -> ()
  ^bb21(%1613: !llvm.ptr):  // 11 preds: ^bb2, ^bb3, ^bb4, ^bb7, ^bb8, ^bb9, ^bb11, ^bb12, ^bb18, ^bb19, ^bb20
    "llvm.return"(%1613) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse_sizes", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg58: !llvm.ptr, %arg59: !llvm.ptr):
    %1476 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1477 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1478 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1479 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1480 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1481 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %1482 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1483 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1484 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1485 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1486 = "llvm.load"(%arg58) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1487 = "llvm.getelementptr"(%arg59, %1476) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1488 = "llvm.load"(%1487) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1489 = "llvm.getelementptr"(%1486, %1488) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1490 = "llvm.getelementptr"(%arg59, %1477) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1491 = "llvm.load"(%1490) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1492 = "llvm.icmp"(%1491, %1478) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1492, %1479, %1491)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1493 = "llvm.getelementptr"(%1486, %1480) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1494 = "llvm.load"(%1493) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1495 = "llvm.getelementptr"(%1486, %1494) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1496 = "llvm.getelementptr"(%1489, %1481) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1497 = "llvm.load"(%1496) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1498 = "llvm.getelementptr"(%1495, %1497) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1499 = "llvm.getelementptr"(%1498, %1482) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1500 = "llvm.load"(%1499) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1501 = "llvm.getelementptr"(%arg58, %1476) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1502 = "llvm.load"(%1501) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1503 = "llvm.getelementptr"(%1502, %1497) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1504 = "llvm.load"(%1503) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1504, %1500)[^bb2] : (!llvm.ptr, i32) -> ()
  ^bb2(%1505: !llvm.ptr, %1506: i32):  // 2 preds: ^bb0, ^bb1
    %1507 = "llvm.getelementptr"(%1486, %1506) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1508 = "llvm.getelementptr"(%arg58, %1483) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1509 = "llvm.load"(%1508) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1510 = "llvm.call"(%1486, %1509, %1489) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %1511 = "llvm.getelementptr"(%arg59, %1484) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1512 = "llvm.load"(%1511) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1513 = "llvm.getelementptr"(%1486, %1512) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1485, %1507, %1505, %1513, %1510) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_number", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg55: !llvm.ptr, %arg56: !llvm.ptr, %arg57: !llvm.ptr):
    %1361 = "llvm.mlir.constant"() <{value = 102 : i32}> : () -> i32
    %1362 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1363 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1364 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1365 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1366 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1367 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1368 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1369 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1370 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1371 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1372 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1373 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1374 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1375 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_32}> : () -> !llvm.ptr
    %1376 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1377 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1378 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1379 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1380 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1381 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1382 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1383 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1384 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1385 = "llvm.mlir.constant"() <{value = 65535 : i32}> : () -> i32
    %1386 = "llvm.mlir.constant"() <{value = -1 : i16}> : () -> i16
    %1387 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %1388 = "llvm.mlir.constant"() <{value = -1.000000e+00 : f64}> : () -> f64
    %1389 = "llvm.mlir.constant"() <{value = 1023 : i32}> : () -> i32
    %1390 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1391 = "llvm.mlir.constant"() <{value = 0x7FF0000000000000 : f64}> : () -> f64
    %1392 = "llvm.mlir.constant"() <{value = 0x7FF8000000000000 : f64}> : () -> f64
    %1393 = "llvm.load"(%arg56) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1394 = "llvm.icmp"(%1393, %1361) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1395 = "llvm.getelementptr"(%arg55, %1362) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1396 = "llvm.load"(%1395) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1397 = "llvm.getelementptr"(%arg56, %1363) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1398 = "llvm.load"(%1397) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1399 = "llvm.getelementptr"(%1396, %1398) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%1394)[^bb1, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1400 = "llvm.getelementptr"(%arg56, %1362) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1401 = "llvm.load"(%1400) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1401)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %1402 = "llvm.load"(%1399) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%1402)[^bb7] : (f64) -> ()
  ^bb3:  // pred: ^bb1
    %1403 = "llvm.load"(%1399) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %1404 = "llvm.fpext"(%1403) : (f32) -> f64
    "llvm.br"(%1404)[^bb7] : (f64) -> ()
  ^bb4:  // pred: ^bb1
    %1405 = "llvm.load"(%1399) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1406 = "llvm.getelementptr"(%arg56, %1379) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1407 = "llvm.load"(%1406) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1408 = "llvm.and"(%1407, %1381) : (i32, i32) -> i32
    %1409 = "llvm.icmp"(%1408, %1379) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1410 = "llvm.select"(%1409, %1382, %1383) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1411 = "llvm.xor"(%1410, %1384) : (i32, i32) -> i32
    %1412 = "llvm.shl"(%1376, %1411) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1413 = "llvm.xor"(%1412, %1376) : (i32, i32) -> i32
    %1414 = "llvm.zext"(%1405) : (i16) -> i32
    %1415 = "llvm.lshr"(%1414, %1410) : (i32, i32) -> i32
    %1416 = "llvm.and"(%1415, %1413) : (i32, i32) -> i32
    %1417 = "llvm.shl"(%1365, %1410) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1418 = "llvm.add"(%1417, %1385) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1419 = "llvm.and"(%1418, %1414) : (i32, i32) -> i32
    %1420 = "llvm.icmp"(%1405, %1386) <{predicate = 4 : i64}> : (i16, i16) -> i1
    %1421 = "llvm.select"(%1420, %1387, %1388) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %1422 = "llvm.icmp"(%1416, %1413) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1422)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1423 = "llvm.icmp"(%1419, %1380) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1424 = "llvm.fmul"(%1421, %1391) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1425 = "llvm.select"(%1423, %1424, %1392) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    "llvm.br"(%1425)[^bb7] : (f64) -> ()
  ^bb6:  // pred: ^bb4
    %1426 = "llvm.lshr"(%1413, %1365) : (i32, i32) -> i32
    %1427 = "llvm.icmp"(%1416, %1380) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1428 = "llvm.select"(%1427, %1380, %1417) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1429 = "llvm.add"(%1428, %1419) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1430 = "llvm.uitofp"(%1429) <{nonNeg}> : (i32) -> f64
    %1431 = "llvm.fmul"(%1421, %1430) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1432 = "llvm.intr.umax"(%1416, %1365) : (i32, i32) -> i32
    %1433 = "llvm.xor"(%1410, %1389) : (i32, i32) -> i32
    %1434 = "llvm.sub"(%1433, %1426) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1435 = "llvm.add"(%1434, %1432) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1436 = "llvm.zext"(%1435) <{nonNeg}> : (i32) -> i64
    %1437 = "llvm.shl"(%1436, %1390) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1438 = "llvm.bitcast"(%1437) : (i64) -> f64
    %1439 = "llvm.fmul"(%1431, %1438) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    "llvm.br"(%1439)[^bb7] : (f64) -> ()
  ^bb7(%1440: f64):  // 4 preds: ^bb2, ^bb3, ^bb5, ^bb6
    "llvm.store"(%1366, %arg57) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1441 = "llvm.getelementptr"(%arg57, %1379) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1380, %1441) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1442 = "llvm.getelementptr"(%arg57, %1362) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1440, %1442) <{alignment = 4 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"(%1380)[^bb18] : (i32) -> ()
  ^bb8:  // pred: ^bb0
    %1443 = "llvm.load"(%1399) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %1444 = "llvm.zext"(%1443) : (i8) -> i64
    %1445 = "llvm.icmp"(%1393, %1364) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1445)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %1446 = "llvm.and"(%1444, %1377) : (i64, i64) -> i64
    "llvm.br"(%1378, %1446)[^bb17] : (i32, i64) -> ()
  ^bb10:  // pred: ^bb8
    %1447 = "llvm.getelementptr"(%arg56, %1362) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1448 = "llvm.load"(%1447) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1449 = "llvm.icmp"(%1448, %1365) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1449, %1444)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb11:  // pred: ^bb10
    "llvm.switch"(%1448)[^bb14, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb12:  // pred: ^bb11
    %1450 = "llvm.load"(%1399) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1450)[^bb15] : (i64) -> ()
  ^bb13:  // pred: ^bb11
    %1451 = "llvm.load"(%1399) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1452 = "llvm.sext"(%1451) : (i32) -> i64
    "llvm.br"(%1452)[^bb15] : (i64) -> ()
  ^bb14:  // pred: ^bb11
    %1453 = "llvm.load"(%1399) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1454 = "llvm.sext"(%1453) : (i16) -> i64
    "llvm.br"(%1454)[^bb15] : (i64) -> ()
  ^bb15(%1455: i64):  // 4 preds: ^bb10, ^bb12, ^bb13, ^bb14
    %1456 = "llvm.shl"(%1448, %1366) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1457 = "llvm.sub"(%1367, %1456) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1458 = "llvm.icmp"(%1393, %1368) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1459 = "llvm.zext"(%1457) : (i32) -> i64
    %1460 = "llvm.shl"(%1455, %1459) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1461 = "llvm.ashr"(%1460, %1459) <{isExact}> : (i64, i64) -> i64
    %1462 = "llvm.lshr"(%1369, %1459) : (i64, i64) -> i64
    %1463 = "llvm.and"(%1455, %1462) : (i64, i64) -> i64
    %1464 = "llvm.select"(%1458, %1463, %1461) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1465 = "llvm.icmp"(%1464, %1370) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %1466 = "llvm.select"(%1458, %1465, %1371) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1466, %1365, %1464)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb16:  // pred: ^bb15
    %1467 = "llvm.load"(%arg55) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1468 = "llvm.getelementptr"(%arg56, %1372) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1469 = "llvm.load"(%1468) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1470 = "llvm.getelementptr"(%1467, %1469) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1373, %1470, %1374, %1375, %1463) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1376)[^bb18] : (i32) -> ()
  ^bb17(%1471: i32, %1472: i64):  // 2 preds: ^bb9, ^bb15
    "llvm.store"(%1471, %arg57) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1473 = "llvm.getelementptr"(%arg57, %1379) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1380, %1473) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1474 = "llvm.getelementptr"(%arg57, %1362) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1472, %1474) <{alignment = 4 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%1380)[^bb18] : (i32) -> ()
  ^bb18(%1475: i32):  // 3 preds: ^bb7, ^bb16, ^bb17
    "llvm.return"(%1475) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_results", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg52: !llvm.ptr, %arg53: !llvm.ptr, %arg54: !llvm.ptr):
    %1151 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1152 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1153 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1154 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1155 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1156 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1157 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1158 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1159 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1160 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1161 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1162 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1163 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1164 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1165 = "llvm.mlir.constant"() <{value = -559038737 : i32}> : () -> i32
    %1166 = "llvm.inttoptr"(%1165) : (i32) -> !llvm.ptr
    %1167 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %1168 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1169 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1170 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1171 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1172 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1173 = "llvm.getelementptr"(%1172, %1171) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1174 = "llvm.alloca"(%1151) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1175 = "llvm.load"(%arg52) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1176 = "llvm.getelementptr"(%1175, %1152) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1177 = "llvm.load"(%1176) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1178 = "llvm.getelementptr"(%1175, %1177) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1179 = "llvm.getelementptr"(%1175, %1153) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1180 = "llvm.load"(%1179) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1181 = "llvm.getelementptr"(%1175, %1180) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1181, %1174) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1182 = "llvm.getelementptr"(%1175, %1154) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1183 = "llvm.load"(%1182) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1184 = "llvm.alloca"(%1183) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1185 = "llvm.alloca"(%1183) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Block", (ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1186 = "llvm.alloca"(%1183) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1187 = "llvm.icmp"(%1183, %1155) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1187, %1155, %1156)[^bb1, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb1:  // pred: ^bb0
    %1188 = "llvm.getelementptr"(%arg52, %1157) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1189 = "llvm.getelementptr"(%1175, %1158) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1190 = "llvm.getelementptr"(%1175, %1157) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1191 = "llvm.getelementptr"(%arg52, %1159) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1192 = "llvm.shl"(%1183, %1159) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    "llvm.intr.memset"(%1184, %1160, %1192) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    "llvm.br"(%1155)[^bb3] : (i32) -> ()
  ^bb2:  // pred: ^bb30
    %1193 = "llvm.icmp"(%arg53, %1161) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1194 = "llvm.getelementptr"(%arg52, %1157) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1155)[^bb31] : (i32) -> ()
  ^bb3(%1195: i32):  // 2 preds: ^bb1, ^bb30
    %1196 = "llvm.getelementptr"(%1185, %1195) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1161, %1196) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1197 = "llvm.getelementptr"(%1196, %1159) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1161, %1197) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1198 = "llvm.getelementptr"(%1196, %1157) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1161, %1198) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1199 = "llvm.getelementptr"(%1178, %1195) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1200 = "llvm.load"(%1199) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1201 = "llvm.icmp"(%1200, %1162) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1201)[^bb4, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %1202 = "llvm.load"(%1188) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1203 = "llvm.load"(%1189) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1204 = "llvm.getelementptr"(%1175, %1203) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1205 = "llvm.getelementptr"(%1199, %1154) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1206 = "llvm.load"(%1205) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1207 = "llvm.getelementptr"(%1202, %1206) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1208 = "llvm.getelementptr"(%1199, %1163) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1209 = "llvm.load"(%1208) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1210 = "llvm.icmp"(%1209, %1164) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1210, %1207)[^bb6, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb5:  // pred: ^bb4
    %1211 = "llvm.load"(%1175) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1212 = "llvm.intr.smax"(%1211, %1159) : (i32, i32) -> i32
    %1213 = "llvm.getelementptr"(%1207, %1212) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1214 = "llvm.load"(%1213) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1214)[^bb6] : (!llvm.ptr) -> ()
  ^bb6(%1215: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    %1216 = "llvm.load"(%1215) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1217 = "llvm.icmp"(%1195, %1155) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1217, %1155)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb7:  // 2 preds: ^bb6, ^bb13
    %1218 = "llvm.load"(%1190) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1219 = "llvm.icmp"(%1218, %1155) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1219, %1155, %1218, %1164)[^bb14, ^bb19] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i32, i32) -> ()
  ^bb8(%1220: i32):  // 2 preds: ^bb6, ^bb13
    %1221 = "llvm.getelementptr"(%1178, %1220) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1222 = "llvm.load"(%1221) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1223 = "llvm.icmp"(%1222, %1162) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1223)[^bb9, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %1224 = "llvm.getelementptr"(%1221, %1154) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1225 = "llvm.load"(%1224) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1226 = "llvm.getelementptr"(%1202, %1225) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1227 = "llvm.getelementptr"(%1221, %1163) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1228 = "llvm.load"(%1227) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1229 = "llvm.icmp"(%1228, %1164) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1229, %1226)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb10:  // pred: ^bb9
    %1230 = "llvm.load"(%1175) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1231 = "llvm.intr.smax"(%1230, %1159) : (i32, i32) -> i32
    %1232 = "llvm.getelementptr"(%1226, %1231) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1233 = "llvm.load"(%1232) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1233)[^bb11] : (!llvm.ptr) -> ()
  ^bb11(%1234: !llvm.ptr):  // 2 preds: ^bb9, ^bb10
    %1235 = "llvm.load"(%1234) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1236 = "llvm.icmp"(%1235, %1216) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1236)[^bb12, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb12:  // pred: ^bb11
    %1237 = "llvm.load"(%1190) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1238 = "llvm.add"(%1237, %1220) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%1237, %1238)[^bb19] : (i32, i32) -> ()
  ^bb13:  // 2 preds: ^bb8, ^bb11
    %1239 = "llvm.add"(%1220, %1151) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1240 = "llvm.icmp"(%1239, %1195) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1240, %1239)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb14(%1241: i32):  // 2 preds: ^bb7, ^bb18
    %1242 = "llvm.getelementptr"(%1204, %1241) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1243 = "llvm.load"(%1242) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1244 = "llvm.icmp"(%1243, %1162) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1244)[^bb15, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // pred: ^bb14
    %1245 = "llvm.getelementptr"(%1242, %1154) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1246 = "llvm.load"(%1245) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1247 = "llvm.getelementptr"(%1202, %1246) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1248 = "llvm.getelementptr"(%1242, %1163) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1249 = "llvm.load"(%1248) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1250 = "llvm.icmp"(%1249, %1164) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1250, %1247)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb16:  // pred: ^bb15
    %1251 = "llvm.load"(%1175) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1252 = "llvm.intr.smax"(%1251, %1159) : (i32, i32) -> i32
    %1253 = "llvm.getelementptr"(%1247, %1252) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1254 = "llvm.load"(%1253) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1254)[^bb17] : (!llvm.ptr) -> ()
  ^bb17(%1255: !llvm.ptr):  // 2 preds: ^bb15, ^bb16
    %1256 = "llvm.load"(%1255) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1257 = "llvm.icmp"(%1256, %1216) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1257, %1218, %1241)[^bb19, ^bb18] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb18:  // 2 preds: ^bb14, ^bb17
    %1258 = "llvm.add"(%1241, %1151) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1259 = "llvm.icmp"(%1258, %1218) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1259, %1218, %1164, %1258)[^bb19, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i32, i32) -> ()
  ^bb19(%1260: i32, %1261: i32):  // 4 preds: ^bb7, ^bb12, ^bb17, ^bb18
    "llvm.cond_br"(%1210, %1207)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    %1262 = "llvm.load"(%1175) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1263 = "llvm.intr.smax"(%1262, %1159) : (i32, i32) -> i32
    %1264 = "llvm.getelementptr"(%1207, %1263) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1265 = "llvm.load"(%1264) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1265)[^bb21] : (!llvm.ptr) -> ()
  ^bb21(%1266: !llvm.ptr):  // 2 preds: ^bb19, ^bb20
    %1267 = "llvm.load"(%1266) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1268 = "llvm.icmp"(%1261, %1260) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1268)[^bb23, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb22:  // pred: ^bb21
    %1269 = "llvm.sub"(%1261, %1260) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%1269)[^bb29] : (i32) -> ()
  ^bb23:  // pred: ^bb21
    %1270 = "llvm.icmp"(%1261, %1164) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1270)[^bb24, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb24:  // pred: ^bb23
    %1271 = "llvm.load"(%1191) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1272 = "llvm.getelementptr"(%1271, %1261) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1273 = "llvm.load"(%1272) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1274 = "llvm.load"(%1273) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1275 = "llvm.icmp"(%1274, %1167) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1275, %1161)[^bb25, ^bb26] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb25:  // pred: ^bb24
    %1276 = "llvm.getelementptr"(%1273, %1157) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1277 = "llvm.load"(%1276) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1277)[^bb26] : (!llvm.ptr) -> ()
  ^bb26(%1278: !llvm.ptr):  // 2 preds: ^bb24, ^bb25
    "llvm.store"(%1278, %1198) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1195)[^bb29] : (i32) -> ()
  ^bb27:  // pred: ^bb23
    %1279 = "llvm.icmp"(%1267, %1166) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1279, %1195)[^bb29, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb28:  // pred: ^bb27
    "llvm.store"(%1267, %1196) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1195)[^bb29] : (i32) -> ()
  ^bb29(%1280: i32):  // 4 preds: ^bb22, ^bb26, ^bb27, ^bb28
    %1281 = "llvm.getelementptr"(%1185, %1280) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1282 = "llvm.getelementptr"(%1186, %1195) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1281, %1282) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb30] : () -> ()
  ^bb30:  // 2 preds: ^bb3, ^bb29
    %1283 = "llvm.add"(%1195, %1151) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1284 = "llvm.icmp"(%1283, %1183) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1284, %1283)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb31(%1285: i32):  // 2 preds: ^bb2, ^bb36
    %1286 = "llvm.getelementptr"(%arg53, %1285) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1287 = "llvm.select"(%1193, %1161, %1286) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1288 = "llvm.getelementptr"(%1178, %1285) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1289 = "llvm.load"(%1288) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1290 = "llvm.icmp"(%1289, %1162) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1290)[^bb32, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb32:  // pred: ^bb31
    %1291 = "llvm.getelementptr"(%1186, %1285) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1292 = "llvm.load"(%1291) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1293 = "llvm.getelementptr"(%1184, %1285) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1294 = "llvm.call"(%arg52, %1292, %1285, %1293, %1287) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1294)[^bb36] : (i32) -> ()
  ^bb33:  // pred: ^bb31
    %1295 = "llvm.icmp"(%1287, %1161) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1295)[^bb34, ^bb35] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb34:  // pred: ^bb33
    %1296 = "llvm.getelementptr"(%1184, %1285) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1297 = "llvm.call"(%arg52, %1288, %1296) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1297)[^bb36] : (i32) -> ()
  ^bb35:  // pred: ^bb33
    %1298 = "llvm.load"(%1286) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1299 = "llvm.icmp"(%1298, %1167) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1300 = "llvm.getelementptr"(%1286, %1157) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1301 = "llvm.load"(%1300) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1302 = "llvm.select"(%1299, %1168, %1155) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1303 = "llvm.getelementptr"(%1301, %1302) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1304 = "llvm.load"(%1303) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1305 = "llvm.getelementptr"(%1303, %1158) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1306 = "llvm.load"(%1305) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1307 = "llvm.trunc"(%1306) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1308 = "llvm.getelementptr"(%1304, %1307) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1309 = "llvm.load"(%1194) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1310 = "llvm.getelementptr"(%1288, %1154) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1311 = "llvm.load"(%1310) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1312 = "llvm.getelementptr"(%1309, %1311) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1313 = "llvm.getelementptr"(%1288, %1157) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1314 = "llvm.load"(%1313) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.memcpy"(%1308, %1312, %1314) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%1155)[^bb36] : (i32) -> ()
  ^bb36(%1315: i32):  // 3 preds: ^bb32, ^bb34, ^bb35
    %1316 = "llvm.add"(%1285, %1151) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1317 = "llvm.icmp"(%1315, %1155) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1318 = "llvm.icmp"(%1316, %1183) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %1319 = "llvm.select"(%1317, %1169, %1318) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1319, %1315, %1317, %1316)[^bb37, ^bb31] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i1, i32) -> ()
  ^bb37(%1320: i32, %1321: i1):  // 2 preds: ^bb0, ^bb36
    %1322 = "llvm.icmp"(%arg53, %1161) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1323 = "llvm.or"(%1322, %1321) : (i1, i1) -> i1
    "llvm.cond_br"(%1323, %1320)[^bb39, ^bb38] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb38:  // pred: ^bb37
    %1324 = "llvm.call"(%1175, %1174, %1184, %arg54) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_nest, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1324)[^bb39] : (i32) -> ()
  ^bb39(%1325: i32):  // 2 preds: ^bb37, ^bb38
    "llvm.cond_br"(%1187, %1155)[^bb40, ^bb50] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb40(%1326: i32):  // 2 preds: ^bb39, ^bb42
    %1327 = "llvm.getelementptr"(%1184, %1326) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1328 = "llvm.load"(%1327) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1329 = "llvm.icmp"(%1328, %1170) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1329)[^bb41, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb41:  // pred: ^bb40
    %1330 = "llvm.load"(%1173) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1331 = "llvm.getelementptr"(%1327, %1157) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1332 = "llvm.load"(%1331) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1333 = "llvm.call"(%1330, %1332) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb42] : () -> ()
  ^bb42:  // 2 preds: ^bb40, ^bb41
    %1334 = "llvm.add"(%1326, %1151) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1335 = "llvm.icmp"(%1334, %1183) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1335, %1334)[^bb43, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb43:  // pred: ^bb42
    %1336 = "llvm.getelementptr"(%arg52, %1157) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1155)[^bb44] : (i32) -> ()
  ^bb44(%1337: i32):  // 2 preds: ^bb43, ^bb49
    %1338 = "llvm.getelementptr"(%1185, %1337) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1339 = "llvm.getelementptr"(%1338, %1159) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1340 = "llvm.load"(%1339) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1341 = "llvm.icmp"(%1340, %1161) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1341)[^bb46, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb45:  // pred: ^bb44
    %1342 = "llvm.load"(%1173) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1343 = "llvm.call"(%1342, %1340) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb46] : () -> ()
  ^bb46:  // 2 preds: ^bb44, ^bb45
    %1344 = "llvm.load"(%1338) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1344) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1345 = "llvm.getelementptr"(%1178, %1337) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1346 = "llvm.load"(%1345) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1347 = "llvm.icmp"(%1346, %1162) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1347)[^bb47, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb47:  // pred: ^bb46
    %1348 = "llvm.getelementptr"(%1345, %1163) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1349 = "llvm.load"(%1348) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1350 = "llvm.icmp"(%1349, %1155) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1350)[^bb48, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb48:  // pred: ^bb47
    %1351 = "llvm.load"(%1336) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1352 = "llvm.getelementptr"(%1345, %1154) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1353 = "llvm.load"(%1352) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1354 = "llvm.getelementptr"(%1351, %1353) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1355 = "llvm.load"(%1175) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1356 = "llvm.intr.smax"(%1355, %1159) : (i32, i32) -> i32
    %1357 = "llvm.getelementptr"(%1354, %1356) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1358 = "llvm.load"(%1357) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1358) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"()[^bb49] : () -> ()
  ^bb49:  // 3 preds: ^bb46, ^bb47, ^bb48
    %1359 = "llvm.add"(%1337, %1151) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1360 = "llvm.icmp"(%1359, %1183) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1360, %1359)[^bb50, ^bb44] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb50:  // 2 preds: ^bb39, ^bb49
    "llvm.return"(%1325) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_text", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg50: !llvm.ptr, %arg51: !llvm.ptr):
    %1133 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1134 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1135 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1136 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1137 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1138 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1139 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1140 = "llvm.getelementptr"(%1139, %1138) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1141 = "llvm.alloca"(%1133) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Bytes", (ptr, i32)>}> : (i32) -> !llvm.ptr
    "llvm.store"(%arg50, %1141) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1142 = "llvm.getelementptr"(%1141, %1134) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1143 = "llvm.call"(%arg50) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i32
    "llvm.store"(%1143, %1142) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1144 = "llvm.load"(%1135) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1145 = "llvm.icmp"(%1144, %1136) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1145)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1146 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1147 = "llvm.icmp"(%1146, %1136) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1147, %1137)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1148 = "llvm.load"(%1140) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1149 = "llvm.call"(%1148, %1141, %arg51) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1149)[^bb3] : (i32) -> ()
  ^bb3(%1150: i32):  // 2 preds: ^bb1, ^bb2
    "llvm.return"(%1150) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "strlen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_find_functions", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %1091 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1092 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_2}> : () -> !llvm.ptr
    %1093 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1094 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1095 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_symbols}> : () -> !llvm.ptr
    %1096 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1097 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1098 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_NAMES}> : () -> !llvm.ptr
    %1099 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1100 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1101 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_GLOBALS}> : () -> !llvm.ptr
    %1102 = "llvm.getelementptr"(%1097, %1099) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1103 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1104 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1105 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %1106 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1107 = "llvm.alloca"(%1091) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Bytes", (ptr, i32)>}> : (i32) -> !llvm.ptr
    %1108 = "llvm.call"(%1092, %1093) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlopen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1094)[^bb2] : (i32) -> ()
  ^bb1:  // pred: ^bb6
    %1109 = "llvm.getelementptr"(%1107, %1100) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1094)[^bb8] : (i32) -> ()
  ^bb2(%1110: i32):  // 2 preds: ^bb0, ^bb6
    %1111 = "llvm.getelementptr"(%1095, %1110) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1112 = "llvm.load"(%1111) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1113 = "llvm.icmp"(%1112, %1096) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1113)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1114 = "llvm.getelementptr"(%1097, %1110) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1112, %1114) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb6] : () -> ()
  ^bb4:  // pred: ^bb2
    %1115 = "llvm.getelementptr"(%1098, %1110) <{elem_type = !llvm.array<36 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1116 = "llvm.call"(%1108, %1115) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1117 = "llvm.getelementptr"(%1097, %1110) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1116, %1117) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1118 = "llvm.icmp"(%1116, %1096) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1118)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    "llvm.call"(%1115) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_runtime, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%1104)[^bb12] : (i32) -> ()
  ^bb6:  // 2 preds: ^bb3, ^bb4
    %1119 = "llvm.add"(%1110, %1091) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1120 = "llvm.icmp"(%1119, %1099) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1120, %1119)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb7:  // pred: ^bb9
    %1121 = "llvm.add"(%1123, %1091) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1122 = "llvm.icmp"(%1121, %1105) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1122, %1121)[^bb11, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb8(%1123: i32):  // 2 preds: ^bb1, ^bb7
    %1124 = "llvm.getelementptr"(%1101, %1123) <{elem_type = !llvm.array<16 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1124, %1107) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1125 = "llvm.call"(%1124) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i32
    "llvm.store"(%1125, %1109) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1126 = "llvm.load"(%1102) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1127 = "llvm.getelementptr"(%1103, %1123) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1128 = "llvm.call"(%1126, %1107, %1127) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1129 = "llvm.icmp"(%1128, %1094) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1129, %1104)[^bb9, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb9:  // pred: ^bb8
    %1130 = "llvm.load"(%1127) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1131 = "llvm.icmp"(%1130, %1096) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1131)[^bb10, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    "llvm.call"(%1124) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_runtime, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%1104)[^bb12] : (i32) -> ()
  ^bb11:  // pred: ^bb7
    "llvm.store"(%1091, %1106) <{alignment = 4 : i64, ordering = 5 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%1094)[^bb12] : (i32) -> ()
  ^bb12(%1132: i32):  // 4 preds: ^bb5, ^bb8, ^bb10, ^bb11
    "llvm.return"(%1132) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "dlopen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, ptr)>, linkage = #llvm.linkage<external>, sym_name = "dlsym", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_refuse_runtime", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg49: !llvm.ptr):
    %1074 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1075 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1076 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1077 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_refuse_runtime_text}> : () -> !llvm.ptr
    %1078 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1079 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1080 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1081 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_3}> : () -> !llvm.ptr
    %1082 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1083 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1084 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_5}> : () -> !llvm.ptr
    %1085 = "llvm.alloca"(%1074) <{alignment = 4 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1086 = "llvm.load"(%1075) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1087 = "llvm.icmp"(%1086, %1076) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1087)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.store"(%1077, %1085) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1088 = "llvm.getelementptr"(%1085, %1078) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg49, %1088) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1089 = "llvm.getelementptr"(%1085, %1079) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1080, %1089) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.call"(%1086, %1081, %1085, %1082) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    %1090 = "llvm.call"(%1083, %1084, %1077, %arg49) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (i32, ptr, ...)>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @abort, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.unreachable"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "dprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, passthrough = ["cold", "optsize"], sym_name = "abort", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_append_value", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg47: !llvm.ptr, %arg48: !llvm.ptr):
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
    %1041 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1042 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1043 = "llvm.getelementptr"(%1042, %1041) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1044 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_16}> : () -> !llvm.ptr
    %1045 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %1046 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_15}> : () -> !llvm.ptr
    %1047 = "llvm.load"(%arg48) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1047)[^bb14, ^bb2, ^bb1, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb8, ^bb8, ^bb9, ^bb9, ^bb10, ^bb10, ^bb11, ^bb11, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, case_values = dense<[70, 7, 0, 1, 2, 3, 8, 11, 65, 12, 66, 71, 75, 72, 76, 74, 78]> : vector<17xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1048 = "llvm.getelementptr"(%arg48, %1027) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1049 = "llvm.load"(%1048) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1050 = "llvm.icmp"(%1049, %1038) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1050, %1049)[^bb15, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1051 = "llvm.getelementptr"(%arg48, %1027) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1052 = "llvm.load"(%1051) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1053 = "llvm.getelementptr"(%1052, %1039) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1053)[^bb3] : (!llvm.ptr) -> ()
  ^bb3(%1054: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    "llvm.call"(%arg47, %1054) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_tensor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb4:  // pred: ^bb0
    "llvm.call"(%arg47, %1037, %1024) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb5:  // pred: ^bb0
    %1055 = "llvm.getelementptr"(%arg48, %1027) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1056 = "llvm.load"(%1055) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg47, %1036, %1056) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb6:  // pred: ^bb0
    "llvm.call"(%arg47, %1035, %1024) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb7:  // pred: ^bb0
    %1057 = "llvm.getelementptr"(%arg47, %1032) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1058 = "llvm.getelementptr"(%arg48, %1027) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1059 = "llvm.load"(%1058) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    %1060 = "llvm.call"(%1057, %1033, %1034, %1059) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, f64) -> i32
    "llvm.store"(%1060, %arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb8:  // 3 preds: ^bb0, ^bb0, ^bb0
    "llvm.call"(%arg47, %1031, %1024) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb9:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg47, %1030, %1024) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb10:  // 2 preds: ^bb0, ^bb0
    %1061 = "llvm.getelementptr"(%arg48, %1027) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1062 = "llvm.load"(%1061) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1063 = "llvm.getelementptr"(%1062, %1028) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1064 = "llvm.load"(%1063) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg47, %1029, %1064) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb11:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg47, %1026, %1024) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb12:  // pred: ^bb0
    "llvm.call"(%arg47, %1025, %1024) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb13:  // pred: ^bb0
    "llvm.call"(%arg47, %1023, %1024) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb14:  // pred: ^bb0
    %1065 = "llvm.icmp"(%1047, %1040) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1065)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // 2 preds: ^bb1, ^bb14
    %1066 = "llvm.sext"(%1047) : (i32) -> i64
    "llvm.call"(%arg47, %1046, %1066) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb16:  // pred: ^bb14
    %1067 = "llvm.getelementptr"(%arg47, %1032) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1068 = "llvm.load"(%1043) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1069 = "llvm.call"(%1068, %1047) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1070 = "llvm.getelementptr"(%1069, %1027) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1071 = "llvm.load"(%1070) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1072 = "llvm.call"(%1067, %1033, %1044, %1071) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    %1073 = "llvm.intr.smin"(%1072, %1045) : (i32, i32) -> i32
    "llvm.store"(%1073, %arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb17:  // 13 preds: ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb15, ^bb16
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i32, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "snprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append_tensor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg45: !llvm.ptr, %arg46: !llvm.ptr):
    %932 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %933 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %934 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %935 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %936 = "llvm.mlir.constant"() <{value = 18 : i32}> : () -> i32
    %937 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_DTYPES}> : () -> !llvm.ptr
    %938 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %939 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_17}> : () -> !llvm.ptr
    %940 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %941 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %942 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %943 = "llvm.mlir.constant"() <{value = 2147483646 : i32}> : () -> i32
    %944 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %945 = "llvm.mlir.constant"() <{value = -2 : i32}> : () -> i32
    %946 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %947 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %948 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %949 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %950 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_18}> : () -> !llvm.ptr
    %951 = "llvm.getelementptr"(%arg46, %932) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %952 = "llvm.load"(%951) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %953 = "llvm.and"(%952, %933) : (i32, i32) -> i32
    %954 = "llvm.lshr"(%952, %932) : (i32, i32) -> i32
    %955 = "llvm.getelementptr"(%arg46, %934) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %956 = "llvm.load"(%955) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %957 = "llvm.add"(%956, %935) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %958 = "llvm.alloca"(%957) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %959 = "llvm.icmp"(%953, %936) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%959)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %960 = "llvm.getelementptr"(%937, %953) <{elem_type = !llvm.array<20 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %961 = "llvm.lshr"(%952, %938) : (i32, i32) -> i32
    %962 = "llvm.and"(%961, %933) : (i32, i32) -> i32
    %963 = "llvm.zext"(%962) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg45, %960, %963) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %964 = "llvm.icmp"(%954, %935) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%964)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %965 = "llvm.zext"(%954) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg45, %939, %965) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb4] : () -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %966 = "llvm.getelementptr"(%arg46, %940) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %967 = "llvm.load"(%966) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %968 = "llvm.load"(%955) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg45, %967, %968) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_list, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %969 = "llvm.load"(%955) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %970 = "llvm.load"(%966) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %971 = "llvm.icmp"(%969, %941) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%971)[^bb5, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %972 = "llvm.and"(%969, %935) : (i32, i32) -> i32
    %973 = "llvm.icmp"(%969, %935) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%973, %969, %942, %942)[^bb9, ^bb6] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, i64, i64) -> ()
  ^bb6:  // pred: ^bb5
    %974 = "llvm.and"(%969, %943) : (i32, i32) -> i32
    "llvm.br"(%969, %942, %942, %941)[^bb7] : (i32, i64, i64, i32) -> ()
  ^bb7(%975: i32, %976: i64, %977: i64, %978: i32):  // 2 preds: ^bb6, ^bb7
    %979 = "llvm.add"(%975, %944) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %980 = "llvm.getelementptr"(%958, %979) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%977, %980) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %981 = "llvm.getelementptr"(%970, %979) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %982 = "llvm.load"(%981) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %983 = "llvm.intr.umax"(%982, %942) : (i64, i64) -> i64
    %984 = "llvm.mul"(%983, %977) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %985 = "llvm.mul"(%982, %976) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %986 = "llvm.add"(%975, %945) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %987 = "llvm.getelementptr"(%958, %986) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%984, %987) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %988 = "llvm.getelementptr"(%970, %986) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %989 = "llvm.load"(%988) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %990 = "llvm.intr.umax"(%989, %942) : (i64, i64) -> i64
    %991 = "llvm.mul"(%990, %984) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %992 = "llvm.mul"(%989, %985) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %993 = "llvm.add"(%978, %946) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %994 = "llvm.icmp"(%993, %974) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%994, %986, %992, %991, %993)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, i32, i64, i64, i32) -> ()
  ^bb8:  // pred: ^bb7
    %995 = "llvm.icmp"(%972, %941) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%995, %992, %986, %992, %991)[^bb10, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, i64, i32, i64, i64) -> ()
  ^bb9(%996: i32, %997: i64, %998: i64):  // 2 preds: ^bb5, ^bb8
    %999 = "llvm.icmp"(%972, %941) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.intr.assume"(%999) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %1000 = "llvm.add"(%996, %944) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1001 = "llvm.getelementptr"(%958, %1000) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%998, %1001) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1002 = "llvm.getelementptr"(%970, %1000) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1003 = "llvm.load"(%1002) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1004 = "llvm.mul"(%1003, %997) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%1004)[^bb10] : (i64) -> ()
  ^bb10(%1005: i64):  // 2 preds: ^bb8, ^bb9
    %1006 = "llvm.icmp"(%1005, %947) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1006)[^bb16, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1007 = "llvm.getelementptr"(%arg46, %948) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1008 = "llvm.load"(%1007) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1009 = "llvm.icmp"(%1008, %949) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1009, %941)[^bb16, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb12(%1010: i32):  // 2 preds: ^bb11, ^bb14
    %1011 = "llvm.getelementptr"(%970, %1010) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1012 = "llvm.load"(%1011) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1013 = "llvm.icmp"(%1012, %942) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1013)[^bb13, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb13:  // pred: ^bb12
    %1014 = "llvm.getelementptr"(%1008, %1010) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1015 = "llvm.load"(%1014) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1016 = "llvm.getelementptr"(%958, %1010) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1017 = "llvm.load"(%1016) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1018 = "llvm.icmp"(%1015, %1017) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1018)[^bb14, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb14:  // 2 preds: ^bb12, ^bb13
    %1019 = "llvm.add"(%1010, %935) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1020 = "llvm.icmp"(%1019, %969) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1020, %1019)[^bb16, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb15:  // pred: ^bb13
    "llvm.call"(%arg45, %950, %947) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1021 = "llvm.load"(%1007) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1022 = "llvm.load"(%955) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg45, %1021, %1022) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_list, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb16] : () -> ()
  ^bb16:  // 5 preds: ^bb4, ^bb10, ^bb11, ^bb14, ^bb15
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg42: !llvm.ptr, %arg43: !llvm.ptr, %arg44: i64):
    %921 = "llvm.mlir.constant"() <{value = 480 : i32}> : () -> i32
    %922 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %923 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %924 = "llvm.load"(%arg42) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %925 = "llvm.sub"(%921, %924) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %926 = "llvm.getelementptr"(%arg42, %922) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %927 = "llvm.getelementptr"(%926, %924) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %928 = "llvm.call"(%927, %925, %arg43, %arg44) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %929 = "llvm.load"(%arg42) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %930 = "llvm.add"(%929, %928) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %931 = "llvm.intr.smin"(%930, %923) : (i32, i32) -> i32
    "llvm.store"(%931, %arg42) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i32)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append_list", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg39: !llvm.ptr, %arg40: !llvm.ptr, %arg41: i32):
    %906 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_19}> : () -> !llvm.ptr
    %907 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %908 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %909 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %910 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %911 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_20}> : () -> !llvm.ptr
    %912 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_21}> : () -> !llvm.ptr
    "llvm.call"(%arg39, %906, %907) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %913 = "llvm.icmp"(%arg41, %908) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%913)[^bb1, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %914 = "llvm.load"(%arg40) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg39, %909, %914) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %915 = "llvm.icmp"(%arg41, %910) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%915, %910)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2(%916: i32):  // 2 preds: ^bb1, ^bb2
    %917 = "llvm.getelementptr"(%arg40, %916) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %918 = "llvm.load"(%917) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg39, %911, %918) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %919 = "llvm.add"(%916, %910) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %920 = "llvm.icmp"(%919, %arg41) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%920, %919)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    "llvm.call"(%arg39, %912, %907) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_get_item", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg35: !llvm.ptr, %arg36: !llvm.ptr, %arg37: !llvm.ptr, %arg38: !llvm.ptr):
    %860 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %861 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %862 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %863 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %864 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %865 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %866 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %867 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %868 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %869 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %870 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %871 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %872 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %873 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %874 = "llvm.getelementptr"(%873, %869) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %875 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %876 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %877 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %878 = "llvm.getelementptr"(%873, %863) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %879 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %880 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %881 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %882 = "llvm.alloca"(%860) <{alignment = 4 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %883 = "llvm.load"(%arg35) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%883)[^bb1, ^bb2, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%879, %arg36, %arg35, %880, %881) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%876)[^bb7] : (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb0
    "llvm.intr.memcpy"(%882, %arg35, %861) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %884 = "llvm.getelementptr"(%882, %861) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%862, %884) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %885 = "llvm.getelementptr"(%882, %863) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%864, %885) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %886 = "llvm.getelementptr"(%882, %865) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg37, %886) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %887 = "llvm.getelementptr"(%882, %866) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%864, %887) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %888 = "llvm.icmp"(%883, %867) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %889 = "llvm.select"(%888, %868, %869) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %890 = "llvm.icmp"(%arg37, %870) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %891 = "llvm.zext"(%890) : (i1) -> i32
    %892 = "llvm.getelementptr"(%arg38, %862) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memset"(%arg38, %871, %872) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %893 = "llvm.load"(%874) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %894 = "llvm.getelementptr"(%875, %889) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %895 = "llvm.getelementptr"(%894, %891) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %896 = "llvm.load"(%895) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %897 = "llvm.select"(%890, %868, %860) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %898 = "llvm.call"(%893, %896, %882, %897, %arg38) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %899 = "llvm.icmp"(%898, %864) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%899)[^bb5, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    "llvm.cond_br"(%890, %876)[^bb4, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%arg36, %arg35, %arg37) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_without, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%876)[^bb7] : (i32) -> ()
  ^bb5:  // pred: ^bb2
    %900 = "llvm.load"(%arg38) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %901 = "llvm.icmp"(%900, %877) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%901, %864)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb6:  // pred: ^bb5
    %902 = "llvm.load"(%878) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %903 = "llvm.load"(%892) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %904 = "llvm.call"(%902, %903) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%864)[^bb7] : (i32) -> ()
  ^bb7(%905: i32):  // 5 preds: ^bb1, ^bb3, ^bb4, ^bb5, ^bb6
    "llvm.return"(%905) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse_without", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg32: !llvm.ptr, %arg33: !llvm.ptr, %arg34: !llvm.ptr):
    %840 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %841 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %842 = "llvm.mlir.constant"() <{value = 484 : i32}> : () -> i32
    %843 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %844 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %845 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_24}> : () -> !llvm.ptr
    %846 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %847 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %848 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_25}> : () -> !llvm.ptr
    %849 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %850 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %851 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %852 = "llvm.alloca"(%840) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    %853 = "llvm.alloca"(%840) <{alignment = 4 : i64, elem_type = !llvm.array<5 x ptr>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%852, %841, %842) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    "llvm.call"(%852, %arg33) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%arg32, %853) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %854 = "llvm.getelementptr"(%853, %843) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %855 = "llvm.getelementptr"(%852, %843) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%855, %854) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %856 = "llvm.getelementptr"(%853, %844) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%845, %856) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %857 = "llvm.getelementptr"(%853, %846) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg34, %857) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %858 = "llvm.getelementptr"(%853, %847) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%848, %858) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %859 = "llvm.load"(%849) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%859, %850, %853, %851) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (i32, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_refuse_array", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg27: i32, %arg28: !llvm.ptr, %arg29: !llvm.ptr, %arg30: !llvm.ptr, %arg31: !llvm.ptr):
    %791 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %792 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %793 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_26}> : () -> !llvm.ptr
    %794 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %795 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %796 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_28}> : () -> !llvm.ptr
    %797 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %798 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %799 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_31}> : () -> !llvm.ptr
    %800 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %801 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %802 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %803 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %804 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %805 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_30}> : () -> !llvm.ptr
    %806 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %807 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_29}> : () -> !llvm.ptr
    %808 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %809 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_27}> : () -> !llvm.ptr
    %810 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %811 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %812 = "llvm.icmp"(%arg27, %791) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%812)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %813 = "llvm.getelementptr"(%arg30, %808) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %814 = "llvm.load"(%813) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %815 = "llvm.icmp"(%814, %803) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %816 = "llvm.select"(%815, %809, %794) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.br"(%816, %797)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb2:  // pred: ^bb0
    %817 = "llvm.icmp"(%arg27, %792) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %818 = "llvm.select"(%817, %793, %794) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %819 = "llvm.icmp"(%arg27, %795) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %820 = "llvm.select"(%819, %796, %818) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%arg27, %820, %797)[^bb6, ^bb3, ^bb4, ^bb5] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[7, 8, 9]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i64) -> ()
  ^bb3:  // pred: ^bb2
    %821 = "llvm.getelementptr"(%arg30, %806) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %822 = "llvm.load"(%821) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %823 = "llvm.sext"(%822) : (i32) -> i64
    "llvm.br"(%807, %823)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb4:  // pred: ^bb2
    %824 = "llvm.load"(%arg29) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %825 = "llvm.icmp"(%824, %800) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %826 = "llvm.getelementptr"(%arg29, %801) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %827 = "llvm.load"(%826) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %828 = "llvm.select"(%825, %802, %803) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %829 = "llvm.getelementptr"(%827, %828) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %830 = "llvm.getelementptr"(%829, %804) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %831 = "llvm.load"(%830) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %832 = "llvm.sext"(%831) : (i32) -> i64
    "llvm.br"(%805, %832)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb5:  // pred: ^bb2
    %833 = "llvm.load"(%arg31) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %834 = "llvm.shl"(%833, %798) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %835 = "llvm.sext"(%834) : (i32) -> i64
    "llvm.br"(%799, %835)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb6(%836: !llvm.ptr, %837: i64):  // 5 preds: ^bb1, ^bb2, ^bb3, ^bb4, ^bb5
    %838 = "llvm.icmp"(%arg27, %798) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %839 = "llvm.select"(%838, %810, %811) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.call"(%839, %arg28, %arg29, %836, %837) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
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
    %127 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_36}> : () -> !llvm.ptr
    %128 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_37}> : () -> !llvm.ptr
    %129 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %130 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %131 = "llvm.getelementptr"(%130, %111) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %132 = "llvm.mlir.constant"() <{value = 74 : i32}> : () -> i32
    %133 = "llvm.mlir.addressof"() <{global_name = @free}> : () -> !llvm.ptr
    %134 = "llvm.getelementptr"(%130, %120) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %135 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %136 = "llvm.getelementptr"(%130, %118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %137 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_33}> : () -> !llvm.ptr
    %138 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_35}> : () -> !llvm.ptr
    %139 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_34}> : () -> !llvm.ptr
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

