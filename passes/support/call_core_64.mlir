// Made of runtime/call/tvm_call.c by `make core`: do not edit.
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<10 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str", unnamed_addr = 0 : i64, value = "TypeError\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<5 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_1", unnamed_addr = 0 : i64, value = "%lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, global_type = !llvm.struct<"mlir_abi_call_core_64.union.anon.0", (struct<"mlir_abi_call_core_64.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2420 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2421 = "llvm.mlir.zero"() : () -> !llvm.struct<"mlir_abi_call_core_64.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %2422 = "llvm.mlir.zero"() : () -> !llvm.struct<"mlir_abi_call_core_64.union.anon.0", (struct<"mlir_abi_call_core_64.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>
    "llvm.return"(%2422) : (!llvm.struct<"mlir_abi_call_core_64.union.anon.0", (struct<"mlir_abi_call_core_64.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>) -> ()
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
    %2418 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2419 = "llvm.mlir.zero"() : () -> !llvm.array<6 x ptr>
    "llvm.return"(%2419) : (!llvm.array<6 x ptr>) -> ()
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
    %1770 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1771 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1772 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1773 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1774 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1775 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1776 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1777 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1778 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1779 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1780 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1781 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1782 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1783 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1784 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %1785 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1786 = "llvm.mlir.constant"() <{value = 108 : i32}> : () -> i32
    %1787 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1788 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1789 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1790 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1791 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1792 = "llvm.mlir.constant"() <{value = 3.4028234663852886E+38 : f64}> : () -> f64
    %1793 = "llvm.mlir.constant"() <{value = 1.7976931348623157E+308 : f64}> : () -> f64
    %1794 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1795 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1796 = "llvm.mlir.constant"() <{value = 3.3895313892515355E+38 : f64}> : () -> f64
    %1797 = "llvm.mlir.constant"() <{value = 6.550400e+04 : f64}> : () -> f64
    %1798 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1799 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1800 = "llvm.mlir.constant"() <{value = 14 : i32}> : () -> i32
    %1801 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1802 = "llvm.mlir.constant"() <{value = -1023 : i32}> : () -> i32
    %1803 = "llvm.mlir.constant"() <{value = 1024 : i32}> : () -> i32
    %1804 = "llvm.mlir.constant"() <{value = -32768 : i16}> : () -> i16
    %1805 = "llvm.mlir.constant"() <{value = 52 : i32}> : () -> i32
    %1806 = "llvm.mlir.constant"() <{value = 4503599627370495 : i64}> : () -> i64
    %1807 = "llvm.mlir.constant"() <{value = 4503599627370496 : i64}> : () -> i64
    %1808 = "llvm.mlir.constant"() <{value = 51 : i32}> : () -> i32
    %1809 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1810 = "llvm.mlir.constant"() <{value = 9007199254740991 : i64}> : () -> i64
    %1811 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1812 = "llvm.mlir.constant"() <{value = 32768 : i64}> : () -> i64
    %1813 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1814 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1815 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1816 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1817 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1818 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1819 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1820 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %1821 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1822 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %1823 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %1824 = "llvm.mlir.constant"() <{value = 56 : i64}> : () -> i64
    %1825 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1826 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1827 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1828 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1829 = "llvm.mlir.constant"() <{value = 44 : i64}> : () -> i64
    %1830 = "llvm.mlir.constant"() <{value = 0 : i128}> : () -> i128
    %1831 = "llvm.mlir.constant"() <{value = -1 : i128}> : () -> i128
    %1832 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_32}> : () -> !llvm.ptr
    %1833 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_3}> : () -> !llvm.ptr
    %1834 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_33}> : () -> !llvm.ptr
    %1835 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1836 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1837 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1838 = "llvm.alloca"(%1770) <{alignment = 16 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1839 = "llvm.alloca"(%1770) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>}> : (i32) -> !llvm.ptr
    %1840 = "llvm.alloca"(%1770) <{alignment = 16 : i64, elem_type = !llvm.array<1048 x i8>}> : (i32) -> !llvm.ptr
    %1841 = "llvm.alloca"(%1770) <{alignment = 16 : i64, elem_type = !llvm.array<2 x i64>}> : (i32) -> !llvm.ptr
    %1842 = "llvm.alloca"(%1770) <{alignment = 16 : i64, elem_type = !llvm.array<2 x i64>}> : (i32) -> !llvm.ptr
    %1843 = "llvm.alloca"(%1770) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %1844 = "llvm.alloca"(%1770) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %1845 = "llvm.alloca"(%1770) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1846 = "llvm.alloca"(%1770) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Call", (ptr, ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1847 = "llvm.load"(%1771) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1848 = "llvm.icmp"(%1847, %1772) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1848)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1849 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1850 = "llvm.icmp"(%1849, %1772) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1850, %1773)[^bb2, ^bb141] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1851 = "llvm.getelementptr"(%arg73, %1774) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1852 = "llvm.load"(%1851) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1853 = "llvm.getelementptr"(%arg73, %1775) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1854 = "llvm.load"(%1853) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1855 = "llvm.add"(%1854, %1852) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1856 = "llvm.icmp"(%arg76, %1855) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1857 = "llvm.icmp"(%arg76, %1852) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1858 = "llvm.or"(%1857, %1856) : (i1, i1) -> i1
    "llvm.cond_br"(%1858)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1859 = "llvm.getelementptr"(%arg73, %1776) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1860 = "llvm.load"(%1859) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1861 = "llvm.sext"(%1860) : (i32) -> i64
    %1862 = "llvm.getelementptr"(%arg73, %1861) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1863 = "llvm.sext"(%arg76) : (i32) -> i64
    "llvm.call"(%1777, %1862, %1778, %1779, %1863) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1773)[^bb141] : (i32) -> ()
  ^bb4:  // pred: ^bb2
    %1864 = "llvm.getelementptr"(%arg73, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1865 = "llvm.load"(%1864) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1866 = "llvm.add"(%1865, %1770) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1867 = "llvm.zext"(%1866) : (i32) -> i64
    %1868 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1869 = "llvm.alloca"(%1867) <{alignment = 16 : i64, elem_type = !llvm.ptr}> : (i64) -> !llvm.ptr
    %1870 = "llvm.icmp"(%1854, %1772) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1871 = "llvm.and"(%1870, %1856) : (i1, i1) -> i1
    %1872 = "llvm.sext"(%1852) : (i32) -> i64
    %1873 = "llvm.getelementptr"(%arg75, %1872) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Any", (i32, i32, struct<"mlir_abi_call_core_64.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1874 = "llvm.select"(%1871, %1873, %1778) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1875 = "llvm.getelementptr"(%arg73, %1781) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1876 = "llvm.load"(%1875) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1877 = "llvm.add"(%1876, %1770) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1878 = "llvm.zext"(%1877) : (i32) -> i64
    %1879 = "llvm.alloca"(%1878) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Any", (i32, i32, struct<"mlir_abi_call_core_64.union.anon", (i64)>)>}> : (i64) -> !llvm.ptr
    %1880 = "llvm.getelementptr"(%arg73, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1881 = "llvm.load"(%1880) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1882 = "llvm.add"(%1881, %1783) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1883 = "llvm.zext"(%1882) : (i32) -> i64
    %1884 = "llvm.alloca"(%1883) <{alignment = 16 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
    "llvm.store"(%arg73, %1846) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1885 = "llvm.getelementptr"(%1846, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1869, %1885) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1886 = "llvm.getelementptr"(%1846, %1774) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1884, %1886) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1887 = "llvm.getelementptr"(%1846, %1781) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1879, %1887) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1888 = "llvm.icmp"(%1852, %1772) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1888)[^bb5, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1889 = "llvm.getelementptr"(%arg73, %1784) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1890 = "llvm.load"(%1889) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1891 = "llvm.sext"(%1890) : (i32) -> i64
    %1892 = "llvm.getelementptr"(%arg73, %1891) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1893 = "llvm.zext"(%1852) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1785, %1892)[^bb6] : (i64, !llvm.ptr) -> ()
  ^bb6(%1894: i64, %1895: !llvm.ptr):  // 2 preds: ^bb5, ^bb9
    %1896 = "llvm.load"(%1895) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1897 = "llvm.icmp"(%1896, %1786) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1898 = "llvm.getelementptr"(%arg75, %1894) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Any", (i32, i32, struct<"mlir_abi_call_core_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%1897)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %1899 = "llvm.getelementptr"(%1895, %1774) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1900 = "llvm.getelementptr"(%1895, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1901 = "llvm.load"(%1900) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1902 = "llvm.sext"(%1901) : (i32) -> i64
    %1903 = "llvm.getelementptr"(%1869, %1902) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1898, %1903) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1899)[^bb9] : (!llvm.ptr) -> ()
  ^bb8:  // pred: ^bb6
    %1904 = "llvm.call"(%1846, %1895, %1898) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1905 = "llvm.icmp"(%1904, %1778) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1905, %1773, %1904)[^bb140, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb9(%1906: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %1907 = "llvm.add"(%1894, %1787) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1908 = "llvm.icmp"(%1907, %1893) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1908, %1907, %1906)[^bb10, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, !llvm.ptr) -> ()
  ^bb10:  // 2 preds: ^bb4, ^bb9
    %1909 = "llvm.getelementptr"(%arg73, %1788) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1910 = "llvm.load"(%1909) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1911 = "llvm.sext"(%1910) : (i32) -> i64
    %1912 = "llvm.getelementptr"(%arg73, %1911) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1913 = "llvm.load"(%1864) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1914 = "llvm.icmp"(%1913, %1772) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1914)[^bb11, ^bb109] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1915 = "llvm.getelementptr"(%1843, %1789) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1916 = "llvm.getelementptr"(%1842, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1917 = "llvm.getelementptr"(%1841, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1785)[^bb12] : (i64) -> ()
  ^bb12(%1918: i64):  // 2 preds: ^bb11, ^bb108
    %1919 = "llvm.getelementptr"(%1912, %1918) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1920 = "llvm.load"(%1885) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1921 = "llvm.getelementptr"(%1920, %1918) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1922 = "llvm.load"(%1921) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1923 = "llvm.load"(%1846) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1924 = "llvm.getelementptr"(%1919, %1790) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1925 = "llvm.load"(%1924) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1926 = "llvm.load"(%1919) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1927 = "llvm.load"(%1922) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1926)[^bb77, ^bb13, ^bb61] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[97, 102]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb13:  // pred: ^bb12
    "llvm.switch"(%1927, %1923, %1770)[^bb60, ^bb14, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i32) -> ()
  ^bb14:  // pred: ^bb13
    %1928 = "llvm.getelementptr"(%1922, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1929 = "llvm.load"(%1928) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1930 = "llvm.getelementptr"(%1929, %1781) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1930)[^bb16] : (!llvm.ptr) -> ()
  ^bb15:  // pred: ^bb13
    %1931 = "llvm.getelementptr"(%1922, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1932 = "llvm.load"(%1931) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1933 = "llvm.icmp"(%1932, %1778) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1933, %1923, %1770, %1932)[^bb60, ^bb16] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb16(%1934: !llvm.ptr):  // 2 preds: ^bb14, ^bb15
    %1935 = "llvm.load"(%1886) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1936 = "llvm.getelementptr"(%1919, %1775) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1937 = "llvm.load"(%1936) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1938 = "llvm.sext"(%1937) : (i32) -> i64
    %1939 = "llvm.getelementptr"(%1935, %1938) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1940 = "llvm.getelementptr"(%1919, %1774) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1941 = "llvm.load"(%1940) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1942 = "llvm.icmp"(%1941, %1772) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1942, %1939)[^bb17, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb17:  // pred: ^bb16
    %1943 = "llvm.getelementptr"(%1919, %1814) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1944 = "llvm.load"(%1943) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1945 = "llvm.sext"(%1944) : (i32) -> i64
    %1946 = "llvm.getelementptr"(%1935, %1945) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1947 = "llvm.getelementptr"(%1934, %1774) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1948 = "llvm.load"(%1947) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1949 = "llvm.load"(%1923) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1949)[^bb19, ^bb20, ^bb18] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb18:  // pred: ^bb17
    "llvm.store"(%1948, %1939) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb19:  // pred: ^bb17
    %1950 = "llvm.trunc"(%1948) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%1950, %1939) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb20:  // pred: ^bb17
    %1951 = "llvm.sext"(%1948) : (i32) -> i64
    "llvm.store"(%1951, %1939) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb21:  // 3 preds: ^bb18, ^bb19, ^bb20
    %1952 = "llvm.load"(%1923) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1953 = "llvm.intr.smax"(%1952, %1815) : (i32, i32) -> i32
    %1954 = "llvm.zext"(%1953) <{nonNeg}> : (i32) -> i64
    %1955 = "llvm.getelementptr"(%1939, %1954) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1946, %1955) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1946)[^bb22] : (!llvm.ptr) -> ()
  ^bb22(%1956: !llvm.ptr):  // 2 preds: ^bb16, ^bb21
    %1957 = "llvm.load"(%1923) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1958 = "llvm.icmp"(%1957, %1815) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1958)[^bb23, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb23:  // pred: ^bb22
    "llvm.intr.memcpy"(%1844, %1934, %1776) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1959 = "llvm.call"(%1923, %1919, %1844, %1956) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1959)[^bb46] : (i32) -> ()
  ^bb24:  // pred: ^bb22
    %1960 = "llvm.getelementptr"(%1934, %1814) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1961 = "llvm.load"(%1960) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1962 = "llvm.getelementptr"(%1919, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1963 = "llvm.load"(%1962) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1964 = "llvm.icmp"(%1961, %1963) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1964, %1791)[^bb25, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb25:  // pred: ^bb24
    %1965 = "llvm.getelementptr"(%1934, %1774) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1966 = "llvm.load"(%1965) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1967 = "llvm.load"(%1940) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1968 = "llvm.icmp"(%1967, %1772) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1968)[^bb26, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb26:  // pred: ^bb25
    %1969 = "llvm.icmp"(%1966, %1817) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1969, %1816)[^bb45, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb27:  // pred: ^bb25
    %1970 = "llvm.icmp"(%1966, %1967) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1970, %1816)[^bb28, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb28:  // 2 preds: ^bb26, ^bb27
    %1971 = "llvm.getelementptr"(%1919, %1784) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1972 = "llvm.load"(%1971) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1973 = "llvm.sext"(%1972) : (i32) -> i64
    %1974 = "llvm.getelementptr"(%1923, %1973) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1975 = "llvm.getelementptr"(%1934, %1781) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1976 = "llvm.load"(%1975) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1977 = "llvm.icmp"(%1966, %1772) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1977, %1772, %1818)[^bb29, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb29:  // pred: ^bb28
    %1978 = "llvm.getelementptr"(%1919, %1789) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1979 = "llvm.getelementptr"(%1934, %1789) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1980 = "llvm.getelementptr"(%1919, %1781) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1981 = "llvm.getelementptr"(%1956, %1774) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1982 = "llvm.zext"(%1966) <{nonNeg}> : (i32) -> i64
    %1983 = "llvm.getelementptr"(%1974, %1982) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1982, %1772, %1787, %1772)[^bb30] : (i64, i32, i64, i32) -> ()
  ^bb30(%1984: i64, %1985: i32, %1986: i64, %1987: i32):  // 2 preds: ^bb29, ^bb38
    %1988 = "llvm.add"(%1984, %1819) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1989 = "llvm.getelementptr"(%1976, %1988) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1990 = "llvm.load"(%1989) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1991 = "llvm.load"(%1978) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1992 = "llvm.icmp"(%1991, %1772) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1992, %1986)[^bb32, ^bb31] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb31:  // pred: ^bb30
    %1993 = "llvm.getelementptr"(%1983, %1984) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1994 = "llvm.load"(%1993) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1994)[^bb32] : (i64) -> ()
  ^bb32(%1995: i64):  // 2 preds: ^bb30, ^bb31
    %1996 = "llvm.icmp"(%1995, %1820) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1997 = "llvm.select"(%1996, %1995, %1986) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1968)[^bb34, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb33:  // pred: ^bb32
    %1998 = "llvm.getelementptr"(%1974, %1984) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1999 = "llvm.load"(%1998) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2000 = "llvm.icmp"(%1999, %1820) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2001 = "llvm.icmp"(%1999, %1990) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2002 = "llvm.select"(%2000, %1818, %2001) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2002, %1795)[^bb34, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb34:  // 2 preds: ^bb32, ^bb33
    %2003 = "llvm.icmp"(%1990, %1787) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2003, %1987, %1997)[^bb35, ^bb38] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb35:  // pred: ^bb34
    %2004 = "llvm.load"(%1979) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2005 = "llvm.icmp"(%2004, %1778) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2005, %1987, %1997)[^bb38, ^bb36] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb36:  // pred: ^bb35
    %2006 = "llvm.getelementptr"(%2004, %1988) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2007 = "llvm.load"(%2006) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2008 = "llvm.icmp"(%2007, %1995) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2009 = "llvm.or"(%1996, %2008) : (i1, i1) -> i1
    %2010 = "llvm.select"(%2008, %1987, %1821) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2011 = "llvm.select"(%2008, %1997, %2007) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%2009, %2010, %2011)[^bb38, ^bb37] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb37:  // pred: ^bb36
    %2012 = "llvm.load"(%1980) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2013 = "llvm.icmp"(%2012, %1772) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2014 = "llvm.icmp"(%2007, %1785) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2015 = "llvm.or"(%2014, %2013) : (i1, i1) -> i1
    %2016 = "llvm.select"(%2015, %1987, %1822) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%2016, %2007)[^bb38] : (i32, i64) -> ()
  ^bb38(%2017: i32, %2018: i64):  // 4 preds: ^bb34, ^bb35, ^bb36, ^bb37
    %2019 = "llvm.shl"(%1984, %1823) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2020 = "llvm.getelementptr"(%1981, %2019) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1990, %2020) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2021 = "llvm.trunc"(%1984) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2022 = "llvm.add"(%1966, %2021) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2023 = "llvm.shl"(%2022, %1816) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2024 = "llvm.sext"(%2023) : (i32) -> i64
    %2025 = "llvm.getelementptr"(%1981, %2024) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2018, %2025) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2026 = "llvm.icmp"(%1990, %1785) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2027 = "llvm.zext"(%2026) : (i1) -> i32
    %2028 = "llvm.or"(%1985, %2027) : (i32, i32) -> i32
    %2029 = "llvm.intr.umax"(%1990, %1787) : (i64, i64) -> i64
    %2030 = "llvm.mul"(%2029, %1986) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2031 = "llvm.icmp"(%1984, %1787) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2031, %1988, %2028, %2030, %2017)[^bb30, ^bb39] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i64, i32, i64, i32) -> ()
  ^bb39:  // pred: ^bb38
    %2032 = "llvm.icmp"(%2028, %1772) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%2017, %2032)[^bb40] : (i32, i1) -> ()
  ^bb40(%2033: i32, %2034: i1):  // 2 preds: ^bb28, ^bb39
    %2035 = "llvm.getelementptr"(%1934, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2036 = "llvm.load"(%2035) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2036, %1815)[^bb45, ^bb41, ^bb41, ^bb41] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb41:  // 3 preds: ^bb40, ^bb40, ^bb40
    %2037 = "llvm.load"(%1934) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2038 = "llvm.ptrtoint"(%2037) : (!llvm.ptr) -> i64
    %2039 = "llvm.getelementptr"(%1934, %1790) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2040 = "llvm.load"(%2039) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2041 = "llvm.add"(%2040, %2038) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2042 = "llvm.load"(%1974) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2043 = "llvm.getelementptr"(%1919, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2044 = "llvm.load"(%2043) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2045 = "llvm.sext"(%2044) : (i32) -> i64
    %2046 = "llvm.mul"(%2042, %2045) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2047 = "llvm.sub"(%2041, %2046) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%2047, %1956) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2048 = "llvm.getelementptr"(%1956, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2047, %2048) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2049 = "llvm.getelementptr"(%1956, %1774) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2050 = "llvm.load"(%1974) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%2050, %2049) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%2034)[^bb44, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb42:  // pred: ^bb41
    %2051 = "llvm.getelementptr"(%1934, %1789) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2052 = "llvm.load"(%2051) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2053 = "llvm.icmp"(%2052, %1778) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2053, %1772)[^bb45, ^bb43] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb43:  // pred: ^bb42
    "llvm.intr.memcpy"(%1843, %1934, %1776) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.store"(%1778, %1915) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2054 = "llvm.call"(%1923, %1919, %1843, %1956) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2054)[^bb45] : (i32) -> ()
  ^bb44:  // pred: ^bb41
    %2055 = "llvm.getelementptr"(%1919, %1788) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2056 = "llvm.load"(%2055) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2057 = "llvm.add"(%2056, %1773) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2058 = "llvm.sext"(%2057) : (i32) -> i64
    %2059 = "llvm.and"(%2047, %2058) : (i64, i64) -> i64
    %2060 = "llvm.icmp"(%2059, %1785) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2061 = "llvm.select"(%2060, %2033, %1798) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%2061)[^bb45] : (i32) -> ()
  ^bb45(%2062: i32):  // 8 preds: ^bb24, ^bb26, ^bb27, ^bb33, ^bb40, ^bb42, ^bb43, ^bb44
    "llvm.br"(%2062)[^bb46] : (i32) -> ()
  ^bb46(%2063: i32):  // 2 preds: ^bb23, ^bb45
    %2064 = "llvm.icmp"(%2063, %1772) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2065 = "llvm.load"(%1846) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.cond_br"(%2064, %2065, %2063)[^bb47, ^bb60] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb47:  // pred: ^bb46
    %2066 = "llvm.load"(%1886) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2067 = "llvm.getelementptr"(%2065, %1824) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2068 = "llvm.load"(%2067) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2069 = "llvm.sext"(%2068) : (i32) -> i64
    %2070 = "llvm.icmp"(%1918, %2069) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2070)[^bb58, ^bb48] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb48:  // pred: ^bb47
    %2071 = "llvm.getelementptr"(%2065, %1788) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2072 = "llvm.load"(%2071) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2073 = "llvm.sext"(%2072) : (i32) -> i64
    %2074 = "llvm.getelementptr"(%2065, %2073) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2075 = "llvm.icmp"(%1918, %1785) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2075)[^bb58, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb49:  // pred: ^bb48
    %2076 = "llvm.getelementptr"(%2074, %1918) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2077 = "llvm.getelementptr"(%2076, %1781) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1785)[^bb50] : (i64) -> ()
  ^bb50(%2078: i64):  // 2 preds: ^bb49, ^bb57
    %2079 = "llvm.getelementptr"(%2074, %2078) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2080 = "llvm.load"(%2079) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2081 = "llvm.icmp"(%2080, %1825) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2081)[^bb51, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb51:  // pred: ^bb50
    %2082 = "llvm.load"(%2077) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2083 = "llvm.icmp"(%2082, %1791) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2083)[^bb53, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb52:  // pred: ^bb51
    %2084 = "llvm.getelementptr"(%2079, %1781) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2085 = "llvm.load"(%2084) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2086 = "llvm.icmp"(%2085, %1791) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2086)[^bb53, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb53:  // 2 preds: ^bb51, ^bb52
    %2087 = "llvm.call"(%2065, %2076, %2066, %1841) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2088 = "llvm.icmp"(%2087, %1772) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2088)[^bb58, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // pred: ^bb53
    %2089 = "llvm.call"(%2065, %2079, %2066, %1842) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2090 = "llvm.icmp"(%2089, %1772) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2090)[^bb57, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb55:  // pred: ^bb54
    %2091 = "llvm.load"(%1841) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2092 = "llvm.load"(%1916) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2093 = "llvm.icmp"(%2091, %2092) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2093)[^bb56, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb56:  // pred: ^bb55
    %2094 = "llvm.load"(%1842) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2095 = "llvm.load"(%1917) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2096 = "llvm.icmp"(%2094, %2095) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2096)[^bb59, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb57:  // 5 preds: ^bb50, ^bb52, ^bb54, ^bb55, ^bb56
    %2097 = "llvm.add"(%2078, %1787) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2098 = "llvm.icmp"(%2097, %1918) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2098, %2097)[^bb58, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb58:  // 4 preds: ^bb47, ^bb48, ^bb53, ^bb57
    "llvm.br"()[^bb108] : () -> ()
  ^bb59:  // pred: ^bb56
    "llvm.br"(%2065, %1826)[^bb60] : (!llvm.ptr, i32) -> ()
  ^bb60(%2099: !llvm.ptr, %2100: i32):  // 4 preds: ^bb13, ^bb15, ^bb46, ^bb59
    %2101 = "llvm.sext"(%1925) : (i32) -> i64
    %2102 = "llvm.getelementptr"(%1923, %2101) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%2100, %2102, %1922, %1919, %2099) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1773)[^bb140] : (i32) -> ()
  ^bb61:  // pred: ^bb12
    %2103 = "llvm.add"(%1927, %1773) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2104 = "llvm.icmp"(%2103, %1791) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2104)[^bb63, ^bb62] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb62:  // pred: ^bb61
    "llvm.switch"(%1927, %1770)[^bb104, ^bb64, ^bb99, ^bb100] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[3, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb63:  // pred: ^bb61
    %2105 = "llvm.getelementptr"(%1922, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2106 = "llvm.load"(%2105) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2107 = "llvm.sitofp"(%2106) : (i64) -> f64
    "llvm.br"(%2107)[^bb65] : (f64) -> ()
  ^bb64:  // pred: ^bb62
    %2108 = "llvm.getelementptr"(%1922, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2109 = "llvm.load"(%2108) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%2109)[^bb65] : (f64) -> ()
  ^bb65(%2110: f64):  // 2 preds: ^bb63, ^bb64
    %2111 = "llvm.load"(%1886) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2112 = "llvm.getelementptr"(%1919, %1775) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2113 = "llvm.load"(%2112) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2114 = "llvm.sext"(%2113) : (i32) -> i64
    %2115 = "llvm.getelementptr"(%2111, %2114) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2116 = "llvm.getelementptr"(%1919, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2117 = "llvm.load"(%2116) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2117)[^bb67, ^bb66, ^bb68] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb66:  // pred: ^bb65
    "llvm.store"(%2110, %2115) <{alignment = 1 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"()[^bb108] : () -> ()
  ^bb67:  // pred: ^bb65
    %2118 = "llvm.getelementptr"(%1919, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2119 = "llvm.load"(%2118) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2120 = "llvm.and"(%2119, %1794) : (i32, i32) -> i32
    %2121 = "llvm.icmp"(%2120, %1795) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2122 = "llvm.select"(%2121, %1796, %1797) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %2123 = "llvm.intr.fabs"(%2110) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %2124 = "llvm.fcmp"(%2123, %2122) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %2125 = "llvm.fcmp"(%2123, %1793) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %2126 = "llvm.and"(%2125, %2124) : (i1, i1) -> i1
    "llvm.cond_br"(%2126)[^bb107, ^bb70] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb68:  // pred: ^bb65
    %2127 = "llvm.intr.fabs"(%2110) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %2128 = "llvm.fcmp"(%2127, %1792) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %2129 = "llvm.fcmp"(%2127, %1793) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %2130 = "llvm.and"(%2128, %2129) : (i1, i1) -> i1
    "llvm.cond_br"(%2130)[^bb107, ^bb69] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb69:  // pred: ^bb68
    %2131 = "llvm.fptrunc"(%2110) : (f64) -> f32
    "llvm.store"(%2131, %2115) <{alignment = 1 : i64, ordering = 0 : i64}> : (f32, !llvm.ptr) -> ()
    "llvm.br"()[^bb108] : () -> ()
  ^bb70:  // pred: ^bb67
    %2132 = "llvm.select"(%2121, %1798, %1799) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2133 = "llvm.bitcast"(%2110) : (f64) -> i64
    %2134 = "llvm.lshr"(%2133, %1776) : (i64, i64) -> i64
    %2135 = "llvm.bitcast"(%2123) : (f64) -> i64
    %2136 = "llvm.sub"(%1800, %2132) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2137 = "llvm.shl"(%1773, %2136) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2138 = "llvm.add"(%2137, %1791) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2139 = "llvm.lshr"(%2135, %1801) : (i64, i64) -> i64
    %2140 = "llvm.trunc"(%2139) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %2141 = "llvm.add"(%2140, %1802) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2142 = "llvm.zext"(%2132) <{nonNeg}> : (i32) -> i64
    %2143 = "llvm.icmp"(%2141, %1803) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2143)[^bb71, ^bb72] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb71:  // pred: ^bb70
    %2144 = "llvm.xor"(%2132, %1813) : (i32, i32) -> i32
    %2145 = "llvm.shl"(%1773, %2144) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2146 = "llvm.xor"(%2145, %1773) : (i32, i32) -> i32
    %2147 = "llvm.zext"(%2146) <{nonNeg}> : (i32) -> i64
    %2148 = "llvm.shl"(%2147, %2142) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2149 = "llvm.and"(%2134, %1812) : (i64, i64) -> i64
    %2150 = "llvm.or"(%2148, %2149) : (i64, i64) -> i64
    %2151 = "llvm.and"(%2135, %1806) : (i64, i64) -> i64
    %2152 = "llvm.icmp"(%2151, %1785) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2153 = "llvm.add"(%2132, %1773) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2154 = "llvm.shl"(%1770, %2153) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2155 = "llvm.zext"(%2154) <{nonNeg}> : (i32) -> i64
    %2156 = "llvm.select"(%2152, %1785, %2155) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %2157 = "llvm.or"(%2150, %2156) : (i64, i64) -> i64
    %2158 = "llvm.trunc"(%2157) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%2158)[^bb76] : (i16) -> ()
  ^bb72:  // pred: ^bb70
    %2159 = "llvm.trunc"(%2134) <{overflowFlags = 2 : i32}> : (i64) -> i16
    %2160 = "llvm.and"(%2159, %1804) : (i16, i16) -> i16
    %2161 = "llvm.icmp"(%2141, %2138) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %2162 = "llvm.sub"(%2138, %2141) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2163 = "llvm.select"(%2161, %2162, %1772) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2164 = "llvm.sub"(%2163, %2132) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2165 = "llvm.icmp"(%2164, %1791) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2165, %2160)[^bb76, ^bb73] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i16) -> ()
  ^bb73:  // pred: ^bb72
    %2166 = "llvm.add"(%2164, %1805) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2167 = "llvm.and"(%2135, %1806) : (i64, i64) -> i64
    %2168 = "llvm.or"(%2167, %1807) <{isDisjoint}> : (i64, i64) -> i64
    %2169 = "llvm.add"(%2164, %1808) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2170 = "llvm.zext"(%2169) <{nonNeg}> : (i32) -> i64
    %2171 = "llvm.shl"(%1787, %2170) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %2172 = "llvm.zext"(%2166) <{nonNeg}> : (i32) -> i64
    %2173 = "llvm.lshr"(%2168, %2172) : (i64, i64) -> i64
    %2174 = "llvm.shl"(%1809, %2170) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2175 = "llvm.add"(%2174, %1810) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %2176 = "llvm.and"(%2175, %2168) : (i64, i64) -> i64
    %2177 = "llvm.icmp"(%2176, %2171) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2177, %1787)[^bb75, ^bb74] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb74:  // pred: ^bb73
    %2178 = "llvm.icmp"(%2176, %2171) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2179 = "llvm.and"(%2173, %1787) : (i64, i64) -> i64
    %2180 = "llvm.icmp"(%2179, %1785) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2181 = "llvm.select"(%2178, %2180, %1811) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %2182 = "llvm.zext"(%2181) : (i1) -> i64
    "llvm.br"(%2182)[^bb75] : (i64) -> ()
  ^bb75(%2183: i64):  // 2 preds: ^bb73, ^bb74
    %2184 = "llvm.sub"(%2141, %2138) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2185 = "llvm.select"(%2161, %1772, %2184) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2186 = "llvm.zext"(%2185) : (i32) -> i64
    %2187 = "llvm.and"(%2134, %1812) : (i64, i64) -> i64
    %2188 = "llvm.shl"(%2186, %2142) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2189 = "llvm.add"(%2173, %2188) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2190 = "llvm.add"(%2189, %2183) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2191 = "llvm.or"(%2190, %2187) : (i64, i64) -> i64
    %2192 = "llvm.trunc"(%2191) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%2192)[^bb76] : (i16) -> ()
  ^bb76(%2193: i16):  // 3 preds: ^bb71, ^bb72, ^bb75
    "llvm.store"(%2193, %2115) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb108] : () -> ()
  ^bb77:  // pred: ^bb12
    %2194 = "llvm.add"(%1927, %1773) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2195 = "llvm.icmp"(%2194, %1791) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2195)[^bb78, ^bb93] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb78:  // pred: ^bb77
    %2196 = "llvm.getelementptr"(%1922, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2197 = "llvm.load"(%2196) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2198 = "llvm.load"(%1886) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2199 = "llvm.getelementptr"(%1919, %1775) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2200 = "llvm.load"(%2199) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2201 = "llvm.sext"(%2200) : (i32) -> i64
    %2202 = "llvm.getelementptr"(%2198, %2201) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2203 = "llvm.getelementptr"(%1919, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2204 = "llvm.load"(%2203) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2204)[^bb81, ^bb79, ^bb82, ^bb80] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 8, 4]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb79:  // pred: ^bb78
    %2205 = "llvm.trunc"(%2197) <{overflowFlags = 0 : i32}> : (i64) -> i8
    "llvm.store"(%2205, %2202) <{alignment = 1 : i64, ordering = 0 : i64}> : (i8, !llvm.ptr) -> ()
    "llvm.br"()[^bb83] : () -> ()
  ^bb80:  // pred: ^bb78
    %2206 = "llvm.trunc"(%2197) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%2206, %2202) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb83] : () -> ()
  ^bb81:  // pred: ^bb78
    %2207 = "llvm.trunc"(%2197) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%2207, %2202) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb83] : () -> ()
  ^bb82:  // pred: ^bb78
    "llvm.store"(%2197, %2202) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb83] : () -> ()
  ^bb83:  // 4 preds: ^bb79, ^bb80, ^bb81, ^bb82
    %2208 = "llvm.load"(%2199) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2209 = "llvm.sext"(%2208) : (i32) -> i64
    %2210 = "llvm.getelementptr"(%2198, %2209) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2211 = "llvm.load"(%2210) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %2212 = "llvm.zext"(%2211) : (i8) -> i64
    %2213 = "llvm.load"(%1919) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2214 = "llvm.icmp"(%2213, %1828) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2214)[^bb84, ^bb85] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb84:  // pred: ^bb83
    %2215 = "llvm.and"(%2212, %1787) : (i64, i64) -> i64
    "llvm.br"(%2215)[^bb106] : (i64) -> ()
  ^bb85:  // pred: ^bb83
    %2216 = "llvm.load"(%2203) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2217 = "llvm.icmp"(%2216, %1770) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2217, %2212)[^bb86, ^bb90] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb86:  // pred: ^bb85
    "llvm.switch"(%2216)[^bb89, ^bb87, ^bb88] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb87:  // pred: ^bb86
    %2218 = "llvm.load"(%2210) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%2218)[^bb90] : (i64) -> ()
  ^bb88:  // pred: ^bb86
    %2219 = "llvm.load"(%2210) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2220 = "llvm.sext"(%2219) : (i32) -> i64
    "llvm.br"(%2220)[^bb90] : (i64) -> ()
  ^bb89:  // pred: ^bb86
    %2221 = "llvm.load"(%2210) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %2222 = "llvm.sext"(%2221) : (i16) -> i64
    "llvm.br"(%2222)[^bb90] : (i64) -> ()
  ^bb90(%2223: i64):  // 4 preds: ^bb85, ^bb87, ^bb88, ^bb89
    %2224 = "llvm.shl"(%2216, %1816) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2225 = "llvm.sub"(%1817, %2224) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2226 = "llvm.icmp"(%2213, %1827) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2227 = "llvm.zext"(%2225) : (i32) -> i64
    "llvm.cond_br"(%2226)[^bb91, ^bb92] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb91:  // pred: ^bb90
    %2228 = "llvm.lshr"(%1819, %2227) : (i64, i64) -> i64
    %2229 = "llvm.and"(%2223, %2228) : (i64, i64) -> i64
    "llvm.br"(%2229)[^bb106] : (i64) -> ()
  ^bb92:  // pred: ^bb90
    %2230 = "llvm.shl"(%2223, %2227) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2231 = "llvm.ashr"(%2230, %2227) <{isExact}> : (i64, i64) -> i64
    "llvm.br"(%2231)[^bb106] : (i64) -> ()
  ^bb93:  // pred: ^bb77
    "llvm.switch"(%1927, %1770)[^bb104, ^bb94, ^bb99, ^bb100] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[78, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb94:  // pred: ^bb93
    %2232 = "llvm.getelementptr"(%1922, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2233 = "llvm.load"(%2232) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2234 = "llvm.getelementptr"(%2233, %1781) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2235 = "llvm.icmp"(%1926, %1827) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2235)[^bb95, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb95:  // pred: ^bb94
    %2236 = "llvm.getelementptr"(%1919, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2237 = "llvm.load"(%2236) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2238 = "llvm.icmp"(%2237, %1815) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2238)[^bb96, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb96:  // pred: ^bb95
    %2239 = "llvm.load"(%2234) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2240 = "llvm.icmp"(%2239, %1809) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2240)[^bb97, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb97:  // pred: ^bb96
    %2241 = "llvm.getelementptr"(%2233, %1790) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2242 = "llvm.load"(%2241) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2243 = "llvm.icmp"(%2242, %1785) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2243)[^bb98, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb98:  // pred: ^bb97
    %2244 = "llvm.load"(%1886) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2245 = "llvm.getelementptr"(%1919, %1775) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2246 = "llvm.load"(%2245) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2247 = "llvm.sext"(%2246) : (i32) -> i64
    %2248 = "llvm.getelementptr"(%2244, %2247) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2249 = "llvm.getelementptr"(%2233, %1789) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2250 = "llvm.load"(%2249) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%2250, %2248) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb108] : () -> ()
  ^bb99:  // 2 preds: ^bb62, ^bb93
    %2251 = "llvm.getelementptr"(%1922, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2252 = "llvm.load"(%2251) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2253 = "llvm.getelementptr"(%2252, %1781) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%2253)[^bb101] : (!llvm.ptr) -> ()
  ^bb100:  // 2 preds: ^bb62, ^bb93
    %2254 = "llvm.getelementptr"(%1922, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2255 = "llvm.load"(%2254) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2256 = "llvm.icmp"(%2255, %1778) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2256, %1770, %2255)[^bb104, ^bb101] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb101(%2257: !llvm.ptr):  // 2 preds: ^bb99, ^bb100
    %2258 = "llvm.getelementptr"(%2257, %1814) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2259 = "llvm.load"(%2258) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2260 = "llvm.getelementptr"(%1919, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2261 = "llvm.load"(%2260) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2262 = "llvm.icmp"(%2259, %2261) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2262, %1791)[^bb102, ^bb104] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb102:  // pred: ^bb101
    %2263 = "llvm.getelementptr"(%2257, %1774) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2264 = "llvm.load"(%2263) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2265 = "llvm.icmp"(%2264, %1772) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2265, %1791)[^bb103, ^bb104] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb103:  // pred: ^bb102
    %2266 = "llvm.getelementptr"(%2257, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2267 = "llvm.load"(%2266) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2267, %1815)[^bb104, ^bb105, ^bb105, ^bb105] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb104(%2268: i32):  // 6 preds: ^bb62, ^bb93, ^bb100, ^bb101, ^bb102, ^bb103
    %2269 = "llvm.sext"(%1925) : (i32) -> i64
    %2270 = "llvm.getelementptr"(%1923, %2269) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%2268, %2270, %1922, %1919, %1923) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1773)[^bb140] : (i32) -> ()
  ^bb105:  // 3 preds: ^bb103, ^bb103, ^bb103
    %2271 = "llvm.load"(%1886) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2272 = "llvm.getelementptr"(%1919, %1775) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2273 = "llvm.load"(%2272) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2274 = "llvm.sext"(%2273) : (i32) -> i64
    %2275 = "llvm.getelementptr"(%2271, %2274) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2276 = "llvm.load"(%2257) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2277 = "llvm.getelementptr"(%2257, %1790) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2278 = "llvm.load"(%2277) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2279 = "llvm.getelementptr"(%2276, %2278) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2280 = "llvm.getelementptr"(%1919, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2281 = "llvm.load"(%2280) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2282 = "llvm.sext"(%2281) : (i32) -> i64
    "llvm.intr.memcpy"(%2275, %2279, %2282) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb108] : () -> ()
  ^bb106(%2283: i64):  // 3 preds: ^bb84, ^bb91, ^bb92
    %2284 = "llvm.icmp"(%2283, %2197) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2285 = "llvm.icmp"(%2213, %1827) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2286 = "llvm.icmp"(%2197, %1785) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %2287 = "llvm.and"(%2286, %2285) : (i1, i1) -> i1
    %2288 = "llvm.or"(%2287, %2284) : (i1, i1) -> i1
    "llvm.cond_br"(%2288)[^bb107, ^bb108] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb107:  // 7 preds: ^bb67, ^bb68, ^bb94, ^bb95, ^bb96, ^bb97, ^bb106
    %2289 = "llvm.sext"(%1925) : (i32) -> i64
    %2290 = "llvm.getelementptr"(%1923, %2289) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%1837, %2290, %1922, %1835, %1785) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1773)[^bb140] : (i32) -> ()
  ^bb108:  // 7 preds: ^bb58, ^bb66, ^bb69, ^bb76, ^bb98, ^bb105, ^bb106
    %2291 = "llvm.add"(%1918, %1787) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2292 = "llvm.load"(%1864) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2293 = "llvm.sext"(%2292) : (i32) -> i64
    %2294 = "llvm.icmp"(%2291, %2293) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2294, %2291)[^bb12, ^bb109] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb109:  // 2 preds: ^bb10, ^bb108
    %2295 = "llvm.getelementptr"(%arg73, %1829) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2296 = "llvm.load"(%2295) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2297 = "llvm.sext"(%2296) : (i32) -> i64
    %2298 = "llvm.getelementptr"(%arg73, %2297) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2299 = "llvm.getelementptr"(%arg73, %1814) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2300 = "llvm.load"(%2299) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2301 = "llvm.icmp"(%2300, %1772) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2301)[^bb110, ^bb121] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb110:  // pred: ^bb109
    %2302 = "llvm.zext"(%2300) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1785)[^bb111] : (i64) -> ()
  ^bb111(%2303: i64):  // 2 preds: ^bb110, ^bb120
    %2304 = "llvm.getelementptr"(%2298, %2303) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Condition", (struct<"mlir_abi_call_core_64.struct.Sum", (i32, i32)>, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2305 = "llvm.getelementptr"(%2304, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2306 = "llvm.load"(%2305) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2307 = "llvm.sext"(%2306) : (i32) -> i64
    %2308 = "llvm.getelementptr"(%arg73, %2307) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2309 = "llvm.getelementptr"(%2304, %1775) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2310 = "llvm.load"(%2309) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2311 = "llvm.sext"(%2310) : (i32) -> i64
    %2312 = "llvm.icmp"(%2310, %1772) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2313 = "llvm.load"(%2304) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2314 = "llvm.icmp"(%2313, %1772) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2312)[^bb114, ^bb112] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb112:  // pred: ^bb111
    "llvm.cond_br"(%2314)[^bb113, ^bb120] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb113:  // pred: ^bb112
    %2315 = "llvm.zext"(%2313) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1785, %1785)[^bb118] : (i64, i64) -> ()
  ^bb114:  // pred: ^bb111
    "llvm.cond_br"(%2314, %1830)[^bb115, ^bb117] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb115:  // pred: ^bb114
    %2316 = "llvm.zext"(%2313) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1785, %1830)[^bb116] : (i64, i128) -> ()
  ^bb116(%2317: i64, %2318: i128):  // 2 preds: ^bb115, ^bb116
    %2319 = "llvm.getelementptr"(%2308, %2317) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2320 = "llvm.call"(%arg73, %1884, %2319) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %2321 = "llvm.load"(%2319) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2322 = "llvm.sext"(%2321) : (i64) -> i128
    %2323 = "llvm.mul"(%2320, %2322) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %2324 = "llvm.add"(%2323, %2318) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %2325 = "llvm.add"(%2317, %1787) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2326 = "llvm.icmp"(%2325, %2316) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2326, %2324, %2325, %2324)[^bb117, ^bb116] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb117(%2327: i128):  // 2 preds: ^bb114, ^bb116
    %2328 = "llvm.getelementptr"(%2304, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2329 = "llvm.load"(%2328) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2330 = "llvm.icmp"(%2329, %1772) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2331 = "llvm.icmp"(%2327, %1831) <{predicate = 4 : i64}> : (i128, i128) -> i1
    %2332 = "llvm.icmp"(%2327, %1830) <{predicate = 0 : i64}> : (i128, i128) -> i1
    %2333 = "llvm.select"(%2330, %2332, %2331) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2333)[^bb120, ^bb123] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb118(%2334: i64, %2335: i64):  // 2 preds: ^bb113, ^bb118
    %2336 = "llvm.getelementptr"(%2308, %2334) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2337 = "llvm.call"(%arg73, %1884, %2336) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %2338 = "llvm.trunc"(%2337) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %2339 = "llvm.srem"(%2338, %2311) : (i64, i64) -> i64
    %2340 = "llvm.load"(%2336) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2341 = "llvm.mul"(%2340, %2339) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2342 = "llvm.add"(%2341, %2335) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2343 = "llvm.srem"(%2342, %2311) : (i64, i64) -> i64
    %2344 = "llvm.add"(%2334, %1787) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2345 = "llvm.icmp"(%2344, %2315) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2345, %2344, %2343)[^bb119, ^bb118] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb119:  // pred: ^bb118
    %2346 = "llvm.icmp"(%2343, %1785) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2346)[^bb120, ^bb123] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb120:  // 3 preds: ^bb112, ^bb117, ^bb119
    %2347 = "llvm.add"(%2303, %1787) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2348 = "llvm.icmp"(%2347, %2302) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2348, %2347)[^bb121, ^bb111] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb121:  // 2 preds: ^bb109, ^bb120
    %2349 = "llvm.icmp"(%1874, %1778) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %2350 = "llvm.icmp"(%1854, %1772) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %2351 = "llvm.and"(%2349, %2350) : (i1, i1) -> i1
    "llvm.cond_br"(%2351)[^bb122, ^bb133] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb122:  // pred: ^bb121
    %2352 = "llvm.getelementptr"(%arg73, %1789) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2353 = "llvm.load"(%2352) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2354 = "llvm.sext"(%2353) : (i32) -> i64
    %2355 = "llvm.getelementptr"(%arg73, %2354) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2356 = "llvm.getelementptr"(%1839, %1776) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2357 = "llvm.getelementptr"(%1839, %1774) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2358 = "llvm.getelementptr"(%1839, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2359 = "llvm.getelementptr"(%1839, %1788) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2360 = "llvm.getelementptr"(%1839, %1789) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2361 = "llvm.getelementptr"(%1839, %1781) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2362 = "llvm.getelementptr"(%1839, %1829) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2363 = "llvm.getelementptr"(%1839, %1784) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2364 = "llvm.zext"(%1854) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1785)[^bb124] : (i64) -> ()
  ^bb123:  // 2 preds: ^bb117, ^bb119
    "llvm.call"(%1846, %2304) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_sizes, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1773)[^bb140] : (i32) -> ()
  ^bb124(%2365: i64):  // 2 preds: ^bb122, ^bb132
    %2366 = "llvm.getelementptr"(%1873, %2365) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Any", (i32, i32, struct<"mlir_abi_call_core_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2367 = "llvm.getelementptr"(%2355, %2365) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memcpy"(%1839, %2367, %1801) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %2368 = "llvm.load"(%2356) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2369 = "llvm.load"(%2366) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2369, %1778)[^bb127, ^bb125, ^bb126] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb125:  // pred: ^bb124
    %2370 = "llvm.getelementptr"(%2366, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2371 = "llvm.load"(%2370) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2372 = "llvm.getelementptr"(%2371, %1781) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%2372)[^bb127] : (!llvm.ptr) -> ()
  ^bb126:  // pred: ^bb124
    %2373 = "llvm.getelementptr"(%2366, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2374 = "llvm.load"(%2373) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%2374)[^bb127] : (!llvm.ptr) -> ()
  ^bb127(%2375: !llvm.ptr):  // 3 preds: ^bb124, ^bb125, ^bb126
    %2376 = "llvm.load"(%1839) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2377 = "llvm.icmp"(%2376, %1825) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2377)[^bb129, ^bb128] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb128:  // pred: ^bb127
    "llvm.store"(%1772, %2357) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2378 = "llvm.load"(%2358) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2378, %2359) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb129] : () -> ()
  ^bb129:  // 2 preds: ^bb127, ^bb128
    "llvm.store"(%1772, %2360) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1770, %2361) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2379 = "llvm.load"(%2362) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2379, %2363) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2380 = "llvm.icmp"(%2375, %1778) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2380, %1770)[^bb131, ^bb130] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb130:  // pred: ^bb129
    %2381 = "llvm.call"(%arg73, %1839, %2375, %1840) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2382 = "llvm.icmp"(%2381, %1772) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2382, %2381)[^bb132, ^bb131] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb131(%2383: i32):  // 2 preds: ^bb129, ^bb130
    %2384 = "llvm.sext"(%2368) : (i32) -> i64
    %2385 = "llvm.getelementptr"(%arg73, %2384) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%2383, %2385, %2366, %1839, %arg73) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1773)[^bb140] : (i32) -> ()
  ^bb132:  // pred: ^bb130
    %2386 = "llvm.add"(%2365, %1787) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2387 = "llvm.icmp"(%2386, %2364) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2387, %2386)[^bb124, ^bb133] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb133:  // 2 preds: ^bb121, ^bb132
    %2388 = "llvm.call"(%arg74, %1884, %1845, %1778) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2389 = "llvm.icmp"(%2388, %1772) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2389)[^bb135, ^bb134] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb134:  // pred: ^bb133
    %2390 = "llvm.load"(%1845) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2391 = "llvm.icmp"(%2388, %1791) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2392 = "llvm.select"(%2391, %1832, %1833) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %2393 = "llvm.getelementptr"(%arg73, %1801) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2394 = "llvm.load"(%2393) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2395 = "llvm.sext"(%2394) : (i32) -> i64
    %2396 = "llvm.getelementptr"(%arg73, %2395) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2397 = "llvm.select"(%2391, %1834, %2390) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%2396, %1838) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2398 = "llvm.getelementptr"(%1838, %1780) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2397, %2398) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2399 = "llvm.getelementptr"(%1838, %1774) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1835, %2399) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2400 = "llvm.load"(%1836) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%2400, %2392, %1838, %1816) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%1773)[^bb140] : (i32) -> ()
  ^bb135:  // pred: ^bb133
    "llvm.cond_br"(%1870, %1772)[^bb136, ^bb140] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb136:  // pred: ^bb135
    %2401 = "llvm.getelementptr"(%arg73, %1789) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2402 = "llvm.load"(%2401) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2403 = "llvm.sext"(%2402) : (i32) -> i64
    %2404 = "llvm.getelementptr"(%arg73, %2403) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2405 = "llvm.getelementptr"(%arg73, %1790) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2406 = "llvm.load"(%2405) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2407 = "llvm.sext"(%2406) : (i32) -> i64
    %2408 = "llvm.getelementptr"(%arg73, %2407) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2409 = "llvm.load"(%2408) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2410 = "llvm.icmp"(%2409, %1786) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2410)[^bb137, ^bb139] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb137:  // pred: ^bb136
    %2411 = "llvm.load"(%2404) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2412 = "llvm.icmp"(%2411, %1825) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2413 = "llvm.or"(%2349, %2412) : (i1, i1) -> i1
    "llvm.cond_br"(%2413)[^bb139, ^bb138] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb138:  // pred: ^bb137
    %2414 = "llvm.call"(%1846, %2404, %arg77) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2414)[^bb140] : (i32) -> ()
  ^bb139:  // 2 preds: ^bb136, ^bb137
    %2415 = "llvm.call"(%1846, %1874, %arg77) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_results, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2415)[^bb140] : (i32) -> ()
  ^bb140(%2416: i32):  // 10 preds: ^bb8, ^bb60, ^bb104, ^bb107, ^bb123, ^bb131, ^bb134, ^bb135, ^bb138, ^bb139
    "llvm.intr.stackrestore"(%1868) : (!llvm.ptr) -> ()
    "llvm.br"(%2416)[^bb141] : (i32) -> ()
  ^bb141(%2417: i32):  // 3 preds: ^bb1, ^bb3, ^bb140
    "llvm.return"(%2417) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg68: !llvm.ptr, %arg69: !llvm.ptr, %arg70: !llvm.ptr, %arg71: !llvm.ptr, %arg72: i64):
    %1748 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1749 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1750 = "llvm.mlir.constant"() <{value = 484 : i64}> : () -> i64
    %1751 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1752 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1753 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1754 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1755 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1756 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1757 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1758 = "llvm.alloca"(%1748) <{alignment = 16 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1759 = "llvm.alloca"(%1748) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%1759, %1749, %1750) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1760 = "llvm.icmp"(%arg70, %1751) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1760)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%1759, %arg70) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1761 = "llvm.call"(%1751, %1752, %arg71, %arg72) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
    %1762 = "llvm.add"(%1761, %1748) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1763 = "llvm.zext"(%1762) : (i32) -> i64
    %1764 = "llvm.alloca"(%1763) <{alignment = 16 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
    %1765 = "llvm.call"(%1764, %1763, %arg71, %arg72) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
    %1766 = "llvm.getelementptr"(%1759, %1753) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg69, %1758) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1767 = "llvm.getelementptr"(%1758, %1754) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1766, %1767) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1768 = "llvm.getelementptr"(%1758, %1755) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1764, %1768) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1769 = "llvm.load"(%1756) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1769, %arg68, %1758, %1757) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<ptr (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_flatten", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg65: !llvm.ptr, %arg66: !llvm.ptr, %arg67: !llvm.ptr):
    %1643 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1644 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1645 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1646 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1647 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1648 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1649 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1650 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1651 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1652 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1653 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1654 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1655 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1656 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1657 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1658 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1659 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %1660 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1661 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1662 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1663 = "llvm.getelementptr"(%1662, %1647) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1664 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1665 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1666 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1667 = "llvm.getelementptr"(%1662, %1666) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1668 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_23}> : () -> !llvm.ptr
    %1669 = "llvm.alloca"(%1643) <{alignment = 16 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi_call_core_64.struct.Any", (i32, i32, struct<"mlir_abi_call_core_64.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %1670 = "llvm.alloca"(%1643) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Any", (i32, i32, struct<"mlir_abi_call_core_64.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1671 = "llvm.getelementptr"(%arg66, %1644) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1672 = "llvm.load"(%arg65) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1673 = "llvm.getelementptr"(%arg66, %1645) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1674 = "llvm.load"(%1673) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1675 = "llvm.sext"(%1674) : (i32) -> i64
    %1676 = "llvm.getelementptr"(%1672, %1675) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1677 = "llvm.load"(%arg66) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1677)[^bb1, ^bb2, ^bb3, ^bb5] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[108, 110, 115]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1678 = "llvm.getelementptr"(%arg66, %1649) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1679 = "llvm.getelementptr"(%arg65, %1652) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1656, %1671)[^bb10] : (i32, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1680 = "llvm.getelementptr"(%arg65, %1647) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1681 = "llvm.load"(%1680) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1682 = "llvm.getelementptr"(%arg66, %1649) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1683 = "llvm.load"(%1682) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1684 = "llvm.sext"(%1683) : (i32) -> i64
    %1685 = "llvm.getelementptr"(%1681, %1684) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg67, %1685) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1671)[^bb21] : (!llvm.ptr) -> ()
  ^bb3:  // pred: ^bb0
    %1686 = "llvm.load"(%arg67) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1687 = "llvm.icmp"(%1686, %1656) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1687, %1671)[^bb21, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%1646, %1676, %arg67, %1655, %1650) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1654)[^bb21] : (!llvm.ptr) -> ()
  ^bb5:  // pred: ^bb0
    %1688 = "llvm.load"(%arg67) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1688, %1646)[^bb7, ^bb6, ^bb6] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[75, 71]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb6:  // 2 preds: ^bb5, ^bb5
    %1689 = "llvm.getelementptr"(%arg67, %1647) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1690 = "llvm.load"(%1689) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1691 = "llvm.getelementptr"(%1690, %1648) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1692 = "llvm.load"(%1691) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1693 = "llvm.getelementptr"(%arg66, %1649) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1694 = "llvm.load"(%1693) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1695 = "llvm.sext"(%1694) : (i32) -> i64
    %1696 = "llvm.icmp"(%1692, %1695) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1696, %1650, %1671, %1651)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i64, !llvm.ptr, !llvm.ptr) -> ()
  ^bb7(%1697: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    "llvm.call"(%1697, %1676, %arg67, %1655, %1650) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1654)[^bb21] : (!llvm.ptr) -> ()
  ^bb8(%1698: i64, %1699: !llvm.ptr):  // 2 preds: ^bb6, ^bb9
    %1700 = "llvm.load"(%1693) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1701 = "llvm.sext"(%1700) : (i32) -> i64
    %1702 = "llvm.icmp"(%1698, %1701) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1702, %1699)[^bb9, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb9:  // pred: ^bb8
    %1703 = "llvm.load"(%1689) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1704 = "llvm.getelementptr"(%1703, %1652) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1705 = "llvm.load"(%1704) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1706 = "llvm.getelementptr"(%1705, %1698) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Any", (i32, i32, struct<"mlir_abi_call_core_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1707 = "llvm.call"(%arg65, %1699, %1706) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1708 = "llvm.add"(%1698, %1653) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1709 = "llvm.icmp"(%1707, %1654) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1709, %1654, %1708, %1707)[^bb21, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i64, !llvm.ptr) -> ()
  ^bb10(%1710: i32, %1711: !llvm.ptr):  // 2 preds: ^bb1, ^bb12
    %1712 = "llvm.load"(%1678) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1713 = "llvm.icmp"(%1710, %1712) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1713)[^bb11, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1714 = "llvm.load"(%1679) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1715 = "llvm.getelementptr"(%1714, %1644) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1715, %1679) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1716 = "llvm.load"(%arg65) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1717 = "llvm.getelementptr"(%1711, %1647) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1718 = "llvm.load"(%1717) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1719 = "llvm.sext"(%1718) : (i32) -> i64
    %1720 = "llvm.getelementptr"(%1716, %1719) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1721 = "llvm.call"(%arg67, %1676, %1720, %1714) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_get_item, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1722 = "llvm.icmp"(%1721, %1656) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1722, %1654)[^bb12, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %1723 = "llvm.call"(%arg65, %1711, %1714) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1724 = "llvm.add"(%1710, %1643) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1725 = "llvm.icmp"(%1723, %1654) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1725, %1654, %1724, %1723)[^bb21, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb13:  // pred: ^bb10
    %1726 = "llvm.load"(%arg67) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1726)[^bb14, ^bb15, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    "llvm.call"(%1646, %1676, %arg67, %1655, %1650) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb18] : () -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb13
    "llvm.intr.memcpy"(%1669, %arg67, %1644) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1727 = "llvm.getelementptr"(%1669, %1644) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1657, %1727) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1728 = "llvm.getelementptr"(%1669, %1658) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1656, %1728) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1729 = "llvm.getelementptr"(%1669, %1652) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1654, %1729) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1730 = "llvm.icmp"(%1726, %1659) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1731 = "llvm.select"(%1730, %1660, %1649) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1732 = "llvm.getelementptr"(%1670, %1647) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memset"(%1670, %1661, %1644) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1733 = "llvm.load"(%1663) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1734 = "llvm.getelementptr"(%1664, %1731) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1735 = "llvm.load"(%1734) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1736 = "llvm.call"(%1733, %1735, %1669, %1643, %1670) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %1737 = "llvm.icmp"(%1736, %1656) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1737)[^bb16, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1738 = "llvm.load"(%1670) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1739 = "llvm.icmp"(%1738, %1665) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1739)[^bb17, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // pred: ^bb16
    %1740 = "llvm.load"(%1667) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1741 = "llvm.load"(%1732) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1742 = "llvm.call"(%1740, %1741) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb19] : () -> ()
  ^bb18:  // 2 preds: ^bb14, ^bb15
    "llvm.br"(%1654)[^bb21] : (!llvm.ptr) -> ()
  ^bb19:  // 2 preds: ^bb16, ^bb17
    %1743 = "llvm.load"(%1732) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1744 = "llvm.load"(%1678) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1745 = "llvm.sext"(%1744) : (i32) -> i64
    %1746 = "llvm.icmp"(%1743, %1745) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1746, %1711)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    "llvm.call"(%1651, %1676, %arg67, %1668, %1743) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1654)[^bb21] : (!llvm.ptr) -> ()
  ^bb21(%1747: !llvm.ptr):  // 11 preds: ^bb2, ^bb3, ^bb4, ^bb7, ^bb8, ^bb9, ^bb11, ^bb12, ^bb18, ^bb19, ^bb20
    "llvm.return"(%1747) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse_sizes", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg63: !llvm.ptr, %arg64: !llvm.ptr):
    %1599 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1600 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1601 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1602 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1603 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1604 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %1605 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1606 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1607 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1608 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1609 = "llvm.load"(%arg63) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1610 = "llvm.getelementptr"(%arg64, %1599) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1611 = "llvm.load"(%1610) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1612 = "llvm.sext"(%1611) : (i32) -> i64
    %1613 = "llvm.getelementptr"(%1609, %1612) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1614 = "llvm.getelementptr"(%arg64, %1600) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1615 = "llvm.load"(%1614) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1616 = "llvm.icmp"(%1615, %1601) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1616, %1602, %1615)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1617 = "llvm.getelementptr"(%1609, %1603) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1618 = "llvm.load"(%1617) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1619 = "llvm.sext"(%1618) : (i32) -> i64
    %1620 = "llvm.getelementptr"(%1609, %1619) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1621 = "llvm.getelementptr"(%1613, %1604) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1622 = "llvm.load"(%1621) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1623 = "llvm.sext"(%1622) : (i32) -> i64
    %1624 = "llvm.getelementptr"(%1620, %1623) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1625 = "llvm.getelementptr"(%1624, %1605) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1626 = "llvm.load"(%1625) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1627 = "llvm.getelementptr"(%arg63, %1606) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1628 = "llvm.load"(%1627) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1629 = "llvm.getelementptr"(%1628, %1623) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1630 = "llvm.load"(%1629) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1630, %1626)[^bb2] : (!llvm.ptr, i32) -> ()
  ^bb2(%1631: !llvm.ptr, %1632: i32):  // 2 preds: ^bb0, ^bb1
    %1633 = "llvm.sext"(%1632) : (i32) -> i64
    %1634 = "llvm.getelementptr"(%1609, %1633) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1635 = "llvm.getelementptr"(%arg63, %1600) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1636 = "llvm.load"(%1635) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1637 = "llvm.call"(%1609, %1636, %1613) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %1638 = "llvm.trunc"(%1637) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %1639 = "llvm.getelementptr"(%arg64, %1607) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1640 = "llvm.load"(%1639) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1641 = "llvm.sext"(%1640) : (i32) -> i64
    %1642 = "llvm.getelementptr"(%1609, %1641) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%1608, %1634, %1631, %1642, %1638) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_number", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg60: !llvm.ptr, %arg61: !llvm.ptr, %arg62: !llvm.ptr):
    %1480 = "llvm.mlir.constant"() <{value = 102 : i32}> : () -> i32
    %1481 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1482 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1483 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1484 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1485 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1486 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1487 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1488 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1489 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1490 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1491 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1492 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1493 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1494 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1495 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_34}> : () -> !llvm.ptr
    %1496 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1497 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1498 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1499 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1500 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1501 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1502 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1503 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1504 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1505 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1506 = "llvm.mlir.constant"() <{value = 65535 : i32}> : () -> i32
    %1507 = "llvm.mlir.constant"() <{value = -1 : i16}> : () -> i16
    %1508 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %1509 = "llvm.mlir.constant"() <{value = -1.000000e+00 : f64}> : () -> f64
    %1510 = "llvm.mlir.constant"() <{value = 1023 : i32}> : () -> i32
    %1511 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1512 = "llvm.mlir.constant"() <{value = 0x7FF0000000000000 : f64}> : () -> f64
    %1513 = "llvm.mlir.constant"() <{value = 0x7FF8000000000000 : f64}> : () -> f64
    %1514 = "llvm.load"(%arg61) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1515 = "llvm.icmp"(%1514, %1480) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1516 = "llvm.getelementptr"(%arg60, %1481) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1517 = "llvm.load"(%1516) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1518 = "llvm.getelementptr"(%arg61, %1482) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1519 = "llvm.load"(%1518) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1520 = "llvm.sext"(%1519) : (i32) -> i64
    %1521 = "llvm.getelementptr"(%1517, %1520) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%1515)[^bb1, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1522 = "llvm.getelementptr"(%arg61, %1484) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1523 = "llvm.load"(%1522) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1523)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %1524 = "llvm.load"(%1521) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%1524)[^bb7] : (f64) -> ()
  ^bb3:  // pred: ^bb1
    %1525 = "llvm.load"(%1521) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %1526 = "llvm.fpext"(%1525) : (f32) -> f64
    "llvm.br"(%1526)[^bb7] : (f64) -> ()
  ^bb4:  // pred: ^bb1
    %1527 = "llvm.load"(%1521) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1528 = "llvm.getelementptr"(%arg61, %1499) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1529 = "llvm.load"(%1528) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1530 = "llvm.and"(%1529, %1501) : (i32, i32) -> i32
    %1531 = "llvm.icmp"(%1530, %1502) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1532 = "llvm.select"(%1531, %1503, %1504) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1533 = "llvm.xor"(%1532, %1505) : (i32, i32) -> i32
    %1534 = "llvm.shl"(%1496, %1533) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1535 = "llvm.xor"(%1534, %1496) : (i32, i32) -> i32
    %1536 = "llvm.zext"(%1527) : (i16) -> i32
    %1537 = "llvm.lshr"(%1536, %1532) : (i32, i32) -> i32
    %1538 = "llvm.and"(%1537, %1535) : (i32, i32) -> i32
    %1539 = "llvm.shl"(%1485, %1532) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1540 = "llvm.add"(%1539, %1506) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1541 = "llvm.and"(%1540, %1536) : (i32, i32) -> i32
    %1542 = "llvm.icmp"(%1527, %1507) <{predicate = 4 : i64}> : (i16, i16) -> i1
    %1543 = "llvm.select"(%1542, %1508, %1509) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %1544 = "llvm.icmp"(%1538, %1535) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1544)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1545 = "llvm.icmp"(%1541, %1500) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1546 = "llvm.fmul"(%1543, %1512) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1547 = "llvm.select"(%1545, %1546, %1513) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    "llvm.br"(%1547)[^bb7] : (f64) -> ()
  ^bb6:  // pred: ^bb4
    %1548 = "llvm.lshr"(%1535, %1485) : (i32, i32) -> i32
    %1549 = "llvm.icmp"(%1538, %1500) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1550 = "llvm.select"(%1549, %1500, %1539) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1551 = "llvm.add"(%1550, %1541) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1552 = "llvm.uitofp"(%1551) <{nonNeg}> : (i32) -> f64
    %1553 = "llvm.fmul"(%1543, %1552) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1554 = "llvm.intr.umax"(%1538, %1485) : (i32, i32) -> i32
    %1555 = "llvm.xor"(%1532, %1510) : (i32, i32) -> i32
    %1556 = "llvm.sub"(%1555, %1548) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1557 = "llvm.add"(%1556, %1554) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1558 = "llvm.zext"(%1557) <{nonNeg}> : (i32) -> i64
    %1559 = "llvm.shl"(%1558, %1511) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1560 = "llvm.bitcast"(%1559) : (i64) -> f64
    %1561 = "llvm.fmul"(%1553, %1560) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    "llvm.br"(%1561)[^bb7] : (f64) -> ()
  ^bb7(%1562: f64):  // 4 preds: ^bb2, ^bb3, ^bb5, ^bb6
    "llvm.store"(%1486, %arg62) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1563 = "llvm.getelementptr"(%arg62, %1499) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1500, %1563) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1564 = "llvm.getelementptr"(%arg62, %1484) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1562, %1564) <{alignment = 8 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"(%1500)[^bb18] : (i32) -> ()
  ^bb8:  // pred: ^bb0
    %1565 = "llvm.load"(%1521) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %1566 = "llvm.zext"(%1565) : (i8) -> i64
    %1567 = "llvm.icmp"(%1514, %1483) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1567)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %1568 = "llvm.and"(%1566, %1497) : (i64, i64) -> i64
    "llvm.br"(%1498, %1568)[^bb17] : (i32, i64) -> ()
  ^bb10:  // pred: ^bb8
    %1569 = "llvm.getelementptr"(%arg61, %1484) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1570 = "llvm.load"(%1569) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1571 = "llvm.icmp"(%1570, %1485) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1571, %1566)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb11:  // pred: ^bb10
    "llvm.switch"(%1570)[^bb14, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb12:  // pred: ^bb11
    %1572 = "llvm.load"(%1521) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1572)[^bb15] : (i64) -> ()
  ^bb13:  // pred: ^bb11
    %1573 = "llvm.load"(%1521) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1574 = "llvm.sext"(%1573) : (i32) -> i64
    "llvm.br"(%1574)[^bb15] : (i64) -> ()
  ^bb14:  // pred: ^bb11
    %1575 = "llvm.load"(%1521) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1576 = "llvm.sext"(%1575) : (i16) -> i64
    "llvm.br"(%1576)[^bb15] : (i64) -> ()
  ^bb15(%1577: i64):  // 4 preds: ^bb10, ^bb12, ^bb13, ^bb14
    %1578 = "llvm.shl"(%1570, %1486) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1579 = "llvm.sub"(%1487, %1578) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1580 = "llvm.icmp"(%1514, %1488) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1581 = "llvm.zext"(%1579) : (i32) -> i64
    %1582 = "llvm.shl"(%1577, %1581) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1583 = "llvm.ashr"(%1582, %1581) <{isExact}> : (i64, i64) -> i64
    %1584 = "llvm.lshr"(%1489, %1581) : (i64, i64) -> i64
    %1585 = "llvm.and"(%1577, %1584) : (i64, i64) -> i64
    %1586 = "llvm.select"(%1580, %1585, %1583) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1587 = "llvm.icmp"(%1586, %1490) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %1588 = "llvm.select"(%1580, %1587, %1491) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1588, %1485, %1586)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb16:  // pred: ^bb15
    %1589 = "llvm.load"(%arg60) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1590 = "llvm.getelementptr"(%arg61, %1492) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1591 = "llvm.load"(%1590) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1592 = "llvm.sext"(%1591) : (i32) -> i64
    %1593 = "llvm.getelementptr"(%1589, %1592) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%1493, %1593, %1494, %1495, %1585) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1496)[^bb18] : (i32) -> ()
  ^bb17(%1594: i32, %1595: i64):  // 2 preds: ^bb9, ^bb15
    "llvm.store"(%1594, %arg62) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1596 = "llvm.getelementptr"(%arg62, %1499) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1500, %1596) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1597 = "llvm.getelementptr"(%arg62, %1484) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1595, %1597) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%1500)[^bb18] : (i32) -> ()
  ^bb18(%1598: i32):  // 3 preds: ^bb7, ^bb16, ^bb17
    "llvm.return"(%1598) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_results", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg57: !llvm.ptr, %arg58: !llvm.ptr, %arg59: !llvm.ptr):
    %1240 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1241 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1242 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1243 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1244 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1245 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1246 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1247 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1248 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1249 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1250 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1251 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1252 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1253 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1254 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1255 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1256 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1257 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1258 = "llvm.mlir.constant"() <{value = 3735928559 : i64}> : () -> i64
    %1259 = "llvm.inttoptr"(%1258) : (i64) -> !llvm.ptr
    %1260 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %1261 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1262 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1263 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1264 = "llvm.getelementptr"(%1263, %1242) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1265 = "llvm.alloca"(%1240) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1266 = "llvm.load"(%arg57) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1267 = "llvm.getelementptr"(%1266, %1241) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1268 = "llvm.load"(%1267) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1269 = "llvm.sext"(%1268) : (i32) -> i64
    %1270 = "llvm.getelementptr"(%1266, %1269) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1271 = "llvm.getelementptr"(%1266, %1242) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1272 = "llvm.load"(%1271) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1273 = "llvm.sext"(%1272) : (i32) -> i64
    %1274 = "llvm.getelementptr"(%1266, %1273) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1274, %1265) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1275 = "llvm.getelementptr"(%1266, %1243) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1276 = "llvm.load"(%1275) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1277 = "llvm.zext"(%1276) : (i32) -> i64
    %1278 = "llvm.alloca"(%1277) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Any", (i32, i32, struct<"mlir_abi_call_core_64.union.anon", (i64)>)>}> : (i64) -> !llvm.ptr
    %1279 = "llvm.alloca"(%1277) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Block", (ptr, ptr, ptr)>}> : (i64) -> !llvm.ptr
    %1280 = "llvm.alloca"(%1277) <{alignment = 16 : i64, elem_type = !llvm.ptr}> : (i64) -> !llvm.ptr
    %1281 = "llvm.icmp"(%1276, %1244) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1281, %1244, %1245)[^bb1, ^bb47] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb1:  // pred: ^bb0
    %1282 = "llvm.getelementptr"(%arg57, %1246) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1283 = "llvm.getelementptr"(%1266, %1247) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1284 = "llvm.getelementptr"(%1266, %1248) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1285 = "llvm.getelementptr"(%arg57, %1248) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1286 = "llvm.shl"(%1277, %1249) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    "llvm.intr.memset"(%1278, %1250, %1286) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.br"(%1251)[^bb3] : (i64) -> ()
  ^bb2:  // pred: ^bb40
    %1287 = "llvm.icmp"(%arg58, %1256) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1288 = "llvm.getelementptr"(%arg57, %1246) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1289 = "llvm.zext"(%1276) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1251)[^bb41] : (i64) -> ()
  ^bb3(%1290: i64):  // 2 preds: ^bb1, ^bb40
    %1291 = "llvm.getelementptr"(%1279, %1290) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memset"(%1291, %1250, %1252) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1292 = "llvm.getelementptr"(%1270, %1290) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1293 = "llvm.load"(%1292) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1294 = "llvm.icmp"(%1293, %1253) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1294)[^bb4, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %1295 = "llvm.load"(%1282) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1296 = "llvm.load"(%1283) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1297 = "llvm.sext"(%1296) : (i32) -> i64
    %1298 = "llvm.getelementptr"(%1266, %1297) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1299 = "llvm.getelementptr"(%1292, %1243) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1300 = "llvm.load"(%1299) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1301 = "llvm.sext"(%1300) : (i32) -> i64
    %1302 = "llvm.getelementptr"(%1295, %1301) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1303 = "llvm.getelementptr"(%1292, %1246) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1304 = "llvm.load"(%1303) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1305 = "llvm.icmp"(%1304, %1254) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1305, %1302)[^bb6, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb5:  // pred: ^bb4
    %1306 = "llvm.load"(%1266) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1307 = "llvm.intr.smax"(%1306, %1255) : (i32, i32) -> i32
    %1308 = "llvm.zext"(%1307) <{nonNeg}> : (i32) -> i64
    %1309 = "llvm.getelementptr"(%1302, %1308) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1310 = "llvm.load"(%1309) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1310)[^bb6] : (!llvm.ptr) -> ()
  ^bb6(%1311: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    %1312 = "llvm.icmp"(%1311, %1256) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1312, %1256)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb7:  // pred: ^bb6
    %1313 = "llvm.load"(%1311) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1313)[^bb8] : (!llvm.ptr) -> ()
  ^bb8(%1314: !llvm.ptr):  // 2 preds: ^bb6, ^bb7
    %1315 = "llvm.icmp"(%1290, %1251) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1315, %1251)[^bb9, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb9:  // 2 preds: ^bb8, ^bb18
    %1316 = "llvm.load"(%1284) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1317 = "llvm.icmp"(%1316, %1244) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1317, %1316, %1254)[^bb10, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
  ^bb10:  // pred: ^bb9
    %1318 = "llvm.zext"(%1316) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1251)[^bb19] : (i64) -> ()
  ^bb11(%1319: i64):  // 2 preds: ^bb8, ^bb18
    %1320 = "llvm.getelementptr"(%1270, %1319) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1321 = "llvm.load"(%1320) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1322 = "llvm.icmp"(%1321, %1253) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1322)[^bb12, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb12:  // pred: ^bb11
    %1323 = "llvm.getelementptr"(%1320, %1243) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1324 = "llvm.load"(%1323) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1325 = "llvm.sext"(%1324) : (i32) -> i64
    %1326 = "llvm.getelementptr"(%1295, %1325) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1327 = "llvm.getelementptr"(%1320, %1246) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1328 = "llvm.load"(%1327) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1329 = "llvm.icmp"(%1328, %1254) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1329, %1326)[^bb14, ^bb13] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb13:  // pred: ^bb12
    %1330 = "llvm.load"(%1266) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1331 = "llvm.intr.smax"(%1330, %1255) : (i32, i32) -> i32
    %1332 = "llvm.zext"(%1331) <{nonNeg}> : (i32) -> i64
    %1333 = "llvm.getelementptr"(%1326, %1332) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1334 = "llvm.load"(%1333) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1334)[^bb14] : (!llvm.ptr) -> ()
  ^bb14(%1335: !llvm.ptr):  // 2 preds: ^bb12, ^bb13
    %1336 = "llvm.icmp"(%1335, %1256) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1336, %1256)[^bb16, ^bb15] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb15:  // pred: ^bb14
    %1337 = "llvm.load"(%1335) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1337)[^bb16] : (!llvm.ptr) -> ()
  ^bb16(%1338: !llvm.ptr):  // 2 preds: ^bb14, ^bb15
    %1339 = "llvm.icmp"(%1338, %1314) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1339)[^bb17, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // pred: ^bb16
    %1340 = "llvm.trunc"(%1319) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %1341 = "llvm.load"(%1284) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1342 = "llvm.add"(%1341, %1340) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%1341, %1342)[^bb27] : (i32, i32) -> ()
  ^bb18:  // 2 preds: ^bb11, ^bb16
    %1343 = "llvm.add"(%1319, %1257) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1344 = "llvm.icmp"(%1343, %1290) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1344, %1343)[^bb9, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb19(%1345: i64):  // 2 preds: ^bb10, ^bb25
    %1346 = "llvm.getelementptr"(%1298, %1345) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1347 = "llvm.load"(%1346) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1348 = "llvm.icmp"(%1347, %1253) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1348)[^bb20, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb20:  // pred: ^bb19
    %1349 = "llvm.getelementptr"(%1346, %1243) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1350 = "llvm.load"(%1349) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1351 = "llvm.sext"(%1350) : (i32) -> i64
    %1352 = "llvm.getelementptr"(%1295, %1351) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1353 = "llvm.getelementptr"(%1346, %1246) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1354 = "llvm.load"(%1353) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1355 = "llvm.icmp"(%1354, %1254) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1355, %1352)[^bb22, ^bb21] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb21:  // pred: ^bb20
    %1356 = "llvm.load"(%1266) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1357 = "llvm.intr.smax"(%1356, %1255) : (i32, i32) -> i32
    %1358 = "llvm.zext"(%1357) <{nonNeg}> : (i32) -> i64
    %1359 = "llvm.getelementptr"(%1352, %1358) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1360 = "llvm.load"(%1359) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1360)[^bb22] : (!llvm.ptr) -> ()
  ^bb22(%1361: !llvm.ptr):  // 2 preds: ^bb20, ^bb21
    %1362 = "llvm.icmp"(%1361, %1256) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1362, %1256)[^bb24, ^bb23] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb23:  // pred: ^bb22
    %1363 = "llvm.load"(%1361) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1363)[^bb24] : (!llvm.ptr) -> ()
  ^bb24(%1364: !llvm.ptr):  // 2 preds: ^bb22, ^bb23
    %1365 = "llvm.icmp"(%1364, %1314) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1365)[^bb26, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb25:  // 2 preds: ^bb19, ^bb24
    %1366 = "llvm.add"(%1345, %1257) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1367 = "llvm.icmp"(%1366, %1318) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1367, %1316, %1254, %1366)[^bb27, ^bb19] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i32, i64) -> ()
  ^bb26:  // pred: ^bb24
    %1368 = "llvm.trunc"(%1345) <{overflowFlags = 3 : i32}> : (i64) -> i32
    "llvm.br"(%1316, %1368)[^bb27] : (i32, i32) -> ()
  ^bb27(%1369: i32, %1370: i32):  // 4 preds: ^bb9, ^bb17, ^bb25, ^bb26
    "llvm.cond_br"(%1305, %1302)[^bb29, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb28:  // pred: ^bb27
    %1371 = "llvm.load"(%1266) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1372 = "llvm.intr.smax"(%1371, %1255) : (i32, i32) -> i32
    %1373 = "llvm.zext"(%1372) <{nonNeg}> : (i32) -> i64
    %1374 = "llvm.getelementptr"(%1302, %1373) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1375 = "llvm.load"(%1374) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1375)[^bb29] : (!llvm.ptr) -> ()
  ^bb29(%1376: !llvm.ptr):  // 2 preds: ^bb27, ^bb28
    %1377 = "llvm.icmp"(%1376, %1256) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1377, %1256)[^bb31, ^bb30] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb30:  // pred: ^bb29
    %1378 = "llvm.load"(%1376) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1378)[^bb31] : (!llvm.ptr) -> ()
  ^bb31(%1379: !llvm.ptr):  // 2 preds: ^bb29, ^bb30
    %1380 = "llvm.icmp"(%1370, %1369) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1380)[^bb33, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb32:  // pred: ^bb31
    %1381 = "llvm.sub"(%1370, %1369) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1382 = "llvm.zext"(%1381) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1382)[^bb39] : (i64) -> ()
  ^bb33:  // pred: ^bb31
    %1383 = "llvm.icmp"(%1370, %1254) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1383)[^bb34, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb34:  // pred: ^bb33
    %1384 = "llvm.load"(%1285) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1385 = "llvm.zext"(%1370) <{nonNeg}> : (i32) -> i64
    %1386 = "llvm.getelementptr"(%1384, %1385) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1387 = "llvm.load"(%1386) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1388 = "llvm.load"(%1387) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1389 = "llvm.icmp"(%1388, %1260) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1389, %1256)[^bb35, ^bb36] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb35:  // pred: ^bb34
    %1390 = "llvm.getelementptr"(%1387, %1248) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1391 = "llvm.load"(%1390) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1391)[^bb36] : (!llvm.ptr) -> ()
  ^bb36(%1392: !llvm.ptr):  // 2 preds: ^bb34, ^bb35
    %1393 = "llvm.getelementptr"(%1291, %1246) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1392, %1393) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1290)[^bb39] : (i64) -> ()
  ^bb37:  // pred: ^bb33
    %1394 = "llvm.icmp"(%1379, %1259) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1394, %1290)[^bb39, ^bb38] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb38:  // pred: ^bb37
    "llvm.store"(%1379, %1291) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1290)[^bb39] : (i64) -> ()
  ^bb39(%1395: i64):  // 4 preds: ^bb32, ^bb36, ^bb37, ^bb38
    %1396 = "llvm.getelementptr"(%1279, %1395) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1397 = "llvm.getelementptr"(%1280, %1290) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1396, %1397) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb40] : () -> ()
  ^bb40:  // 2 preds: ^bb3, ^bb39
    %1398 = "llvm.add"(%1290, %1257) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1399 = "llvm.icmp"(%1398, %1277) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1399, %1398)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb41(%1400: i64):  // 2 preds: ^bb2, ^bb46
    %1401 = "llvm.getelementptr"(%arg58, %1400) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Any", (i32, i32, struct<"mlir_abi_call_core_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1402 = "llvm.select"(%1287, %1256, %1401) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1403 = "llvm.getelementptr"(%1270, %1400) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1404 = "llvm.load"(%1403) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1405 = "llvm.icmp"(%1404, %1253) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1405)[^bb42, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb42:  // pred: ^bb41
    %1406 = "llvm.getelementptr"(%1280, %1400) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1407 = "llvm.load"(%1406) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1408 = "llvm.getelementptr"(%1278, %1400) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Any", (i32, i32, struct<"mlir_abi_call_core_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1409 = "llvm.trunc"(%1400) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %1410 = "llvm.call"(%arg57, %1407, %1409, %1408, %1402) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1410)[^bb46] : (i32) -> ()
  ^bb43:  // pred: ^bb41
    %1411 = "llvm.icmp"(%1402, %1256) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1411)[^bb44, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb44:  // pred: ^bb43
    %1412 = "llvm.getelementptr"(%1278, %1400) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Any", (i32, i32, struct<"mlir_abi_call_core_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1413 = "llvm.call"(%arg57, %1403, %1412) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1413)[^bb46] : (i32) -> ()
  ^bb45:  // pred: ^bb43
    %1414 = "llvm.load"(%1401) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1415 = "llvm.icmp"(%1414, %1260) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1416 = "llvm.getelementptr"(%1401, %1248) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1417 = "llvm.load"(%1416) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1418 = "llvm.select"(%1415, %1252, %1251) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1419 = "llvm.getelementptr"(%1417, %1418) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1420 = "llvm.load"(%1419) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1421 = "llvm.getelementptr"(%1419, %1242) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1422 = "llvm.load"(%1421) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1423 = "llvm.getelementptr"(%1420, %1422) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1424 = "llvm.load"(%1288) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1425 = "llvm.getelementptr"(%1403, %1243) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1426 = "llvm.load"(%1425) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1427 = "llvm.sext"(%1426) : (i32) -> i64
    %1428 = "llvm.getelementptr"(%1424, %1427) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1429 = "llvm.getelementptr"(%1403, %1248) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1430 = "llvm.load"(%1429) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1431 = "llvm.sext"(%1430) : (i32) -> i64
    "llvm.intr.memcpy"(%1423, %1428, %1431) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1244)[^bb46] : (i32) -> ()
  ^bb46(%1432: i32):  // 3 preds: ^bb42, ^bb44, ^bb45
    %1433 = "llvm.add"(%1400, %1257) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1434 = "llvm.icmp"(%1432, %1244) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1435 = "llvm.icmp"(%1433, %1289) <{predicate = 9 : i64}> : (i64, i64) -> i1
    %1436 = "llvm.select"(%1434, %1261, %1435) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1436, %1432, %1434, %1433)[^bb47, ^bb41] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i1, i64) -> ()
  ^bb47(%1437: i32, %1438: i1):  // 2 preds: ^bb0, ^bb46
    %1439 = "llvm.icmp"(%arg58, %1256) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1440 = "llvm.or"(%1439, %1438) : (i1, i1) -> i1
    "llvm.cond_br"(%1440, %1437)[^bb49, ^bb48] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb48:  // pred: ^bb47
    %1441 = "llvm.call"(%1266, %1265, %1278, %arg59) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_nest, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1441)[^bb49] : (i32) -> ()
  ^bb49(%1442: i32):  // 2 preds: ^bb47, ^bb48
    "llvm.cond_br"(%1281, %1251)[^bb50, ^bb60] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb50(%1443: i64):  // 2 preds: ^bb49, ^bb52
    %1444 = "llvm.getelementptr"(%1278, %1443) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Any", (i32, i32, struct<"mlir_abi_call_core_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1445 = "llvm.load"(%1444) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1446 = "llvm.icmp"(%1445, %1262) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1446)[^bb51, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb51:  // pred: ^bb50
    %1447 = "llvm.load"(%1264) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1448 = "llvm.getelementptr"(%1444, %1248) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1449 = "llvm.load"(%1448) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1450 = "llvm.call"(%1447, %1449) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb52] : () -> ()
  ^bb52:  // 2 preds: ^bb50, ^bb51
    %1451 = "llvm.add"(%1443, %1257) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1452 = "llvm.icmp"(%1451, %1277) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1452, %1451)[^bb53, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb53:  // pred: ^bb52
    %1453 = "llvm.getelementptr"(%arg57, %1246) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1251)[^bb54] : (i64) -> ()
  ^bb54(%1454: i64):  // 2 preds: ^bb53, ^bb59
    %1455 = "llvm.getelementptr"(%1279, %1454) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1456 = "llvm.getelementptr"(%1455, %1248) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1457 = "llvm.load"(%1456) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1458 = "llvm.icmp"(%1457, %1256) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1458)[^bb56, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb55:  // pred: ^bb54
    %1459 = "llvm.load"(%1264) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1460 = "llvm.call"(%1459, %1457) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb56] : () -> ()
  ^bb56:  // 2 preds: ^bb54, ^bb55
    %1461 = "llvm.load"(%1455) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1461) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1462 = "llvm.getelementptr"(%1270, %1454) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1463 = "llvm.load"(%1462) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1464 = "llvm.icmp"(%1463, %1253) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1464)[^bb57, ^bb59] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb57:  // pred: ^bb56
    %1465 = "llvm.getelementptr"(%1462, %1246) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1466 = "llvm.load"(%1465) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1467 = "llvm.icmp"(%1466, %1244) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1467)[^bb58, ^bb59] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb58:  // pred: ^bb57
    %1468 = "llvm.load"(%1453) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1469 = "llvm.getelementptr"(%1462, %1243) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1470 = "llvm.load"(%1469) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1471 = "llvm.sext"(%1470) : (i32) -> i64
    %1472 = "llvm.getelementptr"(%1468, %1471) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1473 = "llvm.load"(%1266) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1474 = "llvm.intr.smax"(%1473, %1255) : (i32, i32) -> i32
    %1475 = "llvm.zext"(%1474) <{nonNeg}> : (i32) -> i64
    %1476 = "llvm.getelementptr"(%1472, %1475) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1477 = "llvm.load"(%1476) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1477) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"()[^bb59] : () -> ()
  ^bb59:  // 3 preds: ^bb56, ^bb57, ^bb58
    %1478 = "llvm.add"(%1454, %1257) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1479 = "llvm.icmp"(%1478, %1277) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1479, %1478)[^bb60, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb60:  // 2 preds: ^bb49, ^bb59
    "llvm.return"(%1442) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_text", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg55: !llvm.ptr, %arg56: !llvm.ptr):
    %1222 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1223 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1224 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1225 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1226 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1227 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1228 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1229 = "llvm.getelementptr"(%1228, %1227) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1230 = "llvm.alloca"(%1222) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Bytes", (ptr, i64)>}> : (i32) -> !llvm.ptr
    "llvm.store"(%arg55, %1230) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1231 = "llvm.getelementptr"(%1230, %1223) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1232 = "llvm.call"(%arg55) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i64
    "llvm.store"(%1232, %1231) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1233 = "llvm.load"(%1224) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1234 = "llvm.icmp"(%1233, %1225) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1234)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1235 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1236 = "llvm.icmp"(%1235, %1225) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1236, %1226)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1237 = "llvm.load"(%1229) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1238 = "llvm.call"(%1237, %1230, %arg56) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1238)[^bb3] : (i32) -> ()
  ^bb3(%1239: i32):  // 2 preds: ^bb1, ^bb2
    "llvm.return"(%1239) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "strlen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_find_functions", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %1178 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1179 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_2}> : () -> !llvm.ptr
    %1180 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1181 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1182 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_symbols}> : () -> !llvm.ptr
    %1183 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1184 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1185 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_NAMES}> : () -> !llvm.ptr
    %1186 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1187 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1188 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_GLOBALS}> : () -> !llvm.ptr
    %1189 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1190 = "llvm.getelementptr"(%1184, %1189) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1191 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1192 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1193 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1194 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %1195 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1196 = "llvm.alloca"(%1178) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Bytes", (ptr, i64)>}> : (i32) -> !llvm.ptr
    %1197 = "llvm.call"(%1179, %1180) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlopen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1181)[^bb2] : (i64) -> ()
  ^bb1:  // pred: ^bb6
    %1198 = "llvm.getelementptr"(%1196, %1187) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1181)[^bb8] : (i64) -> ()
  ^bb2(%1199: i64):  // 2 preds: ^bb0, ^bb6
    %1200 = "llvm.getelementptr"(%1182, %1199) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1201 = "llvm.load"(%1200) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1202 = "llvm.icmp"(%1201, %1183) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1202)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1203 = "llvm.getelementptr"(%1184, %1199) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1201, %1203) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb6] : () -> ()
  ^bb4:  // pred: ^bb2
    %1204 = "llvm.getelementptr"(%1185, %1199) <{elem_type = !llvm.array<36 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1205 = "llvm.call"(%1197, %1204) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1206 = "llvm.getelementptr"(%1184, %1199) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1205, %1206) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1207 = "llvm.icmp"(%1205, %1183) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1207)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    "llvm.call"(%1204) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_runtime, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%1193)[^bb12] : (i32) -> ()
  ^bb6:  // 2 preds: ^bb3, ^bb4
    %1208 = "llvm.add"(%1199, %1186) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1209 = "llvm.icmp"(%1208, %1187) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1209, %1208)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb7:  // pred: ^bb9
    %1210 = "llvm.add"(%1212, %1186) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1211 = "llvm.icmp"(%1210, %1194) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1211, %1210)[^bb11, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb8(%1212: i64):  // 2 preds: ^bb1, ^bb7
    %1213 = "llvm.getelementptr"(%1188, %1212) <{elem_type = !llvm.array<16 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1213, %1196) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1214 = "llvm.call"(%1213) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i64
    "llvm.store"(%1214, %1198) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1215 = "llvm.load"(%1190) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1216 = "llvm.getelementptr"(%1191, %1212) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1217 = "llvm.call"(%1215, %1196, %1216) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1218 = "llvm.icmp"(%1217, %1192) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1218, %1193)[^bb9, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb9:  // pred: ^bb8
    %1219 = "llvm.load"(%1216) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1220 = "llvm.icmp"(%1219, %1183) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1220)[^bb10, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    "llvm.call"(%1213) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_runtime, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%1193)[^bb12] : (i32) -> ()
  ^bb11:  // pred: ^bb7
    "llvm.store"(%1178, %1195) <{alignment = 4 : i64, ordering = 5 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%1192)[^bb12] : (i32) -> ()
  ^bb12(%1221: i32):  // 4 preds: ^bb5, ^bb8, ^bb10, ^bb11
    "llvm.return"(%1221) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "dlopen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, ptr)>, linkage = #llvm.linkage<external>, sym_name = "dlsym", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_refuse_runtime", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg54: !llvm.ptr):
    %1161 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1162 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1163 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1164 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_refuse_runtime_text}> : () -> !llvm.ptr
    %1165 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1166 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1167 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1168 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_3}> : () -> !llvm.ptr
    %1169 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1170 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1171 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_5}> : () -> !llvm.ptr
    %1172 = "llvm.alloca"(%1161) <{alignment = 16 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1173 = "llvm.load"(%1162) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1174 = "llvm.icmp"(%1173, %1163) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1174)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.store"(%1164, %1172) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1175 = "llvm.getelementptr"(%1172, %1165) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg54, %1175) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1176 = "llvm.getelementptr"(%1172, %1166) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1167, %1176) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.call"(%1173, %1168, %1172, %1169) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    %1177 = "llvm.call"(%1170, %1171, %1164, %arg54) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (i32, ptr, ...)>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @abort, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.unreachable"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "dprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, passthrough = ["cold", "optsize"], sym_name = "abort", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_append_value", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg52: !llvm.ptr, %arg53: !llvm.ptr):
    %1111 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_14}> : () -> !llvm.ptr
    %1112 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1113 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_13}> : () -> !llvm.ptr
    %1114 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_12}> : () -> !llvm.ptr
    %1115 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1116 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1117 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_11}> : () -> !llvm.ptr
    %1118 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_10}> : () -> !llvm.ptr
    %1119 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_9}> : () -> !llvm.ptr
    %1120 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1121 = "llvm.mlir.constant"() <{value = 480 : i64}> : () -> i64
    %1122 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_8}> : () -> !llvm.ptr
    %1123 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_7}> : () -> !llvm.ptr
    %1124 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1125 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_6}> : () -> !llvm.ptr
    %1126 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1127 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1128 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1129 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1130 = "llvm.getelementptr"(%1129, %1127) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1131 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_16}> : () -> !llvm.ptr
    %1132 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %1133 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_15}> : () -> !llvm.ptr
    %1134 = "llvm.load"(%arg53) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1134)[^bb14, ^bb2, ^bb1, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb8, ^bb8, ^bb9, ^bb9, ^bb10, ^bb10, ^bb11, ^bb11, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, case_values = dense<[70, 7, 0, 1, 2, 3, 8, 11, 65, 12, 66, 71, 75, 72, 76, 74, 78]> : vector<17xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1135 = "llvm.getelementptr"(%arg53, %1115) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1136 = "llvm.load"(%1135) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1137 = "llvm.icmp"(%1136, %1126) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1137, %1136)[^bb15, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1138 = "llvm.getelementptr"(%arg53, %1115) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1139 = "llvm.load"(%1138) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1140 = "llvm.getelementptr"(%1139, %1127) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1140)[^bb3] : (!llvm.ptr) -> ()
  ^bb3(%1141: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    "llvm.call"(%arg52, %1141) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_tensor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb4:  // pred: ^bb0
    "llvm.call"(%arg52, %1125, %1112) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb5:  // pred: ^bb0
    %1142 = "llvm.getelementptr"(%arg53, %1115) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1143 = "llvm.load"(%1142) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg52, %1124, %1143) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb6:  // pred: ^bb0
    "llvm.call"(%arg52, %1123, %1112) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb7:  // pred: ^bb0
    %1144 = "llvm.getelementptr"(%arg52, %1120) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1145 = "llvm.getelementptr"(%arg53, %1115) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1146 = "llvm.load"(%1145) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    %1147 = "llvm.call"(%1144, %1121, %1122, %1146) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, f64) -> i32
    "llvm.store"(%1147, %arg52) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb8:  // 3 preds: ^bb0, ^bb0, ^bb0
    "llvm.call"(%arg52, %1119, %1112) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb9:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg52, %1118, %1112) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb10:  // 2 preds: ^bb0, ^bb0
    %1148 = "llvm.getelementptr"(%arg53, %1115) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1149 = "llvm.load"(%1148) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1150 = "llvm.getelementptr"(%1149, %1116) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1151 = "llvm.load"(%1150) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg52, %1117, %1151) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb11:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg52, %1114, %1112) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb12:  // pred: ^bb0
    "llvm.call"(%arg52, %1113, %1112) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb13:  // pred: ^bb0
    "llvm.call"(%arg52, %1111, %1112) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb14:  // pred: ^bb0
    %1152 = "llvm.icmp"(%1134, %1128) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1152)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // 2 preds: ^bb1, ^bb14
    %1153 = "llvm.sext"(%1134) : (i32) -> i64
    "llvm.call"(%arg52, %1133, %1153) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb16:  // pred: ^bb14
    %1154 = "llvm.getelementptr"(%arg52, %1120) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1155 = "llvm.load"(%1130) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1156 = "llvm.call"(%1155, %1134) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1157 = "llvm.getelementptr"(%1156, %1115) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1158 = "llvm.load"(%1157) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1159 = "llvm.call"(%1154, %1121, %1131, %1158) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) -> i32
    %1160 = "llvm.intr.smin"(%1159, %1132) : (i32, i32) -> i32
    "llvm.store"(%1160, %arg52) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb17:  // 13 preds: ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb15, ^bb16
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i64, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "snprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append_tensor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg50: !llvm.ptr, %arg51: !llvm.ptr):
    %1016 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1017 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1018 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1019 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1020 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1021 = "llvm.mlir.constant"() <{value = 18 : i32}> : () -> i32
    %1022 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_DTYPES}> : () -> !llvm.ptr
    %1023 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1024 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_17}> : () -> !llvm.ptr
    %1025 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1026 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1027 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1028 = "llvm.mlir.constant"() <{value = 2147483646 : i64}> : () -> i64
    %1029 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1030 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1031 = "llvm.mlir.constant"() <{value = -2 : i64}> : () -> i64
    %1032 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1033 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1034 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1035 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_18}> : () -> !llvm.ptr
    %1036 = "llvm.getelementptr"(%arg51, %1016) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1037 = "llvm.load"(%1036) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1038 = "llvm.and"(%1037, %1017) : (i32, i32) -> i32
    %1039 = "llvm.lshr"(%1037, %1018) : (i32, i32) -> i32
    %1040 = "llvm.getelementptr"(%arg51, %1019) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1041 = "llvm.load"(%1040) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1042 = "llvm.add"(%1041, %1020) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1043 = "llvm.zext"(%1042) : (i32) -> i64
    %1044 = "llvm.alloca"(%1043) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %1045 = "llvm.icmp"(%1038, %1021) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1045)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1046 = "llvm.zext"(%1038) <{nonNeg}> : (i32) -> i64
    %1047 = "llvm.getelementptr"(%1022, %1046) <{elem_type = !llvm.array<20 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1048 = "llvm.lshr"(%1037, %1023) : (i32, i32) -> i32
    %1049 = "llvm.and"(%1048, %1017) : (i32, i32) -> i32
    %1050 = "llvm.zext"(%1049) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg50, %1047, %1050) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1051 = "llvm.icmp"(%1039, %1020) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1051)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1052 = "llvm.zext"(%1039) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg50, %1024, %1052) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb4] : () -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %1053 = "llvm.getelementptr"(%arg51, %1025) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1054 = "llvm.load"(%1053) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1055 = "llvm.load"(%1040) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg50, %1054, %1055) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_list, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %1056 = "llvm.load"(%1040) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1057 = "llvm.load"(%1053) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1058 = "llvm.icmp"(%1056, %1026) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1058)[^bb5, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1059 = "llvm.zext"(%1056) <{nonNeg}> : (i32) -> i64
    %1060 = "llvm.and"(%1059, %1027) : (i64, i64) -> i64
    %1061 = "llvm.icmp"(%1056, %1020) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1061, %1059, %1027, %1027)[^bb9, ^bb6] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i64, i64, i64) -> ()
  ^bb6:  // pred: ^bb5
    %1062 = "llvm.and"(%1059, %1028) : (i64, i64) -> i64
    "llvm.br"(%1059, %1027, %1027, %1029)[^bb7] : (i64, i64, i64, i64) -> ()
  ^bb7(%1063: i64, %1064: i64, %1065: i64, %1066: i64):  // 2 preds: ^bb6, ^bb7
    %1067 = "llvm.add"(%1063, %1030) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1068 = "llvm.getelementptr"(%1044, %1067) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1065, %1068) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1069 = "llvm.getelementptr"(%1057, %1067) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1070 = "llvm.load"(%1069) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1071 = "llvm.intr.umax"(%1070, %1027) : (i64, i64) -> i64
    %1072 = "llvm.mul"(%1071, %1065) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1073 = "llvm.mul"(%1070, %1064) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1074 = "llvm.add"(%1063, %1031) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1075 = "llvm.getelementptr"(%1044, %1074) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1072, %1075) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1076 = "llvm.getelementptr"(%1057, %1074) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1077 = "llvm.load"(%1076) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1078 = "llvm.intr.umax"(%1077, %1027) : (i64, i64) -> i64
    %1079 = "llvm.mul"(%1078, %1072) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1080 = "llvm.mul"(%1077, %1073) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1081 = "llvm.add"(%1066, %1032) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1082 = "llvm.icmp"(%1081, %1062) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1082, %1074, %1080, %1079, %1081)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, i64, i64, i64, i64) -> ()
  ^bb8:  // pred: ^bb7
    %1083 = "llvm.icmp"(%1060, %1029) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1083, %1080, %1074, %1080, %1079)[^bb10, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, i64, i64, i64, i64) -> ()
  ^bb9(%1084: i64, %1085: i64, %1086: i64):  // 2 preds: ^bb5, ^bb8
    %1087 = "llvm.icmp"(%1060, %1029) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%1087) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %1088 = "llvm.add"(%1084, %1030) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1089 = "llvm.getelementptr"(%1044, %1088) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1086, %1089) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1090 = "llvm.getelementptr"(%1057, %1088) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1091 = "llvm.load"(%1090) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1092 = "llvm.mul"(%1091, %1085) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%1092)[^bb10] : (i64) -> ()
  ^bb10(%1093: i64):  // 2 preds: ^bb8, ^bb9
    %1094 = "llvm.icmp"(%1093, %1029) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1094)[^bb16, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1095 = "llvm.getelementptr"(%arg51, %1033) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1096 = "llvm.load"(%1095) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1097 = "llvm.icmp"(%1096, %1034) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1097, %1029)[^bb16, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb12(%1098: i64):  // 2 preds: ^bb11, ^bb14
    %1099 = "llvm.getelementptr"(%1057, %1098) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1100 = "llvm.load"(%1099) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1101 = "llvm.icmp"(%1100, %1027) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1101)[^bb13, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb13:  // pred: ^bb12
    %1102 = "llvm.getelementptr"(%1096, %1098) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1103 = "llvm.load"(%1102) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1104 = "llvm.getelementptr"(%1044, %1098) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1105 = "llvm.load"(%1104) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1106 = "llvm.icmp"(%1103, %1105) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1106)[^bb14, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb14:  // 2 preds: ^bb12, ^bb13
    %1107 = "llvm.add"(%1098, %1027) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1108 = "llvm.icmp"(%1107, %1059) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1108, %1107)[^bb16, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb15:  // pred: ^bb13
    "llvm.call"(%arg50, %1035, %1029) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1109 = "llvm.load"(%1095) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1110 = "llvm.load"(%1040) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg50, %1109, %1110) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_list, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb16] : () -> ()
  ^bb16:  // 5 preds: ^bb4, ^bb10, ^bb11, ^bb14, ^bb15
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg47: !llvm.ptr, %arg48: !llvm.ptr, %arg49: i64):
    %1003 = "llvm.mlir.constant"() <{value = 480 : i32}> : () -> i32
    %1004 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1005 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %1006 = "llvm.load"(%arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1007 = "llvm.sub"(%1003, %1006) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1008 = "llvm.getelementptr"(%arg47, %1004) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1009 = "llvm.sext"(%1006) : (i32) -> i64
    %1010 = "llvm.getelementptr"(%1008, %1009) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1011 = "llvm.sext"(%1007) : (i32) -> i64
    %1012 = "llvm.call"(%1010, %1011, %arg48, %arg49) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
    %1013 = "llvm.load"(%arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1014 = "llvm.add"(%1013, %1012) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1015 = "llvm.intr.smin"(%1014, %1005) : (i32, i32) -> i32
    "llvm.store"(%1015, %arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i32)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append_list", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg44: !llvm.ptr, %arg45: !llvm.ptr, %arg46: i32):
    %986 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_19}> : () -> !llvm.ptr
    %987 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %988 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %989 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %990 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %991 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %992 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_20}> : () -> !llvm.ptr
    %993 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_21}> : () -> !llvm.ptr
    "llvm.call"(%arg44, %986, %987) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %994 = "llvm.icmp"(%arg46, %988) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%994)[^bb1, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %995 = "llvm.zext"(%arg46) <{nonNeg}> : (i32) -> i64
    %996 = "llvm.load"(%arg45) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %989, %996) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %997 = "llvm.icmp"(%arg46, %990) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%997, %991)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb2(%998: i64):  // 2 preds: ^bb1, ^bb2
    %999 = "llvm.getelementptr"(%arg45, %998) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1000 = "llvm.load"(%999) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %992, %1000) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1001 = "llvm.add"(%998, %991) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1002 = "llvm.icmp"(%1001, %995) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1002, %1001)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    "llvm.call"(%arg44, %993, %987) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_get_item", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg40: !llvm.ptr, %arg41: !llvm.ptr, %arg42: !llvm.ptr, %arg43: !llvm.ptr):
    %940 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %941 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %942 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %943 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %944 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %945 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %946 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %947 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %948 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %949 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %950 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %951 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %952 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %953 = "llvm.getelementptr"(%952, %950) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %954 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %955 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %956 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %957 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %958 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %959 = "llvm.getelementptr"(%952, %958) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %960 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %961 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %962 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %963 = "llvm.alloca"(%940) <{alignment = 16 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi_call_core_64.struct.Any", (i32, i32, struct<"mlir_abi_call_core_64.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %964 = "llvm.load"(%arg40) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%964)[^bb1, ^bb2, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%960, %arg41, %arg40, %961, %962) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%956)[^bb7] : (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb0
    "llvm.intr.memcpy"(%963, %arg40, %941) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %965 = "llvm.getelementptr"(%963, %941) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%942, %965) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %966 = "llvm.getelementptr"(%963, %943) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%944, %966) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %967 = "llvm.getelementptr"(%963, %945) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg42, %967) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %968 = "llvm.icmp"(%964, %946) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %969 = "llvm.select"(%968, %947, %948) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %970 = "llvm.icmp"(%arg42, %949) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %971 = "llvm.zext"(%970) : (i1) -> i64
    %972 = "llvm.getelementptr"(%arg43, %950) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memset"(%arg43, %951, %941) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %973 = "llvm.load"(%953) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %974 = "llvm.getelementptr"(%954, %969) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %975 = "llvm.getelementptr"(%974, %971) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %976 = "llvm.load"(%975) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %977 = "llvm.select"(%970, %955, %940) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %978 = "llvm.call"(%973, %976, %963, %977, %arg43) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %979 = "llvm.icmp"(%978, %944) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%979)[^bb5, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    "llvm.cond_br"(%970, %956)[^bb4, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%arg41, %arg40, %arg42) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_without, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%956)[^bb7] : (i32) -> ()
  ^bb5:  // pred: ^bb2
    %980 = "llvm.load"(%arg43) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %981 = "llvm.icmp"(%980, %957) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%981, %944)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb6:  // pred: ^bb5
    %982 = "llvm.load"(%959) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %983 = "llvm.load"(%972) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %984 = "llvm.call"(%982, %983) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%944)[^bb7] : (i32) -> ()
  ^bb7(%985: i32):  // 5 preds: ^bb1, ^bb3, ^bb4, ^bb5, ^bb6
    "llvm.return"(%985) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse_without", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg37: !llvm.ptr, %arg38: !llvm.ptr, %arg39: !llvm.ptr):
    %919 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %920 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %921 = "llvm.mlir.constant"() <{value = 484 : i64}> : () -> i64
    %922 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %923 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %924 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %925 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_24}> : () -> !llvm.ptr
    %926 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %927 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %928 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_25}> : () -> !llvm.ptr
    %929 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %930 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %931 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %932 = "llvm.alloca"(%919) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    %933 = "llvm.alloca"(%919) <{alignment = 16 : i64, elem_type = !llvm.array<5 x ptr>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%932, %920, %921) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.call"(%932, %arg38) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%arg37, %933) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %934 = "llvm.getelementptr"(%933, %922) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %935 = "llvm.getelementptr"(%932, %923) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%935, %934) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %936 = "llvm.getelementptr"(%933, %924) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%925, %936) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %937 = "llvm.getelementptr"(%933, %926) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg39, %937) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %938 = "llvm.getelementptr"(%933, %927) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%928, %938) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %939 = "llvm.load"(%929) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%939, %930, %933, %931) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (i32, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_refuse_array", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg32: i32, %arg33: !llvm.ptr, %arg34: !llvm.ptr, %arg35: !llvm.ptr, %arg36: !llvm.ptr):
    %871 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %872 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %873 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_26}> : () -> !llvm.ptr
    %874 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %875 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %876 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_28}> : () -> !llvm.ptr
    %877 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %878 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %879 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_31}> : () -> !llvm.ptr
    %880 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %881 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %882 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %883 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_30}> : () -> !llvm.ptr
    %884 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %885 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_29}> : () -> !llvm.ptr
    %886 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %887 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %888 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_27}> : () -> !llvm.ptr
    %889 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %890 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %891 = "llvm.icmp"(%arg32, %871) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%891)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %892 = "llvm.getelementptr"(%arg35, %886) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %893 = "llvm.load"(%892) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %894 = "llvm.icmp"(%893, %887) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %895 = "llvm.select"(%894, %888, %874) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.br"(%895, %877)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb2:  // pred: ^bb0
    %896 = "llvm.icmp"(%arg32, %872) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %897 = "llvm.select"(%896, %873, %874) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %898 = "llvm.icmp"(%arg32, %875) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %899 = "llvm.select"(%898, %876, %897) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%arg32, %899, %877)[^bb6, ^bb3, ^bb4, ^bb5] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[7, 8, 9]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i64) -> ()
  ^bb3:  // pred: ^bb2
    %900 = "llvm.getelementptr"(%arg35, %884) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %901 = "llvm.load"(%900) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %902 = "llvm.sext"(%901) : (i32) -> i64
    "llvm.br"(%885, %902)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb4:  // pred: ^bb2
    %903 = "llvm.load"(%arg34) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %904 = "llvm.icmp"(%903, %880) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %905 = "llvm.getelementptr"(%arg34, %881) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %906 = "llvm.load"(%905) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %907 = "llvm.select"(%904, %882, %877) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %908 = "llvm.getelementptr"(%906, %907) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %909 = "llvm.getelementptr"(%908, %881) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %910 = "llvm.load"(%909) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %911 = "llvm.sext"(%910) : (i32) -> i64
    "llvm.br"(%883, %911)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb5:  // pred: ^bb2
    %912 = "llvm.load"(%arg36) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %913 = "llvm.shl"(%912, %878) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %914 = "llvm.sext"(%913) : (i32) -> i64
    "llvm.br"(%879, %914)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb6(%915: !llvm.ptr, %916: i64):  // 5 preds: ^bb1, ^bb2, ^bb3, ^bb4, ^bb5
    %917 = "llvm.icmp"(%arg32, %878) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %918 = "llvm.select"(%917, %889, %890) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.call"(%918, %arg33, %arg34, %915, %916) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_write_any_descriptor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg28: !llvm.ptr, %arg29: !llvm.ptr, %arg30: !llvm.ptr, %arg31: !llvm.ptr):
    %694 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %695 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %696 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %697 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %698 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %699 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %700 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %701 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %702 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %703 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %704 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %705 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %706 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %707 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %708 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %709 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %710 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %711 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %712 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %713 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %714 = "llvm.mlir.constant"() <{value = 2147483648 : i64}> : () -> i64
    %715 = "llvm.mlir.constant"() <{value = 4294967296 : i64}> : () -> i64
    %716 = "llvm.mlir.constant"() <{value = 32768 : i64}> : () -> i64
    %717 = "llvm.mlir.constant"() <{value = 65536 : i64}> : () -> i64
    %718 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %719 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %720 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %721 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %722 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %723 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %724 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %725 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %726 = "llvm.alloca"(%694) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %727 = "llvm.load"(%arg28) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %728 = "llvm.getelementptr"(%arg30, %695) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %729 = "llvm.load"(%728) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %730 = "llvm.getelementptr"(%arg29, %696) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %731 = "llvm.load"(%730) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %732 = "llvm.icmp"(%729, %731) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%732, %697)[^bb1, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %733 = "llvm.getelementptr"(%arg30, %698) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %734 = "llvm.load"(%733) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %735 = "llvm.getelementptr"(%arg29, %698) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %736 = "llvm.load"(%735) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %737 = "llvm.icmp"(%736, %699) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%737)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %738 = "llvm.icmp"(%734, %701) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%738, %700)[^bb31, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb3:  // pred: ^bb1
    %739 = "llvm.icmp"(%734, %736) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%739, %700)[^bb4, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %740 = "llvm.getelementptr"(%arg29, %702) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %741 = "llvm.load"(%740) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %742 = "llvm.sext"(%741) : (i32) -> i64
    %743 = "llvm.getelementptr"(%arg28, %742) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %744 = "llvm.getelementptr"(%arg30, %703) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %745 = "llvm.load"(%744) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %746 = "llvm.icmp"(%734, %699) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%746, %704, %699, %704)[^bb5, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i1, i32, i1) -> ()
  ^bb5:  // pred: ^bb4
    %747 = "llvm.getelementptr"(%arg29, %705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %748 = "llvm.getelementptr"(%arg30, %705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %749 = "llvm.getelementptr"(%arg29, %703) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %750 = "llvm.getelementptr"(%arg31, %698) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %751 = "llvm.icmp"(%727, %706) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %752 = "llvm.zext"(%734) <{nonNeg}> : (i32) -> i64
    %753 = "llvm.sext"(%727) : (i32) -> i64
    %754 = "llvm.getelementptr"(%743, %752) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%752, %699, %707, %699, %694)[^bb6] : (i64, i32, i64, i32, i32) -> ()
  ^bb6(%755: i64, %756: i32, %757: i64, %758: i32, %759: i32):  // 2 preds: ^bb5, ^bb19
    %760 = "llvm.add"(%755, %708) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %761 = "llvm.getelementptr"(%745, %760) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %762 = "llvm.load"(%761) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %763 = "llvm.load"(%747) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %764 = "llvm.icmp"(%763, %699) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%764, %757)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb7:  // pred: ^bb6
    %765 = "llvm.getelementptr"(%754, %755) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %766 = "llvm.load"(%765) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%766)[^bb8] : (i64) -> ()
  ^bb8(%767: i64):  // 2 preds: ^bb6, ^bb7
    %768 = "llvm.icmp"(%767, %709) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %769 = "llvm.select"(%768, %767, %757) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%737)[^bb10, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %770 = "llvm.getelementptr"(%743, %755) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %771 = "llvm.load"(%770) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %772 = "llvm.icmp"(%771, %709) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %773 = "llvm.icmp"(%771, %762) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %774 = "llvm.select"(%772, %704, %773) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%774, %706)[^bb10, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %775 = "llvm.icmp"(%762, %707) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%775, %758, %769)[^bb11, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb11:  // pred: ^bb10
    %776 = "llvm.load"(%748) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %777 = "llvm.icmp"(%776, %710) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%777, %758, %769)[^bb14, ^bb12] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb12:  // pred: ^bb11
    %778 = "llvm.getelementptr"(%776, %760) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %779 = "llvm.load"(%778) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %780 = "llvm.icmp"(%779, %767) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %781 = "llvm.or"(%768, %780) : (i1, i1) -> i1
    %782 = "llvm.select"(%780, %758, %711) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %783 = "llvm.select"(%780, %769, %779) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%781, %782, %783)[^bb14, ^bb13] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb13:  // pred: ^bb12
    %784 = "llvm.load"(%749) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %785 = "llvm.icmp"(%784, %699) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %786 = "llvm.icmp"(%779, %712) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %787 = "llvm.or"(%786, %785) : (i1, i1) -> i1
    %788 = "llvm.select"(%787, %758, %713) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%788, %779)[^bb14] : (i32, i64) -> ()
  ^bb14(%789: i32, %790: i64):  // 4 preds: ^bb10, ^bb11, ^bb12, ^bb13
    %791 = "llvm.mul"(%755, %753) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %792 = "llvm.getelementptr"(%750, %791) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%727)[^bb17, ^bb16, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb15:  // pred: ^bb14
    %793 = "llvm.trunc"(%762) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%793, %792) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %794 = "llvm.add"(%762, %714) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %795 = "llvm.icmp"(%794, %715) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %796 = "llvm.trunc"(%755) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %797 = "llvm.add"(%734, %796) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %798 = "llvm.shl"(%797, %697) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %799 = "llvm.sext"(%798) : (i32) -> i64
    %800 = "llvm.getelementptr"(%750, %799) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %801 = "llvm.trunc"(%790) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%801, %800) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%795)[^bb18] : (i1) -> ()
  ^bb16:  // pred: ^bb14
    "llvm.store"(%762, %792) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %802 = "llvm.trunc"(%755) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %803 = "llvm.add"(%734, %802) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %804 = "llvm.shl"(%803, %700) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %805 = "llvm.sext"(%804) : (i32) -> i64
    %806 = "llvm.getelementptr"(%750, %805) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%790, %806) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%694)[^bb19] : (i32) -> ()
  ^bb17:  // pred: ^bb14
    %807 = "llvm.trunc"(%762) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%807, %792) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    %808 = "llvm.add"(%762, %716) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %809 = "llvm.icmp"(%808, %717) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %810 = "llvm.trunc"(%755) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %811 = "llvm.add"(%734, %810) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %812 = "llvm.mul"(%811, %727) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %813 = "llvm.sext"(%812) : (i32) -> i64
    %814 = "llvm.getelementptr"(%750, %813) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %815 = "llvm.trunc"(%790) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%815, %814) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"(%809)[^bb18] : (i1) -> ()
  ^bb18(%816: i1):  // 2 preds: ^bb15, ^bb17
    %817 = "llvm.shl"(%790, %718) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %818 = "llvm.ashr"(%817, %718) <{isExact}> : (i64, i64) -> i64
    %819 = "llvm.select"(%751, %790, %818) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %820 = "llvm.shl"(%819, %705) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %821 = "llvm.ashr"(%820, %705) <{isExact}> : (i64, i64) -> i64
    %822 = "llvm.icmp"(%790, %821) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %823 = "llvm.and"(%822, %816) : (i1, i1) -> i1
    %824 = "llvm.zext"(%823) : (i1) -> i32
    "llvm.br"(%824)[^bb19] : (i32) -> ()
  ^bb19(%825: i32):  // 2 preds: ^bb16, ^bb18
    %826 = "llvm.and"(%825, %759) : (i32, i32) -> i32
    %827 = "llvm.icmp"(%762, %712) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %828 = "llvm.zext"(%827) : (i1) -> i32
    %829 = "llvm.or"(%756, %828) : (i32, i32) -> i32
    %830 = "llvm.intr.umax"(%762, %707) : (i64, i64) -> i64
    %831 = "llvm.mul"(%830, %757) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %832 = "llvm.icmp"(%755, %707) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%832, %760, %829, %831, %789, %826)[^bb6, ^bb20] <{operandSegmentSizes = array<i32: 1, 5, 0>}> : (i1, i64, i32, i64, i32, i32) -> ()
  ^bb20:  // pred: ^bb19
    %833 = "llvm.icmp"(%829, %699) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %834 = "llvm.icmp"(%826, %699) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.br"(%834, %789, %833)[^bb21] : (i1, i32, i1) -> ()
  ^bb21(%835: i1, %836: i32, %837: i1):  // 2 preds: ^bb4, ^bb20
    %838 = "llvm.getelementptr"(%arg30, %719) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %839 = "llvm.load"(%838) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%839, %720)[^bb31, ^bb22, ^bb22, ^bb22] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb22:  // 3 preds: ^bb21, ^bb21, ^bb21
    %840 = "llvm.load"(%arg30) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %841 = "llvm.ptrtoint"(%840) : (!llvm.ptr) -> i64
    %842 = "llvm.getelementptr"(%arg30, %721) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %843 = "llvm.load"(%842) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %844 = "llvm.add"(%843, %841) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %845 = "llvm.load"(%743) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %846 = "llvm.getelementptr"(%arg29, %719) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %847 = "llvm.load"(%846) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %848 = "llvm.sext"(%847) : (i32) -> i64
    %849 = "llvm.mul"(%845, %848) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %850 = "llvm.sub"(%844, %849) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%850, %arg31) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %851 = "llvm.getelementptr"(%arg31, %719) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%850, %851) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %852 = "llvm.getelementptr"(%arg31, %698) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %853 = "llvm.load"(%743) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.switch"(%727)[^bb24, ^bb25, ^bb23] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb23:  // pred: ^bb22
    %854 = "llvm.trunc"(%853) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%854, %852) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb24:  // pred: ^bb22
    %855 = "llvm.trunc"(%853) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%855, %852) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb25:  // pred: ^bb22
    "llvm.store"(%853, %852) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb26:  // 3 preds: ^bb23, ^bb24, ^bb25
    "llvm.cond_br"(%837)[^bb29, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb27:  // pred: ^bb26
    %856 = "llvm.getelementptr"(%arg30, %705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %857 = "llvm.load"(%856) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %858 = "llvm.icmp"(%857, %710) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%858, %699)[^bb31, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb28:  // pred: ^bb27
    "llvm.intr.memcpy"(%726, %arg30, %718) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %859 = "llvm.getelementptr"(%726, %705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%710, %859) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %860 = "llvm.call"(%arg28, %arg29, %726, %arg31) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%860)[^bb31] : (i32) -> ()
  ^bb29:  // pred: ^bb26
    %861 = "llvm.getelementptr"(%arg29, %722) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %862 = "llvm.load"(%861) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %863 = "llvm.add"(%862, %723) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %864 = "llvm.sext"(%863) : (i32) -> i64
    %865 = "llvm.and"(%850, %864) : (i64, i64) -> i64
    %866 = "llvm.icmp"(%865, %712) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%866, %724)[^bb30, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb30:  // pred: ^bb29
    %867 = "llvm.icmp"(%836, %699) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %868 = "llvm.select"(%867, %704, %835) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %869 = "llvm.select"(%868, %836, %725) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%869)[^bb31] : (i32) -> ()
  ^bb31(%870: i32):  // 9 preds: ^bb0, ^bb2, ^bb3, ^bb9, ^bb21, ^bb27, ^bb28, ^bb29, ^bb30
    "llvm.return"(%870) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_find_ends", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg24: !llvm.ptr, %arg25: !llvm.ptr, %arg26: !llvm.ptr, %arg27: !llvm.ptr):
    %571 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %572 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %573 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %574 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %575 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %576 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %577 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %578 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %579 = "llvm.mlir.constant"() <{value = 2147483646 : i64}> : () -> i64
    %580 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %581 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %582 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %583 = "llvm.alloca"(%571) <{alignment = 16 : i64, elem_type = !llvm.array<128 x i64>}> : (i32) -> !llvm.ptr
    %584 = "llvm.getelementptr"(%arg25, %572) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %585 = "llvm.load"(%584) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %586 = "llvm.sext"(%585) : (i32) -> i64
    %587 = "llvm.getelementptr"(%arg26, %586) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %588 = "llvm.getelementptr"(%arg25, %573) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %589 = "llvm.load"(%588) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %590 = "llvm.icmp"(%589, %574) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %591 = "llvm.load"(%arg24) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%590, %587, %589)[^bb6, ^bb1] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb1:  // pred: ^bb0
    %592 = "llvm.intr.smax"(%591, %575) : (i32, i32) -> i32
    %593 = "llvm.zext"(%592) <{nonNeg}> : (i32) -> i64
    %594 = "llvm.getelementptr"(%587, %593) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %595 = "llvm.load"(%594) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%591)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %596 = "llvm.load"(%587) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%596)[^bb5] : (i64) -> ()
  ^bb3:  // pred: ^bb1
    %597 = "llvm.load"(%587) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %598 = "llvm.zext"(%597) : (i32) -> i64
    "llvm.br"(%598)[^bb5] : (i64) -> ()
  ^bb4:  // pred: ^bb1
    %599 = "llvm.load"(%587) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %600 = "llvm.sext"(%599) : (i16) -> i64
    "llvm.br"(%600)[^bb5] : (i64) -> ()
  ^bb5(%601: i64):  // 3 preds: ^bb2, ^bb3, ^bb4
    %602 = "llvm.trunc"(%601) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%595, %602)[^bb6] : (!llvm.ptr, i32) -> ()
  ^bb6(%603: !llvm.ptr, %604: i32):  // 2 preds: ^bb0, ^bb5
    %605 = "llvm.icmp"(%604, %576) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%605)[^bb7, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %606 = "llvm.shl"(%604, %571) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %607 = "llvm.getelementptr"(%603, %573) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %608 = "llvm.sext"(%591) : (i32) -> i64
    %609 = "llvm.intr.smax"(%606, %571) : (i32, i32) -> i32
    %610 = "llvm.zext"(%609) <{nonNeg}> : (i32) -> i64
    %611 = "llvm.and"(%610, %577) : (i64, i64) -> i64
    %612 = "llvm.icmp"(%609, %571) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%612, %578)[^bb19, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb8:  // pred: ^bb7
    %613 = "llvm.and"(%610, %579) : (i64, i64) -> i64
    "llvm.br"(%578, %578)[^bb9] : (i64, i64) -> ()
  ^bb9(%614: i64, %615: i64):  // 2 preds: ^bb8, ^bb17
    %616 = "llvm.or"(%614, %577) <{isDisjoint}> : (i64, i64) -> i64
    %617 = "llvm.mul"(%616, %608) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %618 = "llvm.getelementptr"(%607, %617) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%591)[^bb12, ^bb10, ^bb11] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb10:  // pred: ^bb9
    %619 = "llvm.load"(%618) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%619)[^bb13] : (i64) -> ()
  ^bb11:  // pred: ^bb9
    %620 = "llvm.load"(%618) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %621 = "llvm.sext"(%620) : (i32) -> i64
    "llvm.br"(%621)[^bb13] : (i64) -> ()
  ^bb12:  // pred: ^bb9
    %622 = "llvm.load"(%618) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %623 = "llvm.sext"(%622) : (i16) -> i64
    "llvm.br"(%623)[^bb13] : (i64) -> ()
  ^bb13(%624: i64):  // 3 preds: ^bb10, ^bb11, ^bb12
    %625 = "llvm.getelementptr"(%583, %614) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%624, %625) <{alignment = 16 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %626 = "llvm.add"(%614, %580) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %627 = "llvm.mul"(%626, %608) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %628 = "llvm.getelementptr"(%607, %627) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%591)[^bb16, ^bb15, ^bb14] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    %629 = "llvm.load"(%628) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %630 = "llvm.sext"(%629) : (i32) -> i64
    "llvm.br"(%630)[^bb17] : (i64) -> ()
  ^bb15:  // pred: ^bb13
    %631 = "llvm.load"(%628) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%631)[^bb17] : (i64) -> ()
  ^bb16:  // pred: ^bb13
    %632 = "llvm.load"(%628) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %633 = "llvm.sext"(%632) : (i16) -> i64
    "llvm.br"(%633)[^bb17] : (i64) -> ()
  ^bb17(%634: i64):  // 3 preds: ^bb14, ^bb15, ^bb16
    %635 = "llvm.getelementptr"(%583, %616) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%634, %635) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %636 = "llvm.add"(%615, %580) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %637 = "llvm.icmp"(%636, %613) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%637, %626, %636)[^bb18, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb18:  // pred: ^bb17
    %638 = "llvm.icmp"(%611, %578) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%638, %626)[^bb24, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb19(%639: i64):  // 2 preds: ^bb7, ^bb18
    %640 = "llvm.icmp"(%611, %578) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%640) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %641 = "llvm.add"(%639, %577) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %642 = "llvm.mul"(%641, %608) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %643 = "llvm.getelementptr"(%607, %642) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%591)[^bb22, ^bb21, ^bb20] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb20:  // pred: ^bb19
    %644 = "llvm.load"(%643) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %645 = "llvm.sext"(%644) : (i32) -> i64
    "llvm.br"(%645)[^bb23] : (i64) -> ()
  ^bb21:  // pred: ^bb19
    %646 = "llvm.load"(%643) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%646)[^bb23] : (i64) -> ()
  ^bb22:  // pred: ^bb19
    %647 = "llvm.load"(%643) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %648 = "llvm.sext"(%647) : (i16) -> i64
    "llvm.br"(%648)[^bb23] : (i64) -> ()
  ^bb23(%649: i64):  // 3 preds: ^bb20, ^bb21, ^bb22
    %650 = "llvm.getelementptr"(%583, %639) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%649, %650) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb24] : () -> ()
  ^bb24:  // 3 preds: ^bb6, ^bb18, ^bb23
    %651 = "llvm.getelementptr"(%603, %573) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%591)[^bb27, ^bb25, ^bb26] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb25:  // pred: ^bb24
    %652 = "llvm.load"(%651) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%652)[^bb28] : (i64) -> ()
  ^bb26:  // pred: ^bb24
    %653 = "llvm.load"(%651) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %654 = "llvm.sext"(%653) : (i32) -> i64
    "llvm.br"(%654)[^bb28] : (i64) -> ()
  ^bb27:  // pred: ^bb24
    %655 = "llvm.load"(%651) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %656 = "llvm.sext"(%655) : (i16) -> i64
    "llvm.br"(%656)[^bb28] : (i64) -> ()
  ^bb28(%657: i64):  // 3 preds: ^bb25, ^bb26, ^bb27
    %658 = "llvm.getelementptr"(%arg25, %581) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %659 = "llvm.load"(%658) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %660 = "llvm.sext"(%659) : (i32) -> i64
    %661 = "llvm.mul"(%657, %660) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %662 = "llvm.getelementptr"(%603, %581) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %663 = "llvm.load"(%662) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %664 = "llvm.ptrtoint"(%663) : (!llvm.ptr) -> i64
    %665 = "llvm.add"(%661, %664) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %666 = "llvm.sext"(%604) : (i32) -> i64
    %667 = "llvm.getelementptr"(%583, %666) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %668 = "llvm.getelementptr"(%arg27, %581) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%665, %668) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.store"(%665, %arg27) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%605, %665)[^bb29, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb29:  // pred: ^bb28
    %669 = "llvm.zext"(%604) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%578)[^bb30] : (i64) -> ()
  ^bb30(%670: i64):  // 2 preds: ^bb29, ^bb31
    %671 = "llvm.getelementptr"(%583, %670) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %672 = "llvm.load"(%671) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %673 = "llvm.icmp"(%672, %578) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%673, %576)[^bb34, ^bb31] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb31:  // pred: ^bb30
    %674 = "llvm.add"(%672, %582) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %675 = "llvm.getelementptr"(%667, %670) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %676 = "llvm.load"(%675) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %677 = "llvm.mul"(%676, %674) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %678 = "llvm.load"(%658) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %679 = "llvm.sext"(%678) : (i32) -> i64
    %680 = "llvm.mul"(%677, %679) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %681 = "llvm.icmp"(%680, %578) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %682 = "llvm.zext"(%681) : (i1) -> i64
    %683 = "llvm.getelementptr"(%arg27, %682) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %684 = "llvm.load"(%683) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %685 = "llvm.add"(%680, %684) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%685, %683) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %686 = "llvm.add"(%670, %577) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %687 = "llvm.icmp"(%686, %669) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%687, %686)[^bb32, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb32:  // pred: ^bb31
    %688 = "llvm.load"(%668) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%688)[^bb33] : (i64) -> ()
  ^bb33(%689: i64):  // 2 preds: ^bb28, ^bb32
    %690 = "llvm.load"(%658) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %691 = "llvm.sext"(%690) : (i32) -> i64
    %692 = "llvm.add"(%689, %691) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%692, %668) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%571)[^bb34] : (i32) -> ()
  ^bb34(%693: i32):  // 2 preds: ^bb30, ^bb33
    "llvm.return"(%693) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i128 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_value_of", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg21: !llvm.ptr, %arg22: !llvm.ptr, %arg23: !llvm.ptr):
    %454 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %455 = "llvm.mlir.constant"() <{value = 1 : i128}> : () -> i128
    %456 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %457 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %458 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %459 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %460 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %461 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %462 = "llvm.mlir.constant"() <{value = 0 : i128}> : () -> i128
    %463 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %464 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %465 = "llvm.mlir.constant"() <{value = 42 : i32}> : () -> i32
    %466 = "llvm.mlir.constant"() <{value = 63 : i64}> : () -> i64
    %467 = "llvm.getelementptr"(%arg23, %454) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %468 = "llvm.load"(%467) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%468, %455)[^bb11, ^bb21, ^bb1, ^bb6] <{case_operand_segments = array<i32: 1, 0, 0>, case_values = dense<[49, 115, 110]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i128) -> ()
  ^bb1:  // pred: ^bb0
    %469 = "llvm.getelementptr"(%arg23, %457) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %470 = "llvm.load"(%469) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %471 = "llvm.getelementptr"(%arg23, %458) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %472 = "llvm.load"(%471) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %473 = "llvm.getelementptr"(%arg21, %456) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %474 = "llvm.load"(%473) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %475 = "llvm.sext"(%474) : (i32) -> i64
    %476 = "llvm.getelementptr"(%arg21, %475) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %477 = "llvm.sext"(%470) : (i32) -> i64
    %478 = "llvm.getelementptr"(%476, %477) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %479 = "llvm.load"(%arg21) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %480 = "llvm.getelementptr"(%478, %457) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %481 = "llvm.load"(%480) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %482 = "llvm.sext"(%481) : (i32) -> i64
    %483 = "llvm.getelementptr"(%arg22, %482) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %484 = "llvm.getelementptr"(%483, %458) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %485 = "llvm.add"(%472, %459) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %486 = "llvm.mul"(%479, %485) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %487 = "llvm.sext"(%486) : (i32) -> i64
    %488 = "llvm.getelementptr"(%484, %487) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%479)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %489 = "llvm.load"(%488) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%489)[^bb5] : (i64) -> ()
  ^bb3:  // pred: ^bb1
    %490 = "llvm.load"(%488) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %491 = "llvm.sext"(%490) : (i32) -> i64
    "llvm.br"(%491)[^bb5] : (i64) -> ()
  ^bb4:  // pred: ^bb1
    %492 = "llvm.load"(%488) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %493 = "llvm.sext"(%492) : (i16) -> i64
    "llvm.br"(%493)[^bb5] : (i64) -> ()
  ^bb5(%494: i64):  // 3 preds: ^bb2, ^bb3, ^bb4
    %495 = "llvm.sext"(%494) : (i64) -> i128
    "llvm.br"(%495)[^bb21] : (i128) -> ()
  ^bb6:  // pred: ^bb0
    %496 = "llvm.getelementptr"(%arg21, %456) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %497 = "llvm.load"(%496) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %498 = "llvm.sext"(%497) : (i32) -> i64
    %499 = "llvm.getelementptr"(%arg21, %498) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %500 = "llvm.getelementptr"(%arg23, %457) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %501 = "llvm.load"(%500) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %502 = "llvm.sext"(%501) : (i32) -> i64
    %503 = "llvm.getelementptr"(%499, %502) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %504 = "llvm.getelementptr"(%503, %457) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %505 = "llvm.load"(%504) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %506 = "llvm.sext"(%505) : (i32) -> i64
    %507 = "llvm.getelementptr"(%arg22, %506) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %508 = "llvm.load"(%arg21) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%508)[^bb9, ^bb7, ^bb8] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb7:  // pred: ^bb6
    %509 = "llvm.load"(%507) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%509)[^bb10] : (i64) -> ()
  ^bb8:  // pred: ^bb6
    %510 = "llvm.load"(%507) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %511 = "llvm.sext"(%510) : (i32) -> i64
    "llvm.br"(%511)[^bb10] : (i64) -> ()
  ^bb9:  // pred: ^bb6
    %512 = "llvm.load"(%507) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %513 = "llvm.sext"(%512) : (i16) -> i64
    "llvm.br"(%513)[^bb10] : (i64) -> ()
  ^bb10(%514: i64):  // 3 preds: ^bb7, ^bb8, ^bb9
    %515 = "llvm.sext"(%514) : (i64) -> i128
    "llvm.br"(%515)[^bb21] : (i128) -> ()
  ^bb11:  // pred: ^bb0
    %516 = "llvm.getelementptr"(%arg23, %457) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %517 = "llvm.load"(%516) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %518 = "llvm.sext"(%517) : (i32) -> i64
    %519 = "llvm.getelementptr"(%arg21, %518) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %520 = "llvm.getelementptr"(%519, %460) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %521 = "llvm.load"(%520) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %522 = "llvm.sext"(%521) : (i32) -> i64
    %523 = "llvm.getelementptr"(%arg21, %522) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %524 = "llvm.load"(%519) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %525 = "llvm.icmp"(%524, %461) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%525, %462)[^bb12, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb12:  // pred: ^bb11
    %526 = "llvm.zext"(%524) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%463, %462)[^bb13] : (i64, i128) -> ()
  ^bb13(%527: i64, %528: i128):  // 2 preds: ^bb12, ^bb13
    %529 = "llvm.getelementptr"(%523, %527) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %530 = "llvm.call"(%arg21, %arg22, %529) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %531 = "llvm.load"(%529) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %532 = "llvm.sext"(%531) : (i64) -> i128
    %533 = "llvm.mul"(%530, %532) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %534 = "llvm.add"(%533, %528) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %535 = "llvm.add"(%527, %464) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %536 = "llvm.icmp"(%535, %526) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%536, %534, %535, %534)[^bb14, ^bb13] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb14(%537: i128):  // 2 preds: ^bb11, ^bb13
    %538 = "llvm.getelementptr"(%arg23, %458) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %539 = "llvm.load"(%538) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %540 = "llvm.sext"(%539) : (i32) -> i64
    %541 = "llvm.getelementptr"(%arg21, %540) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %542 = "llvm.getelementptr"(%541, %460) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %543 = "llvm.load"(%542) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %544 = "llvm.sext"(%543) : (i32) -> i64
    %545 = "llvm.getelementptr"(%arg21, %544) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %546 = "llvm.load"(%541) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %547 = "llvm.icmp"(%546, %461) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%547, %462)[^bb15, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb15:  // pred: ^bb14
    %548 = "llvm.zext"(%546) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%463, %462)[^bb16] : (i64, i128) -> ()
  ^bb16(%549: i64, %550: i128):  // 2 preds: ^bb15, ^bb16
    %551 = "llvm.getelementptr"(%545, %549) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %552 = "llvm.call"(%arg21, %arg22, %551) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %553 = "llvm.load"(%551) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %554 = "llvm.sext"(%553) : (i64) -> i128
    %555 = "llvm.mul"(%552, %554) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %556 = "llvm.add"(%555, %550) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %557 = "llvm.add"(%549, %464) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %558 = "llvm.icmp"(%557, %548) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%558, %556, %557, %556)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb17(%559: i128):  // 2 preds: ^bb14, ^bb16
    %560 = "llvm.icmp"(%468, %465) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%560)[^bb18, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb18:  // pred: ^bb17
    %561 = "llvm.mul"(%559, %537) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    "llvm.br"(%561)[^bb21] : (i128) -> ()
  ^bb19:  // pred: ^bb17
    %562 = "llvm.trunc"(%559) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %563 = "llvm.icmp"(%562, %464) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%563, %462)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i128) -> ()
  ^bb20:  // pred: ^bb19
    %564 = "llvm.trunc"(%537) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %565 = "llvm.sdiv"(%564, %562) : (i64, i64) -> i64
    %566 = "llvm.srem"(%564, %562) : (i64, i64) -> i64
    %567 = "llvm.ashr"(%566, %466) : (i64, i64) -> i64
    %568 = "llvm.add"(%567, %565) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %569 = "llvm.sext"(%568) : (i64) -> i128
    "llvm.br"(%569)[^bb21] : (i128) -> ()
  ^bb21(%570: i128):  // 6 preds: ^bb0, ^bb5, ^bb10, ^bb18, ^bb19, ^bb20
    "llvm.return"(%570) : (i128) -> ()
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
    %159 = "llvm.mlir.constant"() <{value = 2147483646 : i64}> : () -> i64
    %160 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %161 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %162 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %163 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %164 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %165 = "llvm.mlir.constant"() <{value = -2 : i64}> : () -> i64
    %166 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %167 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %168 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %169 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %170 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_37}> : () -> !llvm.ptr
    %171 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_38}> : () -> !llvm.ptr
    %172 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %173 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %174 = "llvm.getelementptr"(%173, %147) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %175 = "llvm.mlir.constant"() <{value = 74 : i32}> : () -> i32
    %176 = "llvm.mlir.addressof"() <{global_name = @free}> : () -> !llvm.ptr
    %177 = "llvm.mlir.constant"() <{value = 56 : i64}> : () -> i64
    %178 = "llvm.getelementptr"(%173, %177) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %179 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %180 = "llvm.getelementptr"(%173, %148) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %181 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_32}> : () -> !llvm.ptr
    %182 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_36}> : () -> !llvm.ptr
    %183 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_35}> : () -> !llvm.ptr
    %184 = "llvm.alloca"(%146) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %185 = "llvm.alloca"(%146) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Block", (ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %186 = "llvm.alloca"(%146) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %187 = "llvm.load"(%arg16) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %188 = "llvm.getelementptr"(%187, %147) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %189 = "llvm.load"(%188) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %190 = "llvm.sext"(%189) : (i32) -> i64
    %191 = "llvm.getelementptr"(%187, %190) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %192 = "llvm.sext"(%arg18) : (i32) -> i64
    %193 = "llvm.getelementptr"(%191, %192) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %194 = "llvm.getelementptr"(%193, %148) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %195 = "llvm.load"(%194) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %196 = "llvm.sext"(%195) : (i32) -> i64
    %197 = "llvm.getelementptr"(%187, %196) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %198 = "llvm.getelementptr"(%arg16, %149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %199 = "llvm.load"(%198) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %200 = "llvm.getelementptr"(%193, %149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %201 = "llvm.load"(%200) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %202 = "llvm.icmp"(%201, %150) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %203 = "llvm.getelementptr"(%arg17, %151) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %204 = "llvm.getelementptr"(%185, %151) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %205 = "llvm.getelementptr"(%arg17, %149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %206 = "llvm.getelementptr"(%185, %149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %207 = "llvm.getelementptr"(%193, %152) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %208 = "llvm.load"(%207) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%202)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %209 = "llvm.load"(%187) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %210 = "llvm.sext"(%208) : (i32) -> i64
    %211 = "llvm.shl"(%201, %146) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %212 = "llvm.or"(%211, %146) <{isDisjoint}> : (i32, i32) -> i32
    %213 = "llvm.zext"(%212) <{nonNeg}> : (i32) -> i64
    %214 = "llvm.alloca"(%213) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %215 = "llvm.add"(%201, %146) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %216 = "llvm.zext"(%215) <{nonNeg}> : (i32) -> i64
    %217 = "llvm.alloca"(%216) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %218 = "llvm.getelementptr"(%199, %210) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%218, %217, %214, %201, %209, %218, %201)[^bb7] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32) -> ()
  ^bb2:  // pred: ^bb0
    %219 = "llvm.sext"(%208) : (i32) -> i64
    %220 = "llvm.getelementptr"(%199, %219) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %221 = "llvm.load"(%187) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%221)[^bb5, ^bb3, ^bb4] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb3:  // pred: ^bb2
    %222 = "llvm.load"(%220) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %223 = "llvm.trunc"(%222) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %224 = "llvm.shl"(%222, %153) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %225 = "llvm.and"(%224, %154) : (i64, i64) -> i64
    %226 = "llvm.or"(%225, %153) <{isDisjoint}> : (i64, i64) -> i64
    %227 = "llvm.alloca"(%226) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %228 = "llvm.add"(%222, %153) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %229 = "llvm.and"(%228, %155) : (i64, i64) -> i64
    %230 = "llvm.alloca"(%229) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %231 = "llvm.getelementptr"(%199, %219) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %232 = "llvm.zext"(%221) <{nonNeg}> : (i32) -> i64
    %233 = "llvm.getelementptr"(%231, %232) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %234 = "llvm.load"(%231) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%233, %231, %230, %227, %223, %234)[^bb6] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i64) -> ()
  ^bb4:  // pred: ^bb2
    %235 = "llvm.load"(%220) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %236 = "llvm.shl"(%235, %146) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %237 = "llvm.or"(%236, %146) <{isDisjoint}> : (i32, i32) -> i32
    %238 = "llvm.zext"(%237) : (i32) -> i64
    %239 = "llvm.alloca"(%238) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %240 = "llvm.add"(%235, %146) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %241 = "llvm.zext"(%240) : (i32) -> i64
    %242 = "llvm.alloca"(%241) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %243 = "llvm.getelementptr"(%199, %219) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %244 = "llvm.getelementptr"(%243, %151) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %245 = "llvm.load"(%243) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %246 = "llvm.zext"(%245) : (i32) -> i64
    "llvm.br"(%244, %243, %242, %239, %235, %246)[^bb6] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i64) -> ()
  ^bb5:  // pred: ^bb2
    %247 = "llvm.load"(%220) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %248 = "llvm.sext"(%247) : (i16) -> i32
    %249 = "llvm.shl"(%248, %146) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %250 = "llvm.or"(%249, %146) <{isDisjoint}> : (i32, i32) -> i32
    %251 = "llvm.zext"(%250) : (i32) -> i64
    %252 = "llvm.alloca"(%251) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %253 = "llvm.add"(%248, %146) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %254 = "llvm.zext"(%253) : (i32) -> i64
    %255 = "llvm.alloca"(%254) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %256 = "llvm.getelementptr"(%199, %219) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %257 = "llvm.intr.smax"(%221, %156) : (i32, i32) -> i32
    %258 = "llvm.zext"(%257) <{nonNeg}> : (i32) -> i64
    %259 = "llvm.getelementptr"(%256, %258) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %260 = "llvm.load"(%256) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %261 = "llvm.sext"(%260) : (i16) -> i64
    "llvm.br"(%259, %256, %255, %252, %248, %261)[^bb6] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i64) -> ()
  ^bb6(%262: !llvm.ptr, %263: !llvm.ptr, %264: !llvm.ptr, %265: !llvm.ptr, %266: i32, %267: i64):  // 3 preds: ^bb3, ^bb4, ^bb5
    %268 = "llvm.load"(%262) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %269 = "llvm.trunc"(%267) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%263, %264, %265, %266, %221, %268, %269)[^bb7] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32) -> ()
  ^bb7(%270: !llvm.ptr, %271: !llvm.ptr, %272: !llvm.ptr, %273: i32, %274: i32, %275: !llvm.ptr, %276: i32):  // 2 preds: ^bb1, ^bb6
    %277 = "llvm.getelementptr"(%193, %151) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %278 = "llvm.load"(%277) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %279 = "llvm.icmp"(%276, %157) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%279)[^bb8, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb8:  // pred: ^bb7
    %280 = "llvm.shl"(%276, %146) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %281 = "llvm.getelementptr"(%275, %149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %282 = "llvm.sext"(%274) : (i32) -> i64
    %283 = "llvm.intr.smax"(%280, %146) : (i32, i32) -> i32
    %284 = "llvm.zext"(%283) <{nonNeg}> : (i32) -> i64
    %285 = "llvm.and"(%284, %153) : (i64, i64) -> i64
    %286 = "llvm.icmp"(%283, %146) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%286, %158)[^bb20, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb9:  // pred: ^bb8
    %287 = "llvm.and"(%284, %159) : (i64, i64) -> i64
    "llvm.br"(%158, %158)[^bb10] : (i64, i64) -> ()
  ^bb10(%288: i64, %289: i64):  // 2 preds: ^bb9, ^bb18
    %290 = "llvm.or"(%288, %153) <{isDisjoint}> : (i64, i64) -> i64
    %291 = "llvm.mul"(%290, %282) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %292 = "llvm.getelementptr"(%281, %291) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%274)[^bb13, ^bb11, ^bb12] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb11:  // pred: ^bb10
    %293 = "llvm.load"(%292) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%293)[^bb14] : (i64) -> ()
  ^bb12:  // pred: ^bb10
    %294 = "llvm.load"(%292) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %295 = "llvm.sext"(%294) : (i32) -> i64
    "llvm.br"(%295)[^bb14] : (i64) -> ()
  ^bb13:  // pred: ^bb10
    %296 = "llvm.load"(%292) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %297 = "llvm.sext"(%296) : (i16) -> i64
    "llvm.br"(%297)[^bb14] : (i64) -> ()
  ^bb14(%298: i64):  // 3 preds: ^bb11, ^bb12, ^bb13
    %299 = "llvm.getelementptr"(%272, %288) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%298, %299) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %300 = "llvm.add"(%288, %160) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %301 = "llvm.mul"(%300, %282) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %302 = "llvm.getelementptr"(%281, %301) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%274)[^bb17, ^bb16, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb15:  // pred: ^bb14
    %303 = "llvm.load"(%302) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %304 = "llvm.sext"(%303) : (i32) -> i64
    "llvm.br"(%304)[^bb18] : (i64) -> ()
  ^bb16:  // pred: ^bb14
    %305 = "llvm.load"(%302) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%305)[^bb18] : (i64) -> ()
  ^bb17:  // pred: ^bb14
    %306 = "llvm.load"(%302) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %307 = "llvm.sext"(%306) : (i16) -> i64
    "llvm.br"(%307)[^bb18] : (i64) -> ()
  ^bb18(%308: i64):  // 3 preds: ^bb15, ^bb16, ^bb17
    %309 = "llvm.getelementptr"(%272, %290) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%308, %309) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %310 = "llvm.add"(%289, %160) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %311 = "llvm.icmp"(%310, %287) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%311, %300, %310)[^bb19, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb19:  // pred: ^bb18
    %312 = "llvm.icmp"(%285, %158) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%312, %300)[^bb25, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb20(%313: i64):  // 2 preds: ^bb8, ^bb19
    %314 = "llvm.icmp"(%285, %158) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%314) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %315 = "llvm.add"(%313, %153) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %316 = "llvm.mul"(%315, %282) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %317 = "llvm.getelementptr"(%281, %316) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%274)[^bb23, ^bb22, ^bb21] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb21:  // pred: ^bb20
    %318 = "llvm.load"(%317) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %319 = "llvm.sext"(%318) : (i32) -> i64
    "llvm.br"(%319)[^bb24] : (i64) -> ()
  ^bb22:  // pred: ^bb20
    %320 = "llvm.load"(%317) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%320)[^bb24] : (i64) -> ()
  ^bb23:  // pred: ^bb20
    %321 = "llvm.load"(%317) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %322 = "llvm.sext"(%321) : (i16) -> i64
    "llvm.br"(%322)[^bb24] : (i64) -> ()
  ^bb24(%323: i64):  // 3 preds: ^bb21, ^bb22, ^bb23
    %324 = "llvm.getelementptr"(%272, %313) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%323, %324) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb25] : () -> ()
  ^bb25:  // 3 preds: ^bb7, ^bb19, ^bb24
    %325 = "llvm.getelementptr"(%275, %149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%274)[^bb28, ^bb26, ^bb27] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb26:  // pred: ^bb25
    %326 = "llvm.load"(%325) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%326)[^bb29] : (i64) -> ()
  ^bb27:  // pred: ^bb25
    %327 = "llvm.load"(%325) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %328 = "llvm.sext"(%327) : (i32) -> i64
    "llvm.br"(%328)[^bb29] : (i64) -> ()
  ^bb28:  // pred: ^bb25
    %329 = "llvm.load"(%325) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %330 = "llvm.sext"(%329) : (i16) -> i64
    "llvm.br"(%330)[^bb29] : (i64) -> ()
  ^bb29(%331: i64):  // 3 preds: ^bb26, ^bb27, ^bb28
    %332 = "llvm.sext"(%278) : (i32) -> i64
    %333 = "llvm.mul"(%331, %332) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %334 = "llvm.getelementptr"(%275, %151) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %335 = "llvm.load"(%334) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %336 = "llvm.ptrtoint"(%335) : (!llvm.ptr) -> i64
    %337 = "llvm.add"(%333, %336) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %338 = "llvm.inttoptr"(%337) : (i64) -> !llvm.ptr
    "llvm.store"(%338, %184) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %339 = "llvm.getelementptr"(%184, %151) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%146, %339) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %340 = "llvm.getelementptr"(%184, %152) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%157, %340) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %341 = "llvm.getelementptr"(%184, %149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%276, %341) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %342 = "llvm.getelementptr"(%184, %161) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %343 = "llvm.getelementptr"(%193, %162) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %344 = "llvm.load"(%343) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%344, %342) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %345 = "llvm.getelementptr"(%184, %163) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%272, %345) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %346 = "llvm.getelementptr"(%184, %147) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %347 = "llvm.sext"(%276) : (i32) -> i64
    %348 = "llvm.getelementptr"(%272, %347) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%348, %346) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %349 = "llvm.getelementptr"(%184, %148) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%158, %349) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %350 = "llvm.icmp"(%273, %157) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%350, %153)[^bb30, ^bb35] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb30:  // pred: ^bb29
    %351 = "llvm.zext"(%273) <{nonNeg}> : (i32) -> i64
    %352 = "llvm.and"(%351, %153) : (i64, i64) -> i64
    %353 = "llvm.icmp"(%273, %146) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%353, %351, %153, %153)[^bb34, ^bb31] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i64, i64, i64) -> ()
  ^bb31:  // pred: ^bb30
    %354 = "llvm.and"(%351, %159) : (i64, i64) -> i64
    "llvm.br"(%351, %153, %153, %158)[^bb32] : (i64, i64, i64, i64) -> ()
  ^bb32(%355: i64, %356: i64, %357: i64, %358: i64):  // 2 preds: ^bb31, ^bb32
    %359 = "llvm.add"(%355, %164) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %360 = "llvm.getelementptr"(%271, %359) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%357, %360) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %361 = "llvm.getelementptr"(%272, %359) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %362 = "llvm.load"(%361) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %363 = "llvm.intr.umax"(%362, %153) : (i64, i64) -> i64
    %364 = "llvm.mul"(%363, %357) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %365 = "llvm.mul"(%362, %356) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %366 = "llvm.add"(%355, %165) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %367 = "llvm.getelementptr"(%271, %366) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%364, %367) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %368 = "llvm.getelementptr"(%272, %366) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %369 = "llvm.load"(%368) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %370 = "llvm.intr.umax"(%369, %153) : (i64, i64) -> i64
    %371 = "llvm.mul"(%370, %364) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %372 = "llvm.mul"(%369, %365) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %373 = "llvm.add"(%358, %160) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %374 = "llvm.icmp"(%373, %354) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%374, %366, %372, %371, %373)[^bb33, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, i64, i64, i64, i64) -> ()
  ^bb33:  // pred: ^bb32
    %375 = "llvm.icmp"(%352, %158) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%375, %372, %366, %372, %371)[^bb35, ^bb34] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, i64, i64, i64, i64) -> ()
  ^bb34(%376: i64, %377: i64, %378: i64):  // 2 preds: ^bb30, ^bb33
    %379 = "llvm.icmp"(%352, %158) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%379) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %380 = "llvm.add"(%376, %164) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %381 = "llvm.getelementptr"(%271, %380) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%378, %381) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %382 = "llvm.getelementptr"(%272, %380) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %383 = "llvm.load"(%382) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %384 = "llvm.mul"(%383, %377) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%384)[^bb35] : (i64) -> ()
  ^bb35(%385: i64):  // 3 preds: ^bb29, ^bb33, ^bb34
    "llvm.cond_br"(%202, %270)[^bb37, ^bb36] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb36:  // pred: ^bb35
    %386 = "llvm.intr.smax"(%274, %156) : (i32, i32) -> i32
    %387 = "llvm.zext"(%386) <{nonNeg}> : (i32) -> i64
    %388 = "llvm.getelementptr"(%270, %387) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %389 = "llvm.load"(%388) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%389)[^bb37] : (!llvm.ptr) -> ()
  ^bb37(%390: !llvm.ptr):  // 2 preds: ^bb35, ^bb36
    %391 = "llvm.icmp"(%390, %166) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%391, %167)[^bb39, ^bb38] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i1) -> ()
  ^bb38:  // pred: ^bb37
    %392 = "llvm.load"(%390) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %393 = "llvm.icmp"(%392, %166) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.br"(%393)[^bb39] : (i1) -> ()
  ^bb39(%394: i1):  // 2 preds: ^bb37, ^bb38
    %395 = "llvm.icmp"(%385, %158) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %396 = "llvm.select"(%394, %395, %168) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%396)[^bb40, ^bb41] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb40:  // pred: ^bb39
    "llvm.call"(%181, %197, %166, %183, %158) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%150)[^bb65] : (i32) -> ()
  ^bb41:  // pred: ^bb39
    %397 = "llvm.icmp"(%arg20, %166) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%397)[^bb53, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb42:  // pred: ^bb41
    %398 = "llvm.load"(%arg20) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%398, %166)[^bb45, ^bb43, ^bb44] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb43:  // pred: ^bb42
    %399 = "llvm.getelementptr"(%arg20, %151) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %400 = "llvm.load"(%399) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %401 = "llvm.getelementptr"(%400, %163) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%401)[^bb45] : (!llvm.ptr) -> ()
  ^bb44:  // pred: ^bb42
    %402 = "llvm.getelementptr"(%arg20, %151) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %403 = "llvm.load"(%402) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%403)[^bb45] : (!llvm.ptr) -> ()
  ^bb45(%404: !llvm.ptr):  // 3 preds: ^bb42, ^bb43, ^bb44
    %405 = "llvm.getelementptr"(%404, %149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %406 = "llvm.load"(%405) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %407 = "llvm.icmp"(%406, %276) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%407)[^bb46, ^bb48] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb46:  // pred: ^bb45
    "llvm.cond_br"(%279)[^bb47, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb47:  // pred: ^bb46
    %408 = "llvm.getelementptr"(%404, %163) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %409 = "llvm.load"(%408) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %410 = "llvm.zext"(%276) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%158)[^bb50] : (i64) -> ()
  ^bb48:  // pred: ^bb45
    "llvm.call"(%169, %197, %arg20, %170, %347) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%150)[^bb65] : (i32) -> ()
  ^bb49:  // pred: ^bb50
    %411 = "llvm.add"(%413, %153) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %412 = "llvm.icmp"(%411, %410) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%412, %411)[^bb52, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb50(%413: i64):  // 2 preds: ^bb47, ^bb49
    %414 = "llvm.getelementptr"(%272, %413) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %415 = "llvm.load"(%414) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %416 = "llvm.getelementptr"(%409, %413) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %417 = "llvm.load"(%416) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %418 = "llvm.icmp"(%417, %415) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%418)[^bb49, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb51:  // pred: ^bb50
    "llvm.call"(%169, %197, %arg20, %171, %415) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%150)[^bb65] : (i32) -> ()
  ^bb52:  // 2 preds: ^bb46, ^bb49
    %419 = "llvm.load"(%404) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %420 = "llvm.getelementptr"(%404, %148) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %421 = "llvm.load"(%420) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %422 = "llvm.getelementptr"(%419, %421) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%422, %184, %278, %271, %385) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_copy_elements, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i64) -> ()
    "llvm.br"(%157)[^bb65] : (i32) -> ()
  ^bb53:  // pred: ^bb41
    "llvm.intr.memset"(%185, %172, %163) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %423 = "llvm.load"(%arg17) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %424 = "llvm.icmp"(%423, %166) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%424, %arg17, %205, %203, %423)[^bb54, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb54:  // pred: ^bb53
    %425 = "llvm.load"(%205) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %426 = "llvm.icmp"(%425, %166) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%426, %186, %425)[^bb55, ^bb60] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, !llvm.ptr) -> ()
  ^bb55:  // pred: ^bb54
    %427 = "llvm.mul"(%385, %332) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %428 = "llvm.add"(%427, %153) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %429 = "llvm.call"(%166, %428) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @realloc, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%429, %185) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %430 = "llvm.icmp"(%429, %166) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%430)[^bb56, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb56:  // pred: ^bb55
    "llvm.call"(%181, %197, %166, %182, %158) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%150)[^bb65] : (i32) -> ()
  ^bb57:  // pred: ^bb55
    "llvm.call"(%429, %184, %278, %271, %385) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_copy_elements, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i64) -> ()
    "llvm.store"(%429, %184) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%271, %346) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%185, %206, %204, %429)[^bb58] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb58(%431: !llvm.ptr, %432: !llvm.ptr, %433: !llvm.ptr, %434: !llvm.ptr):  // 2 preds: ^bb53, ^bb57
    "llvm.store"(%166, %186) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %435 = "llvm.load"(%174) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %436 = "llvm.call"(%435, %434, %175, %176, %433) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    %437 = "llvm.icmp"(%436, %157) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%437, %150)[^bb59, ^bb62] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb59:  // pred: ^bb58
    %438 = "llvm.load"(%433) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%438, %432) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%431, %438)[^bb60] : (!llvm.ptr, !llvm.ptr) -> ()
  ^bb60(%439: !llvm.ptr, %440: !llvm.ptr):  // 2 preds: ^bb54, ^bb59
    "llvm.store"(%166, %439) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %441 = "llvm.load"(%178) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %442 = "llvm.call"(%441, %440, %184, %186) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %443 = "llvm.icmp"(%442, %157) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%443, %442)[^bb61, ^bb62] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb61:  // pred: ^bb60
    %444 = "llvm.load"(%186) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%179, %arg19) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %445 = "llvm.getelementptr"(%arg19, %162) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%157, %445) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %446 = "llvm.getelementptr"(%arg19, %151) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%444, %446) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%157)[^bb62] : (i32) -> ()
  ^bb62(%447: i32):  // 3 preds: ^bb58, ^bb60, ^bb61
    %448 = "llvm.load"(%204) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %449 = "llvm.icmp"(%448, %166) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%449)[^bb64, ^bb63] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb63:  // pred: ^bb62
    %450 = "llvm.load"(%180) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %451 = "llvm.call"(%450, %448) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb64] : () -> ()
  ^bb64:  // 2 preds: ^bb62, ^bb63
    %452 = "llvm.load"(%185) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%452) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%447)[^bb65] : (i32) -> ()
  ^bb65(%453: i32):  // 6 preds: ^bb40, ^bb48, ^bb51, ^bb52, ^bb56, ^bb64
    "llvm.return"(%453) : (i32) -> ()
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
    %88 = "llvm.getelementptr"(%arg14, %87) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Any", (i32, i32, struct<"mlir_abi_call_core_64.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memcpy"(%arg15, %88, %61) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %89 = "llvm.load"(%85) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %90 = "llvm.sext"(%89) : (i32) -> i64
    %91 = "llvm.getelementptr"(%arg14, %90) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Any", (i32, i32, struct<"mlir_abi_call_core_64.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
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
    %103 = "llvm.alloca"(%101) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Any", (i32, i32, struct<"mlir_abi_call_core_64.union.anon", (i64)>)>}> : (i64) -> !llvm.ptr
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
    %122 = "llvm.getelementptr"(%103, %121) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Any", (i32, i32, struct<"mlir_abi_call_core_64.union.anon", (i64)>)>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
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
    %136 = "llvm.getelementptr"(%103, %135) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Any", (i32, i32, struct<"mlir_abi_call_core_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
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
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i32, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_copy_elements", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
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

