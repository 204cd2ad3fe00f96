// Made of runtime/call/tvm_call.c by `make core`: do not edit.
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<10 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str", unnamed_addr = 0 : i64, value = "TypeError\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<5 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_1", unnamed_addr = 0 : i64, value = "%lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.struct<"mlir_abi_32.union.anon.0", (struct<"mlir_abi_32.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2192 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2193 = "llvm.mlir.zero"() : () -> !llvm.struct<"mlir_abi_32.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %2194 = "llvm.mlir.zero"() : () -> !llvm.struct<"mlir_abi_32.union.anon.0", (struct<"mlir_abi_32.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>
    "llvm.return"(%2194) : (!llvm.struct<"mlir_abi_32.union.anon.0", (struct<"mlir_abi_32.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>) -> ()
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
    %2190 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2191 = "llvm.mlir.zero"() : () -> !llvm.array<6 x ptr>
    "llvm.return"(%2191) : (!llvm.array<6 x ptr>) -> ()
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
    %1514 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1515 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1516 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1517 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1518 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1519 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1520 = "llvm.mlir.constant"() <{value = 48 : i32}> : () -> i32
    %1521 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1522 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1523 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1524 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1525 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1526 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1527 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %1528 = "llvm.mlir.constant"() <{value = 108 : i32}> : () -> i32
    %1529 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1530 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1531 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1532 = "llvm.mlir.constant"() <{value = 3.4028234663852886E+38 : f64}> : () -> f64
    %1533 = "llvm.mlir.constant"() <{value = 1.7976931348623157E+308 : f64}> : () -> f64
    %1534 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1535 = "llvm.mlir.constant"() <{value = 3.3895313892515355E+38 : f64}> : () -> f64
    %1536 = "llvm.mlir.constant"() <{value = 6.550400e+04 : f64}> : () -> f64
    %1537 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1538 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1539 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1540 = "llvm.mlir.constant"() <{value = 14 : i32}> : () -> i32
    %1541 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1542 = "llvm.mlir.constant"() <{value = -1023 : i32}> : () -> i32
    %1543 = "llvm.mlir.constant"() <{value = 1024 : i32}> : () -> i32
    %1544 = "llvm.mlir.constant"() <{value = -32768 : i16}> : () -> i16
    %1545 = "llvm.mlir.constant"() <{value = 52 : i32}> : () -> i32
    %1546 = "llvm.mlir.constant"() <{value = 4503599627370495 : i64}> : () -> i64
    %1547 = "llvm.mlir.constant"() <{value = 4503599627370496 : i64}> : () -> i64
    %1548 = "llvm.mlir.constant"() <{value = 51 : i32}> : () -> i32
    %1549 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1550 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1551 = "llvm.mlir.constant"() <{value = 9007199254740991 : i64}> : () -> i64
    %1552 = "llvm.mlir.constant"() <{value = 32768 : i64}> : () -> i64
    %1553 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1554 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1555 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1556 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1557 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1558 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1559 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1560 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %1561 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1562 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %1563 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1564 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1565 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1566 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1567 = "llvm.mlir.constant"() <{value = 44 : i32}> : () -> i32
    %1568 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1569 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1570 = "llvm.alloca"(%1514) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %1571 = "llvm.alloca"(%1514) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>}> : (i32) -> !llvm.ptr
    %1572 = "llvm.alloca"(%1514) <{alignment = 8 : i64, elem_type = !llvm.array<1056 x i8>}> : (i32) -> !llvm.ptr
    %1573 = "llvm.alloca"(%1514) <{alignment = 4 : i64, elem_type = !llvm.array<2 x i32>}> : (i32) -> !llvm.ptr
    %1574 = "llvm.alloca"(%1514) <{alignment = 4 : i64, elem_type = !llvm.array<2 x i32>}> : (i32) -> !llvm.ptr
    %1575 = "llvm.alloca"(%1514) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %1576 = "llvm.alloca"(%1514) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1577 = "llvm.alloca"(%1514) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Call", (ptr, ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1578 = "llvm.load"(%1515) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1579 = "llvm.icmp"(%1578, %1516) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1579)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1580 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1581 = "llvm.icmp"(%1580, %1516) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1581, %1517)[^bb2, ^bb167] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1582 = "llvm.getelementptr"(%arg68, %1518) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1583 = "llvm.load"(%1582) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1584 = "llvm.getelementptr"(%arg68, %1519) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1585 = "llvm.load"(%1584) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1586 = "llvm.add"(%1585, %1583) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1587 = "llvm.icmp"(%arg71, %1586) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1588 = "llvm.icmp"(%arg71, %1583) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1589 = "llvm.or"(%1588, %1587) : (i1, i1) -> i1
    "llvm.cond_br"(%1589)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1590 = "llvm.getelementptr"(%arg68, %1520) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1591 = "llvm.load"(%1590) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1592 = "llvm.getelementptr"(%arg68, %1591) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1593 = "llvm.sext"(%arg71) : (i32) -> i64
    "llvm.call"(%1521, %1592, %1522, %1523, %1593) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1517)[^bb167] : (i32) -> ()
  ^bb4:  // pred: ^bb2
    %1594 = "llvm.getelementptr"(%arg68, %1524) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1595 = "llvm.load"(%1594) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1596 = "llvm.add"(%1595, %1514) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1597 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1598 = "llvm.alloca"(%1596) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1599 = "llvm.icmp"(%1585, %1516) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1600 = "llvm.and"(%1599, %1587) : (i1, i1) -> i1
    %1601 = "llvm.getelementptr"(%arg70, %1583) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1602 = "llvm.select"(%1600, %1601, %1522) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1603 = "llvm.getelementptr"(%arg68, %1525) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1604 = "llvm.load"(%1603) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1605 = "llvm.add"(%1604, %1514) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1606 = "llvm.alloca"(%1605) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1607 = "llvm.getelementptr"(%arg68, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1608 = "llvm.load"(%1607) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1609 = "llvm.add"(%1608, %1518) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1610 = "llvm.alloca"(%1609) <{alignment = 16 : i64, elem_type = i8}> : (i32) -> !llvm.ptr
    "llvm.store"(%arg68, %1577) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1611 = "llvm.getelementptr"(%1577, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1598, %1611) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1612 = "llvm.getelementptr"(%1577, %1524) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1610, %1612) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1613 = "llvm.getelementptr"(%1577, %1519) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1606, %1613) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1614 = "llvm.icmp"(%1583, %1516) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1614)[^bb5, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1615 = "llvm.getelementptr"(%arg68, %1527) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1616 = "llvm.load"(%1615) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1617 = "llvm.getelementptr"(%arg68, %1616) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1617, %1516)[^bb6] : (!llvm.ptr, i32) -> ()
  ^bb6(%1618: !llvm.ptr, %1619: i32):  // 2 preds: ^bb5, ^bb9
    %1620 = "llvm.load"(%1618) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1621 = "llvm.icmp"(%1620, %1528) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1622 = "llvm.getelementptr"(%arg70, %1619) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%1621)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %1623 = "llvm.getelementptr"(%1618, %1518) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1624 = "llvm.getelementptr"(%1618, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1625 = "llvm.load"(%1624) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1626 = "llvm.getelementptr"(%1598, %1625) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1622, %1626) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1623)[^bb9] : (!llvm.ptr) -> ()
  ^bb8:  // pred: ^bb6
    %1627 = "llvm.call"(%1577, %1618, %1622) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1628 = "llvm.icmp"(%1627, %1522) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1628, %1517, %1627)[^bb166, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb9(%1629: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %1630 = "llvm.add"(%1619, %1514) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1631 = "llvm.icmp"(%1630, %1583) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1631, %1629, %1630)[^bb10, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb10:  // 2 preds: ^bb4, ^bb9
    %1632 = "llvm.getelementptr"(%arg68, %1529) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1633 = "llvm.load"(%1632) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1634 = "llvm.getelementptr"(%arg68, %1633) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1635 = "llvm.load"(%1594) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1636 = "llvm.icmp"(%1635, %1516) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1636)[^bb11, ^bb112] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1637 = "llvm.getelementptr"(%1575, %1525) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1638 = "llvm.getelementptr"(%1574, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1639 = "llvm.getelementptr"(%1573, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1516)[^bb12] : (i32) -> ()
  ^bb12(%1640: i32):  // 2 preds: ^bb11, ^bb111
    %1641 = "llvm.getelementptr"(%1634, %1640) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1642 = "llvm.load"(%1611) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1643 = "llvm.getelementptr"(%1642, %1640) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1644 = "llvm.load"(%1643) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1645 = "llvm.load"(%1577) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1646 = "llvm.getelementptr"(%1641, %1530) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1647 = "llvm.load"(%1646) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1648 = "llvm.load"(%1641) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1649 = "llvm.load"(%1644) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1648)[^bb79, ^bb13, ^bb62] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[97, 102]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb13:  // pred: ^bb12
    "llvm.switch"(%1649, %1645, %1514)[^bb61, ^bb14, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i32) -> ()
  ^bb14:  // pred: ^bb13
    %1650 = "llvm.getelementptr"(%1644, %1524) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1651 = "llvm.load"(%1650) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1652 = "llvm.getelementptr"(%1651, %1525) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1652)[^bb16] : (!llvm.ptr) -> ()
  ^bb15:  // pred: ^bb13
    %1653 = "llvm.getelementptr"(%1644, %1524) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1654 = "llvm.load"(%1653) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1655 = "llvm.icmp"(%1654, %1522) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1655, %1645, %1514, %1654)[^bb61, ^bb16] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb16(%1656: !llvm.ptr):  // 2 preds: ^bb14, ^bb15
    %1657 = "llvm.load"(%1612) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1658 = "llvm.getelementptr"(%1641, %1519) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1659 = "llvm.load"(%1658) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1660 = "llvm.getelementptr"(%1657, %1659) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1661 = "llvm.getelementptr"(%1641, %1518) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1662 = "llvm.load"(%1661) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1663 = "llvm.icmp"(%1662, %1516) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1663, %1660)[^bb17, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb17:  // pred: ^bb16
    %1664 = "llvm.getelementptr"(%1641, %1555) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1665 = "llvm.load"(%1664) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1666 = "llvm.getelementptr"(%1657, %1665) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1667 = "llvm.getelementptr"(%1656, %1519) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1668 = "llvm.load"(%1667) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1669 = "llvm.load"(%1645) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1669)[^bb19, ^bb20, ^bb18] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb18:  // pred: ^bb17
    "llvm.store"(%1668, %1660) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb19:  // pred: ^bb17
    %1670 = "llvm.trunc"(%1668) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%1670, %1660) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb20:  // pred: ^bb17
    %1671 = "llvm.sext"(%1668) : (i32) -> i64
    "llvm.store"(%1671, %1660) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb21:  // 3 preds: ^bb18, ^bb19, ^bb20
    %1672 = "llvm.load"(%1645) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1673 = "llvm.intr.smax"(%1672, %1526) : (i32, i32) -> i32
    %1674 = "llvm.getelementptr"(%1660, %1673) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1666, %1674) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1666)[^bb22] : (!llvm.ptr) -> ()
  ^bb22(%1675: !llvm.ptr):  // 2 preds: ^bb16, ^bb21
    %1676 = "llvm.load"(%1645) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1677 = "llvm.icmp"(%1676, %1524) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1677)[^bb23, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb23:  // pred: ^bb22
    %1678 = "llvm.call"(%1645, %1641, %1656, %1675) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1678)[^bb47] : (i32) -> ()
  ^bb24:  // pred: ^bb22
    %1679 = "llvm.getelementptr"(%1656, %1518) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1680 = "llvm.load"(%1679) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1681 = "llvm.getelementptr"(%1641, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1682 = "llvm.load"(%1681) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1683 = "llvm.icmp"(%1680, %1682) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1683, %1531)[^bb25, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb25:  // pred: ^bb24
    %1684 = "llvm.getelementptr"(%1656, %1519) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1685 = "llvm.load"(%1684) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1686 = "llvm.load"(%1661) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1687 = "llvm.icmp"(%1686, %1516) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1687)[^bb26, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb26:  // pred: ^bb25
    %1688 = "llvm.icmp"(%1685, %1557) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1688, %1556)[^bb46, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb27:  // pred: ^bb25
    %1689 = "llvm.icmp"(%1685, %1686) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1689, %1556)[^bb28, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb28:  // 2 preds: ^bb26, ^bb27
    %1690 = "llvm.getelementptr"(%1641, %1527) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1691 = "llvm.load"(%1690) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1692 = "llvm.getelementptr"(%1645, %1691) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1693 = "llvm.getelementptr"(%1656, %1555) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1694 = "llvm.load"(%1693) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1695 = "llvm.icmp"(%1685, %1516) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1695, %1516, %1558)[^bb29, ^bb41] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb29:  // pred: ^bb28
    %1696 = "llvm.getelementptr"(%1692, %1524) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1697 = "llvm.getelementptr"(%1641, %1559) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1698 = "llvm.getelementptr"(%1696, %1685) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1699 = "llvm.getelementptr"(%1656, %1525) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1700 = "llvm.getelementptr"(%1641, %1525) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1701 = "llvm.getelementptr"(%1675, %1524) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1516, %1685, %1549, %1516)[^bb30] : (i32, i32, i64, i32) -> ()
  ^bb30(%1702: i32, %1703: i32, %1704: i64, %1705: i32):  // 2 preds: ^bb29, ^bb39
    %1706 = "llvm.add"(%1703, %1517) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1707 = "llvm.getelementptr"(%1694, %1706) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1708 = "llvm.load"(%1707) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1709 = "llvm.load"(%1697) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1710 = "llvm.icmp"(%1709, %1516) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1710, %1704)[^bb32, ^bb31] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb31:  // pred: ^bb30
    %1711 = "llvm.getelementptr"(%1698, %1706) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1712 = "llvm.load"(%1711) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1712)[^bb32] : (i64) -> ()
  ^bb32(%1713: i64):  // 2 preds: ^bb30, ^bb31
    %1714 = "llvm.icmp"(%1713, %1560) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1715 = "llvm.select"(%1714, %1713, %1704) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1687)[^bb34, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb33:  // pred: ^bb32
    %1716 = "llvm.getelementptr"(%1692, %1703) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1717 = "llvm.load"(%1716) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1718 = "llvm.icmp"(%1717, %1560) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1719 = "llvm.icmp"(%1717, %1708) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1720 = "llvm.select"(%1718, %1558, %1719) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1720, %1526)[^bb34, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb34:  // 2 preds: ^bb32, ^bb33
    %1721 = "llvm.icmp"(%1708, %1549) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1721, %1705, %1715)[^bb35, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb35:  // pred: ^bb34
    %1722 = "llvm.load"(%1699) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1723 = "llvm.icmp"(%1722, %1522) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1723, %1705, %1715)[^bb39, ^bb36] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb36:  // pred: ^bb35
    %1724 = "llvm.getelementptr"(%1722, %1706) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1725 = "llvm.load"(%1724) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1726 = "llvm.icmp"(%1725, %1713) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1727 = "llvm.or"(%1714, %1726) : (i1, i1) -> i1
    %1728 = "llvm.select"(%1726, %1705, %1561) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1729 = "llvm.select"(%1726, %1715, %1725) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1727, %1728, %1729)[^bb39, ^bb37] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb37:  // pred: ^bb36
    %1730 = "llvm.load"(%1700) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1731 = "llvm.icmp"(%1730, %1516) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1732 = "llvm.icmp"(%1725, %1554) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1733 = "llvm.or"(%1732, %1731) : (i1, i1) -> i1
    "llvm.cond_br"(%1733, %1705, %1725)[^bb39, ^bb38] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb38:  // pred: ^bb37
    "llvm.br"(%1562, %1554)[^bb39] : (i32, i64) -> ()
  ^bb39(%1734: i32, %1735: i64):  // 5 preds: ^bb34, ^bb35, ^bb36, ^bb37, ^bb38
    %1736 = "llvm.shl"(%1703, %1556) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1737 = "llvm.getelementptr"(%1701, %1736) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1708, %1737) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1738 = "llvm.add"(%1703, %1685) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %1739 = "llvm.shl"(%1738, %1556) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1740 = "llvm.getelementptr"(%1701, %1739) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1735, %1740) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1741 = "llvm.icmp"(%1708, %1554) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1742 = "llvm.zext"(%1741) : (i1) -> i32
    %1743 = "llvm.or"(%1702, %1742) : (i32, i32) -> i32
    %1744 = "llvm.intr.umax"(%1708, %1549) : (i64, i64) -> i64
    %1745 = "llvm.mul"(%1744, %1704) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1746 = "llvm.icmp"(%1703, %1514) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1746, %1743, %1706, %1745, %1734)[^bb30, ^bb40] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i32, i32, i64, i32) -> ()
  ^bb40:  // pred: ^bb39
    %1747 = "llvm.icmp"(%1743, %1516) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%1734, %1747)[^bb41] : (i32, i1) -> ()
  ^bb41(%1748: i32, %1749: i1):  // 2 preds: ^bb28, ^bb40
    %1750 = "llvm.getelementptr"(%1656, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1751 = "llvm.load"(%1750) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1751, %1524)[^bb46, ^bb42, ^bb42, ^bb42] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb42:  // 3 preds: ^bb41, ^bb41, ^bb41
    %1752 = "llvm.load"(%1656) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1753 = "llvm.ptrtoint"(%1752) : (!llvm.ptr) -> i32
    %1754 = "llvm.getelementptr"(%1656, %1559) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1755 = "llvm.load"(%1754) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1756 = "llvm.trunc"(%1755) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1757 = "llvm.add"(%1756, %1753) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1758 = "llvm.load"(%1692) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1759 = "llvm.getelementptr"(%1641, %1524) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1760 = "llvm.load"(%1759) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1761 = "llvm.trunc"(%1758) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1762 = "llvm.mul"(%1760, %1761) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1763 = "llvm.sub"(%1757, %1762) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%1763, %1675) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1764 = "llvm.getelementptr"(%1675, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1763, %1764) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1765 = "llvm.getelementptr"(%1675, %1524) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1766 = "llvm.load"(%1692) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%1766, %1765) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%1749)[^bb45, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb43:  // pred: ^bb42
    %1767 = "llvm.getelementptr"(%1656, %1525) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1768 = "llvm.load"(%1767) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1769 = "llvm.icmp"(%1768, %1522) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1769, %1516)[^bb46, ^bb44] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb44:  // pred: ^bb43
    "llvm.intr.memcpy"(%1575, %1656, %1530) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.store"(%1522, %1637) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1770 = "llvm.call"(%1645, %1641, %1575, %1675) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1770)[^bb46] : (i32) -> ()
  ^bb45:  // pred: ^bb42
    %1771 = "llvm.getelementptr"(%1641, %1529) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1772 = "llvm.load"(%1771) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1773 = "llvm.add"(%1772, %1517) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1774 = "llvm.and"(%1773, %1763) : (i32, i32) -> i32
    %1775 = "llvm.icmp"(%1774, %1516) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1776 = "llvm.select"(%1775, %1748, %1537) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%1776)[^bb46] : (i32) -> ()
  ^bb46(%1777: i32):  // 8 preds: ^bb24, ^bb26, ^bb27, ^bb33, ^bb41, ^bb43, ^bb44, ^bb45
    "llvm.br"(%1777)[^bb47] : (i32) -> ()
  ^bb47(%1778: i32):  // 2 preds: ^bb23, ^bb46
    %1779 = "llvm.icmp"(%1778, %1516) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1780 = "llvm.load"(%1577) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.cond_br"(%1779, %1780, %1778)[^bb48, ^bb61] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb48:  // pred: ^bb47
    %1781 = "llvm.load"(%1612) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1782 = "llvm.getelementptr"(%1780, %1545) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1783 = "llvm.load"(%1782) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1784 = "llvm.icmp"(%1640, %1783) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1784)[^bb59, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb49:  // pred: ^bb48
    %1785 = "llvm.getelementptr"(%1780, %1529) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1786 = "llvm.load"(%1785) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1787 = "llvm.getelementptr"(%1780, %1786) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1788 = "llvm.icmp"(%1640, %1516) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1788)[^bb59, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb50:  // pred: ^bb49
    %1789 = "llvm.getelementptr"(%1787, %1640) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1790 = "llvm.getelementptr"(%1789, %1525) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1516)[^bb51] : (i32) -> ()
  ^bb51(%1791: i32):  // 2 preds: ^bb50, ^bb58
    %1792 = "llvm.getelementptr"(%1787, %1791) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1793 = "llvm.load"(%1792) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1794 = "llvm.icmp"(%1793, %1563) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1794)[^bb52, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb52:  // pred: ^bb51
    %1795 = "llvm.load"(%1790) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1796 = "llvm.icmp"(%1795, %1531) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1796)[^bb54, ^bb53] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb53:  // pred: ^bb52
    %1797 = "llvm.getelementptr"(%1792, %1525) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1798 = "llvm.load"(%1797) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1799 = "llvm.icmp"(%1798, %1531) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1799)[^bb54, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // 2 preds: ^bb52, ^bb53
    %1800 = "llvm.call"(%1780, %1789, %1781, %1573) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1801 = "llvm.icmp"(%1800, %1516) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1801)[^bb59, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb55:  // pred: ^bb54
    %1802 = "llvm.call"(%1780, %1792, %1781, %1574) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1803 = "llvm.icmp"(%1802, %1516) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1803)[^bb58, ^bb56] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb56:  // pred: ^bb55
    %1804 = "llvm.load"(%1573) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1805 = "llvm.load"(%1638) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1806 = "llvm.icmp"(%1804, %1805) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1806)[^bb57, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb57:  // pred: ^bb56
    %1807 = "llvm.load"(%1574) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1808 = "llvm.load"(%1639) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1809 = "llvm.icmp"(%1807, %1808) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1809)[^bb60, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb58:  // 5 preds: ^bb51, ^bb53, ^bb55, ^bb56, ^bb57
    %1810 = "llvm.add"(%1791, %1514) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1811 = "llvm.icmp"(%1810, %1640) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1811, %1810)[^bb59, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb59:  // 4 preds: ^bb48, ^bb49, ^bb54, ^bb58
    "llvm.br"()[^bb111] : () -> ()
  ^bb60:  // pred: ^bb57
    "llvm.br"(%1780, %1519)[^bb61] : (!llvm.ptr, i32) -> ()
  ^bb61(%1812: !llvm.ptr, %1813: i32):  // 4 preds: ^bb13, ^bb15, ^bb47, ^bb60
    %1814 = "llvm.getelementptr"(%1645, %1647) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1813, %1814, %1644, %1641, %1812) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1517)[^bb166] : (i32) -> ()
  ^bb62:  // pred: ^bb12
    %1815 = "llvm.add"(%1649, %1517) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1816 = "llvm.icmp"(%1815, %1531) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1816)[^bb64, ^bb63] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb63:  // pred: ^bb62
    "llvm.switch"(%1649, %1514)[^bb107, ^bb65, ^bb102, ^bb103] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[3, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb64:  // pred: ^bb62
    %1817 = "llvm.getelementptr"(%1644, %1524) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1818 = "llvm.load"(%1817) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1819 = "llvm.sitofp"(%1818) : (i64) -> f64
    "llvm.br"(%1819)[^bb66] : (f64) -> ()
  ^bb65:  // pred: ^bb63
    %1820 = "llvm.getelementptr"(%1644, %1524) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1821 = "llvm.load"(%1820) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%1821)[^bb66] : (f64) -> ()
  ^bb66(%1822: f64):  // 2 preds: ^bb64, ^bb65
    %1823 = "llvm.load"(%1612) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1824 = "llvm.getelementptr"(%1641, %1519) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1825 = "llvm.load"(%1824) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1826 = "llvm.getelementptr"(%1823, %1825) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1827 = "llvm.getelementptr"(%1641, %1524) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1828 = "llvm.load"(%1827) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1828)[^bb68, ^bb67, ^bb69] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb67:  // pred: ^bb66
    "llvm.store"(%1822, %1826) <{alignment = 1 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"()[^bb111] : () -> ()
  ^bb68:  // pred: ^bb66
    %1829 = "llvm.getelementptr"(%1641, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1830 = "llvm.load"(%1829) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1831 = "llvm.and"(%1830, %1534) : (i32, i32) -> i32
    %1832 = "llvm.icmp"(%1831, %1526) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1833 = "llvm.select"(%1832, %1535, %1536) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %1834 = "llvm.intr.fabs"(%1822) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %1835 = "llvm.fcmp"(%1834, %1833) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %1836 = "llvm.fcmp"(%1834, %1533) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %1837 = "llvm.and"(%1836, %1835) : (i1, i1) -> i1
    "llvm.cond_br"(%1837)[^bb110, ^bb71] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb69:  // pred: ^bb66
    %1838 = "llvm.intr.fabs"(%1822) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %1839 = "llvm.fcmp"(%1838, %1532) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %1840 = "llvm.fcmp"(%1838, %1533) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %1841 = "llvm.and"(%1839, %1840) : (i1, i1) -> i1
    "llvm.cond_br"(%1841)[^bb110, ^bb70] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb70:  // pred: ^bb69
    %1842 = "llvm.fptrunc"(%1822) : (f64) -> f32
    "llvm.store"(%1842, %1826) <{alignment = 1 : i64, ordering = 0 : i64}> : (f32, !llvm.ptr) -> ()
    "llvm.br"()[^bb111] : () -> ()
  ^bb71:  // pred: ^bb68
    %1843 = "llvm.select"(%1832, %1537, %1538) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1844 = "llvm.bitcast"(%1822) : (f64) -> i64
    %1845 = "llvm.lshr"(%1844, %1539) : (i64, i64) -> i64
    %1846 = "llvm.bitcast"(%1834) : (f64) -> i64
    %1847 = "llvm.sub"(%1540, %1843) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1848 = "llvm.shl"(%1517, %1847) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1849 = "llvm.add"(%1848, %1531) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1850 = "llvm.lshr"(%1846, %1541) : (i64, i64) -> i64
    %1851 = "llvm.trunc"(%1850) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %1852 = "llvm.add"(%1851, %1542) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1853 = "llvm.zext"(%1843) <{nonNeg}> : (i32) -> i64
    %1854 = "llvm.icmp"(%1852, %1543) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1854)[^bb72, ^bb73] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb72:  // pred: ^bb71
    %1855 = "llvm.xor"(%1843, %1553) : (i32, i32) -> i32
    %1856 = "llvm.shl"(%1517, %1855) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1857 = "llvm.xor"(%1856, %1517) : (i32, i32) -> i32
    %1858 = "llvm.zext"(%1857) <{nonNeg}> : (i32) -> i64
    %1859 = "llvm.shl"(%1858, %1853) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1860 = "llvm.and"(%1845, %1552) : (i64, i64) -> i64
    %1861 = "llvm.or"(%1859, %1860) : (i64, i64) -> i64
    %1862 = "llvm.and"(%1846, %1546) : (i64, i64) -> i64
    %1863 = "llvm.icmp"(%1862, %1554) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1864 = "llvm.add"(%1843, %1517) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1865 = "llvm.shl"(%1514, %1864) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1866 = "llvm.zext"(%1865) <{nonNeg}> : (i32) -> i64
    %1867 = "llvm.select"(%1863, %1554, %1866) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1868 = "llvm.or"(%1861, %1867) : (i64, i64) -> i64
    %1869 = "llvm.trunc"(%1868) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%1869)[^bb78] : (i16) -> ()
  ^bb73:  // pred: ^bb71
    %1870 = "llvm.trunc"(%1845) <{overflowFlags = 2 : i32}> : (i64) -> i16
    %1871 = "llvm.and"(%1870, %1544) : (i16, i16) -> i16
    %1872 = "llvm.icmp"(%1852, %1849) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %1873 = "llvm.sub"(%1849, %1852) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1874 = "llvm.select"(%1872, %1873, %1516) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1875 = "llvm.sub"(%1874, %1843) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1876 = "llvm.icmp"(%1875, %1531) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1876, %1871)[^bb78, ^bb74] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i16) -> ()
  ^bb74:  // pred: ^bb73
    %1877 = "llvm.add"(%1875, %1545) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1878 = "llvm.and"(%1846, %1546) : (i64, i64) -> i64
    %1879 = "llvm.or"(%1878, %1547) <{isDisjoint}> : (i64, i64) -> i64
    %1880 = "llvm.add"(%1875, %1548) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1881 = "llvm.zext"(%1880) <{nonNeg}> : (i32) -> i64
    %1882 = "llvm.shl"(%1549, %1881) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %1883 = "llvm.zext"(%1877) <{nonNeg}> : (i32) -> i64
    %1884 = "llvm.lshr"(%1879, %1883) : (i64, i64) -> i64
    %1885 = "llvm.shl"(%1550, %1881) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1886 = "llvm.add"(%1885, %1551) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %1887 = "llvm.and"(%1886, %1879) : (i64, i64) -> i64
    %1888 = "llvm.icmp"(%1887, %1882) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1888, %1514)[^bb77, ^bb75] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb75:  // pred: ^bb74
    %1889 = "llvm.icmp"(%1887, %1882) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1889, %1516)[^bb76, ^bb77] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb76:  // pred: ^bb75
    %1890 = "llvm.trunc"(%1884) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1891 = "llvm.and"(%1890, %1514) : (i32, i32) -> i32
    "llvm.br"(%1891)[^bb77] : (i32) -> ()
  ^bb77(%1892: i32):  // 3 preds: ^bb74, ^bb75, ^bb76
    %1893 = "llvm.zext"(%1892) <{nonNeg}> : (i32) -> i64
    %1894 = "llvm.sub"(%1852, %1849) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1895 = "llvm.select"(%1872, %1516, %1894) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1896 = "llvm.zext"(%1895) : (i32) -> i64
    %1897 = "llvm.and"(%1845, %1552) : (i64, i64) -> i64
    %1898 = "llvm.shl"(%1896, %1853) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1899 = "llvm.add"(%1884, %1898) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1900 = "llvm.add"(%1899, %1893) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1901 = "llvm.or"(%1900, %1897) : (i64, i64) -> i64
    %1902 = "llvm.trunc"(%1901) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%1902)[^bb78] : (i16) -> ()
  ^bb78(%1903: i16):  // 3 preds: ^bb72, ^bb73, ^bb77
    "llvm.store"(%1903, %1826) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb111] : () -> ()
  ^bb79:  // pred: ^bb12
    %1904 = "llvm.add"(%1649, %1517) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1905 = "llvm.icmp"(%1904, %1531) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1905)[^bb80, ^bb96] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb80:  // pred: ^bb79
    %1906 = "llvm.getelementptr"(%1644, %1524) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1907 = "llvm.load"(%1906) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1908 = "llvm.load"(%1612) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1909 = "llvm.getelementptr"(%1641, %1519) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1910 = "llvm.load"(%1909) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1911 = "llvm.getelementptr"(%1908, %1910) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1912 = "llvm.getelementptr"(%1641, %1524) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1913 = "llvm.load"(%1912) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1913)[^bb83, ^bb81, ^bb84, ^bb82] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 8, 4]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb81:  // pred: ^bb80
    %1914 = "llvm.trunc"(%1907) <{overflowFlags = 0 : i32}> : (i64) -> i8
    "llvm.store"(%1914, %1911) <{alignment = 1 : i64, ordering = 0 : i64}> : (i8, !llvm.ptr) -> ()
    "llvm.br"()[^bb85] : () -> ()
  ^bb82:  // pred: ^bb80
    %1915 = "llvm.trunc"(%1907) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%1915, %1911) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb85] : () -> ()
  ^bb83:  // pred: ^bb80
    %1916 = "llvm.trunc"(%1907) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%1916, %1911) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb85] : () -> ()
  ^bb84:  // pred: ^bb80
    "llvm.store"(%1907, %1911) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb85] : () -> ()
  ^bb85:  // 4 preds: ^bb81, ^bb82, ^bb83, ^bb84
    %1917 = "llvm.load"(%1909) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1918 = "llvm.getelementptr"(%1908, %1917) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1919 = "llvm.load"(%1918) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %1920 = "llvm.zext"(%1919) : (i8) -> i64
    %1921 = "llvm.load"(%1641) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1922 = "llvm.icmp"(%1921, %1565) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1922)[^bb86, ^bb87] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb86:  // pred: ^bb85
    %1923 = "llvm.and"(%1920, %1549) : (i64, i64) -> i64
    "llvm.br"(%1923)[^bb95] : (i64) -> ()
  ^bb87:  // pred: ^bb85
    %1924 = "llvm.load"(%1912) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1925 = "llvm.icmp"(%1924, %1514) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1925, %1920)[^bb88, ^bb92] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb88:  // pred: ^bb87
    "llvm.switch"(%1924)[^bb91, ^bb89, ^bb90] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb89:  // pred: ^bb88
    %1926 = "llvm.load"(%1918) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1926)[^bb92] : (i64) -> ()
  ^bb90:  // pred: ^bb88
    %1927 = "llvm.load"(%1918) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1928 = "llvm.sext"(%1927) : (i32) -> i64
    "llvm.br"(%1928)[^bb92] : (i64) -> ()
  ^bb91:  // pred: ^bb88
    %1929 = "llvm.load"(%1918) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1930 = "llvm.sext"(%1929) : (i16) -> i64
    "llvm.br"(%1930)[^bb92] : (i64) -> ()
  ^bb92(%1931: i64):  // 4 preds: ^bb87, ^bb89, ^bb90, ^bb91
    %1932 = "llvm.shl"(%1924, %1556) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1933 = "llvm.sub"(%1557, %1932) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1934 = "llvm.icmp"(%1921, %1564) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1935 = "llvm.zext"(%1933) : (i32) -> i64
    "llvm.cond_br"(%1934)[^bb93, ^bb94] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb93:  // pred: ^bb92
    %1936 = "llvm.lshr"(%1566, %1935) : (i64, i64) -> i64
    %1937 = "llvm.and"(%1931, %1936) : (i64, i64) -> i64
    "llvm.br"(%1937)[^bb95] : (i64) -> ()
  ^bb94:  // pred: ^bb92
    %1938 = "llvm.shl"(%1931, %1935) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1939 = "llvm.ashr"(%1938, %1935) <{isExact}> : (i64, i64) -> i64
    "llvm.br"(%1939)[^bb95] : (i64) -> ()
  ^bb95(%1940: i64):  // 3 preds: ^bb86, ^bb93, ^bb94
    %1941 = "llvm.icmp"(%1940, %1907) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1941)[^bb109, ^bb110] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb96:  // pred: ^bb79
    "llvm.switch"(%1649, %1514)[^bb107, ^bb97, ^bb102, ^bb103] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[78, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb97:  // pred: ^bb96
    %1942 = "llvm.getelementptr"(%1644, %1524) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1943 = "llvm.load"(%1942) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1944 = "llvm.getelementptr"(%1943, %1525) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1945 = "llvm.icmp"(%1648, %1564) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1945)[^bb98, ^bb110] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb98:  // pred: ^bb97
    %1946 = "llvm.getelementptr"(%1641, %1524) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1947 = "llvm.load"(%1946) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1948 = "llvm.icmp"(%1947, %1524) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1948)[^bb99, ^bb110] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb99:  // pred: ^bb98
    %1949 = "llvm.load"(%1944) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1950 = "llvm.icmp"(%1949, %1550) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1950)[^bb100, ^bb110] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb100:  // pred: ^bb99
    %1951 = "llvm.getelementptr"(%1943, %1530) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1952 = "llvm.load"(%1951) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1953 = "llvm.icmp"(%1952, %1554) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1953)[^bb101, ^bb110] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb101:  // pred: ^bb100
    %1954 = "llvm.load"(%1612) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1955 = "llvm.getelementptr"(%1641, %1519) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1956 = "llvm.load"(%1955) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1957 = "llvm.getelementptr"(%1954, %1956) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1958 = "llvm.getelementptr"(%1943, %1559) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1959 = "llvm.load"(%1958) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%1959, %1957) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb111] : () -> ()
  ^bb102:  // 2 preds: ^bb63, ^bb96
    %1960 = "llvm.getelementptr"(%1644, %1524) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1961 = "llvm.load"(%1960) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1962 = "llvm.getelementptr"(%1961, %1525) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1962)[^bb104] : (!llvm.ptr) -> ()
  ^bb103:  // 2 preds: ^bb63, ^bb96
    %1963 = "llvm.getelementptr"(%1644, %1524) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1964 = "llvm.load"(%1963) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1965 = "llvm.icmp"(%1964, %1522) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1965, %1514, %1964)[^bb107, ^bb104] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb104(%1966: !llvm.ptr):  // 2 preds: ^bb102, ^bb103
    %1967 = "llvm.getelementptr"(%1966, %1518) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1968 = "llvm.load"(%1967) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1969 = "llvm.getelementptr"(%1641, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1970 = "llvm.load"(%1969) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1971 = "llvm.icmp"(%1968, %1970) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1971, %1531)[^bb105, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb105:  // pred: ^bb104
    %1972 = "llvm.getelementptr"(%1966, %1519) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1973 = "llvm.load"(%1972) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1974 = "llvm.icmp"(%1973, %1516) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1974, %1531)[^bb106, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb106:  // pred: ^bb105
    %1975 = "llvm.getelementptr"(%1966, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1976 = "llvm.load"(%1975) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1976, %1524)[^bb107, ^bb108, ^bb108, ^bb108] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb107(%1977: i32):  // 6 preds: ^bb63, ^bb96, ^bb103, ^bb104, ^bb105, ^bb106
    %1978 = "llvm.getelementptr"(%1645, %1647) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1977, %1978, %1644, %1641, %1645) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1517)[^bb166] : (i32) -> ()
  ^bb108:  // 3 preds: ^bb106, ^bb106, ^bb106
    %1979 = "llvm.load"(%1612) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1980 = "llvm.getelementptr"(%1641, %1519) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1981 = "llvm.load"(%1980) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1982 = "llvm.getelementptr"(%1979, %1981) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1983 = "llvm.load"(%1966) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1984 = "llvm.getelementptr"(%1966, %1559) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1985 = "llvm.load"(%1984) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1986 = "llvm.trunc"(%1985) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1987 = "llvm.getelementptr"(%1983, %1986) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1988 = "llvm.getelementptr"(%1641, %1524) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1989 = "llvm.load"(%1988) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.memcpy"(%1982, %1987, %1989) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb111] : () -> ()
  ^bb109:  // pred: ^bb95
    %1990 = "llvm.icmp"(%1921, %1564) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1991 = "llvm.icmp"(%1907, %1554) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %1992 = "llvm.and"(%1991, %1990) : (i1, i1) -> i1
    "llvm.cond_br"(%1992)[^bb110, ^bb111] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb110:  // 8 preds: ^bb68, ^bb69, ^bb95, ^bb97, ^bb98, ^bb99, ^bb100, ^bb109
    %1993 = "llvm.getelementptr"(%1645, %1647) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1568, %1993, %1644, %1569, %1554) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1517)[^bb166] : (i32) -> ()
  ^bb111:  // 7 preds: ^bb59, ^bb67, ^bb70, ^bb78, ^bb101, ^bb108, ^bb109
    %1994 = "llvm.add"(%1640, %1514) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1995 = "llvm.load"(%1594) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1996 = "llvm.icmp"(%1994, %1995) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1996, %1994)[^bb12, ^bb112] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb112:  // 2 preds: ^bb10, ^bb111
    %1997 = "llvm.getelementptr"(%arg68, %1567) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1998 = "llvm.load"(%1997) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1999 = "llvm.getelementptr"(%arg68, %1998) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2000 = "llvm.getelementptr"(%arg68, %1555) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2001 = "llvm.load"(%2000) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2002 = "llvm.icmp"(%2001, %1516) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2002, %1516)[^bb113, ^bb121] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb113(%2003: i32):  // 2 preds: ^bb112, ^bb120
    %2004 = "llvm.getelementptr"(%1999, %2003) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Condition", (struct<"mlir_abi_32.struct.Sum", (i32, i32)>, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2005 = "llvm.getelementptr"(%2004, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2006 = "llvm.load"(%2005) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2007 = "llvm.getelementptr"(%arg68, %2006) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2008 = "llvm.getelementptr"(%2004, %1519) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2009 = "llvm.load"(%2008) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2010 = "llvm.sext"(%2009) : (i32) -> i64
    %2011 = "llvm.icmp"(%2009, %1516) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2012 = "llvm.load"(%2004) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2013 = "llvm.icmp"(%2012, %1516) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2011)[^bb115, ^bb114] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb114:  // pred: ^bb113
    "llvm.cond_br"(%2013, %1516, %1554)[^bb118, ^bb120] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb115:  // pred: ^bb113
    "llvm.cond_br"(%2013, %1516, %1554, %1554)[^bb116, ^bb117] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i64, i64) -> ()
  ^bb116(%2014: i32, %2015: i64):  // 2 preds: ^bb115, ^bb116
    %2016 = "llvm.getelementptr"(%2007, %2014) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2017 = "llvm.call"(%arg68, %1610, %2016) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %2018 = "llvm.load"(%2016) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2019 = "llvm.mul"(%2018, %2017) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2020 = "llvm.add"(%2019, %2015) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2021 = "llvm.add"(%2014, %1514) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2022 = "llvm.icmp"(%2021, %2012) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2022, %2020, %2021, %2020)[^bb117, ^bb116] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i64) -> ()
  ^bb117(%2023: i64):  // 2 preds: ^bb115, ^bb116
    %2024 = "llvm.getelementptr"(%2004, %1524) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2025 = "llvm.load"(%2024) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2026 = "llvm.icmp"(%2025, %1516) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2027 = "llvm.icmp"(%2023, %1566) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %2028 = "llvm.icmp"(%2023, %1554) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2029 = "llvm.select"(%2026, %2028, %2027) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2029)[^bb120, ^bb123] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb118(%2030: i32, %2031: i64):  // 2 preds: ^bb114, ^bb118
    %2032 = "llvm.getelementptr"(%2007, %2030) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2033 = "llvm.call"(%arg68, %1610, %2032) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %2034 = "llvm.srem"(%2033, %2010) : (i64, i64) -> i64
    %2035 = "llvm.load"(%2032) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2036 = "llvm.mul"(%2035, %2034) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2037 = "llvm.add"(%2036, %2031) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2038 = "llvm.srem"(%2037, %2010) : (i64, i64) -> i64
    %2039 = "llvm.add"(%2030, %1514) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2040 = "llvm.icmp"(%2039, %2012) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2040, %2039, %2038)[^bb119, ^bb118] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb119:  // pred: ^bb118
    %2041 = "llvm.icmp"(%2038, %1554) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2041)[^bb120, ^bb123] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb120:  // 3 preds: ^bb114, ^bb117, ^bb119
    %2042 = "llvm.add"(%2003, %1514) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2043 = "llvm.icmp"(%2042, %2001) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2043, %2042)[^bb121, ^bb113] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb121:  // 2 preds: ^bb112, ^bb120
    %2044 = "llvm.icmp"(%1602, %1522) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %2045 = "llvm.icmp"(%1585, %1516) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %2046 = "llvm.and"(%2044, %2045) : (i1, i1) -> i1
    "llvm.cond_br"(%2046)[^bb122, ^bb161] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb122:  // pred: ^bb121
    %2047 = "llvm.getelementptr"(%arg68, %1559) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2048 = "llvm.load"(%2047) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2049 = "llvm.getelementptr"(%arg68, %2048) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2050 = "llvm.getelementptr"(%1571, %1520) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2051 = "llvm.getelementptr"(%1571, %1518) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2052 = "llvm.getelementptr"(%1571, %1524) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2053 = "llvm.getelementptr"(%1571, %1529) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2054 = "llvm.getelementptr"(%1571, %1559) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2055 = "llvm.getelementptr"(%1571, %1519) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2056 = "llvm.getelementptr"(%1571, %1555) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2057 = "llvm.getelementptr"(%1571, %1525) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2058 = "llvm.getelementptr"(%1571, %1567) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2059 = "llvm.getelementptr"(%1571, %1527) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2060 = "llvm.getelementptr"(%1572, %1518) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2061 = "llvm.getelementptr"(%1571, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2062 = "llvm.getelementptr"(%1570, %1525) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1516)[^bb124] : (i32) -> ()
  ^bb123:  // 2 preds: ^bb117, ^bb119
    "llvm.call"(%1577, %2004) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_sizes, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1517)[^bb166] : (i32) -> ()
  ^bb124(%2063: i32):  // 2 preds: ^bb122, ^bb160
    %2064 = "llvm.getelementptr"(%1601, %2063) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2065 = "llvm.getelementptr"(%2049, %2063) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memcpy"(%1571, %2065, %1545) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %2066 = "llvm.load"(%2050) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2067 = "llvm.load"(%1571) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2068 = "llvm.icmp"(%2067, %1563) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2068)[^bb126, ^bb125] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb125:  // pred: ^bb124
    "llvm.store"(%1516, %2051) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2069 = "llvm.load"(%2052) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2069, %2053) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb126] : () -> ()
  ^bb126:  // 2 preds: ^bb124, ^bb125
    "llvm.store"(%1516, %2054) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1516, %2055) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1518, %2056) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1514, %2057) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2070 = "llvm.load"(%2058) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2070, %2059) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2071 = "llvm.load"(%2064) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2071, %1514)[^bb159, ^bb128, ^bb127] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb127:  // pred: ^bb126
    %2072 = "llvm.getelementptr"(%2064, %1524) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2073 = "llvm.load"(%2072) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2074 = "llvm.icmp"(%2073, %1522) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2074, %1514, %2073)[^bb159, ^bb129] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb128:  // pred: ^bb126
    %2075 = "llvm.getelementptr"(%2064, %1524) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2076 = "llvm.load"(%2075) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2077 = "llvm.getelementptr"(%2076, %1525) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%2077)[^bb129] : (!llvm.ptr) -> ()
  ^bb129(%2078: !llvm.ptr):  // 2 preds: ^bb127, ^bb128
    %2079 = "llvm.load"(%2051) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2080 = "llvm.icmp"(%2079, %1516) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %2081 = "llvm.load"(%arg68) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%2080, %1572)[^bb130, ^bb135] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb130:  // pred: ^bb129
    %2082 = "llvm.getelementptr"(%2078, %1519) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2083 = "llvm.load"(%2082) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2081)[^bb132, ^bb133, ^bb131] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb131:  // pred: ^bb130
    "llvm.store"(%2083, %1572) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb134] : () -> ()
  ^bb132:  // pred: ^bb130
    %2084 = "llvm.trunc"(%2083) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%2084, %1572) <{alignment = 8 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb134] : () -> ()
  ^bb133:  // pred: ^bb130
    %2085 = "llvm.sext"(%2083) : (i32) -> i64
    "llvm.store"(%2085, %1572) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb134] : () -> ()
  ^bb134:  // 3 preds: ^bb131, ^bb132, ^bb133
    %2086 = "llvm.intr.smax"(%2081, %1526) : (i32, i32) -> i32
    %2087 = "llvm.getelementptr"(%1572, %2086) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2060, %2087) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%2060)[^bb135] : (!llvm.ptr) -> ()
  ^bb135(%2088: !llvm.ptr):  // 2 preds: ^bb129, ^bb134
    %2089 = "llvm.icmp"(%2081, %1524) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2089)[^bb136, ^bb137] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb136:  // pred: ^bb135
    %2090 = "llvm.call"(%arg68, %1571, %2078, %2088) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2090)[^bb158] : (i32) -> ()
  ^bb137:  // pred: ^bb135
    %2091 = "llvm.getelementptr"(%2078, %1518) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2092 = "llvm.load"(%2091) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2093 = "llvm.load"(%2061) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2094 = "llvm.icmp"(%2092, %2093) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2094, %1531)[^bb138, ^bb157] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb138:  // pred: ^bb137
    %2095 = "llvm.getelementptr"(%2078, %1519) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2096 = "llvm.load"(%2095) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%2080)[^bb139, ^bb140] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb139:  // pred: ^bb138
    %2097 = "llvm.icmp"(%2096, %1557) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2097, %1556)[^bb157, ^bb141] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb140:  // pred: ^bb138
    %2098 = "llvm.icmp"(%2096, %2079) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2098, %1556)[^bb141, ^bb157] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb141:  // 2 preds: ^bb139, ^bb140
    %2099 = "llvm.getelementptr"(%arg68, %2070) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2100 = "llvm.getelementptr"(%2078, %1555) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2101 = "llvm.load"(%2100) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2102 = "llvm.icmp"(%2096, %1516) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2102, %1516, %1558)[^bb142, ^bb152] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb142:  // pred: ^bb141
    %2103 = "llvm.getelementptr"(%2078, %1525) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2104 = "llvm.getelementptr"(%2088, %1524) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1516, %2096, %1549, %1516)[^bb143] : (i32, i32, i64, i32) -> ()
  ^bb143(%2105: i32, %2106: i32, %2107: i64, %2108: i32):  // 2 preds: ^bb142, ^bb150
    %2109 = "llvm.add"(%2106, %1517) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2110 = "llvm.getelementptr"(%2101, %2109) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2111 = "llvm.load"(%2110) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2112 = "llvm.icmp"(%2107, %1560) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2080)[^bb145, ^bb144] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb144:  // pred: ^bb143
    %2113 = "llvm.getelementptr"(%2099, %2106) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2114 = "llvm.load"(%2113) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2115 = "llvm.icmp"(%2114, %1560) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2116 = "llvm.icmp"(%2114, %2111) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2117 = "llvm.select"(%2115, %1558, %2116) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2117, %1526)[^bb145, ^bb157] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb145:  // 2 preds: ^bb143, ^bb144
    %2118 = "llvm.icmp"(%2111, %1549) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2118, %2108, %2107)[^bb146, ^bb150] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb146:  // pred: ^bb145
    %2119 = "llvm.load"(%2103) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2120 = "llvm.icmp"(%2119, %1522) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2120, %2108, %2107)[^bb150, ^bb147] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb147:  // pred: ^bb146
    %2121 = "llvm.getelementptr"(%2119, %2109) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2122 = "llvm.load"(%2121) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2123 = "llvm.icmp"(%2122, %2107) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2124 = "llvm.or"(%2112, %2123) : (i1, i1) -> i1
    %2125 = "llvm.select"(%2123, %2108, %1561) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.cond_br"(%2124, %2125, %2122)[^bb150, ^bb148] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb148:  // pred: ^bb147
    %2126 = "llvm.icmp"(%2122, %1554) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2126, %2108, %2122)[^bb149, ^bb150] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb149:  // pred: ^bb148
    "llvm.br"(%1562, %1554)[^bb150] : (i32, i64) -> ()
  ^bb150(%2127: i32, %2128: i64):  // 5 preds: ^bb145, ^bb146, ^bb147, ^bb148, ^bb149
    %2129 = "llvm.shl"(%2106, %1556) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2130 = "llvm.getelementptr"(%2104, %2129) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2111, %2130) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2131 = "llvm.add"(%2106, %2096) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %2132 = "llvm.shl"(%2131, %1556) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2133 = "llvm.getelementptr"(%2104, %2132) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2128, %2133) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2134 = "llvm.icmp"(%2111, %1554) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2135 = "llvm.zext"(%2134) : (i1) -> i32
    %2136 = "llvm.or"(%2105, %2135) : (i32, i32) -> i32
    %2137 = "llvm.intr.umax"(%2111, %1549) : (i64, i64) -> i64
    %2138 = "llvm.mul"(%2137, %2107) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2139 = "llvm.icmp"(%2106, %1514) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2139, %2136, %2109, %2138, %2127)[^bb143, ^bb151] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i32, i32, i64, i32) -> ()
  ^bb151:  // pred: ^bb150
    %2140 = "llvm.icmp"(%2136, %1516) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%2127, %2140)[^bb152] : (i32, i1) -> ()
  ^bb152(%2141: i32, %2142: i1):  // 2 preds: ^bb141, ^bb151
    %2143 = "llvm.getelementptr"(%2078, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2144 = "llvm.load"(%2143) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2144, %1524)[^bb157, ^bb153, ^bb153, ^bb153] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb153:  // 3 preds: ^bb152, ^bb152, ^bb152
    %2145 = "llvm.load"(%2078) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2146 = "llvm.ptrtoint"(%2145) : (!llvm.ptr) -> i32
    %2147 = "llvm.getelementptr"(%2078, %1559) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2148 = "llvm.load"(%2147) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2149 = "llvm.trunc"(%2148) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2150 = "llvm.add"(%2149, %2146) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2151 = "llvm.load"(%2099) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2152 = "llvm.load"(%2052) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2153 = "llvm.trunc"(%2151) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2154 = "llvm.mul"(%2152, %2153) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2155 = "llvm.sub"(%2150, %2154) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%2155, %2088) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2156 = "llvm.getelementptr"(%2088, %1526) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2155, %2156) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2157 = "llvm.getelementptr"(%2088, %1524) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%2151, %2157) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%2142)[^bb156, ^bb154] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb154:  // pred: ^bb153
    %2158 = "llvm.getelementptr"(%2078, %1525) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2159 = "llvm.load"(%2158) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2160 = "llvm.icmp"(%2159, %1522) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2160, %1516)[^bb157, ^bb155] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb155:  // pred: ^bb154
    "llvm.intr.memcpy"(%1570, %2078, %1530) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.store"(%1522, %2062) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2161 = "llvm.call"(%arg68, %1571, %1570, %2088) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2161)[^bb157] : (i32) -> ()
  ^bb156:  // pred: ^bb153
    %2162 = "llvm.load"(%2053) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2163 = "llvm.add"(%2162, %1517) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2164 = "llvm.and"(%2163, %2155) : (i32, i32) -> i32
    %2165 = "llvm.icmp"(%2164, %1516) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2166 = "llvm.select"(%2165, %2141, %1537) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%2166)[^bb157] : (i32) -> ()
  ^bb157(%2167: i32):  // 8 preds: ^bb137, ^bb139, ^bb140, ^bb144, ^bb152, ^bb154, ^bb155, ^bb156
    "llvm.br"(%2167)[^bb158] : (i32) -> ()
  ^bb158(%2168: i32):  // 2 preds: ^bb136, ^bb157
    %2169 = "llvm.icmp"(%2168, %1516) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2169, %2168)[^bb160, ^bb159] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb159(%2170: i32):  // 3 preds: ^bb126, ^bb127, ^bb158
    %2171 = "llvm.getelementptr"(%arg68, %2066) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%2170, %2171, %2064, %1571, %arg68) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1517)[^bb166] : (i32) -> ()
  ^bb160:  // pred: ^bb158
    %2172 = "llvm.add"(%2063, %1514) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2173 = "llvm.icmp"(%2172, %1585) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2173, %2172)[^bb124, ^bb161] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb161:  // 2 preds: ^bb121, ^bb160
    %2174 = "llvm.call"(%arg69, %1610, %1576, %1522) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.cond_br"(%1599, %1516)[^bb162, ^bb166] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb162:  // pred: ^bb161
    %2175 = "llvm.getelementptr"(%arg68, %1559) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2176 = "llvm.load"(%2175) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2177 = "llvm.getelementptr"(%arg68, %2176) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2178 = "llvm.getelementptr"(%arg68, %1530) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2179 = "llvm.load"(%2178) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2180 = "llvm.getelementptr"(%arg68, %2179) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2181 = "llvm.load"(%2180) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2182 = "llvm.icmp"(%2181, %1528) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2182)[^bb163, ^bb165] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb163:  // pred: ^bb162
    %2183 = "llvm.load"(%2177) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2184 = "llvm.icmp"(%2183, %1563) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2185 = "llvm.or"(%2044, %2184) : (i1, i1) -> i1
    "llvm.cond_br"(%2185)[^bb165, ^bb164] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb164:  // pred: ^bb163
    %2186 = "llvm.call"(%1577, %2177, %arg72) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2186)[^bb166] : (i32) -> ()
  ^bb165:  // 2 preds: ^bb162, ^bb163
    %2187 = "llvm.call"(%1577, %1602, %arg72) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_results, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2187)[^bb166] : (i32) -> ()
  ^bb166(%2188: i32):  // 9 preds: ^bb8, ^bb61, ^bb107, ^bb110, ^bb123, ^bb159, ^bb161, ^bb164, ^bb165
    "llvm.intr.stackrestore"(%1597) : (!llvm.ptr) -> ()
    "llvm.br"(%2188)[^bb167] : (i32) -> ()
  ^bb167(%2189: i32):  // 3 preds: ^bb1, ^bb3, ^bb166
    "llvm.return"(%2189) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg63: !llvm.ptr, %arg64: !llvm.ptr, %arg65: !llvm.ptr, %arg66: !llvm.ptr, %arg67: i64):
    %1494 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1495 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1496 = "llvm.mlir.constant"() <{value = 484 : i32}> : () -> i32
    %1497 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1498 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1499 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1500 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1501 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1502 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1503 = "llvm.alloca"(%1494) <{alignment = 4 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1504 = "llvm.alloca"(%1494) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%1504, %1495, %1496) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %1505 = "llvm.icmp"(%arg65, %1497) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1505)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%1504, %arg65) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1506 = "llvm.call"(%1497, %1498, %arg66, %arg67) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %1507 = "llvm.add"(%1506, %1494) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1508 = "llvm.alloca"(%1507) <{alignment = 1 : i64, elem_type = i8}> : (i32) -> !llvm.ptr
    %1509 = "llvm.call"(%1508, %1507, %arg66, %arg67) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %1510 = "llvm.getelementptr"(%1504, %1499) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg64, %1503) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1511 = "llvm.getelementptr"(%1503, %1499) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1510, %1511) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1512 = "llvm.getelementptr"(%1503, %1500) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1508, %1512) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1513 = "llvm.load"(%1501) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1513, %arg63, %1503, %1502) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<ptr (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_flatten", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg60: !llvm.ptr, %arg61: !llvm.ptr, %arg62: !llvm.ptr):
    %1393 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1394 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1395 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1396 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1397 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1398 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1399 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1400 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1401 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1402 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1403 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1404 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1405 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1406 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1407 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1408 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %1409 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1410 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1411 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1412 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1413 = "llvm.getelementptr"(%1412, %1399) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1414 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1415 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1416 = "llvm.getelementptr"(%1412, %1406) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1417 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_23}> : () -> !llvm.ptr
    %1418 = "llvm.alloca"(%1393) <{alignment = 8 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %1419 = "llvm.alloca"(%1393) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1420 = "llvm.getelementptr"(%arg61, %1394) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1421 = "llvm.load"(%arg60) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1422 = "llvm.getelementptr"(%arg61, %1395) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1423 = "llvm.load"(%1422) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1424 = "llvm.getelementptr"(%1421, %1423) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1425 = "llvm.load"(%arg61) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1425)[^bb1, ^bb2, ^bb3, ^bb5] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[108, 110, 115]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1426 = "llvm.getelementptr"(%arg61, %1399) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1427 = "llvm.getelementptr"(%arg60, %1395) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1400, %1420)[^bb10] : (i32, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1428 = "llvm.getelementptr"(%arg60, %1399) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1429 = "llvm.load"(%1428) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1430 = "llvm.getelementptr"(%arg61, %1399) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1431 = "llvm.load"(%1430) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1432 = "llvm.getelementptr"(%1429, %1431) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg62, %1432) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1420)[^bb21] : (!llvm.ptr) -> ()
  ^bb3:  // pred: ^bb0
    %1433 = "llvm.load"(%arg62) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1434 = "llvm.icmp"(%1433, %1400) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1434, %1420)[^bb21, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%1396, %1424, %arg62, %1404, %1405) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1403)[^bb21] : (!llvm.ptr) -> ()
  ^bb5:  // pred: ^bb0
    %1435 = "llvm.load"(%arg62) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1435, %1396)[^bb7, ^bb6, ^bb6] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[75, 71]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb6:  // 2 preds: ^bb5, ^bb5
    %1436 = "llvm.getelementptr"(%arg62, %1397) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1437 = "llvm.load"(%1436) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1438 = "llvm.getelementptr"(%1437, %1398) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1439 = "llvm.load"(%1438) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1440 = "llvm.getelementptr"(%arg61, %1399) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1441 = "llvm.load"(%1440) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1442 = "llvm.sext"(%1441) : (i32) -> i64
    %1443 = "llvm.icmp"(%1439, %1442) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1443, %1400, %1420, %1401)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, !llvm.ptr, !llvm.ptr) -> ()
  ^bb7(%1444: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    "llvm.call"(%1444, %1424, %arg62, %1404, %1405) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1403)[^bb21] : (!llvm.ptr) -> ()
  ^bb8(%1445: i32, %1446: !llvm.ptr):  // 2 preds: ^bb6, ^bb9
    %1447 = "llvm.load"(%1440) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1448 = "llvm.icmp"(%1445, %1447) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1448, %1446)[^bb9, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb9:  // pred: ^bb8
    %1449 = "llvm.load"(%1436) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1450 = "llvm.getelementptr"(%1449, %1402) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1451 = "llvm.load"(%1450) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1452 = "llvm.getelementptr"(%1451, %1445) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1453 = "llvm.call"(%arg60, %1446, %1452) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1454 = "llvm.add"(%1445, %1393) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1455 = "llvm.icmp"(%1453, %1403) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1455, %1403, %1454, %1453)[^bb21, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb10(%1456: i32, %1457: !llvm.ptr):  // 2 preds: ^bb1, ^bb12
    %1458 = "llvm.load"(%1426) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1459 = "llvm.icmp"(%1456, %1458) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1459)[^bb11, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1460 = "llvm.load"(%1427) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1461 = "llvm.getelementptr"(%1460, %1394) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1461, %1427) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1462 = "llvm.load"(%arg60) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1463 = "llvm.getelementptr"(%1457, %1397) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1464 = "llvm.load"(%1463) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1465 = "llvm.getelementptr"(%1462, %1464) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1466 = "llvm.call"(%arg62, %1424, %1465, %1460) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_get_item, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1467 = "llvm.icmp"(%1466, %1400) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1467, %1403)[^bb12, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %1468 = "llvm.call"(%arg60, %1457, %1460) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1469 = "llvm.add"(%1456, %1393) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1470 = "llvm.icmp"(%1468, %1403) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1470, %1403, %1469, %1468)[^bb21, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb13:  // pred: ^bb10
    %1471 = "llvm.load"(%arg62) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1471)[^bb14, ^bb15, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    "llvm.call"(%1396, %1424, %arg62, %1404, %1405) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb18] : () -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb13
    "llvm.intr.memcpy"(%1418, %arg62, %1394) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %1472 = "llvm.getelementptr"(%1418, %1394) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1397, %1472) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1473 = "llvm.getelementptr"(%1418, %1406) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1400, %1473) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1474 = "llvm.getelementptr"(%1418, %1402) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1403, %1474) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1475 = "llvm.getelementptr"(%1418, %1407) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1400, %1475) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1476 = "llvm.icmp"(%1471, %1408) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1477 = "llvm.select"(%1476, %1409, %1399) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1478 = "llvm.getelementptr"(%1419, %1397) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memset"(%1419, %1410, %1411) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1479 = "llvm.load"(%1413) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1480 = "llvm.getelementptr"(%1414, %1477) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1481 = "llvm.load"(%1480) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1482 = "llvm.call"(%1479, %1481, %1418, %1393, %1419) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %1483 = "llvm.icmp"(%1482, %1400) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1483)[^bb16, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1484 = "llvm.load"(%1419) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1485 = "llvm.icmp"(%1484, %1415) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1485)[^bb17, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // pred: ^bb16
    %1486 = "llvm.load"(%1416) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1487 = "llvm.load"(%1478) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1488 = "llvm.call"(%1486, %1487) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb19] : () -> ()
  ^bb18:  // 2 preds: ^bb14, ^bb15
    "llvm.br"(%1403)[^bb21] : (!llvm.ptr) -> ()
  ^bb19:  // 2 preds: ^bb16, ^bb17
    %1489 = "llvm.load"(%1478) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1490 = "llvm.load"(%1426) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1491 = "llvm.sext"(%1490) : (i32) -> i64
    %1492 = "llvm.icmp"(%1489, %1491) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1492, %1457)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    "llvm.call"(%1401, %1424, %arg62, %1417, %1489) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1403)[^bb21] : (!llvm.ptr) -> ()
  ^bb21(%1493: !llvm.ptr):  // 11 preds: ^bb2, ^bb3, ^bb4, ^bb7, ^bb8, ^bb9, ^bb11, ^bb12, ^bb18, ^bb19, ^bb20
    "llvm.return"(%1493) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse_sizes", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg58: !llvm.ptr, %arg59: !llvm.ptr):
    %1355 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1356 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1357 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1358 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1359 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1360 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %1361 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1362 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1363 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1364 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1365 = "llvm.load"(%arg58) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1366 = "llvm.getelementptr"(%arg59, %1355) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1367 = "llvm.load"(%1366) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1368 = "llvm.getelementptr"(%1365, %1367) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1369 = "llvm.getelementptr"(%arg59, %1356) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1370 = "llvm.load"(%1369) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1371 = "llvm.icmp"(%1370, %1357) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1371, %1358, %1370)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1372 = "llvm.getelementptr"(%1365, %1359) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1373 = "llvm.load"(%1372) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1374 = "llvm.getelementptr"(%1365, %1373) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1375 = "llvm.getelementptr"(%1368, %1360) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1376 = "llvm.load"(%1375) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1377 = "llvm.getelementptr"(%1374, %1376) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1378 = "llvm.getelementptr"(%1377, %1361) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1379 = "llvm.load"(%1378) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1380 = "llvm.getelementptr"(%arg58, %1355) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1381 = "llvm.load"(%1380) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1382 = "llvm.getelementptr"(%1381, %1376) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1383 = "llvm.load"(%1382) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1383, %1379)[^bb2] : (!llvm.ptr, i32) -> ()
  ^bb2(%1384: !llvm.ptr, %1385: i32):  // 2 preds: ^bb0, ^bb1
    %1386 = "llvm.getelementptr"(%1365, %1385) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1387 = "llvm.getelementptr"(%arg58, %1362) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1388 = "llvm.load"(%1387) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1389 = "llvm.call"(%1365, %1388, %1368) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %1390 = "llvm.getelementptr"(%arg59, %1363) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1391 = "llvm.load"(%1390) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1392 = "llvm.getelementptr"(%1365, %1391) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1364, %1386, %1384, %1392, %1389) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_number", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg55: !llvm.ptr, %arg56: !llvm.ptr, %arg57: !llvm.ptr):
    %1240 = "llvm.mlir.constant"() <{value = 102 : i32}> : () -> i32
    %1241 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1242 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1243 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1244 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1245 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1246 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1247 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1248 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1249 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1250 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1251 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1252 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1253 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1254 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_32}> : () -> !llvm.ptr
    %1255 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1256 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1257 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1258 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1259 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1260 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1261 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1262 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1263 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1264 = "llvm.mlir.constant"() <{value = 65535 : i32}> : () -> i32
    %1265 = "llvm.mlir.constant"() <{value = -1 : i16}> : () -> i16
    %1266 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %1267 = "llvm.mlir.constant"() <{value = -1.000000e+00 : f64}> : () -> f64
    %1268 = "llvm.mlir.constant"() <{value = 1023 : i32}> : () -> i32
    %1269 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1270 = "llvm.mlir.constant"() <{value = 0x7FF0000000000000 : f64}> : () -> f64
    %1271 = "llvm.mlir.constant"() <{value = 0x7FF8000000000000 : f64}> : () -> f64
    %1272 = "llvm.load"(%arg56) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1273 = "llvm.icmp"(%1272, %1240) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1274 = "llvm.getelementptr"(%arg55, %1241) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1275 = "llvm.load"(%1274) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1276 = "llvm.getelementptr"(%arg56, %1242) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1277 = "llvm.load"(%1276) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1278 = "llvm.getelementptr"(%1275, %1277) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%1273)[^bb1, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1279 = "llvm.getelementptr"(%arg56, %1241) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1280 = "llvm.load"(%1279) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1280)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %1281 = "llvm.load"(%1278) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%1281)[^bb7] : (f64) -> ()
  ^bb3:  // pred: ^bb1
    %1282 = "llvm.load"(%1278) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %1283 = "llvm.fpext"(%1282) : (f32) -> f64
    "llvm.br"(%1283)[^bb7] : (f64) -> ()
  ^bb4:  // pred: ^bb1
    %1284 = "llvm.load"(%1278) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1285 = "llvm.getelementptr"(%arg56, %1258) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1286 = "llvm.load"(%1285) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1287 = "llvm.and"(%1286, %1260) : (i32, i32) -> i32
    %1288 = "llvm.icmp"(%1287, %1258) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1289 = "llvm.select"(%1288, %1261, %1262) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1290 = "llvm.xor"(%1289, %1263) : (i32, i32) -> i32
    %1291 = "llvm.shl"(%1255, %1290) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1292 = "llvm.xor"(%1291, %1255) : (i32, i32) -> i32
    %1293 = "llvm.zext"(%1284) : (i16) -> i32
    %1294 = "llvm.lshr"(%1293, %1289) : (i32, i32) -> i32
    %1295 = "llvm.and"(%1294, %1292) : (i32, i32) -> i32
    %1296 = "llvm.shl"(%1244, %1289) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1297 = "llvm.add"(%1296, %1264) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1298 = "llvm.and"(%1297, %1293) : (i32, i32) -> i32
    %1299 = "llvm.icmp"(%1284, %1265) <{predicate = 4 : i64}> : (i16, i16) -> i1
    %1300 = "llvm.select"(%1299, %1266, %1267) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %1301 = "llvm.icmp"(%1295, %1292) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1301)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1302 = "llvm.icmp"(%1298, %1259) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1303 = "llvm.fmul"(%1300, %1270) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1304 = "llvm.select"(%1302, %1303, %1271) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    "llvm.br"(%1304)[^bb7] : (f64) -> ()
  ^bb6:  // pred: ^bb4
    %1305 = "llvm.lshr"(%1292, %1244) : (i32, i32) -> i32
    %1306 = "llvm.icmp"(%1295, %1259) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1307 = "llvm.select"(%1306, %1259, %1296) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1308 = "llvm.add"(%1307, %1298) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1309 = "llvm.uitofp"(%1308) <{nonNeg}> : (i32) -> f64
    %1310 = "llvm.fmul"(%1300, %1309) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1311 = "llvm.intr.umax"(%1295, %1244) : (i32, i32) -> i32
    %1312 = "llvm.xor"(%1289, %1268) : (i32, i32) -> i32
    %1313 = "llvm.sub"(%1312, %1305) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1314 = "llvm.add"(%1313, %1311) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1315 = "llvm.zext"(%1314) <{nonNeg}> : (i32) -> i64
    %1316 = "llvm.shl"(%1315, %1269) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1317 = "llvm.bitcast"(%1316) : (i64) -> f64
    %1318 = "llvm.fmul"(%1310, %1317) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    "llvm.br"(%1318)[^bb7] : (f64) -> ()
  ^bb7(%1319: f64):  // 4 preds: ^bb2, ^bb3, ^bb5, ^bb6
    "llvm.store"(%1245, %arg57) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1320 = "llvm.getelementptr"(%arg57, %1258) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1259, %1320) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1321 = "llvm.getelementptr"(%arg57, %1241) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1319, %1321) <{alignment = 8 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"(%1259)[^bb18] : (i32) -> ()
  ^bb8:  // pred: ^bb0
    %1322 = "llvm.load"(%1278) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %1323 = "llvm.zext"(%1322) : (i8) -> i64
    %1324 = "llvm.icmp"(%1272, %1243) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1324)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %1325 = "llvm.and"(%1323, %1256) : (i64, i64) -> i64
    "llvm.br"(%1257, %1325)[^bb17] : (i32, i64) -> ()
  ^bb10:  // pred: ^bb8
    %1326 = "llvm.getelementptr"(%arg56, %1241) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1327 = "llvm.load"(%1326) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1328 = "llvm.icmp"(%1327, %1244) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1328, %1323)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb11:  // pred: ^bb10
    "llvm.switch"(%1327)[^bb14, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb12:  // pred: ^bb11
    %1329 = "llvm.load"(%1278) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1329)[^bb15] : (i64) -> ()
  ^bb13:  // pred: ^bb11
    %1330 = "llvm.load"(%1278) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1331 = "llvm.sext"(%1330) : (i32) -> i64
    "llvm.br"(%1331)[^bb15] : (i64) -> ()
  ^bb14:  // pred: ^bb11
    %1332 = "llvm.load"(%1278) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1333 = "llvm.sext"(%1332) : (i16) -> i64
    "llvm.br"(%1333)[^bb15] : (i64) -> ()
  ^bb15(%1334: i64):  // 4 preds: ^bb10, ^bb12, ^bb13, ^bb14
    %1335 = "llvm.shl"(%1327, %1245) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1336 = "llvm.sub"(%1246, %1335) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1337 = "llvm.icmp"(%1272, %1247) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1338 = "llvm.zext"(%1336) : (i32) -> i64
    %1339 = "llvm.shl"(%1334, %1338) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1340 = "llvm.ashr"(%1339, %1338) <{isExact}> : (i64, i64) -> i64
    %1341 = "llvm.lshr"(%1248, %1338) : (i64, i64) -> i64
    %1342 = "llvm.and"(%1334, %1341) : (i64, i64) -> i64
    %1343 = "llvm.select"(%1337, %1342, %1340) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1344 = "llvm.icmp"(%1343, %1249) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %1345 = "llvm.select"(%1337, %1344, %1250) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1345, %1244, %1343)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb16:  // pred: ^bb15
    %1346 = "llvm.load"(%arg55) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1347 = "llvm.getelementptr"(%arg56, %1251) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1348 = "llvm.load"(%1347) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1349 = "llvm.getelementptr"(%1346, %1348) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%1252, %1349, %1253, %1254, %1342) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1255)[^bb18] : (i32) -> ()
  ^bb17(%1350: i32, %1351: i64):  // 2 preds: ^bb9, ^bb15
    "llvm.store"(%1350, %arg57) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1352 = "llvm.getelementptr"(%arg57, %1258) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1259, %1352) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1353 = "llvm.getelementptr"(%arg57, %1241) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1351, %1353) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%1259)[^bb18] : (i32) -> ()
  ^bb18(%1354: i32):  // 3 preds: ^bb7, ^bb16, ^bb17
    "llvm.return"(%1354) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_results", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg52: !llvm.ptr, %arg53: !llvm.ptr, %arg54: !llvm.ptr):
    %1022 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1023 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1024 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1025 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1026 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1027 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1028 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1029 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1030 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1031 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1032 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1033 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1034 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1035 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1036 = "llvm.mlir.constant"() <{value = -559038737 : i32}> : () -> i32
    %1037 = "llvm.inttoptr"(%1036) : (i32) -> !llvm.ptr
    %1038 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %1039 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1040 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1041 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1042 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1043 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1044 = "llvm.getelementptr"(%1043, %1042) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1045 = "llvm.alloca"(%1022) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1046 = "llvm.load"(%arg52) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1047 = "llvm.getelementptr"(%1046, %1023) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1048 = "llvm.load"(%1047) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1049 = "llvm.getelementptr"(%1046, %1048) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1050 = "llvm.getelementptr"(%1046, %1024) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1051 = "llvm.load"(%1050) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1052 = "llvm.getelementptr"(%1046, %1051) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1052, %1045) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1053 = "llvm.getelementptr"(%1046, %1025) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1054 = "llvm.load"(%1053) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1055 = "llvm.alloca"(%1054) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1056 = "llvm.alloca"(%1054) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Block", (ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1057 = "llvm.alloca"(%1054) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1058 = "llvm.icmp"(%1054, %1026) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1058, %1026, %1027)[^bb1, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb1:  // pred: ^bb0
    %1059 = "llvm.getelementptr"(%arg52, %1028) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1060 = "llvm.getelementptr"(%1046, %1029) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1061 = "llvm.getelementptr"(%1046, %1028) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1062 = "llvm.getelementptr"(%arg52, %1030) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1063 = "llvm.shl"(%1054, %1030) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    "llvm.intr.memset"(%1055, %1031, %1063) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    "llvm.br"(%1026)[^bb3] : (i32) -> ()
  ^bb2:  // pred: ^bb38
    %1064 = "llvm.icmp"(%arg53, %1032) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1065 = "llvm.getelementptr"(%arg52, %1028) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1026)[^bb39] : (i32) -> ()
  ^bb3(%1066: i32):  // 2 preds: ^bb1, ^bb38
    %1067 = "llvm.getelementptr"(%1056, %1066) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1032, %1067) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1068 = "llvm.getelementptr"(%1067, %1030) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1032, %1068) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1069 = "llvm.getelementptr"(%1067, %1028) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1032, %1069) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1070 = "llvm.getelementptr"(%1049, %1066) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1071 = "llvm.load"(%1070) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1072 = "llvm.icmp"(%1071, %1033) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1072)[^bb4, ^bb38] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %1073 = "llvm.load"(%1059) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1074 = "llvm.load"(%1060) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1075 = "llvm.getelementptr"(%1046, %1074) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1076 = "llvm.getelementptr"(%1070, %1025) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1077 = "llvm.load"(%1076) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1078 = "llvm.getelementptr"(%1073, %1077) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1079 = "llvm.getelementptr"(%1070, %1034) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1080 = "llvm.load"(%1079) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1081 = "llvm.icmp"(%1080, %1035) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1081, %1078)[^bb6, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb5:  // pred: ^bb4
    %1082 = "llvm.load"(%1046) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1083 = "llvm.intr.smax"(%1082, %1030) : (i32, i32) -> i32
    %1084 = "llvm.getelementptr"(%1078, %1083) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1085 = "llvm.load"(%1084) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1085)[^bb6] : (!llvm.ptr) -> ()
  ^bb6(%1086: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    %1087 = "llvm.icmp"(%1086, %1032) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1087, %1032)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb7:  // pred: ^bb6
    %1088 = "llvm.load"(%1086) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1088)[^bb8] : (!llvm.ptr) -> ()
  ^bb8(%1089: !llvm.ptr):  // 2 preds: ^bb6, ^bb7
    %1090 = "llvm.icmp"(%1066, %1026) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1090, %1026)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb9:  // 2 preds: ^bb8, ^bb17
    %1091 = "llvm.load"(%1061) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1092 = "llvm.icmp"(%1091, %1026) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1092, %1026, %1091, %1035)[^bb18, ^bb25] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i32, i32) -> ()
  ^bb10(%1093: i32):  // 2 preds: ^bb8, ^bb17
    %1094 = "llvm.getelementptr"(%1049, %1093) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1095 = "llvm.load"(%1094) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1096 = "llvm.icmp"(%1095, %1033) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1096)[^bb11, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1097 = "llvm.getelementptr"(%1094, %1025) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1098 = "llvm.load"(%1097) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1099 = "llvm.getelementptr"(%1073, %1098) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1100 = "llvm.getelementptr"(%1094, %1034) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1101 = "llvm.load"(%1100) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1102 = "llvm.icmp"(%1101, %1035) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1102, %1099)[^bb13, ^bb12] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %1103 = "llvm.load"(%1046) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1104 = "llvm.intr.smax"(%1103, %1030) : (i32, i32) -> i32
    %1105 = "llvm.getelementptr"(%1099, %1104) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1106 = "llvm.load"(%1105) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1106)[^bb13] : (!llvm.ptr) -> ()
  ^bb13(%1107: !llvm.ptr):  // 2 preds: ^bb11, ^bb12
    %1108 = "llvm.icmp"(%1107, %1032) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1108, %1032)[^bb15, ^bb14] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb14:  // pred: ^bb13
    %1109 = "llvm.load"(%1107) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1109)[^bb15] : (!llvm.ptr) -> ()
  ^bb15(%1110: !llvm.ptr):  // 2 preds: ^bb13, ^bb14
    %1111 = "llvm.icmp"(%1110, %1089) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1111)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1112 = "llvm.load"(%1061) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1113 = "llvm.add"(%1112, %1093) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%1112, %1113)[^bb25] : (i32, i32) -> ()
  ^bb17:  // 2 preds: ^bb10, ^bb15
    %1114 = "llvm.add"(%1093, %1022) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1115 = "llvm.icmp"(%1114, %1066) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1115, %1114)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb18(%1116: i32):  // 2 preds: ^bb9, ^bb24
    %1117 = "llvm.getelementptr"(%1075, %1116) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1118 = "llvm.load"(%1117) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1119 = "llvm.icmp"(%1118, %1033) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1119)[^bb19, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb19:  // pred: ^bb18
    %1120 = "llvm.getelementptr"(%1117, %1025) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1121 = "llvm.load"(%1120) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1122 = "llvm.getelementptr"(%1073, %1121) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1123 = "llvm.getelementptr"(%1117, %1034) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1124 = "llvm.load"(%1123) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1125 = "llvm.icmp"(%1124, %1035) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1125, %1122)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    %1126 = "llvm.load"(%1046) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1127 = "llvm.intr.smax"(%1126, %1030) : (i32, i32) -> i32
    %1128 = "llvm.getelementptr"(%1122, %1127) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1129 = "llvm.load"(%1128) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1129)[^bb21] : (!llvm.ptr) -> ()
  ^bb21(%1130: !llvm.ptr):  // 2 preds: ^bb19, ^bb20
    %1131 = "llvm.icmp"(%1130, %1032) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1131, %1032)[^bb23, ^bb22] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb22:  // pred: ^bb21
    %1132 = "llvm.load"(%1130) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1132)[^bb23] : (!llvm.ptr) -> ()
  ^bb23(%1133: !llvm.ptr):  // 2 preds: ^bb21, ^bb22
    %1134 = "llvm.icmp"(%1133, %1089) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1134, %1091, %1116)[^bb25, ^bb24] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb24:  // 2 preds: ^bb18, ^bb23
    %1135 = "llvm.add"(%1116, %1022) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1136 = "llvm.icmp"(%1135, %1091) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1136, %1091, %1035, %1135)[^bb25, ^bb18] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i32, i32) -> ()
  ^bb25(%1137: i32, %1138: i32):  // 4 preds: ^bb9, ^bb16, ^bb23, ^bb24
    "llvm.cond_br"(%1081, %1078)[^bb27, ^bb26] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb26:  // pred: ^bb25
    %1139 = "llvm.load"(%1046) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1140 = "llvm.intr.smax"(%1139, %1030) : (i32, i32) -> i32
    %1141 = "llvm.getelementptr"(%1078, %1140) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1142 = "llvm.load"(%1141) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1142)[^bb27] : (!llvm.ptr) -> ()
  ^bb27(%1143: !llvm.ptr):  // 2 preds: ^bb25, ^bb26
    %1144 = "llvm.icmp"(%1143, %1032) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1144, %1032)[^bb29, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb28:  // pred: ^bb27
    %1145 = "llvm.load"(%1143) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1145)[^bb29] : (!llvm.ptr) -> ()
  ^bb29(%1146: !llvm.ptr):  // 2 preds: ^bb27, ^bb28
    %1147 = "llvm.icmp"(%1138, %1137) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1147)[^bb31, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb30:  // pred: ^bb29
    %1148 = "llvm.sub"(%1138, %1137) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%1148)[^bb37] : (i32) -> ()
  ^bb31:  // pred: ^bb29
    %1149 = "llvm.icmp"(%1138, %1035) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1149)[^bb32, ^bb35] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb32:  // pred: ^bb31
    %1150 = "llvm.load"(%1062) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1151 = "llvm.getelementptr"(%1150, %1138) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1152 = "llvm.load"(%1151) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1153 = "llvm.load"(%1152) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1154 = "llvm.icmp"(%1153, %1038) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1154, %1032)[^bb33, ^bb34] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb33:  // pred: ^bb32
    %1155 = "llvm.getelementptr"(%1152, %1028) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1156 = "llvm.load"(%1155) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1156)[^bb34] : (!llvm.ptr) -> ()
  ^bb34(%1157: !llvm.ptr):  // 2 preds: ^bb32, ^bb33
    "llvm.store"(%1157, %1069) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1066)[^bb37] : (i32) -> ()
  ^bb35:  // pred: ^bb31
    %1158 = "llvm.icmp"(%1146, %1037) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1158, %1066)[^bb37, ^bb36] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb36:  // pred: ^bb35
    "llvm.store"(%1146, %1067) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1066)[^bb37] : (i32) -> ()
  ^bb37(%1159: i32):  // 4 preds: ^bb30, ^bb34, ^bb35, ^bb36
    %1160 = "llvm.getelementptr"(%1056, %1159) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1161 = "llvm.getelementptr"(%1057, %1066) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1160, %1161) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb38] : () -> ()
  ^bb38:  // 2 preds: ^bb3, ^bb37
    %1162 = "llvm.add"(%1066, %1022) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1163 = "llvm.icmp"(%1162, %1054) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1163, %1162)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb39(%1164: i32):  // 2 preds: ^bb2, ^bb44
    %1165 = "llvm.getelementptr"(%arg53, %1164) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1166 = "llvm.select"(%1064, %1032, %1165) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1167 = "llvm.getelementptr"(%1049, %1164) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1168 = "llvm.load"(%1167) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1169 = "llvm.icmp"(%1168, %1033) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1169)[^bb40, ^bb41] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb40:  // pred: ^bb39
    %1170 = "llvm.getelementptr"(%1057, %1164) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1171 = "llvm.load"(%1170) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1172 = "llvm.getelementptr"(%1055, %1164) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1173 = "llvm.call"(%arg52, %1171, %1164, %1172, %1166) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1173)[^bb44] : (i32) -> ()
  ^bb41:  // pred: ^bb39
    %1174 = "llvm.icmp"(%1166, %1032) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1174)[^bb42, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb42:  // pred: ^bb41
    %1175 = "llvm.getelementptr"(%1055, %1164) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1176 = "llvm.call"(%arg52, %1167, %1175) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1176)[^bb44] : (i32) -> ()
  ^bb43:  // pred: ^bb41
    %1177 = "llvm.load"(%1165) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1178 = "llvm.icmp"(%1177, %1038) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1179 = "llvm.getelementptr"(%1165, %1028) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1180 = "llvm.load"(%1179) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1181 = "llvm.select"(%1178, %1039, %1026) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1182 = "llvm.getelementptr"(%1180, %1181) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1183 = "llvm.load"(%1182) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1184 = "llvm.getelementptr"(%1182, %1023) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1185 = "llvm.load"(%1184) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1186 = "llvm.trunc"(%1185) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1187 = "llvm.getelementptr"(%1183, %1186) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1188 = "llvm.load"(%1065) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1189 = "llvm.getelementptr"(%1167, %1025) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1190 = "llvm.load"(%1189) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1191 = "llvm.getelementptr"(%1188, %1190) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1192 = "llvm.getelementptr"(%1167, %1028) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1193 = "llvm.load"(%1192) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.memcpy"(%1187, %1191, %1193) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%1026)[^bb44] : (i32) -> ()
  ^bb44(%1194: i32):  // 3 preds: ^bb40, ^bb42, ^bb43
    %1195 = "llvm.add"(%1164, %1022) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1196 = "llvm.icmp"(%1194, %1026) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1197 = "llvm.icmp"(%1195, %1054) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %1198 = "llvm.select"(%1196, %1040, %1197) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1198, %1194, %1196, %1195)[^bb45, ^bb39] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i1, i32) -> ()
  ^bb45(%1199: i32, %1200: i1):  // 2 preds: ^bb0, ^bb44
    %1201 = "llvm.icmp"(%arg53, %1032) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1202 = "llvm.or"(%1201, %1200) : (i1, i1) -> i1
    "llvm.cond_br"(%1202, %1199)[^bb47, ^bb46] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb46:  // pred: ^bb45
    %1203 = "llvm.call"(%1046, %1045, %1055, %arg54) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_nest, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1203)[^bb47] : (i32) -> ()
  ^bb47(%1204: i32):  // 2 preds: ^bb45, ^bb46
    "llvm.cond_br"(%1058, %1026)[^bb48, ^bb58] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb48(%1205: i32):  // 2 preds: ^bb47, ^bb50
    %1206 = "llvm.getelementptr"(%1055, %1205) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1207 = "llvm.load"(%1206) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1208 = "llvm.icmp"(%1207, %1041) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1208)[^bb49, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb49:  // pred: ^bb48
    %1209 = "llvm.load"(%1044) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1210 = "llvm.getelementptr"(%1206, %1028) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1211 = "llvm.load"(%1210) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1212 = "llvm.call"(%1209, %1211) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb50] : () -> ()
  ^bb50:  // 2 preds: ^bb48, ^bb49
    %1213 = "llvm.add"(%1205, %1022) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1214 = "llvm.icmp"(%1213, %1054) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1214, %1213)[^bb51, ^bb48] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb51:  // pred: ^bb50
    %1215 = "llvm.getelementptr"(%arg52, %1028) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1026)[^bb52] : (i32) -> ()
  ^bb52(%1216: i32):  // 2 preds: ^bb51, ^bb57
    %1217 = "llvm.getelementptr"(%1056, %1216) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1218 = "llvm.getelementptr"(%1217, %1030) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1219 = "llvm.load"(%1218) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1220 = "llvm.icmp"(%1219, %1032) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1220)[^bb54, ^bb53] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb53:  // pred: ^bb52
    %1221 = "llvm.load"(%1044) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1222 = "llvm.call"(%1221, %1219) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb54] : () -> ()
  ^bb54:  // 2 preds: ^bb52, ^bb53
    %1223 = "llvm.load"(%1217) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1223) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1224 = "llvm.getelementptr"(%1049, %1216) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1225 = "llvm.load"(%1224) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1226 = "llvm.icmp"(%1225, %1033) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1226)[^bb55, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb55:  // pred: ^bb54
    %1227 = "llvm.getelementptr"(%1224, %1034) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1228 = "llvm.load"(%1227) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1229 = "llvm.icmp"(%1228, %1026) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1229)[^bb56, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb56:  // pred: ^bb55
    %1230 = "llvm.load"(%1215) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1231 = "llvm.getelementptr"(%1224, %1025) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1232 = "llvm.load"(%1231) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1233 = "llvm.getelementptr"(%1230, %1232) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1234 = "llvm.load"(%1046) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1235 = "llvm.intr.smax"(%1234, %1030) : (i32, i32) -> i32
    %1236 = "llvm.getelementptr"(%1233, %1235) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1237 = "llvm.load"(%1236) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1237) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"()[^bb57] : () -> ()
  ^bb57:  // 3 preds: ^bb54, ^bb55, ^bb56
    %1238 = "llvm.add"(%1216, %1022) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1239 = "llvm.icmp"(%1238, %1054) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1239, %1238)[^bb58, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb58:  // 2 preds: ^bb47, ^bb57
    "llvm.return"(%1204) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_text", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg50: !llvm.ptr, %arg51: !llvm.ptr):
    %1004 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1005 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1006 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1007 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1008 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1009 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1010 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1011 = "llvm.getelementptr"(%1010, %1009) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1012 = "llvm.alloca"(%1004) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Bytes", (ptr, i32)>}> : (i32) -> !llvm.ptr
    "llvm.store"(%arg50, %1012) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1013 = "llvm.getelementptr"(%1012, %1005) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1014 = "llvm.call"(%arg50) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i32
    "llvm.store"(%1014, %1013) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1015 = "llvm.load"(%1006) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1016 = "llvm.icmp"(%1015, %1007) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1016)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1017 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1018 = "llvm.icmp"(%1017, %1007) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1018, %1008)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1019 = "llvm.load"(%1011) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1020 = "llvm.call"(%1019, %1012, %arg51) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1020)[^bb3] : (i32) -> ()
  ^bb3(%1021: i32):  // 2 preds: ^bb1, ^bb2
    "llvm.return"(%1021) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "strlen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_find_functions", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %962 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %963 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_2}> : () -> !llvm.ptr
    %964 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %965 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %966 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_symbols}> : () -> !llvm.ptr
    %967 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %968 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %969 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_NAMES}> : () -> !llvm.ptr
    %970 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %971 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %972 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_GLOBALS}> : () -> !llvm.ptr
    %973 = "llvm.getelementptr"(%968, %970) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %974 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %975 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %976 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %977 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %978 = "llvm.alloca"(%962) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Bytes", (ptr, i32)>}> : (i32) -> !llvm.ptr
    %979 = "llvm.call"(%963, %964) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlopen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%965)[^bb2] : (i32) -> ()
  ^bb1:  // pred: ^bb6
    %980 = "llvm.getelementptr"(%978, %971) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%965)[^bb8] : (i32) -> ()
  ^bb2(%981: i32):  // 2 preds: ^bb0, ^bb6
    %982 = "llvm.getelementptr"(%966, %981) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %983 = "llvm.load"(%982) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %984 = "llvm.icmp"(%983, %967) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%984)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %985 = "llvm.getelementptr"(%968, %981) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%983, %985) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb6] : () -> ()
  ^bb4:  // pred: ^bb2
    %986 = "llvm.getelementptr"(%969, %981) <{elem_type = !llvm.array<36 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %987 = "llvm.call"(%979, %986) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %988 = "llvm.getelementptr"(%968, %981) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%987, %988) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %989 = "llvm.icmp"(%987, %967) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%989)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    "llvm.call"(%986) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_runtime, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%975)[^bb12] : (i32) -> ()
  ^bb6:  // 2 preds: ^bb3, ^bb4
    %990 = "llvm.add"(%981, %962) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %991 = "llvm.icmp"(%990, %970) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%991, %990)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb7:  // pred: ^bb9
    %992 = "llvm.add"(%994, %962) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %993 = "llvm.icmp"(%992, %976) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%993, %992)[^bb11, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb8(%994: i32):  // 2 preds: ^bb1, ^bb7
    %995 = "llvm.getelementptr"(%972, %994) <{elem_type = !llvm.array<16 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%995, %978) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %996 = "llvm.call"(%995) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i32
    "llvm.store"(%996, %980) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %997 = "llvm.load"(%973) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %998 = "llvm.getelementptr"(%974, %994) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %999 = "llvm.call"(%997, %978, %998) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1000 = "llvm.icmp"(%999, %965) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1000, %975)[^bb9, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb9:  // pred: ^bb8
    %1001 = "llvm.load"(%998) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1002 = "llvm.icmp"(%1001, %967) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1002)[^bb10, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    "llvm.call"(%995) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_runtime, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%975)[^bb12] : (i32) -> ()
  ^bb11:  // pred: ^bb7
    "llvm.store"(%962, %977) <{alignment = 4 : i64, ordering = 5 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%965)[^bb12] : (i32) -> ()
  ^bb12(%1003: i32):  // 4 preds: ^bb5, ^bb8, ^bb10, ^bb11
    "llvm.return"(%1003) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "dlopen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, ptr)>, linkage = #llvm.linkage<external>, sym_name = "dlsym", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_refuse_runtime", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg49: !llvm.ptr):
    %945 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %946 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %947 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %948 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_refuse_runtime_text}> : () -> !llvm.ptr
    %949 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %950 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %951 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %952 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_3}> : () -> !llvm.ptr
    %953 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %954 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %955 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_5}> : () -> !llvm.ptr
    %956 = "llvm.alloca"(%945) <{alignment = 4 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %957 = "llvm.load"(%946) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %958 = "llvm.icmp"(%957, %947) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%958)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.store"(%948, %956) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %959 = "llvm.getelementptr"(%956, %949) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg49, %959) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %960 = "llvm.getelementptr"(%956, %950) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%951, %960) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.call"(%957, %952, %956, %953) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    %961 = "llvm.call"(%954, %955, %948, %arg49) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (i32, ptr, ...)>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @abort, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.unreachable"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "dprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, passthrough = ["cold", "optsize"], sym_name = "abort", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_append_value", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg47: !llvm.ptr, %arg48: !llvm.ptr):
    %894 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_14}> : () -> !llvm.ptr
    %895 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %896 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_13}> : () -> !llvm.ptr
    %897 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_12}> : () -> !llvm.ptr
    %898 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %899 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %900 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_11}> : () -> !llvm.ptr
    %901 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_10}> : () -> !llvm.ptr
    %902 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_9}> : () -> !llvm.ptr
    %903 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %904 = "llvm.mlir.constant"() <{value = 480 : i32}> : () -> i32
    %905 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_8}> : () -> !llvm.ptr
    %906 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_7}> : () -> !llvm.ptr
    %907 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %908 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_6}> : () -> !llvm.ptr
    %909 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %910 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %911 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %912 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %913 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %914 = "llvm.getelementptr"(%913, %912) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %915 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_16}> : () -> !llvm.ptr
    %916 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %917 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_15}> : () -> !llvm.ptr
    %918 = "llvm.load"(%arg48) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%918)[^bb14, ^bb2, ^bb1, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb8, ^bb8, ^bb9, ^bb9, ^bb10, ^bb10, ^bb11, ^bb11, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, case_values = dense<[70, 7, 0, 1, 2, 3, 8, 11, 65, 12, 66, 71, 75, 72, 76, 74, 78]> : vector<17xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %919 = "llvm.getelementptr"(%arg48, %898) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %920 = "llvm.load"(%919) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %921 = "llvm.icmp"(%920, %909) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%921, %920)[^bb15, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %922 = "llvm.getelementptr"(%arg48, %898) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %923 = "llvm.load"(%922) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %924 = "llvm.getelementptr"(%923, %910) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%924)[^bb3] : (!llvm.ptr) -> ()
  ^bb3(%925: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    "llvm.call"(%arg47, %925) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_tensor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb4:  // pred: ^bb0
    "llvm.call"(%arg47, %908, %895) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb5:  // pred: ^bb0
    %926 = "llvm.getelementptr"(%arg48, %898) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %927 = "llvm.load"(%926) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg47, %907, %927) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb6:  // pred: ^bb0
    "llvm.call"(%arg47, %906, %895) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb7:  // pred: ^bb0
    %928 = "llvm.getelementptr"(%arg47, %903) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %929 = "llvm.getelementptr"(%arg48, %898) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %930 = "llvm.load"(%929) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    %931 = "llvm.call"(%928, %904, %905, %930) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, f64) -> i32
    "llvm.store"(%931, %arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb8:  // 3 preds: ^bb0, ^bb0, ^bb0
    "llvm.call"(%arg47, %902, %895) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb9:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg47, %901, %895) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb10:  // 2 preds: ^bb0, ^bb0
    %932 = "llvm.getelementptr"(%arg48, %898) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %933 = "llvm.load"(%932) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %934 = "llvm.getelementptr"(%933, %899) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %935 = "llvm.load"(%934) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg47, %900, %935) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb11:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg47, %897, %895) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb12:  // pred: ^bb0
    "llvm.call"(%arg47, %896, %895) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb13:  // pred: ^bb0
    "llvm.call"(%arg47, %894, %895) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb14:  // pred: ^bb0
    %936 = "llvm.icmp"(%918, %911) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%936)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // 2 preds: ^bb1, ^bb14
    %937 = "llvm.sext"(%918) : (i32) -> i64
    "llvm.call"(%arg47, %917, %937) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb16:  // pred: ^bb14
    %938 = "llvm.getelementptr"(%arg47, %903) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %939 = "llvm.load"(%914) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %940 = "llvm.call"(%939, %918) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %941 = "llvm.getelementptr"(%940, %898) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %942 = "llvm.load"(%941) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %943 = "llvm.call"(%938, %904, %915, %942) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    %944 = "llvm.intr.smin"(%943, %916) : (i32, i32) -> i32
    "llvm.store"(%944, %arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb17:  // 13 preds: ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb15, ^bb16
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i32, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "snprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append_tensor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg45: !llvm.ptr, %arg46: !llvm.ptr):
    %829 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %830 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %831 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %832 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %833 = "llvm.mlir.constant"() <{value = 18 : i32}> : () -> i32
    %834 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_DTYPES}> : () -> !llvm.ptr
    %835 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %836 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_17}> : () -> !llvm.ptr
    %837 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %838 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %839 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %840 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %841 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %842 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %843 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %844 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_18}> : () -> !llvm.ptr
    %845 = "llvm.getelementptr"(%arg46, %829) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %846 = "llvm.load"(%845) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %847 = "llvm.and"(%846, %830) : (i32, i32) -> i32
    %848 = "llvm.lshr"(%846, %829) : (i32, i32) -> i32
    %849 = "llvm.getelementptr"(%arg46, %831) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %850 = "llvm.load"(%849) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %851 = "llvm.add"(%850, %832) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %852 = "llvm.alloca"(%851) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %853 = "llvm.icmp"(%847, %833) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%853)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %854 = "llvm.getelementptr"(%834, %847) <{elem_type = !llvm.array<20 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %855 = "llvm.lshr"(%846, %835) : (i32, i32) -> i32
    %856 = "llvm.and"(%855, %830) : (i32, i32) -> i32
    %857 = "llvm.zext"(%856) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg45, %854, %857) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %858 = "llvm.icmp"(%848, %832) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%858)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %859 = "llvm.zext"(%848) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg45, %836, %859) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb4] : () -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %860 = "llvm.getelementptr"(%arg46, %837) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %861 = "llvm.load"(%860) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %862 = "llvm.load"(%849) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg45, %861, %862) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_list, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %863 = "llvm.load"(%849) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %864 = "llvm.load"(%860) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %865 = "llvm.icmp"(%863, %838) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%865, %863, %839, %839)[^bb5, ^bb12] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, i64, i64) -> ()
  ^bb5(%866: i32, %867: i64, %868: i64):  // 2 preds: ^bb4, ^bb5
    %869 = "llvm.add"(%866, %840) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %870 = "llvm.getelementptr"(%852, %869) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%868, %870) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %871 = "llvm.getelementptr"(%864, %869) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %872 = "llvm.load"(%871) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %873 = "llvm.intr.umax"(%872, %839) : (i64, i64) -> i64
    %874 = "llvm.mul"(%873, %868) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %875 = "llvm.mul"(%872, %867) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %876 = "llvm.icmp"(%866, %832) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%876, %869, %875, %874)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, i64, i64) -> ()
  ^bb6:  // pred: ^bb5
    %877 = "llvm.icmp"(%875, %841) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%877)[^bb12, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %878 = "llvm.getelementptr"(%arg46, %842) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %879 = "llvm.load"(%878) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %880 = "llvm.icmp"(%879, %843) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%880, %838)[^bb12, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb8(%881: i32):  // 2 preds: ^bb7, ^bb10
    %882 = "llvm.getelementptr"(%864, %881) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %883 = "llvm.load"(%882) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %884 = "llvm.icmp"(%883, %839) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%884)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %885 = "llvm.getelementptr"(%879, %881) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %886 = "llvm.load"(%885) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %887 = "llvm.getelementptr"(%852, %881) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %888 = "llvm.load"(%887) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %889 = "llvm.icmp"(%886, %888) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%889)[^bb10, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %890 = "llvm.add"(%881, %832) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %891 = "llvm.icmp"(%890, %863) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%891, %890)[^bb12, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb11:  // pred: ^bb9
    "llvm.call"(%arg45, %844, %841) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %892 = "llvm.load"(%878) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %893 = "llvm.load"(%849) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg45, %892, %893) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_list, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb12] : () -> ()
  ^bb12:  // 5 preds: ^bb4, ^bb6, ^bb7, ^bb10, ^bb11
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg42: !llvm.ptr, %arg43: !llvm.ptr, %arg44: i64):
    %818 = "llvm.mlir.constant"() <{value = 480 : i32}> : () -> i32
    %819 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %820 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %821 = "llvm.load"(%arg42) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %822 = "llvm.sub"(%818, %821) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %823 = "llvm.getelementptr"(%arg42, %819) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %824 = "llvm.getelementptr"(%823, %821) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %825 = "llvm.call"(%824, %822, %arg43, %arg44) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i32, ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i64) -> i32
    %826 = "llvm.load"(%arg42) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %827 = "llvm.add"(%826, %825) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %828 = "llvm.intr.smin"(%827, %820) : (i32, i32) -> i32
    "llvm.store"(%828, %arg42) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i32)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append_list", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg39: !llvm.ptr, %arg40: !llvm.ptr, %arg41: i32):
    %803 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_19}> : () -> !llvm.ptr
    %804 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %805 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %806 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %807 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %808 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_20}> : () -> !llvm.ptr
    %809 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_21}> : () -> !llvm.ptr
    "llvm.call"(%arg39, %803, %804) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %810 = "llvm.icmp"(%arg41, %805) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%810)[^bb1, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %811 = "llvm.load"(%arg40) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg39, %806, %811) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %812 = "llvm.icmp"(%arg41, %807) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%812, %807)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2(%813: i32):  // 2 preds: ^bb1, ^bb2
    %814 = "llvm.getelementptr"(%arg40, %813) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %815 = "llvm.load"(%814) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg39, %808, %815) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %816 = "llvm.add"(%813, %807) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %817 = "llvm.icmp"(%816, %arg41) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%817, %816)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    "llvm.call"(%arg39, %809, %804) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_get_item", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg35: !llvm.ptr, %arg36: !llvm.ptr, %arg37: !llvm.ptr, %arg38: !llvm.ptr):
    %757 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %758 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %759 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %760 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %761 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %762 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %763 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %764 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %765 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %766 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %767 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %768 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %769 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %770 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %771 = "llvm.getelementptr"(%770, %766) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %772 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %773 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %774 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %775 = "llvm.getelementptr"(%770, %760) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %776 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %777 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %778 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %779 = "llvm.alloca"(%757) <{alignment = 8 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %780 = "llvm.load"(%arg35) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%780)[^bb1, ^bb2, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%776, %arg36, %arg35, %777, %778) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%773)[^bb7] : (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb0
    "llvm.intr.memcpy"(%779, %arg35, %758) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %781 = "llvm.getelementptr"(%779, %758) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%759, %781) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %782 = "llvm.getelementptr"(%779, %760) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%761, %782) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %783 = "llvm.getelementptr"(%779, %762) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg37, %783) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %784 = "llvm.getelementptr"(%779, %763) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%761, %784) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %785 = "llvm.icmp"(%780, %764) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %786 = "llvm.select"(%785, %765, %766) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %787 = "llvm.icmp"(%arg37, %767) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %788 = "llvm.zext"(%787) : (i1) -> i32
    %789 = "llvm.getelementptr"(%arg38, %759) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memset"(%arg38, %768, %769) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %790 = "llvm.load"(%771) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %791 = "llvm.getelementptr"(%772, %786) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %792 = "llvm.getelementptr"(%791, %788) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %793 = "llvm.load"(%792) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %794 = "llvm.select"(%787, %765, %757) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %795 = "llvm.call"(%790, %793, %779, %794, %arg38) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %796 = "llvm.icmp"(%795, %761) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%796)[^bb5, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    "llvm.cond_br"(%787, %773)[^bb4, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%arg36, %arg35, %arg37) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_without, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%773)[^bb7] : (i32) -> ()
  ^bb5:  // pred: ^bb2
    %797 = "llvm.load"(%arg38) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %798 = "llvm.icmp"(%797, %774) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%798, %761)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb6:  // pred: ^bb5
    %799 = "llvm.load"(%775) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %800 = "llvm.load"(%789) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %801 = "llvm.call"(%799, %800) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%761)[^bb7] : (i32) -> ()
  ^bb7(%802: i32):  // 5 preds: ^bb1, ^bb3, ^bb4, ^bb5, ^bb6
    "llvm.return"(%802) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse_without", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg32: !llvm.ptr, %arg33: !llvm.ptr, %arg34: !llvm.ptr):
    %737 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %738 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %739 = "llvm.mlir.constant"() <{value = 484 : i32}> : () -> i32
    %740 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %741 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %742 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_24}> : () -> !llvm.ptr
    %743 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %744 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %745 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_25}> : () -> !llvm.ptr
    %746 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %747 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %748 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %749 = "llvm.alloca"(%737) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    %750 = "llvm.alloca"(%737) <{alignment = 4 : i64, elem_type = !llvm.array<5 x ptr>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%749, %738, %739) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    "llvm.call"(%749, %arg33) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%arg32, %750) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %751 = "llvm.getelementptr"(%750, %740) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %752 = "llvm.getelementptr"(%749, %740) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%752, %751) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %753 = "llvm.getelementptr"(%750, %741) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%742, %753) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %754 = "llvm.getelementptr"(%750, %743) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg34, %754) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %755 = "llvm.getelementptr"(%750, %744) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%745, %755) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %756 = "llvm.load"(%746) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%756, %747, %750, %748) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (i32, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_refuse_array", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg27: i32, %arg28: !llvm.ptr, %arg29: !llvm.ptr, %arg30: !llvm.ptr, %arg31: !llvm.ptr):
    %688 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %689 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %690 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_26}> : () -> !llvm.ptr
    %691 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %692 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %693 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_28}> : () -> !llvm.ptr
    %694 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %695 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %696 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_31}> : () -> !llvm.ptr
    %697 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %698 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %699 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %700 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %701 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %702 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_30}> : () -> !llvm.ptr
    %703 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %704 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_29}> : () -> !llvm.ptr
    %705 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %706 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_27}> : () -> !llvm.ptr
    %707 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %708 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %709 = "llvm.icmp"(%arg27, %688) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%709)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %710 = "llvm.getelementptr"(%arg30, %705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %711 = "llvm.load"(%710) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %712 = "llvm.icmp"(%711, %700) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %713 = "llvm.select"(%712, %706, %691) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.br"(%713, %694)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb2:  // pred: ^bb0
    %714 = "llvm.icmp"(%arg27, %689) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %715 = "llvm.select"(%714, %690, %691) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %716 = "llvm.icmp"(%arg27, %692) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %717 = "llvm.select"(%716, %693, %715) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%arg27, %717, %694)[^bb6, ^bb3, ^bb4, ^bb5] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[7, 8, 9]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i64) -> ()
  ^bb3:  // pred: ^bb2
    %718 = "llvm.getelementptr"(%arg30, %703) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %719 = "llvm.load"(%718) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %720 = "llvm.sext"(%719) : (i32) -> i64
    "llvm.br"(%704, %720)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb4:  // pred: ^bb2
    %721 = "llvm.load"(%arg29) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %722 = "llvm.icmp"(%721, %697) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %723 = "llvm.getelementptr"(%arg29, %698) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %724 = "llvm.load"(%723) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %725 = "llvm.select"(%722, %699, %700) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %726 = "llvm.getelementptr"(%724, %725) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %727 = "llvm.getelementptr"(%726, %701) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %728 = "llvm.load"(%727) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %729 = "llvm.sext"(%728) : (i32) -> i64
    "llvm.br"(%702, %729)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb5:  // pred: ^bb2
    %730 = "llvm.load"(%arg31) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %731 = "llvm.shl"(%730, %695) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %732 = "llvm.sext"(%731) : (i32) -> i64
    "llvm.br"(%696, %732)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb6(%733: !llvm.ptr, %734: i64):  // 5 preds: ^bb1, ^bb2, ^bb3, ^bb4, ^bb5
    %735 = "llvm.icmp"(%arg27, %695) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %736 = "llvm.select"(%735, %707, %708) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.call"(%736, %arg28, %arg29, %733, %734) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_write_any_descriptor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: !llvm.ptr, %arg26: !llvm.ptr):
    %526 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %527 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %528 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %529 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %530 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %531 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %532 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %533 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %534 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %535 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %536 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %537 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %538 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %539 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %540 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %541 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %542 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %543 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %544 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %545 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %546 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %547 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %548 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %549 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %550 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %551 = "llvm.alloca"(%526) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %552 = "llvm.load"(%arg23) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %553 = "llvm.getelementptr"(%arg25, %527) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %554 = "llvm.load"(%553) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %555 = "llvm.getelementptr"(%arg24, %528) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %556 = "llvm.load"(%555) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %557 = "llvm.icmp"(%554, %556) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%557, %529)[^bb1, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %558 = "llvm.getelementptr"(%arg25, %530) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %559 = "llvm.load"(%558) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %560 = "llvm.getelementptr"(%arg24, %527) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %561 = "llvm.load"(%560) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %562 = "llvm.icmp"(%561, %531) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%562)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %563 = "llvm.icmp"(%559, %533) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%563, %532)[^bb32, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb3:  // pred: ^bb1
    %564 = "llvm.icmp"(%559, %561) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%564, %532)[^bb4, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %565 = "llvm.getelementptr"(%arg24, %534) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %566 = "llvm.load"(%565) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %567 = "llvm.getelementptr"(%arg23, %566) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %568 = "llvm.getelementptr"(%arg25, %535) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %569 = "llvm.load"(%568) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %570 = "llvm.icmp"(%559, %531) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%570, %536, %531, %536)[^bb5, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i1, i32, i1) -> ()
  ^bb5:  // pred: ^bb4
    %571 = "llvm.getelementptr"(%567, %537) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %572 = "llvm.getelementptr"(%arg24, %538) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %573 = "llvm.getelementptr"(%571, %559) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %574 = "llvm.getelementptr"(%arg25, %539) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %575 = "llvm.getelementptr"(%arg24, %539) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %576 = "llvm.getelementptr"(%arg26, %537) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %577 = "llvm.icmp"(%552, %528) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%531, %559, %540, %531, %526)[^bb6] : (i32, i32, i64, i32, i32) -> ()
  ^bb6(%578: i32, %579: i32, %580: i64, %581: i32, %582: i32):  // 2 preds: ^bb5, ^bb20
    %583 = "llvm.add"(%579, %541) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %584 = "llvm.getelementptr"(%569, %583) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %585 = "llvm.load"(%584) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %586 = "llvm.load"(%572) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %587 = "llvm.icmp"(%586, %531) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%587, %580)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb7:  // pred: ^bb6
    %588 = "llvm.getelementptr"(%573, %583) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %589 = "llvm.load"(%588) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%589)[^bb8] : (i64) -> ()
  ^bb8(%590: i64):  // 2 preds: ^bb6, ^bb7
    %591 = "llvm.icmp"(%590, %542) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %592 = "llvm.select"(%591, %590, %580) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%562)[^bb10, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %593 = "llvm.getelementptr"(%567, %579) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %594 = "llvm.load"(%593) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %595 = "llvm.icmp"(%594, %542) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %596 = "llvm.icmp"(%594, %585) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %597 = "llvm.select"(%595, %536, %596) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%597, %528)[^bb10, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %598 = "llvm.icmp"(%585, %540) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%598, %581, %592)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb11:  // pred: ^bb10
    %599 = "llvm.load"(%574) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %600 = "llvm.icmp"(%599, %543) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%600, %581, %592)[^bb15, ^bb12] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb12:  // pred: ^bb11
    %601 = "llvm.getelementptr"(%599, %583) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %602 = "llvm.load"(%601) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %603 = "llvm.icmp"(%602, %590) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %604 = "llvm.or"(%591, %603) : (i1, i1) -> i1
    %605 = "llvm.select"(%603, %581, %544) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %606 = "llvm.select"(%603, %592, %602) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%604, %605, %606)[^bb15, ^bb13] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb13:  // pred: ^bb12
    %607 = "llvm.load"(%575) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %608 = "llvm.icmp"(%607, %531) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %609 = "llvm.icmp"(%602, %545) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %610 = "llvm.or"(%609, %608) : (i1, i1) -> i1
    "llvm.cond_br"(%610, %581, %602)[^bb15, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb14:  // pred: ^bb13
    "llvm.br"(%546, %545)[^bb15] : (i32, i64) -> ()
  ^bb15(%611: i32, %612: i64):  // 5 preds: ^bb10, ^bb11, ^bb12, ^bb13, ^bb14
    %613 = "llvm.mul"(%579, %552) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %614 = "llvm.getelementptr"(%576, %613) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%552)[^bb18, ^bb17, ^bb16] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb16:  // pred: ^bb15
    %615 = "llvm.trunc"(%585) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%615, %614) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %616 = "llvm.sext"(%615) : (i32) -> i64
    %617 = "llvm.add"(%579, %559) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %618 = "llvm.shl"(%617, %529) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %619 = "llvm.getelementptr"(%576, %618) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %620 = "llvm.trunc"(%612) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %621 = "llvm.trunc"(%612) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%620, %619) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%621, %620, %616)[^bb19] : (i16, i32, i64) -> ()
  ^bb17:  // pred: ^bb15
    "llvm.store"(%585, %614) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %622 = "llvm.add"(%579, %559) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %623 = "llvm.shl"(%622, %532) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %624 = "llvm.getelementptr"(%576, %623) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%612, %624) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%526)[^bb20] : (i32) -> ()
  ^bb18:  // pred: ^bb15
    %625 = "llvm.trunc"(%585) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%625, %614) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    %626 = "llvm.sext"(%625) : (i16) -> i64
    %627 = "llvm.add"(%579, %559) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %628 = "llvm.mul"(%627, %552) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %629 = "llvm.getelementptr"(%576, %628) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %630 = "llvm.trunc"(%612) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %631 = "llvm.trunc"(%612) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%631, %629) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"(%631, %630, %626)[^bb19] : (i16, i32, i64) -> ()
  ^bb19(%632: i16, %633: i32, %634: i64):  // 2 preds: ^bb16, ^bb18
    %635 = "llvm.icmp"(%585, %634) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %636 = "llvm.sext"(%632) : (i16) -> i32
    %637 = "llvm.select"(%577, %633, %636) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %638 = "llvm.sext"(%637) : (i32) -> i64
    %639 = "llvm.icmp"(%612, %638) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %640 = "llvm.and"(%635, %639) : (i1, i1) -> i1
    %641 = "llvm.zext"(%640) : (i1) -> i32
    "llvm.br"(%641)[^bb20] : (i32) -> ()
  ^bb20(%642: i32):  // 2 preds: ^bb17, ^bb19
    %643 = "llvm.and"(%642, %582) : (i32, i32) -> i32
    %644 = "llvm.icmp"(%585, %545) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %645 = "llvm.zext"(%644) : (i1) -> i32
    %646 = "llvm.or"(%578, %645) : (i32, i32) -> i32
    %647 = "llvm.intr.umax"(%585, %540) : (i64, i64) -> i64
    %648 = "llvm.mul"(%647, %580) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %649 = "llvm.icmp"(%579, %526) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%649, %646, %583, %648, %611, %643)[^bb6, ^bb21] <{operandSegmentSizes = array<i32: 1, 5, 0>}> : (i1, i32, i32, i64, i32, i32) -> ()
  ^bb21:  // pred: ^bb20
    %650 = "llvm.icmp"(%646, %531) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %651 = "llvm.icmp"(%643, %531) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.br"(%651, %611, %650)[^bb22] : (i1, i32, i1) -> ()
  ^bb22(%652: i1, %653: i32, %654: i1):  // 2 preds: ^bb4, ^bb21
    %655 = "llvm.getelementptr"(%arg25, %528) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %656 = "llvm.load"(%655) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%656, %537)[^bb32, ^bb23, ^bb23, ^bb23] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb23:  // 3 preds: ^bb22, ^bb22, ^bb22
    %657 = "llvm.load"(%arg25) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %658 = "llvm.ptrtoint"(%657) : (!llvm.ptr) -> i32
    %659 = "llvm.getelementptr"(%arg25, %538) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %660 = "llvm.load"(%659) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %661 = "llvm.trunc"(%660) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %662 = "llvm.add"(%661, %658) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %663 = "llvm.load"(%567) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %664 = "llvm.getelementptr"(%arg24, %537) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %665 = "llvm.load"(%664) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %666 = "llvm.trunc"(%663) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %667 = "llvm.mul"(%665, %666) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %668 = "llvm.sub"(%662, %667) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%668, %arg26) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %669 = "llvm.getelementptr"(%arg26, %528) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%668, %669) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %670 = "llvm.getelementptr"(%arg26, %537) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %671 = "llvm.load"(%567) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.switch"(%552)[^bb25, ^bb26, ^bb24] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb24:  // pred: ^bb23
    %672 = "llvm.trunc"(%671) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%672, %670) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb25:  // pred: ^bb23
    %673 = "llvm.trunc"(%671) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%673, %670) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb26:  // pred: ^bb23
    "llvm.store"(%671, %670) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb27:  // 3 preds: ^bb24, ^bb25, ^bb26
    "llvm.cond_br"(%654)[^bb30, ^bb28] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb28:  // pred: ^bb27
    %674 = "llvm.getelementptr"(%arg25, %539) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %675 = "llvm.load"(%674) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %676 = "llvm.icmp"(%675, %543) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%676, %531)[^bb32, ^bb29] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb29:  // pred: ^bb28
    "llvm.intr.memcpy"(%551, %arg25, %547) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %677 = "llvm.getelementptr"(%551, %539) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%543, %677) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %678 = "llvm.call"(%arg23, %arg24, %551, %arg26) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%678)[^bb32] : (i32) -> ()
  ^bb30:  // pred: ^bb27
    %679 = "llvm.getelementptr"(%arg24, %548) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %680 = "llvm.load"(%679) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %681 = "llvm.add"(%680, %541) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %682 = "llvm.and"(%681, %668) : (i32, i32) -> i32
    %683 = "llvm.icmp"(%682, %531) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%683, %549)[^bb31, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb31:  // pred: ^bb30
    %684 = "llvm.icmp"(%653, %531) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %685 = "llvm.select"(%684, %536, %652) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %686 = "llvm.select"(%685, %653, %550) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%686)[^bb32] : (i32) -> ()
  ^bb32(%687: i32):  // 9 preds: ^bb0, ^bb2, ^bb3, ^bb9, ^bb22, ^bb28, ^bb29, ^bb30, ^bb31
    "llvm.return"(%687) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_find_ends", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg19: !llvm.ptr, %arg20: !llvm.ptr, %arg21: !llvm.ptr, %arg22: !llvm.ptr):
    %442 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %443 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %444 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %445 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %446 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %447 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %448 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %449 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %450 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %451 = "llvm.alloca"(%442) <{alignment = 8 : i64, elem_type = !llvm.array<128 x i64>}> : (i32) -> !llvm.ptr
    %452 = "llvm.getelementptr"(%arg20, %443) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %453 = "llvm.load"(%452) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %454 = "llvm.getelementptr"(%arg21, %453) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %455 = "llvm.getelementptr"(%arg20, %444) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %456 = "llvm.load"(%455) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %457 = "llvm.icmp"(%456, %445) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %458 = "llvm.load"(%arg19) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%457, %458, %454, %456)[^bb5, ^bb1] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, !llvm.ptr, i32) -> ()
  ^bb1:  // pred: ^bb0
    %459 = "llvm.intr.smax"(%458, %446) : (i32, i32) -> i32
    %460 = "llvm.getelementptr"(%454, %459) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %461 = "llvm.load"(%460) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%458)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %462 = "llvm.load"(%454) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %463 = "llvm.trunc"(%462) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%447, %461, %463)[^bb5] : (i32, !llvm.ptr, i32) -> ()
  ^bb3:  // pred: ^bb1
    %464 = "llvm.load"(%454) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%446, %461, %464)[^bb5] : (i32, !llvm.ptr, i32) -> ()
  ^bb4:  // pred: ^bb1
    %465 = "llvm.load"(%454) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %466 = "llvm.sext"(%465) : (i16) -> i32
    "llvm.br"(%458, %461, %466)[^bb5] : (i32, !llvm.ptr, i32) -> ()
  ^bb5(%467: i32, %468: !llvm.ptr, %469: i32):  // 4 preds: ^bb0, ^bb2, ^bb3, ^bb4
    %470 = "llvm.icmp"(%469, %448) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%470)[^bb6, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    %471 = "llvm.shl"(%469, %442) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %472 = "llvm.getelementptr"(%468, %447) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %473 = "llvm.intr.smax"(%471, %442) : (i32, i32) -> i32
    "llvm.br"(%448)[^bb7] : (i32) -> ()
  ^bb7(%474: i32):  // 2 preds: ^bb6, ^bb11
    %475 = "llvm.add"(%474, %442) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %476 = "llvm.mul"(%475, %467) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %477 = "llvm.getelementptr"(%472, %476) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%467)[^bb10, ^bb8, ^bb9] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb8:  // pred: ^bb7
    %478 = "llvm.load"(%477) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%478)[^bb11] : (i64) -> ()
  ^bb9:  // pred: ^bb7
    %479 = "llvm.load"(%477) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %480 = "llvm.sext"(%479) : (i32) -> i64
    "llvm.br"(%480)[^bb11] : (i64) -> ()
  ^bb10:  // pred: ^bb7
    %481 = "llvm.load"(%477) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %482 = "llvm.sext"(%481) : (i16) -> i64
    "llvm.br"(%482)[^bb11] : (i64) -> ()
  ^bb11(%483: i64):  // 3 preds: ^bb8, ^bb9, ^bb10
    %484 = "llvm.getelementptr"(%451, %474) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%483, %484) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %485 = "llvm.icmp"(%475, %473) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%485, %475)[^bb12, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb12:  // 2 preds: ^bb5, ^bb11
    %486 = "llvm.getelementptr"(%468, %447) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%467)[^bb15, ^bb13, ^bb14] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb13:  // pred: ^bb12
    %487 = "llvm.load"(%486) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %488 = "llvm.trunc"(%487) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%488)[^bb16] : (i32) -> ()
  ^bb14:  // pred: ^bb12
    %489 = "llvm.load"(%486) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%489)[^bb16] : (i32) -> ()
  ^bb15:  // pred: ^bb12
    %490 = "llvm.load"(%486) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %491 = "llvm.sext"(%490) : (i16) -> i32
    "llvm.br"(%491)[^bb16] : (i32) -> ()
  ^bb16(%492: i32):  // 3 preds: ^bb13, ^bb14, ^bb15
    %493 = "llvm.getelementptr"(%arg20, %447) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %494 = "llvm.load"(%493) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %495 = "llvm.getelementptr"(%468, %446) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %496 = "llvm.load"(%495) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %497 = "llvm.ptrtoint"(%496) : (!llvm.ptr) -> i32
    %498 = "llvm.mul"(%494, %492) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %499 = "llvm.add"(%498, %497) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %500 = "llvm.getelementptr"(%451, %469) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %501 = "llvm.getelementptr"(%arg22, %446) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%499, %501) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%499, %arg22) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.cond_br"(%470, %448, %499)[^bb17, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb17(%502: i32):  // 2 preds: ^bb16, ^bb18
    %503 = "llvm.getelementptr"(%451, %502) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %504 = "llvm.load"(%503) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %505 = "llvm.icmp"(%504, %449) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%505, %448)[^bb21, ^bb18] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb18:  // pred: ^bb17
    %506 = "llvm.add"(%504, %450) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %507 = "llvm.getelementptr"(%500, %502) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %508 = "llvm.load"(%507) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %509 = "llvm.mul"(%508, %506) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %510 = "llvm.load"(%493) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %511 = "llvm.sext"(%510) : (i32) -> i64
    %512 = "llvm.mul"(%509, %511) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %513 = "llvm.trunc"(%512) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %514 = "llvm.icmp"(%512, %449) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %515 = "llvm.zext"(%514) : (i1) -> i32
    %516 = "llvm.getelementptr"(%arg22, %515) <{elem_type = i32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %517 = "llvm.load"(%516) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %518 = "llvm.add"(%517, %513) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%518, %516) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %519 = "llvm.add"(%502, %442) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %520 = "llvm.icmp"(%519, %469) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%520, %519)[^bb19, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb19:  // pred: ^bb18
    %521 = "llvm.load"(%501) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%521)[^bb20] : (i32) -> ()
  ^bb20(%522: i32):  // 2 preds: ^bb16, ^bb19
    %523 = "llvm.load"(%493) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %524 = "llvm.add"(%522, %523) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%524, %501) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%442)[^bb21] : (i32) -> ()
  ^bb21(%525: i32):  // 2 preds: ^bb17, ^bb20
    "llvm.return"(%525) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i64 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_value_of", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg16: !llvm.ptr, %arg17: !llvm.ptr, %arg18: !llvm.ptr):
    %345 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %346 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %347 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %348 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %349 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %350 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %351 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %352 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %353 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %354 = "llvm.mlir.constant"() <{value = 42 : i32}> : () -> i32
    %355 = "llvm.mlir.constant"() <{value = 63 : i64}> : () -> i64
    %356 = "llvm.getelementptr"(%arg18, %345) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %357 = "llvm.load"(%356) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%357, %346)[^bb9, ^bb18, ^bb1, ^bb5] <{case_operand_segments = array<i32: 1, 0, 0>, case_values = dense<[49, 115, 110]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i64) -> ()
  ^bb1:  // pred: ^bb0
    %358 = "llvm.getelementptr"(%arg18, %348) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %359 = "llvm.load"(%358) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %360 = "llvm.getelementptr"(%arg18, %349) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %361 = "llvm.load"(%360) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %362 = "llvm.getelementptr"(%arg16, %347) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %363 = "llvm.load"(%362) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %364 = "llvm.getelementptr"(%arg16, %363) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %365 = "llvm.getelementptr"(%364, %359) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %366 = "llvm.load"(%arg16) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %367 = "llvm.getelementptr"(%365, %348) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %368 = "llvm.load"(%367) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %369 = "llvm.getelementptr"(%arg17, %368) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %370 = "llvm.getelementptr"(%369, %345) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %371 = "llvm.add"(%361, %350) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %372 = "llvm.mul"(%366, %371) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %373 = "llvm.getelementptr"(%370, %372) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%366)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %374 = "llvm.load"(%373) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%374)[^bb18] : (i64) -> ()
  ^bb3:  // pred: ^bb1
    %375 = "llvm.load"(%373) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %376 = "llvm.sext"(%375) : (i32) -> i64
    "llvm.br"(%376)[^bb18] : (i64) -> ()
  ^bb4:  // pred: ^bb1
    %377 = "llvm.load"(%373) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %378 = "llvm.sext"(%377) : (i16) -> i64
    "llvm.br"(%378)[^bb18] : (i64) -> ()
  ^bb5:  // pred: ^bb0
    %379 = "llvm.getelementptr"(%arg16, %347) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %380 = "llvm.load"(%379) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %381 = "llvm.getelementptr"(%arg16, %380) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %382 = "llvm.getelementptr"(%arg18, %348) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %383 = "llvm.load"(%382) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %384 = "llvm.getelementptr"(%381, %383) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %385 = "llvm.getelementptr"(%384, %348) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %386 = "llvm.load"(%385) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %387 = "llvm.getelementptr"(%arg17, %386) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %388 = "llvm.load"(%arg16) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%388)[^bb8, ^bb6, ^bb7] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb6:  // pred: ^bb5
    %389 = "llvm.load"(%387) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%389)[^bb18] : (i64) -> ()
  ^bb7:  // pred: ^bb5
    %390 = "llvm.load"(%387) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %391 = "llvm.sext"(%390) : (i32) -> i64
    "llvm.br"(%391)[^bb18] : (i64) -> ()
  ^bb8:  // pred: ^bb5
    %392 = "llvm.load"(%387) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %393 = "llvm.sext"(%392) : (i16) -> i64
    "llvm.br"(%393)[^bb18] : (i64) -> ()
  ^bb9:  // pred: ^bb0
    %394 = "llvm.getelementptr"(%arg18, %348) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %395 = "llvm.load"(%394) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %396 = "llvm.getelementptr"(%arg16, %395) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %397 = "llvm.getelementptr"(%396, %351) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %398 = "llvm.load"(%397) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %399 = "llvm.getelementptr"(%arg16, %398) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %400 = "llvm.load"(%396) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %401 = "llvm.icmp"(%400, %352) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%401, %352, %353, %353)[^bb10, ^bb11] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i64, i64) -> ()
  ^bb10(%402: i32, %403: i64):  // 2 preds: ^bb9, ^bb10
    %404 = "llvm.getelementptr"(%399, %402) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %405 = "llvm.call"(%arg16, %arg17, %404) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %406 = "llvm.load"(%404) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %407 = "llvm.mul"(%406, %405) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %408 = "llvm.add"(%407, %403) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %409 = "llvm.add"(%402, %350) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %410 = "llvm.icmp"(%409, %400) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%410, %408, %409, %408)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i64) -> ()
  ^bb11(%411: i64):  // 2 preds: ^bb9, ^bb10
    %412 = "llvm.getelementptr"(%arg18, %349) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %413 = "llvm.load"(%412) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %414 = "llvm.getelementptr"(%arg16, %413) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %415 = "llvm.getelementptr"(%414, %351) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %416 = "llvm.load"(%415) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %417 = "llvm.getelementptr"(%arg16, %416) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %418 = "llvm.load"(%414) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %419 = "llvm.icmp"(%418, %352) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%419, %352, %353)[^bb12, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb12(%420: i32, %421: i64):  // 2 preds: ^bb11, ^bb12
    %422 = "llvm.getelementptr"(%417, %420) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %423 = "llvm.call"(%arg16, %arg17, %422) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %424 = "llvm.load"(%422) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %425 = "llvm.mul"(%424, %423) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %426 = "llvm.add"(%425, %421) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %427 = "llvm.add"(%420, %350) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %428 = "llvm.icmp"(%427, %418) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%428, %427, %426)[^bb13, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb13:  // pred: ^bb12
    %429 = "llvm.icmp"(%357, %354) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%429, %426)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb14:  // pred: ^bb11
    %430 = "llvm.icmp"(%357, %354) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%430, %353, %353)[^bb15, ^bb18] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i64) -> ()
  ^bb15(%431: i64):  // 2 preds: ^bb13, ^bb14
    %432 = "llvm.mul"(%431, %411) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    "llvm.br"(%432)[^bb18] : (i64) -> ()
  ^bb16:  // pred: ^bb13
    %433 = "llvm.icmp"(%426, %346) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%433, %353)[^bb18, ^bb17] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb17:  // pred: ^bb16
    %434 = "llvm.freeze"(%411) : (i64) -> i64
    %435 = "llvm.freeze"(%426) : (i64) -> i64
    %436 = "llvm.sdiv"(%434, %435) : (i64, i64) -> i64
    %437 = "llvm.mul"(%436, %435) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %438 = "llvm.sub"(%434, %437) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %439 = "llvm.ashr"(%438, %355) : (i64, i64) -> i64
    %440 = "llvm.add"(%439, %436) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%440)[^bb18] : (i64) -> ()
  ^bb18(%441: i64):  // 11 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb6, ^bb7, ^bb8, ^bb14, ^bb15, ^bb16, ^bb17
    "llvm.return"(%441) : (i64) -> ()
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
    %116 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %117 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %118 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %119 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %120 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %121 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %122 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %123 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %124 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %125 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_36}> : () -> !llvm.ptr
    %126 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_37}> : () -> !llvm.ptr
    %127 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %128 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %129 = "llvm.getelementptr"(%128, %111) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %130 = "llvm.mlir.constant"() <{value = 74 : i32}> : () -> i32
    %131 = "llvm.mlir.addressof"() <{global_name = @free}> : () -> !llvm.ptr
    %132 = "llvm.getelementptr"(%128, %118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %133 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %134 = "llvm.getelementptr"(%128, %116) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %135 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_33}> : () -> !llvm.ptr
    %136 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_35}> : () -> !llvm.ptr
    %137 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_34}> : () -> !llvm.ptr
    %138 = "llvm.alloca"(%107) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %139 = "llvm.alloca"(%107) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Block", (ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %140 = "llvm.alloca"(%107) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %141 = "llvm.load"(%arg11) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %142 = "llvm.getelementptr"(%141, %108) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %143 = "llvm.load"(%142) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %144 = "llvm.getelementptr"(%141, %143) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %145 = "llvm.getelementptr"(%144, %arg13) <{elem_type = !llvm.struct<"mlir_abi_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %146 = "llvm.getelementptr"(%145, %109) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %147 = "llvm.load"(%146) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %148 = "llvm.getelementptr"(%141, %147) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %149 = "llvm.getelementptr"(%arg11, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %150 = "llvm.load"(%149) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %151 = "llvm.getelementptr"(%145, %111) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %152 = "llvm.load"(%151) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %153 = "llvm.icmp"(%152, %112) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %154 = "llvm.getelementptr"(%arg12, %113) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %155 = "llvm.getelementptr"(%139, %113) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %156 = "llvm.getelementptr"(%arg12, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %157 = "llvm.getelementptr"(%139, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %158 = "llvm.getelementptr"(%145, %114) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %159 = "llvm.load"(%158) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%153)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %160 = "llvm.load"(%141) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%160, %152)[^bb6] : (i32, i32) -> ()
  ^bb2:  // pred: ^bb0
    %161 = "llvm.getelementptr"(%150, %159) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %162 = "llvm.load"(%141) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%162)[^bb5, ^bb3, ^bb4] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb3:  // pred: ^bb2
    %163 = "llvm.load"(%161) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %164 = "llvm.trunc"(%163) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%110, %164)[^bb6] : (i32, i32) -> ()
  ^bb4:  // pred: ^bb2
    %165 = "llvm.load"(%161) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%113, %165)[^bb6] : (i32, i32) -> ()
  ^bb5:  // pred: ^bb2
    %166 = "llvm.load"(%161) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %167 = "llvm.sext"(%166) : (i16) -> i32
    "llvm.br"(%162, %167)[^bb6] : (i32, i32) -> ()
  ^bb6(%168: i32, %169: i32):  // 4 preds: ^bb1, ^bb3, ^bb4, ^bb5
    %170 = "llvm.getelementptr"(%145, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %171 = "llvm.load"(%170) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %172 = "llvm.shl"(%169, %107) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %173 = "llvm.or"(%172, %107) <{isDisjoint}> : (i32, i32) -> i32
    %174 = "llvm.alloca"(%173) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %175 = "llvm.add"(%169, %107) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %176 = "llvm.alloca"(%175) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %177 = "llvm.getelementptr"(%150, %159) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%153, %168, %177, %152)[^bb11, ^bb7] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, !llvm.ptr, i32) -> ()
  ^bb7:  // pred: ^bb6
    %178 = "llvm.intr.smax"(%168, %113) : (i32, i32) -> i32
    %179 = "llvm.getelementptr"(%177, %178) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %180 = "llvm.load"(%179) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%168)[^bb10, ^bb8, ^bb9] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb8:  // pred: ^bb7
    %181 = "llvm.load"(%177) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %182 = "llvm.trunc"(%181) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%110, %180, %182)[^bb11] : (i32, !llvm.ptr, i32) -> ()
  ^bb9:  // pred: ^bb7
    %183 = "llvm.load"(%177) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%113, %180, %183)[^bb11] : (i32, !llvm.ptr, i32) -> ()
  ^bb10:  // pred: ^bb7
    %184 = "llvm.load"(%177) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %185 = "llvm.sext"(%184) : (i16) -> i32
    "llvm.br"(%168, %180, %185)[^bb11] : (i32, !llvm.ptr, i32) -> ()
  ^bb11(%186: i32, %187: !llvm.ptr, %188: i32):  // 4 preds: ^bb6, ^bb8, ^bb9, ^bb10
    %189 = "llvm.icmp"(%188, %115) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%189)[^bb12, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb12:  // pred: ^bb11
    %190 = "llvm.shl"(%188, %107) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %191 = "llvm.getelementptr"(%187, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %192 = "llvm.intr.smax"(%190, %107) : (i32, i32) -> i32
    "llvm.br"(%115)[^bb13] : (i32) -> ()
  ^bb13(%193: i32):  // 2 preds: ^bb12, ^bb17
    %194 = "llvm.add"(%193, %107) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %195 = "llvm.mul"(%194, %186) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %196 = "llvm.getelementptr"(%191, %195) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%186)[^bb16, ^bb14, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    %197 = "llvm.load"(%196) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%197)[^bb17] : (i64) -> ()
  ^bb15:  // pred: ^bb13
    %198 = "llvm.load"(%196) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %199 = "llvm.sext"(%198) : (i32) -> i64
    "llvm.br"(%199)[^bb17] : (i64) -> ()
  ^bb16:  // pred: ^bb13
    %200 = "llvm.load"(%196) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %201 = "llvm.sext"(%200) : (i16) -> i64
    "llvm.br"(%201)[^bb17] : (i64) -> ()
  ^bb17(%202: i64):  // 3 preds: ^bb14, ^bb15, ^bb16
    %203 = "llvm.getelementptr"(%174, %193) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%202, %203) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %204 = "llvm.icmp"(%194, %192) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%204, %194)[^bb18, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb18:  // 2 preds: ^bb11, ^bb17
    %205 = "llvm.getelementptr"(%187, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%186)[^bb21, ^bb19, ^bb20] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb19:  // pred: ^bb18
    %206 = "llvm.load"(%205) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %207 = "llvm.trunc"(%206) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%207)[^bb22] : (i32) -> ()
  ^bb20:  // pred: ^bb18
    %208 = "llvm.load"(%205) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%208)[^bb22] : (i32) -> ()
  ^bb21:  // pred: ^bb18
    %209 = "llvm.load"(%205) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %210 = "llvm.sext"(%209) : (i16) -> i32
    "llvm.br"(%210)[^bb22] : (i32) -> ()
  ^bb22(%211: i32):  // 3 preds: ^bb19, ^bb20, ^bb21
    %212 = "llvm.getelementptr"(%187, %113) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %213 = "llvm.load"(%212) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %214 = "llvm.ptrtoint"(%213) : (!llvm.ptr) -> i32
    %215 = "llvm.mul"(%171, %211) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %216 = "llvm.add"(%215, %214) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %217 = "llvm.inttoptr"(%216) : (i32) -> !llvm.ptr
    "llvm.store"(%217, %138) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %218 = "llvm.getelementptr"(%138, %113) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%107, %218) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %219 = "llvm.getelementptr"(%138, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%115, %219) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %220 = "llvm.getelementptr"(%138, %114) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%188, %220) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %221 = "llvm.getelementptr"(%138, %111) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %222 = "llvm.getelementptr"(%145, %113) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %223 = "llvm.load"(%222) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%223, %221) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %224 = "llvm.getelementptr"(%138, %116) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%174, %224) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %225 = "llvm.getelementptr"(%138, %117) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %226 = "llvm.getelementptr"(%174, %188) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%226, %225) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %227 = "llvm.getelementptr"(%138, %118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%115, %227) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %228 = "llvm.getelementptr"(%138, %108) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%119, %228) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %229 = "llvm.icmp"(%169, %115) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%229, %169, %120, %120, %120)[^bb23, ^bb24] <{operandSegmentSizes = array<i32: 1, 3, 1>}> : (i1, i32, i64, i64, i64) -> ()
  ^bb23(%230: i32, %231: i64, %232: i64):  // 2 preds: ^bb22, ^bb23
    %233 = "llvm.add"(%230, %112) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %234 = "llvm.getelementptr"(%176, %233) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%232, %234) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %235 = "llvm.getelementptr"(%174, %233) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %236 = "llvm.load"(%235) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %237 = "llvm.intr.umax"(%236, %120) : (i64, i64) -> i64
    %238 = "llvm.mul"(%237, %232) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %239 = "llvm.mul"(%236, %231) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %240 = "llvm.icmp"(%230, %107) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%240, %233, %239, %238, %239)[^bb23, ^bb24] <{operandSegmentSizes = array<i32: 1, 3, 1>}> : (i1, i32, i64, i64, i64) -> ()
  ^bb24(%241: i64):  // 2 preds: ^bb22, ^bb23
    "llvm.cond_br"(%153, %177)[^bb26, ^bb25] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb25:  // pred: ^bb24
    %242 = "llvm.intr.smax"(%168, %113) : (i32, i32) -> i32
    %243 = "llvm.getelementptr"(%177, %242) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %244 = "llvm.load"(%243) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%244)[^bb26] : (!llvm.ptr) -> ()
  ^bb26(%245: !llvm.ptr):  // 2 preds: ^bb24, ^bb25
    %246 = "llvm.icmp"(%245, %121) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%246, %122)[^bb28, ^bb27] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i1) -> ()
  ^bb27:  // pred: ^bb26
    %247 = "llvm.load"(%245) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %248 = "llvm.icmp"(%247, %121) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.br"(%248)[^bb28] : (i1) -> ()
  ^bb28(%249: i1):  // 2 preds: ^bb26, ^bb27
    %250 = "llvm.icmp"(%241, %119) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %251 = "llvm.select"(%249, %250, %123) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%251)[^bb29, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb29:  // pred: ^bb28
    "llvm.call"(%135, %148, %121, %137, %119) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%112)[^bb67] : (i32) -> ()
  ^bb30:  // pred: ^bb28
    %252 = "llvm.icmp"(%arg15, %121) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%252)[^bb48, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb31:  // pred: ^bb30
    %253 = "llvm.load"(%arg15) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%253, %121)[^bb34, ^bb32, ^bb33] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb32:  // pred: ^bb31
    %254 = "llvm.getelementptr"(%arg15, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %255 = "llvm.load"(%254) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %256 = "llvm.getelementptr"(%255, %117) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%256)[^bb34] : (!llvm.ptr) -> ()
  ^bb33:  // pred: ^bb31
    %257 = "llvm.getelementptr"(%arg15, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %258 = "llvm.load"(%257) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%258)[^bb34] : (!llvm.ptr) -> ()
  ^bb34(%259: !llvm.ptr):  // 3 preds: ^bb31, ^bb32, ^bb33
    %260 = "llvm.getelementptr"(%259, %114) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %261 = "llvm.load"(%260) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %262 = "llvm.icmp"(%261, %188) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%262)[^bb35, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb35:  // pred: ^bb34
    "llvm.cond_br"(%189)[^bb36, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb36:  // pred: ^bb35
    %263 = "llvm.getelementptr"(%259, %116) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %264 = "llvm.load"(%263) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%115)[^bb39] : (i32) -> ()
  ^bb37:  // pred: ^bb34
    %265 = "llvm.sext"(%188) : (i32) -> i64
    "llvm.call"(%124, %148, %arg15, %125, %265) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%112)[^bb67] : (i32) -> ()
  ^bb38:  // pred: ^bb39
    %266 = "llvm.add"(%268, %107) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %267 = "llvm.icmp"(%266, %188) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%267, %266)[^bb41, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb39(%268: i32):  // 2 preds: ^bb36, ^bb38
    %269 = "llvm.getelementptr"(%174, %268) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %270 = "llvm.load"(%269) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %271 = "llvm.getelementptr"(%264, %268) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %272 = "llvm.load"(%271) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %273 = "llvm.icmp"(%272, %270) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%273)[^bb38, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb40:  // pred: ^bb39
    "llvm.call"(%124, %148, %arg15, %126, %270) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%112)[^bb67] : (i32) -> ()
  ^bb41:  // pred: ^bb38
    %274 = "llvm.load"(%259) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %275 = "llvm.getelementptr"(%259, %108) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %276 = "llvm.load"(%275) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %277 = "llvm.trunc"(%276) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %278 = "llvm.getelementptr"(%274, %277) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %279 = "llvm.icmp"(%241, %119) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%279, %115, %115)[^bb67, ^bb43] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb42:  // pred: ^bb35
    %280 = "llvm.load"(%259) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %281 = "llvm.getelementptr"(%259, %108) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %282 = "llvm.load"(%281) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %283 = "llvm.trunc"(%282) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %284 = "llvm.getelementptr"(%280, %283) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %285 = "llvm.icmp"(%241, %119) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%285, %115, %284)[^bb67, ^bb46] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb43(%286: i32):  // 2 preds: ^bb41, ^bb45
    %287 = "llvm.getelementptr"(%174, %286) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %288 = "llvm.load"(%287) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %289 = "llvm.icmp"(%288, %120) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%289)[^bb44, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb44:  // pred: ^bb43
    %290 = "llvm.getelementptr"(%226, %286) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %291 = "llvm.load"(%290) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %292 = "llvm.getelementptr"(%176, %286) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %293 = "llvm.load"(%292) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %294 = "llvm.icmp"(%291, %293) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%294)[^bb45, ^bb47] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb45:  // 2 preds: ^bb43, ^bb44
    %295 = "llvm.add"(%286, %107) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %296 = "llvm.icmp"(%295, %188) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%296, %278, %295)[^bb46, ^bb43] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb46(%297: !llvm.ptr):  // 2 preds: ^bb42, ^bb45
    %298 = "llvm.trunc"(%241) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %299 = "llvm.mul"(%171, %298) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.intr.memmove"(%297, %217, %299) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%115)[^bb67] : (i32) -> ()
  ^bb47:  // pred: ^bb44
    "llvm.call"(%171, %188, %174, %217, %226, %278, %176) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_copy_strided, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 7, 0>}> : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%115)[^bb67] : (i32) -> ()
  ^bb48:  // pred: ^bb30
    "llvm.intr.memset"(%139, %127, %114) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %300 = "llvm.load"(%arg12) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %301 = "llvm.icmp"(%300, %121) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%301, %arg12, %156, %154, %300)[^bb49, ^bb60] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb49:  // pred: ^bb48
    %302 = "llvm.load"(%156) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %303 = "llvm.icmp"(%302, %121) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%303, %140, %302)[^bb50, ^bb62] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, !llvm.ptr) -> ()
  ^bb50:  // pred: ^bb49
    %304 = "llvm.trunc"(%241) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %305 = "llvm.mul"(%171, %304) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %306 = "llvm.add"(%305, %107) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %307 = "llvm.call"(%121, %306) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @realloc, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%307, %139) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %308 = "llvm.icmp"(%307, %121) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%308)[^bb51, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb51:  // pred: ^bb50
    "llvm.call"(%135, %148, %121, %136, %119) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%112)[^bb67] : (i32) -> ()
  ^bb52:  // pred: ^bb50
    %309 = "llvm.icmp"(%241, %119) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%309)[^bb59, ^bb53] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb53:  // pred: ^bb52
    "llvm.cond_br"(%189, %115)[^bb54, ^bb57] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb54(%310: i32):  // 2 preds: ^bb53, ^bb56
    %311 = "llvm.getelementptr"(%174, %310) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %312 = "llvm.load"(%311) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %313 = "llvm.icmp"(%312, %120) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%313)[^bb55, ^bb56] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb55:  // pred: ^bb54
    %314 = "llvm.getelementptr"(%226, %310) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %315 = "llvm.load"(%314) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %316 = "llvm.getelementptr"(%176, %310) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %317 = "llvm.load"(%316) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %318 = "llvm.icmp"(%315, %317) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%318)[^bb56, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb56:  // 2 preds: ^bb54, ^bb55
    %319 = "llvm.add"(%310, %107) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %320 = "llvm.icmp"(%319, %188) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%320, %319)[^bb57, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb57:  // 2 preds: ^bb53, ^bb56
    "llvm.intr.memmove"(%307, %217, %305) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb59] : () -> ()
  ^bb58:  // pred: ^bb55
    "llvm.call"(%171, %188, %174, %217, %226, %307, %176) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_copy_strided, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 7, 0>}> : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb59] : () -> ()
  ^bb59:  // 3 preds: ^bb52, ^bb57, ^bb58
    "llvm.store"(%307, %138) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%176, %225) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%139, %157, %155, %307)[^bb60] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb60(%321: !llvm.ptr, %322: !llvm.ptr, %323: !llvm.ptr, %324: !llvm.ptr):  // 2 preds: ^bb48, ^bb59
    "llvm.store"(%121, %140) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %325 = "llvm.load"(%129) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %326 = "llvm.call"(%325, %324, %130, %131, %323) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    %327 = "llvm.icmp"(%326, %115) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%327, %112)[^bb61, ^bb64] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb61:  // pred: ^bb60
    %328 = "llvm.load"(%323) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%328, %322) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%321, %328)[^bb62] : (!llvm.ptr, !llvm.ptr) -> ()
  ^bb62(%329: !llvm.ptr, %330: !llvm.ptr):  // 2 preds: ^bb49, ^bb61
    "llvm.store"(%121, %329) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %331 = "llvm.load"(%132) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %332 = "llvm.call"(%331, %330, %138, %140) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %333 = "llvm.icmp"(%332, %115) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%333, %332)[^bb63, ^bb64] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb63:  // pred: ^bb62
    %334 = "llvm.load"(%140) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%133, %arg14) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %335 = "llvm.getelementptr"(%arg14, %113) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%115, %335) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %336 = "llvm.getelementptr"(%arg14, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%334, %336) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %337 = "llvm.getelementptr"(%arg14, %114) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%115, %337) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%115)[^bb64] : (i32) -> ()
  ^bb64(%338: i32):  // 3 preds: ^bb60, ^bb62, ^bb63
    %339 = "llvm.load"(%155) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %340 = "llvm.icmp"(%339, %121) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%340)[^bb66, ^bb65] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb65:  // pred: ^bb64
    %341 = "llvm.load"(%134) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %342 = "llvm.call"(%341, %339) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb66] : () -> ()
  ^bb66:  // 2 preds: ^bb64, ^bb65
    %343 = "llvm.load"(%139) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%343) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%338)[^bb67] : (i32) -> ()
  ^bb67(%344: i32):  // 9 preds: ^bb29, ^bb37, ^bb40, ^bb41, ^bb42, ^bb46, ^bb47, ^bb51, ^bb66
    "llvm.return"(%344) : (i32) -> ()
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
    "llvm.store"(%35, %58) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
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
    %69 = "llvm.alloca"(%67) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_32.struct.Any", (i32, i32, struct<"mlir_abi_32.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
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
    "llvm.store"(%44, %76) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %81 = "llvm.getelementptr"(%76, %34) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%35, %81) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %82 = "llvm.getelementptr"(%76, %44) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%80, %82) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
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
    %98 = "llvm.load"(%97) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %99 = "llvm.icmp"(%98, %47) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%99)[^bb11, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %100 = "llvm.load"(%49) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %101 = "llvm.getelementptr"(%97, %44) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %102 = "llvm.load"(%101) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
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

