// Made of runtime/call/tvm_call.c by `make core`: do not edit.
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<10 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str", unnamed_addr = 0 : i64, value = "TypeError\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<5 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_1", unnamed_addr = 0 : i64, value = "%lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, global_type = !llvm.struct<"mlir_abi_64.union.anon.0", (struct<"mlir_abi_64.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2485 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2486 = "llvm.mlir.zero"() : () -> !llvm.struct<"mlir_abi_64.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %2487 = "llvm.mlir.zero"() : () -> !llvm.struct<"mlir_abi_64.union.anon.0", (struct<"mlir_abi_64.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>
    "llvm.return"(%2487) : (!llvm.struct<"mlir_abi_64.union.anon.0", (struct<"mlir_abi_64.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>) -> ()
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
    %2483 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2484 = "llvm.mlir.zero"() : () -> !llvm.array<6 x ptr>
    "llvm.return"(%2484) : (!llvm.array<6 x ptr>) -> ()
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
    %1752 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1753 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1754 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1755 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1756 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1757 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1758 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1759 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1760 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1761 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1762 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1763 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1764 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1765 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1766 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %1767 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1768 = "llvm.mlir.constant"() <{value = 108 : i32}> : () -> i32
    %1769 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1770 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1771 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1772 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1773 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1774 = "llvm.mlir.constant"() <{value = 3.4028234663852886E+38 : f64}> : () -> f64
    %1775 = "llvm.mlir.constant"() <{value = 1.7976931348623157E+308 : f64}> : () -> f64
    %1776 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1777 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1778 = "llvm.mlir.constant"() <{value = 3.3895313892515355E+38 : f64}> : () -> f64
    %1779 = "llvm.mlir.constant"() <{value = 6.550400e+04 : f64}> : () -> f64
    %1780 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1781 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1782 = "llvm.mlir.constant"() <{value = 14 : i32}> : () -> i32
    %1783 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1784 = "llvm.mlir.constant"() <{value = -1023 : i32}> : () -> i32
    %1785 = "llvm.mlir.constant"() <{value = 1024 : i32}> : () -> i32
    %1786 = "llvm.mlir.constant"() <{value = -32768 : i16}> : () -> i16
    %1787 = "llvm.mlir.constant"() <{value = 52 : i32}> : () -> i32
    %1788 = "llvm.mlir.constant"() <{value = 4503599627370495 : i64}> : () -> i64
    %1789 = "llvm.mlir.constant"() <{value = 4503599627370496 : i64}> : () -> i64
    %1790 = "llvm.mlir.constant"() <{value = 51 : i32}> : () -> i32
    %1791 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1792 = "llvm.mlir.constant"() <{value = 9007199254740991 : i64}> : () -> i64
    %1793 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1794 = "llvm.mlir.constant"() <{value = 32768 : i64}> : () -> i64
    %1795 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1796 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1797 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1798 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1799 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1800 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1801 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1802 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %1803 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1804 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %1805 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %1806 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1807 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1808 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1809 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1810 = "llvm.mlir.constant"() <{value = 44 : i64}> : () -> i64
    %1811 = "llvm.mlir.constant"() <{value = 0 : i128}> : () -> i128
    %1812 = "llvm.mlir.constant"() <{value = -1 : i128}> : () -> i128
    %1813 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1814 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1815 = "llvm.alloca"(%1752) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %1816 = "llvm.alloca"(%1752) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>}> : (i32) -> !llvm.ptr
    %1817 = "llvm.alloca"(%1752) <{alignment = 16 : i64, elem_type = !llvm.array<1064 x i8>}> : (i32) -> !llvm.ptr
    %1818 = "llvm.alloca"(%1752) <{alignment = 16 : i64, elem_type = !llvm.array<2 x i64>}> : (i32) -> !llvm.ptr
    %1819 = "llvm.alloca"(%1752) <{alignment = 16 : i64, elem_type = !llvm.array<2 x i64>}> : (i32) -> !llvm.ptr
    %1820 = "llvm.alloca"(%1752) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %1821 = "llvm.alloca"(%1752) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1822 = "llvm.alloca"(%1752) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Call", (ptr, ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1823 = "llvm.load"(%1753) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1824 = "llvm.icmp"(%1823, %1754) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1824)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1825 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1826 = "llvm.icmp"(%1825, %1754) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1826, %1755)[^bb2, ^bb166] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1827 = "llvm.getelementptr"(%arg68, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1828 = "llvm.load"(%1827) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1829 = "llvm.getelementptr"(%arg68, %1757) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1830 = "llvm.load"(%1829) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1831 = "llvm.add"(%1830, %1828) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1832 = "llvm.icmp"(%arg71, %1831) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1833 = "llvm.icmp"(%arg71, %1828) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1834 = "llvm.or"(%1833, %1832) : (i1, i1) -> i1
    "llvm.cond_br"(%1834)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1835 = "llvm.getelementptr"(%arg68, %1758) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1836 = "llvm.load"(%1835) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1837 = "llvm.sext"(%1836) : (i32) -> i64
    %1838 = "llvm.getelementptr"(%arg68, %1837) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1839 = "llvm.sext"(%arg71) : (i32) -> i64
    "llvm.call"(%1759, %1838, %1760, %1761, %1839) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1755)[^bb166] : (i32) -> ()
  ^bb4:  // pred: ^bb2
    %1840 = "llvm.getelementptr"(%arg68, %1762) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1841 = "llvm.load"(%1840) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1842 = "llvm.add"(%1841, %1752) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1843 = "llvm.zext"(%1842) : (i32) -> i64
    %1844 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1845 = "llvm.alloca"(%1843) <{alignment = 16 : i64, elem_type = !llvm.ptr}> : (i64) -> !llvm.ptr
    %1846 = "llvm.icmp"(%1830, %1754) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1847 = "llvm.and"(%1846, %1832) : (i1, i1) -> i1
    %1848 = "llvm.sext"(%1828) : (i32) -> i64
    %1849 = "llvm.getelementptr"(%arg70, %1848) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1850 = "llvm.select"(%1847, %1849, %1760) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1851 = "llvm.getelementptr"(%arg68, %1763) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1852 = "llvm.load"(%1851) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1853 = "llvm.add"(%1852, %1752) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1854 = "llvm.zext"(%1853) : (i32) -> i64
    %1855 = "llvm.alloca"(%1854) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>}> : (i64) -> !llvm.ptr
    %1856 = "llvm.getelementptr"(%arg68, %1764) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1857 = "llvm.load"(%1856) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1858 = "llvm.add"(%1857, %1765) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1859 = "llvm.zext"(%1858) : (i32) -> i64
    %1860 = "llvm.alloca"(%1859) <{alignment = 16 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
    "llvm.store"(%arg68, %1822) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1861 = "llvm.getelementptr"(%1822, %1762) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1845, %1861) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1862 = "llvm.getelementptr"(%1822, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1860, %1862) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1863 = "llvm.getelementptr"(%1822, %1763) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1855, %1863) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1864 = "llvm.icmp"(%1828, %1754) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1864)[^bb5, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1865 = "llvm.getelementptr"(%arg68, %1766) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1866 = "llvm.load"(%1865) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1867 = "llvm.sext"(%1866) : (i32) -> i64
    %1868 = "llvm.getelementptr"(%arg68, %1867) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1869 = "llvm.zext"(%1828) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1767, %1868)[^bb6] : (i64, !llvm.ptr) -> ()
  ^bb6(%1870: i64, %1871: !llvm.ptr):  // 2 preds: ^bb5, ^bb9
    %1872 = "llvm.load"(%1871) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1873 = "llvm.icmp"(%1872, %1768) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1874 = "llvm.getelementptr"(%arg70, %1870) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%1873)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %1875 = "llvm.getelementptr"(%1871, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1876 = "llvm.getelementptr"(%1871, %1764) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1877 = "llvm.load"(%1876) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1878 = "llvm.sext"(%1877) : (i32) -> i64
    %1879 = "llvm.getelementptr"(%1845, %1878) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1874, %1879) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1875)[^bb9] : (!llvm.ptr) -> ()
  ^bb8:  // pred: ^bb6
    %1880 = "llvm.call"(%1822, %1871, %1874) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1881 = "llvm.icmp"(%1880, %1760) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1881, %1755, %1880)[^bb165, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb9(%1882: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %1883 = "llvm.add"(%1870, %1769) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1884 = "llvm.icmp"(%1883, %1869) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1884, %1883, %1882)[^bb10, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, !llvm.ptr) -> ()
  ^bb10:  // 2 preds: ^bb4, ^bb9
    %1885 = "llvm.getelementptr"(%arg68, %1770) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1886 = "llvm.load"(%1885) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1887 = "llvm.sext"(%1886) : (i32) -> i64
    %1888 = "llvm.getelementptr"(%arg68, %1887) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1889 = "llvm.load"(%1840) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1890 = "llvm.icmp"(%1889, %1754) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1890)[^bb11, ^bb109] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1891 = "llvm.getelementptr"(%1820, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1892 = "llvm.getelementptr"(%1819, %1762) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1893 = "llvm.getelementptr"(%1818, %1762) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1767)[^bb12] : (i64) -> ()
  ^bb12(%1894: i64):  // 2 preds: ^bb11, ^bb108
    %1895 = "llvm.getelementptr"(%1888, %1894) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1896 = "llvm.load"(%1861) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1897 = "llvm.getelementptr"(%1896, %1894) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1898 = "llvm.load"(%1897) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1899 = "llvm.load"(%1822) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1900 = "llvm.getelementptr"(%1895, %1772) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1901 = "llvm.load"(%1900) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1902 = "llvm.load"(%1895) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1903 = "llvm.load"(%1898) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1902)[^bb77, ^bb13, ^bb61] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[97, 102]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb13:  // pred: ^bb12
    "llvm.switch"(%1903, %1899, %1752)[^bb60, ^bb14, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i32) -> ()
  ^bb14:  // pred: ^bb13
    %1904 = "llvm.getelementptr"(%1898, %1762) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1905 = "llvm.load"(%1904) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1906 = "llvm.getelementptr"(%1905, %1763) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1906)[^bb16] : (!llvm.ptr) -> ()
  ^bb15:  // pred: ^bb13
    %1907 = "llvm.getelementptr"(%1898, %1762) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1908 = "llvm.load"(%1907) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1909 = "llvm.icmp"(%1908, %1760) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1909, %1899, %1752, %1908)[^bb60, ^bb16] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb16(%1910: !llvm.ptr):  // 2 preds: ^bb14, ^bb15
    %1911 = "llvm.load"(%1862) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1912 = "llvm.getelementptr"(%1895, %1757) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1913 = "llvm.load"(%1912) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1914 = "llvm.sext"(%1913) : (i32) -> i64
    %1915 = "llvm.getelementptr"(%1911, %1914) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1916 = "llvm.getelementptr"(%1895, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1917 = "llvm.load"(%1916) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1918 = "llvm.icmp"(%1917, %1754) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1918, %1915)[^bb17, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb17:  // pred: ^bb16
    %1919 = "llvm.getelementptr"(%1895, %1796) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1920 = "llvm.load"(%1919) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1921 = "llvm.sext"(%1920) : (i32) -> i64
    %1922 = "llvm.getelementptr"(%1911, %1921) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1923 = "llvm.getelementptr"(%1910, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1924 = "llvm.load"(%1923) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1925 = "llvm.load"(%1899) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1925)[^bb19, ^bb20, ^bb18] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb18:  // pred: ^bb17
    "llvm.store"(%1924, %1915) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb19:  // pred: ^bb17
    %1926 = "llvm.trunc"(%1924) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%1926, %1915) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb20:  // pred: ^bb17
    %1927 = "llvm.sext"(%1924) : (i32) -> i64
    "llvm.store"(%1927, %1915) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb21:  // 3 preds: ^bb18, ^bb19, ^bb20
    %1928 = "llvm.load"(%1899) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1929 = "llvm.intr.smax"(%1928, %1797) : (i32, i32) -> i32
    %1930 = "llvm.zext"(%1929) <{nonNeg}> : (i32) -> i64
    %1931 = "llvm.getelementptr"(%1915, %1930) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1922, %1931) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1922)[^bb22] : (!llvm.ptr) -> ()
  ^bb22(%1932: !llvm.ptr):  // 2 preds: ^bb16, ^bb21
    %1933 = "llvm.load"(%1899) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1934 = "llvm.icmp"(%1933, %1797) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1934)[^bb23, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb23:  // pred: ^bb22
    %1935 = "llvm.call"(%1899, %1895, %1910, %1932) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1935)[^bb46] : (i32) -> ()
  ^bb24:  // pred: ^bb22
    %1936 = "llvm.getelementptr"(%1910, %1796) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1937 = "llvm.load"(%1936) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1938 = "llvm.getelementptr"(%1895, %1764) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1939 = "llvm.load"(%1938) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1940 = "llvm.icmp"(%1937, %1939) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1940, %1773)[^bb25, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb25:  // pred: ^bb24
    %1941 = "llvm.getelementptr"(%1910, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1942 = "llvm.load"(%1941) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1943 = "llvm.load"(%1916) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1944 = "llvm.icmp"(%1943, %1754) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1944)[^bb26, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb26:  // pred: ^bb25
    %1945 = "llvm.icmp"(%1942, %1799) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1945, %1798)[^bb45, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb27:  // pred: ^bb25
    %1946 = "llvm.icmp"(%1942, %1943) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1946, %1798)[^bb28, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb28:  // 2 preds: ^bb26, ^bb27
    %1947 = "llvm.getelementptr"(%1895, %1766) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1948 = "llvm.load"(%1947) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1949 = "llvm.sext"(%1948) : (i32) -> i64
    %1950 = "llvm.getelementptr"(%1899, %1949) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1951 = "llvm.getelementptr"(%1910, %1763) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1952 = "llvm.load"(%1951) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1953 = "llvm.icmp"(%1942, %1754) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1953, %1754, %1800)[^bb29, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb29:  // pred: ^bb28
    %1954 = "llvm.getelementptr"(%1895, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1955 = "llvm.getelementptr"(%1910, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1956 = "llvm.getelementptr"(%1895, %1763) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1957 = "llvm.getelementptr"(%1932, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1958 = "llvm.zext"(%1942) <{nonNeg}> : (i32) -> i64
    %1959 = "llvm.getelementptr"(%1950, %1958) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1958, %1754, %1769, %1754)[^bb30] : (i64, i32, i64, i32) -> ()
  ^bb30(%1960: i64, %1961: i32, %1962: i64, %1963: i32):  // 2 preds: ^bb29, ^bb38
    %1964 = "llvm.add"(%1960, %1801) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1965 = "llvm.getelementptr"(%1952, %1964) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1966 = "llvm.load"(%1965) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1967 = "llvm.load"(%1954) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1968 = "llvm.icmp"(%1967, %1754) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1968, %1962)[^bb32, ^bb31] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb31:  // pred: ^bb30
    %1969 = "llvm.getelementptr"(%1959, %1960) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1970 = "llvm.load"(%1969) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1970)[^bb32] : (i64) -> ()
  ^bb32(%1971: i64):  // 2 preds: ^bb30, ^bb31
    %1972 = "llvm.icmp"(%1971, %1802) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1973 = "llvm.select"(%1972, %1971, %1962) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1944)[^bb34, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb33:  // pred: ^bb32
    %1974 = "llvm.getelementptr"(%1950, %1960) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1975 = "llvm.load"(%1974) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1976 = "llvm.icmp"(%1975, %1802) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1977 = "llvm.icmp"(%1975, %1966) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1978 = "llvm.select"(%1976, %1800, %1977) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1978, %1777)[^bb34, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb34:  // 2 preds: ^bb32, ^bb33
    %1979 = "llvm.icmp"(%1966, %1769) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1979, %1963, %1973)[^bb35, ^bb38] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb35:  // pred: ^bb34
    %1980 = "llvm.load"(%1955) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1981 = "llvm.icmp"(%1980, %1760) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1981, %1963, %1973)[^bb38, ^bb36] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb36:  // pred: ^bb35
    %1982 = "llvm.getelementptr"(%1980, %1964) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1983 = "llvm.load"(%1982) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1984 = "llvm.icmp"(%1983, %1971) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1985 = "llvm.or"(%1972, %1984) : (i1, i1) -> i1
    %1986 = "llvm.select"(%1984, %1963, %1803) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1987 = "llvm.select"(%1984, %1973, %1983) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1985, %1986, %1987)[^bb38, ^bb37] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb37:  // pred: ^bb36
    %1988 = "llvm.load"(%1956) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1989 = "llvm.icmp"(%1988, %1754) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1990 = "llvm.icmp"(%1983, %1767) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1991 = "llvm.or"(%1990, %1989) : (i1, i1) -> i1
    %1992 = "llvm.select"(%1991, %1963, %1804) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%1992, %1983)[^bb38] : (i32, i64) -> ()
  ^bb38(%1993: i32, %1994: i64):  // 4 preds: ^bb34, ^bb35, ^bb36, ^bb37
    %1995 = "llvm.shl"(%1960, %1805) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1996 = "llvm.getelementptr"(%1957, %1995) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1966, %1996) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1997 = "llvm.trunc"(%1960) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1998 = "llvm.add"(%1942, %1997) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1999 = "llvm.shl"(%1998, %1798) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2000 = "llvm.sext"(%1999) : (i32) -> i64
    %2001 = "llvm.getelementptr"(%1957, %2000) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1994, %2001) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2002 = "llvm.icmp"(%1966, %1767) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2003 = "llvm.zext"(%2002) : (i1) -> i32
    %2004 = "llvm.or"(%1961, %2003) : (i32, i32) -> i32
    %2005 = "llvm.intr.umax"(%1966, %1769) : (i64, i64) -> i64
    %2006 = "llvm.mul"(%2005, %1962) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2007 = "llvm.icmp"(%1960, %1769) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2007, %1964, %2004, %2006, %1993)[^bb30, ^bb39] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i64, i32, i64, i32) -> ()
  ^bb39:  // pred: ^bb38
    %2008 = "llvm.icmp"(%2004, %1754) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%1993, %2008)[^bb40] : (i32, i1) -> ()
  ^bb40(%2009: i32, %2010: i1):  // 2 preds: ^bb28, ^bb39
    %2011 = "llvm.getelementptr"(%1910, %1762) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2012 = "llvm.load"(%2011) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2012, %1797)[^bb45, ^bb41, ^bb41, ^bb41] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb41:  // 3 preds: ^bb40, ^bb40, ^bb40
    %2013 = "llvm.load"(%1910) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2014 = "llvm.ptrtoint"(%2013) : (!llvm.ptr) -> i64
    %2015 = "llvm.getelementptr"(%1910, %1772) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2016 = "llvm.load"(%2015) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2017 = "llvm.add"(%2016, %2014) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2018 = "llvm.load"(%1950) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2019 = "llvm.getelementptr"(%1895, %1762) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2020 = "llvm.load"(%2019) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2021 = "llvm.sext"(%2020) : (i32) -> i64
    %2022 = "llvm.mul"(%2018, %2021) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2023 = "llvm.sub"(%2017, %2022) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%2023, %1932) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2024 = "llvm.getelementptr"(%1932, %1762) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2023, %2024) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2025 = "llvm.getelementptr"(%1932, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2026 = "llvm.load"(%1950) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%2026, %2025) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%2010)[^bb44, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb42:  // pred: ^bb41
    %2027 = "llvm.getelementptr"(%1910, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2028 = "llvm.load"(%2027) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2029 = "llvm.icmp"(%2028, %1760) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2029, %1754)[^bb45, ^bb43] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb43:  // pred: ^bb42
    "llvm.intr.memcpy"(%1820, %1910, %1758) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.store"(%1760, %1891) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2030 = "llvm.call"(%1899, %1895, %1820, %1932) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2030)[^bb45] : (i32) -> ()
  ^bb44:  // pred: ^bb41
    %2031 = "llvm.getelementptr"(%1895, %1770) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2032 = "llvm.load"(%2031) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2033 = "llvm.add"(%2032, %1755) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2034 = "llvm.sext"(%2033) : (i32) -> i64
    %2035 = "llvm.and"(%2023, %2034) : (i64, i64) -> i64
    %2036 = "llvm.icmp"(%2035, %1767) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2037 = "llvm.select"(%2036, %2009, %1780) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%2037)[^bb45] : (i32) -> ()
  ^bb45(%2038: i32):  // 8 preds: ^bb24, ^bb26, ^bb27, ^bb33, ^bb40, ^bb42, ^bb43, ^bb44
    "llvm.br"(%2038)[^bb46] : (i32) -> ()
  ^bb46(%2039: i32):  // 2 preds: ^bb23, ^bb45
    %2040 = "llvm.icmp"(%2039, %1754) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2041 = "llvm.load"(%1822) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.cond_br"(%2040, %2041, %2039)[^bb47, ^bb60] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb47:  // pred: ^bb46
    %2042 = "llvm.load"(%1862) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2043 = "llvm.getelementptr"(%2041, %1783) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2044 = "llvm.load"(%2043) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2045 = "llvm.sext"(%2044) : (i32) -> i64
    %2046 = "llvm.icmp"(%1894, %2045) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2046)[^bb58, ^bb48] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb48:  // pred: ^bb47
    %2047 = "llvm.getelementptr"(%2041, %1770) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2048 = "llvm.load"(%2047) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2049 = "llvm.sext"(%2048) : (i32) -> i64
    %2050 = "llvm.getelementptr"(%2041, %2049) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2051 = "llvm.icmp"(%1894, %1767) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2051)[^bb58, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb49:  // pred: ^bb48
    %2052 = "llvm.getelementptr"(%2050, %1894) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2053 = "llvm.getelementptr"(%2052, %1763) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1767)[^bb50] : (i64) -> ()
  ^bb50(%2054: i64):  // 2 preds: ^bb49, ^bb57
    %2055 = "llvm.getelementptr"(%2050, %2054) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2056 = "llvm.load"(%2055) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2057 = "llvm.icmp"(%2056, %1806) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2057)[^bb51, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb51:  // pred: ^bb50
    %2058 = "llvm.load"(%2053) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2059 = "llvm.icmp"(%2058, %1773) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2059)[^bb53, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb52:  // pred: ^bb51
    %2060 = "llvm.getelementptr"(%2055, %1763) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2061 = "llvm.load"(%2060) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2062 = "llvm.icmp"(%2061, %1773) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2062)[^bb53, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb53:  // 2 preds: ^bb51, ^bb52
    %2063 = "llvm.call"(%2041, %2052, %2042, %1818) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2064 = "llvm.icmp"(%2063, %1754) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2064)[^bb58, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // pred: ^bb53
    %2065 = "llvm.call"(%2041, %2055, %2042, %1819) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2066 = "llvm.icmp"(%2065, %1754) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2066)[^bb57, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb55:  // pred: ^bb54
    %2067 = "llvm.load"(%1818) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2068 = "llvm.load"(%1892) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2069 = "llvm.icmp"(%2067, %2068) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2069)[^bb56, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb56:  // pred: ^bb55
    %2070 = "llvm.load"(%1819) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2071 = "llvm.load"(%1893) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2072 = "llvm.icmp"(%2070, %2071) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2072)[^bb59, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb57:  // 5 preds: ^bb50, ^bb52, ^bb54, ^bb55, ^bb56
    %2073 = "llvm.add"(%2054, %1769) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2074 = "llvm.icmp"(%2073, %1894) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2074, %2073)[^bb58, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb58:  // 4 preds: ^bb47, ^bb48, ^bb53, ^bb57
    "llvm.br"()[^bb108] : () -> ()
  ^bb59:  // pred: ^bb56
    "llvm.br"(%2041, %1807)[^bb60] : (!llvm.ptr, i32) -> ()
  ^bb60(%2075: !llvm.ptr, %2076: i32):  // 4 preds: ^bb13, ^bb15, ^bb46, ^bb59
    %2077 = "llvm.sext"(%1901) : (i32) -> i64
    %2078 = "llvm.getelementptr"(%1899, %2077) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%2076, %2078, %1898, %1895, %2075) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1755)[^bb165] : (i32) -> ()
  ^bb61:  // pred: ^bb12
    %2079 = "llvm.add"(%1903, %1755) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2080 = "llvm.icmp"(%2079, %1773) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2080)[^bb63, ^bb62] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb62:  // pred: ^bb61
    "llvm.switch"(%1903, %1752)[^bb104, ^bb64, ^bb99, ^bb100] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[3, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb63:  // pred: ^bb61
    %2081 = "llvm.getelementptr"(%1898, %1762) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2082 = "llvm.load"(%2081) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2083 = "llvm.sitofp"(%2082) : (i64) -> f64
    "llvm.br"(%2083)[^bb65] : (f64) -> ()
  ^bb64:  // pred: ^bb62
    %2084 = "llvm.getelementptr"(%1898, %1762) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2085 = "llvm.load"(%2084) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%2085)[^bb65] : (f64) -> ()
  ^bb65(%2086: f64):  // 2 preds: ^bb63, ^bb64
    %2087 = "llvm.load"(%1862) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2088 = "llvm.getelementptr"(%1895, %1757) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2089 = "llvm.load"(%2088) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2090 = "llvm.sext"(%2089) : (i32) -> i64
    %2091 = "llvm.getelementptr"(%2087, %2090) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2092 = "llvm.getelementptr"(%1895, %1762) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2093 = "llvm.load"(%2092) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2093)[^bb67, ^bb66, ^bb68] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb66:  // pred: ^bb65
    "llvm.store"(%2086, %2091) <{alignment = 1 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"()[^bb108] : () -> ()
  ^bb67:  // pred: ^bb65
    %2094 = "llvm.getelementptr"(%1895, %1764) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2095 = "llvm.load"(%2094) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2096 = "llvm.and"(%2095, %1776) : (i32, i32) -> i32
    %2097 = "llvm.icmp"(%2096, %1777) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2098 = "llvm.select"(%2097, %1778, %1779) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %2099 = "llvm.intr.fabs"(%2086) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %2100 = "llvm.fcmp"(%2099, %2098) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %2101 = "llvm.fcmp"(%2099, %1775) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %2102 = "llvm.and"(%2101, %2100) : (i1, i1) -> i1
    "llvm.cond_br"(%2102)[^bb107, ^bb70] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb68:  // pred: ^bb65
    %2103 = "llvm.intr.fabs"(%2086) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %2104 = "llvm.fcmp"(%2103, %1774) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %2105 = "llvm.fcmp"(%2103, %1775) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %2106 = "llvm.and"(%2104, %2105) : (i1, i1) -> i1
    "llvm.cond_br"(%2106)[^bb107, ^bb69] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb69:  // pred: ^bb68
    %2107 = "llvm.fptrunc"(%2086) : (f64) -> f32
    "llvm.store"(%2107, %2091) <{alignment = 1 : i64, ordering = 0 : i64}> : (f32, !llvm.ptr) -> ()
    "llvm.br"()[^bb108] : () -> ()
  ^bb70:  // pred: ^bb67
    %2108 = "llvm.select"(%2097, %1780, %1781) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2109 = "llvm.bitcast"(%2086) : (f64) -> i64
    %2110 = "llvm.lshr"(%2109, %1758) : (i64, i64) -> i64
    %2111 = "llvm.bitcast"(%2099) : (f64) -> i64
    %2112 = "llvm.sub"(%1782, %2108) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2113 = "llvm.shl"(%1755, %2112) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2114 = "llvm.add"(%2113, %1773) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2115 = "llvm.lshr"(%2111, %1783) : (i64, i64) -> i64
    %2116 = "llvm.trunc"(%2115) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %2117 = "llvm.add"(%2116, %1784) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2118 = "llvm.zext"(%2108) <{nonNeg}> : (i32) -> i64
    %2119 = "llvm.icmp"(%2117, %1785) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2119)[^bb71, ^bb72] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb71:  // pred: ^bb70
    %2120 = "llvm.xor"(%2108, %1795) : (i32, i32) -> i32
    %2121 = "llvm.shl"(%1755, %2120) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2122 = "llvm.xor"(%2121, %1755) : (i32, i32) -> i32
    %2123 = "llvm.zext"(%2122) <{nonNeg}> : (i32) -> i64
    %2124 = "llvm.shl"(%2123, %2118) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2125 = "llvm.and"(%2110, %1794) : (i64, i64) -> i64
    %2126 = "llvm.or"(%2124, %2125) : (i64, i64) -> i64
    %2127 = "llvm.and"(%2111, %1788) : (i64, i64) -> i64
    %2128 = "llvm.icmp"(%2127, %1767) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2129 = "llvm.add"(%2108, %1755) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2130 = "llvm.shl"(%1752, %2129) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2131 = "llvm.zext"(%2130) <{nonNeg}> : (i32) -> i64
    %2132 = "llvm.select"(%2128, %1767, %2131) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %2133 = "llvm.or"(%2126, %2132) : (i64, i64) -> i64
    %2134 = "llvm.trunc"(%2133) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%2134)[^bb76] : (i16) -> ()
  ^bb72:  // pred: ^bb70
    %2135 = "llvm.trunc"(%2110) <{overflowFlags = 2 : i32}> : (i64) -> i16
    %2136 = "llvm.and"(%2135, %1786) : (i16, i16) -> i16
    %2137 = "llvm.icmp"(%2117, %2114) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %2138 = "llvm.sub"(%2114, %2117) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2139 = "llvm.select"(%2137, %2138, %1754) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2140 = "llvm.sub"(%2139, %2108) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2141 = "llvm.icmp"(%2140, %1773) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2141, %2136)[^bb76, ^bb73] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i16) -> ()
  ^bb73:  // pred: ^bb72
    %2142 = "llvm.add"(%2140, %1787) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2143 = "llvm.and"(%2111, %1788) : (i64, i64) -> i64
    %2144 = "llvm.or"(%2143, %1789) <{isDisjoint}> : (i64, i64) -> i64
    %2145 = "llvm.add"(%2140, %1790) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2146 = "llvm.zext"(%2145) <{nonNeg}> : (i32) -> i64
    %2147 = "llvm.shl"(%1769, %2146) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %2148 = "llvm.zext"(%2142) <{nonNeg}> : (i32) -> i64
    %2149 = "llvm.lshr"(%2144, %2148) : (i64, i64) -> i64
    %2150 = "llvm.shl"(%1791, %2146) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2151 = "llvm.add"(%2150, %1792) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %2152 = "llvm.and"(%2151, %2144) : (i64, i64) -> i64
    %2153 = "llvm.icmp"(%2152, %2147) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2153, %1769)[^bb75, ^bb74] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb74:  // pred: ^bb73
    %2154 = "llvm.icmp"(%2152, %2147) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2155 = "llvm.and"(%2149, %1769) : (i64, i64) -> i64
    %2156 = "llvm.icmp"(%2155, %1767) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2157 = "llvm.select"(%2154, %2156, %1793) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %2158 = "llvm.zext"(%2157) : (i1) -> i64
    "llvm.br"(%2158)[^bb75] : (i64) -> ()
  ^bb75(%2159: i64):  // 2 preds: ^bb73, ^bb74
    %2160 = "llvm.sub"(%2117, %2114) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2161 = "llvm.select"(%2137, %1754, %2160) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2162 = "llvm.zext"(%2161) : (i32) -> i64
    %2163 = "llvm.and"(%2110, %1794) : (i64, i64) -> i64
    %2164 = "llvm.shl"(%2162, %2118) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2165 = "llvm.add"(%2149, %2164) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2166 = "llvm.add"(%2165, %2159) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2167 = "llvm.or"(%2166, %2163) : (i64, i64) -> i64
    %2168 = "llvm.trunc"(%2167) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%2168)[^bb76] : (i16) -> ()
  ^bb76(%2169: i16):  // 3 preds: ^bb71, ^bb72, ^bb75
    "llvm.store"(%2169, %2091) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb108] : () -> ()
  ^bb77:  // pred: ^bb12
    %2170 = "llvm.add"(%1903, %1755) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2171 = "llvm.icmp"(%2170, %1773) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2171)[^bb78, ^bb93] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb78:  // pred: ^bb77
    %2172 = "llvm.getelementptr"(%1898, %1762) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2173 = "llvm.load"(%2172) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2174 = "llvm.load"(%1862) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2175 = "llvm.getelementptr"(%1895, %1757) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2176 = "llvm.load"(%2175) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2177 = "llvm.sext"(%2176) : (i32) -> i64
    %2178 = "llvm.getelementptr"(%2174, %2177) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2179 = "llvm.getelementptr"(%1895, %1762) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2180 = "llvm.load"(%2179) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2180)[^bb81, ^bb79, ^bb82, ^bb80] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 8, 4]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb79:  // pred: ^bb78
    %2181 = "llvm.trunc"(%2173) <{overflowFlags = 0 : i32}> : (i64) -> i8
    "llvm.store"(%2181, %2178) <{alignment = 1 : i64, ordering = 0 : i64}> : (i8, !llvm.ptr) -> ()
    "llvm.br"()[^bb83] : () -> ()
  ^bb80:  // pred: ^bb78
    %2182 = "llvm.trunc"(%2173) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%2182, %2178) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb83] : () -> ()
  ^bb81:  // pred: ^bb78
    %2183 = "llvm.trunc"(%2173) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%2183, %2178) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb83] : () -> ()
  ^bb82:  // pred: ^bb78
    "llvm.store"(%2173, %2178) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb83] : () -> ()
  ^bb83:  // 4 preds: ^bb79, ^bb80, ^bb81, ^bb82
    %2184 = "llvm.load"(%2175) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2185 = "llvm.sext"(%2184) : (i32) -> i64
    %2186 = "llvm.getelementptr"(%2174, %2185) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2187 = "llvm.load"(%2186) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %2188 = "llvm.zext"(%2187) : (i8) -> i64
    %2189 = "llvm.load"(%1895) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2190 = "llvm.icmp"(%2189, %1809) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2190)[^bb84, ^bb85] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb84:  // pred: ^bb83
    %2191 = "llvm.and"(%2188, %1769) : (i64, i64) -> i64
    "llvm.br"(%2191)[^bb106] : (i64) -> ()
  ^bb85:  // pred: ^bb83
    %2192 = "llvm.load"(%2179) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2193 = "llvm.icmp"(%2192, %1752) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2193, %2188)[^bb86, ^bb90] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb86:  // pred: ^bb85
    "llvm.switch"(%2192)[^bb89, ^bb87, ^bb88] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb87:  // pred: ^bb86
    %2194 = "llvm.load"(%2186) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%2194)[^bb90] : (i64) -> ()
  ^bb88:  // pred: ^bb86
    %2195 = "llvm.load"(%2186) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2196 = "llvm.sext"(%2195) : (i32) -> i64
    "llvm.br"(%2196)[^bb90] : (i64) -> ()
  ^bb89:  // pred: ^bb86
    %2197 = "llvm.load"(%2186) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %2198 = "llvm.sext"(%2197) : (i16) -> i64
    "llvm.br"(%2198)[^bb90] : (i64) -> ()
  ^bb90(%2199: i64):  // 4 preds: ^bb85, ^bb87, ^bb88, ^bb89
    %2200 = "llvm.shl"(%2192, %1798) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2201 = "llvm.sub"(%1799, %2200) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2202 = "llvm.icmp"(%2189, %1808) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2203 = "llvm.zext"(%2201) : (i32) -> i64
    "llvm.cond_br"(%2202)[^bb91, ^bb92] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb91:  // pred: ^bb90
    %2204 = "llvm.lshr"(%1801, %2203) : (i64, i64) -> i64
    %2205 = "llvm.and"(%2199, %2204) : (i64, i64) -> i64
    "llvm.br"(%2205)[^bb106] : (i64) -> ()
  ^bb92:  // pred: ^bb90
    %2206 = "llvm.shl"(%2199, %2203) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2207 = "llvm.ashr"(%2206, %2203) <{isExact}> : (i64, i64) -> i64
    "llvm.br"(%2207)[^bb106] : (i64) -> ()
  ^bb93:  // pred: ^bb77
    "llvm.switch"(%1903, %1752)[^bb104, ^bb94, ^bb99, ^bb100] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[78, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb94:  // pred: ^bb93
    %2208 = "llvm.getelementptr"(%1898, %1762) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2209 = "llvm.load"(%2208) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2210 = "llvm.getelementptr"(%2209, %1763) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2211 = "llvm.icmp"(%1902, %1808) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2211)[^bb95, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb95:  // pred: ^bb94
    %2212 = "llvm.getelementptr"(%1895, %1762) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2213 = "llvm.load"(%2212) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2214 = "llvm.icmp"(%2213, %1797) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2214)[^bb96, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb96:  // pred: ^bb95
    %2215 = "llvm.load"(%2210) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2216 = "llvm.icmp"(%2215, %1791) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2216)[^bb97, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb97:  // pred: ^bb96
    %2217 = "llvm.getelementptr"(%2209, %1772) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2218 = "llvm.load"(%2217) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2219 = "llvm.icmp"(%2218, %1767) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2219)[^bb98, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb98:  // pred: ^bb97
    %2220 = "llvm.load"(%1862) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2221 = "llvm.getelementptr"(%1895, %1757) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2222 = "llvm.load"(%2221) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2223 = "llvm.sext"(%2222) : (i32) -> i64
    %2224 = "llvm.getelementptr"(%2220, %2223) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2225 = "llvm.getelementptr"(%2209, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2226 = "llvm.load"(%2225) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%2226, %2224) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb108] : () -> ()
  ^bb99:  // 2 preds: ^bb62, ^bb93
    %2227 = "llvm.getelementptr"(%1898, %1762) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2228 = "llvm.load"(%2227) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2229 = "llvm.getelementptr"(%2228, %1763) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%2229)[^bb101] : (!llvm.ptr) -> ()
  ^bb100:  // 2 preds: ^bb62, ^bb93
    %2230 = "llvm.getelementptr"(%1898, %1762) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2231 = "llvm.load"(%2230) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2232 = "llvm.icmp"(%2231, %1760) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2232, %1752, %2231)[^bb104, ^bb101] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb101(%2233: !llvm.ptr):  // 2 preds: ^bb99, ^bb100
    %2234 = "llvm.getelementptr"(%2233, %1796) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2235 = "llvm.load"(%2234) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2236 = "llvm.getelementptr"(%1895, %1764) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2237 = "llvm.load"(%2236) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2238 = "llvm.icmp"(%2235, %2237) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2238, %1773)[^bb102, ^bb104] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb102:  // pred: ^bb101
    %2239 = "llvm.getelementptr"(%2233, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2240 = "llvm.load"(%2239) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2241 = "llvm.icmp"(%2240, %1754) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2241, %1773)[^bb103, ^bb104] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb103:  // pred: ^bb102
    %2242 = "llvm.getelementptr"(%2233, %1762) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2243 = "llvm.load"(%2242) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2243, %1797)[^bb104, ^bb105, ^bb105, ^bb105] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb104(%2244: i32):  // 6 preds: ^bb62, ^bb93, ^bb100, ^bb101, ^bb102, ^bb103
    %2245 = "llvm.sext"(%1901) : (i32) -> i64
    %2246 = "llvm.getelementptr"(%1899, %2245) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%2244, %2246, %1898, %1895, %1899) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1755)[^bb165] : (i32) -> ()
  ^bb105:  // 3 preds: ^bb103, ^bb103, ^bb103
    %2247 = "llvm.load"(%1862) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2248 = "llvm.getelementptr"(%1895, %1757) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2249 = "llvm.load"(%2248) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2250 = "llvm.sext"(%2249) : (i32) -> i64
    %2251 = "llvm.getelementptr"(%2247, %2250) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2252 = "llvm.load"(%2233) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2253 = "llvm.getelementptr"(%2233, %1772) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2254 = "llvm.load"(%2253) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2255 = "llvm.getelementptr"(%2252, %2254) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2256 = "llvm.getelementptr"(%1895, %1762) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2257 = "llvm.load"(%2256) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2258 = "llvm.sext"(%2257) : (i32) -> i64
    "llvm.intr.memcpy"(%2251, %2255, %2258) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb108] : () -> ()
  ^bb106(%2259: i64):  // 3 preds: ^bb84, ^bb91, ^bb92
    %2260 = "llvm.icmp"(%2259, %2173) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2261 = "llvm.icmp"(%2189, %1808) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2262 = "llvm.icmp"(%2173, %1767) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %2263 = "llvm.and"(%2262, %2261) : (i1, i1) -> i1
    %2264 = "llvm.or"(%2263, %2260) : (i1, i1) -> i1
    "llvm.cond_br"(%2264)[^bb107, ^bb108] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb107:  // 7 preds: ^bb67, ^bb68, ^bb94, ^bb95, ^bb96, ^bb97, ^bb106
    %2265 = "llvm.sext"(%1901) : (i32) -> i64
    %2266 = "llvm.getelementptr"(%1899, %2265) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%1813, %2266, %1898, %1814, %1767) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1755)[^bb165] : (i32) -> ()
  ^bb108:  // 7 preds: ^bb58, ^bb66, ^bb69, ^bb76, ^bb98, ^bb105, ^bb106
    %2267 = "llvm.add"(%1894, %1769) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2268 = "llvm.load"(%1840) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2269 = "llvm.sext"(%2268) : (i32) -> i64
    %2270 = "llvm.icmp"(%2267, %2269) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2270, %2267)[^bb12, ^bb109] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb109:  // 2 preds: ^bb10, ^bb108
    %2271 = "llvm.getelementptr"(%arg68, %1810) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2272 = "llvm.load"(%2271) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2273 = "llvm.sext"(%2272) : (i32) -> i64
    %2274 = "llvm.getelementptr"(%arg68, %2273) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2275 = "llvm.getelementptr"(%arg68, %1796) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2276 = "llvm.load"(%2275) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2277 = "llvm.icmp"(%2276, %1754) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2277)[^bb110, ^bb121] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb110:  // pred: ^bb109
    %2278 = "llvm.zext"(%2276) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1767)[^bb111] : (i64) -> ()
  ^bb111(%2279: i64):  // 2 preds: ^bb110, ^bb120
    %2280 = "llvm.getelementptr"(%2274, %2279) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Condition", (struct<"mlir_abi_64.struct.Sum", (i32, i32)>, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2281 = "llvm.getelementptr"(%2280, %1764) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2282 = "llvm.load"(%2281) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2283 = "llvm.sext"(%2282) : (i32) -> i64
    %2284 = "llvm.getelementptr"(%arg68, %2283) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2285 = "llvm.getelementptr"(%2280, %1757) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2286 = "llvm.load"(%2285) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2287 = "llvm.sext"(%2286) : (i32) -> i64
    %2288 = "llvm.icmp"(%2286, %1754) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2289 = "llvm.load"(%2280) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2290 = "llvm.icmp"(%2289, %1754) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2288)[^bb114, ^bb112] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb112:  // pred: ^bb111
    "llvm.cond_br"(%2290)[^bb113, ^bb120] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb113:  // pred: ^bb112
    %2291 = "llvm.zext"(%2289) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1767, %1767)[^bb118] : (i64, i64) -> ()
  ^bb114:  // pred: ^bb111
    "llvm.cond_br"(%2290, %1811)[^bb115, ^bb117] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb115:  // pred: ^bb114
    %2292 = "llvm.zext"(%2289) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1767, %1811)[^bb116] : (i64, i128) -> ()
  ^bb116(%2293: i64, %2294: i128):  // 2 preds: ^bb115, ^bb116
    %2295 = "llvm.getelementptr"(%2284, %2293) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2296 = "llvm.call"(%arg68, %1860, %2295) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %2297 = "llvm.load"(%2295) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2298 = "llvm.sext"(%2297) : (i64) -> i128
    %2299 = "llvm.mul"(%2296, %2298) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %2300 = "llvm.add"(%2299, %2294) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %2301 = "llvm.add"(%2293, %1769) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2302 = "llvm.icmp"(%2301, %2292) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2302, %2300, %2301, %2300)[^bb117, ^bb116] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb117(%2303: i128):  // 2 preds: ^bb114, ^bb116
    %2304 = "llvm.getelementptr"(%2280, %1762) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2305 = "llvm.load"(%2304) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2306 = "llvm.icmp"(%2305, %1754) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2307 = "llvm.icmp"(%2303, %1812) <{predicate = 4 : i64}> : (i128, i128) -> i1
    %2308 = "llvm.icmp"(%2303, %1811) <{predicate = 0 : i64}> : (i128, i128) -> i1
    %2309 = "llvm.select"(%2306, %2308, %2307) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2309)[^bb120, ^bb123] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb118(%2310: i64, %2311: i64):  // 2 preds: ^bb113, ^bb118
    %2312 = "llvm.getelementptr"(%2284, %2310) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2313 = "llvm.call"(%arg68, %1860, %2312) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %2314 = "llvm.trunc"(%2313) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %2315 = "llvm.srem"(%2314, %2287) : (i64, i64) -> i64
    %2316 = "llvm.load"(%2312) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2317 = "llvm.srem"(%2316, %2287) : (i64, i64) -> i64
    %2318 = "llvm.mul"(%2317, %2315) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2319 = "llvm.add"(%2318, %2311) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2320 = "llvm.srem"(%2319, %2287) : (i64, i64) -> i64
    %2321 = "llvm.add"(%2310, %1769) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2322 = "llvm.icmp"(%2321, %2291) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2322, %2321, %2320)[^bb119, ^bb118] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb119:  // pred: ^bb118
    %2323 = "llvm.icmp"(%2320, %1767) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2323)[^bb120, ^bb123] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb120:  // 3 preds: ^bb112, ^bb117, ^bb119
    %2324 = "llvm.add"(%2279, %1769) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2325 = "llvm.icmp"(%2324, %2278) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2325, %2324)[^bb121, ^bb111] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb121:  // 2 preds: ^bb109, ^bb120
    %2326 = "llvm.icmp"(%1850, %1760) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %2327 = "llvm.icmp"(%1830, %1754) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %2328 = "llvm.and"(%2326, %2327) : (i1, i1) -> i1
    "llvm.cond_br"(%2328)[^bb122, ^bb160] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb122:  // pred: ^bb121
    %2329 = "llvm.getelementptr"(%arg68, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2330 = "llvm.load"(%2329) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2331 = "llvm.sext"(%2330) : (i32) -> i64
    %2332 = "llvm.getelementptr"(%arg68, %2331) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2333 = "llvm.getelementptr"(%1816, %1758) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2334 = "llvm.getelementptr"(%1816, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2335 = "llvm.getelementptr"(%1816, %1762) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2336 = "llvm.getelementptr"(%1816, %1770) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2337 = "llvm.getelementptr"(%1816, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2338 = "llvm.getelementptr"(%1816, %1757) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2339 = "llvm.getelementptr"(%1816, %1796) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2340 = "llvm.getelementptr"(%1816, %1763) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2341 = "llvm.getelementptr"(%1816, %1810) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2342 = "llvm.getelementptr"(%1816, %1766) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2343 = "llvm.getelementptr"(%1817, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2344 = "llvm.getelementptr"(%1816, %1764) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2345 = "llvm.getelementptr"(%1815, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2346 = "llvm.zext"(%1830) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1767)[^bb124] : (i64) -> ()
  ^bb123:  // 2 preds: ^bb117, ^bb119
    "llvm.call"(%1822, %2280) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_sizes, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1755)[^bb165] : (i32) -> ()
  ^bb124(%2347: i64):  // 2 preds: ^bb122, ^bb159
    %2348 = "llvm.getelementptr"(%1849, %2347) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2349 = "llvm.getelementptr"(%2332, %2347) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memcpy"(%1816, %2349, %1783) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %2350 = "llvm.load"(%2333) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2351 = "llvm.load"(%1816) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2352 = "llvm.icmp"(%2351, %1806) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2352)[^bb126, ^bb125] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb125:  // pred: ^bb124
    "llvm.store"(%1754, %2334) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2353 = "llvm.load"(%2335) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2353, %2336) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb126] : () -> ()
  ^bb126:  // 2 preds: ^bb124, ^bb125
    "llvm.store"(%1754, %2337) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1754, %2338) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1765, %2339) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1752, %2340) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2354 = "llvm.load"(%2341) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2354, %2342) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2355 = "llvm.load"(%2348) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2355, %1752)[^bb158, ^bb128, ^bb127] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb127:  // pred: ^bb126
    %2356 = "llvm.getelementptr"(%2348, %1762) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2357 = "llvm.load"(%2356) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2358 = "llvm.icmp"(%2357, %1760) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2358, %1752, %2357)[^bb158, ^bb129] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb128:  // pred: ^bb126
    %2359 = "llvm.getelementptr"(%2348, %1762) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2360 = "llvm.load"(%2359) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2361 = "llvm.getelementptr"(%2360, %1763) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%2361)[^bb129] : (!llvm.ptr) -> ()
  ^bb129(%2362: !llvm.ptr):  // 2 preds: ^bb127, ^bb128
    %2363 = "llvm.load"(%2334) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2364 = "llvm.icmp"(%2363, %1754) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %2365 = "llvm.load"(%arg68) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%2364, %1817)[^bb130, ^bb135] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb130:  // pred: ^bb129
    %2366 = "llvm.getelementptr"(%2362, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2367 = "llvm.load"(%2366) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2365)[^bb132, ^bb133, ^bb131] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb131:  // pred: ^bb130
    "llvm.store"(%2367, %1817) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb134] : () -> ()
  ^bb132:  // pred: ^bb130
    %2368 = "llvm.trunc"(%2367) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%2368, %1817) <{alignment = 16 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb134] : () -> ()
  ^bb133:  // pred: ^bb130
    %2369 = "llvm.sext"(%2367) : (i32) -> i64
    "llvm.store"(%2369, %1817) <{alignment = 16 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb134] : () -> ()
  ^bb134:  // 3 preds: ^bb131, ^bb132, ^bb133
    %2370 = "llvm.intr.smax"(%2365, %1797) : (i32, i32) -> i32
    %2371 = "llvm.zext"(%2370) <{nonNeg}> : (i32) -> i64
    %2372 = "llvm.getelementptr"(%1817, %2371) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2343, %2372) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%2343)[^bb135] : (!llvm.ptr) -> ()
  ^bb135(%2373: !llvm.ptr):  // 2 preds: ^bb129, ^bb134
    %2374 = "llvm.icmp"(%2365, %1797) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2374)[^bb136, ^bb137] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb136:  // pred: ^bb135
    %2375 = "llvm.call"(%arg68, %1816, %2362, %2373) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2375)[^bb157] : (i32) -> ()
  ^bb137:  // pred: ^bb135
    %2376 = "llvm.getelementptr"(%2362, %1796) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2377 = "llvm.load"(%2376) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2378 = "llvm.load"(%2344) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2379 = "llvm.icmp"(%2377, %2378) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2379, %1773)[^bb138, ^bb156] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb138:  // pred: ^bb137
    %2380 = "llvm.getelementptr"(%2362, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2381 = "llvm.load"(%2380) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%2364)[^bb139, ^bb140] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb139:  // pred: ^bb138
    %2382 = "llvm.icmp"(%2381, %1799) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2382, %1798)[^bb156, ^bb141] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb140:  // pred: ^bb138
    %2383 = "llvm.icmp"(%2381, %2363) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2383, %1798)[^bb141, ^bb156] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb141:  // 2 preds: ^bb139, ^bb140
    %2384 = "llvm.sext"(%2354) : (i32) -> i64
    %2385 = "llvm.getelementptr"(%arg68, %2384) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2386 = "llvm.getelementptr"(%2362, %1763) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2387 = "llvm.load"(%2386) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2388 = "llvm.icmp"(%2381, %1754) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2388, %1754, %1800)[^bb142, ^bb151] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb142:  // pred: ^bb141
    %2389 = "llvm.getelementptr"(%2362, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2390 = "llvm.getelementptr"(%2373, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2391 = "llvm.zext"(%2381) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%2391, %1754, %1769, %1754)[^bb143] : (i64, i32, i64, i32) -> ()
  ^bb143(%2392: i64, %2393: i32, %2394: i64, %2395: i32):  // 2 preds: ^bb142, ^bb149
    %2396 = "llvm.add"(%2392, %1801) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2397 = "llvm.getelementptr"(%2387, %2396) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2398 = "llvm.load"(%2397) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2399 = "llvm.icmp"(%2394, %1802) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2364)[^bb145, ^bb144] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb144:  // pred: ^bb143
    %2400 = "llvm.getelementptr"(%2385, %2392) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2401 = "llvm.load"(%2400) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2402 = "llvm.icmp"(%2401, %1802) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2403 = "llvm.icmp"(%2401, %2398) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2404 = "llvm.select"(%2402, %1800, %2403) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2404, %1777)[^bb145, ^bb156] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb145:  // 2 preds: ^bb143, ^bb144
    %2405 = "llvm.icmp"(%2398, %1769) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2405, %2395, %2394)[^bb146, ^bb149] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb146:  // pred: ^bb145
    %2406 = "llvm.load"(%2389) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2407 = "llvm.icmp"(%2406, %1760) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2407, %2395, %2394)[^bb149, ^bb147] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb147:  // pred: ^bb146
    %2408 = "llvm.getelementptr"(%2406, %2396) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2409 = "llvm.load"(%2408) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2410 = "llvm.icmp"(%2409, %2394) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2411 = "llvm.or"(%2399, %2410) : (i1, i1) -> i1
    %2412 = "llvm.select"(%2410, %2395, %1803) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.cond_br"(%2411, %2412, %2409)[^bb149, ^bb148] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb148:  // pred: ^bb147
    %2413 = "llvm.icmp"(%2409, %1767) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2414 = "llvm.select"(%2413, %1804, %2395) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%2414, %2409)[^bb149] : (i32, i64) -> ()
  ^bb149(%2415: i32, %2416: i64):  // 4 preds: ^bb145, ^bb146, ^bb147, ^bb148
    %2417 = "llvm.shl"(%2392, %1805) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2418 = "llvm.getelementptr"(%2390, %2417) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2398, %2418) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2419 = "llvm.trunc"(%2392) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2420 = "llvm.add"(%2381, %2419) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2421 = "llvm.shl"(%2420, %1798) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2422 = "llvm.sext"(%2421) : (i32) -> i64
    %2423 = "llvm.getelementptr"(%2390, %2422) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2416, %2423) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2424 = "llvm.icmp"(%2398, %1767) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2425 = "llvm.zext"(%2424) : (i1) -> i32
    %2426 = "llvm.or"(%2393, %2425) : (i32, i32) -> i32
    %2427 = "llvm.intr.umax"(%2398, %1769) : (i64, i64) -> i64
    %2428 = "llvm.mul"(%2427, %2394) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2429 = "llvm.icmp"(%2392, %1769) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2429, %2396, %2426, %2428, %2415)[^bb143, ^bb150] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i64, i32, i64, i32) -> ()
  ^bb150:  // pred: ^bb149
    %2430 = "llvm.icmp"(%2426, %1754) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%2415, %2430)[^bb151] : (i32, i1) -> ()
  ^bb151(%2431: i32, %2432: i1):  // 2 preds: ^bb141, ^bb150
    %2433 = "llvm.getelementptr"(%2362, %1762) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2434 = "llvm.load"(%2433) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2434, %1797)[^bb156, ^bb152, ^bb152, ^bb152] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb152:  // 3 preds: ^bb151, ^bb151, ^bb151
    %2435 = "llvm.load"(%2362) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2436 = "llvm.ptrtoint"(%2435) : (!llvm.ptr) -> i64
    %2437 = "llvm.getelementptr"(%2362, %1772) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2438 = "llvm.load"(%2437) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2439 = "llvm.add"(%2438, %2436) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2440 = "llvm.load"(%2385) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2441 = "llvm.load"(%2335) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2442 = "llvm.sext"(%2441) : (i32) -> i64
    %2443 = "llvm.mul"(%2440, %2442) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2444 = "llvm.sub"(%2439, %2443) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%2444, %2373) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2445 = "llvm.getelementptr"(%2373, %1762) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2444, %2445) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2446 = "llvm.getelementptr"(%2373, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2440, %2446) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%2432)[^bb155, ^bb153] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb153:  // pred: ^bb152
    %2447 = "llvm.getelementptr"(%2362, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2448 = "llvm.load"(%2447) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2449 = "llvm.icmp"(%2448, %1760) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2449, %1754)[^bb156, ^bb154] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb154:  // pred: ^bb153
    "llvm.intr.memcpy"(%1815, %2362, %1758) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.store"(%1760, %2345) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2450 = "llvm.call"(%arg68, %1816, %1815, %2373) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2450)[^bb156] : (i32) -> ()
  ^bb155:  // pred: ^bb152
    %2451 = "llvm.load"(%2336) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2452 = "llvm.add"(%2451, %1755) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2453 = "llvm.sext"(%2452) : (i32) -> i64
    %2454 = "llvm.and"(%2444, %2453) : (i64, i64) -> i64
    %2455 = "llvm.icmp"(%2454, %1767) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2456 = "llvm.select"(%2455, %2431, %1780) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%2456)[^bb156] : (i32) -> ()
  ^bb156(%2457: i32):  // 8 preds: ^bb137, ^bb139, ^bb140, ^bb144, ^bb151, ^bb153, ^bb154, ^bb155
    "llvm.br"(%2457)[^bb157] : (i32) -> ()
  ^bb157(%2458: i32):  // 2 preds: ^bb136, ^bb156
    %2459 = "llvm.icmp"(%2458, %1754) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2459, %2458)[^bb159, ^bb158] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb158(%2460: i32):  // 3 preds: ^bb126, ^bb127, ^bb157
    %2461 = "llvm.sext"(%2350) : (i32) -> i64
    %2462 = "llvm.getelementptr"(%arg68, %2461) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%2460, %2462, %2348, %1816, %arg68) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1755)[^bb165] : (i32) -> ()
  ^bb159:  // pred: ^bb157
    %2463 = "llvm.add"(%2347, %1769) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2464 = "llvm.icmp"(%2463, %2346) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2464, %2463)[^bb124, ^bb160] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb160:  // 2 preds: ^bb121, ^bb159
    %2465 = "llvm.call"(%arg69, %1860, %1821, %1760) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.cond_br"(%1846, %1754)[^bb161, ^bb165] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb161:  // pred: ^bb160
    %2466 = "llvm.getelementptr"(%arg68, %1771) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2467 = "llvm.load"(%2466) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2468 = "llvm.sext"(%2467) : (i32) -> i64
    %2469 = "llvm.getelementptr"(%arg68, %2468) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2470 = "llvm.getelementptr"(%arg68, %1772) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2471 = "llvm.load"(%2470) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2472 = "llvm.sext"(%2471) : (i32) -> i64
    %2473 = "llvm.getelementptr"(%arg68, %2472) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2474 = "llvm.load"(%2473) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2475 = "llvm.icmp"(%2474, %1768) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2475)[^bb162, ^bb164] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb162:  // pred: ^bb161
    %2476 = "llvm.load"(%2469) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2477 = "llvm.icmp"(%2476, %1806) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2478 = "llvm.or"(%2326, %2477) : (i1, i1) -> i1
    "llvm.cond_br"(%2478)[^bb164, ^bb163] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb163:  // pred: ^bb162
    %2479 = "llvm.call"(%1822, %2469, %arg72) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2479)[^bb165] : (i32) -> ()
  ^bb164:  // 2 preds: ^bb161, ^bb162
    %2480 = "llvm.call"(%1822, %1850, %arg72) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_results, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2480)[^bb165] : (i32) -> ()
  ^bb165(%2481: i32):  // 9 preds: ^bb8, ^bb60, ^bb104, ^bb107, ^bb123, ^bb158, ^bb160, ^bb163, ^bb164
    "llvm.intr.stackrestore"(%1844) : (!llvm.ptr) -> ()
    "llvm.br"(%2481)[^bb166] : (i32) -> ()
  ^bb166(%2482: i32):  // 3 preds: ^bb1, ^bb3, ^bb165
    "llvm.return"(%2482) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg63: !llvm.ptr, %arg64: !llvm.ptr, %arg65: !llvm.ptr, %arg66: !llvm.ptr, %arg67: i64):
    %1730 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1731 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1732 = "llvm.mlir.constant"() <{value = 484 : i64}> : () -> i64
    %1733 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1734 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1735 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1736 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1737 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1738 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1739 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1740 = "llvm.alloca"(%1730) <{alignment = 16 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1741 = "llvm.alloca"(%1730) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%1741, %1731, %1732) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1742 = "llvm.icmp"(%arg65, %1733) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1742)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%1741, %arg65) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1743 = "llvm.call"(%1733, %1734, %arg66, %arg67) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
    %1744 = "llvm.add"(%1743, %1730) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1745 = "llvm.zext"(%1744) : (i32) -> i64
    %1746 = "llvm.alloca"(%1745) <{alignment = 16 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
    %1747 = "llvm.call"(%1746, %1745, %arg66, %arg67) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
    %1748 = "llvm.getelementptr"(%1741, %1735) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg64, %1740) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1749 = "llvm.getelementptr"(%1740, %1736) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1748, %1749) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1750 = "llvm.getelementptr"(%1740, %1737) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1746, %1750) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1751 = "llvm.load"(%1738) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1751, %arg63, %1740, %1739) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<ptr (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_flatten", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg60: !llvm.ptr, %arg61: !llvm.ptr, %arg62: !llvm.ptr):
    %1625 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1626 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1627 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1628 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1629 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1630 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1631 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1632 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1633 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1634 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1635 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1636 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1637 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1638 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1639 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1640 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1641 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %1642 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1643 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1644 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1645 = "llvm.getelementptr"(%1644, %1629) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1646 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1647 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1648 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1649 = "llvm.getelementptr"(%1644, %1648) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1650 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_23}> : () -> !llvm.ptr
    %1651 = "llvm.alloca"(%1625) <{alignment = 16 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %1652 = "llvm.alloca"(%1625) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1653 = "llvm.getelementptr"(%arg61, %1626) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1654 = "llvm.load"(%arg60) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1655 = "llvm.getelementptr"(%arg61, %1627) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1656 = "llvm.load"(%1655) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1657 = "llvm.sext"(%1656) : (i32) -> i64
    %1658 = "llvm.getelementptr"(%1654, %1657) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1659 = "llvm.load"(%arg61) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1659)[^bb1, ^bb2, ^bb3, ^bb5] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[108, 110, 115]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1660 = "llvm.getelementptr"(%arg61, %1631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1661 = "llvm.getelementptr"(%arg60, %1634) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1638, %1653)[^bb10] : (i32, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1662 = "llvm.getelementptr"(%arg60, %1629) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1663 = "llvm.load"(%1662) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1664 = "llvm.getelementptr"(%arg61, %1631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1665 = "llvm.load"(%1664) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1666 = "llvm.sext"(%1665) : (i32) -> i64
    %1667 = "llvm.getelementptr"(%1663, %1666) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg62, %1667) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1653)[^bb21] : (!llvm.ptr) -> ()
  ^bb3:  // pred: ^bb0
    %1668 = "llvm.load"(%arg62) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1669 = "llvm.icmp"(%1668, %1638) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1669, %1653)[^bb21, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%1628, %1658, %arg62, %1637, %1632) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1636)[^bb21] : (!llvm.ptr) -> ()
  ^bb5:  // pred: ^bb0
    %1670 = "llvm.load"(%arg62) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1670, %1628)[^bb7, ^bb6, ^bb6] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[75, 71]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb6:  // 2 preds: ^bb5, ^bb5
    %1671 = "llvm.getelementptr"(%arg62, %1629) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1672 = "llvm.load"(%1671) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1673 = "llvm.getelementptr"(%1672, %1630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1674 = "llvm.load"(%1673) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1675 = "llvm.getelementptr"(%arg61, %1631) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1676 = "llvm.load"(%1675) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1677 = "llvm.sext"(%1676) : (i32) -> i64
    %1678 = "llvm.icmp"(%1674, %1677) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1678, %1632, %1653, %1633)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i64, !llvm.ptr, !llvm.ptr) -> ()
  ^bb7(%1679: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    "llvm.call"(%1679, %1658, %arg62, %1637, %1632) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1636)[^bb21] : (!llvm.ptr) -> ()
  ^bb8(%1680: i64, %1681: !llvm.ptr):  // 2 preds: ^bb6, ^bb9
    %1682 = "llvm.load"(%1675) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1683 = "llvm.sext"(%1682) : (i32) -> i64
    %1684 = "llvm.icmp"(%1680, %1683) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1684, %1681)[^bb9, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb9:  // pred: ^bb8
    %1685 = "llvm.load"(%1671) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1686 = "llvm.getelementptr"(%1685, %1634) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1687 = "llvm.load"(%1686) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1688 = "llvm.getelementptr"(%1687, %1680) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1689 = "llvm.call"(%arg60, %1681, %1688) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1690 = "llvm.add"(%1680, %1635) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1691 = "llvm.icmp"(%1689, %1636) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1691, %1636, %1690, %1689)[^bb21, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i64, !llvm.ptr) -> ()
  ^bb10(%1692: i32, %1693: !llvm.ptr):  // 2 preds: ^bb1, ^bb12
    %1694 = "llvm.load"(%1660) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1695 = "llvm.icmp"(%1692, %1694) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1695)[^bb11, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1696 = "llvm.load"(%1661) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1697 = "llvm.getelementptr"(%1696, %1626) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1697, %1661) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1698 = "llvm.load"(%arg60) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1699 = "llvm.getelementptr"(%1693, %1629) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1700 = "llvm.load"(%1699) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1701 = "llvm.sext"(%1700) : (i32) -> i64
    %1702 = "llvm.getelementptr"(%1698, %1701) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1703 = "llvm.call"(%arg62, %1658, %1702, %1696) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_get_item, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1704 = "llvm.icmp"(%1703, %1638) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1704, %1636)[^bb12, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %1705 = "llvm.call"(%arg60, %1693, %1696) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1706 = "llvm.add"(%1692, %1625) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1707 = "llvm.icmp"(%1705, %1636) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1707, %1636, %1706, %1705)[^bb21, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb13:  // pred: ^bb10
    %1708 = "llvm.load"(%arg62) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1708)[^bb14, ^bb15, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    "llvm.call"(%1628, %1658, %arg62, %1637, %1632) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb18] : () -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb13
    "llvm.intr.memcpy"(%1651, %arg62, %1626) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1709 = "llvm.getelementptr"(%1651, %1626) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1639, %1709) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1710 = "llvm.getelementptr"(%1651, %1640) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1638, %1710) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1711 = "llvm.getelementptr"(%1651, %1634) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1636, %1711) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1712 = "llvm.icmp"(%1708, %1641) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1713 = "llvm.select"(%1712, %1642, %1631) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1714 = "llvm.getelementptr"(%1652, %1629) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memset"(%1652, %1643, %1626) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1715 = "llvm.load"(%1645) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1716 = "llvm.getelementptr"(%1646, %1713) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1717 = "llvm.load"(%1716) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1718 = "llvm.call"(%1715, %1717, %1651, %1625, %1652) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %1719 = "llvm.icmp"(%1718, %1638) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1719)[^bb16, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1720 = "llvm.load"(%1652) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1721 = "llvm.icmp"(%1720, %1647) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1721)[^bb17, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // pred: ^bb16
    %1722 = "llvm.load"(%1649) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1723 = "llvm.load"(%1714) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1724 = "llvm.call"(%1722, %1723) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb19] : () -> ()
  ^bb18:  // 2 preds: ^bb14, ^bb15
    "llvm.br"(%1636)[^bb21] : (!llvm.ptr) -> ()
  ^bb19:  // 2 preds: ^bb16, ^bb17
    %1725 = "llvm.load"(%1714) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1726 = "llvm.load"(%1660) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1727 = "llvm.sext"(%1726) : (i32) -> i64
    %1728 = "llvm.icmp"(%1725, %1727) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1728, %1693)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    "llvm.call"(%1633, %1658, %arg62, %1650, %1725) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1636)[^bb21] : (!llvm.ptr) -> ()
  ^bb21(%1729: !llvm.ptr):  // 11 preds: ^bb2, ^bb3, ^bb4, ^bb7, ^bb8, ^bb9, ^bb11, ^bb12, ^bb18, ^bb19, ^bb20
    "llvm.return"(%1729) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse_sizes", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg58: !llvm.ptr, %arg59: !llvm.ptr):
    %1581 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1582 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1583 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1584 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1585 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1586 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %1587 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1588 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1589 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1590 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1591 = "llvm.load"(%arg58) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1592 = "llvm.getelementptr"(%arg59, %1581) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1593 = "llvm.load"(%1592) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1594 = "llvm.sext"(%1593) : (i32) -> i64
    %1595 = "llvm.getelementptr"(%1591, %1594) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1596 = "llvm.getelementptr"(%arg59, %1582) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1597 = "llvm.load"(%1596) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1598 = "llvm.icmp"(%1597, %1583) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1598, %1584, %1597)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1599 = "llvm.getelementptr"(%1591, %1585) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1600 = "llvm.load"(%1599) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1601 = "llvm.sext"(%1600) : (i32) -> i64
    %1602 = "llvm.getelementptr"(%1591, %1601) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1603 = "llvm.getelementptr"(%1595, %1586) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1604 = "llvm.load"(%1603) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1605 = "llvm.sext"(%1604) : (i32) -> i64
    %1606 = "llvm.getelementptr"(%1602, %1605) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1607 = "llvm.getelementptr"(%1606, %1587) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1608 = "llvm.load"(%1607) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1609 = "llvm.getelementptr"(%arg58, %1588) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1610 = "llvm.load"(%1609) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1611 = "llvm.getelementptr"(%1610, %1605) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1612 = "llvm.load"(%1611) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1612, %1608)[^bb2] : (!llvm.ptr, i32) -> ()
  ^bb2(%1613: !llvm.ptr, %1614: i32):  // 2 preds: ^bb0, ^bb1
    %1615 = "llvm.sext"(%1614) : (i32) -> i64
    %1616 = "llvm.getelementptr"(%1591, %1615) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1617 = "llvm.getelementptr"(%arg58, %1582) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1618 = "llvm.load"(%1617) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1619 = "llvm.call"(%1591, %1618, %1595) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %1620 = "llvm.trunc"(%1619) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %1621 = "llvm.getelementptr"(%arg59, %1589) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1622 = "llvm.load"(%1621) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1623 = "llvm.sext"(%1622) : (i32) -> i64
    %1624 = "llvm.getelementptr"(%1591, %1623) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%1590, %1616, %1613, %1624, %1620) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_number", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg55: !llvm.ptr, %arg56: !llvm.ptr, %arg57: !llvm.ptr):
    %1462 = "llvm.mlir.constant"() <{value = 102 : i32}> : () -> i32
    %1463 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1464 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1465 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1466 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1467 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1468 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1469 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1470 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1471 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1472 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1473 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1474 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1475 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1476 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1477 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_31}> : () -> !llvm.ptr
    %1478 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1479 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1480 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1481 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1482 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1483 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1484 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1485 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1486 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1487 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1488 = "llvm.mlir.constant"() <{value = 65535 : i32}> : () -> i32
    %1489 = "llvm.mlir.constant"() <{value = -1 : i16}> : () -> i16
    %1490 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %1491 = "llvm.mlir.constant"() <{value = -1.000000e+00 : f64}> : () -> f64
    %1492 = "llvm.mlir.constant"() <{value = 1023 : i32}> : () -> i32
    %1493 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1494 = "llvm.mlir.constant"() <{value = 0x7FF0000000000000 : f64}> : () -> f64
    %1495 = "llvm.mlir.constant"() <{value = 0x7FF8000000000000 : f64}> : () -> f64
    %1496 = "llvm.load"(%arg56) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1497 = "llvm.icmp"(%1496, %1462) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1498 = "llvm.getelementptr"(%arg55, %1463) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1499 = "llvm.load"(%1498) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1500 = "llvm.getelementptr"(%arg56, %1464) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1501 = "llvm.load"(%1500) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1502 = "llvm.sext"(%1501) : (i32) -> i64
    %1503 = "llvm.getelementptr"(%1499, %1502) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%1497)[^bb1, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1504 = "llvm.getelementptr"(%arg56, %1466) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1505 = "llvm.load"(%1504) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1505)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %1506 = "llvm.load"(%1503) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%1506)[^bb7] : (f64) -> ()
  ^bb3:  // pred: ^bb1
    %1507 = "llvm.load"(%1503) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %1508 = "llvm.fpext"(%1507) : (f32) -> f64
    "llvm.br"(%1508)[^bb7] : (f64) -> ()
  ^bb4:  // pred: ^bb1
    %1509 = "llvm.load"(%1503) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1510 = "llvm.getelementptr"(%arg56, %1481) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1511 = "llvm.load"(%1510) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1512 = "llvm.and"(%1511, %1483) : (i32, i32) -> i32
    %1513 = "llvm.icmp"(%1512, %1484) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1514 = "llvm.select"(%1513, %1485, %1486) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1515 = "llvm.xor"(%1514, %1487) : (i32, i32) -> i32
    %1516 = "llvm.shl"(%1478, %1515) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1517 = "llvm.xor"(%1516, %1478) : (i32, i32) -> i32
    %1518 = "llvm.zext"(%1509) : (i16) -> i32
    %1519 = "llvm.lshr"(%1518, %1514) : (i32, i32) -> i32
    %1520 = "llvm.and"(%1519, %1517) : (i32, i32) -> i32
    %1521 = "llvm.shl"(%1467, %1514) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1522 = "llvm.add"(%1521, %1488) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1523 = "llvm.and"(%1522, %1518) : (i32, i32) -> i32
    %1524 = "llvm.icmp"(%1509, %1489) <{predicate = 4 : i64}> : (i16, i16) -> i1
    %1525 = "llvm.select"(%1524, %1490, %1491) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %1526 = "llvm.icmp"(%1520, %1517) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1526)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1527 = "llvm.icmp"(%1523, %1482) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1528 = "llvm.fmul"(%1525, %1494) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1529 = "llvm.select"(%1527, %1528, %1495) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    "llvm.br"(%1529)[^bb7] : (f64) -> ()
  ^bb6:  // pred: ^bb4
    %1530 = "llvm.lshr"(%1517, %1467) : (i32, i32) -> i32
    %1531 = "llvm.icmp"(%1520, %1482) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1532 = "llvm.select"(%1531, %1482, %1521) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1533 = "llvm.add"(%1532, %1523) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1534 = "llvm.uitofp"(%1533) <{nonNeg}> : (i32) -> f64
    %1535 = "llvm.fmul"(%1525, %1534) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1536 = "llvm.intr.umax"(%1520, %1467) : (i32, i32) -> i32
    %1537 = "llvm.xor"(%1514, %1492) : (i32, i32) -> i32
    %1538 = "llvm.sub"(%1537, %1530) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1539 = "llvm.add"(%1538, %1536) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1540 = "llvm.zext"(%1539) <{nonNeg}> : (i32) -> i64
    %1541 = "llvm.shl"(%1540, %1493) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1542 = "llvm.bitcast"(%1541) : (i64) -> f64
    %1543 = "llvm.fmul"(%1535, %1542) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    "llvm.br"(%1543)[^bb7] : (f64) -> ()
  ^bb7(%1544: f64):  // 4 preds: ^bb2, ^bb3, ^bb5, ^bb6
    "llvm.store"(%1468, %arg57) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1545 = "llvm.getelementptr"(%arg57, %1481) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1482, %1545) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1546 = "llvm.getelementptr"(%arg57, %1466) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1544, %1546) <{alignment = 8 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"(%1482)[^bb18] : (i32) -> ()
  ^bb8:  // pred: ^bb0
    %1547 = "llvm.load"(%1503) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %1548 = "llvm.zext"(%1547) : (i8) -> i64
    %1549 = "llvm.icmp"(%1496, %1465) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1549)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %1550 = "llvm.and"(%1548, %1479) : (i64, i64) -> i64
    "llvm.br"(%1480, %1550)[^bb17] : (i32, i64) -> ()
  ^bb10:  // pred: ^bb8
    %1551 = "llvm.getelementptr"(%arg56, %1466) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1552 = "llvm.load"(%1551) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1553 = "llvm.icmp"(%1552, %1467) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1553, %1548)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb11:  // pred: ^bb10
    "llvm.switch"(%1552)[^bb14, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb12:  // pred: ^bb11
    %1554 = "llvm.load"(%1503) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1554)[^bb15] : (i64) -> ()
  ^bb13:  // pred: ^bb11
    %1555 = "llvm.load"(%1503) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1556 = "llvm.sext"(%1555) : (i32) -> i64
    "llvm.br"(%1556)[^bb15] : (i64) -> ()
  ^bb14:  // pred: ^bb11
    %1557 = "llvm.load"(%1503) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1558 = "llvm.sext"(%1557) : (i16) -> i64
    "llvm.br"(%1558)[^bb15] : (i64) -> ()
  ^bb15(%1559: i64):  // 4 preds: ^bb10, ^bb12, ^bb13, ^bb14
    %1560 = "llvm.shl"(%1552, %1468) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1561 = "llvm.sub"(%1469, %1560) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1562 = "llvm.icmp"(%1496, %1470) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1563 = "llvm.zext"(%1561) : (i32) -> i64
    %1564 = "llvm.shl"(%1559, %1563) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1565 = "llvm.ashr"(%1564, %1563) <{isExact}> : (i64, i64) -> i64
    %1566 = "llvm.lshr"(%1471, %1563) : (i64, i64) -> i64
    %1567 = "llvm.and"(%1559, %1566) : (i64, i64) -> i64
    %1568 = "llvm.select"(%1562, %1567, %1565) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1569 = "llvm.icmp"(%1568, %1472) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %1570 = "llvm.select"(%1562, %1569, %1473) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1570, %1467, %1568)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb16:  // pred: ^bb15
    %1571 = "llvm.load"(%arg55) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1572 = "llvm.getelementptr"(%arg56, %1474) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1573 = "llvm.load"(%1572) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1574 = "llvm.sext"(%1573) : (i32) -> i64
    %1575 = "llvm.getelementptr"(%1571, %1574) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%1475, %1575, %1476, %1477, %1567) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1478)[^bb18] : (i32) -> ()
  ^bb17(%1576: i32, %1577: i64):  // 2 preds: ^bb9, ^bb15
    "llvm.store"(%1576, %arg57) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1578 = "llvm.getelementptr"(%arg57, %1481) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1482, %1578) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1579 = "llvm.getelementptr"(%arg57, %1466) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1577, %1579) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%1482)[^bb18] : (i32) -> ()
  ^bb18(%1580: i32):  // 3 preds: ^bb7, ^bb16, ^bb17
    "llvm.return"(%1580) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_results", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg52: !llvm.ptr, %arg53: !llvm.ptr, %arg54: !llvm.ptr):
    %1230 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1231 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1232 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1233 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1234 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1235 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1236 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1237 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1238 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1239 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1240 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1241 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1242 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1243 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1244 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1245 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1246 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1247 = "llvm.mlir.constant"() <{value = 3735928559 : i64}> : () -> i64
    %1248 = "llvm.inttoptr"(%1247) : (i64) -> !llvm.ptr
    %1249 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %1250 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1251 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1252 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1253 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1254 = "llvm.getelementptr"(%1253, %1232) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1255 = "llvm.alloca"(%1230) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1256 = "llvm.load"(%arg52) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1257 = "llvm.getelementptr"(%1256, %1231) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1258 = "llvm.load"(%1257) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1259 = "llvm.sext"(%1258) : (i32) -> i64
    %1260 = "llvm.getelementptr"(%1256, %1259) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1261 = "llvm.getelementptr"(%1256, %1232) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1262 = "llvm.load"(%1261) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1263 = "llvm.sext"(%1262) : (i32) -> i64
    %1264 = "llvm.getelementptr"(%1256, %1263) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1264, %1255) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1265 = "llvm.getelementptr"(%1256, %1233) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1266 = "llvm.load"(%1265) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1267 = "llvm.zext"(%1266) : (i32) -> i64
    %1268 = "llvm.alloca"(%1267) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>}> : (i64) -> !llvm.ptr
    %1269 = "llvm.alloca"(%1267) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Block", (ptr, ptr, ptr)>}> : (i64) -> !llvm.ptr
    %1270 = "llvm.alloca"(%1267) <{alignment = 16 : i64, elem_type = !llvm.ptr}> : (i64) -> !llvm.ptr
    %1271 = "llvm.icmp"(%1266, %1234) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1271, %1234, %1235)[^bb1, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb1:  // pred: ^bb0
    %1272 = "llvm.getelementptr"(%arg52, %1236) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1273 = "llvm.getelementptr"(%1256, %1237) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1274 = "llvm.getelementptr"(%1256, %1238) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1275 = "llvm.getelementptr"(%arg52, %1238) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1276 = "llvm.shl"(%1267, %1239) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    "llvm.intr.memset"(%1268, %1240, %1276) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.br"(%1241)[^bb3] : (i64) -> ()
  ^bb2:  // pred: ^bb32
    %1277 = "llvm.icmp"(%arg53, %1250) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1278 = "llvm.getelementptr"(%arg52, %1236) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1279 = "llvm.zext"(%1266) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1241)[^bb33] : (i64) -> ()
  ^bb3(%1280: i64):  // 2 preds: ^bb1, ^bb32
    %1281 = "llvm.getelementptr"(%1269, %1280) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memset"(%1281, %1240, %1242) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1282 = "llvm.getelementptr"(%1260, %1280) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1283 = "llvm.load"(%1282) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1284 = "llvm.icmp"(%1283, %1243) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1284)[^bb4, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %1285 = "llvm.load"(%1272) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1286 = "llvm.load"(%1273) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1287 = "llvm.sext"(%1286) : (i32) -> i64
    %1288 = "llvm.getelementptr"(%1256, %1287) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1289 = "llvm.getelementptr"(%1282, %1233) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1290 = "llvm.load"(%1289) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1291 = "llvm.sext"(%1290) : (i32) -> i64
    %1292 = "llvm.getelementptr"(%1285, %1291) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1293 = "llvm.getelementptr"(%1282, %1236) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1294 = "llvm.load"(%1293) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1295 = "llvm.icmp"(%1294, %1244) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1295, %1292)[^bb6, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb5:  // pred: ^bb4
    %1296 = "llvm.load"(%1256) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1297 = "llvm.intr.smax"(%1296, %1245) : (i32, i32) -> i32
    %1298 = "llvm.zext"(%1297) <{nonNeg}> : (i32) -> i64
    %1299 = "llvm.getelementptr"(%1292, %1298) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1300 = "llvm.load"(%1299) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1300)[^bb6] : (!llvm.ptr) -> ()
  ^bb6(%1301: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    %1302 = "llvm.load"(%1301) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1303 = "llvm.icmp"(%1280, %1241) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1303, %1241)[^bb7, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb7:  // 2 preds: ^bb6, ^bb14
    %1304 = "llvm.load"(%1274) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1305 = "llvm.icmp"(%1304, %1234) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1305, %1304, %1244)[^bb8, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
  ^bb8:  // pred: ^bb7
    %1306 = "llvm.zext"(%1304) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1241)[^bb15] : (i64) -> ()
  ^bb9(%1307: i64):  // 2 preds: ^bb6, ^bb14
    %1308 = "llvm.getelementptr"(%1260, %1307) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1309 = "llvm.load"(%1308) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1310 = "llvm.icmp"(%1309, %1243) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1310)[^bb10, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    %1311 = "llvm.getelementptr"(%1308, %1233) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1312 = "llvm.load"(%1311) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1313 = "llvm.sext"(%1312) : (i32) -> i64
    %1314 = "llvm.getelementptr"(%1285, %1313) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1315 = "llvm.getelementptr"(%1308, %1236) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1316 = "llvm.load"(%1315) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1317 = "llvm.icmp"(%1316, %1244) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1317, %1314)[^bb12, ^bb11] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb11:  // pred: ^bb10
    %1318 = "llvm.load"(%1256) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1319 = "llvm.intr.smax"(%1318, %1245) : (i32, i32) -> i32
    %1320 = "llvm.zext"(%1319) <{nonNeg}> : (i32) -> i64
    %1321 = "llvm.getelementptr"(%1314, %1320) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1322 = "llvm.load"(%1321) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1322)[^bb12] : (!llvm.ptr) -> ()
  ^bb12(%1323: !llvm.ptr):  // 2 preds: ^bb10, ^bb11
    %1324 = "llvm.load"(%1323) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1325 = "llvm.icmp"(%1324, %1302) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1325)[^bb13, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb13:  // pred: ^bb12
    %1326 = "llvm.trunc"(%1307) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %1327 = "llvm.load"(%1274) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1328 = "llvm.add"(%1327, %1326) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%1327, %1328)[^bb21] : (i32, i32) -> ()
  ^bb14:  // 2 preds: ^bb9, ^bb12
    %1329 = "llvm.add"(%1307, %1246) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1330 = "llvm.icmp"(%1329, %1280) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1330, %1329)[^bb7, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb15(%1331: i64):  // 2 preds: ^bb8, ^bb19
    %1332 = "llvm.getelementptr"(%1288, %1331) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1333 = "llvm.load"(%1332) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1334 = "llvm.icmp"(%1333, %1243) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1334)[^bb16, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1335 = "llvm.getelementptr"(%1332, %1233) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1336 = "llvm.load"(%1335) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1337 = "llvm.sext"(%1336) : (i32) -> i64
    %1338 = "llvm.getelementptr"(%1285, %1337) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1339 = "llvm.getelementptr"(%1332, %1236) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1340 = "llvm.load"(%1339) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1341 = "llvm.icmp"(%1340, %1244) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1341, %1338)[^bb18, ^bb17] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb17:  // pred: ^bb16
    %1342 = "llvm.load"(%1256) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1343 = "llvm.intr.smax"(%1342, %1245) : (i32, i32) -> i32
    %1344 = "llvm.zext"(%1343) <{nonNeg}> : (i32) -> i64
    %1345 = "llvm.getelementptr"(%1338, %1344) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1346 = "llvm.load"(%1345) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1346)[^bb18] : (!llvm.ptr) -> ()
  ^bb18(%1347: !llvm.ptr):  // 2 preds: ^bb16, ^bb17
    %1348 = "llvm.load"(%1347) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1349 = "llvm.icmp"(%1348, %1302) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1349)[^bb20, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb19:  // 2 preds: ^bb15, ^bb18
    %1350 = "llvm.add"(%1331, %1246) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1351 = "llvm.icmp"(%1350, %1306) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1351, %1304, %1244, %1350)[^bb21, ^bb15] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i32, i64) -> ()
  ^bb20:  // pred: ^bb18
    %1352 = "llvm.trunc"(%1331) <{overflowFlags = 3 : i32}> : (i64) -> i32
    "llvm.br"(%1304, %1352)[^bb21] : (i32, i32) -> ()
  ^bb21(%1353: i32, %1354: i32):  // 4 preds: ^bb7, ^bb13, ^bb19, ^bb20
    "llvm.cond_br"(%1295, %1292)[^bb23, ^bb22] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb22:  // pred: ^bb21
    %1355 = "llvm.load"(%1256) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1356 = "llvm.intr.smax"(%1355, %1245) : (i32, i32) -> i32
    %1357 = "llvm.zext"(%1356) <{nonNeg}> : (i32) -> i64
    %1358 = "llvm.getelementptr"(%1292, %1357) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1359 = "llvm.load"(%1358) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1359)[^bb23] : (!llvm.ptr) -> ()
  ^bb23(%1360: !llvm.ptr):  // 2 preds: ^bb21, ^bb22
    %1361 = "llvm.load"(%1360) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1362 = "llvm.icmp"(%1354, %1353) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1362)[^bb25, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb24:  // pred: ^bb23
    %1363 = "llvm.sub"(%1354, %1353) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1364 = "llvm.zext"(%1363) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1364)[^bb31] : (i64) -> ()
  ^bb25:  // pred: ^bb23
    %1365 = "llvm.icmp"(%1354, %1244) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1365)[^bb26, ^bb29] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb26:  // pred: ^bb25
    %1366 = "llvm.load"(%1275) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1367 = "llvm.zext"(%1354) <{nonNeg}> : (i32) -> i64
    %1368 = "llvm.getelementptr"(%1366, %1367) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1369 = "llvm.load"(%1368) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1370 = "llvm.load"(%1369) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1371 = "llvm.icmp"(%1370, %1249) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1371, %1250)[^bb27, ^bb28] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb27:  // pred: ^bb26
    %1372 = "llvm.getelementptr"(%1369, %1238) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1373 = "llvm.load"(%1372) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1373)[^bb28] : (!llvm.ptr) -> ()
  ^bb28(%1374: !llvm.ptr):  // 2 preds: ^bb26, ^bb27
    %1375 = "llvm.getelementptr"(%1281, %1236) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1374, %1375) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1280)[^bb31] : (i64) -> ()
  ^bb29:  // pred: ^bb25
    %1376 = "llvm.icmp"(%1361, %1248) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1376, %1280)[^bb31, ^bb30] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb30:  // pred: ^bb29
    "llvm.store"(%1361, %1281) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1280)[^bb31] : (i64) -> ()
  ^bb31(%1377: i64):  // 4 preds: ^bb24, ^bb28, ^bb29, ^bb30
    %1378 = "llvm.getelementptr"(%1269, %1377) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1379 = "llvm.getelementptr"(%1270, %1280) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1378, %1379) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb32] : () -> ()
  ^bb32:  // 2 preds: ^bb3, ^bb31
    %1380 = "llvm.add"(%1280, %1246) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1381 = "llvm.icmp"(%1380, %1267) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1381, %1380)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb33(%1382: i64):  // 2 preds: ^bb2, ^bb38
    %1383 = "llvm.getelementptr"(%arg53, %1382) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1384 = "llvm.select"(%1277, %1250, %1383) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1385 = "llvm.getelementptr"(%1260, %1382) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1386 = "llvm.load"(%1385) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1387 = "llvm.icmp"(%1386, %1243) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1387)[^bb34, ^bb35] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb34:  // pred: ^bb33
    %1388 = "llvm.getelementptr"(%1270, %1382) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1389 = "llvm.load"(%1388) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1390 = "llvm.getelementptr"(%1268, %1382) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1391 = "llvm.trunc"(%1382) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %1392 = "llvm.call"(%arg52, %1389, %1391, %1390, %1384) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1392)[^bb38] : (i32) -> ()
  ^bb35:  // pred: ^bb33
    %1393 = "llvm.icmp"(%1384, %1250) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1393)[^bb36, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb36:  // pred: ^bb35
    %1394 = "llvm.getelementptr"(%1268, %1382) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1395 = "llvm.call"(%arg52, %1385, %1394) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1395)[^bb38] : (i32) -> ()
  ^bb37:  // pred: ^bb35
    %1396 = "llvm.load"(%1383) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1397 = "llvm.icmp"(%1396, %1249) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1398 = "llvm.getelementptr"(%1383, %1238) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1399 = "llvm.load"(%1398) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1400 = "llvm.select"(%1397, %1242, %1241) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1401 = "llvm.getelementptr"(%1399, %1400) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1402 = "llvm.load"(%1401) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1403 = "llvm.getelementptr"(%1401, %1232) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1404 = "llvm.load"(%1403) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1405 = "llvm.getelementptr"(%1402, %1404) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1406 = "llvm.load"(%1278) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1407 = "llvm.getelementptr"(%1385, %1233) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1408 = "llvm.load"(%1407) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1409 = "llvm.sext"(%1408) : (i32) -> i64
    %1410 = "llvm.getelementptr"(%1406, %1409) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1411 = "llvm.getelementptr"(%1385, %1238) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1412 = "llvm.load"(%1411) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1413 = "llvm.sext"(%1412) : (i32) -> i64
    "llvm.intr.memcpy"(%1405, %1410, %1413) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1234)[^bb38] : (i32) -> ()
  ^bb38(%1414: i32):  // 3 preds: ^bb34, ^bb36, ^bb37
    %1415 = "llvm.add"(%1382, %1246) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1416 = "llvm.icmp"(%1414, %1234) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1417 = "llvm.icmp"(%1415, %1279) <{predicate = 9 : i64}> : (i64, i64) -> i1
    %1418 = "llvm.select"(%1416, %1251, %1417) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1418, %1414, %1416, %1415)[^bb39, ^bb33] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i1, i64) -> ()
  ^bb39(%1419: i32, %1420: i1):  // 2 preds: ^bb0, ^bb38
    %1421 = "llvm.icmp"(%arg53, %1250) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1422 = "llvm.or"(%1421, %1420) : (i1, i1) -> i1
    "llvm.cond_br"(%1422, %1419)[^bb41, ^bb40] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb40:  // pred: ^bb39
    %1423 = "llvm.call"(%1256, %1255, %1268, %arg54) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_nest, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1423)[^bb41] : (i32) -> ()
  ^bb41(%1424: i32):  // 2 preds: ^bb39, ^bb40
    "llvm.cond_br"(%1271, %1241)[^bb42, ^bb52] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb42(%1425: i64):  // 2 preds: ^bb41, ^bb44
    %1426 = "llvm.getelementptr"(%1268, %1425) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1427 = "llvm.load"(%1426) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1428 = "llvm.icmp"(%1427, %1252) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1428)[^bb43, ^bb44] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb43:  // pred: ^bb42
    %1429 = "llvm.load"(%1254) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1430 = "llvm.getelementptr"(%1426, %1238) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1431 = "llvm.load"(%1430) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1432 = "llvm.call"(%1429, %1431) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb44] : () -> ()
  ^bb44:  // 2 preds: ^bb42, ^bb43
    %1433 = "llvm.add"(%1425, %1246) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1434 = "llvm.icmp"(%1433, %1267) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1434, %1433)[^bb45, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb45:  // pred: ^bb44
    %1435 = "llvm.getelementptr"(%arg52, %1236) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1241)[^bb46] : (i64) -> ()
  ^bb46(%1436: i64):  // 2 preds: ^bb45, ^bb51
    %1437 = "llvm.getelementptr"(%1269, %1436) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1438 = "llvm.getelementptr"(%1437, %1238) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1439 = "llvm.load"(%1438) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1440 = "llvm.icmp"(%1439, %1250) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1440)[^bb48, ^bb47] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb47:  // pred: ^bb46
    %1441 = "llvm.load"(%1254) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1442 = "llvm.call"(%1441, %1439) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb48] : () -> ()
  ^bb48:  // 2 preds: ^bb46, ^bb47
    %1443 = "llvm.load"(%1437) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1443) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1444 = "llvm.getelementptr"(%1260, %1436) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1445 = "llvm.load"(%1444) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1446 = "llvm.icmp"(%1445, %1243) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1446)[^bb49, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb49:  // pred: ^bb48
    %1447 = "llvm.getelementptr"(%1444, %1236) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1448 = "llvm.load"(%1447) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1449 = "llvm.icmp"(%1448, %1234) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1449)[^bb50, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb50:  // pred: ^bb49
    %1450 = "llvm.load"(%1435) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1451 = "llvm.getelementptr"(%1444, %1233) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1452 = "llvm.load"(%1451) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1453 = "llvm.sext"(%1452) : (i32) -> i64
    %1454 = "llvm.getelementptr"(%1450, %1453) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1455 = "llvm.load"(%1256) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1456 = "llvm.intr.smax"(%1455, %1245) : (i32, i32) -> i32
    %1457 = "llvm.zext"(%1456) <{nonNeg}> : (i32) -> i64
    %1458 = "llvm.getelementptr"(%1454, %1457) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1459 = "llvm.load"(%1458) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1459) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"()[^bb51] : () -> ()
  ^bb51:  // 3 preds: ^bb48, ^bb49, ^bb50
    %1460 = "llvm.add"(%1436, %1246) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1461 = "llvm.icmp"(%1460, %1267) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1461, %1460)[^bb52, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb52:  // 2 preds: ^bb41, ^bb51
    "llvm.return"(%1424) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_text", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg50: !llvm.ptr, %arg51: !llvm.ptr):
    %1212 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1213 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1214 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1215 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1216 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1217 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1218 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1219 = "llvm.getelementptr"(%1218, %1217) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1220 = "llvm.alloca"(%1212) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Bytes", (ptr, i64)>}> : (i32) -> !llvm.ptr
    "llvm.store"(%arg50, %1220) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1221 = "llvm.getelementptr"(%1220, %1213) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1222 = "llvm.call"(%arg50) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i64
    "llvm.store"(%1222, %1221) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1223 = "llvm.load"(%1214) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1224 = "llvm.icmp"(%1223, %1215) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1224)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1225 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1226 = "llvm.icmp"(%1225, %1215) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1226, %1216)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1227 = "llvm.load"(%1219) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1228 = "llvm.call"(%1227, %1220, %arg51) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1228)[^bb3] : (i32) -> ()
  ^bb3(%1229: i32):  // 2 preds: ^bb1, ^bb2
    "llvm.return"(%1229) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "strlen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_find_functions", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %1168 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1169 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_2}> : () -> !llvm.ptr
    %1170 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1171 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1172 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_symbols}> : () -> !llvm.ptr
    %1173 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1174 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1175 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_NAMES}> : () -> !llvm.ptr
    %1176 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1177 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1178 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_GLOBALS}> : () -> !llvm.ptr
    %1179 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1180 = "llvm.getelementptr"(%1174, %1179) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1181 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1182 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1183 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1184 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %1185 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1186 = "llvm.alloca"(%1168) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Bytes", (ptr, i64)>}> : (i32) -> !llvm.ptr
    %1187 = "llvm.call"(%1169, %1170) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlopen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1171)[^bb2] : (i64) -> ()
  ^bb1:  // pred: ^bb6
    %1188 = "llvm.getelementptr"(%1186, %1177) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1171)[^bb8] : (i64) -> ()
  ^bb2(%1189: i64):  // 2 preds: ^bb0, ^bb6
    %1190 = "llvm.getelementptr"(%1172, %1189) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1191 = "llvm.load"(%1190) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1192 = "llvm.icmp"(%1191, %1173) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1192)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1193 = "llvm.getelementptr"(%1174, %1189) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1191, %1193) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb6] : () -> ()
  ^bb4:  // pred: ^bb2
    %1194 = "llvm.getelementptr"(%1175, %1189) <{elem_type = !llvm.array<36 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1195 = "llvm.call"(%1187, %1194) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1196 = "llvm.getelementptr"(%1174, %1189) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1195, %1196) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1197 = "llvm.icmp"(%1195, %1173) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1197)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    "llvm.call"(%1194) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_runtime, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%1183)[^bb12] : (i32) -> ()
  ^bb6:  // 2 preds: ^bb3, ^bb4
    %1198 = "llvm.add"(%1189, %1176) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1199 = "llvm.icmp"(%1198, %1177) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1199, %1198)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb7:  // pred: ^bb9
    %1200 = "llvm.add"(%1202, %1176) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1201 = "llvm.icmp"(%1200, %1184) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1201, %1200)[^bb11, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb8(%1202: i64):  // 2 preds: ^bb1, ^bb7
    %1203 = "llvm.getelementptr"(%1178, %1202) <{elem_type = !llvm.array<16 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1203, %1186) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1204 = "llvm.call"(%1203) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i64
    "llvm.store"(%1204, %1188) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1205 = "llvm.load"(%1180) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1206 = "llvm.getelementptr"(%1181, %1202) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1207 = "llvm.call"(%1205, %1186, %1206) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1208 = "llvm.icmp"(%1207, %1182) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1208, %1183)[^bb9, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb9:  // pred: ^bb8
    %1209 = "llvm.load"(%1206) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1210 = "llvm.icmp"(%1209, %1173) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1210)[^bb10, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    "llvm.call"(%1203) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_runtime, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%1183)[^bb12] : (i32) -> ()
  ^bb11:  // pred: ^bb7
    "llvm.store"(%1168, %1185) <{alignment = 4 : i64, ordering = 5 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%1182)[^bb12] : (i32) -> ()
  ^bb12(%1211: i32):  // 4 preds: ^bb5, ^bb8, ^bb10, ^bb11
    "llvm.return"(%1211) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "dlopen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, ptr)>, linkage = #llvm.linkage<external>, sym_name = "dlsym", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_refuse_runtime", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg49: !llvm.ptr):
    %1151 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1152 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1153 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1154 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_refuse_runtime_text}> : () -> !llvm.ptr
    %1155 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1156 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1157 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1158 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_3}> : () -> !llvm.ptr
    %1159 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1160 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1161 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_5}> : () -> !llvm.ptr
    %1162 = "llvm.alloca"(%1151) <{alignment = 16 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1163 = "llvm.load"(%1152) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1164 = "llvm.icmp"(%1163, %1153) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1164)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.store"(%1154, %1162) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1165 = "llvm.getelementptr"(%1162, %1155) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg49, %1165) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1166 = "llvm.getelementptr"(%1162, %1156) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1157, %1166) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.call"(%1163, %1158, %1162, %1159) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    %1167 = "llvm.call"(%1160, %1161, %1154, %arg49) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (i32, ptr, ...)>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @abort, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.unreachable"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "dprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, passthrough = ["cold", "optsize"], sym_name = "abort", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_append_value", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg47: !llvm.ptr, %arg48: !llvm.ptr):
    %1101 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_14}> : () -> !llvm.ptr
    %1102 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1103 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_13}> : () -> !llvm.ptr
    %1104 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_12}> : () -> !llvm.ptr
    %1105 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1106 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1107 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_11}> : () -> !llvm.ptr
    %1108 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_10}> : () -> !llvm.ptr
    %1109 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_9}> : () -> !llvm.ptr
    %1110 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1111 = "llvm.mlir.constant"() <{value = 480 : i64}> : () -> i64
    %1112 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_8}> : () -> !llvm.ptr
    %1113 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_7}> : () -> !llvm.ptr
    %1114 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1115 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_6}> : () -> !llvm.ptr
    %1116 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1117 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1118 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1119 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1120 = "llvm.getelementptr"(%1119, %1117) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1121 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_16}> : () -> !llvm.ptr
    %1122 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %1123 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_15}> : () -> !llvm.ptr
    %1124 = "llvm.load"(%arg48) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1124)[^bb14, ^bb2, ^bb1, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb8, ^bb8, ^bb9, ^bb9, ^bb10, ^bb10, ^bb11, ^bb11, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, case_values = dense<[70, 7, 0, 1, 2, 3, 8, 11, 65, 12, 66, 71, 75, 72, 76, 74, 78]> : vector<17xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1125 = "llvm.getelementptr"(%arg48, %1105) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1126 = "llvm.load"(%1125) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1127 = "llvm.icmp"(%1126, %1116) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1127, %1126)[^bb15, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1128 = "llvm.getelementptr"(%arg48, %1105) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1129 = "llvm.load"(%1128) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1130 = "llvm.getelementptr"(%1129, %1117) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1130)[^bb3] : (!llvm.ptr) -> ()
  ^bb3(%1131: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    "llvm.call"(%arg47, %1131) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_tensor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb4:  // pred: ^bb0
    "llvm.call"(%arg47, %1115, %1102) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb5:  // pred: ^bb0
    %1132 = "llvm.getelementptr"(%arg48, %1105) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1133 = "llvm.load"(%1132) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg47, %1114, %1133) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb6:  // pred: ^bb0
    "llvm.call"(%arg47, %1113, %1102) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb7:  // pred: ^bb0
    %1134 = "llvm.getelementptr"(%arg47, %1110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1135 = "llvm.getelementptr"(%arg48, %1105) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1136 = "llvm.load"(%1135) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    %1137 = "llvm.call"(%1134, %1111, %1112, %1136) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, f64) -> i32
    "llvm.store"(%1137, %arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb8:  // 3 preds: ^bb0, ^bb0, ^bb0
    "llvm.call"(%arg47, %1109, %1102) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb9:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg47, %1108, %1102) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb10:  // 2 preds: ^bb0, ^bb0
    %1138 = "llvm.getelementptr"(%arg48, %1105) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1139 = "llvm.load"(%1138) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1140 = "llvm.getelementptr"(%1139, %1106) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1141 = "llvm.load"(%1140) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg47, %1107, %1141) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb11:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg47, %1104, %1102) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb12:  // pred: ^bb0
    "llvm.call"(%arg47, %1103, %1102) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb13:  // pred: ^bb0
    "llvm.call"(%arg47, %1101, %1102) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb14:  // pred: ^bb0
    %1142 = "llvm.icmp"(%1124, %1118) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1142)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // 2 preds: ^bb1, ^bb14
    %1143 = "llvm.sext"(%1124) : (i32) -> i64
    "llvm.call"(%arg47, %1123, %1143) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb16:  // pred: ^bb14
    %1144 = "llvm.getelementptr"(%arg47, %1110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1145 = "llvm.load"(%1120) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1146 = "llvm.call"(%1145, %1124) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1147 = "llvm.getelementptr"(%1146, %1105) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1148 = "llvm.load"(%1147) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1149 = "llvm.call"(%1144, %1111, %1121, %1148) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) -> i32
    %1150 = "llvm.intr.smin"(%1149, %1122) : (i32, i32) -> i32
    "llvm.store"(%1150, %arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb17:  // 13 preds: ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb15, ^bb16
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i64, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "snprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append_tensor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg45: !llvm.ptr, %arg46: !llvm.ptr):
    %1006 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1007 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1008 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1009 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1010 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1011 = "llvm.mlir.constant"() <{value = 18 : i32}> : () -> i32
    %1012 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_DTYPES}> : () -> !llvm.ptr
    %1013 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1014 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_17}> : () -> !llvm.ptr
    %1015 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1016 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1017 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1018 = "llvm.mlir.constant"() <{value = 2147483646 : i64}> : () -> i64
    %1019 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1020 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1021 = "llvm.mlir.constant"() <{value = -2 : i64}> : () -> i64
    %1022 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1023 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1024 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1025 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_18}> : () -> !llvm.ptr
    %1026 = "llvm.getelementptr"(%arg46, %1006) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1027 = "llvm.load"(%1026) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1028 = "llvm.and"(%1027, %1007) : (i32, i32) -> i32
    %1029 = "llvm.lshr"(%1027, %1008) : (i32, i32) -> i32
    %1030 = "llvm.getelementptr"(%arg46, %1009) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1031 = "llvm.load"(%1030) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1032 = "llvm.add"(%1031, %1010) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1033 = "llvm.zext"(%1032) : (i32) -> i64
    %1034 = "llvm.alloca"(%1033) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %1035 = "llvm.icmp"(%1028, %1011) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1035)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1036 = "llvm.zext"(%1028) <{nonNeg}> : (i32) -> i64
    %1037 = "llvm.getelementptr"(%1012, %1036) <{elem_type = !llvm.array<20 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1038 = "llvm.lshr"(%1027, %1013) : (i32, i32) -> i32
    %1039 = "llvm.and"(%1038, %1007) : (i32, i32) -> i32
    %1040 = "llvm.zext"(%1039) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg45, %1037, %1040) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1041 = "llvm.icmp"(%1029, %1010) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1041)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1042 = "llvm.zext"(%1029) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg45, %1014, %1042) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb4] : () -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %1043 = "llvm.getelementptr"(%arg46, %1015) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1044 = "llvm.load"(%1043) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1045 = "llvm.load"(%1030) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg45, %1044, %1045) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_list, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %1046 = "llvm.load"(%1030) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1047 = "llvm.load"(%1043) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1048 = "llvm.icmp"(%1046, %1016) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1048)[^bb5, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1049 = "llvm.zext"(%1046) <{nonNeg}> : (i32) -> i64
    %1050 = "llvm.and"(%1049, %1017) : (i64, i64) -> i64
    %1051 = "llvm.icmp"(%1046, %1010) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1051, %1049, %1017, %1017)[^bb9, ^bb6] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i64, i64, i64) -> ()
  ^bb6:  // pred: ^bb5
    %1052 = "llvm.and"(%1049, %1018) : (i64, i64) -> i64
    "llvm.br"(%1049, %1017, %1017, %1019)[^bb7] : (i64, i64, i64, i64) -> ()
  ^bb7(%1053: i64, %1054: i64, %1055: i64, %1056: i64):  // 2 preds: ^bb6, ^bb7
    %1057 = "llvm.add"(%1053, %1020) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1058 = "llvm.getelementptr"(%1034, %1057) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1055, %1058) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1059 = "llvm.getelementptr"(%1047, %1057) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1060 = "llvm.load"(%1059) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1061 = "llvm.intr.umax"(%1060, %1017) : (i64, i64) -> i64
    %1062 = "llvm.mul"(%1061, %1055) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1063 = "llvm.mul"(%1060, %1054) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1064 = "llvm.add"(%1053, %1021) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1065 = "llvm.getelementptr"(%1034, %1064) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1062, %1065) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1066 = "llvm.getelementptr"(%1047, %1064) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1067 = "llvm.load"(%1066) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1068 = "llvm.intr.umax"(%1067, %1017) : (i64, i64) -> i64
    %1069 = "llvm.mul"(%1068, %1062) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1070 = "llvm.mul"(%1067, %1063) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1071 = "llvm.add"(%1056, %1022) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1072 = "llvm.icmp"(%1071, %1052) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1072, %1064, %1070, %1069, %1071)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, i64, i64, i64, i64) -> ()
  ^bb8:  // pred: ^bb7
    %1073 = "llvm.icmp"(%1050, %1019) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1073, %1070, %1064, %1070, %1069)[^bb10, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, i64, i64, i64, i64) -> ()
  ^bb9(%1074: i64, %1075: i64, %1076: i64):  // 2 preds: ^bb5, ^bb8
    %1077 = "llvm.icmp"(%1050, %1019) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%1077) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %1078 = "llvm.add"(%1074, %1020) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1079 = "llvm.getelementptr"(%1034, %1078) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1076, %1079) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1080 = "llvm.getelementptr"(%1047, %1078) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1081 = "llvm.load"(%1080) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1082 = "llvm.mul"(%1081, %1075) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%1082)[^bb10] : (i64) -> ()
  ^bb10(%1083: i64):  // 2 preds: ^bb8, ^bb9
    %1084 = "llvm.icmp"(%1083, %1019) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1084)[^bb16, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1085 = "llvm.getelementptr"(%arg46, %1023) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1086 = "llvm.load"(%1085) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1087 = "llvm.icmp"(%1086, %1024) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1087, %1019)[^bb16, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb12(%1088: i64):  // 2 preds: ^bb11, ^bb14
    %1089 = "llvm.getelementptr"(%1047, %1088) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1090 = "llvm.load"(%1089) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1091 = "llvm.icmp"(%1090, %1017) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1091)[^bb13, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb13:  // pred: ^bb12
    %1092 = "llvm.getelementptr"(%1086, %1088) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1093 = "llvm.load"(%1092) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1094 = "llvm.getelementptr"(%1034, %1088) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1095 = "llvm.load"(%1094) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1096 = "llvm.icmp"(%1093, %1095) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1096)[^bb14, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb14:  // 2 preds: ^bb12, ^bb13
    %1097 = "llvm.add"(%1088, %1017) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1098 = "llvm.icmp"(%1097, %1049) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1098, %1097)[^bb16, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb15:  // pred: ^bb13
    "llvm.call"(%arg45, %1025, %1019) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1099 = "llvm.load"(%1085) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1100 = "llvm.load"(%1030) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg45, %1099, %1100) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_list, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb16] : () -> ()
  ^bb16:  // 5 preds: ^bb4, ^bb10, ^bb11, ^bb14, ^bb15
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg42: !llvm.ptr, %arg43: !llvm.ptr, %arg44: i64):
    %993 = "llvm.mlir.constant"() <{value = 480 : i32}> : () -> i32
    %994 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %995 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %996 = "llvm.load"(%arg42) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %997 = "llvm.sub"(%993, %996) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %998 = "llvm.getelementptr"(%arg42, %994) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %999 = "llvm.sext"(%996) : (i32) -> i64
    %1000 = "llvm.getelementptr"(%998, %999) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1001 = "llvm.sext"(%997) : (i32) -> i64
    %1002 = "llvm.call"(%1000, %1001, %arg43, %arg44) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
    %1003 = "llvm.load"(%arg42) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1004 = "llvm.add"(%1003, %1002) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1005 = "llvm.intr.smin"(%1004, %995) : (i32, i32) -> i32
    "llvm.store"(%1005, %arg42) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i32)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append_list", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg39: !llvm.ptr, %arg40: !llvm.ptr, %arg41: i32):
    %976 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_19}> : () -> !llvm.ptr
    %977 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %978 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %979 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %980 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %981 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %982 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_20}> : () -> !llvm.ptr
    %983 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_21}> : () -> !llvm.ptr
    "llvm.call"(%arg39, %976, %977) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %984 = "llvm.icmp"(%arg41, %978) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%984)[^bb1, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %985 = "llvm.zext"(%arg41) <{nonNeg}> : (i32) -> i64
    %986 = "llvm.load"(%arg40) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg39, %979, %986) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %987 = "llvm.icmp"(%arg41, %980) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%987, %981)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb2(%988: i64):  // 2 preds: ^bb1, ^bb2
    %989 = "llvm.getelementptr"(%arg40, %988) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %990 = "llvm.load"(%989) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg39, %982, %990) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %991 = "llvm.add"(%988, %981) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %992 = "llvm.icmp"(%991, %985) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%992, %991)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    "llvm.call"(%arg39, %983, %977) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_get_item", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg35: !llvm.ptr, %arg36: !llvm.ptr, %arg37: !llvm.ptr, %arg38: !llvm.ptr):
    %930 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %931 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %932 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %933 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %934 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %935 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %936 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %937 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %938 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %939 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %940 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %941 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %942 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %943 = "llvm.getelementptr"(%942, %940) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %944 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %945 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %946 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %947 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %948 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %949 = "llvm.getelementptr"(%942, %948) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %950 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %951 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %952 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %953 = "llvm.alloca"(%930) <{alignment = 16 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %954 = "llvm.load"(%arg35) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%954)[^bb1, ^bb2, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%950, %arg36, %arg35, %951, %952) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%946)[^bb7] : (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb0
    "llvm.intr.memcpy"(%953, %arg35, %931) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %955 = "llvm.getelementptr"(%953, %931) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%932, %955) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %956 = "llvm.getelementptr"(%953, %933) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%934, %956) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %957 = "llvm.getelementptr"(%953, %935) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg37, %957) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %958 = "llvm.icmp"(%954, %936) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %959 = "llvm.select"(%958, %937, %938) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %960 = "llvm.icmp"(%arg37, %939) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %961 = "llvm.zext"(%960) : (i1) -> i64
    %962 = "llvm.getelementptr"(%arg38, %940) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memset"(%arg38, %941, %931) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %963 = "llvm.load"(%943) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %964 = "llvm.getelementptr"(%944, %959) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %965 = "llvm.getelementptr"(%964, %961) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %966 = "llvm.load"(%965) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %967 = "llvm.select"(%960, %945, %930) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %968 = "llvm.call"(%963, %966, %953, %967, %arg38) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %969 = "llvm.icmp"(%968, %934) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%969)[^bb5, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    "llvm.cond_br"(%960, %946)[^bb4, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%arg36, %arg35, %arg37) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_without, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%946)[^bb7] : (i32) -> ()
  ^bb5:  // pred: ^bb2
    %970 = "llvm.load"(%arg38) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %971 = "llvm.icmp"(%970, %947) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%971, %934)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb6:  // pred: ^bb5
    %972 = "llvm.load"(%949) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %973 = "llvm.load"(%962) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %974 = "llvm.call"(%972, %973) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%934)[^bb7] : (i32) -> ()
  ^bb7(%975: i32):  // 5 preds: ^bb1, ^bb3, ^bb4, ^bb5, ^bb6
    "llvm.return"(%975) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse_without", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg32: !llvm.ptr, %arg33: !llvm.ptr, %arg34: !llvm.ptr):
    %909 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %910 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %911 = "llvm.mlir.constant"() <{value = 484 : i64}> : () -> i64
    %912 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %913 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %914 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %915 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_24}> : () -> !llvm.ptr
    %916 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %917 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %918 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_25}> : () -> !llvm.ptr
    %919 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %920 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %921 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %922 = "llvm.alloca"(%909) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    %923 = "llvm.alloca"(%909) <{alignment = 16 : i64, elem_type = !llvm.array<5 x ptr>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%922, %910, %911) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.call"(%922, %arg33) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%arg32, %923) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %924 = "llvm.getelementptr"(%923, %912) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %925 = "llvm.getelementptr"(%922, %913) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%925, %924) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %926 = "llvm.getelementptr"(%923, %914) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%915, %926) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %927 = "llvm.getelementptr"(%923, %916) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg34, %927) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %928 = "llvm.getelementptr"(%923, %917) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%918, %928) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %929 = "llvm.load"(%919) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%929, %920, %923, %921) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (i32, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_refuse_array", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg27: i32, %arg28: !llvm.ptr, %arg29: !llvm.ptr, %arg30: !llvm.ptr, %arg31: !llvm.ptr):
    %870 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %871 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_26}> : () -> !llvm.ptr
    %872 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %873 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %874 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_27}> : () -> !llvm.ptr
    %875 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %876 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %877 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_30}> : () -> !llvm.ptr
    %878 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %879 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %880 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %881 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_29}> : () -> !llvm.ptr
    %882 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %883 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_28}> : () -> !llvm.ptr
    %884 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %885 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %886 = "llvm.icmp"(%arg27, %870) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %887 = "llvm.select"(%886, %871, %872) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %888 = "llvm.icmp"(%arg27, %873) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %889 = "llvm.select"(%888, %874, %887) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%arg27, %889, %875)[^bb4, ^bb1, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[7, 8, 9]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i64) -> ()
  ^bb1:  // pred: ^bb0
    %890 = "llvm.getelementptr"(%arg30, %882) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %891 = "llvm.load"(%890) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %892 = "llvm.sext"(%891) : (i32) -> i64
    "llvm.br"(%883, %892)[^bb4] : (!llvm.ptr, i64) -> ()
  ^bb2:  // pred: ^bb0
    %893 = "llvm.load"(%arg29) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %894 = "llvm.icmp"(%893, %878) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %895 = "llvm.getelementptr"(%arg29, %879) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %896 = "llvm.load"(%895) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %897 = "llvm.select"(%894, %880, %875) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %898 = "llvm.getelementptr"(%896, %897) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %899 = "llvm.getelementptr"(%898, %879) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %900 = "llvm.load"(%899) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %901 = "llvm.sext"(%900) : (i32) -> i64
    "llvm.br"(%881, %901)[^bb4] : (!llvm.ptr, i64) -> ()
  ^bb3:  // pred: ^bb0
    %902 = "llvm.load"(%arg31) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %903 = "llvm.shl"(%902, %876) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %904 = "llvm.sext"(%903) : (i32) -> i64
    "llvm.br"(%877, %904)[^bb4] : (!llvm.ptr, i64) -> ()
  ^bb4(%905: !llvm.ptr, %906: i64):  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb3
    %907 = "llvm.icmp"(%arg27, %876) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %908 = "llvm.select"(%907, %884, %885) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.call"(%908, %arg28, %arg29, %905, %906) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
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

