// Made of runtime/call/tvm_call.c by `make core`: do not edit.
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<10 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str", unnamed_addr = 0 : i64, value = "TypeError\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<5 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_1", unnamed_addr = 0 : i64, value = "%lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.struct<"mlir_abi_call_core_32.union.anon.0", (struct<"mlir_abi_call_core_32.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2112 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2113 = "llvm.mlir.zero"() : () -> !llvm.struct<"mlir_abi_call_core_32.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %2114 = "llvm.mlir.zero"() : () -> !llvm.struct<"mlir_abi_call_core_32.union.anon.0", (struct<"mlir_abi_call_core_32.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>
    "llvm.return"(%2114) : (!llvm.struct<"mlir_abi_call_core_32.union.anon.0", (struct<"mlir_abi_call_core_32.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>) -> ()
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
    %2110 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2111 = "llvm.mlir.zero"() : () -> !llvm.array<6 x ptr>
    "llvm.return"(%2111) : (!llvm.array<6 x ptr>) -> ()
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
    %1511 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1512 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1513 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1514 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1515 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1516 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1517 = "llvm.mlir.constant"() <{value = 48 : i32}> : () -> i32
    %1518 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1519 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1520 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1521 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1522 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1523 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1524 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %1525 = "llvm.mlir.constant"() <{value = 108 : i32}> : () -> i32
    %1526 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1527 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1528 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1529 = "llvm.mlir.constant"() <{value = 3.4028234663852886E+38 : f64}> : () -> f64
    %1530 = "llvm.mlir.constant"() <{value = 1.7976931348623157E+308 : f64}> : () -> f64
    %1531 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1532 = "llvm.mlir.constant"() <{value = 3.3895313892515355E+38 : f64}> : () -> f64
    %1533 = "llvm.mlir.constant"() <{value = 6.550400e+04 : f64}> : () -> f64
    %1534 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1535 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1536 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1537 = "llvm.mlir.constant"() <{value = 14 : i32}> : () -> i32
    %1538 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1539 = "llvm.mlir.constant"() <{value = -1023 : i32}> : () -> i32
    %1540 = "llvm.mlir.constant"() <{value = 1024 : i32}> : () -> i32
    %1541 = "llvm.mlir.constant"() <{value = -32768 : i16}> : () -> i16
    %1542 = "llvm.mlir.constant"() <{value = 52 : i32}> : () -> i32
    %1543 = "llvm.mlir.constant"() <{value = 4503599627370495 : i64}> : () -> i64
    %1544 = "llvm.mlir.constant"() <{value = 4503599627370496 : i64}> : () -> i64
    %1545 = "llvm.mlir.constant"() <{value = 51 : i32}> : () -> i32
    %1546 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1547 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1548 = "llvm.mlir.constant"() <{value = 9007199254740991 : i64}> : () -> i64
    %1549 = "llvm.mlir.constant"() <{value = 32768 : i64}> : () -> i64
    %1550 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1551 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1552 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1553 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1554 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1555 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1556 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1557 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %1558 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1559 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %1560 = "llvm.mlir.constant"() <{value = 56 : i32}> : () -> i32
    %1561 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1562 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1563 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1564 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1565 = "llvm.mlir.constant"() <{value = 44 : i32}> : () -> i32
    %1566 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_32}> : () -> !llvm.ptr
    %1567 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_3}> : () -> !llvm.ptr
    %1568 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_33}> : () -> !llvm.ptr
    %1569 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1570 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1571 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1572 = "llvm.alloca"(%1511) <{alignment = 4 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1573 = "llvm.alloca"(%1511) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>}> : (i32) -> !llvm.ptr
    %1574 = "llvm.alloca"(%1511) <{alignment = 1 : i64, elem_type = !llvm.array<1040 x i8>}> : (i32) -> !llvm.ptr
    %1575 = "llvm.alloca"(%1511) <{alignment = 4 : i64, elem_type = !llvm.array<2 x i32>}> : (i32) -> !llvm.ptr
    %1576 = "llvm.alloca"(%1511) <{alignment = 4 : i64, elem_type = !llvm.array<2 x i32>}> : (i32) -> !llvm.ptr
    %1577 = "llvm.alloca"(%1511) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %1578 = "llvm.alloca"(%1511) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %1579 = "llvm.alloca"(%1511) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1580 = "llvm.alloca"(%1511) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Call", (ptr, ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1581 = "llvm.load"(%1512) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1582 = "llvm.icmp"(%1581, %1513) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1582)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1583 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1584 = "llvm.icmp"(%1583, %1513) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1584, %1514)[^bb2, ^bb141] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1585 = "llvm.getelementptr"(%arg73, %1515) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1586 = "llvm.load"(%1585) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1587 = "llvm.getelementptr"(%arg73, %1516) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1588 = "llvm.load"(%1587) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1589 = "llvm.add"(%1588, %1586) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1590 = "llvm.icmp"(%arg76, %1589) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1591 = "llvm.icmp"(%arg76, %1586) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1592 = "llvm.or"(%1591, %1590) : (i1, i1) -> i1
    "llvm.cond_br"(%1592)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1593 = "llvm.getelementptr"(%arg73, %1517) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1594 = "llvm.load"(%1593) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1595 = "llvm.getelementptr"(%arg73, %1594) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1596 = "llvm.sext"(%arg76) : (i32) -> i64
    "llvm.call"(%1518, %1595, %1519, %1520, %1596) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1514)[^bb141] : (i32) -> ()
  ^bb4:  // pred: ^bb2
    %1597 = "llvm.getelementptr"(%arg73, %1521) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1598 = "llvm.load"(%1597) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1599 = "llvm.add"(%1598, %1511) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1600 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1601 = "llvm.alloca"(%1599) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1602 = "llvm.icmp"(%1588, %1513) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1603 = "llvm.and"(%1602, %1590) : (i1, i1) -> i1
    %1604 = "llvm.getelementptr"(%arg75, %1586) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Any", (i32, i32, struct<"mlir_abi_call_core_32.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1605 = "llvm.select"(%1603, %1604, %1519) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1606 = "llvm.getelementptr"(%arg73, %1522) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1607 = "llvm.load"(%1606) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1608 = "llvm.add"(%1607, %1511) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1609 = "llvm.alloca"(%1608) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Any", (i32, i32, struct<"mlir_abi_call_core_32.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1610 = "llvm.getelementptr"(%arg73, %1523) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1611 = "llvm.load"(%1610) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1612 = "llvm.add"(%1611, %1515) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1613 = "llvm.alloca"(%1612) <{alignment = 16 : i64, elem_type = i8}> : (i32) -> !llvm.ptr
    "llvm.store"(%arg73, %1580) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1614 = "llvm.getelementptr"(%1580, %1523) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1601, %1614) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1615 = "llvm.getelementptr"(%1580, %1521) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1613, %1615) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1616 = "llvm.getelementptr"(%1580, %1516) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1609, %1616) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1617 = "llvm.icmp"(%1586, %1513) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1617)[^bb5, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1618 = "llvm.getelementptr"(%arg73, %1524) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1619 = "llvm.load"(%1618) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1620 = "llvm.getelementptr"(%arg73, %1619) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1620, %1513)[^bb6] : (!llvm.ptr, i32) -> ()
  ^bb6(%1621: !llvm.ptr, %1622: i32):  // 2 preds: ^bb5, ^bb9
    %1623 = "llvm.load"(%1621) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1624 = "llvm.icmp"(%1623, %1525) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1625 = "llvm.getelementptr"(%arg75, %1622) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Any", (i32, i32, struct<"mlir_abi_call_core_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%1624)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %1626 = "llvm.getelementptr"(%1621, %1515) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1627 = "llvm.getelementptr"(%1621, %1523) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1628 = "llvm.load"(%1627) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1629 = "llvm.getelementptr"(%1601, %1628) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1625, %1629) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1626)[^bb9] : (!llvm.ptr) -> ()
  ^bb8:  // pred: ^bb6
    %1630 = "llvm.call"(%1580, %1621, %1625) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1631 = "llvm.icmp"(%1630, %1519) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1631, %1514, %1630)[^bb140, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb9(%1632: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %1633 = "llvm.add"(%1622, %1511) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1634 = "llvm.icmp"(%1633, %1586) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1634, %1632, %1633)[^bb10, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb10:  // 2 preds: ^bb4, ^bb9
    %1635 = "llvm.getelementptr"(%arg73, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1636 = "llvm.load"(%1635) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1637 = "llvm.getelementptr"(%arg73, %1636) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1638 = "llvm.load"(%1597) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1639 = "llvm.icmp"(%1638, %1513) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1639)[^bb11, ^bb112] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1640 = "llvm.getelementptr"(%1577, %1522) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1641 = "llvm.getelementptr"(%1576, %1523) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1642 = "llvm.getelementptr"(%1575, %1523) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1513)[^bb12] : (i32) -> ()
  ^bb12(%1643: i32):  // 2 preds: ^bb11, ^bb111
    %1644 = "llvm.getelementptr"(%1637, %1643) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1645 = "llvm.load"(%1614) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1646 = "llvm.getelementptr"(%1645, %1643) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1647 = "llvm.load"(%1646) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1648 = "llvm.load"(%1580) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1649 = "llvm.getelementptr"(%1644, %1527) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1650 = "llvm.load"(%1649) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1651 = "llvm.load"(%1644) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1652 = "llvm.load"(%1647) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1651)[^bb79, ^bb13, ^bb62] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[97, 102]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb13:  // pred: ^bb12
    "llvm.switch"(%1652, %1648, %1511)[^bb61, ^bb14, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i32) -> ()
  ^bb14:  // pred: ^bb13
    %1653 = "llvm.getelementptr"(%1647, %1521) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1654 = "llvm.load"(%1653) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1655 = "llvm.getelementptr"(%1654, %1522) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1655)[^bb16] : (!llvm.ptr) -> ()
  ^bb15:  // pred: ^bb13
    %1656 = "llvm.getelementptr"(%1647, %1521) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1657 = "llvm.load"(%1656) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1658 = "llvm.icmp"(%1657, %1519) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1658, %1648, %1511, %1657)[^bb61, ^bb16] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb16(%1659: !llvm.ptr):  // 2 preds: ^bb14, ^bb15
    %1660 = "llvm.load"(%1615) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1661 = "llvm.getelementptr"(%1644, %1516) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1662 = "llvm.load"(%1661) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1663 = "llvm.getelementptr"(%1660, %1662) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1664 = "llvm.getelementptr"(%1644, %1515) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1665 = "llvm.load"(%1664) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1666 = "llvm.icmp"(%1665, %1513) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1666, %1663)[^bb17, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb17:  // pred: ^bb16
    %1667 = "llvm.getelementptr"(%1644, %1552) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1668 = "llvm.load"(%1667) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1669 = "llvm.getelementptr"(%1660, %1668) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1670 = "llvm.getelementptr"(%1659, %1516) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1671 = "llvm.load"(%1670) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1672 = "llvm.load"(%1648) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1672)[^bb19, ^bb20, ^bb18] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb18:  // pred: ^bb17
    "llvm.store"(%1671, %1663) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb19:  // pred: ^bb17
    %1673 = "llvm.trunc"(%1671) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%1673, %1663) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb20:  // pred: ^bb17
    %1674 = "llvm.sext"(%1671) : (i32) -> i64
    "llvm.store"(%1674, %1663) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb21:  // 3 preds: ^bb18, ^bb19, ^bb20
    %1675 = "llvm.load"(%1648) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1676 = "llvm.intr.smax"(%1675, %1523) : (i32, i32) -> i32
    %1677 = "llvm.getelementptr"(%1663, %1676) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1669, %1677) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1669)[^bb22] : (!llvm.ptr) -> ()
  ^bb22(%1678: !llvm.ptr):  // 2 preds: ^bb16, ^bb21
    %1679 = "llvm.load"(%1648) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1680 = "llvm.icmp"(%1679, %1521) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1680)[^bb23, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb23:  // pred: ^bb22
    "llvm.intr.memcpy"(%1578, %1659, %1527) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %1681 = "llvm.call"(%1648, %1644, %1578, %1678) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1681)[^bb47] : (i32) -> ()
  ^bb24:  // pred: ^bb22
    %1682 = "llvm.getelementptr"(%1659, %1515) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1683 = "llvm.load"(%1682) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1684 = "llvm.getelementptr"(%1644, %1523) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1685 = "llvm.load"(%1684) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1686 = "llvm.icmp"(%1683, %1685) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1686, %1528)[^bb25, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb25:  // pred: ^bb24
    %1687 = "llvm.getelementptr"(%1659, %1516) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1688 = "llvm.load"(%1687) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1689 = "llvm.load"(%1664) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1690 = "llvm.icmp"(%1689, %1513) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1690)[^bb26, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb26:  // pred: ^bb25
    %1691 = "llvm.icmp"(%1688, %1554) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1691, %1553)[^bb46, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb27:  // pred: ^bb25
    %1692 = "llvm.icmp"(%1688, %1689) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1692, %1553)[^bb28, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb28:  // 2 preds: ^bb26, ^bb27
    %1693 = "llvm.getelementptr"(%1644, %1524) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1694 = "llvm.load"(%1693) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1695 = "llvm.getelementptr"(%1648, %1694) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1696 = "llvm.getelementptr"(%1659, %1552) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1697 = "llvm.load"(%1696) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1698 = "llvm.icmp"(%1688, %1513) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1698, %1513, %1555)[^bb29, ^bb41] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb29:  // pred: ^bb28
    %1699 = "llvm.getelementptr"(%1695, %1521) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1700 = "llvm.getelementptr"(%1644, %1556) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1701 = "llvm.getelementptr"(%1699, %1688) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1702 = "llvm.getelementptr"(%1659, %1522) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1703 = "llvm.getelementptr"(%1644, %1522) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1704 = "llvm.getelementptr"(%1678, %1521) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1513, %1688, %1546, %1513)[^bb30] : (i32, i32, i64, i32) -> ()
  ^bb30(%1705: i32, %1706: i32, %1707: i64, %1708: i32):  // 2 preds: ^bb29, ^bb39
    %1709 = "llvm.add"(%1706, %1514) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1710 = "llvm.getelementptr"(%1697, %1709) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1711 = "llvm.load"(%1710) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1712 = "llvm.load"(%1700) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1713 = "llvm.icmp"(%1712, %1513) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1713, %1707)[^bb32, ^bb31] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb31:  // pred: ^bb30
    %1714 = "llvm.getelementptr"(%1701, %1709) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1715 = "llvm.load"(%1714) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1715)[^bb32] : (i64) -> ()
  ^bb32(%1716: i64):  // 2 preds: ^bb30, ^bb31
    %1717 = "llvm.icmp"(%1716, %1557) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1718 = "llvm.select"(%1717, %1716, %1707) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1690)[^bb34, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb33:  // pred: ^bb32
    %1719 = "llvm.getelementptr"(%1695, %1706) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1720 = "llvm.load"(%1719) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1721 = "llvm.icmp"(%1720, %1557) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1722 = "llvm.icmp"(%1720, %1711) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1723 = "llvm.select"(%1721, %1555, %1722) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1723, %1523)[^bb34, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb34:  // 2 preds: ^bb32, ^bb33
    %1724 = "llvm.icmp"(%1711, %1546) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1724, %1708, %1718)[^bb35, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb35:  // pred: ^bb34
    %1725 = "llvm.load"(%1702) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1726 = "llvm.icmp"(%1725, %1519) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1726, %1708, %1718)[^bb39, ^bb36] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb36:  // pred: ^bb35
    %1727 = "llvm.getelementptr"(%1725, %1709) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1728 = "llvm.load"(%1727) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1729 = "llvm.icmp"(%1728, %1716) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1730 = "llvm.or"(%1717, %1729) : (i1, i1) -> i1
    %1731 = "llvm.select"(%1729, %1708, %1558) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1732 = "llvm.select"(%1729, %1718, %1728) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1730, %1731, %1732)[^bb39, ^bb37] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb37:  // pred: ^bb36
    %1733 = "llvm.load"(%1703) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1734 = "llvm.icmp"(%1733, %1513) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1735 = "llvm.icmp"(%1728, %1551) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1736 = "llvm.or"(%1735, %1734) : (i1, i1) -> i1
    "llvm.cond_br"(%1736, %1708, %1728)[^bb39, ^bb38] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb38:  // pred: ^bb37
    "llvm.br"(%1559, %1551)[^bb39] : (i32, i64) -> ()
  ^bb39(%1737: i32, %1738: i64):  // 5 preds: ^bb34, ^bb35, ^bb36, ^bb37, ^bb38
    %1739 = "llvm.shl"(%1706, %1553) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1740 = "llvm.getelementptr"(%1704, %1739) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1711, %1740) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1741 = "llvm.add"(%1706, %1688) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %1742 = "llvm.shl"(%1741, %1553) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1743 = "llvm.getelementptr"(%1704, %1742) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1738, %1743) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1744 = "llvm.icmp"(%1711, %1551) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1745 = "llvm.zext"(%1744) : (i1) -> i32
    %1746 = "llvm.or"(%1705, %1745) : (i32, i32) -> i32
    %1747 = "llvm.intr.umax"(%1711, %1546) : (i64, i64) -> i64
    %1748 = "llvm.mul"(%1747, %1707) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1749 = "llvm.icmp"(%1706, %1511) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1749, %1746, %1709, %1748, %1737)[^bb30, ^bb40] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i32, i32, i64, i32) -> ()
  ^bb40:  // pred: ^bb39
    %1750 = "llvm.icmp"(%1746, %1513) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%1737, %1750)[^bb41] : (i32, i1) -> ()
  ^bb41(%1751: i32, %1752: i1):  // 2 preds: ^bb28, ^bb40
    %1753 = "llvm.getelementptr"(%1659, %1523) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1754 = "llvm.load"(%1753) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1754, %1521)[^bb46, ^bb42, ^bb42, ^bb42] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb42:  // 3 preds: ^bb41, ^bb41, ^bb41
    %1755 = "llvm.load"(%1659) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1756 = "llvm.ptrtoint"(%1755) : (!llvm.ptr) -> i32
    %1757 = "llvm.getelementptr"(%1659, %1556) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1758 = "llvm.load"(%1757) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1759 = "llvm.trunc"(%1758) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1760 = "llvm.add"(%1759, %1756) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1761 = "llvm.load"(%1695) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1762 = "llvm.getelementptr"(%1644, %1521) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1763 = "llvm.load"(%1762) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1764 = "llvm.trunc"(%1761) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1765 = "llvm.mul"(%1763, %1764) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1766 = "llvm.sub"(%1760, %1765) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%1766, %1678) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1767 = "llvm.getelementptr"(%1678, %1523) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1766, %1767) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1768 = "llvm.getelementptr"(%1678, %1521) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1769 = "llvm.load"(%1695) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%1769, %1768) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%1752)[^bb45, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb43:  // pred: ^bb42
    %1770 = "llvm.getelementptr"(%1659, %1522) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1771 = "llvm.load"(%1770) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1772 = "llvm.icmp"(%1771, %1519) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1772, %1513)[^bb46, ^bb44] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb44:  // pred: ^bb43
    "llvm.intr.memcpy"(%1577, %1659, %1527) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.store"(%1519, %1640) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1773 = "llvm.call"(%1648, %1644, %1577, %1678) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1773)[^bb46] : (i32) -> ()
  ^bb45:  // pred: ^bb42
    %1774 = "llvm.getelementptr"(%1644, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1775 = "llvm.load"(%1774) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1776 = "llvm.add"(%1775, %1514) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1777 = "llvm.and"(%1776, %1766) : (i32, i32) -> i32
    %1778 = "llvm.icmp"(%1777, %1513) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1779 = "llvm.select"(%1778, %1751, %1534) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%1779)[^bb46] : (i32) -> ()
  ^bb46(%1780: i32):  // 8 preds: ^bb24, ^bb26, ^bb27, ^bb33, ^bb41, ^bb43, ^bb44, ^bb45
    "llvm.br"(%1780)[^bb47] : (i32) -> ()
  ^bb47(%1781: i32):  // 2 preds: ^bb23, ^bb46
    %1782 = "llvm.icmp"(%1781, %1513) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1783 = "llvm.load"(%1580) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.cond_br"(%1782, %1783, %1781)[^bb48, ^bb61] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb48:  // pred: ^bb47
    %1784 = "llvm.load"(%1615) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1785 = "llvm.getelementptr"(%1783, %1560) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1786 = "llvm.load"(%1785) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1787 = "llvm.icmp"(%1643, %1786) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1787)[^bb59, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb49:  // pred: ^bb48
    %1788 = "llvm.getelementptr"(%1783, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1789 = "llvm.load"(%1788) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1790 = "llvm.getelementptr"(%1783, %1789) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1791 = "llvm.icmp"(%1643, %1513) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1791)[^bb59, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb50:  // pred: ^bb49
    %1792 = "llvm.getelementptr"(%1790, %1643) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1793 = "llvm.getelementptr"(%1792, %1522) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1513)[^bb51] : (i32) -> ()
  ^bb51(%1794: i32):  // 2 preds: ^bb50, ^bb58
    %1795 = "llvm.getelementptr"(%1790, %1794) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1796 = "llvm.load"(%1795) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1797 = "llvm.icmp"(%1796, %1561) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1797)[^bb52, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb52:  // pred: ^bb51
    %1798 = "llvm.load"(%1793) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1799 = "llvm.icmp"(%1798, %1528) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1799)[^bb54, ^bb53] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb53:  // pred: ^bb52
    %1800 = "llvm.getelementptr"(%1795, %1522) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1801 = "llvm.load"(%1800) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1802 = "llvm.icmp"(%1801, %1528) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1802)[^bb54, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // 2 preds: ^bb52, ^bb53
    %1803 = "llvm.call"(%1783, %1792, %1784, %1575) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1804 = "llvm.icmp"(%1803, %1513) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1804)[^bb59, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb55:  // pred: ^bb54
    %1805 = "llvm.call"(%1783, %1795, %1784, %1576) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1806 = "llvm.icmp"(%1805, %1513) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1806)[^bb58, ^bb56] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb56:  // pred: ^bb55
    %1807 = "llvm.load"(%1575) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1808 = "llvm.load"(%1641) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1809 = "llvm.icmp"(%1807, %1808) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1809)[^bb57, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb57:  // pred: ^bb56
    %1810 = "llvm.load"(%1576) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1811 = "llvm.load"(%1642) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1812 = "llvm.icmp"(%1810, %1811) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1812)[^bb60, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb58:  // 5 preds: ^bb51, ^bb53, ^bb55, ^bb56, ^bb57
    %1813 = "llvm.add"(%1794, %1511) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1814 = "llvm.icmp"(%1813, %1643) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1814, %1813)[^bb59, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb59:  // 4 preds: ^bb48, ^bb49, ^bb54, ^bb58
    "llvm.br"()[^bb111] : () -> ()
  ^bb60:  // pred: ^bb57
    "llvm.br"(%1783, %1516)[^bb61] : (!llvm.ptr, i32) -> ()
  ^bb61(%1815: !llvm.ptr, %1816: i32):  // 4 preds: ^bb13, ^bb15, ^bb47, ^bb60
    %1817 = "llvm.getelementptr"(%1648, %1650) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1816, %1817, %1647, %1644, %1815) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1514)[^bb140] : (i32) -> ()
  ^bb62:  // pred: ^bb12
    %1818 = "llvm.add"(%1652, %1514) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1819 = "llvm.icmp"(%1818, %1528) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1819)[^bb64, ^bb63] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb63:  // pred: ^bb62
    "llvm.switch"(%1652, %1511)[^bb107, ^bb65, ^bb102, ^bb103] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[3, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb64:  // pred: ^bb62
    %1820 = "llvm.getelementptr"(%1647, %1521) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1821 = "llvm.load"(%1820) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1822 = "llvm.sitofp"(%1821) : (i64) -> f64
    "llvm.br"(%1822)[^bb66] : (f64) -> ()
  ^bb65:  // pred: ^bb63
    %1823 = "llvm.getelementptr"(%1647, %1521) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1824 = "llvm.load"(%1823) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%1824)[^bb66] : (f64) -> ()
  ^bb66(%1825: f64):  // 2 preds: ^bb64, ^bb65
    %1826 = "llvm.load"(%1615) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1827 = "llvm.getelementptr"(%1644, %1516) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1828 = "llvm.load"(%1827) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1829 = "llvm.getelementptr"(%1826, %1828) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1830 = "llvm.getelementptr"(%1644, %1521) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1831 = "llvm.load"(%1830) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1831)[^bb68, ^bb67, ^bb69] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb67:  // pred: ^bb66
    "llvm.store"(%1825, %1829) <{alignment = 1 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"()[^bb111] : () -> ()
  ^bb68:  // pred: ^bb66
    %1832 = "llvm.getelementptr"(%1644, %1523) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1833 = "llvm.load"(%1832) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1834 = "llvm.and"(%1833, %1531) : (i32, i32) -> i32
    %1835 = "llvm.icmp"(%1834, %1523) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1836 = "llvm.select"(%1835, %1532, %1533) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %1837 = "llvm.intr.fabs"(%1825) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %1838 = "llvm.fcmp"(%1837, %1836) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %1839 = "llvm.fcmp"(%1837, %1530) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %1840 = "llvm.and"(%1839, %1838) : (i1, i1) -> i1
    "llvm.cond_br"(%1840)[^bb110, ^bb71] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb69:  // pred: ^bb66
    %1841 = "llvm.intr.fabs"(%1825) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %1842 = "llvm.fcmp"(%1841, %1529) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %1843 = "llvm.fcmp"(%1841, %1530) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %1844 = "llvm.and"(%1842, %1843) : (i1, i1) -> i1
    "llvm.cond_br"(%1844)[^bb110, ^bb70] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb70:  // pred: ^bb69
    %1845 = "llvm.fptrunc"(%1825) : (f64) -> f32
    "llvm.store"(%1845, %1829) <{alignment = 1 : i64, ordering = 0 : i64}> : (f32, !llvm.ptr) -> ()
    "llvm.br"()[^bb111] : () -> ()
  ^bb71:  // pred: ^bb68
    %1846 = "llvm.select"(%1835, %1534, %1535) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1847 = "llvm.bitcast"(%1825) : (f64) -> i64
    %1848 = "llvm.lshr"(%1847, %1536) : (i64, i64) -> i64
    %1849 = "llvm.bitcast"(%1837) : (f64) -> i64
    %1850 = "llvm.sub"(%1537, %1846) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1851 = "llvm.shl"(%1514, %1850) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1852 = "llvm.add"(%1851, %1528) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1853 = "llvm.lshr"(%1849, %1538) : (i64, i64) -> i64
    %1854 = "llvm.trunc"(%1853) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %1855 = "llvm.add"(%1854, %1539) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1856 = "llvm.zext"(%1846) <{nonNeg}> : (i32) -> i64
    %1857 = "llvm.icmp"(%1855, %1540) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1857)[^bb72, ^bb73] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb72:  // pred: ^bb71
    %1858 = "llvm.xor"(%1846, %1550) : (i32, i32) -> i32
    %1859 = "llvm.shl"(%1514, %1858) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1860 = "llvm.xor"(%1859, %1514) : (i32, i32) -> i32
    %1861 = "llvm.zext"(%1860) <{nonNeg}> : (i32) -> i64
    %1862 = "llvm.shl"(%1861, %1856) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1863 = "llvm.and"(%1848, %1549) : (i64, i64) -> i64
    %1864 = "llvm.or"(%1862, %1863) : (i64, i64) -> i64
    %1865 = "llvm.and"(%1849, %1543) : (i64, i64) -> i64
    %1866 = "llvm.icmp"(%1865, %1551) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1867 = "llvm.add"(%1846, %1514) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1868 = "llvm.shl"(%1511, %1867) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1869 = "llvm.zext"(%1868) <{nonNeg}> : (i32) -> i64
    %1870 = "llvm.select"(%1866, %1551, %1869) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1871 = "llvm.or"(%1864, %1870) : (i64, i64) -> i64
    %1872 = "llvm.trunc"(%1871) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%1872)[^bb78] : (i16) -> ()
  ^bb73:  // pred: ^bb71
    %1873 = "llvm.trunc"(%1848) <{overflowFlags = 2 : i32}> : (i64) -> i16
    %1874 = "llvm.and"(%1873, %1541) : (i16, i16) -> i16
    %1875 = "llvm.icmp"(%1855, %1852) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %1876 = "llvm.sub"(%1852, %1855) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1877 = "llvm.select"(%1875, %1876, %1513) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1878 = "llvm.sub"(%1877, %1846) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1879 = "llvm.icmp"(%1878, %1528) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1879, %1874)[^bb78, ^bb74] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i16) -> ()
  ^bb74:  // pred: ^bb73
    %1880 = "llvm.add"(%1878, %1542) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1881 = "llvm.and"(%1849, %1543) : (i64, i64) -> i64
    %1882 = "llvm.or"(%1881, %1544) <{isDisjoint}> : (i64, i64) -> i64
    %1883 = "llvm.add"(%1878, %1545) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1884 = "llvm.zext"(%1883) <{nonNeg}> : (i32) -> i64
    %1885 = "llvm.shl"(%1546, %1884) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %1886 = "llvm.zext"(%1880) <{nonNeg}> : (i32) -> i64
    %1887 = "llvm.lshr"(%1882, %1886) : (i64, i64) -> i64
    %1888 = "llvm.shl"(%1547, %1884) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1889 = "llvm.add"(%1888, %1548) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %1890 = "llvm.and"(%1889, %1882) : (i64, i64) -> i64
    %1891 = "llvm.icmp"(%1890, %1885) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1891, %1511)[^bb77, ^bb75] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb75:  // pred: ^bb74
    %1892 = "llvm.icmp"(%1890, %1885) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1892, %1513)[^bb76, ^bb77] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb76:  // pred: ^bb75
    %1893 = "llvm.trunc"(%1887) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1894 = "llvm.and"(%1893, %1511) : (i32, i32) -> i32
    "llvm.br"(%1894)[^bb77] : (i32) -> ()
  ^bb77(%1895: i32):  // 3 preds: ^bb74, ^bb75, ^bb76
    %1896 = "llvm.zext"(%1895) <{nonNeg}> : (i32) -> i64
    %1897 = "llvm.sub"(%1855, %1852) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1898 = "llvm.select"(%1875, %1513, %1897) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1899 = "llvm.zext"(%1898) : (i32) -> i64
    %1900 = "llvm.and"(%1848, %1549) : (i64, i64) -> i64
    %1901 = "llvm.shl"(%1899, %1856) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1902 = "llvm.add"(%1887, %1901) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1903 = "llvm.add"(%1902, %1896) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1904 = "llvm.or"(%1903, %1900) : (i64, i64) -> i64
    %1905 = "llvm.trunc"(%1904) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%1905)[^bb78] : (i16) -> ()
  ^bb78(%1906: i16):  // 3 preds: ^bb72, ^bb73, ^bb77
    "llvm.store"(%1906, %1829) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb111] : () -> ()
  ^bb79:  // pred: ^bb12
    %1907 = "llvm.add"(%1652, %1514) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1908 = "llvm.icmp"(%1907, %1528) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1908)[^bb80, ^bb96] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb80:  // pred: ^bb79
    %1909 = "llvm.getelementptr"(%1647, %1521) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1910 = "llvm.load"(%1909) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1911 = "llvm.load"(%1615) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1912 = "llvm.getelementptr"(%1644, %1516) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1913 = "llvm.load"(%1912) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1914 = "llvm.getelementptr"(%1911, %1913) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1915 = "llvm.getelementptr"(%1644, %1521) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1916 = "llvm.load"(%1915) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1916)[^bb83, ^bb81, ^bb84, ^bb82] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 8, 4]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb81:  // pred: ^bb80
    %1917 = "llvm.trunc"(%1910) <{overflowFlags = 0 : i32}> : (i64) -> i8
    "llvm.store"(%1917, %1914) <{alignment = 1 : i64, ordering = 0 : i64}> : (i8, !llvm.ptr) -> ()
    "llvm.br"()[^bb85] : () -> ()
  ^bb82:  // pred: ^bb80
    %1918 = "llvm.trunc"(%1910) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%1918, %1914) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb85] : () -> ()
  ^bb83:  // pred: ^bb80
    %1919 = "llvm.trunc"(%1910) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%1919, %1914) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb85] : () -> ()
  ^bb84:  // pred: ^bb80
    "llvm.store"(%1910, %1914) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb85] : () -> ()
  ^bb85:  // 4 preds: ^bb81, ^bb82, ^bb83, ^bb84
    %1920 = "llvm.load"(%1912) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1921 = "llvm.getelementptr"(%1911, %1920) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1922 = "llvm.load"(%1921) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %1923 = "llvm.zext"(%1922) : (i8) -> i64
    %1924 = "llvm.load"(%1644) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1925 = "llvm.icmp"(%1924, %1563) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1925)[^bb86, ^bb87] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb86:  // pred: ^bb85
    %1926 = "llvm.and"(%1923, %1546) : (i64, i64) -> i64
    "llvm.br"(%1926)[^bb95] : (i64) -> ()
  ^bb87:  // pred: ^bb85
    %1927 = "llvm.load"(%1915) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1928 = "llvm.icmp"(%1927, %1511) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1928, %1923)[^bb88, ^bb92] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb88:  // pred: ^bb87
    "llvm.switch"(%1927)[^bb91, ^bb89, ^bb90] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb89:  // pred: ^bb88
    %1929 = "llvm.load"(%1921) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1929)[^bb92] : (i64) -> ()
  ^bb90:  // pred: ^bb88
    %1930 = "llvm.load"(%1921) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1931 = "llvm.sext"(%1930) : (i32) -> i64
    "llvm.br"(%1931)[^bb92] : (i64) -> ()
  ^bb91:  // pred: ^bb88
    %1932 = "llvm.load"(%1921) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1933 = "llvm.sext"(%1932) : (i16) -> i64
    "llvm.br"(%1933)[^bb92] : (i64) -> ()
  ^bb92(%1934: i64):  // 4 preds: ^bb87, ^bb89, ^bb90, ^bb91
    %1935 = "llvm.shl"(%1927, %1553) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1936 = "llvm.sub"(%1554, %1935) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1937 = "llvm.icmp"(%1924, %1562) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1938 = "llvm.zext"(%1936) : (i32) -> i64
    "llvm.cond_br"(%1937)[^bb93, ^bb94] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb93:  // pred: ^bb92
    %1939 = "llvm.lshr"(%1564, %1938) : (i64, i64) -> i64
    %1940 = "llvm.and"(%1934, %1939) : (i64, i64) -> i64
    "llvm.br"(%1940)[^bb95] : (i64) -> ()
  ^bb94:  // pred: ^bb92
    %1941 = "llvm.shl"(%1934, %1938) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1942 = "llvm.ashr"(%1941, %1938) <{isExact}> : (i64, i64) -> i64
    "llvm.br"(%1942)[^bb95] : (i64) -> ()
  ^bb95(%1943: i64):  // 3 preds: ^bb86, ^bb93, ^bb94
    %1944 = "llvm.icmp"(%1943, %1910) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1944)[^bb109, ^bb110] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb96:  // pred: ^bb79
    "llvm.switch"(%1652, %1511)[^bb107, ^bb97, ^bb102, ^bb103] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[78, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb97:  // pred: ^bb96
    %1945 = "llvm.getelementptr"(%1647, %1521) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1946 = "llvm.load"(%1945) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1947 = "llvm.getelementptr"(%1946, %1522) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1948 = "llvm.icmp"(%1651, %1562) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1948)[^bb98, ^bb110] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb98:  // pred: ^bb97
    %1949 = "llvm.getelementptr"(%1644, %1521) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1950 = "llvm.load"(%1949) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1951 = "llvm.icmp"(%1950, %1521) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1951)[^bb99, ^bb110] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb99:  // pred: ^bb98
    %1952 = "llvm.load"(%1947) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1953 = "llvm.icmp"(%1952, %1547) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1953)[^bb100, ^bb110] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb100:  // pred: ^bb99
    %1954 = "llvm.getelementptr"(%1946, %1527) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1955 = "llvm.load"(%1954) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1956 = "llvm.icmp"(%1955, %1551) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1956)[^bb101, ^bb110] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb101:  // pred: ^bb100
    %1957 = "llvm.load"(%1615) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1958 = "llvm.getelementptr"(%1644, %1516) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1959 = "llvm.load"(%1958) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1960 = "llvm.getelementptr"(%1957, %1959) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1961 = "llvm.getelementptr"(%1946, %1556) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1962 = "llvm.load"(%1961) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%1962, %1960) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb111] : () -> ()
  ^bb102:  // 2 preds: ^bb63, ^bb96
    %1963 = "llvm.getelementptr"(%1647, %1521) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1964 = "llvm.load"(%1963) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1965 = "llvm.getelementptr"(%1964, %1522) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1965)[^bb104] : (!llvm.ptr) -> ()
  ^bb103:  // 2 preds: ^bb63, ^bb96
    %1966 = "llvm.getelementptr"(%1647, %1521) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1967 = "llvm.load"(%1966) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1968 = "llvm.icmp"(%1967, %1519) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1968, %1511, %1967)[^bb107, ^bb104] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb104(%1969: !llvm.ptr):  // 2 preds: ^bb102, ^bb103
    %1970 = "llvm.getelementptr"(%1969, %1515) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1971 = "llvm.load"(%1970) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1972 = "llvm.getelementptr"(%1644, %1523) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1973 = "llvm.load"(%1972) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1974 = "llvm.icmp"(%1971, %1973) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1974, %1528)[^bb105, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb105:  // pred: ^bb104
    %1975 = "llvm.getelementptr"(%1969, %1516) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1976 = "llvm.load"(%1975) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1977 = "llvm.icmp"(%1976, %1513) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1977, %1528)[^bb106, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb106:  // pred: ^bb105
    %1978 = "llvm.getelementptr"(%1969, %1523) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1979 = "llvm.load"(%1978) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1979, %1521)[^bb107, ^bb108, ^bb108, ^bb108] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb107(%1980: i32):  // 6 preds: ^bb63, ^bb96, ^bb103, ^bb104, ^bb105, ^bb106
    %1981 = "llvm.getelementptr"(%1648, %1650) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1980, %1981, %1647, %1644, %1648) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1514)[^bb140] : (i32) -> ()
  ^bb108:  // 3 preds: ^bb106, ^bb106, ^bb106
    %1982 = "llvm.load"(%1615) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1983 = "llvm.getelementptr"(%1644, %1516) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1984 = "llvm.load"(%1983) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1985 = "llvm.getelementptr"(%1982, %1984) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1986 = "llvm.load"(%1969) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1987 = "llvm.getelementptr"(%1969, %1556) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1988 = "llvm.load"(%1987) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1989 = "llvm.trunc"(%1988) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1990 = "llvm.getelementptr"(%1986, %1989) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1991 = "llvm.getelementptr"(%1644, %1521) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1992 = "llvm.load"(%1991) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.memcpy"(%1985, %1990, %1992) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb111] : () -> ()
  ^bb109:  // pred: ^bb95
    %1993 = "llvm.icmp"(%1924, %1562) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1994 = "llvm.icmp"(%1910, %1551) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %1995 = "llvm.and"(%1994, %1993) : (i1, i1) -> i1
    "llvm.cond_br"(%1995)[^bb110, ^bb111] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb110:  // 8 preds: ^bb68, ^bb69, ^bb95, ^bb97, ^bb98, ^bb99, ^bb100, ^bb109
    %1996 = "llvm.getelementptr"(%1648, %1650) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1571, %1996, %1647, %1569, %1551) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1514)[^bb140] : (i32) -> ()
  ^bb111:  // 7 preds: ^bb59, ^bb67, ^bb70, ^bb78, ^bb101, ^bb108, ^bb109
    %1997 = "llvm.add"(%1643, %1511) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1998 = "llvm.load"(%1597) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1999 = "llvm.icmp"(%1997, %1998) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1999, %1997)[^bb12, ^bb112] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb112:  // 2 preds: ^bb10, ^bb111
    %2000 = "llvm.getelementptr"(%arg73, %1565) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2001 = "llvm.load"(%2000) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2002 = "llvm.getelementptr"(%arg73, %2001) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2003 = "llvm.getelementptr"(%arg73, %1552) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2004 = "llvm.load"(%2003) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2005 = "llvm.icmp"(%2004, %1513) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2005, %1513)[^bb113, ^bb121] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb113(%2006: i32):  // 2 preds: ^bb112, ^bb120
    %2007 = "llvm.getelementptr"(%2002, %2006) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Condition", (struct<"mlir_abi_call_core_32.struct.Sum", (i32, i32)>, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2008 = "llvm.getelementptr"(%2007, %1523) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2009 = "llvm.load"(%2008) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2010 = "llvm.getelementptr"(%arg73, %2009) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2011 = "llvm.getelementptr"(%2007, %1516) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2012 = "llvm.load"(%2011) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2013 = "llvm.sext"(%2012) : (i32) -> i64
    %2014 = "llvm.icmp"(%2012, %1513) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2015 = "llvm.load"(%2007) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2016 = "llvm.icmp"(%2015, %1513) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2014)[^bb115, ^bb114] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb114:  // pred: ^bb113
    "llvm.cond_br"(%2016, %1513, %1551)[^bb118, ^bb120] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb115:  // pred: ^bb113
    "llvm.cond_br"(%2016, %1513, %1551, %1551)[^bb116, ^bb117] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i64, i64) -> ()
  ^bb116(%2017: i32, %2018: i64):  // 2 preds: ^bb115, ^bb116
    %2019 = "llvm.getelementptr"(%2010, %2017) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2020 = "llvm.call"(%arg73, %1613, %2019) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %2021 = "llvm.load"(%2019) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2022 = "llvm.mul"(%2021, %2020) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2023 = "llvm.add"(%2022, %2018) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2024 = "llvm.add"(%2017, %1511) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2025 = "llvm.icmp"(%2024, %2015) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2025, %2023, %2024, %2023)[^bb117, ^bb116] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i64) -> ()
  ^bb117(%2026: i64):  // 2 preds: ^bb115, ^bb116
    %2027 = "llvm.getelementptr"(%2007, %1521) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2028 = "llvm.load"(%2027) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2029 = "llvm.icmp"(%2028, %1513) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2030 = "llvm.icmp"(%2026, %1564) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %2031 = "llvm.icmp"(%2026, %1551) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2032 = "llvm.select"(%2029, %2031, %2030) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2032)[^bb120, ^bb123] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb118(%2033: i32, %2034: i64):  // 2 preds: ^bb114, ^bb118
    %2035 = "llvm.getelementptr"(%2010, %2033) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2036 = "llvm.call"(%arg73, %1613, %2035) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %2037 = "llvm.srem"(%2036, %2013) : (i64, i64) -> i64
    %2038 = "llvm.load"(%2035) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2039 = "llvm.mul"(%2038, %2037) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2040 = "llvm.add"(%2039, %2034) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2041 = "llvm.srem"(%2040, %2013) : (i64, i64) -> i64
    %2042 = "llvm.add"(%2033, %1511) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2043 = "llvm.icmp"(%2042, %2015) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2043, %2042, %2041)[^bb119, ^bb118] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb119:  // pred: ^bb118
    %2044 = "llvm.icmp"(%2041, %1551) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2044)[^bb120, ^bb123] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb120:  // 3 preds: ^bb114, ^bb117, ^bb119
    %2045 = "llvm.add"(%2006, %1511) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2046 = "llvm.icmp"(%2045, %2004) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2046, %2045)[^bb121, ^bb113] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb121:  // 2 preds: ^bb112, ^bb120
    %2047 = "llvm.icmp"(%1605, %1519) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %2048 = "llvm.icmp"(%1588, %1513) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %2049 = "llvm.and"(%2047, %2048) : (i1, i1) -> i1
    "llvm.cond_br"(%2049)[^bb122, ^bb133] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb122:  // pred: ^bb121
    %2050 = "llvm.getelementptr"(%arg73, %1556) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2051 = "llvm.load"(%2050) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2052 = "llvm.getelementptr"(%arg73, %2051) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2053 = "llvm.getelementptr"(%1573, %1517) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2054 = "llvm.getelementptr"(%1573, %1515) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2055 = "llvm.getelementptr"(%1573, %1521) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2056 = "llvm.getelementptr"(%1573, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2057 = "llvm.getelementptr"(%1573, %1556) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2058 = "llvm.getelementptr"(%1573, %1522) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2059 = "llvm.getelementptr"(%1573, %1565) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2060 = "llvm.getelementptr"(%1573, %1524) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1513)[^bb124] : (i32) -> ()
  ^bb123:  // 2 preds: ^bb117, ^bb119
    "llvm.call"(%1580, %2007) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_sizes, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1514)[^bb140] : (i32) -> ()
  ^bb124(%2061: i32):  // 2 preds: ^bb122, ^bb132
    %2062 = "llvm.getelementptr"(%1604, %2061) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Any", (i32, i32, struct<"mlir_abi_call_core_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2063 = "llvm.getelementptr"(%2052, %2061) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memcpy"(%1573, %2063, %1542) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %2064 = "llvm.load"(%2053) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2065 = "llvm.load"(%2062) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2065, %1519)[^bb127, ^bb125, ^bb126] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb125:  // pred: ^bb124
    %2066 = "llvm.getelementptr"(%2062, %1521) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2067 = "llvm.load"(%2066) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2068 = "llvm.getelementptr"(%2067, %1522) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%2068)[^bb127] : (!llvm.ptr) -> ()
  ^bb126:  // pred: ^bb124
    %2069 = "llvm.getelementptr"(%2062, %1521) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2070 = "llvm.load"(%2069) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%2070)[^bb127] : (!llvm.ptr) -> ()
  ^bb127(%2071: !llvm.ptr):  // 3 preds: ^bb124, ^bb125, ^bb126
    %2072 = "llvm.load"(%1573) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2073 = "llvm.icmp"(%2072, %1561) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2073)[^bb129, ^bb128] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb128:  // pred: ^bb127
    "llvm.store"(%1513, %2054) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2074 = "llvm.load"(%2055) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2074, %2056) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb129] : () -> ()
  ^bb129:  // 2 preds: ^bb127, ^bb128
    "llvm.store"(%1513, %2057) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1511, %2058) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2075 = "llvm.load"(%2059) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2075, %2060) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2076 = "llvm.icmp"(%2071, %1519) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2076, %1511)[^bb131, ^bb130] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb130:  // pred: ^bb129
    %2077 = "llvm.call"(%arg73, %1573, %2071, %1574) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2078 = "llvm.icmp"(%2077, %1513) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2078, %2077)[^bb132, ^bb131] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb131(%2079: i32):  // 2 preds: ^bb129, ^bb130
    %2080 = "llvm.getelementptr"(%arg73, %2064) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%2079, %2080, %2062, %1573, %arg73) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1514)[^bb140] : (i32) -> ()
  ^bb132:  // pred: ^bb130
    %2081 = "llvm.add"(%2061, %1511) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2082 = "llvm.icmp"(%2081, %1588) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2082, %2081)[^bb124, ^bb133] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb133:  // 2 preds: ^bb121, ^bb132
    %2083 = "llvm.call"(%arg74, %1613, %1579, %1519) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2084 = "llvm.icmp"(%2083, %1513) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2084)[^bb135, ^bb134] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb134:  // pred: ^bb133
    %2085 = "llvm.load"(%1579) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2086 = "llvm.icmp"(%2083, %1528) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2087 = "llvm.select"(%2086, %1566, %1567) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %2088 = "llvm.getelementptr"(%arg73, %1542) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2089 = "llvm.load"(%2088) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2090 = "llvm.getelementptr"(%arg73, %2089) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2091 = "llvm.select"(%2086, %1568, %2085) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%2090, %1572) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2092 = "llvm.getelementptr"(%1572, %1523) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2091, %2092) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2093 = "llvm.getelementptr"(%1572, %1521) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1569, %2093) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2094 = "llvm.load"(%1570) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%2094, %2087, %1572, %1553) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%1514)[^bb140] : (i32) -> ()
  ^bb135:  // pred: ^bb133
    "llvm.cond_br"(%1602, %1513)[^bb136, ^bb140] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb136:  // pred: ^bb135
    %2095 = "llvm.getelementptr"(%arg73, %1556) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2096 = "llvm.load"(%2095) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2097 = "llvm.getelementptr"(%arg73, %2096) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2098 = "llvm.getelementptr"(%arg73, %1527) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2099 = "llvm.load"(%2098) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2100 = "llvm.getelementptr"(%arg73, %2099) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2101 = "llvm.load"(%2100) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2102 = "llvm.icmp"(%2101, %1525) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2102)[^bb137, ^bb139] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb137:  // pred: ^bb136
    %2103 = "llvm.load"(%2097) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2104 = "llvm.icmp"(%2103, %1561) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2105 = "llvm.or"(%2047, %2104) : (i1, i1) -> i1
    "llvm.cond_br"(%2105)[^bb139, ^bb138] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb138:  // pred: ^bb137
    %2106 = "llvm.call"(%1580, %2097, %arg77) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2106)[^bb140] : (i32) -> ()
  ^bb139:  // 2 preds: ^bb136, ^bb137
    %2107 = "llvm.call"(%1580, %1605, %arg77) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_results, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2107)[^bb140] : (i32) -> ()
  ^bb140(%2108: i32):  // 10 preds: ^bb8, ^bb61, ^bb107, ^bb110, ^bb123, ^bb131, ^bb134, ^bb135, ^bb138, ^bb139
    "llvm.intr.stackrestore"(%1600) : (!llvm.ptr) -> ()
    "llvm.br"(%2108)[^bb141] : (i32) -> ()
  ^bb141(%2109: i32):  // 3 preds: ^bb1, ^bb3, ^bb140
    "llvm.return"(%2109) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg68: !llvm.ptr, %arg69: !llvm.ptr, %arg70: !llvm.ptr, %arg71: !llvm.ptr, %arg72: i64):
    %1491 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1492 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1493 = "llvm.mlir.constant"() <{value = 484 : i32}> : () -> i32
    %1494 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1495 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1496 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1497 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1498 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1499 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1500 = "llvm.alloca"(%1491) <{alignment = 4 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1501 = "llvm.alloca"(%1491) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%1501, %1492, %1493) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %1502 = "llvm.icmp"(%arg70, %1494) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1502)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%1501, %arg70) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1503 = "llvm.call"(%1494, %1495, %arg71, %arg72) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %1504 = "llvm.add"(%1503, %1491) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1505 = "llvm.alloca"(%1504) <{alignment = 1 : i64, elem_type = i8}> : (i32) -> !llvm.ptr
    %1506 = "llvm.call"(%1505, %1504, %arg71, %arg72) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %1507 = "llvm.getelementptr"(%1501, %1496) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg69, %1500) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1508 = "llvm.getelementptr"(%1500, %1496) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1507, %1508) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1509 = "llvm.getelementptr"(%1500, %1497) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1505, %1509) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1510 = "llvm.load"(%1498) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1510, %arg68, %1500, %1499) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<ptr (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_flatten", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg65: !llvm.ptr, %arg66: !llvm.ptr, %arg67: !llvm.ptr):
    %1390 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1391 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1392 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1393 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1394 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1395 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1396 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1397 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1398 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1399 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1400 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1401 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1402 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1403 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1404 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1405 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %1406 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1407 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1408 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1409 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1410 = "llvm.getelementptr"(%1409, %1396) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1411 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1412 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1413 = "llvm.getelementptr"(%1409, %1403) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1414 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_23}> : () -> !llvm.ptr
    %1415 = "llvm.alloca"(%1390) <{alignment = 8 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi_call_core_32.struct.Any", (i32, i32, struct<"mlir_abi_call_core_32.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %1416 = "llvm.alloca"(%1390) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Any", (i32, i32, struct<"mlir_abi_call_core_32.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1417 = "llvm.getelementptr"(%arg66, %1391) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1418 = "llvm.load"(%arg65) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1419 = "llvm.getelementptr"(%arg66, %1392) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1420 = "llvm.load"(%1419) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1421 = "llvm.getelementptr"(%1418, %1420) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1422 = "llvm.load"(%arg66) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1422)[^bb1, ^bb2, ^bb3, ^bb5] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[108, 110, 115]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1423 = "llvm.getelementptr"(%arg66, %1396) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1424 = "llvm.getelementptr"(%arg65, %1392) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1397, %1417)[^bb10] : (i32, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1425 = "llvm.getelementptr"(%arg65, %1396) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1426 = "llvm.load"(%1425) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1427 = "llvm.getelementptr"(%arg66, %1396) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1428 = "llvm.load"(%1427) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1429 = "llvm.getelementptr"(%1426, %1428) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg67, %1429) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1417)[^bb21] : (!llvm.ptr) -> ()
  ^bb3:  // pred: ^bb0
    %1430 = "llvm.load"(%arg67) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1431 = "llvm.icmp"(%1430, %1397) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1431, %1417)[^bb21, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%1393, %1421, %arg67, %1401, %1402) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1400)[^bb21] : (!llvm.ptr) -> ()
  ^bb5:  // pred: ^bb0
    %1432 = "llvm.load"(%arg67) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1432, %1393)[^bb7, ^bb6, ^bb6] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[75, 71]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb6:  // 2 preds: ^bb5, ^bb5
    %1433 = "llvm.getelementptr"(%arg67, %1394) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1434 = "llvm.load"(%1433) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1435 = "llvm.getelementptr"(%1434, %1395) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1436 = "llvm.load"(%1435) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1437 = "llvm.getelementptr"(%arg66, %1396) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1438 = "llvm.load"(%1437) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1439 = "llvm.sext"(%1438) : (i32) -> i64
    %1440 = "llvm.icmp"(%1436, %1439) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1440, %1397, %1417, %1398)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, !llvm.ptr, !llvm.ptr) -> ()
  ^bb7(%1441: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    "llvm.call"(%1441, %1421, %arg67, %1401, %1402) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1400)[^bb21] : (!llvm.ptr) -> ()
  ^bb8(%1442: i32, %1443: !llvm.ptr):  // 2 preds: ^bb6, ^bb9
    %1444 = "llvm.load"(%1437) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1445 = "llvm.icmp"(%1442, %1444) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1445, %1443)[^bb9, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb9:  // pred: ^bb8
    %1446 = "llvm.load"(%1433) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1447 = "llvm.getelementptr"(%1446, %1399) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1448 = "llvm.load"(%1447) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1449 = "llvm.getelementptr"(%1448, %1442) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Any", (i32, i32, struct<"mlir_abi_call_core_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1450 = "llvm.call"(%arg65, %1443, %1449) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1451 = "llvm.add"(%1442, %1390) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1452 = "llvm.icmp"(%1450, %1400) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1452, %1400, %1451, %1450)[^bb21, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb10(%1453: i32, %1454: !llvm.ptr):  // 2 preds: ^bb1, ^bb12
    %1455 = "llvm.load"(%1423) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1456 = "llvm.icmp"(%1453, %1455) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1456)[^bb11, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1457 = "llvm.load"(%1424) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1458 = "llvm.getelementptr"(%1457, %1391) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1458, %1424) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1459 = "llvm.load"(%arg65) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1460 = "llvm.getelementptr"(%1454, %1394) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1461 = "llvm.load"(%1460) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1462 = "llvm.getelementptr"(%1459, %1461) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1463 = "llvm.call"(%arg67, %1421, %1462, %1457) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_get_item, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1464 = "llvm.icmp"(%1463, %1397) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1464, %1400)[^bb12, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %1465 = "llvm.call"(%arg65, %1454, %1457) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1466 = "llvm.add"(%1453, %1390) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1467 = "llvm.icmp"(%1465, %1400) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1467, %1400, %1466, %1465)[^bb21, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb13:  // pred: ^bb10
    %1468 = "llvm.load"(%arg67) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1468)[^bb14, ^bb15, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    "llvm.call"(%1393, %1421, %arg67, %1401, %1402) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb18] : () -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb13
    "llvm.intr.memcpy"(%1415, %arg67, %1391) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %1469 = "llvm.getelementptr"(%1415, %1391) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1394, %1469) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1470 = "llvm.getelementptr"(%1415, %1403) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1397, %1470) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1471 = "llvm.getelementptr"(%1415, %1399) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1400, %1471) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1472 = "llvm.getelementptr"(%1415, %1404) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1397, %1472) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1473 = "llvm.icmp"(%1468, %1405) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1474 = "llvm.select"(%1473, %1406, %1396) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1475 = "llvm.getelementptr"(%1416, %1394) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memset"(%1416, %1407, %1408) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1476 = "llvm.load"(%1410) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1477 = "llvm.getelementptr"(%1411, %1474) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1478 = "llvm.load"(%1477) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1479 = "llvm.call"(%1476, %1478, %1415, %1390, %1416) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %1480 = "llvm.icmp"(%1479, %1397) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1480)[^bb16, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1481 = "llvm.load"(%1416) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1482 = "llvm.icmp"(%1481, %1412) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1482)[^bb17, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // pred: ^bb16
    %1483 = "llvm.load"(%1413) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1484 = "llvm.load"(%1475) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1485 = "llvm.call"(%1483, %1484) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb19] : () -> ()
  ^bb18:  // 2 preds: ^bb14, ^bb15
    "llvm.br"(%1400)[^bb21] : (!llvm.ptr) -> ()
  ^bb19:  // 2 preds: ^bb16, ^bb17
    %1486 = "llvm.load"(%1475) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1487 = "llvm.load"(%1423) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1488 = "llvm.sext"(%1487) : (i32) -> i64
    %1489 = "llvm.icmp"(%1486, %1488) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1489, %1454)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    "llvm.call"(%1398, %1421, %arg67, %1414, %1486) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1400)[^bb21] : (!llvm.ptr) -> ()
  ^bb21(%1490: !llvm.ptr):  // 11 preds: ^bb2, ^bb3, ^bb4, ^bb7, ^bb8, ^bb9, ^bb11, ^bb12, ^bb18, ^bb19, ^bb20
    "llvm.return"(%1490) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse_sizes", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg63: !llvm.ptr, %arg64: !llvm.ptr):
    %1352 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1353 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1354 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1355 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1356 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1357 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %1358 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1359 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1360 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1361 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1362 = "llvm.load"(%arg63) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1363 = "llvm.getelementptr"(%arg64, %1352) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1364 = "llvm.load"(%1363) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1365 = "llvm.getelementptr"(%1362, %1364) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1366 = "llvm.getelementptr"(%arg64, %1353) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1367 = "llvm.load"(%1366) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1368 = "llvm.icmp"(%1367, %1354) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1368, %1355, %1367)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1369 = "llvm.getelementptr"(%1362, %1356) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1370 = "llvm.load"(%1369) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1371 = "llvm.getelementptr"(%1362, %1370) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1372 = "llvm.getelementptr"(%1365, %1357) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1373 = "llvm.load"(%1372) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1374 = "llvm.getelementptr"(%1371, %1373) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1375 = "llvm.getelementptr"(%1374, %1358) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1376 = "llvm.load"(%1375) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1377 = "llvm.getelementptr"(%arg63, %1352) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1378 = "llvm.load"(%1377) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1379 = "llvm.getelementptr"(%1378, %1373) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1380 = "llvm.load"(%1379) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1380, %1376)[^bb2] : (!llvm.ptr, i32) -> ()
  ^bb2(%1381: !llvm.ptr, %1382: i32):  // 2 preds: ^bb0, ^bb1
    %1383 = "llvm.getelementptr"(%1362, %1382) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1384 = "llvm.getelementptr"(%arg63, %1359) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1385 = "llvm.load"(%1384) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1386 = "llvm.call"(%1362, %1385, %1365) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %1387 = "llvm.getelementptr"(%arg64, %1360) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1388 = "llvm.load"(%1387) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1389 = "llvm.getelementptr"(%1362, %1388) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1361, %1383, %1381, %1389, %1386) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_number", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg60: !llvm.ptr, %arg61: !llvm.ptr, %arg62: !llvm.ptr):
    %1237 = "llvm.mlir.constant"() <{value = 102 : i32}> : () -> i32
    %1238 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1239 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1240 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1241 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1242 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1243 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1244 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1245 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1246 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1247 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1248 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1249 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1250 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1251 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_34}> : () -> !llvm.ptr
    %1252 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1253 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1254 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1255 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1256 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1257 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1258 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1259 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1260 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1261 = "llvm.mlir.constant"() <{value = 65535 : i32}> : () -> i32
    %1262 = "llvm.mlir.constant"() <{value = -1 : i16}> : () -> i16
    %1263 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %1264 = "llvm.mlir.constant"() <{value = -1.000000e+00 : f64}> : () -> f64
    %1265 = "llvm.mlir.constant"() <{value = 1023 : i32}> : () -> i32
    %1266 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1267 = "llvm.mlir.constant"() <{value = 0x7FF0000000000000 : f64}> : () -> f64
    %1268 = "llvm.mlir.constant"() <{value = 0x7FF8000000000000 : f64}> : () -> f64
    %1269 = "llvm.load"(%arg61) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1270 = "llvm.icmp"(%1269, %1237) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1271 = "llvm.getelementptr"(%arg60, %1238) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1272 = "llvm.load"(%1271) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1273 = "llvm.getelementptr"(%arg61, %1239) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1274 = "llvm.load"(%1273) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1275 = "llvm.getelementptr"(%1272, %1274) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%1270)[^bb1, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1276 = "llvm.getelementptr"(%arg61, %1238) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1277 = "llvm.load"(%1276) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1277)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %1278 = "llvm.load"(%1275) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%1278)[^bb7] : (f64) -> ()
  ^bb3:  // pred: ^bb1
    %1279 = "llvm.load"(%1275) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %1280 = "llvm.fpext"(%1279) : (f32) -> f64
    "llvm.br"(%1280)[^bb7] : (f64) -> ()
  ^bb4:  // pred: ^bb1
    %1281 = "llvm.load"(%1275) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1282 = "llvm.getelementptr"(%arg61, %1255) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1283 = "llvm.load"(%1282) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1284 = "llvm.and"(%1283, %1257) : (i32, i32) -> i32
    %1285 = "llvm.icmp"(%1284, %1255) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1286 = "llvm.select"(%1285, %1258, %1259) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1287 = "llvm.xor"(%1286, %1260) : (i32, i32) -> i32
    %1288 = "llvm.shl"(%1252, %1287) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1289 = "llvm.xor"(%1288, %1252) : (i32, i32) -> i32
    %1290 = "llvm.zext"(%1281) : (i16) -> i32
    %1291 = "llvm.lshr"(%1290, %1286) : (i32, i32) -> i32
    %1292 = "llvm.and"(%1291, %1289) : (i32, i32) -> i32
    %1293 = "llvm.shl"(%1241, %1286) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1294 = "llvm.add"(%1293, %1261) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1295 = "llvm.and"(%1294, %1290) : (i32, i32) -> i32
    %1296 = "llvm.icmp"(%1281, %1262) <{predicate = 4 : i64}> : (i16, i16) -> i1
    %1297 = "llvm.select"(%1296, %1263, %1264) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %1298 = "llvm.icmp"(%1292, %1289) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1298)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1299 = "llvm.icmp"(%1295, %1256) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1300 = "llvm.fmul"(%1297, %1267) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1301 = "llvm.select"(%1299, %1300, %1268) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    "llvm.br"(%1301)[^bb7] : (f64) -> ()
  ^bb6:  // pred: ^bb4
    %1302 = "llvm.lshr"(%1289, %1241) : (i32, i32) -> i32
    %1303 = "llvm.icmp"(%1292, %1256) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1304 = "llvm.select"(%1303, %1256, %1293) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1305 = "llvm.add"(%1304, %1295) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1306 = "llvm.uitofp"(%1305) <{nonNeg}> : (i32) -> f64
    %1307 = "llvm.fmul"(%1297, %1306) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1308 = "llvm.intr.umax"(%1292, %1241) : (i32, i32) -> i32
    %1309 = "llvm.xor"(%1286, %1265) : (i32, i32) -> i32
    %1310 = "llvm.sub"(%1309, %1302) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1311 = "llvm.add"(%1310, %1308) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1312 = "llvm.zext"(%1311) <{nonNeg}> : (i32) -> i64
    %1313 = "llvm.shl"(%1312, %1266) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1314 = "llvm.bitcast"(%1313) : (i64) -> f64
    %1315 = "llvm.fmul"(%1307, %1314) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    "llvm.br"(%1315)[^bb7] : (f64) -> ()
  ^bb7(%1316: f64):  // 4 preds: ^bb2, ^bb3, ^bb5, ^bb6
    "llvm.store"(%1242, %arg62) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1317 = "llvm.getelementptr"(%arg62, %1255) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1256, %1317) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1318 = "llvm.getelementptr"(%arg62, %1238) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1316, %1318) <{alignment = 8 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"(%1256)[^bb18] : (i32) -> ()
  ^bb8:  // pred: ^bb0
    %1319 = "llvm.load"(%1275) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %1320 = "llvm.zext"(%1319) : (i8) -> i64
    %1321 = "llvm.icmp"(%1269, %1240) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1321)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %1322 = "llvm.and"(%1320, %1253) : (i64, i64) -> i64
    "llvm.br"(%1254, %1322)[^bb17] : (i32, i64) -> ()
  ^bb10:  // pred: ^bb8
    %1323 = "llvm.getelementptr"(%arg61, %1238) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1324 = "llvm.load"(%1323) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1325 = "llvm.icmp"(%1324, %1241) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1325, %1320)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb11:  // pred: ^bb10
    "llvm.switch"(%1324)[^bb14, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb12:  // pred: ^bb11
    %1326 = "llvm.load"(%1275) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1326)[^bb15] : (i64) -> ()
  ^bb13:  // pred: ^bb11
    %1327 = "llvm.load"(%1275) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1328 = "llvm.sext"(%1327) : (i32) -> i64
    "llvm.br"(%1328)[^bb15] : (i64) -> ()
  ^bb14:  // pred: ^bb11
    %1329 = "llvm.load"(%1275) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1330 = "llvm.sext"(%1329) : (i16) -> i64
    "llvm.br"(%1330)[^bb15] : (i64) -> ()
  ^bb15(%1331: i64):  // 4 preds: ^bb10, ^bb12, ^bb13, ^bb14
    %1332 = "llvm.shl"(%1324, %1242) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1333 = "llvm.sub"(%1243, %1332) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1334 = "llvm.icmp"(%1269, %1244) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1335 = "llvm.zext"(%1333) : (i32) -> i64
    %1336 = "llvm.shl"(%1331, %1335) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1337 = "llvm.ashr"(%1336, %1335) <{isExact}> : (i64, i64) -> i64
    %1338 = "llvm.lshr"(%1245, %1335) : (i64, i64) -> i64
    %1339 = "llvm.and"(%1331, %1338) : (i64, i64) -> i64
    %1340 = "llvm.select"(%1334, %1339, %1337) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1341 = "llvm.icmp"(%1340, %1246) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %1342 = "llvm.select"(%1334, %1341, %1247) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1342, %1241, %1340)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb16:  // pred: ^bb15
    %1343 = "llvm.load"(%arg60) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1344 = "llvm.getelementptr"(%arg61, %1248) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1345 = "llvm.load"(%1344) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1346 = "llvm.getelementptr"(%1343, %1345) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1249, %1346, %1250, %1251, %1339) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1252)[^bb18] : (i32) -> ()
  ^bb17(%1347: i32, %1348: i64):  // 2 preds: ^bb9, ^bb15
    "llvm.store"(%1347, %arg62) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1349 = "llvm.getelementptr"(%arg62, %1255) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1256, %1349) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1350 = "llvm.getelementptr"(%arg62, %1238) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1348, %1350) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%1256)[^bb18] : (i32) -> ()
  ^bb18(%1351: i32):  // 3 preds: ^bb7, ^bb16, ^bb17
    "llvm.return"(%1351) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_results", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg57: !llvm.ptr, %arg58: !llvm.ptr, %arg59: !llvm.ptr):
    %1019 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1020 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1021 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1022 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1023 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1024 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1025 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1026 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1027 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1028 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1029 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1030 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1031 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1032 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1033 = "llvm.mlir.constant"() <{value = -559038737 : i32}> : () -> i32
    %1034 = "llvm.inttoptr"(%1033) : (i32) -> !llvm.ptr
    %1035 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %1036 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1037 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1038 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1039 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1040 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1041 = "llvm.getelementptr"(%1040, %1039) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1042 = "llvm.alloca"(%1019) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1043 = "llvm.load"(%arg57) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1044 = "llvm.getelementptr"(%1043, %1020) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1045 = "llvm.load"(%1044) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1046 = "llvm.getelementptr"(%1043, %1045) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1047 = "llvm.getelementptr"(%1043, %1021) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1048 = "llvm.load"(%1047) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1049 = "llvm.getelementptr"(%1043, %1048) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1049, %1042) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1050 = "llvm.getelementptr"(%1043, %1022) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1051 = "llvm.load"(%1050) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1052 = "llvm.alloca"(%1051) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Any", (i32, i32, struct<"mlir_abi_call_core_32.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1053 = "llvm.alloca"(%1051) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Block", (ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1054 = "llvm.alloca"(%1051) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1055 = "llvm.icmp"(%1051, %1023) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1055, %1023, %1024)[^bb1, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb1:  // pred: ^bb0
    %1056 = "llvm.getelementptr"(%arg57, %1025) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1057 = "llvm.getelementptr"(%1043, %1026) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1058 = "llvm.getelementptr"(%1043, %1025) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1059 = "llvm.getelementptr"(%arg57, %1027) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1060 = "llvm.shl"(%1051, %1027) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    "llvm.intr.memset"(%1052, %1028, %1060) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    "llvm.br"(%1023)[^bb3] : (i32) -> ()
  ^bb2:  // pred: ^bb38
    %1061 = "llvm.icmp"(%arg58, %1029) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1062 = "llvm.getelementptr"(%arg57, %1025) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1023)[^bb39] : (i32) -> ()
  ^bb3(%1063: i32):  // 2 preds: ^bb1, ^bb38
    %1064 = "llvm.getelementptr"(%1053, %1063) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1029, %1064) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1065 = "llvm.getelementptr"(%1064, %1027) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1029, %1065) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1066 = "llvm.getelementptr"(%1064, %1025) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1029, %1066) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1067 = "llvm.getelementptr"(%1046, %1063) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1068 = "llvm.load"(%1067) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1069 = "llvm.icmp"(%1068, %1030) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1069)[^bb4, ^bb38] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %1070 = "llvm.load"(%1056) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1071 = "llvm.load"(%1057) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1072 = "llvm.getelementptr"(%1043, %1071) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1073 = "llvm.getelementptr"(%1067, %1022) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1074 = "llvm.load"(%1073) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1075 = "llvm.getelementptr"(%1070, %1074) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1076 = "llvm.getelementptr"(%1067, %1031) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1077 = "llvm.load"(%1076) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1078 = "llvm.icmp"(%1077, %1032) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1078, %1075)[^bb6, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb5:  // pred: ^bb4
    %1079 = "llvm.load"(%1043) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1080 = "llvm.intr.smax"(%1079, %1027) : (i32, i32) -> i32
    %1081 = "llvm.getelementptr"(%1075, %1080) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1082 = "llvm.load"(%1081) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1082)[^bb6] : (!llvm.ptr) -> ()
  ^bb6(%1083: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    %1084 = "llvm.icmp"(%1083, %1029) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1084, %1029)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb7:  // pred: ^bb6
    %1085 = "llvm.load"(%1083) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1085)[^bb8] : (!llvm.ptr) -> ()
  ^bb8(%1086: !llvm.ptr):  // 2 preds: ^bb6, ^bb7
    %1087 = "llvm.icmp"(%1063, %1023) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1087, %1023)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb9:  // 2 preds: ^bb8, ^bb17
    %1088 = "llvm.load"(%1058) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1089 = "llvm.icmp"(%1088, %1023) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1089, %1023, %1088, %1032)[^bb18, ^bb25] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i32, i32) -> ()
  ^bb10(%1090: i32):  // 2 preds: ^bb8, ^bb17
    %1091 = "llvm.getelementptr"(%1046, %1090) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1092 = "llvm.load"(%1091) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1093 = "llvm.icmp"(%1092, %1030) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1093)[^bb11, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1094 = "llvm.getelementptr"(%1091, %1022) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1095 = "llvm.load"(%1094) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1096 = "llvm.getelementptr"(%1070, %1095) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1097 = "llvm.getelementptr"(%1091, %1031) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1098 = "llvm.load"(%1097) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1099 = "llvm.icmp"(%1098, %1032) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1099, %1096)[^bb13, ^bb12] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %1100 = "llvm.load"(%1043) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1101 = "llvm.intr.smax"(%1100, %1027) : (i32, i32) -> i32
    %1102 = "llvm.getelementptr"(%1096, %1101) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1103 = "llvm.load"(%1102) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1103)[^bb13] : (!llvm.ptr) -> ()
  ^bb13(%1104: !llvm.ptr):  // 2 preds: ^bb11, ^bb12
    %1105 = "llvm.icmp"(%1104, %1029) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1105, %1029)[^bb15, ^bb14] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb14:  // pred: ^bb13
    %1106 = "llvm.load"(%1104) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1106)[^bb15] : (!llvm.ptr) -> ()
  ^bb15(%1107: !llvm.ptr):  // 2 preds: ^bb13, ^bb14
    %1108 = "llvm.icmp"(%1107, %1086) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1108)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1109 = "llvm.load"(%1058) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1110 = "llvm.add"(%1109, %1090) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%1109, %1110)[^bb25] : (i32, i32) -> ()
  ^bb17:  // 2 preds: ^bb10, ^bb15
    %1111 = "llvm.add"(%1090, %1019) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1112 = "llvm.icmp"(%1111, %1063) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1112, %1111)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb18(%1113: i32):  // 2 preds: ^bb9, ^bb24
    %1114 = "llvm.getelementptr"(%1072, %1113) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1115 = "llvm.load"(%1114) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1116 = "llvm.icmp"(%1115, %1030) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1116)[^bb19, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb19:  // pred: ^bb18
    %1117 = "llvm.getelementptr"(%1114, %1022) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1118 = "llvm.load"(%1117) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1119 = "llvm.getelementptr"(%1070, %1118) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1120 = "llvm.getelementptr"(%1114, %1031) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1121 = "llvm.load"(%1120) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1122 = "llvm.icmp"(%1121, %1032) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1122, %1119)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    %1123 = "llvm.load"(%1043) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1124 = "llvm.intr.smax"(%1123, %1027) : (i32, i32) -> i32
    %1125 = "llvm.getelementptr"(%1119, %1124) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1126 = "llvm.load"(%1125) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1126)[^bb21] : (!llvm.ptr) -> ()
  ^bb21(%1127: !llvm.ptr):  // 2 preds: ^bb19, ^bb20
    %1128 = "llvm.icmp"(%1127, %1029) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1128, %1029)[^bb23, ^bb22] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb22:  // pred: ^bb21
    %1129 = "llvm.load"(%1127) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1129)[^bb23] : (!llvm.ptr) -> ()
  ^bb23(%1130: !llvm.ptr):  // 2 preds: ^bb21, ^bb22
    %1131 = "llvm.icmp"(%1130, %1086) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1131, %1088, %1113)[^bb25, ^bb24] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb24:  // 2 preds: ^bb18, ^bb23
    %1132 = "llvm.add"(%1113, %1019) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1133 = "llvm.icmp"(%1132, %1088) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1133, %1088, %1032, %1132)[^bb25, ^bb18] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i32, i32) -> ()
  ^bb25(%1134: i32, %1135: i32):  // 4 preds: ^bb9, ^bb16, ^bb23, ^bb24
    "llvm.cond_br"(%1078, %1075)[^bb27, ^bb26] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb26:  // pred: ^bb25
    %1136 = "llvm.load"(%1043) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1137 = "llvm.intr.smax"(%1136, %1027) : (i32, i32) -> i32
    %1138 = "llvm.getelementptr"(%1075, %1137) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1139 = "llvm.load"(%1138) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1139)[^bb27] : (!llvm.ptr) -> ()
  ^bb27(%1140: !llvm.ptr):  // 2 preds: ^bb25, ^bb26
    %1141 = "llvm.icmp"(%1140, %1029) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1141, %1029)[^bb29, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb28:  // pred: ^bb27
    %1142 = "llvm.load"(%1140) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1142)[^bb29] : (!llvm.ptr) -> ()
  ^bb29(%1143: !llvm.ptr):  // 2 preds: ^bb27, ^bb28
    %1144 = "llvm.icmp"(%1135, %1134) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1144)[^bb31, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb30:  // pred: ^bb29
    %1145 = "llvm.sub"(%1135, %1134) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%1145)[^bb37] : (i32) -> ()
  ^bb31:  // pred: ^bb29
    %1146 = "llvm.icmp"(%1135, %1032) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1146)[^bb32, ^bb35] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb32:  // pred: ^bb31
    %1147 = "llvm.load"(%1059) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1148 = "llvm.getelementptr"(%1147, %1135) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1149 = "llvm.load"(%1148) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1150 = "llvm.load"(%1149) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1151 = "llvm.icmp"(%1150, %1035) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1151, %1029)[^bb33, ^bb34] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb33:  // pred: ^bb32
    %1152 = "llvm.getelementptr"(%1149, %1025) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1153 = "llvm.load"(%1152) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1153)[^bb34] : (!llvm.ptr) -> ()
  ^bb34(%1154: !llvm.ptr):  // 2 preds: ^bb32, ^bb33
    "llvm.store"(%1154, %1066) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1063)[^bb37] : (i32) -> ()
  ^bb35:  // pred: ^bb31
    %1155 = "llvm.icmp"(%1143, %1034) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1155, %1063)[^bb37, ^bb36] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb36:  // pred: ^bb35
    "llvm.store"(%1143, %1064) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1063)[^bb37] : (i32) -> ()
  ^bb37(%1156: i32):  // 4 preds: ^bb30, ^bb34, ^bb35, ^bb36
    %1157 = "llvm.getelementptr"(%1053, %1156) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1158 = "llvm.getelementptr"(%1054, %1063) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1157, %1158) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb38] : () -> ()
  ^bb38:  // 2 preds: ^bb3, ^bb37
    %1159 = "llvm.add"(%1063, %1019) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1160 = "llvm.icmp"(%1159, %1051) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1160, %1159)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb39(%1161: i32):  // 2 preds: ^bb2, ^bb44
    %1162 = "llvm.getelementptr"(%arg58, %1161) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Any", (i32, i32, struct<"mlir_abi_call_core_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1163 = "llvm.select"(%1061, %1029, %1162) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1164 = "llvm.getelementptr"(%1046, %1161) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1165 = "llvm.load"(%1164) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1166 = "llvm.icmp"(%1165, %1030) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1166)[^bb40, ^bb41] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb40:  // pred: ^bb39
    %1167 = "llvm.getelementptr"(%1054, %1161) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1168 = "llvm.load"(%1167) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1169 = "llvm.getelementptr"(%1052, %1161) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Any", (i32, i32, struct<"mlir_abi_call_core_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1170 = "llvm.call"(%arg57, %1168, %1161, %1169, %1163) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1170)[^bb44] : (i32) -> ()
  ^bb41:  // pred: ^bb39
    %1171 = "llvm.icmp"(%1163, %1029) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1171)[^bb42, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb42:  // pred: ^bb41
    %1172 = "llvm.getelementptr"(%1052, %1161) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Any", (i32, i32, struct<"mlir_abi_call_core_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1173 = "llvm.call"(%arg57, %1164, %1172) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1173)[^bb44] : (i32) -> ()
  ^bb43:  // pred: ^bb41
    %1174 = "llvm.load"(%1162) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1175 = "llvm.icmp"(%1174, %1035) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1176 = "llvm.getelementptr"(%1162, %1025) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1177 = "llvm.load"(%1176) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1178 = "llvm.select"(%1175, %1036, %1023) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1179 = "llvm.getelementptr"(%1177, %1178) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1180 = "llvm.load"(%1179) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1181 = "llvm.getelementptr"(%1179, %1020) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1182 = "llvm.load"(%1181) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1183 = "llvm.trunc"(%1182) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1184 = "llvm.getelementptr"(%1180, %1183) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1185 = "llvm.load"(%1062) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1186 = "llvm.getelementptr"(%1164, %1022) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1187 = "llvm.load"(%1186) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1188 = "llvm.getelementptr"(%1185, %1187) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1189 = "llvm.getelementptr"(%1164, %1025) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1190 = "llvm.load"(%1189) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.memcpy"(%1184, %1188, %1190) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%1023)[^bb44] : (i32) -> ()
  ^bb44(%1191: i32):  // 3 preds: ^bb40, ^bb42, ^bb43
    %1192 = "llvm.add"(%1161, %1019) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1193 = "llvm.icmp"(%1191, %1023) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1194 = "llvm.icmp"(%1192, %1051) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %1195 = "llvm.select"(%1193, %1037, %1194) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1195, %1191, %1193, %1192)[^bb45, ^bb39] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i1, i32) -> ()
  ^bb45(%1196: i32, %1197: i1):  // 2 preds: ^bb0, ^bb44
    %1198 = "llvm.icmp"(%arg58, %1029) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1199 = "llvm.or"(%1198, %1197) : (i1, i1) -> i1
    "llvm.cond_br"(%1199, %1196)[^bb47, ^bb46] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb46:  // pred: ^bb45
    %1200 = "llvm.call"(%1043, %1042, %1052, %arg59) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_nest, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1200)[^bb47] : (i32) -> ()
  ^bb47(%1201: i32):  // 2 preds: ^bb45, ^bb46
    "llvm.cond_br"(%1055, %1023)[^bb48, ^bb58] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb48(%1202: i32):  // 2 preds: ^bb47, ^bb50
    %1203 = "llvm.getelementptr"(%1052, %1202) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Any", (i32, i32, struct<"mlir_abi_call_core_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1204 = "llvm.load"(%1203) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1205 = "llvm.icmp"(%1204, %1038) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1205)[^bb49, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb49:  // pred: ^bb48
    %1206 = "llvm.load"(%1041) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1207 = "llvm.getelementptr"(%1203, %1025) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1208 = "llvm.load"(%1207) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1209 = "llvm.call"(%1206, %1208) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb50] : () -> ()
  ^bb50:  // 2 preds: ^bb48, ^bb49
    %1210 = "llvm.add"(%1202, %1019) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1211 = "llvm.icmp"(%1210, %1051) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1211, %1210)[^bb51, ^bb48] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb51:  // pred: ^bb50
    %1212 = "llvm.getelementptr"(%arg57, %1025) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1023)[^bb52] : (i32) -> ()
  ^bb52(%1213: i32):  // 2 preds: ^bb51, ^bb57
    %1214 = "llvm.getelementptr"(%1053, %1213) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1215 = "llvm.getelementptr"(%1214, %1027) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1216 = "llvm.load"(%1215) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1217 = "llvm.icmp"(%1216, %1029) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1217)[^bb54, ^bb53] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb53:  // pred: ^bb52
    %1218 = "llvm.load"(%1041) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1219 = "llvm.call"(%1218, %1216) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb54] : () -> ()
  ^bb54:  // 2 preds: ^bb52, ^bb53
    %1220 = "llvm.load"(%1214) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1220) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1221 = "llvm.getelementptr"(%1046, %1213) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1222 = "llvm.load"(%1221) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1223 = "llvm.icmp"(%1222, %1030) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1223)[^bb55, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb55:  // pred: ^bb54
    %1224 = "llvm.getelementptr"(%1221, %1031) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1225 = "llvm.load"(%1224) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1226 = "llvm.icmp"(%1225, %1023) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1226)[^bb56, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb56:  // pred: ^bb55
    %1227 = "llvm.load"(%1212) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1228 = "llvm.getelementptr"(%1221, %1022) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1229 = "llvm.load"(%1228) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1230 = "llvm.getelementptr"(%1227, %1229) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1231 = "llvm.load"(%1043) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1232 = "llvm.intr.smax"(%1231, %1027) : (i32, i32) -> i32
    %1233 = "llvm.getelementptr"(%1230, %1232) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1234 = "llvm.load"(%1233) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1234) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"()[^bb57] : () -> ()
  ^bb57:  // 3 preds: ^bb54, ^bb55, ^bb56
    %1235 = "llvm.add"(%1213, %1019) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1236 = "llvm.icmp"(%1235, %1051) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1236, %1235)[^bb58, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb58:  // 2 preds: ^bb47, ^bb57
    "llvm.return"(%1201) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_text", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg55: !llvm.ptr, %arg56: !llvm.ptr):
    %1001 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1002 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1003 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1004 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1005 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1006 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1007 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1008 = "llvm.getelementptr"(%1007, %1006) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1009 = "llvm.alloca"(%1001) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Bytes", (ptr, i32)>}> : (i32) -> !llvm.ptr
    "llvm.store"(%arg55, %1009) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1010 = "llvm.getelementptr"(%1009, %1002) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1011 = "llvm.call"(%arg55) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i32
    "llvm.store"(%1011, %1010) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1012 = "llvm.load"(%1003) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1013 = "llvm.icmp"(%1012, %1004) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1013)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1014 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1015 = "llvm.icmp"(%1014, %1004) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1015, %1005)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1016 = "llvm.load"(%1008) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1017 = "llvm.call"(%1016, %1009, %arg56) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1017)[^bb3] : (i32) -> ()
  ^bb3(%1018: i32):  // 2 preds: ^bb1, ^bb2
    "llvm.return"(%1018) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "strlen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_find_functions", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %959 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %960 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_2}> : () -> !llvm.ptr
    %961 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %962 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %963 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_symbols}> : () -> !llvm.ptr
    %964 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %965 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %966 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_NAMES}> : () -> !llvm.ptr
    %967 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %968 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %969 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_GLOBALS}> : () -> !llvm.ptr
    %970 = "llvm.getelementptr"(%965, %967) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %971 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %972 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %973 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %974 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %975 = "llvm.alloca"(%959) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Bytes", (ptr, i32)>}> : (i32) -> !llvm.ptr
    %976 = "llvm.call"(%960, %961) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlopen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%962)[^bb2] : (i32) -> ()
  ^bb1:  // pred: ^bb6
    %977 = "llvm.getelementptr"(%975, %968) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%962)[^bb8] : (i32) -> ()
  ^bb2(%978: i32):  // 2 preds: ^bb0, ^bb6
    %979 = "llvm.getelementptr"(%963, %978) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %980 = "llvm.load"(%979) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %981 = "llvm.icmp"(%980, %964) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%981)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %982 = "llvm.getelementptr"(%965, %978) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%980, %982) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb6] : () -> ()
  ^bb4:  // pred: ^bb2
    %983 = "llvm.getelementptr"(%966, %978) <{elem_type = !llvm.array<36 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %984 = "llvm.call"(%976, %983) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %985 = "llvm.getelementptr"(%965, %978) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%984, %985) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %986 = "llvm.icmp"(%984, %964) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%986)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    "llvm.call"(%983) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_runtime, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%972)[^bb12] : (i32) -> ()
  ^bb6:  // 2 preds: ^bb3, ^bb4
    %987 = "llvm.add"(%978, %959) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %988 = "llvm.icmp"(%987, %967) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%988, %987)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb7:  // pred: ^bb9
    %989 = "llvm.add"(%991, %959) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %990 = "llvm.icmp"(%989, %973) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%990, %989)[^bb11, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb8(%991: i32):  // 2 preds: ^bb1, ^bb7
    %992 = "llvm.getelementptr"(%969, %991) <{elem_type = !llvm.array<16 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%992, %975) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %993 = "llvm.call"(%992) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i32
    "llvm.store"(%993, %977) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %994 = "llvm.load"(%970) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %995 = "llvm.getelementptr"(%971, %991) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %996 = "llvm.call"(%994, %975, %995) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %997 = "llvm.icmp"(%996, %962) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%997, %972)[^bb9, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb9:  // pred: ^bb8
    %998 = "llvm.load"(%995) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %999 = "llvm.icmp"(%998, %964) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%999)[^bb10, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    "llvm.call"(%992) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_runtime, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%972)[^bb12] : (i32) -> ()
  ^bb11:  // pred: ^bb7
    "llvm.store"(%959, %974) <{alignment = 4 : i64, ordering = 5 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%962)[^bb12] : (i32) -> ()
  ^bb12(%1000: i32):  // 4 preds: ^bb5, ^bb8, ^bb10, ^bb11
    "llvm.return"(%1000) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "dlopen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, ptr)>, linkage = #llvm.linkage<external>, sym_name = "dlsym", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_refuse_runtime", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg54: !llvm.ptr):
    %942 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %943 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %944 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %945 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_refuse_runtime_text}> : () -> !llvm.ptr
    %946 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %947 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %948 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %949 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_3}> : () -> !llvm.ptr
    %950 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %951 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %952 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_5}> : () -> !llvm.ptr
    %953 = "llvm.alloca"(%942) <{alignment = 4 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %954 = "llvm.load"(%943) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %955 = "llvm.icmp"(%954, %944) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%955)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.store"(%945, %953) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %956 = "llvm.getelementptr"(%953, %946) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg54, %956) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %957 = "llvm.getelementptr"(%953, %947) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%948, %957) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.call"(%954, %949, %953, %950) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    %958 = "llvm.call"(%951, %952, %945, %arg54) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (i32, ptr, ...)>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @abort, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.unreachable"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "dprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, passthrough = ["cold", "optsize"], sym_name = "abort", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_append_value", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg52: !llvm.ptr, %arg53: !llvm.ptr):
    %891 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_14}> : () -> !llvm.ptr
    %892 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %893 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_13}> : () -> !llvm.ptr
    %894 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_12}> : () -> !llvm.ptr
    %895 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %896 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %897 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_11}> : () -> !llvm.ptr
    %898 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_10}> : () -> !llvm.ptr
    %899 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_9}> : () -> !llvm.ptr
    %900 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %901 = "llvm.mlir.constant"() <{value = 480 : i32}> : () -> i32
    %902 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_8}> : () -> !llvm.ptr
    %903 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_7}> : () -> !llvm.ptr
    %904 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %905 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_6}> : () -> !llvm.ptr
    %906 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %907 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %908 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %909 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %910 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %911 = "llvm.getelementptr"(%910, %909) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %912 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_16}> : () -> !llvm.ptr
    %913 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %914 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_15}> : () -> !llvm.ptr
    %915 = "llvm.load"(%arg53) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%915)[^bb14, ^bb2, ^bb1, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb8, ^bb8, ^bb9, ^bb9, ^bb10, ^bb10, ^bb11, ^bb11, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, case_values = dense<[70, 7, 0, 1, 2, 3, 8, 11, 65, 12, 66, 71, 75, 72, 76, 74, 78]> : vector<17xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %916 = "llvm.getelementptr"(%arg53, %895) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %917 = "llvm.load"(%916) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %918 = "llvm.icmp"(%917, %906) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%918, %917)[^bb15, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %919 = "llvm.getelementptr"(%arg53, %895) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %920 = "llvm.load"(%919) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %921 = "llvm.getelementptr"(%920, %907) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%921)[^bb3] : (!llvm.ptr) -> ()
  ^bb3(%922: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    "llvm.call"(%arg52, %922) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_tensor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb4:  // pred: ^bb0
    "llvm.call"(%arg52, %905, %892) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb5:  // pred: ^bb0
    %923 = "llvm.getelementptr"(%arg53, %895) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %924 = "llvm.load"(%923) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg52, %904, %924) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb6:  // pred: ^bb0
    "llvm.call"(%arg52, %903, %892) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb7:  // pred: ^bb0
    %925 = "llvm.getelementptr"(%arg52, %900) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %926 = "llvm.getelementptr"(%arg53, %895) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %927 = "llvm.load"(%926) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    %928 = "llvm.call"(%925, %901, %902, %927) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, f64) -> i32
    "llvm.store"(%928, %arg52) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb8:  // 3 preds: ^bb0, ^bb0, ^bb0
    "llvm.call"(%arg52, %899, %892) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb9:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg52, %898, %892) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb10:  // 2 preds: ^bb0, ^bb0
    %929 = "llvm.getelementptr"(%arg53, %895) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %930 = "llvm.load"(%929) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %931 = "llvm.getelementptr"(%930, %896) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %932 = "llvm.load"(%931) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg52, %897, %932) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb11:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg52, %894, %892) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb12:  // pred: ^bb0
    "llvm.call"(%arg52, %893, %892) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb13:  // pred: ^bb0
    "llvm.call"(%arg52, %891, %892) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb14:  // pred: ^bb0
    %933 = "llvm.icmp"(%915, %908) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%933)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // 2 preds: ^bb1, ^bb14
    %934 = "llvm.sext"(%915) : (i32) -> i64
    "llvm.call"(%arg52, %914, %934) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb16:  // pred: ^bb14
    %935 = "llvm.getelementptr"(%arg52, %900) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %936 = "llvm.load"(%911) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %937 = "llvm.call"(%936, %915) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %938 = "llvm.getelementptr"(%937, %895) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %939 = "llvm.load"(%938) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %940 = "llvm.call"(%935, %901, %912, %939) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    %941 = "llvm.intr.smin"(%940, %913) : (i32, i32) -> i32
    "llvm.store"(%941, %arg52) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb17:  // 13 preds: ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb15, ^bb16
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i32, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "snprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append_tensor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg50: !llvm.ptr, %arg51: !llvm.ptr):
    %826 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %827 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %828 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %829 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %830 = "llvm.mlir.constant"() <{value = 18 : i32}> : () -> i32
    %831 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_DTYPES}> : () -> !llvm.ptr
    %832 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %833 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_17}> : () -> !llvm.ptr
    %834 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %835 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %836 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %837 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %838 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %839 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %840 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %841 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_18}> : () -> !llvm.ptr
    %842 = "llvm.getelementptr"(%arg51, %826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %843 = "llvm.load"(%842) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %844 = "llvm.and"(%843, %827) : (i32, i32) -> i32
    %845 = "llvm.lshr"(%843, %826) : (i32, i32) -> i32
    %846 = "llvm.getelementptr"(%arg51, %828) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %847 = "llvm.load"(%846) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %848 = "llvm.add"(%847, %829) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %849 = "llvm.alloca"(%848) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %850 = "llvm.icmp"(%844, %830) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%850)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %851 = "llvm.getelementptr"(%831, %844) <{elem_type = !llvm.array<20 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %852 = "llvm.lshr"(%843, %832) : (i32, i32) -> i32
    %853 = "llvm.and"(%852, %827) : (i32, i32) -> i32
    %854 = "llvm.zext"(%853) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg50, %851, %854) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %855 = "llvm.icmp"(%845, %829) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%855)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %856 = "llvm.zext"(%845) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg50, %833, %856) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb4] : () -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %857 = "llvm.getelementptr"(%arg51, %834) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %858 = "llvm.load"(%857) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %859 = "llvm.load"(%846) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg50, %858, %859) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_list, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %860 = "llvm.load"(%846) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %861 = "llvm.load"(%857) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %862 = "llvm.icmp"(%860, %835) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%862, %860, %836, %836)[^bb5, ^bb12] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, i64, i64) -> ()
  ^bb5(%863: i32, %864: i64, %865: i64):  // 2 preds: ^bb4, ^bb5
    %866 = "llvm.add"(%863, %837) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %867 = "llvm.getelementptr"(%849, %866) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%865, %867) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %868 = "llvm.getelementptr"(%861, %866) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %869 = "llvm.load"(%868) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %870 = "llvm.intr.umax"(%869, %836) : (i64, i64) -> i64
    %871 = "llvm.mul"(%870, %865) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %872 = "llvm.mul"(%869, %864) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %873 = "llvm.icmp"(%863, %829) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%873, %866, %872, %871)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, i64, i64) -> ()
  ^bb6:  // pred: ^bb5
    %874 = "llvm.icmp"(%872, %838) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%874)[^bb12, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %875 = "llvm.getelementptr"(%arg51, %839) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %876 = "llvm.load"(%875) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %877 = "llvm.icmp"(%876, %840) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%877, %835)[^bb12, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb8(%878: i32):  // 2 preds: ^bb7, ^bb10
    %879 = "llvm.getelementptr"(%861, %878) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %880 = "llvm.load"(%879) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %881 = "llvm.icmp"(%880, %836) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%881)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %882 = "llvm.getelementptr"(%876, %878) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %883 = "llvm.load"(%882) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %884 = "llvm.getelementptr"(%849, %878) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %885 = "llvm.load"(%884) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %886 = "llvm.icmp"(%883, %885) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%886)[^bb10, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %887 = "llvm.add"(%878, %829) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %888 = "llvm.icmp"(%887, %860) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%888, %887)[^bb12, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb11:  // pred: ^bb9
    "llvm.call"(%arg50, %841, %838) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %889 = "llvm.load"(%875) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %890 = "llvm.load"(%846) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg50, %889, %890) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_list, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb12] : () -> ()
  ^bb12:  // 5 preds: ^bb4, ^bb6, ^bb7, ^bb10, ^bb11
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg47: !llvm.ptr, %arg48: !llvm.ptr, %arg49: i64):
    %815 = "llvm.mlir.constant"() <{value = 480 : i32}> : () -> i32
    %816 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %817 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %818 = "llvm.load"(%arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %819 = "llvm.sub"(%815, %818) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %820 = "llvm.getelementptr"(%arg47, %816) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %821 = "llvm.getelementptr"(%820, %818) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %822 = "llvm.call"(%821, %819, %arg48, %arg49) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %823 = "llvm.load"(%arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %824 = "llvm.add"(%823, %822) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %825 = "llvm.intr.smin"(%824, %817) : (i32, i32) -> i32
    "llvm.store"(%825, %arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i32)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append_list", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg44: !llvm.ptr, %arg45: !llvm.ptr, %arg46: i32):
    %800 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_19}> : () -> !llvm.ptr
    %801 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %802 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %803 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %804 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %805 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_20}> : () -> !llvm.ptr
    %806 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_21}> : () -> !llvm.ptr
    "llvm.call"(%arg44, %800, %801) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %807 = "llvm.icmp"(%arg46, %802) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%807)[^bb1, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %808 = "llvm.load"(%arg45) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %803, %808) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %809 = "llvm.icmp"(%arg46, %804) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%809, %804)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2(%810: i32):  // 2 preds: ^bb1, ^bb2
    %811 = "llvm.getelementptr"(%arg45, %810) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %812 = "llvm.load"(%811) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %805, %812) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %813 = "llvm.add"(%810, %804) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %814 = "llvm.icmp"(%813, %arg46) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%814, %813)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    "llvm.call"(%arg44, %806, %801) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_get_item", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg40: !llvm.ptr, %arg41: !llvm.ptr, %arg42: !llvm.ptr, %arg43: !llvm.ptr):
    %754 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %755 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %756 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %757 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %758 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %759 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %760 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %761 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %762 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %763 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %764 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %765 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %766 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %767 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %768 = "llvm.getelementptr"(%767, %763) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %769 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %770 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %771 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %772 = "llvm.getelementptr"(%767, %757) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %773 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %774 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %775 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %776 = "llvm.alloca"(%754) <{alignment = 8 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi_call_core_32.struct.Any", (i32, i32, struct<"mlir_abi_call_core_32.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %777 = "llvm.load"(%arg40) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%777)[^bb1, ^bb2, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%773, %arg41, %arg40, %774, %775) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%770)[^bb7] : (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb0
    "llvm.intr.memcpy"(%776, %arg40, %755) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %778 = "llvm.getelementptr"(%776, %755) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%756, %778) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %779 = "llvm.getelementptr"(%776, %757) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%758, %779) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %780 = "llvm.getelementptr"(%776, %759) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg42, %780) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %781 = "llvm.getelementptr"(%776, %760) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%758, %781) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %782 = "llvm.icmp"(%777, %761) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %783 = "llvm.select"(%782, %762, %763) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %784 = "llvm.icmp"(%arg42, %764) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %785 = "llvm.zext"(%784) : (i1) -> i32
    %786 = "llvm.getelementptr"(%arg43, %756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memset"(%arg43, %765, %766) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %787 = "llvm.load"(%768) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %788 = "llvm.getelementptr"(%769, %783) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %789 = "llvm.getelementptr"(%788, %785) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %790 = "llvm.load"(%789) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %791 = "llvm.select"(%784, %762, %754) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %792 = "llvm.call"(%787, %790, %776, %791, %arg43) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %793 = "llvm.icmp"(%792, %758) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%793)[^bb5, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    "llvm.cond_br"(%784, %770)[^bb4, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%arg41, %arg40, %arg42) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_without, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%770)[^bb7] : (i32) -> ()
  ^bb5:  // pred: ^bb2
    %794 = "llvm.load"(%arg43) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %795 = "llvm.icmp"(%794, %771) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%795, %758)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb6:  // pred: ^bb5
    %796 = "llvm.load"(%772) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %797 = "llvm.load"(%786) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %798 = "llvm.call"(%796, %797) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%758)[^bb7] : (i32) -> ()
  ^bb7(%799: i32):  // 5 preds: ^bb1, ^bb3, ^bb4, ^bb5, ^bb6
    "llvm.return"(%799) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse_without", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg37: !llvm.ptr, %arg38: !llvm.ptr, %arg39: !llvm.ptr):
    %734 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %735 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %736 = "llvm.mlir.constant"() <{value = 484 : i32}> : () -> i32
    %737 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %738 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %739 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_24}> : () -> !llvm.ptr
    %740 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %741 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %742 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_25}> : () -> !llvm.ptr
    %743 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %744 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %745 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %746 = "llvm.alloca"(%734) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    %747 = "llvm.alloca"(%734) <{alignment = 4 : i64, elem_type = !llvm.array<5 x ptr>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%746, %735, %736) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    "llvm.call"(%746, %arg38) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%arg37, %747) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %748 = "llvm.getelementptr"(%747, %737) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %749 = "llvm.getelementptr"(%746, %737) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%749, %748) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %750 = "llvm.getelementptr"(%747, %738) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%739, %750) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %751 = "llvm.getelementptr"(%747, %740) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg39, %751) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %752 = "llvm.getelementptr"(%747, %741) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%742, %752) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %753 = "llvm.load"(%743) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%753, %744, %747, %745) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (i32, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_refuse_array", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg32: i32, %arg33: !llvm.ptr, %arg34: !llvm.ptr, %arg35: !llvm.ptr, %arg36: !llvm.ptr):
    %685 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %686 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %687 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_26}> : () -> !llvm.ptr
    %688 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %689 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %690 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_28}> : () -> !llvm.ptr
    %691 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %692 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %693 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_31}> : () -> !llvm.ptr
    %694 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %695 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %696 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %697 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %698 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %699 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_30}> : () -> !llvm.ptr
    %700 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %701 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_29}> : () -> !llvm.ptr
    %702 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %703 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_27}> : () -> !llvm.ptr
    %704 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %705 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %706 = "llvm.icmp"(%arg32, %685) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%706)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %707 = "llvm.getelementptr"(%arg35, %702) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %708 = "llvm.load"(%707) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %709 = "llvm.icmp"(%708, %697) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %710 = "llvm.select"(%709, %703, %688) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.br"(%710, %691)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb2:  // pred: ^bb0
    %711 = "llvm.icmp"(%arg32, %686) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %712 = "llvm.select"(%711, %687, %688) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %713 = "llvm.icmp"(%arg32, %689) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %714 = "llvm.select"(%713, %690, %712) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%arg32, %714, %691)[^bb6, ^bb3, ^bb4, ^bb5] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[7, 8, 9]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i64) -> ()
  ^bb3:  // pred: ^bb2
    %715 = "llvm.getelementptr"(%arg35, %700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %716 = "llvm.load"(%715) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %717 = "llvm.sext"(%716) : (i32) -> i64
    "llvm.br"(%701, %717)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb4:  // pred: ^bb2
    %718 = "llvm.load"(%arg34) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %719 = "llvm.icmp"(%718, %694) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %720 = "llvm.getelementptr"(%arg34, %695) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %721 = "llvm.load"(%720) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %722 = "llvm.select"(%719, %696, %697) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %723 = "llvm.getelementptr"(%721, %722) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %724 = "llvm.getelementptr"(%723, %698) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %725 = "llvm.load"(%724) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %726 = "llvm.sext"(%725) : (i32) -> i64
    "llvm.br"(%699, %726)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb5:  // pred: ^bb2
    %727 = "llvm.load"(%arg36) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %728 = "llvm.shl"(%727, %692) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %729 = "llvm.sext"(%728) : (i32) -> i64
    "llvm.br"(%693, %729)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb6(%730: !llvm.ptr, %731: i64):  // 5 preds: ^bb1, ^bb2, ^bb3, ^bb4, ^bb5
    %732 = "llvm.icmp"(%arg32, %692) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %733 = "llvm.select"(%732, %704, %705) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.call"(%733, %arg33, %arg34, %730, %731) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_write_any_descriptor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg28: !llvm.ptr, %arg29: !llvm.ptr, %arg30: !llvm.ptr, %arg31: !llvm.ptr):
    %523 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %524 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %525 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %526 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %527 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %528 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %529 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %530 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %531 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %532 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %533 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %534 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %535 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %536 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %537 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %538 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %539 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %540 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %541 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %542 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %543 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %544 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %545 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %546 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %547 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %548 = "llvm.alloca"(%523) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %549 = "llvm.load"(%arg28) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %550 = "llvm.getelementptr"(%arg30, %524) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %551 = "llvm.load"(%550) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %552 = "llvm.getelementptr"(%arg29, %525) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %553 = "llvm.load"(%552) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %554 = "llvm.icmp"(%551, %553) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%554, %526)[^bb1, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %555 = "llvm.getelementptr"(%arg30, %527) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %556 = "llvm.load"(%555) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %557 = "llvm.getelementptr"(%arg29, %524) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %558 = "llvm.load"(%557) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %559 = "llvm.icmp"(%558, %528) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%559)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %560 = "llvm.icmp"(%556, %530) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%560, %529)[^bb32, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb3:  // pred: ^bb1
    %561 = "llvm.icmp"(%556, %558) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%561, %529)[^bb4, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %562 = "llvm.getelementptr"(%arg29, %531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %563 = "llvm.load"(%562) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %564 = "llvm.getelementptr"(%arg28, %563) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %565 = "llvm.getelementptr"(%arg30, %532) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %566 = "llvm.load"(%565) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %567 = "llvm.icmp"(%556, %528) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%567, %533, %528, %533)[^bb5, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i1, i32, i1) -> ()
  ^bb5:  // pred: ^bb4
    %568 = "llvm.getelementptr"(%564, %534) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %569 = "llvm.getelementptr"(%arg29, %535) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %570 = "llvm.getelementptr"(%568, %556) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %571 = "llvm.getelementptr"(%arg30, %536) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %572 = "llvm.getelementptr"(%arg29, %536) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %573 = "llvm.getelementptr"(%arg31, %534) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %574 = "llvm.icmp"(%549, %525) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%528, %556, %537, %528, %523)[^bb6] : (i32, i32, i64, i32, i32) -> ()
  ^bb6(%575: i32, %576: i32, %577: i64, %578: i32, %579: i32):  // 2 preds: ^bb5, ^bb20
    %580 = "llvm.add"(%576, %538) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %581 = "llvm.getelementptr"(%566, %580) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %582 = "llvm.load"(%581) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %583 = "llvm.load"(%569) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %584 = "llvm.icmp"(%583, %528) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%584, %577)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb7:  // pred: ^bb6
    %585 = "llvm.getelementptr"(%570, %580) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %586 = "llvm.load"(%585) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%586)[^bb8] : (i64) -> ()
  ^bb8(%587: i64):  // 2 preds: ^bb6, ^bb7
    %588 = "llvm.icmp"(%587, %539) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %589 = "llvm.select"(%588, %587, %577) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%559)[^bb10, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %590 = "llvm.getelementptr"(%564, %576) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %591 = "llvm.load"(%590) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %592 = "llvm.icmp"(%591, %539) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %593 = "llvm.icmp"(%591, %582) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %594 = "llvm.select"(%592, %533, %593) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%594, %525)[^bb10, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %595 = "llvm.icmp"(%582, %537) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%595, %578, %589)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb11:  // pred: ^bb10
    %596 = "llvm.load"(%571) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %597 = "llvm.icmp"(%596, %540) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%597, %578, %589)[^bb15, ^bb12] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb12:  // pred: ^bb11
    %598 = "llvm.getelementptr"(%596, %580) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %599 = "llvm.load"(%598) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %600 = "llvm.icmp"(%599, %587) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %601 = "llvm.or"(%588, %600) : (i1, i1) -> i1
    %602 = "llvm.select"(%600, %578, %541) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %603 = "llvm.select"(%600, %589, %599) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%601, %602, %603)[^bb15, ^bb13] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb13:  // pred: ^bb12
    %604 = "llvm.load"(%572) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %605 = "llvm.icmp"(%604, %528) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %606 = "llvm.icmp"(%599, %542) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %607 = "llvm.or"(%606, %605) : (i1, i1) -> i1
    "llvm.cond_br"(%607, %578, %599)[^bb15, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb14:  // pred: ^bb13
    "llvm.br"(%543, %542)[^bb15] : (i32, i64) -> ()
  ^bb15(%608: i32, %609: i64):  // 5 preds: ^bb10, ^bb11, ^bb12, ^bb13, ^bb14
    %610 = "llvm.mul"(%576, %549) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %611 = "llvm.getelementptr"(%573, %610) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%549)[^bb18, ^bb17, ^bb16] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb16:  // pred: ^bb15
    %612 = "llvm.trunc"(%582) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%612, %611) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %613 = "llvm.sext"(%612) : (i32) -> i64
    %614 = "llvm.add"(%576, %556) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %615 = "llvm.shl"(%614, %526) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %616 = "llvm.getelementptr"(%573, %615) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %617 = "llvm.trunc"(%609) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %618 = "llvm.trunc"(%609) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%617, %616) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%618, %617, %613)[^bb19] : (i16, i32, i64) -> ()
  ^bb17:  // pred: ^bb15
    "llvm.store"(%582, %611) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %619 = "llvm.add"(%576, %556) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %620 = "llvm.shl"(%619, %529) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %621 = "llvm.getelementptr"(%573, %620) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%609, %621) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%523)[^bb20] : (i32) -> ()
  ^bb18:  // pred: ^bb15
    %622 = "llvm.trunc"(%582) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%622, %611) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    %623 = "llvm.sext"(%622) : (i16) -> i64
    %624 = "llvm.add"(%576, %556) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %625 = "llvm.mul"(%624, %549) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %626 = "llvm.getelementptr"(%573, %625) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %627 = "llvm.trunc"(%609) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %628 = "llvm.trunc"(%609) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%628, %626) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"(%628, %627, %623)[^bb19] : (i16, i32, i64) -> ()
  ^bb19(%629: i16, %630: i32, %631: i64):  // 2 preds: ^bb16, ^bb18
    %632 = "llvm.icmp"(%582, %631) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %633 = "llvm.sext"(%629) : (i16) -> i32
    %634 = "llvm.select"(%574, %630, %633) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %635 = "llvm.sext"(%634) : (i32) -> i64
    %636 = "llvm.icmp"(%609, %635) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %637 = "llvm.and"(%632, %636) : (i1, i1) -> i1
    %638 = "llvm.zext"(%637) : (i1) -> i32
    "llvm.br"(%638)[^bb20] : (i32) -> ()
  ^bb20(%639: i32):  // 2 preds: ^bb17, ^bb19
    %640 = "llvm.and"(%639, %579) : (i32, i32) -> i32
    %641 = "llvm.icmp"(%582, %542) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %642 = "llvm.zext"(%641) : (i1) -> i32
    %643 = "llvm.or"(%575, %642) : (i32, i32) -> i32
    %644 = "llvm.intr.umax"(%582, %537) : (i64, i64) -> i64
    %645 = "llvm.mul"(%644, %577) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %646 = "llvm.icmp"(%576, %523) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%646, %643, %580, %645, %608, %640)[^bb6, ^bb21] <{operandSegmentSizes = array<i32: 1, 5, 0>}> : (i1, i32, i32, i64, i32, i32) -> ()
  ^bb21:  // pred: ^bb20
    %647 = "llvm.icmp"(%643, %528) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %648 = "llvm.icmp"(%640, %528) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.br"(%648, %608, %647)[^bb22] : (i1, i32, i1) -> ()
  ^bb22(%649: i1, %650: i32, %651: i1):  // 2 preds: ^bb4, ^bb21
    %652 = "llvm.getelementptr"(%arg30, %525) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %653 = "llvm.load"(%652) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%653, %534)[^bb32, ^bb23, ^bb23, ^bb23] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb23:  // 3 preds: ^bb22, ^bb22, ^bb22
    %654 = "llvm.load"(%arg30) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %655 = "llvm.ptrtoint"(%654) : (!llvm.ptr) -> i32
    %656 = "llvm.getelementptr"(%arg30, %535) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %657 = "llvm.load"(%656) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %658 = "llvm.trunc"(%657) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %659 = "llvm.add"(%658, %655) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %660 = "llvm.load"(%564) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %661 = "llvm.getelementptr"(%arg29, %534) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %662 = "llvm.load"(%661) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %663 = "llvm.trunc"(%660) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %664 = "llvm.mul"(%662, %663) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %665 = "llvm.sub"(%659, %664) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%665, %arg31) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %666 = "llvm.getelementptr"(%arg31, %525) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%665, %666) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %667 = "llvm.getelementptr"(%arg31, %534) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %668 = "llvm.load"(%564) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.switch"(%549)[^bb25, ^bb26, ^bb24] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb24:  // pred: ^bb23
    %669 = "llvm.trunc"(%668) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%669, %667) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb25:  // pred: ^bb23
    %670 = "llvm.trunc"(%668) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%670, %667) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb26:  // pred: ^bb23
    "llvm.store"(%668, %667) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb27:  // 3 preds: ^bb24, ^bb25, ^bb26
    "llvm.cond_br"(%651)[^bb30, ^bb28] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb28:  // pred: ^bb27
    %671 = "llvm.getelementptr"(%arg30, %536) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %672 = "llvm.load"(%671) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %673 = "llvm.icmp"(%672, %540) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%673, %528)[^bb32, ^bb29] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb29:  // pred: ^bb28
    "llvm.intr.memcpy"(%548, %arg30, %544) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %674 = "llvm.getelementptr"(%548, %536) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%540, %674) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %675 = "llvm.call"(%arg28, %arg29, %548, %arg31) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%675)[^bb32] : (i32) -> ()
  ^bb30:  // pred: ^bb27
    %676 = "llvm.getelementptr"(%arg29, %545) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %677 = "llvm.load"(%676) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %678 = "llvm.add"(%677, %538) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %679 = "llvm.and"(%678, %665) : (i32, i32) -> i32
    %680 = "llvm.icmp"(%679, %528) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%680, %546)[^bb31, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb31:  // pred: ^bb30
    %681 = "llvm.icmp"(%650, %528) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %682 = "llvm.select"(%681, %533, %649) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %683 = "llvm.select"(%682, %650, %547) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%683)[^bb32] : (i32) -> ()
  ^bb32(%684: i32):  // 9 preds: ^bb0, ^bb2, ^bb3, ^bb9, ^bb22, ^bb28, ^bb29, ^bb30, ^bb31
    "llvm.return"(%684) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_find_ends", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg24: !llvm.ptr, %arg25: !llvm.ptr, %arg26: !llvm.ptr, %arg27: !llvm.ptr):
    %439 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %440 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %441 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %442 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %443 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %444 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %445 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %446 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %447 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %448 = "llvm.alloca"(%439) <{alignment = 8 : i64, elem_type = !llvm.array<128 x i64>}> : (i32) -> !llvm.ptr
    %449 = "llvm.getelementptr"(%arg25, %440) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %450 = "llvm.load"(%449) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %451 = "llvm.getelementptr"(%arg26, %450) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %452 = "llvm.getelementptr"(%arg25, %441) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %453 = "llvm.load"(%452) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %454 = "llvm.icmp"(%453, %442) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %455 = "llvm.load"(%arg24) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%454, %455, %451, %453)[^bb5, ^bb1] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, !llvm.ptr, i32) -> ()
  ^bb1:  // pred: ^bb0
    %456 = "llvm.intr.smax"(%455, %443) : (i32, i32) -> i32
    %457 = "llvm.getelementptr"(%451, %456) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %458 = "llvm.load"(%457) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%455)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %459 = "llvm.load"(%451) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %460 = "llvm.trunc"(%459) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%444, %458, %460)[^bb5] : (i32, !llvm.ptr, i32) -> ()
  ^bb3:  // pred: ^bb1
    %461 = "llvm.load"(%451) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%443, %458, %461)[^bb5] : (i32, !llvm.ptr, i32) -> ()
  ^bb4:  // pred: ^bb1
    %462 = "llvm.load"(%451) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %463 = "llvm.sext"(%462) : (i16) -> i32
    "llvm.br"(%455, %458, %463)[^bb5] : (i32, !llvm.ptr, i32) -> ()
  ^bb5(%464: i32, %465: !llvm.ptr, %466: i32):  // 4 preds: ^bb0, ^bb2, ^bb3, ^bb4
    %467 = "llvm.icmp"(%466, %445) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%467)[^bb6, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    %468 = "llvm.shl"(%466, %439) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %469 = "llvm.getelementptr"(%465, %444) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %470 = "llvm.intr.smax"(%468, %439) : (i32, i32) -> i32
    "llvm.br"(%445)[^bb7] : (i32) -> ()
  ^bb7(%471: i32):  // 2 preds: ^bb6, ^bb11
    %472 = "llvm.add"(%471, %439) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %473 = "llvm.mul"(%472, %464) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %474 = "llvm.getelementptr"(%469, %473) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%464)[^bb10, ^bb8, ^bb9] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb8:  // pred: ^bb7
    %475 = "llvm.load"(%474) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%475)[^bb11] : (i64) -> ()
  ^bb9:  // pred: ^bb7
    %476 = "llvm.load"(%474) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %477 = "llvm.sext"(%476) : (i32) -> i64
    "llvm.br"(%477)[^bb11] : (i64) -> ()
  ^bb10:  // pred: ^bb7
    %478 = "llvm.load"(%474) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %479 = "llvm.sext"(%478) : (i16) -> i64
    "llvm.br"(%479)[^bb11] : (i64) -> ()
  ^bb11(%480: i64):  // 3 preds: ^bb8, ^bb9, ^bb10
    %481 = "llvm.getelementptr"(%448, %471) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%480, %481) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %482 = "llvm.icmp"(%472, %470) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%482, %472)[^bb12, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb12:  // 2 preds: ^bb5, ^bb11
    %483 = "llvm.getelementptr"(%465, %444) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%464)[^bb15, ^bb13, ^bb14] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb13:  // pred: ^bb12
    %484 = "llvm.load"(%483) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %485 = "llvm.trunc"(%484) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%485)[^bb16] : (i32) -> ()
  ^bb14:  // pred: ^bb12
    %486 = "llvm.load"(%483) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%486)[^bb16] : (i32) -> ()
  ^bb15:  // pred: ^bb12
    %487 = "llvm.load"(%483) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %488 = "llvm.sext"(%487) : (i16) -> i32
    "llvm.br"(%488)[^bb16] : (i32) -> ()
  ^bb16(%489: i32):  // 3 preds: ^bb13, ^bb14, ^bb15
    %490 = "llvm.getelementptr"(%arg25, %444) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %491 = "llvm.load"(%490) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %492 = "llvm.getelementptr"(%465, %443) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %493 = "llvm.load"(%492) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %494 = "llvm.ptrtoint"(%493) : (!llvm.ptr) -> i32
    %495 = "llvm.mul"(%491, %489) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %496 = "llvm.add"(%495, %494) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %497 = "llvm.getelementptr"(%448, %466) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %498 = "llvm.getelementptr"(%arg27, %443) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%496, %498) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%496, %arg27) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.cond_br"(%467, %445, %496)[^bb17, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb17(%499: i32):  // 2 preds: ^bb16, ^bb18
    %500 = "llvm.getelementptr"(%448, %499) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %501 = "llvm.load"(%500) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %502 = "llvm.icmp"(%501, %446) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%502, %445)[^bb21, ^bb18] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb18:  // pred: ^bb17
    %503 = "llvm.add"(%501, %447) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %504 = "llvm.getelementptr"(%497, %499) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %505 = "llvm.load"(%504) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %506 = "llvm.mul"(%505, %503) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %507 = "llvm.load"(%490) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %508 = "llvm.sext"(%507) : (i32) -> i64
    %509 = "llvm.mul"(%506, %508) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %510 = "llvm.trunc"(%509) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %511 = "llvm.icmp"(%509, %446) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %512 = "llvm.zext"(%511) : (i1) -> i32
    %513 = "llvm.getelementptr"(%arg27, %512) <{elem_type = i32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %514 = "llvm.load"(%513) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %515 = "llvm.add"(%514, %510) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%515, %513) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %516 = "llvm.add"(%499, %439) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %517 = "llvm.icmp"(%516, %466) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%517, %516)[^bb19, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb19:  // pred: ^bb18
    %518 = "llvm.load"(%498) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%518)[^bb20] : (i32) -> ()
  ^bb20(%519: i32):  // 2 preds: ^bb16, ^bb19
    %520 = "llvm.load"(%490) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %521 = "llvm.add"(%519, %520) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%521, %498) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%439)[^bb21] : (i32) -> ()
  ^bb21(%522: i32):  // 2 preds: ^bb17, ^bb20
    "llvm.return"(%522) : (i32) -> ()
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
    %351 = "llvm.mlir.constant"() <{value = 42 : i32}> : () -> i32
    %352 = "llvm.mlir.constant"() <{value = 63 : i64}> : () -> i64
    %353 = "llvm.getelementptr"(%arg23, %342) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %354 = "llvm.load"(%353) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%354, %343)[^bb9, ^bb18, ^bb1, ^bb5] <{case_operand_segments = array<i32: 1, 0, 0>, case_values = dense<[49, 115, 110]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i64) -> ()
  ^bb1:  // pred: ^bb0
    %355 = "llvm.getelementptr"(%arg23, %345) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %356 = "llvm.load"(%355) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %357 = "llvm.getelementptr"(%arg23, %346) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %358 = "llvm.load"(%357) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %359 = "llvm.getelementptr"(%arg21, %344) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %360 = "llvm.load"(%359) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %361 = "llvm.getelementptr"(%arg21, %360) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %362 = "llvm.getelementptr"(%361, %356) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %363 = "llvm.load"(%arg21) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %364 = "llvm.getelementptr"(%362, %345) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %365 = "llvm.load"(%364) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %366 = "llvm.getelementptr"(%arg22, %365) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %367 = "llvm.getelementptr"(%366, %342) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %368 = "llvm.add"(%358, %347) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %369 = "llvm.mul"(%363, %368) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %370 = "llvm.getelementptr"(%367, %369) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%363)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %371 = "llvm.load"(%370) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%371)[^bb18] : (i64) -> ()
  ^bb3:  // pred: ^bb1
    %372 = "llvm.load"(%370) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %373 = "llvm.sext"(%372) : (i32) -> i64
    "llvm.br"(%373)[^bb18] : (i64) -> ()
  ^bb4:  // pred: ^bb1
    %374 = "llvm.load"(%370) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %375 = "llvm.sext"(%374) : (i16) -> i64
    "llvm.br"(%375)[^bb18] : (i64) -> ()
  ^bb5:  // pred: ^bb0
    %376 = "llvm.getelementptr"(%arg21, %344) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %377 = "llvm.load"(%376) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %378 = "llvm.getelementptr"(%arg21, %377) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %379 = "llvm.getelementptr"(%arg23, %345) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %380 = "llvm.load"(%379) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %381 = "llvm.getelementptr"(%378, %380) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %382 = "llvm.getelementptr"(%381, %345) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %383 = "llvm.load"(%382) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %384 = "llvm.getelementptr"(%arg22, %383) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %385 = "llvm.load"(%arg21) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%385)[^bb8, ^bb6, ^bb7] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb6:  // pred: ^bb5
    %386 = "llvm.load"(%384) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%386)[^bb18] : (i64) -> ()
  ^bb7:  // pred: ^bb5
    %387 = "llvm.load"(%384) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %388 = "llvm.sext"(%387) : (i32) -> i64
    "llvm.br"(%388)[^bb18] : (i64) -> ()
  ^bb8:  // pred: ^bb5
    %389 = "llvm.load"(%384) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %390 = "llvm.sext"(%389) : (i16) -> i64
    "llvm.br"(%390)[^bb18] : (i64) -> ()
  ^bb9:  // pred: ^bb0
    %391 = "llvm.getelementptr"(%arg23, %345) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %392 = "llvm.load"(%391) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %393 = "llvm.getelementptr"(%arg21, %392) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %394 = "llvm.getelementptr"(%393, %348) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %395 = "llvm.load"(%394) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %396 = "llvm.getelementptr"(%arg21, %395) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %397 = "llvm.load"(%393) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %398 = "llvm.icmp"(%397, %349) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%398, %349, %350, %350)[^bb10, ^bb11] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i64, i64) -> ()
  ^bb10(%399: i32, %400: i64):  // 2 preds: ^bb9, ^bb10
    %401 = "llvm.getelementptr"(%396, %399) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %402 = "llvm.call"(%arg21, %arg22, %401) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %403 = "llvm.load"(%401) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %404 = "llvm.mul"(%403, %402) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %405 = "llvm.add"(%404, %400) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %406 = "llvm.add"(%399, %347) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %407 = "llvm.icmp"(%406, %397) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%407, %405, %406, %405)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i64) -> ()
  ^bb11(%408: i64):  // 2 preds: ^bb9, ^bb10
    %409 = "llvm.getelementptr"(%arg23, %346) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %410 = "llvm.load"(%409) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %411 = "llvm.getelementptr"(%arg21, %410) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %412 = "llvm.getelementptr"(%411, %348) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %413 = "llvm.load"(%412) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %414 = "llvm.getelementptr"(%arg21, %413) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %415 = "llvm.load"(%411) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %416 = "llvm.icmp"(%415, %349) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%416, %349, %350)[^bb12, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb12(%417: i32, %418: i64):  // 2 preds: ^bb11, ^bb12
    %419 = "llvm.getelementptr"(%414, %417) <{elem_type = !llvm.struct<"mlir_abi_call_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %420 = "llvm.call"(%arg21, %arg22, %419) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %421 = "llvm.load"(%419) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %422 = "llvm.mul"(%421, %420) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %423 = "llvm.add"(%422, %418) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %424 = "llvm.add"(%417, %347) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %425 = "llvm.icmp"(%424, %415) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%425, %424, %423)[^bb13, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb13:  // pred: ^bb12
    %426 = "llvm.icmp"(%354, %351) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%426, %423)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb14:  // pred: ^bb11
    %427 = "llvm.icmp"(%354, %351) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%427, %350, %350)[^bb15, ^bb18] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i64) -> ()
  ^bb15(%428: i64):  // 2 preds: ^bb13, ^bb14
    %429 = "llvm.mul"(%428, %408) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    "llvm.br"(%429)[^bb18] : (i64) -> ()
  ^bb16:  // pred: ^bb13
    %430 = "llvm.icmp"(%423, %343) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%430, %350)[^bb18, ^bb17] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb17:  // pred: ^bb16
    %431 = "llvm.freeze"(%408) : (i64) -> i64
    %432 = "llvm.freeze"(%423) : (i64) -> i64
    %433 = "llvm.sdiv"(%431, %432) : (i64, i64) -> i64
    %434 = "llvm.mul"(%433, %432) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %435 = "llvm.sub"(%431, %434) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %436 = "llvm.ashr"(%435, %352) : (i64, i64) -> i64
    %437 = "llvm.add"(%436, %433) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%437)[^bb18] : (i64) -> ()
  ^bb18(%438: i64):  // 11 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb6, ^bb7, ^bb8, ^bb14, ^bb15, ^bb16, ^bb17
    "llvm.return"(%438) : (i64) -> ()
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

