// Made of runtime/call/tvm_call.c by `make core`: do not edit.
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<10 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str", unnamed_addr = 0 : i64, value = "TypeError\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<5 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_1", unnamed_addr = 0 : i64, value = "%lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, global_type = !llvm.struct<"mlir_abi_64.union.anon.0", (struct<"mlir_abi_64.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2469 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2470 = "llvm.mlir.zero"() : () -> !llvm.struct<"mlir_abi_64.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %2471 = "llvm.mlir.zero"() : () -> !llvm.struct<"mlir_abi_64.union.anon.0", (struct<"mlir_abi_64.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>
    "llvm.return"(%2471) : (!llvm.struct<"mlir_abi_64.union.anon.0", (struct<"mlir_abi_64.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>) -> ()
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
    %2467 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2468 = "llvm.mlir.zero"() : () -> !llvm.array<6 x ptr>
    "llvm.return"(%2468) : (!llvm.array<6 x ptr>) -> ()
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
  ^bb0(%arg68: !llvm.ptr, %arg69: !llvm.ptr, %arg70: !llvm.ptr, %arg71: i32, %arg72: !llvm.ptr):
    %1746 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1747 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1748 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1749 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1750 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1751 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1752 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1753 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1754 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1755 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1756 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1757 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1758 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1759 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1760 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %1761 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1762 = "llvm.mlir.constant"() <{value = 108 : i32}> : () -> i32
    %1763 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1764 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1765 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1766 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1767 = "llvm.mlir.constant"() <{value = 3.4028234663852886E+38 : f64}> : () -> f64
    %1768 = "llvm.mlir.constant"() <{value = 1.7976931348623157E+308 : f64}> : () -> f64
    %1769 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1770 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1771 = "llvm.mlir.constant"() <{value = 3.3895313892515355E+38 : f64}> : () -> f64
    %1772 = "llvm.mlir.constant"() <{value = 6.550400e+04 : f64}> : () -> f64
    %1773 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1774 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1775 = "llvm.mlir.constant"() <{value = 14 : i32}> : () -> i32
    %1776 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1777 = "llvm.mlir.constant"() <{value = -1023 : i32}> : () -> i32
    %1778 = "llvm.mlir.constant"() <{value = 1024 : i32}> : () -> i32
    %1779 = "llvm.mlir.constant"() <{value = -32768 : i16}> : () -> i16
    %1780 = "llvm.mlir.constant"() <{value = 52 : i32}> : () -> i32
    %1781 = "llvm.mlir.constant"() <{value = 4503599627370495 : i64}> : () -> i64
    %1782 = "llvm.mlir.constant"() <{value = 4503599627370496 : i64}> : () -> i64
    %1783 = "llvm.mlir.constant"() <{value = 51 : i32}> : () -> i32
    %1784 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1785 = "llvm.mlir.constant"() <{value = 9007199254740991 : i64}> : () -> i64
    %1786 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1787 = "llvm.mlir.constant"() <{value = 32768 : i64}> : () -> i64
    %1788 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1789 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1790 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1791 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1792 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1793 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1794 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1795 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1796 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %1797 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1798 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %1799 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %1800 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1801 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1802 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1803 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1804 = "llvm.mlir.constant"() <{value = 44 : i64}> : () -> i64
    %1805 = "llvm.mlir.constant"() <{value = 0 : i128}> : () -> i128
    %1806 = "llvm.mlir.constant"() <{value = -1 : i128}> : () -> i128
    %1807 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1808 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1809 = "llvm.alloca"(%1746) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>}> : (i32) -> !llvm.ptr
    %1810 = "llvm.alloca"(%1746) <{alignment = 16 : i64, elem_type = !llvm.array<1064 x i8>}> : (i32) -> !llvm.ptr
    %1811 = "llvm.alloca"(%1746) <{alignment = 16 : i64, elem_type = !llvm.array<2 x i64>}> : (i32) -> !llvm.ptr
    %1812 = "llvm.alloca"(%1746) <{alignment = 16 : i64, elem_type = !llvm.array<2 x i64>}> : (i32) -> !llvm.ptr
    %1813 = "llvm.alloca"(%1746) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1814 = "llvm.alloca"(%1746) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Call", (ptr, ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1815 = "llvm.load"(%1747) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1816 = "llvm.icmp"(%1815, %1748) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1816)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1817 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1818 = "llvm.icmp"(%1817, %1748) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1818, %1749)[^bb2, ^bb162] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1819 = "llvm.getelementptr"(%arg68, %1750) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1820 = "llvm.load"(%1819) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1821 = "llvm.getelementptr"(%arg68, %1751) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1822 = "llvm.load"(%1821) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1823 = "llvm.add"(%1822, %1820) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1824 = "llvm.icmp"(%arg71, %1823) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1825 = "llvm.icmp"(%arg71, %1820) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1826 = "llvm.or"(%1825, %1824) : (i1, i1) -> i1
    "llvm.cond_br"(%1826)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1827 = "llvm.getelementptr"(%arg68, %1752) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1828 = "llvm.load"(%1827) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1829 = "llvm.sext"(%1828) : (i32) -> i64
    %1830 = "llvm.getelementptr"(%arg68, %1829) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1831 = "llvm.sext"(%arg71) : (i32) -> i64
    "llvm.call"(%1753, %1830, %1754, %1755, %1831) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1749)[^bb162] : (i32) -> ()
  ^bb4:  // pred: ^bb2
    %1832 = "llvm.getelementptr"(%arg68, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1833 = "llvm.load"(%1832) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1834 = "llvm.add"(%1833, %1746) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1835 = "llvm.zext"(%1834) : (i32) -> i64
    %1836 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1837 = "llvm.alloca"(%1835) <{alignment = 16 : i64, elem_type = !llvm.ptr}> : (i64) -> !llvm.ptr
    %1838 = "llvm.icmp"(%1822, %1748) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1839 = "llvm.and"(%1838, %1824) : (i1, i1) -> i1
    %1840 = "llvm.sext"(%1820) : (i32) -> i64
    %1841 = "llvm.getelementptr"(%arg70, %1840) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1842 = "llvm.select"(%1839, %1841, %1754) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1843 = "llvm.getelementptr"(%arg68, %1757) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1844 = "llvm.load"(%1843) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1845 = "llvm.add"(%1844, %1746) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1846 = "llvm.zext"(%1845) : (i32) -> i64
    %1847 = "llvm.alloca"(%1846) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>}> : (i64) -> !llvm.ptr
    %1848 = "llvm.getelementptr"(%arg68, %1758) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1849 = "llvm.load"(%1848) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1850 = "llvm.add"(%1849, %1759) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1851 = "llvm.zext"(%1850) : (i32) -> i64
    %1852 = "llvm.alloca"(%1851) <{alignment = 16 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
    "llvm.store"(%arg68, %1814) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1853 = "llvm.getelementptr"(%1814, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1837, %1853) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1854 = "llvm.getelementptr"(%1814, %1750) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1852, %1854) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1855 = "llvm.getelementptr"(%1814, %1757) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1847, %1855) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1856 = "llvm.icmp"(%1820, %1748) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1856)[^bb5, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1857 = "llvm.getelementptr"(%arg68, %1760) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1858 = "llvm.load"(%1857) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1859 = "llvm.sext"(%1858) : (i32) -> i64
    %1860 = "llvm.getelementptr"(%arg68, %1859) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1861 = "llvm.zext"(%1820) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1761, %1860)[^bb6] : (i64, !llvm.ptr) -> ()
  ^bb6(%1862: i64, %1863: !llvm.ptr):  // 2 preds: ^bb5, ^bb9
    %1864 = "llvm.load"(%1863) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1865 = "llvm.icmp"(%1864, %1762) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1866 = "llvm.getelementptr"(%arg70, %1862) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%1865)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %1867 = "llvm.getelementptr"(%1863, %1750) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1868 = "llvm.getelementptr"(%1863, %1758) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1869 = "llvm.load"(%1868) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1870 = "llvm.sext"(%1869) : (i32) -> i64
    %1871 = "llvm.getelementptr"(%1837, %1870) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1866, %1871) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1867)[^bb9] : (!llvm.ptr) -> ()
  ^bb8:  // pred: ^bb6
    %1872 = "llvm.call"(%1814, %1863, %1866) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1873 = "llvm.icmp"(%1872, %1754) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1873, %1749, %1872)[^bb161, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb9(%1874: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %1875 = "llvm.add"(%1862, %1763) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1876 = "llvm.icmp"(%1875, %1861) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1876, %1875, %1874)[^bb10, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, !llvm.ptr) -> ()
  ^bb10:  // 2 preds: ^bb4, ^bb9
    %1877 = "llvm.getelementptr"(%arg68, %1764) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1878 = "llvm.load"(%1877) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1879 = "llvm.sext"(%1878) : (i32) -> i64
    %1880 = "llvm.getelementptr"(%arg68, %1879) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1881 = "llvm.load"(%1832) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1882 = "llvm.icmp"(%1881, %1748) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1882)[^bb11, ^bb108] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1883 = "llvm.getelementptr"(%1812, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1884 = "llvm.getelementptr"(%1811, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1761)[^bb12] : (i64) -> ()
  ^bb12(%1885: i64):  // 2 preds: ^bb11, ^bb107
    %1886 = "llvm.getelementptr"(%1880, %1885) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1887 = "llvm.load"(%1853) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1888 = "llvm.getelementptr"(%1887, %1885) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1889 = "llvm.load"(%1888) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1890 = "llvm.load"(%1814) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1891 = "llvm.getelementptr"(%1886, %1765) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1892 = "llvm.load"(%1891) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1893 = "llvm.load"(%1886) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1894 = "llvm.load"(%1889) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1893)[^bb76, ^bb13, ^bb60] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[97, 102]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb13:  // pred: ^bb12
    "llvm.switch"(%1894, %1746)[^bb58, ^bb14, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb14:  // pred: ^bb13
    %1895 = "llvm.getelementptr"(%1889, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1896 = "llvm.load"(%1895) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1897 = "llvm.getelementptr"(%1896, %1757) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1897)[^bb16] : (!llvm.ptr) -> ()
  ^bb15:  // pred: ^bb13
    %1898 = "llvm.getelementptr"(%1889, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1899 = "llvm.load"(%1898) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1900 = "llvm.icmp"(%1899, %1754) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1900, %1746, %1899)[^bb58, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb16(%1901: !llvm.ptr):  // 2 preds: ^bb14, ^bb15
    %1902 = "llvm.load"(%1854) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1903 = "llvm.getelementptr"(%1886, %1751) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1904 = "llvm.load"(%1903) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1905 = "llvm.sext"(%1904) : (i32) -> i64
    %1906 = "llvm.getelementptr"(%1902, %1905) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1907 = "llvm.getelementptr"(%1886, %1750) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1908 = "llvm.load"(%1907) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1909 = "llvm.icmp"(%1908, %1748) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1909, %1906)[^bb17, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb17:  // pred: ^bb16
    %1910 = "llvm.getelementptr"(%1886, %1789) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1911 = "llvm.load"(%1910) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1912 = "llvm.sext"(%1911) : (i32) -> i64
    %1913 = "llvm.getelementptr"(%1902, %1912) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1914 = "llvm.getelementptr"(%1901, %1750) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1915 = "llvm.load"(%1914) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1916 = "llvm.load"(%1890) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1916)[^bb19, ^bb20, ^bb18] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb18:  // pred: ^bb17
    "llvm.store"(%1915, %1906) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb19:  // pred: ^bb17
    %1917 = "llvm.trunc"(%1915) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%1917, %1906) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb20:  // pred: ^bb17
    %1918 = "llvm.sext"(%1915) : (i32) -> i64
    "llvm.store"(%1918, %1906) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb21:  // 3 preds: ^bb18, ^bb19, ^bb20
    %1919 = "llvm.load"(%1890) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1920 = "llvm.intr.smax"(%1919, %1790) : (i32, i32) -> i32
    %1921 = "llvm.zext"(%1920) <{nonNeg}> : (i32) -> i64
    %1922 = "llvm.getelementptr"(%1906, %1921) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1913, %1922) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1913)[^bb22] : (!llvm.ptr) -> ()
  ^bb22(%1923: !llvm.ptr):  // 2 preds: ^bb16, ^bb21
    %1924 = "llvm.load"(%1890) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1925 = "llvm.icmp"(%1924, %1790) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1925)[^bb23, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb23:  // pred: ^bb22
    %1926 = "llvm.call"(%1890, %1886, %1901, %1923) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_narrow_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1926)[^bb43] : (i32) -> ()
  ^bb24:  // pred: ^bb22
    %1927 = "llvm.getelementptr"(%1901, %1789) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1928 = "llvm.load"(%1927) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1929 = "llvm.getelementptr"(%1886, %1758) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1930 = "llvm.load"(%1929) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1931 = "llvm.icmp"(%1928, %1930) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1931, %1766)[^bb25, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb25:  // pred: ^bb24
    %1932 = "llvm.getelementptr"(%1901, %1750) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1933 = "llvm.load"(%1932) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1934 = "llvm.load"(%1907) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1935 = "llvm.icmp"(%1934, %1748) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1935)[^bb26, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb26:  // pred: ^bb25
    %1936 = "llvm.icmp"(%1933, %1792) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1936, %1791)[^bb58, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb27:  // pred: ^bb25
    %1937 = "llvm.icmp"(%1933, %1934) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1937, %1791)[^bb28, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb28:  // 2 preds: ^bb26, ^bb27
    %1938 = "llvm.getelementptr"(%1886, %1760) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1939 = "llvm.load"(%1938) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1940 = "llvm.sext"(%1939) : (i32) -> i64
    %1941 = "llvm.getelementptr"(%1890, %1940) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1942 = "llvm.getelementptr"(%1901, %1757) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1943 = "llvm.load"(%1942) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1944 = "llvm.icmp"(%1933, %1748) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1944, %1748, %1793)[^bb29, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb29:  // pred: ^bb28
    %1945 = "llvm.getelementptr"(%1886, %1794) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1946 = "llvm.getelementptr"(%1901, %1794) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1947 = "llvm.getelementptr"(%1886, %1757) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1948 = "llvm.getelementptr"(%1923, %1750) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1949 = "llvm.zext"(%1933) <{nonNeg}> : (i32) -> i64
    %1950 = "llvm.getelementptr"(%1941, %1949) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1949, %1748, %1763, %1748)[^bb30] : (i64, i32, i64, i32) -> ()
  ^bb30(%1951: i64, %1952: i32, %1953: i64, %1954: i32):  // 2 preds: ^bb29, ^bb38
    %1955 = "llvm.add"(%1951, %1795) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1956 = "llvm.getelementptr"(%1943, %1955) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1957 = "llvm.load"(%1956) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1958 = "llvm.load"(%1945) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1959 = "llvm.icmp"(%1958, %1748) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1959, %1953)[^bb32, ^bb31] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb31:  // pred: ^bb30
    %1960 = "llvm.getelementptr"(%1950, %1951) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1961 = "llvm.load"(%1960) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1961)[^bb32] : (i64) -> ()
  ^bb32(%1962: i64):  // 2 preds: ^bb30, ^bb31
    %1963 = "llvm.icmp"(%1962, %1796) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1964 = "llvm.select"(%1963, %1962, %1953) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1935)[^bb34, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb33:  // pred: ^bb32
    %1965 = "llvm.getelementptr"(%1941, %1951) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1966 = "llvm.load"(%1965) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1967 = "llvm.icmp"(%1966, %1796) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1968 = "llvm.icmp"(%1966, %1957) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1969 = "llvm.select"(%1967, %1793, %1968) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1969)[^bb34, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb34:  // 2 preds: ^bb32, ^bb33
    %1970 = "llvm.icmp"(%1957, %1763) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1970, %1954, %1964)[^bb35, ^bb38] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb35:  // pred: ^bb34
    %1971 = "llvm.load"(%1946) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1972 = "llvm.icmp"(%1971, %1754) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1972, %1954, %1964)[^bb38, ^bb36] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb36:  // pred: ^bb35
    %1973 = "llvm.getelementptr"(%1971, %1955) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1974 = "llvm.load"(%1973) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1975 = "llvm.icmp"(%1974, %1962) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1976 = "llvm.or"(%1963, %1975) : (i1, i1) -> i1
    %1977 = "llvm.select"(%1975, %1954, %1797) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1978 = "llvm.select"(%1975, %1964, %1974) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1976, %1977, %1978)[^bb38, ^bb37] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb37:  // pred: ^bb36
    %1979 = "llvm.load"(%1947) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1980 = "llvm.icmp"(%1979, %1748) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1981 = "llvm.icmp"(%1974, %1761) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1982 = "llvm.or"(%1981, %1980) : (i1, i1) -> i1
    %1983 = "llvm.select"(%1982, %1954, %1798) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%1983, %1974)[^bb38] : (i32, i64) -> ()
  ^bb38(%1984: i32, %1985: i64):  // 4 preds: ^bb34, ^bb35, ^bb36, ^bb37
    %1986 = "llvm.shl"(%1951, %1799) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1987 = "llvm.getelementptr"(%1948, %1986) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1957, %1987) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1988 = "llvm.trunc"(%1951) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1989 = "llvm.add"(%1933, %1988) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1990 = "llvm.shl"(%1989, %1791) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1991 = "llvm.sext"(%1990) : (i32) -> i64
    %1992 = "llvm.getelementptr"(%1948, %1991) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1985, %1992) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1993 = "llvm.icmp"(%1957, %1761) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1994 = "llvm.zext"(%1993) : (i1) -> i32
    %1995 = "llvm.or"(%1952, %1994) : (i32, i32) -> i32
    %1996 = "llvm.intr.umax"(%1957, %1763) : (i64, i64) -> i64
    %1997 = "llvm.mul"(%1996, %1953) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1998 = "llvm.icmp"(%1951, %1763) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1998, %1955, %1995, %1997, %1984)[^bb30, ^bb39] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i64, i32, i64, i32) -> ()
  ^bb39:  // pred: ^bb38
    %1999 = "llvm.icmp"(%1995, %1748) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%1984, %1999)[^bb40] : (i32, i1) -> ()
  ^bb40(%2000: i32, %2001: i1):  // 2 preds: ^bb28, ^bb39
    %2002 = "llvm.getelementptr"(%1901, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2003 = "llvm.load"(%2002) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2003, %1790)[^bb58, ^bb41, ^bb41, ^bb41] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb41:  // 3 preds: ^bb40, ^bb40, ^bb40
    %2004 = "llvm.load"(%1901) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2005 = "llvm.ptrtoint"(%2004) : (!llvm.ptr) -> i64
    %2006 = "llvm.getelementptr"(%1901, %1765) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2007 = "llvm.load"(%2006) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2008 = "llvm.add"(%2007, %2005) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2009 = "llvm.load"(%1941) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2010 = "llvm.getelementptr"(%1886, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2011 = "llvm.load"(%2010) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2012 = "llvm.sext"(%2011) : (i32) -> i64
    %2013 = "llvm.mul"(%2009, %2012) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2014 = "llvm.sub"(%2008, %2013) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%2014, %1923) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2015 = "llvm.getelementptr"(%1923, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2014, %2015) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2016 = "llvm.getelementptr"(%1923, %1750) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2017 = "llvm.load"(%1941) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%2017, %2016) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%2001)[^bb42, ^bb44] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb42:  // pred: ^bb41
    %2018 = "llvm.getelementptr"(%1886, %1764) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2019 = "llvm.load"(%2018) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2020 = "llvm.add"(%2019, %1749) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2021 = "llvm.sext"(%2020) : (i32) -> i64
    %2022 = "llvm.and"(%2014, %2021) : (i64, i64) -> i64
    %2023 = "llvm.icmp"(%2022, %1761) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2023, %2000, %1773)[^bb43, ^bb58] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb43(%2024: i32):  // 2 preds: ^bb23, ^bb42
    %2025 = "llvm.icmp"(%2024, %1748) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2025, %2024)[^bb44, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb44:  // 2 preds: ^bb41, ^bb43
    %2026 = "llvm.load"(%1814) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2027 = "llvm.load"(%1854) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2028 = "llvm.getelementptr"(%2026, %1776) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2029 = "llvm.load"(%2028) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2030 = "llvm.sext"(%2029) : (i32) -> i64
    %2031 = "llvm.icmp"(%1885, %2030) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2031)[^bb55, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb45:  // pred: ^bb44
    %2032 = "llvm.getelementptr"(%2026, %1764) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2033 = "llvm.load"(%2032) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2034 = "llvm.sext"(%2033) : (i32) -> i64
    %2035 = "llvm.getelementptr"(%2026, %2034) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2036 = "llvm.icmp"(%1885, %1761) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2036)[^bb55, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb46:  // pred: ^bb45
    %2037 = "llvm.getelementptr"(%2035, %1885) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2038 = "llvm.getelementptr"(%2037, %1757) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1761)[^bb47] : (i64) -> ()
  ^bb47(%2039: i64):  // 2 preds: ^bb46, ^bb54
    %2040 = "llvm.getelementptr"(%2035, %2039) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2041 = "llvm.load"(%2040) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2042 = "llvm.icmp"(%2041, %1800) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2042)[^bb48, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb48:  // pred: ^bb47
    %2043 = "llvm.load"(%2038) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2044 = "llvm.icmp"(%2043, %1766) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2044)[^bb50, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb49:  // pred: ^bb48
    %2045 = "llvm.getelementptr"(%2040, %1757) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2046 = "llvm.load"(%2045) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2047 = "llvm.icmp"(%2046, %1766) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2047)[^bb50, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb50:  // 2 preds: ^bb48, ^bb49
    %2048 = "llvm.call"(%2026, %2037, %2027, %1811) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2049 = "llvm.icmp"(%2048, %1748) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2049)[^bb55, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb51:  // pred: ^bb50
    %2050 = "llvm.call"(%2026, %2040, %2027, %1812) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2051 = "llvm.icmp"(%2050, %1748) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2051)[^bb54, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb52:  // pred: ^bb51
    %2052 = "llvm.load"(%1811) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2053 = "llvm.load"(%1883) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2054 = "llvm.icmp"(%2052, %2053) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2054)[^bb53, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb53:  // pred: ^bb52
    %2055 = "llvm.load"(%1812) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2056 = "llvm.load"(%1884) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2057 = "llvm.icmp"(%2055, %2056) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2057)[^bb56, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // 5 preds: ^bb47, ^bb49, ^bb51, ^bb52, ^bb53
    %2058 = "llvm.add"(%2039, %1763) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2059 = "llvm.icmp"(%2058, %1885) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2059, %2058)[^bb55, ^bb47] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb55:  // 4 preds: ^bb44, ^bb45, ^bb50, ^bb54
    "llvm.br"()[^bb107] : () -> ()
  ^bb56:  // pred: ^bb53
    %2060 = "llvm.sext"(%1892) : (i32) -> i64
    %2061 = "llvm.getelementptr"(%1890, %2060) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%2061, %1801)[^bb59] : (!llvm.ptr, i32) -> ()
  ^bb57:  // pred: ^bb33
    %2062 = "llvm.sext"(%1892) : (i32) -> i64
    %2063 = "llvm.getelementptr"(%1890, %2062) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%2063, %1770)[^bb59] : (!llvm.ptr, i32) -> ()
  ^bb58(%2064: i32):  // 8 preds: ^bb13, ^bb15, ^bb24, ^bb26, ^bb27, ^bb40, ^bb42, ^bb43
    %2065 = "llvm.sext"(%1892) : (i32) -> i64
    %2066 = "llvm.getelementptr"(%1890, %2065) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%2066, %2064)[^bb59] : (!llvm.ptr, i32) -> ()
  ^bb59(%2067: !llvm.ptr, %2068: i32):  // 3 preds: ^bb56, ^bb57, ^bb58
    %2069 = "llvm.load"(%1814) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%2068, %2067, %1889, %1886, %2069) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1749)[^bb161] : (i32) -> ()
  ^bb60:  // pred: ^bb12
    %2070 = "llvm.add"(%1894, %1749) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2071 = "llvm.icmp"(%2070, %1766) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2071)[^bb62, ^bb61] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb61:  // pred: ^bb60
    "llvm.switch"(%1894, %1746)[^bb103, ^bb63, ^bb98, ^bb99] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[3, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb62:  // pred: ^bb60
    %2072 = "llvm.getelementptr"(%1889, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2073 = "llvm.load"(%2072) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2074 = "llvm.sitofp"(%2073) : (i64) -> f64
    "llvm.br"(%2074)[^bb64] : (f64) -> ()
  ^bb63:  // pred: ^bb61
    %2075 = "llvm.getelementptr"(%1889, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2076 = "llvm.load"(%2075) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%2076)[^bb64] : (f64) -> ()
  ^bb64(%2077: f64):  // 2 preds: ^bb62, ^bb63
    %2078 = "llvm.load"(%1854) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2079 = "llvm.getelementptr"(%1886, %1751) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2080 = "llvm.load"(%2079) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2081 = "llvm.sext"(%2080) : (i32) -> i64
    %2082 = "llvm.getelementptr"(%2078, %2081) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2083 = "llvm.getelementptr"(%1886, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2084 = "llvm.load"(%2083) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2084)[^bb66, ^bb65, ^bb67] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb65:  // pred: ^bb64
    "llvm.store"(%2077, %2082) <{alignment = 1 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"()[^bb107] : () -> ()
  ^bb66:  // pred: ^bb64
    %2085 = "llvm.getelementptr"(%1886, %1758) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2086 = "llvm.load"(%2085) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2087 = "llvm.and"(%2086, %1769) : (i32, i32) -> i32
    %2088 = "llvm.icmp"(%2087, %1770) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2089 = "llvm.select"(%2088, %1771, %1772) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %2090 = "llvm.intr.fabs"(%2077) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %2091 = "llvm.fcmp"(%2090, %2089) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %2092 = "llvm.fcmp"(%2090, %1768) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %2093 = "llvm.and"(%2092, %2091) : (i1, i1) -> i1
    "llvm.cond_br"(%2093)[^bb106, ^bb69] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb67:  // pred: ^bb64
    %2094 = "llvm.intr.fabs"(%2077) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %2095 = "llvm.fcmp"(%2094, %1767) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %2096 = "llvm.fcmp"(%2094, %1768) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %2097 = "llvm.and"(%2095, %2096) : (i1, i1) -> i1
    "llvm.cond_br"(%2097)[^bb106, ^bb68] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb68:  // pred: ^bb67
    %2098 = "llvm.fptrunc"(%2077) : (f64) -> f32
    "llvm.store"(%2098, %2082) <{alignment = 1 : i64, ordering = 0 : i64}> : (f32, !llvm.ptr) -> ()
    "llvm.br"()[^bb107] : () -> ()
  ^bb69:  // pred: ^bb66
    %2099 = "llvm.select"(%2088, %1773, %1774) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2100 = "llvm.bitcast"(%2077) : (f64) -> i64
    %2101 = "llvm.lshr"(%2100, %1752) : (i64, i64) -> i64
    %2102 = "llvm.bitcast"(%2090) : (f64) -> i64
    %2103 = "llvm.sub"(%1775, %2099) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2104 = "llvm.shl"(%1749, %2103) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2105 = "llvm.add"(%2104, %1766) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2106 = "llvm.lshr"(%2102, %1776) : (i64, i64) -> i64
    %2107 = "llvm.trunc"(%2106) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %2108 = "llvm.add"(%2107, %1777) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2109 = "llvm.zext"(%2099) <{nonNeg}> : (i32) -> i64
    %2110 = "llvm.icmp"(%2108, %1778) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2110)[^bb70, ^bb71] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb70:  // pred: ^bb69
    %2111 = "llvm.xor"(%2099, %1788) : (i32, i32) -> i32
    %2112 = "llvm.shl"(%1749, %2111) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2113 = "llvm.xor"(%2112, %1749) : (i32, i32) -> i32
    %2114 = "llvm.zext"(%2113) <{nonNeg}> : (i32) -> i64
    %2115 = "llvm.shl"(%2114, %2109) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2116 = "llvm.and"(%2101, %1787) : (i64, i64) -> i64
    %2117 = "llvm.or"(%2115, %2116) : (i64, i64) -> i64
    %2118 = "llvm.and"(%2102, %1781) : (i64, i64) -> i64
    %2119 = "llvm.icmp"(%2118, %1761) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2120 = "llvm.add"(%2099, %1749) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2121 = "llvm.shl"(%1746, %2120) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2122 = "llvm.zext"(%2121) <{nonNeg}> : (i32) -> i64
    %2123 = "llvm.select"(%2119, %1761, %2122) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %2124 = "llvm.or"(%2117, %2123) : (i64, i64) -> i64
    %2125 = "llvm.trunc"(%2124) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%2125)[^bb75] : (i16) -> ()
  ^bb71:  // pred: ^bb69
    %2126 = "llvm.trunc"(%2101) <{overflowFlags = 2 : i32}> : (i64) -> i16
    %2127 = "llvm.and"(%2126, %1779) : (i16, i16) -> i16
    %2128 = "llvm.icmp"(%2108, %2105) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %2129 = "llvm.sub"(%2105, %2108) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2130 = "llvm.select"(%2128, %2129, %1748) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2131 = "llvm.sub"(%2130, %2099) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2132 = "llvm.icmp"(%2131, %1766) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2132, %2127)[^bb75, ^bb72] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i16) -> ()
  ^bb72:  // pred: ^bb71
    %2133 = "llvm.add"(%2131, %1780) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2134 = "llvm.and"(%2102, %1781) : (i64, i64) -> i64
    %2135 = "llvm.or"(%2134, %1782) <{isDisjoint}> : (i64, i64) -> i64
    %2136 = "llvm.add"(%2131, %1783) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2137 = "llvm.zext"(%2136) <{nonNeg}> : (i32) -> i64
    %2138 = "llvm.shl"(%1763, %2137) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %2139 = "llvm.zext"(%2133) <{nonNeg}> : (i32) -> i64
    %2140 = "llvm.lshr"(%2135, %2139) : (i64, i64) -> i64
    %2141 = "llvm.shl"(%1784, %2137) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2142 = "llvm.add"(%2141, %1785) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %2143 = "llvm.and"(%2142, %2135) : (i64, i64) -> i64
    %2144 = "llvm.icmp"(%2143, %2138) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2144, %1763)[^bb74, ^bb73] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb73:  // pred: ^bb72
    %2145 = "llvm.icmp"(%2143, %2138) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2146 = "llvm.and"(%2140, %1763) : (i64, i64) -> i64
    %2147 = "llvm.icmp"(%2146, %1761) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2148 = "llvm.select"(%2145, %2147, %1786) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %2149 = "llvm.zext"(%2148) : (i1) -> i64
    "llvm.br"(%2149)[^bb74] : (i64) -> ()
  ^bb74(%2150: i64):  // 2 preds: ^bb72, ^bb73
    %2151 = "llvm.sub"(%2108, %2105) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2152 = "llvm.select"(%2128, %1748, %2151) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2153 = "llvm.zext"(%2152) : (i32) -> i64
    %2154 = "llvm.and"(%2101, %1787) : (i64, i64) -> i64
    %2155 = "llvm.shl"(%2153, %2109) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2156 = "llvm.add"(%2140, %2155) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2157 = "llvm.add"(%2156, %2150) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2158 = "llvm.or"(%2157, %2154) : (i64, i64) -> i64
    %2159 = "llvm.trunc"(%2158) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%2159)[^bb75] : (i16) -> ()
  ^bb75(%2160: i16):  // 3 preds: ^bb70, ^bb71, ^bb74
    "llvm.store"(%2160, %2082) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb107] : () -> ()
  ^bb76:  // pred: ^bb12
    %2161 = "llvm.add"(%1894, %1749) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2162 = "llvm.icmp"(%2161, %1766) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2162)[^bb77, ^bb92] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb77:  // pred: ^bb76
    %2163 = "llvm.getelementptr"(%1889, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2164 = "llvm.load"(%2163) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2165 = "llvm.load"(%1854) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2166 = "llvm.getelementptr"(%1886, %1751) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2167 = "llvm.load"(%2166) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2168 = "llvm.sext"(%2167) : (i32) -> i64
    %2169 = "llvm.getelementptr"(%2165, %2168) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2170 = "llvm.getelementptr"(%1886, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2171 = "llvm.load"(%2170) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2171)[^bb80, ^bb78, ^bb81, ^bb79] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 8, 4]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb78:  // pred: ^bb77
    %2172 = "llvm.trunc"(%2164) <{overflowFlags = 0 : i32}> : (i64) -> i8
    "llvm.store"(%2172, %2169) <{alignment = 1 : i64, ordering = 0 : i64}> : (i8, !llvm.ptr) -> ()
    "llvm.br"()[^bb82] : () -> ()
  ^bb79:  // pred: ^bb77
    %2173 = "llvm.trunc"(%2164) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%2173, %2169) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb82] : () -> ()
  ^bb80:  // pred: ^bb77
    %2174 = "llvm.trunc"(%2164) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%2174, %2169) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb82] : () -> ()
  ^bb81:  // pred: ^bb77
    "llvm.store"(%2164, %2169) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb82] : () -> ()
  ^bb82:  // 4 preds: ^bb78, ^bb79, ^bb80, ^bb81
    %2175 = "llvm.load"(%2166) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2176 = "llvm.sext"(%2175) : (i32) -> i64
    %2177 = "llvm.getelementptr"(%2165, %2176) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2178 = "llvm.load"(%2177) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %2179 = "llvm.zext"(%2178) : (i8) -> i64
    %2180 = "llvm.load"(%1886) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2181 = "llvm.icmp"(%2180, %1803) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2181)[^bb83, ^bb84] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb83:  // pred: ^bb82
    %2182 = "llvm.and"(%2179, %1763) : (i64, i64) -> i64
    "llvm.br"(%2182)[^bb105] : (i64) -> ()
  ^bb84:  // pred: ^bb82
    %2183 = "llvm.load"(%2170) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2184 = "llvm.icmp"(%2183, %1746) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2184, %2179)[^bb85, ^bb89] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb85:  // pred: ^bb84
    "llvm.switch"(%2183)[^bb88, ^bb86, ^bb87] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb86:  // pred: ^bb85
    %2185 = "llvm.load"(%2177) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%2185)[^bb89] : (i64) -> ()
  ^bb87:  // pred: ^bb85
    %2186 = "llvm.load"(%2177) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2187 = "llvm.sext"(%2186) : (i32) -> i64
    "llvm.br"(%2187)[^bb89] : (i64) -> ()
  ^bb88:  // pred: ^bb85
    %2188 = "llvm.load"(%2177) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %2189 = "llvm.sext"(%2188) : (i16) -> i64
    "llvm.br"(%2189)[^bb89] : (i64) -> ()
  ^bb89(%2190: i64):  // 4 preds: ^bb84, ^bb86, ^bb87, ^bb88
    %2191 = "llvm.shl"(%2183, %1791) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2192 = "llvm.sub"(%1792, %2191) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2193 = "llvm.icmp"(%2180, %1802) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2194 = "llvm.zext"(%2192) : (i32) -> i64
    "llvm.cond_br"(%2193)[^bb90, ^bb91] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb90:  // pred: ^bb89
    %2195 = "llvm.lshr"(%1795, %2194) : (i64, i64) -> i64
    %2196 = "llvm.and"(%2190, %2195) : (i64, i64) -> i64
    "llvm.br"(%2196)[^bb105] : (i64) -> ()
  ^bb91:  // pred: ^bb89
    %2197 = "llvm.shl"(%2190, %2194) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2198 = "llvm.ashr"(%2197, %2194) <{isExact}> : (i64, i64) -> i64
    "llvm.br"(%2198)[^bb105] : (i64) -> ()
  ^bb92:  // pred: ^bb76
    "llvm.switch"(%1894, %1746)[^bb103, ^bb93, ^bb98, ^bb99] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[78, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb93:  // pred: ^bb92
    %2199 = "llvm.getelementptr"(%1889, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2200 = "llvm.load"(%2199) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2201 = "llvm.getelementptr"(%2200, %1757) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2202 = "llvm.icmp"(%1893, %1802) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2202)[^bb94, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb94:  // pred: ^bb93
    %2203 = "llvm.getelementptr"(%1886, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2204 = "llvm.load"(%2203) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2205 = "llvm.icmp"(%2204, %1790) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2205)[^bb95, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb95:  // pred: ^bb94
    %2206 = "llvm.load"(%2201) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2207 = "llvm.icmp"(%2206, %1784) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2207)[^bb96, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb96:  // pred: ^bb95
    %2208 = "llvm.getelementptr"(%2200, %1765) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2209 = "llvm.load"(%2208) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2210 = "llvm.icmp"(%2209, %1761) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2210)[^bb97, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb97:  // pred: ^bb96
    %2211 = "llvm.load"(%1854) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2212 = "llvm.getelementptr"(%1886, %1751) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2213 = "llvm.load"(%2212) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2214 = "llvm.sext"(%2213) : (i32) -> i64
    %2215 = "llvm.getelementptr"(%2211, %2214) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2216 = "llvm.getelementptr"(%2200, %1794) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2217 = "llvm.load"(%2216) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%2217, %2215) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb107] : () -> ()
  ^bb98:  // 2 preds: ^bb61, ^bb92
    %2218 = "llvm.getelementptr"(%1889, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2219 = "llvm.load"(%2218) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2220 = "llvm.getelementptr"(%2219, %1757) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%2220)[^bb100] : (!llvm.ptr) -> ()
  ^bb99:  // 2 preds: ^bb61, ^bb92
    %2221 = "llvm.getelementptr"(%1889, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2222 = "llvm.load"(%2221) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2223 = "llvm.icmp"(%2222, %1754) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2223, %1746, %2222)[^bb103, ^bb100] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb100(%2224: !llvm.ptr):  // 2 preds: ^bb98, ^bb99
    %2225 = "llvm.getelementptr"(%2224, %1789) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2226 = "llvm.load"(%2225) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2227 = "llvm.getelementptr"(%1886, %1758) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2228 = "llvm.load"(%2227) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2229 = "llvm.icmp"(%2226, %2228) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2229, %1766)[^bb101, ^bb103] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb101:  // pred: ^bb100
    %2230 = "llvm.getelementptr"(%2224, %1750) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2231 = "llvm.load"(%2230) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2232 = "llvm.icmp"(%2231, %1748) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2232, %1766)[^bb102, ^bb103] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb102:  // pred: ^bb101
    %2233 = "llvm.getelementptr"(%2224, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2234 = "llvm.load"(%2233) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2234, %1790)[^bb103, ^bb104, ^bb104, ^bb104] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb103(%2235: i32):  // 6 preds: ^bb61, ^bb92, ^bb99, ^bb100, ^bb101, ^bb102
    %2236 = "llvm.sext"(%1892) : (i32) -> i64
    %2237 = "llvm.getelementptr"(%1890, %2236) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%2235, %2237, %1889, %1886, %1890) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1749)[^bb161] : (i32) -> ()
  ^bb104:  // 3 preds: ^bb102, ^bb102, ^bb102
    %2238 = "llvm.load"(%1854) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2239 = "llvm.getelementptr"(%1886, %1751) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2240 = "llvm.load"(%2239) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2241 = "llvm.sext"(%2240) : (i32) -> i64
    %2242 = "llvm.getelementptr"(%2238, %2241) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2243 = "llvm.load"(%2224) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2244 = "llvm.getelementptr"(%2224, %1765) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2245 = "llvm.load"(%2244) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2246 = "llvm.getelementptr"(%2243, %2245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2247 = "llvm.getelementptr"(%1886, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2248 = "llvm.load"(%2247) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2249 = "llvm.sext"(%2248) : (i32) -> i64
    "llvm.intr.memcpy"(%2242, %2246, %2249) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb107] : () -> ()
  ^bb105(%2250: i64):  // 3 preds: ^bb83, ^bb90, ^bb91
    %2251 = "llvm.icmp"(%2250, %2164) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2252 = "llvm.icmp"(%2180, %1802) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2253 = "llvm.icmp"(%2164, %1761) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %2254 = "llvm.and"(%2253, %2252) : (i1, i1) -> i1
    %2255 = "llvm.or"(%2254, %2251) : (i1, i1) -> i1
    "llvm.cond_br"(%2255)[^bb106, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb106:  // 7 preds: ^bb66, ^bb67, ^bb93, ^bb94, ^bb95, ^bb96, ^bb105
    %2256 = "llvm.sext"(%1892) : (i32) -> i64
    %2257 = "llvm.getelementptr"(%1890, %2256) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%1807, %2257, %1889, %1808, %1761) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1749)[^bb161] : (i32) -> ()
  ^bb107:  // 7 preds: ^bb55, ^bb65, ^bb68, ^bb75, ^bb97, ^bb104, ^bb105
    %2258 = "llvm.add"(%1885, %1763) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2259 = "llvm.load"(%1832) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2260 = "llvm.sext"(%2259) : (i32) -> i64
    %2261 = "llvm.icmp"(%2258, %2260) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2261, %2258)[^bb12, ^bb108] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb108:  // 2 preds: ^bb10, ^bb107
    %2262 = "llvm.getelementptr"(%arg68, %1804) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2263 = "llvm.load"(%2262) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2264 = "llvm.sext"(%2263) : (i32) -> i64
    %2265 = "llvm.getelementptr"(%arg68, %2264) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2266 = "llvm.getelementptr"(%arg68, %1789) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2267 = "llvm.load"(%2266) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2268 = "llvm.icmp"(%2267, %1748) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2268)[^bb109, ^bb120] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb109:  // pred: ^bb108
    %2269 = "llvm.zext"(%2267) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1761)[^bb110] : (i64) -> ()
  ^bb110(%2270: i64):  // 2 preds: ^bb109, ^bb119
    %2271 = "llvm.getelementptr"(%2265, %2270) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Condition", (struct<"mlir_abi_64.struct.Sum", (i32, i32)>, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2272 = "llvm.getelementptr"(%2271, %1758) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2273 = "llvm.load"(%2272) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2274 = "llvm.sext"(%2273) : (i32) -> i64
    %2275 = "llvm.getelementptr"(%arg68, %2274) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2276 = "llvm.getelementptr"(%2271, %1751) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2277 = "llvm.load"(%2276) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2278 = "llvm.sext"(%2277) : (i32) -> i64
    %2279 = "llvm.icmp"(%2277, %1748) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2280 = "llvm.load"(%2271) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2281 = "llvm.icmp"(%2280, %1748) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2279)[^bb113, ^bb111] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb111:  // pred: ^bb110
    "llvm.cond_br"(%2281)[^bb112, ^bb119] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb112:  // pred: ^bb111
    %2282 = "llvm.zext"(%2280) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1761, %1761)[^bb117] : (i64, i64) -> ()
  ^bb113:  // pred: ^bb110
    "llvm.cond_br"(%2281, %1805)[^bb114, ^bb116] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb114:  // pred: ^bb113
    %2283 = "llvm.zext"(%2280) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1761, %1805)[^bb115] : (i64, i128) -> ()
  ^bb115(%2284: i64, %2285: i128):  // 2 preds: ^bb114, ^bb115
    %2286 = "llvm.getelementptr"(%2275, %2284) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2287 = "llvm.call"(%arg68, %1852, %2286) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %2288 = "llvm.load"(%2286) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2289 = "llvm.sext"(%2288) : (i64) -> i128
    %2290 = "llvm.mul"(%2287, %2289) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %2291 = "llvm.add"(%2290, %2285) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %2292 = "llvm.add"(%2284, %1763) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2293 = "llvm.icmp"(%2292, %2283) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2293, %2291, %2292, %2291)[^bb116, ^bb115] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb116(%2294: i128):  // 2 preds: ^bb113, ^bb115
    %2295 = "llvm.getelementptr"(%2271, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2296 = "llvm.load"(%2295) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2297 = "llvm.icmp"(%2296, %1748) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2298 = "llvm.icmp"(%2294, %1806) <{predicate = 4 : i64}> : (i128, i128) -> i1
    %2299 = "llvm.icmp"(%2294, %1805) <{predicate = 0 : i64}> : (i128, i128) -> i1
    %2300 = "llvm.select"(%2297, %2299, %2298) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2300)[^bb119, ^bb122] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb117(%2301: i64, %2302: i64):  // 2 preds: ^bb112, ^bb117
    %2303 = "llvm.getelementptr"(%2275, %2301) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2304 = "llvm.call"(%arg68, %1852, %2303) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %2305 = "llvm.trunc"(%2304) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %2306 = "llvm.srem"(%2305, %2278) : (i64, i64) -> i64
    %2307 = "llvm.load"(%2303) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2308 = "llvm.srem"(%2307, %2278) : (i64, i64) -> i64
    %2309 = "llvm.mul"(%2308, %2306) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2310 = "llvm.add"(%2309, %2302) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2311 = "llvm.srem"(%2310, %2278) : (i64, i64) -> i64
    %2312 = "llvm.add"(%2301, %1763) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2313 = "llvm.icmp"(%2312, %2282) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2313, %2312, %2311)[^bb118, ^bb117] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb118:  // pred: ^bb117
    %2314 = "llvm.icmp"(%2311, %1761) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2314)[^bb119, ^bb122] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb119:  // 3 preds: ^bb111, ^bb116, ^bb118
    %2315 = "llvm.add"(%2270, %1763) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2316 = "llvm.icmp"(%2315, %2269) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2316, %2315)[^bb120, ^bb110] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb120:  // 2 preds: ^bb108, ^bb119
    %2317 = "llvm.icmp"(%1842, %1754) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %2318 = "llvm.icmp"(%1822, %1748) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %2319 = "llvm.and"(%2317, %2318) : (i1, i1) -> i1
    "llvm.cond_br"(%2319)[^bb121, ^bb156] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb121:  // pred: ^bb120
    %2320 = "llvm.getelementptr"(%arg68, %1794) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2321 = "llvm.load"(%2320) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2322 = "llvm.sext"(%2321) : (i32) -> i64
    %2323 = "llvm.getelementptr"(%arg68, %2322) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2324 = "llvm.getelementptr"(%1809, %1752) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2325 = "llvm.getelementptr"(%1809, %1750) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2326 = "llvm.getelementptr"(%1809, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2327 = "llvm.getelementptr"(%1809, %1764) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2328 = "llvm.getelementptr"(%1809, %1794) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2329 = "llvm.getelementptr"(%1809, %1751) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2330 = "llvm.getelementptr"(%1809, %1789) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2331 = "llvm.getelementptr"(%1809, %1757) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2332 = "llvm.getelementptr"(%1809, %1804) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2333 = "llvm.getelementptr"(%1809, %1760) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2334 = "llvm.getelementptr"(%1810, %1750) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2335 = "llvm.getelementptr"(%1809, %1758) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2336 = "llvm.zext"(%1822) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1761)[^bb123] : (i64) -> ()
  ^bb122:  // 2 preds: ^bb116, ^bb118
    "llvm.call"(%1814, %2271) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_sizes, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1749)[^bb161] : (i32) -> ()
  ^bb123(%2337: i64):  // 2 preds: ^bb121, ^bb155
    %2338 = "llvm.getelementptr"(%1841, %2337) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2339 = "llvm.getelementptr"(%2323, %2337) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memcpy"(%1809, %2339, %1776) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %2340 = "llvm.load"(%2324) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2341 = "llvm.load"(%1809) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2342 = "llvm.icmp"(%2341, %1800) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2342)[^bb125, ^bb124] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb124:  // pred: ^bb123
    "llvm.store"(%1748, %2325) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2343 = "llvm.load"(%2326) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2343, %2327) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb125] : () -> ()
  ^bb125:  // 2 preds: ^bb123, ^bb124
    "llvm.store"(%1748, %2328) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1748, %2329) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1759, %2330) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1746, %2331) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2344 = "llvm.load"(%2332) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2344, %2333) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2345 = "llvm.load"(%2338) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2345, %1746)[^bb154, ^bb127, ^bb126] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb126:  // pred: ^bb125
    %2346 = "llvm.getelementptr"(%2338, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2347 = "llvm.load"(%2346) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2348 = "llvm.icmp"(%2347, %1754) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2348, %1746, %2347)[^bb154, ^bb128] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb127:  // pred: ^bb125
    %2349 = "llvm.getelementptr"(%2338, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2350 = "llvm.load"(%2349) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2351 = "llvm.getelementptr"(%2350, %1757) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%2351)[^bb128] : (!llvm.ptr) -> ()
  ^bb128(%2352: !llvm.ptr):  // 2 preds: ^bb126, ^bb127
    %2353 = "llvm.load"(%2325) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2354 = "llvm.icmp"(%2353, %1748) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %2355 = "llvm.load"(%arg68) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%2354, %1810)[^bb129, ^bb134] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb129:  // pred: ^bb128
    %2356 = "llvm.getelementptr"(%2352, %1750) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2357 = "llvm.load"(%2356) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2355)[^bb131, ^bb132, ^bb130] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb130:  // pred: ^bb129
    "llvm.store"(%2357, %1810) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb133] : () -> ()
  ^bb131:  // pred: ^bb129
    %2358 = "llvm.trunc"(%2357) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%2358, %1810) <{alignment = 16 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb133] : () -> ()
  ^bb132:  // pred: ^bb129
    %2359 = "llvm.sext"(%2357) : (i32) -> i64
    "llvm.store"(%2359, %1810) <{alignment = 16 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb133] : () -> ()
  ^bb133:  // 3 preds: ^bb130, ^bb131, ^bb132
    %2360 = "llvm.intr.smax"(%2355, %1790) : (i32, i32) -> i32
    %2361 = "llvm.zext"(%2360) <{nonNeg}> : (i32) -> i64
    %2362 = "llvm.getelementptr"(%1810, %2361) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2334, %2362) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%2334)[^bb134] : (!llvm.ptr) -> ()
  ^bb134(%2363: !llvm.ptr):  // 2 preds: ^bb128, ^bb133
    %2364 = "llvm.icmp"(%2355, %1790) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2364)[^bb135, ^bb136] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb135:  // pred: ^bb134
    %2365 = "llvm.call"(%arg68, %1809, %2352, %2363) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_narrow_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2365)[^bb153] : (i32) -> ()
  ^bb136:  // pred: ^bb134
    %2366 = "llvm.getelementptr"(%2352, %1789) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2367 = "llvm.load"(%2366) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2368 = "llvm.load"(%2335) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2369 = "llvm.icmp"(%2367, %2368) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2369, %1766)[^bb137, ^bb154] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb137:  // pred: ^bb136
    %2370 = "llvm.getelementptr"(%2352, %1750) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2371 = "llvm.load"(%2370) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%2354)[^bb138, ^bb139] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb138:  // pred: ^bb137
    %2372 = "llvm.icmp"(%2371, %1792) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2372, %1791)[^bb154, ^bb140] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb139:  // pred: ^bb137
    %2373 = "llvm.icmp"(%2371, %2353) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2373, %1791)[^bb140, ^bb154] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb140:  // 2 preds: ^bb138, ^bb139
    %2374 = "llvm.sext"(%2344) : (i32) -> i64
    %2375 = "llvm.getelementptr"(%arg68, %2374) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2376 = "llvm.getelementptr"(%2352, %1757) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2377 = "llvm.load"(%2376) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2378 = "llvm.icmp"(%2371, %1748) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2378, %1748, %1793)[^bb141, ^bb150] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb141:  // pred: ^bb140
    %2379 = "llvm.getelementptr"(%2352, %1794) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2380 = "llvm.getelementptr"(%2363, %1750) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2381 = "llvm.zext"(%2371) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%2381, %1748, %1763, %1748)[^bb142] : (i64, i32, i64, i32) -> ()
  ^bb142(%2382: i64, %2383: i32, %2384: i64, %2385: i32):  // 2 preds: ^bb141, ^bb148
    %2386 = "llvm.add"(%2382, %1795) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2387 = "llvm.getelementptr"(%2377, %2386) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2388 = "llvm.load"(%2387) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2389 = "llvm.icmp"(%2384, %1796) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2354)[^bb144, ^bb143] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb143:  // pred: ^bb142
    %2390 = "llvm.getelementptr"(%2375, %2382) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2391 = "llvm.load"(%2390) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2392 = "llvm.icmp"(%2391, %1796) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2393 = "llvm.icmp"(%2391, %2388) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2394 = "llvm.select"(%2392, %1793, %2393) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2394, %1770)[^bb144, ^bb154] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb144:  // 2 preds: ^bb142, ^bb143
    %2395 = "llvm.icmp"(%2388, %1763) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2395, %2385, %2384)[^bb145, ^bb148] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb145:  // pred: ^bb144
    %2396 = "llvm.load"(%2379) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2397 = "llvm.icmp"(%2396, %1754) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2397, %2385, %2384)[^bb148, ^bb146] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb146:  // pred: ^bb145
    %2398 = "llvm.getelementptr"(%2396, %2386) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2399 = "llvm.load"(%2398) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2400 = "llvm.icmp"(%2399, %2384) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2401 = "llvm.or"(%2389, %2400) : (i1, i1) -> i1
    %2402 = "llvm.select"(%2400, %2385, %1797) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.cond_br"(%2401, %2402, %2399)[^bb148, ^bb147] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb147:  // pred: ^bb146
    %2403 = "llvm.icmp"(%2399, %1761) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2404 = "llvm.select"(%2403, %1798, %2385) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%2404, %2399)[^bb148] : (i32, i64) -> ()
  ^bb148(%2405: i32, %2406: i64):  // 4 preds: ^bb144, ^bb145, ^bb146, ^bb147
    %2407 = "llvm.shl"(%2382, %1799) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2408 = "llvm.getelementptr"(%2380, %2407) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2388, %2408) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2409 = "llvm.trunc"(%2382) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2410 = "llvm.add"(%2371, %2409) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2411 = "llvm.shl"(%2410, %1791) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2412 = "llvm.sext"(%2411) : (i32) -> i64
    %2413 = "llvm.getelementptr"(%2380, %2412) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2406, %2413) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2414 = "llvm.icmp"(%2388, %1761) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2415 = "llvm.zext"(%2414) : (i1) -> i32
    %2416 = "llvm.or"(%2383, %2415) : (i32, i32) -> i32
    %2417 = "llvm.intr.umax"(%2388, %1763) : (i64, i64) -> i64
    %2418 = "llvm.mul"(%2417, %2384) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2419 = "llvm.icmp"(%2382, %1763) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2419, %2386, %2416, %2418, %2405)[^bb142, ^bb149] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i64, i32, i64, i32) -> ()
  ^bb149:  // pred: ^bb148
    %2420 = "llvm.icmp"(%2416, %1748) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%2405, %2420)[^bb150] : (i32, i1) -> ()
  ^bb150(%2421: i32, %2422: i1):  // 2 preds: ^bb140, ^bb149
    %2423 = "llvm.getelementptr"(%2352, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2424 = "llvm.load"(%2423) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2424, %1790)[^bb154, ^bb151, ^bb151, ^bb151] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb151:  // 3 preds: ^bb150, ^bb150, ^bb150
    %2425 = "llvm.load"(%2352) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2426 = "llvm.ptrtoint"(%2425) : (!llvm.ptr) -> i64
    %2427 = "llvm.getelementptr"(%2352, %1765) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2428 = "llvm.load"(%2427) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2429 = "llvm.add"(%2428, %2426) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2430 = "llvm.load"(%2375) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2431 = "llvm.load"(%2326) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2432 = "llvm.sext"(%2431) : (i32) -> i64
    %2433 = "llvm.mul"(%2430, %2432) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2434 = "llvm.sub"(%2429, %2433) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%2434, %2363) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2435 = "llvm.getelementptr"(%2363, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2434, %2435) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2436 = "llvm.getelementptr"(%2363, %1750) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2430, %2436) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%2422)[^bb152, ^bb155] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb152:  // pred: ^bb151
    %2437 = "llvm.load"(%2327) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2438 = "llvm.add"(%2437, %1749) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2439 = "llvm.sext"(%2438) : (i32) -> i64
    %2440 = "llvm.and"(%2434, %2439) : (i64, i64) -> i64
    %2441 = "llvm.icmp"(%2440, %1761) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2441, %2421, %1773)[^bb153, ^bb154] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb153(%2442: i32):  // 2 preds: ^bb135, ^bb152
    %2443 = "llvm.icmp"(%2442, %1748) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2443, %2442)[^bb155, ^bb154] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb154(%2444: i32):  // 9 preds: ^bb125, ^bb126, ^bb136, ^bb138, ^bb139, ^bb143, ^bb150, ^bb152, ^bb153
    %2445 = "llvm.sext"(%2340) : (i32) -> i64
    %2446 = "llvm.getelementptr"(%arg68, %2445) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%2444, %2446, %2338, %1809, %arg68) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1749)[^bb161] : (i32) -> ()
  ^bb155:  // 2 preds: ^bb151, ^bb153
    %2447 = "llvm.add"(%2337, %1763) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2448 = "llvm.icmp"(%2447, %2336) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2448, %2447)[^bb123, ^bb156] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb156:  // 2 preds: ^bb120, ^bb155
    %2449 = "llvm.call"(%arg69, %1852, %1813, %1754) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.cond_br"(%1838, %1748)[^bb157, ^bb161] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb157:  // pred: ^bb156
    %2450 = "llvm.getelementptr"(%arg68, %1794) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2451 = "llvm.load"(%2450) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2452 = "llvm.sext"(%2451) : (i32) -> i64
    %2453 = "llvm.getelementptr"(%arg68, %2452) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2454 = "llvm.getelementptr"(%arg68, %1765) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2455 = "llvm.load"(%2454) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2456 = "llvm.sext"(%2455) : (i32) -> i64
    %2457 = "llvm.getelementptr"(%arg68, %2456) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2458 = "llvm.load"(%2457) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2459 = "llvm.icmp"(%2458, %1762) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2459)[^bb158, ^bb160] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb158:  // pred: ^bb157
    %2460 = "llvm.load"(%2453) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2461 = "llvm.icmp"(%2460, %1800) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2462 = "llvm.or"(%2317, %2461) : (i1, i1) -> i1
    "llvm.cond_br"(%2462)[^bb160, ^bb159] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb159:  // pred: ^bb158
    %2463 = "llvm.call"(%1814, %2453, %arg72) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2463)[^bb161] : (i32) -> ()
  ^bb160:  // 2 preds: ^bb157, ^bb158
    %2464 = "llvm.call"(%1814, %1842, %arg72) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_results, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2464)[^bb161] : (i32) -> ()
  ^bb161(%2465: i32):  // 9 preds: ^bb8, ^bb59, ^bb103, ^bb106, ^bb122, ^bb154, ^bb156, ^bb159, ^bb160
    "llvm.intr.stackrestore"(%1836) : (!llvm.ptr) -> ()
    "llvm.br"(%2465)[^bb162] : (i32) -> ()
  ^bb162(%2466: i32):  // 3 preds: ^bb1, ^bb3, ^bb161
    "llvm.return"(%2466) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg63: !llvm.ptr, %arg64: !llvm.ptr, %arg65: !llvm.ptr, %arg66: !llvm.ptr, %arg67: i64):
    %1724 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1725 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1726 = "llvm.mlir.constant"() <{value = 484 : i64}> : () -> i64
    %1727 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1728 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1729 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1730 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1731 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1732 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1733 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1734 = "llvm.alloca"(%1724) <{alignment = 16 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1735 = "llvm.alloca"(%1724) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%1735, %1725, %1726) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1736 = "llvm.icmp"(%arg65, %1727) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1736)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%1735, %arg65) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1737 = "llvm.call"(%1727, %1728, %arg66, %arg67) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
    %1738 = "llvm.add"(%1737, %1724) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1739 = "llvm.zext"(%1738) : (i32) -> i64
    %1740 = "llvm.alloca"(%1739) <{alignment = 16 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
    %1741 = "llvm.call"(%1740, %1739, %arg66, %arg67) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
    %1742 = "llvm.getelementptr"(%1735, %1729) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg64, %1734) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1743 = "llvm.getelementptr"(%1734, %1730) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1742, %1743) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1744 = "llvm.getelementptr"(%1734, %1731) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1740, %1744) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1745 = "llvm.load"(%1732) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1745, %arg63, %1734, %1733) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<ptr (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_flatten", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg60: !llvm.ptr, %arg61: !llvm.ptr, %arg62: !llvm.ptr):
    %1619 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1620 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1621 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1622 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1623 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1624 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1625 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1626 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1627 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1628 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1629 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1630 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1631 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1632 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1633 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1634 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1635 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %1636 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1637 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1638 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1639 = "llvm.getelementptr"(%1638, %1623) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1640 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1641 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1642 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1643 = "llvm.getelementptr"(%1638, %1642) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1644 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_23}> : () -> !llvm.ptr
    %1645 = "llvm.alloca"(%1619) <{alignment = 16 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %1646 = "llvm.alloca"(%1619) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1647 = "llvm.getelementptr"(%arg61, %1620) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1648 = "llvm.load"(%arg60) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1649 = "llvm.getelementptr"(%arg61, %1621) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1650 = "llvm.load"(%1649) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1651 = "llvm.sext"(%1650) : (i32) -> i64
    %1652 = "llvm.getelementptr"(%1648, %1651) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1653 = "llvm.load"(%arg61) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1653)[^bb1, ^bb2, ^bb3, ^bb5] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[108, 110, 115]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1654 = "llvm.getelementptr"(%arg61, %1625) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1655 = "llvm.getelementptr"(%arg60, %1628) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1632, %1647)[^bb10] : (i32, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1656 = "llvm.getelementptr"(%arg60, %1623) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1657 = "llvm.load"(%1656) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1658 = "llvm.getelementptr"(%arg61, %1625) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1659 = "llvm.load"(%1658) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1660 = "llvm.sext"(%1659) : (i32) -> i64
    %1661 = "llvm.getelementptr"(%1657, %1660) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg62, %1661) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1647)[^bb21] : (!llvm.ptr) -> ()
  ^bb3:  // pred: ^bb0
    %1662 = "llvm.load"(%arg62) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1663 = "llvm.icmp"(%1662, %1632) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1663, %1647)[^bb21, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%1622, %1652, %arg62, %1631, %1626) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1630)[^bb21] : (!llvm.ptr) -> ()
  ^bb5:  // pred: ^bb0
    %1664 = "llvm.load"(%arg62) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1664, %1622)[^bb7, ^bb6, ^bb6] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[75, 71]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb6:  // 2 preds: ^bb5, ^bb5
    %1665 = "llvm.getelementptr"(%arg62, %1623) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1666 = "llvm.load"(%1665) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1667 = "llvm.getelementptr"(%1666, %1624) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1668 = "llvm.load"(%1667) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1669 = "llvm.getelementptr"(%arg61, %1625) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1670 = "llvm.load"(%1669) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1671 = "llvm.sext"(%1670) : (i32) -> i64
    %1672 = "llvm.icmp"(%1668, %1671) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1672, %1626, %1647, %1627)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i64, !llvm.ptr, !llvm.ptr) -> ()
  ^bb7(%1673: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    "llvm.call"(%1673, %1652, %arg62, %1631, %1626) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1630)[^bb21] : (!llvm.ptr) -> ()
  ^bb8(%1674: i64, %1675: !llvm.ptr):  // 2 preds: ^bb6, ^bb9
    %1676 = "llvm.load"(%1669) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1677 = "llvm.sext"(%1676) : (i32) -> i64
    %1678 = "llvm.icmp"(%1674, %1677) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1678, %1675)[^bb9, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb9:  // pred: ^bb8
    %1679 = "llvm.load"(%1665) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1680 = "llvm.getelementptr"(%1679, %1628) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1681 = "llvm.load"(%1680) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1682 = "llvm.getelementptr"(%1681, %1674) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1683 = "llvm.call"(%arg60, %1675, %1682) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1684 = "llvm.add"(%1674, %1629) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1685 = "llvm.icmp"(%1683, %1630) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1685, %1630, %1684, %1683)[^bb21, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i64, !llvm.ptr) -> ()
  ^bb10(%1686: i32, %1687: !llvm.ptr):  // 2 preds: ^bb1, ^bb12
    %1688 = "llvm.load"(%1654) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1689 = "llvm.icmp"(%1686, %1688) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1689)[^bb11, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1690 = "llvm.load"(%1655) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1691 = "llvm.getelementptr"(%1690, %1620) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1691, %1655) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1692 = "llvm.load"(%arg60) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1693 = "llvm.getelementptr"(%1687, %1623) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1694 = "llvm.load"(%1693) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1695 = "llvm.sext"(%1694) : (i32) -> i64
    %1696 = "llvm.getelementptr"(%1692, %1695) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1697 = "llvm.call"(%arg62, %1652, %1696, %1690) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_get_item, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1698 = "llvm.icmp"(%1697, %1632) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1698, %1630)[^bb12, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %1699 = "llvm.call"(%arg60, %1687, %1690) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1700 = "llvm.add"(%1686, %1619) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1701 = "llvm.icmp"(%1699, %1630) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1701, %1630, %1700, %1699)[^bb21, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb13:  // pred: ^bb10
    %1702 = "llvm.load"(%arg62) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1702)[^bb14, ^bb15, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    "llvm.call"(%1622, %1652, %arg62, %1631, %1626) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb18] : () -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb13
    "llvm.intr.memcpy"(%1645, %arg62, %1620) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1703 = "llvm.getelementptr"(%1645, %1620) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1633, %1703) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1704 = "llvm.getelementptr"(%1645, %1634) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1632, %1704) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1705 = "llvm.getelementptr"(%1645, %1628) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1630, %1705) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1706 = "llvm.icmp"(%1702, %1635) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1707 = "llvm.select"(%1706, %1636, %1625) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1708 = "llvm.getelementptr"(%1646, %1623) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memset"(%1646, %1637, %1620) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1709 = "llvm.load"(%1639) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1710 = "llvm.getelementptr"(%1640, %1707) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1711 = "llvm.load"(%1710) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1712 = "llvm.call"(%1709, %1711, %1645, %1619, %1646) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %1713 = "llvm.icmp"(%1712, %1632) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1713)[^bb16, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1714 = "llvm.load"(%1646) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1715 = "llvm.icmp"(%1714, %1641) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1715)[^bb17, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // pred: ^bb16
    %1716 = "llvm.load"(%1643) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1717 = "llvm.load"(%1708) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1718 = "llvm.call"(%1716, %1717) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb19] : () -> ()
  ^bb18:  // 2 preds: ^bb14, ^bb15
    "llvm.br"(%1630)[^bb21] : (!llvm.ptr) -> ()
  ^bb19:  // 2 preds: ^bb16, ^bb17
    %1719 = "llvm.load"(%1708) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1720 = "llvm.load"(%1654) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1721 = "llvm.sext"(%1720) : (i32) -> i64
    %1722 = "llvm.icmp"(%1719, %1721) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1722, %1687)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    "llvm.call"(%1627, %1652, %arg62, %1644, %1719) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1630)[^bb21] : (!llvm.ptr) -> ()
  ^bb21(%1723: !llvm.ptr):  // 11 preds: ^bb2, ^bb3, ^bb4, ^bb7, ^bb8, ^bb9, ^bb11, ^bb12, ^bb18, ^bb19, ^bb20
    "llvm.return"(%1723) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse_sizes", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg58: !llvm.ptr, %arg59: !llvm.ptr):
    %1575 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1576 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1577 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1578 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1579 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1580 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %1581 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1582 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1583 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1584 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1585 = "llvm.load"(%arg58) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1586 = "llvm.getelementptr"(%arg59, %1575) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1587 = "llvm.load"(%1586) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1588 = "llvm.sext"(%1587) : (i32) -> i64
    %1589 = "llvm.getelementptr"(%1585, %1588) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1590 = "llvm.getelementptr"(%arg59, %1576) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1591 = "llvm.load"(%1590) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1592 = "llvm.icmp"(%1591, %1577) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1592, %1578, %1591)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1593 = "llvm.getelementptr"(%1585, %1579) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1594 = "llvm.load"(%1593) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1595 = "llvm.sext"(%1594) : (i32) -> i64
    %1596 = "llvm.getelementptr"(%1585, %1595) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1597 = "llvm.getelementptr"(%1589, %1580) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1598 = "llvm.load"(%1597) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1599 = "llvm.sext"(%1598) : (i32) -> i64
    %1600 = "llvm.getelementptr"(%1596, %1599) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1601 = "llvm.getelementptr"(%1600, %1581) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1602 = "llvm.load"(%1601) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1603 = "llvm.getelementptr"(%arg58, %1582) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1604 = "llvm.load"(%1603) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1605 = "llvm.getelementptr"(%1604, %1599) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1606 = "llvm.load"(%1605) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1606, %1602)[^bb2] : (!llvm.ptr, i32) -> ()
  ^bb2(%1607: !llvm.ptr, %1608: i32):  // 2 preds: ^bb0, ^bb1
    %1609 = "llvm.sext"(%1608) : (i32) -> i64
    %1610 = "llvm.getelementptr"(%1585, %1609) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1611 = "llvm.getelementptr"(%arg58, %1576) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1612 = "llvm.load"(%1611) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1613 = "llvm.call"(%1585, %1612, %1589) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %1614 = "llvm.trunc"(%1613) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %1615 = "llvm.getelementptr"(%arg59, %1583) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1616 = "llvm.load"(%1615) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1617 = "llvm.sext"(%1616) : (i32) -> i64
    %1618 = "llvm.getelementptr"(%1585, %1617) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%1584, %1610, %1607, %1618, %1614) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_number", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg55: !llvm.ptr, %arg56: !llvm.ptr, %arg57: !llvm.ptr):
    %1456 = "llvm.mlir.constant"() <{value = 102 : i32}> : () -> i32
    %1457 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1458 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1459 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1460 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1461 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1462 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1463 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1464 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1465 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1466 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1467 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1468 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1469 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1470 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1471 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_31}> : () -> !llvm.ptr
    %1472 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1473 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1474 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1475 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1476 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1477 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1478 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1479 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1480 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1481 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1482 = "llvm.mlir.constant"() <{value = 65535 : i32}> : () -> i32
    %1483 = "llvm.mlir.constant"() <{value = -1 : i16}> : () -> i16
    %1484 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %1485 = "llvm.mlir.constant"() <{value = -1.000000e+00 : f64}> : () -> f64
    %1486 = "llvm.mlir.constant"() <{value = 1023 : i32}> : () -> i32
    %1487 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1488 = "llvm.mlir.constant"() <{value = 0x7FF0000000000000 : f64}> : () -> f64
    %1489 = "llvm.mlir.constant"() <{value = 0x7FF8000000000000 : f64}> : () -> f64
    %1490 = "llvm.load"(%arg56) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1491 = "llvm.icmp"(%1490, %1456) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1492 = "llvm.getelementptr"(%arg55, %1457) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1493 = "llvm.load"(%1492) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1494 = "llvm.getelementptr"(%arg56, %1458) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1495 = "llvm.load"(%1494) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1496 = "llvm.sext"(%1495) : (i32) -> i64
    %1497 = "llvm.getelementptr"(%1493, %1496) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%1491)[^bb1, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1498 = "llvm.getelementptr"(%arg56, %1460) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1499 = "llvm.load"(%1498) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1499)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %1500 = "llvm.load"(%1497) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%1500)[^bb7] : (f64) -> ()
  ^bb3:  // pred: ^bb1
    %1501 = "llvm.load"(%1497) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %1502 = "llvm.fpext"(%1501) : (f32) -> f64
    "llvm.br"(%1502)[^bb7] : (f64) -> ()
  ^bb4:  // pred: ^bb1
    %1503 = "llvm.load"(%1497) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1504 = "llvm.getelementptr"(%arg56, %1475) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1505 = "llvm.load"(%1504) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1506 = "llvm.and"(%1505, %1477) : (i32, i32) -> i32
    %1507 = "llvm.icmp"(%1506, %1478) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1508 = "llvm.select"(%1507, %1479, %1480) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1509 = "llvm.xor"(%1508, %1481) : (i32, i32) -> i32
    %1510 = "llvm.shl"(%1472, %1509) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1511 = "llvm.xor"(%1510, %1472) : (i32, i32) -> i32
    %1512 = "llvm.zext"(%1503) : (i16) -> i32
    %1513 = "llvm.lshr"(%1512, %1508) : (i32, i32) -> i32
    %1514 = "llvm.and"(%1513, %1511) : (i32, i32) -> i32
    %1515 = "llvm.shl"(%1461, %1508) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1516 = "llvm.add"(%1515, %1482) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1517 = "llvm.and"(%1516, %1512) : (i32, i32) -> i32
    %1518 = "llvm.icmp"(%1503, %1483) <{predicate = 4 : i64}> : (i16, i16) -> i1
    %1519 = "llvm.select"(%1518, %1484, %1485) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %1520 = "llvm.icmp"(%1514, %1511) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1520)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1521 = "llvm.icmp"(%1517, %1476) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1522 = "llvm.fmul"(%1519, %1488) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1523 = "llvm.select"(%1521, %1522, %1489) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    "llvm.br"(%1523)[^bb7] : (f64) -> ()
  ^bb6:  // pred: ^bb4
    %1524 = "llvm.lshr"(%1511, %1461) : (i32, i32) -> i32
    %1525 = "llvm.icmp"(%1514, %1476) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1526 = "llvm.select"(%1525, %1476, %1515) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1527 = "llvm.add"(%1526, %1517) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1528 = "llvm.uitofp"(%1527) <{nonNeg}> : (i32) -> f64
    %1529 = "llvm.fmul"(%1519, %1528) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1530 = "llvm.intr.umax"(%1514, %1461) : (i32, i32) -> i32
    %1531 = "llvm.xor"(%1508, %1486) : (i32, i32) -> i32
    %1532 = "llvm.sub"(%1531, %1524) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1533 = "llvm.add"(%1532, %1530) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1534 = "llvm.zext"(%1533) <{nonNeg}> : (i32) -> i64
    %1535 = "llvm.shl"(%1534, %1487) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1536 = "llvm.bitcast"(%1535) : (i64) -> f64
    %1537 = "llvm.fmul"(%1529, %1536) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    "llvm.br"(%1537)[^bb7] : (f64) -> ()
  ^bb7(%1538: f64):  // 4 preds: ^bb2, ^bb3, ^bb5, ^bb6
    "llvm.store"(%1462, %arg57) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1539 = "llvm.getelementptr"(%arg57, %1475) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1476, %1539) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1540 = "llvm.getelementptr"(%arg57, %1460) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1538, %1540) <{alignment = 8 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"(%1476)[^bb18] : (i32) -> ()
  ^bb8:  // pred: ^bb0
    %1541 = "llvm.load"(%1497) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %1542 = "llvm.zext"(%1541) : (i8) -> i64
    %1543 = "llvm.icmp"(%1490, %1459) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1543)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %1544 = "llvm.and"(%1542, %1473) : (i64, i64) -> i64
    "llvm.br"(%1474, %1544)[^bb17] : (i32, i64) -> ()
  ^bb10:  // pred: ^bb8
    %1545 = "llvm.getelementptr"(%arg56, %1460) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1546 = "llvm.load"(%1545) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1547 = "llvm.icmp"(%1546, %1461) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1547, %1542)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb11:  // pred: ^bb10
    "llvm.switch"(%1546)[^bb14, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb12:  // pred: ^bb11
    %1548 = "llvm.load"(%1497) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1548)[^bb15] : (i64) -> ()
  ^bb13:  // pred: ^bb11
    %1549 = "llvm.load"(%1497) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1550 = "llvm.sext"(%1549) : (i32) -> i64
    "llvm.br"(%1550)[^bb15] : (i64) -> ()
  ^bb14:  // pred: ^bb11
    %1551 = "llvm.load"(%1497) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1552 = "llvm.sext"(%1551) : (i16) -> i64
    "llvm.br"(%1552)[^bb15] : (i64) -> ()
  ^bb15(%1553: i64):  // 4 preds: ^bb10, ^bb12, ^bb13, ^bb14
    %1554 = "llvm.shl"(%1546, %1462) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1555 = "llvm.sub"(%1463, %1554) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1556 = "llvm.icmp"(%1490, %1464) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1557 = "llvm.zext"(%1555) : (i32) -> i64
    %1558 = "llvm.shl"(%1553, %1557) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1559 = "llvm.ashr"(%1558, %1557) <{isExact}> : (i64, i64) -> i64
    %1560 = "llvm.lshr"(%1465, %1557) : (i64, i64) -> i64
    %1561 = "llvm.and"(%1553, %1560) : (i64, i64) -> i64
    %1562 = "llvm.select"(%1556, %1561, %1559) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1563 = "llvm.icmp"(%1562, %1466) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %1564 = "llvm.select"(%1556, %1563, %1467) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1564, %1461, %1562)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb16:  // pred: ^bb15
    %1565 = "llvm.load"(%arg55) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1566 = "llvm.getelementptr"(%arg56, %1468) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1567 = "llvm.load"(%1566) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1568 = "llvm.sext"(%1567) : (i32) -> i64
    %1569 = "llvm.getelementptr"(%1565, %1568) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%1469, %1569, %1470, %1471, %1561) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1472)[^bb18] : (i32) -> ()
  ^bb17(%1570: i32, %1571: i64):  // 2 preds: ^bb9, ^bb15
    "llvm.store"(%1570, %arg57) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1572 = "llvm.getelementptr"(%arg57, %1475) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1476, %1572) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1573 = "llvm.getelementptr"(%arg57, %1460) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1571, %1573) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%1476)[^bb18] : (i32) -> ()
  ^bb18(%1574: i32):  // 3 preds: ^bb7, ^bb16, ^bb17
    "llvm.return"(%1574) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_results", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg52: !llvm.ptr, %arg53: !llvm.ptr, %arg54: !llvm.ptr):
    %1224 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1225 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1226 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1227 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1228 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1229 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1230 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1231 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1232 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1233 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1234 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1235 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1236 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1237 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1238 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1239 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1240 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1241 = "llvm.mlir.constant"() <{value = 3735928559 : i64}> : () -> i64
    %1242 = "llvm.inttoptr"(%1241) : (i64) -> !llvm.ptr
    %1243 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %1244 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1245 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1246 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1247 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1248 = "llvm.getelementptr"(%1247, %1226) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1249 = "llvm.alloca"(%1224) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1250 = "llvm.load"(%arg52) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1251 = "llvm.getelementptr"(%1250, %1225) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1252 = "llvm.load"(%1251) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1253 = "llvm.sext"(%1252) : (i32) -> i64
    %1254 = "llvm.getelementptr"(%1250, %1253) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1255 = "llvm.getelementptr"(%1250, %1226) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1256 = "llvm.load"(%1255) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1257 = "llvm.sext"(%1256) : (i32) -> i64
    %1258 = "llvm.getelementptr"(%1250, %1257) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1258, %1249) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1259 = "llvm.getelementptr"(%1250, %1227) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1260 = "llvm.load"(%1259) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1261 = "llvm.zext"(%1260) : (i32) -> i64
    %1262 = "llvm.alloca"(%1261) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>}> : (i64) -> !llvm.ptr
    %1263 = "llvm.alloca"(%1261) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Block", (ptr, ptr, ptr)>}> : (i64) -> !llvm.ptr
    %1264 = "llvm.alloca"(%1261) <{alignment = 16 : i64, elem_type = !llvm.ptr}> : (i64) -> !llvm.ptr
    %1265 = "llvm.icmp"(%1260, %1228) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1265, %1228, %1229)[^bb1, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb1:  // pred: ^bb0
    %1266 = "llvm.getelementptr"(%arg52, %1230) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1267 = "llvm.getelementptr"(%1250, %1231) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1268 = "llvm.getelementptr"(%1250, %1232) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1269 = "llvm.getelementptr"(%arg52, %1232) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1270 = "llvm.shl"(%1261, %1233) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    "llvm.intr.memset"(%1262, %1234, %1270) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.br"(%1235)[^bb3] : (i64) -> ()
  ^bb2:  // pred: ^bb32
    %1271 = "llvm.icmp"(%arg53, %1244) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1272 = "llvm.getelementptr"(%arg52, %1230) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1273 = "llvm.zext"(%1260) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1235)[^bb33] : (i64) -> ()
  ^bb3(%1274: i64):  // 2 preds: ^bb1, ^bb32
    %1275 = "llvm.getelementptr"(%1263, %1274) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memset"(%1275, %1234, %1236) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1276 = "llvm.getelementptr"(%1254, %1274) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1277 = "llvm.load"(%1276) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1278 = "llvm.icmp"(%1277, %1237) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1278)[^bb4, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %1279 = "llvm.load"(%1266) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1280 = "llvm.load"(%1267) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1281 = "llvm.sext"(%1280) : (i32) -> i64
    %1282 = "llvm.getelementptr"(%1250, %1281) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1283 = "llvm.getelementptr"(%1276, %1227) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1284 = "llvm.load"(%1283) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1285 = "llvm.sext"(%1284) : (i32) -> i64
    %1286 = "llvm.getelementptr"(%1279, %1285) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1287 = "llvm.getelementptr"(%1276, %1230) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1288 = "llvm.load"(%1287) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1289 = "llvm.icmp"(%1288, %1238) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1289, %1286)[^bb6, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb5:  // pred: ^bb4
    %1290 = "llvm.load"(%1250) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1291 = "llvm.intr.smax"(%1290, %1239) : (i32, i32) -> i32
    %1292 = "llvm.zext"(%1291) <{nonNeg}> : (i32) -> i64
    %1293 = "llvm.getelementptr"(%1286, %1292) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1294 = "llvm.load"(%1293) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1294)[^bb6] : (!llvm.ptr) -> ()
  ^bb6(%1295: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    %1296 = "llvm.load"(%1295) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1297 = "llvm.icmp"(%1274, %1235) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1297, %1235)[^bb7, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb7:  // 2 preds: ^bb6, ^bb14
    %1298 = "llvm.load"(%1268) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1299 = "llvm.icmp"(%1298, %1228) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1299, %1298, %1238)[^bb8, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
  ^bb8:  // pred: ^bb7
    %1300 = "llvm.zext"(%1298) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1235)[^bb15] : (i64) -> ()
  ^bb9(%1301: i64):  // 2 preds: ^bb6, ^bb14
    %1302 = "llvm.getelementptr"(%1254, %1301) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1303 = "llvm.load"(%1302) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1304 = "llvm.icmp"(%1303, %1237) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1304)[^bb10, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    %1305 = "llvm.getelementptr"(%1302, %1227) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1306 = "llvm.load"(%1305) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1307 = "llvm.sext"(%1306) : (i32) -> i64
    %1308 = "llvm.getelementptr"(%1279, %1307) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1309 = "llvm.getelementptr"(%1302, %1230) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1310 = "llvm.load"(%1309) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1311 = "llvm.icmp"(%1310, %1238) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1311, %1308)[^bb12, ^bb11] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb11:  // pred: ^bb10
    %1312 = "llvm.load"(%1250) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1313 = "llvm.intr.smax"(%1312, %1239) : (i32, i32) -> i32
    %1314 = "llvm.zext"(%1313) <{nonNeg}> : (i32) -> i64
    %1315 = "llvm.getelementptr"(%1308, %1314) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1316 = "llvm.load"(%1315) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1316)[^bb12] : (!llvm.ptr) -> ()
  ^bb12(%1317: !llvm.ptr):  // 2 preds: ^bb10, ^bb11
    %1318 = "llvm.load"(%1317) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1319 = "llvm.icmp"(%1318, %1296) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1319)[^bb13, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb13:  // pred: ^bb12
    %1320 = "llvm.trunc"(%1301) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %1321 = "llvm.load"(%1268) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1322 = "llvm.add"(%1321, %1320) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%1321, %1322)[^bb21] : (i32, i32) -> ()
  ^bb14:  // 2 preds: ^bb9, ^bb12
    %1323 = "llvm.add"(%1301, %1240) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1324 = "llvm.icmp"(%1323, %1274) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1324, %1323)[^bb7, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb15(%1325: i64):  // 2 preds: ^bb8, ^bb19
    %1326 = "llvm.getelementptr"(%1282, %1325) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1327 = "llvm.load"(%1326) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1328 = "llvm.icmp"(%1327, %1237) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1328)[^bb16, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1329 = "llvm.getelementptr"(%1326, %1227) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1330 = "llvm.load"(%1329) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1331 = "llvm.sext"(%1330) : (i32) -> i64
    %1332 = "llvm.getelementptr"(%1279, %1331) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1333 = "llvm.getelementptr"(%1326, %1230) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1334 = "llvm.load"(%1333) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1335 = "llvm.icmp"(%1334, %1238) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1335, %1332)[^bb18, ^bb17] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb17:  // pred: ^bb16
    %1336 = "llvm.load"(%1250) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1337 = "llvm.intr.smax"(%1336, %1239) : (i32, i32) -> i32
    %1338 = "llvm.zext"(%1337) <{nonNeg}> : (i32) -> i64
    %1339 = "llvm.getelementptr"(%1332, %1338) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1340 = "llvm.load"(%1339) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1340)[^bb18] : (!llvm.ptr) -> ()
  ^bb18(%1341: !llvm.ptr):  // 2 preds: ^bb16, ^bb17
    %1342 = "llvm.load"(%1341) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1343 = "llvm.icmp"(%1342, %1296) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1343)[^bb20, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb19:  // 2 preds: ^bb15, ^bb18
    %1344 = "llvm.add"(%1325, %1240) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1345 = "llvm.icmp"(%1344, %1300) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1345, %1298, %1238, %1344)[^bb21, ^bb15] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i32, i64) -> ()
  ^bb20:  // pred: ^bb18
    %1346 = "llvm.trunc"(%1325) <{overflowFlags = 3 : i32}> : (i64) -> i32
    "llvm.br"(%1298, %1346)[^bb21] : (i32, i32) -> ()
  ^bb21(%1347: i32, %1348: i32):  // 4 preds: ^bb7, ^bb13, ^bb19, ^bb20
    "llvm.cond_br"(%1289, %1286)[^bb23, ^bb22] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb22:  // pred: ^bb21
    %1349 = "llvm.load"(%1250) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1350 = "llvm.intr.smax"(%1349, %1239) : (i32, i32) -> i32
    %1351 = "llvm.zext"(%1350) <{nonNeg}> : (i32) -> i64
    %1352 = "llvm.getelementptr"(%1286, %1351) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1353 = "llvm.load"(%1352) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1353)[^bb23] : (!llvm.ptr) -> ()
  ^bb23(%1354: !llvm.ptr):  // 2 preds: ^bb21, ^bb22
    %1355 = "llvm.load"(%1354) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1356 = "llvm.icmp"(%1348, %1347) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1356)[^bb25, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb24:  // pred: ^bb23
    %1357 = "llvm.sub"(%1348, %1347) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1358 = "llvm.zext"(%1357) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1358)[^bb31] : (i64) -> ()
  ^bb25:  // pred: ^bb23
    %1359 = "llvm.icmp"(%1348, %1238) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1359)[^bb26, ^bb29] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb26:  // pred: ^bb25
    %1360 = "llvm.load"(%1269) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1361 = "llvm.zext"(%1348) <{nonNeg}> : (i32) -> i64
    %1362 = "llvm.getelementptr"(%1360, %1361) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1363 = "llvm.load"(%1362) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1364 = "llvm.load"(%1363) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1365 = "llvm.icmp"(%1364, %1243) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1365, %1244)[^bb27, ^bb28] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb27:  // pred: ^bb26
    %1366 = "llvm.getelementptr"(%1363, %1232) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1367 = "llvm.load"(%1366) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1367)[^bb28] : (!llvm.ptr) -> ()
  ^bb28(%1368: !llvm.ptr):  // 2 preds: ^bb26, ^bb27
    %1369 = "llvm.getelementptr"(%1275, %1230) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1368, %1369) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1274)[^bb31] : (i64) -> ()
  ^bb29:  // pred: ^bb25
    %1370 = "llvm.icmp"(%1355, %1242) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1370, %1274)[^bb31, ^bb30] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb30:  // pred: ^bb29
    "llvm.store"(%1355, %1275) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1274)[^bb31] : (i64) -> ()
  ^bb31(%1371: i64):  // 4 preds: ^bb24, ^bb28, ^bb29, ^bb30
    %1372 = "llvm.getelementptr"(%1263, %1371) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1373 = "llvm.getelementptr"(%1264, %1274) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1372, %1373) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb32] : () -> ()
  ^bb32:  // 2 preds: ^bb3, ^bb31
    %1374 = "llvm.add"(%1274, %1240) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1375 = "llvm.icmp"(%1374, %1261) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1375, %1374)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb33(%1376: i64):  // 2 preds: ^bb2, ^bb38
    %1377 = "llvm.getelementptr"(%arg53, %1376) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1378 = "llvm.select"(%1271, %1244, %1377) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1379 = "llvm.getelementptr"(%1254, %1376) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1380 = "llvm.load"(%1379) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1381 = "llvm.icmp"(%1380, %1237) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1381)[^bb34, ^bb35] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb34:  // pred: ^bb33
    %1382 = "llvm.getelementptr"(%1264, %1376) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1383 = "llvm.load"(%1382) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1384 = "llvm.getelementptr"(%1262, %1376) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1385 = "llvm.trunc"(%1376) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %1386 = "llvm.call"(%arg52, %1383, %1385, %1384, %1378) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1386)[^bb38] : (i32) -> ()
  ^bb35:  // pred: ^bb33
    %1387 = "llvm.icmp"(%1378, %1244) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1387)[^bb36, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb36:  // pred: ^bb35
    %1388 = "llvm.getelementptr"(%1262, %1376) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1389 = "llvm.call"(%arg52, %1379, %1388) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1389)[^bb38] : (i32) -> ()
  ^bb37:  // pred: ^bb35
    %1390 = "llvm.load"(%1377) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1391 = "llvm.icmp"(%1390, %1243) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1392 = "llvm.getelementptr"(%1377, %1232) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1393 = "llvm.load"(%1392) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1394 = "llvm.select"(%1391, %1236, %1235) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1395 = "llvm.getelementptr"(%1393, %1394) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1396 = "llvm.load"(%1395) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1397 = "llvm.getelementptr"(%1395, %1226) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1398 = "llvm.load"(%1397) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1399 = "llvm.getelementptr"(%1396, %1398) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1400 = "llvm.load"(%1272) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1401 = "llvm.getelementptr"(%1379, %1227) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1402 = "llvm.load"(%1401) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1403 = "llvm.sext"(%1402) : (i32) -> i64
    %1404 = "llvm.getelementptr"(%1400, %1403) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1405 = "llvm.getelementptr"(%1379, %1232) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1406 = "llvm.load"(%1405) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1407 = "llvm.sext"(%1406) : (i32) -> i64
    "llvm.intr.memcpy"(%1399, %1404, %1407) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1228)[^bb38] : (i32) -> ()
  ^bb38(%1408: i32):  // 3 preds: ^bb34, ^bb36, ^bb37
    %1409 = "llvm.add"(%1376, %1240) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1410 = "llvm.icmp"(%1408, %1228) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1411 = "llvm.icmp"(%1409, %1273) <{predicate = 9 : i64}> : (i64, i64) -> i1
    %1412 = "llvm.select"(%1410, %1245, %1411) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1412, %1408, %1410, %1409)[^bb39, ^bb33] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i1, i64) -> ()
  ^bb39(%1413: i32, %1414: i1):  // 2 preds: ^bb0, ^bb38
    %1415 = "llvm.icmp"(%arg53, %1244) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1416 = "llvm.or"(%1415, %1414) : (i1, i1) -> i1
    "llvm.cond_br"(%1416, %1413)[^bb41, ^bb40] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb40:  // pred: ^bb39
    %1417 = "llvm.call"(%1250, %1249, %1262, %arg54) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_nest, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1417)[^bb41] : (i32) -> ()
  ^bb41(%1418: i32):  // 2 preds: ^bb39, ^bb40
    "llvm.cond_br"(%1265, %1235)[^bb42, ^bb52] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb42(%1419: i64):  // 2 preds: ^bb41, ^bb44
    %1420 = "llvm.getelementptr"(%1262, %1419) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1421 = "llvm.load"(%1420) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1422 = "llvm.icmp"(%1421, %1246) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1422)[^bb43, ^bb44] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb43:  // pred: ^bb42
    %1423 = "llvm.load"(%1248) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1424 = "llvm.getelementptr"(%1420, %1232) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1425 = "llvm.load"(%1424) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1426 = "llvm.call"(%1423, %1425) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb44] : () -> ()
  ^bb44:  // 2 preds: ^bb42, ^bb43
    %1427 = "llvm.add"(%1419, %1240) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1428 = "llvm.icmp"(%1427, %1261) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1428, %1427)[^bb45, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb45:  // pred: ^bb44
    %1429 = "llvm.getelementptr"(%arg52, %1230) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1235)[^bb46] : (i64) -> ()
  ^bb46(%1430: i64):  // 2 preds: ^bb45, ^bb51
    %1431 = "llvm.getelementptr"(%1263, %1430) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1432 = "llvm.getelementptr"(%1431, %1232) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1433 = "llvm.load"(%1432) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1434 = "llvm.icmp"(%1433, %1244) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1434)[^bb48, ^bb47] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb47:  // pred: ^bb46
    %1435 = "llvm.load"(%1248) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1436 = "llvm.call"(%1435, %1433) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb48] : () -> ()
  ^bb48:  // 2 preds: ^bb46, ^bb47
    %1437 = "llvm.load"(%1431) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1437) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1438 = "llvm.getelementptr"(%1254, %1430) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1439 = "llvm.load"(%1438) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1440 = "llvm.icmp"(%1439, %1237) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1440)[^bb49, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb49:  // pred: ^bb48
    %1441 = "llvm.getelementptr"(%1438, %1230) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1442 = "llvm.load"(%1441) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1443 = "llvm.icmp"(%1442, %1228) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1443)[^bb50, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb50:  // pred: ^bb49
    %1444 = "llvm.load"(%1429) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1445 = "llvm.getelementptr"(%1438, %1227) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1446 = "llvm.load"(%1445) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1447 = "llvm.sext"(%1446) : (i32) -> i64
    %1448 = "llvm.getelementptr"(%1444, %1447) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1449 = "llvm.load"(%1250) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1450 = "llvm.intr.smax"(%1449, %1239) : (i32, i32) -> i32
    %1451 = "llvm.zext"(%1450) <{nonNeg}> : (i32) -> i64
    %1452 = "llvm.getelementptr"(%1448, %1451) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1453 = "llvm.load"(%1452) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1453) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"()[^bb51] : () -> ()
  ^bb51:  // 3 preds: ^bb48, ^bb49, ^bb50
    %1454 = "llvm.add"(%1430, %1240) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1455 = "llvm.icmp"(%1454, %1261) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1455, %1454)[^bb52, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb52:  // 2 preds: ^bb41, ^bb51
    "llvm.return"(%1418) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_text", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg50: !llvm.ptr, %arg51: !llvm.ptr):
    %1206 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1207 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1208 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1209 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1210 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1211 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1212 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1213 = "llvm.getelementptr"(%1212, %1211) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1214 = "llvm.alloca"(%1206) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Bytes", (ptr, i64)>}> : (i32) -> !llvm.ptr
    "llvm.store"(%arg50, %1214) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1215 = "llvm.getelementptr"(%1214, %1207) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1216 = "llvm.call"(%arg50) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i64
    "llvm.store"(%1216, %1215) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1217 = "llvm.load"(%1208) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1218 = "llvm.icmp"(%1217, %1209) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1218)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1219 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1220 = "llvm.icmp"(%1219, %1209) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1220, %1210)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1221 = "llvm.load"(%1213) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1222 = "llvm.call"(%1221, %1214, %arg51) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1222)[^bb3] : (i32) -> ()
  ^bb3(%1223: i32):  // 2 preds: ^bb1, ^bb2
    "llvm.return"(%1223) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "strlen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_find_functions", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %1162 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1163 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_2}> : () -> !llvm.ptr
    %1164 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1165 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1166 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_symbols}> : () -> !llvm.ptr
    %1167 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1168 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1169 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_NAMES}> : () -> !llvm.ptr
    %1170 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1171 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1172 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_GLOBALS}> : () -> !llvm.ptr
    %1173 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1174 = "llvm.getelementptr"(%1168, %1173) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1175 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1176 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1177 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1178 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %1179 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1180 = "llvm.alloca"(%1162) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Bytes", (ptr, i64)>}> : (i32) -> !llvm.ptr
    %1181 = "llvm.call"(%1163, %1164) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlopen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1165)[^bb2] : (i64) -> ()
  ^bb1:  // pred: ^bb6
    %1182 = "llvm.getelementptr"(%1180, %1171) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1165)[^bb8] : (i64) -> ()
  ^bb2(%1183: i64):  // 2 preds: ^bb0, ^bb6
    %1184 = "llvm.getelementptr"(%1166, %1183) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1185 = "llvm.load"(%1184) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1186 = "llvm.icmp"(%1185, %1167) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1186)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1187 = "llvm.getelementptr"(%1168, %1183) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1185, %1187) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb6] : () -> ()
  ^bb4:  // pred: ^bb2
    %1188 = "llvm.getelementptr"(%1169, %1183) <{elem_type = !llvm.array<36 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1189 = "llvm.call"(%1181, %1188) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1190 = "llvm.getelementptr"(%1168, %1183) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1189, %1190) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1191 = "llvm.icmp"(%1189, %1167) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1191)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    "llvm.call"(%1188) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_runtime, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%1177)[^bb12] : (i32) -> ()
  ^bb6:  // 2 preds: ^bb3, ^bb4
    %1192 = "llvm.add"(%1183, %1170) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1193 = "llvm.icmp"(%1192, %1171) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1193, %1192)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb7:  // pred: ^bb9
    %1194 = "llvm.add"(%1196, %1170) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1195 = "llvm.icmp"(%1194, %1178) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1195, %1194)[^bb11, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb8(%1196: i64):  // 2 preds: ^bb1, ^bb7
    %1197 = "llvm.getelementptr"(%1172, %1196) <{elem_type = !llvm.array<16 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1197, %1180) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1198 = "llvm.call"(%1197) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i64
    "llvm.store"(%1198, %1182) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1199 = "llvm.load"(%1174) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1200 = "llvm.getelementptr"(%1175, %1196) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1201 = "llvm.call"(%1199, %1180, %1200) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1202 = "llvm.icmp"(%1201, %1176) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1202, %1177)[^bb9, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb9:  // pred: ^bb8
    %1203 = "llvm.load"(%1200) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1204 = "llvm.icmp"(%1203, %1167) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1204)[^bb10, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    "llvm.call"(%1197) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_runtime, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%1177)[^bb12] : (i32) -> ()
  ^bb11:  // pred: ^bb7
    "llvm.store"(%1162, %1179) <{alignment = 4 : i64, ordering = 5 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%1176)[^bb12] : (i32) -> ()
  ^bb12(%1205: i32):  // 4 preds: ^bb5, ^bb8, ^bb10, ^bb11
    "llvm.return"(%1205) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "dlopen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, ptr)>, linkage = #llvm.linkage<external>, sym_name = "dlsym", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_refuse_runtime", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg49: !llvm.ptr):
    %1145 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1146 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1147 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1148 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_refuse_runtime_text}> : () -> !llvm.ptr
    %1149 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1150 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1151 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1152 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_3}> : () -> !llvm.ptr
    %1153 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1154 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1155 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_5}> : () -> !llvm.ptr
    %1156 = "llvm.alloca"(%1145) <{alignment = 16 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1157 = "llvm.load"(%1146) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1158 = "llvm.icmp"(%1157, %1147) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1158)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.store"(%1148, %1156) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1159 = "llvm.getelementptr"(%1156, %1149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg49, %1159) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1160 = "llvm.getelementptr"(%1156, %1150) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1151, %1160) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.call"(%1157, %1152, %1156, %1153) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    %1161 = "llvm.call"(%1154, %1155, %1148, %arg49) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (i32, ptr, ...)>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @abort, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.unreachable"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "dprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, passthrough = ["cold", "optsize"], sym_name = "abort", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_append_value", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg47: !llvm.ptr, %arg48: !llvm.ptr):
    %1095 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_14}> : () -> !llvm.ptr
    %1096 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1097 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_13}> : () -> !llvm.ptr
    %1098 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_12}> : () -> !llvm.ptr
    %1099 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1100 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1101 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_11}> : () -> !llvm.ptr
    %1102 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_10}> : () -> !llvm.ptr
    %1103 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_9}> : () -> !llvm.ptr
    %1104 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1105 = "llvm.mlir.constant"() <{value = 480 : i64}> : () -> i64
    %1106 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_8}> : () -> !llvm.ptr
    %1107 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_7}> : () -> !llvm.ptr
    %1108 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1109 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_6}> : () -> !llvm.ptr
    %1110 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1111 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1112 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1113 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1114 = "llvm.getelementptr"(%1113, %1111) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1115 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_16}> : () -> !llvm.ptr
    %1116 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %1117 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_15}> : () -> !llvm.ptr
    %1118 = "llvm.load"(%arg48) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1118)[^bb14, ^bb2, ^bb1, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb8, ^bb8, ^bb9, ^bb9, ^bb10, ^bb10, ^bb11, ^bb11, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, case_values = dense<[70, 7, 0, 1, 2, 3, 8, 11, 65, 12, 66, 71, 75, 72, 76, 74, 78]> : vector<17xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1119 = "llvm.getelementptr"(%arg48, %1099) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1120 = "llvm.load"(%1119) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1121 = "llvm.icmp"(%1120, %1110) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1121, %1120)[^bb15, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1122 = "llvm.getelementptr"(%arg48, %1099) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1123 = "llvm.load"(%1122) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1124 = "llvm.getelementptr"(%1123, %1111) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1124)[^bb3] : (!llvm.ptr) -> ()
  ^bb3(%1125: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    "llvm.call"(%arg47, %1125) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_tensor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb4:  // pred: ^bb0
    "llvm.call"(%arg47, %1109, %1096) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb5:  // pred: ^bb0
    %1126 = "llvm.getelementptr"(%arg48, %1099) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1127 = "llvm.load"(%1126) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg47, %1108, %1127) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb6:  // pred: ^bb0
    "llvm.call"(%arg47, %1107, %1096) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb7:  // pred: ^bb0
    %1128 = "llvm.getelementptr"(%arg47, %1104) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1129 = "llvm.getelementptr"(%arg48, %1099) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1130 = "llvm.load"(%1129) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    %1131 = "llvm.call"(%1128, %1105, %1106, %1130) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, f64) -> i32
    "llvm.store"(%1131, %arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb8:  // 3 preds: ^bb0, ^bb0, ^bb0
    "llvm.call"(%arg47, %1103, %1096) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb9:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg47, %1102, %1096) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb10:  // 2 preds: ^bb0, ^bb0
    %1132 = "llvm.getelementptr"(%arg48, %1099) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1133 = "llvm.load"(%1132) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1134 = "llvm.getelementptr"(%1133, %1100) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1135 = "llvm.load"(%1134) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg47, %1101, %1135) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb11:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg47, %1098, %1096) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb12:  // pred: ^bb0
    "llvm.call"(%arg47, %1097, %1096) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb13:  // pred: ^bb0
    "llvm.call"(%arg47, %1095, %1096) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb14:  // pred: ^bb0
    %1136 = "llvm.icmp"(%1118, %1112) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1136)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // 2 preds: ^bb1, ^bb14
    %1137 = "llvm.sext"(%1118) : (i32) -> i64
    "llvm.call"(%arg47, %1117, %1137) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb16:  // pred: ^bb14
    %1138 = "llvm.getelementptr"(%arg47, %1104) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1139 = "llvm.load"(%1114) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1140 = "llvm.call"(%1139, %1118) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1141 = "llvm.getelementptr"(%1140, %1099) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1142 = "llvm.load"(%1141) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1143 = "llvm.call"(%1138, %1105, %1115, %1142) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) -> i32
    %1144 = "llvm.intr.smin"(%1143, %1116) : (i32, i32) -> i32
    "llvm.store"(%1144, %arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb17:  // 13 preds: ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb15, ^bb16
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i64, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "snprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append_tensor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg45: !llvm.ptr, %arg46: !llvm.ptr):
    %1000 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1001 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1002 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1003 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1004 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1005 = "llvm.mlir.constant"() <{value = 18 : i32}> : () -> i32
    %1006 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_DTYPES}> : () -> !llvm.ptr
    %1007 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1008 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_17}> : () -> !llvm.ptr
    %1009 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1010 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1011 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1012 = "llvm.mlir.constant"() <{value = 2147483646 : i64}> : () -> i64
    %1013 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1014 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1015 = "llvm.mlir.constant"() <{value = -2 : i64}> : () -> i64
    %1016 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1017 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1018 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1019 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_18}> : () -> !llvm.ptr
    %1020 = "llvm.getelementptr"(%arg46, %1000) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1021 = "llvm.load"(%1020) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1022 = "llvm.and"(%1021, %1001) : (i32, i32) -> i32
    %1023 = "llvm.lshr"(%1021, %1002) : (i32, i32) -> i32
    %1024 = "llvm.getelementptr"(%arg46, %1003) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1025 = "llvm.load"(%1024) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1026 = "llvm.add"(%1025, %1004) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1027 = "llvm.zext"(%1026) : (i32) -> i64
    %1028 = "llvm.alloca"(%1027) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %1029 = "llvm.icmp"(%1022, %1005) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1029)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1030 = "llvm.zext"(%1022) <{nonNeg}> : (i32) -> i64
    %1031 = "llvm.getelementptr"(%1006, %1030) <{elem_type = !llvm.array<20 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1032 = "llvm.lshr"(%1021, %1007) : (i32, i32) -> i32
    %1033 = "llvm.and"(%1032, %1001) : (i32, i32) -> i32
    %1034 = "llvm.zext"(%1033) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg45, %1031, %1034) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1035 = "llvm.icmp"(%1023, %1004) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1035)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1036 = "llvm.zext"(%1023) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg45, %1008, %1036) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb4] : () -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %1037 = "llvm.getelementptr"(%arg46, %1009) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1038 = "llvm.load"(%1037) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1039 = "llvm.load"(%1024) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg45, %1038, %1039) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_list, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %1040 = "llvm.load"(%1024) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1041 = "llvm.load"(%1037) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1042 = "llvm.icmp"(%1040, %1010) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1042)[^bb5, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1043 = "llvm.zext"(%1040) <{nonNeg}> : (i32) -> i64
    %1044 = "llvm.and"(%1043, %1011) : (i64, i64) -> i64
    %1045 = "llvm.icmp"(%1040, %1004) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1045, %1043, %1011, %1011)[^bb9, ^bb6] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i64, i64, i64) -> ()
  ^bb6:  // pred: ^bb5
    %1046 = "llvm.and"(%1043, %1012) : (i64, i64) -> i64
    "llvm.br"(%1043, %1011, %1011, %1013)[^bb7] : (i64, i64, i64, i64) -> ()
  ^bb7(%1047: i64, %1048: i64, %1049: i64, %1050: i64):  // 2 preds: ^bb6, ^bb7
    %1051 = "llvm.add"(%1047, %1014) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1052 = "llvm.getelementptr"(%1028, %1051) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1049, %1052) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1053 = "llvm.getelementptr"(%1041, %1051) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1054 = "llvm.load"(%1053) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1055 = "llvm.intr.umax"(%1054, %1011) : (i64, i64) -> i64
    %1056 = "llvm.mul"(%1055, %1049) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1057 = "llvm.mul"(%1054, %1048) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1058 = "llvm.add"(%1047, %1015) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1059 = "llvm.getelementptr"(%1028, %1058) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1056, %1059) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1060 = "llvm.getelementptr"(%1041, %1058) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1061 = "llvm.load"(%1060) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1062 = "llvm.intr.umax"(%1061, %1011) : (i64, i64) -> i64
    %1063 = "llvm.mul"(%1062, %1056) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1064 = "llvm.mul"(%1061, %1057) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1065 = "llvm.add"(%1050, %1016) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1066 = "llvm.icmp"(%1065, %1046) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1066, %1058, %1064, %1063, %1065)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, i64, i64, i64, i64) -> ()
  ^bb8:  // pred: ^bb7
    %1067 = "llvm.icmp"(%1044, %1013) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1067, %1064, %1058, %1064, %1063)[^bb10, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, i64, i64, i64, i64) -> ()
  ^bb9(%1068: i64, %1069: i64, %1070: i64):  // 2 preds: ^bb5, ^bb8
    %1071 = "llvm.icmp"(%1044, %1013) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%1071) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %1072 = "llvm.add"(%1068, %1014) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1073 = "llvm.getelementptr"(%1028, %1072) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1070, %1073) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1074 = "llvm.getelementptr"(%1041, %1072) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1075 = "llvm.load"(%1074) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1076 = "llvm.mul"(%1075, %1069) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%1076)[^bb10] : (i64) -> ()
  ^bb10(%1077: i64):  // 2 preds: ^bb8, ^bb9
    %1078 = "llvm.icmp"(%1077, %1013) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1078)[^bb16, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1079 = "llvm.getelementptr"(%arg46, %1017) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1080 = "llvm.load"(%1079) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1081 = "llvm.icmp"(%1080, %1018) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1081, %1013)[^bb16, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb12(%1082: i64):  // 2 preds: ^bb11, ^bb14
    %1083 = "llvm.getelementptr"(%1041, %1082) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1084 = "llvm.load"(%1083) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1085 = "llvm.icmp"(%1084, %1011) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1085)[^bb13, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb13:  // pred: ^bb12
    %1086 = "llvm.getelementptr"(%1080, %1082) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1087 = "llvm.load"(%1086) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1088 = "llvm.getelementptr"(%1028, %1082) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1089 = "llvm.load"(%1088) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1090 = "llvm.icmp"(%1087, %1089) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1090)[^bb14, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb14:  // 2 preds: ^bb12, ^bb13
    %1091 = "llvm.add"(%1082, %1011) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1092 = "llvm.icmp"(%1091, %1043) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1092, %1091)[^bb16, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb15:  // pred: ^bb13
    "llvm.call"(%arg45, %1019, %1013) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1093 = "llvm.load"(%1079) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1094 = "llvm.load"(%1024) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg45, %1093, %1094) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_list, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb16] : () -> ()
  ^bb16:  // 5 preds: ^bb4, ^bb10, ^bb11, ^bb14, ^bb15
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg42: !llvm.ptr, %arg43: !llvm.ptr, %arg44: i64):
    %987 = "llvm.mlir.constant"() <{value = 480 : i32}> : () -> i32
    %988 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %989 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %990 = "llvm.load"(%arg42) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %991 = "llvm.sub"(%987, %990) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %992 = "llvm.getelementptr"(%arg42, %988) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %993 = "llvm.sext"(%990) : (i32) -> i64
    %994 = "llvm.getelementptr"(%992, %993) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %995 = "llvm.sext"(%991) : (i32) -> i64
    %996 = "llvm.call"(%994, %995, %arg43, %arg44) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
    %997 = "llvm.load"(%arg42) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %998 = "llvm.add"(%997, %996) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %999 = "llvm.intr.smin"(%998, %989) : (i32, i32) -> i32
    "llvm.store"(%999, %arg42) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i32)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append_list", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg39: !llvm.ptr, %arg40: !llvm.ptr, %arg41: i32):
    %970 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_19}> : () -> !llvm.ptr
    %971 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %972 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %973 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %974 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %975 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %976 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_20}> : () -> !llvm.ptr
    %977 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_21}> : () -> !llvm.ptr
    "llvm.call"(%arg39, %970, %971) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %978 = "llvm.icmp"(%arg41, %972) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%978)[^bb1, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %979 = "llvm.zext"(%arg41) <{nonNeg}> : (i32) -> i64
    %980 = "llvm.load"(%arg40) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg39, %973, %980) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %981 = "llvm.icmp"(%arg41, %974) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%981, %975)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb2(%982: i64):  // 2 preds: ^bb1, ^bb2
    %983 = "llvm.getelementptr"(%arg40, %982) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %984 = "llvm.load"(%983) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg39, %976, %984) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %985 = "llvm.add"(%982, %975) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %986 = "llvm.icmp"(%985, %979) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%986, %985)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    "llvm.call"(%arg39, %977, %971) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_get_item", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg35: !llvm.ptr, %arg36: !llvm.ptr, %arg37: !llvm.ptr, %arg38: !llvm.ptr):
    %924 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %925 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %926 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %927 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %928 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %929 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %930 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %931 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %932 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %933 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %934 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %935 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %936 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %937 = "llvm.getelementptr"(%936, %934) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %938 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %939 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %940 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %941 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %942 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %943 = "llvm.getelementptr"(%936, %942) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %944 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %945 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %946 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %947 = "llvm.alloca"(%924) <{alignment = 16 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %948 = "llvm.load"(%arg35) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%948)[^bb1, ^bb2, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%944, %arg36, %arg35, %945, %946) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%940)[^bb7] : (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb0
    "llvm.intr.memcpy"(%947, %arg35, %925) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %949 = "llvm.getelementptr"(%947, %925) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%926, %949) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %950 = "llvm.getelementptr"(%947, %927) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%928, %950) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %951 = "llvm.getelementptr"(%947, %929) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg37, %951) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %952 = "llvm.icmp"(%948, %930) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %953 = "llvm.select"(%952, %931, %932) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %954 = "llvm.icmp"(%arg37, %933) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %955 = "llvm.zext"(%954) : (i1) -> i64
    %956 = "llvm.getelementptr"(%arg38, %934) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memset"(%arg38, %935, %925) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %957 = "llvm.load"(%937) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %958 = "llvm.getelementptr"(%938, %953) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %959 = "llvm.getelementptr"(%958, %955) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %960 = "llvm.load"(%959) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %961 = "llvm.select"(%954, %939, %924) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %962 = "llvm.call"(%957, %960, %947, %961, %arg38) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %963 = "llvm.icmp"(%962, %928) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%963)[^bb5, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    "llvm.cond_br"(%954, %940)[^bb4, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%arg36, %arg35, %arg37) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_without, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%940)[^bb7] : (i32) -> ()
  ^bb5:  // pred: ^bb2
    %964 = "llvm.load"(%arg38) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %965 = "llvm.icmp"(%964, %941) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%965, %928)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb6:  // pred: ^bb5
    %966 = "llvm.load"(%943) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %967 = "llvm.load"(%956) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %968 = "llvm.call"(%966, %967) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%928)[^bb7] : (i32) -> ()
  ^bb7(%969: i32):  // 5 preds: ^bb1, ^bb3, ^bb4, ^bb5, ^bb6
    "llvm.return"(%969) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse_without", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg32: !llvm.ptr, %arg33: !llvm.ptr, %arg34: !llvm.ptr):
    %903 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %904 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %905 = "llvm.mlir.constant"() <{value = 484 : i64}> : () -> i64
    %906 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %907 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %908 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %909 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_24}> : () -> !llvm.ptr
    %910 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %911 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %912 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_25}> : () -> !llvm.ptr
    %913 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %914 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %915 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %916 = "llvm.alloca"(%903) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    %917 = "llvm.alloca"(%903) <{alignment = 16 : i64, elem_type = !llvm.array<5 x ptr>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%916, %904, %905) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.call"(%916, %arg33) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%arg32, %917) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %918 = "llvm.getelementptr"(%917, %906) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %919 = "llvm.getelementptr"(%916, %907) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%919, %918) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %920 = "llvm.getelementptr"(%917, %908) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%909, %920) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %921 = "llvm.getelementptr"(%917, %910) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg34, %921) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %922 = "llvm.getelementptr"(%917, %911) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%912, %922) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %923 = "llvm.load"(%913) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%923, %914, %917, %915) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (i32, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_refuse_array", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg27: i32, %arg28: !llvm.ptr, %arg29: !llvm.ptr, %arg30: !llvm.ptr, %arg31: !llvm.ptr):
    %864 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %865 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_26}> : () -> !llvm.ptr
    %866 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %867 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %868 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_27}> : () -> !llvm.ptr
    %869 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %870 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %871 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_30}> : () -> !llvm.ptr
    %872 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %873 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %874 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %875 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_29}> : () -> !llvm.ptr
    %876 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %877 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_28}> : () -> !llvm.ptr
    %878 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %879 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %880 = "llvm.icmp"(%arg27, %864) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %881 = "llvm.select"(%880, %865, %866) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %882 = "llvm.icmp"(%arg27, %867) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %883 = "llvm.select"(%882, %868, %881) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%arg27, %883, %869)[^bb4, ^bb1, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[7, 8, 9]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i64) -> ()
  ^bb1:  // pred: ^bb0
    %884 = "llvm.getelementptr"(%arg30, %876) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %885 = "llvm.load"(%884) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %886 = "llvm.sext"(%885) : (i32) -> i64
    "llvm.br"(%877, %886)[^bb4] : (!llvm.ptr, i64) -> ()
  ^bb2:  // pred: ^bb0
    %887 = "llvm.load"(%arg29) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %888 = "llvm.icmp"(%887, %872) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %889 = "llvm.getelementptr"(%arg29, %873) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %890 = "llvm.load"(%889) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %891 = "llvm.select"(%888, %874, %869) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %892 = "llvm.getelementptr"(%890, %891) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %893 = "llvm.getelementptr"(%892, %873) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %894 = "llvm.load"(%893) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %895 = "llvm.sext"(%894) : (i32) -> i64
    "llvm.br"(%875, %895)[^bb4] : (!llvm.ptr, i64) -> ()
  ^bb3:  // pred: ^bb0
    %896 = "llvm.load"(%arg31) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %897 = "llvm.shl"(%896, %870) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %898 = "llvm.sext"(%897) : (i32) -> i64
    "llvm.br"(%871, %898)[^bb4] : (!llvm.ptr, i64) -> ()
  ^bb4(%899: !llvm.ptr, %900: i64):  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb3
    %901 = "llvm.icmp"(%arg27, %870) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %902 = "llvm.select"(%901, %878, %879) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.call"(%902, %arg28, %arg29, %899, %900) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_write_narrow_descriptor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: !llvm.ptr, %arg26: !llvm.ptr):
    %693 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %694 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %695 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %696 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %697 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %698 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %699 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %700 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %701 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %702 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %703 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %704 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %705 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %706 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %707 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %708 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %709 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %710 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %711 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %712 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %713 = "llvm.mlir.constant"() <{value = 2147483648 : i64}> : () -> i64
    %714 = "llvm.mlir.constant"() <{value = 4294967296 : i64}> : () -> i64
    %715 = "llvm.mlir.constant"() <{value = 32768 : i64}> : () -> i64
    %716 = "llvm.mlir.constant"() <{value = 65536 : i64}> : () -> i64
    %717 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %718 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %719 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %720 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %721 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %722 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %723 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %724 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %725 = "llvm.load"(%arg23) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %726 = "llvm.getelementptr"(%arg25, %693) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %727 = "llvm.load"(%726) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %728 = "llvm.getelementptr"(%arg24, %694) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %729 = "llvm.load"(%728) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %730 = "llvm.icmp"(%727, %729) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%730, %695)[^bb1, ^bb29] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %731 = "llvm.getelementptr"(%arg25, %696) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %732 = "llvm.load"(%731) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %733 = "llvm.getelementptr"(%arg24, %696) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %734 = "llvm.load"(%733) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %735 = "llvm.icmp"(%734, %697) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%735)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %736 = "llvm.icmp"(%732, %699) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%736, %698)[^bb29, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb3:  // pred: ^bb1
    %737 = "llvm.icmp"(%732, %734) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%737, %698)[^bb4, ^bb29] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %738 = "llvm.getelementptr"(%arg24, %700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %739 = "llvm.load"(%738) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %740 = "llvm.sext"(%739) : (i32) -> i64
    %741 = "llvm.getelementptr"(%arg23, %740) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %742 = "llvm.getelementptr"(%arg25, %701) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %743 = "llvm.load"(%742) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %744 = "llvm.icmp"(%732, %697) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%744, %702, %697, %702)[^bb5, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i1, i32, i1) -> ()
  ^bb5:  // pred: ^bb4
    %745 = "llvm.getelementptr"(%arg24, %703) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %746 = "llvm.getelementptr"(%arg25, %703) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %747 = "llvm.getelementptr"(%arg24, %701) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %748 = "llvm.getelementptr"(%arg26, %696) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %749 = "llvm.icmp"(%725, %704) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %750 = "llvm.zext"(%732) <{nonNeg}> : (i32) -> i64
    %751 = "llvm.sext"(%725) : (i32) -> i64
    %752 = "llvm.getelementptr"(%741, %750) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%750, %697, %705, %697, %706)[^bb6] : (i64, i32, i64, i32, i32) -> ()
  ^bb6(%753: i64, %754: i32, %755: i64, %756: i32, %757: i32):  // 2 preds: ^bb5, ^bb19
    %758 = "llvm.add"(%753, %707) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %759 = "llvm.getelementptr"(%743, %758) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %760 = "llvm.load"(%759) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %761 = "llvm.load"(%745) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %762 = "llvm.icmp"(%761, %697) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%762, %755)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb7:  // pred: ^bb6
    %763 = "llvm.getelementptr"(%752, %753) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %764 = "llvm.load"(%763) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%764)[^bb8] : (i64) -> ()
  ^bb8(%765: i64):  // 2 preds: ^bb6, ^bb7
    %766 = "llvm.icmp"(%765, %708) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %767 = "llvm.select"(%766, %765, %755) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%735)[^bb10, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %768 = "llvm.getelementptr"(%741, %753) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %769 = "llvm.load"(%768) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %770 = "llvm.icmp"(%769, %708) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %771 = "llvm.icmp"(%769, %760) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %772 = "llvm.select"(%770, %702, %771) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%772, %704)[^bb10, ^bb29] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %773 = "llvm.icmp"(%760, %705) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%773, %756, %767)[^bb11, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb11:  // pred: ^bb10
    %774 = "llvm.load"(%746) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %775 = "llvm.icmp"(%774, %709) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%775, %756, %767)[^bb14, ^bb12] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb12:  // pred: ^bb11
    %776 = "llvm.getelementptr"(%774, %758) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %777 = "llvm.load"(%776) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %778 = "llvm.icmp"(%777, %765) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %779 = "llvm.or"(%766, %778) : (i1, i1) -> i1
    %780 = "llvm.select"(%778, %756, %710) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %781 = "llvm.select"(%778, %767, %777) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%779, %780, %781)[^bb14, ^bb13] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb13:  // pred: ^bb12
    %782 = "llvm.load"(%747) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %783 = "llvm.icmp"(%782, %697) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %784 = "llvm.icmp"(%777, %711) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %785 = "llvm.or"(%784, %783) : (i1, i1) -> i1
    %786 = "llvm.select"(%785, %756, %712) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%786, %777)[^bb14] : (i32, i64) -> ()
  ^bb14(%787: i32, %788: i64):  // 4 preds: ^bb10, ^bb11, ^bb12, ^bb13
    %789 = "llvm.mul"(%753, %751) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %790 = "llvm.getelementptr"(%748, %789) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%725)[^bb17, ^bb16, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb15:  // pred: ^bb14
    %791 = "llvm.trunc"(%760) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%791, %790) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %792 = "llvm.add"(%760, %713) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %793 = "llvm.icmp"(%792, %714) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %794 = "llvm.trunc"(%753) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %795 = "llvm.add"(%732, %794) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %796 = "llvm.shl"(%795, %695) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %797 = "llvm.sext"(%796) : (i32) -> i64
    %798 = "llvm.getelementptr"(%748, %797) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %799 = "llvm.trunc"(%788) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%799, %798) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%793)[^bb18] : (i1) -> ()
  ^bb16:  // pred: ^bb14
    "llvm.store"(%760, %790) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %800 = "llvm.trunc"(%753) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %801 = "llvm.add"(%732, %800) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %802 = "llvm.shl"(%801, %698) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %803 = "llvm.sext"(%802) : (i32) -> i64
    %804 = "llvm.getelementptr"(%748, %803) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%788, %804) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%706)[^bb19] : (i32) -> ()
  ^bb17:  // pred: ^bb14
    %805 = "llvm.trunc"(%760) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%805, %790) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    %806 = "llvm.add"(%760, %715) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %807 = "llvm.icmp"(%806, %716) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %808 = "llvm.trunc"(%753) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %809 = "llvm.add"(%732, %808) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %810 = "llvm.mul"(%809, %725) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %811 = "llvm.sext"(%810) : (i32) -> i64
    %812 = "llvm.getelementptr"(%748, %811) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %813 = "llvm.trunc"(%788) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%813, %812) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"(%807)[^bb18] : (i1) -> ()
  ^bb18(%814: i1):  // 2 preds: ^bb15, ^bb17
    %815 = "llvm.shl"(%788, %717) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %816 = "llvm.ashr"(%815, %717) <{isExact}> : (i64, i64) -> i64
    %817 = "llvm.select"(%749, %788, %816) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %818 = "llvm.shl"(%817, %703) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %819 = "llvm.ashr"(%818, %703) <{isExact}> : (i64, i64) -> i64
    %820 = "llvm.icmp"(%788, %819) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %821 = "llvm.and"(%820, %814) : (i1, i1) -> i1
    %822 = "llvm.zext"(%821) : (i1) -> i32
    "llvm.br"(%822)[^bb19] : (i32) -> ()
  ^bb19(%823: i32):  // 2 preds: ^bb16, ^bb18
    %824 = "llvm.and"(%823, %757) : (i32, i32) -> i32
    %825 = "llvm.icmp"(%760, %711) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %826 = "llvm.zext"(%825) : (i1) -> i32
    %827 = "llvm.or"(%754, %826) : (i32, i32) -> i32
    %828 = "llvm.intr.umax"(%760, %705) : (i64, i64) -> i64
    %829 = "llvm.mul"(%828, %755) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %830 = "llvm.icmp"(%753, %705) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%830, %758, %827, %829, %787, %824)[^bb6, ^bb20] <{operandSegmentSizes = array<i32: 1, 5, 0>}> : (i1, i64, i32, i64, i32, i32) -> ()
  ^bb20:  // pred: ^bb19
    %831 = "llvm.icmp"(%827, %697) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %832 = "llvm.icmp"(%824, %697) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.br"(%832, %787, %831)[^bb21] : (i1, i32, i1) -> ()
  ^bb21(%833: i1, %834: i32, %835: i1):  // 2 preds: ^bb4, ^bb20
    %836 = "llvm.getelementptr"(%arg25, %718) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %837 = "llvm.load"(%836) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%837, %719)[^bb29, ^bb22, ^bb22, ^bb22] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb22:  // 3 preds: ^bb21, ^bb21, ^bb21
    %838 = "llvm.load"(%arg25) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %839 = "llvm.ptrtoint"(%838) : (!llvm.ptr) -> i64
    %840 = "llvm.getelementptr"(%arg25, %720) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %841 = "llvm.load"(%840) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %842 = "llvm.add"(%841, %839) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %843 = "llvm.load"(%741) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %844 = "llvm.getelementptr"(%arg24, %718) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %845 = "llvm.load"(%844) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %846 = "llvm.sext"(%845) : (i32) -> i64
    %847 = "llvm.mul"(%843, %846) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %848 = "llvm.sub"(%842, %847) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%848, %arg26) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %849 = "llvm.getelementptr"(%arg26, %718) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%848, %849) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %850 = "llvm.getelementptr"(%arg26, %696) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %851 = "llvm.load"(%741) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.switch"(%725)[^bb24, ^bb25, ^bb23] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb23:  // pred: ^bb22
    %852 = "llvm.trunc"(%851) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%852, %850) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb24:  // pred: ^bb22
    %853 = "llvm.trunc"(%851) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%853, %850) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb25:  // pred: ^bb22
    "llvm.store"(%851, %850) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb26:  // 3 preds: ^bb23, ^bb24, ^bb25
    "llvm.cond_br"(%835, %697)[^bb27, ^bb29] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb27:  // pred: ^bb26
    %854 = "llvm.getelementptr"(%arg24, %721) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %855 = "llvm.load"(%854) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %856 = "llvm.add"(%855, %722) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %857 = "llvm.sext"(%856) : (i32) -> i64
    %858 = "llvm.and"(%848, %857) : (i64, i64) -> i64
    %859 = "llvm.icmp"(%858, %711) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%859, %723)[^bb28, ^bb29] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb28:  // pred: ^bb27
    %860 = "llvm.icmp"(%834, %697) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %861 = "llvm.select"(%860, %702, %833) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %862 = "llvm.select"(%861, %834, %724) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%862)[^bb29] : (i32) -> ()
  ^bb29(%863: i32):  // 8 preds: ^bb0, ^bb2, ^bb3, ^bb9, ^bb21, ^bb26, ^bb27, ^bb28
    "llvm.return"(%863) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_find_ends", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg19: !llvm.ptr, %arg20: !llvm.ptr, %arg21: !llvm.ptr, %arg22: !llvm.ptr):
    %570 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %571 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %572 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %573 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %574 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %575 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %576 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %577 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %578 = "llvm.mlir.constant"() <{value = 2147483646 : i64}> : () -> i64
    %579 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %580 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %581 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %582 = "llvm.alloca"(%570) <{alignment = 16 : i64, elem_type = !llvm.array<128 x i64>}> : (i32) -> !llvm.ptr
    %583 = "llvm.getelementptr"(%arg20, %571) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %584 = "llvm.load"(%583) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %585 = "llvm.sext"(%584) : (i32) -> i64
    %586 = "llvm.getelementptr"(%arg21, %585) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %587 = "llvm.getelementptr"(%arg20, %572) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %588 = "llvm.load"(%587) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %589 = "llvm.icmp"(%588, %573) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %590 = "llvm.load"(%arg19) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%589, %586, %588)[^bb6, ^bb1] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb1:  // pred: ^bb0
    %591 = "llvm.intr.smax"(%590, %574) : (i32, i32) -> i32
    %592 = "llvm.zext"(%591) <{nonNeg}> : (i32) -> i64
    %593 = "llvm.getelementptr"(%586, %592) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %594 = "llvm.load"(%593) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%590)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %595 = "llvm.load"(%586) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%595)[^bb5] : (i64) -> ()
  ^bb3:  // pred: ^bb1
    %596 = "llvm.load"(%586) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %597 = "llvm.zext"(%596) : (i32) -> i64
    "llvm.br"(%597)[^bb5] : (i64) -> ()
  ^bb4:  // pred: ^bb1
    %598 = "llvm.load"(%586) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %599 = "llvm.sext"(%598) : (i16) -> i64
    "llvm.br"(%599)[^bb5] : (i64) -> ()
  ^bb5(%600: i64):  // 3 preds: ^bb2, ^bb3, ^bb4
    %601 = "llvm.trunc"(%600) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%594, %601)[^bb6] : (!llvm.ptr, i32) -> ()
  ^bb6(%602: !llvm.ptr, %603: i32):  // 2 preds: ^bb0, ^bb5
    %604 = "llvm.icmp"(%603, %575) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%604)[^bb7, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %605 = "llvm.shl"(%603, %570) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %606 = "llvm.getelementptr"(%602, %572) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %607 = "llvm.sext"(%590) : (i32) -> i64
    %608 = "llvm.intr.smax"(%605, %570) : (i32, i32) -> i32
    %609 = "llvm.zext"(%608) <{nonNeg}> : (i32) -> i64
    %610 = "llvm.and"(%609, %576) : (i64, i64) -> i64
    %611 = "llvm.icmp"(%608, %570) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%611, %577)[^bb19, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb8:  // pred: ^bb7
    %612 = "llvm.and"(%609, %578) : (i64, i64) -> i64
    "llvm.br"(%577, %577)[^bb9] : (i64, i64) -> ()
  ^bb9(%613: i64, %614: i64):  // 2 preds: ^bb8, ^bb17
    %615 = "llvm.or"(%613, %576) <{isDisjoint}> : (i64, i64) -> i64
    %616 = "llvm.mul"(%615, %607) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %617 = "llvm.getelementptr"(%606, %616) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%590)[^bb12, ^bb10, ^bb11] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb10:  // pred: ^bb9
    %618 = "llvm.load"(%617) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%618)[^bb13] : (i64) -> ()
  ^bb11:  // pred: ^bb9
    %619 = "llvm.load"(%617) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %620 = "llvm.sext"(%619) : (i32) -> i64
    "llvm.br"(%620)[^bb13] : (i64) -> ()
  ^bb12:  // pred: ^bb9
    %621 = "llvm.load"(%617) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %622 = "llvm.sext"(%621) : (i16) -> i64
    "llvm.br"(%622)[^bb13] : (i64) -> ()
  ^bb13(%623: i64):  // 3 preds: ^bb10, ^bb11, ^bb12
    %624 = "llvm.getelementptr"(%582, %613) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%623, %624) <{alignment = 16 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %625 = "llvm.add"(%613, %579) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %626 = "llvm.mul"(%625, %607) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %627 = "llvm.getelementptr"(%606, %626) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%590)[^bb16, ^bb15, ^bb14] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    %628 = "llvm.load"(%627) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %629 = "llvm.sext"(%628) : (i32) -> i64
    "llvm.br"(%629)[^bb17] : (i64) -> ()
  ^bb15:  // pred: ^bb13
    %630 = "llvm.load"(%627) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%630)[^bb17] : (i64) -> ()
  ^bb16:  // pred: ^bb13
    %631 = "llvm.load"(%627) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %632 = "llvm.sext"(%631) : (i16) -> i64
    "llvm.br"(%632)[^bb17] : (i64) -> ()
  ^bb17(%633: i64):  // 3 preds: ^bb14, ^bb15, ^bb16
    %634 = "llvm.getelementptr"(%582, %615) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%633, %634) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %635 = "llvm.add"(%614, %579) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %636 = "llvm.icmp"(%635, %612) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%636, %625, %635)[^bb18, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb18:  // pred: ^bb17
    %637 = "llvm.icmp"(%610, %577) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%637, %625)[^bb24, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb19(%638: i64):  // 2 preds: ^bb7, ^bb18
    %639 = "llvm.icmp"(%610, %577) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%639) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %640 = "llvm.add"(%638, %576) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %641 = "llvm.mul"(%640, %607) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %642 = "llvm.getelementptr"(%606, %641) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%590)[^bb22, ^bb21, ^bb20] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb20:  // pred: ^bb19
    %643 = "llvm.load"(%642) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %644 = "llvm.sext"(%643) : (i32) -> i64
    "llvm.br"(%644)[^bb23] : (i64) -> ()
  ^bb21:  // pred: ^bb19
    %645 = "llvm.load"(%642) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%645)[^bb23] : (i64) -> ()
  ^bb22:  // pred: ^bb19
    %646 = "llvm.load"(%642) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %647 = "llvm.sext"(%646) : (i16) -> i64
    "llvm.br"(%647)[^bb23] : (i64) -> ()
  ^bb23(%648: i64):  // 3 preds: ^bb20, ^bb21, ^bb22
    %649 = "llvm.getelementptr"(%582, %638) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%648, %649) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb24] : () -> ()
  ^bb24:  // 3 preds: ^bb6, ^bb18, ^bb23
    %650 = "llvm.getelementptr"(%602, %572) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%590)[^bb27, ^bb25, ^bb26] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb25:  // pred: ^bb24
    %651 = "llvm.load"(%650) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%651)[^bb28] : (i64) -> ()
  ^bb26:  // pred: ^bb24
    %652 = "llvm.load"(%650) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %653 = "llvm.sext"(%652) : (i32) -> i64
    "llvm.br"(%653)[^bb28] : (i64) -> ()
  ^bb27:  // pred: ^bb24
    %654 = "llvm.load"(%650) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %655 = "llvm.sext"(%654) : (i16) -> i64
    "llvm.br"(%655)[^bb28] : (i64) -> ()
  ^bb28(%656: i64):  // 3 preds: ^bb25, ^bb26, ^bb27
    %657 = "llvm.getelementptr"(%arg20, %580) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %658 = "llvm.load"(%657) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %659 = "llvm.sext"(%658) : (i32) -> i64
    %660 = "llvm.mul"(%656, %659) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %661 = "llvm.getelementptr"(%602, %580) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %662 = "llvm.load"(%661) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %663 = "llvm.ptrtoint"(%662) : (!llvm.ptr) -> i64
    %664 = "llvm.add"(%660, %663) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %665 = "llvm.sext"(%603) : (i32) -> i64
    %666 = "llvm.getelementptr"(%582, %665) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %667 = "llvm.getelementptr"(%arg22, %580) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%664, %667) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.store"(%664, %arg22) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%604, %664)[^bb29, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb29:  // pred: ^bb28
    %668 = "llvm.zext"(%603) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%577)[^bb30] : (i64) -> ()
  ^bb30(%669: i64):  // 2 preds: ^bb29, ^bb31
    %670 = "llvm.getelementptr"(%582, %669) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %671 = "llvm.load"(%670) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %672 = "llvm.icmp"(%671, %577) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%672, %575)[^bb34, ^bb31] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb31:  // pred: ^bb30
    %673 = "llvm.add"(%671, %581) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %674 = "llvm.getelementptr"(%666, %669) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %675 = "llvm.load"(%674) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %676 = "llvm.mul"(%675, %673) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %677 = "llvm.load"(%657) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %678 = "llvm.sext"(%677) : (i32) -> i64
    %679 = "llvm.mul"(%676, %678) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %680 = "llvm.icmp"(%679, %577) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %681 = "llvm.zext"(%680) : (i1) -> i64
    %682 = "llvm.getelementptr"(%arg22, %681) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %683 = "llvm.load"(%682) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %684 = "llvm.add"(%679, %683) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%684, %682) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %685 = "llvm.add"(%669, %576) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %686 = "llvm.icmp"(%685, %668) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%686, %685)[^bb32, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb32:  // pred: ^bb31
    %687 = "llvm.load"(%667) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%687)[^bb33] : (i64) -> ()
  ^bb33(%688: i64):  // 2 preds: ^bb28, ^bb32
    %689 = "llvm.load"(%657) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %690 = "llvm.sext"(%689) : (i32) -> i64
    %691 = "llvm.add"(%688, %690) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%691, %667) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%570)[^bb34] : (i32) -> ()
  ^bb34(%692: i32):  // 2 preds: ^bb30, ^bb33
    "llvm.return"(%692) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i128 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_value_of", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg16: !llvm.ptr, %arg17: !llvm.ptr, %arg18: !llvm.ptr):
    %453 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %454 = "llvm.mlir.constant"() <{value = 1 : i128}> : () -> i128
    %455 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %456 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %457 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %458 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %459 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %460 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %461 = "llvm.mlir.constant"() <{value = 0 : i128}> : () -> i128
    %462 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %463 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %464 = "llvm.mlir.constant"() <{value = 42 : i32}> : () -> i32
    %465 = "llvm.mlir.constant"() <{value = 63 : i64}> : () -> i64
    %466 = "llvm.getelementptr"(%arg18, %453) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %467 = "llvm.load"(%466) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%467, %454)[^bb11, ^bb21, ^bb1, ^bb6] <{case_operand_segments = array<i32: 1, 0, 0>, case_values = dense<[49, 115, 110]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i128) -> ()
  ^bb1:  // pred: ^bb0
    %468 = "llvm.getelementptr"(%arg18, %456) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %469 = "llvm.load"(%468) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %470 = "llvm.getelementptr"(%arg18, %457) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %471 = "llvm.load"(%470) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %472 = "llvm.getelementptr"(%arg16, %455) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %473 = "llvm.load"(%472) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %474 = "llvm.sext"(%473) : (i32) -> i64
    %475 = "llvm.getelementptr"(%arg16, %474) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %476 = "llvm.sext"(%469) : (i32) -> i64
    %477 = "llvm.getelementptr"(%475, %476) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %478 = "llvm.load"(%arg16) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %479 = "llvm.getelementptr"(%477, %456) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %480 = "llvm.load"(%479) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %481 = "llvm.sext"(%480) : (i32) -> i64
    %482 = "llvm.getelementptr"(%arg17, %481) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %483 = "llvm.getelementptr"(%482, %457) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %484 = "llvm.add"(%471, %458) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %485 = "llvm.mul"(%478, %484) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %486 = "llvm.sext"(%485) : (i32) -> i64
    %487 = "llvm.getelementptr"(%483, %486) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%478)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %488 = "llvm.load"(%487) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%488)[^bb5] : (i64) -> ()
  ^bb3:  // pred: ^bb1
    %489 = "llvm.load"(%487) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %490 = "llvm.sext"(%489) : (i32) -> i64
    "llvm.br"(%490)[^bb5] : (i64) -> ()
  ^bb4:  // pred: ^bb1
    %491 = "llvm.load"(%487) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %492 = "llvm.sext"(%491) : (i16) -> i64
    "llvm.br"(%492)[^bb5] : (i64) -> ()
  ^bb5(%493: i64):  // 3 preds: ^bb2, ^bb3, ^bb4
    %494 = "llvm.sext"(%493) : (i64) -> i128
    "llvm.br"(%494)[^bb21] : (i128) -> ()
  ^bb6:  // pred: ^bb0
    %495 = "llvm.getelementptr"(%arg16, %455) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %496 = "llvm.load"(%495) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %497 = "llvm.sext"(%496) : (i32) -> i64
    %498 = "llvm.getelementptr"(%arg16, %497) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %499 = "llvm.getelementptr"(%arg18, %456) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %500 = "llvm.load"(%499) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %501 = "llvm.sext"(%500) : (i32) -> i64
    %502 = "llvm.getelementptr"(%498, %501) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %503 = "llvm.getelementptr"(%502, %456) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %504 = "llvm.load"(%503) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %505 = "llvm.sext"(%504) : (i32) -> i64
    %506 = "llvm.getelementptr"(%arg17, %505) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %507 = "llvm.load"(%arg16) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%507)[^bb9, ^bb7, ^bb8] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb7:  // pred: ^bb6
    %508 = "llvm.load"(%506) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%508)[^bb10] : (i64) -> ()
  ^bb8:  // pred: ^bb6
    %509 = "llvm.load"(%506) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %510 = "llvm.sext"(%509) : (i32) -> i64
    "llvm.br"(%510)[^bb10] : (i64) -> ()
  ^bb9:  // pred: ^bb6
    %511 = "llvm.load"(%506) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %512 = "llvm.sext"(%511) : (i16) -> i64
    "llvm.br"(%512)[^bb10] : (i64) -> ()
  ^bb10(%513: i64):  // 3 preds: ^bb7, ^bb8, ^bb9
    %514 = "llvm.sext"(%513) : (i64) -> i128
    "llvm.br"(%514)[^bb21] : (i128) -> ()
  ^bb11:  // pred: ^bb0
    %515 = "llvm.getelementptr"(%arg18, %456) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %516 = "llvm.load"(%515) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %517 = "llvm.sext"(%516) : (i32) -> i64
    %518 = "llvm.getelementptr"(%arg16, %517) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %519 = "llvm.getelementptr"(%518, %459) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %520 = "llvm.load"(%519) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %521 = "llvm.sext"(%520) : (i32) -> i64
    %522 = "llvm.getelementptr"(%arg16, %521) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %523 = "llvm.load"(%518) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %524 = "llvm.icmp"(%523, %460) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%524, %461)[^bb12, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb12:  // pred: ^bb11
    %525 = "llvm.zext"(%523) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%462, %461)[^bb13] : (i64, i128) -> ()
  ^bb13(%526: i64, %527: i128):  // 2 preds: ^bb12, ^bb13
    %528 = "llvm.getelementptr"(%522, %526) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %529 = "llvm.call"(%arg16, %arg17, %528) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %530 = "llvm.load"(%528) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %531 = "llvm.sext"(%530) : (i64) -> i128
    %532 = "llvm.mul"(%529, %531) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %533 = "llvm.add"(%532, %527) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %534 = "llvm.add"(%526, %463) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %535 = "llvm.icmp"(%534, %525) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%535, %533, %534, %533)[^bb14, ^bb13] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb14(%536: i128):  // 2 preds: ^bb11, ^bb13
    %537 = "llvm.getelementptr"(%arg18, %457) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %538 = "llvm.load"(%537) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %539 = "llvm.sext"(%538) : (i32) -> i64
    %540 = "llvm.getelementptr"(%arg16, %539) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %541 = "llvm.getelementptr"(%540, %459) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %542 = "llvm.load"(%541) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %543 = "llvm.sext"(%542) : (i32) -> i64
    %544 = "llvm.getelementptr"(%arg16, %543) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %545 = "llvm.load"(%540) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %546 = "llvm.icmp"(%545, %460) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%546, %461)[^bb15, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb15:  // pred: ^bb14
    %547 = "llvm.zext"(%545) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%462, %461)[^bb16] : (i64, i128) -> ()
  ^bb16(%548: i64, %549: i128):  // 2 preds: ^bb15, ^bb16
    %550 = "llvm.getelementptr"(%544, %548) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %551 = "llvm.call"(%arg16, %arg17, %550) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %552 = "llvm.load"(%550) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %553 = "llvm.sext"(%552) : (i64) -> i128
    %554 = "llvm.mul"(%551, %553) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %555 = "llvm.add"(%554, %549) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %556 = "llvm.add"(%548, %463) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %557 = "llvm.icmp"(%556, %547) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%557, %555, %556, %555)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb17(%558: i128):  // 2 preds: ^bb14, ^bb16
    %559 = "llvm.icmp"(%467, %464) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%559)[^bb18, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb18:  // pred: ^bb17
    %560 = "llvm.mul"(%558, %536) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    "llvm.br"(%560)[^bb21] : (i128) -> ()
  ^bb19:  // pred: ^bb17
    %561 = "llvm.trunc"(%558) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %562 = "llvm.icmp"(%561, %463) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%562, %461)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i128) -> ()
  ^bb20:  // pred: ^bb19
    %563 = "llvm.trunc"(%536) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %564 = "llvm.sdiv"(%563, %561) : (i64, i64) -> i64
    %565 = "llvm.srem"(%563, %561) : (i64, i64) -> i64
    %566 = "llvm.ashr"(%565, %465) : (i64, i64) -> i64
    %567 = "llvm.add"(%566, %564) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %568 = "llvm.sext"(%567) : (i64) -> i128
    "llvm.br"(%568)[^bb21] : (i128) -> ()
  ^bb21(%569: i128):  // 6 preds: ^bb0, ^bb5, ^bb10, ^bb18, ^bb19, ^bb20
    "llvm.return"(%569) : (i128) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, i32, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_array", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg11: !llvm.ptr, %arg12: !llvm.ptr, %arg13: i32, %arg14: !llvm.ptr, %arg15: !llvm.ptr):
    %116 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %117 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %118 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %119 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %120 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %121 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %122 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %123 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %124 = "llvm.mlir.constant"() <{value = 4294967294 : i64}> : () -> i64
    %125 = "llvm.mlir.constant"() <{value = 4294967295 : i64}> : () -> i64
    %126 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %127 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %128 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %129 = "llvm.mlir.constant"() <{value = 2147483646 : i64}> : () -> i64
    %130 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %131 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %132 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %133 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %134 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %135 = "llvm.mlir.constant"() <{value = -2 : i64}> : () -> i64
    %136 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %137 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %138 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %139 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_35}> : () -> !llvm.ptr
    %140 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_36}> : () -> !llvm.ptr
    %141 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %142 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %143 = "llvm.getelementptr"(%142, %117) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %144 = "llvm.mlir.constant"() <{value = 74 : i32}> : () -> i32
    %145 = "llvm.mlir.addressof"() <{global_name = @free}> : () -> !llvm.ptr
    %146 = "llvm.mlir.constant"() <{value = 56 : i64}> : () -> i64
    %147 = "llvm.getelementptr"(%142, %146) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %148 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %149 = "llvm.getelementptr"(%142, %118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %150 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_32}> : () -> !llvm.ptr
    %151 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_34}> : () -> !llvm.ptr
    %152 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_33}> : () -> !llvm.ptr
    %153 = "llvm.alloca"(%116) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %154 = "llvm.alloca"(%116) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Block", (ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %155 = "llvm.alloca"(%116) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %156 = "llvm.load"(%arg11) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %157 = "llvm.getelementptr"(%156, %117) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %158 = "llvm.load"(%157) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %159 = "llvm.sext"(%158) : (i32) -> i64
    %160 = "llvm.getelementptr"(%156, %159) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %161 = "llvm.sext"(%arg13) : (i32) -> i64
    %162 = "llvm.getelementptr"(%160, %161) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %163 = "llvm.getelementptr"(%162, %118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %164 = "llvm.load"(%163) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %165 = "llvm.sext"(%164) : (i32) -> i64
    %166 = "llvm.getelementptr"(%156, %165) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %167 = "llvm.getelementptr"(%arg11, %119) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %168 = "llvm.load"(%167) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %169 = "llvm.getelementptr"(%162, %119) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %170 = "llvm.load"(%169) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %171 = "llvm.icmp"(%170, %120) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %172 = "llvm.getelementptr"(%arg12, %121) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %173 = "llvm.getelementptr"(%154, %121) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %174 = "llvm.getelementptr"(%arg12, %119) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %175 = "llvm.getelementptr"(%154, %119) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %176 = "llvm.getelementptr"(%162, %122) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %177 = "llvm.load"(%176) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%171)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %178 = "llvm.load"(%156) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %179 = "llvm.sext"(%177) : (i32) -> i64
    %180 = "llvm.shl"(%170, %116) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %181 = "llvm.or"(%180, %116) <{isDisjoint}> : (i32, i32) -> i32
    %182 = "llvm.zext"(%181) <{nonNeg}> : (i32) -> i64
    %183 = "llvm.alloca"(%182) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %184 = "llvm.add"(%170, %116) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %185 = "llvm.zext"(%184) <{nonNeg}> : (i32) -> i64
    %186 = "llvm.alloca"(%185) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %187 = "llvm.getelementptr"(%168, %179) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%187, %186, %183, %170, %178, %187, %170)[^bb7] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32) -> ()
  ^bb2:  // pred: ^bb0
    %188 = "llvm.sext"(%177) : (i32) -> i64
    %189 = "llvm.getelementptr"(%168, %188) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %190 = "llvm.load"(%156) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%190)[^bb5, ^bb3, ^bb4] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb3:  // pred: ^bb2
    %191 = "llvm.load"(%189) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %192 = "llvm.trunc"(%191) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %193 = "llvm.shl"(%191, %123) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %194 = "llvm.and"(%193, %124) : (i64, i64) -> i64
    %195 = "llvm.or"(%194, %123) <{isDisjoint}> : (i64, i64) -> i64
    %196 = "llvm.alloca"(%195) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %197 = "llvm.add"(%191, %123) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %198 = "llvm.and"(%197, %125) : (i64, i64) -> i64
    %199 = "llvm.alloca"(%198) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %200 = "llvm.getelementptr"(%168, %188) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %201 = "llvm.zext"(%190) <{nonNeg}> : (i32) -> i64
    %202 = "llvm.getelementptr"(%200, %201) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %203 = "llvm.load"(%200) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%202, %200, %199, %196, %192, %203)[^bb6] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i64) -> ()
  ^bb4:  // pred: ^bb2
    %204 = "llvm.load"(%189) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %205 = "llvm.shl"(%204, %116) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %206 = "llvm.or"(%205, %116) <{isDisjoint}> : (i32, i32) -> i32
    %207 = "llvm.zext"(%206) : (i32) -> i64
    %208 = "llvm.alloca"(%207) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %209 = "llvm.add"(%204, %116) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %210 = "llvm.zext"(%209) : (i32) -> i64
    %211 = "llvm.alloca"(%210) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %212 = "llvm.getelementptr"(%168, %188) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %213 = "llvm.getelementptr"(%212, %121) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %214 = "llvm.load"(%212) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %215 = "llvm.zext"(%214) : (i32) -> i64
    "llvm.br"(%213, %212, %211, %208, %204, %215)[^bb6] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i64) -> ()
  ^bb5:  // pred: ^bb2
    %216 = "llvm.load"(%189) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %217 = "llvm.sext"(%216) : (i16) -> i32
    %218 = "llvm.shl"(%217, %116) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %219 = "llvm.or"(%218, %116) <{isDisjoint}> : (i32, i32) -> i32
    %220 = "llvm.zext"(%219) : (i32) -> i64
    %221 = "llvm.alloca"(%220) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %222 = "llvm.add"(%217, %116) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %223 = "llvm.zext"(%222) : (i32) -> i64
    %224 = "llvm.alloca"(%223) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %225 = "llvm.getelementptr"(%168, %188) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %226 = "llvm.intr.smax"(%190, %126) : (i32, i32) -> i32
    %227 = "llvm.zext"(%226) <{nonNeg}> : (i32) -> i64
    %228 = "llvm.getelementptr"(%225, %227) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %229 = "llvm.load"(%225) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %230 = "llvm.sext"(%229) : (i16) -> i64
    "llvm.br"(%228, %225, %224, %221, %217, %230)[^bb6] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i64) -> ()
  ^bb6(%231: !llvm.ptr, %232: !llvm.ptr, %233: !llvm.ptr, %234: !llvm.ptr, %235: i32, %236: i64):  // 3 preds: ^bb3, ^bb4, ^bb5
    %237 = "llvm.load"(%231) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %238 = "llvm.trunc"(%236) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%232, %233, %234, %235, %190, %237, %238)[^bb7] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32) -> ()
  ^bb7(%239: !llvm.ptr, %240: !llvm.ptr, %241: !llvm.ptr, %242: i32, %243: i32, %244: !llvm.ptr, %245: i32):  // 2 preds: ^bb1, ^bb6
    %246 = "llvm.getelementptr"(%162, %121) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %247 = "llvm.load"(%246) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %248 = "llvm.icmp"(%245, %127) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%248)[^bb8, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb8:  // pred: ^bb7
    %249 = "llvm.shl"(%245, %116) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %250 = "llvm.getelementptr"(%244, %119) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %251 = "llvm.sext"(%243) : (i32) -> i64
    %252 = "llvm.intr.smax"(%249, %116) : (i32, i32) -> i32
    %253 = "llvm.zext"(%252) <{nonNeg}> : (i32) -> i64
    %254 = "llvm.and"(%253, %123) : (i64, i64) -> i64
    %255 = "llvm.icmp"(%252, %116) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%255, %128)[^bb20, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb9:  // pred: ^bb8
    %256 = "llvm.and"(%253, %129) : (i64, i64) -> i64
    "llvm.br"(%128, %128)[^bb10] : (i64, i64) -> ()
  ^bb10(%257: i64, %258: i64):  // 2 preds: ^bb9, ^bb18
    %259 = "llvm.or"(%257, %123) <{isDisjoint}> : (i64, i64) -> i64
    %260 = "llvm.mul"(%259, %251) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %261 = "llvm.getelementptr"(%250, %260) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%243)[^bb13, ^bb11, ^bb12] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb11:  // pred: ^bb10
    %262 = "llvm.load"(%261) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%262)[^bb14] : (i64) -> ()
  ^bb12:  // pred: ^bb10
    %263 = "llvm.load"(%261) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %264 = "llvm.sext"(%263) : (i32) -> i64
    "llvm.br"(%264)[^bb14] : (i64) -> ()
  ^bb13:  // pred: ^bb10
    %265 = "llvm.load"(%261) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %266 = "llvm.sext"(%265) : (i16) -> i64
    "llvm.br"(%266)[^bb14] : (i64) -> ()
  ^bb14(%267: i64):  // 3 preds: ^bb11, ^bb12, ^bb13
    %268 = "llvm.getelementptr"(%241, %257) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%267, %268) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %269 = "llvm.add"(%257, %130) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %270 = "llvm.mul"(%269, %251) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %271 = "llvm.getelementptr"(%250, %270) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%243)[^bb17, ^bb16, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb15:  // pred: ^bb14
    %272 = "llvm.load"(%271) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %273 = "llvm.sext"(%272) : (i32) -> i64
    "llvm.br"(%273)[^bb18] : (i64) -> ()
  ^bb16:  // pred: ^bb14
    %274 = "llvm.load"(%271) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%274)[^bb18] : (i64) -> ()
  ^bb17:  // pred: ^bb14
    %275 = "llvm.load"(%271) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %276 = "llvm.sext"(%275) : (i16) -> i64
    "llvm.br"(%276)[^bb18] : (i64) -> ()
  ^bb18(%277: i64):  // 3 preds: ^bb15, ^bb16, ^bb17
    %278 = "llvm.getelementptr"(%241, %259) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%277, %278) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %279 = "llvm.add"(%258, %130) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %280 = "llvm.icmp"(%279, %256) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%280, %269, %279)[^bb19, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb19:  // pred: ^bb18
    %281 = "llvm.icmp"(%254, %128) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%281, %269)[^bb25, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb20(%282: i64):  // 2 preds: ^bb8, ^bb19
    %283 = "llvm.icmp"(%254, %128) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%283) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %284 = "llvm.add"(%282, %123) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %285 = "llvm.mul"(%284, %251) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %286 = "llvm.getelementptr"(%250, %285) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%243)[^bb23, ^bb22, ^bb21] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb21:  // pred: ^bb20
    %287 = "llvm.load"(%286) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %288 = "llvm.sext"(%287) : (i32) -> i64
    "llvm.br"(%288)[^bb24] : (i64) -> ()
  ^bb22:  // pred: ^bb20
    %289 = "llvm.load"(%286) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%289)[^bb24] : (i64) -> ()
  ^bb23:  // pred: ^bb20
    %290 = "llvm.load"(%286) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %291 = "llvm.sext"(%290) : (i16) -> i64
    "llvm.br"(%291)[^bb24] : (i64) -> ()
  ^bb24(%292: i64):  // 3 preds: ^bb21, ^bb22, ^bb23
    %293 = "llvm.getelementptr"(%241, %282) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%292, %293) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb25] : () -> ()
  ^bb25:  // 3 preds: ^bb7, ^bb19, ^bb24
    %294 = "llvm.getelementptr"(%244, %119) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%243)[^bb28, ^bb26, ^bb27] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb26:  // pred: ^bb25
    %295 = "llvm.load"(%294) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%295)[^bb29] : (i64) -> ()
  ^bb27:  // pred: ^bb25
    %296 = "llvm.load"(%294) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %297 = "llvm.sext"(%296) : (i32) -> i64
    "llvm.br"(%297)[^bb29] : (i64) -> ()
  ^bb28:  // pred: ^bb25
    %298 = "llvm.load"(%294) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %299 = "llvm.sext"(%298) : (i16) -> i64
    "llvm.br"(%299)[^bb29] : (i64) -> ()
  ^bb29(%300: i64):  // 3 preds: ^bb26, ^bb27, ^bb28
    %301 = "llvm.sext"(%247) : (i32) -> i64
    %302 = "llvm.mul"(%300, %301) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %303 = "llvm.getelementptr"(%244, %121) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %304 = "llvm.load"(%303) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %305 = "llvm.ptrtoint"(%304) : (!llvm.ptr) -> i64
    %306 = "llvm.add"(%302, %305) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %307 = "llvm.inttoptr"(%306) : (i64) -> !llvm.ptr
    "llvm.store"(%307, %153) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %308 = "llvm.getelementptr"(%153, %121) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%116, %308) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %309 = "llvm.getelementptr"(%153, %122) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%127, %309) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %310 = "llvm.getelementptr"(%153, %119) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%245, %310) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %311 = "llvm.getelementptr"(%153, %131) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %312 = "llvm.getelementptr"(%162, %132) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %313 = "llvm.load"(%312) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%313, %311) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %314 = "llvm.getelementptr"(%153, %133) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%241, %314) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %315 = "llvm.getelementptr"(%153, %117) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %316 = "llvm.sext"(%245) : (i32) -> i64
    %317 = "llvm.getelementptr"(%241, %316) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%317, %315) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %318 = "llvm.getelementptr"(%153, %118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%128, %318) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %319 = "llvm.icmp"(%242, %127) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%319, %123)[^bb30, ^bb35] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb30:  // pred: ^bb29
    %320 = "llvm.zext"(%242) <{nonNeg}> : (i32) -> i64
    %321 = "llvm.and"(%320, %123) : (i64, i64) -> i64
    %322 = "llvm.icmp"(%242, %116) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%322, %320, %123, %123)[^bb34, ^bb31] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i64, i64, i64) -> ()
  ^bb31:  // pred: ^bb30
    %323 = "llvm.and"(%320, %129) : (i64, i64) -> i64
    "llvm.br"(%320, %123, %123, %128)[^bb32] : (i64, i64, i64, i64) -> ()
  ^bb32(%324: i64, %325: i64, %326: i64, %327: i64):  // 2 preds: ^bb31, ^bb32
    %328 = "llvm.add"(%324, %134) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %329 = "llvm.getelementptr"(%240, %328) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%326, %329) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %330 = "llvm.getelementptr"(%241, %328) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %331 = "llvm.load"(%330) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %332 = "llvm.intr.umax"(%331, %123) : (i64, i64) -> i64
    %333 = "llvm.mul"(%332, %326) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %334 = "llvm.mul"(%331, %325) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %335 = "llvm.add"(%324, %135) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %336 = "llvm.getelementptr"(%240, %335) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%333, %336) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %337 = "llvm.getelementptr"(%241, %335) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %338 = "llvm.load"(%337) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %339 = "llvm.intr.umax"(%338, %123) : (i64, i64) -> i64
    %340 = "llvm.mul"(%339, %333) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %341 = "llvm.mul"(%338, %334) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %342 = "llvm.add"(%327, %130) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %343 = "llvm.icmp"(%342, %323) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%343, %335, %341, %340, %342)[^bb33, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, i64, i64, i64, i64) -> ()
  ^bb33:  // pred: ^bb32
    %344 = "llvm.icmp"(%321, %128) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%344, %341, %335, %341, %340)[^bb35, ^bb34] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, i64, i64, i64, i64) -> ()
  ^bb34(%345: i64, %346: i64, %347: i64):  // 2 preds: ^bb30, ^bb33
    %348 = "llvm.icmp"(%321, %128) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%348) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %349 = "llvm.add"(%345, %134) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %350 = "llvm.getelementptr"(%240, %349) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%347, %350) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %351 = "llvm.getelementptr"(%241, %349) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %352 = "llvm.load"(%351) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %353 = "llvm.mul"(%352, %346) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%353)[^bb35] : (i64) -> ()
  ^bb35(%354: i64):  // 3 preds: ^bb29, ^bb33, ^bb34
    "llvm.cond_br"(%171, %239)[^bb37, ^bb36] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb36:  // pred: ^bb35
    %355 = "llvm.intr.smax"(%243, %126) : (i32, i32) -> i32
    %356 = "llvm.zext"(%355) <{nonNeg}> : (i32) -> i64
    %357 = "llvm.getelementptr"(%239, %356) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %358 = "llvm.load"(%357) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%358)[^bb37] : (!llvm.ptr) -> ()
  ^bb37(%359: !llvm.ptr):  // 2 preds: ^bb35, ^bb36
    %360 = "llvm.load"(%359) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %361 = "llvm.icmp"(%360, %136) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %362 = "llvm.icmp"(%354, %128) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %363 = "llvm.select"(%361, %362, %137) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%363)[^bb38, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb38:  // pred: ^bb37
    "llvm.call"(%150, %166, %136, %152, %128) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%120)[^bb77] : (i32) -> ()
  ^bb39:  // pred: ^bb37
    %364 = "llvm.icmp"(%arg15, %136) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%364)[^bb57, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb40:  // pred: ^bb39
    %365 = "llvm.load"(%arg15) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%365, %136)[^bb43, ^bb41, ^bb42] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb41:  // pred: ^bb40
    %366 = "llvm.getelementptr"(%arg15, %121) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %367 = "llvm.load"(%366) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %368 = "llvm.getelementptr"(%367, %133) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%368)[^bb43] : (!llvm.ptr) -> ()
  ^bb42:  // pred: ^bb40
    %369 = "llvm.getelementptr"(%arg15, %121) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %370 = "llvm.load"(%369) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%370)[^bb43] : (!llvm.ptr) -> ()
  ^bb43(%371: !llvm.ptr):  // 3 preds: ^bb40, ^bb41, ^bb42
    %372 = "llvm.getelementptr"(%371, %119) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %373 = "llvm.load"(%372) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %374 = "llvm.icmp"(%373, %245) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%374)[^bb44, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb44:  // pred: ^bb43
    "llvm.cond_br"(%248)[^bb45, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb45:  // pred: ^bb44
    %375 = "llvm.getelementptr"(%371, %133) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %376 = "llvm.load"(%375) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %377 = "llvm.zext"(%245) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%128)[^bb48] : (i64) -> ()
  ^bb46:  // pred: ^bb43
    "llvm.call"(%138, %166, %arg15, %139, %316) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%120)[^bb77] : (i32) -> ()
  ^bb47:  // pred: ^bb48
    %378 = "llvm.add"(%380, %123) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %379 = "llvm.icmp"(%378, %377) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%379, %378)[^bb50, ^bb48] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb48(%380: i64):  // 2 preds: ^bb45, ^bb47
    %381 = "llvm.getelementptr"(%241, %380) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %382 = "llvm.load"(%381) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %383 = "llvm.getelementptr"(%376, %380) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %384 = "llvm.load"(%383) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %385 = "llvm.icmp"(%384, %382) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%385)[^bb47, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb49:  // pred: ^bb48
    "llvm.call"(%138, %166, %arg15, %140, %382) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%120)[^bb77] : (i32) -> ()
  ^bb50:  // pred: ^bb47
    %386 = "llvm.load"(%371) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %387 = "llvm.getelementptr"(%371, %118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %388 = "llvm.load"(%387) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %389 = "llvm.getelementptr"(%386, %388) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %390 = "llvm.icmp"(%354, %128) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%390, %127, %128)[^bb77, ^bb52] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i64) -> ()
  ^bb51:  // pred: ^bb44
    %391 = "llvm.load"(%371) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %392 = "llvm.getelementptr"(%371, %118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %393 = "llvm.load"(%392) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %394 = "llvm.getelementptr"(%391, %393) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %395 = "llvm.icmp"(%354, %128) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%395, %127, %394)[^bb77, ^bb55] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb52(%396: i64):  // 2 preds: ^bb50, ^bb54
    %397 = "llvm.getelementptr"(%241, %396) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %398 = "llvm.load"(%397) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %399 = "llvm.icmp"(%398, %123) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%399)[^bb53, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb53:  // pred: ^bb52
    %400 = "llvm.getelementptr"(%317, %396) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %401 = "llvm.load"(%400) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %402 = "llvm.getelementptr"(%240, %396) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %403 = "llvm.load"(%402) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %404 = "llvm.icmp"(%401, %403) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%404)[^bb54, ^bb56] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // 2 preds: ^bb52, ^bb53
    %405 = "llvm.add"(%396, %123) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %406 = "llvm.icmp"(%405, %377) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%406, %389, %405)[^bb55, ^bb52] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, !llvm.ptr, i64) -> ()
  ^bb55(%407: !llvm.ptr):  // 2 preds: ^bb51, ^bb54
    %408 = "llvm.mul"(%354, %301) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    "llvm.intr.memmove"(%407, %307, %408) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%127)[^bb77] : (i32) -> ()
  ^bb56:  // pred: ^bb53
    "llvm.call"(%247, %245, %241, %307, %317, %389, %240) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_copy_strided, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 7, 0>}> : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%127)[^bb77] : (i32) -> ()
  ^bb57:  // pred: ^bb39
    "llvm.intr.memset"(%154, %141, %133) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %409 = "llvm.load"(%arg12) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %410 = "llvm.icmp"(%409, %136) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%410, %arg12, %174, %172, %409)[^bb58, ^bb70] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb58:  // pred: ^bb57
    %411 = "llvm.load"(%174) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %412 = "llvm.icmp"(%411, %136) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%412, %155, %411)[^bb59, ^bb72] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, !llvm.ptr) -> ()
  ^bb59:  // pred: ^bb58
    %413 = "llvm.mul"(%354, %301) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %414 = "llvm.add"(%413, %123) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %415 = "llvm.call"(%136, %414) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @realloc, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%415, %154) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %416 = "llvm.icmp"(%415, %136) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%416)[^bb60, ^bb61] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb60:  // pred: ^bb59
    "llvm.call"(%150, %166, %136, %151, %128) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%120)[^bb77] : (i32) -> ()
  ^bb61:  // pred: ^bb59
    %417 = "llvm.icmp"(%354, %128) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%417)[^bb69, ^bb62] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb62:  // pred: ^bb61
    "llvm.cond_br"(%248)[^bb63, ^bb67] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb63:  // pred: ^bb62
    %418 = "llvm.zext"(%245) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%128)[^bb64] : (i64) -> ()
  ^bb64(%419: i64):  // 2 preds: ^bb63, ^bb66
    %420 = "llvm.getelementptr"(%241, %419) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %421 = "llvm.load"(%420) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %422 = "llvm.icmp"(%421, %123) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%422)[^bb65, ^bb66] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb65:  // pred: ^bb64
    %423 = "llvm.getelementptr"(%317, %419) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %424 = "llvm.load"(%423) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %425 = "llvm.getelementptr"(%240, %419) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %426 = "llvm.load"(%425) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %427 = "llvm.icmp"(%424, %426) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%427)[^bb66, ^bb68] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb66:  // 2 preds: ^bb64, ^bb65
    %428 = "llvm.add"(%419, %123) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %429 = "llvm.icmp"(%428, %418) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%429, %428)[^bb67, ^bb64] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb67:  // 2 preds: ^bb62, ^bb66
    "llvm.intr.memmove"(%415, %307, %413) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb69] : () -> ()
  ^bb68:  // pred: ^bb65
    "llvm.call"(%247, %245, %241, %307, %317, %415, %240) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_copy_strided, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 7, 0>}> : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb69] : () -> ()
  ^bb69:  // 3 preds: ^bb61, ^bb67, ^bb68
    "llvm.store"(%415, %153) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%240, %315) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%154, %175, %173, %415)[^bb70] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb70(%430: !llvm.ptr, %431: !llvm.ptr, %432: !llvm.ptr, %433: !llvm.ptr):  // 2 preds: ^bb57, ^bb69
    "llvm.store"(%136, %155) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %434 = "llvm.load"(%143) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %435 = "llvm.call"(%434, %433, %144, %145, %432) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    %436 = "llvm.icmp"(%435, %127) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%436, %120)[^bb71, ^bb74] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb71:  // pred: ^bb70
    %437 = "llvm.load"(%432) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%437, %431) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%430, %437)[^bb72] : (!llvm.ptr, !llvm.ptr) -> ()
  ^bb72(%438: !llvm.ptr, %439: !llvm.ptr):  // 2 preds: ^bb58, ^bb71
    "llvm.store"(%136, %438) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %440 = "llvm.load"(%147) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %441 = "llvm.call"(%440, %439, %153, %155) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %442 = "llvm.icmp"(%441, %127) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%442, %441)[^bb73, ^bb74] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb73:  // pred: ^bb72
    %443 = "llvm.load"(%155) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%148, %arg14) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %444 = "llvm.getelementptr"(%arg14, %132) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%127, %444) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %445 = "llvm.getelementptr"(%arg14, %121) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%443, %445) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%127)[^bb74] : (i32) -> ()
  ^bb74(%446: i32):  // 3 preds: ^bb70, ^bb72, ^bb73
    %447 = "llvm.load"(%173) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %448 = "llvm.icmp"(%447, %136) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%448)[^bb76, ^bb75] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb75:  // pred: ^bb74
    %449 = "llvm.load"(%149) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %450 = "llvm.call"(%449, %447) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb76] : () -> ()
  ^bb76:  // 2 preds: ^bb74, ^bb75
    %451 = "llvm.load"(%154) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%451) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%446)[^bb77] : (i32) -> ()
  ^bb77(%452: i32):  // 9 preds: ^bb38, ^bb46, ^bb49, ^bb50, ^bb51, ^bb55, ^bb56, ^bb60, ^bb76
    "llvm.return"(%452) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_nest", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: !llvm.ptr, %arg10: !llvm.ptr):
    %31 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %32 = "llvm.mlir.constant"() <{value = 108 : i32}> : () -> i32
    %33 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %34 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %35 = "llvm.mlir.constant"() <{value = 100 : i32}> : () -> i32
    %36 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %37 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %38 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %39 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %40 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %41 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %42 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %43 = "llvm.getelementptr"(%42, %41) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %44 = "llvm.mlir.constant"() <{value = 5 : i64}> : () -> i64
    %45 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %46 = "llvm.mlir.constant"() <{value = -16 : i64}> : () -> i64
    %47 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %48 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %49 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %50 = "llvm.getelementptr"(%42, %49) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %51 = "llvm.load"(%arg8) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %52 = "llvm.getelementptr"(%51, %31) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%52, %arg8) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %53 = "llvm.load"(%51) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %54 = "llvm.icmp"(%53, %32) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%54, %53)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %55 = "llvm.getelementptr"(%51, %33) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %56 = "llvm.load"(%55) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %57 = "llvm.sext"(%56) : (i32) -> i64
    %58 = "llvm.getelementptr"(%arg9, %57) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memcpy"(%arg10, %58, %31) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %59 = "llvm.load"(%55) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %60 = "llvm.sext"(%59) : (i32) -> i64
    %61 = "llvm.getelementptr"(%arg9, %60) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%34, %61) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %62 = "llvm.load"(%51) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%62)[^bb2] : (i32) -> ()
  ^bb2(%63: i32):  // 2 preds: ^bb0, ^bb1
    "llvm.switch"(%63, %34, %34)[^bb3, ^bb15, ^bb15] <{case_operand_segments = array<i32: 1, 1>, case_values = dense<[108, 110]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 2>}> : (i32, i32, i32) -> ()
  ^bb3:  // pred: ^bb2
    %64 = "llvm.icmp"(%63, %35) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %65 = "llvm.select"(%64, %36, %37) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %66 = "llvm.getelementptr"(%51, %33) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %67 = "llvm.load"(%66) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %68 = "llvm.zext"(%64) : (i1) -> i32
    %69 = "llvm.shl"(%67, %68) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %70 = "llvm.add"(%69, %37) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %71 = "llvm.zext"(%70) : (i32) -> i64
    %72 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %73 = "llvm.alloca"(%71) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>}> : (i64) -> !llvm.ptr
    %74 = "llvm.shl"(%71, %33) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    "llvm.intr.memset"(%73, %38, %74) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.br"(%39)[^bb4] : (i64) -> ()
  ^bb4(%75: i64):  // 2 preds: ^bb3, ^bb7
    %76 = "llvm.load"(%66) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %77 = "llvm.sext"(%76) : (i32) -> i64
    %78 = "llvm.icmp"(%75, %77) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%78)[^bb5, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    "llvm.cond_br"(%64)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    %79 = "llvm.shl"(%75, %44) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %80 = "llvm.getelementptr"(%73, %79) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %81 = "llvm.load"(%arg8) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %82 = "llvm.getelementptr"(%81, %41) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %83 = "llvm.load"(%82) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %84 = "llvm.sext"(%83) : (i32) -> i64
    %85 = "llvm.getelementptr"(%arg7, %84) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%45, %80) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %86 = "llvm.getelementptr"(%80, %33) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%34, %86) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %87 = "llvm.getelementptr"(%80, %41) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%85, %87) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb7] : () -> ()
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %88 = "llvm.trunc"(%75) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %89 = "llvm.shl"(%88, %68) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %90 = "llvm.add"(%89, %65) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %91 = "llvm.sext"(%90) : (i32) -> i64
    %92 = "llvm.getelementptr"(%73, %91) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %93 = "llvm.getelementptr"(%92, %46) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %94 = "llvm.call"(%arg7, %arg8, %arg9, %93) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_nest, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %95 = "llvm.add"(%75, %47) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %96 = "llvm.icmp"(%94, %34) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%96, %95, %94)[^bb4, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i32) -> ()
  ^bb8:  // pred: ^bb4
    %97 = "llvm.zext"(%64) : (i1) -> i64
    %98 = "llvm.getelementptr"(%40, %97) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %99 = "llvm.load"(%98) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %100 = "llvm.load"(%43) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %101 = "llvm.call"(%100, %99, %73, %69, %arg10) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    "llvm.br"(%101)[^bb9] : (i32) -> ()
  ^bb9(%102: i32):  // 2 preds: ^bb7, ^bb8
    %103 = "llvm.icmp"(%69, %34) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%103)[^bb10, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    %104 = "llvm.zext"(%69) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%39)[^bb11] : (i64) -> ()
  ^bb11(%105: i64):  // 2 preds: ^bb10, ^bb13
    %106 = "llvm.getelementptr"(%73, %105) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %107 = "llvm.load"(%106) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %108 = "llvm.icmp"(%107, %48) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%108)[^bb12, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb12:  // pred: ^bb11
    %109 = "llvm.load"(%50) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %110 = "llvm.getelementptr"(%106, %41) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %111 = "llvm.load"(%110) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %112 = "llvm.call"(%109, %111) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb13] : () -> ()
  ^bb13:  // 2 preds: ^bb11, ^bb12
    %113 = "llvm.add"(%105, %47) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %114 = "llvm.icmp"(%113, %104) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%114, %113)[^bb14, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb14:  // 2 preds: ^bb9, ^bb13
    "llvm.intr.stackrestore"(%72) : (!llvm.ptr) -> ()
    "llvm.br"(%102)[^bb15] : (i32) -> ()
  ^bb15(%115: i32):  // 3 preds: ^bb2, ^bb2, ^bb14
    "llvm.return"(%115) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "free", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, i64)>, linkage = #llvm.linkage<external>, sym_name = "realloc", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
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

