// Made of runtime/call/tvm_call.c by `make core`: do not edit.
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<10 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str", unnamed_addr = 0 : i64, value = "TypeError\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<5 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_1", unnamed_addr = 0 : i64, value = "%lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, global_type = !llvm.struct<"mlir_abi_64.union.anon.0", (struct<"mlir_abi_64.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2494 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2495 = "llvm.mlir.zero"() : () -> !llvm.struct<"mlir_abi_64.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %2496 = "llvm.mlir.zero"() : () -> !llvm.struct<"mlir_abi_64.union.anon.0", (struct<"mlir_abi_64.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>
    "llvm.return"(%2496) : (!llvm.struct<"mlir_abi_64.union.anon.0", (struct<"mlir_abi_64.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>) -> ()
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
    %2492 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2493 = "llvm.mlir.zero"() : () -> !llvm.array<6 x ptr>
    "llvm.return"(%2493) : (!llvm.array<6 x ptr>) -> ()
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
    %1761 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1762 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1763 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1764 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1765 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1766 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1767 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1768 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1769 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1770 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1771 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1772 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1773 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1774 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1775 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %1776 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1777 = "llvm.mlir.constant"() <{value = 108 : i32}> : () -> i32
    %1778 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1779 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1780 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1781 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1782 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1783 = "llvm.mlir.constant"() <{value = 3.4028234663852886E+38 : f64}> : () -> f64
    %1784 = "llvm.mlir.constant"() <{value = 1.7976931348623157E+308 : f64}> : () -> f64
    %1785 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1786 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1787 = "llvm.mlir.constant"() <{value = 3.3895313892515355E+38 : f64}> : () -> f64
    %1788 = "llvm.mlir.constant"() <{value = 6.550400e+04 : f64}> : () -> f64
    %1789 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1790 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1791 = "llvm.mlir.constant"() <{value = 14 : i32}> : () -> i32
    %1792 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1793 = "llvm.mlir.constant"() <{value = -1023 : i32}> : () -> i32
    %1794 = "llvm.mlir.constant"() <{value = 1024 : i32}> : () -> i32
    %1795 = "llvm.mlir.constant"() <{value = -32768 : i16}> : () -> i16
    %1796 = "llvm.mlir.constant"() <{value = 52 : i32}> : () -> i32
    %1797 = "llvm.mlir.constant"() <{value = 4503599627370495 : i64}> : () -> i64
    %1798 = "llvm.mlir.constant"() <{value = 4503599627370496 : i64}> : () -> i64
    %1799 = "llvm.mlir.constant"() <{value = 51 : i32}> : () -> i32
    %1800 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1801 = "llvm.mlir.constant"() <{value = 9007199254740991 : i64}> : () -> i64
    %1802 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1803 = "llvm.mlir.constant"() <{value = 32768 : i64}> : () -> i64
    %1804 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1805 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1806 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1807 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1808 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1809 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1810 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1811 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %1812 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1813 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %1814 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %1815 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1816 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1817 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1818 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1819 = "llvm.mlir.constant"() <{value = 44 : i64}> : () -> i64
    %1820 = "llvm.mlir.constant"() <{value = 0 : i128}> : () -> i128
    %1821 = "llvm.mlir.constant"() <{value = -1 : i128}> : () -> i128
    %1822 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1823 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1824 = "llvm.alloca"(%1761) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %1825 = "llvm.alloca"(%1761) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>}> : (i32) -> !llvm.ptr
    %1826 = "llvm.alloca"(%1761) <{alignment = 16 : i64, elem_type = !llvm.array<1064 x i8>}> : (i32) -> !llvm.ptr
    %1827 = "llvm.alloca"(%1761) <{alignment = 16 : i64, elem_type = !llvm.array<2 x i64>}> : (i32) -> !llvm.ptr
    %1828 = "llvm.alloca"(%1761) <{alignment = 16 : i64, elem_type = !llvm.array<2 x i64>}> : (i32) -> !llvm.ptr
    %1829 = "llvm.alloca"(%1761) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %1830 = "llvm.alloca"(%1761) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1831 = "llvm.alloca"(%1761) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Call", (ptr, ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1832 = "llvm.load"(%1762) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1833 = "llvm.icmp"(%1832, %1763) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1833)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1834 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1835 = "llvm.icmp"(%1834, %1763) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1835, %1764)[^bb2, ^bb166] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1836 = "llvm.getelementptr"(%arg68, %1765) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1837 = "llvm.load"(%1836) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1838 = "llvm.getelementptr"(%arg68, %1766) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1839 = "llvm.load"(%1838) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1840 = "llvm.add"(%1839, %1837) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1841 = "llvm.icmp"(%arg71, %1840) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1842 = "llvm.icmp"(%arg71, %1837) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1843 = "llvm.or"(%1842, %1841) : (i1, i1) -> i1
    "llvm.cond_br"(%1843)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1844 = "llvm.getelementptr"(%arg68, %1767) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1845 = "llvm.load"(%1844) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1846 = "llvm.sext"(%1845) : (i32) -> i64
    %1847 = "llvm.getelementptr"(%arg68, %1846) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1848 = "llvm.sext"(%arg71) : (i32) -> i64
    "llvm.call"(%1768, %1847, %1769, %1770, %1848) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1764)[^bb166] : (i32) -> ()
  ^bb4:  // pred: ^bb2
    %1849 = "llvm.getelementptr"(%arg68, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1850 = "llvm.load"(%1849) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1851 = "llvm.add"(%1850, %1761) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1852 = "llvm.zext"(%1851) : (i32) -> i64
    %1853 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1854 = "llvm.alloca"(%1852) <{alignment = 16 : i64, elem_type = !llvm.ptr}> : (i64) -> !llvm.ptr
    %1855 = "llvm.icmp"(%1839, %1763) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1856 = "llvm.and"(%1855, %1841) : (i1, i1) -> i1
    %1857 = "llvm.sext"(%1837) : (i32) -> i64
    %1858 = "llvm.getelementptr"(%arg70, %1857) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1859 = "llvm.select"(%1856, %1858, %1769) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1860 = "llvm.getelementptr"(%arg68, %1772) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1861 = "llvm.load"(%1860) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1862 = "llvm.add"(%1861, %1761) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1863 = "llvm.zext"(%1862) : (i32) -> i64
    %1864 = "llvm.alloca"(%1863) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>}> : (i64) -> !llvm.ptr
    %1865 = "llvm.getelementptr"(%arg68, %1773) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1866 = "llvm.load"(%1865) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1867 = "llvm.add"(%1866, %1774) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1868 = "llvm.zext"(%1867) : (i32) -> i64
    %1869 = "llvm.alloca"(%1868) <{alignment = 16 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
    "llvm.store"(%arg68, %1831) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1870 = "llvm.getelementptr"(%1831, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1854, %1870) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1871 = "llvm.getelementptr"(%1831, %1765) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1869, %1871) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1872 = "llvm.getelementptr"(%1831, %1772) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1864, %1872) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1873 = "llvm.icmp"(%1837, %1763) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1873)[^bb5, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1874 = "llvm.getelementptr"(%arg68, %1775) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1875 = "llvm.load"(%1874) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1876 = "llvm.sext"(%1875) : (i32) -> i64
    %1877 = "llvm.getelementptr"(%arg68, %1876) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1878 = "llvm.zext"(%1837) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1776, %1877)[^bb6] : (i64, !llvm.ptr) -> ()
  ^bb6(%1879: i64, %1880: !llvm.ptr):  // 2 preds: ^bb5, ^bb9
    %1881 = "llvm.load"(%1880) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1882 = "llvm.icmp"(%1881, %1777) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1883 = "llvm.getelementptr"(%arg70, %1879) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%1882)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %1884 = "llvm.getelementptr"(%1880, %1765) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1885 = "llvm.getelementptr"(%1880, %1773) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1886 = "llvm.load"(%1885) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1887 = "llvm.sext"(%1886) : (i32) -> i64
    %1888 = "llvm.getelementptr"(%1854, %1887) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1883, %1888) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1884)[^bb9] : (!llvm.ptr) -> ()
  ^bb8:  // pred: ^bb6
    %1889 = "llvm.call"(%1831, %1880, %1883) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1890 = "llvm.icmp"(%1889, %1769) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1890, %1764, %1889)[^bb165, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb9(%1891: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %1892 = "llvm.add"(%1879, %1778) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1893 = "llvm.icmp"(%1892, %1878) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1893, %1892, %1891)[^bb10, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, !llvm.ptr) -> ()
  ^bb10:  // 2 preds: ^bb4, ^bb9
    %1894 = "llvm.getelementptr"(%arg68, %1779) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1895 = "llvm.load"(%1894) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1896 = "llvm.sext"(%1895) : (i32) -> i64
    %1897 = "llvm.getelementptr"(%arg68, %1896) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1898 = "llvm.load"(%1849) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1899 = "llvm.icmp"(%1898, %1763) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1899)[^bb11, ^bb109] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1900 = "llvm.getelementptr"(%1829, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1901 = "llvm.getelementptr"(%1828, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1902 = "llvm.getelementptr"(%1827, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1776)[^bb12] : (i64) -> ()
  ^bb12(%1903: i64):  // 2 preds: ^bb11, ^bb108
    %1904 = "llvm.getelementptr"(%1897, %1903) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1905 = "llvm.load"(%1870) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1906 = "llvm.getelementptr"(%1905, %1903) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1907 = "llvm.load"(%1906) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1908 = "llvm.load"(%1831) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1909 = "llvm.getelementptr"(%1904, %1781) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1910 = "llvm.load"(%1909) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1911 = "llvm.load"(%1904) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1912 = "llvm.load"(%1907) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1911)[^bb77, ^bb13, ^bb61] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[97, 102]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb13:  // pred: ^bb12
    "llvm.switch"(%1912, %1908, %1761)[^bb60, ^bb14, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i32) -> ()
  ^bb14:  // pred: ^bb13
    %1913 = "llvm.getelementptr"(%1907, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1914 = "llvm.load"(%1913) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1915 = "llvm.getelementptr"(%1914, %1772) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1915)[^bb16] : (!llvm.ptr) -> ()
  ^bb15:  // pred: ^bb13
    %1916 = "llvm.getelementptr"(%1907, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1917 = "llvm.load"(%1916) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1918 = "llvm.icmp"(%1917, %1769) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1918, %1908, %1761, %1917)[^bb60, ^bb16] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb16(%1919: !llvm.ptr):  // 2 preds: ^bb14, ^bb15
    %1920 = "llvm.load"(%1871) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1921 = "llvm.getelementptr"(%1904, %1766) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1922 = "llvm.load"(%1921) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1923 = "llvm.sext"(%1922) : (i32) -> i64
    %1924 = "llvm.getelementptr"(%1920, %1923) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1925 = "llvm.getelementptr"(%1904, %1765) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1926 = "llvm.load"(%1925) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1927 = "llvm.icmp"(%1926, %1763) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1927, %1924)[^bb17, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb17:  // pred: ^bb16
    %1928 = "llvm.getelementptr"(%1904, %1805) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1929 = "llvm.load"(%1928) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1930 = "llvm.sext"(%1929) : (i32) -> i64
    %1931 = "llvm.getelementptr"(%1920, %1930) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1932 = "llvm.getelementptr"(%1919, %1765) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1933 = "llvm.load"(%1932) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1934 = "llvm.load"(%1908) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1934)[^bb19, ^bb20, ^bb18] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb18:  // pred: ^bb17
    "llvm.store"(%1933, %1924) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb19:  // pred: ^bb17
    %1935 = "llvm.trunc"(%1933) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%1935, %1924) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb20:  // pred: ^bb17
    %1936 = "llvm.sext"(%1933) : (i32) -> i64
    "llvm.store"(%1936, %1924) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb21:  // 3 preds: ^bb18, ^bb19, ^bb20
    %1937 = "llvm.load"(%1908) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1938 = "llvm.intr.smax"(%1937, %1806) : (i32, i32) -> i32
    %1939 = "llvm.zext"(%1938) <{nonNeg}> : (i32) -> i64
    %1940 = "llvm.getelementptr"(%1924, %1939) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1931, %1940) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1931)[^bb22] : (!llvm.ptr) -> ()
  ^bb22(%1941: !llvm.ptr):  // 2 preds: ^bb16, ^bb21
    %1942 = "llvm.load"(%1908) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1943 = "llvm.icmp"(%1942, %1806) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1943)[^bb23, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb23:  // pred: ^bb22
    %1944 = "llvm.call"(%1908, %1904, %1919, %1941) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1944)[^bb46] : (i32) -> ()
  ^bb24:  // pred: ^bb22
    %1945 = "llvm.getelementptr"(%1919, %1805) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1946 = "llvm.load"(%1945) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1947 = "llvm.getelementptr"(%1904, %1773) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1948 = "llvm.load"(%1947) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1949 = "llvm.icmp"(%1946, %1948) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1949, %1782)[^bb25, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb25:  // pred: ^bb24
    %1950 = "llvm.getelementptr"(%1919, %1765) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1951 = "llvm.load"(%1950) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1952 = "llvm.load"(%1925) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1953 = "llvm.icmp"(%1952, %1763) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1953)[^bb26, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb26:  // pred: ^bb25
    %1954 = "llvm.icmp"(%1951, %1808) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1954, %1807)[^bb45, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb27:  // pred: ^bb25
    %1955 = "llvm.icmp"(%1951, %1952) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1955, %1807)[^bb28, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb28:  // 2 preds: ^bb26, ^bb27
    %1956 = "llvm.getelementptr"(%1904, %1775) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1957 = "llvm.load"(%1956) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1958 = "llvm.sext"(%1957) : (i32) -> i64
    %1959 = "llvm.getelementptr"(%1908, %1958) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1960 = "llvm.getelementptr"(%1919, %1772) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1961 = "llvm.load"(%1960) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1962 = "llvm.icmp"(%1951, %1763) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1962, %1763, %1809)[^bb29, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb29:  // pred: ^bb28
    %1963 = "llvm.getelementptr"(%1904, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1964 = "llvm.getelementptr"(%1919, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1965 = "llvm.getelementptr"(%1904, %1772) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1966 = "llvm.getelementptr"(%1941, %1765) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1967 = "llvm.zext"(%1951) <{nonNeg}> : (i32) -> i64
    %1968 = "llvm.getelementptr"(%1959, %1967) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1967, %1763, %1778, %1763)[^bb30] : (i64, i32, i64, i32) -> ()
  ^bb30(%1969: i64, %1970: i32, %1971: i64, %1972: i32):  // 2 preds: ^bb29, ^bb38
    %1973 = "llvm.add"(%1969, %1810) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1974 = "llvm.getelementptr"(%1961, %1973) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1975 = "llvm.load"(%1974) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1976 = "llvm.load"(%1963) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1977 = "llvm.icmp"(%1976, %1763) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1977, %1971)[^bb32, ^bb31] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb31:  // pred: ^bb30
    %1978 = "llvm.getelementptr"(%1968, %1969) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1979 = "llvm.load"(%1978) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1979)[^bb32] : (i64) -> ()
  ^bb32(%1980: i64):  // 2 preds: ^bb30, ^bb31
    %1981 = "llvm.icmp"(%1980, %1811) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1982 = "llvm.select"(%1981, %1980, %1971) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1953)[^bb34, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb33:  // pred: ^bb32
    %1983 = "llvm.getelementptr"(%1959, %1969) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1984 = "llvm.load"(%1983) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1985 = "llvm.icmp"(%1984, %1811) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1986 = "llvm.icmp"(%1984, %1975) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1987 = "llvm.select"(%1985, %1809, %1986) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1987, %1786)[^bb34, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb34:  // 2 preds: ^bb32, ^bb33
    %1988 = "llvm.icmp"(%1975, %1778) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1988, %1972, %1982)[^bb35, ^bb38] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb35:  // pred: ^bb34
    %1989 = "llvm.load"(%1964) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1990 = "llvm.icmp"(%1989, %1769) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1990, %1972, %1982)[^bb38, ^bb36] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb36:  // pred: ^bb35
    %1991 = "llvm.getelementptr"(%1989, %1973) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1992 = "llvm.load"(%1991) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1993 = "llvm.icmp"(%1992, %1980) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1994 = "llvm.or"(%1981, %1993) : (i1, i1) -> i1
    %1995 = "llvm.select"(%1993, %1972, %1812) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1996 = "llvm.select"(%1993, %1982, %1992) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1994, %1995, %1996)[^bb38, ^bb37] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb37:  // pred: ^bb36
    %1997 = "llvm.load"(%1965) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1998 = "llvm.icmp"(%1997, %1763) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1999 = "llvm.icmp"(%1992, %1776) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2000 = "llvm.or"(%1999, %1998) : (i1, i1) -> i1
    %2001 = "llvm.select"(%2000, %1972, %1813) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%2001, %1992)[^bb38] : (i32, i64) -> ()
  ^bb38(%2002: i32, %2003: i64):  // 4 preds: ^bb34, ^bb35, ^bb36, ^bb37
    %2004 = "llvm.shl"(%1969, %1814) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2005 = "llvm.getelementptr"(%1966, %2004) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1975, %2005) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2006 = "llvm.trunc"(%1969) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2007 = "llvm.add"(%1951, %2006) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2008 = "llvm.shl"(%2007, %1807) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2009 = "llvm.sext"(%2008) : (i32) -> i64
    %2010 = "llvm.getelementptr"(%1966, %2009) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2003, %2010) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2011 = "llvm.icmp"(%1975, %1776) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2012 = "llvm.zext"(%2011) : (i1) -> i32
    %2013 = "llvm.or"(%1970, %2012) : (i32, i32) -> i32
    %2014 = "llvm.intr.umax"(%1975, %1778) : (i64, i64) -> i64
    %2015 = "llvm.mul"(%2014, %1971) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2016 = "llvm.icmp"(%1969, %1778) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2016, %1973, %2013, %2015, %2002)[^bb30, ^bb39] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i64, i32, i64, i32) -> ()
  ^bb39:  // pred: ^bb38
    %2017 = "llvm.icmp"(%2013, %1763) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%2002, %2017)[^bb40] : (i32, i1) -> ()
  ^bb40(%2018: i32, %2019: i1):  // 2 preds: ^bb28, ^bb39
    %2020 = "llvm.getelementptr"(%1919, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2021 = "llvm.load"(%2020) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2021, %1806)[^bb45, ^bb41, ^bb41, ^bb41] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb41:  // 3 preds: ^bb40, ^bb40, ^bb40
    %2022 = "llvm.load"(%1919) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2023 = "llvm.ptrtoint"(%2022) : (!llvm.ptr) -> i64
    %2024 = "llvm.getelementptr"(%1919, %1781) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2025 = "llvm.load"(%2024) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2026 = "llvm.add"(%2025, %2023) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2027 = "llvm.load"(%1959) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2028 = "llvm.getelementptr"(%1904, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2029 = "llvm.load"(%2028) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2030 = "llvm.sext"(%2029) : (i32) -> i64
    %2031 = "llvm.mul"(%2027, %2030) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2032 = "llvm.sub"(%2026, %2031) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%2032, %1941) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2033 = "llvm.getelementptr"(%1941, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2032, %2033) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2034 = "llvm.getelementptr"(%1941, %1765) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2035 = "llvm.load"(%1959) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%2035, %2034) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%2019)[^bb44, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb42:  // pred: ^bb41
    %2036 = "llvm.getelementptr"(%1919, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2037 = "llvm.load"(%2036) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2038 = "llvm.icmp"(%2037, %1769) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2038, %1763)[^bb45, ^bb43] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb43:  // pred: ^bb42
    "llvm.intr.memcpy"(%1829, %1919, %1767) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.store"(%1769, %1900) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2039 = "llvm.call"(%1908, %1904, %1829, %1941) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2039)[^bb45] : (i32) -> ()
  ^bb44:  // pred: ^bb41
    %2040 = "llvm.getelementptr"(%1904, %1779) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2041 = "llvm.load"(%2040) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2042 = "llvm.add"(%2041, %1764) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2043 = "llvm.sext"(%2042) : (i32) -> i64
    %2044 = "llvm.and"(%2032, %2043) : (i64, i64) -> i64
    %2045 = "llvm.icmp"(%2044, %1776) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2046 = "llvm.select"(%2045, %2018, %1789) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%2046)[^bb45] : (i32) -> ()
  ^bb45(%2047: i32):  // 8 preds: ^bb24, ^bb26, ^bb27, ^bb33, ^bb40, ^bb42, ^bb43, ^bb44
    "llvm.br"(%2047)[^bb46] : (i32) -> ()
  ^bb46(%2048: i32):  // 2 preds: ^bb23, ^bb45
    %2049 = "llvm.icmp"(%2048, %1763) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2050 = "llvm.load"(%1831) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.cond_br"(%2049, %2050, %2048)[^bb47, ^bb60] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb47:  // pred: ^bb46
    %2051 = "llvm.load"(%1871) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2052 = "llvm.getelementptr"(%2050, %1792) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2053 = "llvm.load"(%2052) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2054 = "llvm.sext"(%2053) : (i32) -> i64
    %2055 = "llvm.icmp"(%1903, %2054) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2055)[^bb58, ^bb48] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb48:  // pred: ^bb47
    %2056 = "llvm.getelementptr"(%2050, %1779) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2057 = "llvm.load"(%2056) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2058 = "llvm.sext"(%2057) : (i32) -> i64
    %2059 = "llvm.getelementptr"(%2050, %2058) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2060 = "llvm.icmp"(%1903, %1776) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2060)[^bb58, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb49:  // pred: ^bb48
    %2061 = "llvm.getelementptr"(%2059, %1903) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2062 = "llvm.getelementptr"(%2061, %1772) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1776)[^bb50] : (i64) -> ()
  ^bb50(%2063: i64):  // 2 preds: ^bb49, ^bb57
    %2064 = "llvm.getelementptr"(%2059, %2063) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2065 = "llvm.load"(%2064) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2066 = "llvm.icmp"(%2065, %1815) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2066)[^bb51, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb51:  // pred: ^bb50
    %2067 = "llvm.load"(%2062) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2068 = "llvm.icmp"(%2067, %1782) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2068)[^bb53, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb52:  // pred: ^bb51
    %2069 = "llvm.getelementptr"(%2064, %1772) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2070 = "llvm.load"(%2069) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2071 = "llvm.icmp"(%2070, %1782) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2071)[^bb53, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb53:  // 2 preds: ^bb51, ^bb52
    %2072 = "llvm.call"(%2050, %2061, %2051, %1827) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2073 = "llvm.icmp"(%2072, %1763) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2073)[^bb58, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // pred: ^bb53
    %2074 = "llvm.call"(%2050, %2064, %2051, %1828) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2075 = "llvm.icmp"(%2074, %1763) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2075)[^bb57, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb55:  // pred: ^bb54
    %2076 = "llvm.load"(%1827) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2077 = "llvm.load"(%1901) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2078 = "llvm.icmp"(%2076, %2077) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2078)[^bb56, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb56:  // pred: ^bb55
    %2079 = "llvm.load"(%1828) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2080 = "llvm.load"(%1902) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2081 = "llvm.icmp"(%2079, %2080) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2081)[^bb59, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb57:  // 5 preds: ^bb50, ^bb52, ^bb54, ^bb55, ^bb56
    %2082 = "llvm.add"(%2063, %1778) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2083 = "llvm.icmp"(%2082, %1903) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2083, %2082)[^bb58, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb58:  // 4 preds: ^bb47, ^bb48, ^bb53, ^bb57
    "llvm.br"()[^bb108] : () -> ()
  ^bb59:  // pred: ^bb56
    "llvm.br"(%2050, %1816)[^bb60] : (!llvm.ptr, i32) -> ()
  ^bb60(%2084: !llvm.ptr, %2085: i32):  // 4 preds: ^bb13, ^bb15, ^bb46, ^bb59
    %2086 = "llvm.sext"(%1910) : (i32) -> i64
    %2087 = "llvm.getelementptr"(%1908, %2086) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%2085, %2087, %1907, %1904, %2084) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1764)[^bb165] : (i32) -> ()
  ^bb61:  // pred: ^bb12
    %2088 = "llvm.add"(%1912, %1764) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2089 = "llvm.icmp"(%2088, %1782) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2089)[^bb63, ^bb62] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb62:  // pred: ^bb61
    "llvm.switch"(%1912, %1761)[^bb104, ^bb64, ^bb99, ^bb100] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[3, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb63:  // pred: ^bb61
    %2090 = "llvm.getelementptr"(%1907, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2091 = "llvm.load"(%2090) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2092 = "llvm.sitofp"(%2091) : (i64) -> f64
    "llvm.br"(%2092)[^bb65] : (f64) -> ()
  ^bb64:  // pred: ^bb62
    %2093 = "llvm.getelementptr"(%1907, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2094 = "llvm.load"(%2093) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%2094)[^bb65] : (f64) -> ()
  ^bb65(%2095: f64):  // 2 preds: ^bb63, ^bb64
    %2096 = "llvm.load"(%1871) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2097 = "llvm.getelementptr"(%1904, %1766) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2098 = "llvm.load"(%2097) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2099 = "llvm.sext"(%2098) : (i32) -> i64
    %2100 = "llvm.getelementptr"(%2096, %2099) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2101 = "llvm.getelementptr"(%1904, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2102 = "llvm.load"(%2101) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2102)[^bb67, ^bb66, ^bb68] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb66:  // pred: ^bb65
    "llvm.store"(%2095, %2100) <{alignment = 1 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"()[^bb108] : () -> ()
  ^bb67:  // pred: ^bb65
    %2103 = "llvm.getelementptr"(%1904, %1773) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2104 = "llvm.load"(%2103) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2105 = "llvm.and"(%2104, %1785) : (i32, i32) -> i32
    %2106 = "llvm.icmp"(%2105, %1786) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2107 = "llvm.select"(%2106, %1787, %1788) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %2108 = "llvm.intr.fabs"(%2095) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %2109 = "llvm.fcmp"(%2108, %2107) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %2110 = "llvm.fcmp"(%2108, %1784) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %2111 = "llvm.and"(%2110, %2109) : (i1, i1) -> i1
    "llvm.cond_br"(%2111)[^bb107, ^bb70] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb68:  // pred: ^bb65
    %2112 = "llvm.intr.fabs"(%2095) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %2113 = "llvm.fcmp"(%2112, %1783) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %2114 = "llvm.fcmp"(%2112, %1784) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %2115 = "llvm.and"(%2113, %2114) : (i1, i1) -> i1
    "llvm.cond_br"(%2115)[^bb107, ^bb69] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb69:  // pred: ^bb68
    %2116 = "llvm.fptrunc"(%2095) : (f64) -> f32
    "llvm.store"(%2116, %2100) <{alignment = 1 : i64, ordering = 0 : i64}> : (f32, !llvm.ptr) -> ()
    "llvm.br"()[^bb108] : () -> ()
  ^bb70:  // pred: ^bb67
    %2117 = "llvm.select"(%2106, %1789, %1790) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2118 = "llvm.bitcast"(%2095) : (f64) -> i64
    %2119 = "llvm.lshr"(%2118, %1767) : (i64, i64) -> i64
    %2120 = "llvm.bitcast"(%2108) : (f64) -> i64
    %2121 = "llvm.sub"(%1791, %2117) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2122 = "llvm.shl"(%1764, %2121) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2123 = "llvm.add"(%2122, %1782) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2124 = "llvm.lshr"(%2120, %1792) : (i64, i64) -> i64
    %2125 = "llvm.trunc"(%2124) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %2126 = "llvm.add"(%2125, %1793) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2127 = "llvm.zext"(%2117) <{nonNeg}> : (i32) -> i64
    %2128 = "llvm.icmp"(%2126, %1794) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2128)[^bb71, ^bb72] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb71:  // pred: ^bb70
    %2129 = "llvm.xor"(%2117, %1804) : (i32, i32) -> i32
    %2130 = "llvm.shl"(%1764, %2129) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2131 = "llvm.xor"(%2130, %1764) : (i32, i32) -> i32
    %2132 = "llvm.zext"(%2131) <{nonNeg}> : (i32) -> i64
    %2133 = "llvm.shl"(%2132, %2127) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2134 = "llvm.and"(%2119, %1803) : (i64, i64) -> i64
    %2135 = "llvm.or"(%2133, %2134) : (i64, i64) -> i64
    %2136 = "llvm.and"(%2120, %1797) : (i64, i64) -> i64
    %2137 = "llvm.icmp"(%2136, %1776) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2138 = "llvm.add"(%2117, %1764) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2139 = "llvm.shl"(%1761, %2138) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2140 = "llvm.zext"(%2139) <{nonNeg}> : (i32) -> i64
    %2141 = "llvm.select"(%2137, %1776, %2140) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %2142 = "llvm.or"(%2135, %2141) : (i64, i64) -> i64
    %2143 = "llvm.trunc"(%2142) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%2143)[^bb76] : (i16) -> ()
  ^bb72:  // pred: ^bb70
    %2144 = "llvm.trunc"(%2119) <{overflowFlags = 2 : i32}> : (i64) -> i16
    %2145 = "llvm.and"(%2144, %1795) : (i16, i16) -> i16
    %2146 = "llvm.icmp"(%2126, %2123) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %2147 = "llvm.sub"(%2123, %2126) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2148 = "llvm.select"(%2146, %2147, %1763) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2149 = "llvm.sub"(%2148, %2117) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2150 = "llvm.icmp"(%2149, %1782) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2150, %2145)[^bb76, ^bb73] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i16) -> ()
  ^bb73:  // pred: ^bb72
    %2151 = "llvm.add"(%2149, %1796) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2152 = "llvm.and"(%2120, %1797) : (i64, i64) -> i64
    %2153 = "llvm.or"(%2152, %1798) <{isDisjoint}> : (i64, i64) -> i64
    %2154 = "llvm.add"(%2149, %1799) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2155 = "llvm.zext"(%2154) <{nonNeg}> : (i32) -> i64
    %2156 = "llvm.shl"(%1778, %2155) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %2157 = "llvm.zext"(%2151) <{nonNeg}> : (i32) -> i64
    %2158 = "llvm.lshr"(%2153, %2157) : (i64, i64) -> i64
    %2159 = "llvm.shl"(%1800, %2155) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2160 = "llvm.add"(%2159, %1801) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %2161 = "llvm.and"(%2160, %2153) : (i64, i64) -> i64
    %2162 = "llvm.icmp"(%2161, %2156) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2162, %1778)[^bb75, ^bb74] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb74:  // pred: ^bb73
    %2163 = "llvm.icmp"(%2161, %2156) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2164 = "llvm.and"(%2158, %1778) : (i64, i64) -> i64
    %2165 = "llvm.icmp"(%2164, %1776) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2166 = "llvm.select"(%2163, %2165, %1802) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %2167 = "llvm.zext"(%2166) : (i1) -> i64
    "llvm.br"(%2167)[^bb75] : (i64) -> ()
  ^bb75(%2168: i64):  // 2 preds: ^bb73, ^bb74
    %2169 = "llvm.sub"(%2126, %2123) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2170 = "llvm.select"(%2146, %1763, %2169) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2171 = "llvm.zext"(%2170) : (i32) -> i64
    %2172 = "llvm.and"(%2119, %1803) : (i64, i64) -> i64
    %2173 = "llvm.shl"(%2171, %2127) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2174 = "llvm.add"(%2158, %2173) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2175 = "llvm.add"(%2174, %2168) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2176 = "llvm.or"(%2175, %2172) : (i64, i64) -> i64
    %2177 = "llvm.trunc"(%2176) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%2177)[^bb76] : (i16) -> ()
  ^bb76(%2178: i16):  // 3 preds: ^bb71, ^bb72, ^bb75
    "llvm.store"(%2178, %2100) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb108] : () -> ()
  ^bb77:  // pred: ^bb12
    %2179 = "llvm.add"(%1912, %1764) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2180 = "llvm.icmp"(%2179, %1782) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2180)[^bb78, ^bb93] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb78:  // pred: ^bb77
    %2181 = "llvm.getelementptr"(%1907, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2182 = "llvm.load"(%2181) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2183 = "llvm.load"(%1871) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2184 = "llvm.getelementptr"(%1904, %1766) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2185 = "llvm.load"(%2184) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2186 = "llvm.sext"(%2185) : (i32) -> i64
    %2187 = "llvm.getelementptr"(%2183, %2186) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2188 = "llvm.getelementptr"(%1904, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2189 = "llvm.load"(%2188) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2189)[^bb81, ^bb79, ^bb82, ^bb80] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 8, 4]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb79:  // pred: ^bb78
    %2190 = "llvm.trunc"(%2182) <{overflowFlags = 0 : i32}> : (i64) -> i8
    "llvm.store"(%2190, %2187) <{alignment = 1 : i64, ordering = 0 : i64}> : (i8, !llvm.ptr) -> ()
    "llvm.br"()[^bb83] : () -> ()
  ^bb80:  // pred: ^bb78
    %2191 = "llvm.trunc"(%2182) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%2191, %2187) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb83] : () -> ()
  ^bb81:  // pred: ^bb78
    %2192 = "llvm.trunc"(%2182) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%2192, %2187) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb83] : () -> ()
  ^bb82:  // pred: ^bb78
    "llvm.store"(%2182, %2187) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb83] : () -> ()
  ^bb83:  // 4 preds: ^bb79, ^bb80, ^bb81, ^bb82
    %2193 = "llvm.load"(%2184) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2194 = "llvm.sext"(%2193) : (i32) -> i64
    %2195 = "llvm.getelementptr"(%2183, %2194) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2196 = "llvm.load"(%2195) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %2197 = "llvm.zext"(%2196) : (i8) -> i64
    %2198 = "llvm.load"(%1904) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2199 = "llvm.icmp"(%2198, %1818) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2199)[^bb84, ^bb85] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb84:  // pred: ^bb83
    %2200 = "llvm.and"(%2197, %1778) : (i64, i64) -> i64
    "llvm.br"(%2200)[^bb106] : (i64) -> ()
  ^bb85:  // pred: ^bb83
    %2201 = "llvm.load"(%2188) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2202 = "llvm.icmp"(%2201, %1761) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2202, %2197)[^bb86, ^bb90] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb86:  // pred: ^bb85
    "llvm.switch"(%2201)[^bb89, ^bb87, ^bb88] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb87:  // pred: ^bb86
    %2203 = "llvm.load"(%2195) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%2203)[^bb90] : (i64) -> ()
  ^bb88:  // pred: ^bb86
    %2204 = "llvm.load"(%2195) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2205 = "llvm.sext"(%2204) : (i32) -> i64
    "llvm.br"(%2205)[^bb90] : (i64) -> ()
  ^bb89:  // pred: ^bb86
    %2206 = "llvm.load"(%2195) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %2207 = "llvm.sext"(%2206) : (i16) -> i64
    "llvm.br"(%2207)[^bb90] : (i64) -> ()
  ^bb90(%2208: i64):  // 4 preds: ^bb85, ^bb87, ^bb88, ^bb89
    %2209 = "llvm.shl"(%2201, %1807) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2210 = "llvm.sub"(%1808, %2209) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2211 = "llvm.icmp"(%2198, %1817) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2212 = "llvm.zext"(%2210) : (i32) -> i64
    "llvm.cond_br"(%2211)[^bb91, ^bb92] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb91:  // pred: ^bb90
    %2213 = "llvm.lshr"(%1810, %2212) : (i64, i64) -> i64
    %2214 = "llvm.and"(%2208, %2213) : (i64, i64) -> i64
    "llvm.br"(%2214)[^bb106] : (i64) -> ()
  ^bb92:  // pred: ^bb90
    %2215 = "llvm.shl"(%2208, %2212) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2216 = "llvm.ashr"(%2215, %2212) <{isExact}> : (i64, i64) -> i64
    "llvm.br"(%2216)[^bb106] : (i64) -> ()
  ^bb93:  // pred: ^bb77
    "llvm.switch"(%1912, %1761)[^bb104, ^bb94, ^bb99, ^bb100] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[78, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb94:  // pred: ^bb93
    %2217 = "llvm.getelementptr"(%1907, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2218 = "llvm.load"(%2217) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2219 = "llvm.getelementptr"(%2218, %1772) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2220 = "llvm.icmp"(%1911, %1817) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2220)[^bb95, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb95:  // pred: ^bb94
    %2221 = "llvm.getelementptr"(%1904, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2222 = "llvm.load"(%2221) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2223 = "llvm.icmp"(%2222, %1806) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2223)[^bb96, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb96:  // pred: ^bb95
    %2224 = "llvm.load"(%2219) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2225 = "llvm.icmp"(%2224, %1800) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2225)[^bb97, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb97:  // pred: ^bb96
    %2226 = "llvm.getelementptr"(%2218, %1781) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2227 = "llvm.load"(%2226) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2228 = "llvm.icmp"(%2227, %1776) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2228)[^bb98, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb98:  // pred: ^bb97
    %2229 = "llvm.load"(%1871) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2230 = "llvm.getelementptr"(%1904, %1766) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2231 = "llvm.load"(%2230) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2232 = "llvm.sext"(%2231) : (i32) -> i64
    %2233 = "llvm.getelementptr"(%2229, %2232) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2234 = "llvm.getelementptr"(%2218, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2235 = "llvm.load"(%2234) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%2235, %2233) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb108] : () -> ()
  ^bb99:  // 2 preds: ^bb62, ^bb93
    %2236 = "llvm.getelementptr"(%1907, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2237 = "llvm.load"(%2236) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2238 = "llvm.getelementptr"(%2237, %1772) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%2238)[^bb101] : (!llvm.ptr) -> ()
  ^bb100:  // 2 preds: ^bb62, ^bb93
    %2239 = "llvm.getelementptr"(%1907, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2240 = "llvm.load"(%2239) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2241 = "llvm.icmp"(%2240, %1769) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2241, %1761, %2240)[^bb104, ^bb101] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb101(%2242: !llvm.ptr):  // 2 preds: ^bb99, ^bb100
    %2243 = "llvm.getelementptr"(%2242, %1805) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2244 = "llvm.load"(%2243) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2245 = "llvm.getelementptr"(%1904, %1773) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2246 = "llvm.load"(%2245) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2247 = "llvm.icmp"(%2244, %2246) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2247, %1782)[^bb102, ^bb104] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb102:  // pred: ^bb101
    %2248 = "llvm.getelementptr"(%2242, %1765) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2249 = "llvm.load"(%2248) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2250 = "llvm.icmp"(%2249, %1763) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2250, %1782)[^bb103, ^bb104] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb103:  // pred: ^bb102
    %2251 = "llvm.getelementptr"(%2242, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2252 = "llvm.load"(%2251) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2252, %1806)[^bb104, ^bb105, ^bb105, ^bb105] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb104(%2253: i32):  // 6 preds: ^bb62, ^bb93, ^bb100, ^bb101, ^bb102, ^bb103
    %2254 = "llvm.sext"(%1910) : (i32) -> i64
    %2255 = "llvm.getelementptr"(%1908, %2254) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%2253, %2255, %1907, %1904, %1908) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1764)[^bb165] : (i32) -> ()
  ^bb105:  // 3 preds: ^bb103, ^bb103, ^bb103
    %2256 = "llvm.load"(%1871) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2257 = "llvm.getelementptr"(%1904, %1766) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2258 = "llvm.load"(%2257) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2259 = "llvm.sext"(%2258) : (i32) -> i64
    %2260 = "llvm.getelementptr"(%2256, %2259) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2261 = "llvm.load"(%2242) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2262 = "llvm.getelementptr"(%2242, %1781) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2263 = "llvm.load"(%2262) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2264 = "llvm.getelementptr"(%2261, %2263) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2265 = "llvm.getelementptr"(%1904, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2266 = "llvm.load"(%2265) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2267 = "llvm.sext"(%2266) : (i32) -> i64
    "llvm.intr.memcpy"(%2260, %2264, %2267) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb108] : () -> ()
  ^bb106(%2268: i64):  // 3 preds: ^bb84, ^bb91, ^bb92
    %2269 = "llvm.icmp"(%2268, %2182) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2270 = "llvm.icmp"(%2198, %1817) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2271 = "llvm.icmp"(%2182, %1776) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %2272 = "llvm.and"(%2271, %2270) : (i1, i1) -> i1
    %2273 = "llvm.or"(%2272, %2269) : (i1, i1) -> i1
    "llvm.cond_br"(%2273)[^bb107, ^bb108] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb107:  // 7 preds: ^bb67, ^bb68, ^bb94, ^bb95, ^bb96, ^bb97, ^bb106
    %2274 = "llvm.sext"(%1910) : (i32) -> i64
    %2275 = "llvm.getelementptr"(%1908, %2274) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%1822, %2275, %1907, %1823, %1776) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1764)[^bb165] : (i32) -> ()
  ^bb108:  // 7 preds: ^bb58, ^bb66, ^bb69, ^bb76, ^bb98, ^bb105, ^bb106
    %2276 = "llvm.add"(%1903, %1778) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2277 = "llvm.load"(%1849) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2278 = "llvm.sext"(%2277) : (i32) -> i64
    %2279 = "llvm.icmp"(%2276, %2278) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2279, %2276)[^bb12, ^bb109] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb109:  // 2 preds: ^bb10, ^bb108
    %2280 = "llvm.getelementptr"(%arg68, %1819) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2281 = "llvm.load"(%2280) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2282 = "llvm.sext"(%2281) : (i32) -> i64
    %2283 = "llvm.getelementptr"(%arg68, %2282) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2284 = "llvm.getelementptr"(%arg68, %1805) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2285 = "llvm.load"(%2284) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2286 = "llvm.icmp"(%2285, %1763) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2286)[^bb110, ^bb121] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb110:  // pred: ^bb109
    %2287 = "llvm.zext"(%2285) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1776)[^bb111] : (i64) -> ()
  ^bb111(%2288: i64):  // 2 preds: ^bb110, ^bb120
    %2289 = "llvm.getelementptr"(%2283, %2288) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Condition", (struct<"mlir_abi_64.struct.Sum", (i32, i32)>, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2290 = "llvm.getelementptr"(%2289, %1773) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2291 = "llvm.load"(%2290) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2292 = "llvm.sext"(%2291) : (i32) -> i64
    %2293 = "llvm.getelementptr"(%arg68, %2292) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2294 = "llvm.getelementptr"(%2289, %1766) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2295 = "llvm.load"(%2294) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2296 = "llvm.sext"(%2295) : (i32) -> i64
    %2297 = "llvm.icmp"(%2295, %1763) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2298 = "llvm.load"(%2289) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2299 = "llvm.icmp"(%2298, %1763) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2297)[^bb114, ^bb112] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb112:  // pred: ^bb111
    "llvm.cond_br"(%2299)[^bb113, ^bb120] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb113:  // pred: ^bb112
    %2300 = "llvm.zext"(%2298) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1776, %1776)[^bb118] : (i64, i64) -> ()
  ^bb114:  // pred: ^bb111
    "llvm.cond_br"(%2299, %1820)[^bb115, ^bb117] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb115:  // pred: ^bb114
    %2301 = "llvm.zext"(%2298) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1776, %1820)[^bb116] : (i64, i128) -> ()
  ^bb116(%2302: i64, %2303: i128):  // 2 preds: ^bb115, ^bb116
    %2304 = "llvm.getelementptr"(%2293, %2302) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2305 = "llvm.call"(%arg68, %1869, %2304) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %2306 = "llvm.load"(%2304) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2307 = "llvm.sext"(%2306) : (i64) -> i128
    %2308 = "llvm.mul"(%2305, %2307) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %2309 = "llvm.add"(%2308, %2303) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %2310 = "llvm.add"(%2302, %1778) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2311 = "llvm.icmp"(%2310, %2301) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2311, %2309, %2310, %2309)[^bb117, ^bb116] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb117(%2312: i128):  // 2 preds: ^bb114, ^bb116
    %2313 = "llvm.getelementptr"(%2289, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2314 = "llvm.load"(%2313) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2315 = "llvm.icmp"(%2314, %1763) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2316 = "llvm.icmp"(%2312, %1821) <{predicate = 4 : i64}> : (i128, i128) -> i1
    %2317 = "llvm.icmp"(%2312, %1820) <{predicate = 0 : i64}> : (i128, i128) -> i1
    %2318 = "llvm.select"(%2315, %2317, %2316) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2318)[^bb120, ^bb123] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb118(%2319: i64, %2320: i64):  // 2 preds: ^bb113, ^bb118
    %2321 = "llvm.getelementptr"(%2293, %2319) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2322 = "llvm.call"(%arg68, %1869, %2321) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %2323 = "llvm.trunc"(%2322) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %2324 = "llvm.srem"(%2323, %2296) : (i64, i64) -> i64
    %2325 = "llvm.load"(%2321) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2326 = "llvm.srem"(%2325, %2296) : (i64, i64) -> i64
    %2327 = "llvm.mul"(%2326, %2324) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2328 = "llvm.add"(%2327, %2320) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2329 = "llvm.srem"(%2328, %2296) : (i64, i64) -> i64
    %2330 = "llvm.add"(%2319, %1778) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2331 = "llvm.icmp"(%2330, %2300) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2331, %2330, %2329)[^bb119, ^bb118] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb119:  // pred: ^bb118
    %2332 = "llvm.icmp"(%2329, %1776) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2332)[^bb120, ^bb123] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb120:  // 3 preds: ^bb112, ^bb117, ^bb119
    %2333 = "llvm.add"(%2288, %1778) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2334 = "llvm.icmp"(%2333, %2287) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2334, %2333)[^bb121, ^bb111] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb121:  // 2 preds: ^bb109, ^bb120
    %2335 = "llvm.icmp"(%1859, %1769) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %2336 = "llvm.icmp"(%1839, %1763) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %2337 = "llvm.and"(%2335, %2336) : (i1, i1) -> i1
    "llvm.cond_br"(%2337)[^bb122, ^bb160] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb122:  // pred: ^bb121
    %2338 = "llvm.getelementptr"(%arg68, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2339 = "llvm.load"(%2338) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2340 = "llvm.sext"(%2339) : (i32) -> i64
    %2341 = "llvm.getelementptr"(%arg68, %2340) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2342 = "llvm.getelementptr"(%1825, %1767) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2343 = "llvm.getelementptr"(%1825, %1765) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2344 = "llvm.getelementptr"(%1825, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2345 = "llvm.getelementptr"(%1825, %1779) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2346 = "llvm.getelementptr"(%1825, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2347 = "llvm.getelementptr"(%1825, %1766) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2348 = "llvm.getelementptr"(%1825, %1805) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2349 = "llvm.getelementptr"(%1825, %1772) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2350 = "llvm.getelementptr"(%1825, %1819) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2351 = "llvm.getelementptr"(%1825, %1775) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2352 = "llvm.getelementptr"(%1826, %1765) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2353 = "llvm.getelementptr"(%1825, %1773) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2354 = "llvm.getelementptr"(%1824, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2355 = "llvm.zext"(%1839) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1776)[^bb124] : (i64) -> ()
  ^bb123:  // 2 preds: ^bb117, ^bb119
    "llvm.call"(%1831, %2289) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_sizes, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1764)[^bb165] : (i32) -> ()
  ^bb124(%2356: i64):  // 2 preds: ^bb122, ^bb159
    %2357 = "llvm.getelementptr"(%1858, %2356) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2358 = "llvm.getelementptr"(%2341, %2356) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memcpy"(%1825, %2358, %1792) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %2359 = "llvm.load"(%2342) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2360 = "llvm.load"(%1825) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2361 = "llvm.icmp"(%2360, %1815) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2361)[^bb126, ^bb125] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb125:  // pred: ^bb124
    "llvm.store"(%1763, %2343) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2362 = "llvm.load"(%2344) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2362, %2345) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb126] : () -> ()
  ^bb126:  // 2 preds: ^bb124, ^bb125
    "llvm.store"(%1763, %2346) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1763, %2347) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1774, %2348) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1761, %2349) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2363 = "llvm.load"(%2350) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2363, %2351) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2364 = "llvm.load"(%2357) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2364, %1761)[^bb158, ^bb128, ^bb127] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb127:  // pred: ^bb126
    %2365 = "llvm.getelementptr"(%2357, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2366 = "llvm.load"(%2365) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2367 = "llvm.icmp"(%2366, %1769) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2367, %1761, %2366)[^bb158, ^bb129] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb128:  // pred: ^bb126
    %2368 = "llvm.getelementptr"(%2357, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2369 = "llvm.load"(%2368) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2370 = "llvm.getelementptr"(%2369, %1772) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%2370)[^bb129] : (!llvm.ptr) -> ()
  ^bb129(%2371: !llvm.ptr):  // 2 preds: ^bb127, ^bb128
    %2372 = "llvm.load"(%2343) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2373 = "llvm.icmp"(%2372, %1763) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %2374 = "llvm.load"(%arg68) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%2373, %1826)[^bb130, ^bb135] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb130:  // pred: ^bb129
    %2375 = "llvm.getelementptr"(%2371, %1765) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2376 = "llvm.load"(%2375) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2374)[^bb132, ^bb133, ^bb131] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb131:  // pred: ^bb130
    "llvm.store"(%2376, %1826) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb134] : () -> ()
  ^bb132:  // pred: ^bb130
    %2377 = "llvm.trunc"(%2376) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%2377, %1826) <{alignment = 16 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb134] : () -> ()
  ^bb133:  // pred: ^bb130
    %2378 = "llvm.sext"(%2376) : (i32) -> i64
    "llvm.store"(%2378, %1826) <{alignment = 16 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb134] : () -> ()
  ^bb134:  // 3 preds: ^bb131, ^bb132, ^bb133
    %2379 = "llvm.intr.smax"(%2374, %1806) : (i32, i32) -> i32
    %2380 = "llvm.zext"(%2379) <{nonNeg}> : (i32) -> i64
    %2381 = "llvm.getelementptr"(%1826, %2380) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2352, %2381) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%2352)[^bb135] : (!llvm.ptr) -> ()
  ^bb135(%2382: !llvm.ptr):  // 2 preds: ^bb129, ^bb134
    %2383 = "llvm.icmp"(%2374, %1806) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2383)[^bb136, ^bb137] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb136:  // pred: ^bb135
    %2384 = "llvm.call"(%arg68, %1825, %2371, %2382) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2384)[^bb157] : (i32) -> ()
  ^bb137:  // pred: ^bb135
    %2385 = "llvm.getelementptr"(%2371, %1805) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2386 = "llvm.load"(%2385) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2387 = "llvm.load"(%2353) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2388 = "llvm.icmp"(%2386, %2387) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2388, %1782)[^bb138, ^bb156] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb138:  // pred: ^bb137
    %2389 = "llvm.getelementptr"(%2371, %1765) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2390 = "llvm.load"(%2389) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%2373)[^bb139, ^bb140] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb139:  // pred: ^bb138
    %2391 = "llvm.icmp"(%2390, %1808) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2391, %1807)[^bb156, ^bb141] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb140:  // pred: ^bb138
    %2392 = "llvm.icmp"(%2390, %2372) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2392, %1807)[^bb141, ^bb156] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb141:  // 2 preds: ^bb139, ^bb140
    %2393 = "llvm.sext"(%2363) : (i32) -> i64
    %2394 = "llvm.getelementptr"(%arg68, %2393) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2395 = "llvm.getelementptr"(%2371, %1772) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2396 = "llvm.load"(%2395) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2397 = "llvm.icmp"(%2390, %1763) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2397, %1763, %1809)[^bb142, ^bb151] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb142:  // pred: ^bb141
    %2398 = "llvm.getelementptr"(%2371, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2399 = "llvm.getelementptr"(%2382, %1765) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2400 = "llvm.zext"(%2390) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%2400, %1763, %1778, %1763)[^bb143] : (i64, i32, i64, i32) -> ()
  ^bb143(%2401: i64, %2402: i32, %2403: i64, %2404: i32):  // 2 preds: ^bb142, ^bb149
    %2405 = "llvm.add"(%2401, %1810) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2406 = "llvm.getelementptr"(%2396, %2405) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2407 = "llvm.load"(%2406) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2408 = "llvm.icmp"(%2403, %1811) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2373)[^bb145, ^bb144] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb144:  // pred: ^bb143
    %2409 = "llvm.getelementptr"(%2394, %2401) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2410 = "llvm.load"(%2409) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2411 = "llvm.icmp"(%2410, %1811) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2412 = "llvm.icmp"(%2410, %2407) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2413 = "llvm.select"(%2411, %1809, %2412) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2413, %1786)[^bb145, ^bb156] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb145:  // 2 preds: ^bb143, ^bb144
    %2414 = "llvm.icmp"(%2407, %1778) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2414, %2404, %2403)[^bb146, ^bb149] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb146:  // pred: ^bb145
    %2415 = "llvm.load"(%2398) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2416 = "llvm.icmp"(%2415, %1769) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2416, %2404, %2403)[^bb149, ^bb147] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb147:  // pred: ^bb146
    %2417 = "llvm.getelementptr"(%2415, %2405) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2418 = "llvm.load"(%2417) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2419 = "llvm.icmp"(%2418, %2403) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2420 = "llvm.or"(%2408, %2419) : (i1, i1) -> i1
    %2421 = "llvm.select"(%2419, %2404, %1812) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.cond_br"(%2420, %2421, %2418)[^bb149, ^bb148] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb148:  // pred: ^bb147
    %2422 = "llvm.icmp"(%2418, %1776) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2423 = "llvm.select"(%2422, %1813, %2404) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%2423, %2418)[^bb149] : (i32, i64) -> ()
  ^bb149(%2424: i32, %2425: i64):  // 4 preds: ^bb145, ^bb146, ^bb147, ^bb148
    %2426 = "llvm.shl"(%2401, %1814) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2427 = "llvm.getelementptr"(%2399, %2426) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2407, %2427) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2428 = "llvm.trunc"(%2401) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2429 = "llvm.add"(%2390, %2428) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2430 = "llvm.shl"(%2429, %1807) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2431 = "llvm.sext"(%2430) : (i32) -> i64
    %2432 = "llvm.getelementptr"(%2399, %2431) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2425, %2432) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2433 = "llvm.icmp"(%2407, %1776) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2434 = "llvm.zext"(%2433) : (i1) -> i32
    %2435 = "llvm.or"(%2402, %2434) : (i32, i32) -> i32
    %2436 = "llvm.intr.umax"(%2407, %1778) : (i64, i64) -> i64
    %2437 = "llvm.mul"(%2436, %2403) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2438 = "llvm.icmp"(%2401, %1778) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2438, %2405, %2435, %2437, %2424)[^bb143, ^bb150] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i64, i32, i64, i32) -> ()
  ^bb150:  // pred: ^bb149
    %2439 = "llvm.icmp"(%2435, %1763) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%2424, %2439)[^bb151] : (i32, i1) -> ()
  ^bb151(%2440: i32, %2441: i1):  // 2 preds: ^bb141, ^bb150
    %2442 = "llvm.getelementptr"(%2371, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2443 = "llvm.load"(%2442) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2443, %1806)[^bb156, ^bb152, ^bb152, ^bb152] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb152:  // 3 preds: ^bb151, ^bb151, ^bb151
    %2444 = "llvm.load"(%2371) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2445 = "llvm.ptrtoint"(%2444) : (!llvm.ptr) -> i64
    %2446 = "llvm.getelementptr"(%2371, %1781) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2447 = "llvm.load"(%2446) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2448 = "llvm.add"(%2447, %2445) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2449 = "llvm.load"(%2394) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2450 = "llvm.load"(%2344) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2451 = "llvm.sext"(%2450) : (i32) -> i64
    %2452 = "llvm.mul"(%2449, %2451) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2453 = "llvm.sub"(%2448, %2452) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%2453, %2382) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2454 = "llvm.getelementptr"(%2382, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2453, %2454) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2455 = "llvm.getelementptr"(%2382, %1765) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2449, %2455) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%2441)[^bb155, ^bb153] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb153:  // pred: ^bb152
    %2456 = "llvm.getelementptr"(%2371, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2457 = "llvm.load"(%2456) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2458 = "llvm.icmp"(%2457, %1769) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2458, %1763)[^bb156, ^bb154] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb154:  // pred: ^bb153
    "llvm.intr.memcpy"(%1824, %2371, %1767) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.store"(%1769, %2354) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2459 = "llvm.call"(%arg68, %1825, %1824, %2382) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2459)[^bb156] : (i32) -> ()
  ^bb155:  // pred: ^bb152
    %2460 = "llvm.load"(%2345) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2461 = "llvm.add"(%2460, %1764) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2462 = "llvm.sext"(%2461) : (i32) -> i64
    %2463 = "llvm.and"(%2453, %2462) : (i64, i64) -> i64
    %2464 = "llvm.icmp"(%2463, %1776) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2465 = "llvm.select"(%2464, %2440, %1789) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%2465)[^bb156] : (i32) -> ()
  ^bb156(%2466: i32):  // 8 preds: ^bb137, ^bb139, ^bb140, ^bb144, ^bb151, ^bb153, ^bb154, ^bb155
    "llvm.br"(%2466)[^bb157] : (i32) -> ()
  ^bb157(%2467: i32):  // 2 preds: ^bb136, ^bb156
    %2468 = "llvm.icmp"(%2467, %1763) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2468, %2467)[^bb159, ^bb158] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb158(%2469: i32):  // 3 preds: ^bb126, ^bb127, ^bb157
    %2470 = "llvm.sext"(%2359) : (i32) -> i64
    %2471 = "llvm.getelementptr"(%arg68, %2470) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%2469, %2471, %2357, %1825, %arg68) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1764)[^bb165] : (i32) -> ()
  ^bb159:  // pred: ^bb157
    %2472 = "llvm.add"(%2356, %1778) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2473 = "llvm.icmp"(%2472, %2355) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2473, %2472)[^bb124, ^bb160] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb160:  // 2 preds: ^bb121, ^bb159
    %2474 = "llvm.call"(%arg69, %1869, %1830, %1769) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.cond_br"(%1855, %1763)[^bb161, ^bb165] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb161:  // pred: ^bb160
    %2475 = "llvm.getelementptr"(%arg68, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2476 = "llvm.load"(%2475) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2477 = "llvm.sext"(%2476) : (i32) -> i64
    %2478 = "llvm.getelementptr"(%arg68, %2477) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2479 = "llvm.getelementptr"(%arg68, %1781) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2480 = "llvm.load"(%2479) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2481 = "llvm.sext"(%2480) : (i32) -> i64
    %2482 = "llvm.getelementptr"(%arg68, %2481) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2483 = "llvm.load"(%2482) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2484 = "llvm.icmp"(%2483, %1777) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2484)[^bb162, ^bb164] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb162:  // pred: ^bb161
    %2485 = "llvm.load"(%2478) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2486 = "llvm.icmp"(%2485, %1815) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2487 = "llvm.or"(%2335, %2486) : (i1, i1) -> i1
    "llvm.cond_br"(%2487)[^bb164, ^bb163] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb163:  // pred: ^bb162
    %2488 = "llvm.call"(%1831, %2478, %arg72) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2488)[^bb165] : (i32) -> ()
  ^bb164:  // 2 preds: ^bb161, ^bb162
    %2489 = "llvm.call"(%1831, %1859, %arg72) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_results, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2489)[^bb165] : (i32) -> ()
  ^bb165(%2490: i32):  // 9 preds: ^bb8, ^bb60, ^bb104, ^bb107, ^bb123, ^bb158, ^bb160, ^bb163, ^bb164
    "llvm.intr.stackrestore"(%1853) : (!llvm.ptr) -> ()
    "llvm.br"(%2490)[^bb166] : (i32) -> ()
  ^bb166(%2491: i32):  // 3 preds: ^bb1, ^bb3, ^bb165
    "llvm.return"(%2491) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg63: !llvm.ptr, %arg64: !llvm.ptr, %arg65: !llvm.ptr, %arg66: !llvm.ptr, %arg67: i64):
    %1739 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1740 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1741 = "llvm.mlir.constant"() <{value = 484 : i64}> : () -> i64
    %1742 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1743 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1744 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1745 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1746 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1747 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1748 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1749 = "llvm.alloca"(%1739) <{alignment = 16 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1750 = "llvm.alloca"(%1739) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%1750, %1740, %1741) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1751 = "llvm.icmp"(%arg65, %1742) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1751)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%1750, %arg65) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1752 = "llvm.call"(%1742, %1743, %arg66, %arg67) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
    %1753 = "llvm.add"(%1752, %1739) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1754 = "llvm.zext"(%1753) : (i32) -> i64
    %1755 = "llvm.alloca"(%1754) <{alignment = 16 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
    %1756 = "llvm.call"(%1755, %1754, %arg66, %arg67) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
    %1757 = "llvm.getelementptr"(%1750, %1744) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg64, %1749) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1758 = "llvm.getelementptr"(%1749, %1745) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1757, %1758) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1759 = "llvm.getelementptr"(%1749, %1746) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1755, %1759) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1760 = "llvm.load"(%1747) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1760, %arg63, %1749, %1748) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<ptr (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_flatten", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg60: !llvm.ptr, %arg61: !llvm.ptr, %arg62: !llvm.ptr):
    %1634 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1635 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1636 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1637 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1638 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1639 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1640 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1641 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1642 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1643 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1644 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1645 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1646 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1647 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1648 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1649 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1650 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %1651 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1652 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1653 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1654 = "llvm.getelementptr"(%1653, %1638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1655 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1656 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1657 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1658 = "llvm.getelementptr"(%1653, %1657) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1659 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_23}> : () -> !llvm.ptr
    %1660 = "llvm.alloca"(%1634) <{alignment = 16 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %1661 = "llvm.alloca"(%1634) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1662 = "llvm.getelementptr"(%arg61, %1635) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1663 = "llvm.load"(%arg60) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1664 = "llvm.getelementptr"(%arg61, %1636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1665 = "llvm.load"(%1664) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1666 = "llvm.sext"(%1665) : (i32) -> i64
    %1667 = "llvm.getelementptr"(%1663, %1666) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1668 = "llvm.load"(%arg61) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1668)[^bb1, ^bb2, ^bb3, ^bb5] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[108, 110, 115]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1669 = "llvm.getelementptr"(%arg61, %1640) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1670 = "llvm.getelementptr"(%arg60, %1643) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1647, %1662)[^bb10] : (i32, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1671 = "llvm.getelementptr"(%arg60, %1638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1672 = "llvm.load"(%1671) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1673 = "llvm.getelementptr"(%arg61, %1640) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1674 = "llvm.load"(%1673) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1675 = "llvm.sext"(%1674) : (i32) -> i64
    %1676 = "llvm.getelementptr"(%1672, %1675) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg62, %1676) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1662)[^bb21] : (!llvm.ptr) -> ()
  ^bb3:  // pred: ^bb0
    %1677 = "llvm.load"(%arg62) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1678 = "llvm.icmp"(%1677, %1647) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1678, %1662)[^bb21, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%1637, %1667, %arg62, %1646, %1641) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1645)[^bb21] : (!llvm.ptr) -> ()
  ^bb5:  // pred: ^bb0
    %1679 = "llvm.load"(%arg62) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1679, %1637)[^bb7, ^bb6, ^bb6] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[75, 71]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb6:  // 2 preds: ^bb5, ^bb5
    %1680 = "llvm.getelementptr"(%arg62, %1638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1681 = "llvm.load"(%1680) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1682 = "llvm.getelementptr"(%1681, %1639) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1683 = "llvm.load"(%1682) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1684 = "llvm.getelementptr"(%arg61, %1640) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1685 = "llvm.load"(%1684) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1686 = "llvm.sext"(%1685) : (i32) -> i64
    %1687 = "llvm.icmp"(%1683, %1686) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1687, %1641, %1662, %1642)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i64, !llvm.ptr, !llvm.ptr) -> ()
  ^bb7(%1688: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    "llvm.call"(%1688, %1667, %arg62, %1646, %1641) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1645)[^bb21] : (!llvm.ptr) -> ()
  ^bb8(%1689: i64, %1690: !llvm.ptr):  // 2 preds: ^bb6, ^bb9
    %1691 = "llvm.load"(%1684) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1692 = "llvm.sext"(%1691) : (i32) -> i64
    %1693 = "llvm.icmp"(%1689, %1692) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1693, %1690)[^bb9, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb9:  // pred: ^bb8
    %1694 = "llvm.load"(%1680) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1695 = "llvm.getelementptr"(%1694, %1643) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1696 = "llvm.load"(%1695) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1697 = "llvm.getelementptr"(%1696, %1689) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1698 = "llvm.call"(%arg60, %1690, %1697) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1699 = "llvm.add"(%1689, %1644) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1700 = "llvm.icmp"(%1698, %1645) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1700, %1645, %1699, %1698)[^bb21, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i64, !llvm.ptr) -> ()
  ^bb10(%1701: i32, %1702: !llvm.ptr):  // 2 preds: ^bb1, ^bb12
    %1703 = "llvm.load"(%1669) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1704 = "llvm.icmp"(%1701, %1703) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1704)[^bb11, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1705 = "llvm.load"(%1670) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1706 = "llvm.getelementptr"(%1705, %1635) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1706, %1670) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1707 = "llvm.load"(%arg60) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1708 = "llvm.getelementptr"(%1702, %1638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1709 = "llvm.load"(%1708) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1710 = "llvm.sext"(%1709) : (i32) -> i64
    %1711 = "llvm.getelementptr"(%1707, %1710) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1712 = "llvm.call"(%arg62, %1667, %1711, %1705) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_get_item, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1713 = "llvm.icmp"(%1712, %1647) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1713, %1645)[^bb12, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %1714 = "llvm.call"(%arg60, %1702, %1705) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1715 = "llvm.add"(%1701, %1634) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1716 = "llvm.icmp"(%1714, %1645) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1716, %1645, %1715, %1714)[^bb21, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb13:  // pred: ^bb10
    %1717 = "llvm.load"(%arg62) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1717)[^bb14, ^bb15, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    "llvm.call"(%1637, %1667, %arg62, %1646, %1641) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb18] : () -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb13
    "llvm.intr.memcpy"(%1660, %arg62, %1635) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1718 = "llvm.getelementptr"(%1660, %1635) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1648, %1718) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1719 = "llvm.getelementptr"(%1660, %1649) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1647, %1719) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1720 = "llvm.getelementptr"(%1660, %1643) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1645, %1720) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1721 = "llvm.icmp"(%1717, %1650) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1722 = "llvm.select"(%1721, %1651, %1640) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1723 = "llvm.getelementptr"(%1661, %1638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memset"(%1661, %1652, %1635) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1724 = "llvm.load"(%1654) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1725 = "llvm.getelementptr"(%1655, %1722) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1726 = "llvm.load"(%1725) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1727 = "llvm.call"(%1724, %1726, %1660, %1634, %1661) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %1728 = "llvm.icmp"(%1727, %1647) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1728)[^bb16, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1729 = "llvm.load"(%1661) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1730 = "llvm.icmp"(%1729, %1656) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1730)[^bb17, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // pred: ^bb16
    %1731 = "llvm.load"(%1658) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1732 = "llvm.load"(%1723) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1733 = "llvm.call"(%1731, %1732) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb19] : () -> ()
  ^bb18:  // 2 preds: ^bb14, ^bb15
    "llvm.br"(%1645)[^bb21] : (!llvm.ptr) -> ()
  ^bb19:  // 2 preds: ^bb16, ^bb17
    %1734 = "llvm.load"(%1723) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1735 = "llvm.load"(%1669) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1736 = "llvm.sext"(%1735) : (i32) -> i64
    %1737 = "llvm.icmp"(%1734, %1736) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1737, %1702)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    "llvm.call"(%1642, %1667, %arg62, %1659, %1734) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1645)[^bb21] : (!llvm.ptr) -> ()
  ^bb21(%1738: !llvm.ptr):  // 11 preds: ^bb2, ^bb3, ^bb4, ^bb7, ^bb8, ^bb9, ^bb11, ^bb12, ^bb18, ^bb19, ^bb20
    "llvm.return"(%1738) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse_sizes", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg58: !llvm.ptr, %arg59: !llvm.ptr):
    %1590 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1591 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1592 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1593 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1594 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1595 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %1596 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1597 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1598 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1599 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1600 = "llvm.load"(%arg58) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1601 = "llvm.getelementptr"(%arg59, %1590) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1602 = "llvm.load"(%1601) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1603 = "llvm.sext"(%1602) : (i32) -> i64
    %1604 = "llvm.getelementptr"(%1600, %1603) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1605 = "llvm.getelementptr"(%arg59, %1591) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1606 = "llvm.load"(%1605) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1607 = "llvm.icmp"(%1606, %1592) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1607, %1593, %1606)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1608 = "llvm.getelementptr"(%1600, %1594) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1609 = "llvm.load"(%1608) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1610 = "llvm.sext"(%1609) : (i32) -> i64
    %1611 = "llvm.getelementptr"(%1600, %1610) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1612 = "llvm.getelementptr"(%1604, %1595) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1613 = "llvm.load"(%1612) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1614 = "llvm.sext"(%1613) : (i32) -> i64
    %1615 = "llvm.getelementptr"(%1611, %1614) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1616 = "llvm.getelementptr"(%1615, %1596) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1617 = "llvm.load"(%1616) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1618 = "llvm.getelementptr"(%arg58, %1597) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1619 = "llvm.load"(%1618) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1620 = "llvm.getelementptr"(%1619, %1614) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1621 = "llvm.load"(%1620) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1621, %1617)[^bb2] : (!llvm.ptr, i32) -> ()
  ^bb2(%1622: !llvm.ptr, %1623: i32):  // 2 preds: ^bb0, ^bb1
    %1624 = "llvm.sext"(%1623) : (i32) -> i64
    %1625 = "llvm.getelementptr"(%1600, %1624) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1626 = "llvm.getelementptr"(%arg58, %1591) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1627 = "llvm.load"(%1626) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1628 = "llvm.call"(%1600, %1627, %1604) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %1629 = "llvm.trunc"(%1628) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %1630 = "llvm.getelementptr"(%arg59, %1598) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1631 = "llvm.load"(%1630) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1632 = "llvm.sext"(%1631) : (i32) -> i64
    %1633 = "llvm.getelementptr"(%1600, %1632) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%1599, %1625, %1622, %1633, %1629) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_number", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg55: !llvm.ptr, %arg56: !llvm.ptr, %arg57: !llvm.ptr):
    %1471 = "llvm.mlir.constant"() <{value = 102 : i32}> : () -> i32
    %1472 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1473 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1474 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1475 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1476 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1477 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1478 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1479 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1480 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1481 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1482 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1483 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1484 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1485 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1486 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_32}> : () -> !llvm.ptr
    %1487 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1488 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1489 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1490 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1491 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1492 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1493 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1494 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1495 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1496 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1497 = "llvm.mlir.constant"() <{value = 65535 : i32}> : () -> i32
    %1498 = "llvm.mlir.constant"() <{value = -1 : i16}> : () -> i16
    %1499 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %1500 = "llvm.mlir.constant"() <{value = -1.000000e+00 : f64}> : () -> f64
    %1501 = "llvm.mlir.constant"() <{value = 1023 : i32}> : () -> i32
    %1502 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1503 = "llvm.mlir.constant"() <{value = 0x7FF0000000000000 : f64}> : () -> f64
    %1504 = "llvm.mlir.constant"() <{value = 0x7FF8000000000000 : f64}> : () -> f64
    %1505 = "llvm.load"(%arg56) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1506 = "llvm.icmp"(%1505, %1471) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1507 = "llvm.getelementptr"(%arg55, %1472) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1508 = "llvm.load"(%1507) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1509 = "llvm.getelementptr"(%arg56, %1473) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1510 = "llvm.load"(%1509) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1511 = "llvm.sext"(%1510) : (i32) -> i64
    %1512 = "llvm.getelementptr"(%1508, %1511) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%1506)[^bb1, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1513 = "llvm.getelementptr"(%arg56, %1475) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1514 = "llvm.load"(%1513) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1514)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %1515 = "llvm.load"(%1512) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%1515)[^bb7] : (f64) -> ()
  ^bb3:  // pred: ^bb1
    %1516 = "llvm.load"(%1512) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %1517 = "llvm.fpext"(%1516) : (f32) -> f64
    "llvm.br"(%1517)[^bb7] : (f64) -> ()
  ^bb4:  // pred: ^bb1
    %1518 = "llvm.load"(%1512) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1519 = "llvm.getelementptr"(%arg56, %1490) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1520 = "llvm.load"(%1519) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1521 = "llvm.and"(%1520, %1492) : (i32, i32) -> i32
    %1522 = "llvm.icmp"(%1521, %1493) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1523 = "llvm.select"(%1522, %1494, %1495) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1524 = "llvm.xor"(%1523, %1496) : (i32, i32) -> i32
    %1525 = "llvm.shl"(%1487, %1524) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1526 = "llvm.xor"(%1525, %1487) : (i32, i32) -> i32
    %1527 = "llvm.zext"(%1518) : (i16) -> i32
    %1528 = "llvm.lshr"(%1527, %1523) : (i32, i32) -> i32
    %1529 = "llvm.and"(%1528, %1526) : (i32, i32) -> i32
    %1530 = "llvm.shl"(%1476, %1523) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1531 = "llvm.add"(%1530, %1497) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1532 = "llvm.and"(%1531, %1527) : (i32, i32) -> i32
    %1533 = "llvm.icmp"(%1518, %1498) <{predicate = 4 : i64}> : (i16, i16) -> i1
    %1534 = "llvm.select"(%1533, %1499, %1500) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %1535 = "llvm.icmp"(%1529, %1526) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1535)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1536 = "llvm.icmp"(%1532, %1491) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1537 = "llvm.fmul"(%1534, %1503) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1538 = "llvm.select"(%1536, %1537, %1504) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    "llvm.br"(%1538)[^bb7] : (f64) -> ()
  ^bb6:  // pred: ^bb4
    %1539 = "llvm.lshr"(%1526, %1476) : (i32, i32) -> i32
    %1540 = "llvm.icmp"(%1529, %1491) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1541 = "llvm.select"(%1540, %1491, %1530) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1542 = "llvm.add"(%1541, %1532) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1543 = "llvm.uitofp"(%1542) <{nonNeg}> : (i32) -> f64
    %1544 = "llvm.fmul"(%1534, %1543) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1545 = "llvm.intr.umax"(%1529, %1476) : (i32, i32) -> i32
    %1546 = "llvm.xor"(%1523, %1501) : (i32, i32) -> i32
    %1547 = "llvm.sub"(%1546, %1539) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1548 = "llvm.add"(%1547, %1545) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1549 = "llvm.zext"(%1548) <{nonNeg}> : (i32) -> i64
    %1550 = "llvm.shl"(%1549, %1502) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1551 = "llvm.bitcast"(%1550) : (i64) -> f64
    %1552 = "llvm.fmul"(%1544, %1551) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    "llvm.br"(%1552)[^bb7] : (f64) -> ()
  ^bb7(%1553: f64):  // 4 preds: ^bb2, ^bb3, ^bb5, ^bb6
    "llvm.store"(%1477, %arg57) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1554 = "llvm.getelementptr"(%arg57, %1490) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1491, %1554) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1555 = "llvm.getelementptr"(%arg57, %1475) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1553, %1555) <{alignment = 8 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"(%1491)[^bb18] : (i32) -> ()
  ^bb8:  // pred: ^bb0
    %1556 = "llvm.load"(%1512) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %1557 = "llvm.zext"(%1556) : (i8) -> i64
    %1558 = "llvm.icmp"(%1505, %1474) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1558)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %1559 = "llvm.and"(%1557, %1488) : (i64, i64) -> i64
    "llvm.br"(%1489, %1559)[^bb17] : (i32, i64) -> ()
  ^bb10:  // pred: ^bb8
    %1560 = "llvm.getelementptr"(%arg56, %1475) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1561 = "llvm.load"(%1560) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1562 = "llvm.icmp"(%1561, %1476) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1562, %1557)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb11:  // pred: ^bb10
    "llvm.switch"(%1561)[^bb14, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb12:  // pred: ^bb11
    %1563 = "llvm.load"(%1512) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1563)[^bb15] : (i64) -> ()
  ^bb13:  // pred: ^bb11
    %1564 = "llvm.load"(%1512) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1565 = "llvm.sext"(%1564) : (i32) -> i64
    "llvm.br"(%1565)[^bb15] : (i64) -> ()
  ^bb14:  // pred: ^bb11
    %1566 = "llvm.load"(%1512) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1567 = "llvm.sext"(%1566) : (i16) -> i64
    "llvm.br"(%1567)[^bb15] : (i64) -> ()
  ^bb15(%1568: i64):  // 4 preds: ^bb10, ^bb12, ^bb13, ^bb14
    %1569 = "llvm.shl"(%1561, %1477) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1570 = "llvm.sub"(%1478, %1569) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1571 = "llvm.icmp"(%1505, %1479) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1572 = "llvm.zext"(%1570) : (i32) -> i64
    %1573 = "llvm.shl"(%1568, %1572) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1574 = "llvm.ashr"(%1573, %1572) <{isExact}> : (i64, i64) -> i64
    %1575 = "llvm.lshr"(%1480, %1572) : (i64, i64) -> i64
    %1576 = "llvm.and"(%1568, %1575) : (i64, i64) -> i64
    %1577 = "llvm.select"(%1571, %1576, %1574) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1578 = "llvm.icmp"(%1577, %1481) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %1579 = "llvm.select"(%1571, %1578, %1482) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1579, %1476, %1577)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb16:  // pred: ^bb15
    %1580 = "llvm.load"(%arg55) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1581 = "llvm.getelementptr"(%arg56, %1483) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1582 = "llvm.load"(%1581) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1583 = "llvm.sext"(%1582) : (i32) -> i64
    %1584 = "llvm.getelementptr"(%1580, %1583) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%1484, %1584, %1485, %1486, %1576) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1487)[^bb18] : (i32) -> ()
  ^bb17(%1585: i32, %1586: i64):  // 2 preds: ^bb9, ^bb15
    "llvm.store"(%1585, %arg57) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1587 = "llvm.getelementptr"(%arg57, %1490) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1491, %1587) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1588 = "llvm.getelementptr"(%arg57, %1475) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1586, %1588) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%1491)[^bb18] : (i32) -> ()
  ^bb18(%1589: i32):  // 3 preds: ^bb7, ^bb16, ^bb17
    "llvm.return"(%1589) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_results", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg52: !llvm.ptr, %arg53: !llvm.ptr, %arg54: !llvm.ptr):
    %1239 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1240 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1241 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1242 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1243 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1244 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1245 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1246 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1247 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1248 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1249 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1250 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1251 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1252 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1253 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1254 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1255 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1256 = "llvm.mlir.constant"() <{value = 3735928559 : i64}> : () -> i64
    %1257 = "llvm.inttoptr"(%1256) : (i64) -> !llvm.ptr
    %1258 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %1259 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1260 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1261 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1262 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1263 = "llvm.getelementptr"(%1262, %1241) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1264 = "llvm.alloca"(%1239) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1265 = "llvm.load"(%arg52) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1266 = "llvm.getelementptr"(%1265, %1240) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1267 = "llvm.load"(%1266) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1268 = "llvm.sext"(%1267) : (i32) -> i64
    %1269 = "llvm.getelementptr"(%1265, %1268) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1270 = "llvm.getelementptr"(%1265, %1241) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1271 = "llvm.load"(%1270) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1272 = "llvm.sext"(%1271) : (i32) -> i64
    %1273 = "llvm.getelementptr"(%1265, %1272) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1273, %1264) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1274 = "llvm.getelementptr"(%1265, %1242) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1275 = "llvm.load"(%1274) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1276 = "llvm.zext"(%1275) : (i32) -> i64
    %1277 = "llvm.alloca"(%1276) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>}> : (i64) -> !llvm.ptr
    %1278 = "llvm.alloca"(%1276) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Block", (ptr, ptr, ptr)>}> : (i64) -> !llvm.ptr
    %1279 = "llvm.alloca"(%1276) <{alignment = 16 : i64, elem_type = !llvm.ptr}> : (i64) -> !llvm.ptr
    %1280 = "llvm.icmp"(%1275, %1243) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1280, %1243, %1244)[^bb1, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb1:  // pred: ^bb0
    %1281 = "llvm.getelementptr"(%arg52, %1245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1282 = "llvm.getelementptr"(%1265, %1246) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1283 = "llvm.getelementptr"(%1265, %1247) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1284 = "llvm.getelementptr"(%arg52, %1247) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1285 = "llvm.shl"(%1276, %1248) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    "llvm.intr.memset"(%1277, %1249, %1285) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.br"(%1250)[^bb3] : (i64) -> ()
  ^bb2:  // pred: ^bb32
    %1286 = "llvm.icmp"(%arg53, %1259) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1287 = "llvm.getelementptr"(%arg52, %1245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1288 = "llvm.zext"(%1275) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1250)[^bb33] : (i64) -> ()
  ^bb3(%1289: i64):  // 2 preds: ^bb1, ^bb32
    %1290 = "llvm.getelementptr"(%1278, %1289) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memset"(%1290, %1249, %1251) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1291 = "llvm.getelementptr"(%1269, %1289) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1292 = "llvm.load"(%1291) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1293 = "llvm.icmp"(%1292, %1252) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1293)[^bb4, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %1294 = "llvm.load"(%1281) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1295 = "llvm.load"(%1282) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1296 = "llvm.sext"(%1295) : (i32) -> i64
    %1297 = "llvm.getelementptr"(%1265, %1296) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1298 = "llvm.getelementptr"(%1291, %1242) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1299 = "llvm.load"(%1298) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1300 = "llvm.sext"(%1299) : (i32) -> i64
    %1301 = "llvm.getelementptr"(%1294, %1300) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1302 = "llvm.getelementptr"(%1291, %1245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1303 = "llvm.load"(%1302) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1304 = "llvm.icmp"(%1303, %1253) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1304, %1301)[^bb6, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb5:  // pred: ^bb4
    %1305 = "llvm.load"(%1265) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1306 = "llvm.intr.smax"(%1305, %1254) : (i32, i32) -> i32
    %1307 = "llvm.zext"(%1306) <{nonNeg}> : (i32) -> i64
    %1308 = "llvm.getelementptr"(%1301, %1307) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1309 = "llvm.load"(%1308) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1309)[^bb6] : (!llvm.ptr) -> ()
  ^bb6(%1310: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    %1311 = "llvm.load"(%1310) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1312 = "llvm.icmp"(%1289, %1250) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1312, %1250)[^bb7, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb7:  // 2 preds: ^bb6, ^bb14
    %1313 = "llvm.load"(%1283) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1314 = "llvm.icmp"(%1313, %1243) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1314, %1313, %1253)[^bb8, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
  ^bb8:  // pred: ^bb7
    %1315 = "llvm.zext"(%1313) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1250)[^bb15] : (i64) -> ()
  ^bb9(%1316: i64):  // 2 preds: ^bb6, ^bb14
    %1317 = "llvm.getelementptr"(%1269, %1316) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1318 = "llvm.load"(%1317) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1319 = "llvm.icmp"(%1318, %1252) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1319)[^bb10, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    %1320 = "llvm.getelementptr"(%1317, %1242) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1321 = "llvm.load"(%1320) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1322 = "llvm.sext"(%1321) : (i32) -> i64
    %1323 = "llvm.getelementptr"(%1294, %1322) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1324 = "llvm.getelementptr"(%1317, %1245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1325 = "llvm.load"(%1324) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1326 = "llvm.icmp"(%1325, %1253) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1326, %1323)[^bb12, ^bb11] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb11:  // pred: ^bb10
    %1327 = "llvm.load"(%1265) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1328 = "llvm.intr.smax"(%1327, %1254) : (i32, i32) -> i32
    %1329 = "llvm.zext"(%1328) <{nonNeg}> : (i32) -> i64
    %1330 = "llvm.getelementptr"(%1323, %1329) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1331 = "llvm.load"(%1330) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1331)[^bb12] : (!llvm.ptr) -> ()
  ^bb12(%1332: !llvm.ptr):  // 2 preds: ^bb10, ^bb11
    %1333 = "llvm.load"(%1332) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1334 = "llvm.icmp"(%1333, %1311) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1334)[^bb13, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb13:  // pred: ^bb12
    %1335 = "llvm.trunc"(%1316) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %1336 = "llvm.load"(%1283) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1337 = "llvm.add"(%1336, %1335) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%1336, %1337)[^bb21] : (i32, i32) -> ()
  ^bb14:  // 2 preds: ^bb9, ^bb12
    %1338 = "llvm.add"(%1316, %1255) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1339 = "llvm.icmp"(%1338, %1289) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1339, %1338)[^bb7, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb15(%1340: i64):  // 2 preds: ^bb8, ^bb19
    %1341 = "llvm.getelementptr"(%1297, %1340) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1342 = "llvm.load"(%1341) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1343 = "llvm.icmp"(%1342, %1252) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1343)[^bb16, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1344 = "llvm.getelementptr"(%1341, %1242) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1345 = "llvm.load"(%1344) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1346 = "llvm.sext"(%1345) : (i32) -> i64
    %1347 = "llvm.getelementptr"(%1294, %1346) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1348 = "llvm.getelementptr"(%1341, %1245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1349 = "llvm.load"(%1348) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1350 = "llvm.icmp"(%1349, %1253) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1350, %1347)[^bb18, ^bb17] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb17:  // pred: ^bb16
    %1351 = "llvm.load"(%1265) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1352 = "llvm.intr.smax"(%1351, %1254) : (i32, i32) -> i32
    %1353 = "llvm.zext"(%1352) <{nonNeg}> : (i32) -> i64
    %1354 = "llvm.getelementptr"(%1347, %1353) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1355 = "llvm.load"(%1354) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1355)[^bb18] : (!llvm.ptr) -> ()
  ^bb18(%1356: !llvm.ptr):  // 2 preds: ^bb16, ^bb17
    %1357 = "llvm.load"(%1356) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1358 = "llvm.icmp"(%1357, %1311) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1358)[^bb20, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb19:  // 2 preds: ^bb15, ^bb18
    %1359 = "llvm.add"(%1340, %1255) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1360 = "llvm.icmp"(%1359, %1315) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1360, %1313, %1253, %1359)[^bb21, ^bb15] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i32, i64) -> ()
  ^bb20:  // pred: ^bb18
    %1361 = "llvm.trunc"(%1340) <{overflowFlags = 3 : i32}> : (i64) -> i32
    "llvm.br"(%1313, %1361)[^bb21] : (i32, i32) -> ()
  ^bb21(%1362: i32, %1363: i32):  // 4 preds: ^bb7, ^bb13, ^bb19, ^bb20
    "llvm.cond_br"(%1304, %1301)[^bb23, ^bb22] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb22:  // pred: ^bb21
    %1364 = "llvm.load"(%1265) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1365 = "llvm.intr.smax"(%1364, %1254) : (i32, i32) -> i32
    %1366 = "llvm.zext"(%1365) <{nonNeg}> : (i32) -> i64
    %1367 = "llvm.getelementptr"(%1301, %1366) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1368 = "llvm.load"(%1367) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1368)[^bb23] : (!llvm.ptr) -> ()
  ^bb23(%1369: !llvm.ptr):  // 2 preds: ^bb21, ^bb22
    %1370 = "llvm.load"(%1369) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1371 = "llvm.icmp"(%1363, %1362) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1371)[^bb25, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb24:  // pred: ^bb23
    %1372 = "llvm.sub"(%1363, %1362) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1373 = "llvm.zext"(%1372) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1373)[^bb31] : (i64) -> ()
  ^bb25:  // pred: ^bb23
    %1374 = "llvm.icmp"(%1363, %1253) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1374)[^bb26, ^bb29] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb26:  // pred: ^bb25
    %1375 = "llvm.load"(%1284) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1376 = "llvm.zext"(%1363) <{nonNeg}> : (i32) -> i64
    %1377 = "llvm.getelementptr"(%1375, %1376) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1378 = "llvm.load"(%1377) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1379 = "llvm.load"(%1378) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1380 = "llvm.icmp"(%1379, %1258) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1380, %1259)[^bb27, ^bb28] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb27:  // pred: ^bb26
    %1381 = "llvm.getelementptr"(%1378, %1247) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1382 = "llvm.load"(%1381) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1382)[^bb28] : (!llvm.ptr) -> ()
  ^bb28(%1383: !llvm.ptr):  // 2 preds: ^bb26, ^bb27
    %1384 = "llvm.getelementptr"(%1290, %1245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1383, %1384) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1289)[^bb31] : (i64) -> ()
  ^bb29:  // pred: ^bb25
    %1385 = "llvm.icmp"(%1370, %1257) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1385, %1289)[^bb31, ^bb30] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb30:  // pred: ^bb29
    "llvm.store"(%1370, %1290) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1289)[^bb31] : (i64) -> ()
  ^bb31(%1386: i64):  // 4 preds: ^bb24, ^bb28, ^bb29, ^bb30
    %1387 = "llvm.getelementptr"(%1278, %1386) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1388 = "llvm.getelementptr"(%1279, %1289) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1387, %1388) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb32] : () -> ()
  ^bb32:  // 2 preds: ^bb3, ^bb31
    %1389 = "llvm.add"(%1289, %1255) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1390 = "llvm.icmp"(%1389, %1276) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1390, %1389)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb33(%1391: i64):  // 2 preds: ^bb2, ^bb38
    %1392 = "llvm.getelementptr"(%arg53, %1391) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1393 = "llvm.select"(%1286, %1259, %1392) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1394 = "llvm.getelementptr"(%1269, %1391) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1395 = "llvm.load"(%1394) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1396 = "llvm.icmp"(%1395, %1252) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1396)[^bb34, ^bb35] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb34:  // pred: ^bb33
    %1397 = "llvm.getelementptr"(%1279, %1391) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1398 = "llvm.load"(%1397) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1399 = "llvm.getelementptr"(%1277, %1391) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1400 = "llvm.trunc"(%1391) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %1401 = "llvm.call"(%arg52, %1398, %1400, %1399, %1393) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1401)[^bb38] : (i32) -> ()
  ^bb35:  // pred: ^bb33
    %1402 = "llvm.icmp"(%1393, %1259) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1402)[^bb36, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb36:  // pred: ^bb35
    %1403 = "llvm.getelementptr"(%1277, %1391) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1404 = "llvm.call"(%arg52, %1394, %1403) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1404)[^bb38] : (i32) -> ()
  ^bb37:  // pred: ^bb35
    %1405 = "llvm.load"(%1392) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1406 = "llvm.icmp"(%1405, %1258) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1407 = "llvm.getelementptr"(%1392, %1247) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1408 = "llvm.load"(%1407) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1409 = "llvm.select"(%1406, %1251, %1250) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1410 = "llvm.getelementptr"(%1408, %1409) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1411 = "llvm.load"(%1410) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1412 = "llvm.getelementptr"(%1410, %1241) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1413 = "llvm.load"(%1412) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1414 = "llvm.getelementptr"(%1411, %1413) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1415 = "llvm.load"(%1287) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1416 = "llvm.getelementptr"(%1394, %1242) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1417 = "llvm.load"(%1416) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1418 = "llvm.sext"(%1417) : (i32) -> i64
    %1419 = "llvm.getelementptr"(%1415, %1418) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1420 = "llvm.getelementptr"(%1394, %1247) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1421 = "llvm.load"(%1420) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1422 = "llvm.sext"(%1421) : (i32) -> i64
    "llvm.intr.memcpy"(%1414, %1419, %1422) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1243)[^bb38] : (i32) -> ()
  ^bb38(%1423: i32):  // 3 preds: ^bb34, ^bb36, ^bb37
    %1424 = "llvm.add"(%1391, %1255) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1425 = "llvm.icmp"(%1423, %1243) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1426 = "llvm.icmp"(%1424, %1288) <{predicate = 9 : i64}> : (i64, i64) -> i1
    %1427 = "llvm.select"(%1425, %1260, %1426) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1427, %1423, %1425, %1424)[^bb39, ^bb33] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i1, i64) -> ()
  ^bb39(%1428: i32, %1429: i1):  // 2 preds: ^bb0, ^bb38
    %1430 = "llvm.icmp"(%arg53, %1259) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1431 = "llvm.or"(%1430, %1429) : (i1, i1) -> i1
    "llvm.cond_br"(%1431, %1428)[^bb41, ^bb40] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb40:  // pred: ^bb39
    %1432 = "llvm.call"(%1265, %1264, %1277, %arg54) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_nest, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1432)[^bb41] : (i32) -> ()
  ^bb41(%1433: i32):  // 2 preds: ^bb39, ^bb40
    "llvm.cond_br"(%1280, %1250)[^bb42, ^bb52] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb42(%1434: i64):  // 2 preds: ^bb41, ^bb44
    %1435 = "llvm.getelementptr"(%1277, %1434) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1436 = "llvm.load"(%1435) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1437 = "llvm.icmp"(%1436, %1261) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1437)[^bb43, ^bb44] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb43:  // pred: ^bb42
    %1438 = "llvm.load"(%1263) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1439 = "llvm.getelementptr"(%1435, %1247) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1440 = "llvm.load"(%1439) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1441 = "llvm.call"(%1438, %1440) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb44] : () -> ()
  ^bb44:  // 2 preds: ^bb42, ^bb43
    %1442 = "llvm.add"(%1434, %1255) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1443 = "llvm.icmp"(%1442, %1276) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1443, %1442)[^bb45, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb45:  // pred: ^bb44
    %1444 = "llvm.getelementptr"(%arg52, %1245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1250)[^bb46] : (i64) -> ()
  ^bb46(%1445: i64):  // 2 preds: ^bb45, ^bb51
    %1446 = "llvm.getelementptr"(%1278, %1445) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1447 = "llvm.getelementptr"(%1446, %1247) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1448 = "llvm.load"(%1447) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1449 = "llvm.icmp"(%1448, %1259) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1449)[^bb48, ^bb47] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb47:  // pred: ^bb46
    %1450 = "llvm.load"(%1263) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1451 = "llvm.call"(%1450, %1448) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb48] : () -> ()
  ^bb48:  // 2 preds: ^bb46, ^bb47
    %1452 = "llvm.load"(%1446) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1452) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1453 = "llvm.getelementptr"(%1269, %1445) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1454 = "llvm.load"(%1453) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1455 = "llvm.icmp"(%1454, %1252) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1455)[^bb49, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb49:  // pred: ^bb48
    %1456 = "llvm.getelementptr"(%1453, %1245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1457 = "llvm.load"(%1456) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1458 = "llvm.icmp"(%1457, %1243) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1458)[^bb50, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb50:  // pred: ^bb49
    %1459 = "llvm.load"(%1444) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1460 = "llvm.getelementptr"(%1453, %1242) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1461 = "llvm.load"(%1460) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1462 = "llvm.sext"(%1461) : (i32) -> i64
    %1463 = "llvm.getelementptr"(%1459, %1462) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1464 = "llvm.load"(%1265) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1465 = "llvm.intr.smax"(%1464, %1254) : (i32, i32) -> i32
    %1466 = "llvm.zext"(%1465) <{nonNeg}> : (i32) -> i64
    %1467 = "llvm.getelementptr"(%1463, %1466) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1468 = "llvm.load"(%1467) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1468) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"()[^bb51] : () -> ()
  ^bb51:  // 3 preds: ^bb48, ^bb49, ^bb50
    %1469 = "llvm.add"(%1445, %1255) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1470 = "llvm.icmp"(%1469, %1276) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1470, %1469)[^bb52, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb52:  // 2 preds: ^bb41, ^bb51
    "llvm.return"(%1433) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_text", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg50: !llvm.ptr, %arg51: !llvm.ptr):
    %1221 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1222 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1223 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1224 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1225 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1226 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1227 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1228 = "llvm.getelementptr"(%1227, %1226) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1229 = "llvm.alloca"(%1221) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Bytes", (ptr, i64)>}> : (i32) -> !llvm.ptr
    "llvm.store"(%arg50, %1229) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1230 = "llvm.getelementptr"(%1229, %1222) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1231 = "llvm.call"(%arg50) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i64
    "llvm.store"(%1231, %1230) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1232 = "llvm.load"(%1223) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1233 = "llvm.icmp"(%1232, %1224) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1233)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1234 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1235 = "llvm.icmp"(%1234, %1224) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1235, %1225)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1236 = "llvm.load"(%1228) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1237 = "llvm.call"(%1236, %1229, %arg51) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1237)[^bb3] : (i32) -> ()
  ^bb3(%1238: i32):  // 2 preds: ^bb1, ^bb2
    "llvm.return"(%1238) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "strlen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_find_functions", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %1177 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1178 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_2}> : () -> !llvm.ptr
    %1179 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1180 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1181 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_symbols}> : () -> !llvm.ptr
    %1182 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1183 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1184 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_NAMES}> : () -> !llvm.ptr
    %1185 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1186 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1187 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_GLOBALS}> : () -> !llvm.ptr
    %1188 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1189 = "llvm.getelementptr"(%1183, %1188) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1190 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1191 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1192 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1193 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %1194 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1195 = "llvm.alloca"(%1177) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Bytes", (ptr, i64)>}> : (i32) -> !llvm.ptr
    %1196 = "llvm.call"(%1178, %1179) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlopen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1180)[^bb2] : (i64) -> ()
  ^bb1:  // pred: ^bb6
    %1197 = "llvm.getelementptr"(%1195, %1186) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1180)[^bb8] : (i64) -> ()
  ^bb2(%1198: i64):  // 2 preds: ^bb0, ^bb6
    %1199 = "llvm.getelementptr"(%1181, %1198) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1200 = "llvm.load"(%1199) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1201 = "llvm.icmp"(%1200, %1182) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1201)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1202 = "llvm.getelementptr"(%1183, %1198) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1200, %1202) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb6] : () -> ()
  ^bb4:  // pred: ^bb2
    %1203 = "llvm.getelementptr"(%1184, %1198) <{elem_type = !llvm.array<36 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1204 = "llvm.call"(%1196, %1203) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1205 = "llvm.getelementptr"(%1183, %1198) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1204, %1205) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1206 = "llvm.icmp"(%1204, %1182) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1206)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    "llvm.call"(%1203) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_runtime, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%1192)[^bb12] : (i32) -> ()
  ^bb6:  // 2 preds: ^bb3, ^bb4
    %1207 = "llvm.add"(%1198, %1185) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1208 = "llvm.icmp"(%1207, %1186) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1208, %1207)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb7:  // pred: ^bb9
    %1209 = "llvm.add"(%1211, %1185) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1210 = "llvm.icmp"(%1209, %1193) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1210, %1209)[^bb11, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb8(%1211: i64):  // 2 preds: ^bb1, ^bb7
    %1212 = "llvm.getelementptr"(%1187, %1211) <{elem_type = !llvm.array<16 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1212, %1195) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1213 = "llvm.call"(%1212) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i64
    "llvm.store"(%1213, %1197) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1214 = "llvm.load"(%1189) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1215 = "llvm.getelementptr"(%1190, %1211) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1216 = "llvm.call"(%1214, %1195, %1215) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1217 = "llvm.icmp"(%1216, %1191) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1217, %1192)[^bb9, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb9:  // pred: ^bb8
    %1218 = "llvm.load"(%1215) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1219 = "llvm.icmp"(%1218, %1182) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1219)[^bb10, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    "llvm.call"(%1212) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_runtime, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%1192)[^bb12] : (i32) -> ()
  ^bb11:  // pred: ^bb7
    "llvm.store"(%1177, %1194) <{alignment = 4 : i64, ordering = 5 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%1191)[^bb12] : (i32) -> ()
  ^bb12(%1220: i32):  // 4 preds: ^bb5, ^bb8, ^bb10, ^bb11
    "llvm.return"(%1220) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "dlopen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, ptr)>, linkage = #llvm.linkage<external>, sym_name = "dlsym", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_refuse_runtime", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg49: !llvm.ptr):
    %1160 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1161 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1162 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1163 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_refuse_runtime_text}> : () -> !llvm.ptr
    %1164 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1165 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1166 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1167 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_3}> : () -> !llvm.ptr
    %1168 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1169 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1170 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_5}> : () -> !llvm.ptr
    %1171 = "llvm.alloca"(%1160) <{alignment = 16 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1172 = "llvm.load"(%1161) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1173 = "llvm.icmp"(%1172, %1162) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1173)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.store"(%1163, %1171) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1174 = "llvm.getelementptr"(%1171, %1164) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg49, %1174) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1175 = "llvm.getelementptr"(%1171, %1165) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1166, %1175) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.call"(%1172, %1167, %1171, %1168) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    %1176 = "llvm.call"(%1169, %1170, %1163, %arg49) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (i32, ptr, ...)>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @abort, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.unreachable"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "dprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, passthrough = ["cold", "optsize"], sym_name = "abort", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_append_value", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg47: !llvm.ptr, %arg48: !llvm.ptr):
    %1110 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_14}> : () -> !llvm.ptr
    %1111 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1112 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_13}> : () -> !llvm.ptr
    %1113 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_12}> : () -> !llvm.ptr
    %1114 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1115 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1116 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_11}> : () -> !llvm.ptr
    %1117 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_10}> : () -> !llvm.ptr
    %1118 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_9}> : () -> !llvm.ptr
    %1119 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1120 = "llvm.mlir.constant"() <{value = 480 : i64}> : () -> i64
    %1121 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_8}> : () -> !llvm.ptr
    %1122 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_7}> : () -> !llvm.ptr
    %1123 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1124 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_6}> : () -> !llvm.ptr
    %1125 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1126 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1127 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1128 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1129 = "llvm.getelementptr"(%1128, %1126) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1130 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_16}> : () -> !llvm.ptr
    %1131 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %1132 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_15}> : () -> !llvm.ptr
    %1133 = "llvm.load"(%arg48) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1133)[^bb14, ^bb2, ^bb1, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb8, ^bb8, ^bb9, ^bb9, ^bb10, ^bb10, ^bb11, ^bb11, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, case_values = dense<[70, 7, 0, 1, 2, 3, 8, 11, 65, 12, 66, 71, 75, 72, 76, 74, 78]> : vector<17xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1134 = "llvm.getelementptr"(%arg48, %1114) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1135 = "llvm.load"(%1134) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1136 = "llvm.icmp"(%1135, %1125) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1136, %1135)[^bb15, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1137 = "llvm.getelementptr"(%arg48, %1114) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1138 = "llvm.load"(%1137) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1139 = "llvm.getelementptr"(%1138, %1126) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1139)[^bb3] : (!llvm.ptr) -> ()
  ^bb3(%1140: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    "llvm.call"(%arg47, %1140) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_tensor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb4:  // pred: ^bb0
    "llvm.call"(%arg47, %1124, %1111) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb5:  // pred: ^bb0
    %1141 = "llvm.getelementptr"(%arg48, %1114) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1142 = "llvm.load"(%1141) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg47, %1123, %1142) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb6:  // pred: ^bb0
    "llvm.call"(%arg47, %1122, %1111) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb7:  // pred: ^bb0
    %1143 = "llvm.getelementptr"(%arg47, %1119) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1144 = "llvm.getelementptr"(%arg48, %1114) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1145 = "llvm.load"(%1144) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    %1146 = "llvm.call"(%1143, %1120, %1121, %1145) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, f64) -> i32
    "llvm.store"(%1146, %arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb8:  // 3 preds: ^bb0, ^bb0, ^bb0
    "llvm.call"(%arg47, %1118, %1111) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb9:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg47, %1117, %1111) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb10:  // 2 preds: ^bb0, ^bb0
    %1147 = "llvm.getelementptr"(%arg48, %1114) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1148 = "llvm.load"(%1147) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1149 = "llvm.getelementptr"(%1148, %1115) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1150 = "llvm.load"(%1149) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg47, %1116, %1150) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb11:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg47, %1113, %1111) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb12:  // pred: ^bb0
    "llvm.call"(%arg47, %1112, %1111) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb13:  // pred: ^bb0
    "llvm.call"(%arg47, %1110, %1111) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb14:  // pred: ^bb0
    %1151 = "llvm.icmp"(%1133, %1127) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1151)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // 2 preds: ^bb1, ^bb14
    %1152 = "llvm.sext"(%1133) : (i32) -> i64
    "llvm.call"(%arg47, %1132, %1152) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb16:  // pred: ^bb14
    %1153 = "llvm.getelementptr"(%arg47, %1119) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1154 = "llvm.load"(%1129) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1155 = "llvm.call"(%1154, %1133) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1156 = "llvm.getelementptr"(%1155, %1114) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1157 = "llvm.load"(%1156) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1158 = "llvm.call"(%1153, %1120, %1130, %1157) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) -> i32
    %1159 = "llvm.intr.smin"(%1158, %1131) : (i32, i32) -> i32
    "llvm.store"(%1159, %arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb17:  // 13 preds: ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb15, ^bb16
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i64, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "snprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append_tensor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg45: !llvm.ptr, %arg46: !llvm.ptr):
    %1015 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1016 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1017 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1018 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1019 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1020 = "llvm.mlir.constant"() <{value = 18 : i32}> : () -> i32
    %1021 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_DTYPES}> : () -> !llvm.ptr
    %1022 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1023 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_17}> : () -> !llvm.ptr
    %1024 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1025 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1026 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1027 = "llvm.mlir.constant"() <{value = 2147483646 : i64}> : () -> i64
    %1028 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1029 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1030 = "llvm.mlir.constant"() <{value = -2 : i64}> : () -> i64
    %1031 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1032 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1033 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1034 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_18}> : () -> !llvm.ptr
    %1035 = "llvm.getelementptr"(%arg46, %1015) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1036 = "llvm.load"(%1035) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1037 = "llvm.and"(%1036, %1016) : (i32, i32) -> i32
    %1038 = "llvm.lshr"(%1036, %1017) : (i32, i32) -> i32
    %1039 = "llvm.getelementptr"(%arg46, %1018) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1040 = "llvm.load"(%1039) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1041 = "llvm.add"(%1040, %1019) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1042 = "llvm.zext"(%1041) : (i32) -> i64
    %1043 = "llvm.alloca"(%1042) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %1044 = "llvm.icmp"(%1037, %1020) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1044)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1045 = "llvm.zext"(%1037) <{nonNeg}> : (i32) -> i64
    %1046 = "llvm.getelementptr"(%1021, %1045) <{elem_type = !llvm.array<20 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1047 = "llvm.lshr"(%1036, %1022) : (i32, i32) -> i32
    %1048 = "llvm.and"(%1047, %1016) : (i32, i32) -> i32
    %1049 = "llvm.zext"(%1048) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg45, %1046, %1049) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1050 = "llvm.icmp"(%1038, %1019) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1050)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1051 = "llvm.zext"(%1038) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg45, %1023, %1051) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb4] : () -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %1052 = "llvm.getelementptr"(%arg46, %1024) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1053 = "llvm.load"(%1052) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1054 = "llvm.load"(%1039) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg45, %1053, %1054) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_list, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %1055 = "llvm.load"(%1039) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1056 = "llvm.load"(%1052) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1057 = "llvm.icmp"(%1055, %1025) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1057)[^bb5, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1058 = "llvm.zext"(%1055) <{nonNeg}> : (i32) -> i64
    %1059 = "llvm.and"(%1058, %1026) : (i64, i64) -> i64
    %1060 = "llvm.icmp"(%1055, %1019) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1060, %1058, %1026, %1026)[^bb9, ^bb6] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i64, i64, i64) -> ()
  ^bb6:  // pred: ^bb5
    %1061 = "llvm.and"(%1058, %1027) : (i64, i64) -> i64
    "llvm.br"(%1058, %1026, %1026, %1028)[^bb7] : (i64, i64, i64, i64) -> ()
  ^bb7(%1062: i64, %1063: i64, %1064: i64, %1065: i64):  // 2 preds: ^bb6, ^bb7
    %1066 = "llvm.add"(%1062, %1029) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1067 = "llvm.getelementptr"(%1043, %1066) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1064, %1067) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1068 = "llvm.getelementptr"(%1056, %1066) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1069 = "llvm.load"(%1068) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1070 = "llvm.intr.umax"(%1069, %1026) : (i64, i64) -> i64
    %1071 = "llvm.mul"(%1070, %1064) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1072 = "llvm.mul"(%1069, %1063) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1073 = "llvm.add"(%1062, %1030) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1074 = "llvm.getelementptr"(%1043, %1073) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1071, %1074) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1075 = "llvm.getelementptr"(%1056, %1073) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1076 = "llvm.load"(%1075) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1077 = "llvm.intr.umax"(%1076, %1026) : (i64, i64) -> i64
    %1078 = "llvm.mul"(%1077, %1071) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1079 = "llvm.mul"(%1076, %1072) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1080 = "llvm.add"(%1065, %1031) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1081 = "llvm.icmp"(%1080, %1061) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1081, %1073, %1079, %1078, %1080)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, i64, i64, i64, i64) -> ()
  ^bb8:  // pred: ^bb7
    %1082 = "llvm.icmp"(%1059, %1028) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1082, %1079, %1073, %1079, %1078)[^bb10, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, i64, i64, i64, i64) -> ()
  ^bb9(%1083: i64, %1084: i64, %1085: i64):  // 2 preds: ^bb5, ^bb8
    %1086 = "llvm.icmp"(%1059, %1028) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%1086) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %1087 = "llvm.add"(%1083, %1029) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1088 = "llvm.getelementptr"(%1043, %1087) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1085, %1088) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1089 = "llvm.getelementptr"(%1056, %1087) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1090 = "llvm.load"(%1089) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1091 = "llvm.mul"(%1090, %1084) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%1091)[^bb10] : (i64) -> ()
  ^bb10(%1092: i64):  // 2 preds: ^bb8, ^bb9
    %1093 = "llvm.icmp"(%1092, %1028) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1093)[^bb16, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1094 = "llvm.getelementptr"(%arg46, %1032) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1095 = "llvm.load"(%1094) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1096 = "llvm.icmp"(%1095, %1033) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1096, %1028)[^bb16, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb12(%1097: i64):  // 2 preds: ^bb11, ^bb14
    %1098 = "llvm.getelementptr"(%1056, %1097) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1099 = "llvm.load"(%1098) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1100 = "llvm.icmp"(%1099, %1026) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1100)[^bb13, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb13:  // pred: ^bb12
    %1101 = "llvm.getelementptr"(%1095, %1097) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1102 = "llvm.load"(%1101) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1103 = "llvm.getelementptr"(%1043, %1097) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1104 = "llvm.load"(%1103) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1105 = "llvm.icmp"(%1102, %1104) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1105)[^bb14, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb14:  // 2 preds: ^bb12, ^bb13
    %1106 = "llvm.add"(%1097, %1026) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1107 = "llvm.icmp"(%1106, %1058) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1107, %1106)[^bb16, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb15:  // pred: ^bb13
    "llvm.call"(%arg45, %1034, %1028) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1108 = "llvm.load"(%1094) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1109 = "llvm.load"(%1039) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg45, %1108, %1109) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_list, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb16] : () -> ()
  ^bb16:  // 5 preds: ^bb4, ^bb10, ^bb11, ^bb14, ^bb15
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg42: !llvm.ptr, %arg43: !llvm.ptr, %arg44: i64):
    %1002 = "llvm.mlir.constant"() <{value = 480 : i32}> : () -> i32
    %1003 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1004 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %1005 = "llvm.load"(%arg42) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1006 = "llvm.sub"(%1002, %1005) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1007 = "llvm.getelementptr"(%arg42, %1003) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1008 = "llvm.sext"(%1005) : (i32) -> i64
    %1009 = "llvm.getelementptr"(%1007, %1008) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1010 = "llvm.sext"(%1006) : (i32) -> i64
    %1011 = "llvm.call"(%1009, %1010, %arg43, %arg44) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
    %1012 = "llvm.load"(%arg42) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1013 = "llvm.add"(%1012, %1011) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1014 = "llvm.intr.smin"(%1013, %1004) : (i32, i32) -> i32
    "llvm.store"(%1014, %arg42) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i32)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append_list", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg39: !llvm.ptr, %arg40: !llvm.ptr, %arg41: i32):
    %985 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_19}> : () -> !llvm.ptr
    %986 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %987 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %988 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %989 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %990 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %991 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_20}> : () -> !llvm.ptr
    %992 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_21}> : () -> !llvm.ptr
    "llvm.call"(%arg39, %985, %986) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %993 = "llvm.icmp"(%arg41, %987) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%993)[^bb1, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %994 = "llvm.zext"(%arg41) <{nonNeg}> : (i32) -> i64
    %995 = "llvm.load"(%arg40) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg39, %988, %995) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %996 = "llvm.icmp"(%arg41, %989) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%996, %990)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb2(%997: i64):  // 2 preds: ^bb1, ^bb2
    %998 = "llvm.getelementptr"(%arg40, %997) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %999 = "llvm.load"(%998) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg39, %991, %999) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1000 = "llvm.add"(%997, %990) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1001 = "llvm.icmp"(%1000, %994) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1001, %1000)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    "llvm.call"(%arg39, %992, %986) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_get_item", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg35: !llvm.ptr, %arg36: !llvm.ptr, %arg37: !llvm.ptr, %arg38: !llvm.ptr):
    %939 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %940 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %941 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %942 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %943 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %944 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %945 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %946 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %947 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %948 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %949 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %950 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %951 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %952 = "llvm.getelementptr"(%951, %949) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %953 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %954 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %955 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %956 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %957 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %958 = "llvm.getelementptr"(%951, %957) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %959 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %960 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %961 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %962 = "llvm.alloca"(%939) <{alignment = 16 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %963 = "llvm.load"(%arg35) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%963)[^bb1, ^bb2, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%959, %arg36, %arg35, %960, %961) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%955)[^bb7] : (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb0
    "llvm.intr.memcpy"(%962, %arg35, %940) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %964 = "llvm.getelementptr"(%962, %940) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%941, %964) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %965 = "llvm.getelementptr"(%962, %942) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%943, %965) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %966 = "llvm.getelementptr"(%962, %944) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg37, %966) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %967 = "llvm.icmp"(%963, %945) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %968 = "llvm.select"(%967, %946, %947) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %969 = "llvm.icmp"(%arg37, %948) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %970 = "llvm.zext"(%969) : (i1) -> i64
    %971 = "llvm.getelementptr"(%arg38, %949) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memset"(%arg38, %950, %940) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %972 = "llvm.load"(%952) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %973 = "llvm.getelementptr"(%953, %968) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %974 = "llvm.getelementptr"(%973, %970) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %975 = "llvm.load"(%974) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %976 = "llvm.select"(%969, %954, %939) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %977 = "llvm.call"(%972, %975, %962, %976, %arg38) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %978 = "llvm.icmp"(%977, %943) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%978)[^bb5, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    "llvm.cond_br"(%969, %955)[^bb4, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%arg36, %arg35, %arg37) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_without, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%955)[^bb7] : (i32) -> ()
  ^bb5:  // pred: ^bb2
    %979 = "llvm.load"(%arg38) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %980 = "llvm.icmp"(%979, %956) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%980, %943)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb6:  // pred: ^bb5
    %981 = "llvm.load"(%958) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %982 = "llvm.load"(%971) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %983 = "llvm.call"(%981, %982) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%943)[^bb7] : (i32) -> ()
  ^bb7(%984: i32):  // 5 preds: ^bb1, ^bb3, ^bb4, ^bb5, ^bb6
    "llvm.return"(%984) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse_without", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg32: !llvm.ptr, %arg33: !llvm.ptr, %arg34: !llvm.ptr):
    %918 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %919 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %920 = "llvm.mlir.constant"() <{value = 484 : i64}> : () -> i64
    %921 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %922 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %923 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %924 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_24}> : () -> !llvm.ptr
    %925 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %926 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %927 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_25}> : () -> !llvm.ptr
    %928 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %929 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %930 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %931 = "llvm.alloca"(%918) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    %932 = "llvm.alloca"(%918) <{alignment = 16 : i64, elem_type = !llvm.array<5 x ptr>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%931, %919, %920) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.call"(%931, %arg33) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%arg32, %932) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %933 = "llvm.getelementptr"(%932, %921) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %934 = "llvm.getelementptr"(%931, %922) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%934, %933) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %935 = "llvm.getelementptr"(%932, %923) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%924, %935) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %936 = "llvm.getelementptr"(%932, %925) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg34, %936) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %937 = "llvm.getelementptr"(%932, %926) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%927, %937) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %938 = "llvm.load"(%928) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%938, %929, %932, %930) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (i32, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_refuse_array", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg27: i32, %arg28: !llvm.ptr, %arg29: !llvm.ptr, %arg30: !llvm.ptr, %arg31: !llvm.ptr):
    %870 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %871 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %872 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_26}> : () -> !llvm.ptr
    %873 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %874 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %875 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_28}> : () -> !llvm.ptr
    %876 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %877 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %878 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_31}> : () -> !llvm.ptr
    %879 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %880 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %881 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %882 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_30}> : () -> !llvm.ptr
    %883 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %884 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_29}> : () -> !llvm.ptr
    %885 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %886 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %887 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_27}> : () -> !llvm.ptr
    %888 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %889 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %890 = "llvm.icmp"(%arg27, %870) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%890)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %891 = "llvm.getelementptr"(%arg30, %885) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %892 = "llvm.load"(%891) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %893 = "llvm.icmp"(%892, %886) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %894 = "llvm.select"(%893, %887, %873) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.br"(%894, %876)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb2:  // pred: ^bb0
    %895 = "llvm.icmp"(%arg27, %871) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %896 = "llvm.select"(%895, %872, %873) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %897 = "llvm.icmp"(%arg27, %874) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %898 = "llvm.select"(%897, %875, %896) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%arg27, %898, %876)[^bb6, ^bb3, ^bb4, ^bb5] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[7, 8, 9]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i64) -> ()
  ^bb3:  // pred: ^bb2
    %899 = "llvm.getelementptr"(%arg30, %883) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %900 = "llvm.load"(%899) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %901 = "llvm.sext"(%900) : (i32) -> i64
    "llvm.br"(%884, %901)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb4:  // pred: ^bb2
    %902 = "llvm.load"(%arg29) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %903 = "llvm.icmp"(%902, %879) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %904 = "llvm.getelementptr"(%arg29, %880) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %905 = "llvm.load"(%904) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %906 = "llvm.select"(%903, %881, %876) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %907 = "llvm.getelementptr"(%905, %906) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %908 = "llvm.getelementptr"(%907, %880) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %909 = "llvm.load"(%908) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %910 = "llvm.sext"(%909) : (i32) -> i64
    "llvm.br"(%882, %910)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb5:  // pred: ^bb2
    %911 = "llvm.load"(%arg31) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %912 = "llvm.shl"(%911, %877) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %913 = "llvm.sext"(%912) : (i32) -> i64
    "llvm.br"(%878, %913)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb6(%914: !llvm.ptr, %915: i64):  // 5 preds: ^bb1, ^bb2, ^bb3, ^bb4, ^bb5
    %916 = "llvm.icmp"(%arg27, %877) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %917 = "llvm.select"(%916, %888, %889) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.call"(%917, %arg28, %arg29, %914, %915) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_write_any_descriptor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: !llvm.ptr, %arg26: !llvm.ptr):
    %693 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %694 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %695 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %696 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %697 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %698 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %699 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %700 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %701 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %702 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %703 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %704 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %705 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %706 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
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
    %725 = "llvm.alloca"(%693) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %726 = "llvm.load"(%arg23) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %727 = "llvm.getelementptr"(%arg25, %694) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %728 = "llvm.load"(%727) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %729 = "llvm.getelementptr"(%arg24, %695) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %730 = "llvm.load"(%729) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %731 = "llvm.icmp"(%728, %730) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%731, %696)[^bb1, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %732 = "llvm.getelementptr"(%arg25, %697) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %733 = "llvm.load"(%732) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %734 = "llvm.getelementptr"(%arg24, %697) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %735 = "llvm.load"(%734) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %736 = "llvm.icmp"(%735, %698) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%736)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %737 = "llvm.icmp"(%733, %700) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%737, %699)[^bb31, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb3:  // pred: ^bb1
    %738 = "llvm.icmp"(%733, %735) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%738, %699)[^bb4, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %739 = "llvm.getelementptr"(%arg24, %701) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %740 = "llvm.load"(%739) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %741 = "llvm.sext"(%740) : (i32) -> i64
    %742 = "llvm.getelementptr"(%arg23, %741) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %743 = "llvm.getelementptr"(%arg25, %702) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %744 = "llvm.load"(%743) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %745 = "llvm.icmp"(%733, %698) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%745, %703, %698, %703)[^bb5, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i1, i32, i1) -> ()
  ^bb5:  // pred: ^bb4
    %746 = "llvm.getelementptr"(%arg24, %704) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %747 = "llvm.getelementptr"(%arg25, %704) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %748 = "llvm.getelementptr"(%arg24, %702) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %749 = "llvm.getelementptr"(%arg26, %697) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %750 = "llvm.icmp"(%726, %705) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %751 = "llvm.zext"(%733) <{nonNeg}> : (i32) -> i64
    %752 = "llvm.sext"(%726) : (i32) -> i64
    %753 = "llvm.getelementptr"(%742, %751) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%751, %698, %706, %698, %693)[^bb6] : (i64, i32, i64, i32, i32) -> ()
  ^bb6(%754: i64, %755: i32, %756: i64, %757: i32, %758: i32):  // 2 preds: ^bb5, ^bb19
    %759 = "llvm.add"(%754, %707) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %760 = "llvm.getelementptr"(%744, %759) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %761 = "llvm.load"(%760) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %762 = "llvm.load"(%746) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %763 = "llvm.icmp"(%762, %698) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%763, %756)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb7:  // pred: ^bb6
    %764 = "llvm.getelementptr"(%753, %754) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %765 = "llvm.load"(%764) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%765)[^bb8] : (i64) -> ()
  ^bb8(%766: i64):  // 2 preds: ^bb6, ^bb7
    %767 = "llvm.icmp"(%766, %708) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %768 = "llvm.select"(%767, %766, %756) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%736)[^bb10, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %769 = "llvm.getelementptr"(%742, %754) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %770 = "llvm.load"(%769) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %771 = "llvm.icmp"(%770, %708) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %772 = "llvm.icmp"(%770, %761) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %773 = "llvm.select"(%771, %703, %772) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%773, %705)[^bb10, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %774 = "llvm.icmp"(%761, %706) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%774, %757, %768)[^bb11, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb11:  // pred: ^bb10
    %775 = "llvm.load"(%747) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %776 = "llvm.icmp"(%775, %709) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%776, %757, %768)[^bb14, ^bb12] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb12:  // pred: ^bb11
    %777 = "llvm.getelementptr"(%775, %759) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %778 = "llvm.load"(%777) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %779 = "llvm.icmp"(%778, %766) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %780 = "llvm.or"(%767, %779) : (i1, i1) -> i1
    %781 = "llvm.select"(%779, %757, %710) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %782 = "llvm.select"(%779, %768, %778) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%780, %781, %782)[^bb14, ^bb13] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb13:  // pred: ^bb12
    %783 = "llvm.load"(%748) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %784 = "llvm.icmp"(%783, %698) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %785 = "llvm.icmp"(%778, %711) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %786 = "llvm.or"(%785, %784) : (i1, i1) -> i1
    %787 = "llvm.select"(%786, %757, %712) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%787, %778)[^bb14] : (i32, i64) -> ()
  ^bb14(%788: i32, %789: i64):  // 4 preds: ^bb10, ^bb11, ^bb12, ^bb13
    %790 = "llvm.mul"(%754, %752) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %791 = "llvm.getelementptr"(%749, %790) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%726)[^bb17, ^bb16, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb15:  // pred: ^bb14
    %792 = "llvm.trunc"(%761) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%792, %791) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %793 = "llvm.add"(%761, %713) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %794 = "llvm.icmp"(%793, %714) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %795 = "llvm.trunc"(%754) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %796 = "llvm.add"(%733, %795) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %797 = "llvm.shl"(%796, %696) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %798 = "llvm.sext"(%797) : (i32) -> i64
    %799 = "llvm.getelementptr"(%749, %798) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %800 = "llvm.trunc"(%789) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%800, %799) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%794)[^bb18] : (i1) -> ()
  ^bb16:  // pred: ^bb14
    "llvm.store"(%761, %791) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %801 = "llvm.trunc"(%754) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %802 = "llvm.add"(%733, %801) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %803 = "llvm.shl"(%802, %699) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %804 = "llvm.sext"(%803) : (i32) -> i64
    %805 = "llvm.getelementptr"(%749, %804) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%789, %805) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%693)[^bb19] : (i32) -> ()
  ^bb17:  // pred: ^bb14
    %806 = "llvm.trunc"(%761) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%806, %791) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    %807 = "llvm.add"(%761, %715) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %808 = "llvm.icmp"(%807, %716) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %809 = "llvm.trunc"(%754) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %810 = "llvm.add"(%733, %809) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %811 = "llvm.mul"(%810, %726) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %812 = "llvm.sext"(%811) : (i32) -> i64
    %813 = "llvm.getelementptr"(%749, %812) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %814 = "llvm.trunc"(%789) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%814, %813) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"(%808)[^bb18] : (i1) -> ()
  ^bb18(%815: i1):  // 2 preds: ^bb15, ^bb17
    %816 = "llvm.shl"(%789, %717) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %817 = "llvm.ashr"(%816, %717) <{isExact}> : (i64, i64) -> i64
    %818 = "llvm.select"(%750, %789, %817) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %819 = "llvm.shl"(%818, %704) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %820 = "llvm.ashr"(%819, %704) <{isExact}> : (i64, i64) -> i64
    %821 = "llvm.icmp"(%789, %820) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %822 = "llvm.and"(%821, %815) : (i1, i1) -> i1
    %823 = "llvm.zext"(%822) : (i1) -> i32
    "llvm.br"(%823)[^bb19] : (i32) -> ()
  ^bb19(%824: i32):  // 2 preds: ^bb16, ^bb18
    %825 = "llvm.and"(%824, %758) : (i32, i32) -> i32
    %826 = "llvm.icmp"(%761, %711) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %827 = "llvm.zext"(%826) : (i1) -> i32
    %828 = "llvm.or"(%755, %827) : (i32, i32) -> i32
    %829 = "llvm.intr.umax"(%761, %706) : (i64, i64) -> i64
    %830 = "llvm.mul"(%829, %756) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %831 = "llvm.icmp"(%754, %706) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%831, %759, %828, %830, %788, %825)[^bb6, ^bb20] <{operandSegmentSizes = array<i32: 1, 5, 0>}> : (i1, i64, i32, i64, i32, i32) -> ()
  ^bb20:  // pred: ^bb19
    %832 = "llvm.icmp"(%828, %698) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %833 = "llvm.icmp"(%825, %698) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.br"(%833, %788, %832)[^bb21] : (i1, i32, i1) -> ()
  ^bb21(%834: i1, %835: i32, %836: i1):  // 2 preds: ^bb4, ^bb20
    %837 = "llvm.getelementptr"(%arg25, %718) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %838 = "llvm.load"(%837) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%838, %719)[^bb31, ^bb22, ^bb22, ^bb22] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb22:  // 3 preds: ^bb21, ^bb21, ^bb21
    %839 = "llvm.load"(%arg25) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %840 = "llvm.ptrtoint"(%839) : (!llvm.ptr) -> i64
    %841 = "llvm.getelementptr"(%arg25, %720) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %842 = "llvm.load"(%841) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %843 = "llvm.add"(%842, %840) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %844 = "llvm.load"(%742) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %845 = "llvm.getelementptr"(%arg24, %718) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %846 = "llvm.load"(%845) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %847 = "llvm.sext"(%846) : (i32) -> i64
    %848 = "llvm.mul"(%844, %847) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %849 = "llvm.sub"(%843, %848) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%849, %arg26) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %850 = "llvm.getelementptr"(%arg26, %718) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%849, %850) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %851 = "llvm.getelementptr"(%arg26, %697) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %852 = "llvm.load"(%742) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.switch"(%726)[^bb24, ^bb25, ^bb23] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb23:  // pred: ^bb22
    %853 = "llvm.trunc"(%852) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%853, %851) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb24:  // pred: ^bb22
    %854 = "llvm.trunc"(%852) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%854, %851) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb25:  // pred: ^bb22
    "llvm.store"(%852, %851) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb26:  // 3 preds: ^bb23, ^bb24, ^bb25
    "llvm.cond_br"(%836)[^bb29, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb27:  // pred: ^bb26
    %855 = "llvm.getelementptr"(%arg25, %704) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %856 = "llvm.load"(%855) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %857 = "llvm.icmp"(%856, %709) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%857, %698)[^bb31, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb28:  // pred: ^bb27
    "llvm.intr.memcpy"(%725, %arg25, %717) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %858 = "llvm.getelementptr"(%725, %704) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%709, %858) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %859 = "llvm.call"(%arg23, %arg24, %725, %arg26) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%859)[^bb31] : (i32) -> ()
  ^bb29:  // pred: ^bb26
    %860 = "llvm.getelementptr"(%arg24, %721) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %861 = "llvm.load"(%860) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %862 = "llvm.add"(%861, %722) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %863 = "llvm.sext"(%862) : (i32) -> i64
    %864 = "llvm.and"(%849, %863) : (i64, i64) -> i64
    %865 = "llvm.icmp"(%864, %711) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%865, %723)[^bb30, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb30:  // pred: ^bb29
    %866 = "llvm.icmp"(%835, %698) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %867 = "llvm.select"(%866, %703, %834) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %868 = "llvm.select"(%867, %835, %724) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%868)[^bb31] : (i32) -> ()
  ^bb31(%869: i32):  // 9 preds: ^bb0, ^bb2, ^bb3, ^bb9, ^bb21, ^bb27, ^bb28, ^bb29, ^bb30
    "llvm.return"(%869) : (i32) -> ()
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
    %139 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_36}> : () -> !llvm.ptr
    %140 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_37}> : () -> !llvm.ptr
    %141 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %142 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %143 = "llvm.getelementptr"(%142, %117) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %144 = "llvm.mlir.constant"() <{value = 74 : i32}> : () -> i32
    %145 = "llvm.mlir.addressof"() <{global_name = @free}> : () -> !llvm.ptr
    %146 = "llvm.mlir.constant"() <{value = 56 : i64}> : () -> i64
    %147 = "llvm.getelementptr"(%142, %146) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %148 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %149 = "llvm.getelementptr"(%142, %118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %150 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_33}> : () -> !llvm.ptr
    %151 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_35}> : () -> !llvm.ptr
    %152 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_34}> : () -> !llvm.ptr
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

